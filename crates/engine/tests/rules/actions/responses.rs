//! 2E-ACT-01 to 2E-ACT-10, 2E-GAP-44: actions and responses.

use crate::support::actions::{attempt_in_peace, responds, world};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Action, Answer, Ask};

const TOOLS: &str = "
event Cheer: text [(when: On((kind: Play, card: Type(Personnel))), optional: true,
    body: [Points(who: You, n: N(1))])]
event Applause: text [(when: On((kind: Play, card: Type(Personnel))), optional: true,
    body: [Points(who: You, n: N(10))])]
event Song: text [(when: On((kind: Play, card: Type(Personnel))), optional: true, body: [Draw(who: You, n: N(1))])]
event Echo: text [(when: On((kind: UseAbility, card: Title(Is(\"Cheer\")))), optional: true,
    body: [Points(who: You, n: N(100))])]
event Work: text [(when: Order, body: [Points(who: You, n: N(1))])]
interrupt Veto: text [(when: On((phase: While, kind: Play, who: Opponent, card: Type(Event))), optional: true,
    body: [Prevent])]
event Gift: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
event Throne: cost 3 text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))),
    stats: [Cunning], n: N(4)), until: InPlay)])]
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

fn offered(t: &Table, card: &str) -> bool {
    t.offers(t.use_action(card, 0))
}

/// 2E-ACT-01
#[test]
fn playing_drawing_using_text_and_orders_are_actions() {
    let mut t = tools(
        "
        player 1
          missions: Base; Green
          hand: Ann
          core: Work
          at Base: Kite
        segment play",
    );
    t.play_at("Ann", "Base").draw();
    for _ in 0..5 {
        t.draw();
    }
    t.end();
    t.use_text("Work", 0);
    t.beam_up(&["Ann"], "Base", "Kite")
        .move_to("Kite", "Green")
        .beam_down(&["Ann"], "Kite", "Green");
    attempt_in_peace(&mut t, "Green");
    let each = [
        (Kind::Play, 1),
        (Kind::Draw, 6),
        (Kind::UseAbility, 1),
        (Kind::Beam, 2),
        (Kind::MoveShip, 1),
        (Kind::AttemptBegin, 1),
    ];
    for (kind, n) in each {
        let log: Vec<_> = t.events.iter().filter(|e| e.h.kind == kind).collect();
        assert_eq!(log.len(), n, "{kind:?}");
        assert!(log.iter().all(|e| e.h.who == Some(player(1))), "{kind:?}");
    }
}

/// 2E-ACT-02
#[test]
fn an_order_is_no_response() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann
        player 2
          core: Cheer; Work
        segment play",
    );
    t.play_at("Ann", "Base");
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    let work = t.use_action("Work", 0);
    t.refused_act(work);
    t.refused_act(Action::Draw);
    assert!(offered(&t, "Cheer"));
}

/// 2E-ACT-03
#[test]
fn a_response_can_be_taken_in_another_players_turn() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann
        player 2
          core: Cheer
        segment play",
    );
    let cheer = Answer::Act(t.use_action("Cheer", 0));
    t.refused_to(player(2), cheer.clone());
    t.play_at("Ann", "Base");
    assert_eq!(t.asked(), 2);
    t.answer(cheer);
    assert_eq!(t.score(2), 1);
    assert_eq!(t.active(), player(1));
}

/// 2E-ACT-03
#[test]
fn with_three_players_each_may_respond_in_every_turn() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Base
          hand: Ann
          core: Cheer as a
        player 2
          core: Cheer as b
        player 3
          core: Cheer as c
        segment play",
    );
    t.play_at("Ann", "Base")
        .use_text("a", 0)
        .use_text("b", 0)
        .use_text("c", 0);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (1, 1, 1));
}

/// 2E-ACT-04
#[test]
fn a_response_may_be_used_once_for_each_occurrence() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann; Bo
        player 2
          core: Cheer
        segment play",
    );
    t.play_at("Ann", "Base").use_text("Cheer", 0);
    assert!(!responds(&t));
    t.play_at("Bo", "Base").use_text("Cheer", 0);
    assert!(!responds(&t));
    assert_eq!(t.score(2), 2);
}

/// 2E-ACT-05
#[test]
fn one_player_may_use_several_responses_in_any_order() {
    for order in [
        ["Cheer", "Applause", "Song"],
        ["Song", "Cheer", "Applause"],
        ["Applause", "Song", "Cheer"],
    ] {
        let mut t = tools(
            "
            player 1
              missions: Base
              hand: Ann
              core: Cheer; Applause; Song
              deck: Bo; Cy
            segment play",
        );
        t.play_at("Ann", "Base");
        for card in order {
            assert!(offered(&t, card), "{card}");
            t.use_text(card, 0);
        }
        assert_eq!(t.score(1), 11);
        assert_eq!(t.hand(1), ["Bo"]);
        assert_eq!(t.ask(), Ask::PlayAndDraw);
    }
}

/// 2E-ACT-06
#[test]
fn each_copy_may_respond_to_the_same_occurrence() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann
          core: Song as one; Song as two
          deck: Bo; Cy; Dax
        segment play",
    );
    t.play_at("Ann", "Base").use_text("one", 0);
    assert!(!offered(&t, "one") && offered(&t, "two"));
    t.use_text("two", 0);
    assert_eq!(t.hand(1).len(), 2);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
}

