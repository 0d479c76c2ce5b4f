//! Texts of missions: what they add, forbid and give when they are completed.

use crate::support::cards::events_missions::complete;
use crate::support::using::{choose, in_order, pass_all, picks, use_it};
use engine::script::{player, table};
use engine::{Ask, Place};

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
