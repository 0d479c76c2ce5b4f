//! Lessons: games for beginners that always begin alike, so that a coach can speak about what lies on the table. Apart from
//! that they are games like any other.

use crate::table::DeckChoice;
use crate::wire::{Access, Setup};
use bots::Level;
use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Lesson {
    /// A first game: how everything is done, met in the order in which it is needed.
    First,
}

impl Lesson {
    /// Where the learner sits.
    pub const SEAT: Seat = Seat(0);

    /// A private table that counts for nothing.
    pub fn setup(self) -> Setup {
        Setup {
            access: Access::Link,
            watched: false,
            lesson: Some(self),
            ..Setup::default()
        }
    }

    /// The learner begins, with a ship and a crew in hand.
    pub fn seed(self) -> u64 {
        match self {
            Lesson::First => 478,
        }
    }

    /// Who plays against the learner.
    pub fn rival(self) -> Level {
        match self {
            Lesson::First => Level::Cadet,
        }
    }

    pub fn own_deck(self) -> DeckChoice {
        let text = match self {
            Lesson::First => include_str!("../../../decks/lessons/first-learner.txt"),
        };
        list(text)
    }

    pub fn rivals_deck(self) -> DeckChoice {
        let text = match self {
            Lesson::First => include_str!("../../../decks/lessons/first-rival.txt"),
        };
        list(text)
    }
}

fn list(text: &str) -> DeckChoice {
    DeckChoice::List {
        name: None,
        text: text.to_owned(),
    }
}
