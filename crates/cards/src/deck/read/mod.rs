//! From a file to a list.
//!
//! Which form a file has is seen by its content. Every form gives the same [`Sheet`]: lines with a zone, a quantity, a
//! name as it is written. Then names are matched and cards put into the part their type belongs in. Whatever is not
//! plainly understood is a [`Remark`] with its line; a file cannot be read only if it is no list at all.

mod place;
mod plain;
mod plugin_text;
mod plugin_xml;
mod remark;
mod site;
mod text;
mod xml;
mod zone;

use super::names::{Code, Names};
use super::{DeckList, Finding, Format, Severity};
use crate::catalogue::Catalogue;
use crate::table::encoding::{Encoding, decode};
use locale::{Message, message};
pub use remark::{Remark, RemarkKind};
use zone::Zone;

/// A larger file is no list of cards.
pub const MOST_BYTES: usize = 1 << 20;
/// More lines with cards than any deck has.
pub const MOST_LINES: usize = 2_000;
/// More copies than anybody writes on one line on purpose.
pub const MOST_ON_A_LINE: u32 = 99;

/// A line of a file that speaks of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    line: usize,
    zone: Zone,
    quantity: u32,
    /// The name as it is written.
    name: String,
    code: Option<Code>,
}

/// What every form comes to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sheet {
    format: Format,
    name: String,
    notes: Vec<String>,
    entries: Vec<Entry>,
    remarks: Vec<Remark>,
}

/// A list, and what had to be said about its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub format: Format,
    pub list: DeckList,
    /// Which card is on which line, by its id, one for each copy.
    pub lines: Vec<(usize, String)>,
    /// In the order of the lines.
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// What of the file is not in the list, as findings: a list with gaps is not the deck that was meant.
    pub fn findings(&self) -> Vec<Finding> {
        let findings = self.remarks.iter().filter_map(|remark| {
            Some(Finding {
                rule: remark.kind.rule()?,
                severity: Severity::Fault,
                message: remark.message(),
                cards: Vec::new(),
                remedy: message!("deck-remedy-line", line = remark.line),
            })
        });
        findings.collect()
    }
}

/// Why a file is no deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unreadable {
    TooLarge,
    TooManyLines,
    /// No text.
    Binary,
    /// Nothing in it speaks of a card.
    NoCards,
}

impl Unreadable {
    pub fn message(&self) -> Message {
        match self {
            Unreadable::TooLarge => message!("deck-file-large", most = MOST_BYTES >> 20),
            Unreadable::TooManyLines => message!("deck-file-long", most = MOST_LINES),
            Unreadable::Binary => message!("deck-file-binary"),
            Unreadable::NoCards => message!("deck-file-empty"),
        }
    }
}

/// Reads a file.
///
/// ```
/// use cards::Catalogue;
/// use cards::deck::read::read;
/// let file = "// Two cards\nMissions\nEarth, Cradle of the Federation\nDilemmas\n2x Alien Abductoin\n";
/// let reading = read(file.as_bytes(), Catalogue::second_edition()).unwrap();
/// assert_eq!(reading.list.name, "Two cards");
/// assert_eq!(reading.list.dilemmas, ["1C003", "1C003"]);
/// assert_eq!(reading.remarks[0].line, 5);
/// ```
pub fn read(bytes: &[u8], catalogue: &Catalogue) -> Result<Reading, Unreadable> {
    if bytes.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    // Lines that are no UTF-8 come as Windows-1252, which is how older tools wrote them.
    let (text, _) = decode(bytes, Encoding::Unicode);
    if text.contains('\0') || (text.is_empty() && bytes.contains(&0)) {
        return Err(Unreadable::Binary);
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let names = Names::new(catalogue);
    let sheet = match text.trim_start().starts_with('<') {
        true => plugin_xml::read(&text),
        false => text::read(&text, &names),
    };
    if sheet.entries.is_empty() && !sheet.remarks.iter().any(|r| r.kind.rule().is_some()) {
        return Err(Unreadable::NoCards);
    }
    if sheet.entries.len() > MOST_LINES {
        return Err(Unreadable::TooManyLines);
    }
    Ok(place::place(sheet, &names))
}
