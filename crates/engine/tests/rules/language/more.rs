//! The card language: owners and commanders, equipment, requirements of missions.

use crate::support::actions::{attempt_in_peace, choose, picks, world};
use cards::language::Kind;
use cards::lexicon::Stat;

#[test]
fn the_owner_and_the_commander_of_a_card_can_be_meant() {
    let mut t = world(
        "
        event Text: text [(when: Order, body: [Choose((of: (filter: Type(Personnel)), n: Exactly(N(1)), to: 0)),
            Points(who: OwnerOf(In(0)), n: N(1)), Points(who: CommanderOf(In(0)), n: N(10))])]
        players 3
        player 1
          core: Text
        player 2
          missions: Green
          at Green: Ann of 3",
    );
    t.use_text("Text", 0);
    choose(&mut t, &["Ann"]);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (0, 10, 1));
}

/// 2E-GLOSS-08
#[test]
fn a_personnel_is_equipped_with_what_could_affect_it_there() {
    let mut t = world(
        "
        equipment Kit: text [(when: Static, body: [Apply(m: Skill(on: Every((filter: All([Type(Personnel),
            Commanded(You), Skill(One(Medical), 1), With(This)]))), what: Fixed([(Biology, 1)])), until: InPlay)])]
        event Roll: text [(when: Order, body: [Choose((of: (filter: Has(EquippedWith, Title(Is(\"Kit\")))),
            n: AnyNumber, to: 0))])]
        personnel Doc: Federation Medical
        player 1
          missions: Green; Base
          core: Roll
          at Green: Kit; Ann; Bo
          at Base: Doc",
    );
    assert_eq!(t.skill("Ann", cards::lexicon::Skill::Biology), 1);
    t.use_text("Roll", 0);
    assert!(picks(&t));
    assert_eq!(t.candidates(), ["Ann"]);
}

#[test]
fn a_dilemma_can_ask_for_what_the_mission_asks_for() {
    for (who, stopped) in [("Ann; Bo", false), ("Ann", true)] {
        let mut t = world(&format!(
            "
            planet Lab: Fed points 30 needs Medical and Science
            dilemma Exam: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Of(Here))),
                yes: [Stop(what: Every((from: Attempt)))])])]
            player 1
              missions: Lab
              at Lab: {who}
            player 2
              pile: Exam"
        ));
        t.attempt("Lab").pick(&["Exam"]);
        let by_dilemma = t
            .events
            .iter()
            .any(|e| e.h.kind == Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_)));
        assert_eq!(by_dilemma, stopped, "{who}");
        assert_eq!(t.score(1), if stopped { 0 } else { 30 });
    }
}

#[test]
fn equipment_with_the_group_meets_a_requirement_for_cards() {
    for (kit, score) in [("; Kit", 35), ("", 0)] {
        let mut t = world(&format!(
            "
            equipment Kit:
            event Law: text [(when: Static, body: [Apply(m: Requirement(of: Title(Is(\"Dig\")), op: Alternative(
                using: Type(Personnel), requirement: Cards(Type(Equipment), 1))), until: InPlay)])]
            planet Dig: Fed points 35 needs Treachery
            player 1
              missions: Dig
              core: Law
              at Dig: Ann{kit}"
        ));
        attempt_in_peace(&mut t, "Dig");
        if t.ask() == engine::Ask::CompleteHow {
            t.option(1);
        }
        assert_eq!(t.score(1), score, "{kit}");
    }
}

#[test]
fn each_turn_has_its_start() {
    for (whose, after_first, after_second) in
        [("", 1, 2), (", who: You", 0, 1), (", who: Opponent", 1, 1)]
    {
        let mut t = world(&format!(
            "
            event Bell: text [(when: On((kind: TurnStart{whose})), body: [Points(who: You, n: N(1))])]
            player 1
              core: Bell"
        ));
        t.end();
        t.until_turn_of(2);
        assert_eq!(t.score(1), after_first, "{whose}");
        t.until_turn_of(1);
        assert_eq!(t.score(1), after_second, "{whose}");
    }
}

#[test]
fn texts_of_cards_out_of_play_do_nothing() {
    for place in ["hand", "deck", "discard", "removed"] {
        let mut t = world(&format!(
            "
            event Bell: text [(when: On((kind: MoveShip)), body: [Points(who: You, n: N(1))]),
                (when: Static, body: [Apply(m: Stat(on: Every((filter: Type(Ship))), stats: [Range], n: N(1)),
                until: InPlay)])]
            player 1
              missions: Base; Green
              at Base: Kite
              aboard Kite: Bo
              {place}: Bell"
        ));
        assert_eq!(t.stat("Kite", Stat::Range), 8, "{place}");
        t.move_to("Kite", "Green");
        assert_eq!(t.score(1), 0, "{place}");
    }
}

#[test]
fn an_interrupt_is_used_from_hand_only() {
    for (place, works) in [("hand", true), ("discard", false), ("deck", false)] {
        let mut t = world(&format!(
            "
            interrupt Horn: text [(when: On((kind: MoveShip)), optional: true, body: [Points(who: You, n: N(1))])]
            player 1
              missions: Base; Green
              at Base: Kite
              aboard Kite: Bo
            player 2
              {place}: Horn"
        ));
        t.move_to("Kite", "Green");
        assert_eq!(crate::support::actions::responds(&t), works, "{place}");
    }
}
