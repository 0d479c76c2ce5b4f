//! Dilemmas that stop.

use super::kit::{
    SEEDS, at_halt, dead, harmless, left, names, overcome, planet, planet_with, returned, space,
    space_with, stopped,
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
        assert_eq!(t.beneath(super::kit::PLANET), ["Halt"], "{id}");
    }
}

/// 1R035 Maglock: the same in space; the ship itself is not stopped. 2E-GAP-15
#[test]
fn the_ship_of_stopped_personnel_is_not_stopped() {
    let t = space("1R035", "Anara; Hoya");
    assert_eq!(stopped(&t, "Anara; Hoya").len(), 2);
    assert!(returned(&t));
    assert!(!t.is_stopped(super::kit::SHIP));
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
            super::kit::SHIP,
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
                space_with(&stack, super::kit::SHIP, crew, &more)
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

/// 3C017 Miner Disagreement, 3C027 Sheer Lunacy: one at random is stopped and the dilemma goes back. 2E-DIL-12
#[test]
fn one_at_random_is_stopped_and_the_dilemma_goes_back() {
    let t = planet("3C017", "Anara; Lopez; Hoya");
    assert_eq!(
        (left(&t).len(), stopped(&t, "Anara; Lopez; Hoya").len()),
        (2, 1)
    );
    assert!(returned(&t));
    let t = space("3C027", "Anara; Lopez; Hoya");
    assert_eq!(left(&t).len(), 2);
    assert!(returned(&t));
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
            super::kit::SHIP,
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

/// 3C004 Confined to Quarters, 3C014 History Repeats Itself, 3C018 Murder Investigation, 3C029 So Many Enemies: one expert among
/// the three stops all three; an expert who was not selected does not.
#[test]
fn one_expert_among_the_three_stops_all_three() {
    for (id, expert, on_planet) in [
        ("3C004", "Rixx", false),
        ("3C014", "Barron", true),
        ("3C018", "Lopez", true),
        ("3C029", "J'Dan", true),
    ] {
        let crew = format!("Anara; Hoya; Paulson; {expert}");
        let (mut hit, mut missed) = (0, 0);
        for seed in SEEDS {
            let (stack, more) = (format!("{id} as D"), format!("seed {seed}"));
            let t = if on_planet {
                planet_with(&stack, &crew, &more)
            } else {
                space_with(&stack, super::kit::SHIP, &crew, &more)
            };
            assert!(overcome(&t) && at_halt(&t), "{id}");
            if left(&t).len() == 1 {
                assert_ne!(left(&t), [expert], "{id}");
                hit += 1;
            } else {
                assert_eq!(left(&t), names(&crew), "{id}");
                missed += 1;
            }
        }
        assert!(hit > 0 && missed > 0, "{id}: {hit} and {missed}");
    }
}

/// 3U009 Dressing Down: a cost of exactly 1 among the three.
#[test]
fn one_cheap_personnel_among_the_three_stops_all_three() {
    assert!(left(&planet("3U009", "T'Lara; T'vis; Anara")).is_empty());
    let dear = "T'Lara; T'vis; Vorax";
    assert!(harmless(&planet("3U009", dear), dear));
}

/// 1U053 Temptation: each of the three without Honor or Treachery is stopped, the others go on.
#[test]
fn those_without_honor_or_treachery_are_stopped() {
    let t = planet("1U053", "Lopez; J'Dan; Anara");
    assert_eq!(left(&t), ["J'Dan", "Lopez"]);
    assert_eq!(stopped(&t, "Lopez; J'Dan; Anara"), ["Anara"]);
    assert!(overcome(&t));
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
