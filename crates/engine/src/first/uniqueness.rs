//! Unique cards and personas (1E-PLAY-13 to 1E-PLAY-18, 1E-PERSONA-01 to 1E-PERSONA-08).

use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use cards::first::Uniqueness;
use cards::lexicon::CardType;

/// Whether a card may enter play beside those that are there already.
pub(super) fn check(game: &Game, seat: Seat, card: CardId) -> Result<(), Refusal> {
    let def = game.table.def(card);
    let uniqueness = def.uniqueness();
    // 1E-GAP-68: an enigma is never the same as another card.
    if matches!(uniqueness, Uniqueness::Universal | Uniqueness::Enigma) {
        return Ok(());
    }
    // 1E-GAP-73: a copy that would only be discarded is not played.
    let tables = game.state.seats().map(Place::Core);
    let on_tables = tables.flat_map(|table| game.state.zone(table));
    for &other in game.state.field.iter().chain(on_tables) {
        if other == card || game.table.face(other).kind != game.table.face(card).kind {
            continue;
        }
        let them = game.table.def(other);
        if uniqueness == Uniqueness::NotDuplicatable {
            if them.title == def.title {
                return refuse("1E-PLAY-16", Why::AlreadyCommanded { copy: other });
            }
            continue;
        }
        // 1E-PLAY-14, 1E-PERSONA-03: whoever commands it now, its owner has it in play.
        if game.table.face(other).owner != seat || them.uniqueness() == Uniqueness::Universal {
            continue;
        }
        if game.table.face(other).title == game.table.face(card).title {
            let rule = match has_personas(game, card) {
                true => "1E-PERSONA-01",
                false => "1E-PLAY-13",
            };
            return refuse(rule, Why::AlreadyCommanded { copy: other });
        }
        if has_personas(game, card) && them.same_persona(def) {
            return refuse("1E-PERSONA-02", Why::AlreadyCommanded { copy: other });
        }
    }
    Ok(())
}

/// Whether cards of this type can show the same character, ship or place as another one.
fn has_personas(game: &Game, card: CardId) -> bool {
    matches!(
        game.table.face(card).kind,
        CardType::Personnel | CardType::Ship | CardType::Facility
    )
}
