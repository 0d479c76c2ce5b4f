//! Remarks about the lines of a file.

use crate::deck::Severity;
use locale::{Message, message};
use serde::Serialize;

/// The kind of a remark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// No card has the name.
    Unknown,
    /// Several cards have it.
    Several,
    /// A quantity that is not a number of cards.
    Quantity,
    /// A file that is damaged there.
    Broken,
    /// Nearly a card's name.
    Guessed,
    /// A card under the heading of another part.
    Moved,
    /// A card under a heading that is not a part of a deck.
    LeftOut,
    /// An unknown heading.
    Heading,
    /// A heading with another number of cards than there are below it.
    Count,
    /// A line that is taken for the name of the deck.
    Name,
    /// A file for another game.
    Game,
}

impl RemarkKind {
    /// The rule that a list with this gap breaks; nothing if every card that was meant to be in the list is.
    pub fn rule(self) -> Option<&'static str> {
        match self {
            // The code identifies the card.
            RemarkKind::Unknown | RemarkKind::Several | RemarkKind::Broken => Some("2E-CARD-29"),
            RemarkKind::Quantity => Some("2E-DECK-05"),
            RemarkKind::Guessed
            | RemarkKind::Moved
            | RemarkKind::LeftOut
            | RemarkKind::Heading
            | RemarkKind::Count
            | RemarkKind::Name
            | RemarkKind::Game => None,
        }
    }
}

/// A line that was guessed, moved, left out or not understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// The line, counted from 1.
    pub line: usize,
    /// The kind.
    pub kind: RemarkKind,
    /// The remark in words, without its line.
    #[serde(rename = "message")]
    pub what: Message,
    /// Names that would be understood.
    pub suggestions: Vec<String>,
}

impl Remark {
    /// A remark without suggestions.
    pub fn new(line: usize, kind: RemarkKind, what: Message) -> Remark {
        Remark {
            line,
            kind,
            what,
            suggestions: Vec::new(),
        }
    }

    /// The weight: a fault, if a card is missing from the list.
    pub fn severity(&self) -> Severity {
        match self.kind.rule() {
            Some(_) => Severity::Fault,
            None => Severity::Warning,
        }
    }

    /// The remark with its line and its suggestions.
    pub fn message(&self) -> Message {
        let what = match crate::catalogue::any_of(&self.suggestions) {
            None => self.what.clone(),
            Some(names) => message!(
                "deck-line-meant",
                what = self.what.clone(),
                hint = message!("did-you-mean", names = names)
            ),
        };
        message!("deck-line", line = self.line, what = what)
    }
}
