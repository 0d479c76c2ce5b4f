//! `spaceline cards list`: cards by words, type and set.

use super::{face, set};
use crate::failure::{Failure, Outcome};
use crate::{library, page};
use cards::facts::FlatFacts;
use cards::lexicon::CardType;
use cards::{CardDef, Support};
use std::io::{self, Write};

/// List the cards in which all of these words occur, or all cards
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline cards list klingon honor --type personnel
  spaceline cards list --set 'Call to Arms' --json")]
pub struct Args {
    /// Words or parts of words: of names, types, affiliations, species, classes, skills, icons, keywords, requirements
    query: Vec<String>,
    /// Only cards of this type: personnel, ship, equipment, event, interrupt, mission or dilemma
    #[arg(long = "type", value_name = "TYPE", value_parser = card_type)]
    card_type: Option<CardType>,
    /// Only cards of this set, by name, code or number
    #[arg(long)]
    set: Option<String>,
    /// Print JSON: an array of cards
    #[arg(long)]
    json: bool,
}

fn card_type(typed: &str) -> Result<CardType, String> {
    CardType::find(typed).ok_or_else(|| {
        let names: Vec<String> = (CardType::ALL.iter())
            .map(|known| known.name().to_lowercase())
            .collect();
        format!("the types are {}", names.join(", "))
    })
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let cards = self.cards()?;
        if self.json {
            let flat: Vec<FlatFacts> = cards.iter().map(|card| FlatFacts::of(card)).collect();
            return page::json(out, &flat);
        }
        Ok(write_table(out, &cards)?)
    }

    fn cards(&self) -> Result<Vec<&'static CardDef>, Failure> {
        let catalogue = library::catalogue();
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
                && has_all(card, &words)
        });
        Ok(cards.collect())
    }
}

fn has_all(card: &CardDef, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let mut text = format!("{} {}", card.id, card.full_name());
    for line in face::lines(card) {
        text.push(' ');
        text.push_str(&line.text);
    }
    let text = text.to_lowercase();
    words.iter().all(|word| text.contains(word))
}

fn write_table(out: &mut dyn Write, cards: &[&CardDef]) -> io::Result<()> {
    let names = cards.iter().map(|card| page::columns(&card.full_name()));
    let widest = names.max().unwrap_or(0);
    for card in cards {
        let name = page::pad(&card.full_name(), widest);
        writeln!(out, "{:<6} {name}  {}", card.id, face::kind_line(card))?;
    }
    let blank = (cards.iter())
        .filter(|card| card.support == Support::Blank)
        .count();
    write!(out, "{}", page::count(cards.len(), "card"))?;
    match blank {
        0 => writeln!(out),
        _ => writeln!(out, ", {blank} with game text that is not in the packs yet"),
    }
}
