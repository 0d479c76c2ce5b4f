//! Dilemmas that stop.

use crate::support::facing::{
    SEEDS, at_halt, harmless, left, names, overcome, planet, planet_with, returned, space,
    space_with, stopped,
};

/// 3C017 Miner Disagreement, 3C027 Sheer Lunacy: one at random is stopped and the dilemma goes back. 2E-DIL-12
#[test]
fn one_at_random_is_stopped_and_the_dilemma_goes_back() {
    let t = planet("3C017", "Anara; Lopez; Hoya");
    assert_eq!(
        (left(&t).len(), stopped(&t, "Anara; Lopez; Hoya").len()),
        (2, 1)
    );
    assert!(returned(&t));
    let t = space("3C027", "Anara; Lopez; Hoya");
    assert_eq!(left(&t).len(), 2);
    assert!(returned(&t));
}

/// 3C004 Confined to Quarters, 3C014 History Repeats Itself, 3C018 Murder Investigation, 3C029 So Many Enemies: one expert among
/// the three stops all three; an expert who was not selected does not.
#[test]
fn one_expert_among_the_three_stops_all_three() {
    for (id, expert, on_planet) in [
        ("3C004", "Rixx", false),
        ("3C014", "Barron", true),
        ("3C018", "Lopez", true),
        ("3C029", "J'Dan", true),
    ] {
        let crew = format!("Anara; Hoya; Paulson; {expert}");
        let (mut hit, mut missed) = (0, 0);
        for seed in SEEDS {
            let (stack, more) = (format!("{id} as D"), format!("seed {seed}"));
            let t = if on_planet {
                planet_with(&stack, &crew, &more)
            } else {
                space_with(&stack, crate::support::facing::SHIP, &crew, &more)
            };
            assert!(overcome(&t) && at_halt(&t), "{id}");
            if left(&t).len() == 1 {
                assert_ne!(left(&t), [expert], "{id}");
                hit += 1;
            } else {
                assert_eq!(left(&t), names(&crew), "{id}");
                missed += 1;
            }
        }
        assert!(hit > 0 && missed > 0, "{id}: {hit} and {missed}");
    }
}

/// 3U009 Dressing Down: a cost of exactly 1 among the three.
#[test]
fn one_cheap_personnel_among_the_three_stops_all_three() {
    assert!(left(&planet("3U009", "T'Lara; T'vis; Anara")).is_empty());
    let dear = "T'Lara; T'vis; Vorax";
    assert!(harmless(&planet("3U009", dear), dear));
}
