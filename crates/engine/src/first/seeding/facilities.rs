//! The facility phase (1E-SEED-46 to 1E-SEED-55, 1E-START-01).

use super::{Step, go_on};
use crate::first::{affiliation, play, spaceline, uniqueness};
use crate::kernel::choice::{API, Action, Ask, Choice};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, Seats, SiteId};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::first::{Facility, FacilityKind, Kind as FirstKind};
use cards::language::Kind;
use cards::lexicon::CardType;

pub(super) fn step(game: &mut Game, at: Here<Turn>, seat: Seat, passed: Seats) -> Flow {
    let next = game.state.left_of(seat);
    let next = match passed.has(next) {
        true => seat,
        false => next,
    };
    match game.reply_action() {
        Some(Action::Seed {
            card,
            at: Some(mission),
        }) => {
            seed(game, seat, card, mission);
            go_on(game, at, Step::Facilities { seat: next, passed })
        }
        Some(_) => {
            // 1E-GAP-81: a pass is final.
            let passed = passed.with(seat);
            if next == seat {
                return go_on(game, at, Step::Reveal);
            }
            go_on(game, at, Step::Facilities { seat: next, passed })
        }
        None => game.ask(seat, Ask::Seed, Choice::Act),
    }
}

fn seed(game: &mut Game, seat: Seat, card: CardId, mission: CardId) {
    let Some(site) = game.table.site_of_mission(mission) else {
        return;
    };
    // 1E-SEED-48: outposts are in space.
    let to = Place::Orbit(site);
    game.state.put(card, to);
    let h = Happening::new(Kind::Seed)
        .by(seat)
        .card(card)
        .other(mission);
    game.happen(h.to(to).cause(Cause::Action));
}

pub(in crate::first) fn actions(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    for &card in game.state.zone(Place::Seed(seat)) {
        for site in spaceline::locations(game) {
            let Some(&mission) = spaceline::missions(game, site).first() else {
                continue;
            };
            let action = Action::Seed {
                card,
                at: Some(mission),
            };
            if check(game, seat, &action).is_ok() {
                out.push(action);
            }
        }
    }
}

pub(in crate::first) fn check(game: &Game, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let (card, mission) = match *action {
        Action::Pass => return Ok(()),
        Action::Seed {
            card,
            at: Some(mission),
        } => (card, mission),
        Action::Seed { at: None, .. } => return refuse("1E-SEED-47", Why::WrongTarget),
        _ => return refuse(API, Why::NotNow),
    };
    let place = game.state.card(card).place;
    if place != Place::Seed(seat) {
        return refuse(API, Why::NotThere { place });
    }
    let Some(facility) = facility(game, card) else {
        return refuse("1E-SEED-05", Why::NotNow);
    };
    let site = game.table.site_of_mission(mission);
    let Some(site) = site.filter(|site| spaceline::position(game, *site).is_some()) else {
        return refuse(API, Why::WrongTarget);
    };
    if play::is_alternate(game, card) {
        return refuse("1E-SEED-11", Why::NoPermission { card });
    }
    check_place(game, seat, card, facility, site)?;
    uniqueness::check(game, seat, card)
}

/// The facts of a facility.
pub(in crate::first) fn facility(game: &Game, card: CardId) -> Option<&Facility> {
    match game.table.def(card).first().map(|facts| &facts.of) {
        Some(FirstKind::Facility(facility)) => Some(facility),
        _ => None,
    }
}

/// Whether a player has a facility at a location.
fn has_facility(game: &Game, seat: Seat, site: SiteId) -> bool {
    game.state.field.iter().any(|c| {
        let card = game.state.card(*c);
        game.table.face(*c).kind == CardType::Facility
            && card.commander == seat
            && card.place.site() == Some(site)
    })
}

/// Whether a facility may stand at a location, when it is seeded or built (1E-GAP-14).
pub(in crate::first) fn check_place(
    game: &Game,
    seat: Seat,
    card: CardId,
    facility: &Facility,
    site: SiteId,
) -> Result<(), Refusal> {
    // 1E-SEED-50: other facilities stand where their text says.
    if facility.class != FacilityKind::Outpost {
        return refuse("1E-SEED-50", Why::WrongTarget);
    }
    let native = game.table.def(card).first().map(|facts| facts.native());
    let quadrant = game.table.site_facts(site).quadrant;
    if !native.is_some_and(|native| native.contains(&quadrant)) {
        return refuse("1E-SEED-49", Why::WrongTarget);
    }
    let missions = spaceline::missions(game, site);
    let homeworld =
        |c: &CardId| affiliation::mission(game, *c).is_some_and(|m| m.homeworld.is_some());
    if missions.iter().any(homeworld) {
        return refuse("1E-SEED-52", Why::WrongTarget);
    }
    // 1E-GAP-13: the icons of the end that faces the player.
    let icons = affiliation::icons_for(game, seat, site);
    if !facility.affiliations.iter().any(|a| icons.contains(a)) {
        return refuse("1E-SEED-51", Why::WrongTarget);
    }
    if has_facility(game, seat, site) {
        return refuse("1E-SEED-54", Why::WrongTarget);
    }
    Ok(())
}
