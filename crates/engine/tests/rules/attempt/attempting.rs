//! 2E-ATT: who may attempt which mission.

use crate::support::journeys::{announced, limit, set, without_dilemmas};
use engine::script::Table;
use engine::{Action, Answer, Ask, Flag};

/// 2E-ATT-01
#[test]
fn missions_of_others_cannot_be_attempted() {
    let mut t = set("
        players 3
        player 1
          missions: Green
          at Green: Ann
          at Red: Bo
          at Blue: Cal
          at Deep: Wren
          aboard Wren: Dee
        player 2
          missions: Red; Deep
          pile: Dud
        player 3
          missions: Blue");
    for mission in ["Red", "Blue"] {
        let attempt = t.attempt_action(mission, None);
        assert_eq!(t.refused_act(attempt).rule, "2E-ATT-01");
    }
    let attempt = t.attempt_action("Deep", Some("Wren"));
    assert_eq!(t.refused_act(attempt).rule, "2E-ATT-01");
    t.attempt("Green");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
}

/// 2E-ATT-03
#[test]
fn a_space_mission_is_attempted_from_a_named_own_ship_there() {
    let mut t = set("
        player 1
          missions: Deep; Green
          at Deep: Wren
          aboard Wren: Ann
          at Green: Finch
          aboard Finch: Bo
        player 2
          at Deep: Hawk
          aboard Hawk: Cal
          pile: Dud");
    let nothing_named = t.attempt_action("Deep", None);
    assert_eq!(t.refused_act(nothing_named).rule, "2E-ATT-03");
    for wrong in ["Finch", "Hawk"] {
        let attempt = t.attempt_action("Deep", Some(wrong));
        assert_eq!(t.refused_act(attempt).rule, "2E-ATT-03");
    }
    t.attempt_with("Deep", "Wren");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 40);
}

/// 2E-ATT-04
#[test]
fn a_stopped_ship_cannot_serve_in_a_space_attempt() {
    let mut t = set("
        player 1
          missions: Deep
          at Deep: Wren [stopped]; Finch
          aboard Wren: Ann
          aboard Finch: Bo
        player 2
          pile: Dud");
    let attempt = t.attempt_action("Deep", Some("Wren"));
    assert_eq!(t.refused_act(attempt).rule, "2E-ATT-04");
    t.attempt_with("Deep", "Finch");
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 40);
}

/// 2E-ATT-06
#[test]
fn headquarters_are_not_attempted() {
    let mut t = set("
        player 1
          missions: Base; Green
          at Base: Ann; Wren
          at Green: Dee
          aboard Wren: Bo");
    for ship in [None, Some("Wren")] {
        let attempt = t.attempt_action("Base", ship);
        assert_eq!(t.refused_act(attempt).rule, "2E-ATT-06");
    }
    assert!(t.offers(t.attempt_action("Green", None)));
}

/// Nine Federation personnel on a Klingon planet, and somebody else.
fn klingon_planet(more: &str) -> Table {
    set(&format!(
        "
        planet Boreth: Klingon span 2 points 35
        player 1
          missions: Boreth
          at Boreth: 3x Ann; 3x Bo; 3x Cal; Hawk
          {more}
        player 2
          pile: Dud"
    ))
}

/// 2E-ATT-07
#[test]
fn one_personnel_must_have_an_affiliation_of_the_mission() {
    for more in [
        "",
        "at Boreth: Kor [stopped]",
        "aboard Hawk: Kor",
        "at Boreth: Tal; Vek",
    ] {
        let mut t = klingon_planet(more);
        let attempt = t.attempt_action("Boreth", None);
        assert_eq!(t.refused_act(attempt).rule, "2E-ATT-07", "{more}");
    }
    let mut t = klingon_planet("at Boreth: Kor");
    t.attempt("Boreth");
    assert_eq!(announced(&t).h.amount.number(), 10);
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
}

/// 2E-ATT-07
#[test]
fn any_of_several_icons_is_enough() {
    for (who, ok) in [("Kor", true), ("Tal", true), ("Ann", false)] {
        let mut t = set(&format!(
            "
        space Border: Klingon Romulan span 2 points 35
        player 1
          missions: Border
          at Border: Wren
          aboard Wren: {who}
        player 2
          pile: Dud"
        ));
        let attempt = t.attempt_action("Border", Some("Wren"));
        if ok {
            t.act(attempt);
            without_dilemmas(&mut t);
            assert_eq!(t.score(1), 35);
        } else {
            assert_eq!(t.refused_act(attempt).rule, "2E-ATT-07");
        }
    }
}

/// 2E-ATT-07
#[test]
fn a_card_of_another_player_does_not_lend_its_affiliation() {
    let mut t = set("
        planet Boreth: Klingon span 2 points 35
        player 1
          missions: Boreth
          at Boreth: Ann
        player 2
          at Boreth: Kor");
    let attempt = t.attempt_action("Boreth", None);
    assert_eq!(t.refused_act(attempt).rule, "2E-ATT-07");
}

/// 2E-ATT-08
#[test]
fn a_text_in_place_of_icons_decides() {
    let of = |rule: &str, who: &str| {
        set(&format!(
            "
        personnel Drone: Borg [Stf] Law
        planet Open: {rule} span 2 points 35
        player 1
          missions: Open
          at Open: {who}
        player 2
          pile: Dud"
        ))
    };
    for (rule, who, ok) in [
        ("any", "Ann", true),
        ("any", "Drone", true),
        ("except Borg", "Kor", true),
        ("except Borg", "Drone", false),
        ("except Borg", "Drone; Kor", true),
        ("except Borg", "Drone; Kor [stopped]", false),
    ] {
        let mut t = of(rule, who);
        let attempt = t.attempt_action("Open", None);
        if ok {
            t.act(attempt);
            without_dilemmas(&mut t);
            assert_eq!(t.score(1), 35, "{rule}, {who}");
        } else {
            assert_eq!(t.refused_act(attempt).rule, "2E-ATT-08", "{rule}, {who}");
        }
    }
}

/// 2E-ATT-08
#[test]
fn a_printed_mission_open_to_all_but_one_is_judged_by_its_text() {
    for (who, ok) in [("Drone", false), ("Ann", true), ("Tal", true)] {
        let t = set(&format!(
            "
        personnel Drone: Borg [Stf] Law
        player 1
          missions: Mining Survey
          at Mining Survey: Wren
          aboard Wren: {who}"
        ));
        assert_eq!(
            t.offers(t.attempt_action("Mining Survey", Some("Wren"))),
            ok,
            "{who}"
        );
    }
}

/// 2E-ATT-09
#[test]
fn an_attempt_that_has_begun_cannot_be_broken_off() {
    let mut t = set("
        dilemma Snare: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Pick((of: (from: Attempt), n: Exactly(N(1)), to: 0)))])]
        interrupt Cheer: text [(when: On((kind: RevealDilemma)), optional: true, body: [Points(who: You, n: N(1))])]
        player 1
          missions: Green; Red
          hand: Cheer
          at Green: Ann; Bo; Wren
        player 2
          pile: Snare; Dud");
    t.attempt("Green");
    if t.ask() == Ask::ChooseDilemmas {
        t.pick(&["Snare"]);
    }
    // The first dilemma is revealed: the attempter may respond or pass, nothing else.
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    let others = [
        Action::End,
        Action::Hide,
        t.up("Green", "Wren"),
        t.move_action("Wren", "Red"),
        t.attempt_action("Green", None),
    ];
    for action in others {
        t.refused_act(action);
    }
    t.pass();
    // The dilemma goes on; somebody has to be picked.
    assert_eq!(t.asked(), 1);
    assert_eq!(t.candidates(), ["Ann", "Bo"]);
    t.refused(Answer::Cards(vec![]));
    t.refused(Answer::Act(Action::End));
    t.refused(Answer::Act(Action::Pass));
    t.pick(&["Bo"]);
    assert!(t.is_stopped("Bo"));
    assert_eq!(t.score(1), 35);
}

