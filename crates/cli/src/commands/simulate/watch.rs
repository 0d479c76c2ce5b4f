//! The data of a report beyond wins: taken from the events of each game, added up over all.

use super::schedule::Setup;
use super::tally::{Score, add_each};
use crate::games::{AttemptEnd, Attempts, Dilemmas};
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};
use engine::{Event, Game, Place, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Rounds of a game that are told apart; a longer game counts as so long.
const MOST_ROUNDS: usize = 99;

/// A sum that mean and spread follow from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub n: u64,
    pub sum: i64,
    pub squares: i64,
}

impl Sum {
    fn put(&mut self, value: i16) {
        let value = i64::from(value);
        self.add(Sum {
            n: 1,
            sum: value,
            squares: value * value,
        });
    }

    fn add(&mut self, other: Sum) {
        self.n += other.n;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn mean(self) -> f64 {
        self.sum as f64 / self.n.max(1) as f64
    }

    /// The standard deviation.
    pub fn spread(self) -> f64 {
        let mean = self.mean();
        let variance = self.squares as f64 / self.n.max(1) as f64 - mean * mean;
        variance.max(0.0).sqrt()
    }
}

/// Points by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve {
    /// At the end of each round, of the games that had it.
    lasting: Vec<Sum>,
    /// The last points of the games that ended in each round.
    ended: Vec<Sum>,
}

impl Curve {
    fn of(points: &[i16]) -> Curve {
        let mut curve = Curve {
            lasting: vec![Sum::default(); points.len()],
            ended: vec![Sum::default(); points.len()],
        };
        for (sum, value) in curve.lasting.iter_mut().zip(points) {
            sum.put(*value);
        }
        if let (Some(sum), Some(last)) = (curve.ended.last_mut(), points.last()) {
            sum.put(*last);
        }
        curve
    }

    fn add(&mut self, other: &Curve) {
        for (into, from) in [
            (&mut self.lasting, &other.lasting),
            (&mut self.ended, &other.ended),
        ] {
            into.resize(into.len().max(from.len()), Sum::default());
            for (into, from) in into.iter_mut().zip(from) {
                into.add(*from);
            }
        }
    }

    pub fn len(&self) -> usize {
        self.lasting.len()
    }

    /// The points by round over all games. A finished game keeps its last points, otherwise only slow games would be
    /// seen.
    pub fn rounds(&self, n: usize) -> Vec<Sum> {
        let mut over = Sum::default();
        let mut out = Vec::new();
        for round in 0..n {
            let at = |sums: &[Sum]| sums.get(round).copied().unwrap_or_default();
            let mut all = at(&self.lasting);
            all.add(over);
            out.push(all);
            over.add(at(&self.ended));
        }
        out
    }
}

/// The number of times a mission was attempted and completed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    /// Games in which it lay before a player, counted for each player.
    pub there: u64,
    pub attempts: u64,
    pub solved: u64,
    /// Solved in the first round, the second …
    pub by_round: Vec<u64>,
}

/// Games with a card in the deck: all, those in which it came to hand, those in which it was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Presence {
    pub held: Score,
    pub drawn: Score,
    pub played: Score,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Watched {
    /// Games of one round, of two …
    pub lengths: Vec<u64>,
    pub bots: BTreeMap<usize, Curve>,
    pub decks: BTreeMap<usize, Curve>,
    pub missions: BTreeMap<&'static str, Tries>,
    pub dilemmas: Dilemmas,
    /// Attempts that failed at the requirements, and because nobody was left.
    pub short: u64,
    pub halted: u64,
    /// By deck and definition.
    pub cards: BTreeMap<(usize, u16), Presence>,
}

impl Watched {
    pub fn add(&mut self, other: Watched) {
        add_each(&mut self.lengths, &other.lengths);
        for (into, from) in [
            (&mut self.bots, &other.bots),
            (&mut self.decks, &other.decks),
        ] {
            for (who, curve) in from {
                into.entry(*who).or_default().add(curve);
            }
        }
        for (title, from) in other.missions {
            let into = self.missions.entry(title).or_default();
            into.there += from.there;
            into.attempts += from.attempts;
            into.solved += from.solved;
            add_each(&mut into.by_round, &from.by_round);
        }
        self.dilemmas.add(other.dilemmas);
        self.short += other.short;
        self.halted += other.halted;
        for (key, from) in other.cards {
            let into = self.cards.entry(key).or_default();
            for (into, from) in [
                (&mut into.held, from.held),
                (&mut into.drawn, from.drawn),
                (&mut into.played, from.played),
            ] {
                into.games += from.games;
                into.wins += from.wins;
            }
        }
    }
}

/// Follows one game.
#[derive(Clone, Debug)]
pub struct Watch<'a> {
    setup: &'a Setup,
    /// By seat; all the same where decks are generated.
    decks: Vec<usize>,
    round: usize,
    /// By seat: points at the end of each round, points now, cards that came to hand, cards played.
    points: Vec<Vec<i16>>,
    now: Vec<i16>,
    drawn: Vec<BTreeSet<u16>>,
    played: Vec<BTreeSet<u16>>,
    attempts: Attempts,
    told: Watched,
}

