//! `spaceline simulate`: many games between random legal players, to the real end of each.

use crate::failure::{Failure, Outcome};
use crate::{decks, library, page};
use bots::{Bot, Level};
use cards::deck::Rulebook;
use cards::{DeckRules, generate};
use clap::ValueEnum;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use engine::random::{RandomPlayer, SmallRng};
use engine::{Answer, Deck, EndedBy, Game, RuleSet, Rules, Seat};
use indicatif::ProgressBar;
use locale::{Lang, Message, message, say};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

/// How long one game may last before it counts as an error.
const MOST_CHOICES: u64 = 2_000_000;
/// More games than a run of years would play.
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_DECKS: u64 = 64;

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    #[arg(long, value_enum, default_value_t = Mode::Core)]
    mode: Mode,
    #[arg(long, value_enum, default_value_t = Book::R2003)]
    rules: Book,
    #[arg(long, value_name = "DECK,...", value_delimiter = ',')]
    decks: Vec<String>,
    #[arg(
        long,
        value_name = "BOT,...",
        value_delimiter = ',',
        default_value = "random",
        value_parser = levels()
    )]
    bots: Vec<Level>,
    #[arg(long)]
    json: bool,
}

/// The values of `--bots`.
fn levels() -> impl TypedValueParser<Value = Level> {
    let find = |name: String| Level::ALL.into_iter().find(|level| level.name() == name);
    // The values are the names, so all of them are found.
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .map(move |name| find(name).unwrap_or(Level::Random))
}

/// The players of a game. Random ones are one player, who answers for all seats.
#[derive(Debug)]
enum Players {
    ByLot(RandomPlayer),
    Bots(Vec<Bot>),
}

