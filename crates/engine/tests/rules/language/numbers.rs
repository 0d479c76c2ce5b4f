//! The card language: numbers, quantities and conditions.

use crate::support::actions::{attempt_in_peace, choose, world};
use engine::script::Table;

const SCENE: &str = "
personnel Al: Federation Medical 2 Law cost 2 I1 C2 S3 text [PROBE]
personnel Bea: Federation Science cost 3 I4 C5 S6
personnel Vex: Romulan Treachery cost 4 I7 C8 S9
planet Marsh: Fed
planet Clinic: Fed points 35 needs Medical
";

fn run(body: &str, setup: &str) -> Table {
    let probe = format!("(when: Order, body: [{body}])");
    let mut t = world(&format!("{}\n{setup}", SCENE.replace("PROBE", &probe)));
    t.use_text("Al", 0);
    t
}

const HALL: &str = "
player 1
  score 7
  missions: Marsh
  at Marsh: Al; Bea
  hand: Ann; Bo; Relic
player 2
  score 3
  at Marsh: Vex
";

/// What a number is worth.
fn value(number: &str) -> i16 {
    let t = run(&format!("Points(who: You, n: {number})"), HALL);
    t.score(1) - 7
}

#[test]
fn numbers_are_read_from_the_table() {
    assert_eq!(value("N(4)"), 4);
    assert_eq!(value("Count((filter: Type(Personnel)))"), 3);
    assert_eq!(value("Count((from: Hand(You)))"), 3);
    assert_eq!(value("Count((from: Hand(You), filter: Type(Event)))"), 1);
    assert_eq!(value("Stat(Strength, This)"), 3);
    assert_eq!(value("Stat(Cost, This)"), 2);
    assert_eq!(value("Stat(Span, Here)"), 2);
    assert_eq!(value("Stat(Points, Here)"), 30);
    assert_eq!(
        value("Sum(Cunning, (filter: All([Type(Personnel), Commanded(You)])))"),
        7
    );
    assert_eq!(value("Max(Integrity, (filter: Type(Personnel)))"), 7);
    assert_eq!(value("Max(Integrity, (filter: Type(Ship)))"), 0);
    assert_eq!(value("Dots(This)"), 2);
}

#[test]
fn numbers_are_reckoned_with() {
    assert_eq!(value("Plus([N(2), N(3), N(-1)])"), 4);
    assert_eq!(value("Times(3, N(2))"), 6);
    assert_eq!(value("Times(-1, N(-2))"), 2);
    assert_eq!(value("Cap(N(9), 5)"), 5);
    assert_eq!(value("Cap(N(4), 5)"), 4);
    assert_eq!(value("Score(You)"), 7);
    assert_eq!(value("Score(Opponent)"), 3);
}

/// 2E-GLOSS-12
#[test]
fn points_lost_stop_at_zero() {
    let t = run("Points(who: You, n: N(-9))", HALL);
    assert_eq!(t.score(1), 0);
    let t = run("Points(who: Opponent, n: N(-2))", HALL);
    assert_eq!((t.score(1), t.score(2)), (7, 1));
}

#[test]
fn a_slot_knows_how_many_cards_it_holds() {
    let mut t = run(
        "Choose((of: (from: Hand(You)), n: AnyNumber, to: 0)), Move(verb: Discard, what: Those(0)),
        Points(who: You, n: Len(0))",
        HALL,
    );
    t.pick(&["Ann", "Relic"]);
    crate::support::actions::in_order(&mut t, &["Ann", "Relic"]);
    assert_eq!(t.score(1), 9);
    assert_eq!(t.hand(1), ["Bo"]);
}

#[test]
fn a_number_may_be_chosen_up_to_a_most() {
    let mut t = run(
        "ChooseNumber(who: You, max: N(3), to: 0), Points(who: You, n: Value(0))",
        HALL,
    );
    t.refused(engine::Answer::Number(4));
    t.refused(engine::Answer::Number(-1));
    t.number(2);
    assert_eq!(t.score(1), 9);
}

