//! Dilemmas that kill.

use crate::support::facing::{
    PLANET, SEEDS, SHIP, SPACE, at_halt, dead, harmless, left, overcome, planet, planet_with,
    returned, space, space_with, stopped,
};
use engine::Place;

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
