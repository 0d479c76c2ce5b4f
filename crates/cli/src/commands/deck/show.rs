//! `spaceline deck show`: the cards of a deck.

use crate::commands::cards::face;
use crate::decks::{self, About, Chosen};
use crate::failure::Outcome;
use crate::library;
use crate::page::{self, Paint, paint};
use cards::deck::Part;
use cards::deck::read::Remark;
use locale::{Lang, say};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    deck: String,
    #[arg(long)]
    json: bool,
}

/// The fields are the command's JSON.
#[derive(Debug, Serialize)]
struct Shown<'a> {
    name: String,
    format: &'static str,
    description: Option<String>,
    comments: &'a str,
    missions: Vec<Row>,
    dilemmas: Vec<Row>,
    deck: Vec<Row>,
    /// Remarks on the lines of the file.
    notes: &'a [Remark],
}

#[derive(Debug, Serialize)]
struct Row {
    n: usize,
    id: String,
    name: String,
    #[serde(rename = "type")]
    card_type: &'static str,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let chosen = decks::choose(&self.deck)?;
        if self.json {
            return page::json(out, &json(&chosen));
        }
        write(lang, out, &chosen)?;
        chosen.warn(lang);
        Ok(())
    }
}

fn json(chosen: &Chosen) -> Shown<'_> {
    let rows = |part: Part| -> Vec<Row> {
        let copies = chosen.reading.list.copies(part).into_iter();
        let rows = copies.filter_map(|(n, id)| {
            let card = library::catalogue().get(id)?;
            Some(Row {
                n,
                id: id.to_owned(),
                name: card.full_name(),
                card_type: card.card_type().name(),
            })
        });
        rows.collect()
    };
    Shown {
        name: chosen.name(Lang::En),
        format: chosen.reading.format.name(),
        description: chosen.starter.map(|s| About::of(Lang::En, s).description),
        comments: &chosen.reading.list.notes,
        missions: rows(Part::Missions),
        dilemmas: rows(Part::Dilemmas),
        deck: rows(Part::Deck),
        notes: &chosen.reading.remarks,
    }
}

fn write(lang: Lang, out: &mut dyn Write, chosen: &Chosen) -> io::Result<()> {
    let list = &chosen.reading.list;
    writeln!(out, "{}", paint(Paint::Bold, &chosen.name(lang)))?;
    if let Some(starter) = chosen.starter {
        page::paragraph(out, 2, &About::of(lang, starter).description)?;
    }
    for line in list.notes.lines() {
        page::paragraph(out, 2, line)?;
    }
    let card = |id: &str| library::catalogue().get(id);
    let ids = Part::ALL.into_iter().flat_map(|part| list.part(part));
    let names = ids.filter_map(|id| Some(page::columns(&card(id)?.full_name())));
    let widest = names.max().unwrap_or(0);
    for part in Part::ALL {
        let n = list.part(part).len();
        let heading = match part {
            Part::Missions => say!(lang, "deck-part-missions", n = n),
            Part::Dilemmas => say!(lang, "deck-part-dilemmas", n = n),
            Part::Deck => say!(lang, "deck-part-deck", n = n),
        };
        writeln!(out, "\n{}", paint(Paint::Bold, &heading))?;
        for (n, id) in list.copies(part) {
            let Some(card) = card(id) else {
                continue;
            };
            let name = page::pad(&card.full_name(), widest);
            let kind = paint(Paint::Muted, &face::kind_line(lang, card));
            writeln!(out, "{n:>3}x {name}  {kind}")?;
        }
    }
    Ok(())
}
