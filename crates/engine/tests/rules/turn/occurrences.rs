//! 2E-GAP-45, 2E-GAP-47, 2E-GAP-48, 2E-GAP-61: start and end of turn, stopped cards, several cards at once.

use crate::support::actions::{choose, in_order, responds, world};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::script::{Table, player};
use engine::{Action, Ask, Choice, Why};

const TOOLS: &str = "
event Bounty: text [(when: On((kind: TurnStart, who: You)), optional: true, body: [Points(who: You, n: N(1))])]
event Parade: text [(when: On((kind: TurnEnd, who: You)), optional: true, body: [Points(who: You, n: N(2))])]
event Fine: text [(when: On((kind: TurnEnd, who: You)), body: [Points(who: You, n: N(-5))])]
event Rent: text [(when: On((kind: TurnStart, who: You)), body: [Points(who: You, n: N(-5))])]
event Wake: text [(when: Order, body: [Stop(what: Pick((of: (filter: All([Type(Personnel), Commanded(You),
    Is(Stopped)])), n: Exactly(N(1)), to: 0)), on: false)])]
event Pay Rise: text [(when: Order, body: [Apply(m: Stat(on: Pick((of: (filter: All([Type(Personnel), Commanded(You)])),
    n: Exactly(N(1)), to: 0)), stats: [Strength], n: N(3)), until: Turn)])]
personnel Sulker: Federation text [(when: On((kind: Stop, card: Not(Other))), optional: true,
    body: [Points(who: You, n: N(4))])]
personnel Martyr: Federation text [(when: On((kind: Kill, card: Not(Other))), optional: true,
    body: [Points(who: You, n: N(6))])]
dilemma Trap: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt,
    filter: Skill(One(Treachery), 1))))])]
dilemma Sleep: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
personnel Master: Federation Treachery text [(when: Static, body: [Apply(m: Skill(on: Every((filter: Title(Is(\"Pupil\")))),
    what: Fixed([(Treachery, 1)])), until: InPlay)])]
personnel Pupil: Federation Law
event Mourning: text [(when: On((kind: Kill)), body: [Points(who: You, n: N(1))])]
event Doom: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Type(Personnel))))])]
interrupt Rescue: text [(when: On((phase: Before, kind: Kill, batch: true, bind: (card: 0))), optional: true,
    body: [Revise(Exclude(Pick((of: (filter: In(0)), n: AnyNumber, to: 1))))])]
event Attack: text [(when: Order, body: [Fight(kind: Engagement, with: Type(Ship), win: [Points(who: You, n: N(10))],
    otherwise: [Points(who: You, n: N(1))])])]
ship Turtle: Federation staff[Stf] R8 W6 S3 text [(when: During(Doing(InEngagement, This)), limit: PerTurn(1),
    body: [Apply(m: Stat(on: One(This), stats: [Shields], n: N(5)), until: Fight)])]
personnel Prodigy: Federation text [(when: During(Doing(Facing, This)), limit: PerDilemma(1),
    body: [Apply(m: Skill(on: One(This), what: Fixed([(Medical, 1)])), until: Dilemma)])]
dilemma Fever: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Medical, 1)), yes: [],
    no: [Stop(what: Every((from: Attempt)))])])]
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-GAP-45
#[test]
fn an_end_of_turn_text_that_is_worded_so_cannot_be_skipped() {
    let mut t = tools(
        "
        player 1
          score 20
          core: Fine; Parade",
    );
    t.end();
    for _ in 0..5 {
        if t.active() != player(1) {
            break;
        }
        if t.score(1) == 20 && t.offers(t.use_action("Fine", 0)) {
            let end = t
                .actions()
                .into_iter()
                .find(|a| matches!(a, Action::End | Action::Pass));
            assert_eq!(end, None, "it cannot be skipped");
            t.use_text("Fine", 0);
        } else {
            let out = if t.offers(Action::Pass) {
                Action::Pass
            } else {
                Action::End
            };
            t.act(out);
        }
    }
    assert_eq!(t.active(), player(2));
    assert_eq!(t.score(1), 15);
}

