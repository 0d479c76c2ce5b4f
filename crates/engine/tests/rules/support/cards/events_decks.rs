//! Shared by tests of several sets: events that look at decks, put them in order, exchange and remove cards.

use engine::Place;
use engine::script::Table;

pub fn removed(t: &Table, card: &str) -> bool {
    matches!(t.place(card), Place::Removed(_))
}
