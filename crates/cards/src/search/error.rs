//! Faults of a query, with their places and proposals.

use super::field::Field;
use crate::catalogue::any_of;
use locale::{Message, message};
use std::ops::Range;

/// A query that is not understood, or that asks for a value no card of the catalogue has.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct QueryError {
    /// The bytes of the query that are wrong, never none.
    pub at: Range<usize>,
    /// The fault.
    pub fault: Fault,
    /// Words that can stand at that place instead, the likeliest first.
    pub proposals: Vec<String>,
}

/// The faults a query can have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A quote that is not closed.
    UnclosedQuote,
    /// A parenthesis that is not closed.
    UnclosedGroup,
    /// A closing parenthesis without an opening one.
    NothingToClose,
    /// Parentheses around nothing.
    EmptyGroup,
    /// `or` or `and` without something on both sides.
    OneSided(String),
    /// A minus without something right behind it.
    NothingToExclude,
    /// More groups inside each other than this.
    TooDeep(usize),
    /// More conditions than this.
    TooMany(usize),
    /// A name that no field has.
    NoSuchField(String),
    /// A comparison with no field in front of it.
    NoField(String),
    /// A sign that is not a comparison.
    NoSuchComparison(String),
    /// A comparison with nothing behind it.
    NoValue(Field),
    /// A value of quotes or marks only.
    NoLetters,
    /// A value that is not a number, where the field is one.
    NoNumber(Field, String),
    /// A range with its ends exchanged: `4..2`.
    Backwards,
    /// A comparison with a range: `c>2..4`.
    ComparedRange,
    /// A comparison with a field whose values have no order.
    NotCompared(Field),
    /// A value that no card has; with all the values there are, where they are few.
    NoSuchValue(Field, String, Vec<String>),
    /// The beginning of several values.
    Several(Field, String),
    /// A field that cards cannot be sorted by.
    NotSorted(Field),
    /// An order in a group, or excluded.
    SortInside,
}

/// Messages do not repeat words without end.
fn shown(word: &str) -> String {
    const MOST: usize = 40;
    let plain = word.replace(char::is_control, " ");
    match plain.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &plain[..end]),
        None => plain,
    }
}

impl QueryError {
    pub(crate) fn new(at: Range<usize>, fault: Fault) -> QueryError {
        QueryError {
            at,
            fault,
            proposals: Vec::new(),
        }
    }

    pub(crate) fn propose(mut self, proposals: impl IntoIterator<Item = String>) -> QueryError {
        self.proposals = proposals.into_iter().collect();
        self
    }

    /// The fault in words.
    pub fn message(&self) -> Message {
        match &self.fault {
            Fault::UnclosedQuote => message!("search-unclosed-quote"),
            Fault::UnclosedGroup => message!("search-unclosed-group"),
            Fault::NothingToClose => message!("search-nothing-to-close"),
            Fault::EmptyGroup => message!("search-empty-group"),
            Fault::OneSided(word) => message!("search-one-sided", word = word),
            Fault::NothingToExclude => message!("search-nothing-to-exclude"),
            Fault::TooDeep(most) => message!("search-too-deep", most = *most),
            Fault::TooMany(most) => message!("search-too-many", most = *most),
            Fault::NoSuchField(word) => message!("search-no-such-field", word = shown(word)),
            Fault::NoField(mark) => message!("search-no-field", mark = shown(mark)),
            Fault::NoSuchComparison(mark) => {
                message!("search-no-such-comparison", mark = shown(mark))
            }
            Fault::NoValue(field) => message!("search-no-value", field = field.name()),
            Fault::NoLetters => message!("search-no-letters"),
            Fault::NoNumber(field, word) => {
                message!("search-no-number", field = field.name(), word = shown(word))
            }
            Fault::Backwards => message!("search-backwards"),
            Fault::ComparedRange => message!("search-compared-range"),
            Fault::NotCompared(field) => message!("search-not-compared", field = field.name()),
            Fault::NoSuchValue(field, word, _) => {
                message!(
                    "search-no-such-value",
                    field = field.name(),
                    word = shown(word)
                )
            }
            Fault::Several(field, word) => {
                message!("search-several", field = field.name(), word = shown(word))
            }
            Fault::NotSorted(field) => message!("search-not-sorted", field = field.name()),
            Fault::SortInside => message!("search-sort-inside"),
        }
    }

    /// The way to correct it, in words.
    pub fn hint(&self) -> Option<Message> {
        if !self.proposals.is_empty() {
            let names = any_of(&self.proposals).unwrap_or(message!("none"));
            return Some(message!("did-you-mean", names = names));
        }
        match &self.fault {
            Fault::OneSided(_) => Some(message!("search-hint-word")),
            Fault::NoSuchField(_) => Some(message!("search-hint-fields", fields = fields())),
            Fault::NoField(_) | Fault::NoSuchComparison(_) => Some(message!("search-hint-compare")),
            Fault::NothingToExclude => Some(message!("search-hint-exclude")),
            Fault::NoValue(_) => Some(message!("search-hint-value")),
            Fault::NoNumber(..) => Some(message!("search-hint-number")),
            Fault::NotCompared(field) => {
                Some(message!("search-hint-not-compared", field = field.name()))
            }
            Fault::NoSuchValue(_, _, known) if !known.is_empty() => {
                Some(message!("search-hint-known", known = known.join(", ")))
            }
            Fault::NotSorted(_) => {
                let sorted = Field::ALL.iter().filter(|(field, ..)| field.sorts());
                let names: Vec<&str> = sorted.map(|(_, long, _)| *long).collect();
                Some(message!("search-hint-known", known = names.join(", ")))
            }
            Fault::SortInside => Some(message!("search-hint-sort")),
            _ => None,
        }
    }
}

fn fields() -> String {
    let fields = Field::ALL
        .iter()
        .map(|(_, long, short)| match long == short {
            true => (*long).to_owned(),
            false => format!("{long} ({short})"),
        });
    fields.collect::<Vec<_>>().join(", ")
}
