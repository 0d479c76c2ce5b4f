//! Dilemmas that lie on the mission for a while.

use crate::support::cards::dilemmas_placed::fail;
use crate::support::facing::{
    PLANET, SPACE, dead, left, names, planet, planet_with, settle, stopped,
};
use engine::Place;
use engine::script::{player, table};

/// 3U028 Skeleton Crew: an attempt there needs six personnel from now on, and completing the mission overcomes the dilemma.
/// 2E-DIL-13, 2E-ATT-12
#[test]
fn a_skeleton_crew_is_not_enough() {
    let six = "Lopez; Mills; Hoya; Davies; T'Lor; Dohlem";
    let at = |crew: &str| {
        table(&format!(
            "planet Meadow: any span 2 points 30
            player 1
              missions: Meadow
              at Meadow: {crew}
            player 2
              on Meadow: 3U028 as D"
        ))
    };
    for (crew, enough) in [
        ("Lopez; Mills; Hoya; Davies; T'Lor", false),
        ("Lopez; Mills; Hoya; Davies; T'Lor; Dohlem [stopped]", false),
        (six, true),
    ] {
        let mut t = at(crew);
        let attempt = t.attempt_action("Meadow", None);
        assert_eq!(t.offers(attempt), enough, "{crew}");
        if !enough {
            t.refused_act(attempt);
        }
    }
    let mut t = at(six);
    t.attempt("Meadow");
    if t.asked() == 2 {
        t.pick(&[]);
    }
    assert_eq!(t.score(1), 30);
    assert_eq!(t.beneath("Meadow"), ["D"]);
}

/// 3U028 Skeleton Crew in space: those aboard one ship are counted, not all at the mission. 2E-ATT-03
#[test]
fn a_skeleton_crew_is_counted_by_ship() {
    let t = table(&format!(
        "player 1
          missions: {SPACE}
          at {SPACE}: U.S.S. Nebula; U.S.S. Galaxy
          aboard U.S.S. Nebula: Lopez; Mills; Hoya; Davies; T'Lor; Dohlem
          aboard U.S.S. Galaxy: Rixx; Bandee; Martin
        player 2
          on {SPACE}: 3U028 as D"
    ));
    assert!(t.offers(t.attempt_action(SPACE, Some("U.S.S. Nebula"))));
    assert!(!t.offers(t.attempt_action(SPACE, Some("U.S.S. Galaxy"))));
}

/// 3U028 Skeleton Crew: faced, it does nothing to the attempt going on. 2E-DIL-13
#[test]
fn a_skeleton_crew_may_finish_its_attempt() {
    let t = planet("3U028", "Lopez; Mills");
    assert_eq!(left(&t), names("Lopez; Mills"));
    assert_eq!(t.place("D"), Place::On(t.card(PLANET)));
}

/// 3R019 Overwhelmed: whoever uses skills against a dilemma there is stopped, after the skill has counted; others are not.
/// 2E-SKILL-06, 2E-GAP-64
#[test]
fn the_overwhelmed_stop_after_using_their_skills() {
    // Two Security keep Automated Weapons off.
    let mut t = planet_with("3R019 as D; 1C009 as Next", "Lopez; Mills; Hoya", "");
    settle(&mut t);
    assert!(dead(&t).is_empty(), "the skills counted");
    assert_eq!(stopped(&t, "Lopez; Mills; Hoya"), names("Lopez; Mills"));
    assert_eq!(left(&t), ["Hoya"]);
    assert!(matches!(t.place("Next"), Place::Beneath(_)));
    fail(&mut t);
    t.until_turn_of(2);
    assert_eq!(t.place("D"), Place::Pile(player(2)));
}

/// 3R019 Overwhelmed: attributes are not skills, and a demand that is missed uses none. 2E-GAP-64
#[test]
fn attributes_do_not_overwhelm() {
    // Cunning 36 meets Sokath.
    let wise = "Davies; Van Orton; Chagrith; Dralvak; Sabrun; Noram";
    let t = planet_with("3R019 as D; 3S030 as Next", wise, "");
    assert_eq!(left(&t), names(wise));
    // One Security is not enough: one dies, the rest is stopped by the dilemma itself.
    let t = planet_with("3R019 as D; 1C009 as Next", "Lopez; Hoya; Anara", "");
    assert_eq!(dead(&t).len(), 1);
}

/// 3R019 Overwhelmed: a plain skill in a dilemma is looked up, not used. 2E-SKILL-08
#[test]
fn being_looked_up_does_not_overwhelm() {
    let t = planet_with(
        "3R019 as D; 3C004 as Next; 1U053 as Third",
        "Lopez; Keeve Falor; J'Dan",
        "",
    );
    assert_eq!(t.place("D"), Place::On(t.card(PLANET)));
    assert_eq!(left(&t), names("Lopez; Keeve Falor; J'Dan"));
}
