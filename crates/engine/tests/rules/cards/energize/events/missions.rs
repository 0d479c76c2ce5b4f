//! Texts of missions: what they add, forbid and give when they are completed.

use crate::support::cards::events_missions::complete;
use crate::support::using::{choose, responds, use_it};
use cards::language::Kind;
use engine::script::table;

/// 2U100 Investigate Maquis Activity: five more if no other own mission is completed yet.
#[test]
fn a_first_success_counts_more() {
    for (other, points) in [("Excavation", 35), ("Excavation [completed]", 30)] {
        let t = table(&format!(
            "personnel Hero: Federation Diplomacy 2 Leadership I60
            player 1
              missions: Investigate Maquis Activity; {other}
              at Investigate Maquis Activity: Hero
            player 2
              missions: Medical Relief [completed]"
        ));
        assert_eq!(
            complete(t, "Investigate Maquis Activity", None).score(1),
            points
        );
    }
}

/// 2U098 Brute Force: five more if all own personnel at the mission are Klingon, also those who only watch.
#[test]
fn only_klingons_give_more() {
    for (watcher, points) in [
        ("", 45),
        ("Dokar", 45),
        ("Hoya", 40),
        ("Hoya of 2 by 2", 45),
    ] {
        let t = table(&format!(
            "personnel Hero: Klingon 2 Leadership 3 Security S60
            player 1
              missions: Brute Force
              at Brute Force: Hero; I.K.S. Vor'cha
              aboard I.K.S. Vor'cha: {watcher}"
        ));
        assert_eq!(
            complete(t, "Brute Force", None).score(1),
            points,
            "{watcher}"
        );
    }
}

/// 2U101 Mine Nebula: five more with three Bajorans in command, anywhere.
#[test]
fn three_bajorans_anywhere_give_more() {
    for (home, points) in [("Anara; Brilgar; Jabara", 35), ("Anara; Brilgar", 30)] {
        let t = table(&format!(
            "personnel Hero: Federation Engineer 2 Navigation Officer C60
            player 1
              missions: Mine Nebula; Bajor, Gift of the Prophets
              at Bajor: {home}
              at Mine Nebula: U.S.S. Galaxy
              aboard U.S.S. Galaxy: Hero"
        ));
        assert_eq!(
            complete(t, "Mine Nebula", Some("U.S.S. Galaxy")).score(1),
            points
        );
    }
}

/// 2U102 Treat Plague Ship: one of the own Medical personnel there goes to the discard pile, without being killed.
#[test]
fn a_doctor_stays_behind() {
    let t = table(
        "personnel Hero: Federation Biology C60
        player 1
          missions: Treat Plague Ship
          at Treat Plague Ship: U.S.S. Galaxy; U.S.S. Nebula
          aboard U.S.S. Galaxy: Hero; Martin
          aboard U.S.S. Nebula: Bandee; Hoya",
    );
    let mut t = complete(t, "Treat Plague Ship", Some("U.S.S. Galaxy"));
    assert_eq!((t.asked(), t.score(1)), (1, 20));
    assert_eq!(
        t.candidates(),
        ["Bandee", "Martin"],
        "at the mission, aboard any ship"
    );
    t.pick(&["Bandee"]);
    assert!(t.in_discard(1, "Bandee"));
    assert_eq!(t.happened(Kind::Kill), 0);
}

/// 2U095 Aid Clone Colony (2E-DL-04): a copy of a personnel in command is downloaded.
#[test]
fn a_clone_is_found() {
    let t = table(
        "personnel Hero: Federation Biology Diplomacy 2 Medical C60
        player 1
          missions: Aid Clone Colony; Earth, Cradle of the Federation
          at Aid Clone Colony: Hero
          at Earth: Rixx as model
          deck: Hoya; Rixx as clone; Martin",
    );
    let mut t = complete(t, "Aid Clone Colony", None);
    use_it(&mut t, "Aid Clone Colony");
    choose(&mut t, &["model"]);
    choose(&mut t, &["clone"]);
    assert!(t.in_hand(1, "clone"));
    assert_eq!(t.happened(Kind::Shuffle), 1);
}

