//! Editions of the game and the rulebooks printed for them.
//!
//! ```
//! use cards::{Edition, Rulebook};
//! assert_eq!(Edition::find("Second"), Some(Edition::Second));
//! assert_eq!(Edition::default().name(), "second");
//!
//! // Players call a rulebook by its year.
//! assert_eq!("2002".parse(), Ok(Rulebook::R2002));
//! assert_eq!(Rulebook::default().to_string(), "2003");
//! let error = "1994".parse::<Rulebook>().unwrap_err();
//! assert_eq!(error.to_string(), "unknown rulebook “1994”; use 2002 or 2003");
//! ```
//!
//! In files a rulebook is `R2003`, as stored replays have it; the bare year is read as well.

use crate::lexicon::Affiliation;
use locale::{Message, message};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// An edition of the game. Cards and rules of the two are not mixed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// The game of 1994.
    First,
    /// The game of 2002.
    #[default]
    Second,
}

impl Edition {
    /// Both editions, the older one first.
    pub const ALL: &'static [Edition] = &[Edition::First, Edition::Second];

    /// The word in files and on the command line: `first` or `second`.
    pub fn name(self) -> &'static str {
        match self {
            Edition::First => "first",
            Edition::Second => "second",
        }
    }

    /// Finds an edition by its name, ignoring case.
    pub fn find(text: &str) -> Option<Edition> {
        let found = |e: &Edition| e.name().eq_ignore_ascii_case(text);
        Self::ALL.iter().copied().find(found)
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A printed rulebook of the Second Edition: the rules a game is played by and a deck is judged by.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rulebook {
    /// December 2002, with the premiere set.
    #[serde(rename = "2002", alias = "R2002")]
    R2002,
    /// August 2003, with Call to Arms (2E-ERR-01).
    #[default]
    #[serde(rename = "2003", alias = "R2003")]
    R2003,
}

impl Rulebook {
    /// Both rulebooks, the older one first.
    pub const ALL: &'static [Rulebook] = &[Rulebook::R2002, Rulebook::R2003];

    /// The year it was printed.
    pub fn name(self) -> &'static str {
        match self {
            Rulebook::R2002 => "2002",
            Rulebook::R2003 => "2003",
        }
    }

    /// Finds a rulebook by its year, or by the form of stored replays (`R2003`).
    pub fn find(text: &str) -> Option<Rulebook> {
        let year = text.strip_prefix(['R', 'r']).unwrap_or(text);
        Self::ALL.iter().copied().find(|book| book.name() == year)
    }

    /// The affiliations the rulebook lists (2E-AFF-02). A deck may use the wider list under either
    /// rulebook: which affiliations there are follows from the cards.
    pub fn affiliations(self) -> &'static [Affiliation] {
        use Affiliation::*;
        match self {
            Rulebook::R2002 => &[
                Bajoran, Cardassian, Federation, Klingon, Romulan, NonAligned,
            ],
            Rulebook::R2003 => &[
                Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Klingon, Romulan,
                NonAligned,
            ],
        }
    }
}

impl fmt::Display for Rulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Rulebook {
    type Err = UnknownRulebook;

    fn from_str(text: &str) -> Result<Rulebook, UnknownRulebook> {
        Rulebook::find(text).ok_or_else(|| UnknownRulebook(text.to_owned()))
    }
}

/// A text that names no rulebook.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct UnknownRulebook(pub String);

impl UnknownRulebook {
    /// The error in words, with the years there are.
    pub fn message(&self) -> Message {
        message!("deck-unknown-rulebook", found = &self.0)
    }
}

/// The names by which two missions are the same one (2E-GAP-36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SameMission {
    /// The title alone.
    #[default]
    ByTitle,
    /// The title with the subtitle.
    #[serde(alias = "ByTitleAndSubtitle")]
    ByFullName,
}
