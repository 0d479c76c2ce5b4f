//! Starts and ends of turns and segments, and what is put off until then.

use crate::support::using::to_orders;
use cards::language::Kind;
use engine::Ask;
use engine::script::table;

/// 3C201 Modern Galor: its player discards a card; with a Dominion personnel in command a card may be drawn then.
#[test]
fn a_galor_costs_a_card() {
    for (home, draws) in [("Tholun", true), ("Hoya", false)] {
        let mut t = table(&format!(
            "planet Camp: Car
            player 1
              missions: Cardassia Prime; Camp
              hand: Modern Galor; Rixx; Lopez
              at Camp: {home}
            segment play"
        ));
        t.play_at("Modern Galor", "Cardassia Prime").pick(&["Rixx"]);
        assert!(t.in_discard(1, "Rixx"));
        if draws {
            t.yes();
            assert_eq!(t.hand(1).len(), 2);
        } else {
            assert_eq!((t.ask(), t.hand(1).len()), (Ask::PlayAndDraw, 1));
        }
    }
}

/// 3C201: an empty hand is no obstacle (2E-ACT-15).
#[test]
fn a_galor_comes_to_an_empty_hand() {
    let mut t = table(
        "player 1
          missions: Cardassia Prime
          hand: Modern Galor
        segment play",
    );
    t.play_at("Modern Galor", "Cardassia Prime");
    assert!(t.at("Modern Galor", "Cardassia Prime"));
    to_orders(&mut t);
    assert_eq!(t.happened(Kind::Discard), 0);
}
