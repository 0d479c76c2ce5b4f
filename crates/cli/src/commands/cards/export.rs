//! `spaceline cards export`: the facts of all cards for other programs.

use crate::failure::{Failure, Outcome, io_error};
use cards::Catalogue;
use cards::facts::FlatFacts;
use clap::ValueEnum;
use locale::{Lang, message, say};
use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_enum, default_value_t = Edition::Second)]
    edition: Edition,
    #[arg(long)]
    json: bool,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Edition {
    First,
    Second,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let catalogue = match self.edition {
            Edition::Second => Catalogue::second_edition(),
            Edition::First => {
                return Err(Failure::Asked {
                    message: message!("no-first-edition"),
                    hint: Some(message!("no-first-edition-hint")),
                });
            }
        };
        let Some(path) = self.out else {
            return Ok(write_cards(out, catalogue)?);
        };
        let shown = path.display().to_string();
        // Beside the file first: if writing fails, the old one is still whole.
        let beside = path.with_extension("part");
        let written = File::create(&beside)
            .map(BufWriter::new)
            .and_then(|mut file| {
                write_cards(&mut file, catalogue)?;
                file.flush()?;
                std::fs::rename(&beside, &path)
            });
        if written.is_err() {
            // Nothing more can be done about a file that cannot even be removed.
            let _ = std::fs::remove_file(&beside);
        }
        written.map_err(|error| {
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
        serde_json::to_writer(&mut *out, &FlatFacts::of(card))?;
        separator = ",\n";
    }
    out.write_all(b"\n]\n")
}
