//! Flying along a spaceline (1E-FLY-01 to 1E-FLY-06).

use super::{affiliation, docking, spaceline};
use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::language::Kind;
use cards::lexicon::Stat;

/// The RANGE that a location takes to enter or pass: that of the end which faces the player (1E-GAP-137).
fn span(game: &Game, seat: Seat, site: SiteId) -> i16 {
    let card = affiliation::card_for(game, seat, site);
    let end = card.and_then(|card| affiliation::end(game, seat, card));
    let facts = game.table.site_facts(site);
    end.map_or(facts.span, |end| i16::from(end.span.printed()))
}

/// The RANGE a move takes; none between spacelines (1E-FLY-03, 1E-GAP-42).
pub(super) fn distance(game: &Game, seat: Seat, from: SiteId, to: SiteId) -> Option<i16> {
    let (line, a) = spaceline::position(game, from)?;
    let (other, b) = spaceline::position(game, to)?;
    if line != other {
        return None;
    }
    let passed = match a < b {
        true => a + 1..b + 1,
        false => b..a,
    };
    let sites = &game.state.lines[line][passed];
    Some(sites.iter().map(|site| span(game, seat, *site)).sum())
}

pub(super) fn actions(game: &Game, seat: Seat, ship: CardId, out: &mut Vec<Action>) {
    let Place::Orbit(from) = game.state.card(ship).place else {
        return;
    };
    if docking::check_ship(game, seat, ship).is_err() {
        return;
    }
    let Some((line, _)) = spaceline::position(game, from) else {
        return;
    };
    for &site in &game.state.lines[line] {
        let Some(&to) = spaceline::missions(game, site).first() else {
            continue;
        };
        if check_way(game, seat, ship, from, site).is_ok() {
            out.push(Action::Move { ship, to });
        }
    }
}

pub(super) fn check(game: &Game, seat: Seat, ship: CardId, to: CardId) -> Result<(), Refusal> {
    docking::check_ship(game, seat, ship)?;
    let Place::Orbit(from) = game.state.card(ship).place else {
        return refuse("1E-DOCK-03", Why::Docked { ship });
    };
    let site = game.table.site_of_mission(to);
    let Some(site) = site.filter(|site| spaceline::position(game, *site).is_some()) else {
        return refuse("1E-FLY-01", Why::WrongTarget);
    };
    check_way(game, seat, ship, from, site)
}

fn check_way(
    game: &Game,
    seat: Seat,
    ship: CardId,
    from: SiteId,
    to: SiteId,
) -> Result<(), Refusal> {
    if from == to {
        return refuse("1E-FLY-01", Why::AlreadyThere);
    }
    let Some(needed) = distance(game, seat, from, to) else {
        return refuse("1E-GAP-42", Why::WrongTarget);
    };
    let left = game.stat(ship, Stat::UnusedRange);
    if needed > left {
        return refuse("1E-FLY-02", Why::TooFar { needed, left });
    }
    let h = way(game, seat, ship, from, to);
    match game.forbidden(&h) {
        Some(by) => refuse("1E-MISC-02", Why::Forbidden { by }),
        None => Ok(()),
    }
}

fn way(game: &Game, seat: Seat, ship: CardId, from: SiteId, to: SiteId) -> Happening {
    let h = Happening::new(Kind::MoveShip).by(seat).card(ship);
    let h = h.from(Place::Orbit(from)).to(Place::Orbit(to));
    Happening {
        other: spaceline::missions(game, to).first().copied(),
        ..h
    }
}

pub(super) fn fly(game: &mut Game, seat: Seat, ship: CardId, to: CardId) {
    let Place::Orbit(from) = game.state.card(ship).place else {
        return;
    };
    let Some(site) = game.table.site_of_mission(to) else {
        return;
    };
    let range = distance(game, seat, from, site).unwrap_or(0);
    let h = way(game, seat, ship, from, site).cause(Cause::Action);
    game.happen(h.amount(Amount::Range(range)));
}

pub(super) fn enact(game: &mut Game, h: &Happening) {
    let (Some(ship), Some(to)) = (h.card, h.to) else {
        return;
    };
    let card = &mut game.state.cards[ship.index()];
    card.place = to;
    if h.cause == Cause::Action {
        // 1E-FLY-04.
        let used = i8::try_from(h.amount.number()).unwrap_or(i8::MAX);
        card.range_used = card.range_used.saturating_add(used);
    }
    game.tell_all(*h);
}
