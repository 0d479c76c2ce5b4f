//! The results of a run. The fields are the command's JSON.

use super::tally::{Meeting, Tally};
use super::{Args, Decks};
use crate::games::{Interval, Times, Typical, wilson};
use locale::{Lang, Message, say};
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Debug, Serialize)]
pub struct Results {
    /// Games played to their end, of those that were asked for.
    pub games: u64,
    pub asked: u64,
    pub interrupted: bool,
    pub players: u8,
    pub seed: u64,
    pub swap: bool,
    pub seconds: f64,
    pub games_per_second: f64,
    pub choices: u64,
    pub choices_per_second: f64,
    /// None where the bots do not count their options.
    pub options_mean: Option<f64>,
    pub turns_mean: f64,
    /// Largest state met, in bytes.
    pub state_bytes: usize,
    /// Bytes of events or views written, by mode.
    pub bytes_written: u64,
    pub ended_by: BTreeMap<&'static str, u64>,
    /// One for each player, in the order of `--bots`; so are the wins, their shares, the 95 % intervals of those, and how
    /// long an answer takes.
    pub bots: Vec<&'static str>,
    pub wins: Vec<u64>,
    pub win_rates: Vec<f64>,
    pub interval: Vec<Interval>,
    pub answer_ms: Vec<Option<Typical>>,
    pub ties: u64,
    pub seat_wins: Vec<u64>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<DeckResult>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<PairResult>,
    /// The number of games that went wrong, and the errors.
    pub errors: usize,
    pub what_went_wrong: Vec<Message>,
    #[serde(skip)]
    pub tally: Tally,
}

/// A deck against the others.
#[derive(Debug, Serialize)]
pub struct DeckResult {
    pub deck: String,
    pub games: u64,
    pub wins: u64,
    pub win_rate: f64,
    pub interval: Interval,
}

/// Two decks against each other.
#[derive(Debug, Serialize)]
pub struct PairResult {
    pub decks: [String; 2],
    pub games: u64,
    /// By deck.
    pub wins: [u64; 2],
    pub ties: u64,
    pub bot_wins: Vec<u64>,
}

impl Results {
    pub fn of(args: &Args, decks: &Decks, tally: Tally, seconds: f64) -> Results {
        let per = |a: u64, b: f64| if b > 0.0 { a as f64 / b } else { 0.0 };
        let games = tally.games;
        let contestants = args.contestants();
        let mut wins = tally.wins.clone();
        wins.resize(contestants.len(), 0);
        let mut seat_wins = tally.seat_wins.clone();
        seat_wins.resize(contestants.len(), 0);
        let mut times = tally.times.clone();
        times.resize(contestants.len(), Times::default());
        let wrong = tally.wrong.iter().map(|(_, what)| what.clone());
        Results {
            games,
            asked: args.games,
            interrupted: games < args.games,
            players: args.players,
            seed: args.seed,
            swap: args.swap,
            seconds,
            games_per_second: per(games, seconds),
            choices: tally.choices,
            choices_per_second: per(tally.choices, seconds),
            options_mean: (tally.options > 0).then(|| per(tally.options, tally.choices as f64)),
            turns_mean: per(tally.turns, games as f64),
            state_bytes: tally.state_bytes,
            bytes_written: tally.bytes_written,
            ended_by: tally.ended_by.clone(),
            bots: contestants.iter().map(|level| level.name()).collect(),
            win_rates: wins.iter().map(|n| per(*n, games as f64)).collect(),
            interval: wins.iter().map(|n| wilson(*n, games)).collect(),
            wins,
            answer_ms: times.iter().map(Times::typical).collect(),
            ties: tally.ties,
            seat_wins,
            decks: deck_results(decks, &tally),
            pairs: pair_results(decks, &tally),
            errors: tally.wrong.len(),
            what_went_wrong: wrong.collect(),
            tally,
        }
    }

    /// A bot by its name; by its number too where another has the same.
    pub fn bot(&self, lang: Lang, n: usize) -> String {
        let name = self.bots[n];
        let same = self.bots.iter().filter(|other| **other == name).count();
        match same > 1 {
            true => say!(lang, "simulate-bot", n = n + 1, bot = name),
            false => name.to_owned(),
        }
    }

    /// The time of the bot's answers, as a sentence.
    pub fn speed(&self, lang: Lang, n: usize) -> Option<String> {
        let typical = self.answer_ms[n]?;
        let ms = |n: f64| {
            let places = match n {
                n if n < 0.1 => 4,
                n if n < 10.0 => 2,
                _ => 0,
            };
            lang.decimal(n, places)
        };
        Some(say!(
            lang,
            "simulate-answers",
            bot = self.bot(lang, n),
            median = ms(typical.median),
            most = ms(typical.p95),
            mean = ms(typical.mean)
        ))
    }

    /// The games that a deck won against another, of how many. For a deck against itself there are no such.
    pub fn against(&self, row: usize, column: usize) -> Option<(u64, u64)> {
        let meeting: &Meeting = self
            .tally
            .meetings
            .get(&(row.min(column), row.max(column)))?;
        match row.cmp(&column) {
            std::cmp::Ordering::Less => Some((meeting.wins[0], meeting.games)),
            std::cmp::Ordering::Greater => Some((meeting.wins[1], meeting.games)),
            std::cmp::Ordering::Equal => None,
        }
    }
}

fn deck_results(decks: &Decks, tally: &Tally) -> Vec<DeckResult> {
    let names = decks.names.iter().enumerate();
    let results = names.map(|(n, name)| {
        let score = tally.decks.get(&n).copied().unwrap_or_default();
        DeckResult {
            deck: name.clone(),
            games: score.games,
            wins: score.wins,
            win_rate: score.wins as f64 / score.games.max(1) as f64,
            interval: wilson(score.wins, score.games),
        }
    });
    results.collect()
}

fn pair_results(decks: &Decks, tally: &Tally) -> Vec<PairResult> {
    let name = |deck: usize| decks.names.get(deck).cloned().unwrap_or_default();
    let pairs = tally.meetings.iter();
    let results = pairs.map(|((first, second), meeting)| PairResult {
        decks: [name(*first), name(*second)],
        games: meeting.games,
        wins: meeting.wins,
        ties: meeting.ties,
        bot_wins: meeting.bot_wins.clone(),
    });
    results.collect()
}
