//! The stack: its order, its secrecy, and what was laid in it wrongly.

use crate::support::cast::{completed, faced, sees, stopped, with};
use cards::language::Kind;
use engine::script::player;
use engine::{Action, Answer, Ask, Place};

const THREE: &str = "
player 1
  missions: Green
  at Green: Ann; Bo; Cy
player 2
  pile: Halt; Halt Two; Halt Three; Mist
";

/// 2E-DIL-09
/// 2E-DIL-15
#[test]
fn the_dilemma_player_may_stack_in_any_order() {
    let (a, b, c) = ("Halt", "Halt Two", "Halt Three");
    for order in [
        [a, b, c],
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
    ] {
        let mut t = with(THREE);
        t.attempt("Green").pick(&[a, b, c]);
        assert_eq!((t.asked(), t.ask()), (2, Ask::OrderDilemmas));
        t.order(&order);
        for name in order {
            assert_eq!((faced(&t).as_str(), t.asked()), (name, 1));
            t.pick(&["Ann"]);
        }
        assert!(completed(&t, "Green"));
    }
}

/// 2E-DIL-09
#[test]
fn the_order_of_the_stack_is_hidden_from_the_attempter() {
    let mut t = with(THREE);
    t.attempt("Green")
        .pick(&["Halt", "Halt Two", "Halt Three"])
        .order(&["Halt Two", "Halt", "Halt Three"]);
    let hidden = t.cards(&["Halt", "Halt Three"]);
    for event in &t.events {
        let seen = event.seen_from(Some(player(1)));
        let mut cards = seen.card.into_iter().chain(seen.other).chain(seen.cards);
        assert!(cards.all(|c| !hidden.contains(&c)), "{event:?}");
    }
    assert!(!sees(&t, 1, "Halt") && !sees(&t, 1, "Halt Three"));
}

/// 2E-DIL-10
#[test]
fn one_dilemma_is_open_and_the_rest_of_the_stack_hidden() {
    let mut t = with(&format!("players 3\n{THREE}"));
    t.attempt("Green")
        .pick(&["Halt", "Halt Two", "Halt Three"])
        .order(&["Halt", "Halt Two", "Halt Three"]);
    assert_eq!(faced(&t), "Halt");
    for n in 1..=3 {
        assert!(
            sees(&t, n, "Halt"),
            "player {n} does not see the revealed dilemma"
        );
        assert_eq!(sees(&t, n, "Halt Two"), n == 2);
        assert_eq!(sees(&t, n, "Halt Three"), n == 2);
    }
    assert_eq!(t.zone(Place::Stack(player(2))), ["Halt Two", "Halt Three"]);
    let revealed: Vec<_> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::RevealDilemma)
        .collect();
    assert_eq!(revealed.len(), 1);
    assert_eq!(
        revealed[0].h.who,
        Some(player(2)),
        "the dilemma player reveals"
    );
    assert_eq!(revealed[0].h.card, Some(t.card("Halt")));
}

/// 2E-DIL-10
#[test]
fn the_attempter_must_carry_out_a_revealed_dilemma() {
    let mut t = with(THREE);
    t.attempt("Green").pick(&["Halt"]);
    assert_eq!(t.asked(), 1);
    t.refused(Answer::Act(Action::End));
    t.refused(Answer::Act(Action::Pass));
    t.refused(Answer::Cards(vec![]));
    t.pick(&["Bo"]);
    assert_eq!(t.beneath("Green"), ["Halt"]);
}

