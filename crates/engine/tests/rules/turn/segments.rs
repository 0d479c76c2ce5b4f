//! 1.9 TURN.

use crate::support::turns::{WORLD, assert_rule, finish_turn, world};
use engine::script::{player, table};
use engine::{Action, Ask};

/// Two optional actions for the start of a turn; each tells by its points that it was used.
const START: &str = "
personnel Dawn: Federation text [(when: On((kind: TurnStart, who: You)), optional: true,
    body: [Points(who: You, n: N(5))])]
personnel Lark: Federation text [(when: On((kind: TurnStart, who: You)), optional: true,
    body: [Points(who: You, n: N(1))])]
personnel Bell: Federation text [(when: On((kind: TurnStart, who: You)),
    body: [Points(who: You, n: N(5))])]
personnel Gong: Federation text [(when: On((kind: TurnStart, who: You)),
    body: [Points(who: You, n: N(1))])]
personnel Owl: Federation text [(when: On((kind: TurnEnd, who: You)), optional: true,
    body: [Points(who: You, n: N(3))])]
";

fn start(rest: &str) -> engine::script::Table {
    table(&format!("{WORLD}{START}\n{rest}"))
}

/// 2E-TURN-01
#[test]
fn turns_go_round_clockwise() {
    let mut t = world(
        "players 3
        player 1
          missions: Base
        turn of 1",
    );
    assert_eq!(t.active(), player(1));
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(finish_turn(&mut t), 3);
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(finish_turn(&mut t), 2);
    let mut t = world("player 1\n missions: Base\n turn of 2");
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(finish_turn(&mut t), 2);
}

/// 2E-TURN-02
#[test]
fn a_turn_is_play_then_orders_then_discard() {
    let mut t = world(
        "player 1
          missions: Base
          hand: 8x Fill
          counters 1
        segment play",
    );
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    t.draw().end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::DiscardExcess));
    let two = t.candidates().len() - 7;
    assert_eq!(two, 2);
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
}

/// 2E-TURN-02
#[test]
fn nothing_is_drawn_in_the_orders_segment() {
    let mut t = world(
        "player 1
          missions: Base
          counters 3
        segment orders",
    );
    assert_eq!(t.refused_act(Action::Draw).rule, "2E-TURN-02");
    let mut t = world(
        "player 1
          missions: Base
          counters 3
        segment play",
    );
    t.draw();
}

/// 2E-TURN-02
#[test]
fn no_orders_are_given_in_the_first_segment() {
    let text = "player 1
          missions: Base; Green
          at Base: Ann; Bo; Skiff; Nia
          aboard Skiff: Cy
          at Green: Ann as there
          counters 0
        segment";
    let mut t = world(&format!("{text} play"));
    let (beam, fly) = (t.up("Base", "Skiff"), t.move_action("Skiff", "Green"));
    let attempt = t.attempt_action("Green", None);
    for order in [beam, fly, attempt] {
        assert_eq!(t.refused_act(order).rule, "2E-TURN-02", "{order:?}");
    }
    t.end();
    for order in [beam, fly, attempt] {
        assert!(t.offers(order), "{order:?}");
    }
}

/// 2E-TURN-03
#[test]
fn a_start_of_turn_action_comes_before_the_first_counter_is_spent() {
    let text = "player 1
          missions: Base
          at Base: Dawn
        segment start";
    let mut t = start(text);
    let dawn = t.use_action("Dawn", 0);
    assert_eq!(t.asked(), 1);
    assert_ne!(t.ask(), Ask::PlayAndDraw);
    assert!(!t.offers(Action::Draw));
    t.act(dawn);
    assert_eq!(t.score(1), 5);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    assert_eq!(t.counters(1), 7);

    let mut t = start(text);
    t.pass().draw();
    assert_rule(t.refused_act(dawn).rule, &["2E-TURN-03", "2E-WHEN-02"]);
    assert_eq!(t.score(1), 0);
}

