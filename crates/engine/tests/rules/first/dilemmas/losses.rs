//! Dilemmas that kill, discard or destroy.

use super::{is_out, lost, meet, meet_with, passed, stopped, waits};
use engine::Place;
use engine::script::player;

/// 1E-ATT-07: what the dilemma asks for is there, and nobody is lost.
#[track_caller]
fn harmless(id: &str, teams: &[&str]) {
    for team in teams {
        let t = meet(id, team);
        assert_eq!(lost(&t), 0, "{id}: {team}");
        assert!(passed(&t), "{id}: {team}");
    }
}

/// premiere-014 Archer, premiere-012 Anaphasic Organism
/// 1E-ATT-08, 1E-GAP-34, 1E-GAP-127: the strongest is lost, the others are stopped, the dilemma is discarded.
#[test]
fn the_highest_total_is_lost() {
    let mut t = meet("premiere-014", "|S9; |I9; SECURITY |S1");
    assert_eq!(t.asked(), 2, "a tie is the opponent's to break");
    t.pick(&["P2"]);
    assert!(t.in_discard(1, "P2") && is_out(&t) && !passed(&t));
    assert!(t.is_stopped("P1") && t.is_stopped("P3"));
    harmless("premiere-014", &["SECURITY; MEDICAL"]);
    let t = meet("premiere-012", "|f S9; |f; |m S20");
    assert!(t.in_discard(1, "P1") && is_out(&t) && t.is_stopped("P2"));
    // 1E-CR-090: nobody it is about, and nobody is stopped.
    harmless("premiere-012", &["|m; |m", "SECURITY |f; MEDICAL"]);
}

/// premiere-015 Armus - Skin of Evil
/// 1E-GAP-34, 1E-GAP-141: without conditions the team goes on.
#[test]
fn without_conditions_the_team_goes_on() {
    let t = meet("premiere-015", ";;");
    assert_eq!((lost(&t), stopped(&t, 3)), (1, 0));
    assert!(passed(&t) && is_out(&t));
    // It has had its effect on the last one.
    let t = meet("premiere-015", "Physics");
    assert!(is_out(&t) && !passed(&t));
}

/// premiere-016 Barclay's Protomorphosis Disease
/// 1E-CR-041, 1E-POINT-01: androids are spared; whoever overcomes it scores.
#[test]
fn a_disease_spares_androids() {
    let t = meet("premiere-016", "|~Android; MEDICAL; SCIENCE");
    assert_eq!(lost(&t), 2);
    assert!(t.is_stopped("P1") && is_out(&t));
    let t = meet("premiere-016", "MEDICAL; SCIENCE; SECURITY");
    assert_eq!((lost(&t), t.score(1)), (0, 45));
    assert_eq!(t.zone(Place::Points(player(1))), ["Test"]);
}

/// premiere-019 Chalnoth, premiere-036 Microvirus, au-014 Ferengi Attack
/// 1E-ATT-08, 1E-LEAVE-11
#[test]
fn the_opponent_chooses_a_victim() {
    for (id, short, enough) in [
        (
            "premiere-019",
            "|S20; |S20",
            &["|S20; |S21", "SECURITY x3"][..],
        ),
        ("premiere-036", "MEDICAL; Physics", &["MEDICAL, SECURITY"]),
        ("au-014", "|C30 S30; |C4 S4", &["|C30 S30; |C5 S4", "Greed"]),
    ] {
        let mut t = meet(id, short);
        assert_eq!(t.asked(), 2, "{id}");
        t.pick(&["P1"]);
        assert!(t.in_discard(1, "P1") && t.is_stopped("P2"), "{id}");
        assert!(is_out(&t), "{id}");
        harmless(id, enough);
    }
}

/// premiere-039 Nausicaans, HF2-002 Dangerous Climb
/// 1E-GAP-34: without the word the dilemma is not discarded.
#[test]
fn a_random_member_is_killed() {
    let t = meet("premiere-039", "|S22; |S22");
    assert_eq!((lost(&t), stopped(&t, 2)), (1, 1));
    assert!(is_out(&t));
    harmless("premiere-039", &["|S45"]);
    let t = meet("HF2-002", "Geology |C20; |C0 S35");
    assert_eq!(lost(&t), 1);
    assert!(waits(&t));
    harmless("HF2-002", &["|S41", "Geology x2 |C21"]);
}

/// premiere-020 Cosmic String Fragment
/// 1E-HURT-12, 1E-HURT-27: who is separated does not count as aboard.
#[test]
fn a_ship_is_destroyed_with_its_crew() {
    let t = meet_with("premiere-020", "Law", " aboard Wren: Pilot [stopped]", "");
    assert!(t.in_discard(1, "Wren") && t.in_discard(1, "Pilot"));
    let t = meet("premiere-020", "Physics; Law");
    assert!(t.in_discard(1, "Wren") && t.in_discard(1, "P1") && t.in_discard(1, "P2"));
    assert!(is_out(&t));
    harmless("premiere-020", &["Astrophysics", "ENGINEER", "Navigation"]);
}

