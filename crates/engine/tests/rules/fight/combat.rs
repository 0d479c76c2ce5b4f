//! Beginning combat: who may, where, against whom, and who is involved.

use crate::support::fights::{choose, fight, ground, settle, victors};
use cards::language::Kind;
use engine::script::player;
use engine::{Action, Ask, Place, TextAsk};

/// 2E-COMBAT-01
#[test]
fn combat_is_begun_only_by_a_text() {
    let mut t = ground(
        "player 1
          missions: Green
          at Green: P5; P6
        player 2
          at Green: P4",
    );
    let uses =
        |t: &engine::script::Table| t.actions().iter().any(|a| matches!(a, Action::Use { .. }));
    assert!(!uses(&t), "nobody there has a text that begins combat");
    let brawl = t.use_action("P5", 0);
    t.refused_act(brawl);
    assert_eq!(t.happened(Kind::FightBegin), 0);

    let mut t = ground(
        "personnel Brute: Federation S5 text [(when: Order, body: [Fight(kind: Combat, with: Any, win: [])])]
        player 1
          missions: Green
          at Green: Brute
        player 2
          at Green: P4",
    );
    t.use_text("Brute", 0);
    fight(&mut t, &["P4"]);
    assert_eq!(t.happened(Kind::FightBegin), 1);
    assert_eq!(victors(&t), [1]);
}

/// 2E-COMBAT-01
#[test]
fn an_interrupt_begins_combat_and_is_used_up() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5
        player 2
          at Green: P4",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["P4"]);
    assert!(t.in_discard(1, "Brawl"));
    assert_eq!(t.happened(Kind::FightBegin), 1);
    assert_eq!(t.score(1), 10);
}

/// 2E-COMBAT-02
#[test]
fn a_crew_in_orbit_cannot_fight_those_on_the_planet() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: Wren
          aboard Wren: P5
        player 2
          at Green: P4",
    );
    let brawl = t.use_action("Brawl", 0);
    assert_eq!(t.refused_act(brawl).rule, "2E-COMBAT-02");
    t.beam_down(&["P5"], "Wren", "Green");
    assert!(t.offers(brawl));
    t.act(brawl);
    fight(&mut t, &["P4"]);
    assert_eq!(victors(&t), [1]);
}

/// 2E-COMBAT-02
#[test]
fn personnel_at_different_missions_cannot_fight() {
    let mut t = ground(
        "player 1
          missions: Green; Red
          hand: Brawl
          at Green: P5
        player 2
          at Red: P4",
    );
    let brawl = t.use_action("Brawl", 0);
    assert_eq!(t.refused_act(brawl).rule, "2E-COMBAT-02");
}

/// 2E-COMBAT-02
#[test]
fn own_personnel_alone_cannot_fight_each_other() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5; P6",
    );
    let brawl = t.use_action("Brawl", 0);
    assert_eq!(t.refused_act(brawl).rule, "2E-COMBAT-02");
}

