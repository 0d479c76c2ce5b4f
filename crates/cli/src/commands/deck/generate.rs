//! `spaceline deck generate`: a legal deck around a headquarters, by chance.

use super::first;
use super::output::Output;
use crate::commands::{any_seed, edition};
use crate::failure::{Failure, Outcome};
use crate::{library, page, seed};
use cards::deck::DeckList;
use cards::deck::names::key;
use cards::lexicon::MissionKind;
use cards::{CardDef, DeckRules, Edition, Facts, Plays, generate};
use locale::{Lang, message};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "NAME")]
    affiliation: Option<String>,
    #[arg(long, value_parser = seed::read, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[command(flatten)]
    output: Output,
    #[arg(long, conflicts_with = "out")]
    json: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let seed = self.seed.unwrap_or_else(any_seed);
        if self.edition == Edition::First {
            let output = (!self.json).then_some(&self.output);
            return first::make(lang, out, self.affiliation.as_deref(), seed, output);
        }
        let list = self.list(seed)?;
        match self.json {
            true => page::json(out, &list),
            false => {
                let text = self.output.text(lang, &list);
                self.output.write(lang, out, &text)
            }
        }
    }

    fn list(&self, seed: u64) -> Result<DeckList, Failure> {
        let homes = library::dealt().cards().iter();
        let homes: Vec<&CardDef> = homes.filter(|card| self.wanted(card)).collect();
        // Neighbouring seeds go round the headquarters.
        let home = seed.checked_rem(homes.len() as u64);
        let home = home.and_then(|at| homes.get(at as usize));
        let Some(home) = home else {
            return Err(Failure::Asked {
                message: message!(
                    "deck-no-home",
                    name = self.affiliation.as_deref().unwrap_or_default()
                ),
                hint: Some(message!("deck-no-home-hint", names = all_homes())),
            });
        };
        let mut list = generate::generate(library::dealt(), seed, Some(&home.id));
        list.tidy();
        match list.validate(library::catalogue(), &DeckRules::default()) {
            Ok(_) => Ok(list),
            Err(faults) => Err(Failure::Other(message!(
                "deck-not-legal",
                seed = seed.to_string(),
                why = faults[0].message()
            ))),
        }
    }

    /// Whether a headquarters is called so, or lets its player play cards of this affiliation or icon.
    fn wanted(&self, card: &CardDef) -> bool {
        let Facts::Mission {
            kind: MissionKind::Headquarters,
            plays,
            ..
        } = &card.facts
        else {
            return false;
        };
        let Some(typed) = &self.affiliation else {
            return true;
        };
        let wanted = key(typed);
        let named = |names: [&str; 2]| names.iter().any(|name| key(name) == wanted);
        let entry = |entry: &Plays| match entry {
            Plays::Cards { affiliation, icon } => {
                affiliation.is_some_and(|a| named([a.name(), a.code()]))
                    || icon.is_some_and(|i| named([i.name(), i.code()]))
            }
            Plays::Equipment => false,
        };
        let called = !wanted.is_empty() && key(&card.full_name()).contains(&wanted);
        called || plays.iter().any(entry)
    }
}

/// The names of all headquarters.
fn all_homes() -> String {
    let home = |card: &&CardDef| card.mission_kind() == Some(MissionKind::Headquarters);
    let homes = library::dealt().cards().iter().filter(home);
    let names: Vec<String> = homes.map(CardDef::full_name).collect();
    names.join("; ")
}
