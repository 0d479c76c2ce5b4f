//! What has to be said about a line.

use crate::deck::Severity;
use locale::{Message, message};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum RemarkKind {
    /// No card has the name.
    Unknown,
    /// Several cards have it.
    Several,
    /// A quantity that is no number of cards.
    Quantity,
    /// A file that is damaged there.
    Broken,
    /// Nearly a card's name.
    Guessed,
    /// A card under the heading of another part.
    Moved,
    /// Under a heading that is no part of a deck.
    LeftOut,
    /// A heading that nobody knows.
    Heading,
    /// A heading that counts its cards, and not as many.
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

/// Something about a line that is not plainly understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    pub line: usize,
    pub kind: RemarkKind,
    #[serde(rename = "message")]
    pub what: Message,
    /// Names that would be understood.
    pub suggestions: Vec<String>,
}

impl Remark {
    pub fn new(line: usize, kind: RemarkKind, what: Message) -> Remark {
        Remark {
            line,
            kind,
            what,
            suggestions: Vec::new(),
        }
    }

    pub fn severity(&self) -> Severity {
        match self.kind.rule() {
            Some(_) => Severity::Fault,
            None => Severity::Warning,
        }
    }

    /// With its line, and what may have been meant.
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
