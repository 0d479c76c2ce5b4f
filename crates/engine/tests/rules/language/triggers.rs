//! The card language: triggers before, while and after; what is prevented, replaced and put off.

use crate::support::actions::{choose, world};
use cards::language::Kind;
use cards::lexicon::Skill;
use engine::Ask;
use engine::script::player;

/// Cards that kill and cards to be killed.
const ARENA: &str = "
event Murder: text [(when: Order, body: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel),
    Commanded(Opponent)])), n: Exactly(N(1)), to: 0))), Points(who: You, n: N(1))])]
personnel Vic: Federation [Cmd] 2 Law Honor cost 4 I1 C2 S3
";

#[test]
fn before_it_happens_it_can_be_prevented() {
    let start = format!(
        "{ARENA}
        interrupt Mercy: text [(when: On((phase: Before, kind: Kill, card: Commanded(You), bind: (card: 0))),
            optional: true, body: [Prevent])]
        player 1
          core: Murder
        player 2
          missions: Green
          hand: Mercy
          at Green: Vic"
    );
    let mut t = world(&start);
    t.use_text("Murder", 0);
    choose(&mut t, &["Vic"]);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    assert!(t.on_surface("Vic", "Green"), "it is only about to happen");
    t.use_text("Mercy", 0);
    assert!(t.on_surface("Vic", "Green") && t.in_discard(2, "Mercy"));
    assert_eq!(t.happened(Kind::Kill), 0);
    assert_eq!(t.score(1), 1, "the rest of the text goes on");
    let mut t = world(&start);
    t.use_text("Murder", 0);
    choose(&mut t, &["Vic"]);
    t.pass();
    assert!(t.in_discard(2, "Vic") && t.in_hand(2, "Mercy"));
}

#[test]
fn something_can_happen_in_its_place() {
    let mut t = world(&format!(
        "{ARENA}
        event Wards: text [(when: On((phase: Before, kind: Kill, card: Commanded(You), bind: (card: 0))),
            body: [Instead([Stop(what: One(In(0))), Points(who: You, n: N(5))])])]
        event Mourning: text [(when: On((kind: Kill)), body: [Points(who: You, n: N(100))])]
        player 1
          core: Murder; Mourning
        player 2
          missions: Green
          core: Wards
          at Green: Vic"
    ));
    t.use_text("Murder", 0);
    choose(&mut t, &["Vic"]);
    assert!(t.on_surface("Vic", "Green") && t.is_stopped("Vic"));
    assert_eq!((t.score(1), t.score(2)), (1, 5));
}

#[test]
fn while_a_card_is_being_played_it_has_no_effect_yet() {
    let mut t = world(
        "
        event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
        event Spy: text [(when: On((phase: While, kind: Play, card: Type(Event))), body: [
            Points(who: You, n: Plus([N(1), Score(Opponent)]))])]
        event Late Spy: text [(when: On((kind: Play, card: Type(Event))), body: [
            Points(who: You, n: Times(10, Score(Opponent)))])]
        player 1
          missions: Base
          hand: Throne
        player 2
          core: Spy; Late Spy
        segment play",
    );
    t.play("Throne");
    assert_eq!(t.score(1), 9);
    assert_eq!(t.score(2), 1 + 90);
}

#[test]
fn a_trigger_looks_at_who_what_other_and_where() {
    let score = |pattern: &str| {
        let mut t = world(&format!(
            "
            event Watch: text [(when: On(({pattern})), body: [Points(who: You, n: N(1))])]
            player 1
              missions: Base; Green
              core: Watch
              at Base: Kite
              aboard Kite: Bo"
        ));
        t.move_to("Kite", "Green");
        t.score(1) == 1
    };
    assert!(score("kind: MoveShip"));
    assert!(score("kind: MoveShip, who: You"));
    assert!(!score("kind: MoveShip, who: Opponent"));
    assert!(score("kind: MoveShip, card: Title(Is(\"Kite\"))"));
    assert!(!score("kind: MoveShip, card: Title(Is(\"Wren\"))"));
    assert!(score("kind: MoveShip, other: Title(Is(\"Green\"))"));
    assert!(!score("kind: MoveShip, other: Title(Is(\"Base\"))"));
    assert!(score("phase: Before, kind: MoveShip"));
    assert!(!score("kind: Beam"));
}

