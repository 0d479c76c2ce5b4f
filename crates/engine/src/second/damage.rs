//! Damage on ships and its removal (2E-DAM-01 to 2E-DAM-11).

use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

/// The number of damage cards that destroy a ship (2E-DAM-04).
const DESTROYED_BY: usize = 3;

/// Called when a damage card has been placed.
pub(super) fn check_hull(game: &mut Game, ship: CardId) {
    if game.damage_on(ship).count() < DESTROYED_BY {
        return;
    }
    let owner = game.table.face(ship).owner;
    let h = Happening::new(Kind::Destroy).card(ship).cause(Cause::Rule);
    game.happen(h.to(Place::Discard(owner)));
}

/// The damage cards that `seat` may remove: on the player's ships, at the player's headquarters that accept them
/// (2E-DAM-07, 2E-GAP-31).
pub(super) fn repairs(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    game.state.field.iter().copied().filter(move |c| {
        let card = game.state.card(*c);
        match card.place {
            Place::On(ship) if card.is(Flag::Damage) => {
                game.state.card(ship).commander == seat && at_home(game, seat, ship)
            }
            _ => false,
        }
    })
}

fn at_home(game: &Game, seat: Seat, ship: CardId) -> bool {
    let site = game.site_of(ship);
    game.state.zone(Place::Row(seat)).iter().any(|m| {
        game.table.site_of_mission(*m) == site
            && game.table.face(*m).mission == Some(MissionKind::Headquarters)
            && game.table.def(*m).accepts(game.table.def(ship))
    })
}

/// Removes a damage card (2E-DAM-10, 2E-GAP-51).
pub(super) fn repair(game: &mut Game, seat: Seat, damage: CardId) {
    let face = game.table.face(damage);
    let to = match face.kind {
        CardType::Dilemma => Place::Pile(face.owner),
        _ => Place::Discard(face.owner),
    };
    game.happen(
        Happening::new(Kind::Repair)
            .by(seat)
            .card(damage)
            .cause(Cause::Action)
            .to(to),
    );
}
