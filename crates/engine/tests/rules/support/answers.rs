//! Answers to questions that may or may not be asked, for tests of every kind.

use engine::script::{Table, player};
use engine::{Ask, Choice};

/// Whether the player asked has to pick cards.
pub fn picks(t: &Table) -> bool {
    let pending = t.game.pending();
    pending.is_some_and(|p| matches!(p.choice, Choice::Cards { .. }))
}

/// Whether somebody may respond to something.
pub fn responds(t: &Table) -> bool {
    t.game.pending().is_some_and(|p| p.ask == Ask::Respond)
}

/// Whether player `n` may know now which card that is.
pub fn sees(t: &Table, n: u8, card: &str) -> bool {
    t.game.seen_by(t.card(card)).has(player(n))
}

/// Picks cards if there is a choice; where only one is possible the game goes on by itself.
#[track_caller]
pub fn choose(t: &mut Table, cards: &[&str]) {
    if picks(t) {
        t.pick(cards);
    }
}

/// Deals with several cards in the order given, if the game asks for one.
#[track_caller]
pub fn in_order<'a>(t: &'a mut Table, cards: &[&str]) -> &'a mut Table {
    let pending = t.game.pending();
    if pending.is_some_and(|p| matches!(p.choice, Choice::Order { .. })) {
        t.order(cards);
    }
    t
}

/// Faces no dilemmas.
#[track_caller]
pub fn no_dilemmas(t: &mut Table) {
    let chosen = |t: &Table| {
        let pending = t.game.pending();
        pending.is_some_and(|p| p.ask == Ask::ChooseDilemmas)
    };
    while chosen(t) {
        t.pick(&[]);
    }
}
