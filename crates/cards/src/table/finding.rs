//! Findings about a list, and cards that are declined.

use locale::{Message, message};
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::Range;

/// A fault in a list, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// The line, counted from 1, the header included.
    pub line: usize,
    /// The column; none, if the line as a whole is meant.
    pub column: Option<String>,
    /// The value in that place.
    pub found: Found,
    /// A description of the values that would be right.
    pub expected: Message,
    /// The value that may have been meant.
    pub nearest: Option<String>,
}

/// The value of a list where something else was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// An empty cell.
    Nothing,
    /// Words of the list.
    Words(String),
    /// Something that cannot be quoted, in words.
    What(Message),
}

impl Found {
    /// The words of a cell.
    pub fn words(text: &str) -> Found {
        match text {
            "" => Found::Nothing,
            _ => Found::Words(text.to_owned()),
        }
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Found::Nothing => Ok(()),
            Found::Words(words) => f.write_str(words),
            Found::What(what) => what.fmt(f),
        }
    }
}

impl Serialize for Found {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Finding {
    /// The finding in words, with its place.
    pub fn message(&self) -> Message {
        let place = match &self.column {
            Some(column) => message!("finding-column", line = self.line, column = column),
            None => message!("finding-line", line = self.line),
        };
        let found = match &self.found {
            Found::Nothing => message!("nothing"),
            Found::Words(words) => message!("text", text = format!("{words:?}")),
            Found::What(what) => what.clone(),
        };
        let finding = message!(
            "finding",
            place = place,
            expected = self.expected.clone(),
            found = found
        );
        match &self.nearest {
            Some(nearest) => message!("finding-nearest", finding = finding, nearest = nearest),
            None => finding,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A list with something wrong in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.iter().map(Finding::to_string).collect::<Vec<_>>().join("\n"))]
pub struct Findings(pub Vec<Finding>);

/// A card that [`CardDef`](crate::CardDef) cannot hold, with the words in question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declined {
    /// The column.
    pub column: String,
    /// Characters of the cell, counted from 0.
    pub at: Range<usize>,
    /// The words in that place.
    pub words: String,
    /// The reason.
    pub reason: Message,
    /// The nearest words that would be understood.
    pub nearest: Option<String>,
}

impl Declined {
    /// Points at some bytes of a cell.
    pub fn new(column: &str, cell: &str, bytes: Range<usize>, reason: Message) -> Declined {
        let (before, words) = match (cell.get(..bytes.start), cell.get(bytes)) {
            (Some(before), Some(words)) => (before, words),
            _ => ("", cell),
        };
        let start = before.chars().count();
        Declined {
            column: column.to_owned(),
            at: start..start + words.chars().count(),
            words: words.to_owned(),
            reason,
            nearest: None,
        }
    }
}
