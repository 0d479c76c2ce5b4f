//! The results of games, in whole numbers, so that the order of adding changes nothing.

use super::schedule::Setup;
use super::watch::Watched;
use crate::games::{Times, Total};
use engine::{EndedBy, Game};
use locale::{Message, message};
use std::collections::BTreeMap;

/// Games between two decks. The lower deck comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meeting {
    pub games: u64,
    pub ties: u64,
    /// By deck; of a deck against itself, by seat.
    pub wins: [u64; 2],
    pub bot_wins: Vec<u64>,
}

/// The games of one deck against others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    pub games: u64,
    pub wins: u64,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u64,
    pub choices: u64,
    pub options: u64,
    pub turns: u64,
    /// Largest state met, in bytes.
    pub state_bytes: usize,
    /// Bytes of events or views written, by mode.
    pub bytes_written: u64,
    pub ended_by: BTreeMap<&'static str, u64>,
    /// By bot.
    pub wins: Vec<u64>,
    pub times: Vec<Times>,
    /// By seat.
    pub seat_wins: Vec<u64>,
    pub ties: u64,
    /// The errors, each with the number of its game.
    pub wrong: Vec<(u64, Message)>,
    pub meetings: BTreeMap<(usize, usize), Meeting>,
    pub decks: BTreeMap<usize, Score>,
    pub watched: Option<Watched>,
}

impl Tally {
    pub fn new(players: usize) -> Tally {
        Tally {
            games: 1,
            wins: vec![0; players],
            times: vec![Times::default(); players],
            seat_wins: vec![0; players],
            ..Tally::default()
        }
    }

    /// Counts how the game ended.
    pub fn finish(&mut self, game: &Game, setup: &Setup, named: bool) {
        self.turns = u64::from(game.state().turn);
        let outcome = game.state().outcome.as_ref();
        let won = |seat: usize| {
            outcome.is_some_and(|outcome| outcome.winners.iter().any(|s| s.index() == seat))
        };
        if let Some(outcome) = outcome {
            let by = match outcome.by {
                EndedBy::Points => "points",
                EndedBy::EmptyDecks => "empty_decks",
                EndedBy::Concession => "concession",
            };
            self.ended_by.insert(by, 1);
            self.ties = u64::from(!outcome.tied.is_empty());
        }
        for (seat, bot) in setup.bots.iter().enumerate() {
            let n = u64::from(won(seat));
            self.seat_wins[seat] += n;
            self.wins[*bot] += n;
        }
        if named {
            self.meet(setup, won);
        }
    }

    fn meet(&mut self, setup: &Setup, won: impl Fn(usize) -> bool) {
        let mirror = setup.decks.iter().all(|deck| *deck == setup.decks[0]);
        for (seat, deck) in setup.decks.iter().enumerate().filter(|_| !mirror) {
            let score = self.decks.entry(*deck).or_default();
            score.games += 1;
            score.wins += u64::from(won(seat));
        }
        if let [first, second] = setup.decks[..] {
            let low_first = first <= second;
            let wins = [u64::from(won(0)), u64::from(won(1))];
            let meeting = Meeting {
                games: 1,
                ties: self.ties,
                wins: if low_first { wins } else { [wins[1], wins[0]] },
                bot_wins: self.wins.clone(),
            };
            let pair = (first.min(second), first.max(second));
            self.meetings.insert(pair, meeting);
        }
    }
}

impl Total for Tally {
    fn add(&mut self, other: Tally) {
        self.games += other.games;
        self.choices += other.choices;
        self.options += other.options;
        self.turns += other.turns;
        self.state_bytes = self.state_bytes.max(other.state_bytes);
        self.bytes_written += other.bytes_written;
        for (by, n) in other.ended_by {
            *self.ended_by.entry(by).or_default() += n;
        }
        add_each(&mut self.wins, &other.wins);
        let bots = self.times.len().max(other.times.len());
        self.times.resize(bots, Times::default());
        for (into, from) in self.times.iter_mut().zip(&other.times) {
            into.merge(from);
        }
        add_each(&mut self.seat_wins, &other.seat_wins);
        self.ties += other.ties;
        self.wrong.extend(other.wrong);
        self.wrong.sort_by_key(|(n, _)| *n);
        for (pair, from) in other.meetings {
            let into = self.meetings.entry(pair).or_default();
            into.games += from.games;
            into.ties += from.ties;
            add_each(&mut into.bot_wins, &from.bot_wins);
            into.wins = [into.wins[0] + from.wins[0], into.wins[1] + from.wins[1]];
        }
        for (deck, from) in other.decks {
            let into = self.decks.entry(deck).or_default();
            into.games += from.games;
            into.wins += from.wins;
        }
        match (&mut self.watched, other.watched) {
            (Some(into), Some(from)) => into.add(from),
            (into @ None, from) => *into = from,
            (_, None) => {}
        }
    }

    fn broken_off(game: u64) -> Tally {
        Tally {
            games: 1,
            wrong: vec![(
                game,
                message!("simulate-game-broke-off", n = game as i64 + 1),
            )],
            ..Tally::default()
        }
    }
}

/// Adds number by number; the longer list gives the length.
pub fn add_each(into: &mut Vec<u64>, from: &[u64]) {
    into.resize(into.len().max(from.len()), 0);
    for (into, from) in into.iter_mut().zip(from) {
        *into += from;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::made_deck;
    use crate::library;
    use cards::Rulebook;
    use engine::{Answer, Seat};

    /// A game that the player of the first seat wins.
    fn won_by_the_first_seat() -> Game {
        let decks = [1, 2].map(|seed| made_deck(seed).unwrap());
        let defs = library::catalogue().shared();
        let mut game = Game::new(defs, &decks, engine::Rules::of(Rulebook::R2003), 1).unwrap();
        game.answer(Seat(1), Answer::Concede).unwrap();
        game
    }

    #[test]
    fn a_win_is_the_bots_wherever_it_sits_and_the_decks_whoever_plays_it() {
        let game = won_by_the_first_seat();
        let mut all = Tally::default();
        for (decks, bots) in [([0, 1], [0, 1]), ([0, 1], [1, 0]), ([1, 0], [1, 0])] {
            let setup = Setup {
                seed: 1,
                decks: decks.to_vec(),
                bots: bots.to_vec(),
            };
            let mut one = Tally::new(2);
            one.finish(&game, &setup, true);
            all.add(one);
        }
        assert_eq!((all.games, all.ties), (3, 0));
        assert_eq!(
            (&all.wins[..], &all.seat_wins[..]),
            (&[1, 2][..], &[3, 0][..])
        );
        assert_eq!(all.decks[&0], Score { games: 3, wins: 2 });
        assert_eq!(all.decks[&1], Score { games: 3, wins: 1 });
        let meeting = &all.meetings[&(0, 1)];
        assert_eq!((meeting.games, meeting.wins), (3, [2, 1]));
        assert_eq!(meeting.bot_wins, [1, 2]);
    }

    #[test]
    fn a_deck_against_itself_says_nothing_about_the_deck() {
        let setup = Setup {
            seed: 1,
            decks: vec![4, 4],
            bots: vec![1, 0],
        };
        let mut one = Tally::new(2);
        one.finish(&won_by_the_first_seat(), &setup, true);
        assert!(one.decks.is_empty());
        assert_eq!(one.wins, [0, 1]);
    }
}