/// 2E-TURN-03
#[test]
fn a_start_of_turn_action_belongs_to_its_commanders_turns() {
    let mut t = start(
        "players 3
        player 1
          missions: Base
          at Base: Bell
        turn of 1
        segment start",
    );
    assert_eq!((t.score(1), t.ask()), (5, Ask::PlayAndDraw));
    finish_turn(&mut t);
    assert_eq!(t.score(1), 5);
    finish_turn(&mut t);
    assert_eq!(t.score(1), 5);
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(t.score(1), 10);
}

/// 2E-TURN-04
#[test]
fn a_start_of_turn_action_is_done_once_a_turn() {
    let mut t = start(
        "player 1
          missions: Base
          at Base: Dawn; Lark
        segment start",
    );
    let (dawn, lark) = (t.use_action("Dawn", 0), t.use_action("Lark", 0));
    t.act(dawn);
    // The other one keeps the start of the turn open.
    assert!(t.offers(lark));
    t.refused_act(dawn);
    t.act(lark);
    assert_eq!(t.score(1), 6);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    t.refused_act(dawn);
    // Next turn it may be used again.
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(finish_turn(&mut t), 1);
    assert!(t.offers(dawn) && t.offers(lark));
    t.act(dawn);
    assert_eq!(t.score(1), 11);
}

/// 2E-TURN-05
#[test]
fn start_of_turn_actions_come_in_any_order() {
    for (a, b) in [("Dawn", "Lark"), ("Lark", "Dawn")] {
        let mut t = start(
            "player 1
              missions: Base
              at Base: Dawn; Lark
            segment start",
        );
        let points = |name| if name == "Dawn" { 5 } else { 1 };
        t.use_text(a, 0);
        assert_eq!(t.score(1), points(a));
        t.use_text(b, 0);
        assert_eq!(t.score(1), 6);
        assert_eq!(t.ask(), Ask::PlayAndDraw);
    }
}

/// 2E-TURN-05
/// 2E-GAP-45
#[test]
fn compulsory_start_of_turn_actions_come_in_any_order_too() {
    for (a, b) in [("Bell", "Gong"), ("Gong", "Bell")] {
        let mut t = start(
            "player 1
              missions: Base
              at Base: Bell; Gong
            segment start",
        );
        let points = |name| if name == "Bell" { 5 } else { 1 };
        assert_eq!(t.asked(), 1);
        assert!(!t.offers(Action::Pass));
        t.use_text(a, 0);
        // The last one may come by itself.
        if t.ask() != Ask::PlayAndDraw {
            t.use_text(b, 0);
        }
        assert_eq!((t.score(1), t.ask()), (6, Ask::PlayAndDraw));
        // Which came first is in the log.
        let gains: Vec<i16> = t
            .events
            .iter()
            .filter(|e| e.h.kind == cards::language::Kind::Points)
            .map(|e| e.h.amount.number())
            .collect();
        assert_eq!(gains, [points(a), points(b)]);
    }
}

/// 2E-TURN-06
#[test]
fn a_finished_orders_segment_does_not_come_back() {
    let mut t = start(
        "player 1
          missions: Base; Green
          at Base: Ann; Owl; Skiff; Nia
          aboard Skiff: Cy",
    );
    let (beam, fly) = (t.up("Base", "Skiff"), t.move_action("Skiff", "Green"));
    assert!(t.offers(beam) && t.offers(fly));
    t.end();
    // An action for the end of the turn keeps the third segment open.
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    for order in [beam, fly] {
        assert_rule(t.refused_act(order).rule, &["2E-TURN-06", "2E-TURN-02"]);
    }
}

/// 2E-TURN-06
#[test]
fn a_finished_first_segment_does_not_come_back() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo; Beacon
          deck:
          counters 5
        segment play",
    );
    let (bo, beacon) = (
        t.play_action("Bo", Some("Base")),
        t.play_action("Beacon", None),
    );
    assert!(t.offers(bo) && t.offers(beacon));
    t.end();
    assert_eq!(t.ask(), Ask::Orders);
    for action in [bo, beacon] {
        assert_rule(t.refused_act(action).rule, &["2E-PLAY-01", "2E-TURN-06"]);
    }
}
