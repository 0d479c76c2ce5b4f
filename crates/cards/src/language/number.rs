//! Numbers and their comparison.

use super::{Key, Ref, Select, Slot, Who};
use crate::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

/// A number that a text prints or counts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Number {
    /// A printed number.
    N(i16),
    /// The number of cards in the set.
    Count(Box<Select>),
    /// A value of one card.
    Stat(Stat, Ref),
    /// The values of all cards in the set, added up.
    Sum(Stat, Box<Select>),
    /// The highest value in the set.
    Max(Stat, Box<Select>),
    /// The number of skill dots.
    Dots(Ref),
    /// The number of cards in the slot ("an equal number").
    Len(Slot),
    /// The number in the slot.
    Value(Slot),
    /// The sum of these.
    Plus(Vec<Number>),
    /// A multiple ("+1 for each …").
    Times(i16, Box<Number>),
    /// A limit: no higher than a positive one, no lower than a negative one.
    Cap(Box<Number>, i16),
    /// A player's points; the highest, where several are meant.
    Score(Who),
    /// The number of staffing requirements of a ship.
    Staffing(Ref),
    /// The number of different values that the cards of the set have in one respect.
    Different(Key, Box<Select>),
    /// Half of a number, rounded down.
    Half(Box<Number>),
    /// The difference between two numbers, never below zero ("closest to").
    Apart(Box<Number>, Box<Number>),
    /// The levels of a skill that the cards of the set have together.
    Levels(Skill, Box<Select>),
    /// A value as it is printed on the card.
    Printed(Stat, Ref),
}

/// A comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Compare {
    /// "exactly".
    Equal,
    /// "less than".
    Less,
    /// "or less".
    AtMost,
    /// "more than".
    More,
    /// "or more".
    AtLeast,
}

impl Compare {
    /// Compares `a` with `b`.
    ///
    /// ```
    /// use cards::language::Compare;
    /// assert!(Compare::AtLeast.holds(3, 3));
    /// assert!(!Compare::More.holds(3, 3));
    /// ```
    pub fn holds(self, a: i32, b: i32) -> bool {
        match self {
            Compare::Equal => a == b,
            Compare::Less => a < b,
            Compare::AtMost => a <= b,
            Compare::More => a > b,
            Compare::AtLeast => a >= b,
        }
    }
}
