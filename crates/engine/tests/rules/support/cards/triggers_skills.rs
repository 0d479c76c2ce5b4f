//! Shared by tests of several sets: prices on skills, who used which skill for what, and requirements that grow.

use crate::support::stage::{meet, stage};
use engine::Ask;
use engine::script::Table;

pub const TESTS: &str = "
dilemma Talks: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Diplomacy, 1)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Dig: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Archaeology, 1), Skill(Officer, 1)])),
    yes: [Points(who: You, n: N(1))])])]
dilemma Lab: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Science, 1)),
    yes: [Points(who: You, n: N(1))])])]
";

pub fn tests(text: &str) -> Table {
    stage(&format!("{TESTS}\n{text}"))
}

/// Player 1 attempts Red with `crew` and a card in hand against `dilemma`; player 2 has `theirs` there.
pub fn priced(crew: &str, dilemma: &str, theirs: &str, more: &str) -> Table {
    let mut t = tests(&format!(
        "
        player 1
          missions: Red
          hand: Relic; Stone
          at Red: {crew}
        player 2
          missions: Green; Base
          pile: {dilemma}
          {theirs}
        {more}"
    ));
    meet(&mut t, "Red", &[dilemma]);
    t
}

pub fn price_for(t: &Table, who: &str) -> bool {
    let card = t.card(who);
    t.asked() == 1
        && match t.ask() {
            Ask::PayForSkills { personnel } | Ask::PayForSkill { personnel, .. } => {
                personnel == card
            }
            _ => false,
        }
}
