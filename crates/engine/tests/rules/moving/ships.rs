//! 2E-MOVE.

use crate::support::journeys::{range_left, set};
use cards::language::Kind;
use engine::script::Table;

/// A ship of this Range, staffed, at the first of two missions with these facts.
fn trip(range: i16, from: &str, to: &str) -> Table {
    set(&format!(
        "
        ship Dart: Federation staff[Stf] R{range}
        planet Here: Fed {from}
        planet There: Fed {to}
        player 1
          missions: Here; There
          at Here: Dart
          aboard Dart: Bo"
    ))
}

/// The move takes exactly this much: one less is refused.
#[track_caller]
fn takes(needed: i16, from: &str, to: &str) {
    let mut t = trip(needed + 3, from, to);
    t.move_to("Dart", "There");
    assert_eq!(range_left(&t, "Dart"), 3, "{from} to {to}");
    let mut t = trip(needed, from, to);
    t.move_to("Dart", "There");
    assert_eq!(range_left(&t, "Dart"), 0);
    assert!(t.at("Dart", "There"));
    if needed > 0 {
        let mut t = trip(needed - 1, from, to);
        let go = t.move_action("Dart", "There");
        assert_eq!(t.refused_act(go).rule, "2E-MOVE-05");
    }
    // The other way round it is the same.
    let mut t = trip(needed, to, from);
    t.move_to("Dart", "There");
    assert_eq!(range_left(&t, "Dart"), 0);
}

/// 2E-MOVE-01
/// 2E-CARD-06
#[test]
fn a_ship_takes_all_cards_aboard_along() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren; Dee; Probe
          aboard Wren: Ann; Bo; Kit
        player 2
          aboard Wren: Kor");
    t.move_to("Wren", "Red");
    for name in ["Wren", "Ann", "Bo", "Kit", "Kor"] {
        assert!(t.at(name, "Red"), "{name}");
        assert!(!t.at(name, "Green"), "{name}");
    }
    for name in ["Ann", "Bo", "Kit", "Kor"] {
        assert!(t.aboard(name, "Wren"), "{name}");
    }
    assert!(t.on_surface("Dee", "Green") && t.on_surface("Probe", "Green"));
}

/// 2E-MOVE-02
#[test]
fn a_ship_without_staff_does_not_move() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren; Bo
          aboard Wren: Ann");
    let go = t.move_action("Wren", "Red");
    assert_eq!(t.refused_act(go).rule, "2E-MOVE-02");
    assert_eq!(range_left(&t, "Wren"), 8);
    t.beam_up(&["Bo"], "Green", "Wren").act(go);
    assert!(t.at("Wren", "Red"));
}

/// 2E-MOVE-03
#[test]
fn any_other_mission_on_the_table_is_a_destination() {
    let missions = [
        "First", "Green", "Red", "Base", "Blue", "Keep", "Deep", "Third", "Void", "Last",
    ];
    for to in &missions[1..] {
        let mut t = set("
        players 3
        planet First: Fed span 2
        planet Third: Fed span 2
        planet Last: Fed span 2
        player 1
          missions: First; Green; Red; Base
          at First: Wren
          aboard Wren: Ann; Bo
        player 2
          missions: Blue; Keep; Deep
        player 3
          missions: Third; Void; Last");
        t.move_to("Wren", to);
        assert!(t.at("Wren", to), "{to}");
    }
}

/// 2E-MOVE-03
#[test]
fn the_mission_a_ship_is_at_is_no_destination() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren
          aboard Wren: Ann; Bo");
    let stay = t.move_action("Wren", "Green");
    assert_eq!(t.refused_act(stay).rule, "2E-MOVE-03");
    t.move_to("Wren", "Red");
}

/// 2E-MOVE-04
#[test]
fn the_range_needed_is_the_sum_of_both_spans() {
    let mut t = set("
        player 1
          missions: Earth, Cradle of the Federation; Intercept Renegade
          at Earth: U.S.S. Galaxy
          aboard U.S.S. Galaxy: Ann; 3x Cal");
    let (ship, a, b) = (
        t.card("U.S.S. Galaxy"),
        t.card("Earth"),
        t.card("Intercept Renegade"),
    );
    let table = t.game.table().clone();
    let (a, b) = (
        table.site_of_mission(a).unwrap(),
        table.site_of_mission(b).unwrap(),
    );
    assert_eq!(t.game.range_needed(ship, a, b), 5);
    t.move_to("U.S.S. Galaxy", "Intercept Renegade");
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 3);
    takes(5, "span 2", "span 3");
    takes(8, "span 4", "span 4");
    takes(1, "span 0", "span 1");
}

