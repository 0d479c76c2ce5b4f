//! Prices on skills, who used which skill for what, and requirements that grow.

use crate::support::cards::triggers_skills::{price_for, tests};
use crate::support::stage::{choose, face, meet, use_when_possible};

/// 2U022 Stolen Computer Core
///
/// As damage it prices the Programming of everybody aboard the ship.
#[test]
fn a_stolen_core_prices_programming_aboard() {
    let start = |damage: &str| {
        let mut t = tests(&format!(
            "
            dilemma Code: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Programming, 1)),
                yes: [Points(who: You, n: N(1))])])]
            player 1
              missions: Deep
              hand: Relic
              at Deep: 2C172 as raider
              aboard raider: 2R120; Bandee
              on raider: {damage}
            player 2
              pile: Code"
        ));
        t.attempt_with("Deep", "raider");
        face(&mut t, &["Code"]);
        t
    };
    let mut t = start("2U022 of 2 [damage]");
    assert!(price_for(&t, "Bandee"));
    t.yes();
    choose(&mut t, &["Relic"]);
    assert_eq!((t.score(1), t.hand(1).len()), (1, 0));
    let t = start("1R027 of 2 [damage]");
    assert_eq!((t.score(1), t.hand(1).len()), (1, 1));
}

/// 2R106 Kira Nerys, Impassioned Major
///
/// A skill of hers in a completed mission brings back one of her player's personnel, from a brig or from the discard pile.
#[test]
fn the_major_brings_somebody_back() {
    for (option, who) in [(0, "Brilgar"), (1, "Jabara")] {
        let mut t = tests(
            "
            planet Court: any points 30 needs Officer
            player 1
              missions: Court
              discard: Jabara; Relic
              at Court: 2R106
            player 2
              brig: Brilgar of 1
              pile: Calm",
        );
        meet(&mut t, "Court", &["Calm"]);
        use_when_possible(&mut t, "Kira Nerys", 0);
        if let engine::Choice::Options { .. } = t.pending().choice {
            t.option(option);
        }
        choose(&mut t, &[who]);
        assert!(t.in_hand(1, who));
    }
}
