//! What the command says: every word of it is here.

use super::packs::Written;
use super::{Declined, Finding, Imported, Known};
use crate::failure::{Failure, Outcome};
use crate::page;
use ::cards::pack::PackError;
use serde::Serialize;
use std::io::{self, Write};
use std::ops::Range;
use std::path::Path;

pub const PROGRESS: &str = "{bar:40} {pos}/{len} cards, {per_sec}, {eta} left";

/// A longer list of findings is for programs.
const MOST_FINDINGS: usize = 200;
/// Words longer than this are shown by their beginning.
const MOST_WORDS: usize = 70;

/// The result. The fields are the command's JSON.
#[derive(Debug, Serialize)]
pub struct Report {
    /// How many cards the list has.
    cards: usize,
    /// How many of them do everything they say.
    full: usize,
    declined: Vec<DeclinedCard>,
    /// How many the program has already, with the same facts.
    known: usize,
    /// Cards that the program has with other facts; its own stay.
    different: Vec<DifferentCard>,
    pub written: Vec<Written>,
    /// What is wrong with the list: if there is anything, nothing is written.
    pub findings: Vec<Finding>,
}

#[derive(Debug, Serialize)]
struct DeclinedCard {
    id: String,
    name: String,
    reason: String,
    /// The column, the characters of its cell and the words: `Text 14..31: 'words'`.
    at: String,
    line: usize,
    /// What the words may have been meant to be.
    nearest: Option<String>,
    /// Whether the card is kept, without its game text.
    kept: bool,
}

#[derive(Debug, Serialize)]
struct DifferentCard {
    id: String,
    name: String,
    facts: Vec<String>,
}

impl Report {
    pub fn new(cards: usize, imported: Vec<Imported>, findings: Vec<Finding>) -> Report {
        let mut report = Report {
            cards,
            full: 0,
            declined: Vec::new(),
            known: 0,
            different: Vec::new(),
            written: Vec::new(),
            findings,
        };
        for card in imported {
            match card.known {
                Known::No => {}
                Known::Same => report.known += 1,
                Known::Different(facts) => report.different.push(DifferentCard {
                    id: card.id.clone(),
                    name: card.name.clone(),
                    facts,
                }),
            }
            match card.declined {
                None => report.full += 1,
                Some(declined) => report.declined.push(DeclinedCard {
                    at: place(&declined),
                    id: card.id,
                    name: card.name,
                    reason: declined.reason,
                    line: card.line,
                    nearest: declined.nearest,
                    kept: card.card.is_some(),
                }),
            }
        }
        report
    }

    pub fn json(&self, out: &mut dyn Write) -> Outcome {
        page::json(out, self)
    }

    pub fn text(&self, out: &mut dyn Write, file: &Path) -> Outcome {
        let cards = page::count(self.cards, "card");
        let (full, declined) = (self.full, self.declined.len());
        writeln!(
            out,
            "{cards} in {}: {full} in full, {declined} declined",
            file.display()
        )?;
        self.findings(out)?;
        self.declined(out)?;
        self.known(out)?;
        if self.findings.is_empty() {
            self.packs(out)?;
        }
        Ok(())
    }

    fn findings(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.findings.is_empty() {
            return Ok(());
        }
        writeln!(out, "\nWrong in the list:")?;
        for finding in self.findings.iter().take(MOST_FINDINGS) {
            hanging(out, &finding.to_string())?;
        }
        match self.findings.len().saturating_sub(MOST_FINDINGS) {
            0 => Ok(()),
            more => writeln!(out, "  and {more} more; --json tells all of them"),
        }
    }

    fn declined(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.declined.is_empty() {
            return Ok(());
        }
        writeln!(out, "\nDeclined:")?;
        for card in &self.declined {
            writeln!(out, "  {:<6} {} (line {})", card.id, card.name, card.line)?;
            page::paragraph(out, 9, &card.reason)?;
            page::paragraph(out, 9, &card.at)?;
            if let Some(nearest) = &card.nearest {
                page::paragraph(out, 9, &format!("nearest: {nearest}"))?;
            }
            if !card.kept {
                writeln!(out, "         left out")?;
            }
        }
        Ok(())
    }