/// 2E-ATT-11
#[test]
fn a_completed_mission_is_not_attempted_again() {
    let mut t = set("
        player 1
          missions: Green [completed]; Deep [completed]; Red
          at Green: Ann
          at Red: Cal
          at Deep: Wren
          aboard Wren: Bo
        player 2
          pile: Dud");
    for (mission, ship) in [("Green", None), ("Deep", Some("Wren"))] {
        let attempt = t.attempt_action(mission, ship);
        assert_eq!(t.refused_act(attempt).rule, "2E-ATT-11");
    }
    // One that is completed now is closed from now on.
    t.attempt("Red");
    without_dilemmas(&mut t);
    assert!(t.is("Red", Flag::Completed) && !t.is_stopped("Cal"));
    let again = t.attempt_action("Red", None);
    assert_eq!(t.refused_act(again).rule, "2E-ATT-11");
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-13
#[test]
fn nobody_is_no_group_to_attempt_with() {
    for aboard in ["", "Kit", "Ann [stopped]"] {
        let mut t = set(&format!(
            "
        player 1
          missions: Deep; Green
          at Deep: Wren
          aboard Wren: {aboard}
        player 2
          beneath Deep: Dud; Finger; Dud; Finger"
        ));
        let attempt = t.attempt_action("Deep", Some("Wren"));
        assert_eq!(t.refused_act(attempt).rule, "2E-GAP-13", "{aboard}");
        let attempt = t.attempt_action("Green", None);
        assert_eq!(t.refused_act(attempt).rule, "2E-GAP-13");
    }
    let mut t = set("
        player 1
          missions: Deep
          at Deep: Wren
          aboard Wren: Ann
        player 2
          beneath Deep: Dud; Finger; Dud; Finger");
    t.attempt_with("Deep", "Wren");
    assert_eq!(t.score(1), 40);
}

/// 2E-GAP-20
#[test]
fn a_ship_without_staff_serves_in_a_space_attempt() {
    let mut t = set("
        player 1
          missions: Deep; Green
          at Deep: Wren
          aboard Wren: Bo; Dee
        player 2
          pile: Dud");
    let go = t.move_action("Wren", "Green");
    assert_eq!(t.refused_act(go).rule, "2E-MOVE-02");
    t.attempt_with("Deep", "Wren");
    assert_eq!(limit(&t), 2);
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 40);
}

/// 2E-REQ-03
#[test]
fn completing_needs_no_matching_affiliation() {
    let mut t = set("
        planet Boreth: Klingon span 2 points 35 needs Medical and Science
        dilemma Feud: dual cost 1 text [(when: Resolve, body: [
            Move(verb: Kill, what: Every((from: Attempt, filter: Affiliation(Klingon))))])]
        player 1
          missions: Boreth
          at Boreth: Kor; Ann; Bo
        player 2
          pile: Feud");
    t.attempt("Boreth").pick(&["Feud"]);
    assert!(t.in_discard(1, "Kor"));
    assert!(t.is("Boreth", Flag::Completed));
    assert_eq!(t.score(1), 35);
    // To begin with the rest alone is another matter.
    let mut t = set("
        planet Boreth: Klingon span 2 points 35 needs Medical and Science
        player 1
          missions: Boreth
          at Boreth: Ann; Bo");
    let attempt = t.attempt_action("Boreth", None);
    assert_eq!(t.refused_act(attempt).rule, "2E-ATT-07");
}