/// 2E-MOVE-05
#[test]
fn range_that_just_suffices_suffices() {
    let mut t = trip(5, "span 2", "span 3");
    t.move_to("Dart", "There");
    assert!(t.at("Dart", "There"));
    let mut t = trip(5, "span 2", "span 4");
    let go = t.move_action("Dart", "There");
    assert_eq!(t.refused_act(go).rule, "2E-MOVE-05");
}

/// 2E-MOVE-06
#[test]
fn range_spent_is_gone_for_the_turn() {
    let mut t = set("
        planet Near: Fed span 1
        player 1
          missions: Earth, Cradle of the Federation; Intercept Renegade; Near
          at Earth: U.S.S. Galaxy
          aboard U.S.S. Galaxy: Ann; 3x Cal");
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 8);
    t.move_to("U.S.S. Galaxy", "Intercept Renegade");
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 3);
    for to in ["Near", "Earth"] {
        let go = t.move_action("U.S.S. Galaxy", to);
        assert_eq!(t.refused_act(go).rule, "2E-MOVE-05");
    }
}

/// 2E-MOVE-06
/// 2E-MOVE-10
#[test]
fn a_region_can_make_a_last_move_possible() {
    let mut t = set("
        planet One: Fed span 2 region Rim
        planet Two: Fed span 3 region Rim
        planet Six: Fed span 2 region Rim
        player 1
          missions: One; Two; Six
          at One: Wren
          aboard Wren: Ann; Bo");
    t.move_to("Wren", "Two");
    assert_eq!(range_left(&t, "Wren"), 5);
    t.move_to("Wren", "Six");
    assert_eq!(range_left(&t, "Wren"), 2);
    t.move_to("Wren", "One");
    assert_eq!(range_left(&t, "Wren"), 0);
}

/// 2E-MOVE-07
#[test]
fn a_ship_moves_again_while_its_range_lasts() {
    for (range, ok) in [(10, true), (9, false)] {
        let mut t = set(&format!(
            "
        ship Dart: Federation staff[Stf] R{range}
        planet Far: Fed span 4
        player 1
          missions: Green; Blue; Far
          at Green: Dart
          aboard Dart: Bo"
        ));
        t.move_to("Dart", "Blue");
        let on = t.move_action("Dart", "Far");
        if ok {
            t.act(on);
            assert!(t.at("Dart", "Far"));
            assert_eq!(range_left(&t, "Dart"), 0);
        } else {
            assert_eq!(t.refused_act(on).rule, "2E-MOVE-05");
        }
    }
}

/// 2E-MOVE-08
#[test]
fn full_range_is_back_in_the_next_turn() {
    let mut t = set("
        player 1
          missions: Earth, Cradle of the Federation; Intercept Renegade
          at Earth: U.S.S. Galaxy
          aboard U.S.S. Galaxy: Ann; 3x Cal");
    t.move_to("U.S.S. Galaxy", "Intercept Renegade");
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 3);
    t.until_turn_of(2);
    t.until_turn_of(1);
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 8);
    t.answer(engine::Answer::Act(engine::Action::DrawRest));
    if t.ask() == engine::Ask::PlayAndDraw {
        t.end();
    }
    t.move_to("U.S.S. Galaxy", "Earth");
    assert_eq!(range_left(&t, "U.S.S. Galaxy"), 3);
}

/// 2E-MOVE-09
#[test]
fn another_quadrant_takes_two_more() {
    takes(7, "span 2 Alpha", "span 3 Gamma");
    takes(7, "span 2 Gamma", "span 3 Delta");
    takes(7, "span 2 Delta", "span 3 Alpha");
    takes(5, "span 2 Gamma", "span 3 Gamma");
    takes(5, "span 2 Alpha", "span 3 Alpha");
}

/// 2E-MOVE-10
#[test]
fn the_same_region_takes_two_less() {
    takes(
        3,
        "span 2 region \"Neutral Zone\"",
        "span 3 region \"Neutral Zone\"",
    );
    takes(
        5,
        "span 2 region \"Neutral Zone\"",
        "span 3 region Badlands",
    );
    takes(5, "span 2 region \"Neutral Zone\"", "span 3");
    takes(5, "span 2", "span 3");
}

/// 2E-GAP-35
#[test]
fn quadrant_and_region_add_up_and_nothing_falls_below_zero() {
    takes(5, "span 2 Alpha region Bajor", "span 3 Gamma region Bajor");
    takes(0, "span 1 region Bajor", "span 0 region Bajor");
    // However many regions are shared, two less is all.
    takes(
        3,
        "span 2 region Bajor region Rim",
        "span 3 region Rim region Bajor",
    );
    takes(2, "span 1 Alpha region Bajor", "span 1 Delta region Bajor");
}

