//! The XML of the plugin: superzones of cards, an element for each copy.

use super::xml::{Is, Piece, pieces};
use super::zone::{self, Zone};
use super::{Entry, MOST_LINES, Remark, RemarkKind, Sheet, Unreadable, place};
use crate::deck::Format;
use crate::deck::names::Code;
use locale::message;
use std::collections::HashSet;

/// The game these lists are for.
const GAME: &str = "startrek2e";
/// The most pieces of markup and text: a card has about ten.
const MOST_PIECES: usize = 12 * MOST_LINES;
/// The deepest that elements lie within each other.
const DEEPEST: usize = 50;

pub(super) fn read(text: &str) -> Result<Sheet, Unreadable> {
    let mut reader = Reader {
        sheet: Sheet {
            format: Format::PluginXml,
            ..Sheet::default()
        },
        ..Reader::default()
    };
    let mut last = 1;
    for piece in pieces(text, MOST_PIECES).ok_or(Unreadable::TooManyLines)? {
        last = piece.line;
        reader.piece(piece);
    }
    reader.end_of_card(last);
    let broken = |r: &Remark| r.kind == RemarkKind::Broken;
    if !reader.within.is_empty() && !reader.sheet.remarks.iter().any(broken) {
        reader.broken(last, message!("deck-line-broken-off"));
    }
    Ok(reader.sheet)
}

#[derive(Default)]
struct Reader {
    sheet: Sheet,
    zone: Zone,
    /// The elements we are in, outermost first.
    within: Vec<String>,
    card: Option<Card>,
    odd: HashSet<String>,
}

#[derive(Default)]
struct Card {
    line: usize,
    name: String,
    code: Option<Code>,
}

impl Reader {
    fn piece(&mut self, Piece { line, is }: Piece) {
        match is {
            Is::Open {
                name,
                attributes,
                closed,
            } => {
                self.open(line, &name, &attributes);
                match closed {
                    true => self.close(line, &name),
                    // Nothing is that deep but to be a nuisance.
                    false if self.within.len() >= DEEPEST => {}
                    false => self.within.push(name),
                }
            }
            Is::Close(name) => {
                // An element that was never closed ends with the one around it.
                if let Some(at) = self.within.iter().rposition(|open| *open == name) {
                    self.within.truncate(at);
                }
                self.close(line, &name);
            }
            Is::Text(text) => self.text(line, &text),
            Is::BrokenOff => self.broken(line, message!("deck-line-broken-off")),
        }
    }

    fn broken(&mut self, line: usize, what: locale::Message) {
        let remark = Remark::new(line, RemarkKind::Broken, what);
        self.sheet.remarks.push(remark);
    }

    fn open(&mut self, line: usize, name: &str, attributes: &[(String, String)]) {
        let attribute = |wanted: &str| {
            let found = attributes.iter().find(|(name, _)| name == wanted);
            found.map(|(_, value)| value.clone())
        };
        match name {
            "superzone" => {
                self.end_of_card(line);
                let name = attribute("name").unwrap_or_default();
                self.zone = match zone::zone(&name) {
                    Some(zone::Is::Zone(zone)) => zone,
                    _ => {
                        let what = message!("deck-line-heading", name = place::shown(&name));
                        let remark = Remark::new(line, RemarkKind::Heading, what);
                        self.sheet.remarks.push(remark);
                        Zone::Unnamed
                    }
                };
            }
            "card" => {
                self.end_of_card(line);
                self.card = Some(Card {
                    line,
                    ..Card::default()
                });
            }
            "name" => {
                if let Some(card) = &mut self.card {
                    card.line = line;
                    card.code = attribute("id").as_deref().and_then(code);
                }
            }
            "deck" | "meta" | "game" | "set" | "notes" => {}
            odd => self.odd(line, odd),
        }
    }

    fn close(&mut self, line: usize, name: &str) {
        match name {
            "card" => self.end_of_card(line),
            "superzone" => {
                self.end_of_card(line);
                self.zone = Zone::Unnamed;
            }
            _ => {}
        }
    }

    fn text(&mut self, line: usize, whole: &str) {
        let text = whole.trim();
        let inside = self.within.last().map_or("", String::as_str);
        match (inside, &mut self.card) {
            ("name", Some(card)) => card.name.push_str(text),
            ("name", None) => self.sheet.name.push_str(text),
            ("notes", _) => self.sheet.notes.push(whole.to_owned()),
            // The name and the id are enough.
            ("set", _) => {}
            ("game", _) if text == GAME => {}
            ("game", _) => {
                let what = message!("deck-line-game", game = place::shown(text));
                let remark = Remark::new(line, RemarkKind::Game, what);
                self.sheet.remarks.push(remark);
            }
            _ => self.broken(line, message!("deck-line-stray", text = place::shown(text))),
        }
    }

    /// Once for each name of an element is enough.
    fn odd(&mut self, line: usize, name: &str) {
        if self.odd.insert(name.to_owned()) {
            let what = message!("deck-line-element", name = place::shown(name));
            let remark = Remark::new(line, RemarkKind::Heading, what);
            self.sheet.remarks.push(remark);
        }
    }

    /// Copies that follow each other are one entry.
    fn end_of_card(&mut self, line: usize) {
        let Some(card) = self.card.take() else {
            return;
        };
        if card.name.is_empty() && card.code.is_none() {
            return self.broken(line, message!("deck-line-nameless"));
        }
        let entry = Entry {
            line: card.line,
            zone: self.zone.clone(),
            quantity: 1,
            name: card.name,
            code: card.code,
        };
        match self.sheet.entries.last_mut() {
            Some(last)
                if last.name == entry.name
                    && last.code == entry.code
                    && last.zone == entry.zone =>
            {
                last.quantity += 1;
            }
            _ => self.sheet.entries.push(entry),
        }
    }
}

/// `ST2E-EN06040` is number 40 of set 6.
fn code(id: &str) -> Option<Code> {
    let digits = id.trim().strip_prefix("ST2E-EN")?;
    let (set, number) = digits.split_at_checked(2)?;
    Some(Code::Number(set.parse().ok()?, number.parse().ok()?))
}
