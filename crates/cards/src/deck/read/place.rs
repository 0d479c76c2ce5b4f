//! From the lines of a file to the parts of a deck.

use super::zone::Zone;
use super::{Entry, MOST_ON_A_LINE, Reading, Remark, RemarkKind, Sheet};
use crate::catalogue::CardIx;
use crate::deck::check::type_name;
use crate::deck::names::{Hints, Match, Names, in_one, key};
use crate::deck::{DeckList, Part};
use locale::message;

/// Names that are compared with those of all cards: nobody reads more suggestions, and it takes a while.
const MOST_COMPARED: usize = 150;
/// The longest name that a remark quotes in full.
const LONGEST: usize = 60;

pub(super) fn place(sheet: Sheet, names: &Names<'_>) -> Reading {
    let mut place = Place {
        names,
        list: DeckList {
            name: sheet.name,
            notes: sheet.notes.join("\n"),
            ..DeckList::default()
        },
        lines: Vec::new(),
        remarks: sheet.remarks,
        compared: 0,
    };
    for entry in &sheet.entries {
        place.entry(entry);
    }
    place.list.tidy();
    place.remarks.sort_by_key(|remark| remark.line);
    Reading {
        format: sheet.format,
        list: place.list,
        lines: place.lines,
        remarks: place.remarks,
    }
}

struct Place<'a> {
    names: &'a Names<'a>,
    list: DeckList,
    lines: Vec<(usize, String)>,
    remarks: Vec<Remark>,
    compared: usize,
}

impl Place<'_> {
    fn entry(&mut self, entry: &Entry) {
        let name = shown(&entry.name);
        let remark = |kind, what| Remark::new(entry.line, kind, what);
        if let Zone::Beside(zone) = &entry.zone {
            let zone = shown(zone);
            let what = message!(
                "deck-line-beside",
                name = name,
                n = entry.quantity as i64,
                zone = zone
            );
            return self.remarks.push(remark(RemarkKind::LeftOut, what));
        }
        if entry.quantity == 0 || entry.quantity > MOST_ON_A_LINE {
            let what = message!("deck-line-quantity", name = name, most = MOST_ON_A_LINE);
            return self.remarks.push(remark(RemarkKind::Quantity, what));
        }
        let part = match entry.zone {
            Zone::Part(part) => Some(part),
            _ => None,
        };
        match self.find(entry, part) {
            Match::Is(at) => self.put(at, entry, part),
            Match::Guess(at) => {
                let card = self.names.catalogue().card(at);
                let by_name = [card.full_name(), in_one(card), card.title.to_string()];
                let what = match by_name.iter().any(|known| key(known) == key(&entry.name)) {
                    true => message!("deck-line-code", name = name),
                    false => message!("deck-line-guessed", name = name, card = card.full_name()),
                };
                self.remarks.push(remark(RemarkKind::Guessed, what));
                self.put(at, entry, part);
            }
            Match::Several(cards) => {
                let what = message!("deck-line-several", name = name);
                self.lost(remark(RemarkKind::Several, what), &cards);
            }
            Match::Unknown(cards) => {
                let what = message!("deck-line-unknown", name = name);
                self.lost(remark(RemarkKind::Unknown, what), &cards);
            }
        }
    }

    fn find(&mut self, entry: &Entry, part: Option<Part>) -> Match {
        let hints = Hints {
            code: entry.code,
            part,
        };
        if let Some(known) = self.names.known(&entry.name, hints) {
            return known;
        }
        self.compared += 1;
        match self.compared <= MOST_COMPARED {
            true => self.names.find(&entry.name, hints),
            false => Match::Unknown(Vec::new()),
        }
    }

    fn lost(&mut self, mut remark: Remark, cards: &[CardIx]) {
        let catalogue = self.names.catalogue();
        let mut names: Vec<String> = cards
            .iter()
            .map(|at| catalogue.card(*at).full_name())
            .collect();
        names.dedup();
        names.truncate(5);
        remark.suggestions = names;
        self.remarks.push(remark);
    }

    /// Puts a card where its type belongs, with a remark where the file has it elsewhere.
    fn put(&mut self, at: CardIx, entry: &Entry, written: Option<Part>) {
        let card = self.names.catalogue().card(at);
        let part = Part::of(card.card_type());
        if let Some(written) = written.filter(|written| *written != part) {
            let what = message!(
                "deck-line-moved",
                card = card.full_name(),
                kind = type_name(card.card_type()),
                from = written.message(),
                to = part.message()
            );
            self.remarks
                .push(Remark::new(entry.line, RemarkKind::Moved, what));
        }
        for _ in 0..entry.quantity {
            self.lines.push((entry.line, card.id.clone()));
            self.list.part_mut(part).push(card.id.clone());
        }
    }
}

/// A name as it is quoted.
pub(crate) fn shown(name: &str) -> String {
    let clean: String = name
        .trim()
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .take(LONGEST)
        .collect();
    match name.trim().chars().count() > LONGEST {
        true => format!("{clean}…"),
        false => clean,
    }
}
