//! Setting up the game (2E-SETUP-01 to 2E-SETUP-09).

use super::turn::HAND;
use crate::kernel::game::Game;
use crate::kernel::ids::Seat;
use crate::kernel::place::Place;
use crate::kernel::table::Part;

/// The most players at a table. A technical limit; the rules have none (2E-GAP-57).
pub const MOST_PLAYERS: usize = 6;

/// The place of the cards of a part before anything is shuffled.
pub(super) fn first_place(part: Part, owner: Seat) -> Place {
    match part {
        Part::Missions => Place::Row(owner),
        // The Second Edition has no seed deck; cards that a list has there lie with the dilemmas.
        Part::Dilemmas | Part::Seeds => Place::Pile(owner),
        Part::Deck => Place::Deck(owner),
    }
}

/// Shuffles the piles, chooses the first player at random and draws opening hands.
pub(super) fn begin(game: &mut Game) {
    let seats: Vec<Seat> = game.state.seats().collect();
    for &seat in &seats {
        game.shuffle(Place::Pile(seat));
        game.shuffle(Place::Deck(seat));
    }
    // 2E-SETUP-05.
    game.state.active = Seat(game.state.dice.below(seats.len()) as u8);
    for &seat in &seats {
        for _ in 0..HAND {
            if let Some(&card) = game.state.zone(Place::Deck(seat)).last() {
                game.state.put(card, Place::Hand(seat));
            }
        }
    }
}
