//! Choosing among the drawn dilemmas: cost, copies, types, and what becomes of the others.

use crate::support::cast::{completed, drawn, face_up, with};
use engine::{Answer, Ask, Choice, Constraint, Why};

const FIVE: &str = "
player 1
  missions: Green
  at Green: 5x Ensign
player 2
  counters 4
  pile: Trio; Pair; One; Free; Quad; Mist
";

/// 2E-DIL-04
#[test]
fn the_chosen_dilemmas_cost_no_more_than_there_are_participants() {
    let mut t = with(FIVE);
    t.attempt("Green");
    let six = t.cards(&["Trio", "Pair", "One"]);
    let refusal = t.refused(Answer::Cards(six));
    assert_eq!(refusal.rule, "2E-DIL-04");
    assert_eq!(refusal.why, Why::TooExpensive { cost: 6, limit: 5 });
    t.pick(&["Trio", "Pair"]);
    assert_eq!(t.ask(), Ask::OrderDilemmas);
    assert_eq!(t.counters(2), 4, "no counters are paid");
}

/// 2E-DIL-04
#[test]
fn a_dilemma_without_cost_fits_into_a_full_choice() {
    let mut t = with(FIVE);
    t.attempt("Green").pick(&["Trio", "Pair", "Free"]);
    t.order(&["Trio", "Pair", "Free"]);
    assert_eq!(t.beneath("Green"), ["Free", "Pair", "Trio"]);
    assert_eq!(t.counters(2), 4, "no counters are paid");
}

/// 2E-DIL-04
#[test]
fn dilemmas_need_no_counters() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 3x Ensign
         player 2
           counters 0
           pile: Trio; Mist; Free",
    );
    t.attempt("Green").pick(&["Trio"]);
    assert_eq!(t.beneath("Green"), ["Trio"]);
}

/// 2E-DIL-05
#[test]
fn only_one_copy_of_a_dilemma_can_be_chosen() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 3x Ensign
         player 2
           pile: Mist as a; Mist as b; One",
    );
    t.attempt("Green");
    let both = t.cards(&["a", "b"]);
    assert_eq!(t.refused(Answer::Cards(both)).rule, "2E-DIL-05");
    t.pick(&["b", "One"]).order(&["b", "One"]);
    assert_eq!(t.beneath("Green"), ["One", "b"]);
}

/// 2E-GAP-09
#[test]
fn two_printings_of_one_title_are_copies() {
    let mut t = with(
        "dilemma Fog: dual cost 1 subtitle First
         dilemma Fog: dual cost 0 subtitle Second
         player 1
           missions: Green
           at Green: 3x Ensign
         player 2
           pile: Fog, First as a; Fog, Second as b; One",
    );
    let ids: Vec<String> = ["a", "b"]
        .iter()
        .map(|c| t.game.table().def(t.card(c)).id.clone())
        .collect();
    assert_ne!(ids[0], ids[1], "two printings");
    t.attempt("Green");
    let both = t.cards(&["a", "b"]);
    let rule = t.refused(Answer::Cards(both)).rule;
    assert!(["2E-DIL-05", "2E-GAP-09"].contains(&rule), "{rule}");
    t.pick(&["a", "One"]).order(&["a", "One"]);
    assert_eq!(t.beneath("Green"), ["One", "a"]);
}

/// 2E-DIL-06
/// 2E-CARD-25
#[test]
fn at_a_planet_only_planet_and_dual_dilemmas_can_be_chosen() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 3x Ensign
         player 2
           pile: Soil; Star; Mist",
    );
    t.attempt("Green");
    assert_eq!(drawn(&t, 2), ["Mist", "Soil", "Star"]);
    assert_eq!(t.candidates(), ["Mist", "Soil"]);
    let star = t.cards(&["Star"]);
    let rule = t.refused(Answer::Cards(star)).rule;
    assert!(["2E-DIL-06", "2E-CARD-25"].contains(&rule), "{rule}");
    t.pick(&["Soil", "Mist"]).order(&["Soil", "Mist"]);
    assert_eq!(t.beneath("Green"), ["Mist", "Soil"]);
}

/// 2E-DIL-06
/// 2E-CARD-25
#[test]
fn in_space_only_space_and_dual_dilemmas_can_be_chosen() {
    let mut t = with(
        "player 1
           missions: Deep
           at Deep: Wren
           aboard Wren: 3x Ensign
         player 2
           pile: Soil; Star; Mist",
    );
    t.attempt_with("Deep", "Wren");
    assert_eq!(drawn(&t, 2), ["Mist", "Soil", "Star"]);
    assert_eq!(t.candidates(), ["Mist", "Star"]);
    let soil = t.cards(&["Soil"]);
    let rule = t.refused(Answer::Cards(soil)).rule;
    assert!(["2E-DIL-06", "2E-CARD-25"].contains(&rule), "{rule}");
    t.pick(&["Star", "Mist"]).order(&["Star", "Mist"]);
    assert_eq!(t.beneath("Deep"), ["Mist", "Star"]);
}

