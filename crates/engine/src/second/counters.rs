//! Counters, which players spend on cards and draws (2E-COST-01 to 2E-COST-06, 2E-GAP-21).

use super::play;
use super::turn::{self, Step};
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::happening::{Amount, Cause, Happening};
use crate::kernel::ids::Seat;
use cards::language::Kind;
use cards::lexicon::{CardType, Stat};

/// Spends counters for a player's own action.
pub(super) fn spend(game: &mut Game, seat: Seat, n: i16) {
    spend_for(game, seat, n, Cause::Action);
}

/// Spends counters for a text; a number below zero adds some.
pub(super) fn spend_for(game: &mut Game, seat: Seat, n: i16, cause: Cause) {
    let player = game.state.player_mut(seat);
    player.counters = (player.counters - n).max(0);
    if n != 0 {
        game.tell_all(
            Happening::new(Kind::Spend)
                .by(seat)
                .amount(Amount::Counters(n))
                .cause(cause),
        );
    }
}

/// Whether a text can spend `n` counters: in the player's own first segment (2E-GAP-21), and not those that the card
/// being played costs (2E-COST-05).
pub(super) fn can_spend(game: &Game, seat: Seat, n: i16) -> bool {
    let first = matches!(
        turn::current(game),
        Some(
            Step::Start
                | Step::PlaySegment
                | Step::PlayMenu
                | Step::DrawingRest
                | Step::HidingInPlay
        )
    );
    let unpaid = game.state.frames.iter().filter_map(|f| match f {
        Frame::Play(p)
            if p.seat == seat
                && matches!(play::step_of(p), play::Step::About | play::Step::Pay) =>
        {
            Some(p)
        }
        _ => None,
    });
    let owed: i16 = unpaid
        .filter(|p| game.table.face(p.card).kind != CardType::Interrupt)
        .map(|p| game.stat(p.card, Stat::Cost))
        .sum();
    let mine = first && seat == game.state.active;
    n <= 0 || (mine && n + owed <= game.state.player(seat).counters)
}