/// 2U099 Cargo Haul: from here no own ship moves to a headquarters, and a trader who arrives may be stopped for a card while the mission
/// is not completed.
#[test]
fn cargo_is_not_taken_home() {
    let start = |mission: &str| {
        table(&format!(
            "planet Camp: NA
            player 1
              missions: {mission}; Camp; Earth, Cradle of the Federation
              at Camp: Bajoran Interceptor
              aboard Bajoran Interceptor: Kolos; Anara; Regana Tosh"
        ))
    };
    let mut t = start("Cargo Haul");
    t.move_to("Bajoran Interceptor", "Cargo Haul");
    use_it(&mut t, "Cargo Haul").pick(&["Kolos"]);
    assert!(t.is_stopped("Kolos") && t.hand(1).len() == 1);
    let mut t = start("Cargo Haul [completed]");
    t.move_to("Bajoran Interceptor", "Cargo Haul");
    assert!(!responds(&t));
    for (from, allowed) in [("Cargo Haul", false), ("Camp", true)] {
        let t = table(&format!(
            "planet Camp: NA
            player 1
              missions: Cargo Haul; Camp; Earth, Cradle of the Federation
              at {from}: U.S.S. Excelsior
              aboard U.S.S. Excelsior: Altman as a; Altman as b; Altman as c"
        ));
        assert_eq!(
            t.offers(t.move_action("U.S.S. Excelsior", "Earth")),
            allowed,
            "{from}"
        );
    }
}

/// 2U099 (2E-GAP-31): its text binds the ships of its own player only.
#[test]
fn cargo_of_others_goes_where_it_likes() {
    let t = table(
        "player 1
          missions: Earth, Cradle of the Federation
          at Cargo Haul: U.S.S. Excelsior
          aboard U.S.S. Excelsior: Altman as a; Altman as b; Altman as c
        player 2
          missions: Cargo Haul",
    );
    assert!(t.offers(t.move_action("U.S.S. Excelsior", "Earth")));
}

/// 2C034 Cargo Run, 2C047 Legal Proceedings: the mission with the event on it asks for one skill more and gives five points more.
#[test]
fn more_is_asked_and_more_is_given() {
    for (event, skill, mission, ship) in [
        (
            "Cargo Run",
            "Acquisition",
            "Fissure Research",
            Some("U.S.S. Galaxy"),
        ),
        ("Legal Proceedings", "Law", "Uncover DNA Clues", None),
    ] {
        for (more, points) in [(skill, true), ("Honor", false)] {
            let at = match ship {
                Some(ship) => format!("at {mission}: {ship}\n aboard {ship}: Hero; Mate"),
                None => format!("at {mission}: Hero; Mate"),
            };
            let t = table(&format!(
                "personnel Hero: Federation Astrometrics Engineer Physics Science Archaeology Exobiology C60
                personnel Mate: Federation {more}
                player 1
                  missions: {mission}
                  on {mission}: {event}
                  {at}"
            ));
            let t = complete(t, mission, ship);
            let printed = if ship.is_some() { 35 } else { 30 };
            assert_eq!(
                t.score(1),
                if points { printed + 5 } else { 0 },
                "{event} with {more}"
            );
        }
    }
}

/// 2C034, 2C047: they go on an own mission of their kind that is not a headquarters.
#[test]
fn each_goes_on_its_kind_of_mission() {
    let t = table(
        "player 1
          missions: Fissure Research; Uncover DNA Clues; Qo'noS
          hand: Cargo Run; Legal Proceedings
        player 2
          missions: Mining Survey; Excavation
        segment play",
    );
    let places = [
        "Fissure Research",
        "Uncover DNA Clues",
        "Qo'noS",
        "Mining Survey",
        "Excavation",
    ];
    let offered = |card: &str| -> Vec<&str> {
        let fits = |m: &&str| t.offers(t.play_action(card, Some(m)));
        places.into_iter().filter(fits).collect()
    };
    assert_eq!(offered("Cargo Run"), ["Fissure Research"]);
    assert_eq!(offered("Legal Proceedings"), ["Uncover DNA Clues"]);
}
