//! `spaceline simulate`: many games between bots, to the real end of each, and what they came to.

mod play;
mod report;
mod result;
mod schedule;
mod tally;
mod text;
mod watch;

use crate::commands::{deck_rules, edition, rulebook};
use crate::failure::{Failure, Outcome};
use crate::games::{Stop, side_by_side};
use crate::{decks, level, library, page, seed};
use bots::Level;
use cards::deck::Finding;
use cards::deck::starters::starters;
use cards::first::deck as first;
use cards::{Catalogue, DeckRules, Edition, Rulebook, generate};
use clap::ValueEnum;
use engine::{Deck, Rules};
use locale::{Lang, message};
use play::Playing;
use result::Results;
use schedule::{Schedule, Seating};
use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;
use tally::Tally;

/// More games than a run of years would play.
const MOST_GAMES: u64 = 1_000_000_000;
/// Choices after which a game is taken to be endless.
const MOST_CHOICES: u64 = 100_000;
/// Decks that the program makes for one run.
const MOST_DECKS: u64 = 64;
/// All starter decks, where decks are named.
const ALL: &str = "all";

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, default_value_t = 1, value_parser = seed::read, allow_negative_numbers = true)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    #[arg(long, value_enum, default_value_t = Mode::Core)]
    mode: Mode,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
    #[arg(long, default_value_t = Rulebook::R2003, value_parser = rulebook())]
    rules: Rulebook,
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    decks: Vec<String>,
    #[arg(long)]
    mirrors: bool,
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "random",
        ignore_case = true,
        value_parser = level::parser()
    )]
    pub bots: Vec<Level>,
    #[arg(long)]
    swap: bool,
    #[arg(long, value_name = "N", default_value_t = MOST_CHOICES, value_parser = clap::value_parser!(u64).range(1..))]
    max_choices: u64,
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    // No doc comments: clap would show them. No log and no views.
    Core,
    // Events are kept.
    Log,
    // Every seat's whole view is built and serialised after each answer.
    Views,
    // What a server does for each answer: its entry for the log, the hash, and the change of every seat's view.
    Server,
}

