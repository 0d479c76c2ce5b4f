//! 1.14 ORD and 1.22 ORDX.

use crate::support::turns::{WORLD, assert_rule, finish_turn, world};
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Action, Answer, Ask};

const ORDERS: &str = "
personnel Scribe: Federation text [(when: Order, body: [Pay(who: You,
    cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 0)))],
    get: [Draw(who: You, n: N(1))])])]
personnel Herald: Federation Medical text [(when: On((kind: AttemptBegin, who: You)), optional: true,
    body: [Points(who: You, n: N(1))])]
interrupt Plan: text [(when: Order, body: [Points(who: You, n: N(5))])]
interrupt Shout: text [(when: On((kind: AttemptBegin, who: You)), body: [Points(who: You, n: N(3))])]
interrupt Wave: text [(when: On((kind: Beam)), body: [Points(who: You, n: N(1))])]
";

fn orders(rest: &str) -> engine::script::Table {
    table(&format!("{WORLD}{ORDERS}\n{rest}"))
}

/// 2E-ORD-01
#[test]
fn there_are_four_kinds_of_orders() {
    for rules in ["2003", "2002"] {
        let t = orders(&format!(
            "rules {rules}
            player 1
              missions: Base; Green; Deep
              at Base: Ann; Scribe; Skiff; Wren
              aboard Skiff: Bo
              at Green: Ann as there
              hand: Plan; Cy; Wave; Kit; Beacon
              counters 7
            player 2
              missions: Fort
              on Skiff: Snag [damage]
              pile: Trap"
        ));
        let (mut beam, mut fly, mut attempt, mut text) = (0, 0, 0, 0);
        let texts = t.cards(&["Scribe", "Plan"]);
        for action in t.actions() {
            match action {
                Action::Beam { .. } => beam += 1,
                Action::Move { .. } => fly += 1,
                Action::Attempt { .. } => attempt += 1,
                Action::Use {
                    card,
                    ability: engine::AbilityRef::Printed(0),
                } if texts.contains(&card) => text += 1,
                // Neither is an order: the end of the segment, and turning one's cards (2E-SHOW-02).
                Action::End | Action::Hide => {}
                other => panic!("no kind of order: {other:?}"),
            }
        }
        assert!(beam > 0 && fly > 0);
        assert_eq!((attempt, text), (1, 2));
    }
}

/// 2E-ORD-02
#[test]
fn the_same_cards_take_part_in_several_orders() {
    let mut t = world(
        "player 1
          missions: Base; Green; Blue
          at Base: Wren; Ann; Bo",
    );
    t.beam_up(&["Ann", "Bo"], "Base", "Wren")
        .move_to("Wren", "Green");
    assert_eq!(t.stat("Wren", Stat::UnusedRange), 4);
    t.beam_down(&["Ann", "Bo"], "Wren", "Green")
        .attempt("Green");
    assert_eq!(t.score(1), 35);
    t.beam_up(&["Ann", "Bo"], "Green", "Wren");
    assert!(t.aboard("Ann", "Wren"));
}

/// 2E-ORD-03
#[test]
fn there_is_no_limit_on_orders() {
    let mut t = world(
        "player 1
          missions: Base
          at Base: Skiff; Ann",
    );
    for _ in 0..20 {
        t.beam_up(&["Ann"], "Base", "Skiff")
            .beam_down(&["Ann"], "Skiff", "Base");
    }
    t.beam_up(&["Ann"], "Base", "Skiff");
    assert!(t.aboard("Ann", "Skiff"));
}

/// 2E-ORD-03
#[test]
fn giving_no_order_is_allowed() {
    let mut t = world(
        "player 1
          missions: Base
          at Base: Skiff; Ann",
    );
    assert!(t.offers(t.up("Base", "Skiff")));
    t.end();
    assert_eq!((t.asked(), t.active()), (2, player(2)));
}

const ATTEMPT: &str = "player 1
  missions: Base; Green
  at Base: Skiff; Bo
  aboard Skiff: Cy
  at Green: Herald
  hand: Plan; Shout
player 2
  missions: Fort
  pile: Snag";

/// 2E-ORD-04
#[test]
fn an_attempt_is_finished_before_the_next_order() {
    let mut t = orders(ATTEMPT);
    let (beam, fly) = (t.up("Base", "Skiff"), t.move_action("Skiff", "Green"));
    assert!(t.offers(beam) && t.offers(fly));
    t.attempt("Green");
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    for order in [beam, fly] {
        assert_eq!(t.refused_act(order).rule, "2E-ORD-04", "{order:?}");
    }
    t.pass();
    // While the dilemmas are chosen the attempter is not even asked.
    assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
    t.refused_to(player(1), Answer::Act(beam));
    t.pick(&[]);
    // The attempt is over: the next order.
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
    t.act(beam).pick(&["Bo"]);
    assert!(t.aboard("Bo", "Skiff"));
}

