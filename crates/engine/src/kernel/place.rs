//! The places of cards. Every card is in exactly one place.

use super::ids::{CardId, Seat, SiteId};
use serde::{Deserialize, Serialize};

/// The place of a card. Places of players come first, then those at sites, then those with other cards: so they are
/// compared fastest.
#[derive(Clone, Copy, Debug, Eq, PartialOrd, Ord, Serialize, Deserialize)]
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
    /// First Edition: cards to seed that are not laid yet.
    Seed(Seat),
    /// First Edition: hidden agendas that lie face down.
    Agenda(Seat),
    /// First Edition: a player's point area.
    Points(Seat),
    /// First Edition: a pile beside a player's deck.
    Side(Seat, SideDeck),
    /// A ship at a mission.
    Orbit(SiteId),
    /// Personnel and equipment on a planet or headquarters.
    Surface(SiteId),
    /// First Edition: the cards seeded under a mission, the one met first at the bottom.
    Under(SiteId),
    /// Aboard a ship.
    Aboard(CardId),
    /// Played or placed on another card.
    On(CardId),
    /// An overcome dilemma beneath a mission.
    Beneath(CardId),
    /// First Edition: a ship docked at a facility.
    Docked(CardId),
}

impl PartialEq for Place {
    /// Places are compared in every loop over the table, so this must not become a call.
    #[inline(always)]
    fn eq(&self, other: &Place) -> bool {
        self.kind() == other.kind() && self.whose() == other.whose()
    }
}

/// The piles that a player of the First Edition can have beside the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SideDeck {
    /// The missions, until they are laid.
    Missions,
    /// Q's Tent.
    Tent,
    /// Battle Bridge.
    Bridge,
    /// Q-Continuum.
    Continuum,
    /// Tribbles.
    Tribbles,
    /// Dyson Sphere.
    Sphere,
}

impl SideDeck {
    const COUNT: usize = 6;
}

/// The list that keeps the cards of a place in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Zone {
    /// A list that each player of every game has.
    Usual(Seat, usize),
    /// A list that each player has in games that need it.
    Further(Seat, usize),
    /// The list of a site, in games that need it.
    Under(SiteId),
}

impl Zone {
    /// The number of lists that each player of every game has.
    pub const USUAL: usize = 11;
    /// The number of further ones.
    pub const FURTHER: usize = 3 + SideDeck::COUNT;
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
    pub(crate) const KINDS: usize = 22;

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
            Place::Seed(seat),
            Place::Agenda(seat),
            Place::Points(seat),
            Place::Side(seat, SideDeck::Missions),
            Place::Orbit(site),
            Place::Surface(site),
            Place::Under(site),
            Place::Aboard(card),
            Place::On(card),
            Place::Beneath(card),
            Place::Docked(card),
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
            Place::Seed(_) => 11,
            Place::Agenda(_) => 12,
            Place::Points(_) => 13,
            Place::Side(..) => 14,
            Place::Orbit(_) => 15,
            Place::Surface(_) => 16,
            Place::Under(_) => 17,
            Place::Aboard(_) => 18,
            Place::On(_) => 19,
            Place::Beneath(_) => 20,
            Place::Docked(_) => 21,
        }
    }

    /// A number for the place; no other place has it.
    #[inline]
    pub(crate) fn code(self) -> u32 {
        (self.kind() as u32) << u16::BITS | u32::from(self.whose())
    }

    /// The seat, site or card of the place as a number; with its kind, it tells places apart.
    #[inline(always)]
    fn whose(self) -> u16 {
        match self {
            Place::Deck(s)
            | Place::Hand(s)
            | Place::Discard(s)
            | Place::Pile(s)
            | Place::Core(s)
            | Place::Brig(s)
            | Place::Row(s)
            | Place::Removed(s)
            | Place::Drawn(s)
            | Place::Stack(s)
            | Place::Limbo(s)
            | Place::Seed(s)
            | Place::Agenda(s)
            | Place::Points(s) => u16::from(s.0),
            Place::Side(s, side) => u16::from(s.0) << 8 | side as u16,
            Place::Orbit(site) | Place::Surface(site) | Place::Under(site) => u16::from(site.0),
            Place::Aboard(card) | Place::On(card) | Place::Beneath(card) | Place::Docked(card) => {
                card.0
            }
        }
    }

    /// The card that something is aboard, on, beneath or docked at.
    #[inline]
    pub fn host(self) -> Option<CardId> {
        let mut place = self;
        place.host_mut().copied()
    }

    #[inline]
    pub(crate) fn host_mut(&mut self) -> Option<&mut CardId> {
        match self {
            Place::Aboard(card) | Place::On(card) | Place::Beneath(card) | Place::Docked(card) => {
                Some(card)
            }
            Place::Deck(_)
            | Place::Hand(_)
            | Place::Discard(_)
            | Place::Pile(_)
            | Place::Core(_)
            | Place::Brig(_)
            | Place::Row(_)
            | Place::Removed(_)
            | Place::Drawn(_)
            | Place::Stack(_)
            | Place::Limbo(_)
            | Place::Seed(_)
            | Place::Agenda(_)
            | Place::Points(_)
            | Place::Side(..)
            | Place::Under(_)
            | Place::Orbit(_)
            | Place::Surface(_) => None,
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
        match self.zone()? {
            Zone::Usual(seat, _) | Zone::Further(seat, _) => Some(seat),
            Zone::Under(_) => None,
        }
    }

    /// The list that keeps the cards of this place; places on the table have none.
    #[inline]
    pub(crate) fn zone(self) -> Option<Zone> {
        Some(match self {
            Place::Deck(s) => Zone::Usual(s, 0),
            Place::Hand(s) => Zone::Usual(s, 1),
            Place::Discard(s) => Zone::Usual(s, 2),
            Place::Pile(s) => Zone::Usual(s, 3),
            Place::Core(s) => Zone::Usual(s, 4),
            Place::Brig(s) => Zone::Usual(s, 5),
            Place::Row(s) => Zone::Usual(s, 6),
            Place::Removed(s) => Zone::Usual(s, 7),
            Place::Drawn(s) => Zone::Usual(s, 8),
            Place::Stack(s) => Zone::Usual(s, 9),
            Place::Limbo(s) => Zone::Usual(s, 10),
            Place::Seed(s) => Zone::Further(s, 0),
            Place::Agenda(s) => Zone::Further(s, 1),
            Place::Points(s) => Zone::Further(s, 2),
            Place::Side(s, side) => Zone::Further(s, 3 + side as usize),
            Place::Under(site) => Zone::Under(site),
            Place::Orbit(_)
            | Place::Surface(_)
            | Place::Aboard(_)
            | Place::On(_)
            | Place::Beneath(_)
            | Place::Docked(_) => return None,
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
                | Place::Docked(_)
        )
    }
}
