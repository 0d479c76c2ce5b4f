//! What has to be commanded to play an event, and where it goes.

use crate::support::cards::events_playing::offered;
use engine::script::table;

/// 1R076, 2U046, 2U066, 3U048, 3U065, 2U070, 2R061, 2R072: to play these, so many personnel of a kind are commanded, unstopped.
#[test]
fn events_ask_for_companions() {
    let cases = [
        (
            "Awaiting Trial",
            "Daro; Emok; Megar",
            "Daro; Emok; Megar [stopped]",
        ),
        ("Kotra", "Daro; Emok; Megar", "Daro; Emok"),
        (
            "Temba, His Arms Wide",
            "Rixx; Lopez; Davies",
            "Rixx; Lopez; Hoya",
        ),
        (
            "One With the Borg",
            "3x Archival Drone",
            "2x Archival Drone",
        ),
        (
            "Trial of Faith",
            "Anara; Brilgar; Jabara",
            "Anara; Brilgar; Hoya",
        ),
        (
            "Unseen Manipulations",
            "Selveth; 2x Thexor",
            "Selveth; Thexor; Mopak",
        ),
        ("Shadow Operation", "Selveth; Mopak", "Selveth; Chagrith"),
        ("Visionary", "Anara; Altman", "Anara; Daro"),
        ("Sickbay", "Martin", "Martin [stopped]"),
        ("Sensing a Trap", "Mopak", "Emok"),
        ("Pickpocket", "Vekor", "Narik"),
        (
            "Sabotage Program",
            "Anara; Altman; Hoya",
            "Anara; Altman; Rixx",
        ),
    ];
    for (event, enough, short) in cases {
        for (staff, allowed) in [(enough, true), (short, false)] {
            let mut t = table(&format!(
                "planet Camp: Fed
                player 1
                  missions: Camp
                  hand: {event}
                  at Camp: {staff}
                segment play"
            ));
            let play = t.play_action(event, None);
            if allowed {
                t.act(play);
                assert!(t.in_core(1, event), "{event}");
            } else {
                assert_eq!(
                    t.refused_act(play).rule,
                    "2E-ACT-11",
                    "{event} with {staff}"
                );
            }
        }
    }
}

/// 1R091 Inspiring Leader: on an own ship, one on each; with the ship's Commander aboard it is faster by two.
#[test]
fn a_leader_inspires_the_ship() {
    use cards::lexicon::Stat;
    let t = table(
        "planet Camp: Rom
        player 1
          missions: Camp
          hand: Inspiring Leader as spare
          at Camp: Valdore; Haakona; Galor
          on Haakona: Inspiring Leader as used
        player 2
          at Camp: Scimitar
        segment play",
    );
    assert_eq!(
        offered(
            &t,
            "spare",
            &["Valdore", "Haakona", "Galor", "Scimitar", "Camp"]
        ),
        ["Valdore", "Galor"]
    );
    for (crew, range) in [("Taris", 9), ("Noram", 7)] {
        let t = table(&format!(
            "planet Camp: Rom
            player 1
              missions: Camp
              at Camp: Haakona
              on Haakona: Inspiring Leader
              aboard Haakona: {crew}"
        ));
        assert_eq!(t.stat("Haakona", Stat::Range), range, "{crew}");
    }
}

/// 1C086 Diplomatic Overture: on any mission where an own Federation diplomat is.
#[test]
fn an_overture_begins_where_a_diplomat_is() {
    let t = table(
        "planet Camp: Fed
        planet Field: Fed
        planet Heath: Fed
        player 1
          missions: Camp; Heath; Excavation
          hand: Diplomatic Overture
          at Field: Seth Mendoza
          at Camp: Dohlem
          at Heath: U.S.S. Galaxy
          aboard U.S.S. Galaxy: Seth Mendoza as second
        player 2
          missions: Field
          at Excavation: Seth Mendoza as third
        segment play",
    );
    assert_eq!(
        offered(
            &t,
            "Diplomatic Overture",
            &["Camp", "Field", "Heath", "Excavation"]
        ),
        ["Field", "Heath"]
    );
}

/// 1U093, 1C119, 1C081: these go on an own planet mission, an own mission, an own ship.
#[test]
fn some_events_go_on_own_cards() {
    let t = table(
        "planet Camp: Kli
        player 1
          missions: Camp; Mining Survey; Qo'noS
          hand: Labor Camp; Warrior's Birthright; Blind Spot
          at Camp: Dokar; Kahmis; Vorax; Galor
        player 2
          missions: Excavation; Romulus
          at Camp: Keldon
        segment play",
    );
    let missions = ["Camp", "Mining Survey", "Qo'noS", "Excavation", "Romulus"];
    assert_eq!(offered(&t, "Labor Camp", &missions), ["Camp"]);
    assert_eq!(
        offered(&t, "Warrior's Birthright", &missions),
        ["Camp", "Mining Survey", "Qo'noS"]
    );
    assert_eq!(
        offered(&t, "Blind Spot", &["Galor", "Keldon", "Camp"]),
        ["Galor"]
    );
}
