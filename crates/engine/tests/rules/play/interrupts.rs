//! 1.1 CARD, 1.10 COST and 1.11 PLAY: interrupts.

use crate::support::turns::{WORLD, assert_rule, finish_turn};
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Answer, Ask, Place};

/// Each tells by points that it was carried out.
const INTERRUPTS: &str = "
interrupt Cheer: text [(when: On((kind: Play, card: Type(Personnel))), body: [Points(who: You, n: N(5))])]
interrupt Wave: text [(when: On((kind: Beam)), body: [Points(who: You, n: N(5))])]
interrupt Grab: text [(when: On((kind: Discard)), body: [Points(who: You, n: N(5))])]
interrupt Brawl: text [(when: On((kind: FightBegin)), body: [Points(who: You, n: N(5))])]
interrupt Plan: text [(when: Order, body: [Points(who: You, n: N(5))])]
interrupt Guess: text [(when: On((kind: Beam)), body: [
    ChooseNumber(who: You, max: N(3), to: 0), Points(who: You, n: Value(0))])]
hq Port: plays Fed, equipment
personnel Thug: Klingon text [(when: Order, body: [
    Fight(kind: Combat, with: Type(Personnel), win: [])])]
";

fn interrupts(rest: &str) -> engine::script::Table {
    table(&format!("{WORLD}{INTERRUPTS}\n{rest}"))
}

/// Ann beams up in the orders segment of player 1.
fn beaming(rest: &str) -> engine::script::Table {
    let mut t = interrupts(&format!(
        "{rest}
        turn of 1
        segment orders"
    ));
    t.beam_up(&["Ann"], "Base", "skiff");
    t
}

const ONE: &str = "player 1
  missions: Base
  at Base: Ann; Skiff as skiff; Bo
  counters 0";

/// 2E-CARD-14
/// 2E-CARD-15
#[test]
fn an_interrupt_is_free_and_goes_to_the_discard_pile() {
    let mut t = beaming(&format!("{ONE}\n hand: Wave"));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    assert_eq!(t.counters(1), 0);
    t.use_text("Wave", 0);
    assert_eq!(t.score(1), 5);
    assert_eq!(t.counters(1), 0);
    assert!(t.in_discard(1, "Wave"));
    assert!(t.hand(1).is_empty());
}

/// 2E-CARD-14
#[test]
fn an_interrupt_that_is_not_played_stays_in_hand() {
    let mut t = beaming(&format!("{ONE}\n hand: Wave"));
    t.pass();
    assert!(t.in_hand(1, "Wave"));
    assert_eq!((t.score(1), t.ask()), (0, Ask::Orders));
}

/// 2E-CARD-16
/// 2E-ACT-02
#[test]
fn only_interrupts_are_played_in_another_players_turn() {
    for owner in [2, 3] {
        let mut t = beaming(&format!(
            "players 3
            {ONE}
            player {owner}
              missions: Port
              hand: Wave; Cy; Kit; Skiff as s; Beacon"
        ));
        assert_eq!((t.asked(), t.ask()), (owner, Ask::Respond));
        let others = [
            t.play_action("Cy", Some("Port")),
            t.play_action("Kit", Some("Port")),
            t.play_action("s", Some("Port")),
            t.play_action("Beacon", None),
        ];
        for action in others {
            let rule = t.refused_act(action).rule;
            assert_rule(rule, &["2E-CARD-16", "2E-PLAY-01", "2E-ACT-02"]);
        }
        t.use_text("Wave", 0);
        assert_eq!(t.score(owner), 5);
        assert!(t.in_discard(owner, "Wave"));
        assert_eq!((t.asked(), t.active()), (1, player(1)));
    }
}

