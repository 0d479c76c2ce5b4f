//! `spaceline simulate`: many games between random legal players, to the real end of each.

use crate::failure::{Failure, Outcome};
use crate::page;
use anyhow::Context;
use cards::{Catalogue, DeckRules, generate};
use clap::ValueEnum;
use engine::random::{RandomPlayer, SmallRng};
use engine::{Deck, EndedBy, Game, RuleSet, Rules, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const EXAMPLE: &str = "\
Examples:
  spaceline simulate --games 1000
  spaceline simulate --players 4 --games 200 --seed 9 --jobs 2 --json
  spaceline simulate --games 100 --mode server";

/// How long one game may last before it counts as an error.
const MOST_CHOICES: u64 = 2_000_000;
/// More games than a run of years would play.
const MOST_GAMES: u64 = 1_000_000_000;
const MOST_DECKS: u64 = 64;

/// Play many games between random legal players.
///
/// Every player chooses uniformly from all legal answers, and every game is played to its real end. Decks
/// are made by the program; card texts that are not in the packs yet are played as blank.
#[derive(Debug, clap::Args)]
#[command(after_help = EXAMPLE)]
pub struct Args {
    /// How many sit at the table.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=6))]
    players: u8,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    /// The same seed plays the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games run side by side.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    jobs: u16,
    /// What is kept of each game.
    #[arg(long, value_enum, default_value_t = Mode::Core)]
    mode: Mode,
    /// The rulebook.
    #[arg(long, value_enum, default_value_t = Book::R2003)]
    rules: Book,
    /// Print the result for machines.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Mode {
    /// No log and no views.
    Core,
    /// Events are kept.
    Log,
    /// Every seat's view is built and serialised after each answer.
    Server,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Book {
    #[value(name = "2002")]
    R2002,
    #[value(name = "2003")]
    R2003,
}

impl Book {
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
    what_went_wrong: Vec<String>,
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

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let decks = self.decks()?;
        let bar = self.progress();
        let start = Instant::now();
        let mut report = self.play_all(&decks, &bar)?;
        report.finish(start.elapsed().as_secs_f64());
        bar.finish_and_clear();
        if self.json {
            return page::json(out, &report);
        }
        write_report(out, &report, &self)?;
        match report.what_went_wrong.first() {
            None => Ok(()),
            Some(first) => Err(Failure::Check {
                message: format!("{} games went wrong; the first: {first}", report.errors),
                hint: "this is a bug in the program: please report the seed".to_owned(),
            }),
        }
    }

    fn progress(&self) -> ProgressBar {
        // Indicatif draws nothing when standard error is no terminal.
        let bar = if self.json {
            ProgressBar::hidden()
        } else {
            ProgressBar::new(self.games)
        };
        let style =
            ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
        if let Ok(style) = style {
            bar.set_style(style);
        }
        bar.enable_steady_tick(Duration::from_millis(200));
        bar
    }

    /// The decks of the run. Making one takes longer than a game, so a big run plays each several times.
    fn decks(&self) -> anyhow::Result<Vec<Deck>> {
        let wanted = self
            .games
            .saturating_mul(u64::from(self.players))
            .min(MOST_DECKS);
        (0..wanted)
            .map(|n| made_deck(self.seed.wrapping_add(n)))
            .collect()
    }

    /// Hands out games to the jobs until all are played.
    fn play_all(&self, decks: &[Deck], bar: &ProgressBar) -> Result<Report, Failure> {
        let next = AtomicU64::new(0);
        let failed = AtomicBool::new(false);
        let defs: Arc<[cards::CardDef]> = Catalogue::second_edition().cards().into();
        let job = || -> anyhow::Result<Report> {
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
        std::thread::scope(|scope| -> anyhow::Result<()> {
            let jobs: Vec<_> = (0..self.jobs).map(|_| scope.spawn(job)).collect();
            for job in jobs {
                let part = job
                    .join()
                    .map_err(|_| anyhow::anyhow!("a game broke off: a bug in the program"))?;
                report.add(part?);
            }
            Ok(())
        })?;
        Ok(report)
    }

    fn play_one(
        &self,
        defs: &Arc<[cards::CardDef]>,
        decks: &[Deck],
        n: u64,
    ) -> anyhow::Result<Report> {
        let seed = self.seed.wrapping_add(n);
        let mut draw = SmallRng::new(seed);
        let decks: Vec<Deck> = (0..self.players)
            .map(|_| decks[draw.below(decks.len())].clone())
            .collect();
        let mut game = Game::new(Arc::clone(defs), &decks, self.rules.rules(), seed)?;
        game.set_log(self.mode == Mode::Log);
        let mut player = RandomPlayer::new(seed);
        let mut report = Report {
            games: 1,
            ..Report::default()
        };
        while let Some((seat, answer)) = player.answer(&game) {
            report.choices += 1;
            report.options += player.options() as u64;
            if let Err(refusal) = game.answer(seat, answer) {
                report.what_went_wrong.push(format!(
                    "seed {seed}: an offered answer was refused: {refusal}"
                ));
                break;
            }
            if report.choices >= MOST_CHOICES {
                report
                    .what_went_wrong
                    .push(format!("seed {seed}: no end after {MOST_CHOICES} choices"));
                break;
            }
            self.keep(&mut game, &mut report)?;
        }
        count_outcome(&game, &mut report, usize::from(self.players));
        Ok(report)
    }

    /// What the mode asks for after each answer.
    fn keep(&self, game: &mut Game, report: &mut Report) -> anyhow::Result<()> {
        match self.mode {
            Mode::Core => {}
            Mode::Log => report.bytes_written += game.take_events().len() as u64,
            Mode::Server => {
                for seat in 0..self.players {
                    let view = game.view(Some(Seat(seat)));
                    let text = serde_json::to_vec(&view).context("a view cannot be written")?;
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
pub fn made_deck(seed: u64) -> anyhow::Result<Deck> {
    let catalogue = Catalogue::second_edition();
    let list = generate::generate(catalogue, seed, None);
    let (legal, _) = list
        .validate(catalogue, &DeckRules::default())
        .map_err(|faults| {
            anyhow::anyhow!("the deck made from seed {seed} is not legal: {}", faults[0])
        })?;
    Ok(Deck::from(&legal))
}

fn write_report(out: &mut dyn Write, r: &Report, args: &Args) -> Outcome {
    writeln!(
        out,
        "{} games of {} random players in {:.2} s: {:.0} games and {:.0} choices a second",
        r.games, args.players, r.seconds, r.games_per_second, r.choices_per_second
    )?;
    writeln!(
        out,
        "{:.1} choices a game with {:.1} options each, {:.1} turns a game, largest state {} bytes",
        r.choices as f64 / r.games.max(1) as f64,
        r.options_mean,
        r.turns_mean,
        r.state_bytes
    )?;
    for (by, n) in &r.ended_by {
        writeln!(out, "ended by {}: {n}", by.replace('_', " "))?;
    }
    for (seat, n) in r.wins.iter().enumerate() {
        writeln!(out, "player {} won {n}", seat + 1)?;
    }
    writeln!(out, "ties: {}", r.ties)?;
    let blank = |card: &cards::CardDef| !card.support.is_full();
    if Catalogue::second_edition().cards().iter().any(blank) {
        writeln!(
            out,
            "Card texts that are not in the packs yet were played as blank."
        )?;
    }
    Ok(())
}
