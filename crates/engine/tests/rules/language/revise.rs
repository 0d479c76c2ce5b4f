//! The card language: changing a selection, and permissions, prohibitions and tolls.

use crate::support::actions::{choose, responds, world};
use engine::script::Table;
use engine::{Ask, Why};

/// An attempt at Red in which a dilemma kills one at random.
fn random_death(text: &str, seed: u32) -> Table {
    let mut t = world(&format!(
        "
        seed {seed}
        dilemma Pit: dual cost 1 text [(when: Resolve, body: [
            Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: Random, to: 0)))])]
        {text}
        player 1
          missions: Red
          hand: Luck
          at Red: Ann; Bo; Cy
        player 2
          pile: Pit"
    ));
    t.attempt("Red").pick(&["Pit"]);
    t
}

fn dead(t: &Table) -> Vec<&'static str> {
    ["Ann", "Bo", "Cy"]
        .into_iter()
        .filter(|c| t.in_discard(1, c))
        .collect()
}

/// Uses the interrupt each time it can be.
fn use_luck(t: &mut Table) {
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("Luck", 0);
}

#[test]
fn a_card_can_be_excluded_from_a_selection() {
    for seed in 1..=8 {
        let mut t = random_death(
            "interrupt Luck: text [(when: On((phase: Before, kind: Select)), optional: true,
                body: [Revise(Exclude(Every((filter: Title(Is(\"Ann\"))))))])]",
            seed,
        );
        use_luck(&mut t);
        while responds(&t) {
            t.pass();
        }
        assert_eq!(dead(&t).len(), 1);
        assert_ne!(dead(&t), ["Ann"]);
    }
}

#[test]
fn a_selection_can_be_made_again() {
    let mut changed = 0;
    for seed in 1..=12 {
        let luck = "interrupt Luck: text [(when: On((kind: Select)), optional: true, body: [Revise(Reselect)])]";
        let mut stays = random_death(luck, seed);
        stays.pass();
        let mut again = random_death(luck, seed);
        use_luck(&mut again);
        while responds(&again) {
            again.pass();
        }
        assert_eq!((dead(&stays).len(), dead(&again).len()), (1, 1));
        changed += usize::from(dead(&stays) != dead(&again));
    }
    assert!(changed > 0, "the second selection is a new one");
}

#[test]
fn a_selection_can_be_forced() {
    for seed in 1..=5 {
        let mut t = random_death(
            "interrupt Luck: text [(when: On((phase: Before, kind: Select)), optional: true, body: [
                Revise(Force((of: (from: Attempt), n: Exactly(N(1)), to: 3)))])]",
            seed,
        );
        use_luck(&mut t);
        choose(&mut t, &["Cy"]);
        while responds(&t) {
            t.pass();
        }
        assert_eq!(dead(&t), ["Cy"]);
    }
}

#[test]
fn another_can_die_in_place_of_one_about_to_be_killed() {
    let mut t = world(
        "
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel),
            Commanded(Opponent)])), n: Exactly(N(1)), to: 0)))])]
        event Guard: text [(when: On((phase: Before, kind: Kill, card: Commanded(You), bind: (card: 0))), optional: true,
            body: [Revise(Force((of: (filter: All([Type(Personnel), Commanded(You), With(In(0)), Not(In(0))])),
            n: Exactly(N(1)), to: 1)))])]
        player 1
          core: Murder
        player 2
          missions: Green; Red
          core: Guard
          at Green: Ann; Bo; Cy
          at Red: Dax",
    );
    t.use_text("Murder", 0).pick(&["Ann"]);
    assert_eq!((t.asked(), t.ask()), (2, Ask::Respond));
    t.use_text("Guard", 0);
    assert_eq!(t.candidates(), ["Bo", "Cy"]);
    t.pick(&["Cy"]);
    while responds(&t) {
        t.pass();
    }
    assert!(t.in_discard(2, "Cy") && t.on_surface("Ann", "Green"));
}