#[test]
fn quantities_say_how_many_cards_are_picked() {
    let bounds = |n: &str| {
        let t = run(
            &format!("Choose((of: (from: Hand(You)), n: {n}, to: 0))"),
            HALL,
        );
        match &t.pending().choice {
            engine::Choice::Cards { min, max, .. } => (*min, *max),
            _ => (99, 99),
        }
    };
    assert_eq!(bounds("Exactly(N(2))"), (2, 2));
    assert_eq!(bounds("UpTo(N(2))"), (0, 2));
    assert_eq!(bounds("AnyNumber"), (0, 3));
    assert_eq!(bounds("AllBut(N(1))"), (2, 2));
    assert_eq!(bounds("All"), (99, 99), "nothing is left to choose");
    assert_eq!(
        bounds("Exactly(N(5))"),
        (99, 99),
        "as much as possible is all of them"
    );
}

#[test]
fn all_but_one_leaves_one() {
    let mut t = run(
        "Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: AllBut(N(1)), to: 0)))",
        HALL,
    );
    t.pick(&["Ann", "Bo"]);
    crate::support::actions::in_order(&mut t, &["Ann", "Bo"]);
    assert_eq!(t.hand(1), ["Relic"]);
}

/// Whether a condition holds.
fn holds(condition: &str) -> bool {
    let t = run(
        &format!(
            "If(c: {condition}, yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])"
        ),
        HALL,
    );
    match t.score(1) {
        8 => true,
        9 => false,
        other => panic!("{condition}: {other}"),
    }
}

#[test]
fn conditions_are_asked_of_the_table() {
    assert!(holds("Always"));
    assert!(holds(
        "Some((filter: All([Type(Personnel), Commanded(Opponent)])))"
    ));
    assert!(!holds("Some((filter: Type(Ship)))"));
    assert!(holds(
        "Compare(Count((filter: Type(Personnel))), Equal, N(3))"
    ));
    assert!(!holds(
        "Compare(Count((filter: Type(Personnel))), Less, N(3))"
    ));
    assert!(holds("Is(This, Affiliation(Federation))"));
    assert!(!holds("Is(This, Affiliation(Romulan))"));
    assert!(holds("Is(Here, Mission(Planet))"));
    assert!(holds("Even(N(4))") && !holds("Even(N(3))") && holds("Even(N(0))"));
    assert!(holds("Leads(You)") && !holds("Leads(Opponent)"));
    assert!(holds("TurnOf(You)") && !holds("TurnOf(Opponent)"));
    assert!(!holds("Doing(Facing, This)") && !holds("Doing(Attempting, This)") && !holds("Won"));
}

#[test]
fn conditions_are_joined() {
    assert!(holds("All([Always, Even(N(2))])") && !holds("All([Always, Even(N(1))])"));
    assert!(
        holds("Either([Even(N(1)), Even(N(2))])") && !holds("Either([Even(N(1)), Even(N(3))])")
    );
    assert!(holds("Not(Even(N(1)))") && !holds("Not(Always)"));
    assert!(holds("All([])") && !holds("Either([])"));
}

#[test]
fn a_group_meets_a_requirement_together() {
    let mine = "Select((filter: All([Type(Personnel), Commanded(You)])))";
    assert!(holds(&format!(
        "Meets({mine}, All([Skill(Medical, 1), Skill(Science, 1)]))"
    )));
    assert!(!holds(&format!("Meets({mine}, Skill(Treachery, 1))")));
    assert!(holds(&format!(
        "Meets({mine}, Either([Skill(Treachery, 1), Skill(Law, 2)]))"
    )));
    assert!(holds(&format!("Meets({mine}, Total(Strength, 8))")));
    assert!(
        !holds(&format!("Meets({mine}, Total(Strength, 9))")),
        "strictly higher"
    );
    assert!(holds(&format!(
        "Meets({mine}, Cards(Affiliation(Federation), 2))"
    )));
    assert!(!holds(&format!(
        "Meets({mine}, Cards(Affiliation(Federation), 3))"
    )));
    assert!(holds(&format!(
        "Meets({mine}, More(Count((filter: Type(Personnel))), 2))"
    )));
    assert!(!holds(&format!(
        "Meets({mine}, More(Count((filter: Type(Personnel))), 3))"
    )));
}

