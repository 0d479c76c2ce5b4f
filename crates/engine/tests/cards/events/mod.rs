//! Events, equipment, missions and ships.

mod attempts;
mod battles;
mod command;
mod costs;
mod decks;
mod dilemmas;
mod draws;
mod equipment;
mod fights;
mod hidden;
mod missions;
mod naming;
mod places;
mod playing;
mod ships;
mod storage;
mod timing;
mod tolls;

use crate::harness::Table;
use engine::{Action, Answer, Ask, Choice, Constraint, Named};

/// What can be done now with the texts of a card.
fn uses(t: &Table, card: &str) -> Vec<Action> {
    let card = t.card(card);
    let of = |a: &Action| matches!(a, Action::Use { card: c, .. } if *c == card);
    t.actions().into_iter().filter(of).collect()
}

/// Uses the only text of a card that is on offer.
#[track_caller]
fn use_it<'a>(t: &'a mut Table, card: &str) -> &'a mut Table {
    match uses(t, card).as_slice() {
        [one] => t.act(*one),
        other => panic!("{card} offers {other:?}, asked: {:?}", t.pending()),
    }
}

fn picks(t: &Table) -> bool {
    t.game
        .pending()
        .is_some_and(|p| matches!(p.choice, Choice::Cards { .. }))
}

fn responds(t: &Table) -> bool {
    t.game.pending().is_some_and(|p| p.ask == Ask::Respond)
}

/// Passes until somebody is asked something else.
fn pass_all(t: &mut Table) {
    while responds(t) {
        t.pass();
    }
}

/// Picks cards if they are asked for; where only one way is possible the game has gone on by itself.
#[track_caller]
fn choose<'a>(t: &'a mut Table, cards: &[&str]) -> &'a mut Table {
    let wanted = t.cards(cards);
    let asked = t.game.pending().is_some_and(|p| match &p.choice {
        Choice::Cards { from, .. } => wanted.iter().all(|c| from.contains(c)),
        _ => false,
    });
    if asked { t.pick(cards) } else { t }
}

/// Deals with several cards in the order given, if the game asks for one.
#[track_caller]
fn in_order<'a>(t: &'a mut Table, cards: &[&str]) -> &'a mut Table {
    if t.game
        .pending()
        .is_some_and(|p| matches!(p.choice, Choice::Order { .. }))
    {
        t.order(cards);
    }
    t
}

/// Faces no dilemmas.
fn no_dilemmas(t: &mut Table) {
    while t
        .game
        .pending()
        .is_some_and(|p| p.ask == Ask::ChooseDilemmas)
    {
        t.pick(&[]);
    }
}

/// How many dilemmas were drawn, and what they may cost together.
#[track_caller]
fn drawn(t: &Table) -> (usize, i16) {
    match &t.pending().choice {
        Choice::Cards {
            from,
            rule: Constraint::Dilemmas { limit },
            ..
        } => (from.len(), *limit),
        other => panic!("dilemmas are not being chosen: {other:?}"),
    }
}

#[track_caller]
fn name<'a>(t: &'a mut Table, title: &str) -> &'a mut Table {
    t.answer(Answer::Name(Named::Title(title.into())))
}

/// Draws what has to be drawn and goes on to the orders.
#[track_caller]
fn to_orders(t: &mut Table) -> &mut Table {
    t.act(Action::DrawRest)
}
