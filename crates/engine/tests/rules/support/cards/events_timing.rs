//! Shared by tests of several sets: starts and ends of turns and segments, and what is put off until then.

use engine::script::{Table, player};
use engine::{Action, Ask};

/// Ends the turn of player 2 so that player 1's begins.
pub fn next_turn(t: &mut Table) {
    for _ in 0..60 {
        if t.active() == player(1) {
            return;
        }
        match t.ask() {
            Ask::PlayAndDraw if t.offers(Action::DrawRest) => t.act(Action::DrawRest),
            Ask::PlayAndDraw | Ask::Orders => t.end(),
            _ => t.pass(),
        };
    }
    panic!("the turn does not come");
}
