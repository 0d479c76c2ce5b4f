//! Cloaking, disabled personnel and stasis (areas CLOAK and HURT).

use super::support::{Describe, outpost, personnel, planet, set, set_by, ship, space};
use cards::CardDef;
use cards::lexicon::Affiliation::Romulan;
use cards::lexicon::Skill;
use engine::script::Table;
use engine::{Action, CloakedDocking, FirstRules, Flag};

fn cards() -> Vec<CardDef> {
    vec![
        space("Deep", &[Romulan]),
        planet("Green", &[Romulan]).needs(Skill::Physics, 1),
        outpost("Base", Romulan),
        personnel("Rom", Romulan).skills(&["Physics"]),
        personnel("Tal", Romulan),
        ship("Hawk", Romulan, &[]).cloaking(),
        ship("Barge", Romulan, &[]),
    ]
}

fn table(lines: &str) -> Table {
    set(
        &cards(),
        &format!("player 1\n missions: Deep; Green\n{lines}\nplayer 2"),
    )
}

fn cloak(t: &Table, ship: &str) -> Action {
    Action::Cloak { ship: t.card(ship) }
}

/// 1E-CLOAK-01, 1E-CR-022: once a turn, with nobody aboard, and only with the device.
#[test]
fn a_ship_cloaks_once_a_turn() {
    let mut t = table(" at Deep: Hawk; Barge");
    let barge = cloak(&t, "Barge");
    assert_eq!(t.refused_act(barge).rule, "1E-CLOAK-01");
    t.act(cloak(&t, "Hawk"));
    assert!(t.is("Hawk", Flag::Cloaked));
    let again = cloak(&t, "Hawk");
    assert_eq!(t.refused_act(again).rule, "1E-CLOAK-01");
}

/// 1E-HURT-04, 1E-CLOAK-09, 1E-SHIPB-11: neither a stopped nor a damaged ship cloaks.
#[test]
fn stopped_and_damaged_ships_do_not_cloak() {
    let mut t = table(" at Deep: Hawk [stopped]");
    let action = cloak(&t, "Hawk");
    assert_eq!(t.refused_act(action).rule, "1E-HURT-04");
    let mut t = table(" at Deep: Hawk [damaged]");
    assert_eq!(t.refused_act(cloak(&t, "Hawk")).rule, "1E-CLOAK-09");
}

/// 1E-CLOAK-03: a cloaked ship is no target.
#[test]
fn a_cloaked_ship_is_not_attacked() {
    let text = "player 1\n missions: Deep\n at Deep: Hawk\n aboard Hawk: Rom\nplayer 2\n at Deep: Barge [cloaked]";
    let mut t = set(&cards(), text);
    let action = Action::Attack {
        target: t.card("Barge"),
    };
    assert_eq!(t.refused_act(action).rule, "1E-CLOAK-03");
}

/// 1E-CLOAK-04: nobody beams to or from it.
#[test]
fn nobody_beams_from_a_cloaked_ship() {
    let mut t = table(" at Green: Hawk [cloaked]\n aboard Hawk: Rom");
    let down = t.down("Hawk", "Green");
    assert_eq!(t.refused_act(down).rule, "1E-CLOAK-04");
}

/// 1E-CLOAK-05: its crew does not attempt a space mission, its Away Team does attempt.
#[test]
fn the_crew_of_a_cloaked_ship_does_not_attempt() {
    let mut t = table(" at Deep: Hawk [cloaked]\n aboard Hawk: Rom");
    let attempt = t.attempt_action("Deep", Some("Hawk"));
    assert_eq!(t.refused_act(attempt).rule, "1E-CLOAK-05");
    let mut t = table(" at Green: Hawk [cloaked]; Rom");
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
}

/// 1E-CLOAK-06: it moves, and docks unless a switch forbids it.
#[test]
fn a_cloaked_ship_moves_and_docks() {
    let lines = "player 1\n missions: Deep; Green\n at Deep: Hawk [cloaked]; Base\n aboard Hawk: Rom\nplayer 2";
    for cloaked_docking in [CloakedDocking::Allowed, CloakedDocking::Refused] {
        let rules = FirstRules {
            cloaked_docking,
            ..FirstRules::default()
        };
        let mut t = set_by(rules, &cards(), lines);
        assert!(t.offers(t.move_action("Hawk", "Green")));
        let (ship, at) = (t.card("Hawk"), t.card("Base"));
        let dock = Action::Dock { ship, at };
        match cloaked_docking {
            CloakedDocking::Allowed => assert!(t.offers(dock)),
            CloakedDocking::Refused => assert_eq!(t.refused_act(dock).rule, "1E-CLOAK-06"),
        }
    }
}

/// 1E-HURT-13, 1E-HURT-17, 1E-CR-099: the disabled take no part in an attempt.
#[test]
fn the_disabled_lend_nothing() {
    let mut t = table(" at Green: Rom [disabled]; Tal");
    t.attempt("Green");
    assert!(!t.is("Green", Flag::Completed));
}

/// 1E-HURT-22: those in stasis neither.
#[test]
fn those_in_stasis_lend_nothing() {
    let mut t = table(" at Green: Rom [stasis]; Tal");
    t.attempt("Green");
    assert!(!t.is("Green", Flag::Completed));
}

/// 1E-HURT-15, 1E-HURT-19: the disabled are beamed like equipment, those in stasis are not.
#[test]
fn the_disabled_are_beamed_and_those_in_stasis_not() {
    let mut t = table(" at Green: Hawk; Rom [disabled]; Tal [stasis]");
    t.act(t.up("Green", "Hawk"));
    assert_eq!(t.candidates(), ["Rom"]);
}
