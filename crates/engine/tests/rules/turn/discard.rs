//! 1.23 DISC.

use crate::support::turns::{WORLD, finish_turn, world};
use cards::lexicon::Stat;
use engine::script::{Table, table};
use engine::{Action, Answer, Ask, Choice};

const ENDS: &str = "
personnel Owl: Federation text [(when: On((kind: TurnEnd, who: You)), optional: true,
    body: [Points(who: You, n: N(3))])]
personnel Bat: Federation text [(when: On((kind: TurnEnd, who: You)), optional: true,
    body: [Draw(who: You, n: N(1))])]
";

fn ends(rest: &str) -> Table {
    table(&format!("{WORLD}{ENDS}\n{rest}"))
}

fn count(t: &Table) -> (usize, u16, u16) {
    match &t.pending().choice {
        Choice::Cards { from, min, max, .. } => (from.len(), *min, *max),
        other => panic!("{other:?}"),
    }
}

/// 2E-DISC-01
#[test]
fn the_hand_is_brought_down_to_seven() {
    let mut t = world(
        "player 1
          missions: Base
          hand: 7x Fill; Bo; Cy; Kor",
    );
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::DiscardExcess));
    assert_eq!(count(&t), (10, 3, 3));
    let (two, four) = (t.cards(&["Bo", "Cy"]), t.cards(&["Bo", "Cy", "Kor"]));
    t.refused(Answer::Cards(vec![]));
    t.refused(Answer::Cards(two));
    t.answer(Answer::Cards(four));
    assert_eq!(t.hand(1).len(), 7);
    for card in ["Bo", "Cy", "Kor"] {
        assert!(t.in_discard(1, card), "{card}");
    }
    assert_eq!(t.asked(), 2);
}

/// 2E-DISC-01
#[test]
fn nobody_discards_with_seven_cards_or_fewer() {
    for n in [0, 3, 7] {
        let mut t = world(&format!(
            "player 1
              missions: Base
              hand: {n}x Fill
            player 2
              hand: 9x Fill"
        ));
        t.end();
        // Nor does the other player, whose turn it was not.
        assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
        assert_eq!((t.hand(1).len(), t.hand(2).len()), (n, 9));
    }
}

/// 2E-DISC-02
#[test]
fn any_card_of_the_hand_may_be_discarded() {
    let names = ["Ann", "Bo", "Cy", "Nia", "Kor", "Wren", "Kit", "Beacon"];
    for name in names {
        let mut t = world(&format!(
            "player 1
              missions: Base
              hand: {}",
            names.join("; ")
        ));
        t.end();
        assert_eq!(t.ask(), Ask::DiscardExcess);
        assert_eq!(t.candidates().len(), 8);
        t.pick(&[name]);
        assert!(t.in_discard(1, name));
        assert_eq!(t.hand(1).len(), 7);
    }
}