impl Players {
    fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        match self {
            Players::ByLot(player) => player.answer(game),
            Players::Bots(bots) => {
                let seat = game.pending()?.seat.index();
                bots.get_mut(seat)?.answer(game)
            }
        }
    }

    /// How many options the last question listed, where that is counted.
    fn options(&self) -> u64 {
        match self {
            Players::ByLot(player) => player.options() as u64,
            Players::Bots(_) => 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    // No doc comments: clap would show them. No log and no views.
    Core,
    // Events are kept.
    Log,
    // Every seat's view is built and serialised after each answer.
    Server,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Book {
    #[value(name = "2002")]
    R2002,
    #[default]
    #[value(name = "2003")]
    R2003,
}

impl Book {
    pub fn deck_rules(self) -> DeckRules {
        DeckRules {
            rulebook: match self {
                Book::R2002 => Rulebook::R2002,
                Book::R2003 => Rulebook::R2003,
            },
            ..DeckRules::default()
        }
    }

    pub fn rules(self) -> Rules {
        Rules::of(match self {
            Book::R2002 => RuleSet::R2002,
            Book::R2003 => RuleSet::R2003,
        })
    }
}

/// What a run of games came to. The fields are the command's JSON.
#[derive(Debug, Default, Serialize)]
struct Report {
    games: u64,
    seconds: f64,
    games_per_second: f64,
    choices: u64,
    choices_per_second: f64,
    options_mean: f64,
    turns_mean: f64,
    /// Largest state met, in bytes.
    state_bytes: usize,
    /// Bytes of events or views written, by mode.
    bytes_written: u64,
    ended_by: BTreeMap<&'static str, u64>,
    wins: Vec<u64>,
    ties: u64,
    /// How many games went wrong, and how.
    errors: usize,
    what_went_wrong: Vec<Message>,
    #[serde(skip)]
    options: u64,
    #[serde(skip)]
    turns: u64,
}

impl Report {
    fn add(&mut self, other: Report) {
        self.games += other.games;
        self.choices += other.choices;
        self.options += other.options;
        self.turns += other.turns;
        self.state_bytes = self.state_bytes.max(other.state_bytes);
        self.bytes_written += other.bytes_written;
        for (by, n) in other.ended_by {
            *self.ended_by.entry(by).or_default() += n;
        }
        self.wins.resize(self.wins.len().max(other.wins.len()), 0);
        for (seat, n) in other.wins.into_iter().enumerate() {
            self.wins[seat] += n;
        }
        self.ties += other.ties;
        self.what_went_wrong.extend(other.what_went_wrong);
    }

    fn finish(&mut self, seconds: f64) {
        let per = |a: u64, b: f64| if b > 0.0 { a as f64 / b } else { 0.0 };
        self.seconds = seconds;
        self.errors = self.what_went_wrong.len();
        self.games_per_second = per(self.games, seconds);
        self.choices_per_second = per(self.choices, seconds);
        self.options_mean = per(self.options, self.choices as f64);
        self.turns_mean = per(self.turns, self.games as f64);
    }
}

/// What is played with.
enum Decks {
    /// One for each seat.
    Seats(Vec<Deck>),
    /// Every seat gets any of them.
    Drawn(Vec<Deck>),
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let decks = self.decks(lang)?;
        let bar = page::progress(lang, "simulate-progress", self.games, self.json);
        let start = Instant::now();
        let mut report = self.play_all(&decks, &bar)?;
        report.finish(start.elapsed().as_secs_f64());
        bar.finish_and_clear();
        if self.json {
            return page::json(out, &report);
        }
        write_report(lang, out, &report, &self)?;
        match report.what_went_wrong.first() {
            None => Ok(()),
            Some(first) => Err(Failure::Check {
                message: message!("simulate-wrong", n = report.errors, first = first.clone()),
                hint: message!("simulate-wrong-hint"),
            }),
        }
    }

    /// The decks of the run. Making one takes longer than a game, so a big run plays each several times.
    fn decks(&self, lang: Lang) -> Result<Decks, Failure> {
        if !self.decks.is_empty() {
            let rules = self.rules.deck_rules();
            let seats = decks::seats(lang, &self.decks, usize::from(self.players), &rules)?;
            return Ok(Decks::Seats(seats));
        }
        let wanted = self
            .games
            .saturating_mul(u64::from(self.players))
            .min(MOST_DECKS);
        let made: Result<Vec<Deck>, Failure> = (0..wanted)
            .map(|n| made_deck(self.seed.wrapping_add(n)))
            .collect();
        Ok(Decks::Drawn(made?))
    }

    /// Hands out games to the jobs until all are played.
    fn play_all(&self, decks: &Decks, bar: &ProgressBar) -> Result<Report, Failure> {
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let defs: Arc<[cards::CardDef]> = library::catalogue().cards().into();
        let job = || -> Result<Report, Failure> {
            let mut total = Report::default();
            loop {
                let n = next.fetch_add(1, Ordering::Relaxed);
                if n >= self.games || failed.load(Ordering::Relaxed) {
                    return Ok(total);
                }
                match self.play_one(&defs, decks, n) {
                    Ok(one) => total.add(one),
                    Err(error) => {
                        failed.store(true, Ordering::Relaxed);
                        return Err(error);
                    }
                }
                bar.inc(1);
            }
        };
        let mut report = Report {
            wins: vec![0; usize::from(self.players)],
            ..Report::default()
        };
        std::thread::scope(|scope| -> Result<(), Failure> {
            let jobs: Vec<_> = (0..self.jobs).map(|_| scope.spawn(job)).collect();
            for job in jobs {
                let part = job
                    .join()
                    .map_err(|_| Failure::Other(message!("simulate-broke-off")))?;
                report.add(part?);
            }
            Ok(())
        })?;
        Ok(report)
    }

    fn play_one(
        &self,
        defs: &Arc<[cards::CardDef]>,
        decks: &Decks,
        n: u64,
    ) -> Result<Report, Failure> {
        let seed = self.seed.wrapping_add(n);
        let mut draw = SmallRng::new(seed);
        let decks: Vec<Deck> = match decks {
            Decks::Seats(decks) => decks.clone(),
            Decks::Drawn(decks) => (0..self.players)
                .map(|_| decks[draw.below(decks.len())].clone())
                .collect(),
        };
        let mut game = Game::new(Arc::clone(defs), &decks, self.rules.rules(), seed)
            .map_err(|error| Failure::Other(error.message()))?;
        game.set_log(self.mode == Mode::Log);
        let mut player = self.seated(seed);
        let mut report = Report {
            games: 1,
            ..Report::default()
        };
        while let Some((seat, answer)) = player.answer(&game) {
            report.choices += 1;
            report.options += player.options();
            if let Err(refusal) = game.answer(seat, answer) {
                report.what_went_wrong.push(message!(
                    "simulate-refused",
                    seed = seed.to_string(),
                    refusal = refusal.message()
                ));
                break;
            }
            if report.choices >= MOST_CHOICES {
                report.what_went_wrong.push(message!(
                    "simulate-no-end",
                    seed = seed.to_string(),
                    most = MOST_CHOICES.to_string()
                ));
                break;
            }
            self.keep(&mut game, &mut report)?;
        }
        count_outcome(&game, &mut report, usize::from(self.players));
        Ok(report)
    }

    /// The bots of the seats, from the first again if there are fewer.
    fn seated(&self, seed: u64) -> Players {
        if self.bots.iter().all(|level| *level == Level::Random) {
            return Players::ByLot(RandomPlayer::new(seed));
        }
        let levels = self.bots.iter().cycle().take(usize::from(self.players));
        let bots = levels
            .zip(1..)
            .map(|(level, n): (_, u64)| Bot::new(*level, seed ^ (n << 32)));
        Players::Bots(bots.collect())
    }

    /// What the mode asks for after each answer.
    fn keep(&self, game: &mut Game, report: &mut Report) -> Result<(), Failure> {
        match self.mode {
            Mode::Core => {}
            Mode::Log => report.bytes_written += game.take_events().len() as u64,
            Mode::Server => {
                for seat in 0..self.players {
                    let view = game.view(Some(Seat(seat)));
                    let text = serde_json::to_vec(&view).map_err(std::io::Error::from)?;
                    report.bytes_written += text.len() as u64;
                }
            }
        }
        if report.choices.is_multiple_of(64) {
            report.state_bytes = report.state_bytes.max(game.state().bytes());
        }
        Ok(())
    }
}

fn count_outcome(game: &Game, report: &mut Report, players: usize) {
    report.turns = u64::from(game.state().turn);
    report.wins = vec![0; players];
    let Some(outcome) = &game.state().outcome else {
        return;
    };
    let by = match outcome.by {
        EndedBy::Points => "points",
        EndedBy::EmptyDecks => "empty_decks",
        EndedBy::Concession => "concession",
    };
    report.ended_by.insert(by, 1);
    for winner in outcome.winners.iter() {
        report.wins[winner.index()] += 1;
    }
    report.ties = u64::from(!outcome.tied.is_empty());
}

/// A legal deck made by the program, as the engine wants it.
pub fn made_deck(seed: u64) -> Result<Deck, Failure> {
    let list = generate::generate(library::dealt(), seed, None);
    let (legal, _) = list
        .validate(library::catalogue(), &DeckRules::default())
        .map_err(|faults| {
            let seed = seed.to_string();
            Failure::Other(message!(
                "deck-not-legal",
                seed = seed,
                why = faults[0].message()
            ))
        })?;
    Ok(Deck::from(&legal))
}

fn write_report(lang: Lang, out: &mut dyn Write, r: &Report, args: &Args) -> Outcome {
    let choices = r.choices as f64 / r.games.max(1) as f64;
    let lines = [
        message!(
            "simulate-speed",
            games = r.games as i64,
            players = args.players,
            seconds = lang.decimal(r.seconds, 2),
            rate = lang.decimal(r.games_per_second, 0),
            choices = lang.decimal(r.choices_per_second, 0)
        ),
        match r.options {
            0 => message!(
                "simulate-size-bots",
                choices = lang.decimal(choices, 1),
                turns = lang.decimal(r.turns_mean, 1),
                bytes = r.state_bytes
            ),
            _ => message!(
                "simulate-size",
                choices = lang.decimal(choices, 1),
                options = lang.decimal(r.options_mean, 1),
                turns = lang.decimal(r.turns_mean, 1),
                bytes = r.state_bytes
            ),
        },
    ];
    for line in lines {
        writeln!(out, "{}", line.say(lang))?;
    }
    for (by, n) in &r.ended_by {
        let by = match *by {
            "points" => message!("ended-points"),
            "empty_decks" => message!("ended-empty-decks"),
            _ => message!("ended-concession"),
        };
        writeln!(
            out,
            "{}",
            say!(lang, "simulate-ended", by = by, n = *n as i64)
        )?;
    }
    for (seat, n) in r.wins.iter().enumerate() {
        writeln!(
            out,
            "{}",
            say!(lang, "simulate-won", who = seat + 1, n = *n as i64)
        )?;
    }
    writeln!(out, "{}", say!(lang, "simulate-ties", n = r.ties as i64))?;
    Ok(())
}