/// The decks of a run.
struct Decks {
    list: Vec<Deck>,
    /// Their names; none for those that the program generated.
    names: Vec<String>,
    seating: Seating,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        self.check_bots()?;
        self.check_edition()?;
        let decks = self.decks(lang)?;
        let folder = self.report.as_deref().map(report::folder).transpose()?;
        let bar = page::progress(lang, "simulate-progress", self.games, self.json);
        let start = Instant::now();
        let tally = self.play(&decks, &Stop::on_interrupt(), |playing, stop| {
            side_by_side(self.jobs, self.games, stop, &bar, |n| playing.game(n))
        })?;
        let results = Results::of(&self, &decks, tally, start.elapsed().as_secs_f64());
        // Nothing was played to its end: there is nothing to show or to write.
        if results.interrupted && results.games == 0 {
            return self.verdict(&results);
        }
        if let Some(folder) = folder {
            report::write(lang, &folder, &results)?;
            if !self.json {
                writeln!(out, "{}\n", folder.said(lang))?;
            }
        }
        match self.json {
            true => page::json(out, &results)?,
            false => text::write(lang, out, &results)?,
        }
        self.verdict(&results)
    }

    /// The games, under whatever hands them out.
    fn play(
        &self,
        decks: &Decks,
        stop: &Stop,
        run: impl FnOnce(&Playing, &Stop) -> Result<Tally, Failure>,
    ) -> Result<Tally, Failure> {
        let schedule = Schedule {
            seed: self.seed,
            players: usize::from(self.players),
            swap: self.swap,
            seating: decks.seating.clone(),
        };
        let playing = Playing {
            defs: match self.edition {
                Edition::First => Catalogue::first_edition().shared(),
                Edition::Second => library::catalogue().shared(),
            },
            decks: &decks.list,
            schedule,
            bots: self.contestants(),
            rules: match self.edition {
                Edition::First => Rules::first(),
                Edition::Second => Rules::of(self.rules),
            },
            max_choices: self.max_choices,
            mode: self.mode,
            watch: self.report.is_some(),
            stop: stop.clone(),
        };
        run(&playing, stop)
    }

    /// Returns an error if games were not played or went wrong.
    fn verdict(&self, results: &Results) -> Outcome {
        if results.interrupted {
            let (n, of) = (results.games as i64, results.asked as i64);
            let message = message!("games-interrupted", n = n, of = of);
            return Err(Failure::Interrupted(message));
        }
        match results.what_went_wrong.first() {
            Some(first) => Err(Failure::Check {
                message: message!("simulate-wrong", n = results.errors, first = first.clone()),
                hint: match self.max_choices < MOST_CHOICES {
                    true => message!("simulate-limit-hint"),
                    false => message!("simulate-wrong-hint"),
                },
            }),
            None => Ok(()),
        }
    }

    /// One bot for each player, from the first again if there are fewer. Wins are counted in this order.
    fn contestants(&self) -> Vec<Level> {
        let bots = self.bots.iter().copied().cycle();
        bots.take(usize::from(self.players)).collect()
    }

    fn check_bots(&self) -> Outcome {
        let (n, players) = (self.bots.len(), usize::from(self.players));
        if n <= players {
            return Ok(());
        }
        Err(Failure::Asked {
            message: message!("simulate-bots-too-many", n = n, players = players),
            hint: Some(message!("simulate-bots-too-many-hint")),
        })
    }

    /// The First Edition has two players, generated decks and players that choose at random so far.
    fn check_edition(&self) -> Outcome {
        let random = self.bots.iter().all(|bot| *bot == Level::Random);
        let possible =
            self.players == 2 && self.decks.is_empty() && random && self.report.is_none();
        if self.edition == Edition::Second || possible {
            return Ok(());
        }
        Err(Failure::Asked {
            message: message!("simulate-first"),
            hint: Some(message!("simulate-first-hint")),
        })
    }

    /// The decks of the run and who gets which.
    fn decks(&self, lang: Lang) -> Result<Decks, Failure> {
        let players = usize::from(self.players);
        if self.decks.is_empty() {
            return self.made_decks();
        }
        let names = self.deck_names();
        let rules = deck_rules(self.rules);
        let list = match players {
            2 => decks::legal_all(lang, &names, &rules)?,
            _ => decks::seats(lang, &names, players, &rules)?,
        };
        let seating = match players {
            2 => Seating::pairs(list.len(), self.mirrors),
            _ => Seating::Table((0..players).map(|seat| seat % names.len()).collect()),
        };
        Ok(Decks {
            list,
            names,
            seating,
        })
    }

    /// The decks by name; `all` stands for the starter decks. Two players meet in every pair of decks, so that each
    /// counts once; more have one deck each, and two may have the same.
    fn deck_names(&self) -> Vec<String> {
        let starters = || starters().iter().map(|starter| starter.id.to_owned());
        let typed = self.decks.iter().flat_map(|typed| match typed.as_str() {
            ALL => starters().collect(),
            _ => vec![typed.clone()],
        });
        let mut met = BTreeSet::new();
        let is_new = |typed: &String| {
            let source = decks::starter(typed).map_or(typed.as_str(), |starter| starter.id);
            met.insert(source.to_owned())
        };
        match self.players {
            2 => typed.filter(is_new).collect(),
            _ => typed.collect(),
        }
    }

    /// Making a deck takes longer than a game, so a big run plays each several times.
    fn made_decks(&self) -> Result<Decks, Failure> {
        let wanted = self.games.saturating_mul(u64::from(self.players));
        let made = (0..wanted.min(MOST_DECKS)).map(|n| {
            let seed = self.seed.wrapping_add(n);
            match self.edition {
                Edition::First => made_first(seed),
                Edition::Second => made_deck(seed),
            }
        });
        let list: Vec<Deck> = made.collect::<Result<_, _>>()?;
        Ok(Decks {
            seating: Seating::Drawn(list.len()),
            list,
            names: Vec::new(),
        })
    }
}

/// A legal deck of the First Edition made by the program.
fn made_first(seed: u64) -> Result<Deck, Failure> {
    let catalogue = Catalogue::first_edition();
    let other = |message| Failure::Other(message);
    let list = first::generate(catalogue, seed, None).map_err(|none| other(none.message()))?;
    let checked = list.validate(catalogue, &first::FirstRules::default());
    let (legal, _) = checked.map_err(|faults| not_legal(seed, &faults[0]))?;
    Deck::try_from(&legal).map_err(|error| other(error.message()))
}

fn not_legal(seed: u64, fault: &Finding) -> Failure {
    Failure::Other(message!(
        "deck-not-legal",
        seed = seed.to_string(),
        why = fault.message()
    ))
}

/// A legal deck made by the program, as the engine wants it.
pub fn made_deck(seed: u64) -> Result<Deck, Failure> {
    let list = generate::generate(library::dealt(), seed, None);
    let (legal, _) = list
        .validate(library::catalogue(), &DeckRules::default())
        .map_err(|faults| not_legal(seed, &faults[0]))?;
    Ok(Deck::from(&legal))
}
