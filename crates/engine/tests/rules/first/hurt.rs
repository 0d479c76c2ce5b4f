//! Stopped, killed and destroyed cards (area HURT).

use super::support::{Describe, dilemma, equipment, outpost, personnel, planet, set, ship, space};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::{DilemmaKind, Skill};
use engine::script::{Table, player};
use engine::{Action, Flag, Place};

const KILL: &str = "[(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]";
const STOP_ONE: &str = "[(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)), on: true)])]";
const SINK: &str =
    "[(when: Resolve, body: [Move(verb: Destroy, what: Every((from: Play, filter: Type(Ship))))])]";

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]).needs(Skill::Physics, 1),
        space("Deep", &[Federation]).needs(Skill::Physics, 1),
        outpost("Base", Federation),
        personnel("Ann", Federation)
            .skills(&["Physics"])
            .icons(&["Cmd"]),
        personnel("Bob", Federation).icons(&["Stf"]),
        personnel("Cy", Federation),
        equipment("Kit"),
        ship("Wren", Federation, &["Stf"]),
        dilemma("Blade", DilemmaKind::Dual).text(KILL),
        dilemma("Snare", DilemmaKind::Dual).text(STOP_ONE),
        dilemma("Trap", DilemmaKind::Dual).text(STOP_ONE),
        dilemma("Storm", DilemmaKind::Dual).text(SINK),
    ]
}

fn orders(lines: &str) -> Table {
    set(
        &cards(),
        &format!("player 1\n missions: Green; Deep\n{lines}"),
    )
}

/// 1E-HURT-01, 1E-GAP-39: stopped people do not beam, but a stopped ship beams.
#[test]
fn stopped_personnel_do_not_beam() {
    let mut t = orders(" at Green: Wren [stopped]; Ann [stopped]; Bob\nplayer 2");
    t.act(t.up("Green", "Wren"));
    assert_eq!(t.candidates(), ["Bob"]);
    t.pick(&["Bob"]);
    let up = t.up("Green", "Wren");
    assert_eq!(t.refused_act(up).rule, "1E-HURT-01");
}

/// 1E-HURT-01: a stopped ship does not move, and stopped people do not walk.
#[test]
fn a_stopped_ship_does_not_move() {
    let mut t = orders(" at Green: Wren [stopped]\n aboard Wren: Bob\nplayer 2");
    let fly = t.move_action("Wren", "Deep");
    assert_eq!(t.refused_act(fly).rule, "1E-HURT-01");
    let lines = " at Green: Base\n docked at Base: Wren\n aboard Base: Bob [stopped]\nplayer 2";
    let mut t = orders(lines);
    let (from, to) = (Place::Aboard(t.card("Base")), Place::Aboard(t.card("Wren")));
    assert_eq!(t.refused_act(Action::Walk { from, to }).rule, "1E-HURT-01");
}

/// 1E-HURT-03: stopped people do not staff a ship.
#[test]
fn stopped_personnel_do_not_staff() {
    let mut t = orders(" at Green: Wren\n aboard Wren: Bob [stopped]; Cy\nplayer 2");
    let fly = t.move_action("Wren", "Deep");
    assert_eq!(t.refused_act(fly).rule, "1E-STAFF-01");
}

/// 1E-HURT-06, 1E-HURT-23, 1E-HURT-28: stopped people take no part in an attempt.
#[test]
fn stopped_personnel_take_no_part() {
    let mut t = orders(" at Green: Ann [stopped]; Cy\nplayer 2");
    t.attempt("Green");
    assert!(!t.is("Green", Flag::Completed), "Physics is stopped");
}

/// 1E-HURT-24, 1E-HURT-26, 1E-HURT-05, 1E-MOVE-04: who has been stopped is not hit again.
#[test]
fn who_is_stopped_during_the_attempt_is_out_of_it() {
    let mut t = orders(" at Green: Ann; Bob; Cy\nplayer 2\n under Green: Snare; Trap; Blade");
    t.attempt("Green").pick(&["Bob"]);
    let mut left = t.candidates();
    left.sort();
    assert_eq!(left, ["Ann", "Cy"]);
    t.pick(&["Cy"]);
    // Ann alone meets the third one.
    assert!(t.in_discard(1, "Ann"));
    assert!(t.on_surface("Bob", "Green") && t.on_surface("Cy", "Green"));
}

/// 1E-HURT-09: equipment is stopped only with everybody.
#[test]
fn equipment_is_stopped_with_the_last_member() {
    let mut t = orders(" at Green: Bob; Cy; Kit\nplayer 2\n under Green: Snare; Trap");
    t.attempt("Green").pick(&["Bob"]);
    assert!(t.is_stopped("Cy") && t.is_stopped("Kit"));
    let mut t = orders(" at Green: Bob; Cy; Kit\nplayer 2\n under Green: Snare");
    t.attempt("Green").pick(&["Bob"]);
    assert!(!t.is_stopped("Kit"));
}

/// 1E-HURT-10: until the next turn of either player.
#[test]
fn stopped_cards_are_unstopped_with_the_next_turn() {
    let mut t = orders(" at Green: Ann [stopped]; Wren [stopped]\nplayer 2");
    t.end();
    assert_eq!(t.active(), player(2));
    assert!(!t.is_stopped("Ann") && !t.is_stopped("Wren"));
}

/// 1E-HURT-11, 1E-LEAVE-01: the killed go to their owner's discard pile.
#[test]
fn the_killed_are_discarded() {
    let mut t = orders(" at Green: Ann\nplayer 2\n under Green: Blade");
    t.attempt("Green");
    assert!(t.in_discard(1, "Ann"));
}

/// 1E-HURT-12, 1E-LEAVE-08: with a ship everybody aboard is lost.
#[test]
fn everybody_aboard_a_destroyed_ship_is_killed() {
    let lines = " at Deep: Wren\n aboard Wren: Ann; Bob; Kit\nplayer 2\n under Deep: Storm";
    let mut t = orders(lines);
    t.attempt_with("Deep", "Wren");
    for card in ["Wren", "Ann", "Bob", "Kit"] {
        assert!(t.in_discard(1, card), "{card}");
    }
    assert!(!t.is("Deep", Flag::Completed));
}
