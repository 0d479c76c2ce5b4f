//! Fights that are prevented, and what follows when they end.

use crate::support::arena::{fight, lost, respond_with, sky_with};
use engine::Label;

/// 3R039 Cavalry Raid: after an engagement with a death the Klingons and their ship are fresh again, with all their Range, but no
/// further engagement is begun this turn. 2E-ENG-14, 2E-GAP-47
#[test]
fn the_cavalry_rides_on() {
    let more = "player 1\n core: 3R039 as Raid; 2U073 as Next";
    let mut t = sky_with(
        "2U073",
        ("I.K.S. K'Vort", "Dokar; Kahmis; Kroval; Dallan"),
        ("U.S.S. Excelsior", "Shandor; Sabrun"),
        more,
    );
    t.use_text("E", 0);
    assert!(respond_with(&mut t, "Raid", &["Own", "Foe"]));
    fight(&mut t, Label::Engagement, &["Own", "Foe"]);
    assert_eq!(lost(&t, 2).len(), 1);
    for name in ["Own", "Dokar", "Kahmis", "Kroval"] {
        assert!(!t.is_stopped(name), "{name}");
    }
    assert!(t.is_stopped("Dallan"), "no Klingon affiliation");
    let next = t.use_action("Next", 0);
    assert!(!t.offers(next));
    t.refused_act(next);
    assert!(t.offers(t.move_action("Own", "Abduction Plot")));
}

/// 3R039 Cavalry Raid: without a death it cannot be used. 2E-WHEN-01
#[test]
fn no_death_no_cavalry() {
    let more = "player 1\n core: 3R039 as Raid";
    let mut t = sky_with(
        "1U078",
        ("I.K.S. K'Vort", "Dokar; Kahmis; Kroval"),
        ("U.S.S. Excelsior", "Shandor"),
        more,
    );
    t.use_text("E", 0);
    assert!(!respond_with(&mut t, "Raid", &["Own", "Foe"]));
    assert!(t.is_stopped("Own") && t.score(1) == 10);
}
