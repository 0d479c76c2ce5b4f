//! 1.10 COST.

use crate::support::turns::{WORLD, finish_turn, world};
use cards::language::Kind;
use engine::Ask;
use engine::script::table;

/// 2E-COST-01
#[test]
fn every_turn_has_seven_counters_whatever_was_left() {
    let mut t = world(
        "player 1
          missions: Base
          deck:
          counters 5
        player 2
          missions: Fort
          deck: 30x Fill
        segment play",
    );
    assert_eq!(t.counters(1), 5);
    t.end();
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(t.counters(2), 7);
    t.draw().draw();
    assert_eq!(t.counters(2), 5);
    assert_eq!(finish_turn(&mut t), 1);
    assert_eq!(t.counters(1), 7);
    // All spent this time.
    assert_eq!(finish_turn(&mut t), 2);
    assert_eq!(t.counters(2), 7);
}

/// 2E-COST-02
#[test]
fn a_played_card_takes_counters_equal_to_its_cost() {
    let cards = [
        ("Ann", Some("Base"), 4),
        ("Wren", Some("Base"), 3),
        ("Kit", Some("Base"), 5),
        ("Beacon", None, 4),
    ];
    for (card, at, left) in cards {
        let mut t = world(&format!(
            "player 1
              missions: Base
              hand: {card}
            segment play"
        ));
        assert_eq!(t.counters(1), 7);
        let action = t.play_action(card, at);
        t.act(action);
        assert_eq!(t.counters(1), left, "{card}");
        assert_eq!(t.counters(2), 0, "the other player pays nothing");
    }
}

/// 2E-COST-03
#[test]
fn an_interrupt_does_not_change_the_counters() {
    let mut t = table(&format!(
        "{WORLD}
        interrupt Cheer: text [(when: On((kind: Play, who: You)), body: [Points(who: You, n: N(5))])]
        player 1
          missions: Base
          hand: Ann; Cheer
        segment play"
    ));
    t.play_at("Ann", "Base");
    assert_eq!(t.counters(1), 4);
    t.use_text("Cheer", 0);
    assert_eq!(t.score(1), 5);
    assert_eq!(t.counters(1), 4);
}

/// 2E-COST-04
#[test]
fn any_number_of_cards_is_played_while_counters_last() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Ann; Bo; Kit; Nia
        segment play",
    );
    t.play_at("Ann", "Base")
        .play_at("Bo", "Base")
        .play_at("Kit", "Base");
    assert_eq!(t.counters(1), 0);
    let fourth = t.play_action("Nia", Some("Base"));
    assert_eq!(t.refused_act(fourth).rule, "2E-COST-05");
    let mut t = world(
        "player 1
          missions: Base
          hand: 7x Nia as nia
        segment play",
    );
    for _ in 0..7 {
        let next = t
            .actions()
            .into_iter()
            .find(|a| matches!(a, engine::Action::Play { .. }));
        t.act(next.expect("one more"));
    }
    assert_eq!(t.counters(1), 0);
    assert!(t.hand(1).is_empty());
}

/// 2E-COST-05
#[test]
fn a_card_above_the_counters_left_cannot_be_played() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Ann; Bo
          counters 2
        segment play",
    );
    let ann = t.play_action("Ann", Some("Base"));
    assert_eq!(t.refused_act(ann).rule, "2E-COST-05");
    assert_eq!(t.counters(1), 2);
    t.play_at("Bo", "Base");
    assert_eq!(t.counters(1), 0);
}

const PRICES: &str = "
event Sale: cost 1 text [(when: Static, body: [Apply(m: Stat(
    on: Every((from: Hand(You), filter: Type(Personnel))), stats: [Cost], n: N(-1)), until: InPlay)])]
event Tax: cost 1 text [(when: Static, body: [Apply(m: Stat(
    on: Every((from: Hand(You), filter: Type(Personnel))), stats: [Cost], n: N(1)), until: InPlay)])]
event Bargain: cost 1 text [(when: On((phase: Before, kind: Play, who: You, card: Type(Personnel), bind: (card: 0))),
    optional: true, body: [Pay(who: You,
        cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You), filter: Type(Equipment)), n: Exactly(N(1)), to: 1)))],
        get: [Apply(m: Stat(on: Those(0), stats: [Cost], n: N(-2)), until: Turn)])])]
";

