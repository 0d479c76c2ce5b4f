//! Numbers as First Edition cards print them: attributes, point boxes, spans, countdowns and levels of skills.
//!
//! In packs a plain number is a number, everything else is written as on the card:
//!
//! ```
//! use cards::first::{Attribute, Points};
//! assert_eq!("8+X".parse(), Ok(Attribute::PlusX(8)));
//! assert_eq!(Attribute::Two(6, 4).to_string(), "6+4");
//! assert_eq!(Attribute::PlusX(8).printed(), 8);
//! assert_eq!("25*".parse(), Ok(Points::Star(25)));
//! assert!("many".parse::<Points>().is_err());
//! ```

use locale::{Message, message};
use serde::de::{self, Deserializer, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

/// A text that is not a number of the kind that was expected.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadNumber {
    /// The text.
    pub found: String,
    /// Numbers of the kind, as examples.
    pub like: &'static str,
}

impl BadNumber {
    fn new(found: &str, like: &'static str) -> BadNumber {
        BadNumber {
            found: found.to_owned(),
            like,
        }
    }

    /// The error in words.
    pub fn message(&self) -> Message {
        message!("first-number", found = &self.found, like = self.like)
    }
}

/// An attribute of a personnel, ship or facility.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// A number.
    N(i16),
    /// A number and what the text adds.
    PlusX(i16),
    /// A number without what the text takes away.
    MinusX(i16),
    /// What the text says.
    X,
    /// Q's own.
    Q,
    /// See the text.
    Star,
    /// None at all.
    No,
    /// One for each of two persons.
    Two(i16, i16),
}

impl Attribute {
    /// The number without what texts do to it; for two persons both together. An X that no text defines is 0
    /// (1E-CR-052).
    pub fn printed(self) -> i16 {
        match self {
            Attribute::N(n) | Attribute::PlusX(n) | Attribute::MinusX(n) => n,
            Attribute::X | Attribute::Q | Attribute::Star | Attribute::No => 0,
            Attribute::Two(one, other) => one + other,
        }
    }
}

impl FromStr for Attribute {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Attribute, BadNumber> {
        let bad = || BadNumber::new(text, "7, 8+X, 8-X, X, Q, *, NO, 6+4");
        let number = |text: &str| text.parse::<i16>().map_err(|_| bad());
        Ok(match text {
            "X" => Attribute::X,
            "Q" => Attribute::Q,
            "*" => Attribute::Star,
            "NO" => Attribute::No,
            _ => {
                if let Some(n) = text.strip_suffix("+X") {
                    Attribute::PlusX(number(n)?)
                } else if let Some(n) = text.strip_suffix("-X") {
                    Attribute::MinusX(number(n)?)
                } else if let Some((one, other)) = text.split_once('+') {
                    Attribute::Two(number(one)?, number(other)?)
                } else {
                    Attribute::N(number(text)?)
                }
            }
        })
    }
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Attribute::N(n) => write!(f, "{n}"),
            Attribute::PlusX(n) => write!(f, "{n}+X"),
            Attribute::MinusX(n) => write!(f, "{n}-X"),
            Attribute::X => f.write_str("X"),
            Attribute::Q => f.write_str("Q"),
            Attribute::Star => f.write_str("*"),
            Attribute::No => f.write_str("NO"),
            Attribute::Two(one, other) => write!(f, "{one}+{other}"),
        }
    }
}

/// The contents of a point box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// A number.
    N(i16),
    /// A number that the text may change.
    Star(i16),
    /// What the text says.
    X,
    /// A multiple of what the text says.
    TimesX(i16),
    /// One of the two, as the text says.
    Either(i16, i16),
    /// Won or lost, as the text says.
    PlusMinus(i16),
    /// What the text says, won or lost.
    PlusMinusX,
}

impl Points {
    /// The number without what texts do to it.
    pub fn printed(self) -> i16 {
        match self {
            Points::N(n) | Points::Star(n) => n,
            _ => 0,
        }
    }
}

