//! Missions with a second way to be attempted and completed (2E-GAP-60).

use crate::support::using::no_dilemmas;
use engine::script::table;

/// 1C119 Warrior's Birthright: at the mission with the event Strength may stand for Integrity and Cunning.
#[test]
fn strength_will_do() {
    let start = |event: &str| {
        let mut t = table(&format!(
            "personnel Brute: Klingon Biology Exobiology Medical S33 C1 I1
            player 1
              missions: Medical Relief
              {event}
              at Medical Relief: Brute"
        ));
        t.attempt("Medical Relief");
        no_dilemmas(&mut t);
        t.score(1)
    };
    assert_eq!(start("on Medical Relief: Warrior's Birthright"), 30);
    assert_eq!(start("core: Visionary"), 0);
}

/// 1C119: the same for the dilemmas its player faces there, and not for those of others elsewhere.
#[test]
fn strength_will_do_against_dilemmas() {
    let start = |event: &str, stat: &str| {
        let mut t = table(&format!(
            "dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Total({stat}, 20))),
                yes: [Points(who: You, n: N(1))])])]
            personnel Brute: Klingon S33 C1 I1
            player 1
              missions: Medical Relief
              {event}
              at Medical Relief: Brute
            player 2
              missions: Excavation
              pile: Riddle"
        ));
        t.attempt("Medical Relief").pick(&["Riddle"]);
        t.score(1) == 0
    };
    for stat in ["Cunning", "Integrity"] {
        assert!(
            start("on Medical Relief: Warrior's Birthright", stat),
            "{stat}"
        );
        assert!(!start("core: Visionary", stat), "{stat}");
    }
}
