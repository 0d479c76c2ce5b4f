//! Ids of rules and of differences, as written and as people type them.

use serde::{Serialize, Serializer};
use std::fmt;

/// The id of a rule: `2E-ATT-04`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId {
    /// The edition whose ledger it is in: 1 or 2.
    pub edition: u8,
    /// Capital letters: `ATT`.
    pub area: String,
    pub number: u16,
}

impl RuleId {
    /// Reads an id as people type it: any case, with or without the edition, the hyphens and the zero. Without an
    /// edition the Second is meant.
    ///
    /// ```
    /// # use rules::RuleId;
    /// assert_eq!(RuleId::read("Att 4"), RuleId::read("2E-ATT-04"));
    /// assert_eq!(RuleId::read("1e-att-4").unwrap().edition, 1);
    /// assert_eq!(RuleId::read("attempt"), None);
    /// ```
    pub fn read(typed: &str) -> Option<RuleId> {
        let typed = typed.trim().to_ascii_uppercase();
        let of = |prefix: &str| typed.strip_prefix(prefix);
        let (edition, bare) = match (of("1E"), of("2E")) {
            (Some(rest), _) => (1, rest.trim_start_matches(SEPARATORS)),
            (_, Some(rest)) => (2, rest.trim_start_matches(SEPARATORS)),
            (None, None) => (2, typed.as_str()),
        };
        let (area, number) = letters_and_number(bare)?;
        Some(RuleId {
            edition,
            area: area.to_owned(),
            number,
        })
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The rulings of the First Edition are counted with three digits.
        let width = match (self.edition, self.area.as_str()) {
            (1, "CR") => 3,
            _ => 2,
        };
        write!(f, "{}E-{}-{:0width$}", self.edition, self.area, self.number)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The number of a difference between the two rulebooks: `D-09`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DifferenceId(pub u16);

impl DifferenceId {
    /// Reads `D-09`, `d-9` or `d9`.
    pub fn read(typed: &str) -> Option<DifferenceId> {
        let typed = typed.trim().to_ascii_uppercase();
        match letters_and_number(&typed)? {
            ("D", number) => Some(DifferenceId(number)),
            _ => None,
        }
    }
}

impl fmt::Display for DifferenceId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "D-{:02}", self.0)
    }
}

impl Serialize for DifferenceId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

const SEPARATORS: [char; 3] = ['-', '_', ' '];

fn letters_and_number(text: &str) -> Option<(&str, u16)> {
    let end = text.find(|c: char| !c.is_ascii_alphabetic())?;
    let (letters, rest) = text.split_at(end);
    if letters.is_empty() {
        return None;
    }
    let digits = rest.trim_start_matches(SEPARATORS);
    // `parse` alone would accept a sign.
    if !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some((letters, digits.parse().ok()?))
}
