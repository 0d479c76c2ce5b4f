//! Ships: what they are while, and what they fetch.

use crate::support::cards::events_ships::values;
use crate::support::using::{choose, responds, use_it};
use cards::language::Kind;
use engine::Ask;
use engine::script::{Table, table};

fn at(mission: &str, ship: &str, crew: &str, more: &str) -> [i16; 3] {
    let t = table(&format!(
        "player 1
          missions: {mission}
          at {mission}: {ship} as ship
          aboard ship: {crew}
        player 2
          missions: Qo'noS
          {more}"
    ));
    values(&t, "ship")
}

/// 1U386 Keldon Advanced, 1U409 D'deridex Advanced, 1R414 Serrola: an own Intelligence personnel of the affiliation aboard makes them two better.
#[test]
fn intelligence_aboard_helps() {
    assert_eq!(at("Excavation", "Keldon Advanced", "Emok", ""), [8, 10, 9]);
    assert_eq!(at("Excavation", "Keldon Advanced", "Mopak", ""), [6, 8, 7]);
    assert_eq!(
        at("Excavation", "Keldon Advanced", "Emok [stopped]", ""),
        [6, 8, 7]
    );
    assert_eq!(
        at("Excavation", "D'deridex Advanced", "Mopak", ""),
        [8, 9, 9]
    );
    assert_eq!(
        at("Excavation", "D'deridex Advanced", "Marshor", ""),
        [6, 7, 7]
    );
    assert_eq!(
        at("Excavation", "Serrola", "Mopak as a; Mopak as b", ""),
        [8, 9, 9],
        "one is as good as two"
    );
}

/// 1R414 Serrola: at a mission of the Gamma Quadrant it is stronger, with or without a spy.
#[test]
fn serrola_is_stronger_in_gamma() {
    assert_eq!(at("Camping Trip", "Serrola", "Noram", ""), [6, 9, 8]);
    assert_eq!(at("Camping Trip", "Serrola", "Mopak", ""), [8, 11, 10]);
    assert_eq!(at("Hunt Alien", "Serrola", "Noram", ""), [6, 7, 7]);
}

/// 1R397 I.K.S. Hegh'ta, 1U410 Deranas: stronger at space missions, and in the Neutral Zone.
#[test]
fn some_ships_have_their_place() {
    assert_eq!(at("Mining Survey", "I.K.S. Hegh'ta", "Dokar", "")[1], 10);
    assert_eq!(at("Excavation", "I.K.S. Hegh'ta", "Dokar", "")[1], 8);
    assert_eq!(
        at("Iconia Investigation", "Deranas", "Noram", ""),
        [7, 11, 11]
    );
    assert_eq!(at("Excavation", "Deranas", "Noram", ""), [7, 9, 9]);
}

/// 1R402 I.K.S. Rotarran: one more Weapons for each Klingon with Honor aboard, three at most; it is the species that counts.
#[test]
fn honor_sharpens_weapons() {
    let weapons = |crew: &str| at("Excavation", "I.K.S. Rotarran", crew, "")[1];
    assert_eq!(weapons("Dokar"), 8);
    assert_eq!(weapons("T'vis; B'amara; Dokar"), 10);
    assert_eq!(weapons("T'vis; B'amara; Meraht; K'nera"), 11);
    assert_eq!(weapons("Lopez; Togaran"), 8);
}

/// 1R388 Reklar: a captive in the own brig makes it stronger.
#[test]
fn a_captive_encourages() {
    let t = |brig: &str| {
        values(
            &table(&format!(
                "player 1
                  missions: Excavation
                  at Excavation: Reklar
                  {brig}"
            )),
            "Reklar",
        )
    };
    assert_eq!(t("brig: Rixx of 2"), [8, 10, 9]);
    assert_eq!(t("core: Visionary"), [8, 8, 8]);
}

/// 1R389 Vetar, 1R411 Haakona, 2R175 Fortune (2E-DL-05, 2E-DL-06): when played they may fetch a card of a kind.
#[test]
fn ships_fetch_cards() {
    let deck = "Hoya; Blind Spot; Pursuit Course; Engage Cloak; Volnoth; Barron; Berild";
    for (ship, hq, found) in [
        (
            "Vetar",
            "Cardassia Prime",
            vec!["Blind Spot", "Pursuit Course"],
        ),
        (
            "Haakona",
            "Romulus",
            vec!["Blind Spot", "Engage Cloak", "Pursuit Course"],
        ),
        ("Fortune", "Romulus", vec!["Berild", "Volnoth"]),
    ] {
        let mut t = table(&format!(
            "player 1
              missions: {hq}
              hand: {ship}
              deck: {deck}
            segment play"
        ));
        t.play_at(ship, hq);
        assert!(responds(&t), "{ship}");
        use_it(&mut t, ship);
        assert_eq!(t.candidates(), found, "{ship}");
        t.pick(&[found[0]]);
        assert!(t.in_hand(1, found[0]), "{ship}");
        assert_eq!((t.happened(Kind::Shuffle), t.ask()), (1, Ask::PlayAndDraw));
        let mut t = table(&format!(
            "player 1
              missions: {hq}
              hand: {ship}
              deck: {deck}
            segment play"
        ));
        t.play_at(ship, hq).pass();
        assert_eq!(t.happened(Kind::Shuffle), 0, "{ship}: declined");
    }
}

/// Where only one of two ways is possible it may be taken without a question.
fn pick_option(t: &mut Table, n: u8) {
    if let engine::Choice::Options { .. } = t.pending().choice {
        t.option(n);
    }
}

/// 1R090 How Would You Like a Trip to Romulus?: a Commander for an own ship, or a ship for an own Commander.
#[test]
fn a_ship_and_its_commander_find_each_other() {
    let start = |have: &str| {
        let mut t = table(&format!(
            "planet Camp: Rom
            player 1
              missions: Camp
              hand: How Would You Like a Trip to Romulus?
              deck: Taris; Haakona; Donatra; Valdore; Noram
              at Camp: {have}
            segment play"
        ));
        t.play("How Would You Like a Trip to Romulus?");
        t
    };
    let mut t = start("Haakona as ship");
    pick_option(&mut t, 0);
    choose(&mut t, &["ship"]);
    choose(&mut t, &["Taris"]);
    assert!(t.in_hand(1, "Taris") && t.in_discard(1, "How Would You Like a Trip to Romulus?"));
    let mut t = start("Donatra as captain; Noram as man");
    pick_option(&mut t, 1);
    choose(&mut t, &["captain"]);
    choose(&mut t, &["Valdore"]);
    assert!(t.in_hand(1, "Valdore"));
}