/// 2E-DIL-15
#[test]
fn dilemmas_are_revealed_one_after_the_other_until_the_stack_is_empty() {
    let mut t = with(THREE);
    t.attempt("Green")
        .pick(&["Halt", "Halt Two", "Halt Three"])
        .order(&["Halt", "Halt Two", "Halt Three"]);
    for (i, next) in ["Halt Two", "Halt Three"].into_iter().enumerate() {
        assert!(!sees(&t, 1, next));
        t.pick(&["Ann"]);
        assert_eq!(faced(&t), next);
        assert_eq!(t.beneath("Green").len(), i + 1);
        assert!(sees(&t, 1, next));
    }
    t.pick(&["Ann"]);
    assert_eq!(t.happened(Kind::RevealDilemma), 3);
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-DIL-19
#[test]
fn a_dilemma_of_the_wrong_type_has_no_effect_and_the_stack_goes_on() {
    for rules in ["2003", "2002"] {
        let wrong = with(&format!(
            "rules {rules}
             dilemma Comet: space cost 1 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
             player 1
               missions: Wall
               at Wall: 3x Ensign
             attempt Wall limit 3 stack: Two; Comet; Four"
        ));
        assert_eq!(wrong.score(1), 6);
        assert_eq!(wrong.beneath("Wall"), ["Comet", "Four", "Two"]);
        let right = with(&format!(
            "rules {rules}
             dilemma Comet: planet cost 1 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
             player 1
               missions: Wall
               at Wall: 3x Ensign
             attempt Wall limit 3 stack: Two; Comet; Four"
        ));
        assert_eq!(right.score(1), 7);
    }
}

/// 2E-DIL-19
/// 2E-CARD-25
#[test]
fn a_planet_dilemma_is_not_faced_in_space() {
    let t = with(
        "dilemma Quake: planet cost 1 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
         player 1
           missions: Void
           at Void: Wren
           aboard Wren: 3x Ensign
         attempt Void with Wren limit 3 stack: Quake; Four",
    );
    assert_eq!(t.score(1), 4);
    assert_eq!(t.beneath("Void"), ["Four", "Quake"]);
}

const PRICED: &str = "
dilemma Three A: dual cost 3 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
dilemma Three B: dual cost 3 text [(when: Resolve, body: [Points(who: You, n: N(2))])]
dilemma Two C: dual cost 2 text [(when: Resolve, body: [Points(who: You, n: N(4))])]
dilemma Nil D: dual cost 0 text [(when: Resolve, body: [Points(who: You, n: N(8))])]
player 1
  missions: Wall
  at Wall: 5x Ensign
";

/// 2E-DIL-20
#[test]
fn a_dilemma_above_the_limit_and_all_after_it_are_not_faced() {
    let t = with(&format!(
        "{PRICED}\nattempt Wall limit 5 stack: Three A; Three B; Nil D"
    ));
    assert_eq!(t.score(1), 1, "only the first was faced");
    assert_eq!(t.beneath("Wall"), ["Nil D", "Three A", "Three B"]);
    assert_eq!(
        stopped(&t, "Ensign"),
        (5, 0),
        "the attempt went on to the requirements and failed"
    );
}

/// 2E-DIL-20
#[test]
fn dilemmas_up_to_the_limit_are_all_faced() {
    let t = with(&format!(
        "{PRICED}\nattempt Wall limit 5 stack: Three A; Two C; Nil D"
    ));
    assert_eq!(t.score(1), 13);
}

/// 2E-DIL-20
#[test]
fn cheap_dilemmas_after_the_excess_are_not_faced_either() {
    let t = with(&format!(
        "{PRICED}\nattempt Wall limit 5 stack: Three A; Three B; Two C"
    ));
    assert_eq!(t.score(1), 1);
    assert_eq!(t.beneath("Wall").len(), 3);
}

/// 2E-GAP-11
/// 2E-DIL-20
#[test]
fn in_2002_only_the_dilemma_above_the_limit_falls_away() {
    let t = with(&format!(
        "rules 2002\n{PRICED}\nattempt Wall limit 5 stack: Three A; Three B; Two C"
    ));
    assert_eq!(t.score(1), 5, "the first and the third were faced");
    assert_eq!(t.beneath("Wall"), ["Three A", "Three B", "Two C"]);
    let t = with(&format!(
        "rules 2002\n{PRICED}\nattempt Wall limit 4 stack: Three A; Three B; Two C; Nil D"
    ));
    assert_eq!(
        t.score(1),
        9,
        "the third would exceed the limit too, the fourth costs nothing"
    );
}

/// 2E-GAP-10
#[test]
fn a_duplicate_in_the_stack_is_not_faced_and_the_stack_goes_on() {
    for rules in ["2003", "2002"] {
        let t = with(&format!(
            "rules {rules}
             player 1
               missions: Wall
               at Wall: 5x Ensign
             attempt Wall limit 5 stack: One as a; One as b; Two"
        ));
        assert_eq!(t.score(1), 3);
        assert_eq!(t.beneath("Wall"), ["Two", "a", "b"]);
    }
}