impl FromStr for Points {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Points, BadNumber> {
        let bad = || BadNumber::new(text, "30, -5, 25*, X, 10X, +/-X, +/-10, 5 or -5");
        let number = |text: &str| text.parse::<i16>().map_err(|_| bad());
        Ok(match text {
            "X" => Points::X,
            "+/-X" => Points::PlusMinusX,
            _ => {
                if let Some(n) = text.strip_prefix("+/-") {
                    Points::PlusMinus(number(n)?)
                } else if let Some(n) = text.strip_suffix('*') {
                    Points::Star(number(n)?)
                } else if let Some(n) = text.strip_suffix('X') {
                    Points::TimesX(number(n)?)
                } else if let Some((one, other)) = text.split_once(" or ") {
                    Points::Either(number(one)?, number(other)?)
                } else {
                    Points::N(number(text)?)
                }
            }
        })
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Points::N(n) => write!(f, "{n}"),
            Points::Star(n) => write!(f, "{n}*"),
            Points::X => f.write_str("X"),
            Points::TimesX(n) => write!(f, "{n}X"),
            Points::Either(one, other) => write!(f, "{one} or {other}"),
            Points::PlusMinus(n) => write!(f, "+/-{n}"),
            Points::PlusMinusX => f.write_str("+/-X"),
        }
    }
}

/// A small number, or what the text says: a span or a countdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Small {
    /// A number.
    N(u8),
    /// What the text says.
    X,
}

impl Small {
    /// The number without what texts do to it.
    pub fn printed(self) -> u8 {
        match self {
            Small::N(n) => n,
            Small::X => 0,
        }
    }
}

impl FromStr for Small {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Small, BadNumber> {
        match text {
            "X" => Ok(Small::X),
            _ => {
                let n = text.parse().map_err(|_| BadNumber::new(text, "3, X"))?;
                Ok(Small::N(n))
            }
        }
    }
}

impl fmt::Display for Small {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Small::N(n) => write!(f, "{n}"),
            Small::X => f.write_str("X"),
        }
    }
}

/// The level of a skill. Some are halves, one is below nothing; so it is counted in halves (1E-GAP-47).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(i8);

impl Level {
    /// One, as a skill without a number has it.
    pub const ONE: Level = Level(2);

    /// A whole level.
    pub fn whole(n: i8) -> Option<Level> {
        n.checked_mul(2).map(Level)
    }

    /// The whole levels: half a level is none.
    pub fn count(self) -> u8 {
        u8::try_from(self.0 / 2).unwrap_or(0)
    }

    /// The level in halves.
    pub fn halves(self) -> i8 {
        self.0
    }
}

impl FromStr for Level {
    type Err = BadNumber;

    fn from_str(text: &str) -> Result<Level, BadNumber> {
        let bad = || BadNumber::new(text, "2, 1/2, -1");
        match text.strip_suffix("/2") {
            Some(n) => Ok(Level(n.parse().map_err(|_| bad())?)),
            None => Level::whole(text.parse().map_err(|_| bad())?).ok_or_else(bad),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 % 2 {
            0 => write!(f, "{}", self.0 / 2),
            _ => write!(f, "{}/2", self.0),
        }
    }
}

/// Values that packs write as a number where they are one, and as on the card elsewhere.
macro_rules! written {
    ($($kind:ident: $n:path;)+) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                match self {
                    $n(n) => n.serialize(s),
                    other => s.collect_str(other),
                }
            }
        }
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(d: D) -> Result<$kind, D::Error> {
                d.deserialize_any(Written(PhantomData))
            }
        }
    )+};
}
written! {
    Attribute: Attribute::N;
    Points: Points::N;
    Small: Small::N;
}

struct Written<T>(PhantomData<T>);

impl<T: FromStr<Err = BadNumber>> Visitor<'_> for Written<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number of a card")
    }
    fn visit_i64<E: de::Error>(self, n: i64) -> Result<T, E> {
        n.to_string().parse().map_err(E::custom)
    }
    fn visit_u64<E: de::Error>(self, n: u64) -> Result<T, E> {
        n.to_string().parse().map_err(E::custom)
    }
    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
