//! Dilemmas that kill.

use super::kit::{
    PLANET, SEEDS, SHIP, SPACE, at_halt, dead, harmless, left, overcome, planet, planet_with,
    returned, space, space_with, stopped,
};
use cards::language::Kind;
use engine::Place;

/// 3S002 An Old Debt, 3C003 Close Call, 3C013 Graviton Wave, 3S016 Justice or Vengeance, 3S021 Psycho-Kinetic Attack: only one
/// with the skill can die; without such a one nobody does. 2E-DIL-14, 2E-GLOSS-15
#[test]
fn one_with_the_skill_is_killed() {
    let cases = [
        ("3S002", "Rixx", "Noram", true),
        ("3C003", "Altman", "Narik", true),
        ("3C013", "Davies", "Weld Ram", false),
        ("3S016", "J'Dan", "Soto", true),
        ("3S021", "Lopez", "Mills", true),
    ];
    for (id, a, b, on_planet) in cases {
        let face = |crew: &str, seed: u64| {
            let (stack, more) = (format!("{id} as D"), format!("seed {seed}"));
            if on_planet {
                planet_with(&stack, crew, &more)
            } else {
                space_with(&stack, SHIP, crew, &more)
            }
        };
        let (mut first, mut second) = (0, 0);
        for seed in SEEDS {
            let t = face(&format!("Hoya; Dokar; {a}; {b}"), seed);
            assert_eq!(left(&t).len(), 3, "{id}");
            assert!(overcome(&t));
            first += usize::from(t.in_discard(1, a));
            second += usize::from(t.in_discard(1, b));
        }
        assert!(first > 0 && second > 0, "{id}: {first} and {second}");
        let none = if id == "3S002" {
            "Hoya; Dokar"
        } else {
            "Hoya; Dokar; Rixx"
        };
        assert!(harmless(&face(none, 1), none), "{id}");
    }
}

/// 2C016 Nausicaan Pirates, 3C024 Rock People, 3U025 Rogue Borg Ambush: one dies, the others are stopped, it is overcome.
/// 1C009 Automated Weapons, 3R005 Dangerous Climb: the same, but it goes back. 2E-DIL-14, 2E-DIL-12
#[test]
fn one_dies_and_the_rest_is_stopped() {
    let crew = "Anara; Hoya; Paulson";
    for (id, back) in [
        ("3C024", false),
        ("3U025", false),
        ("1C009", true),
        ("3R005", true),
    ] {
        let t = planet(id, crew);
        assert!(left(&t).is_empty(), "{id}");
        assert_eq!((dead(&t).len(), stopped(&t, crew).len()), (1, 2), "{id}");
        assert_eq!((returned(&t), overcome(&t)), (back, !back), "{id}");
    }
    let t = space("2C016", crew);
    assert_eq!((dead(&t).len(), stopped(&t, crew).len()), (1, 2));
    assert!(overcome(&t));
}

/// 2C013 Houdini Mines: one dies, the dilemma goes back and the others go on. 2E-DIL-12
#[test]
fn one_dies_and_the_dilemma_goes_back() {
    let t = planet("2C013", "Anara; Hoya; Paulson");
    assert_eq!((dead(&t).len(), left(&t).len()), (1, 2));
    assert!(returned(&t));
}

/// 1R010 Berserk Changeling: never a Changeling; the Changeling is stopped with the rest, and alone nobody dies.
/// 2E-GLOSS-15
#[test]
fn a_changeling_is_not_selected() {
    for seed in SEEDS {
        let t = planet_with(
            "1R010 as D",
            "Founder Councilor; Hoya",
            &format!("seed {seed}"),
        );
        assert_eq!(dead(&t), ["Hoya"]);
        assert!(t.is_stopped("Founder Councilor"));
    }
    let t = planet("1R010", "Founder Councilor");
    assert!(dead(&t).is_empty() && t.is_stopped("Founder Councilor") && overcome(&t));
}

