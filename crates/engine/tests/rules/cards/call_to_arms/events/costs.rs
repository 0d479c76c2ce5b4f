//! What cards cost when they are played, and what they cost otherwise.

use crate::support::using::{choose, responds, use_it, uses};
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Ask, Place};

/// 3R046 Jem'Hadar Birthing Chamber (2E-GAP-68): a Jem'Hadar that goes to the discard pile is followed, for a card that is no personnel, by another from hand,
/// who is placed and not played.
#[test]
fn a_soldier_follows_a_soldier() {
    let mut t = table(
        "event Cull: cost 0 text [(when: Order, body: [Move(verb: Kill, what: Pick((of: (filter: Type(Personnel)),
            n: Exactly(N(1)), to: 1)))])]
        player 1
          missions: Founders' Homeworld
          core: Jem'Hadar Birthing Chamber; Cull
          hand: Odera'Klen; Tricorder; Tholun
          at Founders' Homeworld: Rak'tazan; Varen'agor",
    );
    t.use_text("Cull", 0).pick(&["Rak'tazan"]);
    use_it(&mut t, "Jem'Hadar Birthing Chamber");
    choose(&mut t, &["Tricorder"]);
    choose(&mut t, &["Odera'Klen"]);
    choose(&mut t, &["Founders' Homeworld"]);
    assert!(t.on_surface("Odera'Klen", "Founders' Homeworld"));
    assert!(t.in_discard(1, "Tricorder") && t.in_discard(1, "Rak'tazan"));
    assert_eq!(t.happened(Kind::Play), 0);
    t.use_text("Cull", 0).pick(&["Varen'agor"]);
    assert!(!responds(&t), "nothing left to pay with");
}

/// 3C067 Vorta Cloning (2E-GAP-68): a Vorta on the way to the discard pile comes to hand, for a card shown and removed from the game.
#[test]
fn a_vorta_comes_again() {
    let start = || {
        let mut t = table(
            "event Cull: cost 0 text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Species(\"Vorta\"))))])]
            planet Camp: Dom
            player 1
              core: Cull
            player 2
              missions: Camp
              core: Vorta Cloning
              hand: Tricorder; Hoya
              at Camp: Tholun",
        );
        t.use_text("Cull", 0);
        t
    };
    let mut t = start();
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    use_it(&mut t, "Vorta Cloning");
    choose(&mut t, &["Hoya"]);
    assert!(t.in_hand(2, "Tholun"));
    assert_eq!(t.place("Hoya"), Place::Removed(player(2)));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = start();
    t.pass();
    assert!(t.in_discard(2, "Tholun") && t.in_hand(2, "Hoya"));
}

/// 3R200 Locutus' Borg Cube: a Drone of the staffed ship goes home to fetch a Maneuver card.
#[test]
fn a_drone_is_returned_for_a_maneuver() {
    let mut t = table(
        "planet Camp: Bor
        player 1
          missions: Camp
          deck: Hoya; Battle Drills; Tricorder
          at Camp: Locutus' Borg Cube as cube
          aboard cube: 6x Archival Drone",
    );
    use_it(&mut t, "cube");
    let first = t.pending().clone();
    let engine::Choice::Cards { from, .. } = first.choice else {
        panic!("a Drone is chosen: {first:?}")
    };
    t.answer(engine::Answer::Cards(vec![from[0]]));
    choose(&mut t, &["Battle Drills"]);
    assert!(t.in_hand(1, "Battle Drills"));
    assert_eq!(t.hand(1).len(), 2);
    assert!(uses(&t, "cube").is_empty());
}

/// 3R200: an unstaffed ship returns nobody.
#[test]
fn an_unstaffed_cube_fetches_nothing() {
    let t = table(
        "planet Camp: Bor
        player 1
          missions: Camp
          deck: Hoya; Battle Drills; Tricorder
          at Camp: Locutus' Borg Cube as cube
          aboard cube: 4x Archival Drone",
    );
    assert!(uses(&t, "cube").is_empty());
}