/// 2E-ORD-04
#[test]
fn a_beaming_order_is_finished_before_the_next_order() {
    let mut t = orders(
        "player 1
          missions: Base; Green
          at Base: Skiff; Bo; Cy
          aboard Skiff: Ann
          hand: Wave",
    );
    let (beam, fly) = (t.up("Base", "Skiff"), t.move_action("Skiff", "Green"));
    t.act(beam);
    assert_eq!(t.ask(), Ask::BeamWhich);
    t.refused(Answer::Act(fly));
    t.pick(&["Bo"]);
    assert_eq!(t.ask(), Ask::Respond);
    assert_eq!(t.refused_act(fly).rule, "2E-ORD-04");
    t.pass().act(fly);
    assert!(t.at("Bo", "Green"));
}

/// 2E-ORD-05
#[test]
fn an_order_interrupt_is_not_played_during_another_order() {
    let mut t = orders(ATTEMPT);
    let plan = t.use_action("Plan", 0);
    assert!(t.offers(plan));
    t.attempt("Green");
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    assert_eq!(t.refused_act(plan).rule, "2E-ORD-05");
    t.use_text("Shout", 0);
    assert_eq!(t.score(1), 3);
    assert!(t.in_discard(1, "Shout"));
    t.pass().pick(&[]);
    // Afterwards it is.
    assert_eq!(t.ask(), Ask::Orders);
    t.act(plan);
    assert!(t.in_discard(1, "Plan"));
}

/// 2E-ORD-06
#[test]
fn whoever_is_stopped_stays_stopped_until_the_end_of_the_turn() {
    for rules in ["2003", "2002"] {
        let mut t = world(&format!(
            "rules {rules}
            player 1
              missions: Base; Green
              at Green: Ann; Skiff
              at Base: Bo; Skiff as other
            player 2
              pile: Trap"
        ));
        t.attempt("Green").pick(&["Trap"]);
        assert!(t.is_stopped("Ann"));
        t.beam_up(&["Bo"], "Base", "other");
        assert!(t.is_stopped("Ann"));
        t.move_to("other", "Green");
        assert!(t.is_stopped("Ann"));
        assert_eq!(finish_turn(&mut t), 2);
        assert!(!t.is_stopped("Ann"));
    }
}

/// 2E-ORD-06
#[test]
fn a_ship_can_become_stopped_too() {
    let mut t = table(&format!(
        "{WORLD}
        dilemma Jam: space cost 1 text [(when: Resolve, body: [Stop(what: One(AttemptShip))])]
        player 1
          missions: Base; Deep; Green
          at Deep: Wren
          aboard Wren: Ann; Bo
        player 2
          pile: Jam"
    ));
    let fly = t.move_action("Wren", "Green");
    assert!(t.offers(fly));
    t.attempt_with("Deep", "Wren").pick(&["Jam"]);
    assert!(t.is_stopped("Wren"));
    t.refused_act(fly);
    assert_eq!(finish_turn(&mut t), 2);
    assert!(!t.is_stopped("Wren"));
    assert_eq!(finish_turn(&mut t), 1);
    let rest = t.game.actions().contains(&Action::DrawRest);
    t.act(if rest { Action::DrawRest } else { Action::End });
    t.act(fly);
}

/// 2E-ORD-07
#[test]
fn stopped_personnel_do_not_beam() {
    let mut t = world(
        "player 1
          missions: Base; Green
          at Green: Ann [stopped]; Bo; Skiff",
    );
    let up = t.up("Green", "Skiff");
    t.act(up);
    assert_eq!(t.candidates(), ["Bo"]);
    let ann = t.cards(&["Ann"]);
    t.refused(Answer::Cards(ann));
    t.pick(&["Bo"]);
    // Now only the stopped one is left.
    assert_eq!(t.refused_act(up).rule, "2E-ORD-07");
}

/// 2E-ORD-07
#[test]
fn stopped_personnel_do_not_attempt_staff_or_use_order_text() {
    let text = |state: &str| {
        format!(
            "player 1
              missions: Base; Green
              at Green: Ann {state}
              at Base: Wren; Scribe {state}
              aboard Wren: Ann as cmd {state}; Bo {state}
              hand: Cy"
        )
    };
    let mut t = orders(&text("[stopped]"));
    let actions = [
        t.attempt_action("Green", None),
        t.move_action("Wren", "Green"),
        t.use_action("Scribe", 0),
    ];
    let rules = [
        &["2E-ORD-07", "2E-GAP-13"][..],
        &["2E-ORD-07", "2E-STAFF-06", "2E-MOVE-02"],
        &["2E-ORD-07", "2E-GLOSS-21"],
    ];
    for (action, rules) in actions.into_iter().zip(rules) {
        assert_rule(t.refused_act(action).rule, rules);
    }
    let t = orders(&text(""));
    for action in actions {
        assert!(t.offers(action), "{action:?}");
    }
}

