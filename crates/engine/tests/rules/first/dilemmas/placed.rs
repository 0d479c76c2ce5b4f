//! Dilemmas that enter play.

use super::{is_out, lost, meet, passed};
use cards::lexicon::Stat;
use engine::Place;

/// ds9-023 Isolinear Puzzle
/// 1E-DILX-06: on the ship it lowers RANGE and WEAPONS until somebody can nullify it.
#[test]
fn a_puzzle_stays_on_the_ship() {
    let t = meet("ds9-023", "ENGINEER; Law");
    assert!(passed(&t), "there are no conditions");
    assert_eq!(t.place("Test"), Place::On(t.card("Wren")));
    assert_eq!(
        (t.stat("Wren", Stat::Range), t.stat("Wren", Stat::Weapons)),
        (4, 2)
    );
    let t = meet("ds9-023", "ENGINEER x2");
    assert!(passed(&t) && is_out(&t));
    assert_eq!(t.stat("Wren", Stat::Range), 8);
}

/// premiere-034 Menthar Booby Trap
/// 1E-DILX-05: the effect happens, and a cure that is there ends it.
#[test]
fn a_trapped_ship_does_not_move() {
    let mut t = meet("premiere-034", "MEDICAL; Law");
    assert!(passed(&t) && lost(&t) == 0);
    assert_eq!(t.place("Test"), Place::On(t.card("Wren")));
    let fly = t.move_action("Wren", "Green");
    assert_eq!(t.refused_act(fly).rule, "1E-MISC-02");
    let t = meet("premiere-034", "Law; Physics");
    assert!(lost(&t) == 1 && t.is_stopped("Wren"));
    let t = meet("premiere-034", "MEDICAL; ENGINEER x2");
    assert!(passed(&t) && is_out(&t));
    assert!(t.offers(t.move_action("Wren", "Green")));
}

/// premiere-034 Menthar Booby Trap
/// 1E-GAP-138, 1E-HURT-28: who is stopped cures nothing until the next turn.
#[test]
fn stopped_personnel_cure_later() {
    let mut t = meet("premiere-034", "ENGINEER x2; ENGINEER x2");
    assert!(lost(&t) == 1 && t.is_stopped("Wren"));
    assert_eq!(t.place("Test"), Place::On(t.card("Wren")));
    t.end();
    assert!(is_out(&t));
}
