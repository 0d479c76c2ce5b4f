//! `spaceline cards list`: cards by words, type and set.

use super::{face, set};
use crate::commands::edition;
use crate::failure::{Failure, Outcome};
use crate::{library, page, terms, texts};
use cards::facts::FlatFacts;
use cards::lexicon::CardType;
use cards::{CardDef, Edition, Support};
use locale::{Lang, say};
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    query: Vec<String>,
    #[arg(long = "type", value_name = "TYPE", value_parser = terms::parse_card_type)]
    card_type: Option<CardType>,
    #[arg(long)]
    set: Option<String>,
    #[arg(long)]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let cards = self.cards(lang)?;
        if self.json {
            let flat: Vec<FlatFacts> = cards.iter().map(|card| texts::flat(card)).collect();
            return page::json(out, &flat);
        }
        Ok(write_table(lang, out, &cards)?)
    }

    fn cards(&self, lang: Lang) -> Result<Vec<&'static CardDef>, Failure> {
        let catalogue = library::of(self.edition);
        let set = match &self.set {
            Some(typed) => Some(set::find(catalogue, typed)?),
            None => None,
        };
        // A quoted query may hold several words.
        let words: Vec<String> = (self.query.iter())
            .flat_map(|argument| argument.split_whitespace())
            .map(str::to_lowercase)
            .collect();
        let cards = catalogue.cards().iter().filter(|card| {
            self.card_type
                .is_none_or(|wanted| card.card_type() == wanted)
                && set.is_none_or(|code| card.set == code)
                && has_all(lang, card, &words)
        });
        Ok(cards.collect())
    }
}

/// The words are looked for in what is shown and in what is printed, which is English.
fn has_all(lang: Lang, card: &CardDef, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let mut text = format!("{} {}", card.id, card.full_name());
    let shown = face::lines(lang, card);
    for line in shown.into_iter().chain(face::lines(Lang::En, card)) {
        text.push(' ');
        text.push_str(&line.text);
    }
    let text = text.to_lowercase();
    words.iter().all(|word| text.contains(word))
}

fn write_table(lang: Lang, out: &mut dyn Write, cards: &[&CardDef]) -> io::Result<()> {
    let names = cards.iter().map(|card| page::columns(&card.full_name()));
    let widest = names.max().unwrap_or(0);
    let ids = cards.iter().map(|card| card.id.len());
    let width = ids.max().unwrap_or(0).max(6);
    for card in cards {
        let name = page::pad(&card.full_name(), widest);
        writeln!(
            out,
            "{:<width$} {name}  {}",
            card.id,
            face::kind_line(lang, card)
        )?;
    }
    let blank = (cards.iter())
        .filter(|card| card.support == Support::Blank)
        .count();
    let n = cards.len();
    match blank {
        0 => writeln!(out, "{}", say!(lang, "count-cards", n = n)),
        _ => writeln!(out, "{}", say!(lang, "cards-listed", n = n, blank = blank)),
    }
}
