//! Texts of missions: what they add, forbid and give when they are completed.

use super::{choose, in_order, no_dilemmas, pass_all, picks, responds, use_it};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use engine::{Ask, Place};

/// Attempts with nothing in the way.
fn complete(mut t: Table, mission: &str, ship: Option<&str>) -> Table {
    let action = t.attempt_action(mission, ship);
    t.act(action);
    no_dilemmas(&mut t);
    t
}

/// 1U165, 1U197, 2U100: with one of the own Maquis on the planet the mission is not completed; in orbit one does no harm.
#[test]
fn rebels_on_the_planet_spoil_it() {
    let hero = "personnel Hero: Federation Anthropology 2 Diplomacy Honor 2 Leadership Law 2 Navigation Security Officer I60 C60 S60
        personnel Rebel: Federation [Maq]";
    for mission in [
        "Evacuate Colony",
        "Search and Rescue",
        "Investigate Maquis Activity",
    ] {
        for (rebel, done) in [
            ("Rebel", false),
            ("U.S.S. Galaxy\n aboard U.S.S. Galaxy: Rebel", true),
            ("Hoya", true),
        ] {
            let t = table(&format!(
                "{hero}
                player 1
                  missions: {mission}; Excavation
                  at {mission}: Hero; {rebel}"
            ));
            let t = complete(t, mission, None);
            assert_eq!(t.score(1) > 0, done, "{mission}, {rebel}");
            assert_eq!(t.is_stopped("Hero"), !done, "{mission}, {rebel}");
        }
        // Somebody else's rebel does not count.
        let t = table(&format!(
            "{hero}
            player 1
              missions: {mission}
              at {mission}: Hero
            player 2
              at {mission}: Rebel"
        ));
        assert!(complete(t, mission, None).score(1) > 0, "{mission}");
    }
}

/// 1U175 Intercept Maquis: not with a ship that has a Maquis aboard, whoever commands that one.
#[test]
fn rebels_aboard_spoil_it() {
    for (rest, points) in [("", 35), ("; Rebel", 0), ("; Rebel of 2 by 2", 0)] {
        let t = table(&format!(
            "personnel Hero: Federation 2 Leadership Officer Security C60
            personnel Rebel: Federation [Maq]
            player 1
              missions: Intercept Maquis
              at Intercept Maquis: U.S.S. Galaxy; U.S.S. Nebula
              aboard U.S.S. Galaxy: Hero{rest}
              aboard U.S.S. Nebula: Rebel as far"
        ));
        let t = complete(t, "Intercept Maquis", Some("U.S.S. Galaxy"));
        assert_eq!(t.score(1), points, "{rest}");
    }
}

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

