//! Dilemmas that stop somebody, or send somebody away.

use super::{is_out, lost, meet, meet_with, passed, stopped, waits};
use engine::Place;
use engine::script::player;

/// ds9-008 Arms Deal
/// 1E-ATT-09, 1E-LEAVE-11
#[test]
fn a_team_without_contacts_is_stopped() {
    let t = meet("ds9-008", "Law; Physics");
    assert!(stopped(&t, 2) == 2 && is_out(&t) && t.score(1) == 0);
    for team in ["Acquisition", "Treachery |~Vulcan", "Smuggling", "|[Maq]"] {
        let t = meet("ds9-008", team);
        assert_eq!(t.score(1), 40, "{team}");
    }
}

/// ds9-012 Common Thief
/// 1E-GAP-34: equipment, or else a life.
#[test]
fn a_thief_takes_equipment_first() {
    let t = meet("ds9-012", "Law; !Tricorder");
    assert!(t.in_discard(1, "Tricorder") && passed(&t));
    let t = meet("ds9-012", "|C7 S7; |C8 S7");
    assert!(t.in_discard(1, "P1") && passed(&t));
}

/// ds9-020 Garanian Bolites, ds9-027 Misguided Activist, ds9-034 Skullduggery
/// 1E-GAP-34, 1E-HURT-24: the others go on.
#[test]
fn the_mission_continues_without_them() {
    let t = meet("ds9-020", "|C7; |C8");
    assert!(stopped(&t, 2) == 2 && is_out(&t));
    assert!(passed(&meet("ds9-020", "|C8; |C8")));
    assert!(passed(&meet("ds9-020", "|C1; |C1; !Hypospray")));
    let t = meet("ds9-027", "|[Cmd]; Law");
    assert!(t.in_discard(1, "P1") && passed(&t));
    let t = meet("ds9-027", "|[Cmd]; SECURITY x2");
    assert!(t.is_stopped("P1") && passed(&t));
    assert!(passed(&meet("ds9-027", "Law")));
    let t = meet("ds9-034", "Law |I5");
    assert!(t.in_discard(1, "P1") && is_out(&t));
    for shady in ["Greed", "Treachery", "Acquisition", "Smuggling", "|I4"] {
        assert!(meet("ds9-034", shady).is_stopped("P1"), "{shady}");
    }
}

/// ds9-030 Odo's "Cousin", premiere-048 Sarjenka
/// 1E-POINT-01, 1E-LEAVE-11: points for those who stay.
#[test]
fn who_stays_behind_scores() {
    let mut t = meet("ds9-030", "Exobiology x2, Geology; SCIENCE");
    t.yes();
    assert!(t.is_stopped("P2") && t.score(1) == 40);
    let mut t = meet("ds9-030", "Exobiology x2, Geology; SCIENCE");
    t.no();
    assert!(!t.is_stopped("P2") && t.score(1) == 35 && is_out(&t));
    assert!(waits(&meet("ds9-030", "Exobiology, Geology; SCIENCE")));
    let mut t = meet("premiere-048", "Law; Physics");
    t.option(1);
    assert!(stopped(&t, 2) == 2 && t.score(1) == 5);
    assert_eq!(t.zone(Place::Points(player(1))), ["Test"]);
    let mut t = meet("premiere-048", "Law; Physics");
    t.option(0);
    assert!(is_out(&t) && t.score(1) == 35);
}

/// fc-008 Don't Call Me Ahab, fc-015 Shot in the Back, fc-016 Strict Dress Code
/// 1E-GAP-34
#[test]
fn some_are_stopped_or_sacrificed() {
    let mut t = meet("fc-008", "OFFICER |I7; OFFICER |I6; |[Ent-E]");
    t.pick(&["P3"]);
    assert!(t.is_stopped("P1") && !t.is_stopped("P2") && t.is_stopped("P3"));
    let t = meet("fc-015", "SECURITY |~Android; |~Android; Law");
    assert!(t.is_stopped("P1") && !t.is_stopped("P2") && lost(&t) == 0);
    let t = meet("fc-015", "|~Android; Law");
    assert!(t.in_discard(1, "P2") && passed(&t));
    let mut t = meet("fc-016", "Diplomacy; Law");
    t.option(0);
    assert!(t.in_discard(1, "P1") && passed(&t));
    let mut t = meet("fc-016", "Diplomacy; Law");
    t.option(1);
    t.pick(&["P2"]);
    assert!(t.in_discard(1, "P2"));
}

