//! Winning, empty decks, ties (2E-WIN-01 to 2E-WIN-07).

use super::rules::{EqualScores, rules};
use super::view::Goal;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{EndedBy, Flag, Outcome};
use cards::language::Kind;
use cards::lexicon::MissionKind;

/// The points needed to win (2E-WIN-01).
pub const POINTS_TO_WIN: i16 = 100;

/// The number of missions of a kind that a player has completed.
pub(super) fn completed(game: &Game, seat: Seat, kind: MissionKind) -> usize {
    let row = game.state.zone(Place::Row(seat)).iter();
    row.filter(|m| {
        game.state.card(**m).is(Flag::Completed) && game.table.face(**m).mission == Some(kind)
    })
    .count()
}

/// 2E-WIN-01: the kinds of missions of which a player must complete one.
pub(super) fn goals(game: &Game, seat: Seat) -> [Goal; 2] {
    let goal = |kind| Goal {
        kind,
        done: completed(game, seat, kind) > 0,
    };
    [MissionKind::Planet, MissionKind::Space].map(goal)
}

fn has_both(game: &Game, seat: Seat) -> bool {
    goals(game, seat).iter().all(|goal| goal.done)
}

/// 2E-WIN-02, 2E-GAP-25: for every player, at any time.
pub(super) fn check_victory(game: &mut Game) {
    if game.state.outcome.is_some() {
        return;
    }
    let won = |s: &Seat| game.state.player(*s).score >= POINTS_TO_WIN && has_both(game, *s);
    let winners: Vec<Seat> = game.everybody().iter().filter(won).collect();
    if !winners.is_empty() {
        // 2E-GAP-24.
        finish(game, &winners, EndedBy::Points);
    }
}

/// 2E-WIN-03: no player has a card left in the deck.
pub(super) fn check_empty_decks(game: &mut Game) -> bool {
    let empty = |s: Seat| game.state.zone(Place::Deck(s)).is_empty();
    let players = game.everybody();
    if game.state.outcome.is_some() || !players.iter().all(empty) {
        return game.state.outcome.is_some();
    }
    let any = |s: &Seat| {
        completed(game, *s, MissionKind::Planet) + completed(game, *s, MissionKind::Space) > 0
    };
    // 2E-WIN-04, 2E-WIN-05, 2E-WIN-06: the first rank that has anybody in it.
    let both: Vec<Seat> = players.iter().filter(|s| has_both(game, *s)).collect();
    let some: Vec<Seat> = players.iter().filter(any).collect();
    let all: Vec<Seat> = players.iter().collect();
    let rank = [both, some, all]
        .into_iter()
        .find(|r| !r.is_empty())
        .unwrap_or_default();
    finish(game, &rank, EndedBy::EmptyDecks);
    true
}

/// The highest score among `rank` wins; 2E-WIN-07 for equal ones.
fn finish(game: &mut Game, rank: &[Seat], by: EndedBy) {
    let score = |s: &Seat| game.state.player(*s).score;
    let best = rank.iter().map(score).max();
    let top = rank
        .iter()
        .filter(|s| Some(score(s)) == best)
        .fold(Seats::NONE, |all, s| all.with(*s));
    let shared = top.len() > 1 && rules(game).equal_scores == EqualScores::AreATie;
    end_game(
        game,
        Outcome {
            winners: if shared { Seats::NONE } else { top },
            tied: if shared { top } else { Seats::NONE },
            by,
        },
    );
}

pub(super) fn end_game(game: &mut Game, outcome: Outcome) {
    game.state.outcome = Some(outcome);
    game.state.pending = None;
    game.tell_all(Happening::new(Kind::GameEnd));
}
