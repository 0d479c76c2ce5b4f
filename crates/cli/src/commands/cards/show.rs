//! `spaceline cards show`: one card.

use super::face;
use crate::failure::{Failure, Outcome};
use crate::{library, page};
use cards::catalogue::NotFound;
use cards::facts::FlatFacts;
use std::io::Write;

/// Show one card
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline cards show Jean-Luc Picard, Explorer
  spaceline cards show 1R002 --json")]
pub struct Args {
    /// Title, title and subtitle, or id; quotes are not needed
    #[arg(required = true)]
    name: Vec<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let name = self.name.join(" ");
        let card = library::catalogue().find(&name).map_err(not_found)?;
        match self.json {
            true => page::json(out, &FlatFacts::of(card)),
            false => Ok(face::write(out, card)?),
        }
    }
}

fn not_found(error: NotFound) -> Failure {
    let suggestions = match error.suggestions.is_empty() {
        true => "'spaceline cards list WORDS' finds cards by words".into(),
        false => format!("did you mean {}?", error.suggestions.join(" or ")),
    };
    Failure::Asked {
        message: format!("no single card is called '{}'", error.name),
        hint: Some(suggestions),
    }
}
