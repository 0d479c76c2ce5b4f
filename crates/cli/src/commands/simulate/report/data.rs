//! The data of the page. The fields are `report.json`.

use super::super::result::Results;
use super::super::tally::Score;
use super::super::watch::{Curve, Watched};
use crate::games::{Dilemma, Interval, difference, wilson};
use crate::library;
use cards::CardIx;
use serde::Serialize;
use std::cmp::Reverse;

/// A card is compared only if it was there, and was not there, in so many games.
pub const LEAST_GAMES: u64 = 20;

#[derive(Debug, Serialize)]
pub struct Data<'a> {
    pub results: &'a Results,
    /// Games of one round, of two …; a round is one turn of every player.
    pub lengths: Vec<u64>,
    pub points: Points,
    pub missions: Vec<Mission>,
    pub attempts: Attempts,
    pub dilemmas: Vec<Dilemma>,
    /// A card needs so many games with it and without it.
    pub least_games: u64,
    pub cards: Vec<Card>,
}

#[derive(Debug, Serialize)]
pub struct Points {
    pub bots: Vec<Line>,
    pub decks: Vec<Line>,
}

/// Points round by round; a game that is over keeps its last ones.
#[derive(Debug, Serialize)]
pub struct Line {
    pub name: String,
    pub mean: Vec<f64>,
    /// The standard deviation.
    pub spread: Vec<f64>,
}

#[derive(Debug, Serialize)]
pub struct Mission {
    pub title: &'static str,
    /// The number of times a player had it.
    pub there: u64,
    pub attempts: u64,
    pub solved: u64,
    pub by_round: Vec<u64>,
}

#[derive(Debug, Serialize)]
pub struct Attempts {
    pub begun: u64,
    pub solved: u64,
    /// Those who were left did not meet the requirements.
    pub short: u64,
    /// Nobody was left.
    pub halted: u64,
}

#[derive(Debug, Serialize)]
pub struct Card {
    pub id: String,
    pub name: String,
    /// The deck it is in; none where decks are generated.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<String>,
    pub drawn: Comparison,
    pub played: Comparison,
}

/// Games with the card and games of the same deck without it.
#[derive(Debug, Serialize)]
pub struct Comparison {
    pub with: u64,
    pub win_rate_with: f64,
    pub interval_with: Interval,
    pub without: u64,
    pub win_rate_without: f64,
    pub interval_without: Interval,
    pub difference: f64,
    pub interval: Interval,
    /// There are enough games of both.
    pub enough: bool,
}

impl<'a> Data<'a> {
    pub fn of(results: &'a Results) -> Data<'a> {
        let nothing = Watched::default();
        let watched = results.tally.watched.as_ref().unwrap_or(&nothing);
        let missions = missions(watched);
        let attempts = Attempts {
            begun: missions.iter().map(|m| m.attempts).sum(),
            solved: missions.iter().map(|m| m.solved).sum(),
            short: watched.short,
            halted: watched.halted,
        };
        Data {
            results,
            lengths: watched.lengths.clone(),
            points: points(results, watched),
            missions,
            attempts,
            dilemmas: watched.dilemmas.most(|d| d.stopped + d.killed),
            least_games: LEAST_GAMES,
            cards: compared(results, watched),
        }
    }

    /// Cards with enough games, from those whose decks won most with them.
    pub fn comparable(&self) -> Vec<&Card> {
        let mut cards: Vec<&Card> = self.cards.iter().filter(|c| c.drawn.enough).collect();
        cards.sort_by(|a, b| b.drawn.difference.total_cmp(&a.drawn.difference));
        cards
    }
}

fn points(results: &Results, watched: &Watched) -> Points {
    let curves = watched.bots.values().chain(watched.decks.values());
    let longest = curves.map(Curve::len).max().unwrap_or(0);
    let line = |name: String, curve: &Curve| {
        let rounds = curve.rounds(longest);
        Line {
            name,
            mean: rounds.iter().map(|sum| sum.mean()).collect(),
            spread: rounds.iter().map(|sum| sum.spread()).collect(),
        }
    };
    let bots = watched.bots.iter().map(|(n, curve)| {
        let level = results.bots.get(*n).copied().unwrap_or_default();
        line(format!("{}: {level}", n + 1), curve)
    });
    let decks = watched.decks.iter().filter_map(|(n, curve)| {
        let deck = results.decks.get(*n)?;
        Some(line(deck.deck.clone(), curve))
    });
    Points {
        bots: bots.collect(),
        decks: decks.collect(),
    }
}

fn missions(watched: &Watched) -> Vec<Mission> {
    let all = watched.missions.iter();
    let mut out: Vec<Mission> = all
        .map(|(title, tries)| Mission {
            title,
            there: tries.there,
            attempts: tries.attempts,
            solved: tries.solved,
            by_round: tries.by_round.clone(),
        })
        .collect();
    out.sort_by_key(|m| (Reverse(m.solved), m.title));
    out
}

fn compared(results: &Results, watched: &Watched) -> Vec<Card> {
    let all = watched.cards.iter();
    let mut cards: Vec<Card> = all
        .map(|(&(deck, def), presence)| {
            let card = library::catalogue().card(CardIx(def));
            Card {
                id: card.id.clone(),
                name: card.full_name(),
                deck: results.decks.get(deck).map(|deck| deck.deck.clone()),
                drawn: comparison(presence.held, presence.drawn),
                played: comparison(presence.held, presence.played),
            }
        })
        .collect();
    cards.sort_by(|a, b| (&a.deck, &a.name).cmp(&(&b.deck, &b.name)));
    cards
}

fn comparison(all: Score, with: Score) -> Comparison {
    let without = Score {
        games: all.games - with.games,
        wins: all.wins - with.wins,
    };
    let rate = |score: Score| score.wins as f64 / score.games.max(1) as f64;
    let (difference, interval) = difference((with.wins, with.games), (without.wins, without.games));
    Comparison {
        with: with.games,
        win_rate_with: rate(with),
        interval_with: wilson(with.wins, with.games),
        without: without.games,
        win_rate_without: rate(without),
        interval_without: wilson(without.wins, without.games),
        difference,
        interval,
        enough: with.games.min(without.games) >= LEAST_GAMES,
    }
}
