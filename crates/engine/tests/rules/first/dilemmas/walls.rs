//! Dilemmas that nobody gets past without what they ask for.

use super::{is_out, meet, meet_with, passed, stopped, waits};

/// A dilemma, a team that does not get past, and teams that do.
type Wall = (&'static str, &'static str, &'static [&'static str]);

/// 1E-ATT-07, 1E-ATT-09, 1E-GAP-34, 1E-DILX-03: the conditions are met, or the team is stopped and the card waits.
#[track_caller]
fn check(walls: &[Wall]) {
    for (id, short, enough) in walls {
        let t = meet(id, short);
        let size = short
            .split(';')
            .filter(|m| !m.trim().starts_with('!'))
            .count();
        assert!(!passed(&t) && waits(&t), "{id}: {short}");
        assert_eq!(stopped(&t, size), size, "{id}: {short}");
        for team in *enough {
            let t = meet(id, team);
            assert!(passed(&t) && is_out(&t), "{id}: {team}");
        }
    }
}

/// premiere-013 Ancient Computer, premiere-027 Hologram Ruse, premiere-030 Impassable Door, premiere-033 Matriarchal
/// Society, premiere-049 Shaka, When the Walls Fell, premiere-054 Wind Dancer
/// 1E-ATT-09
#[test]
fn walls_of_the_first_set() {
    check(&[
        (
            "premiere-013",
            "Computer Skill; SCIENCE x2; ENGINEER x2",
            &[
                "Computer Skill; Computer Skill",
                "SCIENCE x2; SCIENCE",
                "ENGINEER x3",
            ],
        ),
        ("premiere-027", "|I31 C30", &["|I30 C30; |I1 C1"]),
        ("premiere-030", "Physics", &["Computer Skill"]),
        ("premiere-033", "|f; |m", &["|f; |f; |m"]),
        (
            "premiere-049",
            "Diplomacy x2 |C30",
            &["Diplomacy; Diplomacy |C26"],
        ),
        (
            "premiere-054",
            "|S9",
            &["Youth", "Music", "|S10", "|=Lwaxana_Troi"],
        ),
    ]);
}

/// au-008 Alien Labyrinth, au-016 Hidden Entrance, au-019 Malfunctioning Door, qc-009 Security Precautions
/// 1E-ATT-09
#[test]
fn walls_that_equipment_or_a_name_opens() {
    check(&[
        ("au-008", "ENGINEER", &["ENGINEER x2", "; !Tricorder"]),
        (
            "au-016",
            "ENGINEER |C32; Physics |C0",
            &["ENGINEER |C28; |C5", "|=Geordi_La_Forge"],
        ),
        // Only four of them push.
        (
            "au-019",
            "|S6; |S6; |S6; |S6; |S6",
            &["|S7; |S7; |S7; |S7", "|#Soong-type_android"],
        ),
        (
            "qc-009",
            "SECURITY x2",
            &[
                "SECURITY x3",
                "|~Android",
                "; !Starfleet Type II Phaser",
                "; !Romulan Disruptor",
                "|=Jenice_Manheim",
            ],
        ),
    ]);
}

/// fc-010 Maglock, fc-013 Primitive Culture, ds9-011 Clan People, ds9-029 None Shall Pass
/// 1E-ATT-09
#[test]
fn walls_that_ask_for_a_group() {
    check(&[
        (
            "fc-010",
            "OFFICER |S6; OFFICER |S6; OFFICER |S5",
            &["OFFICER |S6; OFFICER |S6; OFFICER |S6"],
        ),
        (
            "fc-013",
            "|~Vulcan; |~Vulcan; Greed x2; Tal Shiar",
            &[
                "|~Vulcan; |~Vulcan; |~Vulcan",
                "Anthropology",
                "|~Vorta; |~Jem'Hadar; |~Jem'Hadar; |~Jem'Hadar; |~Jem'Hadar",
                "Tal Shiar x2",
                "Obsidian Order x2",
                "Acquisition, Greed x2",
                "|~Klingon; |~Klingon; |~Klingon; |~Klingon; |~Klingon; |~Klingon",
            ],
        ),
        (
            "ds9-011",
            "|C7; |C7; |C7; |C7; |C7; |C7",
            &["|C8; |C8; |C8; |C8; |C7", "|=Kai_Opaka"],
        ),
        (
            "ds9-029",
            "Diplomacy x2, Anthropology |S53",
            &["|S54", "Diplomacy x3", "Anthropology x2", "Guramba"],
        ),
    ]);
}

/// dom-007 Chula: The Dice, dom-012 and voy-021 Navigational Hazards, roa-009 In the Pale Moonlight, roa-011
/// Scientific Method, HF2-004 Dignitaries and Witnesses, twt-004 Executive Authorization
/// 1E-ATT-09
#[test]
fn walls_of_later_sets() {
    check(&[
        // One person is not two.
        ("dom-007", "|I7 C8 S9; |I7 C8", &["|I7 C8 S9; |I7 C8; |I7"]),
        (
            "dom-012",
            "Navigation x2",
            &["Navigation x2; Stellar Cartography"],
        ),
        (
            "voy-021",
            "Navigation, Stellar Cartography",
            &["Navigation x2, Stellar Cartography"],
        ),
        (
            "roa-009",
            "|I4",
            &["|I3", "Treachery", "|=Elim_Garak", "|#Founder"],
        ),
        ("roa-011", "MEDICAL, SCIENCE x2", &["MEDICAL; SCIENCE x3"]),
        (
            "HF2-004",
            "Leadership x3 |C30; |#Admiral C0 I15",
            &["|I21 #Admiral", "|S31 #General", "Leadership x3 |C31"],
        ),
        (
            "twt-004",
            "Leadership",
            &["|#Kai", "|#Nagus", "; !Klingon PADD"],
        ),
    ]);
}

/// roa-007 Dangerous Liaisons
/// 1E-DILX-06: a card from hand takes the place of the conditions.
#[test]
fn a_card_from_hand_nullifies_a_wall() {
    let t = meet("roa-007", "Treachery x3");
    assert!(waits(&t) && !passed(&t));
    assert!(passed(&meet("roa-007", "Treachery x3, Acquisition")));
    let mut t = meet_with("roa-007", "Physics", " hand: Recruit Mercenaries", "");
    t.yes();
    assert!(is_out(&t) && passed(&t) && t.in_discard(1, "Recruit Mercenaries"));
    let mut t = meet_with("roa-007", "Physics", " hand: Recruit Mercenaries", "");
    t.no();
    assert!(waits(&t) && t.in_hand(1, "Recruit Mercenaries"));
}

/// HF-006 Flim-Flam Artist
/// 1E-ATT-08: the opponent draws first.
#[test]
fn the_opponent_may_draw_before_a_wall_is_compared() {
    let mut t = meet_with("HF-006", "Law |C33", "", " deck: Box");
    t.yes();
    assert!(t.in_hand(2, "Box") && passed(&t));
    let mut t = meet_with("HF-006", "Law |C32", "", " deck: Box");
    t.no();
    assert!(!t.in_hand(2, "Box") && waits(&t));
}
