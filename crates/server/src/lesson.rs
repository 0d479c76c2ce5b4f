//! Lessons: games for beginners that always begin alike, so that a coach can speak about what lies on the table. Apart from
//! that they are games like any other.

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

    /// The position it begins with: the learner gives orders, with a ship and a crew at the headquarters.
    pub fn scenario(self) -> &'static str {
        match self {
            Lesson::First => include_str!("../../../decks/lessons/first.scenario"),
        }
    }

    /// What the chance of its bot begins with.
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
}
