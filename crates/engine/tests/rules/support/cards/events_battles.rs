//! Shared by tests of several sets: events and ships in the middle of fights: damage, withdrawal, what the dead
//! cost.

use crate::support::using::{use_it, uses};
use engine::script::table;
use engine::{Action, Answer, Ask, Choice};

/// A Klingon ship has won an engagement against one with two aboard; the events in the core may answer.
pub fn victory(core: &str, crew: &str) -> engine::script::Table {
    table(&format!(
        "space Rift: Fed span 2
        planet Camp: Fed span 2
        ship Hawk: {crew} staff[Stf] R8 W9 S7
        ship Tub: Ferengi staff[Stf] R8 W1 S1
        personnel Me: {crew} [Stf] Leadership
        personnel Foe: Ferengi [Stf]
        player 1
          missions: Rift; Camp
          core: {core}
          at Rift: Hawk [used 4]
          aboard Hawk: Me
        player 2
          at Rift: Tub
          aboard Tub: Foe as one; Foe as two"
    ))
}

/// Fights and uses the card whenever it is on offer; says how often.
pub fn fight_using(t: &mut engine::script::Table, card: &str) -> usize {
    let mut used = 0;
    for _ in 0..60 {
        if t.ask() == Ask::Orders {
            return used;
        }
        if matches!(t.pending().choice, Choice::Act) && !uses(t, card).is_empty() {
            use_it(t, card);
            used += 1;
            continue;
        }
        let answer = match t.pending().choice.clone() {
            Choice::Cards { from, min, .. } => {
                Answer::Cards(from[..usize::from(min.max(1))].to_vec())
            }
            Choice::Order { cards } => Answer::Order(cards),
            _ => Answer::Act(Action::Pass),
        };
        t.answer(answer);
    }
    panic!("the fight does not end: {:?}", t.pending());
}
