//! `spaceline import`: a card list becomes packs that the game offers.

mod packs;
mod report;

use crate::failure::{Failure, Outcome};
use crate::{library, page, texts};
use ::cards::table::{self, Declined, Finding, Row, Table, encoding, names};
use ::cards::{CardDef, Catalogue, Facts, Support, facts::FlatFacts, lexicon::Gender};
use clap::ValueEnum;
use gametext::{Compiled, Compiler};
use locale::Lang;
use report::Report;
use std::io::{Read, Write};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    #[arg(long, value_enum, default_value_t = Letters::Unicode)]
    encoding: Letters,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Letters {
    Unicode,
    #[value(name = "windows-1252")]
    Windows1252,
}

/// The largest list that is read: room for many times all the cards there are.
const MOST_MEGABYTES: u32 = 64;
const MOST_BYTES: u64 = (MOST_MEGABYTES as u64) << 20;

/// The result of one line of the list.
#[derive(Debug)]
struct Imported {
    line: usize,
    id: String,
    name: String,
    /// The card as it goes into a pack, if it can.
    card: Option<CardDef>,
    /// The reason it is not played in full.
    declined: Option<Declined>,
    known: Known,
}

/// The comparison of a card with the program's own packs.
#[derive(Debug, PartialEq)]
enum Known {
    No,
    Same,
    /// The facts that differ.
    Different(Vec<String>),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let bytes = self.read()?;
        let (table, encoding_broken) = self.table(&bytes);
        let Table {
            mut rows,
            mut findings,
            cards,
        } = table;
        names::divide(&mut rows, library::catalogue().cards());
        let imported = self.compile(lang, rows);
        let packs = packs::Packs::of(&imported, self.out.as_deref());
        let (packs, mut clashes) = match packs {
            Ok(packs) => (Some(packs), Vec::new()),
            Err(clashes) => (None, clashes),
        };
        findings.append(&mut clashes);
        findings.sort_by_key(|finding| finding.line);
        // A bad line is left out. A bad header or letters that cannot be read concern all of them.
        let usable = !encoding_broken && findings.iter().all(|finding| finding.line > 1);
        let mut report = Report::new(cards, imported, findings);
        if usable && let Some(packs) = packs {
            report.written = packs.write()?;
        }
        match self.json {
            true => report.json(out)?,
            false => report.text(lang, out, &self.file)?,
        }
        report.outcome(&self.file, encoding_broken)
    }

    fn read(&self) -> Result<Vec<u8>, Failure> {
        if self.file.is_dir() {
            return Err(report::is_folder(&self.file));
        }
        let mut bytes = Vec::new();
        let read = std::fs::File::open(&self.file)
            .and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes));
        read.map_err(|error| report::unreadable(&self.file, &error))?;
        match bytes.len() as u64 > MOST_BYTES {
            true => Err(report::too_large(&self.file, MOST_MEGABYTES)),
            false => Ok(bytes),
        }
    }

    /// The list, and whether its letters could not all be read.
    fn table(&self, bytes: &[u8]) -> (Table, bool) {
        let encoding = match self.encoding {
            Letters::Unicode => encoding::Encoding::Unicode,
            Letters::Windows1252 => encoding::Encoding::Windows1252,
        };
        let (text, broken) = encoding::decode(bytes, encoding);
        if text.is_empty() && !broken.is_empty() {
            let table = Table {
                findings: broken,
                ..Table::default()
            };
            return (table, false);
        }
        let is_broken = !broken.is_empty();
        let mut table = table::read(&text);
        table.findings.extend(broken);
        (table, is_broken)
    }

    fn compile(&self, lang: Lang, rows: Vec<Row>) -> Vec<Imported> {
        let known = library::catalogue().cards().iter();
        let listed = rows.iter().filter_map(|row| row.card.as_ref().ok());
        let cards: Vec<&CardDef> = known.chain(listed).collect();
        let compiler = texts::compiler_of(cards);
        let bar = page::progress(lang, "import-progress", rows.len() as u64, self.json);
        let imported = rows
            .iter()
            .map(|row| {
                bar.inc(1);
                import(row, compiler.as_ref())
            })
            .collect();
        bar.finish_and_clear();
        imported
    }
}

fn import(row: &Row, compiler: Option<&Compiler>) -> Imported {
    let mut imported = Imported {
        line: row.line,
        id: row.id.clone(),
        name: row.name.clone(),
        card: None,
        declined: None,
        known: Known::No,
    };
    let mut card = match &row.card {
        Ok(card) => card.clone(),
        Err(declined) => {
            imported.declined = Some(declined.clone());
            return imported;
        }
    };
    if let Some(own) = Catalogue::second_edition().get(&card.id) {
        // A list does not tell everybody's gender.
        if let (Facts::Personnel { gender, .. }, Facts::Personnel { gender: known, .. }) =
            (&mut card.facts, &own.facts)
            && *gender == Gender::Unknown
        {
            *gender = *known;
        }
        imported.known = match own.same_card(&card) {
            true => Known::Same,
            false => Known::Different(differences(own, &card)),
        };
    }
    if !row.text.is_empty() {
        match texts::compile_and_prove(compiler, &card, &row.text) {
            Ok(Compiled { play, text }) => {
                (card.play, card.text, card.support) = (play, text, Support::Full);
            }
            Err(declined) => {
                imported.declined = Some(Declined {
                    nearest: declined.nearest.clone(),
                    ..Declined::new(
                        "Text",
                        &row.text,
                        declined.at.clone(),
                        declined.reason.clone(),
                    )
                });
            }
        }
    }
    imported.name = card.full_name();
    imported.card = Some(card);
    imported
}

/// The facts in which two cards of one id differ, by the names that `cards export` gives them.
fn differences(own: &CardDef, listed: &CardDef) -> Vec<String> {
    let value = |card: &CardDef| serde_json::to_value(FlatFacts::of(card)).unwrap_or_default();
    let (own, listed) = (value(own), value(listed));
    let facts = own.as_object().into_iter().flatten();
    facts
        .filter(|(name, value)| *name != "support" && listed.get(name) != Some(value))
        .map(|(name, _)| name.clone())
        .collect()
}
