//! 1.13 DRAW.

use crate::support::turns::{WORLD, finish_turn, world};
use engine::script::table;
use engine::{Action, Ask};

/// 2E-DRAW-01
#[test]
fn one_counter_buys_the_top_card_of_the_deck() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Nia
          deck: Ann; Bo; 3x Fill
        segment play",
    );
    t.draw();
    assert_eq!(t.counters(1), 6);
    assert_eq!(t.hand(1).len(), 2);
    assert!(t.in_hand(1, "Ann"));
    assert_eq!(t.deck(1), ["Bo", "Fill", "Fill", "Fill"]);
    assert_eq!(t.counters(2), 0);
    assert_eq!(t.deck(2).len(), 10, "the other player's deck is untouched");
}

/// 2E-DRAW-01
#[test]
fn a_draw_without_a_counter_is_refused() {
    let mut t = world(
        "player 1
          missions: Base
          counters 1
        segment play",
    );
    t.draw();
    assert_eq!(t.refused_act(Action::Draw).rule, "2E-DRAW-01");
}

/// 2E-DRAW-02
#[test]
fn seven_counters_buy_seven_cards() {
    let mut t = world("player 1\n missions: Base\n segment play");
    for left in (0..7).rev() {
        t.draw();
        assert_eq!(t.counters(1), left);
    }
    assert_eq!(t.hand(1).len(), 7);
    assert_eq!(t.deck(1).len(), 3);
}

/// 2E-DRAW-03
#[test]
fn plays_and_draws_alternate_freely() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo; Cy
        segment play",
    );
    t.play_at("Bo", "Base").draw().play_at("Cy", "Base").draw();
    assert_eq!(t.counters(1), 1);
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo; Cy
        segment play",
    );
    t.draw()
        .draw()
        .draw()
        .play_at("Bo", "Base")
        .play_at("Cy", "Base");
    assert_eq!(t.counters(1), 0);
}

/// 2E-DRAW-04
#[test]
fn a_drawn_card_can_be_played_at_once() {
    let mut t = world(
        "player 1
          missions: Base
          deck: Bo; 9x Fill
        segment play",
    );
    t.draw().play_at("Bo", "Base");
    assert!(t.on_surface("Bo", "Base"));
    assert_eq!(t.counters(1), 4);
}

/// 2E-DRAW-05
#[test]
fn counters_must_be_spent_while_the_deck_has_cards() {
    let mut t = world(
        "player 1
          missions: Base
          counters 3
        segment play",
    );
    for _ in 0..3 {
        assert_eq!(t.refused_act(Action::End).rule, "2E-DRAW-05");
        t.draw();
    }
    t.end();
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-DRAW-05
#[test]
fn one_card_in_the_deck_is_enough_for_the_duty() {
    let mut t = world(
        "player 1
          missions: Base
          deck: Bo
          counters 3
        segment play",
    );
    assert_eq!(t.refused_act(Action::End).rule, "2E-DRAW-05");
    t.draw().end();
    assert_eq!((t.ask(), t.counters(1)), (Ask::Orders, 2));
}

/// 2E-DRAW-06
#[test]
fn the_remainder_goes_into_draws() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Wren; Kor
          counters 3
        segment play",
    );
    t.act(Action::DrawRest);
    assert_eq!(t.hand(1).len(), 5);
    assert_eq!(t.deck(1).len(), 7);
    assert_eq!((t.ask(), t.counters(1)), (Ask::Orders, 0));
}

/// 2E-DRAW-06
/// 2E-GAP-22
#[test]
fn the_remainder_goes_into_draws_as_far_as_the_deck_reaches() {
    let mut t = world(
        "player 1
          missions: Base
          deck: Bo; Cy
          counters 3
        segment play",
    );
    t.act(Action::DrawRest);
    assert!(t.in_hand(1, "Bo") && t.in_hand(1, "Cy"));
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-DRAW-07
#[test]
fn an_empty_deck_lifts_the_duty_to_spend() {
    let mut t = world(
        "player 1
          missions: Base
          deck:
          counters 3
        segment play",
    );
    assert!(t.deck(1).is_empty());
    t.refused_act(Action::Draw);
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
}

/// 2E-GAP-21
#[test]
fn counters_left_with_an_empty_deck_buy_cards_and_are_lost() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo
          deck:
          counters 4
        segment play",
    );
    t.play_at("Bo", "Base");
    assert_eq!(t.counters(1), 2);
    t.end();
    assert_eq!(t.ask(), Ask::Orders);
    assert!(!t.is_over());
    assert_eq!(finish_turn(&mut t), 2);
    // The two are not added to the next seven.
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(t.counters(1), 7);
}

const DRAWERS: &str = "
personnel Diver: Federation text [(when: Order, limit: PerTurn(2), body: [Draw(who: You, n: N(3))])]
";

/// 2E-GAP-22
#[test]
fn an_effect_draws_as_many_cards_as_there_are() {
    let mut t = table(&format!(
        "{WORLD}{DRAWERS}
        player 1
          missions: Base
          at Base: Diver
          deck: Bo
          discard: Ann; Cy"
    ));
    t.use_text("Diver", 0);
    assert_eq!(t.hand(1), ["Bo"]);
    assert!(t.deck(1).is_empty());
    // From an empty deck nothing is drawn, and the discard pile is not shuffled back.
    t.use_text("Diver", 0);
    assert_eq!(t.hand(1), ["Bo"]);
    assert!(t.in_discard(1, "Ann") && t.in_discard(1, "Cy"));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
    assert!(!t.is_over());
    // With enough cards all three are drawn.
    let mut t = table(&format!(
        "{WORLD}{DRAWERS}
        player 1
          missions: Base
          at Base: Diver
          deck: Bo; Cy; Ann; Nia"
    ));
    t.use_text("Diver", 0);
    assert_eq!(t.hand(1).len(), 3);
    assert_eq!(t.deck(1), ["Nia"]);
}
