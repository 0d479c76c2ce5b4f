//! Removing damage at the end of the turn.

use super::ships::dock;
use cards::lexicon::Stat;
use engine::script::Table;
use engine::{Action, Ask, Flag, Place};

fn repair(t: &Table, damage: &str) -> Action {
    Action::Repair {
        damage: t.card(damage),
    }
}

/// A damaged Warbird of player 1 somewhere, at the end of player 1's turn.
fn warbird(spot: &str, more: &str) -> Table {
    dock(&format!(
        "{more}
        player 1
          missions: Romulus; Home; Deep; Green
          at {spot}: Warbird as bird
        player 2
          pile: Dud
          on bird: Dent [damage]
        segment end"
    ))
}

/// 2E-DAM-07
#[test]
fn damage_is_removed_at_a_headquarters_where_the_ship_could_be_played() {
    let mut t = warbird("Romulus", "");
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    let action = repair(&t, "Dent");
    assert!(t.offers(action));
    t.act(action);
    assert!(t.in_discard(2, "Dent"));
    assert_eq!(t.stat("bird", Stat::Range), 8);
}

/// 2E-DAM-07
#[test]
fn damage_is_not_removed_elsewhere() {
    for spot in ["Home", "Deep", "Green"] {
        // A second ship keeps the end-of-turn actions open.
        let mut t = warbird(
            spot,
            "player 1
              at Romulus: Warbird as docked
            player 2
              on docked: Breach [damage]",
        );
        assert_eq!(t.ask(), Ask::EndOfTurn);
        let ok = repair(&t, "Breach");
        assert!(t.offers(ok));
        let action = repair(&t, "Dent");
        assert_eq!(t.refused_act(action).rule, "2E-DAM-07", "at {spot}");
    }
}

/// 2E-DAM-07
#[test]
fn the_headquarters_must_be_the_players_own() {
    let mut t = dock(
        "player 1
          missions: Romulus
          at Romulus: Warbird as docked
          at Home: Wren
        player 2
          missions: Home
          on docked: Breach [damage]
          on Wren: Dent [damage]
        segment end",
    );
    let ok = repair(&t, "Breach");
    assert!(t.offers(ok));
    let action = repair(&t, "Dent");
    t.refused_act(action);
}

/// 2E-DAM-08
#[test]
fn one_damage_card_may_be_removed_from_each_ship() {
    let text = "player 1
          missions: Romulus
          at Romulus: Warbird as one; Warbird as two
        player 2
          on one: Dent as a [damage]; Breach as b [damage]
          on two: Dent as c [damage]
        segment end";
    let mut t = dock(text);
    for name in ["a", "b", "c"] {
        assert!(t.offers(repair(&t, name)), "{name}");
    }
    let a = repair(&t, "a");
    t.act(a);
    let b = repair(&t, "b");
    assert_eq!(t.refused_act(b).rule, "2E-DAM-08", "two from one ship");
    let c = repair(&t, "c");
    t.act(c);
    assert!(t.in_discard(2, "a") && t.in_discard(2, "c"));
    assert_eq!(t.place("b"), Place::On(t.card("one")));
    t.until_turn_of(2);
    assert_eq!(t.place("b"), Place::On(t.card("one")));
}

/// 2E-DAM-08
#[test]
fn damage_is_removed_only_at_the_end_of_the_turn() {
    for segment in ["play", "orders"] {
        let mut t = dock(&format!(
            "player 1
              missions: Romulus
              at Romulus: Warbird
            player 2
              on Warbird: Dent [damage]
            segment {segment}"
        ));
        let action = repair(&t, "Dent");
        assert_eq!(t.refused_act(action).rule, "2E-DAM-08", "segment {segment}");
    }
}

