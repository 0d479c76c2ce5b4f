//! Dilemmas one after the other, with other cards, and with three players.

use crate::support::facing::{
    PLANET, at_halt, dead, left, names, overcome, planet, planet_with, space_with, stopped,
};
use engine::script::{player, table};
use engine::{Action, Ask, Place};

/// 1U001 A Living Death: the weaker attributes count for the dilemmas after it. 2E-GLOSS-11, 2E-DIL-25
#[test]
fn a_living_death_weakens_against_the_next_dilemma() {
    // Cunning 36 without it.
    let crew = "Davies; Van Orton; Chagrith; Dralvak; Sabrun; Noram";
    let t = planet_with("1U001 as First; 3S030 as D", crew, "");
    assert!(left(&t).is_empty());
    assert_eq!(t.place("D"), Place::Pile(player(2)));
    let t = planet_with("3S030 as D", crew, "");
    assert_eq!(left(&t).len(), 6);
}

/// 1S034 Limited Welcome: the moment after the draw is there even if nothing is drawn; its cost is then too high to choose it.
/// 2E-DIL-24, 2E-GAP-06, 2E-FAIL-05
#[test]
fn a_limited_welcome_is_taken_after_a_draw_of_none() {
    let mut t = table(&format!(
        "dilemma Wall: dual cost 1
        player 1
          missions: {PLANET}
          at {PLANET}: Lopez; Mills
        player 2
          on {PLANET}: 1S034 as D
          beneath {PLANET}: Wall as a; Wall as b
          pile: Wall as c; Wall as d"
    ));
    t.attempt(PLANET);
    assert_eq!(t.asked(), 2);
    t.yes();
    if t.ask() == Ask::ChooseDilemmas {
        let d = t.card("D");
        let refusal = t.refused(engine::Answer::Cards(vec![d]));
        assert_ne!(refusal.rule, "");
        t.pick(&[]);
    }
    assert_eq!(t.place("D"), Place::Pile(player(2)));
    assert_eq!(t.ask(), Ask::Orders);
}

/// 1R005 Armus Roulette: with fewer than four all of them are selected. 2E-ACT-15
#[test]
fn armus_plays_with_fewer_too() {
    let mut t = planet("1R005", "Lopez; Mills");
    assert_eq!((t.asked(), t.candidates()), (2, names("Lopez; Mills")));
    t.pick(&["Mills"]);
    assert_eq!(
        (dead(&t), stopped(&t, "Lopez")),
        (vec!["Mills".into()], names("Lopez"))
    );
    assert!(left(&t).is_empty() && overcome(&t));
}

/// 1C038 Misguided Activist: the named personnel helps, whichever version of him is there. 2E-UNIQ-03
#[test]
fn obrien_calms_the_activist() {
    for obrien in [
        "Miles O'Brien, Chief of Operations as Miles",
        "Miles O'Brien, Transporter Chief as Miles",
    ] {
        let t = planet("1C038", &format!("Noram; {obrien}; Anara"));
        assert!(dead(&t).is_empty(), "{obrien}");
        assert!(at_halt(&t) && overcome(&t));
    }
    // Aboard the ship above he does not.
    let more = format!(
        "player 1
          at {PLANET}: U.S.S. Nebula
          aboard U.S.S. Nebula: Miles O'Brien, Transporter Chief as Miles"
    );
    let t = planet_with("1C038 as D", "Noram; Anara", &more);
    assert_eq!(dead(&t), ["Noram"]);
}

/// 1C031 Invidium Leak: when all are stopped, the dilemmas behind it are overcome without effect. 2E-DIL-18
#[test]
fn nobody_left_faces_nothing() {
    let t = space_with(
        "1C031 as D; 1R026 as Next",
        crate::support::facing::SHIP,
        "Anara; Hoya",
        "",
    );
    assert!(dead(&t).is_empty() && left(&t).is_empty());
    assert!(matches!(t.place("Next"), Place::Beneath(_)));
}

/// 1C013 Captain's Holiday: back in its pile it does not count as overcome, so the next attempt is no easier. 2E-DIL-12,
/// 2E-FAIL-04
#[test]
fn a_returned_dilemma_does_not_ease_the_next_attempt() {
    let mut t = table(&format!(
        "dilemma Wall: dual cost 1
        player 1
          missions: {PLANET}
          at {PLANET}: Anara; Hoya; Paulson; U.S.S. Nebula
          aboard U.S.S. Nebula: Lopez; Mills; Rixx
        player 2
          pile: 1C013 as D; Wall as a; Wall as b; Wall as c; Wall as d; Wall as e; Wall as f"
    ));
    t.attempt(PLANET).pick(&["D"]);
    assert_eq!(t.place("D"), Place::Pile(player(2)));
    assert!(t.beneath(PLANET).is_empty());
    t.beam_down(&["Lopez", "Mills", "Rixx"], "U.S.S. Nebula", PLANET);
    t.attempt(PLANET);
    assert_eq!(t.zone(Place::Drawn(player(2))).len(), 3);
    assert!(!t.offers(Action::End));
}
