//! Docking and undocking (1E-DOCK-01 to 1E-DOCK-06).

use super::battle::damage;
use super::rules::{CloakedDocking, rules};
use super::seeding::facilities::facility;
use super::{affiliation, reporting, staffing};
use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::first::FacilityKind;
use cards::language::Kind;
use cards::lexicon::{CardType, Stat};

pub(super) fn actions(game: &Game, seat: Seat, ship: CardId, out: &mut Vec<Action>) {
    if check_undock(game, seat, ship).is_ok() {
        out.push(Action::Undock { ship });
    }
    if matches!(game.state.card(ship).place, Place::Orbit(_)) {
        for at in reporting::facilities(game, seat) {
            if check_dock(game, seat, ship, at).is_ok() {
                out.push(Action::Dock { ship, at });
            }
        }
    }
}

/// Whether a player may move a ship, by docking or otherwise (1E-STAFF-01, 1E-HURT-01).
pub(super) fn check_ship(game: &Game, seat: Seat, ship: CardId) -> Result<(), Refusal> {
    let card = game.state.card(ship);
    if game.table.face(ship).kind != CardType::Ship || !card.place.in_play() {
        return refuse("1E-FLY-01", Why::NotAShip { card: ship });
    }
    if card.commander != seat {
        return refuse("1E-MISC-09", Why::OpponentsShip { ship });
    }
    if card.is(Flag::Stopped) {
        return refuse("1E-HURT-01", Why::Stopped { card: ship });
    }
    if game.is_idle(ship) {
        return refuse("1E-HURT-18", Why::OutOfAction { card: ship });
    }
    if !staffing::is_staffed(game, ship) {
        return refuse("1E-STAFF-01", Why::NotStaffed { ship });
    }
    Ok(())
}

pub(super) fn check_dock(game: &Game, seat: Seat, ship: CardId, at: CardId) -> Result<(), Refusal> {
    check_ship(game, seat, ship)?;
    check_cloak(game, ship)?;
    let class = facility(game, at).map(|facts| facts.class);
    // 1E-DOCK-01.
    if class != Some(FacilityKind::Outpost) || game.state.card(at).commander != seat {
        return refuse("1E-DOCK-01", Why::WrongTarget);
    }
    let Place::Orbit(site) = game.state.card(ship).place else {
        return refuse("1E-DOCK-01", Why::AlreadyThere);
    };
    if game.site_of(at) != Some(site) {
        return refuse("1E-DOCK-01", Why::DifferentMission);
    }
    if !affiliation::compatible(game, ship, at) {
        return refuse(
            "1E-DOCK-02",
            Why::NotCompatible {
                card: ship,
                with: at,
            },
        );
    }
    Ok(())
}

pub(super) fn check_undock(game: &Game, seat: Seat, ship: CardId) -> Result<(), Refusal> {
    if !matches!(game.state.card(ship).place, Place::Docked(_)) {
        return refuse("1E-DOCK-01", Why::WrongTarget);
    }
    check_cloak(game, ship)?;
    check_ship(game, seat, ship)
}

/// 1E-CLOAK-06
fn check_cloak(game: &Game, ship: CardId) -> Result<(), Refusal> {
    let refused = rules(game).cloaked_docking == CloakedDocking::Refused;
    match refused && game.state.card(ship).is(Flag::Cloaked) {
        true => refuse("1E-CLOAK-06", Why::Cloaked { ship }),
        false => Ok(()),
    }
}

pub(super) fn dock(game: &mut Game, seat: Seat, ship: CardId, at: CardId) {
    put(game, seat, ship, at, Place::Docked(at));
}

pub(super) fn undock(game: &mut Game, seat: Seat, ship: CardId) {
    let at = game.state.card(ship).place.host();
    if let (Some(at), Some(site)) = (at, game.site_of(ship)) {
        put(game, seat, ship, at, Place::Orbit(site));
    }
}

fn put(game: &mut Game, seat: Seat, ship: CardId, at: CardId, to: Place) {
    let h = Happening::new(Kind::Dock).by(seat).card(ship).other(at);
    let from = game.state.card(ship).place;
    game.happen(h.from(from).to(to).cause(Cause::Action));
}

pub(super) fn enact(game: &mut Game, h: &Happening) {
    if let (Some(ship), Some(to)) = (h.card, h.to) {
        game.state.cards[ship.index()].place = to;
        damage::leave_dock(game, ship);
        game.tell_all(*h);
    }
}

/// 1E-DOCK-09: ships docked at a facility that is gone lie in orbit there.
pub(super) fn cast_off(game: &mut Game, facility: CardId, from: Place) {
    let Some(site) = from.site() else { return };
    for i in 0..game.state.field.len() {
        let ship = game.state.field[i];
        if game.state.card(ship).place == Place::Docked(facility) {
            game.state.cards[ship.index()].place = Place::Orbit(site);
            damage::leave_dock(game, ship);
        }
    }
}

/// The SHIELDS of a ship in halves: with half of those of the facility it is docked at (1E-DOCK-06, 1E-GAP-47).
pub(super) fn shields(game: &Game, ship: CardId) -> i16 {
    let own = game.stat(ship, Stat::Shields);
    match game.state.card(ship).place {
        Place::Docked(at) => 2 * own + game.stat(at, Stat::Shields),
        _ => 2 * own,
    }
}
