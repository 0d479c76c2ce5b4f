//! Before the first seed phase, and between the last one and the first turn (1E-SEED-02 to 1E-SEED-04, 1E-START-02
//! to 1E-START-05).

use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::Seat;
use crate::kernel::place::{Place, SideDeck};
use crate::kernel::setup::SetupError;
use crate::kernel::table::{Deck, Part};
use cards::first::deck::{DeckZone, FirstDeck};
use cards::language::Kind;

/// The number of players (1E-MISC-04).
pub const PLAYERS: usize = 2;
/// The size of an opening hand (1E-START-04).
pub const HAND: usize = 7;

/// The place of the cards of a part before anything is shuffled.
pub(super) fn first_place(part: Part, owner: Seat) -> Place {
    match part {
        Part::Missions => Place::Side(owner, SideDeck::Missions),
        // The First Edition has no dilemma pile: its dilemmas are in the seed deck.
        Part::Dilemmas | Part::Seeds => Place::Seed(owner),
        Part::Deck => Place::Deck(owner),
    }
}

impl TryFrom<&FirstDeck> for Deck {
    type Error = SetupError;

    /// Takes the cards of a First Edition deck. Side decks and sites cannot be played yet (1E-GAP-02).
    fn try_from(legal: &FirstDeck) -> Result<Deck, SetupError> {
        let numbers = |zone: DeckZone| legal.zone(zone).iter().map(|c| c.0).collect();
        let played = [DeckZone::Missions, DeckZone::Seed, DeckZone::Draw];
        let other = |zone: &DeckZone| !played.contains(zone) && !legal.zone(*zone).is_empty();
        if let Some(zone) = DeckZone::ALL.into_iter().find(other) {
            return Err(SetupError::NotPlayedYet(zone.message()));
        }
        Ok(Deck {
            missions: numbers(DeckZone::Missions),
            dilemmas: Vec::new(),
            seeds: numbers(DeckZone::Seed),
            deck: numbers(DeckZone::Draw),
        })
    }
}

/// Chooses the starting player at random, and shuffles the missions of both.
pub(super) fn begin(game: &mut Game) {
    let seats: Vec<Seat> = game.state.seats().collect();
    // 1E-SEED-02.
    game.state.active = Seat(game.state.dice.below(seats.len()) as u8);
    for seat in seats {
        // 1E-SEED-17.
        game.shuffle(Place::Side(seat, SideDeck::Missions));
    }
}

/// Shows the seed cards that were not used, shuffles the decks and draws the opening hands.
pub(super) fn begin_play(game: &mut Game) {
    let seats: Vec<Seat> = game.state.from_seat(game.state.active).collect();
    for &seat in &seats {
        // 1E-START-02.
        for card in game.state.zone(Place::Seed(seat)).to_vec() {
            let h = Happening::new(Kind::Remove).by(seat).card(card);
            game.happen(h.to(Place::Removed(seat)).cause(Cause::Rule));
        }
    }
    for &seat in &seats {
        // 1E-START-03.
        game.shuffle(Place::Deck(seat));
        for _ in 0..HAND {
            if let Some(&card) = game.state.zone(Place::Deck(seat)).last() {
                game.state.put(card, Place::Hand(seat));
            }
        }
    }
}
