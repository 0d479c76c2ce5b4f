//! 2E-STAFF.

use crate::support::journeys::{set, staffed};
use engine::script::Table;

/// A ship at Green with this crew; Red is in reach.
fn crew(ship: &str, aboard: &str) -> Table {
    set(&format!(
        "
        ship Pair: Federation staff[Stf Stf] R8
        ship Lead: Federation staff[Cmd] R8
        ship Raider: Federation staff[Cmd Maq] R8
        ship Barge: Federation R8
        personnel Max: Federation [Cmd] [E] Law
        personnel Rebel: Federation [Cmd] [Maq] Law
        personnel Clerk: Federation Law
        personnel Alien: Klingon [Cmd] Honor
        player 1
          missions: Green; Red
          at Green: {ship}
          aboard {ship}: {aboard}"
    ))
}

/// Staffed or not: the state says so and moving depends on it.
#[track_caller]
fn check(ship: &str, aboard: &str, is: bool) {
    let mut t = crew(ship, aboard);
    assert_eq!(staffed(&t, ship), is, "{ship} with {aboard}");
    let go = t.move_action(ship, "Red");
    if is {
        t.act(go);
        assert!(t.at(ship, "Red"));
    } else {
        assert_eq!(t.refused_act(go).rule, "2E-MOVE-02");
    }
}

/// 2E-STAFF-01
#[test]
fn every_icon_has_to_be_supplied() {
    check("Wren", "Ann; Bo", true);
    check("Wren", "Ann", false);
    check("Wren", "Bo", false);
    check("Wren", "Ann; Clerk", false);
    check("Wren", "", false);
}

/// 2E-STAFF-01
#[test]
fn only_own_personnel_aboard_supply_icons() {
    let text = |bo: &str| {
        format!(
            "
        player 1
          missions: Green; Red
          at Green: Wren; {}
          aboard Wren: Ann; {}
        player 2
          aboard Wren: {}",
            if bo == "surface" { "Bo" } else { "" },
            if bo == "aboard" { "Bo" } else { "" },
            if bo == "theirs" { "Bo" } else { "" }
        )
    };
    for (place, is) in [("surface", false), ("theirs", false), ("aboard", true)] {
        let t = set(&text(place));
        assert_eq!(staffed(&t, "Wren"), is, "{place}");
        assert_eq!(t.offers(t.move_action("Wren", "Red")), is, "{place}");
    }
}

/// 2E-STAFF-02
#[test]
fn somebody_of_the_ships_affiliation_must_be_aboard() {
    check("Wren", "Kor; Mog", false);
    check("Wren", "Kor; Mog; Clerk", true);
    check("Barge", "Kor", false);
    check("Barge", "Clerk", true);
    check("Barge", "", false);
}

/// 2E-STAFF-03
#[test]
fn one_personnel_supplies_one_icon() {
    check("Pair", "Max", false);
    check("Pair", "Max; Clerk", false);
    check("Pair", "Max; Bo", true);
    check("Raider", "Rebel", false);
}

/// 2E-STAFF-03
#[test]
fn icons_are_shared_out_so_that_all_are_supplied() {
    // Whoever comes first, Rebel has to give [Maq] and the other [Cmd].
    check("Raider", "Rebel; Max", true);
    check("Raider", "Max; Rebel", true);
    check("Raider", "Max; Ann", false);
    check("Wren", "Max; Bo", true);
    check("Wren", "Bo; Max", true);
}

/// 2E-STAFF-04
#[test]
fn command_serves_as_staff() {
    check("Pair", "Ann; Max", true);
    check("Pair", "Ann; Bo", true);
    check("Wren", "Ann; Max", true);
    check("Pair", "Ann; Clerk", false);
}

/// 2E-STAFF-05
#[test]
fn staff_does_not_serve_as_command() {
    check("Lead", "Bo; Cal", false);
    check("Lead", "Ann", true);
    check("Wren", "Bo; Cal", false);
}

/// 2E-STAFF-06
#[test]
fn stopped_personnel_do_not_staff() {
    check("Wren", "Kor; Mog; Clerk", true);
    check("Wren", "Kor; Mog; Clerk [stopped]", false);
    check("Wren", "Ann; Bo [stopped]", false);
    check("Wren", "Ann; Bo [stopped]; Cal", true);
    check("Lead", "Ann [stopped]; Clerk", false);
}

/// 2E-STAFF-06
#[test]
fn a_ship_loses_its_staff_when_somebody_is_stopped() {
    let mut t = set("
        event Rest: cost 0 play (to: Nowhere) text [(when: Resolve, body: [
            Stop(what: Every((filter: Title(Is(\"Bo\")))))])]
        player 1
          missions: Green; Red
          counters 0
          deck:
          hand: Rest
          at Green: Finch
          aboard Finch: Bo; Mog
        segment play");
    assert!(staffed(&t, "Finch"));
    t.play("Rest").end();
    // Mog still has the icon, but nobody of the affiliation is left.
    assert!(t.is_stopped("Bo"));
    assert!(!staffed(&t, "Finch"));
    let go = t.move_action("Finch", "Red");
    assert_eq!(t.refused_act(go).rule, "2E-MOVE-02");
}

/// 2E-STAFF-07
#[test]
fn the_matching_personnel_is_one_of_the_icons_or_one_more() {
    check("U.S.S. Galaxy", "Kor; Mog; Mog; Bo", true);
    check("U.S.S. Galaxy", "Ann; Mog; Mog; Mog", true);
    check("U.S.S. Galaxy", "Kor; Vek; Mog; Tal", false);
    check("U.S.S. Galaxy", "Kor; Vek; Mog; Tal; Clerk", true);
    check("U.S.S. Galaxy", "Kor; Vek; Mog; Clerk", false);
    check("U.S.S. Galaxy", "Ann; Max; Max; Max", true);
}

/// 2E-STAFF-01
/// 2E-STAFF-02
#[test]
fn whom_one_commands_counts_whoever_owns_the_card() {
    let text = |bo: &str| {
        format!(
            "
        player 1
          missions: Green; Red
          at Green: Wren
          aboard Wren: Kor; {bo}"
        )
    };
    for (bo, is) in [("Bo of 2", true), ("Bo by 2", false), ("Bo", true)] {
        let t = set(&text(bo));
        assert_eq!(staffed(&t, "Wren"), is, "{bo}");
        assert_eq!(t.offers(t.move_action("Wren", "Red")), is, "{bo}");
    }
}
