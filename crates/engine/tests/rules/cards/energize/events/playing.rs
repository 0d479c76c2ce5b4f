//! What has to be commanded to play an event, and where it goes.

use crate::support::cards::events_playing::offered;
use engine::Place;
use engine::script::table;

/// 2C043, 1R089, 1U117: these go on the mission they name.
#[test]
fn some_events_name_their_mission() {
    let mut t = table(
        "player 1
          missions: Athos IV; Cardassia Prime; Supervise Dilithium Mine; Excavation
          hand: For the Cause; For All Our Sons; The Reman Mines
        segment play",
    );
    let places = [
        "Athos IV",
        "Cardassia Prime",
        "Supervise Dilithium Mine",
        "Excavation",
    ];
    for (event, mission) in [
        ("For the Cause", "Athos IV"),
        ("For All Our Sons", "Cardassia Prime"),
        ("The Reman Mines", "Supervise Dilithium Mine"),
    ] {
        assert_eq!(offered(&t, event, &places), [mission]);
        assert!(!t.offers(t.play_action(event, None)), "not in the core");
    }
    t.play_at("For the Cause", "Athos IV");
    assert_eq!(t.place("For the Cause"), Place::On(t.card("Athos IV")));
}

/// 2C029 Bat'leth (2E-GLOSS-18): it is played only by one who commands a Klingon by species.
#[test]
fn a_batleth_needs_a_klingon() {
    for (staff, allowed) in [
        ("Dokar", true),
        ("M'vil", true),
        ("Hoya", false),
        ("Dokar [stopped]", false),
    ] {
        let t = table(&format!(
            "player 1
              missions: Qo'noS
              hand: Bat'leth
              at Qo'noS: {staff}
            player 2
              at Qo'noS: Kahmis
            segment play"
        ));
        assert_eq!(
            t.offers(t.play_action("Bat'leth", Some("Qo'noS"))),
            allowed,
            "{staff}"
        );
    }
}

/// 2U033 Brief Reunion: its player has to command Cardassia Prime.
#[test]
fn a_reunion_has_its_place() {
    for (missions, allowed) in [("Cardassia Prime", true), ("Romulus", false)] {
        let t = table(&format!(
            "player 1
              missions: {missions}
              hand: Brief Reunion
            segment play"
        ));
        assert_eq!(t.offers(t.play_action("Brief Reunion", None)), allowed);
    }
}