/// 1R007 Assassination Attempt, 1R024 Enemy Boarding Party, 1C029 Hunter Gangs: each selected personnel is judged alone, at the
/// very number nobody dies. 2E-GAP-48
#[test]
fn each_of_those_selected_is_judged_alone() {
    let t = planet("1R007", "J'Dan; Anara");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["Anara".into()], vec!["J'Dan".into()])
    );
    assert!(overcome(&t));
    assert_eq!(dead(&planet("1R007", "Hoya; Anara")), ["Anara", "Hoya"]);
    // Strength 5, 6, 7.
    let t = space("1R024", "Hoya; Lopez; Jerax");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["Hoya".into()], vec!["Jerax".into(), "Lopez".into()])
    );
    // Cunning and Strength: Weld Ram 10, Lopez 11.
    let t = planet("1C029", "Weld Ram; Lopez");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["Weld Ram".into()], vec!["Lopez".into()])
    );
}

/// 1U049 Skullduggery, 2U018 Plasma Shock, 2C027 Traitor Exposed: the selected personnel is stopped with the characteristic and
/// killed without it. 2E-SKILL-08
#[test]
fn the_selected_one_is_stopped_or_killed() {
    for (id, tough, weak) in [
        ("1U049", "J'Dan", "Anara"),
        ("1U049", "Kolos", "Anara"),
        ("2U018", "Jerax", "Lopez"),
    ] {
        let t = planet(id, tough);
        assert!(t.is_stopped(tough) && overcome(&t), "{id}");
        let t = planet(id, weak);
        assert!(t.in_discard(1, weak) && overcome(&t), "{id}");
    }
    // Treachery with Cunning 7 and 6; without Treachery nobody is selected.
    let t = planet("2C027", "Grathon Tolar, Hologram Forger as Tolar; Anara");
    assert!(t.is_stopped("Tolar"));
    assert_eq!(left(&t), ["Anara"]);
    let t = planet("2C027", "Rogesh; Anara");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["Rogesh".into()], vec!["Anara".into()])
    );
    assert!(harmless(&planet("2C027", "Anara; Hoya"), "Anara; Hoya"));
}

/// 1C056 Trabe Grenade: one with Leadership or Security, and only below Cunning 7.
#[test]
fn a_grenade_finds_slow_leaders_and_guards() {
    assert_eq!(dead(&planet("1C056", "Lopez; Anara")), ["Lopez"]);
    assert_eq!(dead(&planet("1C056", "Rixx; Anara")), ["Rixx"]);
    assert!(harmless(&planet("1C056", "T'Lara; Anara"), "T'Lara; Anara"));
    assert!(harmless(&planet("1C056", "Hoya; Anara"), "Hoya; Anara"));
}

/// 2R002 Casualties of War, 2R026 Training Accident: three who cost 4 or less together die together, of dearer ones one dies.
/// 2E-GLOSS-15
#[test]
fn the_cheap_die_together() {
    for (id, on_planet) in [("2R002", true), ("2R026", false)] {
        let face = |crew: &str| {
            if on_planet {
                planet(id, crew)
            } else {
                space(id, crew)
            }
        };
        let t = face("Lopez; Mills; T'Lara");
        assert_eq!(dead(&t), ["Lopez", "Mills", "T'Lara"], "cost 4");
        assert!(overcome(&t));
        let t = face("Lopez; T'vis; T'Lara");
        assert_eq!((dead(&t).len(), left(&t).len()), (1, 2), "cost 5");
        assert!(overcome(&t));
    }
}

/// 1R058 Unscientific Method: the most Cunning Science personnel without Treachery dies; the Cunning of those remaining decides
/// the rest. 2E-SKILL-08, 2E-GLOSS-17
#[test]
fn the_most_cunning_scientist_dies_first() {
    // Davies 6 dies, Rogesh has Treachery, T'Lara no Science; enough Cunning remains.
    let t = planet(
        "1R058",
        "Davies; Weld Ram; Rogesh; T'Lara; Noram; Kahmis; Dokar",
    );
    assert_eq!(dead(&t), ["Davies"]);
    assert!(overcome(&t) && at_halt(&t));
    // Cunning 30 before, 24 after: not enough.
    let t = planet("1R058", "Davies; Weld Ram; T'Lara; Noram; Chagrith");
    assert_eq!(
        (t.asked(), t.candidates()),
        (2, vec!["Chagrith".to_owned(), "Davies".to_owned()])
    );
    let mut t = t;
    t.pick(&["Chagrith"]);
    assert_eq!(dead(&t), ["Chagrith"]);
    assert!(left(&t).is_empty() && returned(&t));
    // Nobody to kill: what remains still decides.
    let t = planet("1R058", "Anara; Hoya");
    assert!(dead(&t).is_empty() && left(&t).is_empty() && returned(&t));
}

