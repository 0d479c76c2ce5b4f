//! 2E-ACT-11 to 2E-ACT-16, 2E-GAP-46, 2E-GAP-63: requirements, costs and effects.

use crate::support::actions::{choose, world};
use cards::language::Kind;
use engine::script::Table;
use engine::{Cause, Why};

const TOOLS: &str = "
event Study: text [(when: Order, guard: Some((filter: All([Type(Personnel), Skill(One(Science), 1), Commanded(You)]))),
    body: [Pay(who: You, must: true, cost: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(You)])),
    n: Exactly(N(1)), to: 0)))], get: [Points(who: You, n: N(5))])])]
event Toil: text [(when: Order, body: [Pay(who: You, must: true, cost: [Stop(what: Pick((of: (filter: All([Type(Personnel),
    Commanded(You)])), n: Exactly(N(1)), to: 0)))], get: [Points(who: You, n: N(5))])])]
event Trade: text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)),
    n: Exactly(N(1)), to: 0)))], get: [Draw(who: You, n: N(1))])])]
event Sacrifice: text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Destroy, what: Pick((of: (filter: All([
    Type(Event), Other, Commanded(You)])), n: Exactly(N(1)), to: 0)))], get: [Points(who: You, n: N(5))])])]
event Nap: text [(when: Order, body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(You)])),
    n: Exactly(N(1)), to: 0)))])]
personnel Zealot: Federation Honor text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Kill, what: One(This))],
    get: [Move(verb: Destroy, what: Every((filter: Title(Is(\"Relic\")))))])])]
personnel Fanatic: Federation Honor text [(when: Order, body: [Pay(who: You, must: true, cost: [Move(verb: Discard,
    what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 0))), Move(verb: Kill, what: One(This))],
    get: [Move(verb: Destroy, what: Every((filter: Title(Is(\"Relic\")))))])])]
interrupt Mercy: text [(when: On((phase: Before, kind: Kill)), optional: true, body: [Prevent])]
interrupt Twist: text [(when: On((phase: Before, kind: Kill)), optional: true,
    body: [Instead([Points(who: You, n: N(3))])])]
dilemma Plague: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt,
    filter: Skill(One(Medical), 1)), n: Exactly(N(2)), to: 0)))])]
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-ACT-11
#[test]
fn a_requirement_is_checked_before_the_cost_is_paid() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Study
          at Base: Bo",
    );
    t.use_text("Study", 0);
    choose(&mut t, &["Bo"]);
    assert!(t.is_stopped("Bo"));
    assert_eq!(t.score(1), 5);
}

/// 2E-ACT-11
#[test]
fn an_action_whose_requirement_is_not_met_costs_nothing() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Study
          at Base: Ann",
    );
    let study = t.use_action("Study", 0);
    assert_eq!(t.refused_act(study).rule, "2E-ACT-11");
    assert!(!t.is_stopped("Ann"));
}

/// 2E-ACT-11
#[test]
fn a_card_that_demands_something_is_not_paid_for_in_vain() {
    let start = |who: &str| {
        format!(
            "
            event Formula: cost 2 play (need: Some((filter: All([Type(Personnel), Skill(One(Science), 1),
                Commanded(You)]))), to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(1))])]
            player 1
              missions: Base
              hand: Formula
              at Base: {who}
            segment play"
        )
    };
    let mut t = tools(&start("Ann"));
    let play = t.play_action("Formula", None);
    let refusal = t.refused_act(play);
    assert_eq!(
        (refusal.rule, refusal.why),
        ("2E-ACT-11", Why::RequirementNotMet)
    );
    assert_eq!(t.counters(1), 7);
    let mut t = tools(&start("Bo"));
    t.play("Formula");
    assert_eq!((t.counters(1), t.score(1)), (5, 1));
}

/// 2E-ACT-12
#[test]
fn without_anybody_to_stop_the_action_cannot_be_taken() {
    for who in ["Ann [stopped]", "Wren", ""] {
        let mut t = tools(&format!(
            "
            player 1
              missions: Base
              core: Toil
              at Base: {who}"
        ));
        let toil = t.use_action("Toil", 0);
        let refusal = t.refused_act(toil);
        assert_eq!(
            (refusal.rule, refusal.why),
            ("2E-ACT-12", Why::CostCannotBePaid),
            "{who}"
        );
    }
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Toil
          at Base: Ann",
    );
    t.use_text("Toil", 0);
    choose(&mut t, &["Ann"]);
    assert_eq!(t.score(1), 5);
    assert!(t.is_stopped("Ann"));
}

/// 2E-ACT-12
#[test]
fn discarding_and_destroying_are_costs_too() {
    let mut t = tools(
        "
        player 1
          core: Trade; Sacrifice
        player 2
          core: Relic
          hand: Stone",
    );
    // One's own cards only: the Trade itself can be destroyed, but the hand is empty.
    let trade = t.use_action("Trade", 0);
    assert_eq!(t.refused_act(trade).rule, "2E-ACT-12");
    t.use_text("Sacrifice", 0);
    choose(&mut t, &["Trade"]);
    assert!(t.in_discard(1, "Trade"));
    assert!(t.in_core(2, "Relic"));
    assert_eq!(t.score(1), 5);
    let sacrifice = t.use_action("Sacrifice", 0);
    assert_eq!(t.refused_act(sacrifice).rule, "2E-ACT-12");
}

