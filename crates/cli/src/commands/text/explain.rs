//! `spaceline text explain`: how a text is understood, or where understanding ends.

use super::pointer;
use crate::failure::{Failure, Outcome};
use crate::{page, terms, texts};
use cards::lexicon::{CardType, Gender};
use gametext::slots::This;
use gametext::{Compiled, Compiler, Declined};
use locale::{Lang, Message, message, say};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true)]
    words: Vec<String>,
    #[arg(long = "type", value_name = "TYPE", value_parser = terms::parse_card_type)]
    card_type: Option<CardType>,
    #[arg(long)]
    json: bool,
}

/// The meaning of the words on cards of one type.
#[derive(Debug)]
struct Meaning {
    card_type: CardType,
    /// One if the text is understood; several are as bad as none.
    readings: Vec<Reading>,
    declined: Option<Declined>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reading {
    /// In the card language.
    abilities: Compiled,
    /// The abilities in words, where a language has them.
    en: Option<String>,
    de: Option<String>,
}

/// The command's JSON.
#[derive(Debug, Serialize)]
struct Explained<'a> {
    text: &'a str,
    understood: bool,
    types: Vec<ExplainedType<'a>>,
}

#[derive(Debug, Serialize)]
struct ExplainedType<'a> {
    #[serde(rename = "type")]
    card_type: &'static str,
    readings: &'a [Reading],
    declined: Option<ExplainedPlace>,
}

#[derive(Debug, Serialize)]
struct ExplainedPlace {
    reason: Message,
    /// Characters of the text, counted from 0, the end not included.
    start: usize,
    end: usize,
    words: String,
    nearest: Option<String>,
}

impl<'a> Explained<'a> {
    fn new(text: &'a str, meanings: &'a [Meaning]) -> Explained<'a> {
        let types = meanings.iter().map(|meaning| ExplainedType {
            card_type: meaning.card_type.name(),
            readings: &meaning.readings,
            declined: meaning.declined.as_ref().map(|declined| {
                let reason = declined.reason.clone();
                let at = declined.at.clone();
                let place = cards::table::Declined::new("Text", text, at, reason);
                ExplainedPlace {
                    reason: place.reason,
                    start: place.at.start,
                    end: place.at.end,
                    words: place.words,
                    nearest: declined.nearest.clone(),
                }
            }),
        });
        Explained {
            text,
            understood: meanings.iter().any(Meaning::is_clear),
            types: types.collect(),
        }
    }
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let text = self.words.join(" ");
        let text = text.trim();
        let types = match &self.card_type {
            Some(one) => std::slice::from_ref(one),
            None => CardType::SECOND,
        };
        let compiler = texts::compiler();
        let meanings: Vec<Meaning> = types.iter().map(|t| meaning(compiler, *t, text)).collect();
        let understood = meanings.iter().any(Meaning::is_clear);
        if self.json {
            page::json(out, &Explained::new(text, &meanings))?;
        } else if understood {
            write_understood(lang, out, &meanings)?;
        } else {
            write_not_understood(lang, out, text, &meanings)?;
        }
        match understood {
            true => Ok(()),
            false => Err(Failure::Check {
                message: message!("explain-failed"),
                hint: message!("explain-failed-hint"),
            }),
        }
    }
}

impl Reading {
    pub fn new(
        compiler: &Compiler,
        card_type: CardType,
        this: This,
        abilities: Compiled,
    ) -> Reading {
        let written = |lang: Lang| {
            let grammar = texts::grammar(compiler, lang);
            let written = compiler.write(grammar, card_type, this, &abilities, None);
            written.ok()
        };
        Reading {
            en: written(Lang::En),
            de: written(Lang::De),
            abilities,
        }
    }

    pub fn write(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "\n  {}", say!(lang, "explain-abilities"))?;
        let width = page::width() - 4;
        let tree = match self.abilities.play == Default::default() {
            true => cards::pack::laid_out(&self.abilities.text, width),
            false => cards::pack::laid_out(&self.abilities, width),
        };
        for line in tree.lines() {
            writeln!(out, "    {line}")?;
        }
        for (label, text) in [
            (say!(lang, "explain-english"), &self.en),
            (say!(lang, "explain-german"), &self.de),
        ] {
            writeln!(out, "\n  {label}")?;
            let none = say!(lang, "explain-no-words");
            page::paragraph(out, 4, text.as_ref().unwrap_or(&none))?;
        }
        Ok(())
    }
}

