//! Reading the deck files that players exchange, with the zones of the First Edition.

use super::list::{DeckZone, FirstList};
use super::names::FirstNames;
use crate::catalogue::Catalogue;
use crate::deck::Format;
use crate::deck::Part;
use crate::deck::names::Names;
use crate::deck::read::zone::Zone;
use crate::deck::read::{MOST_ON_A_LINE, Remark, RemarkKind, Sheet, Unreadable, sheet, shown};
use locale::message;

/// A list read from a file, with remarks about the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstReading {
    /// The form of the file.
    pub format: Format,
    /// The list.
    pub list: FirstList,
    /// In the order of the lines.
    pub remarks: Vec<Remark>,
}

/// Reads a deck file of any form. Whatever is not plainly understood is a remark with its line.
///
/// ```
/// use cards::Catalogue;
/// use cards::first::deck::{DeckZone, read};
/// let file = "2\tVekma\nMissions:\n1\tAvert Disaster\nSeed+Dil:\n1\tKlingon Outpost\nAside:\n1\tTorin\n";
/// let reading = read(file.as_bytes(), Catalogue::first_edition()).unwrap();
/// assert_eq!(reading.list.zone(DeckZone::Draw), ["premiere-288", "premiere-288"]);
/// assert_eq!(reading.list.zone(DeckZone::Seed), ["premiere-105"]);
/// assert_eq!(reading.remarks.len(), 1, "what lies aside is reported");
/// ```
pub fn read(bytes: &[u8], catalogue: &Catalogue) -> Result<FirstReading, Unreadable> {
    let sheet = sheet(bytes, &Names::new(catalogue))?;
    let names = FirstNames::new(catalogue);
    let mut reading = FirstReading {
        format: sheet.format,
        list: FirstList {
            name: sheet.name.clone(),
            notes: sheet.notes.join("\n"),
            ..FirstList::default()
        },
        remarks: remarks(&sheet),
    };
    for entry in &sheet.entries {
        let name = shown(&entry.name);
        let mut remark = |kind, what, suggestions: Vec<String>| {
            let mut remark = Remark::new(entry.line, kind, what);
            remark.suggestions = suggestions;
            reading.remarks.push(remark);
        };
        let Some(zone) = zone(&entry.zone) else {
            let Zone::Beside(heading) = &entry.zone else {
                continue;
            };
            let n = i64::from(entry.quantity);
            let what = message!(
                "deck-line-beside",
                name = name,
                n = n,
                zone = shown(heading)
            );
            remark(RemarkKind::LeftOut, what, Vec::new());
            continue;
        };
        if entry.quantity == 0 || entry.quantity > MOST_ON_A_LINE {
            let what = message!("deck-line-quantity", name = name, most = MOST_ON_A_LINE);
            remark(RemarkKind::Quantity, what, Vec::new());
            continue;
        }
        match names.find(&entry.name) {
            Ok(card) => {
                let cards = reading.list.zone_mut(zone);
                cards.extend((0..entry.quantity).map(|_| card.id.clone()));
            }
            Err(error) => {
                let what = message!("deck-line-unknown", name = name);
                remark(RemarkKind::Unknown, what, error.suggestions);
            }
        }
    }
    reading.list.tidy();
    reading.remarks.sort_by_key(|remark| remark.line);
    Ok(reading)
}

/// A remark that the file is for another game is about the other edition here.
fn remarks(sheet: &Sheet) -> Vec<Remark> {
    let own = |remark: &&Remark| remark.kind != RemarkKind::Game;
    sheet.remarks.iter().filter(own).cloned().collect()
}

/// The zone of an entry; nothing for what lies beside the deck.
fn zone(zone: &Zone) -> Option<DeckZone> {
    match zone {
        Zone::Unnamed | Zone::Part(Part::Deck) => Some(DeckZone::Draw),
        Zone::Part(Part::Missions) => Some(DeckZone::Missions),
        Zone::Part(Part::Dilemmas) => Some(DeckZone::Seed),
        Zone::Beside(heading) => DeckZone::find(heading),
    }
}
