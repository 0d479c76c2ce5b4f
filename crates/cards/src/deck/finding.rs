//! Findings of the validator.

use locale::{Message, message};
use serde::Serialize;
use std::fmt;

/// The weight of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// A legal list, but hardly what its player meant.
    Warning,
    /// A list that is not a legal deck.
    Fault,
}

/// A fault or a warning about a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The rule it follows from, such as `2E-DECK-05`.
    pub rule: &'static str,
    /// The weight.
    pub severity: Severity,
    /// The finding in words.
    pub message: Message,
    /// Ids of the cards concerned, each once.
    pub cards: Vec<String>,
    /// The way to correct it, in words.
    pub remedy: Message,
}

impl Finding {
    /// The finding, its rule and what to do.
    pub fn advice(&self) -> Message {
        message!(
            "deck-advice",
            what = self.message(),
            remedy = self.remedy.clone()
        )
    }

    /// The finding with its weight and its rule.
    pub fn message(&self) -> Message {
        let what = self.message.clone();
        match self.severity {
            Severity::Warning => message!("deck-warning", what = what, rule = self.rule),
            Severity::Fault => message!("deck-fault", what = what, rule = self.rule),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}
