//! Copies of one mission are one place: 2E-MOVE-12, 2E-GAP-36, 2E-GAP-37, 2E-PRES-06.

use crate::support::journeys::{announced, range_left, set, without_dilemmas};
use cards::language::Kind;

/// 2E-MOVE-12
#[test]
fn ships_at_two_copies_are_at_one_mission() {
    for rules in ["2003", "2002"] {
        let mut t = set(&format!(
            "
        rules {rules}
        player 1
          missions: Intercept Renegade as mine; Green
          at mine: Wren [used 8]
          aboard Wren: Ann; Bo
        player 2
          missions: Intercept Renegade as theirs; Red
          at theirs: Hawk"
        ));
        assert!(t.at("Wren", "mine") && t.at("Wren", "theirs"));
        assert!(t.at("Hawk", "mine") && t.at("Hawk", "theirs"));
        assert_eq!(
            t.game.site_of(t.card("Wren")),
            t.game.site_of(t.card("Hawk"))
        );
        // Going to the other copy is no move: nothing is offered, nothing is spent.
        let over = t.move_action("Wren", "theirs");
        assert_eq!(t.refused_act(over).rule, "2E-MOVE-12");
        assert_eq!(range_left(&t, "Wren"), 0);
        assert!(t.at("Wren", "theirs"));
        // Another mission is another place.
        assert!(!t.at("Wren", "Green"));
        let away = t.move_action("Wren", "Green");
        assert_eq!(t.refused_act(away).rule, "2E-MOVE-05");
    }
}