#[test]
fn what_an_opponent_would_choose_can_be_left_to_chance() {
    let mut killed = Vec::new();
    for seed in 1..=10 {
        let mut t = world(&format!(
            "
            seed {seed}
            dilemma Pit: dual cost 1 text [(when: Resolve, body: [
                Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
            interrupt Luck: text [(when: On((phase: Before, kind: Choose)), optional: true, body: [Revise(Randomise)])]
            player 1
              missions: Red
              hand: Luck
              at Red: Ann; Bo; Cy
            player 2
              pile: Pit"
        ));
        t.attempt("Red").pick(&["Pit"]);
        use_luck(&mut t);
        while responds(&t) {
            t.pass();
        }
        assert_eq!(dead(&t).len(), 1, "player 2 is not asked");
        killed.extend(dead(&t));
    }
    killed.sort_unstable();
    killed.dedup();
    assert!(killed.len() > 1, "{killed:?}");
}

#[test]
fn an_opponent_chooses_where_nobody_interferes() {
    let mut t = world(
        "
        dilemma Pit: dual cost 1 text [(when: Resolve, body: [
            Move(verb: Kill, what: Pick((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)))])]
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
        player 2
          pile: Pit",
    );
    t.attempt("Red").pick(&["Pit"]);
    assert_eq!(t.asked(), 2);
    t.pick(&["Bo"]);
    assert_eq!(dead(&t), ["Bo"]);
}

#[test]
fn an_action_can_be_forbidden() {
    let mut t = world(
        "
        event Embargo: text [(when: Static, body: [Apply(m: Forbid((phase: Before, kind: Play, who: Opponent,
            card: Type(Ship))), until: InPlay)])]
        player 1
          missions: Base
          hand: Kite; Ann
        player 2
          core: Embargo
        segment play",
    );
    let kite = t.play_action("Kite", Some("Base"));
    let by = t.card("Embargo");
    assert_eq!(t.refused_act(kite).why, Why::Forbidden { by });
    t.play_at("Ann", "Base");
}

#[test]
fn orders_can_be_forbidden() {
    let forbidden = |kind: &str| {
        let t = world(&format!(
            "
            event Curfew: text [(when: Static, body: [Apply(m: Forbid((phase: Before, kind: {kind}, who: Opponent)),
                until: InPlay)])]
            player 1
              missions: Base; Green
              core: Work
              at Base: Kite; Ann
              aboard Kite: Bo
              at Green: Cy
            event Work: text [(when: Order, body: [])]
            player 2
              core: Curfew"
        ));
        [
            t.offers(t.move_action("Kite", "Green")),
            t.offers(t.up("Base", "Kite")),
            t.offers(t.attempt_action("Green", None)),
            t.offers(t.use_action("Work", 0)),
        ]
    };
    assert_eq!(forbidden("Damage"), [true, true, true, true]);
    assert_eq!(forbidden("MoveShip"), [false, true, true, true]);
    assert_eq!(forbidden("Beam"), [true, false, true, true]);
    assert_eq!(forbidden("AttemptBegin"), [true, true, false, true]);
    assert_eq!(forbidden("UseAbility"), [true, true, true, false]);
}

#[test]
fn what_is_forbidden_does_not_happen_by_text_either() {
    let mut t = world(
        "
        event Peace: text [(when: Static, body: [Apply(m: Forbid((phase: Before, kind: Kill)), until: InPlay)])]
        event Murder: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Type(Personnel)))),
            Points(who: You, n: N(1))])]
        player 1
          core: Murder
        player 2
          missions: Green
          core: Peace
          at Green: Ann",
    );
    t.use_text("Murder", 0);
    assert!(t.on_surface("Ann", "Green"));
    assert_eq!(t.score(1), 1, "the possible part is done");
}

