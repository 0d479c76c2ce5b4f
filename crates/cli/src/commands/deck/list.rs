//! `spaceline deck list`: the decks that come with the program.

use crate::decks::About;
use crate::failure::Outcome;
use crate::page::{self, Paint, paint};
use cards::deck::starters::{Starter, starters};
use locale::{Lang, say};
use serde::Serialize;
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
}

/// The fields are the command's JSON, which is English in every language.
#[derive(Debug, Serialize)]
struct Row {
    id: &'static str,
    name: String,
    affiliation: String,
    description: String,
}

impl Row {
    fn of(lang: Lang, starter: &Starter) -> Row {
        let about = About::of(lang, starter);
        Row {
            id: starter.id,
            name: about.name,
            affiliation: about.affiliation,
            description: about.description,
        }
    }
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let rows = |lang| -> Vec<Row> { starters().iter().map(|s| Row::of(lang, s)).collect() };
        if self.json {
            return page::json(out, &rows(Lang::En));
        }
        let rows = rows(lang);
        let widest = |text: fn(&Row) -> &str| {
            let widths = rows.iter().map(|row| page::columns(text(row)));
            widths.max().unwrap_or(0)
        };
        let (ids, names) = (widest(|row| row.id), widest(|row| &row.name));
        for row in &rows {
            writeln!(
                out,
                "{}  {}  {}",
                paint(Paint::Bold, &page::pad(row.id, ids)),
                page::pad(&row.name, names),
                paint(Paint::Muted, &row.affiliation)
            )?;
            page::paragraph(out, 4, &row.description)?;
        }
        writeln!(out, "{}", say!(lang, "count-decks", n = rows.len()))?;
        Ok(())
    }
}
