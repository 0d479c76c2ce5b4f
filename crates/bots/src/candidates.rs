//! The answers worth looking at: the Ensign's, and those a player would weigh against it.

use crate::second::ensign::{self, Ensign, Need};
use crate::second::eye::Eye;
use engine::random::RandomPlayer;
use engine::{Action, Answer, Ask, CardId, Choice, Constraint, Game};
use std::cmp::Reverse;

/// More of them would get too few tries each.
const MOST: usize = 12;
const MOST_PLAYS: usize = 6;
const MOST_PICKS: usize = 8;
/// A text worth less is not even tried.
const WORST_TEXT: i32 = -2;

/// The answers to look at, the Ensign's first. Empty when nobody is asked.
pub fn candidates(game: &Game, ensign: &Ensign, seed: u64) -> Vec<Answer> {
    let Some((seat, first)) = ensign.clone().propose(game) else {
        return Vec::new();
    };
    let Some(pending) = game.pending() else {
        return Vec::new();
    };
    let eye = Eye {
        game,
        seat,
        quick: true,
    };
    let mut out = vec![first];
    match &pending.choice {
        Choice::Act => acts(eye, pending.ask, &mut out),
        Choice::Cards {
            from,
            min,
            max,
            rule,
        } => {
            cards(eye, from, *min, *max, *rule, &mut out);
            if out.len() < 4 && from.len() > 1 {
                random_answers(game, seed, 3, &mut out);
            }
        }
        Choice::Order { cards } if cards.len() > 1 => {
            out.push(Answer::Order(cards.iter().rev().copied().collect()));
            out.push(Answer::Order(cards.clone()));
            random_answers(game, seed, 3, &mut out);
        }
        Choice::Order { .. } => {}
        Choice::YesNo => out.extend([Answer::YesNo(true), Answer::YesNo(false)]),
        Choice::Options { options } => {
            out.extend((0..options.len() as u8).map(Answer::Option));
        }
        Choice::Number { min, max } => out.extend([Answer::Number(*max), Answer::Number(*min)]),
        Choice::Player { from } => out.extend(from.iter().map(Answer::Player)),
        Choice::Place { places } => out.extend(places.iter().copied().map(Answer::Place)),
        Choice::Name { .. } | Choice::Arrange { .. } => random_answers(game, seed, 4, &mut out),
    }
    let mut seen: Vec<Answer> = Vec::new();
    out.retain(|answer| {
        let new = !seen.iter().any(|other| same(game, answer, other));
        if new {
            seen.push(answer.clone());
        }
        new
    });
    out.truncate(MOST);
    let mut n = 0;
    out.retain(|answer| {
        n += 1;
        n == 1 || game.validate(seat, answer).is_ok()
    });
    out
}

/// Answers between which there is nothing to choose: another copy of the card, the same cards in another order.
fn same(game: &Game, a: &Answer, b: &Answer) -> bool {
    match (a, b) {
        (
            Answer::Act(Action::Play { card: a, at: x }),
            Answer::Act(Action::Play { card: b, at: y }),
        ) => x == y && game.table().face(*a).def == game.table().face(*b).def,
        (Answer::Cards(a), Answer::Cards(b)) => {
            a.len() == b.len() && a.iter().all(|card| b.contains(card))
        }
        _ => a == b,
    }
}

fn random_answers(game: &Game, seed: u64, n: usize, out: &mut Vec<Answer>) {
    let mut player = RandomPlayer::new(seed);
    out.extend((0..n).filter_map(|_| player.answer(game).map(|(_, answer)| answer)));
}

fn acts(eye: Eye, ask: Ask, out: &mut Vec<Answer>) {
    let actions = eye.game.actions();
    let mut plays: Vec<(i32, Action)> = Vec::new();
    let mut others = Vec::new();
    let mut need = None;
    for action in actions {
        match action {
            Action::Play { card, .. } => {
                let title = eye.game.table().face(card).title;
                let again = plays.iter().any(|(_, a)| {
                    matches!(a, Action::Play { card: c, .. } if eye.game.table().face(*c).title == title)
                });
                if !again {
                    plays.push((
                        need.get_or_insert_with(|| Need::of(eye)).value(card),
                        action,
                    ));
                }
            }
            Action::Use { card, ability } => {
                if ensign::worth(eye, card, ability) >= WORST_TEXT {
                    others.push(action);
                }
            }
            Action::Move { to, .. } => {
                let own = eye.open_missions().into_iter().chain(eye.homes());
                if own.map(|m| eye.site(m)).any(|site| site == eye.site(to)) {
                    others.push(action);
                }
            }
            Action::Hide => {}
            Action::DrawRest if ask == Ask::PlayAndDraw => {}
            Action::Beam { from, .. } => {
                if eye.anybody(from) {
                    others.push(action);
                }
            }
            Action::Attempt { .. }
            | Action::Pass
            | Action::End
            | Action::Draw
            | Action::DrawRest
            | Action::Repair { .. }
            | Action::Seed { .. }
            | Action::Walk { .. }
            | Action::Dock { .. }
            | Action::Undock { .. }
            | Action::Attack { .. }
            | Action::Battle { .. }
            | Action::Cloak { .. } => others.push(action),
        }
    }
    plays.sort_by_key(|(value, _)| Reverse(*value));
    plays.truncate(MOST_PLAYS);
    let rank = |action: &Action| match action {
        Action::Attempt { .. } => 0,
        Action::Draw | Action::Pass | Action::End => 1,
        Action::Use { .. } | Action::Repair { .. } => 2,
        Action::Move { .. } => 3,
        _ => 4,
    };
    others.sort_by_key(rank);
    out.extend(plays.into_iter().map(|(_, action)| Answer::Act(action)));
    out.extend(others.into_iter().map(Answer::Act));
}

fn cards(eye: Eye, from: &[CardId], min: u16, max: u16, rule: Constraint, out: &mut Vec<Answer>) {
    if let Constraint::Dilemmas { limit } = rule {
        let sets = ensign::dilemma_sets(eye, from, max, limit, MOST_PICKS);
        out.extend(sets.into_iter().map(Answer::Cards));
        return;
    }
    if min == 0 {
        out.push(Answer::Cards(Vec::new()));
    }
    if min <= 1 && (1..3).contains(&max) {
        let mut titles = Vec::new();
        for card in from {
            let face = eye.game.table().face(*card);
            let same = (face.title, eye.place(*card));
            if titles.len() < MOST_PICKS && !titles.contains(&same) {
                titles.push(same);
                out.push(Answer::Cards(vec![*card]));
            }
        }
    }
}
