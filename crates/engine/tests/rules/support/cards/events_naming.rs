//! Shared by tests of several sets: texts that name somebody or something.

use crate::support::using::{name, to_orders};
use engine::script::{Table, table};
use engine::{Answer, Ask};

/// Player 2 has named somebody; player 1's turn comes.
pub fn named(event: &str, title: &str, rest: &str) -> Table {
    let mut t = table(&format!(
        "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
        {rest}
        player 2
          hand: {event}
          pile: Pit
        turn of 2
        segment play"
    ));
    t.play(event);
    assert_eq!(t.asked(), 2);
    name(&mut t, title);
    assert!(t.in_core(2, event));
    t.until_turn_of(1);
    to_orders(&mut t);
    t
}

/// Uses nothing more until orders can be given again.
pub fn to_the_end(t: &mut Table) {
    while t.ask() != Ask::Orders {
        match t.pending().choice.clone() {
            engine::Choice::Order { cards } => t.answer(Answer::Order(cards)),
            engine::Choice::Cards { from, .. } => t.answer(Answer::Cards(from)),
            _ => t.pass(),
        };
    }
}
