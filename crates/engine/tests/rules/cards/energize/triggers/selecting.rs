//! Cards that meddle with a selection.

use crate::support::stage::{choose, meet, pass_all, stage, take_skill, use_when_possible};
use cards::lexicon::Skill;

/// 2R108 Leeta, Dabo Girl
///
/// Selected at random in an attempt, she may give another Bajoran card with her one more level of one of its skills.
#[test]
fn leeta_inspires_another() {
    let mut t = stage(
        "
        dilemma Rite: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Law, 2)),
            yes: [Points(who: You, n: N(1))])])]
        dilemma Wheel: dual cost 1 text [(when: Resolve, body: [Choose((of: (from: Attempt,
            filter: Title(Is(\"Leeta\"))), n: Exactly(N(1)), how: Random, to: 1))])]
        player 1
          missions: Red
          at Red: 2R108; Brilgar; Altman
        player 2
          pile: Wheel; Rite",
    );
    meet(&mut t, "Red", &["Wheel", "Rite"]);
    use_when_possible(&mut t, "Leeta", 0);
    choose(&mut t, &["Brilgar"]);
    take_skill(&mut t, Skill::Law);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.skill("Brilgar", Skill::Law), 1);
}
