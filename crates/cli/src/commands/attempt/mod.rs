//! `spaceline attempt`: one mission attempt, many times: how often does this crew get through that pile?

mod crew;
mod result;
mod scene;

use super::rulebook;
use crate::failure::{Failure, Outcome};
use crate::games::{Stop, side_by_side};
use crate::{decks, library, page, seed};
use cards::CardDef;
use cards::Rulebook;
use cards::lexicon::MissionKind;
use crew::Crews;
use locale::{Lang, Message, message};
use result::Results;
use scene::Scene;
use std::io::Write;

const MOST_GAMES: u64 = 100_000_000;
/// Cards of a list that takes part.
const MOST_CARDS: usize = 400;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, value_name = "FILE", conflicts_with = "deck")]
    crew: Option<String>,
    #[arg(long, value_name = "DECK")]
    deck: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 9, value_parser = clap::value_parser!(u8).range(1..=40))]
    size: u8,
    #[arg(long, value_name = "DECK")]
    pile: String,
    #[arg(long, value_name = "NAME")]
    mission: String,
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, default_value_t = 1, value_parser = seed::read, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    #[arg(long, default_value_t = Rulebook::R2003, value_parser = rulebook())]
    rules: Rulebook,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let mission = self.mission()?;
        let crews = match (&self.crew, &self.deck) {
            (Some(file), _) => Crews::listed(lang, file, mission)?,
            (None, Some(deck)) => Crews::drawn(lang, deck, usize::from(self.size), mission)?,
            (None, None) => {
                return Err(asked(
                    message!("attempt-deck-needed"),
                    message!("attempt-deck-needed-hint"),
                ));
            }
        };
        let scene = Scene {
            mission,
            pile: self.pile(lang)?,
            crews,
            rules: engine::Rules::of(self.rules),
            seed: self.seed,
            stop: Stop::on_interrupt(),
        };
        // The first attempt says what is wrong with all of them, before a bar is drawn.
        scene.begin(0)?;
        let bar = page::progress(lang, "attempt-progress", self.games, self.json);
        let stop = scene.stop.clone();
        let tally = side_by_side(self.jobs, self.games, &stop, &bar, |n| scene.attempt(n))?;
        let results = Results::of(&scene, &self, tally);
        match self.json {
            true => page::json(out, &results)?,
            false => results.write(lang, out)?,
        }
        self.verdict(&results)
    }

    fn verdict(&self, results: &Results) -> Outcome {
        if results.games < self.games {
            let (n, of) = (results.games as i64, self.games as i64);
            return Err(Failure::Interrupted(message!(
                "games-interrupted",
                n = n,
                of = of
            )));
        }
        match results.what_went_wrong.first() {
            Some(first) if !self.json => Err(Failure::Check {
                message: message!("simulate-wrong", n = results.errors, first = first.clone()),
                hint: message!("simulate-wrong-hint"),
            }),
            _ => Ok(()),
        }
    }

    fn mission(&self) -> Result<&'static CardDef, Failure> {
        let found = library::catalogue().find(&self.mission);
        // The message says what may have been meant.
        let card = found
            .map_err(|missing| asked(missing.message(), message!("attempt-no-mission-hint")))?;
        match card.mission_kind() {
            Some(MissionKind::Planet | MissionKind::Space | MissionKind::Dual) => Ok(card),
            Some(MissionKind::Headquarters) | None => Err(asked(
                message!("attempt-no-mission", name = card.full_name()),
                message!("attempt-no-mission-hint"),
            )),
        }
    }

    fn pile(&self, lang: Lang) -> Result<Vec<&'static CardDef>, Failure> {
        let chosen = decks::list(lang, &self.pile)?;
        few_enough(&self.pile, chosen.reading.list.dilemmas.len())?;
        let ids = chosen.reading.list.dilemmas.iter();
        let pile: Vec<_> = ids.filter_map(|id| library::catalogue().get(id)).collect();
        match pile.is_empty() {
            false => Ok(pile),
            true => Err(asked(
                message!("attempt-no-dilemmas", file = &self.pile),
                message!("attempt-no-dilemmas-hint"),
            )),
        }
    }
}

/// A longer list is no crew, deck or pile that anybody plays with.
fn few_enough(file: &str, n: usize) -> Outcome {
    match n <= MOST_CARDS {
        true => Ok(()),
        false => Err(asked(
            message!("attempt-too-many", file = file, n = n, most = MOST_CARDS),
            message!("attempt-too-many-hint"),
        )),
    }
}

fn asked(message: Message, hint: Message) -> Failure {
    Failure::Asked {
        message,
        hint: Some(hint),
    }
}
