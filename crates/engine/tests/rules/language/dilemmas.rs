//! The card language: texts of dilemmas, and texts that meet them.

use crate::support::actions::{choose, responds, world};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::player;
use engine::{Ask, Place};

#[test]
fn a_dilemma_placed_on_its_mission_works_from_there() {
    let mut t = world(
        "
        dilemma Fog: dual cost 1 text [(when: Resolve, body: [Move(verb: Place, what: One(This), to: On(Here))]),
            (when: Static, active: Placed, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel),
            SameMission(This)]))), stats: [Cunning], n: N(-2)), until: InPlay)])]
        player 1
          missions: Green; Base
          at Green: Ann
          at Base: Bo
        player 2
          pile: Fog",
    );
    assert_eq!(t.stat("Ann", Stat::Cunning), 6);
    t.attempt("Green").pick(&["Fog"]);
    assert_eq!(t.place("Fog"), Place::On(t.card("Green")));
    assert!(t.beneath("Green").is_empty(), "it was not overcome");
    assert_eq!(t.stat("Ann", Stat::Cunning), 4);
    assert_eq!(t.stat("Bo", Stat::Cunning), 6);
    assert_eq!(t.commander("Fog"), player(2));
}

#[test]
fn a_text_of_a_placed_dilemma_does_nothing_before_it_is_placed() {
    let mut t = world(
        "
        dilemma Fog: dual cost 1 text [(when: On((kind: MoveShip)), active: Placed, body: [Points(who: You, n: N(5))])]
        player 1
          missions: Green; Base
          at Base: Kite
          aboard Kite: Bo
          beneath Green: Fog as under of 2
        player 2
          pile: Fog as piled",
    );
    t.move_to("Kite", "Green");
    assert_eq!((t.score(1), t.score(2)), (0, 0));
}