/// 2E-MOVE-11
#[test]
fn stopped_personnel_are_carried_along() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren
          aboard Wren: Ann; Bo; Cal [stopped]");
    t.move_to("Wren", "Red");
    assert!(t.aboard("Cal", "Wren") && t.at("Cal", "Red"));
    assert!(t.is_stopped("Cal"));
    assert!(!t.is_stopped("Ann") && !t.is_stopped("Wren"));
}

/// 2E-GAP-39
#[test]
fn a_completed_mission_is_still_a_place() {
    let mut t = set("
        planet Done: Fed span 2 region Rim text [(when: Static, body: [Apply(m: Stat(on: Every((filter: All([Type(Personnel), At(At(This))]))),
            stats: [Strength], n: N(1)), until: InPlay)])]
        planet Rock: Fed span 3 region Rim
        player 1
          missions: Done [completed]; Rock
          at Rock: Wren
          aboard Wren: Ann; Bo");
    // Span and region apply: 2 + 3 - 2.
    t.move_to("Wren", "Done");
    assert_eq!(range_left(&t, "Wren"), 5);
    t.beam_down(&["Ann"], "Wren", "Done");
    assert!(t.on_surface("Ann", "Done"));
    assert_eq!(t.stat("Ann", cards::lexicon::Stat::Strength), 8);
    t.beam_up(&["Ann"], "Done", "Wren").move_to("Wren", "Rock");
    assert!(t.at("Wren", "Rock"));
}

/// 2E-GAP-39
#[test]
fn ships_meet_at_a_completed_mission_as_anywhere() {
    let mut t = set("
        personnel Brawler: Federation [Cmd] Law S9 text [(when: Order, body: [
            Fight(kind: Combat, with: Any, win: [Points(who: You, n: N(5))])])]
        player 1
          missions: Green [completed]
          at Green: Brawler
        player 2
          at Green: Mog");
    t.use_text("Brawler", 0);
    while t.ask() != engine::Ask::Orders {
        let only = t.pending().clone();
        match only.choice {
            engine::Choice::Cards { ref from, .. } => t.answer(engine::Answer::Cards(from.clone())),
            engine::Choice::Player { .. } => t.choose_player(2),
            other => panic!("{other:?}"),
        };
    }
    assert_eq!(t.score(1), 5);
    assert!(t.happened(Kind::FightWin) == 1);
}

/// 2E-GAP-35
#[test]
fn texts_about_travelling_never_make_range_grow() {
    let mut t = set("
        event Slipstream: cost 0 text [(when: Static, body: [Apply(m: Travel(a: Any, b: Any, delta: -9), until: InPlay)])]
        player 1
          missions: Green; Red
          core: Slipstream
          at Green: Wren [used 8]
          aboard Wren: Ann; Bo");
    t.move_to("Wren", "Red");
    assert_eq!(range_left(&t, "Wren"), 0);
    t.move_to("Wren", "Green");
    assert_eq!(range_left(&t, "Wren"), 0);
}

/// 2E-MOVE-09
#[test]
fn quadrants_that_count_as_one_take_nothing_extra() {
    for (core, left) in [("", 1), ("core: Passage", 3)] {
        let mut t = set(&format!("
        event Passage: cost 0 text [(when: Static, body: [Apply(m: Travel(a: Any, b: Any, same_quadrant: true), until: InPlay)])]
        planet Beyond: Fed span 3 Gamma
        player 1
          missions: Green; Beyond
          {core}
          at Green: Wren
          aboard Wren: Ann; Bo"));
        t.move_to("Wren", "Beyond");
        assert_eq!(range_left(&t, "Wren"), left, "{core}");
    }
}

/// 2E-MOVE-06
#[test]
fn each_ship_uses_its_own_range() {
    let mut t = set("
        player 1
          missions: Green; Red
          at Green: Wren; Finch
          aboard Wren: Ann; Bo
          aboard Finch: Cal");
    t.move_to("Wren", "Red");
    assert_eq!((range_left(&t, "Wren"), range_left(&t, "Finch")), (3, 8));
    let back = t.move_action("Wren", "Green");
    assert_eq!(t.refused_act(back).rule, "2E-MOVE-05");
    t.move_to("Finch", "Red");
    assert_eq!((range_left(&t, "Wren"), range_left(&t, "Finch")), (3, 3));
}