/// 2E-COST-05
#[test]
fn the_cost_is_taken_after_lasting_changes_to_it() {
    let setup = |core: &str| {
        table(&format!(
            "{WORLD}{PRICES}
            player 1
              missions: Base
              hand: Ann; Bo
              core: {core}
              counters 2
            segment play"
        ))
    };
    let mut t = setup("Sale");
    t.play_at("Ann", "Base");
    assert_eq!(t.counters(1), 0);
    let mut t = setup("Tax");
    let bo = t.play_action("Bo", Some("Base"));
    assert_eq!(t.refused_act(bo).rule, "2E-COST-05");
    // Cards of another type keep their cost.
    let mut t = table(&format!(
        "{WORLD}{PRICES}
        player 1
          missions: Base
          hand: Kit
          core: Tax
          counters 2
        segment play"
    ));
    t.play_at("Kit", "Base");
    assert_eq!(t.counters(1), 0);
}

const ABOUT_TO: &str = "player 1
  missions: Base
  hand: Ann; Kit
  core: Bargain
  counters 2
segment play";

/// 2E-COST-05
#[test]
fn a_change_used_when_the_card_is_about_to_be_played_counts() {
    let mut t = table(&format!("{WORLD}{PRICES}\n{ABOUT_TO}"));
    t.play_at("Ann", "Base");
    t.use_text("Bargain", 0);
    if t.ask() != Ask::PlayAndDraw {
        t.pick(&["Kit"]);
    }
    assert!(t.on_surface("Ann", "Base"));
    assert!(t.in_discard(1, "Kit"));
    assert_eq!(t.counters(1), 1);
}

/// 2E-COST-05
#[test]
fn a_change_that_is_not_used_does_not_count() {
    let mut t = table(&format!("{WORLD}{PRICES}\n{ABOUT_TO}"));
    let ann = t.play_action("Ann", Some("Base"));
    t.act(ann);
    t.pass();
    assert_eq!((t.asked(), t.ask()), (1, Ask::PlayAndDraw));
    assert!(t.in_hand(1, "Ann") && t.in_hand(1, "Kit"));
    assert_eq!(t.counters(1), 2);
    assert_eq!(t.happened(Kind::Play), 0);
    // Without anything to pay with, the card cannot even be announced.
    let mut t = table(&format!(
        "{WORLD}{PRICES}\n{}",
        ABOUT_TO.replace("; Kit", "")
    ));
    assert_eq!(t.refused_act(ann).rule, "2E-COST-05");
}

/// 2E-COST-06
#[test]
fn a_unique_card_is_not_played_beside_a_copy() {
    let unique = "
personnel Jean: Federation Leadership cost 3 unique
ship Flag: Federation R8 W8 S8 cost 3 unique
event Edict: cost 3 unique";
    for (card, at, here) in [
        ("Jean", Some("Base"), "at Green: Jean as other"),
        ("Flag", Some("Base"), "at Green: Flag as other"),
        ("Edict", None, "core: Edict as other"),
    ] {
        let setup = |place: &str| {
            table(&format!(
                "{WORLD}{unique}
                player 1
                  missions: Base; Green
                  hand: {card} as copy
                  {place}
                segment play"
            ))
        };
        let mut t = setup(here);
        let action = t.play_action("copy", at);
        assert_eq!(t.refused_act(action).rule, "2E-COST-06", "{card}");
        assert_eq!(t.counters(1), 7);
        // A copy in the discard pile is not commanded.
        let mut t = setup(&format!("discard: {card} as other"));
        t.act(action);
        assert_eq!(t.counters(1), 4);
        // Neither is one an opponent commands.
        let mut t = table(&format!(
            "{WORLD}{unique}
            player 1
              missions: Base; Green
              hand: {card} as copy
            player 2
              {here}
            segment play"
        ));
        t.act(action);
        assert_eq!(t.counters(1), 4);
    }
}

/// 2E-COST-06
#[test]
fn a_card_without_the_dot_is_played_beside_a_copy() {
    let mut t = world(
        "player 1
          missions: Base
          hand: Bo as second
          at Base: Bo as first
        segment play",
    );
    t.play_at("second", "Base");
    assert!(t.present("first", "second"));
}

/// 2E-COST-05
#[test]
fn a_reduction_used_when_about_to_play_is_taken_off_the_price() {
    let mut t = table(&format!(
        "{WORLD}{PRICES}\n{}",
        ABOUT_TO.replace("counters 2", "counters 7")
    ));
    t.play_at("Ann", "Base").use_text("Bargain", 0);
    if t.ask() != Ask::PlayAndDraw {
        t.pick(&["Kit"]);
    }
    assert!(t.on_surface("Ann", "Base") && t.in_discard(1, "Kit"));
    assert_eq!(t.counters(1), 6);
    // Declined, the card costs what is printed.
    let mut t = table(&format!(
        "{WORLD}{PRICES}\n{}",
        ABOUT_TO.replace("counters 2", "counters 7")
    ));
    t.play_at("Ann", "Base").pass();
    assert!(t.on_surface("Ann", "Base") && t.in_hand(1, "Kit"));
    assert_eq!(t.counters(1), 4);
}
