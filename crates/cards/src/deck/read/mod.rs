//! Reading deck files.
//!
//! The form of a file is recognised by its content. Every form gives the same sheet: lines with a zone, a quantity and a
//! name as it is written. Then names are matched and cards put into the part their type belongs in. Whatever is not
//! plainly understood is a [`Remark`] with its line; only a file that is not a list at all cannot be read.

mod place;
mod plain;
mod plugin_text;
mod plugin_xml;
mod remark;
mod site;
mod text;
mod xml;
pub(crate) mod zone;

use super::names::{Code, Names};
use super::{DeckList, Finding, Format, Severity};
use crate::catalogue::Catalogue;
use crate::table::encoding::{Encoding, decode};
use locale::{Message, message};
pub(crate) use place::shown;
pub use remark::{Remark, RemarkKind};
use zone::Zone;

/// The largest file that is read, in bytes. No list of cards is larger.
pub const MOST_BYTES: usize = 1 << 20;
/// The most lines with cards and headings: more than any deck has.
pub const MOST_LINES: usize = 2_000;
/// The most copies on one line: more than anybody writes on purpose.
pub const MOST_ON_A_LINE: u32 = 99;

/// A line of a file that names a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub line: usize,
    pub zone: Zone,
    pub quantity: u32,
    /// The name as it is written.
    pub name: String,
    code: Option<Code>,
}

/// The content of a file, whatever its form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub format: Format,
    pub name: String,
    pub notes: Vec<String>,
    pub entries: Vec<Entry>,
    pub remarks: Vec<Remark>,
}

/// A list read from a file, with remarks about the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The form of the file.
    pub format: Format,
    /// The list.
    pub list: DeckList,
    /// The line of each card, by its id, one for each copy.
    pub lines: Vec<(usize, String)>,
    /// In the order of the lines.
    pub remarks: Vec<Remark>,
}

impl Reading {
    /// The gaps of the list as findings: a list with gaps is not the deck that was meant.
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

/// A file that cannot be read as a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum Unreadable {
    /// More than [`MOST_BYTES`].
    TooLarge,
    /// More than [`MOST_LINES`].
    TooManyLines,
    /// A file that is not text.
    Binary,
    /// A text that names no card.
    NoCards,
}

impl Unreadable {
    /// The error in words.
    pub fn message(&self) -> Message {
        match self {
            Unreadable::TooLarge => message!("deck-file-large", most = MOST_BYTES >> 20),
            Unreadable::TooManyLines => message!("deck-file-long", most = MOST_LINES),
            Unreadable::Binary => message!("deck-file-binary"),
            Unreadable::NoCards => message!("deck-file-empty"),
        }
    }
}

/// Reads a deck file of any form.
pub fn read(bytes: &[u8], catalogue: &Catalogue) -> Result<Reading, Unreadable> {
    let names = Names::new(catalogue);
    Ok(place::place(sheet(bytes, &names)?, &names))
}

/// The lines of a deck file of any form, before names are matched.
pub(crate) fn sheet(bytes: &[u8], names: &Names<'_>) -> Result<Sheet, Unreadable> {
    if bytes.len() > MOST_BYTES {
        return Err(Unreadable::TooLarge);
    }
    // Lines that are not UTF-8 are read as Windows-1252, which older tools wrote.
    let (text, _) = decode(bytes, Encoding::Unicode);
    if text.contains('\0') || (text.is_empty() && bytes.contains(&0)) {
        return Err(Unreadable::Binary);
    }
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let sheet = match text.trim_start().starts_with('<') {
        true => plugin_xml::read(&text)?,
        false => text::read(&text, names)?,
    };
    if sheet.entries.is_empty() && !sheet.remarks.iter().any(|r| r.kind.rule().is_some()) {
        return Err(Unreadable::NoCards);
    }
    if sheet.entries.len() > MOST_LINES {
        return Err(Unreadable::TooManyLines);
    }
    Ok(sheet)
}
