//! Ships that leave the missions for an event, and ships that follow.

use crate::support::using::{choose, to_orders, use_it, uses};
use cards::lexicon::Stat;
use engine::script::{Table, table};
use engine::{Action, Place};

/// A staffed Romulan ship with a Cloaking Device.
const CLOAKED: &str = "
planet Camp: Rom span 2
space Rift: Rom span 2
event Razor: cost 0 text [(when: Order, body: [Move(verb: Destroy, what: Every((filter: Title(Is(\"Engage Cloak\")))))])]
player 1
  missions: Camp; Rift
  core: Engage Cloak; Razor
  deck: 40x Hoya
  at Camp: D'deridex Advanced as bird
  aboard bird: Noram; Mopak; Chagrith
player 2
  missions: Excavation
";

fn hidden() -> Table {
    let mut t = table(CLOAKED);
    use_it(&mut t, "Engage Cloak");
    choose(&mut t, &["bird"]);
    t
}

/// 1R087 Engage Cloak: the ship is on the event, at no mission, with its crew aboard.
#[test]
fn a_cloaked_ship_is_nowhere() {
    let t = hidden();
    assert_eq!(t.place("bird"), Place::On(t.card("Engage Cloak")));
    assert!(t.aboard("Noram", "bird") && !t.at("bird", "Camp"));
    assert!(
        !t.offers(t.move_action("bird", "Rift")),
        "from nowhere no ship moves"
    );
    assert!(!t.offers(t.down("bird", "Camp")), "and nobody beams");
}

/// 1R087: one order a turn with this event, in whatever direction.
#[test]
fn one_order_a_turn_with_the_cloak() {
    let mut t = hidden();
    assert!(uses(&t, "Engage Cloak").is_empty());
    t.end();
    t.until_turn_of(1);
    to_orders(&mut t);
    use_it(&mut t, "Engage Cloak").pick(&["Rift"]);
    assert!(t.at("bird", "Rift") && t.aboard("Mopak", "bird"));
    assert!(
        uses(&t, "Engage Cloak").is_empty(),
        "it cannot hide again at once"
    );
}

/// 1R087 (2E-DISC-06): the ship appears at any mission, with no Range left for this turn.
#[test]
fn a_ship_that_appears_has_no_range_left() {
    let mut t = hidden();
    t.end();
    t.until_turn_of(1);
    to_orders(&mut t);
    use_it(&mut t, "Engage Cloak");
    assert!(
        t.candidates().contains(&"Camp".to_owned()),
        "{:?}",
        t.candidates()
    );
    t.pick(&["Camp"]);
    assert_eq!(t.stat("bird", Stat::UnusedRange), 0);
    assert!(!t.offers(t.move_action("bird", "Rift")));
    assert!(t.offers(t.down("bird", "Camp")), "it is there all the same");
    t.end();
    t.until_turn_of(1);
    to_orders(&mut t);
    assert!(t.offers(t.move_action("bird", "Rift")));
}

/// 1R087: with a ship on it the event cannot leave play; without one it can.
#[test]
fn the_cloak_holds_while_a_ship_is_on_it() {
    let mut t = hidden();
    use_it(&mut t, "Razor");
    assert!(t.in_core(1, "Engage Cloak"));
    assert_eq!(t.place("bird"), Place::On(t.card("Engage Cloak")));
    let mut t = table(CLOAKED);
    use_it(&mut t, "Razor");
    assert!(t.in_discard(1, "Engage Cloak"));
}

/// 1R087: only a staffed own ship with a Cloaking Device can hide, and only one.
#[test]
fn not_every_ship_can_hide() {
    for crew in [
        "Noram; Mopak",
        "Noram [stopped]; Mopak; Chagrith",
        "Daro; Parn; Emok",
    ] {
        let t = table(&format!(
            "planet Camp: Rom
            player 1
              missions: Camp
              core: Engage Cloak
              at Camp: D'deridex Advanced as bird; Romulan Scout Vessel
              aboard bird: {crew}
              aboard Romulan Scout Vessel: Jorvas as a; Jorvas as b
            player 2
              at Camp: D'deridex as theirs
              aboard theirs: Talvin; Dralvak as x; Dralvak as y; Dralvak as z"
        ));
        let mut t = t;
        if !uses(&t, "Engage Cloak").is_empty() {
            use_it(&mut t, "Engage Cloak");
        }
        assert_eq!(t.ask(), engine::Ask::Orders, "{crew}: no ship to choose");
        for ship in ["bird", "theirs", "Romulan Scout Vessel"] {
            assert!(t.at(ship, "Camp"), "{crew}: {ship}");
        }
    }
}

/// 1R087 (2E-UNIQ-07): two copies of the event hide two ships.
#[test]
fn each_cloak_has_its_own_ship() {
    let mut t = table(
        "planet Camp: Rom
        player 1
          missions: Camp
          core: Engage Cloak as one; Engage Cloak as two
          at Camp: D'deridex Advanced as first; D'deridex Advanced as second
          aboard first: Noram as n1; Mopak as m1; Chagrith as c1
          aboard second: Noram as n2; Mopak as m2; Chagrith as c2",
    );
    use_it(&mut t, "one").pick(&["second"]);
    use_it(&mut t, "two");
    choose(&mut t, &["first"]);
    assert_eq!(t.place("second"), Place::On(t.card("one")));
    assert_eq!(t.place("first"), Place::On(t.card("two")));
}

const CHASE: &str = "
planet Camp: Rom span 2
space Rift: Rom span 3
";

/// 1C081 Blind Spot: when an opponent's ship leaves, the ship with the event on it may follow; the Range this takes is
/// that of its own next turn.
#[test]
fn a_ship_follows_with_the_range_of_its_next_turn() {
    let start = || {
        let mut t = table(&format!(
            "{CHASE}
            player 1
              missions: Camp; Rift
              at Camp: Galor
              aboard Galor: Parn; Daro; Emok
            player 2
              at Camp: D'deridex Advanced as bird
              on bird: Blind Spot
              aboard bird: Noram; Mopak; Chagrith"
        ));
        t.move_to("Galor", "Rift");
        t
    };
    let mut t = start();
    assert_eq!(t.asked(), 2);
    use_it(&mut t, "Blind Spot");
    assert!(t.at("bird", "Rift") && t.at("Galor", "Rift"));
    t.end();
    t.until_turn_of(2);
    to_orders(&mut t);
    let full = t.stat("bird", Stat::Range);
    assert_eq!(
        t.stat("bird", Stat::UnusedRange),
        full - 5,
        "2 and 3 were used"
    );
    t.end();
    t.until_turn_of(2);
    to_orders(&mut t);
    assert_eq!(t.stat("bird", Stat::UnusedRange), full, "one turn only");
    let mut t = start();
    t.pass();
    assert!(t.at("bird", "Camp"));
}

/// 1C081: only what moves away from its own mission is followed.
#[test]
fn a_ship_elsewhere_is_not_followed() {
    let mut t = table(&format!(
        "{CHASE}
        player 1
          missions: Camp; Rift
          at Camp: Galor
          aboard Galor: Parn; Daro; Emok
        player 2
          at Rift: D'deridex Advanced as bird
          on bird: Blind Spot
          aboard bird: Noram; Mopak; Chagrith"
    ));
    t.move_to("Galor", "Rift");
    assert_eq!(t.asked(), 1);
    assert!(matches!(t.ask(), engine::Ask::Orders));
}

/// 1R134 Pursuit Course: a staffed ship left behind is placed where the opponent's ship went; Range does not matter.
#[test]
fn a_pursuer_arrives_with_the_pursued() {
    let start = |crew: &str| {
        let mut t = table(&format!(
            "{CHASE}
            player 1
              missions: Camp; Rift
              at Camp: Galor
              aboard Galor: Parn; Daro; Emok
            player 2
              hand: Pursuit Course
              at Camp: D'deridex Advanced as bird
              aboard bird: {crew}"
        ));
        t.move_to("Galor", "Rift");
        t
    };
    let mut t = start("Noram; Mopak; Chagrith");
    assert_eq!(t.asked(), 2);
    use_it(&mut t, "Pursuit Course");
    choose(&mut t, &["bird"]);
    assert!(t.at("bird", "Rift") && t.in_discard(2, "Pursuit Course"));
    assert_eq!(t.stat("bird", Stat::UnusedRange), 8, "placed, not moved");
    let t = start("Noram; Mopak");
    assert_eq!(t.asked(), 1, "an unstaffed ship pursues nobody");
}

/// 1R134: the player whose ship moves does not pursue it.
#[test]
fn nobody_pursues_an_own_ship() {
    let mut t = table(&format!(
        "{CHASE}
        player 1
          missions: Camp; Rift
          hand: Pursuit Course
          at Camp: Galor; D'deridex Advanced as bird
          aboard Galor: Parn; Daro; Emok
          aboard bird: Noram; Mopak; Chagrith"
    ));
    t.move_to("Galor", "Rift");
    assert!(matches!(t.ask(), engine::Ask::Orders));
    assert!(!t.offers(Action::Pass));
}