/// 1C038 Misguided Activist: one with the Command icon is stopped, or killed instead; those without the icon are safe.
/// 2E-GLOSS-15
#[test]
fn an_activist_stops_or_kills_a_commander() {
    let t = planet("1C038", "Rixx; Lopez; Mills");
    assert!(t.is_stopped("Rixx") && dead(&t).is_empty(), "two Security");
    assert_eq!(left(&t), ["Lopez", "Mills"]);
    let t = planet("1C038", "Rixx; Lopez; Anara");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["Rixx".into()], vec!["Anara".into(), "Lopez".into()])
    );
    assert!(overcome(&t));
    let t = planet("1C038", "Rixx; T'vis; Keeve Falor");
    assert!(t.is_stopped("Rixx"), "Diplomacy and two Honor");
    assert!(harmless(&planet("1C038", "Lopez; Anara"), "Lopez; Anara"));
}

/// 1C038 Misguided Activist: the selected commander's own skills count, for nobody is stopped yet. 2E-DIL-25
#[test]
fn the_selected_one_still_counts() {
    // Sunad has Security and the Command icon.
    let t = planet("1C038", "Sunad; Lopez");
    assert!(t.is_stopped("Sunad") && dead(&t).is_empty());
}

/// 1C041 Ornaran Threat: with the skills one is stopped and it is overcome, without them one dies, the rest is stopped and it
/// goes back. 2E-DIL-12
#[test]
fn ornarans_threaten() {
    let crew = "Dohlem; Bandee; Anara";
    let t = planet("1C041", crew);
    assert_eq!(
        (left(&t).len(), stopped(&t, crew).len(), dead(&t).len()),
        (2, 1, 0)
    );
    assert!(overcome(&t));
    let crew = "Dohlem; Hoya; Anara";
    let t = planet("1C041", crew);
    assert_eq!(
        (left(&t).len(), stopped(&t, crew).len(), dead(&t).len()),
        (0, 2, 1)
    );
    assert!(returned(&t));
}

/// 2C005 Disgraceful Assault: the second demand only matters when the first is missed. 2E-DIL-25
#[test]
fn the_second_demand_amends_the_first() {
    let safe = "Kahmis; Lopez; Anara";
    assert!(
        harmless(&space("2C005", safe), safe),
        "two Security and Transporters"
    );
    let healed = "Bandee; Emok; Anara";
    let t = space("2C005", healed);
    assert_eq!(
        (left(&t).len(), stopped(&t, healed).len(), dead(&t).len()),
        (2, 1, 0)
    );
    let lost = "Bandee; Hoya; Anara";
    let t = space("2C005", lost);
    assert_eq!(
        (left(&t).len(), stopped(&t, lost).len(), dead(&t).len()),
        (0, 2, 1)
    );
    assert!(overcome(&t));
}

/// 2C028 Unexpected: stopped, or on top of the deck instead; that is no killing. 2E-CMD-11
#[test]
fn an_unexpected_journey_to_the_deck() {
    let met = "Leyor; Dohlem; Anara";
    let t = planet("2C028", met);
    assert_eq!((left(&t).len(), stopped(&t, met).len()), (2, 1));
    let t = planet("2C028", "Leyor; Anara");
    assert_eq!(left(&t).len(), 1);
    let top = t.deck(1).first().cloned().unwrap_or_default();
    assert!(top == "Leyor" || top == "Anara", "{top}");
    assert!(dead(&t).is_empty() && t.happened(Kind::Kill) == 0 && overcome(&t));
}

/// 2C023 Subspace Accident: one goes to the bottom of the deck. 2E-DIL-14
#[test]
fn a_subspace_accident_puts_one_under_the_deck() {
    let t = space("2C023", "Lopez; Anara");
    assert_eq!(left(&t).len(), 1);
    let bottom = t.deck(1).last().cloned().unwrap_or_default();
    assert!(bottom == "Lopez" || bottom == "Anara", "{bottom}");
    assert!(overcome(&t));
}

