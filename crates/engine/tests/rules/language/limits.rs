//! The card language: how often a text may be used.

use crate::support::actions::{responds, world};
use engine::script::Table;
use engine::{Action, Ask, Why};

fn next_turn(t: &mut Table) {
    t.end();
    t.until_turn_of(1).act(Action::DrawRest);
}

#[test]
fn once_in_each_turn() {
    let mut t = world(
        "
        event Well: text [(when: Order, limit: PerTurn(1), body: [Points(who: You, n: N(1))])]
        player 1
          core: Well as one; Well as two",
    );
    let one = t.use_action("one", 0);
    t.act(one);
    assert_eq!(t.refused_act(one).why, Why::UsedUp);
    t.use_text("two", 0);
    assert_eq!(t.score(1), 2, "each copy has its own limit");
    next_turn(&mut t);
    t.act(one);
    assert_eq!(t.score(1), 3);
}

#[test]
fn twice_in_each_turn() {
    let mut t = world(
        "
        event Well: text [(when: Order, limit: PerTurn(2), body: [Points(who: You, n: N(1))])]
        player 1
          core: Well",
    );
    let well = t.use_action("Well", 0);
    t.act(well).act(well);
    assert_eq!(t.refused_act(well).why, Why::UsedUp);
}

#[test]
fn once_in_each_turn_for_all_copies_together() {
    let mut t = world(
        "
        event Well: text [(when: Order, limit: CopiesPerTurn(1), body: [Points(who: You, n: N(1))])]
        event Spring: text [(when: Order, limit: CopiesPerTurn(1), body: [Points(who: You, n: N(10))])]
        player 1
          core: Well as one; Well as two; Spring",
    );
    t.use_text("one", 0);
    let two = t.use_action("two", 0);
    assert_eq!(t.refused_act(two).why, Why::UsedUp);
    t.use_text("Spring", 0);
    assert_eq!(t.score(1), 11);
    next_turn(&mut t);
    t.act(two);
    let one = t.use_action("one", 0);
    t.refused_act(one);
}

#[test]
fn one_order_of_a_card_in_each_turn() {
    let mut t = world(
        "
        personnel Pilot: Federation text [
            (when: Order, limit: OrdersPerTurn(1), body: [Points(who: You, n: N(1))]),
            (when: Order, limit: OrdersPerTurn(1), body: [Points(who: You, n: N(10))])]
        player 1
          missions: Base
          at Base: Pilot as one; Pilot as two",
    );
    t.use_text("one", 1);
    for n in [0, 1] {
        let again = t.use_action("one", n);
        assert_eq!(t.refused_act(again).why, Why::UsedUp);
    }
    t.use_text("two", 0);
    assert_eq!(t.score(1), 11);
    next_turn(&mut t);
    t.use_text("one", 0);
    assert_eq!(t.score(1), 12);
}

#[test]
fn once_for_each_dilemma() {
    let mut t = world(
        "
        personnel Wit: Federation text [(when: During(Doing(Facing, This)), limit: PerDilemma(1),
            body: [Points(who: You, n: N(1))])]
        dilemma One: dual cost 1
        dilemma Two: dual cost 1
        player 1
          missions: Red
          at Red: Wit; Ann
        player 2
          pile: One; Two",
    );
    t.attempt("Red").pick(&["One", "Two"]);
    if t.ask() == Ask::OrderDilemmas {
        t.order(&["One", "Two"]);
    }
    t.use_text("Wit", 0);
    assert_eq!(t.score(1), 1);
    let mut again = 0;
    while responds(&t) {
        if t.offers(t.use_action("Wit", 0)) {
            again += 1;
            t.use_text("Wit", 0);
        } else {
            t.pass();
        }
    }
    assert_eq!(again, 1, "once more for the second dilemma");
    assert_eq!(t.score(1), 2);
}

