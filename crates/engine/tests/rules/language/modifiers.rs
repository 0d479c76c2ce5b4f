//! The card language: modifiers and how long they last.

use crate::support::actions::{attempt_in_peace, choose, responds, take_skill, world};
use cards::lexicon::{Skill, Stat};
use engine::script::Table;
use engine::{Action, Ask, Choice, Label};

/// A table with an event whose order applies the modifier.
fn with(modifier: &str, until: &str, setup: &str) -> Table {
    world(&format!(
        "
        event Spell: text [(when: Order, body: [Apply(m: {modifier}, until: {until})])]
        event Razor: text [(when: Order, body: [Move(verb: Destroy, what: Every((filter: Title(Is(\"Spell\")))))])]
        {setup}"
    ))
}

const STRONG: &str =
    "Stat(on: Every((filter: All([Type(Personnel), Commanded(You)]))), stats: [Strength], n: N(2))";

const HALL: &str = "
player 1
  missions: Base
  core: Spell; Razor
  at Base: Ann
player 2
  missions: Green
  at Green: Bo
";

fn strength(t: &Table) -> i16 {
    t.stat("Ann", Stat::Strength)
}

#[test]
fn until_the_end_of_this_turn() {
    let mut t = with(STRONG, "Turn", HALL);
    t.use_text("Spell", 0);
    assert_eq!((strength(&t), t.stat("Bo", Stat::Strength)), (9, 7));
    t.use_text("Razor", 0);
    assert_eq!(strength(&t), 9, "it does not need its card");
    t.end();
    t.until_turn_of(2);
    assert_eq!(strength(&t), 7);
}

#[test]
fn until_the_start_of_a_players_next_turn() {
    let mut t = with(STRONG, "NextTurn(You)", HALL);
    t.use_text("Spell", 0).end();
    t.until_turn_of(2);
    assert_eq!(strength(&t), 9);
    t.until_turn_of(1);
    assert_eq!(strength(&t), 7);
    let mut t = with(STRONG, "NextTurn(Opponent)", HALL);
    t.use_text("Spell", 0);
    assert_eq!(strength(&t), 9);
    t.end();
    t.until_turn_of(2);
    assert_eq!(strength(&t), 7);
}

#[test]
fn while_the_card_stays_in_play() {
    let mut t = with(STRONG, "InPlay", HALL);
    t.use_text("Spell", 0).end();
    t.until_turn_of(1);
    assert_eq!(strength(&t), 9);
    t.act(Action::DrawRest).use_text("Razor", 0);
    assert_eq!(strength(&t), 7);
}

#[test]
fn for_the_rest_of_the_game() {
    let mut t = with(STRONG, "Game", HALL);
    t.use_text("Spell", 0).use_text("Razor", 0).end();
    t.until_turn_of(2);
    t.until_turn_of(1);
    assert_eq!(strength(&t), 9);
}

#[test]
fn for_a_dilemma_or_for_an_attempt() {
    for (until, first, second) in [("Dilemma", true, false), ("Attempt", true, true)] {
        let mut t = world(&format!(
            "
            personnel Gil: Federation text [(when: During(Doing(Facing, This)), limit: PerTurn(1),
                body: [Apply(m: Skill(on: One(This), what: Fixed([(Law, 1)])), until: {until})])]
            dilemma One: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Law, 1)),
                yes: [Points(who: You, n: N(1))])])]
            dilemma Two: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Law, 1)),
                yes: [Points(who: You, n: N(10))])])]
            player 1
              missions: Red
              at Red: Gil; Ann
            player 2
              pile: One; Two"
        ));
        t.attempt("Red").pick(&["One", "Two"]);
        if t.ask() == Ask::OrderDilemmas {
            t.order(&["One", "Two"]);
        }
        t.use_text("Gil", 0);
        while responds(&t) {
            t.pass();
        }
        assert_eq!(
            t.score(1),
            i16::from(first) + 10 * i16::from(second),
            "{until}"
        );
        assert_eq!(t.skill("Gil", Skill::Law), 0, "{until}");
    }
}

/// 2E-GLOSS-11
#[test]
fn all_modifiers_are_added_before_the_floor() {
    let mut t = world(
        "
        personnel Weak: Federation S3
        event Curse: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))),
            stats: [Strength], n: N(-5)), until: InPlay)])]
        event Bless: text [(when: Order, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))),
            stats: [Strength], n: N(1)), until: Turn)])]
        player 1
          missions: Base
          core: Curse; Bless
          at Base: Weak",
    );
    assert_eq!(t.stat("Weak", Stat::Strength), 0);
    t.use_text("Bless", 0);
    assert_eq!(t.stat("Weak", Stat::Strength), 0);
}

