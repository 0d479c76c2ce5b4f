//! Dilemmas that become damage on the ship.

use crate::support::cards::dilemmas_damaging::stats;
use crate::support::facing::{
    SHIP, SPACE, dead, left, names, overcome, space, space_raw, space_with, stopped,
};
use engine::script::{Table, player, table};
use engine::{Flag, Place};

/// The ship bears D as damage and has lost two of each attribute.
#[track_caller]
fn damaged(t: &Table) {
    assert_eq!(t.place("D"), Place::On(t.card(SHIP)));
    assert!(t.is("D", Flag::Damage));
    assert_eq!(stats(t, SHIP), [6, 6, 6]);
    assert!(!overcome(t));
}

/// 1R027 Gravimetric Distortion, 1R028 Graviton Ellipse, 3R012 Gomtuu Shock Wave: all are stopped and the dilemma damages the
/// ship. 2E-DAM-01, 2E-DIL-13
#[test]
fn all_are_stopped_and_the_ship_is_damaged() {
    for id in ["1R027", "3R012"] {
        let t = space(id, "Lopez; Mills");
        assert_eq!(stopped(&t, "Lopez; Mills"), names("Lopez; Mills"), "{id}");
        damaged(&t);
    }
    let ship = format!("{SHIP} as Wing [used 4]");
    let t = space_raw("1R028 as D", &ship, "Wing", "Lopez; Mills", "");
    assert!(left(&t).is_empty());
    assert_eq!(stats(&t, "Wing"), [6, 6, 6]);
}

/// 1R002 Aggressive Behavior, 2U003 Crippling Attack: one dies and the ship is damaged; only the first stops the others.
/// 2E-DAM-01
#[test]
fn one_dies_and_the_ship_is_damaged() {
    let crew = "Lopez; Mills; Anara";
    let t = space("1R002", crew);
    assert_eq!((dead(&t).len(), stopped(&t, crew).len()), (1, 2));
    damaged(&t);
    let t = space("2U003", crew);
    assert_eq!(
        (dead(&t).len(), stopped(&t, crew).len(), left(&t).len()),
        (1, 0, 2)
    );
    damaged(&t);
}

/// 1R027 Gravimetric Distortion on a ship with two damage cards: the ship is destroyed, its crew with it, and the dilemmas go
/// under their pile. 2E-DAM-04, 2E-DAM-05, 2E-DAM-06
#[test]
fn the_third_damage_destroys_the_ship() {
    let more = format!("player 2\n on {SHIP}: 1R002 as A [damage]; 2U003 as B [damage]");
    let t = space_with("1R027 as D", SHIP, "Lopez; Mills", &more);
    assert!(t.in_discard(1, SHIP) && t.in_discard(1, "Lopez") && t.in_discard(1, "Mills"));
    for name in ["A", "B", "D"] {
        assert_eq!(t.place(name), Place::Pile(player(2)), "{name}");
    }
}

/// 1R039 Nanite Attack: without the skills it only goes on the ship; at the end of each of the attempter's turns one aboard dies,
/// also a stopped one, and not in the opponent's turns. 2E-DAM-01, 2E-GAP-45
#[test]
fn nanites_kill_at_the_end_of_each_own_turn() {
    let mut t = space("1R039", "Lopez; Mills; Anara");
    assert_eq!(t.place("D"), Place::On(t.card(SHIP)));
    assert_eq!(stats(&t, SHIP), [8, 8, 8]);
    assert_eq!(left(&t).len(), 3, "nobody is stopped");
    t.pick(&[]);
    t.until_turn_of(2);
    assert_eq!(dead(&t).len(), 1);
    t.until_turn_of(1);
    assert_eq!(dead(&t).len(), 1, "not in the opponent's turn");
    t.until_turn_of(2);
    assert_eq!(dead(&t).len(), 2);
    let weapon = format!("player 1\n aboard {SHIP}: Starfleet Type-2 Phaser");
    let t = space_with("1R039 as D", SHIP, "Lopez; Mills", &weapon);
    assert!(overcome(&t), "two Security and a weapon");
}

/// 1R039 Nanite Attack: only aboard this ship. 2E-DAM-01
#[test]
fn nanites_stay_aboard_their_ship() {
    let mut t = table(&format!(
        "player 1
          missions: {SPACE}
          at {SPACE}: {SHIP}; Keldon
          aboard {SHIP}: Lopez
          aboard Keldon: Daro; Jerax; Emok; Megar
        player 2
          on {SHIP}: 1R039 as D [damage]"
    ));
    t.until_turn_of(2);
    assert_eq!(dead(&t), ["Lopez"]);
}
