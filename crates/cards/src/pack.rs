//! Packs: card definitions in RON files, with errors that point at the place.

use crate::collector::CollectorCode;
use crate::edition::Edition;
use crate::first;
use crate::lexicon::{DilemmaKind, MissionKind};
use crate::model::{CardDef, Facts, Keyword, Plays};
use crate::source;
use locale::{Message, message};
use ron::Options;
use ron::extensions::Extensions;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::fmt;
use std::path::Path;

/// The cards of one set, or of any other collection.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// The name of the set or collection.
    pub name: String,
    /// The cards.
    pub cards: Vec<CardDef>,
}

/// A fault in a pack, and its place. Line and column count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PackError {
    /// The name of the file.
    pub file: String,
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
    /// The way to the value, such as `cards[14].facts.Mission.span`.
    pub field: String,
    /// The fault, without its place.
    pub message: Message,
}

impl PackError {
    /// The fault with its place.
    pub fn message(&self) -> Message {
        let place = format!("{}:{}:{}", self.file, self.line, self.column);
        let what = self.message.clone();
        match self.field.as_str() {
            "" | "." => message!("in-file", file = place, what = what),
            field => message!("in-file", file = format!("{place}: {field}"), what = what),
        }
    }
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}

fn ron_options() -> Options {
    // Optional facts are written without `Some( )`.
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// RON's errors in the words of the other errors: what was expected.
fn explain(code: &ron::Error) -> Message {
    let list = |names: &[&str]| match names.is_empty() {
        true => message!("nothing"),
        false => message!("text", text = names.join(", ")),
    };
    match code {
        ron::Error::ExpectedInteger => message!("pack-whole-number"),
        ron::Error::IntegerOutOfBounds => message!("pack-number-fits"),
        ron::Error::Eof => message!("pack-ends"),
        ron::Error::TrailingCharacters => message!("pack-goes-on"),
        ron::Error::MissingStructField { field, .. } => message!("pack-field", field = *field),
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => message!("pack-no-field", known = list(expected), found = found),
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => message!("pack-no-variant", known = list(expected), found = found),
        other => {
            let text = other.to_string();
            let mut letters = text.chars();
            let first = letters.next().map(|c| c.to_ascii_lowercase());
            let text: String = first.into_iter().chain(letters).collect();
            message!("text", text = text)
        }
    }
}

impl Pack {
    /// Reads and checks a pack. `file` is the name errors use.
    pub fn read(file: &str, text: &str) -> Result<Pack, PackError> {
        let at = |e: ron::error::SpannedError, field: String| {
            let (line, column) = match e.code {
                ron::Error::Eof => source::end(text),
                _ => source::next_token(text, e.span.start.line, e.span.start.col),
            };
            PackError {
                file: file.to_owned(),
                line,
                column,
                field,
                message: explain(&e.code),
            }
        };
        let options = ron_options();
        let mut ron = ron::Deserializer::from_str_with_options(text, &options)
            .map_err(|e| at(e, String::new()))?;
        let pack: Pack = serde_path_to_error::deserialize(&mut ron).map_err(|e| {
            // A path that ends in the unknown is no better than the path before it.
            let field = e.path().to_string();
            let field = field.trim_end_matches(['.', '?']).to_owned();
            at(ron.span_error(e.into_inner()), field)
        })?;
        ron.end()
            .map_err(|code| at(ron.span_error(code), String::new()))?;
        match pack.faults().into_iter().next() {
            None => Ok(pack),
            Some(fault) => Err(fault.at(file, text)),
        }
    }

    /// Reads and checks a pack file.
    pub fn load(path: &Path) -> Result<Pack, PackError> {
        let file = path.display().to_string();
        let text = std::fs::read_to_string(path).map_err(|e| PackError {
            file: file.clone(),
            line: 1,
            column: 1,
            field: String::new(),
            message: message!("text", text = e.to_string()),
        })?;
        Pack::read(&file, &text)
    }

    /// Writes the pack as a file that people can read: a few lines per card.
    pub fn to_ron(&self) -> String {
        let cards: Vec<String> = self.cards.iter().map(one_line).collect();
        crate::layout::pack(&self.name, &cards)
    }

    /// Everything the types alone cannot rule out.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut seen = HashMap::new();
        let mut set_numbers: HashMap<&str, u8> = HashMap::new();
        for (index, card) in self.cards.iter().enumerate() {
            let mut fault = |field: &str, message: Message| {
                faults.push(Fault {
                    index,
                    field: field.to_owned(),
                    message,
                })
            };
            if let Some(first) = seen.insert(card.id.as_str(), index) {
                let message = message!("pack-id-twice", id = &card.id, first = first);
                fault("id", message);
            }
            if let Facts::First(facts) = &card.facts {
                for (field, message) in first::check::faults(card, facts) {
                    fault(field, message);
                }
            }
            if self.cards[0].edition() != card.edition() {
                fault("facts", message!("pack-two-editions"));
            }
            match card.id.parse::<CollectorCode>() {
                _ if card.edition() == Edition::First => {}
                Err(e) => fault("id", e.message()),
                Ok(code) => {
                    if code.to_string() != card.id {
                        let code = code.to_string();
                        fault("id", message!("pack-id-form", code = code, id = &card.id));
                    }
                    if code.rarity != card.rarity {
                        let letter = card.rarity.code();
                        fault(
                            "id",
                            message!("pack-rarity", letter = letter, id = &card.id),
                        );
                    }
                    let number = *set_numbers.entry(&card.set).or_insert(code.set);
                    if number != code.set {
                        let message = message!(
                            "pack-set-number",
                            set = &card.set,
                            n = number,
                            id = &card.id
                        );
                        fault("set", message);
                    }
                }
            }
            for (field, message) in card_faults(card) {
                fault(field, message);
            }
        }
        faults
    }
}

