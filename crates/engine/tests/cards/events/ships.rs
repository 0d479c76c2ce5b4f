//! Ships: what they are while, and what they fetch.

use super::{choose, pass_all, responds, use_it};
use crate::harness::{Table, table};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::Ask;

fn values(t: &Table, ship: &str) -> [i16; 3] {
    Stat::SHIP.map(|s| t.stat(ship, s))
}

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

/// 2R170 Aldara: with the highest score of all, each own Cardassian aboard is cleverer by one.
#[test]
fn success_makes_clever() {
    for (mine, theirs, cunning) in [(10, 5, 6), (10, 10, 5), (5, 10, 5)] {
        let t = table(&format!(
            "players 3
            player 1
              score {mine}
              missions: Excavation
              at Excavation: Aldara; Emok
              aboard Aldara: Daro; Hoya
            player 2
              score 0
            player 3
              score {theirs}"
        ));
        assert_eq!(t.stat("Daro", Stat::Cunning), cunning, "{mine} to {theirs}");
        assert_eq!(t.stat("Hoya", Stat::Cunning), 5);
        assert_eq!(t.stat("Emok", Stat::Cunning), 5, "not aboard");
    }
}

/// 2R174 I.K.S. Qam-Chee: staffed at an opponent's mission it weakens all opposing personnel and ships there.
#[test]
fn a_threat_weakens() {
    let start = |mission: &str, crew: &str| {
        table(&format!(
            "planet Camp: Fed
            planet Den: Kli
            player 1
              missions: Den
              at {mission}: I.K.S. Qam-Chee; Dokar
              aboard I.K.S. Qam-Chee: {crew}
            player 2
              missions: Camp
              at {mission}: Rixx; U.S.S. Galaxy
              aboard U.S.S. Galaxy: Lopez"
        ))
    };
    let crew = "Dokar as c; Kahmis as s1; Kahmis as s2; Kahmis as s3";
    let t = start("Camp", crew);
    assert_eq!(Stat::PERSONNEL.map(|s| t.stat("Rixx", s)), [5, 4, 4]);
    assert_eq!(t.stat("Lopez", Stat::Strength), 5);
    assert_eq!(values(&t, "U.S.S. Galaxy"), [7, 7, 8]);
    assert_eq!(values(&t, "I.K.S. Qam-Chee"), [8, 9, 9]);
    let t = start("Den", crew);
    assert_eq!(
        t.stat("Rixx", Stat::Integrity),
        6,
        "its own player's mission"
    );
    let t = start("Camp", "Dokar as c; Kahmis as s1");
    assert_eq!(t.stat("Rixx", Stat::Integrity), 6, "unstaffed");
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

/// 3R204 Tenak'talar: an opponent's failed attempt where the staffed ship is gives ten points.
#[test]
fn a_failure_is_watched() {
    for (place, crew, points) in [
        ("Camp", "Tholun; Imat'Korex; Odera'Klen", 10),
        ("Camp", "Tholun", 0),
        ("Qo'noS", "Tholun; Imat'Korex; Odera'Klen", 0),
    ] {
        let mut t = table(&format!(
            "planet Camp: Fed needs Telepathy
            player 1
              missions: Camp; Qo'noS
              at Camp: Rixx
            player 2
              at {place}: Tenak'talar
              aboard Tenak'talar: {crew}"
        ));
        t.attempt("Camp");
        super::no_dilemmas(&mut t);
        pass_all(&mut t);
        assert_eq!(t.score(2), points, "{place} with {crew}");
    }
}
