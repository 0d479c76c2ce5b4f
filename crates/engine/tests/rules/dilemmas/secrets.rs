//! What the attempter and the others may know: two games that differ only in what is hidden look the same to them.

use crate::support::cast::{faced, with};
use engine::Ask;
use engine::script::{Table, player};

/// All that player `n` sees, as text.
fn seen(t: &Table, n: u8) -> String {
    serde_json::to_string(&t.game.view(Some(player(n)))).expect("a view can be written")
}

fn spectator(t: &Table) -> String {
    serde_json::to_string(&t.game.view(None)).expect("a view can be written")
}

fn attempt(pile: &str) -> Table {
    let mut t = with(&format!(
        "players 3
         player 1
           missions: Wall
           at Wall: 7x Ensign
         player 2
           pile: {pile}
         player 3
           missions: Glen"
    ));
    t.attempt("Wall");
    assert_eq!(t.ask(), Ask::ChooseDilemmas);
    t
}

/// 2E-DIL-03
#[test]
fn the_drawn_dilemmas_are_in_nobody_elses_view() {
    let a = attempt("One; Two; Four; Eight; Free; Pair; Trio; Mist");
    let b = attempt("Halt; Halt Two; Quad; Star; Kill One; Kill All; Stop All; Mist");
    assert_eq!(seen(&a, 1), seen(&b, 1));
    assert_eq!(seen(&a, 3), seen(&b, 3));
    assert_eq!(spectator(&a), spectator(&b));
    assert_ne!(seen(&a, 2), seen(&b, 2));
    let view = a
        .game
        .view(Some(player(2)))
        .second()
        .attempt
        .clone()
        .expect("an attempt");
    assert_eq!((view.drawn, view.drawn_cards.len()), (7, 7));
    for viewer in [Some(player(1)), Some(player(3)), None] {
        let view = a
            .game
            .view(viewer)
            .second()
            .attempt
            .clone()
            .expect("an attempt");
        assert_eq!(
            (view.drawn, view.drawn_cards.len()),
            (7, 0),
            "they learn how many, not which"
        );
    }
}

/// 2E-DIL-03
#[test]
fn which_dilemmas_were_not_chosen_stays_secret() {
    let mut a = attempt("Halt; Two; Four; Eight; Free; Pair; Trio; Mist");
    let mut b = attempt("Halt; Halt Two; Quad; Star; Kill One; Kill All; Stop All; Mist");
    a.pick(&["Halt"]);
    b.pick(&["Halt"]);
    assert_eq!(
        (faced(&a), faced(&b)),
        ("Halt".to_owned(), "Halt".to_owned())
    );
    assert_eq!(seen(&a, 3), seen(&b, 3));
    assert_eq!(spectator(&a), spectator(&b));
    let pile = |t: &Table| t.game.view(Some(player(1))).players[1].sizes;
    assert_eq!(pile(&a), pile(&b));
    assert!(
        a.game.view(Some(player(1))).second().players[1]
            .pile
            .is_empty()
    );
}

/// 2E-DIL-09
/// 2E-DIL-10
#[test]
fn the_order_of_the_stack_is_in_the_view_of_the_dilemma_player_only() {
    let game = |order: [&str; 3]| {
        let mut t = attempt("Halt; Two; Four; Eight; Free; Pair; Trio; Mist");
        t.pick(&order).order(&order);
        assert_eq!(faced(&t), "Halt");
        t
    };
    let (a, b) = (game(["Halt", "Two", "Four"]), game(["Halt", "Four", "Two"]));
    for n in [1, 3] {
        assert_eq!(seen(&a, n), seen(&b, n));
        let view = a
            .game
            .view(Some(player(n)))
            .second()
            .attempt
            .clone()
            .expect("an attempt");
        assert_eq!((view.stack, view.stack_cards.len()), (2, 0));
        assert_eq!(
            view.dilemma.map(|d| d.id),
            Some(a.card("Halt")),
            "the revealed one is open to all"
        );
    }
    assert_ne!(seen(&a, 2), seen(&b, 2));
    let stack = |t: &Table| {
        let view = t
            .game
            .view(Some(player(2)))
            .second()
            .attempt
            .clone()
            .expect("an attempt");
        view.stack_cards
            .iter()
            .map(|c| t.name(c.id))
            .collect::<Vec<_>>()
    };
    assert_eq!(stack(&a), ["Two", "Four"]);
    assert_eq!(stack(&b), ["Four", "Two"]);
}

/// 2E-DIL-18
/// 2E-DIL-14
#[test]
fn unfaced_leave_behinds_are_open_in_2003_and_only_counted_in_2002() {
    for (rules, open) in [("2003", true), ("2002", false)] {
        let game = |last: &str| {
            let mut t = with(&format!(
                "rules {rules}
                 player 1
                   missions: Green
                   at Green: 2x Ensign
                 player 2
                   pile: Stop All; {last}"
            ));
            t.attempt("Green")
                .pick(&["Stop All", last])
                .order(&["Stop All", last]);
            t
        };
        let (a, b) = (game("Two"), game("Four"));
        assert_eq!(seen(&a, 1) != seen(&b, 1), open);
        let mission = &a.game.view(Some(player(1))).players[0].missions[0];
        let beneath: Vec<String> = mission.beneath.iter().map(|c| a.name(c.id)).collect();
        assert_eq!(beneath.contains(&"Two".to_owned()), open);
        assert!(
            beneath.contains(&"Stop All".to_owned()),
            "the faced one was seen"
        );
        assert_eq!(mission.beneath_unseen, u16::from(!open));
    }
}
