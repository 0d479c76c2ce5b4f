//! Stopped cards in fights.

use crate::support::fights::{fight, ground, respond_with_all, settle, sky, victors};
use cards::language::Kind;

/// 2E-GAP-29
#[test]
fn a_stopped_defender_adds_nothing_under_2003_and_its_strength_under_2002() {
    // Against 6 + 7: the beginner's total, the winners under 2003, the winners under 2002.
    for (own, new, old) in [
        ("P5", vec![2], vec![2]),
        ("P6", vec![], vec![2]),
        ("P7", vec![1], vec![2]),
        ("P7; P6", vec![1], vec![]),
        ("P7; P7", vec![1], vec![1]),
    ] {
        for (rules, winner) in [("2003", &new), ("2002", &old)] {
            let mut t = ground(&format!(
                "rules {rules}
                player 1
                  missions: Green
                  hand: Brawl
                  at Green: {own}
                player 2
                  at Green: P6 as one; P7 as two [stopped]"
            ));
            t.use_text("Brawl", 0);
            fight(&mut t, &[]);
            assert_eq!(&victors(&t), winner, "{own} under {rules}");
        }
    }
}

/// 2E-GAP-29
#[test]
fn what_stopped_defenders_add_is_a_switch() {
    for (switch, winner) in [("AddNothing", 1), ("AddTheirValue", 2)] {
        let mut t = ground(&format!(
            "switch stopped_defenders {switch}
            player 1
              missions: Green
              hand: Brawl
              at Green: P7
            player 2
              at Green: P6; P8 [stopped]"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &[]);
        assert_eq!(victors(&t), [winner], "{switch}");
    }
}

/// 2E-GAP-29
#[test]
fn a_stopped_defender_can_be_affected_by_the_result() {
    let mut t = ground(
        "interrupt Murder: text [(when: Order, body: [
            Fight(kind: Combat, with: Any, win: [
                Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Not(Commanded(You)), Doing(Involved)])), n: Exactly(N(1)), to: 0)))])])]
        player 1
          missions: Green
          hand: Murder
          at Green: P9
        player 2
          at Green: P6; P7 [stopped]",
    );
    t.use_text("Murder", 0);
    fight(&mut t, &[]);
    assert_eq!(t.candidates(), ["P6", "P7"]);
    t.pick(&["P7"]);
    settle(&mut t);
    assert!(t.in_discard(2, "P7"));
}

/// 2E-GAP-29
#[test]
fn a_stopped_ship_defends_with_nothing_under_2003_and_its_shields_under_2002() {
    for (rules, winner) in [("2003", 1), ("2002", 2)] {
        let mut t = sky(&format!(
            "rules {rules}
            player 1
              missions: Deep
              hand: Raid
              at Deep: Gull
              aboard Gull: Cap
            player 2
              at Deep: Wall [stopped]"
        ));
        t.use_text("Raid", 0);
        fight(&mut t, &["Gull", "Wall"]);
        assert_eq!(
            victors(&t),
            [winner],
            "5 against 6 or nothing under {rules}"
        );
        assert!(t.is_stopped("Wall"));
    }
}

/// 2E-GAP-30
#[test]
fn stopped_personnel_cannot_begin_combat() {
    for rules in ["2002", "2003"] {
        let mut t = ground(&format!(
            "rules {rules}
            player 1
              missions: Green
              hand: Brawl
              at Green: P5 [stopped]; P6 [stopped]
            player 2
              at Green: P4"
        ));
        let brawl = t.use_action("Brawl", 0);
        assert_eq!(t.refused_act(brawl).rule, "2E-GAP-30", "rules {rules}");
        let mut t = ground(&format!(
            "rules {rules}
            player 1
              missions: Green
              hand: Brawl
              at Green: P5; P6 [stopped]
            player 2
              at Green: P4"
        ));
        t.use_text("Brawl", 0);
        fight(&mut t, &[]);
        assert_eq!(victors(&t), [1], "one unstopped is enough under {rules}");
    }
}

/// 2E-GAP-30
#[test]
fn a_stopped_ship_cannot_begin_an_engagement() {
    for rules in ["2002", "2003"] {
        let text = format!(
            "rules {rules}
            player 1
              missions: Deep
              hand: Raid
              at Deep: Hawk [stopped]
              aboard Hawk: Cap; Hand
            player 2
              at Deep: Wall"
        );
        let mut t = sky(&text);
        let raid = t.use_action("Raid", 0);
        assert_eq!(t.refused_act(raid).rule, "2E-GAP-30", "rules {rules}");
        let mut t = sky(&text.replace(" [stopped]", ""));
        t.use_text("Raid", 0);
        fight(&mut t, &["Hawk", "Wall"]);
        assert_eq!(victors(&t), [1]);
    }
}

/// 2E-GAP-30
#[test]
fn with_a_stopped_and_an_unstopped_ship_only_the_unstopped_one_serves() {
    let mut t = sky("player 1
          missions: Deep
          hand: Raid
          at Deep: Hawk [stopped]; Gull
          aboard Hawk: Cap as one
          aboard Gull: Cap as two
        player 2
          at Deep: Wall");
    t.use_text("Raid", 0);
    fight(&mut t, &["Gull", "Wall"]);
    assert_eq!(
        victors(&t),
        [2],
        "5 of the Gull against 6; the Hawk's 8 do not serve"
    );
    assert!(t.is_stopped("Gull") && t.is_stopped("two") && !t.is_stopped("one"));
}

/// 2E-GAP-30
#[test]
fn a_stopped_ship_cannot_join() {
    for (state, joins) in [(" [stopped]", 0), ("", 1)] {
        let mut t = sky(&format!(
            "player 1
              missions: Deep
              hand: Raid
              at Deep: Gull; Hawk{state}
              aboard Gull: Cap
              aboard Hawk: Helm
            player 2
              at Deep: Wall"
        ));
        t.use_text("Raid", 0);
        crate::support::fights::choose(&mut t, &["Gull", "Wall"]);
        respond_with_all(&mut t);
        assert_eq!(t.happened(Kind::Join), joins, "Hawk{state}");
        let winner = if joins == 1 { 1 } else { 2 };
        assert_eq!(victors(&t), [winner], "5 or 13 against 6");
    }
}

/// 2E-GAP-30 2E-COMBAT-04
#[test]
fn a_player_whose_personnel_are_all_stopped_can_still_be_attacked() {
    let mut t = ground(
        "player 1
          missions: Green
          hand: Brawl
          core: Census
          at Green: P1
        player 2
          at Green: P9 [stopped]; P8 [stopped]",
    );
    t.use_text("Brawl", 0);
    fight(&mut t, &[]);
    assert_eq!(t.score(1), 2 + 10, "two involved, 1 against nothing");
}
