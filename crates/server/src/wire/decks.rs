//! What is told about decks.

use cards::Rulebook;
use cards::deck::read::RemarkKind;
use cards::deck::{DeckList, Severity};
use serde::{Deserialize, Serialize};

/// What a deck is built for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Terms {
    pub rules: Rulebook,
    /// The numbers of the sets that cards may be from; all, if there are none.
    pub sets: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckInfo {
    pub id: String,
    pub name: String,
    pub created: i64,
    pub updated: i64,
    /// Whether everybody finds it at its owner's profile.
    pub public: bool,
    #[serde(flatten)]
    pub terms: Terms,
}

/// A stored deck, for everybody who has its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredDeck {
    #[serde(flatten)]
    pub deck: DeckInfo,
    /// Whose it is.
    pub by: String,
    /// Whether it is one's own, and can be changed.
    pub own: bool,
    /// The list as it was given.
    pub text: String,
}

/// Everything there is to say about a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckReport {
    pub legal: bool,
    /// The name in the list.
    pub name: String,
    /// The form it is written in.
    pub format: &'static str,
    pub findings: Vec<DeckFinding>,
    pub remarks: Vec<DeckRemark>,
    /// The list as it was understood: ids of cards, one for each copy.
    pub list: DeckList,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckFinding {
    /// Such as `2E-DECK-05`.
    pub rule: &'static str,
    pub severity: Severity,
    pub text: String,
    /// What to do about it.
    pub remedy: String,
    /// The ids of the cards it is about.
    pub cards: Vec<String>,
}

/// Something about a line that is not plainly understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckRemark {
    pub line: usize,
    pub kind: RemarkKind,
    pub severity: Severity,
    pub text: String,
    /// Names that would be understood.
    pub suggestions: Vec<String>,
}

/// A deck that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StarterInfo {
    pub id: &'static str,
    pub name: String,
    pub affiliation: String,
    pub description: String,
    /// The list; only where one deck is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
}
