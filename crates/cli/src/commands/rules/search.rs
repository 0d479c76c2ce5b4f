//! `spaceline rules search`: rules by words.

use crate::failure::Outcome;
use crate::page;
use locale::{Lang, say};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true)]
    words: Vec<String>,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let words = self.words.join(" ");
        let hits = rules::search(&words);
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