/// Writes a part of a card as packs do, with lines of at most `width` letters where its words allow it.
pub fn laid_out(part: &impl Serialize, width: usize) -> String {
    let mut out = String::new();
    crate::layout::value(&one_line(part), 0, width, &mut out);
    out
}

/// A card or a part of one in RON, on one line. The same on every platform, so that it can be hashed.
pub(crate) fn one_line(card: &impl Serialize) -> String {
    let config = ron::ser::PrettyConfig::new()
        .depth_limit(0)
        .extensions(Extensions::IMPLICIT_SOME);
    let mut out = String::new();
    ron_options()
        .to_writer_pretty(&mut out, card, config)
        // Writing plain data into a string has no way to fail.
        .expect("card definitions are plain data");
    without_needless_escapes(&out)
}

/// RON's writer puts a backslash before every apostrophe; names are easier to read and find without.
fn without_needless_escapes(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, letters.clone().next()) {
            ('\\', Some('\'')) => {}
            ('\\', Some(escaped)) => {
                letters.next();
                out.extend(['\\', escaped]);
            }
            _ => out.push(letter),
        }
    }
    out
}

struct Fault {
    index: usize,
    field: String,
    message: Message,
}

impl Fault {
    fn at(self, file: &str, text: &str) -> PackError {
        let (line, column) = source::locate(text, self.index, &self.field);
        PackError {
            file: file.to_owned(),
            line,
            column,
            field: format!("cards[{}].{}", self.index, self.field),
            message: self.message,
        }
    }
}

fn card_faults(card: &CardDef) -> Vec<(&'static str, Message)> {
    let mut faults = Vec::new();
    let mut fault = |field, message: Message| faults.push((field, message));
    if card.title.as_str().trim().is_empty() {
        fault("title", message!("pack-title"));
    }
    if card.set.trim().is_empty() {
        fault("set", message!("pack-set"));
    }
    for keyword in &card.keywords {
        // 2E-KEY-04
        if let Keyword::Plain(word) = keyword
            && ["Order", "Damage"].contains(&word.as_str())
        {
            fault(
                "keywords",
                message!("pack-no-keyword", word = word.as_str()),
            );
        }
    }
    match &card.facts {
        Facts::Personnel {
            species, skills, ..
        } => {
            if !(1..=2).contains(&species.len()) {
                fault("facts", message!("pack-species"));
            }
            for (i, (skill, level)) in skills.iter().enumerate() {
                if *level == 0 {
                    fault("facts", message!("pack-level", skill = skill.name()));
                }
                if skills[..i].iter().any(|(other, _)| other == skill) {
                    fault("facts", message!("pack-skill-twice", skill = skill.name()));
                }
            }
        }
        Facts::Mission {
            kind: MissionKind::Headquarters,
            requirements,
            plays,
            ..
        } => {
            if !plays.iter().any(|p| matches!(p, Plays::Cards { .. })) {
                fault("facts", message!("pack-headquarters-plays"));
            }
            if requirements.is_some() {
                fault("facts", message!("pack-headquarters-requirements"));
            }
        }
        Facts::Mission {
            requirements,
            plays,
            points,
            ..
        } => {
            if requirements.is_none() {
                fault("facts", message!("pack-mission-requirements"));
            }
            if *points == 0 {
                fault("facts", message!("pack-mission-points"));
            }
            if !plays.is_empty() {
                fault("facts", message!("pack-mission-plays"));
            }
        }
        Facts::Ship { .. } | Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} => {}
        // Checked on their own.
        Facts::First(_) => {}
        Facts::Dilemma {
            kind: DilemmaKind::Planet | DilemmaKind::Space | DilemmaKind::Dual,
        } => {}
    }
    faults
}