#[test]
fn a_trigger_looks_at_the_cause() {
    let score = |cause: &str| {
        let mut t = world(&format!(
            "
            event Watch: text [(when: On((kind: Kill, cause: {cause})), body: [Points(who: You, n: N(1))])]
            dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
            player 1
              missions: Red
              core: Watch
              at Red: Bo
            player 2
              pile: Pit"
        ));
        t.attempt("Red").pick(&["Pit"]);
        assert!(t.in_discard(1, "Bo"));
        t.score(1) == 1
    };
    assert!(score("Dilemma"));
    assert!(!score("Combat") && !score("Engagement") && !score("Fight"));
    assert!(score("Card(Dilemma(Dual))"));
    assert!(!score("Card(Type(Event))"));
}

#[test]
fn a_killed_card_is_known_by_the_facts_it_had_last() {
    let value = |number: &str| {
        let mut t = world(&format!(
            "{ARENA}
            event Elegy: text [(when: On((kind: Kill, bind: (card: 0, who: 1))), body: [Points(who: You, n: {number})])]
            event Grow: text [(when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Personnel))),
                stats: [Strength], n: N(4)), until: InPlay)])]
            player 1
              core: Murder; Grow
            player 2
              missions: Green
              core: Elegy
              at Green: Vic; Ann"
        ));
        t.use_text("Murder", 0).pick(&["Vic"]);
        assert!(t.in_discard(2, "Vic"));
        t.score(2)
    };
    assert_eq!(value("Stat(Cost, In(0))"), 4);
    assert_eq!(
        value("Stat(Strength, In(0))"),
        7,
        "with what changed it in play"
    );
    assert_eq!(value("Dots(In(0))"), 2);
    assert_eq!(
        value("Count((filter: All([Type(Personnel), At(PlaceOf(0))])))"),
        1,
        "Ann, where Vic was"
    );
}

#[test]
fn a_killed_card_is_known_by_its_skills_icons_and_commander() {
    let holds = |filter: &str| {
        let mut t = world(&format!(
            "{ARENA}
            event Elegy: text [(when: On((kind: Kill, bind: (card: 0))), body: [
                If(c: Is(In(0), {filter}), yes: [Points(who: You, n: N(1))])])]
            player 1
              core: Murder
            player 2
              missions: Green
              core: Elegy
              at Green: Vic as vic of 1; Ann"
        ));
        t.use_text("Murder", 0).pick(&["vic"]);
        t.score(2) == 1
    };
    assert!(holds("Skill(One(Law), 2)"));
    assert!(!holds("Skill(One(Medical), 1)"));
    assert!(holds("Icon(\"Cmd\")"));
    assert!(
        holds("Commanded(You)"),
        "he was player 2's, although player 1 owns him"
    );
    assert!(holds("Owned(Opponent)"));
    assert!(holds("Affiliation(Federation)"));
}

#[test]
fn somebody_can_take_the_place_of_a_killed_card() {
    let mut t = world(&format!(
        "{ARENA}
        event Heir: text [(when: On((kind: Kill, card: Commanded(You), bind: (card: 0))), body: [
            Move(verb: Place, what: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 1)),
            to: PlaceOf(0))])]
        player 1
          core: Murder
        player 2
          missions: Green; Deep
          core: Heir
          hand: Dax
          at Deep: Kite
          aboard Kite: Vic"
    ));
    t.use_text("Murder", 0);
    choose(&mut t, &["Vic"]);
    choose(&mut t, &["Dax"]);
    assert!(t.aboard("Dax", "Kite"));
}