/// fc-005 Blended, HF-013 Picking Up the Pieces
/// 1E-ATT-09: one of several goes on.
#[test]
fn one_of_the_helpers_goes_on() {
    for (id, one, other) in [
        ("fc-005", "Empathy", "Diplomacy"),
        ("HF-013", "Geology", "Computer Skill"),
    ] {
        assert!(waits(&meet(id, "Law")), "{id}");
        let t = meet(id, &format!("{one}; Law"));
        assert!(t.is_stopped("P1") && passed(&t), "{id}");
        let t = meet(id, &format!("{one}; {other}; {one}"));
        assert!(stopped(&t, 3) == 2 && passed(&t), "{id}");
    }
}

/// twt-002 Chula: The Drink, twt-006 Lineup, TNG-010 Pinned Down, TNG-011 Temptation
/// 1E-ATT-09, 1E-GAP-139: with too few people nobody gets past.
#[test]
fn some_are_tested() {
    for (id, usual, odd) in [("twt-002", "|C6", "|C5"), ("twt-006", "|I5", "|I9")] {
        assert!(waits(&meet(id, &format!("{odd}; {odd}; {odd}"))), "{id}");
        let t = meet(id, &format!("{usual}; {usual}; {usual}; {usual}; {usual}"));
        assert!(stopped(&t, 5) == 4 && passed(&t), "{id}");
        let t = meet(id, &format!("{usual}; {usual}; {usual}; {odd}"));
        assert!(stopped(&t, 4) == 0 && passed(&t), "{id}");
    }
    let t = meet("TNG-010", ";;");
    assert!(stopped(&t, 3) == 2 && passed(&t));
    assert!(waits(&meet("TNG-010", "Law")));
    let t = meet("TNG-011", "Honor; Treachery; Law; Physics");
    assert!(stopped(&t, 4) >= 1 && !t.is_stopped("P1") && !t.is_stopped("P2"));
    assert!(passed(&t) && waits(&meet("TNG-011", "Honor; Honor")));
}

/// TNG-009 Microbrain, TNG-012 Tense Negotiations
/// 1E-DILX-06: an expert nullifies it before any effect.
#[test]
fn an_expert_nullifies_the_dilemma() {
    for (id, skill) in [("TNG-009", "Exobiology"), ("TNG-012", "Leadership")] {
        assert!(waits(&meet(id, "Law")), "{id}");
        let t = meet(id, &format!("{skill}; Law"));
        assert!(t.is_stopped("P1") && passed(&t), "{id}");
        let t = meet(id, &format!("{skill} x3; Law"));
        assert!(stopped(&t, 2) == 0 && passed(&t) && is_out(&t), "{id}");
    }
}

/// TNG-008 Magnetic Field Disruptions, TNG-013 Triage, TNG-015 Warp Bubble Mishap
/// 1E-ATT-12: only who is left counts.
#[test]
fn a_specialist_stays_or_somebody_dies() {
    for (id, skill) in [
        ("TNG-008", "Navigation"),
        ("TNG-013", "Biology"),
        ("TNG-015", "Physics"),
    ] {
        let mut t = meet(id, &format!("{skill}; |C25 I25"));
        t.yes();
        assert!(t.is_stopped("P1") && passed(&t), "{id}");
        let mut t = meet(id, &format!("{skill} |C1 I1; |C1 I1"));
        t.no();
        assert!(lost(&t) == 1 && waits(&t), "{id}");
    }
}

