//! The card language: counters that a text gives or takes, and cards played at a higher price.

use crate::support::actions::{responds, world};
use engine::Ask;
use engine::script::Table;

/// Spends two counters, if that many are left, for points.
const WEALTH: &str = "
personnel Rich: Federation cost 2 text [(when: On((kind: Play, who: You, card: Not(Other))), optional: true,
    body: [Pay(who: You, must: true, cost: [Counters(who: You, n: N(-2))], get: [Points(who: You, n: N(5))])])]
";

fn rich(counters: u8) -> Table {
    let dear = format!("event Dear: cost {}", 7 - counters);
    world(&format!(
        "{WEALTH}
        {dear}
        player 1
          missions: Base
          hand: Rich; Dear
          deck: 9x Chip
        segment play"
    ))
}

/// 2E-COST-05
#[test]
fn additional_counters_are_spent_when_a_card_is_played() {
    let mut t = rich(4);
    t.play("Dear");
    assert_eq!(t.counters(1), 4);
    t.play_at("Rich", "Base");
    t.use_text("Rich", 0);
    assert_eq!((t.counters(1), t.score(1)), (0, 5));
}

/// 2E-COST-05
#[test]
fn counters_that_are_not_left_cannot_be_spent() {
    let mut t = rich(3);
    t.play("Dear").play_at("Rich", "Base");
    assert!(!responds(&t));
    assert_eq!((t.counters(1), t.score(1)), (1, 0));
}

/// 2E-GAP-21
#[test]
fn nothing_is_spent_outside_the_first_segment() {
    let mut t = world(
        "
        event Fund: text [(when: Order, body: [Pay(who: You, must: true, cost: [Counters(who: You, n: N(-1))],
            get: [Points(who: You, n: N(5))])])]
        player 1
          missions: Base
          core: Fund
          deck:
        player 2
          deck: 9x Chip
        segment play",
    );
    assert!(t.counters(1) > 0, "the deck is empty");
    t.end();
    assert_eq!(t.ask(), Ask::Orders);
    let fund = t.use_action("Fund", 0);
    assert_eq!(t.refused_act(fund).rule, "2E-ACT-12");
}

/// 2E-COST-01
#[test]
fn a_text_gives_a_counter_at_the_start_of_the_turn() {
    let mut t = world(
        "
        event Income: text [(when: On((kind: TurnStart, who: You)), body: [Counters(who: You, n: N(1))])]
        player 1
          missions: Base
          core: Income
          deck: 20x Chip
        player 2
          deck: 20x Chip",
    );
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.counters(2), 7);
    t.until_turn_of(1);
    assert_eq!(t.counters(1), 8);
}

/// Draws for one more counter.
const CHOICE: &str = "
event Feast: cost 3 text [
    (when: On((phase: Before, kind: Play, who: You, card: Not(Other))), optional: true, body: [
        Apply(m: Stat(on: One(This), stats: [Cost], n: N(2)), until: Play),
        Install(ability: (when: On((kind: Play, who: You, card: Not(Other))), body: [Points(who: You, n: N(5))]), until: Play)])]
";

fn feast(rest: &str) -> Table {
    world(&format!(
        "{CHOICE}
        event Dear: cost 3
        player 1
          missions: Base
          hand: Feast as one; Feast as two; Dear
          deck: 9x Chip
        {rest}
        segment play"
    ))
}

/// 2E-COST-02
#[test]
fn a_card_is_played_at_a_higher_cost_for_more() {
    let mut t = feast("");
    t.play("one").use_text("one", 0);
    assert_eq!((t.counters(1), t.score(1)), (2, 5));
    assert!(t.in_core(1, "one"));
}

/// 2E-COST-02
#[test]
fn the_higher_cost_is_not_paid_by_who_passes_and_not_for_the_next_copy() {
    let mut t = feast("");
    t.play("one").pass();
    assert_eq!((t.counters(1), t.score(1)), (4, 0));
    t.play("two");
    assert!(!responds(&t), "five are too many");
    assert_eq!((t.counters(1), t.score(1)), (1, 0));
}

/// 2E-ACT-10
#[test]
fn what_was_paid_for_does_not_outlast_a_prevented_card() {
    let mut t = feast(
        "
        player 2
          missions: Base
          hand: Halt
        interrupt Halt: text [(when: On((phase: While, kind: Play, card: Type(Event))), body: [Prevent])]",
    );
    t.play("one").use_text("one", 0);
    t.use_text("Halt", 0);
    assert_eq!((t.counters(1), t.score(1)), (2, 0));
    assert!(t.in_discard(1, "one"));
}
