//! Ids of players, cards and places.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A player's seat, counted clockwise from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

/// One physical card of this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct CardId(pub u16);

/// A place on the table where ships and personnel can be: a mission, or all copies of one mission
/// (2E-MOVE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct SiteId(pub u8);

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// Every seat.
    pub const ALL: Seats = Seats(u8::MAX);
    /// The set with one seat.
    pub fn only(seat: Seat) -> Seats {
        Seats(1u8.checked_shl(u32::from(seat.0)).unwrap_or(0))
    }
    /// Whether a seat is in the set.
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }
    /// Adds a seat.
    #[must_use]
    pub fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | Seats::only(seat).0)
    }
    /// Takes a seat away.
    #[must_use]
    pub fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !Seats::only(seat).0)
    }
    /// The seats in the set, in clockwise order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |s| self.has(*s))
    }
    /// The number of seats in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// Whether the set has no seat.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl Seat {
    /// The position in lists that have one entry per player.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
impl CardId {
    /// The position in lists that have one entry per card, such as [`State::cards`](crate::State::cards).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
impl SiteId {
    /// The position in [`Table::sites`](crate::Table::sites).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "player {}", u16::from(self.0) + 1)
    }
}
impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}