/// 2E-CARD-26
#[test]
fn the_same_dual_dilemma_serves_on_a_planet_and_in_space() {
    let mut t = with(
        "player 1
           missions: Wall; Void
           at Wall: Ensign
           at Void: Wren
           aboard Wren: Ann
         player 2
           pile: Boomerang",
    );
    t.attempt("Wall");
    assert_eq!(t.candidates(), ["Boomerang"]);
    t.pick(&["Boomerang"]);
    t.attempt_with("Void", "Wren");
    assert_eq!(t.candidates(), ["Boomerang"]);
    t.pick(&["Boomerang"]);
    assert_eq!(t.pile(2), ["Boomerang"]);
}

/// 2E-DIL-07
#[test]
fn dilemmas_not_chosen_go_face_up_to_the_bottom() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 7x Ensign
         player 2
           pile: One; Two; Four; Eight; Free; Star; Trio; Mist as x; Mist as y",
    );
    t.attempt("Green")
        .pick(&["One", "Two", "Four"])
        .order(&["One", "Two", "Four"]);
    assert_eq!(t.pile(2)[..2], ["x", "y"]);
    assert_eq!(face_up(&t, 2), [false, false, true, true, true, true]);
    let mut bottom = t.pile(2).split_off(2);
    bottom.sort();
    assert_eq!(
        bottom,
        ["Eight", "Free", "Star", "Trio"],
        "also the one that could not be chosen"
    );
    assert!(drawn(&t, 2).is_empty());
}

/// 2E-GAP-05
#[test]
fn no_dilemma_at_all_may_be_chosen() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 5x Ensign
         player 2
           pile: One; Two; Four; Eight; Free; Mist; Pair",
    );
    t.attempt("Green").pick(&[]);
    assert_eq!(face_up(&t, 2), [false, false, true, true, true, true, true]);
    assert!(completed(&t, "Green"));
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-11
#[test]
fn in_2002_too_expensive_a_choice_is_refused_as_well() {
    let mut t = with(&format!("rules 2002\n{FIVE}"));
    t.attempt("Green");
    let six = t.cards(&["Trio", "Pair", "One"]);
    assert_eq!(t.refused(Answer::Cards(six)).rule, "2E-DIL-04");
    t.pick(&["Trio", "Pair"]);
    assert_eq!(t.ask(), Ask::OrderDilemmas);
}

/// 2E-GAP-12
/// 2E-DIL-04
#[test]
fn the_costs_of_the_moment_of_choosing_count() {
    let scenario = |core: &str| {
        format!(
            "event Sale: text [(when: Static, body: [
                Apply(m: Stat(on: Every((from: Drawn)), stats: [Cost], n: N(-1)), until: InPlay)])]
             dilemma Dear: dual cost 3 text [(when: Resolve, body: [Points(who: You, n: N(4))])]
             dilemma Dearer: dual cost 4 text [(when: Resolve, body: [Points(who: You, n: N(8))])]
             player 1
               missions: Wall
               at Wall: 5x Ensign
             player 2
               {core}
               pile: Dear; Dearer; Mist; Free; One"
        )
    };
    let mut dear = with(&scenario(""));
    dear.attempt("Wall");
    let seven = dear.cards(&["Dear", "Dearer"]);
    assert_eq!(dear.refused(Answer::Cards(seven)).rule, "2E-DIL-04");

    let mut t = with(&scenario("core: Sale"));
    t.attempt("Wall");
    t.pick(&["Dear", "Dearer"]).order(&["Dear", "Dearer"]);
    assert_eq!(
        t.score(1),
        12,
        "both are faced, though in the stack they cost seven again"
    );
}

/// 2E-GAP-12
#[test]
fn a_cost_raised_later_does_not_make_a_dilemma_exceed_the_limit() {
    let mut t = with(
        "dilemma Inflation: dual cost 2 text [(when: Resolve, body: [
            Apply(m: Stat(on: Every((from: Stack)), stats: [Cost], n: N(1)), until: Attempt),
            Points(who: You, n: N(1))])]
         dilemma Dear: dual cost 3 text [(when: Resolve, body: [Points(who: You, n: N(4))])]
         player 1
           missions: Wall
           at Wall: 5x Ensign
         player 2
           pile: Inflation; Dear; Mist; Free; One",
    );
    t.attempt("Wall");
    t.pick(&["Inflation", "Dear"]).order(&["Inflation", "Dear"]);
    assert_eq!(t.score(1), 5);
}

/// 2E-GAP-07
#[test]
fn losses_do_not_lower_the_limit() {
    let mut t = with(
        "dilemma Massacre: dual cost 3 text [(when: Resolve, body: [
            Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(4)), how: Random, to: 0)))])]
         dilemma Sequel: dual cost 3 text [(when: Resolve, body: [Points(who: You, n: N(4))])]
         player 1
           missions: Wall
           at Wall: 6x Ensign
         player 2
           pile: Massacre; Sequel; Mist; Free; One; Two",
    );
    t.attempt("Wall");
    let Choice::Cards { rule, .. } = t.pending().choice else {
        panic!("cards are chosen")
    };
    assert_eq!(rule, Constraint::Dilemmas { limit: 6 });
    t.pick(&["Massacre", "Sequel"])
        .order(&["Massacre", "Sequel"]);
    assert_eq!(
        t.zone(engine::Place::Discard(engine::script::player(1)))
            .len(),
        4
    );
    assert_eq!(t.score(1), 4, "the second was faced");
    assert_eq!(t.beneath("Wall"), ["Massacre", "Sequel"]);
}
