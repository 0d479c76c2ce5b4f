//! What was prevented or replaced is no longer about to happen, and nothing more responds to it.

use crate::support::board::{
    about, asked, can_use, meet, pass_all, responds, stage, use_when_possible,
};
use cards::language::Kind;
use engine::script::Table;
use engine::{Action, Ask};

const TEXTS: &str = "
event Ward: text [(when: On((phase: Before, kind: Kill)), optional: true, body: [Prevent])]
event Shelf: text [(when: On((phase: Before, kind: Kill, bind: (card: 1))), optional: true,
    body: [Instead([Move(verb: Place, what: One(In(1)), to: OwnersDeck(Top(1)))])])]
event Omen: text [(when: On((phase: Before, kind: Kill)), optional: true, body: [Points(who: You, n: N(1))])]
event Notice: text [(when: On((phase: Before, kind: Place)), optional: true, body: [Points(who: You, n: N(3))])]
";

fn texts(text: &str) -> Table {
    stage(&format!("{TEXTS}\n{text}"))
}

/// Ann is about to be killed by a dilemma; both players have texts about that.
fn ann_in_danger() -> Table {
    let mut t = texts(
        "
        player 1
          missions: Red
          core: Ward; Shelf; Omen as mine
          at Red: Ann; Bo
        player 2
          core: Omen as theirs; Notice
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    t.pick(&["Ann"]);
    assert_eq!(asked(&t), (1, Ask::Respond));
    for card in ["Ward", "Shelf", "mine"] {
        assert!(can_use(&t, card, 0), "{card}");
    }
    t
}

/// 2E-GAP-105, 2E-WHEN-02
#[test]
fn nobody_responds_any_more_to_what_was_prevented() {
    let mut t = ann_in_danger();
    t.use_text("Ward", 0);
    assert_eq!(asked(&t), (1, Ask::Orders), "the attempt is over");
    assert!(t.on_surface("Ann", "Red"));
    assert_eq!(t.happened(Kind::Kill), 0);
    assert_eq!((t.score(1), t.score(2)), (0, 0));
}

/// 2E-GAP-105: what happens in place of it can be responded to as ever, itself no more.
#[test]
fn nobody_responds_any_more_to_what_was_replaced() {
    let mut t = ann_in_danger();
    t.use_text("Shelf", 0);
    assert_eq!(asked(&t), (2, Ask::Respond), "Ann is about to be placed");
    assert!(can_use(&t, "Notice", 0) && !can_use(&t, "theirs", 0));
    t.use_text("Notice", 0);
    assert_eq!(asked(&t), (1, Ask::Orders), "the attempt is over");
    assert_eq!(t.deck(1)[0], "Ann");
    assert_eq!(t.happened(Kind::Kill), 0);
    assert_eq!((t.score(1), t.score(2)), (0, 3));
}

/// 2E-GAP-105, 2E-ACT-05, 2E-ACT-09: until somebody prevents it, everybody may respond, and may prevent it as the last.
#[test]
fn before_it_is_prevented_everybody_may_respond() {
    let mut t = ann_in_danger();
    t.use_text("mine", 0);
    use_when_possible(&mut t, "theirs", 0);
    use_when_possible(&mut t, "Ward", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert!(t.on_surface("Ann", "Red"));
    assert_eq!((t.score(1), t.score(2)), (1, 1));

    let mut t = ann_in_danger();
    pass_all(&mut t);
    assert!(t.in_discard(1, "Ann"), "nobody prevented it");
    assert_eq!(asked(&t), (1, Ask::Orders));
}

/// 2E-GAP-105, 2E-GAP-48: each of several is a happening of its own.
#[test]
fn preventing_one_of_several_leaves_the_others_open() {
    let mut t = texts(
        "
        player 1
          missions: Red
          core: Ward; Omen as mine
          at Red: Ann; Bo
        player 2
          pile: Blaze",
    );
    meet(&mut t, "Red", &["Blaze"]);
    if crate::support::board::order_asked(&t).is_some() {
        t.order(&["Ann", "Bo"]);
    }
    assert_eq!(asked(&t), (1, Ask::Respond));
    t.use_text("Ward", 0);
    assert_eq!(asked(&t), (1, Ask::Respond), "the second one");
    assert!(can_use(&t, "Ward", 0) && can_use(&t, "mine", 0));
    t.use_text("mine", 0).pass();
    assert_eq!(t.score(1), 1);
    assert_eq!(t.happened(Kind::Kill), 1);
    let living = ["Ann", "Bo"].map(|c| t.on_surface(c, "Red"));
    assert_ne!(living[0], living[1], "one lives, one is dead");
}

fn doctors() -> Table {
    let mut t = stage(
        "
        player 1
          missions: Red
          hand: Relic; Stone; Chip
          at Red: 1R257; 1R269; Ann
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    t.pick(&["Ann"]);
    assert_eq!(asked(&t), (1, Ask::Respond));
    assert!(can_use(&t, "Beverly Crusher", 0) && can_use(&t, "Julian Bashir", 0));
    t
}

/// 2E-GAP-105
/// 1R257 Beverly Crusher, Chief Medical Officer
/// 1R269 Julian Bashir, "Frontier" Physician
///
/// One doctor is enough: the other has nothing left to save.
#[test]
fn the_second_doctor_is_not_asked() {
    let mut t = doctors();
    t.use_text("Beverly Crusher", 0).pick(&["Relic"]);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.deck(1)[0], "Ann");
    assert_eq!(t.hand(1).len(), 2, "one price was paid");

    let mut t = doctors();
    t.use_text("Julian Bashir", 0).pick(&["Relic"]);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert!(t.on_surface("Ann", "Red"));
    assert_eq!(t.hand(1).len(), 2, "one price was paid");

    let mut t = doctors();
    pass_all(&mut t);
    assert!(t.in_discard(1, "Ann"));
    assert_eq!(t.hand(1).len(), 3);
}

/// Answers whatever is asked about texts that must be used, until the first player plays on.
fn must(t: &mut Table) {
    while t.ask() != Ask::PlayAndDraw {
        let used = t.actions();
        let used = used.into_iter().find(|a| matches!(a, Action::Use { .. }));
        t.act(used.unwrap_or(Action::Pass));
    }
}

/// 2E-GAP-105
/// 3U052 Sabotage Program
///
/// A text that must be used has nothing to prevent any more, and its cost is not taken.
#[test]
fn one_sabotage_is_enough() {
    let mut t = stage(
        "
        player 1
          hand: Relic; Stone
        player 2
          core: 3U052 as one; 3U052 as two
        segment play",
    );
    let left = |t: &Table| {
        let there = ["one", "two"].into_iter().filter(|c| t.in_core(2, c));
        there.count()
    };
    t.play("Relic");
    must(&mut t);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(left(&t), 1);
    t.play("Stone");
    must(&mut t);
    assert!(t.in_discard(1, "Stone"), "the next event is another matter");
    assert_eq!(left(&t), 0);
}

/// 2E-GAP-105, 2E-ACT-07
/// 3U052 Sabotage Program
#[test]
fn the_neighbours_sabotage_is_kept() {
    let mut t = stage(
        "
        players 3
        player 1
          hand: Relic
        player 2
          core: 3U052 as one
        player 3
          core: 3U052 as two
        segment play",
    );
    t.play("Relic");
    must(&mut t);
    assert!(t.in_discard(1, "Relic"));
    assert!(t.in_discard(2, "one") && t.in_core(3, "two"));
}

fn three_with_amanda() -> Table {
    let mut t = stage(
        "
        players 3
        player 1
          hand: Relic
        player 2
          score 10
          hand: 1R121 as first; 1R121 as second
        player 3
          score 10
          hand: 1R121 as third
        segment play",
    );
    t.play("Relic");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t
}

/// 2E-GAP-105, 2E-GAP-44
/// 1R121 Amanda Rogers
#[test]
fn an_event_that_was_prevented_is_not_prevented_again() {
    let mut t = three_with_amanda();
    t.use_text("first", 0);
    // The interrupt itself can be responded to, by both who have another one.
    while t.score(2) == 10 {
        assert!(responds(&t));
        t.pass();
    }
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw), "nobody is asked about it");
    assert!(t.in_discard(1, "Relic") && t.in_discard(2, "first"));
    assert!(t.in_hand(2, "second") && t.in_hand(3, "third"));
    assert_eq!((t.score(2), t.score(3)), (5, 10));
}

/// 2E-GAP-105, 2E-GAP-44
/// 1R121 Amanda Rogers
///
/// If the interrupt is prevented, the event is still about to happen.
#[test]
fn a_prevention_that_was_prevented_leaves_the_window_open() {
    let mut t = three_with_amanda();
    t.use_text("first", 0);
    use_when_possible(&mut t, "third", 0);
    // "second" may answer the third interrupt, and afterwards the event again.
    while t.score(3) == 10 {
        assert!(responds(&t));
        t.pass();
    }
    assert_eq!((t.score(2), t.score(3)), (10, 5));
    assert!(t.in_discard(2, "first"));
    assert_eq!(asked(&t), (2, Ask::Respond));
    assert_eq!(about(&t), Some(t.card("Relic")), "not the interrupt");
    assert!(can_use(&t, "second", 0));
    t.use_text("second", 0);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_discard(1, "Relic"));

    let mut t = three_with_amanda();
    t.pass();
    assert_eq!(asked(&t), (3, Ask::Respond), "not prevented yet");
    assert_eq!(about(&t), Some(t.card("Relic")));
    t.use_text("third", 0);
    pass_all(&mut t);
    assert!(t.in_discard(1, "Relic") && t.in_hand(2, "first"));
}
