//! The hand at the end of a turn (2E-DISC-01 to 2E-DISC-03).

use super::turn::{self, HAND, Step};
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use cards::language::{Kind, Verb};

/// 2E-DISC-01, 2E-GAP-27: once, before the end-of-turn actions.
pub(super) fn discard_excess(game: &mut Game, at: Here<Turn>, seat: Seat) -> Flow {
    if let Some(cards) = game.reply_cards() {
        will_discard(game, at, cards);
    }
    // 2E-GLOSS-03: one at a time.
    let work = &mut game[at].second_mut().work;
    let next = (!work.is_empty()).then(|| work.remove(0));
    if let Some(card) = next {
        let h = Happening::new(Kind::Discard)
            .by(seat)
            .card(card)
            .cause(Cause::Action);
        game.happen(h.from(Place::Hand(seat)).to(Place::Discard(seat)));
        return Flow::Stay;
    }
    let hand = game.state.zone(Place::Hand(seat)).to_vec();
    let excess = hand.len().saturating_sub(HAND);
    match game[at].second().step {
        _ if excess == 0 => turn::go_to(game, at, Step::End),
        Step::DiscardingOne { random: true } => {
            let mut hand = hand;
            game.state.dice.shuffle(&mut hand);
            hand.truncate(1);
            will_discard(game, at, hand);
            Flow::Stay
        }
        Step::DiscardingOne { random: false } => ask_to_discard(game, seat, hand, 1),
        _ if game.is_watched(Kind::Choose) => {
            turn::go_to(game, at, Step::DiscardingOne { random: false });
            let h = Happening {
                facet: Some(Facet::Purpose(Verb::Discard)),
                ..Happening::new(Kind::Choose).by(seat).cause(Cause::Action)
            };
            game.push_batch(h.from(Place::Hand(seat)).count(1), hand);
            Flow::Stay
        }
        _ => ask_to_discard(game, seat, hand, excess as u16),
    }
}

fn will_discard(game: &mut Game, at: Here<Turn>, cards: Vec<CardId>) {
    let course = game[at].second_mut();
    course.work = cards;
    course.step = Step::Discarding;
}

/// Makes the next card to be discarded random, as a text demands.
pub(super) fn left_to_chance(game: &mut Game) {
    if let Some(Frame::Turn(turn)) = game.state.frames.last_mut() {
        turn.second_mut().step = Step::DiscardingOne { random: true };
    }
}

fn ask_to_discard(game: &mut Game, seat: Seat, hand: Vec<CardId>, n: u16) -> Flow {
    let choice = Choice::Cards {
        from: hand,
        min: n,
        max: n,
        rule: Constraint::Free,
    };
    game.ask(seat, Ask::DiscardExcess, choice)
}
