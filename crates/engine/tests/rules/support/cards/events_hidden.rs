//! Shared by tests of several sets: cloaked ships in fights, infiltrators, and other texts that come out of
//! hiding.

use engine::script::{Table, player};
use engine::{Action, Answer, Ask, Choice};

/// Goes on with the first thing that fits until orders can be given.
pub fn go_on(t: &mut Table) {
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, min, .. } => Answer::Cards(from[..usize::from(min)].to_vec()),
            Choice::Order { cards } => Answer::Order(cards),
            Choice::YesNo => Answer::YesNo(false),
            Choice::Player { .. } => Answer::Player(player(2)),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("it does not end: {:?}", t.pending());
}