    fn known(&self, out: &mut dyn Write) -> io::Result<()> {
        if self.known > 0 {
            writeln!(
                out,
                "\n{} the program has already",
                page::count(self.known, "card")
            )?;
        }
        if !self.different.is_empty() {
            writeln!(out, "\nOther than the program's own cards, which stay:")?;
            for card in &self.different {
                hanging(
                    out,
                    &format!("{} {}: {}", card.id, card.name, card.facts.join(", ")),
                )?;
            }
        }
        Ok(())
    }

    fn packs(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        if self.written.is_empty() {
            return writeln!(out, "There is nothing to write.");
        }
        writeln!(out, "Written:")?;
        for pack in &self.written {
            let blank = match pack.blank {
                0 => String::new(),
                n => format!(", {n} without their game text"),
            };
            writeln!(
                out,
                "  {}: {}{blank}",
                pack.file,
                page::count(pack.cards, "card")
            )?;
        }
        Ok(())
    }

    /// How the command ends.
    pub fn outcome(&self, file: &Path, encoding_broken: bool) -> Outcome {
        if self.findings.is_empty() {
            return Ok(());
        }
        let things = page::count(self.findings.len(), "thing");
        let hint = match encoding_broken {
            true => "if the list is from an old Windows program, try --encoding windows-1252",
            false => "correct the lines above and import the list again",
        };
        Err(Failure::Check {
            message: format!("{}: {things} wrong, nothing is written", file.display()),
            hint: hint.to_owned(),
        })
    }
}

fn hanging(out: &mut dyn Write, text: &str) -> io::Result<()> {
    let lines = page::wrapped(page::width() - 4, text);
    for (n, line) in lines.iter().enumerate() {
        writeln!(out, "{}{line}", if n == 0 { "  " } else { "    " })?;
    }
    Ok(())
}

/// `Text 14..31: 'words'`: characters of the cell, counted from 0, the end not included.
fn place(declined: &Declined) -> String {
    let Range { start, end } = declined.at;
    let words: String = match end - start > MOST_WORDS {
        true => declined
            .words
            .chars()
            .take(MOST_WORDS)
            .chain(['…'])
            .collect(),
        false => declined.words.clone(),
    };
    format!("{} {start}..{end}: '{words}'", declined.column)
}

fn asked(message: String, hint: &str) -> Failure {
    Failure::Asked {
        message,
        hint: Some(hint.to_owned()),
    }
}

pub fn is_folder(file: &Path) -> Failure {
    let message = format!("{} is a folder", file.display());
    asked(message, "name the card list itself, such as new-set.tsv")
}

pub fn unreadable(file: &Path, error: &io::Error) -> Failure {
    let message = format!("cannot read {}: {error}", file.display());
    asked(
        message,
        "'spaceline import --help' tells what a card list is",
    )
}

pub fn too_large(file: &Path, most: u64) -> Failure {
    let message = format!("{} is larger than {most} MiB", file.display());
    asked(
        message,
        "that is no card list: all cards there are fit many times",
    )
}

pub fn no_folder() -> Failure {
    let message = "there is no folder to keep packs in".to_owned();
    asked(message, "name one with --out, or set SPACELINE_DATA")
}

pub fn cannot_write(folder: &Path, error: &io::Error) -> Failure {
    Failure::Other(anyhow::anyhow!(
        "cannot write packs to {}: {error}",
        folder.display()
    ))
}

/// A card of the list that another pack of the folder has.
pub fn taken(line: usize, id: &str, pack: &str) -> Finding {
    Finding {
        line,
        column: Some("CollectorsInfo".to_owned()),
        found: id.to_owned(),
        expected: format!("an id of its own: the pack {pack} has this one"),
        nearest: None,
    }
}

/// The pack that this set would replace cannot be read, so what it holds would be lost.
pub fn broken_pack(line: usize, pack: &str) -> Finding {
    Finding {
        line,
        column: Some("Set".to_owned()),
        found: format!("the pack {pack}, which is broken"),
        expected: "to add to the pack of the set; mend it or move it away".to_owned(),
        nearest: None,
    }
}

/// A pack that could not be read back.
pub fn unreadable_pack(line: usize, error: &PackError) -> Finding {
    Finding {
        line,
        column: Some("Set".to_owned()),
        found: error.to_string(),
        expected: "a set that makes a readable pack".to_owned(),
        nearest: None,
    }
}
