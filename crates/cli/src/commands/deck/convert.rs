//! `spaceline deck convert`: a deck in another form.

use super::output::Output;
use crate::decks;
use crate::failure::{Failure, Outcome};
use crate::page;
use cards::deck::read::Remark;
use locale::{Lang, message};
use serde::Serialize;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    deck: String,
    #[command(flatten)]
    output: Output,
    #[arg(long)]
    partly: bool,
    #[arg(long, conflicts_with = "out")]
    json: bool,
}

/// The fields are the command's JSON.
#[derive(Debug, Serialize)]
struct Converted<'a> {
    from: &'static str,
    to: &'static str,
    text: &'a str,
    notes: &'a [Remark],
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let chosen = decks::choose(&self.deck)?;
        let missing = chosen.reading.findings().len();
        let whole = missing == 0 || self.partly;
        if !self.json {
            chosen.warn(lang);
        }
        if whole || self.json {
            let text = self.output.text(lang, &chosen.reading.list);
            match self.json {
                false => self.output.write(lang, out, &text)?,
                true => page::json(
                    out,
                    &Converted {
                        from: chosen.reading.format.name(),
                        to: self.output.format.format().name(),
                        text: &text,
                        notes: &chosen.reading.remarks,
                    },
                )?,
            }
        }
        match whole {
            true => Ok(()),
            false => Err(Failure::Check {
                message: message!("deck-not-converted", deck = &self.deck, n = missing),
                hint: message!("deck-not-converted-hint"),
            }),
        }
    }
}
