//! Failed attempts, new attempts, and what a success leaves.

use crate::support::cast::{completed, drawn, stopped, unopposed, with};
use cards::language::Kind;
use engine::{Action, Answer, Ask};

/// 2E-FAIL-01
/// 2E-FAIL-02
#[test]
fn an_attempt_that_does_not_meet_the_requirements_fails_and_stops_who_remains() {
    let mut t = with(
        "player 1
           missions: Wall
           at Wall: 5x Ensign; Bo [stopped]; Wren
           aboard Wren: Ann
         player 2
           pile: Kill One; 4x Mist",
    );
    t.attempt("Wall").pick(&["Kill One"]);
    assert_eq!((t.score(1), completed(&t, "Wall")), (0, false));
    assert_eq!(t.happened(Kind::AttemptFail), 1);
    assert_eq!(stopped(&t, "Ensign"), (4, 0), "the four who remained");
    assert!(
        !t.is_stopped("Ann") && !t.is_stopped("Wren"),
        "who took no part is not stopped"
    );
}

/// 2E-FAIL-02
#[test]
fn a_failed_space_attempt_stops_the_crew_that_took_part() {
    let mut t = with(
        "player 1
           missions: Void
           at Void: Wren; Lark
           aboard Wren: Ann; Bo
           aboard Lark: Cy",
    );
    t.attempt_with("Void", "Wren");
    unopposed(&mut t);
    assert!(t.is_stopped("Ann") && t.is_stopped("Bo"));
    assert!(!t.is_stopped("Cy"));
}

/// 2E-FAIL-03
#[test]
fn another_group_may_try_again_in_the_same_turn() {
    let mut t = with(
        "planet Hall: Fed points 30 needs Science
         player 1
           missions: Hall
           at Hall: Ann; Wren
           aboard Wren: Bo",
    );
    t.attempt("Hall");
    unopposed(&mut t);
    assert!(t.is_stopped("Ann"));
    let again = t.attempt_action("Hall", None);
    t.refused_act(again);
    t.beam_down(&["Bo"], "Wren", "Hall").attempt("Hall");
    unopposed(&mut t);
    assert!(completed(&t, "Hall"));
}

/// 2E-FAIL-03
#[test]
fn the_same_personnel_may_try_again_in_a_later_turn() {
    let mut t = with(
        "player 1
           missions: Wall
           at Wall: Ann; Bo
         player 2
           pile: One; 5x Mist",
    );
    t.attempt("Wall").pick(&["One"]);
    let again = t.attempt_action("Wall", None);
    t.refused_act(again);
    t.until_turn_of(1).act(Action::DrawRest);
    assert!(!t.is_stopped("Ann"));
    t.attempt("Wall");
    assert_eq!(t.ask(), Ask::ChooseDilemmas);
    assert_eq!(
        drawn(&t, 2).len(),
        1,
        "two participants less one leave-behind"
    );
}

/// 2E-FAIL-04
#[test]
fn leave_behinds_reduce_the_draw() {
    for (behind, expected) in [(0, 8), (3, 5), (7, 1)] {
        let mut t = with(&format!(
            "player 1
               missions: Green
               at Green: 8x Ensign
             player 2
               beneath Green: {behind}x Mist
               pile: 9x Free"
        ));
        t.attempt("Green");
        assert_eq!(drawn(&t, 2).len(), expected);
    }
}

/// 2E-FAIL-05
#[test]
fn leave_behinds_reduce_the_cost_limit() {
    let scenario = |behind: u8| {
        format!(
            "player 1
               missions: Green
               at Green: 8x Ensign
             player 2
               beneath Green: {behind}x Mist
               pile: Quad; Pair; One; Trio; Free; Two; Four; Eight"
        )
    };
    let mut t = with(&scenario(3));
    t.attempt("Green");
    assert_eq!(drawn(&t, 2), ["Free", "One", "Pair", "Quad", "Trio"]);
    let six = t.cards(&["Quad", "Pair"]);
    let rule = t.refused(Answer::Cards(six)).rule;
    assert!(["2E-FAIL-05", "2E-DIL-04"].contains(&rule), "{rule}");
    t.pick(&["Quad", "One"]);
    assert_eq!(t.ask(), Ask::OrderDilemmas);
    let mut t = with(&scenario(0));
    t.attempt("Green").pick(&["Quad", "Pair"]);
    assert_eq!(
        t.ask(),
        Ask::OrderDilemmas,
        "without leave-behinds six is no problem"
    );
}

/// 2E-FAIL-06
#[test]
fn a_copy_of_a_dilemma_overcome_earlier_may_be_chosen_and_is_faced() {
    let mut t = with(
        "player 1
           missions: Wall
           at Wall: 3x Ensign
         player 2
           beneath Wall: One as old
           pile: One as new; Mist; Free",
    );
    t.attempt("Wall").pick(&["new"]);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.beneath("Wall"), ["new", "old"]);
}

/// 2E-GAP-18
#[test]
fn after_success_the_participants_go_on_unstopped() {
    let mut t = with(
        "player 1
           missions: Green; Glen
           at Green: Ann; Bo; Cy; Di; Ensign as e; Wren
         player 2
           pile: One; Two; Four; Eight; Free; Mist; Pair; Trio; Quad; Soil",
    );
    let five = ["Ann", "Bo", "Cy", "Di", "e"];
    t.attempt("Green").pick(&["One"]);
    assert!(completed(&t, "Green"));
    assert!(five.iter().all(|p| !t.is_stopped(p)));
    t.beam_up(&five, "Green", "Wren")
        .move_to("Wren", "Glen")
        .beam_down(&five, "Wren", "Glen")
        .attempt("Glen");
    assert_eq!(drawn(&t, 2).len(), 5);
    t.pick(&[]);
    assert!(completed(&t, "Glen"));
    assert_eq!(t.score(1), 1 + 35 + 30);
}
