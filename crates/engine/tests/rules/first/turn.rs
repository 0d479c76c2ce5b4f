//! The turn (areas TURN and END).

use super::support::{Describe, event, outpost, personnel, planet, set, ship};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use engine::script::player;
use engine::{Action, Ask};

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]),
        planet("Blue", &[Federation]),
        outpost("Base", Federation),
        personnel("Ann", Federation).icons(&["Cmd"]),
        personnel("Bob", Federation),
        ship("Wren", Federation, &["Stf"]),
        event("Storm"),
    ]
}

const TABLE: &str = "segment play
player 1
 missions: Green; Blue
 at Green: Base
 hand: Bob; Storm
 docked at Base: Wren
 aboard Wren: Ann
player 2";

/// 1E-TURN-01, 1E-END-01: the turns alternate.
#[test]
fn turns_alternate() {
    let mut t = set(&cards(), TABLE);
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(t.active());
        t.end().end();
    }
    assert_eq!(order, [player(1), player(2), player(1), player(2)]);
}

/// 1E-TURN-03, 1E-TURN-06, 1E-PLAY-02: first a card, then orders.
#[test]
fn cards_come_before_orders() {
    let mut t = set(&cards(), TABLE);
    assert_eq!(t.ask(), Ask::PlayCards);
    let undock = Action::Undock {
        ship: t.card("Wren"),
    };
    assert_eq!(t.refused_act(undock).rule, "1E-TURN-03");
    t.end();
    assert_eq!(t.ask(), Ask::Orders);
    assert!(t.offers(undock));
    let bob = t.play_action("Bob", Some("Base"));
    assert_eq!(t.refused_act(bob).rule, "1E-PLAY-02");
}

/// 1E-TURN-07, 1E-DOCK-04: orders have no limit.
#[test]
fn any_number_of_orders_is_given() {
    let mut t = set(&cards(), TABLE);
    t.end();
    let (wren, base) = (t.card("Wren"), t.card("Base"));
    for _ in 0..5 {
        t.act(Action::Undock { ship: wren });
        t.act(Action::Dock {
            ship: wren,
            at: base,
        });
    }
    assert!(t.offers(Action::Undock { ship: wren }));
}

/// 1E-END-02, 1E-END-03: the turn ends with one card.
#[test]
fn a_turn_ends_with_one_card() {
    let mut t = set(&cards(), TABLE);
    let (hand, deck) = (t.hand(1).len(), t.deck(1).len());
    t.end();
    assert_eq!(t.hand(1).len(), hand);
    t.end();
    assert_eq!(t.active(), player(2));
    assert_eq!(t.hand(1).len(), hand + 1);
    assert_eq!(t.deck(1).len(), deck - 1);
    assert_eq!(t.hand(2).len(), 0);
}

/// 1E-END-04: nobody discards for a full hand.
#[test]
fn there_is_no_hand_limit() {
    let text = TABLE.replace("Bob; Storm", "Bob; 15x Storm");
    let mut t = set(&cards(), &text);
    t.end().end();
    assert_eq!(t.hand(1).len(), 17);
    assert_eq!(t.ask(), Ask::PlayCards);
}

/// 1E-END-01: after the end nothing more is ordered.
#[test]
fn after_the_end_no_order_is_accepted() {
    let mut t = set(&cards(), TABLE);
    let undock = Action::Undock {
        ship: t.card("Wren"),
    };
    t.end().end();
    t.refused_to(player(1), engine::Answer::Act(undock));
}

/// 1E-GAP-25: an empty deck of one player is no loss.
#[test]
fn a_player_without_a_deck_goes_on() {
    let text = TABLE.replace(" hand: Bob; Storm", " hand: Bob; Storm\n deck:");
    let mut t = set(&cards(), &text);
    t.end().end();
    assert_eq!(t.hand(1).len(), 2);
    assert!(!t.is_over());
    assert_eq!(t.active(), player(2));
}

/// 1E-GAP-23: RANGE comes back at the start of its commander's turn.
#[test]
fn range_is_renewed_in_its_commanders_turn() {
    let text = TABLE.replace(" docked at Base: Wren", " at Green: Wren [used 8]");
    let mut t = set(&cards(), &text);
    t.end();
    let fly = t.move_action("Wren", "Blue");
    assert_eq!(t.refused_act(fly).rule, "1E-FLY-02");
    t.end().end().end().end();
    assert!(t.offers(fly));
}