/// 2E-ACT-13
#[test]
fn the_cost_comes_before_the_effect() {
    let mut t = tools(
        "
        player 1
          core: Trade
          hand: Relic; Stone
          deck: Ann; Bo",
    );
    t.use_text("Trade", 0).pick(&["Relic"]);
    assert!(t.in_discard(1, "Relic"));
    assert!(t.in_hand(1, "Ann") && t.in_hand(1, "Stone"));
    let discard = t.events.iter().position(|e| e.h.kind == Kind::Discard);
    let draw = t.events.iter().position(|e| e.h.kind == Kind::Draw);
    assert!(discard.is_some() && discard < draw);
    let trade = t.card("Trade");
    assert_eq!(t.events[discard.unwrap_or(0)].h.cause, Cause::Cost(trade));
    assert_eq!(t.events[draw.unwrap_or(0)].h.cause, Cause::Text(trade));
}

/// 2E-ACT-14
#[test]
fn one_payment_does_not_serve_two_actions() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Toil as one; Toil as two
          at Base: Ann",
    );
    t.use_text("one", 0);
    choose(&mut t, &["Ann"]);
    assert_eq!(t.score(1), 5);
    let two = t.use_action("two", 0);
    assert_eq!(t.refused_act(two).why, Why::CostCannotBePaid);
}

/// 2E-ACT-14
#[test]
fn each_action_is_paid_for_with_its_own_personnel() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Toil as one; Toil as two
          at Base: Ann; Bo",
    );
    t.use_text("one", 0).pick(&["Bo"]);
    t.use_text("two", 0);
    choose(&mut t, &["Ann"]);
    assert_eq!(t.score(1), 10);
    assert!(t.is_stopped("Ann") && t.is_stopped("Bo"));
}

/// 2E-ACT-15
#[test]
fn the_possible_part_of_an_effect_is_done() {
    let mut t = tools(
        "
        player 1
          missions: Red
          at Red: Ann; Bo
        player 2
          pile: Plague",
    );
    t.attempt("Red").pick(&["Plague"]);
    choose(&mut t, &["Ann"]);
    assert!(t.is_stopped("Ann"));
    assert_eq!(t.beneath("Red"), ["Plague"]);
    let by_dilemma = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Stop && matches!(e.h.cause, Cause::Dilemma(_)))
        .count();
    assert_eq!(by_dilemma, 1);
}

/// 2E-ACT-15
#[test]
fn a_player_draws_as_many_cards_as_there_are() {
    let mut t = tools(
        "
        event Windfall: text [(when: Order, body: [Draw(who: You, n: N(3)), Points(who: You, n: N(1))])]
        player 1
          core: Windfall
          deck: Ann; Bo",
    );
    t.use_text("Windfall", 0);
    assert_eq!(t.hand(1).len(), 2);
    assert_eq!(t.score(1), 1);
}

/// 2E-ACT-16
#[test]
fn an_action_may_be_paid_for_although_it_has_no_effect() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              core: Trade
              hand: Relic; Stone
              deck:"
        ));
        t.use_text("Trade", 0).pick(&["Relic"]);
        assert!(t.in_discard(1, "Relic"));
        assert_eq!(t.hand(1), ["Stone"]);
        assert_eq!(t.happened(Kind::Draw), 0);
    }
}

/// 2E-GAP-46
#[test]
fn only_an_unstopped_card_can_be_stopped_as_a_cost() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Toil
          at Base: Ann [stopped]; Bo; Cy",
    );
    t.use_text("Toil", 0);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
}

/// 2E-GAP-46
#[test]
fn only_an_unstopped_card_can_be_chosen_to_be_stopped() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Base
              core: Nap
              at Base: Ann [stopped]; Bo; Cy"
        ));
        t.use_text("Nap", 0);
        assert_eq!(t.candidates(), ["Bo", "Cy"]);
    }
}

/// 2E-GAP-46
#[test]
fn an_opponent_too_stops_only_unstopped_cards() {
    let mut t = tools(
        "
        event Trip: text [(when: Order, body: [Stop(what: Pick((of: (filter: All([Type(Personnel),
            Commanded(EachOpponent)])), n: Exactly(N(1)), to: 0)))])]
        player 1
          core: Trip
        player 2
          missions: Base
          at Base: Ann [stopped]; Bo; Cy",
    );
    t.use_text("Trip", 0);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
}

/// 2E-GAP-63
#[test]
fn a_prevented_cost_is_not_paid_and_its_effect_does_not_happen() {
    for (interrupt, score) in [("Mercy", 0), ("Twist", 3)] {
        let mut t = tools(&format!(
            "
            player 1
              missions: Base
              at Base: Zealot
            player 2
              core: Relic
              hand: {interrupt}"
        ));
        t.use_text("Zealot", 0);
        assert_eq!(t.asked(), 2);
        t.use_text(interrupt, 0);
        assert!(t.on_surface("Zealot", "Base"));
        assert!(t.in_core(2, "Relic"));
        assert_eq!(t.score(2), score);
    }
    let mut t = tools(
        "
        player 1
          missions: Base
          at Base: Zealot
        player 2
          core: Relic
          hand: Mercy",
    );
    t.use_text("Zealot", 0).pass();
    assert!(t.in_discard(1, "Zealot"));
    assert!(t.in_discard(2, "Relic"));
}

/// 2E-GAP-63
#[test]
fn the_other_part_of_a_cost_stays_paid() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Stone
          at Base: Fanatic
        player 2
          core: Relic
          hand: Mercy",
    );
    t.use_text("Fanatic", 0);
    choose(&mut t, &["Stone"]);
    t.use_text("Mercy", 0);
    assert!(t.in_discard(1, "Stone"));
    assert!(t.on_surface("Fanatic", "Base"));
    assert!(t.in_core(2, "Relic"));
}