#[test]
fn cards_in_a_slot_may_all_be_the_same() {
    let all_same = |pick: &[&str], key: &str| {
        let mut t = run(
            &format!(
                "Choose((of: (from: Hand(You)), n: AnyNumber, to: 0)),
                If(c: AllSame({key}, 0), yes: [Points(who: You, n: N(1))])"
            ),
            HALL,
        );
        t.pick(pick);
        t.score(1) == 8
    };
    assert!(all_same(&["Ann", "Bo"], "Type"));
    assert!(!all_same(&["Ann", "Relic"], "Type"));
    assert!(all_same(&["Ann", "Bo"], "Species"));
    assert!(!all_same(&["Ann", "Bo"], "Title"));
}

#[test]
fn a_condition_may_bind_the_card_that_meets_it() {
    let mut t = run(
        "If(c: Bind((of: (filter: All([Type(Personnel), Commanded(You), Other])), n: Exactly(N(1)), to: 3)),
            yes: [Stop(what: Those(3))], no: [Points(who: You, n: N(1))])",
        HALL,
    );
    choose(&mut t, &["Bea"]);
    assert!(t.is_stopped("Bea") && !t.is_stopped("Al"));
    assert_eq!(t.score(1), 7);
}

#[test]
fn a_text_remembers_what_has_happened_this_turn() {
    let body = "If(c: Happened((kind: Kill, card: Commanded(Opponent)), Turn, AtLeast, N(1)),
        yes: [Points(who: You, n: N(10))], no: [Points(who: You, n: N(1))])";
    let probe = format!("(when: Order, body: [{body}])");
    let mut t = world(&format!(
        "{}
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: All([Type(Personnel),
            Commanded(Opponent)]))))])]
        player 1
          missions: Marsh
          at Marsh: Al
          core: Murder
        player 2
          at Marsh: Vex",
        SCENE.replace("PROBE", &probe)
    ));
    t.use_text("Al", 0);
    assert_eq!(t.score(1), 1);
    t.use_text("Murder", 0).use_text("Al", 0);
    assert_eq!(t.score(1), 11);
    t.end();
    t.until_turn_of(1).act(engine::Action::DrawRest);
    t.use_text("Al", 0);
    assert_eq!(t.score(1), 12, "another turn");
}

#[test]
fn a_text_asks_who_has_used_a_skill() {
    let body =
        "Points(who: You, n: Count((filter: All([Type(Personnel), Used(One(Medical), Turn)]))))";
    let probe = format!("(when: Order, body: [{body}])");
    let mut t = world(&format!(
        "{}
        player 1
          missions: Clinic
          at Clinic: Al; Bea",
        SCENE.replace("PROBE", &probe)
    ));
    t.use_text("Al", 0);
    assert_eq!(t.score(1), 0);
    attempt_in_peace(&mut t, "Clinic");
    t.use_text("Al", 0);
    assert_eq!(t.score(1), 36);
}

#[test]
fn a_guard_may_bind_the_card_that_meets_it() {
    let mut t = world(
        "
        event Drill: text [(when: Order, guard: Bind((of: (filter: All([Type(Personnel), Commanded(You)])),
            n: Exactly(N(1)), to: 3)), body: [Stop(what: Those(3))])]
        player 1
          missions: Base
          core: Drill
          at Base: Ann; Bo",
    );
    t.use_text("Drill", 0).pick(&["Bo"]);
    assert!(t.is_stopped("Bo") && !t.is_stopped("Ann"));
}

#[test]
fn a_guard_that_binds_nothing_is_not_met() {
    let mut t = world(
        "
        event Drill: text [(when: Order, guard: Bind((of: (filter: All([Type(Personnel), Commanded(You)])),
            n: Exactly(N(1)), to: 3)), body: [Stop(what: Those(3))])]
        player 1
          missions: Base
          core: Drill
          at Base: Kite",
    );
    let drill = t.use_action("Drill", 0);
    assert_eq!(t.refused_act(drill).rule, "2E-ACT-11");
}

#[test]
fn a_dilemma_asks_who_has_used_a_skill_against_it() {
    let mut t = world(
        "
        dilemma Fever: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Medical, 1)), yes: [
            Stop(what: Every((from: Attempt, filter: Used(One(Medical), Dilemma))))])])]
        player 1
          missions: Green
          at Green: Ann; Bo
        player 2
          pile: Fever",
    );
    t.attempt("Green").pick(&["Fever"]);
    assert!(t.is_stopped("Ann") && !t.is_stopped("Bo"));
}
