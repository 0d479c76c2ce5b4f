//! The differences of kind B about dilemmas.

use crate::support::glossary::{any_order, saw, sees, world};
use engine::script::{Table, player};
use engine::{Ask, Flag, Place};

const PILE: &str = "
dilemma D1: dual cost 1
dilemma D2: dual cost 1
dilemma D3: dual cost 1
dilemma D4: dual cost 1
dilemma U1: dual cost 1
dilemma U2: dual cost 1
dilemma U3: dual cost 1
dilemma U4: dual cost 1
dilemma U5: dual cost 1
dilemma U6: dual cost 1
";

fn ups(t: &Table) -> Vec<(String, bool)> {
    t.pile(2)
        .into_iter()
        .map(|n| (n.clone(), t.is(&n, Flag::FaceUp)))
        .collect()
}

fn four_down_six_up(rules: &str) -> Table {
    let mut t = world(
        rules,
        &format!(
            "{PILE}
            player 1
            missions: Green
            at Green: Ann; Bo; Cy; Dee
            player 2
            pile: D1; D2; D3; D4; U1 [up]; U2 [up]; U3 [up]; U4 [up]; U5 [up]; U6 [up]"
        ),
    );
    t.attempt("Green");
    assert_eq!(t.candidates(), ["D1", "D2", "D3", "D4"]);
    t.pick(&["D1"]);
    t
}

/// 2E-GAP-03
/// 2E-DIL-08
/// D-09
#[test]
fn a_face_up_card_on_top_shuffles_the_pile_at_once_under_2003() {
    let t = four_down_six_up("2003");
    let pile = ups(&t);
    assert_eq!(pile.len(), 9);
    assert!(
        pile[..6].iter().all(|(n, up)| n.starts_with('U') && !up),
        "six shuffled face-down cards above: {pile:?}"
    );
    assert!(
        pile[6..].iter().all(|(n, up)| n.starts_with('D') && *up),
        "three face-up cards below: {pile:?}"
    );
}

/// 2E-GAP-03
/// 2E-DIL-08
/// D-09
#[test]
fn a_face_up_card_waits_for_the_next_draw_under_2002() {
    let t = four_down_six_up("2002");
    let pile = ups(&t);
    let names: Vec<&str> = pile.iter().map(|(n, _)| n.as_str()).collect();
    assert_eq!(pile.len(), 9);
    assert!(
        pile.iter().all(|(_, up)| *up),
        "nine face-up cards: {pile:?}"
    );
    assert_eq!(
        names[..6],
        ["U1", "U2", "U3", "U4", "U5", "U6"],
        "not shuffled"
    );
}

/// 2E-GAP-04
/// D-09
#[test]
fn returned_dilemmas_of_an_empty_pile_are_shuffled_at_once_under_2003_only() {
    for (rules, up) in [("2003", false), ("2002", true)] {
        let mut t = world(
            rules,
            &format!(
                "{PILE}\nplayer 1\nmissions: Green\nat Green: Ann; Bo; Cy; Dee\nplayer 2\npile: D1; D2; D3; D4"
            ),
        );
        t.attempt("Green").pick(&["D1"]);
        assert_eq!(
            ups(&t).iter().map(|(_, u)| *u).collect::<Vec<_>>(),
            [up; 3],
            "under {rules}"
        );
    }
}

/// 2E-DIL-08
/// D-09
#[test]
fn looking_at_a_face_up_card_shuffles_under_2003_only() {
    for (rules, up) in [("2003", false), ("2002", true)] {
        let mut t = world(
            rules,
            &format!(
                "{PILE}
                event Scan: text [(when: Order, body: [Look(who: You, what: Every((from: Pile(You, Top(1)))), to: 0)])]
                turn of 2
                player 2
                core: Scan
                pile: U1 [up]; U2 [up]; U3 [up]"
            ),
        );
        t.use_text("Scan", 0);
        let pile = ups(&t);
        assert_eq!(pile.len(), 3);
        assert!(
            pile.iter().all(|(_, u)| *u == up),
            "under {rules}: {pile:?}"
        );
    }
}

/// 2E-DIL-08
/// D-09
#[test]
fn looking_down_to_a_face_up_card_shuffles_under_2003_only() {
    for rules in ["2003", "2002"] {
        let mut t = world(
            rules,
            &format!(
                "{PILE}
                event Scan: text [(when: Order, body: [Look(who: You, what: Every((from: Pile(You, Top(2)))), to: 0)])]
                turn of 2
                player 2
                core: Scan
                pile: D1; U1 [up]; U2 [up]; U3 [up]"
            ),
        );
        let before = ups(&t);
        assert_eq!(
            before.iter().filter(|(_, up)| *up).count(),
            3,
            "a face-up card below the top is not reached"
        );
        t.use_text("Scan", 0);
        if rules == "2003" {
            assert!(ups(&t).iter().all(|(_, up)| !up), "{:?}", ups(&t));
        } else {
            assert_eq!(ups(&t), before, "nothing is drawn, nothing is shuffled");
        }
    }
}

/// 2E-DIL-08
/// D-09
#[test]
fn a_draw_that_meets_a_face_up_card_shuffles_under_both() {
    for rules in ["2002", "2003"] {
        let mut t = world(
            rules,
            &format!(
                "{PILE}\nplayer 1\nmissions: Green\nat Green: Ann; Bo; Cy\nplayer 2\npile: D1; U1 [up]; U2 [up]; U3 [up]; U4 [up]"
            ),
        );
        t.attempt("Green");
        let drawn = t.candidates();
        assert_eq!(drawn.len(), 3, "under {rules}");
        assert!(
            drawn.contains(&"D1".to_owned()),
            "what was drawn stays drawn"
        );
        let rest = ups(&t);
        assert_eq!(rest.len(), 2);
        assert!(rest.iter().all(|(_, up)| !up), "under {rules}: {rest:?}");
    }
}