/// 2E-MOVE-12
#[test]
fn a_ship_at_one_copy_beams_at_the_other() {
    let mut t = set("
        players 3
        player 1
          missions: Green as first
          at first: Wren; Ann
          at third: Bo
        player 2
          missions: Green as second
        player 3
          missions: Green as third
          at second: Kor; Hawk");
    let up = t.up("first", "Wren");
    t.act(up);
    assert_eq!(t.candidates(), ["Ann", "Bo"]);
    t.pick(&["Ann", "Bo"]);
    for copy in ["first", "second", "third"] {
        for card in ["Ann", "Bo", "Wren", "Kor", "Hawk"] {
            assert!(t.at(card, copy), "{card} at {copy}");
        }
    }
    t.beam_down(&["Bo"], "Wren", "second");
    assert!(t.present("Bo", "Kor"));
}

/// 2E-MOVE-12
#[test]
fn range_to_a_copy_counts_its_span_once() {
    let mut t = set("
        player 1
          missions: Green as mine; Red
          at Red: Wren
          aboard Wren: Ann; Bo
        player 2
          missions: Green as theirs");
    t.move_to("Wren", "theirs");
    assert_eq!(range_left(&t, "Wren"), 3);
    assert!(t.at("Wren", "mine"));
}

/// 2E-MOVE-12
/// 2E-ATT-01
#[test]
fn personnel_at_the_others_copy_attempt_ones_own() {
    let mut t = set("
        player 1
          missions: Green as mine
          at theirs: Ann; Bo
        player 2
          missions: Green as theirs
          at mine: Cal
          pile: Dud");
    let wrong = t.attempt_action("theirs", None);
    assert_eq!(t.refused_act(wrong).rule, "2E-ATT-01");
    t.attempt("mine");
    assert_eq!(announced(&t).h.amount.number(), 2);
    without_dilemmas(&mut t);
    assert_eq!(t.score(1), 35);
    assert!(t.is("mine", engine::Flag::Completed));
    assert!(!t.is("theirs", engine::Flag::Completed));
}

/// 2E-GAP-37
#[test]
fn going_to_another_copy_needs_no_staff_and_triggers_nothing() {
    let mut t = set("
        event Beacon: cost 0 text [(when: On((kind: MoveShip)), body: [Points(who: You, n: N(5))])]
        player 1
          missions: Green as mine; Red
          core: Beacon
          at mine: Wren [stopped]; Finch
          at theirs: Ann
          aboard Finch: Bo
        player 2
          missions: Green as theirs");
    // Without staff, stopped: the ship is at both copies already.
    assert!(t.at("Wren", "mine") && t.at("Wren", "theirs"));
    let over = t.move_action("Finch", "theirs");
    assert_eq!(t.refused_act(over).rule, "2E-MOVE-12");
    // Using both copies triggers nothing about moving.
    t.beam_up(&["Ann"], "theirs", "Finch")
        .beam_down(&["Bo"], "Finch", "mine")
        .beam_up(&["Bo"], "mine", "Finch");
    assert_eq!((t.score(1), t.happened(Kind::MoveShip)), (0, 0));
    assert_eq!(range_left(&t, "Finch"), 8);
    // The text does work.
    t.move_to("Finch", "Red");
    assert_eq!((t.score(1), t.happened(Kind::MoveShip)), (5, 1));
}

/// 2E-GAP-36
#[test]
fn missions_of_the_same_title_are_the_same_whatever_the_subtitle() {
    let text = "
        player 1
          missions: Mouth of the Wormhole, Deep Space 9 as nine; Green
          at nine: Wren; Ann
        player 2
          missions: Mouth of the Wormhole, Terok Nor as nor
          at nor: Hawk; Kor";
    let t = set(text);
    assert!(t.at("Wren", "nor") && t.at("Hawk", "nine"));
    assert_eq!(
        t.game.site_of(t.card("Wren")),
        t.game.site_of(t.card("Hawk"))
    );
    assert!(t.present("Ann", "Kor"));
    // With the switch they are two places.
    let t = set(&format!("switch same_mission ByFullName\n{text}"));
    assert!(!t.at("Wren", "nor") && !t.at("Hawk", "nine"));
    assert_ne!(
        t.game.site_of(t.card("Wren")),
        t.game.site_of(t.card("Hawk"))
    );
    assert!(!t.present("Ann", "Kor"));
}

/// 2E-GAP-36
#[test]
fn with_the_switch_one_can_fly_between_namesakes() {
    let text = "
        player 1
          missions: Mouth of the Wormhole, Deep Space 9 as nine
          at nine: Wren
          aboard Wren: Ann; Bo
        player 2
          missions: Mouth of the Wormhole, Terok Nor as nor";
    let mut t = set(text);
    let go = t.move_action("Wren", "nor");
    t.refused_act(go);
    let mut t = set(&format!("switch same_mission ByFullName\n{text}"));
    t.move_to("Wren", "nor");
    assert!(t.at("Wren", "nor") && !t.at("Wren", "nine"));
}

/// 2E-PRES-06
#[test]
fn texts_about_cards_present_reach_across_copies() {
    for rules in ["2003", "2002"] {
        let mut t = set(&format!("
        rules {rules}
        personnel Spy: Romulan [Stf] Treachery text [(when: Order, body: [
            Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Skill(One(Honor), 1), Not(Commanded(You)), With(This)])),
                n: Exactly(N(1)), to: 0)))])]
        players 3
        player 1
          missions: Green as mine; Red
          at mine: Spy; Kor as own
        player 2
          missions: Green as second
          at second: Mog; Bo
          at Red: Kor as far
        player 3
          missions: Green as third
          at third: Kor as third kor"));
        assert!(
            t.present("Spy", "Mog")
                && t.present("Spy", "third kor")
                && t.present("Mog", "third kor")
        );
        assert!(!t.present("Spy", "far"));
        t.use_text("Spy", 0);
        assert_eq!(t.candidates(), ["Mog", "third kor"]);
        t.pick(&["Mog"]);
        assert!(t.in_discard(2, "Mog"));
    }
}

/// 2E-PRES-06
#[test]
fn cards_on_copies_of_a_headquarters_are_present_with_each_other() {
    let t = set("
        player 1
          missions: Base as mine
          at mine: Ann; Wren
          aboard Wren: Cal
        player 2
          missions: Base as theirs
          at theirs: Bo; Kit");
    assert!(t.present("Ann", "Bo") && t.present("Bo", "Ann") && t.present("Ann", "Kit"));
    assert!(!t.present("Cal", "Bo"));
}

/// 2E-ATT-11
/// 2E-MOVE-12
#[test]
fn completing_one_copy_leaves_the_others_to_their_owners() {
    let mut t = set("
        player 1
          missions: Green as mine [completed]
          at mine: Ann
          pile: Dud
        player 2
          missions: Green as theirs
          at theirs: Bo
          pile: Dud
        turn of 2");
    t.attempt("theirs");
    without_dilemmas(&mut t);
    assert_eq!(t.score(2), 35);
    assert!(t.is("theirs", engine::Flag::Completed));
    let again = t.attempt_action("theirs", None);
    assert_eq!(t.refused_act(again).rule, "2E-ATT-11");
}
