//! 2E-PRES.

use crate::support::journeys::set;
use cards::lexicon::Stat;

const PROUD: &str = "
        personnel Proud: Klingon [Cmd] Honor S5 text [(when: Static, body: [Apply(m: Stat(on: One(This), stats: [Strength],
            n: Count((filter: All([Type(Personnel), Skill(One(Honor), 1), Other, With(This)])))), until: InPlay)])]
        personnel Close: Klingon [Cmd] Honor S5 text [(when: Static, body: [Apply(m: Stat(on: One(This), stats: [Strength],
            n: Count((filter: All([Other, With(This)])))), until: InPlay)])]";

/// 2E-PRES-01
#[test]
fn present_are_other_personnel_and_equipment_only() {
    for rules in ["2003", "2002"] {
        let t = set(&format!(
            "
        rules {rules}
        {PROUD}
        player 1
          missions: Green
          at Green: Hawk; Finch
          aboard Hawk: Proud; Mog; Kor; Ann
          aboard Finch: Close; Bo; Kit"
        ));
        // Not itself, not Ann without Honor.
        assert_eq!(t.stat("Proud", Stat::Strength), 7);
        // Bo and the kit; not itself, not the ship it is aboard, no ship nearby.
        assert_eq!(t.stat("Close", Stat::Strength), 7);
        assert!(t.present("Close", "Bo") && t.present("Kit", "Bo") && t.present("Bo", "Kit"));
        for ship in ["Hawk", "Finch"] {
            for card in ["Close", "Kit", "Proud"] {
                assert!(!t.present(card, ship), "{card} and {ship}");
                assert!(!t.present(ship, card), "{ship} and {card}");
            }
        }
        assert!(!t.present("Hawk", "Finch"));
    }
}

/// 2E-PRES-02
#[test]
fn cards_on_one_headquarters_are_present_with_each_other() {
    let t = set("
        player 1
          missions: Base; Keep
          at Base: Ann; Bo; Kit
          at Keep: Cal");
    assert!(t.present("Ann", "Bo") && t.present("Bo", "Ann"));
    assert!(t.present("Ann", "Kit") && t.present("Kit", "Ann"));
    assert!(!t.present("Ann", "Cal"));
}

/// 2E-PRES-03
#[test]
fn cards_on_one_planet_are_present_whoever_commands_them() {
    let t = set(&format!(
        "
        players 3
        {PROUD}
        player 1
          missions: Green; Red
          at Green: Proud; Kit
        player 2
          at Green: Mog
          at Red: Kor
        player 3
          at Green: Kor as third"
    ));
    for (a, b) in [
        ("Proud", "Mog"),
        ("Proud", "third"),
        ("Mog", "third"),
        ("Mog", "Kit"),
        ("third", "Kit"),
    ] {
        assert!(t.present(a, b) && t.present(b, a), "{a} and {b}");
    }
    assert_eq!(t.stat("Proud", Stat::Strength), 7);
    let far = t.game.state().field().iter().copied().find(|c| {
        t.game.table().face(*c).title.as_str() == "Kor"
            && t.owner("Mog") == t.game.table().face(*c).owner
    });
    let far = far.expect("the Kor on Red");
    assert!(!t.game.present(t.card("Proud"), far));
}

/// 2E-PRES-04
#[test]
fn cards_aboard_one_ship_are_present_with_each_other() {
    let t = set("
        player 1
          missions: Deep; Green
          at Deep: Wren
          aboard Wren: Ann; Kit
        player 2
          aboard Wren: Kor");
    assert!(t.present("Ann", "Kit") && t.present("Kit", "Ann"));
    assert!(t.present("Ann", "Kor") && t.present("Kor", "Kit"));
}

/// 2E-PRES-05
#[test]
fn ship_and_surface_and_other_ships_are_apart() {
    for mission in ["Green", "Base"] {
        let t = set(&format!(
            "
        player 1
          missions: Green; Base
          at {mission}: Wren; Finch; Ann; Kit
          aboard Wren: Bo; Probe
          aboard Finch: Cal"
        ));
        for (a, b) in [
            ("Ann", "Bo"),
            ("Ann", "Probe"),
            ("Kit", "Bo"),
            ("Bo", "Cal"),
            ("Probe", "Cal"),
            ("Ann", "Cal"),
        ] {
            assert!(!t.present(a, b) && !t.present(b, a), "{a} and {b}");
        }
        assert!(t.present("Ann", "Kit") && t.present("Bo", "Probe"));
    }
}

/// 2E-PRES-05
#[test]
fn beaming_changes_who_is_present() {
    let mut t = set(&format!(
        "
        {PROUD}
        player 1
          missions: Green
          at Green: Hawk; Proud
          aboard Hawk: Mog"
    ));
    assert_eq!(t.stat("Proud", Stat::Strength), 5);
    t.beam_up(&["Proud"], "Green", "Hawk");
    assert_eq!(t.stat("Proud", Stat::Strength), 6);
    t.beam_down(&["Mog"], "Hawk", "Green");
    assert_eq!(t.stat("Proud", Stat::Strength), 5);
}
