//! Playing a card: its conditions and its destination.

use super::{Condition, Filter};
use serde::{Deserialize, Serialize};

/// The demands of a card on being played, and where it goes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PlayRule {
    /// "To play this …, you must …". Checked before any cost is paid (2E-ACT-11).
    #[serde(skip_serializing_if = "Condition::is_always")]
    pub need: Condition,
    /// The destination.
    #[serde(skip_serializing_if = "PlayedTo::is_usual")]
    pub to: PlayedTo,
}

impl PlayRule {
    /// Whether the card demands nothing and goes where its type goes. Packs leave such a rule out.
    pub fn is_default(&self) -> bool {
        self.need.is_always() && self.to.is_usual()
    }
}

/// The place a played card goes to.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum PlayedTo {
    /// By type: personnel, ships and equipment to a headquarters, events to the core, interrupts used up.
    #[default]
    Usual,
    /// An event that plays on one of these cards (2E-CARD-13).
    On(Filter),
    /// An event that is carried out and leaves.
    Nowhere,
}

impl PlayedTo {
    /// Whether the type of the card decides.
    pub fn is_usual(&self) -> bool {
        *self == PlayedTo::Usual
    }
}