impl Meaning {
    fn is_clear(&self) -> bool {
        self.readings.len() == 1
    }
}

/// The way cards of a type refer to themselves: people are he or she.
fn selves(card_type: CardType, text: &str) -> Vec<This> {
    let this = |kind, pronoun| This { kind, pronoun };
    match card_type {
        // As an import does: a text that says "she" is a woman's.
        CardType::Personnel => match cards::table::gender(text) {
            Gender::Female => vec![this("person", "she"), this("person", "he")],
            _ => vec![this("person", "he"), this("person", "she")],
        },
        CardType::Ship => vec![this("ship", "it")],
        CardType::Equipment => vec![this("equipment", "it")],
        CardType::Event => vec![this("event", "it")],
        CardType::Interrupt => vec![this("interrupt", "it")],
        CardType::Mission => vec![this("mission", "it")],
        CardType::Dilemma => vec![this("dilemma", "it")],
        CardType::Incident
        | CardType::Objective
        | CardType::Artifact
        | CardType::Facility
        | CardType::Doorway
        | CardType::Tactic
        | CardType::Site
        | CardType::TimeLocation
        | CardType::Tribble
        | CardType::Trouble => Vec::new(),
    }
}

fn meaning(compiler: Option<&Compiler>, card_type: CardType, text: &str) -> Meaning {
    let mut meaning = Meaning {
        card_type,
        readings: Vec::new(),
        declined: None,
    };
    let Some(compiler) = compiler else {
        return meaning;
    };
    for this in selves(card_type, text) {
        match compiler.readings(card_type, this, text) {
            Ok(readings) => {
                let readings = readings.into_iter();
                meaning.readings = readings
                    .map(|(abilities, _)| Reading::new(compiler, card_type, this, abilities))
                    .collect();
                meaning.declined = None;
                return meaning;
            }
            // The furthest that was understood tells most.
            Err(declined) => {
                let before = meaning.declined.as_ref();
                if before.is_none_or(|before| before.at.start < declined.at.start) {
                    meaning.declined = Some(declined);
                }
            }
        }
    }
    meaning
}

/// Types that understand the same are told together.
fn write_understood(lang: Lang, out: &mut dyn Write, meanings: &[Meaning]) -> io::Result<()> {
    let mut clear: Vec<&Meaning> = meanings.iter().filter(|m| m.is_clear()).collect();
    while let Some(first) = clear.first().copied() {
        let (same, rest): (Vec<&Meaning>, Vec<&Meaning>) =
            clear.iter().partition(|m| m.readings == first.readings);
        clear = rest;
        let types: Vec<String> = same
            .iter()
            .map(|m| terms::card_type(lang, m.card_type))
            .collect();
        let types = types.join(", ");
        writeln!(out, "{}", say!(lang, "explain-understood", types = types))?;
        for reading in &first.readings {
            reading.write(lang, out)?;
        }
        if !clear.is_empty() {
            writeln!(out)?;
        }
    }
    Ok(())
}

fn write_not_understood(
    lang: Lang,
    out: &mut dyn Write,
    text: &str,
    meanings: &[Meaning],
) -> io::Result<()> {
    if let Some(several) = meanings.iter().find(|m| m.readings.len() > 1) {
        let kind = terms::card_type(lang, several.card_type);
        let n = several.readings.len();
        writeln!(out, "{}", say!(lang, "explain-several", kind = kind, n = n))?;
        for (n, reading) in several.readings.iter().enumerate() {
            writeln!(out, "\n{}", say!(lang, "explain-reading", n = n + 1))?;
            reading.write(lang, out)?;
        }
        return Ok(());
    }
    let declined = meanings.iter().filter_map(|m| m.declined.as_ref());
    // Of equals the first; `max_by_key` would take the last.
    let furthest = declined.reduce(|best, next| match next.at.start > best.at.start {
        true => next,
        false => best,
    });
    match furthest {
        Some(declined) => pointer::write(lang, out, text, declined),
        None => Ok(()),
    }
}