/// 2E-DAM-08
#[test]
fn the_ships_commander_removes_damage_in_the_own_turn_only() {
    let mut t = dock(
        "player 1
          missions: Romulus
          at Romulus: Warbird
        player 2
          missions: Home
          on Warbird: Dent [damage]
        turn of 2
        segment end",
    );
    // Nobody is asked at the end of player 2's turn.
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    assert_eq!(t.place("Dent"), Place::On(t.card("Warbird")));
    t.act(Action::DrawRest).end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    let action = repair(&t, "Dent");
    t.act(action);
    assert!(t.in_discard(2, "Dent"));
}

/// 2E-DAM-08
#[test]
fn the_second_card_may_be_removed_in_the_next_turn() {
    let mut t = dock(
        "player 1
          missions: Romulus
          at Romulus: Warbird
        player 2
          on Warbird: Dent [damage]; Breach [damage]
        segment end",
    );
    let first = repair(&t, "Dent");
    t.act(first);
    t.until_turn_of(1);
    t.act(Action::DrawRest).end();
    while t.ask() == Ask::DiscardExcess {
        let pending = t.pending().clone();
        let engine::Choice::Cards { from, min, .. } = pending.choice else {
            panic!("{pending:?}");
        };
        t.answer(engine::Answer::Cards(from[..usize::from(min)].to_vec()));
    }
    assert_eq!(t.ask(), Ask::EndOfTurn);
    let second = repair(&t, "Breach");
    t.act(second);
    assert!(t.in_discard(2, "Breach"));
}

/// 2E-DAM-09
#[test]
fn the_player_may_leave_the_damage_where_it_is() {
    let mut t = warbird("Romulus", "");
    assert_eq!(t.ask(), Ask::EndOfTurn);
    t.pass();
    assert_eq!((t.asked(), t.ask()), (2, Ask::PlayAndDraw));
    assert_eq!(t.place("Dent"), Place::On(t.card("bird")));
    assert_eq!(t.stat("bird", Stat::Range), 6);
}

/// 2E-DAM-10 2E-GAP-51 2E-GAP-49
#[test]
fn a_removed_damage_card_goes_to_its_owner() {
    for rules in ["2002", "2003"] {
        let text = format!(
            "rules {rules}
            player 1
              missions: Romulus
              at Romulus: Warbird
            player 2
              pile: Dud as x; Dud as y
              on Warbird: Dent [damage]; Mine [damage]
            segment end"
        );
        let mut t = dock(&text);
        let event = repair(&t, "Dent");
        t.act(event);
        assert!(t.in_discard(2, "Dent"), "rules {rules}");
        assert!(!t.is("Dent", Flag::Damage));
        let mut t = dock(&text);
        let dilemma = repair(&t, "Mine");
        t.act(dilemma);
        assert_eq!(t.pile(2), ["x", "y", "Mine"], "rules {rules}");
        assert!(t.is("Mine", Flag::FaceUp), "rules {rules}");
        assert!(!t.is("Mine", Flag::Damage));
    }
}

/// 2E-DAM-07 2E-DAM-08
#[test]
fn the_commander_of_a_ship_owned_by_another_player_removes_its_damage() {
    let mut t = dock(
        "player 1
          missions: Romulus
          at Romulus: Warbird as prize of 2 by 1
        player 2
          on prize: Dent [damage]
        segment end",
    );
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    let action = repair(&t, "Dent");
    t.act(action);
    assert!(t.in_discard(2, "Dent"));
}

/// 2E-GAP-49
#[test]
fn a_dilemma_on_a_personnel_returns_face_up_to_the_bottom() {
    let mut t = dock(
        "interrupt Slay: text [(when: Order, body: [
            Move(verb: Kill, what: Every((filter: All([Type(Personnel), Commanded(You)]))))])]
        player 1
          missions: Green
          hand: Slay
          at Green: Cap
        player 2
          pile: Dud as x; Dud as y
          on Cap: Mine",
    );
    t.use_text("Slay", 0);
    crate::support::fights::settle(&mut t);
    assert!(t.in_discard(1, "Cap"));
    assert_eq!(t.pile(2), ["x", "y", "Mine"]);
    assert!(t.is("Mine", Flag::FaceUp) && !t.is("y", Flag::FaceUp));
}
