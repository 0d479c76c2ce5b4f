//! `spaceline rules search`: rules by words.

use crate::commands::edition;
use crate::failure::Outcome;
use crate::page;
use cards::Edition;
use locale::{Lang, say};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true)]
    words: Vec<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let words = self.words.join(" ");
        let hits = match self.edition {
            Edition::First => rules::first_edition().search(&words),
            Edition::Second => rules::search(&words),
        };
        if self.json {
            return page::json(out, &hits);
        }
        for rule in &hits {
            writeln!(out, "{:<13} {}", rule.id.to_string(), rule.title)?;
        }
        match hits.len() {
            0 => writeln!(out, "{}", say!(lang, "no-rule-has", words = words))?,
            found => writeln!(out, "{}", say!(lang, "count-rules", n = found))?,
        }
        super::english_only(lang, out)?;
        Ok(())
    }
}