/// premiere-037 Nagilum
/// 1E-CR-089: half of those who meet it, rounded down.
#[test]
fn half_of_the_crew_is_killed() {
    let t = meet("premiere-037", ";;;;");
    assert_eq!(lost(&t), 2);
    assert!(t.is_stopped("Wren") && is_out(&t));
    let t = meet_with(
        "premiere-037",
        ";;",
        " aboard Wren: Guest [stopped]; Pilot [stopped]",
        "",
    );
    assert_eq!(lost(&t), 1, "bystanders do not count");
    assert!(t.aboard("Guest", "Wren") && t.aboard("Pilot", "Wren"));
    harmless("premiere-037", &["Diplomacy x3", "|S41"]);
}

/// premiere-023 El-Adrel Creature
/// 1E-ATT-08
#[test]
fn the_two_strongest_are_attacked() {
    let t = meet("premiere-023", "|S7; |S9; |S6");
    assert_eq!(lost(&t), 1);
    assert!(!t.in_discard(1, "P3") && t.is_stopped("P3") && is_out(&t));
    harmless("premiere-023", &["|S8; |S9; |S6"]);
    // Its owner chooses between the second ones.
    let t = meet("premiere-023", "|S7; |S6; |S6");
    assert_eq!(t.asked(), 1);
}

/// premiere-046 Rebel Encounter
/// 1E-ATT-08: equipment may be given away first.
#[test]
fn rebels_take_a_bribe() {
    let mut t = meet("premiere-046", "Physics; !Tricorder");
    t.yes();
    assert!(t.in_discard(1, "Tricorder") && passed(&t) && is_out(&t));
    let mut t = meet("premiere-046", "Physics; !Tricorder");
    t.no();
    assert!(t.in_discard(1, "P1") && !t.in_discard(1, "Tricorder"));
    assert!(meet("premiere-046", "Physics").in_discard(1, "P1"));
    harmless("premiere-046", &["|S45"]);
}

/// premiere-050 Tarellian Plague Ship
/// 1E-DILX-03: whoever can pay does.
#[test]
fn a_doctor_goes_over_to_the_plague_ship() {
    let t = meet("premiere-050", "MEDICAL; Physics");
    assert!(t.in_discard(1, "P1") && passed(&t));
    assert_eq!(t.score(1), 40);
    let t = meet("premiere-050", "Law; Physics");
    assert_eq!(lost(&t), 2);
    assert!(is_out(&t));
}

/// au-017 Hunter Gangs
/// 1E-GAP-34
#[test]
fn odd_cunning_is_hunted_down() {
    let t = meet("au-017", "|C5; |C7");
    assert_eq!(lost(&t), 2);
    harmless("au-017", &["|C6; |C8; |C4"]);
}

/// au-031 Zaldan, ds9-009 Assassin's Blade, ds9-028 No Loose Ends, roa-004 Center of Attention
/// 1E-CR-090: nobody it is aimed at, and it is discarded without stopping anybody.
#[test]
fn a_dilemma_without_a_target_does_nothing() {
    let t = meet("au-031", "Diplomacy; Diplomacy; Physics");
    assert_eq!(lost(&t), 2);
    assert!(t.is_stopped("P3") && waits(&t));
    harmless(
        "au-031",
        &[
            "Physics; Law",
            "Diplomacy; Treachery x2",
            "Diplomacy; !Romulan Disruptor",
        ],
    );
    let mut t = meet("ds9-009", "|~Android; |#Shape-shifter; Law; Physics");
    assert_eq!(t.asked(), 2);
    t.pick(&["P3"]);
    assert!(t.in_discard(1, "P3") && waits(&t));
    harmless(
        "ds9-009",
        &["|~Android; |#Shape-shifter", "|C37", "SECURITY x2"],
    );
    let t = meet("ds9-028", "MEDICAL; ENGINEER; Law");
    assert_eq!(lost(&t), 2);
    assert!(t.is_stopped("P3") && is_out(&t));
    harmless(
        "ds9-028",
        &[
            "Law",
            "MEDICAL; Resistance",
            "MEDICAL; SCIENCE, OFFICER, Computer Skill",
        ],
    );
    let t = meet("roa-004", "Greed; Law");
    assert!(t.in_discard(1, "P1") && is_out(&t));
    harmless(
        "roa-004",
        &[
            "Law",
            "Greed; SECURITY x4",
            "Greed |C37; !Romulan Disruptor",
        ],
    );
}

