//! Cloaking (area CLOAK).

use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::first::{Kind as Facts, SpecialEquipment};
use cards::language::Kind;

pub(super) fn actions(game: &Game, seat: Seat, ship: CardId, out: &mut Vec<Action>) {
    if check(game, seat, ship).is_ok() {
        out.push(Action::Cloak { ship });
    }
}

/// Whether a player may cloak or decloak a ship. Nobody needs to be aboard (1E-CR-022).
pub(super) fn check(game: &Game, seat: Seat, ship: CardId) -> Result<(), Refusal> {
    let c = game.state.card(ship);
    let device = match game.table.def(ship).first().map(|facts| &facts.of) {
        Some(Facts::Ship(facts)) => facts.special.contains(&SpecialEquipment::CloakingDevice),
        _ => false,
    };
    if !device || !c.place.in_play() {
        return refuse("1E-CLOAK-01", Why::NoCloaking { ship });
    }
    if c.commander != seat {
        return refuse("1E-CLOAK-01", Why::OpponentsShip { ship });
    }
    if c.is(Flag::Stopped) {
        return refuse("1E-HURT-04", Why::Stopped { card: ship });
    }
    if game.is_idle(ship) {
        return refuse("1E-HURT-18", Why::OutOfAction { card: ship });
    }
    // 1E-SHIPB-11.
    if c.is(Flag::Damaged) {
        return refuse("1E-CLOAK-09", Why::NoCloaking { ship });
    }
    if c.is(Flag::CloakUsed) {
        return refuse("1E-CLOAK-01", Why::NoCloaking { ship });
    }
    Ok(())
}

pub(super) fn cloak(game: &mut Game, seat: Seat, ship: CardId) {
    let kind = match game.state.card(ship).is(Flag::Cloaked) {
        true => Kind::Decloak,
        false => Kind::Cloak,
    };
    let h = Happening::new(kind).by(seat).card(ship);
    game.happen(h.cause(Cause::Action));
}

pub(super) fn enact(game: &mut Game, h: &Happening) {
    let Some(ship) = h.card else { return };
    let c = &mut game.state.cards[ship.index()];
    c.set(Flag::Cloaked, h.kind == Kind::Cloak);
    c.set(Flag::CloakUsed, true);
    game.tell_all(*h);
}
