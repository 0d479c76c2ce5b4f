//! `spaceline deck check`: whether a deck is legal, and everything that is wrong with it.

use super::first::{self, Pool};
use crate::commands::{deck_rules, edition, rulebook};
use crate::decks::{self, Chosen};
use crate::failure::{Failure, Outcome};
use crate::page::{self, Paint, paint};
use cards::deck::read::Remark;
use cards::deck::{DeckRules, Finding, Severity};
use cards::{Edition, Rulebook};
use locale::{Lang, message, say};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    deck: String,
    #[arg(long, default_value_t = Rulebook::R2003, value_parser = rulebook())]
    rules: Rulebook,
    #[arg(long, value_name = "SET,...", value_delimiter = ',')]
    sets: Vec<u8>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
    #[arg(long, value_enum, default_value_t = Pool::Open)]
    pool: Pool,
}

/// The fields are the command's JSON.
#[derive(Debug, Serialize)]
struct Report<'a> {
    legal: bool,
    findings: &'a [Finding],
    name: String,
    format: &'static str,
    /// Remarks on the lines of the file.
    notes: &'a [Remark],
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        if self.edition == Edition::First {
            return first::check(lang, out, &self.deck, self.pool, self.json);
        }
        let chosen = decks::choose(&self.deck)?;
        let rules = DeckRules {
            sets: self.sets,
            ..deck_rules(self.rules)
        };
        let findings = chosen.findings(&rules);
        let faults = findings.iter().filter(|f| f.severity == Severity::Fault);
        let faults = faults.count();
        if self.json {
            let report = Report {
                legal: faults == 0,
                findings: &findings,
                name: chosen.name(Lang::En),
                format: chosen.reading.format.name(),
                notes: &chosen.reading.remarks,
            };
            page::json(out, &report)?;
        } else {
            write(lang, out, &chosen, &findings)?;
        }
        match faults {
            0 => Ok(()),
            n => Err(Failure::Check {
                message: message!("deck-not-legal-n", deck = chosen.name(lang), n = n),
                hint: message!("deck-not-legal-hint"),
            }),
        }
    }
}

fn write(lang: Lang, out: &mut dyn Write, chosen: &Chosen, findings: &[Finding]) -> io::Result<()> {
    let list = &chosen.reading.list;
    let sizes = say!(
        lang,
        "deck-sizes",
        name = chosen.name(lang),
        missions = list.missions.len(),
        dilemmas = list.dilemmas.len(),
        deck = list.deck.len()
    );
    writeln!(out, "{}", paint(Paint::Bold, &sizes))?;
    // Lines that are lost are among the findings.
    let harmless = |r: &&Remark| r.severity() == Severity::Warning;
    for remark in chosen.reading.remarks.iter().filter(harmless) {
        let note = say!(lang, "deck-note", what = remark.message());
        writeln!(out, "{}", paint(Paint::Muted, &note))?;
    }
    for severity in [Severity::Fault, Severity::Warning] {
        for finding in findings.iter().filter(|f| f.severity == severity) {
            let colour = match severity {
                Severity::Fault => Paint::Bad,
                Severity::Warning => Paint::Warning,
            };
            writeln!(out, "{}", paint(colour, &finding.message().say(lang)))?;
            page::paragraph(out, 4, &finding.remedy.say(lang))?;
        }
    }
    if !findings.iter().any(|f| f.severity == Severity::Fault) {
        writeln!(out, "{}", paint(Paint::Good, &say!(lang, "deck-legal")))?;
    }
    Ok(())
}
