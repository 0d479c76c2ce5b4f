//! Events that turn something into cards: their requirements, prices and draws.

use crate::support::using::use_it;
use engine::script::{player, table};
use engine::{Place, Why};

/// 2U071 Vast Resources (2E-BRIG-06): a captive is killed for as many cards as it costs.
#[test]
fn a_captives_cost_is_drawn() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: Vast Resources
          at Camp: Daro; Emok; Megar
          brig: Lian T'su of 2; Bareil Antos of 2
        segment play",
    );
    t.play("Vast Resources").pick(&["Bareil Antos"]);
    assert!(t.in_discard(2, "Bareil Antos"));
    assert_eq!(t.hand(1).len(), 5);
    assert_eq!(t.place("Lian T'su"), Place::Brig(player(1)));
}

/// 2U071 (2E-ACT-12): without a captive there is nothing to pay with.
#[test]
fn without_a_captive_nothing_is_drawn() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: Vast Resources
          at Camp: Daro; Emok; Megar
        player 2
          brig: Jerax of 1
        segment play",
    );
    let play = t.play_action("Vast Resources", None);
    assert_eq!(t.refused_act(play).why, Why::CostCannotBePaid);
}

/// 2R072 Visionary: a drawn card may be discarded for another, once each turn; the new card is drawn too.
#[test]
fn a_drawn_card_is_exchanged_once_a_turn() {
    let mut t = table(
        "player 1
          core: Visionary
          deck: Bandee; Barron; Davies; Hoya
        segment play",
    );
    t.draw();
    use_it(&mut t, "Visionary");
    assert!(t.in_discard(1, "Bandee"));
    assert_eq!(t.hand(1), ["Barron"]);
    assert_eq!(t.ask(), engine::Ask::PlayAndDraw, "not a second time");
    t.draw();
    assert_eq!(t.ask(), engine::Ask::PlayAndDraw);
    assert_eq!(t.hand(1).len(), 2);
}