/// 2E-GAP-45
#[test]
fn start_and_end_actions_that_are_not_compulsory_may_be_used_or_not() {
    let start = "
        player 1
          core: Bounty
          missions: Base
        segment start";
    let mut t = tools(start);
    assert_eq!(t.asked(), 1);
    t.use_text("Bounty", 0);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    let mut t = tools(start);
    t.pass();
    assert_eq!(t.score(1), 0);
    assert_eq!(t.ask(), Ask::PlayAndDraw);
    let end = "
        player 1
          core: Parade";
    let mut t = tools(end);
    t.end().use_text("Parade", 0);
    assert_eq!(t.score(1), 2);
    assert_eq!(t.active(), player(2));
    let mut t = tools(end);
    t.end();
    let out = if t.offers(Action::Pass) {
        Action::Pass
    } else {
        Action::End
    };
    t.act(out);
    assert_eq!(t.score(1), 0);
    assert_eq!(t.active(), player(2));
}

/// 2E-GAP-45
#[test]
fn a_compulsory_start_action_happens() {
    let mut t = tools(
        "
        player 1
          score 20
          core: Rent
        segment start",
    );
    if t.ask() != Ask::PlayAndDraw {
        assert!(!t.offers(Action::Pass));
        t.use_text("Rent", 0);
    }
    assert_eq!(t.score(1), 15);
}

/// 2E-GAP-47
#[test]
fn a_text_about_stopped_cards_reaches_an_own_stopped_card() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Wake
          at Base: Kite; Ann [stopped]; Bo",
    );
    let up = t.up("Base", "Kite");
    t.use_text("Wake", 0);
    choose(&mut t, &["Ann"]);
    assert!(!t.is_stopped("Ann"));
    t.act(up);
    assert_eq!(t.candidates(), ["Ann", "Bo"]);
    t.pick(&["Ann"]);
    assert!(t.aboard("Ann", "Kite"));
}

/// 2E-GAP-47
#[test]
fn a_text_that_does_not_speak_of_stopped_cards_does_not_reach_one() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Pay Rise
          at Base: Ann [stopped]; Bo; Cy",
    );
    t.use_text("Pay Rise", 0);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
    t.pick(&["Bo"]);
    assert_eq!(t.stat("Bo", Stat::Strength), 10);
}

/// 2E-GAP-47
#[test]
fn a_card_may_react_to_its_own_being_stopped() {
    let mut t = tools(
        "
        player 1
          missions: Red
          at Red: Sulker
        player 2
          pile: Sleep",
    );
    t.attempt("Red").pick(&["Sleep"]);
    assert!(t.is_stopped("Sulker"));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("Sulker", 0);
    assert_eq!(t.score(1), 4);
}

/// 2E-GAP-47
#[test]
fn a_card_may_react_to_its_own_being_killed_but_not_to_another() {
    let mut t = tools(
        "
        player 1
          core: Doom
        player 2
          missions: Red
          at Red: Martyr",
    );
    t.use_text("Doom", 0);
    assert!(t.in_discard(2, "Martyr"));
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Martyr", 0);
    assert_eq!(t.score(2), 6);
}

/// 2E-GAP-48
#[test]
fn which_cards_are_concerned_is_settled_for_all_of_them_first() {
    let mut t = tools(
        "
        player 1
          missions: Red
          at Red: Master; Pupil; Ann
        player 2
          pile: Trap",
    );
    assert_eq!(t.skill("Pupil", Skill::Treachery), 1);
    t.attempt("Red").pick(&["Trap"]);
    in_order(&mut t, &["Master", "Pupil"]);
    assert!(t.in_discard(1, "Master"));
    assert!(t.in_discard(1, "Pupil"));
    assert!(!t.in_discard(1, "Ann"));
}

/// 2E-GAP-48
#[test]
fn each_card_is_an_occurrence_of_its_own_in_the_order_its_commander_chooses() {
    let mut t = tools(
        "
        player 1
          missions: Red
          at Red: Master; Pupil; Ann
        player 2
          core: Mourning
          pile: Trap",
    );
    t.attempt("Red").pick(&["Trap"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::DealWithInOrder));
    t.order(&["Pupil", "Master"]);
    assert_eq!(t.score(2), 2);
    let killed: Vec<_> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Kill)
        .map(|e| e.h.card)
        .collect();
    assert_eq!(killed, [Some(t.card("Pupil")), Some(t.card("Master"))]);
}

