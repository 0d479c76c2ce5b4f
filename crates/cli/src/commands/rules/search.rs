//! `spaceline rules search`: rules by words.

use crate::failure::Outcome;
use crate::page;
use std::io::Write;

/// Find the rules in which all of these words occur, titles first
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline rules search stopped ship
  spaceline rules search captive --json")]
pub struct Args {
    /// Words or parts of words, in any case and order
    #[arg(required = true)]
    words: Vec<String>,
    /// Print JSON: an array of rules
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let words = self.words.join(" ");
        let hits = rules::search(&words);
        if self.json {
            return page::json(out, &hits);
        }
        for rule in &hits {
            writeln!(out, "{:<13} {}", rule.id.to_string(), rule.title)?;
        }
        match hits.len() {
            0 => writeln!(out, "no rule has all of the words: {words}")?,
            found => writeln!(out, "{}", page::count(found, "rule"))?,
        }
        Ok(())
    }
}
