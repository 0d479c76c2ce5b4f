//! The card language: what later sets speak of beside the first three.

use crate::support::actions::{no_dilemmas, world};
use cards::lexicon::Stat;
use engine::Ask;

#[test]
fn until_the_end_of_your_next_turn() {
    let mut t = world(
        "
        event Tonic: text [(when: Order, body: [Apply(m: Stat(on: Every((filter: Title(Is(\"Ann\")))),
            stats: [Strength], n: N(3)), until: EndOfNextTurn(You))])]
        player 1
          missions: Green
          core: Tonic
          at Green: Ann
          deck: 30x Chip
        player 2
          deck: 30x Chip",
    );
    t.use_text("Tonic", 0).end();
    for (player, strength) in [(2, 10), (1, 10), (2, 7)] {
        t.until_turn_of(player);
        assert_eq!(t.stat("Ann", Stat::Strength), strength, "turn of {player}");
    }
}

#[test]
fn points_and_span_of_missions_change() {
    let mut t = world(
        "
        event Prize: text [(when: Static, body: [
            Apply(m: Stat(on: Every((filter: All([Commanded(You), Type(Mission), Compare(Stat(Points, It), AtLeast, N(40))]))),
                stats: [Span], n: N(-1)), until: InPlay),
            Apply(m: Stat(on: Every((filter: All([Commanded(You), Mission(Planet)]))), stats: [Points], n: N(5)), until: InPlay)])]
        player 1
          missions: Green; Deep
          core: Prize
          at Green: Ann; Bo; Kite
          aboard Kite: Cy",
    );
    assert_eq!(t.stat("Deep", Stat::Span), 2);
    assert_eq!(t.stat("Green", Stat::Span), 1, "now worth 40 as well");
    t.move_to("Kite", "Deep");
    assert_eq!(t.stat("Kite", Stat::UnusedRange), 8 - 3);
    t.attempt("Green");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 40);
}

#[test]
fn a_dilemma_asks_for_cards_anywhere_in_play() {
    let play = |far: &str| {
        let mut t = world(&format!(
            "
            dilemma Envy: dual cost 1 text [(when: Resolve, body: [
                If(c: Some((filter: All([Commanded(You), Type(Personnel), Skill(One(Science), 1), At(Play)]))),
                   yes: [Points(who: You, n: N(5))])])]
            player 1
              missions: Red; Green
              at Red: Ann
              at Green: {far}
            player 2
              pile: Envy"
        ));
        t.attempt("Red").pick(&["Envy"]);
        t.score(1)
    };
    assert_eq!(play("Bo"), 5);
    assert_eq!(play("Cy"), 0);
}

#[test]
fn present_with_another_card() {
    let t = world(
        "
        personnel Spy: Federation keyword Infiltrator text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([
            Commanded(EachOpponent), Type(Personnel), Has(Present, All([Commanded(You), Keyword(\"Infiltrator\")]))]))),
            stats: [Cunning], n: N(-1)), until: InPlay)])]
        player 1
          missions: Green; Red
          at Green: Spy
        player 2
          at Green: Bo
          at Red: Cy",
    );
    assert_eq!(t.stat("Bo", Stat::Cunning), 5);
    assert_eq!(t.stat("Cy", Stat::Cunning), 6);
}

#[test]
fn personnel_who_cannot_attempt_missions() {
    let mut t = world(
        "
        personnel Idler: Federation Leadership text [(when: Static,
            body: [Apply(m: Exempt(cards: Not(Other), from: Attempting), until: InPlay)])]
        planet Easy: Fed span 2 points 30 needs Medical
        planet Hard: Fed span 2 points 30 needs Leadership
        player 1
          missions: Easy; Hard
          at Easy: Idler as one; Ann
          at Hard: Idler as two",
    );
    let alone = t.attempt_action("Hard", None);
    assert_eq!(t.refused_act(alone).rule, "2E-GAP-13");
    t.attempt("Easy");
    no_dilemmas(&mut t);
    assert_eq!(t.score(1), 30);
    assert!(!t.is_stopped("one"));
}

#[test]
fn personnel_who_cannot_be_involved_in_combat() {
    let mut t = world(
        "
        personnel Pacifist: Federation S9 text [(when: Static,
            body: [Apply(m: Exempt(cards: Not(Other), from: InCombat), until: InPlay)])]
        event Duel: text [(when: Order, body: [Fight(kind: Combat, with: All([Commanded(You), Type(Personnel)]), win: [])])]
        player 1
          missions: Green
          core: Duel
          at Green: Pacifist; Ann
        player 2
          at Green: Bo",
    );
    t.use_text("Duel", 0);
    assert!(t.is_stopped("Ann"), "who fights is stopped");
    assert!(!t.is_stopped("Pacifist"));
}

#[test]
fn personnel_who_cannot_be_selected_at_random() {
    let mut t = world(
        "
        personnel Lucky: Federation text [(when: On((phase: Before, kind: Select, card: Not(Other))),
            body: [Revise(Exclude(One(This)))])]
        dilemma Roulette: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt, filter: Type(Personnel)), n: Exactly(N(1)), how: Random, to: 1)))])]
        player 1
          missions: Red
          at Red: Lucky; Ann
        player 2
          pile: Roulette",
    );
    t.attempt("Red").pick(&["Roulette"]);
    assert!(t.is_stopped("Ann"));
}

