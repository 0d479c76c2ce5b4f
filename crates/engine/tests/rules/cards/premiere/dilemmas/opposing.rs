//! Dilemmas for which the opponent chooses, names or takes.

use crate::support::facing::{
    SEEDS, dead, harmless, left, names, overcome, planet, planet_with, reads, returned, space,
    stopped,
};
use engine::script::player;
use engine::{Flag, Place};

/// 1C004 Antedean Assassins, 1C008 Authenticate Artifacts, 1C012 Bynars' Password, 1C037 Microbrain, 1C048 Recurring Injury,
/// 1C050 Stellar Core Fragment, 1C054 Tense Negotiations, 1C060 Wavefront, 3S007 DNA Analysis, 3S010 Failure To Communicate,
/// 3S015 Inside Collaborators: the opponent stops one with either skill; if there is none, all are stopped and it goes back.
/// 2E-GLOSS-16, 2E-DIL-12
#[test]
fn the_opponent_stops_an_expert() {
    for (id, a, b, on_planet) in [
        ("1C004", "Brilgar", "Soto", true),
        ("1C008", "Brilgar", "Weld Ram", true),
        ("1C012", "Anara", "T'Lor", true),
        ("1C037", "Martin", "Mills", true),
        ("1C048", "Altman", "Emok", true),
        ("1C050", "Anara", "Paulson", true),
        ("1C054", "Dohlem", "Rixx", true),
        ("1C060", "Paulson", "Dokar", false),
        ("3S007", "Emok", "Davies", true),
        ("3S010", "Barron", "Lopez", true),
        ("3S015", "Shandor", "J'Dan", true),
    ] {
        let face = |crew: &str| {
            if on_planet {
                planet(id, crew)
            } else {
                space(id, crew)
            }
        };
        let idle = match id {
            "1C012" | "1C048" | "1C060" => "Weld Ram",
            "1C008" => "Jorvas",
            _ => "Lian T'su",
        };
        let crew = format!("{idle}; {a}; {b}");
        for pick in [a, b] {
            let mut t = face(&crew);
            assert_eq!(
                (t.asked(), t.candidates()),
                (2, names(&format!("{a}; {b}"))),
                "{id}"
            );
            t.pick(&[pick]);
            assert_eq!(stopped(&t, &crew), [pick], "{id}");
            assert_eq!(left(&t).len(), 2, "{id}");
            assert!(overcome(&t), "{id}");
        }
        let t = face(idle);
        assert!(
            left(&t).is_empty() && t.is_stopped(idle) && returned(&t),
            "{id}"
        );
    }
}

/// 1C004 Antedean Assassins: the opponent sees face-down personnel in full before choosing. 2E-GLOSS-16
#[test]
fn the_opponent_sees_whom_to_choose() {
    let t = planet("1C004", "Brilgar [down]; Soto [down]; Hoya [down]");
    assert_eq!(t.asked(), 2);
    for name in ["Brilgar", "Soto"] {
        assert!(reads(&t, 2, name), "{name}");
    }
    assert!(!reads(&t, 2, "Hoya"), "Hoya cannot be chosen");
}

/// 1C014 Center of Attention: the opponent kills one with Treachery, all others are stopped; without Treachery all are stopped.
/// 2E-ACT-15
#[test]
fn the_center_of_attention_is_a_traitor() {
    let crew = "J'Dan; Durg; Lopez";
    let mut t = planet("1C014", crew);
    assert_eq!((t.asked(), t.candidates()), (2, names("J'Dan; Durg")));
    t.pick(&["Durg"]);
    assert_eq!(
        (dead(&t), stopped(&t, crew)),
        (vec!["Durg".into()], names("J'Dan; Lopez"))
    );
    assert!(overcome(&t));
    let t = planet("1C014", "Lopez; Hoya");
    assert!(dead(&t).is_empty() && left(&t).is_empty() && overcome(&t));
    let safe = "Quark, Resistance Informant as Quark; Lopez";
    assert!(harmless(&planet("1C014", safe), "Quark; Lopez"));
}

/// 1C006 Assassin's Blade: an Android or a Shape-shifter cannot be chosen; all others are stopped and it goes back. 2E-DIL-12
#[test]
fn a_blade_does_not_cut_androids_and_shape_shifters() {
    let crew = "Data, Aspirer as Data; Founder Councilor; Lopez; Hoya";
    let mut t = planet("1C006", crew);
    assert_eq!((t.asked(), t.candidates()), (2, names("Lopez; Hoya")));
    t.pick(&["Lopez"]);
    assert_eq!(dead(&t), ["Lopez"]);
    assert!(t.is_stopped("Data") && t.is_stopped("Founder Councilor") && t.is_stopped("Hoya"));
    assert!(returned(&t));
    // Cunning 27 and 26.
    for (crew, fine) in [
        ("Davies; Van Orton; Chagrith; Hoya; Dokar", true),
        ("Davies; Van Orton; Hoya; Anara; Dokar", false),
    ] {
        assert_eq!(harmless(&planet("1C006", crew), crew), fine, "{crew}");
    }
}