/// 2E-ACT-07
#[test]
fn the_active_player_responds_first() {
    let mut t = tools(
        "
        player 1
          core: Cheer as a
        player 2
          missions: Base
          hand: Ann
          core: Cheer as b
        turn of 2
        segment play",
    );
    t.play_at("Ann", "Base");
    assert_eq!(t.asked(), 2);
    let a = Answer::Act(t.use_action("a", 0));
    t.refused_to(player(1), a);
    t.use_text("b", 0);
    assert_eq!(t.asked(), 1);
    assert!(offered(&t, "a"));
}

/// 2E-ACT-07
#[test]
fn the_others_respond_clockwise_from_the_active_player() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Cheer as a
        player 2
          missions: Base
          hand: Ann
          core: Cheer as b
        player 3
          core: Cheer as c
        turn of 2
        segment play",
    );
    t.play_at("Ann", "Base");
    let mut order = Vec::new();
    while responds(&t) {
        order.push(t.asked());
        t.pass();
    }
    assert_eq!(order, [2, 3, 1]);
}

/// 2E-ACT-08
#[test]
fn who_has_passed_may_still_respond_after_another_response() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Ann
          core: Cheer as a
        player 2
          core: Cheer as b
        segment play",
    );
    t.play_at("Ann", "Base").pass();
    assert_eq!(t.asked(), 2);
    t.use_text("b", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("a", 0);
    assert_eq!((t.score(1), t.score(2)), (1, 1));
    assert_eq!(t.ask(), Ask::PlayAndDraw);
}

/// 2E-ACT-08
#[test]
fn the_opportunity_goes_round_among_three_players() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Base
          hand: Ann
          core: Cheer as a
        player 2
          core: Cheer as b
        player 3
          core: Cheer as c
        segment play",
    );
    t.play_at("Ann", "Base").pass().pass();
    assert_eq!(t.asked(), 3);
    t.use_text("c", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.pass();
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("b", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("a", 0);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (1, 1, 1));
}

/// 2E-ACT-09
#[test]
fn the_window_closes_when_all_have_passed_in_a_row() {
    let start = "
        player 1
          missions: Base
          hand: Ann
          core: Cheer as a
        player 2
          core: Cheer as b; Applause as b2
        segment play";
    let mut t = tools(start);
    t.play_at("Ann", "Base").pass().pass();
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    let late = t.use_action("a", 0);
    t.refused_act(late);

    let mut t = tools(start);
    t.play_at("Ann", "Base").pass().use_text("b", 0).pass();
    assert_eq!(
        (t.asked(), t.ask()),
        (2, Ask::Respond),
        "one pass in a row is not enough"
    );
    assert!(offered(&t, "b2"));
    t.pass();
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
}

/// 2E-ACT-09
#[test]
fn three_players_need_three_passes_in_a_row() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Base
          hand: Ann
          core: Cheer as a
        player 2
          core: Cheer as b
        player 3
          core: Cheer as c; Applause as c2
        segment play",
    );
    t.play_at("Ann", "Base")
        .pass()
        .pass()
        .use_text("c", 0)
        .pass()
        .pass();
    assert_eq!((t.asked(), t.ask()), (3, Ask::Respond));
    t.pass();
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    assert_eq!((t.score(1), t.score(2), t.score(3)), (0, 0, 1));
}

/// 2E-ACT-10
#[test]
fn a_prevented_event_stays_paid_for() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Gift
        player 2
          hand: Veto
        segment play",
    );
    t.play("Gift");
    assert_eq!(t.asked(), 2);
    t.use_text("Veto", 0);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.counters(1), 4);
    assert!(t.in_discard(2, "Veto"));
    assert!(t.in_discard(1, "Gift"));
}

/// 2E-ACT-10
#[test]
fn an_event_that_is_not_prevented_takes_effect() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Gift
        player 2
          hand: Veto
        segment play",
    );
    t.play("Gift").pass();
    assert_eq!(t.score(1), 9);
    assert_eq!(t.counters(1), 4);
    assert!(t.in_hand(2, "Veto"));
}

/// 2E-ACT-10
#[test]
fn a_prevented_event_does_not_stay_in_the_core() {
    let mut t = tools(
        "
        player 1
          missions: Base
          hand: Throne
        player 2
          hand: Veto
        segment play",
    );
    t.play("Throne").use_text("Veto", 0);
    assert!(!t.in_core(1, "Throne"));
    assert!(t.in_discard(1, "Throne"));
    assert_eq!(t.counters(1), 4);
}

/// 2E-GAP-44
#[test]
fn a_response_to_a_response_is_finished_first() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Base
          hand: Ann
          core: Applause as a
        player 2
          core: Cheer
        player 3
          core: Echo
        segment play",
    );
    t.play_at("Ann", "Base").pass().use_text("Cheer", 0);
    assert_eq!((t.asked(), t.ask()), (3, Ask::Respond));
    assert!(offered(&t, "Echo"));
    t.use_text("Echo", 0);
    assert_eq!(t.score(3), 100);
    // Only now does the window of the play go on.
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    assert!(offered(&t, "a"));
    t.use_text("a", 0);
    assert_eq!((t.score(1), t.score(2)), (10, 1));
}

/// 2E-GAP-44
#[test]
fn in_the_newer_window_the_active_player_is_first() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Base
          hand: Ann
          core: Echo as a
        player 2
          core: Cheer
        player 3
          core: Echo as c
        segment play",
    );
    t.play_at("Ann", "Base");
    assert_eq!(t.asked(), 2);
    t.use_text("Cheer", 0);
    assert_eq!(t.asked(), 1);
    t.pass();
    assert_eq!(t.asked(), 3);
}