/// 1S171, 2U097, 3S108: five more if those completing it have the skills, whoever of them.
#[test]
fn more_skill_more_points() {
    let cases = [
        (
            "Geological Survey",
            "Geology Physics Science",
            ["Geology", "2 Acquisition"],
            "Acquisition",
            30,
        ),
        (
            "Avert Danger",
            "Astrometrics Physics Science",
            ["Physics", "Science"],
            "Astrometrics",
            30,
        ),
        (
            "Survey Star System",
            "Astrometrics Navigation Science",
            ["Diplomacy", "Treachery"],
            "Law",
            30,
        ),
    ];
    for (mission, skills, enough, not, points) in cases {
        for (more, bonus) in [(enough[0], 5), (enough[1], 5), (not, 0)] {
            let space = mission == "Survey Star System";
            let at = if space {
                format!("at {mission}: U.S.S. Galaxy\n aboard U.S.S. Galaxy: Hero; Mate")
            } else {
                format!("at {mission}: Hero; Mate; U.S.S. Galaxy\n aboard U.S.S. Galaxy: Crew")
            };
            let t = table(&format!(
                "personnel Hero: Federation {skills} C60
                personnel Mate: Federation {more}
                personnel Crew: Federation 2 Acquisition 2 Geology 2 Physics 2 Science
                player 1
                  missions: {mission}
                  {at}"
            ));
            let mut t = complete(t, mission, space.then_some("U.S.S. Galaxy"));
            while picks(&t) {
                choose(&mut t, &["Hero"]);
            }
            assert_eq!(t.score(1), points + bonus, "{mission} with {more}");
        }
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

/// 1U184 Kressari Rendezvous: up to three Hand Weapons aboard the ship go for five points each.
#[test]
fn weapons_are_sold() {
    let start = || {
        let t = table(
            "personnel Hero: Bajoran Officer 2 Treachery S60
            player 1
              missions: Kressari Rendezvous
              at Kressari Rendezvous: Galor; Keldon
              aboard Galor: Hero; Bajoran Phaser Pistol as a; Bajoran Phaser Pistol as b; Klingon Disruptor Pistol as c; Cardassian Phaser Pistol as d; Tricorder
              aboard Keldon: Bajoran Phaser Pistol as far",
        );
        complete(t, "Kressari Rendezvous", Some("Galor"))
    };
    let mut t = start();
    use_it(&mut t, "Kressari Rendezvous");
    assert_eq!(t.candidates(), ["a", "b", "c", "d"]);
    t.pick(&["a", "c"]);
    in_order(&mut t, &["a", "c"]);
    assert_eq!(t.score(1), 40);
    assert!(t.in_discard(1, "a") && t.in_discard(1, "c") && t.aboard("b", "Galor"));
    let mut t = start();
    pass_all(&mut t);
    assert_eq!(t.score(1), 30);
}

/// 1U194 Rescue Prisoners: an own captive may come home.
#[test]
fn a_prisoner_comes_home() {
    let t = table(
        "personnel Hero: Federation Leadership Security Transporters S60
        player 1
          missions: Rescue Prisoners; Earth, Cradle of the Federation
          at Rescue Prisoners: Hero
        player 2
          brig: Rixx of 1; Lopez of 1",
    );
    let mut t = complete(t, "Rescue Prisoners", None);
    use_it(&mut t, "Rescue Prisoners").pick(&["Lopez"]);
    choose(&mut t, &["Earth"]);
    assert!(t.on_surface("Lopez", "Earth"));
    assert_eq!(t.place("Rixx"), Place::Brig(player(2)));
    assert_eq!(t.commander("Lopez"), player(1));
}

/// 1U196 Runabout Search: a Bajoran or Federation personnel of the discard pile is placed aboard an own ship there.
#[test]
fn a_lost_one_is_found() {
    let t = table(
        "personnel Hero: Federation Medical Science Transporters Honor C60
        player 1
          missions: Runabout Search
          at Runabout Search: Hero; U.S.S. Galaxy
          discard: Daro; Anara; Rixx; Tricorder",
    );
    let mut t = complete(t, "Runabout Search", None);
    use_it(&mut t, "Runabout Search");
    choose(&mut t, &["U.S.S. Galaxy"]);
    assert_eq!(t.candidates(), ["Anara", "Rixx"]);
    t.pick(&["Anara"]);
    assert!(t.aboard("Anara", "U.S.S. Galaxy"));
    let t = table(
        "personnel Hero: Federation Medical Science Transporters Honor C60
        player 1
          missions: Runabout Search
          at Runabout Search: Hero
          discard: Anara; Rixx",
    );
    let t = complete(t, "Runabout Search", None);
    assert_eq!((t.score(1), t.ask()), (35, Ask::Orders), "no ship, nobody");
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

/// 3U097 Pacify Warring Factions: one killed by a dilemma in the attempt there may return to hand.
#[test]
fn the_dead_go_home() {
    for mission in ["Pacify Warring Factions", "Runabout Search"] {
        let mut t = table(&format!(
            "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
            player 1
              missions: Pacify Warring Factions; Runabout Search
              at {mission}: Rixx
            player 2
              pile: Pit"
        ));
        t.attempt(mission).pick(&["Pit"]);
        if mission == "Runabout Search" {
            assert!(t.in_discard(1, "Rixx"));
            continue;
        }
        use_it(&mut t, "Pacify Warring Factions");
        assert!(t.in_hand(1, "Rixx"));
        assert_eq!(t.happened(Kind::Kill), 0);
    }
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

/// 1R392 U.S.S. Enterprise-E, Federation Envoy: at a Federation planet mission that its player completes it is worth five points.
#[test]
fn an_envoy_is_worth_points() {
    for (mission, place, bonus) in [
        ("Excavation", "Excavation", 5),
        ("Excavation", "Qo'noS", 0),
        (
            "Quest for the Sword of Kahless",
            "Quest for the Sword of Kahless",
            0,
        ),
    ] {
        let t = table(&format!(
            "personnel Hero: Romulan Anthropology 2 Archaeology Leadership 2 Science Honor C60 S60
            player 1
              missions: {mission}; Qo'noS
              at {mission}: Hero
              at {place}: U.S.S. Enterprise-E, Federation Envoy"
        ));
        let t = complete(t, mission, None);
        let printed = if mission == "Excavation" { 30 } else { 40 };
        assert_eq!(
            t.score(1),
            printed + bonus,
            "{mission} with the ship at {place}"
        );
    }
}

/// 1U117 The Reman Mines: each own Romulan ship is faster by one for each Reman in command, three at most.
#[test]
fn remans_speed_up_the_fleet() {
    use cards::lexicon::Stat;
    for (remans, range) in [
        ("Mopak", 7),
        ("Chagrith; Dralvak", 9),
        ("Chagrith; Dralvak; Jorvas; Thexor", 10),
    ] {
        let t = table(&format!(
            "player 1
              missions: Supervise Dilithium Mine; Romulus
              on Supervise Dilithium Mine: The Reman Mines
              at Romulus: {remans}; D'deridex as own; Galor
            player 2
              at Romulus: D'deridex as theirs"
        ));
        assert_eq!(t.stat("Galor", Stat::Range), 8);
        assert_eq!(t.stat("theirs", Stat::Range), 7);
        assert_eq!(t.stat("own", Stat::Range), range, "{remans}");
    }
}