/// 2U001 A Klingon Matter: a strong selected personnel ends it without harm; a weak one dies and takes the others along.
#[test]
fn a_klingon_matter_is_about_strength() {
    assert!(harmless(&planet("2U001", "Jerax; Dokar"), "Jerax; Dokar"));
    let t = planet("2U001", "Lopez; Anara; Hoya");
    assert_eq!(
        (dead(&t).len(), stopped(&t, "Lopez; Anara; Hoya").len()),
        (1, 2)
    );
    assert!(returned(&t));
}

/// 1R023 Drumhead: one below Integrity 4 is placed in the discard pile, which is no killing; without such a one all are stopped
/// and it goes back. 2E-CMD-11, 2E-PLAY-14
#[test]
fn a_drumhead_trial() {
    let t = space("1R023", "J'Dan; Lopez; Temarek");
    assert_eq!(
        (dead(&t), left(&t)),
        (vec!["J'Dan".into()], vec!["Lopez".into(), "Temarek".into()])
    );
    assert!(overcome(&t));
    let t = space("1R023", "Lopez; Temarek");
    assert!(dead(&t).is_empty() && left(&t).is_empty() && returned(&t));
}

/// 3C001 A Bad End: only the own stopped ones on the planet, not those aboard the ship above, nor the participants.
/// 2E-DIL-17, 2E-DIL-11
#[test]
fn a_bad_end_finds_the_stopped_on_the_planet() {
    let more = format!(
        "player 1
          at {PLANET}: Anara [stopped]; {SHIP}
          aboard {SHIP}: Rixx [stopped]
        player 2
          at {PLANET}: Kahmis [stopped]"
    );
    for seed in SEEDS {
        let t = planet_with(
            "3C001 as D",
            "Lopez; Mills",
            &format!("{more}\nseed {seed}"),
        );
        assert_eq!(dead(&t), ["Anara"]);
        assert!(harmless(&t, "Lopez; Mills"));
    }
    assert!(dead(&planet("3C001", "Lopez; Mills")).is_empty());
}

/// 3C008 Don't Let It End This Way: the stopped ones aboard the ship of the attempt, not aboard another. 2E-DIL-11
#[test]
fn the_stopped_aboard_the_ship_die() {
    let more = format!(
        "player 1
          aboard {SHIP}: Anara [stopped]
          at {SPACE}: Keldon
          aboard Keldon: Daro [stopped]"
    );
    for seed in SEEDS {
        let t = space_with(
            "3C008 as D",
            SHIP,
            "Lopez; Mills",
            &format!("{more}\nseed {seed}"),
        );
        assert_eq!(dead(&t), ["Anara"]);
        assert!(harmless(&t, "Lopez; Mills"));
    }
}

/// 1S025 Equipment Malfunction: the equipment with the participants goes to its owner's hand, not that of others or aboard the
/// ship above. 2E-DIL-11
#[test]
fn equipment_with_the_participants_goes_to_hand() {
    let more = format!(
        "player 1
          at {PLANET}: Tricorder as mine; Medical Kit as borrowed of 2 by 1; {SHIP}
          aboard {SHIP}: Science PADD
        player 2
          at {PLANET}: Engineering Kit"
    );
    let t = planet_with("1S025 as D", "Lopez; Mills", &more);
    assert!(t.in_hand(1, "mine"));
    assert!(t.in_hand(2, "borrowed"));
    assert!(t.aboard("Science PADD", SHIP));
    assert!(t.on_surface("Engineering Kit", PLANET));
    assert!(harmless(&t, "Lopez; Mills"));
}

/// 1S025 Equipment Malfunction in space: aboard the ship of the attempt only. 2E-DIL-11
#[test]
fn equipment_aboard_the_ship_goes_to_hand() {
    let more = format!(
        "player 1
          aboard {SHIP}: Tricorder
          at {SPACE}: Keldon
          aboard Keldon: Medical Kit"
    );
    let t = space_with("1S025 as D", SHIP, "Lopez; Mills", &more);
    assert!(t.in_hand(1, "Tricorder"));
    assert_eq!(t.place("Medical Kit"), Place::Aboard(t.card("Keldon")));
}
