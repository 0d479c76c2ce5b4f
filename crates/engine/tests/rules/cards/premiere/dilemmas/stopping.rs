//! Dilemmas that stop.

use crate::support::facing::{
    SEEDS, harmless, left, overcome, planet, planet_with, returned, space, space_with, stopped,
};
use std::collections::BTreeSet;

/// 1C013 Captain's Holiday, 3S030 Sokath, His Eyes Uncovered!: without the skills all are stopped and the dilemma goes back to
/// its pile; what waited in the stack is overcome unfaced. 2E-DIL-12, 2E-DIL-18
#[test]
fn all_are_stopped_and_the_dilemma_goes_back() {
    for id in [
        "1C013", "1C021", "1C040", "1U045", "2C007", "2U019", "2C024", "3S030",
    ] {
        let t = planet(id, "Anara; Hoya; Daro");
        assert!(left(&t).is_empty(), "{id}");
        assert_eq!(stopped(&t, "Anara; Hoya; Daro").len(), 3, "{id}");
        assert!(returned(&t), "{id}");
        assert_eq!(t.beneath(crate::support::facing::PLANET), ["Halt"], "{id}");
    }
}

/// 1R035 Maglock: the same in space; the ship itself is not stopped. 2E-GAP-15
#[test]
fn the_ship_of_stopped_personnel_is_not_stopped() {
    let t = space("1R035", "Anara; Hoya");
    assert_eq!(stopped(&t, "Anara; Hoya").len(), 2);
    assert!(returned(&t));
    assert!(!t.is_stopped(crate::support::facing::SHIP));
}

/// 1C031 Invidium Leak: all are stopped, but nothing sends the dilemma away: it is overcome. 2E-DIL-14
#[test]
fn a_dilemma_that_is_not_told_where_to_go_is_overcome() {
    let t = space("1C031", "Anara; Hoya");
    assert!(left(&t).is_empty());
    assert!(overcome(&t));
}

/// 1C003 Alien Abduction: three at random; if there are fewer, all of them. 2E-GLOSS-15, 2E-ACT-15
#[test]
fn three_at_random_are_stopped() {
    let crew = "Lopez; Mills; Hoya; Rixx; Brilgar";
    let mut seen = BTreeSet::new();
    for seed in SEEDS {
        let t = space_with(
            "1C003 as D",
            crate::support::facing::SHIP,
            crew,
            &format!("seed {seed}"),
        );
        assert_eq!(left(&t).len(), 2);
        assert_eq!(stopped(&t, crew).len(), 3);
        assert!(overcome(&t));
        seen.insert(left(&t));
    }
    assert!(seen.len() > 2, "chance decides");
    assert!(left(&space("1C003", "Lopez; Mills")).is_empty());
}

/// 1C019 Contamination, 1C022 Debris Field: only those with the skill are stopped, and the dilemma goes back.
/// 2E-DIL-12, 2E-DIL-16
#[test]
fn only_those_with_the_skill_are_stopped() {
    let t = planet("1C019", "Emok; Bandee; Lopez");
    assert_eq!(left(&t), ["Lopez"]);
    assert!(returned(&t));
    let t = space("1C022", "Anara; Altman; Lopez");
    assert_eq!(left(&t), ["Lopez"]);
    assert!(returned(&t));
    // Nobody to stop: it goes back all the same.
    let t = space("1C022", "Lopez; Mills");
    assert_eq!(left(&t), ["Lopez", "Mills"]);
    assert!(returned(&t));
}

/// 1U011 Blended, 1R042 Personal Duty, 2U017 Picking Up the Pieces: nobody with the skills stops all, one is just right, of
/// several all but one are stopped at random and the others stay. 2E-GLOSS-15
#[test]
fn of_too_many_experts_one_is_left() {
    let cases = [
        ("1U011", "Dohlem", "Shandor", "Daniel Kwan", true),
        ("1R042", "Rixx", "Hoya", "Keeve Falor", false),
        ("2U017", "Mills", "T'Lor", "Jabara", true),
    ];
    for (id, a, b, c, on_planet) in cases {
        let face = |crew: &str, seed: u64| {
            let (stack, more) = (format!("{id} as D"), format!("seed {seed}"));
            if on_planet {
                planet_with(&stack, crew, &more)
            } else {
                space_with(&stack, crate::support::facing::SHIP, crew, &more)
            }
        };
        let none = face("Anara; Lopez", 1);
        assert!(left(&none).is_empty() && overcome(&none), "{id}");
        let one = format!("Anara; Lopez; {a}");
        assert!(harmless(&face(&one, 1), &one), "{id}");
        let three = format!("Anara; Lopez; {a}; {b}; {c}");
        let mut spared = BTreeSet::new();
        for seed in SEEDS {
            let t = face(&three, seed);
            let mut experts = left(&t);
            experts.retain(|n| n != "Anara" && n != "Lopez");
            assert_eq!((left(&t).len(), experts.len()), (3, 1), "{id}");
            assert!(overcome(&t));
            spared.extend(experts);
        }
        assert!(spared.len() > 1, "chance decides who stays");
    }
}

