//! Moving a ship (2E-MOVE-01 to 2E-MOVE-12).

use super::staffing;
use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use crate::kernel::table::{About, ModifierKind};
use crate::text::eval::{Cx, NOTHING};
use crate::text::modifiers::Wanted;
use cards::language::{Kind, Modifier};
use cards::lexicon::{CardType, Stat};

/// The Range added for a move to another quadrant (2E-MOVE-09).
const QUADRANT: i16 = 2;
/// The Range saved by a move within a region (2E-MOVE-10).
const REGION: i16 = 2;

fn way(seat: Seat, ship: CardId, to: CardId, from: SiteId, site: SiteId) -> Happening {
    Happening::new(Kind::MoveShip)
        .by(seat)
        .card(ship)
        .other(to)
        .from(Place::Orbit(from))
        .to(Place::Orbit(site))
}

/// The Range a ship needs from one mission to another.
pub(super) fn range_needed(game: &Game, ship: CardId, a: SiteId, b: SiteId) -> i16 {
    let (from, to) = (game.table.site_facts(a), game.table.site_facts(b));
    let seat = game.state.card(ship).commander;
    let mut needed = span(game, a, seat) + span(game, b, seat);
    let mut other_quadrant = from.quadrant != to.quadrant;
    // 2E-GAP-35: once, however many regions they share.
    if from.regions.iter().any(|r| to.regions.contains(r)) {
        needed -= REGION;
    }
    if game.table.modifiers.has(ModifierKind::Travel) {
        let (ma, mb) = (from.missions[0], to.missions[0]);
        let cx = Cx::new(ship, game.state.card(ship).commander, &NOTHING);
        let wanted = Wanted {
            kind: ModifierKind::Travel,
            about: About::ALL,
            concerns: &|m, mcx| {
                matches!(m, Modifier::Travel { ship: which, a, b, .. } if {
                    let fits =
                        |x, y| game.filter(a, x, mcx) && game.filter(b, y, mcx);
                    game.filter(which, ship, mcx) && (fits(ma, mb) || fits(mb, ma))
                })
            },
        };
        game.each_modifier_of(&wanted, &cx, &mut |m, mcx| {
            if let Modifier::Travel {
                delta,
                same_quadrant,
                ..
            } = m
            {
                game.applied(mcx);
                needed += i16::from(*delta);
                other_quadrant &= !same_quadrant;
            }
        });
    }
    if other_quadrant {
        needed += QUADRANT;
    }
    needed.max(0)
}

/// The span of a place. Copies of a mission are one place; the player's own copy counts first.
fn span(game: &Game, site: SiteId, seat: Seat) -> i16 {
    let facts = game.table.site_facts(site);
    if !game.table.modifiers.has(ModifierKind::Stat) {
        return facts.span;
    }
    let own = |m: &&CardId| game.state.card(**m).place == Place::Row(seat);
    let mission = facts.missions.iter().find(own);
    game.stat(*mission.unwrap_or(&facts.missions[0]), Stat::Span)
}

pub(super) fn moves(game: &Game, seat: Seat, ship: CardId, from: SiteId, out: &mut Vec<Action>) {
    let left = game.stat(ship, Stat::UnusedRange);
    if left == 0 || !staffing::is_staffed(game, ship) {
        return;
    }
    for i in 0..game.table.sites.len() as u8 {
        let site = SiteId(i);
        if site == from || range_needed(game, ship, from, site) > left || !game.is_on_table(site) {
            continue;
        }
        let to = game.table.site_facts(site).missions[0];
        let h = way(seat, ship, to, from, site);
        if game.forbidden(&h).is_none() && game.check_tolls(&h, seat).is_ok() {
            out.push(Action::Move { ship, to });
        }
    }
}

pub(super) fn check_move(game: &Game, seat: Seat, ship: CardId, to: CardId) -> Result<(), Refusal> {
    let card = game.state.card(ship);
    if game.table.face(ship).kind != CardType::Ship {
        return refuse("2E-MOVE-01", Why::NotAShip { card: ship });
    }
    let Place::Orbit(from) = card.place else {
        return refuse("2E-CMD-02", Why::NotThere { place: card.place });
    };
    if card.commander != seat {
        return refuse("2E-CMD-01", Why::NotYours { card: ship });
    }
    if card.is(Flag::Stopped) {
        return refuse("2E-ORD-07", Why::Stopped { card: ship });
    }
    let Some(site) = game.table.site_of_mission(to) else {
        return refuse("2E-MOVE-03", Why::WrongTarget);
    };
    if !game.is_on_table(site) {
        return refuse("2E-MOVE-03", Why::WrongTarget);
    }
    if site == from {
        // Another copy of the mission is the same place (2E-MOVE-12, 2E-GAP-37).
        let copies = game.table.site_facts(site).missions.len() > 1;
        let rule = if copies { "2E-MOVE-12" } else { "2E-MOVE-03" };
        return refuse(rule, Why::AlreadyThere);
    }
    if !staffing::is_staffed(game, ship) {
        return refuse("2E-MOVE-02", Why::NotStaffed { ship });
    }
    let h = way(seat, ship, to, from, site);
    if let Some(by) = game.forbidden(&h) {
        return refuse("2E-MOVE-02", Why::Forbidden { by });
    }
    let (needed, left) = (
        range_needed(game, ship, from, site),
        game.stat(ship, Stat::UnusedRange),
    );
    if needed > left {
        return refuse("2E-MOVE-05", Why::TooFar { needed, left });
    }
    game.check_tolls(&h, seat)
}

pub(super) fn move_ship(game: &mut Game, seat: Seat, ship: CardId, to: CardId) {
    let (Place::Orbit(from), Some(site)) =
        (game.state.card(ship).place, game.table.site_of_mission(to))
    else {
        return;
    };
    show_staff(game, seat, ship);
    let needed = range_needed(game, ship, from, site);
    let h = way(seat, ship, to, from, site)
        .cause(Cause::Action)
        .amount(Amount::Range(needed));
    game.happen_for_a_price(h, Vec::new(), seat);
}

/// 2E-SHOW-03, 2E-SHOW-05: staffing uses icons of the crew and one matching affiliation.
fn show_staff(game: &mut Game, seat: Seat, ship: CardId) {
    let own = game.affiliations(ship);
    let staffing = game.table.face(ship).staffing.iter();
    let required = staffing.fold(0, |all, needed| all | needed.supplied_by);
    let crew: Vec<CardId> = game
        .crew(ship, Some(seat))
        .filter(|c| !game.state.card(*c).is(Flag::Stopped))
        .collect();
    if let Some(&one) = crew.iter().find(|c| game.affiliations(**c).meets(own)) {
        game.show(one, Facet::Affiliation);
    }
    for card in crew {
        if game.table.face(card).icons & required != 0 {
            game.show(card, Facet::StaffingIcon);
        }
    }
}

pub(super) fn enact_move_ship(game: &mut Game, h: &Happening) {
    let (Some(ship), Some(Place::Orbit(to))) = (h.card, h.to) else {
        return;
    };
    // Texts may have changed the way; the Range is what it takes now.
    let needed = match h.from {
        Some(Place::Orbit(from)) => range_needed(game, ship, from, to),
        _ => h.amount.number(),
    };
    let card = &mut game.state.cards[ship.index()];
    card.range_used = card
        .range_used
        .saturating_add(needed.min(i16::from(i8::MAX)) as i8);
    card.place = Place::Orbit(to);
    game.tell_all(*h);
}