#[test]
fn a_static_text_with_a_guard_applies_while_it_holds() {
    let mut t = world(
        "
        personnel Pal: Federation S5 text [(when: Static, guard: Some((filter: All([Type(Personnel), Other, With(This)]))),
            body: [Apply(m: Stat(on: One(This), stats: [Strength, Cunning], n: N(2)), until: InPlay)])]
        player 1
          missions: Base
          at Base: Pal; Ann; Kite",
    );
    assert_eq!(
        (t.stat("Pal", Stat::Strength), t.stat("Pal", Stat::Cunning)),
        (7, 7)
    );
    assert_eq!(t.stat("Pal", Stat::Integrity), 5);
    t.beam_up(&["Ann"], "Base", "Kite");
    assert_eq!(t.stat("Pal", Stat::Strength), 5);
}

#[test]
fn skills_are_gained_and_lost() {
    let ann = "One(In(0))";
    let gain = |what: &str, gain: bool| {
        let mut t = world(&format!(
            "
            personnel Two: Federation 2 Law Science I9
            event Spell: text [(when: Order, body: [Choose((of: (filter: Title(Is(\"Ann\"))), n: Exactly(N(1)), to: 0)),
                Apply(m: Skill(on: {ann}, gain: {gain}, what: {what}), until: Turn)])]
            player 1
              missions: Base
              core: Spell
              at Base: Ann; Two"
        ));
        t.use_text("Spell", 0);
        choose(&mut t, &["Ann"]);
        t
    };
    let t = gain("Fixed([(Law, 2), (Medical, 1)])", true);
    assert_eq!(
        (t.skill("Ann", Skill::Law), t.skill("Ann", Skill::Medical)),
        (2, 2)
    );
    let t = gain("Fixed([(Medical, 1)])", false);
    assert_eq!(t.skill("Ann", Skill::Medical), 0);
    let t = gain("AllOwn", false);
    assert_eq!(t.skill("Ann", Skill::Medical), 0);
    let t = gain("AllFrom(from: Every((filter: Title(Is(\"Two\")))))", true);
    assert_eq!(
        (t.skill("Ann", Skill::Law), t.skill("Ann", Skill::Science)),
        (2, 1)
    );
    assert_eq!(t.stat("Ann", Stat::Integrity), 5);
    let t = gain(
        "AllFrom(from: Every((filter: Title(Is(\"Two\")))), except: Law)",
        true,
    );
    assert_eq!(
        (t.skill("Ann", Skill::Law), t.skill("Ann", Skill::Science)),
        (0, 1)
    );
    let t = gain("OneOwn", true);
    assert_eq!(t.skill("Ann", Skill::Medical), 2);
    let mut t = gain("OneOf([Honor, Officer])", true);
    assert!(!take_skill(&mut t, Skill::Law));
    assert!(take_skill(&mut t, Skill::Officer));
    assert_eq!(
        (t.skill("Ann", Skill::Officer), t.skill("Ann", Skill::Honor)),
        (1, 0)
    );
    let mut t = gain("OfChoice", true);
    match t.pending().choice.clone() {
        engine::Choice::Name { .. } => {
            t.name_skill(Skill::Telepathy);
        }
        _ => assert!(take_skill(&mut t, Skill::Telepathy)),
    }
    assert_eq!(t.skill("Ann", Skill::Telepathy), 1);
}

#[test]
fn attributes_may_come_with_all_skills() {
    let mut t = world(
        "
        personnel Two: Federation 2 Law I9 C8 S1
        event Spell: text [(when: Order, body: [Apply(m: Skill(on: Every((filter: Title(Is(\"Ann\")))),
            what: AllFrom(from: Every((filter: Title(Is(\"Two\")))), attributes: true)), until: Turn)])]
        player 1
          missions: Base
          core: Spell
          at Base: Ann; Two",
    );
    t.use_text("Spell", 0);
    assert_eq!(t.skill("Ann", Skill::Law), 2);
    let attributes = Stat::PERSONNEL.map(|stat| t.stat("Ann", stat));
    assert_eq!(
        attributes,
        [9, 8, 1],
        "those of the other, in place of her own"
    );
}

#[test]
fn a_named_skill_can_be_given() {
    let mut t = world(
        "
        event Spell: text [(when: Order, body: [Name(who: You, what: Skill, to: 0),
            Apply(m: Skill(on: Every((filter: All([Type(Personnel), Commanded(You)]))), what: Named(0)), until: Turn)])]
        player 1
          missions: Base
          core: Spell
          at Base: Ann",
    );
    t.use_text("Spell", 0).name_skill(Skill::Geology);
    assert_eq!(t.skill("Ann", Skill::Geology), 1);
}

#[test]
fn keywords_are_gained_and_lost() {
    let mut t = world(
        "
        personnel Eve: Federation keyword Vedek
        event Ordain: text [(when: Order, body: [Apply(m: Keyword(on: Every((filter: Title(Is(\"Ann\")))),
            word: \"Vedek\"), until: Turn)])]
        event Defrock: text [(when: Order, body: [Apply(m: Keyword(on: Every((filter: Title(Is(\"Eve\")))),
            gain: false, word: \"Vedek\"), until: Turn)])]
        event Count: text [(when: Order, body: [Points(who: You, n: Count((filter: Keyword(\"Vedek\"))))])]
        player 1
          missions: Base
          core: Ordain; Defrock; Count
          at Base: Ann; Eve",
    );
    t.use_text("Count", 0);
    assert_eq!(t.score(1), 1);
    t.use_text("Ordain", 0).use_text("Count", 0);
    assert_eq!(t.score(1), 3);
    t.use_text("Defrock", 0).use_text("Count", 0);
    assert_eq!(t.score(1), 4);
}

#[test]
fn requirements_can_be_changed() {
    let play = |modifier: &str, who: &str| {
        let mut t = world(&format!(
            "
            personnel Ox: Federation S9 C1 I1
            personnel Sage: Federation C9 S1 I1
            personnel Len: Federation Law C9 S1
            event Law: text [(when: Static, body: [Apply(m: Requirement(of: Title(Is(\"Test\")), op: {modifier}),
                until: InPlay)])]
            planet Test: Fed points 40 needs Cunning>8
            player 1
              missions: Test
              core: Law
              at Test: {who}"
        ));
        attempt_in_peace(&mut t, "Test");
        if t.ask() == Ask::CompleteHow {
            let law = t.card("Law");
            let Choice::Options { options } = t.pending().choice.clone() else {
                panic!()
            };
            let n = options
                .iter()
                .position(|o| *o == Label::OtherRequirements(law));
            t.option(n.map_or(99, |n| n as u8));
        }
        t.score(1)
    };
    let substitute = "Use(for_: [Cunning], take: Strength)";
    assert_eq!(play(substitute, "Ox"), 40);
    assert_eq!(play(substitute, "Sage"), 40);
    let more = "Add(Fixed([(Law, 1)]))";
    assert_eq!(play(more, "Sage"), 0);
    assert_eq!(play(more, "Len"), 40);
    let other =
        "Alternative(using: Title(Is(\"Ox\")), requirement: Total(Strength, 8), points: Some(20))";
    assert_eq!(play(other, "Ox"), 20);
    assert_eq!(play(other, "Sage"), 40);
}

#[test]
fn the_cost_of_a_card_can_be_changed() {
    let mut t = world(
        "
        event Sale: text [(when: Static, body: [Apply(m: Stat(on: Every((from: Hand(You), filter: Type(Ship))),
            stats: [Cost], n: N(-3)), until: InPlay)])]
        player 1
          missions: Base
          core: Sale
          hand: Wren; Dax
        segment play",
    );
    t.play_at("Wren", "Base");
    assert_eq!(t.counters(1), 6);
    t.play_at("Dax", "Base");
    assert_eq!(t.counters(1), 3);
}

#[test]
fn missions_can_be_brought_nearer() {
    let range = |modifier: &str| {
        let mut t = world(&format!(
            "
            space Far: Fed Gamma span 3
            event Wormhole: text [(when: Static, body: [Apply(m: Travel({modifier}), until: InPlay)])]
            player 1
              missions: Green; Far
              core: Wormhole
              at Green: Kite
              aboard Kite: Bo"
        ));
        t.move_to("Kite", "Far");
        t.game.state().card(t.card("Kite")).range_used
    };
    assert_eq!(
        range("a: Quadrant(Delta), b: Any"),
        7,
        "2 and 3 and 2 for the other quadrant"
    );
    assert_eq!(
        range("a: Quadrant(Alpha), b: Quadrant(Gamma), same_quadrant: true"),
        5
    );
    assert_eq!(
        range("a: Quadrant(Alpha), b: Quadrant(Gamma), delta: -2"),
        5
    );
}