/// 1U020 Damaged Reputation: too much Integrity costs five points, whether or not the rest is met; the score is never below
/// zero. 2E-DIL-21, 2E-GLOSS-12
#[test]
fn too_much_integrity_costs_points() {
    // Integrity 51 and 50, with two Diplomacy.
    let proud = "Dohlem; Shandor; Lopez; Mills; Rixx; Hoya; Altman; Bandee; J'Dan";
    let meek = "Dohlem; Shandor; Lopez; Mills; Rixx; Hoya; Altman; Anara; J'Dan";
    let face = |crew: &str, score: i16| {
        planet_with("1U020 as D", crew, &format!("player 1\n score {score}"))
    };
    let t = face(proud, 20);
    assert_eq!(t.score(1), 15);
    assert!(harmless(&t, proud));
    assert_eq!(face(meek, 20).score(1), 20);
    assert_eq!(face(proud, 3).score(1), 0);
    // Without a way out all are stopped.
    let t = face("Anara; Hoya; Paulson", 20);
    assert_eq!(t.score(1), 20);
    assert!(left(&t).is_empty() && returned(&t));
}

/// 1U059 Vastly Outnumbered: too much Strength costs five points; two weapons, or Integrity, or Anthropology with two Honor
/// keep the rest off. 2E-DIL-21, 2E-REQ-06
#[test]
fn too_much_strength_costs_points() {
    // Strength 56 and 55.
    let strong = "Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Tozara'Kesh; Varen'agor; Noret'ikar";
    let face = |crew: &str, gear: &str| {
        space_with(
            "1U059 as D",
            crate::support::facing::SHIP,
            &format!("{crew}{gear}"),
            "player 1\n score 20",
        )
    };
    let t = face(strong, "");
    assert_eq!(t.score(1), 15);
    assert!(harmless(&t, strong), "Integrity is high enough");
    let less = "Odera'Klen; Rak'tazan; Imat'Korex; Thexor; Tozara'Kesh; Varen'agor; Kahmis";
    assert_eq!(face(less, "").score(1), 20);
    let two = "; Starfleet Type-2 Phaser as a; Klingon Disruptor Pistol as b";
    assert!(harmless(&face("Anara; Hoya", two), "Anara; Hoya"));
    let t = face("Anara; Hoya", "; Starfleet Type-2 Phaser as a");
    assert!(left(&t).is_empty() && returned(&t));
    assert!(harmless(&face("Meraht; Lopez", ""), "Meraht; Lopez"));
}

/// 1U047 Quarren Labor Shortage: exactly half not Non-Aligned is enough. 2E-AFF-05
#[test]
fn half_of_them_must_not_be_non_aligned() {
    for (crew, fine) in [
        ("Anara; Lopez; Temarek; Galnar", true),
        ("Anara; Temarek; Galnar", false),
        ("Anara; Lopez; Temarek", true),
        ("Temarek", false),
    ] {
        let t = planet("1U047", crew);
        assert_eq!(harmless(&t, crew), fine, "{crew}");
        assert_eq!(returned(&t), !fine, "{crew}");
    }
}

/// 1C015 Chula: Echoes: the highest Cunning of the three at random decides, even or odd.
#[test]
fn an_even_highest_cunning_stops_the_three() {
    for (crew, stops) in [
        ("Davies; Lopez; Mills", true),
        ("Davies; T'Lara; Lopez", false),
        ("Lopez; Mills; Kahmis", false),
        ("Kahmis; Dokar; Dallan", true),
    ] {
        let t = planet("1C015", crew);
        assert_eq!(left(&t).is_empty(), stops, "{crew}");
        assert!(overcome(&t));
    }
    // A fourth is never touched.
    let t = planet("1C015", "Davies; Van Orton; Chagrith; Noram");
    assert_eq!(left(&t).len(), 1);
}

/// 1U053 Temptation: each of the three without Honor or Treachery is stopped, the others go on.
#[test]
fn those_without_honor_or_treachery_are_stopped() {
    let t = planet("1U053", "Lopez; J'Dan; Anara");
    assert_eq!(left(&t), ["J'Dan", "Lopez"]);
    assert_eq!(stopped(&t, "Lopez; J'Dan; Anara"), ["Anara"]);
    assert!(overcome(&t));
}
