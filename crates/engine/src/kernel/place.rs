//! Where a card is. Every card is in exactly one place.

use super::ids::{CardId, Seat, SiteId};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    Deck(Seat),
    Hand(Seat),
    Discard(Seat),
    /// The dilemma pile.
    Pile(Seat),
    Core(Seat),
    Brig(Seat),
    /// A mission in its owner's row.
    Row(Seat),
    Removed(Seat),
    /// Dilemmas drawn and not yet chosen or returned.
    Drawn(Seat),
    /// Dilemmas chosen and not yet faced.
    Stack(Seat),
    /// Being played or faced: shown, but nowhere yet.
    Limbo(Seat),
    /// A ship at a mission.
    Orbit(SiteId),
    /// Personnel and equipment on a planet or headquarters.
    Surface(SiteId),
    Aboard(CardId),
    /// Played or placed on another card.
    On(CardId),
    /// An overcome dilemma beneath a mission.
    Beneath(CardId),
}

impl Place {
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

    /// Cards in play can be commanded and seen on the table (2E-BRIG-02: the brig is in play).
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
