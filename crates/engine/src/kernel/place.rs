//! The places of cards. Every card is in exactly one place.

use super::ids::{CardId, Seat, SiteId};
use serde::{Deserialize, Serialize};

/// The place of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Place {
    /// A player's deck.
    Deck(Seat),
    /// A player's hand.
    Hand(Seat),
    /// A player's discard pile.
    Discard(Seat),
    /// The dilemma pile.
    Pile(Seat),
    /// A player's core.
    Core(Seat),
    /// The captives in a player's brig.
    Brig(Seat),
    /// A mission in its owner's row.
    Row(Seat),
    /// Out of the game.
    Removed(Seat),
    /// Dilemmas drawn and not yet chosen or returned.
    Drawn(Seat),
    /// Dilemmas chosen and not yet faced.
    Stack(Seat),
    /// Cards being played or faced: shown, but not in play yet.
    Limbo(Seat),
    /// A ship at a mission.
    Orbit(SiteId),
    /// Personnel and equipment on a planet or headquarters.
    Surface(SiteId),
    /// Aboard a ship.
    Aboard(CardId),
    /// Played or placed on another card.
    On(CardId),
    /// An overcome dilemma beneath a mission.
    Beneath(CardId),
}

/// A set of kinds of place, see [`Place::kind`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlaceSet(u32);

impl PlaceSet {
    /// All kinds of place for which the test holds.
    pub fn of(test: impl Fn(Place) -> bool) -> PlaceSet {
        let kinds = Place::EXAMPLES.iter().filter(|p| test(**p));
        PlaceSet(kinds.fold(0, |all, p| all | 1 << p.kind()))
    }
    #[inline]
    pub fn has(self, place: Place) -> bool {
        self.0 & (1 << place.kind()) != 0
    }
}

impl Place {
    /// The number of kinds of place.
    pub(crate) const KINDS: usize = 16;

    /// One place of each kind, in the order of their numbers.
    pub(crate) const EXAMPLES: [Place; Place::KINDS] = {
        let (seat, site, card) = (Seat(0), SiteId(0), CardId(0));
        [
            Place::Deck(seat),
            Place::Hand(seat),
            Place::Discard(seat),
            Place::Pile(seat),
            Place::Core(seat),
            Place::Brig(seat),
            Place::Row(seat),
            Place::Removed(seat),
            Place::Drawn(seat),
            Place::Stack(seat),
            Place::Limbo(seat),
            Place::Orbit(site),
            Place::Surface(site),
            Place::Aboard(card),
            Place::On(card),
            Place::Beneath(card),
        ]
    };

    /// A number for the kind of place.
    #[inline]
    pub(crate) fn kind(self) -> usize {
        match self {
            Place::Deck(_) => 0,
            Place::Hand(_) => 1,
            Place::Discard(_) => 2,
            Place::Pile(_) => 3,
            Place::Core(_) => 4,
            Place::Brig(_) => 5,
            Place::Row(_) => 6,
            Place::Removed(_) => 7,
            Place::Drawn(_) => 8,
            Place::Stack(_) => 9,
            Place::Limbo(_) => 10,
            Place::Orbit(_) => 11,
            Place::Surface(_) => 12,
            Place::Aboard(_) => 13,
            Place::On(_) => 14,
            Place::Beneath(_) => 15,
        }
    }

    /// The card that something is aboard, on or beneath.
    #[inline]
    pub fn host(self) -> Option<CardId> {
        match self {
            Place::Aboard(card) | Place::On(card) | Place::Beneath(card) => Some(card),
            _ => None,
        }
    }

    pub(crate) fn host_mut(&mut self) -> Option<&mut CardId> {
        match self {
            Place::Aboard(card) | Place::On(card) | Place::Beneath(card) => Some(card),
            _ => None,
        }
    }

    /// The site that something is at directly.
    #[inline]
    pub fn site(self) -> Option<SiteId> {
        match self {
            Place::Orbit(site) | Place::Surface(site) => Some(site),
            _ => None,
        }
    }

    /// The player whose place it is.
    #[inline]
    pub fn seat(self) -> Option<Seat> {
        self.zone().map(|(_, seat)| seat)
    }

    /// The kinds of place that keep a list of their cards, per player.
    pub(crate) const ZONES: usize = 11;

    /// Index among one player's zones; places on the table have none.
    #[inline]
    pub(crate) fn zone(self) -> Option<(usize, Seat)> {
        Some(match self {
            Place::Deck(s) => (0, s),
            Place::Hand(s) => (1, s),
            Place::Discard(s) => (2, s),
            Place::Pile(s) => (3, s),
            Place::Core(s) => (4, s),
            Place::Brig(s) => (5, s),
            Place::Row(s) => (6, s),
            Place::Removed(s) => (7, s),
            Place::Drawn(s) => (8, s),
            Place::Stack(s) => (9, s),
            Place::Limbo(s) => (10, s),
            _ => return None,
        })
    }

    /// Whether cards in this place are in play: they can be commanded and seen on the table (2E-BRIG-02: the brig is
    /// in play).
    #[inline]
    pub fn in_play(self) -> bool {
        matches!(
            self,
            Place::Core(_)
                | Place::Brig(_)
                | Place::Row(_)
                | Place::Orbit(_)
                | Place::Surface(_)
                | Place::Aboard(_)
                | Place::On(_)
                | Place::Beneath(_)
        )
    }
}
