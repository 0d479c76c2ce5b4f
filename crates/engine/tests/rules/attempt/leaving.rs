//! Who takes part: participants that leave in unusual ways, ships, newcomers, replacements.

use crate::support::cast::{completed, faced, with};
use cards::language::Kind;
use engine::script::player;
use engine::{Ask, Place};

const ALARM: &str =
    "event Alarm: text [(when: On((kind: AttemptFail)), body: [Points(who: You, n: N(7))])]";

/// 2E-GAP-14
#[test]
fn dilemmas_left_when_all_have_gone_in_other_ways_are_overcome_unfaced() {
    for (text, place) in [
        (
            "Move(verb: Capture, what: Every((from: Attempt)), to: Brig(Opponent))",
            Place::Brig(player(2)),
        ),
        (
            "Move(verb: Return, what: Every((from: Attempt)), to: OwnersHand)",
            Place::Hand(player(1)),
        ),
        (
            "Move(verb: Remove, what: Every((from: Attempt)))",
            Place::Removed(player(1)),
        ),
        (
            "Move(verb: Place, what: Every((from: Attempt)), to: OwnersDeck(Bottom(1)))",
            Place::Deck(player(1)),
        ),
    ] {
        let mut t = with(&format!(
            "dilemma Gone: dual cost 1 text [(when: Resolve, body: [{text}])]
             dilemma Kill Three: dual cost 1 text [(when: Resolve, body: [
                Move(verb: Kill, what: Pick((of: (from: Attempt, filter: Title(Is(\"Ensign\"))), n: All, to: 0)))])]
             {ALARM}
             player 1
               missions: Green
               at Green: Ann; 3x Ensign
             player 2
               core: Alarm
               pile: Kill Three; Gone; Two; Four"
        ));
        t.attempt("Green")
            .pick(&["Kill Three", "Gone", "Two", "Four"])
            .order(&["Kill Three", "Gone", "Two", "Four"]);
        assert_eq!(t.place("Ann"), place, "{text}");
        assert_eq!(
            t.score(1),
            0,
            "neither the dilemmas nor the mission gave points: {text}"
        );
        assert_eq!(t.beneath("Green"), ["Four", "Gone", "Kill Three", "Two"]);
        assert_eq!(t.score(2), 7, "the attempt has failed");
    }
}

/// 2E-GAP-14
#[test]
fn participants_that_change_sides_have_left_the_attempt() {
    let mut t = with(
        "dilemma Defection: dual cost 1 text [(when: Resolve, body: [
            Command(what: Every((from: Attempt, filter: Title(Is(\"Ann\")))), to: Opponent)])]
         player 1
           missions: Wall
           at Wall: Ann; Bo; Cy
         player 2
           pile: Defection; Halt; Mist",
    );
    t.attempt("Wall")
        .pick(&["Defection", "Halt"])
        .order(&["Defection", "Halt"]);
    assert_eq!(t.commander("Ann"), player(2));
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt", vec!["Bo".to_owned(), "Cy".to_owned()])
    );
    t.pick(&["Bo"]);
    assert!(
        t.is_stopped("Bo") && t.is_stopped("Cy"),
        "the attempt failed for those who were left"
    );
    assert!(!t.is_stopped("Ann"));
}

/// 2E-GAP-14
/// 2E-GAP-15
#[test]
fn with_the_ship_the_participants_are_gone() {
    for text in [
        "Move(verb: Destroy, what: One(AttemptShip))",
        "Move(verb: Return, what: One(AttemptShip), to: OwnersHand)",
    ] {
        let mut t = with(&format!(
            "dilemma Gone: space cost 1 text [(when: Resolve, body: [{text}])]
             player 1
               missions: Deep
               at Deep: Wren
               aboard Wren: Ann; 3x Ensign
             player 2
               pile: One; Gone; Two; Four"
        ));
        t.attempt_with("Deep", "Wren")
            .pick(&["One", "Gone", "Two", "Four"])
            .order(&["One", "Gone", "Two", "Four"]);
        assert!(!t.place("Wren").in_play() && !t.place("Ann").in_play());
        assert_eq!(t.score(1), 1);
        assert_eq!(t.beneath("Deep"), ["Four", "Gone", "One", "Two"]);
        assert!(!completed(&t, "Deep"));
        assert_eq!(t.ask(), Ask::Orders);
    }
}

/// 2E-GAP-15
#[test]
fn if_only_the_ship_is_stopped_its_crew_goes_on() {
    let mut t = with(
        "dilemma Ion Storm: space cost 1 text [(when: Resolve, body: [Stop(what: One(AttemptShip))])]
         player 1
           missions: Deep
           at Deep: Wren
           aboard Wren: Ann; Bo
         player 2
           pile: Ion Storm; Halt",
    );
    t.attempt_with("Deep", "Wren")
        .pick(&["Ion Storm", "Halt"])
        .order(&["Ion Storm", "Halt"]);
    assert!(t.is_stopped("Wren"));
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt", vec!["Ann".to_owned(), "Bo".to_owned()])
    );
    t.pick(&["Ann"]);
    assert!(completed(&t, "Deep"));
}

const HATCH: &str = "
personnel Guide: Federation text [(when: On((kind: RevealDilemma)), optional: true, body: [
    Move(verb: Place, what: Pick((of: (from: Hand(You), filter: Type(Personnel)), n: Exactly(N(1)), to: 0)), to: At(Here))])]
";

/// 2E-GAP-16
#[test]
fn a_personnel_placed_at_the_mission_does_not_join_the_attempt() {
    let mut t = with(&format!(
        "{HATCH}
         planet Hall: Fed points 30 needs Science
         player 1
           missions: Hall
           hand: Bo
           at Hall: Guide; Ann
         player 2
           pile: Halt; Halt Two"
    ));
    t.attempt("Hall")
        .pick(&["Halt", "Halt Two"])
        .order(&["Halt", "Halt Two"]);
    assert_eq!((t.asked(), t.ask()), (1, Ask::Respond));
    t.use_text("Guide", 0);
    if !t.on_surface("Bo", "Hall") {
        t.pick(&["Bo"]);
    }
    assert!(t.on_surface("Bo", "Hall") && !t.is_stopped("Bo"));
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt", vec!["Ann".to_owned(), "Guide".to_owned()])
    );
    t.pick(&["Ann"]);
    if t.ask() == Ask::Respond {
        t.pass();
    }
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt Two", vec!["Ann".to_owned(), "Guide".to_owned()])
    );
    t.pick(&["Ann"]);
    assert!(
        !completed(&t, "Hall"),
        "the newcomer's Science does not count"
    );
    assert!(
        t.is_stopped("Ann") && !t.is_stopped("Bo"),
        "nor is the newcomer stopped by the failure"
    );
}

/// 2E-GAP-16
#[test]
fn personnel_unstopped_during_an_attempt_do_not_join_it() {
    let mut t = with(
        "dilemma Web: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Every((from: Attempt, filter: Title(Is(\"Bo\")))))])]
         dilemma Thaw: dual cost 1 text [(when: Resolve, body: [
            Stop(what: Every((filter: Either([Title(Is(\"Bo\")), Title(Is(\"Cy\"))]))), on: false)])]
         player 1
           missions: Wall
           at Wall: Ann; Bo; Di; Cy [stopped]
         player 2
           pile: Web; Thaw; Halt",
    );
    t.attempt("Wall")
        .pick(&["Web", "Thaw", "Halt"])
        .order(&["Web", "Thaw", "Halt"]);
    assert!(!t.is_stopped("Bo") && !t.is_stopped("Cy"));
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt", vec!["Ann".to_owned(), "Di".to_owned()])
    );
    t.pick(&["Ann"]);
    assert!(t.is_stopped("Ann") && !t.is_stopped("Bo") && !t.is_stopped("Cy"));
}

/// 2E-GAP-17
#[test]
fn an_attempt_with_nobody_left_counts_as_failed() {
    for (dilemma, points) in [("Stop All", 7), ("Kill All", 7), ("Mist", 0)] {
        let mut t = with(&format!(
            "{ALARM}
             player 1
               missions: Green
               at Green: Ann; Bo
             player 2
               core: Alarm
               pile: {dilemma}; Free"
        ));
        t.attempt("Green").pick(&[dilemma]);
        assert_eq!(t.score(2), points, "{dilemma}");
        assert_eq!(t.happened(Kind::AttemptFail), usize::from(points > 0));
        assert_eq!(completed(&t, "Green"), points == 0);
    }
}

/// 2E-GAP-67
#[test]
fn a_replacement_takes_part_from_then_on() {
    let mut t = with(
        "dilemma Impostor: dual cost 1 text [(when: Resolve, body: [
            Choose((of: (from: Attempt), n: Exactly(N(1)), how: By(Opponent), to: 0)),
            Replace(old: In(0), new: Pick((of: (from: Deck(You, All), filter: Type(Personnel)), n: Exactly(N(1)), to: 1)),
                old_to: OwnersHand)])]
         planet Hall: Fed points 30 needs Science
         player 1
           missions: Hall
           deck: Bo; Cy
           at Hall: Ann; Di
         player 2
           pile: Impostor; Halt",
    );
    t.attempt("Hall")
        .pick(&["Impostor", "Halt"])
        .order(&["Impostor", "Halt"]);
    assert_eq!((faced(&t).as_str(), t.asked()), ("Impostor", 2));
    t.pick(&["Ann"]);
    assert_eq!(t.asked(), 1);
    t.pick(&["Bo"]);
    assert!(t.in_hand(1, "Ann") && t.on_surface("Bo", "Hall"));
    assert_eq!(
        (faced(&t).as_str(), t.candidates()),
        ("Halt", vec!["Bo".to_owned(), "Di".to_owned()])
    );
    t.pick(&["Di"]);
    assert!(completed(&t, "Hall"), "the replacement's Science counts");
}
