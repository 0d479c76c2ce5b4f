//! Shared by tests of several sets: windows that are open while somebody faces a dilemma or attempts a mission.

use crate::support::stage::stage;
use engine::script::Table;

/// Dilemmas that give a point for a requirement met.
pub const TESTS: &str = "
dilemma Diplomats: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Diplomacy, 2)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Leaders: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 1)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Strong: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Strength, 15)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Clever: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Cunning, 15)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Upright: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Integrity, 15)),
    yes: [Points(who: You, n: N(1))])])]
";

pub fn tests(text: &str) -> Table {
    stage(&format!("{TESTS}\n{text}"))
}