/// 2E-DISC-03
#[test]
fn end_of_turn_actions_come_after_the_discards() {
    let mut t = ends(
        "player 1
          missions: Base
          at Base: Owl
          hand: 7x Fill; Bo; Cy",
    );
    let owl = t.use_action("Owl", 0);
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::DiscardExcess));
    t.refused(Answer::Act(owl));
    t.pick(&["Bo", "Cy"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    assert!(t.offers(owl));
    t.act(owl);
    assert_eq!(t.score(1), 3);
    assert_eq!(t.asked(), 2);
}

/// 2E-DISC-03
#[test]
fn end_of_turn_actions_belong_to_ones_own_turns() {
    let mut t = ends(
        "players 3
        player 1
          missions: Base
        player 2
          missions: Base as home
          at home: Owl
        turn of 1",
    );
    let owl = t.use_action("Owl", 0);
    t.end();
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
    t.refused_act(owl);
    t.act(Action::DrawRest).end();
    assert_eq!((t.asked(), t.ask()), (2, Ask::EndOfTurn));
    t.act(owl);
    assert_eq!((t.score(2), t.asked()), (3, 3));
}

const YARD: &str = "player 1
  missions: Base
  at Base: Skiff as one; Skiff as two; Owl
player 2
  on one: Snag as a [damage]
  on two: Snag as b [damage]";

/// 2E-DISC-04
/// 2E-DAM-08
#[test]
fn end_of_turn_actions_come_in_any_order_and_once_each() {
    let orders = [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ];
    for order in orders {
        let mut t = ends(YARD);
        let all = [
            Action::Repair {
                damage: t.card("a"),
            },
            Action::Repair {
                damage: t.card("b"),
            },
            t.use_action("Owl", 0),
        ];
        t.end();
        for (i, which) in order.into_iter().enumerate() {
            assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
            let left: Vec<Action> = order[i..].iter().map(|w| all[*w]).collect();
            for action in all {
                assert_eq!(
                    t.offers(action),
                    left.contains(&action),
                    "{action:?} after {i}"
                );
            }
            for done in &order[..i] {
                t.refused_act(all[*done]);
            }
            t.act(all[which]);
        }
        assert_eq!(t.score(1), 3);
        assert_eq!(t.pile(2).len(), 2);
        assert_eq!(t.asked(), 2, "nothing is left to do");
    }
}

/// 2E-DISC-04
/// 2E-DAM-09
#[test]
fn end_of_turn_actions_may_be_left_out() {
    let mut t = ends(YARD);
    t.end().pass();
    assert_eq!((t.asked(), t.score(1)), (2, 0));
    assert!(t.pile(2).is_empty());
}

/// 2E-DISC-04
#[test]
fn end_of_turn_actions_are_offered_again_next_turn() {
    let mut t = ends(YARD);
    t.end().use_text("Owl", 0);
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(finish_turn(&mut t), 1);
    t.act(Action::DrawRest).end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    t.use_text("Owl", 0);
    assert_eq!(t.score(1), 6);
}

/// 2E-DISC-05
#[test]
fn everybodys_cards_become_unstopped_when_a_turn_ends() {
    for active in [1, 2, 3] {
        let mut t = ends(&format!(
            "players 3
            player 1
              missions: Base
              at Base: Ann [stopped]; Skiff [stopped]
            player 2
              at Base: Bo [stopped]; Bird [stopped]
            player 3
              at Base: Cy [stopped]
            player {active}
              at Base: Owl
            turn of {active}"
        ));
        let cards = ["Ann", "Skiff", "Bo", "Bird", "Cy"];
        t.end();
        // At the end-of-turn actions they still are.
        assert_eq!(t.ask(), Ask::EndOfTurn);
        assert!(cards.iter().all(|c| t.is_stopped(c)));
        t.pass();
        assert_ne!(t.asked(), active);
        for card in cards {
            assert!(!t.is_stopped(card), "{card} after the turn of {active}");
        }
    }
}

/// 2E-DISC-05
#[test]
fn personnel_stopped_in_an_opponents_turn_are_ready_in_the_next_one() {
    let mut t = table(&format!(
        "{WORLD}
        personnel Foe: Klingon text [(when: Order, body: [
            Stop(what: Every((filter: All([Type(Personnel), Commanded(EachOpponent)]))))])]
        player 1
          missions: Base
          at Base: Ann; Skiff
        player 2
          missions: Fort
          at Fort: Foe
        turn of 2"
    ));
    t.use_text("Foe", 0);
    assert!(t.is_stopped("Ann") && !t.is_stopped("Foe"));
    assert_eq!(finish_turn(&mut t), 1);
    assert!(!t.is_stopped("Ann"));
    t.act(Action::DrawRest).beam_up(&["Ann"], "Base", "Skiff");
}

/// 2E-DISC-06
#[test]
fn everybodys_range_is_restored_when_a_turn_ends() {
    for active in [1, 2, 3] {
        let mut t = world(&format!(
            "players 3
            player 1
              missions: Base
              at Base: Wren [used 3]
            player 2
              at Base: Bird [used 8]
            player 3
              at Base: Skiff [used 1]
            turn of {active}"
        ));
        let unused = |t: &Table| ["Wren", "Bird", "Skiff"].map(|s| t.stat(s, Stat::UnusedRange));
        assert_eq!(unused(&t), [5, 0, 7]);
        finish_turn(&mut t);
        assert_eq!(unused(&t), [8, 8, 8], "after the turn of {active}");
    }
}

/// 2E-DISC-06
#[test]
fn range_used_through_text_in_an_opponents_turn_is_back_in_ones_own() {
    let mut t = table(&format!(
        "{WORLD}
        personnel Foe: Klingon text [(when: Order, body: [
            Range(ship: Every((filter: All([Type(Ship), Commanded(EachOpponent)]))), op: UseUp)])]
        player 1
          missions: Base; Green
          at Base: Skiff
          aboard Skiff: Ann
        player 2
          missions: Fort
          at Fort: Foe
        turn of 2"
    ));
    t.use_text("Foe", 0);
    assert_eq!(t.stat("Skiff", Stat::UnusedRange), 0);
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(t.stat("Skiff", Stat::UnusedRange), 8);
    t.act(Action::DrawRest).move_to("Skiff", "Green");
    assert_eq!(t.stat("Skiff", Stat::UnusedRange), 4);
}

/// 2E-GAP-27
#[test]
fn the_hand_is_checked_once() {
    let mut t = ends(
        "player 1
          missions: Base
          at Base: Bat
          hand: 7x Fill
          deck: 30x Fill",
    );
    t.end();
    assert_eq!(t.ask(), Ask::EndOfTurn);
    t.use_text("Bat", 0);
    assert_eq!(t.hand(1).len(), 8);
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(t.hand(1).len(), 8);
    // The next third segment counts all of them.
    t.act(Action::DrawRest).end();
    assert_eq!(t.ask(), Ask::DiscardExcess);
    assert_eq!(count(&t), (15, 8, 8));
}
