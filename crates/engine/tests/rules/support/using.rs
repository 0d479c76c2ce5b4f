//! How tests of real cards use texts and answer.

pub use super::answers::{in_order, no_dilemmas, picks, responds};
use engine::script::Table;
use engine::{Action, Answer, Choice, Constraint, Named};

/// What can be done now with the texts of a card.
pub fn uses(t: &Table, card: &str) -> Vec<Action> {
    let card = t.card(card);
    let of = |a: &Action| matches!(a, Action::Use { card: c, .. } if *c == card);
    t.actions().into_iter().filter(of).collect()
}

/// Uses the only text of a card that is on offer.
#[track_caller]
pub fn use_it<'a>(t: &'a mut Table, card: &str) -> &'a mut Table {
    match uses(t, card).as_slice() {
        [one] => t.act(*one),
        other => panic!("{card} offers {other:?}, asked: {:?}", t.pending()),
    }
}

/// Passes until somebody is asked something else.
pub fn pass_all(t: &mut Table) {
    while responds(t) {
        t.pass();
    }
}

/// Picks cards if they are asked for; where only one way is possible the game has gone on by itself.
#[track_caller]
pub fn choose<'a>(t: &'a mut Table, cards: &[&str]) -> &'a mut Table {
    let wanted = t.cards(cards);
    let asked = t.game.pending().is_some_and(|p| match &p.choice {
        Choice::Cards { from, .. } => wanted.iter().all(|c| from.contains(c)),
        _ => false,
    });
    if asked { t.pick(cards) } else { t }
}

/// How many dilemmas were drawn, and what they may cost together.
#[track_caller]
pub fn drawn(t: &Table) -> (usize, i16) {
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
pub fn name<'a>(t: &'a mut Table, title: &str) -> &'a mut Table {
    t.answer(Answer::Name(Named::Title(title.into())))
}

/// Draws what has to be drawn and goes on to the orders.
#[track_caller]
pub fn to_orders(t: &mut Table) -> &mut Table {
    t.act(Action::DrawRest)
}