#[test]
fn a_response_may_be_limited_as_well() {
    let mut t = world(
        "
        event Cheer: text [(when: On((kind: Play, card: Type(Personnel))), optional: true, limit: PerTurn(1),
            body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base
          hand: Ann; Bo
          core: Cheer
        segment play",
    );
    t.play_at("Ann", "Base").use_text("Cheer", 0);
    t.play_at("Bo", "Base");
    assert!(!responds(&t));
    assert_eq!(t.score(1), 1);
}

#[test]
fn a_response_that_was_declined_is_not_used_up() {
    let mut t = world(
        "
        event Cheer: text [(when: On((kind: Play, card: Type(Personnel))), optional: true, limit: PerTurn(1),
            body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base
          hand: Ann; Bo
          core: Cheer
        segment play",
    );
    t.play_at("Ann", "Base").pass();
    t.play_at("Bo", "Base").use_text("Cheer", 0);
    assert_eq!(t.score(1), 1);
}

#[test]
fn once_in_each_game() {
    let mut t = world(
        "
        event Well: text [(when: Order, limit: PerGame(1), body: [Points(who: You, n: N(1))])]
        player 1
          core: Well as one; Well as two",
    );
    let one = t.use_action("one", 0);
    t.act(one);
    assert_eq!(t.refused_act(one).why, Why::UsedUp);
    next_turn(&mut t);
    assert_eq!(t.refused_act(one).why, Why::UsedUp);
    t.use_text("two", 0);
    assert_eq!(t.score(1), 2, "each copy has its own limit");
}

#[test]
fn once_in_each_mission_attempt() {
    let mut t = world(
        "
        personnel Wit: Federation text [(when: During(Doing(Attempting, This)), limit: PerAttempt(1),
            body: [Points(who: You, n: N(1))])]
        dilemma One: dual cost 1
        dilemma Two: dual cost 1
        player 1
          missions: Red
          at Red: Wit; Ann
        player 2
          pile: One; Two",
    );
    t.attempt("Red");
    let mut used = 0;
    while t.is_asked() {
        match t.ask() {
            Ask::ChooseDilemmas => _ = t.pick(&["One", "Two"]),
            Ask::OrderDilemmas => _ = t.order(&["One", "Two"]),
            Ask::Respond if t.offers(t.use_action("Wit", 0)) => {
                used += 1;
                t.use_text("Wit", 0);
            }
            Ask::Respond => _ = t.pass(),
            _ => break,
        }
    }
    assert_eq!(used, 1, "in the whole attempt");
    assert_eq!(t.score(1), 1);
}

#[test]
fn once_for_each_mission() {
    let mut t = world(
        "
        personnel Guide: Federation text [(when: Order, limit: PerMission(1), body: [Points(who: You, n: N(1))])]
        player 1
          missions: Green; Red
          at Green: Guide; Ann; Wren
          aboard Wren: Bo
          deck: 9x Chip",
    );
    let guide = t.use_action("Guide", 0);
    t.act(guide);
    assert_eq!(t.refused_act(guide).why, Why::UsedUp);
    t.beam_up(&["Guide", "Ann"], "Green", "Wren");
    t.move_to("Wren", "Red").act(guide);
    assert_eq!(t.score(1), 2);
    assert_eq!(t.refused_act(guide).why, Why::UsedUp);
    next_turn(&mut t);
    assert_eq!(
        t.refused_act(guide).why,
        Why::UsedUp,
        "not for this mission any more"
    );
}

#[test]
fn once_in_each_fight() {
    let mut t = world(
        "
        personnel Boxer: Federation I5 C5 S9 text [(when: During(Doing(InCombat, This)), limit: PerFight(1),
            body: [Points(who: You, n: N(1))])]
        event Duel: text [(when: Order, body: [Fight(kind: Combat, with: All([Commanded(You), Type(Personnel)]), win: [])])]
        personnel Foe: Romulan I5 C5 S5
        player 1
          missions: Green
          at Green: Boxer; Ann
          core: Duel as one; Duel as two
        player 2
          at Green: Foe",
    );
    t.use_text("one", 0);
    let boxer = t.use_action("Boxer", 0);
    let mut used = 0;
    while t.is_asked() && t.ask() == Ask::Respond {
        match t.offers(boxer) {
            true => {
                used += 1;
                t.act(boxer);
            }
            false => _ = t.pass(),
        }
    }
    assert_eq!(used, 1);
}
