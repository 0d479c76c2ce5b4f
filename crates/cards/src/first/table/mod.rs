//! The First Edition card list as a tab-separated table: one line per card, a header line first, no quoting.
//!
//! Columns may come in any order. Reading never stops at the first mistake: what is wrong is a [`Finding`] with its
//! line and column. Only facts become part of a card; game text is returned beside it, and a card with text is
//! [`Support::Blank`] until its text is in the pack. [`cells`] is the way back.

mod kinds;
mod line;
mod restriction;
mod seeding;
mod words;
mod write;

use super::facts::Kind;
use super::lexicon::RELEASES;
use crate::catalogue::nearest;
use crate::lexicon::{Affiliation, Quadrant};
use crate::model::CardDef;
#[cfg(doc)]
use crate::model::Support;
use crate::pack::Pack;
use crate::table::{Finding, Found};
use crate::word::Word;
use line::Line;
use locale::message;
use std::collections::HashMap;
pub use write::{cells, staff};

/// The columns of the list. Those that say why the list has a card, and its game text, are not facts of a card.
pub const COLUMNS: [&str; 46] = [
    "Id",
    "Name",
    "Version",
    "Release",
    "Also",
    "Rarity",
    "Property",
    "Ban",
    "Uniqueness",
    "Type",
    "Kind",
    "Affiliations",
    "Class",
    "Integrity/Range",
    "Cunning/Weapons",
    "Strength/Shields",
    "Points",
    "Region",
    "Quadrant",
    "Span",
    "Icons",
    "Staff",
    "Species",
    "Gender",
    "Characteristics",
    "Requires",
    "Persona",
    "Impersonates",
    "Command",
    "Reports",
    "Names",
    "Location",
    "Homeworld",
    "LoreFacts",
    "Attempt",
    "Requirements",
    "OppAffiliations",
    "OppPoints",
    "OppSpan",
    "OppRequirements",
    "OppText",
    "Restriction",
    "Skills",
    "Dots",
    "Special",
    "Text",
];

/// One line of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The line, counted from 1.
    pub line: usize,
    /// The game text, if there is any.
    pub text: String,
    /// The card.
    pub card: CardDef,
}

/// The rows of a list and its findings. Lines with findings have no row.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The rows, in the order of the list.
    pub rows: Vec<Row>,
    /// The faults, in the order of the lines.
    pub findings: Vec<Finding>,
}

/// Reads a list. Never fails: what is wrong is in the result.
///
/// ```
/// let table = cards::first::table::read("Id\tName\n");
/// assert_eq!(table.findings[0].to_string(),
///     "line 1, column Version: expected a header line with this column, found nothing");
/// ```
pub fn read(text: &str) -> Table {
    let mut lines = text.lines().zip(1..);
    let header: Vec<&str> = lines
        .next()
        .map_or_else(Vec::new, |(line, _)| line.split('\t').collect());
    let mut table = Table::default();
    for column in COLUMNS {
        if !header.contains(&column) {
            table.findings.push(Finding {
                line: 1,
                column: Some(column.to_owned()),
                found: Found::Nothing,
                expected: message!("list-header-column"),
                nearest: nearest(column, header.iter().copied()),
            });
        }
    }
    if !table.findings.is_empty() {
        return table;
    }
    let mut known: HashMap<String, usize> = HashMap::new();
    for (line, number) in lines.filter(|(line, _)| !line.trim().is_empty()) {
        let cells: HashMap<&str, &str> = header.iter().copied().zip(line.split('\t')).collect();
        let mut line = Line::new(number, cells);
        let card = line.card();
        if let Some(first) = known.insert(card.id.clone(), number) {
            line.finding("Id", message!("list-id-twice", line = first));
        }
        match line.findings.is_empty() {
            true => table.rows.push(Row {
                line: number,
                text: line.cell("Text").to_owned(),
                card,
            }),
            false => table.findings.append(&mut line.findings),
        }
    }
    keys(&mut table.rows);
    table
}

/// Homeworlds of two affiliations that print the same name are different locations (1E-CARD-08).
fn keys(rows: &mut [Row]) {
    let mut first: HashMap<(String, Quadrant), Affiliation> = HashMap::new();
    for row in rows {
        let Some(place) = row.card.location.clone() else {
            continue;
        };
        let crate::Facts::First(facts) = &mut row.card.facts else {
            continue;
        };
        if let Kind::Mission(mission) = &mut facts.of
            && let Some(homeworld) = mission.homeworld
        {
            let known = first
                .entry((place.clone(), mission.quadrant))
                .or_insert(homeworld);
            if *known != homeworld {
                mission.key = Some(Word::new(&format!("{place} ({homeworld})")));
            }
        }
    }
}

/// Puts cards into packs, one for each release, with the names of their files.
pub fn packs(cards: impl IntoIterator<Item = CardDef>) -> Vec<(String, Pack)> {
    let mut all: Vec<CardDef> = cards.into_iter().collect();
    let mut packs = Vec::new();
    for release in RELEASES {
        let (own, other) = all.into_iter().partition(|card| card.set == release.code);
        all = other;
        let pack = Pack {
            name: release.name.to_owned(),
            cards: own,
        };
        if !pack.cards.is_empty() {
            packs.push((release.file() + ".ron", pack));
        }
    }
    packs
}
