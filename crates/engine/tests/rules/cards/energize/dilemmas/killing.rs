//! Dilemmas that kill.

use crate::support::facing::{dead, harmless, left, overcome, planet, returned, space, stopped};
use cards::language::Kind;

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