/// dom-005 Chula: Pick One to Save Two, dom-006 Chula: The Chandra, bog-003 Chula: The Lights
/// 1E-ATT-12, 1E-GAP-140: the same attribute is compared.
#[test]
fn games_of_chula() {
    let mut t = meet("dom-005", ";;");
    t.yes().pick(&["P2"]);
    assert!(t.in_hand(1, "P2") && passed(&t));
    let mut t = meet("dom-005", ";;");
    t.no();
    assert!(stopped(&t, 3) == 3 && is_out(&t));
    assert!(waits(&meet("dom-005", ";")));
    let t = meet("dom-006", "|I1 C2 S3; |I1 C5 S6");
    assert_eq!(stopped(&t, 2), 0, "the same INTEGRITY");
    let t = meet("dom-006", "|I1 C2 S3; |I3 C1 S2");
    assert_eq!(stopped(&t, 2), 1);
    let t = meet("bog-003", "|I7 C8 S8; |I1 C25 S9");
    assert!(t.in_hand(1, "P1") && passed(&t));
    assert!(waits(&meet("bog-003", "|I7 C8 S8; |I1 C24 S9")));
}

/// HF-010 Murder Investigation, HF2-003 Dedication to Duty, HF2-007 Fractured Time
/// 1E-GAP-34
#[test]
fn chance_decides_who_goes_on() {
    let t = meet("HF-010", "SECURITY; Law; Physics");
    assert_eq!(stopped(&t, 3), 3);
    assert!(passed(&meet("HF-010", "Law; Law; Law")));
    let t = meet("HF-010", &["SECURITY"; 10].join("; "));
    assert!(stopped(&t, 10) == 6 && passed(&t));
    let mut t = meet_with("HF2-003", "|D2", "", " deck: Box; Box as other; Guest");
    t.option(1).yes();
    assert!(t.is_stopped("P1") && t.hand(2).len() == 2);
    let mut t = meet("HF2-003", "|D2");
    t.option(0);
    assert!(t.in_discard(1, "P1"));
    let t = meet("HF2-007", &["Law"; 11].join("; "));
    assert_eq!(t.zone(Place::Removed(player(1))).len(), 2);
    assert!(passed(&t));
}

/// roa-012 Strange Bedfellows, otsd-002 Armus: Sticky Situation, otsd-005 Unscientific Method, twt-007 Oops!
/// 1E-ATT-08, 1E-CR-090
#[test]
fn numbers_decide_who_is_stopped() {
    let t = meet("roa-012", "|m I4; |m I6; |f I5");
    assert!(t.is_stopped("P1") && !t.is_stopped("P2") && t.is_stopped("P3"));
    let t = meet("roa-012", "|m I5; |f I5; Law");
    assert!(lost(&t) == 2 && passed(&t));
    assert!(passed(&meet("roa-012", "|m; |m")));
    let t = meet("otsd-002", "|S9; Diplomacy |C8");
    assert!(t.is_stopped("P1") && passed(&t));
    let t = meet("otsd-002", "|S9; Diplomacy |C7");
    assert!(t.in_discard(1, "P1") && passed(&t));
    assert!(waits(&meet("otsd-002", "Law")));
    let t = meet("otsd-005", "SCIENCE; SCIENCE, Greed |C25");
    assert!(t.in_discard(1, "P1") && passed(&t));
    assert!(waits(&meet("otsd-005", "SCIENCE; |C24")));
    assert!(passed(&meet("otsd-005", "Law |C1")));
    let t = meet("twt-007", "Law; |[Stf]; |[Stf]; |[Stf]");
    assert!(lost(&t) == 1 && stopped(&t, 4) == 3 && waits(&t));
    assert!(passed(&meet(
        "twt-007",
        "Leadership; |[Stf]; |[Stf]; |[Stf]"
    )));
    let t = meet("twt-007", "Leadership; Law");
    assert!(lost(&t) == 0 && stopped(&t, 2) == 2 && waits(&t));
}