const SEARCH: &str = "
event Dig: text [(when: Order, body: [
    Look(who: You, what: Pick((of: (from: Deck(You, All)), n: Until(Type(Personnel)), how: Rule, to: 1)), open: true, to: 2),
    Move(verb: Take, what: Pick((of: (filter: All([In(2), Type(Personnel)])), n: Exactly(N(1)), to: 3)), to: Hand(You)),
    Shuffle(Deck(You, All))])]";

#[test]
fn cards_are_revealed_until_one_fits() {
    let mut t = world(&format!(
        "{SEARCH}
        player 1
          core: Dig
          deck: Relic; Stone; Ann; Bo; Chip"
    ));
    t.use_text("Dig", 0);
    assert!(t.in_hand(1, "Ann"));
    assert_eq!(t.deck(1).len(), 4);
}

#[test]
fn revealing_ends_with_the_deck() {
    let mut t = world(&format!(
        "{SEARCH}
        player 1
          core: Dig
          deck: Relic; Stone; Chip"
    ));
    t.use_text("Dig", 0);
    assert_eq!(t.hand(1).len(), 0);
    assert_eq!(t.deck(1).len(), 3);
    assert_eq!(t.ask(), Ask::Orders);
}

/// 2E-DIL-04
#[test]
fn drawn_dilemmas_cost_more_at_a_mission() {
    let mut t = world(
        "
        event Calm: text [(when: Static, guard: Some((from: Attempt, filter: Commanded(You))), body: [Apply(m: Stat(
            on: Every((from: Drawn)), stats: [Cost], n: N(1)), until: InPlay)])]
        dilemma One: dual cost 1
        dilemma Two: dual cost 1
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
          core: Calm
        player 2
          pile: One; Two",
    );
    t.attempt("Red");
    assert_eq!(t.stat("One", Stat::Cost), 2);
    let cards = t.cards(&["One", "Two"]);
    assert_eq!(t.refused(engine::Answer::Cards(cards)).rule, "2E-DIL-04");
    t.pick(&["One"]);
}

#[test]
fn a_ship_of_another_affiliation() {
    let mut t = world(
        "
        ship Bird: Romulan staff[Stf] R8 W6 S6
        event Forgery: text [(when: Static, body: [Apply(m: Affiliation(on: Every((filter: All([Commanded(You), Type(Ship)]))),
            to: Federation), until: InPlay)])]
        player 1
          missions: Green; Red
          core: Forgery
          at Green: Bird
          aboard Bird: Bo",
    );
    t.move_to("Bird", "Red");
}

#[test]
fn a_ship_that_is_staffed_by_its_text() {
    let mut t = world(
        "
        ship Probe: Federation staff[Cmd Cmd] R8 W6 S6 text [(when: Static, guard: Some((filter: All([Commanded(You), Title(Is(\"Ann\"))]))),
            body: [Apply(m: Staffed(One(This)), until: InPlay)])]
        player 1
          missions: Green; Red
          at Green: Probe; Ann; Kite",
    );
    let kite = t.move_action("Kite", "Red");
    assert_eq!(t.refused_act(kite).rule, "2E-MOVE-02");
    t.move_to("Probe", "Red");
}

#[test]
fn a_dilemma_that_requires_a_skill() {
    let mut t = world(
        "
        personnel Healer: Federation text [(when: During(All([Doing(Facing, This), Is(Dilemma, Requires(Medical))])),
            limit: PerDilemma(1), body: [Points(who: You, n: N(5))])]
        dilemma Fever: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Skill(Medical, 2))), yes: [])])]
        dilemma Riddle: dual cost 1 text [(when: Resolve, body: [If(c: Not(Meets(Attempt, Skill(Law, 2))), yes: [])])]
        player 1
          missions: Red
          at Red: Healer; Ann; Bo
        player 2
          pile: Fever; Riddle",
    );
    t.attempt("Red")
        .pick(&["Fever", "Riddle"])
        .order(&["Riddle", "Fever"]);
    let healer = t.use_action("Healer", 0);
    while t.is_asked() && t.ask() == Ask::Respond {
        match t.offers(healer) {
            true => _ = t.act(healer),
            false => _ = t.pass(),
        }
    }
    assert_eq!(t.score(1), 5, "for the first dilemma nothing");
}

/// 2E-GLOSS-17
#[test]
fn the_several_that_have_most_of_something() {
    let mut t = world(
        "
        personnel Top: Federation C9
        personnel One: Federation C7
        personnel Two: Federation C7
        personnel Low: Federation C3
        dilemma Test: dual cost 1 text [(when: Resolve, body: [Stop(what: Pick((of: (from: Attempt, filter: Type(Personnel),
            best: (Most, Stat(Cunning, It))), n: Exactly(N(2)), how: Rule, to: 1)))])]
        player 1
          missions: Red
          at Red: Low; One; Top; Two
        player 2
          pile: Test",
    );
    t.attempt("Red").pick(&["Test"]);
    assert_eq!(t.asked(), 2, "a tie");
    assert_eq!(t.candidates(), ["One", "Two"]);
    t.pick(&["Two"]);
    for (name, stopped) in [("Top", true), ("Two", true)] {
        assert_eq!(t.is_stopped(name), stopped, "{name}");
    }
}
