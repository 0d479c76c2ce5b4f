//! Ids of First Edition cards.

use super::lexicon::Release;
use locale::{Message, message};
use std::fmt;
use std::str::FromStr;

/// Release and number: `premiere-215`; `dom-p2` is a preview without a number, `ds9-083b` the back of a card.
///
/// ```
/// use cards::first::FirstId;
/// let id: FirstId = "ds9-083b".parse().unwrap();
/// assert_eq!((id.number, id.is_back), (83, true));
/// assert_eq!(id.to_string(), "ds9-083b");
/// assert!("ds9-83".parse::<FirstId>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FirstId {
    /// The place of the release in the list of releases.
    pub release: usize,
    /// Whether it is a preview, which has a number of its own.
    pub is_preview: bool,
    /// The number.
    pub number: u16,
    /// Whether it is the other face of the card with this number.
    pub is_back: bool,
}

/// A text that is not an id of a First Edition card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadId(pub String);

impl BadId {
    /// The error in words.
    pub fn message(&self) -> Message {
        message!("first-bad-id", found = format!("{:?}", self.0))
    }
}

impl FromStr for FirstId {
    type Err = BadId;

    fn from_str(text: &str) -> Result<FirstId, BadId> {
        let bad = || BadId(text.to_owned());
        let (release, rest) = text.rsplit_once('-').ok_or_else(bad)?;
        let (rest, is_back) = match rest.strip_suffix('b') {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        let (digits, is_preview) = match rest.strip_prefix('p') {
            Some(digits) => (digits, true),
            None => (rest, false),
        };
        let id = FirstId {
            release: super::lexicon::RELEASES
                .iter()
                .position(|known| known.code == release)
                .ok_or_else(bad)?,
            is_preview,
            number: digits.parse().map_err(|_| bad())?,
            is_back,
        };
        // One way to write an id.
        match id.to_string() == text {
            true => Ok(id),
            false => Err(bad()),
        }
    }
}

impl fmt::Display for FirstId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Release { code, .. } = super::lexicon::RELEASES[self.release];
        let back = if self.is_back { "b" } else { "" };
        match self.is_preview {
            true => write!(f, "{code}-p{}{back}", self.number),
            false => write!(f, "{code}-{:03}{back}", self.number),
        }
    }
}
