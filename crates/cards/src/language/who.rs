//! Players.

use super::{Ref, Slot};
use serde::{Deserialize, Serialize};

/// A player or several, from the point of view of the player who uses the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The user.
    You,
    /// On a dilemma: the player who chose it (2E-GAP-42). Elsewhere the only opponent, or one the user names.
    Opponent,
    /// Any one opponent; in an effect the user names one and it is bound (2E-GAP-40).
    AnOpponent(Slot),
    /// Every opponent.
    EachOpponent,
    /// Every player, starting with the user.
    Each,
    /// Every player, starting with the user's left neighbour.
    EachFromLeft,
    /// The user's left neighbour.
    Left,
    /// The user's right neighbour.
    Right,
    /// The player in the slot ("that player").
    In(Slot),
    /// The player whose deck the card came from.
    OwnerOf(Ref),
    /// The player who commands the card.
    CommanderOf(Ref),
    /// The loser of the fight.
    Loser,
}