/// 2E-CARD-16
#[test]
fn an_interrupt_whose_text_does_not_permit_it_is_not_played_in_another_players_turn() {
    let mut t = beaming(&format!("{ONE}\n player 2\n hand: Wave; Grab; Plan"));
    assert_eq!(t.asked(), 2);
    let (grab, plan) = (t.use_action("Grab", 0), t.use_action("Plan", 0));
    assert_rule(t.refused_act(grab).rule, &["2E-PLAY-11", "2E-WHEN-02"]);
    assert_eq!(t.refused_act(plan).rule, "2E-PLAY-12");
    t.use_text("Wave", 0);
}

/// 2E-PLAY-10
#[test]
fn an_interrupt_is_shown_to_everybody_carried_out_and_destroyed() {
    let mut t = beaming(&format!("players 3\n{ONE}\n player 2\n hand: Guess"));
    assert_eq!(t.asked(), 2);
    let guess = t.card("Guess");
    t.use_text("Guess", 0);
    // While it is carried out it has left the hand but is not yet destroyed.
    assert!(!t.in_hand(2, "Guess"));
    assert!(!t.in_discard(2, "Guess"));
    for seat in [1, 2, 3].map(player) {
        let seen = t.events.iter().map(|e| e.seen_from(Some(seat)));
        let shown = seen
            .filter(|e| e.kind == Kind::Play && e.card == Some(guess))
            .count();
        assert_eq!(shown, 1, "{seat}");
        assert!(t.game.seen_by(guess).has(seat), "{seat}");
    }
    t.number(3);
    assert_eq!(t.score(2), 3);
    assert!(t.in_discard(2, "Guess"));
}

/// 2E-PLAY-11
#[test]
fn a_when_interrupt_waits_for_its_occurrence() {
    let text = "player 1
          missions: Base; Green
          at Green: Ann; Thug; Skiff
          hand: Brawl; Wave
          counters 7
        player 2
          at Green: Kor
        segment";
    for segment in ["play", "orders"] {
        let mut t = interrupts(&format!("{text} {segment}"));
        for card in ["Brawl", "Wave"] {
            let action = t.use_action(card, 0);
            assert_rule(t.refused_act(action).rule, &["2E-PLAY-11"]);
        }
    }
    // Beaming is not combat.
    let mut t = interrupts(&format!("{text} orders"));
    t.beam_up(&["Ann"], "Green", "Skiff");
    let brawl = t.use_action("Brawl", 0);
    assert_rule(t.refused_act(brawl).rule, &["2E-PLAY-11", "2E-WHEN-02"]);
    t.use_text("Wave", 0);
    // Combat is.
    let mut t = interrupts(&format!("{text} orders"));
    t.use_text("Thug", 0);
    while t.ask() != Ask::Respond {
        let answer = crate::support::turns::idle(t.pending(), &t.actions());
        t.answer(answer);
    }
    let wave = t.use_action("Wave", 0);
    t.refused_act(wave);
    t.use_text("Brawl", 0);
    assert_eq!(t.score(1), 5);
}

/// 2E-PLAY-11
#[test]
fn a_when_interrupt_is_not_played_after_its_occurrence_has_passed() {
    let mut t = beaming(&format!("{ONE}\n hand: Wave"));
    t.pass();
    let wave = t.use_action("Wave", 0);
    assert_rule(t.refused_act(wave).rule, &["2E-PLAY-11"]);
    // The next occurrence is a new chance.
    t.beam_up(&["Bo"], "Base", "skiff").use_text("Wave", 0);
}

/// 2E-PLAY-12
/// 2E-ORDX-03
#[test]
fn an_order_interrupt_belongs_to_ones_own_orders_segment() {
    let text = "player 1
          missions: Base
          at Base: Ann; Skiff
          hand: Plan as plan
          deck:
          counters 3
        player 2
          hand: Plan as theirs; Wave
        segment";
    let mut t = interrupts(&format!("{text} play"));
    let (plan, theirs) = (t.use_action("plan", 0), t.use_action("theirs", 0));
    assert_eq!(t.refused_act(plan).rule, "2E-PLAY-12");
    t.end();
    assert_eq!((t.ask(), t.counters(1)), (Ask::Orders, 3));
    t.refused_to(player(2), Answer::Act(theirs));
    t.act(plan);
    assert_eq!((t.score(1), t.counters(1)), (5, 3));
    assert!(t.in_discard(1, "plan"));
    // In an opponent's turn not even while responding.
    t.beam_up(&["Ann"], "Base", "Skiff");
    assert_eq!(t.asked(), 2);
    assert_eq!(t.refused_act(theirs).rule, "2E-PLAY-12");
    t.use_text("Wave", 0);
    assert_eq!((t.score(1), t.score(2)), (5, 5));
}

