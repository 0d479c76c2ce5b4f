//! The code in the lower right corner of a card.

use crate::lexicon::Rarity;
use locale::{Message, message};
use std::fmt;
use std::str::FromStr;

/// Set number, rarity and card number: it identifies a printing and has no effect in play (2E-CARD-29).
///
/// ```
/// use cards::{CollectorCode, lexicon::Rarity};
/// let code: CollectorCode = "3 U 47".parse().unwrap();
/// assert_eq!((code.set, code.rarity, code.number), (3, Rarity::Uncommon, 47));
/// assert_eq!(code.to_string(), "3U047");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CollectorCode {
    /// The number of the set; 0 for promotional cards.
    pub set: u8,
    /// The rarity.
    pub rarity: Rarity,
    /// The number of the card in its set.
    pub number: u16,
}

/// A text that is not a collector code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadCode(pub String);

impl BadCode {
    /// The error in words.
    pub fn message(&self) -> Message {
        message!("pack-bad-code", found = format!("{:?}", self.0))
    }
}

impl FromStr for CollectorCode {
    type Err = BadCode;

    fn from_str(text: &str) -> Result<CollectorCode, BadCode> {
        let bad = || BadCode(text.to_owned());
        let at = text
            .find(|c: char| c.is_ascii_alphabetic())
            .ok_or_else(bad)?;
        let (set, rest) = text.split_at(at);
        let number = rest.trim_start_matches(|c: char| c.is_ascii_uppercase());
        let rarity = &rest[..rest.len() - number.len()];
        let number = number.trim();
        // `parse` alone would let a sign through.
        if !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err(bad());
        }
        let code = CollectorCode {
            set: set.trim().parse().map_err(|_| bad())?,
            rarity: Rarity::SECOND
                .iter()
                .copied()
                .find(|r| r.code() == rarity)
                .ok_or_else(bad)?,
            number: number.parse().map_err(|_| bad())?,
        };
        // Promotional cards belong to no set.
        let no_set = [Rarity::Promo, Rarity::VirtualPromo].contains(&code.rarity);
        if (code.set == 0 && !no_set)
            || code.number == 0
            || !text.starts_with(|c: char| c.is_ascii_digit())
        {
            return Err(bad());
        }
        Ok(code)
    }
}

/// The form card ids have.
impl fmt::Display for CollectorCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{:03}", self.set, self.rarity.code(), self.number)
    }
}

impl CollectorCode {
    /// The key by which cards are sorted in lists.
    pub fn order(self) -> (u8, u16) {
        (self.set, self.number)
    }
}
