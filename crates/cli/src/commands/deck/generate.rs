//! `spaceline deck generate`: a legal deck around a headquarters, by chance.

use super::output::Output;
use crate::commands::any_seed;
use crate::failure::{Failure, Outcome};
use crate::{library, page};
use cards::deck::DeckList;
use cards::lexicon::{Affiliation, MissionKind};
use cards::{CardDef, DeckRules, Facts, Plays, generate};
use locale::{Lang, Message, message};
use std::io::Write;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "NAME", value_parser = parse_affiliation)]
    affiliation: Option<Affiliation>,
    #[arg(long)]
    seed: Option<u64>,
    #[command(flatten)]
    output: Output,
    #[arg(long, conflicts_with = "out")]
    json: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let seed = self.seed.unwrap_or_else(any_seed);
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
                message: message!("deck-no-home"),
                hint: Some(message!("deck-no-home-hint")),
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

    /// Whether a headquarters lets its player play cards of the affiliation.
    fn wanted(&self, card: &CardDef) -> bool {
        let Facts::Mission {
            kind: MissionKind::Headquarters,
            plays,
            ..
        } = &card.facts
        else {
            return false;
        };
        self.affiliation.is_none_or(|wanted| {
            let named = |entry: &Plays| matches!(entry, Plays::Cards { affiliation, .. } if *affiliation == Some(wanted));
            plays.iter().any(named)
        })
    }
}

fn parse_affiliation(typed: &str) -> Result<Affiliation, Message> {
    Affiliation::find(typed).ok_or_else(|| {
        let names: Vec<&str> = Affiliation::ALL.iter().map(|a| a.name()).collect();
        message!("the-affiliations", names = names.join(", "))
    })
}