/// 2E-ORD-07
/// 2E-GAP-33
#[test]
fn stopped_ships_do_not_move_or_beam() {
    let text = |state: &str| {
        format!(
            "player 1
              missions: Base; Green
              at Base: Skiff {state}; Bo
              aboard Skiff: Ann"
        )
    };
    let mut t = world(&text("[stopped]"));
    let fly = t.move_action("Skiff", "Green");
    assert_rule(t.refused_act(fly).rule, &["2E-ORD-07"]);
    let up = t.up("Base", "Skiff");
    assert_rule(t.refused_act(up).rule, &["2E-ORD-07", "2E-GAP-33"]);
    let t = world(&text(""));
    assert!(t.offers(fly) && t.offers(up));
}

/// 2E-ORD-08
#[test]
fn cards_played_this_turn_carry_out_orders() {
    let mut t = world(
        "player 1
          missions: Base; Green
          hand: Wren; Bo; Ann
          counters 9
        segment play",
    );
    t.play_at("Wren", "Base")
        .play_at("Bo", "Base")
        .play_at("Ann", "Base")
        .end();
    t.beam_up(&["Ann", "Bo"], "Base", "Wren")
        .move_to("Wren", "Green");
    t.beam_down(&["Ann"], "Wren", "Green").attempt("Green");
    assert_eq!(t.score(1), 35);
}

/// 2E-ORDX-01
#[test]
fn order_text_is_used_in_ones_own_orders_segment_only() {
    let text = "player 1
          missions: Base
          at Base: Scribe as mine; Ann; Skiff
          hand: Cy
          deck: 20x Fill
          counters 0
        player 2
          missions: Fort
          at Fort: Scribe as theirs
          hand: Kor; Wave
        turn of 1
        segment";
    let mut t = orders(&format!("{text} play"));
    let (scribe, theirs) = (t.use_action("mine", 0), t.use_action("theirs", 0));
    assert_eq!(t.refused_act(scribe).rule, "2E-ORDX-01");
    t.end();
    // Player 2 in the turn of player 1, while responding.
    t.beam_up(&["Ann"], "Base", "Skiff");
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    assert_rule(t.refused_act(theirs).rule, &["2E-ORDX-01", "2E-ACT-02"]);
    t.pass();
    // Player 1 does not use the text of an opponent's card.
    t.refused_act(theirs);
    t.act(scribe);
}

/// 2E-ORDX-01
#[test]
fn order_text_is_not_used_in_the_third_segment() {
    let mut t = table(&format!(
        "{WORLD}{ORDERS}
        personnel Owl: Federation text [(when: On((kind: TurnEnd, who: You)), optional: true,
            body: [Points(who: You, n: N(3))])]
        player 1
          missions: Base
          at Base: Scribe; Owl
          hand: Cy"
    ));
    let scribe = t.use_action("Scribe", 0);
    assert!(t.offers(scribe));
    t.end();
    assert_eq!(t.ask(), Ask::EndOfTurn);
    assert_eq!(t.refused_act(scribe).rule, "2E-ORDX-01");
}

/// 2E-ORDX-02
#[test]
fn an_order_does_what_its_text_says() {
    let mut t = orders(
        "player 1
          missions: Base
          at Base: Scribe; Ann
          hand: Cy; Kor
          deck: Bo; Nia; 5x Fill",
    );
    t.use_text("Scribe", 0).pick(&["Cy"]);
    assert!(t.in_discard(1, "Cy"));
    assert!(t.in_hand(1, "Kor") && t.in_hand(1, "Bo"));
    assert_eq!((t.hand(1).len(), t.deck(1).len()), (2, 6));
    assert_eq!((t.score(1), t.score(2)), (0, 0));
    assert!(!t.is_stopped("Scribe") && !t.is_stopped("Ann"));
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-ORDX-03
#[test]
fn an_order_interrupt_is_played_in_the_orders_segment_for_nothing() {
    let mut t = orders(
        "player 1
          missions: Base
          hand: Plan
          counters 0",
    );
    t.use_text("Plan", 0);
    assert_eq!((t.score(1), t.counters(1)), (5, 0));
    assert!(t.in_discard(1, "Plan"));
    assert_eq!(t.ask(), Ask::Orders);
}
