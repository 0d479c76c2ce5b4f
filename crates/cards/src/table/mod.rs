//! Card lists as tab-separated tables: one line per card, a header line first, no quoting.
//!
//! Columns may come in any order and columns that are not known are ignored; a short line lacks its last
//! cells, which then are empty. Reading never stops at the first mistake. A line can fail in two ways:
//!
//! - A [`Finding`] is something wrong with the list that its owner can correct: a number that is none, a
//!   skill that does not exist, an id that was there before.
//! - A [`Declined`] card is written as lists write cards, but has something that [`CardDef`] cannot hold.
//!   Half of a card is never read, so the card is left out and the words are pointed at.
//!
//! Only facts become part of the [`CardDef`]; the game text is returned beside it, and a card with text is
//! [`Support::Blank`](crate::Support::Blank) until its text is compiled. The gender is found by the pronouns of the text.

mod cell;
pub mod encoding;
mod finding;
mod line;
pub mod names;

use crate::catalogue;
use crate::model::CardDef;
pub use cell::gender;
pub use finding::{Declined, Finding, Findings, Found};
use line::Line;
use locale::message;
pub use names::{Names, Titles};
use std::collections::HashMap;

/// Every column a list must have.
pub const COLUMNS: [&str; 22] = [
    "Name",
    "Set",
    "Rarity",
    "Unique",
    "CollectorsInfo",
    "Type",
    "Cost",
    "Mission/DilemmaType",
    "Span",
    "Points",
    "Quadrant",
    "Affiliation",
    "Icons",
    "Staff",
    "Keywords",
    "Class",
    "Species",
    "Skills",
    "Integrity/Range",
    "Cunning/Weapons",
    "Strength/Shields",
    "Text",
];

/// The most lines that are read. No list of cards is longer.
pub const MOST_CARDS: usize = 50_000;

/// One line of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The line, counted from 1.
    pub line: usize,
    /// The collector code.
    pub id: String,
    /// The name as the list has it: title and subtitle, or location and title, in one.
    pub name: String,
    /// The game text, if there is any.
    pub text: String,
    /// The facts. Until [`names`] divides it, the whole name is the title.
    pub card: Result<CardDef, Declined>,
}

/// The rows of a list and its findings. Lines with findings have no row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The rows, in the order of the list.
    pub rows: Vec<Row>,
    /// The faults, in the order of the lines.
    pub findings: Vec<Finding>,
    /// The number of lines that hold a card, well written or not.
    pub cards: usize,
}

impl Table {
    /// Takes the cards out, if nothing is wrong with the list and every one can be held.
    pub fn into_cards(mut self) -> Result<Vec<CardDef>, Findings> {
        let mut cards = Vec::new();
        for row in self.rows {
            match row.card {
                Ok(card) => cards.push(card),
                Err(declined) => self.findings.push(Finding {
                    line: row.line,
                    column: Some(declined.column),
                    found: Found::words(&declined.words),
                    expected: declined.reason,
                    nearest: declined.nearest,
                }),
            }
        }
        match self.findings.is_empty() {
            true => Ok(cards),
            false => Err(Findings(self.findings)),
        }
    }
}

/// Reads a list. Never fails: what is wrong is in the result.
///
/// ```
/// let table = cards::table::read("Name\tSet\n");
/// assert_eq!(table.findings[0].to_string(),
///     "line 1, column Rarity: expected a header line with this column, found nothing");
/// ```
pub fn read(text: &str) -> Table {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = lines(text).zip(1..);
    let header: Vec<&str> = match lines.next() {
        Some((line, _)) => line.split('\t').map(str::trim).collect(),
        None => Vec::new(),
    };
    let mut table = Table::default();
    let places = match header_places(&header, &mut table.findings) {
        Some(places) => places,
        None => return table,
    };
    let mut seen: HashMap<String, usize> = HashMap::new();
    for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
        table.cards += 1;
        if table.cards > MOST_CARDS {
            table.findings.push(Finding {
                line: number,
                column: None,
                found: Found::What(message!("list-one-more")),
                expected: message!("list-most-cards", n = MOST_CARDS),
                nearest: None,
            });
            break;
        }
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let mut reader = Line {
            places: &places,
            cells: &cells,
            line: number,
            findings: Vec::new(),
            declined: None,
        };
        reader.check_line(line, header.len());
        let row = reader.row(&mut seen);
        table.findings.append(&mut reader.findings);
        table.rows.extend(row);
    }
    table
}

/// Lines end in a line feed, with or without a carriage return; very old files have only the latter.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let end = match text.contains('\n') {
        true => '\n',
        false => '\r',
    };
    text.split_terminator(end)
        .map(|line| line.strip_suffix('\r').unwrap_or(line))
}

/// Finds the place of each known column in the header. Nothing if the line is not a header.
fn header_places(
    header: &[&str],
    findings: &mut Vec<Finding>,
) -> Option<HashMap<&'static str, usize>> {
    let plain = |name: &str| name.replace([' ', '_'], "").to_lowercase();
    let plain_header: Vec<String> = header.iter().map(|name| plain(name)).collect();
    let mut places = HashMap::new();
    let mut unknown: Vec<&str> = header.to_vec();
    for column in COLUMNS {
        let wanted = plain(column);
        let mut found = (0..header.len()).filter(|at| plain_header[*at] == wanted);
        if let Some(at) = found.next() {
            places.insert(column, at);
            unknown.retain(|name| plain(name) != wanted);
        }
        if found.next().is_some() {
            findings.push(Finding {
                line: 1,
                column: Some(column.to_owned()),
                found: Found::What(message!("list-two-columns")),
                expected: message!("list-column-once"),
                nearest: None,
            });
        }
    }
    if places.is_empty() {
        findings.push(Finding {
            line: 1,
            column: None,
            found: Found::words(&cell::short(&header.join(" "))),
            expected: message!("list-header", columns = COLUMNS.join(", ")),
            nearest: None,
        });
        return None;
    }
    for column in COLUMNS {
        if !places.contains_key(column) {
            findings.push(Finding {
                line: 1,
                column: Some(column.to_owned()),
                found: Found::Nothing,
                expected: message!("list-header-column"),
                nearest: catalogue::nearest(column, unknown.iter().copied()),
            });
        }
    }
    Some(places)
}