/// 2E-GAP-48
#[test]
fn a_text_about_any_of_them_sees_all_at_once_and_saves_any_part() {
    let start = "
        player 1
          core: Doom
        player 2
          missions: Red
          at Red: Ann; Bo; Cy
          hand: Rescue";
    let mut t = tools(start);
    t.use_text("Doom", 0);
    in_order(&mut t, &["Ann", "Bo", "Cy"]);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    assert_eq!(t.happened(Kind::Kill), 0, "before the first is dealt with");
    t.use_text("Rescue", 0);
    assert_eq!(t.candidates(), ["Ann", "Bo", "Cy"]);
    t.pick(&["Ann", "Cy"]);
    in_order(&mut t, &["Bo"]);
    assert!(!responds(&t), "the whole set is seen once");
    assert!(t.on_surface("Ann", "Red") && t.on_surface("Cy", "Red"));
    assert!(t.in_discard(2, "Bo"));
}

/// 2E-GAP-48
#[test]
fn the_cards_of_the_active_player_are_dealt_with_first() {
    let mut t = tools(
        "
        players 3
        player 1
          missions: Red
          at Red: Ann
        player 2
          missions: Green
          core: Doom
          at Green: Bo
        player 3
          missions: Base
          at Base: Cy
        turn of 2",
    );
    t.use_text("Doom", 0);
    let killed: Vec<_> = t
        .events
        .iter()
        .filter(|e| e.h.kind == Kind::Kill)
        .map(|e| e.h.card)
        .collect();
    assert_eq!(
        killed,
        [Some(t.card("Bo")), Some(t.card("Cy")), Some(t.card("Ann"))]
    );
}

fn engagement() -> Table {
    let mut t = tools(
        "
        player 1
          missions: Deep
          at Deep: Turtle
        player 2
          core: Attack
          at Deep: Kite
          aboard Kite: Bo
        turn of 2",
    );
    t.use_text("Attack", 0);
    for _ in 0..4 {
        if responds(&t) {
            break;
        }
        match t.pending().choice.clone() {
            Choice::Cards { from, .. } => {
                let name = t.name(from[0]);
                t.pick(&[&name]);
            }
            _ => break,
        }
    }
    t
}

/// 2E-GAP-61
#[test]
fn a_while_you_may_text_can_be_used_in_an_opponents_turn() {
    let mut t = engagement();
    assert_eq!(t.asked(), 1);
    t.use_text("Turtle", 0);
    while responds(&t) {
        assert!(
            !t.offers(t.use_action("Turtle", 0)),
            "only within its own limit"
        );
        t.pass();
    }
    assert_eq!(t.score(2), 1, "Weapons 6 against Shields 8");
    assert_eq!(t.stat("Turtle", Stat::Shields), 3, "the fight is over");
    let mut t = engagement();
    while responds(&t) {
        t.pass();
    }
    assert_eq!(t.score(2), 10);
}

/// 2E-GAP-61
/// 2E-WHEN-05
#[test]
fn a_while_you_may_text_cannot_be_used_while_its_condition_does_not_hold() {
    let mut t = tools(
        "
        player 1
          missions: Deep; Red
          at Deep: Turtle
          at Red: Prodigy
        player 2
          pile: Fever",
    );
    for card in ["Turtle", "Prodigy"] {
        let action = t.use_action(card, 0);
        assert_eq!(t.refused_act(action).rule, "2E-WHEN-05", "{card}");
    }
    t.attempt("Red").pick(&["Fever"]);
    assert_eq!(t.asked(), 1);
    t.use_text("Prodigy", 0);
    while responds(&t) {
        t.pass();
    }
    let by_dilemma = t
        .events
        .iter()
        .any(|e| e.h.kind == Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_)));
    assert!(!by_dilemma);
    assert_eq!(t.skill("Prodigy", Skill::Medical), 0);
}

/// 2E-GAP-45
#[test]
fn a_compulsory_text_is_refused_as_unskippable() {
    let mut t = tools(
        "
        player 1
          score 20
          core: Fine as one; Fine as two",
    );
    t.end();
    for _ in 0..5 {
        if t.active() != player(1) {
            break;
        }
        if let Some(a) = t
            .actions()
            .into_iter()
            .find(|a| matches!(a, Action::Use { .. }))
        {
            let refusal = t.refused_act(Action::Pass);
            assert_eq!(refusal.why, Why::MustRespond);
            t.act(a);
        } else {
            t.end();
        }
    }
    assert_eq!(t.score(1), 10);
}
