//! `spaceline cards export`: the facts of all cards for other programs.

use crate::commands::edition;
use crate::failure::{Failure, Outcome, io_error};
use crate::file::Draft;
use crate::{library, texts};
use cards::{Catalogue, Edition};
use locale::{Lang, message, say};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let catalogue = match self.edition {
            Edition::Second => library::catalogue(),
            Edition::First => Catalogue::first_edition(),
        };
        let Some(path) = self.out else {
            return Ok(write_cards(out, catalogue)?);
        };
        let shown = path.display().to_string();
        Draft::write(&path, |file| write_cards(file, catalogue))
            .and_then(Draft::keep)
            .map_err(|error| {
                let why = io_error(&error);
                Failure::Other(message!("cannot-write-file", file = &shown, why = why))
            })?;
        let n = catalogue.cards().len();
        writeln!(out, "{}", say!(lang, "cards-written", n = n, file = shown))?;
        Ok(())
    }
}

/// One card a line, so that two exports can be compared line by line.
fn write_cards(out: &mut dyn Write, catalogue: &Catalogue) -> io::Result<()> {
    let mut separator = "[\n";
    for card in catalogue.cards() {
        out.write_all(separator.as_bytes())?;
        serde_json::to_writer(&mut *out, &texts::flat(card))?;
        separator = ",\n";
    }
    out.write_all(b"\n]\n")
}