const STACK: &str = "
dilemma Nap: dual cost 1
dilemma Sleep: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
dilemma Third: dual cost 1 text [(when: Resolve, body: [Points(who: Opponent, n: N(1))])]
dilemma Fourth: dual cost 1 text [(when: Resolve, body: [Points(who: Opponent, n: N(1))])]
";

fn nobody_left(rules: &str) -> Table {
    let mut t = world(
        rules,
        &format!(
            "{STACK}
            players 3
            player 1
            missions: Green
            at Green: Ann; Bo; Cy; Dee
            player 2
            pile: Nap; Sleep; Third; Fourth"
        ),
    );
    t.attempt("Green")
        .pick(&["Nap", "Sleep", "Third", "Fourth"]);
    assert_eq!(t.ask(), Ask::OrderDilemmas);
    t.order(&["Nap", "Sleep", "Third", "Fourth"]);
    any_order(&mut t);
    assert_eq!(t.ask(), Ask::Orders, "the attempt is over");
    assert!(t.is_stopped("Ann"));
    assert_eq!(t.beneath("Green"), ["Fourth", "Nap", "Sleep", "Third"]);
    assert_eq!(t.score(2), 0, "the third and the fourth had no effect");
    t
}

/// 2E-DIL-18
/// 2E-DIL-14
/// D-10
#[test]
fn dilemmas_overcome_unfaced_are_shown_under_2003() {
    let t = nobody_left("2003");
    for card in ["Nap", "Sleep", "Third", "Fourth"] {
        for n in 1..=3 {
            assert!(sees(&t, n, card), "player {n} sees {card}");
            assert!(
                saw(&t, n, card),
                "player {n} saw {card} go beneath the mission"
            );
        }
        assert!(!t.is(card, Flag::Unseen));
    }
}

/// 2E-DIL-18
/// 2E-DIL-14
/// D-10
#[test]
fn dilemmas_overcome_unfaced_stay_unseen_under_2002() {
    let t = nobody_left("2002");
    for card in ["Third", "Fourth"] {
        for n in [1, 3] {
            assert!(!sees(&t, n, card), "player {n} does not see {card}");
            assert!(!saw(&t, n, card), "player {n} never saw {card}");
        }
        assert!(t.is(card, Flag::Unseen));
    }
    for card in ["Nap", "Sleep"] {
        assert!(
            (1..=3).all(|n| saw(&t, n, card)),
            "{card} was faced and seen"
        );
    }
}

const COSTS: &str = "
dilemma A3: dual cost 3 text [(when: Resolve, body: [Points(who: Opponent, n: N(1))])]
dilemma B3: dual cost 3 text [(when: Resolve, body: [Points(who: Opponent, n: N(10))])]
dilemma C0: dual cost 0 text [(when: Resolve, body: [Points(who: Opponent, n: N(20))])]
dilemma C2: dual cost 2 text [(when: Resolve, body: [Points(who: Opponent, n: N(20))])]
dilemma C3: dual cost 3 text [(when: Resolve, body: [Points(who: Opponent, n: N(40))])]
";

fn over_limit(rules: &str, limit: u8, stack: &str) -> Table {
    world(
        rules,
        &format!(
            "{COSTS}\nplayer 1\nmissions: Green\nat Green: Ann; Bo\nattempt Green limit {limit} stack: {stack}"
        ),
    )
}

/// 2E-DIL-20
/// D-11
#[test]
fn a_dilemma_above_the_limit_takes_all_that_follow_with_it_under_2003() {
    let t = over_limit("2003", 5, "A3; B3; C0");
    assert_eq!(t.score(2), 1, "only the first was faced");
    assert_eq!(t.beneath("Green"), ["A3", "B3", "C0"]);
    assert_eq!(t.score(1), 35, "the requirements are checked as usual");
    let t = over_limit("2003", 6, "A3; B3; C0");
    assert_eq!(t.score(2), 31, "within the limit all are faced");
}

/// 2E-GAP-11
/// D-11
#[test]
fn a_dilemma_above_the_limit_falls_away_alone_under_2002() {
    let t = over_limit("2002", 5, "A3; B3; C2");
    assert_eq!(t.score(2), 21, "the first and the third were faced");
    assert_eq!(t.beneath("Green"), ["A3", "B3", "C2"]);
    let t = over_limit("2002", 5, "A3; B3; C3");
    assert_eq!(t.score(2), 1, "the third exceeds the limit as well");
}

/// 2E-GAP-11
/// D-11
#[test]
fn choosing_above_the_limit_is_refused_under_both() {
    for rules in ["2002", "2003"] {
        let mut t = world(
            rules,
            &format!(
                "{COSTS}\nplayer 1\nmissions: Green\nat Green: Ann; Bo; Cy\nplayer 2\npile: A3; B3; C0"
            ),
        );
        t.attempt("Green");
        let cards = t.cards(&["A3", "B3"]);
        assert_eq!(
            t.refused(engine::Answer::Cards(cards)).rule,
            "2E-DIL-04",
            "under {rules}"
        );
        t.pick(&["A3", "C0"]);
        assert_eq!(t.zone(Place::Pile(player(2))), ["B3"]);
    }
}