#[test]
fn skills_can_be_taken_over_from_a_killed_card() {
    let mut t = world(&format!(
        "{ARENA}
        event Memory: text [(when: On((kind: Kill, card: Commanded(You), bind: (card: 0))), body: [
            Apply(m: Skill(on: Every((filter: Title(Is(\"Ann\")))), what: AllFrom(from: Those(0))), until: Turn)])]
        player 1
          core: Murder
        player 2
          missions: Green
          core: Memory
          at Green: Vic; Ann"
    ));
    t.use_text("Murder", 0).pick(&["Vic"]);
    assert_eq!(t.skill("Ann", Skill::Law), 2);
    assert_eq!(t.skill("Ann", Skill::Honor), 1);
}

#[test]
fn a_trigger_binds_the_player_and_the_number() {
    let mut t = world(
        "
        event Tithe: text [(when: On((kind: Points, who: Opponent, bind: (who: 0, number: 1))), body: [
            Points(who: You, n: Plus([Value(1), N(1)])), Draw(who: In(0), n: N(1))])]
        event Win: text [(when: Order, body: [Points(who: You, n: N(4))])]
        player 1
          core: Win
        player 2
          core: Tithe",
    );
    t.use_text("Win", 0);
    assert_eq!((t.score(1), t.score(2)), (4, 5));
    assert_eq!((t.hand(1).len(), t.hand(2).len()), (1, 0));
}

#[test]
fn later_happens_once() {
    let mut t = world(
        "
        event Plan: text [(when: Order, body: [Later(at: (kind: MoveShip, who: You), body: [Points(who: You, n: N(3))])])]
        player 1
          missions: Base; Green
          core: Plan
          at Base: Kite
          aboard Kite: Bo",
    );
    t.use_text("Plan", 0);
    assert_eq!(t.score(1), 0);
    t.move_to("Kite", "Green");
    assert_eq!(t.score(1), 3);
    t.move_to("Kite", "Base");
    assert_eq!(t.score(1), 3);
}

#[test]
fn later_remembers_what_was_bound() {
    let mut t = world(
        "
        event Plan: text [(when: Order, body: [Choose((of: (filter: Type(Personnel)), n: Exactly(N(1)), to: 0)),
            Later(at: (kind: TurnEnd), body: [Move(verb: Return, what: Those(0), to: OwnersHand)])])]
        player 1
          missions: Base
          core: Plan
          at Base: Ann; Bo",
    );
    t.use_text("Plan", 0).pick(&["Bo"]);
    assert!(t.on_surface("Bo", "Base"));
    t.end();
    t.until_turn_of(2);
    assert!(t.in_hand(1, "Bo") && t.on_surface("Ann", "Base"));
}

#[test]
fn an_installed_text_lasts_as_long_as_it_says() {
    let mut t = world(
        "
        event Trick: text [(when: Order, limit: PerTurn(1), body: [Install(ability: (when: On((kind: MoveShip, who: You)),
            body: [Points(who: You, n: N(1))]), until: Turn)])]
        player 1
          missions: Base; Green
          core: Trick
          at Base: Kite
          aboard Kite: Bo",
    );
    t.use_text("Trick", 0)
        .move_to("Kite", "Green")
        .move_to("Kite", "Base");
    assert_eq!(t.score(1), 2, "each time");
    t.end();
    t.until_turn_of(1).act(engine::Action::DrawRest);
    t.move_to("Kite", "Green");
    assert_eq!(t.score(1), 2, "in this turn only");
}

#[test]
fn a_player_may_respond_with_an_installed_text() {
    let mut t = world(
        "
        event Trick: text [(when: Order, body: [Install(ability: (when: On((phase: Before, kind: Kill)),
            optional: true, body: [Prevent]), until: NextTurn(You))])]
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Type(Personnel))))])]
        player 1
          missions: Base
          core: Trick
          at Base: Ann
        player 2
          core: Murder",
    );
    t.use_text("Trick", 0).end();
    t.until_turn_of(2).act(engine::Action::DrawRest);
    t.use_text("Murder", 0);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    let prevent = t
        .actions()
        .into_iter()
        .find(|a| !matches!(a, engine::Action::Pass));
    t.act(prevent.unwrap_or(engine::Action::Pass));
    assert!(t.on_surface("Ann", "Base"));
    assert_eq!(t.active(), player(2));
}

#[test]
fn a_compulsory_text_needs_no_answer() {
    let mut t = world(&format!(
        "{ARENA}
        event Mourning: text [(when: On((kind: Kill)), body: [Points(who: You, n: N(7))])]
        player 1
          core: Murder
        player 2
          missions: Green
          core: Mourning
          at Green: Vic"
    ));
    t.use_text("Murder", 0);
    choose(&mut t, &["Vic"]);
    assert_eq!((t.score(1), t.score(2)), (1, 7));
    assert_eq!((t.asked(), t.ask()), (1, Ask::Orders));
}