/// 2E-COMBAT-02
#[test]
fn personnel_of_any_one_opponent_suffice() {
    for (second, third) in [("Green", "Red"), ("Red", "Green")] {
        let mut t = ground(&format!(
            "players 3
            player 1
              missions: Green; Red
              hand: Brawl
              at Green: P5
            player 2
              at {second}: P4
            player 3
              at {third}: P3"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &["P3", "P4"]);
        assert_eq!(victors(&t), [1], "opponents at {second} and {third}");
    }
}

/// 2E-COMBAT-02
#[test]
fn combat_is_possible_aboard_a_ship() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: Wren
          aboard Wren: P5; P4 as foe of 2 by 2",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["foe"]);
    assert_eq!(victors(&t), [1]);
    assert!(t.is_stopped("P5"));
}

/// 2E-COMBAT-03
#[test]
fn all_unstopped_personnel_of_the_beginner_are_involved() {
    let mut t = ground(
        "player 1
          missions: Green; Red
          hand: Brawl
          at Green: P1; P2; P3; P4; P5 [stopped]; Wren
          aboard Wren: P6
          at Red: P7
        player 2
          core: Census
          at Green: P10",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["P10"]);
    assert_eq!(
        t.score(2),
        4,
        "the stopped one, the one aboard and the one elsewhere are not involved"
    );
}

/// 2E-COMBAT-03
#[test]
fn a_stopped_personnel_of_the_beginner_adds_nothing() {
    for rules in ["2002", "2003"] {
        let mut t = ground(&format!(
            "rules {rules}
            player 1
              missions: Green
              hand: Brawl
              at Green: P5; P9 [stopped]
            player 2
              at Green: P6"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &["P6"]);
        assert_eq!(victors(&t), [2], "rules {rules}: 5 against 6");
    }
}

/// 2E-COMBAT-04
#[test]
fn all_personnel_of_the_opponent_are_involved_stopped_or_not() {
    let mut t = ground(
        "player 1
          missions: Green; Red
          hand: Brawl
          core: Census
          at Green: P10
        player 2
          at Green: P1; P2; P3; P4 [stopped]; Wren
          aboard Wren: P5
          at Red: P6",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["P1"]);
    assert_eq!(t.score(1), 4 + 10);
}

/// 2E-COMBAT-05
#[test]
fn the_beginner_chooses_one_of_several_opponents() {
    let text = "players 3
        player 1
          missions: Green
          hand: Brawl
          core: Census
          at Green: P5
        player 2
          core: Glory
          at Green: P4; P3
        player 3
          core: Glory
          at Green: P1";
    let mut t = ground(text);
    t.use_text("Brawl", 0);
    assert_eq!(t.asked(), 1);
    assert!(matches!(
        t.ask(),
        Ask::Text {
            what: TextAsk::FightAgainst,
            ..
        }
    ));
    fight(&mut t, &["P4"]);
    assert_eq!(
        t.score(1),
        2,
        "the two of player 2 are involved and have won"
    );
    assert_eq!(victors(&t), [2]);
    assert_eq!((t.score(2), t.score(3)), (1, 0));

    let mut t = ground(text);
    t.use_text("Brawl", 0);
    fight(&mut t, &["P1"]);
    assert_eq!(
        t.score(1),
        1 + 10,
        "the one of player 3 is involved and has lost"
    );
    assert_eq!((t.score(2), t.score(3)), (0, 0));
}

/// 2E-COMBAT-05
#[test]
fn with_one_opponent_there_is_nothing_to_choose_and_others_are_not_involved() {
    let mut t = ground(
        "players 3
        player 1
          missions: Green; Red
          hand: Brawl
          core: Census
          at Green: P5
        player 2
          at Green: P4
        player 3
          at Red: P9",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["P4"]);
    assert_eq!(t.score(1), 1 + 10);
}

/// 2E-COMBAT-06
#[test]
fn combat_cannot_be_begun_at_a_headquarters() {
    for hq in ["Home", "Lair"] {
        let mut t = ground(&format!(
            "player 1
              missions: Home
              hand: Brawl
              at {hq}: P5
            player 2
              missions: Lair
              at {hq}: P4"
        ));
        let brawl = t.use_action("Brawl", 0);
        assert_eq!(t.refused_act(brawl).rule, "2E-COMBAT-06", "at {hq}");
    }
}

/// 2E-COMBAT-06
#[test]
fn combat_elsewhere_is_possible_although_opponents_meet_at_a_headquarters() {
    let mut t = ground(
        "player 1
          missions: Home; Green
          hand: Brawl
          at Home: P9
          at Green: P5
        player 2
          at Home: P1
          at Green: P4",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &["P4", "P5"]);
    assert!(t.is_stopped("P5"));
    assert!(
        !t.is_stopped("P9"),
        "those at the headquarters are not involved"
    );
    assert_eq!(victors(&t), [1]);
}

const KLINGONS: &str = "
personnel Kor: Klingon species Klingon S3
personnel Rom: Romulan species Romulan S1
interrupt Feud: text [(when: Order, body: [
    Fight(kind: Combat, with: Species(\"Klingon\"), win: [Points(who: You, n: N(10))])])]
interrupt Duel: text [(when: Order, body: [
    Fight(kind: Combat, with: Skill(One(Honor), 1), win: [Points(who: You, n: N(10))])])]
personnel Knight: Federation Honor S2
";

/// 2E-COMBAT-07
#[test]
fn one_personnel_with_the_characteristic_suffices_and_all_are_involved() {
    let mut t = ground(&format!(
        "{KLINGONS}
        player 1
          missions: Green
          hand: Feud
          at Green: Kor; 4x Rom
        player 2
          core: Census
          at Green: P6"
    ));
    t.use_text("Feud", 0);
    fight(&mut t, &["P6"]);
    assert_eq!(t.score(2), 5);
    assert_eq!(t.score(1), 10, "3 + 4 against 6");
}

/// 2E-COMBAT-07
#[test]
fn without_the_characteristic_combat_is_refused() {
    for kor in ["at Red: Kor", "at Green: Kor [stopped]", "at Home: Kor"] {
        let mut t = ground(&format!(
            "{KLINGONS}
            player 1
              missions: Green; Red; Home
              hand: Feud; Brawl
              at Green: 4x Rom
              {kor}
            player 2
              at Green: P6"
        ));
        let feud = t.use_action("Feud", 0);
        assert_eq!(t.refused_act(feud).rule, "2E-COMBAT-07", "{kor}");
        let brawl = t.use_action("Brawl", 0);
        assert!(
            t.offers(brawl),
            "a card that demands nothing is not refused"
        );
    }
}

/// 2E-COMBAT-07
#[test]
fn the_opponents_characteristic_does_not_serve() {
    let mut t = ground(&format!(
        "{KLINGONS}
        player 1
          missions: Green
          hand: Duel
          at Green: P5
        player 2
          at Green: Knight"
    ));
    let duel = t.use_action("Duel", 0);
    assert_eq!(t.refused_act(duel).rule, "2E-COMBAT-07");
}

/// 2E-COMBAT-07
#[test]
fn a_skill_may_be_demanded_too() {
    let mut t = ground(&format!(
        "{KLINGONS}
        player 1
          missions: Green
          hand: Duel
          at Green: P5; Knight
        player 2
          at Green: P6"
    ));
    t.use_text("Duel", 0);
    fight(&mut t, &["P6"]);
    assert_eq!(t.score(1), 10, "5 + 2 against 6");
}

/// 2E-COMBAT-07
#[test]
fn combat_takes_place_where_the_demanded_personnel_is() {
    let mut t = ground(&format!(
        "{KLINGONS}
        player 1
          missions: Green; Red
          hand: Feud
          at Green: P5
          at Red: Kor
        player 2
          at Green: P1
          at Red: P2"
    ));
    t.use_text("Feud", 0);
    fight(&mut t, &["P2", "Kor"]);
    assert!(t.is_stopped("Kor"));
    assert!(!t.is_stopped("P5"));
}

/// 2E-COMBAT-03
#[test]
fn where_several_combats_are_possible_only_one_place_is_involved() {
    for (foe, fights, rests) in [("P1", "P5", "P6"), ("P2", "P6", "P5")] {
        let mut t = ground(
            "player 1
              missions: Green; Red
              hand: Brawl
              core: Census
              at Green: P5
              at Red: P6
            player 2
              at Green: P1
              at Red: P2",
        );
        t.use_text("Brawl", 0);
        fight(&mut t, &[foe, fights]);
        assert_eq!(t.score(1), 1 + 10);
        assert!(t.is_stopped(fights), "{fights} fights {foe}");
        assert!(!t.is_stopped(rests));
    }
}

/// 2E-COMBAT-14
#[test]
fn combat_reaches_across_copies_of_a_mission() {
    for rules in ["2002", "2003"] {
        let mut t = ground(&format!(
            "rules {rules}
            player 1
              missions: Green as mine
              hand: Brawl
              at mine: P5
            player 2
              missions: Green as yours; Red
              at yours: P4
              at Red: P9"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &["P4"]);
        assert_eq!(victors(&t), [1], "rules {rules}");
    }
}

/// 2E-COMBAT-14
#[test]
fn across_copies_of_several_opponents_one_opponent_is_chosen() {
    let text = "players 3
        player 1
          missions: Green as a
          hand: Brawl
          core: Census
          at a: P5
        player 2
          missions: Green as b
          at b: P4
        player 3
          missions: Green as c
          at c: P3; P1";
    for (foe, involved) in [("P4", 1), ("P3", 2)] {
        let mut t = ground(text);
        t.use_text("Brawl", 0);
        assert!(matches!(
            t.ask(),
            Ask::Text {
                what: TextAsk::FightAgainst,
                ..
            }
        ));
        fight(&mut t, &[foe]);
        assert_eq!(t.score(1), involved + 10);
    }
}

/// 2E-COMBAT-01 2E-ENG-01
#[test]
fn a_text_may_leave_the_kind_of_fight_to_its_user() {
    let text = "interrupt Strike: text [(when: Order, body: [
            Fight(kind: Either, with: Any, win: [Points(who: You, n: N(10))])])]
        player 1
          missions: Green
          hand: Strike
          at Green: P5; Wren
          aboard Wren: P6
        player 2
          at Green: P4; Wren as foe";
    for (label, stopped, free) in [
        (engine::Label::Combat, "P5", "P6"),
        (engine::Label::Engagement, "P6", "P5"),
    ] {
        let mut t = ground(
            &text
                .replace("P5; Wren", "P5; Wren as own")
                .replace("aboard Wren", "aboard own"),
        );
        t.use_text("Strike", 0);
        let engine::Choice::Options { options } = &t.pending().choice else {
            panic!("the kind of fight is not asked for: {:?}", t.pending());
        };
        let n = options
            .iter()
            .position(|o| *o == label)
            .expect("both kinds are offered");
        t.option(n as u8);
        fight(&mut t, &["P4", "own", "foe"]);
        assert!(t.is_stopped(stopped), "{label:?}");
        assert!(!t.is_stopped(free), "{label:?}");
    }
}

/// 2E-COMBAT-02
#[test]
fn a_captive_is_no_opponent_in_combat() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          at Green: P5
          brig: P4 of 2",
    );
    assert_eq!(t.place("P4"), Place::Brig(player(1)));
    let brawl = t.use_action("Brawl", 0);
    assert_eq!(t.refused_act(brawl).rule, "2E-COMBAT-02");
}

/// 2E-COMBAT-05
#[test]
fn an_opponent_without_personnel_there_cannot_be_chosen() {
    let mut t = ground(
        "players 4
        player 1
          missions: Green; Red
          hand: Brawl
          at Green: P5
        player 2
          at Green: P4
        player 3
          at Green: P3
        player 4
          at Red: P1",
    );
    t.use_text("Brawl", 0);
    let pending = t.pending().clone();
    match &pending.choice {
        engine::Choice::Player { from } => {
            assert!(!from.has(player(4)) && from.has(player(2)) && from.has(player(3)))
        }
        engine::Choice::Cards { from, .. } => assert!(!from.contains(&t.card("P1"))),
        other => panic!("{other:?}"),
    }
    choose(&mut t, &["P3"]);
    settle(&mut t);
    assert_eq!(victors(&t), [1]);
}