#[test]
fn a_dilemma_is_placed_on_the_ship_of_the_attempt() {
    let mut t = world(
        "
        dilemma Leak: dual cost 1 text [(when: Resolve, body: [Move(verb: Place, what: One(This), to: On(AttemptShip))]),
            (when: Static, active: Placed, body: [Apply(m: Stat(on: Every((filter: All([Type(Ship), Has(On,
            Title(Is(\"Leak\")))]))), stats: [Range], n: N(-3)), until: InPlay)])]
        player 1
          missions: Deep
          at Deep: Kite; Wren
          aboard Kite: Bo
        player 2
          pile: Leak",
    );
    t.attempt_with("Deep", "Kite").pick(&["Leak"]);
    assert_eq!(t.place("Leak"), Place::On(t.card("Kite")));
    assert_eq!(
        (t.stat("Kite", Stat::Range), t.stat("Wren", Stat::Range)),
        (5, 8)
    );
}

/// 2E-DIL-12
#[test]
fn a_dilemma_sent_back_is_not_overcome() {
    let mut t = world(
        "
        dilemma Tide: dual cost 1 text [(when: Resolve, body: [Move(verb: Return, what: One(This), to: OwnersPile)])]
        player 1
          missions: Green
          at Green: Ann
        player 2
          pile: Tide",
    );
    t.attempt("Green").pick(&["Tide"]);
    assert_eq!(t.place("Tide"), Place::Pile(player(2)));
    assert!(t.beneath("Green").is_empty());
    assert_eq!(t.score(1), 35);
}

#[test]
fn a_dilemma_looks_back_on_what_it_did() {
    let stopped = |kill: bool| {
        let filter = if kill { "Any" } else { "Type(Ship)" };
        let mut t = world(&format!(
            "
            dilemma Pit: dual cost 1 text [(when: Resolve, body: [
                Move(verb: Kill, what: Pick((of: (from: Attempt, filter: {filter}), n: Exactly(N(1)), how: Random, to: 0))),
                If(c: Happened((kind: Kill), Dilemma, AtLeast, N(1)), yes: [Stop(what: Every((from: Attempt)))])])]
            player 1
              missions: Green
              at Green: Ann; Bo
            player 2
              pile: Pit"
        ));
        t.attempt("Green").pick(&["Pit"]);
        t.is_stopped("Ann") || t.is_stopped("Bo")
    };
    assert!(stopped(true));
    assert!(!stopped(false));
}

#[test]
fn the_participants_shrink_while_a_dilemma_is_carried_out() {
    let mut t = world(
        "
        dilemma Cascade: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Every((from: Attempt, filter: Skill(One(Medical), 1)))),
            Points(who: You, n: Count((from: Attempt)))])]
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
        player 2
          pile: Cascade",
    );
    t.attempt("Red").pick(&["Cascade"]);
    assert_eq!(t.score(1), 2);
}

/// 2E-GAP-42
#[test]
fn on_a_dilemma_you_is_the_attempter() {
    let mut t = world(
        "
        dilemma Bargain: dual cost 1 text [(when: Resolve, body: [Points(who: You, n: N(1)),
            Points(who: Opponent, n: N(2)), Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0))),
            Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]
        players 3
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
        player 2
          pile: Bargain
        player 3",
    );
    t.attempt("Red").pick(&["Bargain"]);
    assert_eq!((t.score(1), t.score(2), t.score(3)), (1, 2, 0));
    assert_eq!(t.asked(), 1);
    t.pick(&["Ann"]);
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
    t.pick(&["Cy"]);
    assert!(t.is_stopped("Ann") && t.is_stopped("Cy"));
}

#[test]
fn a_dilemma_text_can_be_prevented() {
    let mut t = world(
        "
        dilemma Pit: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
        interrupt Bridge: text [(when: On((phase: Before, kind: Face, bind: (card: 0, other: 1))), optional: true,
            body: [Prevent, Move(verb: Overcome, what: One(Dilemma))])]
        player 1
          missions: Green
          hand: Bridge
          at Green: Ann
        player 2
          pile: Pit",
    );
    t.attempt("Green").pick(&["Pit"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("Bridge", 0);
    while responds(&t) {
        t.pass();
    }
    assert!(!t.is_stopped("Ann"));
    assert_eq!(t.beneath("Green"), ["Pit"]);
    assert_eq!(t.score(1), 35);
}

#[test]
fn dilemmas_are_counted_beneath_a_mission() {
    let mut t = world(
        "
        dilemma Wall: dual cost 1
        personnel Sage: Federation text [(when: Order, body: [Points(who: You, n: Count((from: Beneath(Here))))])]
        player 1
          missions: Red
          at Red: Sage
          beneath Red: Wall as a of 2; Wall as b of 2",
    );
    t.use_text("Sage", 0);
    assert_eq!(t.score(1), 2);
}

#[test]
fn a_ship_is_found_from_the_cards_aboard_it() {
    let mut t = world(
        "
        personnel Tech: Federation text [(when: Order, body: [Apply(m: Stat(on: One(MyShip), stats: [Weapons], n: N(2)),
            until: Turn)]), (when: Order, body: [Choose((of: (filter: All([Type(Personnel), Other])),
            n: Exactly(N(1)), to: 0)), Apply(m: Stat(on: One(ShipOf(0)), stats: [Shields], n: N(3)), until: Turn)])]
        player 1
          missions: Deep
          at Deep: Kite; Wren
          aboard Kite: Tech
          aboard Wren: Ann",
    );
    t.use_text("Tech", 0);
    assert_eq!(
        (t.stat("Kite", Stat::Weapons), t.stat("Wren", Stat::Weapons)),
        (8, 6)
    );
    t.use_text("Tech", 1);
    choose(&mut t, &["Ann"]);
    assert_eq!(
        (t.stat("Kite", Stat::Shields), t.stat("Wren", Stat::Shields)),
        (6, 9)
    );
}

#[test]
fn a_ship_is_damaged_by_text() {
    let mut t = world(
        "
        event Mine: text [(when: Order, body: [Move(verb: Damage, what: One(This), to: On(In(0)))]),
            (when: Static, active: Damage, body: [Apply(m: Stat(on: Every((filter: All([Type(Ship), Is(Damaged)]))),
            stats: [Range], n: N(-2)), until: InPlay)]),
            (when: Order, body: [Choose((of: (filter: Type(Ship)), n: Exactly(N(1)), to: 0)),
            Move(verb: Damage, what: One(This), to: On(In(0)))])]
        player 1
          core: Mine
        player 2
          missions: Deep
          at Deep: Kite; Wren",
    );
    t.use_text("Mine", 2).pick(&["Wren"]);
    assert_eq!(t.place("Mine"), Place::On(t.card("Wren")));
    assert!(t.is("Mine", engine::Flag::Damage));
    assert_eq!(t.happened(Kind::Damage), 1);
    assert_eq!(
        (t.stat("Wren", Stat::Range), t.stat("Kite", Stat::Range)),
        (6, 8)
    );
}
