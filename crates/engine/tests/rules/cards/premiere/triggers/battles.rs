//! Events that watch fights: how they begin, who is killed in them, how they end.

use crate::support::cards::triggers_battles::arena;
use crate::support::stage::{choose, pass_all, use_when_possible};

/// 1R109 Resistance Tactics
///
/// A fight with a Bajoran card of its player in it does not take place; everybody involved on both sides is stopped.
#[test]
fn tactics_prevent_a_fight() {
    let start = |crew: &str| {
        let mut t = arena(&format!(
            "
            player 1
              missions: Red
              core: Brawl
              at Red: Dokar; Kahmis; 1S297
            player 2
              missions: Base
              core: 1R109
              at Red: {crew}"
        ));
        t.use_text("Brawl", 0);
        t
    };
    let mut t = start("Brilgar; Altman");
    use_when_possible(&mut t, "Resistance Tactics", 0);
    pass_all(&mut t);
    crate::support::stage::in_order(&mut t, &["Dokar", "Kahmis", "Gowron"]);
    crate::support::stage::in_order(&mut t, &["Brilgar", "Altman"]);
    assert_eq!(t.score(1), 0);
    for card in ["Dokar", "Kahmis", "Gowron", "Brilgar", "Altman"] {
        assert!(t.is_stopped(card), "{card}");
    }
    assert!(t.in_discard(2, "Resistance Tactics"));
    let mut t = start("Bandee; Altman");
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(t.in_core(2, "Resistance Tactics"));
}

/// 1R096 Nelvana Trap
///
/// An opponent's ship that comes to the mission meets all the Romulan ships that were cloaked.
#[test]
fn the_trap_springs() {
    let mut t = arena(
        "
        turn of 2
        player 1
          missions: Base
          core: 1R087 as one; 1R087 as two
          on one: 1C412 as first
          on two: 1C412 as second
          aboard first: Palteth; 2C167
          aboard second: 2U162; 2U166; Palteth as p2
          on Deep: 1R096
        player 2
          missions: Deep; Far
          at Far: Skiff
          aboard Skiff: Altman",
    );
    t.move_to("Skiff", "Deep");
    assert_eq!(t.asked(), 1);
    t.use_text("Nelvana Trap", 0);
    crate::support::stage::in_order(&mut t, &["first", "second"]);
    // With which of them the fight begins; both are involved.
    choose(&mut t, &["first"]);
    choose(&mut t, &["Skiff"]);
    pass_all(&mut t);
    assert!(t.at("first", "Deep") && t.at("second", "Deep"));
    assert!(t.in_discard(2, "Altman"), "the engagement was won");
    assert!(t.in_discard(1, "Nelvana Trap"));
}
