//! Dilemmas that stop.

use crate::support::facing::{dead, harmless, left, overcome, planet, planet_with, stopped};

/// 2C020 Racial Tension: two at random who are not of one species are stopped; a species of two parts is another one.
/// 2E-GLOSS-19
#[test]
fn two_of_different_species_are_stopped() {
    assert!(harmless(&planet("2C020", "Lopez; Mills"), "Lopez; Mills"));
    for crew in ["Lopez; Anara", "Lopez; Daniel Kwan"] {
        let t = planet("2C020", crew);
        assert!(left(&t).is_empty() && overcome(&t), "{crew}");
    }
    assert!(harmless(&planet("2C020", "Lopez"), "Lopez"));
}

/// 2C021 Sorting Things Out: only after a kill in this attempt, also one by an earlier dilemma. 2E-DIL-15
#[test]
fn a_kill_in_this_attempt_is_remembered() {
    let crew = "Lopez; Mills; Anara; Hoya";
    assert!(harmless(&planet("2C021", crew), crew));
    // Skullduggery kills one of them first.
    let t = planet_with("1U049 as First; 2C021 as D", crew, "");
    assert_eq!(dead(&t).len(), 1);
    assert_eq!((left(&t).len(), stopped(&t, crew).len()), (2, 1));
}
