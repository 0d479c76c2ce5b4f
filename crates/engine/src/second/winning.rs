//! Winning, empty decks, ties (2E-WIN-01 to 2E-WIN-07).

use super::rules::EqualScores;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{EndedBy, Flag, Outcome};
use cards::language::Kind;
use cards::lexicon::MissionKind;

/// 2E-WIN-01.
pub const POINTS_TO_WIN: i16 = 100;

impl Game {
    /// How many missions of a kind a player has completed.
    pub fn completed(&self, seat: Seat, kind: MissionKind) -> usize {
        let row = self.state.zone(Place::Row(seat)).iter();
        row.filter(|m| {
            self.state.card(**m).is(Flag::Completed) && self.table.face(**m).mission == Some(kind)
        })
        .count()
    }

    fn has_both(&self, seat: Seat) -> bool {
        self.completed(seat, MissionKind::Planet) > 0
            && self.completed(seat, MissionKind::Space) > 0
    }

    /// 2E-WIN-02, 2E-GAP-25: for every player, at any time.
    pub(crate) fn check_victory(&mut self) {
        if self.state.outcome.is_some() {
            return;
        }
        let won = |s: &Seat| self.state.player(*s).score >= POINTS_TO_WIN && self.has_both(*s);
        let winners: Vec<Seat> = self.everybody().iter().filter(won).collect();
        if !winners.is_empty() {
            // 2E-GAP-24.
            self.finish(&winners, EndedBy::Points);
        }
    }

    /// 2E-WIN-03: no player has a card left in the deck.
    pub(crate) fn check_empty_decks(&mut self) -> bool {
        let empty = |s: Seat| self.state.zone(Place::Deck(s)).is_empty();
        let players = self.everybody();
        if self.state.outcome.is_some() || !players.iter().all(empty) {
            return self.state.outcome.is_some();
        }
        let any = |s: &Seat| {
            self.completed(*s, MissionKind::Planet) + self.completed(*s, MissionKind::Space) > 0
        };
        // 2E-WIN-04, 2E-WIN-05, 2E-WIN-06: the first rank that has anybody in it.
        let both: Vec<Seat> = players.iter().filter(|s| self.has_both(*s)).collect();
        let some: Vec<Seat> = players.iter().filter(any).collect();
        let all: Vec<Seat> = players.iter().collect();
        let rank = [both, some, all]
            .into_iter()
            .find(|r| !r.is_empty())
            .unwrap_or_default();
        self.finish(&rank, EndedBy::EmptyDecks);
        true
    }

    /// The highest score among `rank` wins; 2E-WIN-07 for equal ones.
    fn finish(&mut self, rank: &[Seat], by: EndedBy) {
        let score = |s: &Seat| self.state.player(*s).score;
        let best = rank.iter().map(score).max();
        let top = rank
            .iter()
            .filter(|s| Some(score(s)) == best)
            .fold(Seats::NONE, |all, s| all.with(*s));
        let shared = top.len() > 1 && self.state.rules.equal_scores == EqualScores::AreATie;
        self.end_game(Outcome {
            winners: if shared { Seats::NONE } else { top },
            tied: if shared { top } else { Seats::NONE },
            by,
        });
    }

    pub(crate) fn end_game(&mut self, outcome: Outcome) {
        self.state.outcome = Some(outcome);
        self.state.pending = None;
        self.tell_all(Happening::new(Kind::GameEnd));
    }
}
