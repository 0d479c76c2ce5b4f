//! How each seat counts. The log has one count for all; but a pass that was given before anybody else was shown the
//! question must leave no trace with the others, so that nobody learns who could have responded. Each seat, and the
//! spectators together, count the entries of the log without the silent passes of others.

use super::load::Played;
use super::past::Eyes;
use engine::Seat;

/// The passes that only those who gave them count: the entry of the log, and whose it is. They stay when they are taken
/// back, as the entry stays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Silent(Vec<(u32, Seat)>);

impl Silent {
    /// In the order of the log.
    pub fn push(&mut self, entry: u32, seat: Seat) {
        self.0.push((entry, seat));
    }

    /// Whether the entry is a silent pass.
    pub fn has(&self, entry: u32) -> bool {
        self.0.binary_search_by_key(&entry, |(n, _)| *n).is_ok()
    }

    /// Whether a seat, or the spectators, must not know of the entry.
    pub fn hides(&self, entry: u32, from: Option<Seat>) -> bool {
        let at = self.0.binary_search_by_key(&entry, |(n, _)| *n);
        at.is_ok_and(|at| Some(self.0[at].1) != from)
    }

    /// The number that an entry of the log has for a seat, or for the spectators.
    pub fn number(&self, entry: u32, seat: Option<Seat>) -> u32 {
        let before = self.0.partition_point(|(n, _)| *n <= entry);
        let others = self.0[..before].iter().filter(|(_, by)| Some(*by) != seat);
        entry - u32::try_from(others.count()).unwrap_or(entry)
    }
}

impl Played {
    /// Whether somebody who looks back while the game goes on must not know of answer `index`.
    pub fn hides(&self, index: usize, eyes: Eyes) -> bool {
        let entry = self.numbers.get(index);
        eyes != Eyes::All && entry.is_some_and(|entry| self.silent.hides(*entry, eyes.seat()))
    }

    /// The number that answer `index` had.
    pub fn number(&self, index: usize, eyes: Eyes) -> u32 {
        let entry = self.numbers.get(index).copied().unwrap_or_default();
        match eyes {
            Eyes::All => entry,
            _ => self.silent.number(entry, eyes.seat()),
        }
    }

    /// How many answers there are for somebody who looks back while the game goes on.
    pub fn seen(&self, eyes: Eyes) -> usize {
        let all = 0..self.numbers.len();
        all.filter(|index| !self.hides(*index, eyes)).count()
    }

    /// How many of all answers were given when so many of those that are seen were, with the silent ones that followed.
    pub fn given(&self, seen: usize, eyes: Eyes) -> usize {
        let all = 0..self.numbers.len();
        let mut visible = all.filter(|index| !self.hides(*index, eyes));
        visible.nth(seen).unwrap_or(self.numbers.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_counts_without_the_silent_passes_of_others() {
        let mut silent = Silent::default();
        silent.push(3, Seat(1));
        silent.push(4, Seat(2));
        silent.push(9, Seat(1));
        let numbers = |seat| {
            let all = 1..=10;
            all.map(|entry| silent.number(entry, seat))
                .collect::<Vec<u32>>()
        };
        assert_eq!(numbers(Some(Seat(0))), [1, 2, 2, 2, 3, 4, 5, 6, 6, 7]);
        assert_eq!(numbers(Some(Seat(1))), [1, 2, 3, 3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(numbers(Some(Seat(2))), [1, 2, 2, 3, 4, 5, 6, 7, 7, 8]);
        assert_eq!(numbers(None), numbers(Some(Seat(0))));
        assert!(silent.has(4) && !silent.has(5));
        assert!(silent.hides(4, None) && !silent.hides(4, Some(Seat(2))));
    }
}
