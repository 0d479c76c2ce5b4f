//! Packs: card definitions in RON files, with errors that say where to look.

use crate::collector::CollectorCode;
use crate::lexicon::{DilemmaKind, MissionKind};
use crate::model::{CardDef, Facts, Keyword, Plays};
use crate::source;
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
    pub name: String,
    pub cards: Vec<CardDef>,
}

/// What is wrong with a pack, and where. Line and column count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct PackError {
    pub file: String,
    pub line: usize,
    pub column: usize,
    /// The way to the value, such as `cards[14].facts.Mission.span`.
    pub field: String,
    pub message: String,
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        match self.field.as_str() {
            "" | "." => {}
            field => write!(f, "{field}: ")?,
        }
        f.write_str(&self.message)
    }
}

fn ron_options() -> Options {
    // Optional facts are written without `Some( )`.
    Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// RON's errors in the words of the other errors: what was expected.
fn explain(code: &ron::Error) -> String {
    let list = |names: &[&str]| match names.is_empty() {
        true => String::from("nothing"),
        false => names.join(", "),
    };
    match code {
        ron::Error::ExpectedInteger => "expected a whole number".into(),
        ron::Error::IntegerOutOfBounds => "expected a number that fits the field".into(),
        ron::Error::Eof => "expected more: the file ends here".into(),
        ron::Error::TrailingCharacters => "expected the end of the file".into(),
        ron::Error::MissingStructField { field, .. } => format!("expected a field `{field}` in it"),
        ron::Error::NoSuchStructField {
            expected, found, ..
        } => format!(
            "expected one of {}, found the field `{found}`",
            list(expected)
        ),
        ron::Error::NoSuchEnumVariant {
            expected, found, ..
        } => format!("expected one of {}, found `{found}`", list(expected)),
        other => {
            let text = other.to_string();
            let mut letters = text.chars();
            let first = letters.next().map(|c| c.to_ascii_lowercase());
            first.into_iter().chain(letters).collect()
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
            // A path that ends in the unknown says no more than the path before it.
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
            message: e.to_string(),
        })?;
        Pack::read(&file, &text)
    }

    /// The pack as a file, laid out to be read: a few lines a card.
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
            let mut fault = |field: &str, message: String| {
                faults.push(Fault {
                    index,
                    field: field.to_owned(),
                    message,
                })
            };
            if let Some(first) = seen.insert(card.id.as_str(), index) {
                let message = format!("{} is already the id of cards[{first}]", card.id);
                fault("id", message);
            }
            match card.id.parse::<CollectorCode>() {
                Err(e) => fault("id", e.to_string()),
                Ok(code) => {
                    if code.to_string() != card.id {
                        fault("id", format!("expected the form {code}, found {}", card.id));
                    }
                    if code.rarity != card.rarity {
                        let letter = card.rarity.code();
                        fault(
                            "id",
                            format!("expected the rarity letter {letter} in {}", card.id),
                        );
                    }
                    let number = *set_numbers.entry(&card.set).or_insert(code.set);
                    if number != code.set {
                        let message =
                            format!("{} has set number {number} in {}", card.set, card.id);
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

/// One card in RON, on one line. The same on every platform, so that it can be hashed.
pub(crate) fn one_line(card: &CardDef) -> String {
    let config = ron::ser::PrettyConfig::new()
        .depth_limit(0)
        .extensions(Extensions::IMPLICIT_SOME);
    let mut out = String::new();
    ron_options()
        .to_writer_pretty(&mut out, card, config)
        // Writing plain data into a string has no way to fail.
        .expect("card definitions are plain data");
    out
}

struct Fault {
    index: usize,
    field: String,
    message: String,
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

fn card_faults(card: &CardDef) -> Vec<(&'static str, String)> {
    let mut faults = Vec::new();
    let mut fault = |field, message: &str| faults.push((field, message.to_owned()));
    if card.title.as_str().trim().is_empty() {
        fault("title", "expected a title");
    }
    if card.set.trim().is_empty() {
        fault("set", "expected the code of a set");
    }
    for keyword in &card.keywords {
        // 2E-KEY-04
        if let Keyword::Plain(word) = keyword
            && ["Order", "Damage"].contains(&word.as_str())
        {
            fault("keywords", &format!("{word} is not a keyword"));
        }
    }
    match &card.facts {
        Facts::Personnel {
            species, skills, ..
        } => {
            if !(1..=2).contains(&species.len()) {
                fault("facts", "expected one species, or two for a mixed one");
            }
            for (i, (skill, level)) in skills.iter().enumerate() {
                if *level == 0 {
                    fault(
                        "facts",
                        &format!("expected a level of 1 or more for {skill}"),
                    );
                }
                if skills[..i].iter().any(|(other, _)| other == skill) {
                    fault("facts", &format!("{skill} is listed twice"));
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
                fault(
                    "facts",
                    "a headquarters needs `plays`: the cards it accepts",
                );
            }
            if requirements.is_some() {
                fault("facts", "a headquarters has no requirements");
            }
        }
        Facts::Mission {
            requirements,
            plays,
            points,
            ..
        } => {
            if requirements.is_none() {
                fault("facts", "a planet or space mission needs `requirements`");
            }
            if *points == 0 {
                fault("facts", "a planet or space mission is worth points");
            }
            if !plays.is_empty() {
                fault("facts", "only a headquarters has `plays`");
            }
        }
        Facts::Ship { .. } | Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} => {}
        Facts::Dilemma {
            kind: DilemmaKind::Planet | DilemmaKind::Space | DilemmaKind::Dual,
        } => {}
    }
    faults
}
