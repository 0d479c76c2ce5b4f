//! First Edition decks: checked and generated.

use super::output::Output;
use crate::decks;
use crate::failure::{Failure, Outcome};
use crate::page::{self, Paint, paint};
use cards::Catalogue;
use cards::deck::read::Remark;
use cards::deck::{Finding, Severity};
use cards::first::deck::{DeckFormat, DeckZone, FirstReading, FirstRules, generate, read, write};
use cards::lexicon::Affiliation;
use clap::ValueEnum;
use locale::{Lang, message, say};
use serde::Serialize;
use std::io::{self, Write};

/// The cards a First Edition deck may be made from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pool {
    Open,
    Modern,
    #[value(name = "july-2000")]
    July2000,
}

impl Pool {
    fn rules(self) -> FirstRules {
        FirstRules {
            format: match self {
                Pool::Open => DeckFormat::Open,
                Pool::Modern => DeckFormat::Modern,
                Pool::July2000 => DeckFormat::July2000,
            },
        }
    }
}

/// The fields are the command's JSON.
#[derive(Debug, Serialize)]
struct Report<'a> {
    legal: bool,
    findings: &'a [Finding],
    name: &'a str,
    format: &'static str,
    notes: &'a [Remark],
}

/// Checks a deck file.
pub fn check(lang: Lang, out: &mut dyn Write, typed: &str, pool: Pool, json: bool) -> Outcome {
    let catalogue = Catalogue::first_edition();
    let reading = read(&decks::bytes(typed)?, catalogue).map_err(|error| Failure::Asked {
        message: message!("cannot-read-file", file = typed, why = error.message()),
        hint: Some(message!("deck-file-hint")),
    })?;
    // A list with gaps is not the deck that was meant.
    let mut findings: Vec<Finding> = (reading.remarks.iter())
        .filter(|remark| remark.severity() == Severity::Fault)
        .map(|remark| Finding {
            rule: "1E-TOUR-04",
            severity: Severity::Fault,
            message: remark.message(),
            cards: Vec::new(),
            remedy: message!("deck-remedy-line", line = remark.line),
        })
        .collect();
    findings.extend(match reading.list.validate(catalogue, &pool.rules()) {
        Ok((_, warnings)) => warnings,
        Err(findings) => findings,
    });
    let faults = findings.iter().filter(|f| f.severity == Severity::Fault);
    let faults = faults.count();
    if json {
        let report = Report {
            legal: faults == 0,
            findings: &findings,
            name: &reading.list.name,
            format: reading.format.name(),
            notes: &reading.remarks,
        };
        page::json(out, &report)?;
    } else {
        write_report(lang, out, &reading, &findings)?;
    }
    match faults {
        0 => Ok(()),
        n => Err(Failure::Check {
            message: message!("deck-not-legal-n", deck = typed, n = n),
            hint: message!("deck-not-legal-hint"),
        }),
    }
}

fn write_report(
    lang: Lang,
    out: &mut dyn Write,
    reading: &FirstReading,
    findings: &[Finding],
) -> io::Result<()> {
    for zone in DeckZone::ALL {
        let n = reading.list.zone(zone).len();
        if n > 0 {
            let line = say!(lang, "deck-zone", zone = zone.message().say(lang), n = n);
            writeln!(out, "{}", paint(Paint::Bold, &line))?;
        }
    }
    let harmless = |r: &&Remark| r.severity() == Severity::Warning;
    for remark in reading.remarks.iter().filter(harmless) {
        let note = say!(lang, "deck-note", what = remark.message());
        writeln!(out, "{}", paint(Paint::Muted, &note))?;
    }
    for finding in findings {
        let colour = match finding.severity {
            Severity::Fault => Paint::Bad,
            Severity::Warning => Paint::Warning,
        };
        writeln!(out, "{}", paint(colour, &finding.message().say(lang)))?;
        page::paragraph(out, 4, &finding.remedy.say(lang))?;
    }
    if !findings.iter().any(|f| f.severity == Severity::Fault) {
        writeln!(out, "{}", paint(Paint::Good, &say!(lang, "deck-legal")))?;
    }
    Ok(())
}

/// Generates a deck of an affiliation, or of any.
pub fn make(
    lang: Lang,
    out: &mut dyn Write,
    affiliation: Option<&str>,
    seed: u64,
    output: Option<&Output>,
) -> Outcome {
    let of = match affiliation {
        None => None,
        Some(typed) => Some(Affiliation::find(typed).ok_or_else(|| none(typed))?),
    };
    let catalogue = Catalogue::first_edition();
    let list = generate(catalogue, seed, of).map_err(|error| Failure::Asked {
        message: error.message(),
        hint: None,
    })?;
    match output {
        None => page::json(out, &list),
        Some(output) => {
            let text = write(&list, output.format.format(), catalogue);
            output.write(lang, out, &text)
        }
    }
}

fn none(typed: &str) -> Failure {
    let names: Vec<&str> = Affiliation::ALL.iter().map(|a| a.name()).collect();
    Failure::Asked {
        message: message!("deck-no-affiliation", name = typed),
        hint: Some(message!("deck-affiliations", names = names.join(", "))),
    }
}
