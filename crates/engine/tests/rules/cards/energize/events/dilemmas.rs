//! Events about dilemmas: more of them, fewer, others, and those that were overcome.

use crate::support::cards::events_dilemmas::{THREE, attempt};
use crate::support::using::{choose, drawn, in_order, no_dilemmas, pass_all, use_it, uses};
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Ask, Place};

/// 2R036 Complications: three more dilemmas and three more cost against the player on the right.
#[test]
fn three_more_dilemmas() {
    let start = || attempt(&format!("{THREE}\n core: Complications"));
    let mut t = start();
    assert_eq!(t.asked(), 2);
    use_it(&mut t, "Complications");
    pass_all(&mut t);
    assert_eq!(drawn(&t), (6, 6));
    assert!(t.in_discard(2, "Complications"));
    let mut t = start();
    t.pass();
    assert_eq!(drawn(&t), (3, 3));
    assert!(t.in_core(2, "Complications"));
}

/// 2R036: only against the player on the right, whose dilemmas one chooses.
#[test]
fn complications_are_for_the_right_neighbour() {
    let mut t = attempt(&format!(
        "players 3
        {THREE}
        player 3
          core: Complications"
    ));
    assert_eq!((t.asked(), t.ask()), (2, Ask::ChooseDilemmas));
    assert_eq!(drawn(&t), (3, 3));
    no_dilemmas(&mut t);
}

/// 2R036 (2E-UNIQ-07): two copies, six more.
#[test]
fn complications_add_up() {
    let mut t = attempt(&format!(
        "{THREE}
          core: Complications as a; Complications as b"
    ));
    use_it(&mut t, "a");
    use_it(&mut t, "b");
    pass_all(&mut t);
    assert_eq!(drawn(&t).1, 9);
}

/// 2R049 Machinations: the drawn dilemmas and the event leave the game; one dilemma of the pile that costs no more than their
/// number is put on the stack.
#[test]
fn all_that_was_drawn_becomes_one() {
    let mut t = attempt(
        "player 1
          missions: Camp
          at Camp: Rixx; Davies; Martin
        player 2
          core: Machinations
          pile: Wall as w1; Moat as m1; Keep as k1; Tower; Keep as k2; Moat as m2",
    );
    use_it(&mut t, "Machinations");
    in_order(&mut t, &["w1", "m1", "k1"]);
    assert_eq!(
        t.candidates(),
        ["Tower", "m2"],
        "three were removed, cost 4 is too much"
    );
    t.pick(&["Tower"]);
    no_dilemmas(&mut t);
    for card in ["Machinations", "w1", "m1", "k1"] {
        assert_eq!(t.place(card), Place::Removed(player(2)), "{card}");
    }
    pass_all(&mut t);
    assert_eq!(t.beneath("Camp"), ["Tower"], "it was faced");
    assert_eq!(t.happened(Kind::Shuffle), 1);
}

/// 2C069 Unexpected Difficulties: what was drawn goes back and as many are drawn anew.
#[test]
fn a_draw_is_made_again() {
    let mut t = attempt(
        "player 1
          missions: Camp
          at Camp: Rixx; Davies; Martin
        player 2
          core: Unexpected Difficulties
          pile: Wall; Moat as m1; Tower; Keep as k1; Keep as k2; Moat as m2",
    );
    use_it(&mut t, "Unexpected Difficulties");
    in_order(&mut t, &["Wall", "m1", "Tower"]);
    pass_all(&mut t);
    assert_eq!(drawn(&t), (3, 3));
    assert_eq!(t.candidates(), ["k1", "k2", "m2"]);
    assert_eq!(t.pile(2).len(), 3);
    assert!(t.in_discard(2, "Unexpected Difficulties"));
}

/// 2R082 Ja'chuq (2E-FAIL-04): after a victory with a Klingon leader, the top dilemma of the left neighbour lies overcome beneath an own mission, and
/// counts there.
#[test]
fn a_victory_clears_the_way() {
    let mut t = table(
        "event Brawl: cost 0 text [(when: Order, body: [Fight(kind: Combat, with: Type(Personnel), win: [])])]
        dilemma Wall: dual cost 1
        planet Camp: Kli needs Telepathy
        player 1
          missions: Camp; Qo'noS
          core: Brawl
          hand: Ja'chuq
          at Camp: Kahmis; Dokar
        player 2
          at Camp: Hoya
          pile: Wall as first; Wall as second",
    );
    t.use_text("Brawl", 0);
    while uses(&t, "Ja'chuq").is_empty() {
        match t.pending().choice.clone() {
            engine::Choice::Cards { from, .. } => t.answer(engine::Answer::Cards(vec![from[0]])),
            _ => t.pass(),
        };
    }
    use_it(&mut t, "Ja'chuq");
    choose(&mut t, &["Camp"]);
    assert_eq!(t.beneath("Camp"), ["first"]);
    assert_eq!(t.pile(2), ["second"]);
    assert_eq!(t.place("Ja'chuq"), Place::Removed(player(1)));
}
