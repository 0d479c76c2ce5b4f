//! Abilities: the paragraphs of a text, each with its timing.

use super::{Block, Condition, When};
use serde::{Deserialize, Serialize};

/// One thing a text does or allows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The moment it works or can be used.
    pub when: Timing,
    /// The place where the card must be.
    #[serde(default, skip_serializing_if = "Active::is_usual")]
    pub active: Active,
    /// "If …" and "While …": nothing happens unless this holds.
    #[serde(default, skip_serializing_if = "Condition::is_always")]
    pub guard: Condition,
    /// "you may": its player decides.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub optional: bool,
    /// A limit on its uses; without one, it may be used as often as its player likes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// The effects.
    #[serde(default)]
    pub body: Block,
}

/// The moment an ability works or can be used.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Timing {
    /// Applies as long as the card is active and the guard holds; the body holds only
    /// [`Effect::Apply`](super::Effect::Apply).
    Static,
    /// "When …" and "At the start of …" (2E-WHEN-02).
    On(When),
    /// "While …, you may …": usable by its player whenever it could act and the condition holds (2E-GAP-61).
    During(Condition),
    /// As soon as the guard holds, without anybody's doing ("if you command X, place this card …").
    State,
    /// "Order -" (2E-ORDX-01).
    Order,
    /// The instructions of a dilemma, and of an event when it is played.
    Resolve,
}

/// The place where a card must be for an ability to work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Active {
    /// In play, or in hand for an interrupt, or being faced for a dilemma.
    #[default]
    Usual,
    /// Placed on a mission or another card (dilemmas).
    Placed,
    /// "Damage -": as a damage card on a ship (2E-DAM-01).
    Damage,
    /// In a deck list: judged when the list is validated (2E-GAP-69).
    DeckBuild,
}

impl Active {
    /// Whether the type of the card decides.
    pub fn is_usual(&self) -> bool {
        *self == Active::Usual
    }
}

/// A limit on the uses of one copy of an ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// Uses in a turn.
    PerTurn(u8),
    /// Uses while one dilemma is faced.
    PerDilemma(u8),
    /// Uses in a turn by all copies of the card together.
    CopiesPerTurn(u8),
    /// Uses in a turn of all Order abilities of this card together.
    OrdersPerTurn(u8),
    /// Uses in one mission attempt.
    PerAttempt(u8),
    /// Uses in one combat or engagement.
    PerFight(u8),
    /// Uses for each mission: the one being attempted, or else the one the card is at.
    PerMission(u8),
    /// Uses in the whole game.
    PerGame(u8),
}