impl<'a> Watch<'a> {
    pub fn new(game: &Game, setup: &'a Setup, named: bool) -> Watch<'a> {
        let seats = setup.bots.len();
        let mut watch = Watch {
            setup,
            decks: match named {
                true => setup.decks.clone(),
                false => vec![0; seats],
            },
            round: 0,
            points: vec![Vec::new(); seats],
            now: vec![0; seats],
            drawn: vec![BTreeSet::new(); seats],
            played: vec![BTreeSet::new(); seats],
            attempts: Attempts::default(),
            told: Watched::default(),
        };
        for seat in game.state().seats() {
            let hand = game.state().zone(Place::Hand(seat)).iter();
            watch.drawn[seat.index()] = hand.map(|card| game.table().face(*card).def).collect();
            for mission in game.state().zone(Place::Row(seat)) {
                let face = game.table().face(*mission);
                if face.mission != Some(MissionKind::Headquarters) {
                    watch
                        .told
                        .missions
                        .entry(face.title.as_str())
                        .or_default()
                        .there += 1;
                }
            }
        }
        watch
    }

    pub fn see(&mut self, game: &Game, events: &[Event]) {
        let players = self.now.len();
        let turn = usize::from(game.state().turn).saturating_sub(1);
        let round = (turn / players.max(1)).min(MOST_ROUNDS - 1);
        // The first events of a round belong to the answer that ended the one before.
        for event in events {
            self.event(game, event);
        }
        while self.round < round {
            self.end_round();
        }
        for (seat, player) in game.state().players.iter().enumerate() {
            self.now[seat] = player.score;
        }
    }

    fn end_round(&mut self) {
        for (points, now) in self.points.iter_mut().zip(&self.now) {
            points.push(*now);
        }
        self.round += 1;
    }

    fn event(&mut self, game: &Game, event: &Event) {
        let h = &event.h;
        let def = |card| game.table().face(card).def;
        if let (Some(Place::Hand(seat)), Some(card)) = (h.to, h.card) {
            self.drawn[seat.index()].insert(def(card));
        }
        match (h.kind, h.card) {
            (Kind::Play, Some(card)) => {
                let owner = game.table().face(card).owner;
                self.played[owner.index()].insert(def(card));
            }
            (Kind::AttemptBegin, Some(mission)) => {
                let title = game.table().face(mission).title.as_str();
                self.told.missions.entry(title).or_default().attempts += 1;
            }
            (Kind::Complete, Some(mission)) => {
                let title = game.table().face(mission).title.as_str();
                let tries = self.told.missions.entry(title).or_default();
                tries.solved += 1;
                let mut by_round = vec![0; self.round + 1];
                by_round[self.round] = 1;
                add_each(&mut tries.by_round, &by_round);
            }
            _ => {}
        }
        match self.attempts.see(game, event) {
            Some(AttemptEnd::Requirements(_)) => self.told.short += 1,
            Some(AttemptEnd::Dilemma(_) | AttemptEnd::Nobody) => self.told.halted += 1,
            Some(AttemptEnd::Solved) | None => {}
        }
    }

    pub fn finish(mut self, game: &Game) -> Watched {
        self.end_round();
        let mut told = std::mem::take(&mut self.told);
        told.lengths = vec![0; self.round];
        if let Some(last) = told.lengths.last_mut() {
            *last = 1;
        }
        told.dilemmas = std::mem::take(&mut self.attempts.dilemmas);
        for (seat, points) in self.points.iter().enumerate() {
            let curve = Curve::of(points);
            let (bot, deck) = (self.setup.bots[seat], self.decks[seat]);
            told.bots.entry(bot).or_default().add(&curve);
            told.decks.entry(deck).or_default().add(&curve);
        }
        self.count_cards(game, &mut told);
        told
    }

    fn count_cards(&self, game: &Game, told: &mut Watched) {
        let outcome = game.state().outcome.as_ref();
        let winners = outcome.map(|outcome| outcome.winners);
        let mut seen: BTreeSet<(Seat, u16)> = BTreeSet::new();
        for face in &game.table().faces {
            let in_deck = !matches!(face.kind, CardType::Mission | CardType::Dilemma);
            if !in_deck || !seen.insert((face.owner, face.def)) {
                continue;
            }
            let seat = face.owner.index();
            let wins = u64::from(winners.is_some_and(|winners| winners.has(face.owner)));
            let counted = |yes: bool| Score {
                games: u64::from(yes),
                wins: if yes { wins } else { 0 },
            };
            let played = self.played[seat].contains(&face.def);
            let presence = Presence {
                held: counted(true),
                drawn: counted(played || self.drawn[seat].contains(&face.def)),
                played: counted(played),
            };
            // A mirror has the same deck in both seats: both are counted.
            let mut one = Watched::default();
            one.cards.insert((self.decks[seat], face.def), presence);
            told.add(one);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_is_over_keeps_its_last_points() {
        let mut curve = Curve::of(&[0, 100]);
        curve.add(&Curve::of(&[0, 20, 40, 60]));
        let rounds = curve.rounds(5);
        let means: Vec<f64> = rounds.iter().map(|sum| sum.mean()).collect();
        assert_eq!(means, [0.0, 60.0, 70.0, 80.0, 80.0]);
        let spreads: Vec<f64> = rounds.iter().map(|sum| sum.spread()).collect();
        assert_eq!(spreads, [0.0, 40.0, 30.0, 20.0, 20.0]);
    }
}
