//! The report of the command.

use super::packs::Written;
use super::{Declined, Finding, Imported, Known};
use crate::failure::{Failure, Outcome, io_error};
use crate::{page, texts};
use ::cards::pack::PackError;
use ::cards::table::Found;
use locale::{Lang, Message, message, say};
use serde::Serialize;
use std::io::{self, Write};
use std::ops::Range;
use std::path::Path;

/// A longer list of findings is for programs.
const MOST_FINDINGS: usize = 200;
/// Words longer than this are shown by their beginning.
const MOST_WORDS: usize = 70;

/// The result. The fields are the command's JSON.
#[derive(Debug, Serialize)]
pub struct Report {
    /// The number of cards in the list.
    cards: usize,
    /// The number of cards whose text is fully understood.
    full: usize,
    declined: Vec<DeclinedCard>,
    /// The number of cards the program has already, with the same facts.
    known: usize,
    /// Cards that the program has with other facts; its own stay.
    different: Vec<DifferentCard>,
    pub written: Vec<Written>,
    /// The faults of the list. A line with a fault is left out; if one concerns the whole list, nothing is written.
    pub findings: Vec<Finding>,
}

#[derive(Debug, Serialize)]
struct DeclinedCard {
    id: String,
    name: String,
    reason: Message,
    /// The column, the characters of its cell and the words: `Text 14..31: 'words'`.
    at: Message,
    line: usize,
    /// The words that may have been meant.
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

    pub fn text(&self, lang: Lang, out: &mut dyn Write, file: &Path) -> Outcome {
        let summary = say!(
            lang,
            "import-summary",
            n = self.cards,
            file = shown(file),
            full = self.full,
            declined = self.declined.len()
        );
        writeln!(out, "{summary}")?;
        self.findings(lang, out)?;
        self.declined(lang, out)?;
        self.known(lang, out)?;
        if self.findings.is_empty() || !self.written.is_empty() {
            self.packs(lang, out)?;
        }
        Ok(())
    }

    fn findings(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        if self.findings.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{}", say!(lang, "import-wrong"))?;
        for finding in self.findings.iter().take(MOST_FINDINGS) {
            hanging(out, &finding.message().say(lang))?;
        }
        match self.findings.len().saturating_sub(MOST_FINDINGS) {
            0 => Ok(()),
            more => writeln!(out, "  {}", say!(lang, "import-more", n = more)),
        }
    }

    fn declined(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        if self.declined.is_empty() {
            return Ok(());
        }
        writeln!(out, "\n{}", say!(lang, "import-declined"))?;
        for card in &self.declined {
            let name = say!(
                lang,
                "import-declined-card",
                card = &card.name,
                line = card.line
            );
            writeln!(out, "  {:<6} {name}", card.id)?;
            page::paragraph(out, 9, &card.reason.say(lang))?;
            page::paragraph(out, 9, &card.at.say(lang))?;
            if let Some(nearest) = &card.nearest {
                let nearest = texts::nearest(lang, nearest);
                page::paragraph(out, 9, &say!(lang, "import-nearest", nearest = nearest))?;
            }
            if !card.kept {
                writeln!(out, "         {}", say!(lang, "import-left-out"))?;
            }
        }
        Ok(())
    }

    fn known(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        if self.known > 0 {
            writeln!(out, "\n{}", say!(lang, "import-known", n = self.known))?;
        }
        if !self.different.is_empty() {
            writeln!(out, "\n{}", say!(lang, "import-different"))?;
            for card in &self.different {
                hanging(
                    out,
                    &format!("{} {}: {}", card.id, card.name, card.facts.join(", ")),
                )?;
            }
        }
        Ok(())
    }

    fn packs(&self, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out)?;
        if self.written.is_empty() {
            return writeln!(out, "{}", say!(lang, "import-nothing"));
        }
        writeln!(out, "{}", say!(lang, "import-written"))?;
        for pack in &self.written {
            let (file, n) = (&pack.file, pack.cards);
            let line = match pack.blank {
                0 => say!(lang, "import-pack", file = file, n = n),
                blank => say!(lang, "import-pack-blank", file = file, n = n, blank = blank),
            };
            writeln!(out, "  {line}")?;
        }
        Ok(())
    }

    /// Returns an error if the list has faults.
    pub fn outcome(&self, file: &Path, encoding_broken: bool) -> Outcome {
        if self.findings.is_empty() {
            return Ok(());
        }
        let n = self.findings.len();
        Err(Failure::Check {
            message: match self.written.is_empty() {
                true => message!("import-things", file = shown(file), n = n),
                false => message!("import-things-left-out", file = shown(file), n = n),
            },
            hint: match encoding_broken {
                true => message!("import-try-encoding"),
                false => message!("import-correct"),
            },
        })
    }
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn hanging(out: &mut dyn Write, text: &str) -> io::Result<()> {
    let lines = page::wrapped(page::width() - 4, text);
    for (n, line) in lines.iter().enumerate() {
        writeln!(out, "{}{line}", if n == 0 { "  " } else { "    " })?;
    }
    Ok(())
}

/// `Text 14..31: 'words'`: characters of the cell, counted from 0, the end not included.
fn place(declined: &Declined) -> Message {
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
    message!(
        "import-place",
        column = &declined.column,
        from = start.to_string(),
        to = end.to_string(),
        words = words
    )
}

fn asked(message: Message, hint: Message) -> Failure {
    Failure::Asked {
        message,
        hint: Some(hint),
    }
}

pub fn is_folder(file: &Path) -> Failure {
    let message = message!("import-folder", file = shown(file));
    asked(message, message!("import-folder-hint"))
}

pub fn unreadable(file: &Path, error: &io::Error) -> Failure {
    let why = io_error(error);
    let message = message!("cannot-read-file", file = shown(file), why = why);
    asked(message, message!("import-unreadable-hint"))
}

pub fn too_large(file: &Path, most: u32) -> Failure {
    let message = message!("import-too-large", file = shown(file), most = most);
    asked(message, message!("import-too-large-hint"))
}

pub fn no_folder() -> Failure {
    asked(
        message!("import-no-place"),
        message!("import-no-place-hint"),
    )
}

pub fn cannot_write(folder: &Path, error: &io::Error) -> Failure {
    let why = io_error(error);
    Failure::Other(message!(
        "cannot-write-file",
        file = shown(folder),
        why = why
    ))
}

/// A card of the list that another pack of the folder has.
pub fn taken(line: usize, id: &str, pack: &str) -> Finding {
    Finding {
        line,
        column: Some("CollectorsInfo".to_owned()),
        found: Found::words(id),
        expected: message!("import-id-taken", pack = pack),
        nearest: None,
    }
}

/// The pack that this set would replace cannot be read, so what it holds would be lost.
pub fn broken_pack(line: usize, pack: &str) -> Finding {
    Finding {
        line,
        column: Some("Set".to_owned()),
        found: Found::What(message!("import-broken-pack", pack = pack)),
        expected: message!("import-add"),
        nearest: None,
    }
}

/// A pack that could not be read back.
pub fn unreadable_pack(line: usize, error: &PackError) -> Finding {
    Finding {
        line,
        column: Some("Set".to_owned()),
        found: Found::What(error.message()),
        expected: message!("import-readable"),
        nearest: None,
    }
}
