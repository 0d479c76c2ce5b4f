//! `spaceline cards show`: one card.

use super::face;
use crate::commands::edition;
use crate::failure::{Failure, Outcome};
use crate::{library, page, texts};
use cards::Edition;
use cards::catalogue::NotFound;
use locale::{Lang, message};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(required = true)]
    name: Vec<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let name = self.name.join(" ");
        let card = library::of(self.edition).find(&name).map_err(not_found)?;
        match self.json {
            true => page::json(out, &texts::flat(card)),
            false => Ok(face::write(lang, out, card)?),
        }
    }
}

fn not_found(error: NotFound) -> Failure {
    let suggestions = match error.suggestions.is_empty() {
        true => message!("no-such-card-list"),
        false => error.hint(),
    };
    Failure::Asked {
        message: message!("no-such-card", name = error.name),
        hint: Some(suggestions),
    }
}