fn toll(kind: &str, hand: &str, segment: &str) -> Table {
    world(&format!(
        "
        event Tax: text [(when: Static, body: [Apply(m: Toll(act: (phase: Before, kind: {kind}, who: Opponent,
            bind: (who: 0)), cost: [Move(verb: Discard, what: Pick((of: (from: Hand(In(0))), n: Exactly(N(1)),
            how: By(In(0)), to: 1)), by: In(0))]), until: InPlay)])]
        player 1
          missions: Base; Green
          hand: {hand}
          at Base: Kite
          aboard Kite: Bo
          at Green: Cy
        player 2
          core: Tax
        segment {segment}"
    ))
}

#[test]
fn a_toll_is_paid_for_beaming() {
    let mut t = toll("Beam", "Relic; Stone", "orders");
    let down = t.down("Kite", "Base");
    t.act(down);
    for _ in 0..2 {
        let cards = t.candidates();
        t.pick(&[if cards.contains(&"Bo".to_owned()) {
            "Bo"
        } else {
            "Relic"
        }]);
    }
    assert!(t.in_discard(1, "Relic"));
    assert!(t.on_surface("Bo", "Base"));
    let mut t = toll("Beam", "", "orders");
    let down = t.down("Kite", "Base");
    assert_eq!(t.refused_act(down).why, Why::CostCannotBePaid);
    t.move_to("Kite", "Green");
}

#[test]
fn a_toll_is_paid_for_a_move() {
    let mut t = toll("MoveShip", "Relic; Stone", "orders");
    t.move_to("Kite", "Green");
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Relic") && t.in_hand(1, "Stone"));
    assert!(t.at("Kite", "Green"));
    let mut t = toll("MoveShip", "", "orders");
    let away = t.move_action("Kite", "Green");
    assert_eq!(t.refused_act(away).why, Why::CostCannotBePaid);
}

#[test]
fn a_toll_is_paid_for_an_attempt() {
    let mut t = toll("AttemptBegin", "Relic; Stone", "orders");
    t.attempt("Green");
    choose(&mut t, &["Stone"]);
    crate::support::actions::no_dilemmas(&mut t);
    assert!(t.in_discard(1, "Stone"));
    assert_eq!(t.score(1), 35);
    let mut t = toll("AttemptBegin", "", "orders");
    let attempt = t.attempt_action("Green", None);
    assert_eq!(t.refused_act(attempt).why, Why::CostCannotBePaid);
}

#[test]
fn cards_may_be_played_at_another_place() {
    let mut t = world(
        "
        planet Camp: Fed text [(when: Static, body: [Apply(m: Permit(act: (phase: Before, kind: Play, who: You,
            card: Type(Personnel)), at: At(This)), until: InPlay)])]
        player 1
          missions: Camp; Base; Red
          hand: Ann; Kite
        segment play",
    );
    for (card, place) in [("Kite", "Camp"), ("Ann", "Red")] {
        let action = t.play_action(card, Some(place));
        assert_eq!(
            t.refused_act(action).rule,
            "2E-CARD-21",
            "{card} at {place}"
        );
    }
    t.play_at("Ann", "Camp");
    assert!(t.on_surface("Ann", "Camp"));
    assert_eq!(t.counters(1), 6);
}

#[test]
fn cards_may_be_played_from_another_card() {
    let start = |permit: &str| {
        let mut t = world(&format!(
            "
            event Chest: text [(when: Static, body: [{permit}]), (when: Order, body: [
                Move(verb: Place, what: Every((from: Hand(You))), to: On(This))])]
            player 1
              missions: Base
              core: Chest
              hand: Ann; Kite"
        ));
        t.use_text("Chest", 1);
        crate::support::actions::in_order(&mut t, &["Ann", "Kite"]);
        t.end();
        t.until_turn_of(1);
        t
    };
    let mut t = start("");
    let play = t.play_action("Ann", Some("Base"));
    t.refused_act(play);
    let mut t = start(
        "Apply(m: Permit(act: (kind: Play, who: You, card: Type(Personnel)), at: On(This)), until: InPlay)",
    );
    let kite = t.play_action("Kite", Some("Base"));
    t.refused_act(kite);
    t.play_at("Ann", "Base");
    assert!(t.on_surface("Ann", "Base"));
    assert_eq!(t.counters(1), 6);
}