/// dom-004 Berserk Changeling, dom-014 Surprise Assault
/// 1E-ATT-08
#[test]
fn hand_weapons_save_lives() {
    let t = meet("dom-004", "Law; |~Changeling");
    assert!(t.in_discard(1, "P1") && waits(&t));
    harmless(
        "dom-004",
        &[
            "|~Changeling",
            "SECURITY x3",
            "Law; !Romulan Disruptor; !Klingon Disruptor",
            "|=Mora_Pol",
        ],
    );
    let t = meet("dom-014", "|C1; |S1; Law");
    assert!(t.in_discard(1, "P1") && t.in_discard(1, "P2") && is_out(&t));
    harmless(
        "dom-014",
        &[
            "Leadership, OFFICER x2, SECURITY x2",
            "Law; !Romulan Disruptor; !Klingon Disruptor",
        ],
    );
}

/// voy-015 Kazon Bomb
/// 1E-ATT-16, 1E-HURT-29: only the team that meets it is hit, by its printed STRENGTH.
#[test]
fn a_bomb_kills_the_weak() {
    let t = meet_with("voy-015", "|S6; |S7", "", " at Green: Guest");
    assert!(t.in_discard(1, "P1") && t.is_stopped("P2") && is_out(&t));
    assert!(t.on_surface("Guest", "Green"));
    harmless("voy-015", &["SECURITY x3 |C36", "SECURITY x2; !Tricorder"]);
}

/// ds9-017 Flaxian Assassin, voy-011 Hanonian Land Eel
/// 1E-ATT-08: dots are counted as printed.
#[test]
fn dots_decide_who_is_killed() {
    let t = meet("ds9-017", "|D3; |D2");
    assert!(t.in_discard(1, "P1") && t.is_stopped("P2") && waits(&t));
    let t = meet_with("ds9-017", "|D3; |D4; |D2", "", " at Green: Spy");
    assert_eq!(lost(&t), 2);
    harmless("ds9-017", &["|D2", "SECURITY x2, Biology |D3"]);
    let mut t = meet("voy-011", "|C4 D3; |C6 D1");
    t.option(1);
    assert!(t.in_discard(1, "P2") && waits(&t));
    let mut t = meet("voy-011", "|C4 D3; |C6 D1");
    t.option(0);
    assert!(t.in_discard(1, "P1"));
    harmless("voy-011", &["SECURITY, SCIENCE |S51"]);
}

/// ds9-006 Angry Mob, voy-013 Hull Breach
/// 1E-ATT-08
#[test]
fn the_others_may_save_the_one_who_is_attacked() {
    let t = meet("ds9-006", "SECURITY |S50; |S50");
    assert!(t.in_discard(1, "P1") && is_out(&t));
    harmless(
        "ds9-006",
        &["SECURITY; |S51", "SECURITY; |I7; |I7; |I7; |I7", "Law"],
    );
    let t = meet("voy-013", "Law; |o; |~Android");
    assert_eq!(lost(&t), 1, "nobody else of that classification");
    let t = meet("voy-013", "Law; Physics; |~Android");
    assert_eq!(lost(&t), 2);
    assert!(passed(&t) && is_out(&t));
}

/// mm-005 Denevan Neural Parasites
/// 1E-GAP-34: half, rounded up; every phaser saves one.
#[test]
fn phasers_protect_from_parasites() {
    let t = meet("mm-005", ";;");
    assert_eq!(lost(&t), 2);
    assert!(passed(&t));
    let mut t = meet("mm-005", ";;; !Starfleet Type II Phaser");
    assert_eq!(t.asked(), 1);
    let saved = t.candidates();
    t.pick(&[saved[0].as_str()]);
    assert_eq!(lost(&t), 1);
    assert!(!t.in_discard(1, &saved[0]));
}

/// au-027 The Gatherers, premiere-029 Iconian Computer Weapon, au-028 The Higher... The Fewer
/// 1E-LEAVE-14: cards are discarded from hand.
#[test]
fn cards_in_hand_are_lost() {
    let t = meet_with("au-027", "|I36; !Tricorder", " hand: Box", "");
    assert!(t.in_discard(1, "Tricorder") && t.in_discard(1, "Box"));
    assert!(t.is_stopped("P1") && is_out(&t));
    harmless("au-027", &["|I37; !Tricorder", "|=Marouk"]);
    let t = meet_with("premiere-029", "Law", " hand: Box; Spy\n deck: Guest", "");
    assert!(t.in_discard(1, "Box") && t.in_hand(1, "Spy") && t.in_hand(1, "Guest"));
    assert!(t.is_stopped("Wren") && is_out(&t));
    harmless("premiere-029", &["SCIENCE"]);
    let t = meet("au-028", ";;");
    assert_eq!(t.score(1), 32);
}