/// 1R032 Kelvan Show of Force: of the two the opponent chooses one dies at random. 2E-GLOSS-15
#[test]
fn one_of_the_two_chosen_dies() {
    let mut died = std::collections::BTreeSet::new();
    for seed in SEEDS {
        let crew = "Data, Aspirer as Data; Lopez; Hoya; Mills";
        let mut t = planet_with("1R032 as D", crew, &format!("seed {seed}"));
        assert_eq!(
            (t.asked(), t.candidates()),
            (2, names("Lopez; Hoya; Mills"))
        );
        t.pick(&["Lopez", "Mills"]);
        assert_eq!((dead(&t).len(), left(&t).len()), (1, 3));
        died.extend(dead(&t));
        assert!(overcome(&t));
    }
    assert_eq!(died.into_iter().collect::<Vec<_>>(), ["Lopez", "Mills"]);
}

/// 1R005 Armus Roulette: the Cunning of the four together, or of one of them alone, saves them; else the opponent kills one of
/// the four and the other three are stopped. 2E-DIL-25, 2E-REQ-06
#[test]
fn armus_plays_with_four() {
    // Together 23.
    let wise = "Davies; Van Orton; Chagrith; Lopez";
    assert!(harmless(&planet("1R005", wise), wise));
    // Together 22, nobody above 7.
    let slow = "Davies; T'Lara; Lopez; Kahmis";
    let mut t = planet("1R005", slow);
    assert_eq!((t.asked(), t.candidates()), (2, names(slow)));
    t.pick(&["T'Lara"]);
    assert_eq!(
        (dead(&t), stopped(&t, slow)),
        (vec!["T'Lara".into()], names("Davies; Lopez; Kahmis"))
    );
    assert!(left(&t).is_empty() && overcome(&t));
    // A fifth who was not selected is left alone.
    let crew = "Hoya; Lopez; Mills; Kahmis; Dokar";
    let mut t = planet("1R005", crew);
    let four = t.candidates();
    assert_eq!(four.len(), 4);
    t.pick(&[&four[0]]);
    assert_eq!(
        (dead(&t).len(), stopped(&t, crew).len(), left(&t).len()),
        (1, 3, 1)
    );
}

/// 1R005 Armus Roulette: one wise personnel among the four is enough. 2E-DIL-25
#[test]
fn one_wise_personnel_saves_the_four() {
    let sage = "personnel Sage: Federation I5 C8 S5";
    let t = planet_with("1R005 as D", "Sage; Dallan; Kahmis; Dokar", sage);
    assert!(harmless(&t, "Sage; Dallan; Kahmis; Dokar"));
    let sage = "personnel Sage: Federation I5 C7 S5";
    let t = planet_with("1R005 as D", "Sage; Dallan; Kahmis; Dokar", sage);
    assert_eq!(t.asked(), 2);
}

/// 1R030 Impressive Trophies: the dearest one goes to the opponent's brig, all others are stopped; a tie is the dilemma player's.
/// 2E-GLOSS-17, 2E-BRIG-01
#[test]
fn the_dearest_becomes_a_trophy() {
    let t = planet("1R030", "Lopez; Hoya; T'Lara");
    assert_eq!(t.place("T'Lara"), Place::Brig(player(2)));
    assert_eq!(stopped(&t, "Lopez; Hoya"), names("Lopez; Hoya"));
    assert!(overcome(&t) && left(&t).is_empty());
    let mut t = planet("1R030", "Lopez; T'vis; T'Lara");
    assert_eq!((t.asked(), t.candidates()), (2, names("T'vis; T'Lara")));
    t.pick(&["T'vis"]);
    assert_eq!(t.place("T'vis"), Place::Brig(player(2)));
    assert!(t.is_stopped("T'Lara"));
    assert!(!t.is("T'vis", Flag::Stopped) || t.commander("T'vis") == player(1));
}

/// 1R055 The Moon's a Window to Heaven: one at random goes to the brig, the others are stopped. 2E-BRIG-01, 2E-BRIG-02
#[test]
fn one_at_random_goes_to_the_brig() {
    let crew = "Lopez; Hoya; Mills";
    let t = planet("1R055", crew);
    assert_eq!(t.zone(Place::Brig(player(2))).len(), 1);
    assert_eq!(stopped(&t, crew).len(), 2);
    assert!(dead(&t).is_empty() && overcome(&t) && left(&t).is_empty());
}