/// 2E-PLAY-12
#[test]
fn an_order_interrupt_is_not_played_in_the_third_segment() {
    let mut t = table(&format!(
        "{WORLD}{INTERRUPTS}
        personnel Owl: Federation text [(when: On((kind: TurnEnd, who: You)), optional: true,
            body: [Points(who: You, n: N(3))])]
        player 1
          missions: Base
          at Base: Owl
          hand: Plan"
    ));
    let plan = t.use_action("Plan", 0);
    assert!(t.offers(plan));
    t.end();
    assert_eq!((t.asked(), t.ask()), (1, Ask::EndOfTurn));
    assert_eq!(t.refused_act(plan).rule, "2E-PLAY-12");
}

/// 2E-PLAY-13
#[test]
fn a_when_interrupt_is_played_in_an_opponents_discard_segment() {
    for owner in [2, 3] {
        let mut t = interrupts(&format!(
            "players 3
            player 1
              missions: Base
              hand: 8x Fill
            player {owner}
              hand: Grab
            segment orders"
        ));
        t.end();
        assert_eq!((t.asked(), t.ask()), (1, Ask::DiscardExcess));
        let first = match &t.pending().choice {
            engine::Choice::Cards { from, .. } => from[0],
            other => panic!("{other:?}"),
        };
        t.answer(Answer::Cards(vec![first]));
        assert_eq!(
            (t.asked(), t.ask(), t.active()),
            (owner, Ask::Respond, player(1))
        );
        t.use_text("Grab", 0);
        assert_eq!(t.score(owner), 5);
    }
}

/// 2E-PLAY-13
#[test]
fn a_when_interrupt_is_played_in_every_segment_of_both_players() {
    for owner in [1, 2] {
        let setup = |segment: &str| {
            let mut hand = [String::new(), String::new()];
            hand[owner - 1] = "Cheer; Wave; Grab".to_owned();
            interrupts(&format!(
                "player 1
                  missions: Base
                  at Base: Ann; Skiff
                  hand: Bo; 7x Fill; {}
                player 2
                  hand: {}
                segment {segment}",
                hand[0], hand[1]
            ))
        };
        let owner = owner as u8;
        let mut t = setup("play");
        t.play_at("Bo", "Base");
        assert_eq!(t.asked(), owner);
        t.use_text("Cheer", 0);
        assert_eq!(t.score(owner), 5);
        let mut t = setup("orders");
        t.beam_up(&["Ann"], "Base", "Skiff");
        assert_eq!(t.asked(), owner);
        t.use_text("Wave", 0);
        assert_eq!(t.score(owner), 5);
        let mut t = setup("orders");
        t.end();
        assert_eq!(t.ask(), Ask::DiscardExcess);
        let hand = match &t.pending().choice {
            engine::Choice::Cards { from, min, .. } => {
                let grab = t.card("Grab");
                let others = from.iter().copied().filter(|c| *c != grab);
                others.take(usize::from(*min)).collect()
            }
            other => panic!("{other:?}"),
        };
        t.answer(Answer::Cards(hand));
        assert_eq!(t.asked(), owner);
        t.use_text("Grab", 0);
        assert_eq!(t.score(owner), 5);
    }
}

/// 2E-PLAY-13
#[test]
fn an_opponent_is_asked_only_if_an_interrupt_fits() {
    let mut t = beaming(&format!("{ONE}\n player 2\n hand: Grab; Cheer; Plan"));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(t.zone(Place::Discard(player(2))), Vec::<String>::new());
}
