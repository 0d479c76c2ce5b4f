//! `spaceline cards export`: the facts of all cards for other programs.

use crate::failure::{Failure, Outcome};
use crate::file::Draft;
use crate::{library, page};
use anyhow::Context;
use cards::Catalogue;
use cards::facts::FlatFacts;
use clap::ValueEnum;
use std::io::{self, Write};
use std::path::PathBuf;

/// Export the facts of all cards as a JSON array, one object a card
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline cards export --edition second --json > cards.json
  spaceline cards export --edition second --out cards.json")]
pub struct Args {
    /// Which game's cards
    #[arg(long, value_enum, default_value_t = Edition::Second)]
    edition: Edition,
    /// Print JSON; there is no other format
    #[arg(long)]
    json: bool,
    /// Write to this file instead of standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Edition {
    First,
    Second,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let catalogue = match self.edition {
            Edition::Second => library::catalogue(),
            Edition::First => {
                return Err(Failure::Asked {
                    message: "there are no packs for the First Edition".into(),
                    hint: Some("export the Second Edition: --edition second".into()),
                });
            }
        };
        let Some(path) = self.out else {
            return Ok(write_cards(out, catalogue)?);
        };
        let shown = path.display();
        Draft::write(&path, |file| write_cards(file, catalogue))
            .and_then(Draft::keep)
            .with_context(|| format!("cannot write {shown}"))?;
        let cards = page::count(catalogue.cards().len(), "card");
        writeln!(out, "{cards} written to {shown}")?;
        Ok(())
    }
}

/// One card a line, so that two exports can be compared line by line.
fn write_cards(out: &mut dyn Write, catalogue: &Catalogue) -> io::Result<()> {
    let mut separator = "[\n";
    for card in catalogue.cards() {
        out.write_all(separator.as_bytes())?;
        serde_json::to_writer(&mut *out, &FlatFacts::of(card))?;
        separator = ",\n";
    }
    out.write_all(b"\n]\n")
}
