//! Responses that are not texts, and the reasons to refuse a response.

use super::damage;
use super::turn::{self, Step};
use crate::kernel::choice::{AbilityRef, Action};
use crate::kernel::frame::{Answered, Respond};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why};
use crate::text::respond::Offer;
use cards::language::{Kind, Phase, Timing};
use cards::lexicon::CardType;

/// 2E-DAM-08: damage is removed at the end of its commander's turn, once from each ship.
pub(super) fn more_responses(game: &Game, round: &Respond, seat: Seat, out: &mut Vec<Offer>) {
    let end = round.h.kind == Kind::TurnEnd && round.phase == Phase::After;
    if !end || seat != game.state.active {
        return;
    }
    for damage in damage::repairs(game, seat) {
        let Place::On(ship) = game.state.card(damage).place else {
            continue;
        };
        if !round.used.contains(&Answered::Repair(ship)) {
            out.push(Offer::optional(Action::Repair { damage }));
        }
    }
}

/// The reason to refuse a response that is not on offer.
pub(super) fn refuse_response(game: &Game, seat: Seat, action: &Action) -> Refusal {
    match *action {
        Action::Use { card, ability } => refuse_use(game, seat, card, ability),
        Action::Play { card, .. } if game.table.face(card).kind != CardType::Interrupt => {
            Refusal::new("2E-CARD-16", Why::NotNow)
        }
        Action::Repair { damage } => {
            let home = damage::repairs(game, seat).any(|c| c == damage);
            let rule = if home { "2E-DAM-08" } else { "2E-DAM-07" };
            Refusal::new(rule, Why::NoDamage)
        }
        // An order while another is executed, or after the segment for orders.
        _ if order_in_progress(game) => Refusal::new("2E-ORD-04", Why::NotNow),
        _ => Refusal::new("2E-TURN-06", Why::NotNow),
    }
}

fn refuse_use(game: &Game, seat: Seat, card: CardId, ability: AbilityRef) -> Refusal {
    let interrupt = game.table.face(card).kind == CardType::Interrupt;
    let order = match ability {
        AbilityRef::Printed(n) => game.table.ability(card, n).when == Timing::Order,
        AbilityRef::Lasting(_) => false,
    };
    let own_order = seat == game.state.active && order_in_progress(game);
    let (rule, why) = match (interrupt, order) {
        (true, true) if own_order => ("2E-ORD-05", Why::NotNow),
        (true, true) => ("2E-PLAY-12", Why::NotNow),
        (true, false) => ("2E-PLAY-11", Why::NoResponse),
        (false, true) if own_order => ("2E-ORD-04", Why::NotNow),
        (false, true) => ("2E-ORDX-01", Why::NotNow),
        (false, false) => ("2E-WHEN-02", Why::NoResponse),
    };
    Refusal::new(rule, why)
}

/// Whether an order is in progress.
fn order_in_progress(game: &Game) -> bool {
    matches!(
        turn::current(game),
        Some(Step::OrderMenu | Step::Beaming { .. })
    )
}
