//! Engagements with more than one card at work: stronger ships, damage, ships that join.

use crate::support::arena::{attack, sky};
use crate::support::facing::{PLANET, SPACE};
use engine::Place;
use engine::script::table;

/// 2R041 Disable Sensors: nobody aboard the damaged ship attempts missions; another ship does. 2E-DAM-01
#[test]
fn without_sensors_no_mission_is_attempted() {
    let mut t = sky(
        "2R041",
        ("U.S.S. Nebula", "Rixx; Altman; Hoya"),
        ("U.S.S. Excelsior", "Shandor"),
    );
    attack(&mut t);
    assert_eq!(t.place("E"), Place::On(t.card("Foe")));
    let t = table(&format!(
        "player 1
          missions: {SPACE}; {PLANET}
          at {SPACE}: U.S.S. Nebula; U.S.S. Galaxy
          aboard U.S.S. Nebula: Rixx
          aboard U.S.S. Galaxy: Hoya
          at {PLANET}: Lopez
        player 2
          on U.S.S. Nebula: 2R041 as E [damage]"
    ));
    assert!(!t.offers(t.attempt_action(SPACE, Some("U.S.S. Nebula"))));
    assert!(t.offers(t.attempt_action(SPACE, Some("U.S.S. Galaxy"))));
    assert!(t.offers(t.attempt_action(PLANET, None)));
}
