//! The seats and decks of each game. They follow from the number of the game alone.

use engine::random::SmallRng;

/// The assignment of decks to seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Two players: these pairs of decks in turn.
    Pairs(Vec<(usize, usize)>),
    /// One deck for each seat.
    Table(Vec<usize>),
    /// Every seat gets any of so many.
    Drawn(usize),
}

impl Seating {
    /// Every deck against every other, and against itself if mirrors are wanted. They come in an order in which a few
    /// games meet all decks: neighbours first, then those two apart and so on.
    pub fn pairs(decks: usize, mirrors: bool) -> Seating {
        let mut pairs = Vec::new();
        for apart in 1..=decks / 2 {
            // Half the way around, both ends would name the same pair.
            let starts = if 2 * apart == decks { apart } else { decks };
            pairs.extend((0..starts).map(|first| (first, (first + apart) % decks)));
        }
        if mirrors || decks == 1 {
            pairs.extend((0..decks).map(|deck| (deck, deck)));
        }
        Seating::Pairs(pairs)
    }
}

#[derive(Clone, Debug)]
pub struct Schedule {
    pub seed: u64,
    pub players: usize,
    /// Games come in rounds of as many as there are players: the same seed and decks, every bot once in every seat.
    pub swap: bool,
    pub seating: Seating,
}

/// One game: its seed, and by seat the deck and the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub seed: u64,
    pub decks: Vec<usize>,
    pub bots: Vec<usize>,
}

impl Schedule {
    pub fn game(&self, n: u64) -> Setup {
        let players = self.players as u64;
        let (round, turned) = match self.swap {
            true => (n / players, (n % players) as usize),
            false => (n, 0),
        };
        let seed = self.seed.wrapping_add(round);
        let (base, before) = match &self.seating {
            Seating::Pairs(pairs) if !pairs.is_empty() => {
                let (first, second) = pairs[(round % pairs.len() as u64) as usize];
                (vec![first, second], round / pairs.len() as u64)
            }
            Seating::Pairs(_) => (vec![0; self.players], round),
            Seating::Table(decks) => (decks.clone(), round),
            Seating::Drawn(decks) => {
                let mut lot = SmallRng::new(seed);
                let drawn = (0..self.players).map(|_| lot.below((*decks).max(1)));
                return self.seated(seed, drawn.collect(), turned);
            }
        };
        // With swapped seats the decks change seats as well from round to round: every bot has every deck everywhere.
        let moved = match self.swap {
            true => (before % players) as usize,
            false => 0,
        };
        let decks = (0..self.players).map(|seat| base[(seat + moved) % base.len()]);
        self.seated(seed, decks.collect(), turned)
    }

    fn seated(&self, seed: u64, decks: Vec<usize>, turned: usize) -> Setup {
        let bots = (0..self.players).map(|seat| (seat + turned) % self.players);
        Setup {
            seed,
            decks,
            bots: bots.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    fn schedule(players: usize, swap: bool, seating: Seating) -> Schedule {
        Schedule {
            seed: 10,
            players,
            swap,
            seating,
        }
    }

    #[test]
    fn a_round_robin_has_every_pair_once_and_mirrors_only_if_wanted() {
        for n in 2..=13 {
            let Seating::Pairs(pairs) = Seating::pairs(n, false) else {
                panic!("pairs");
            };
            let all: BTreeSet<_> = pairs.iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
            assert_eq!((pairs.len(), all.len()), (n * (n - 1) / 2, n * (n - 1) / 2));
            assert!(pairs.iter().all(|(a, b)| a != b));
            assert_eq!(
                Seating::pairs(n, true),
                Seating::Pairs(pairs.into_iter().chain((0..n).map(|d| (d, d))).collect())
            );
        }
        assert_eq!(Seating::pairs(1, false), Seating::Pairs(vec![(0, 0)]));
    }

    #[test]
    fn two_swapped_games_differ_in_the_seats_of_the_bots_only() {
        for seating in [
            Seating::pairs(2, false),
            Seating::pairs(5, true),
            Seating::Drawn(9),
        ] {
            let schedule = schedule(2, true, seating);
            for n in 0..40 {
                let (a, b) = (schedule.game(2 * n), schedule.game(2 * n + 1));
                assert_eq!((a.seed, &a.decks), (b.seed, &b.decks));
                assert_eq!((a.bots, b.bots), (vec![0, 1], vec![1, 0]));
            }
        }
    }

    #[test]
    fn swapped_games_give_every_bot_every_deck_in_every_seat_as_often() {
        let schedule = schedule(2, true, Seating::pairs(4, false));
        let mut seen: BTreeMap<_, u64> = BTreeMap::new();
        let pairs = 6;
        for n in 0..pairs * 4 * 3 {
            let setup = schedule.game(n);
            for seat in 0..2 {
                let other = setup.decks[1 - seat];
                let at = (seat, setup.bots[seat], setup.decks[seat], other);
                *seen.entry(at).or_default() += 1;
            }
        }
        // Seats, bots, decks, the other decks.
        assert_eq!(seen.len(), 2 * 2 * 4 * 3);
        assert!(seen.values().all(|n| *n == 3));
    }

    #[test]
    fn without_swapping_everybody_keeps_deck_and_seat() {
        let schedule = schedule(2, false, Seating::pairs(2, false));
        for n in 0..5 {
            let setup = schedule.game(n);
            assert_eq!(setup.seed, 10 + n);
            assert_eq!((setup.decks, setup.bots), (vec![0, 1], vec![0, 1]));
        }
    }

    #[test]
    fn three_players_change_seats_in_rounds_of_three() {
        let schedule = schedule(3, true, Seating::Table(vec![0, 1, 0]));
        let seats: Vec<_> = (0..3).map(|n| schedule.game(n).bots).collect();
        assert_eq!(seats, [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
        assert_eq!(schedule.game(2).seed, 10);
        assert_eq!(schedule.game(3).seed, 11);
        assert_eq!(schedule.game(3).decks, [1, 0, 0]);
    }
}
