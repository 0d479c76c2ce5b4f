//! Scenario texts that are wrong: an error with its place, never a panic.

use cards::Catalogue;
use engine::{Built, Scenario, ScenarioError};
use std::time::{Duration, Instant};

const WORLD: &str = "personnel Ann: Federation [Cmd] Medical I5 C6 S7
ship Wren: Federation staff[Cmd] R8 W6 S6
equipment Kit: text []
event Law: text []
event Seal: play (to: On(Type(Personnel))) text []
interrupt Now: text []
dilemma Trap: dual
planet Green: any
space Deep: any
hq Base: plays Fed
";
const LINES: usize = 10;

pub fn set(text: &str) -> Result<Built, Vec<ScenarioError>> {
    Scenario::read(text)?.build(Catalogue::second_edition())
}

/// The faults of a text. Each must have a place inside the text and something to say.
#[track_caller]
pub fn faults(text: &str) -> Vec<ScenarioError> {
    let Err(errors) = set(text) else {
        panic!("accepted: {text}")
    };
    assert!(!errors.is_empty());
    let lines = text.lines().count();
    for e in &errors {
        assert!(
            e.line >= 1 && e.line <= lines,
            "no line of this text: {e}\n{text}"
        );
        assert!(e.column >= 1, "no column: {e}");
        assert!(!e.message.to_string().is_empty());
        assert!(
            e.to_string()
                .contains(&format!("line {}, column {}", e.line, e.column))
        );
    }
    errors
}

/// Wrong lines, each behind a good text: the error is in this line and in no other. All that are accepted or
/// have their error elsewhere are listed.
#[track_caller]
fn wrong_behind(before: &str, wrong: &[&str]) {
    assert!(set(before).is_ok());
    let at = before.lines().count() + 1;
    let bad: Vec<String> = wrong
        .iter()
        .filter_map(|line| match set(&format!("{before}{line}")) {
            Ok(_) => Some(format!("`{line}` is accepted")),
            Err(e) if e.iter().any(|e| e.line != at || e.column == 0) => {
                Some(format!("`{line}` has its error elsewhere: {e:?}"))
            }
            Err(_) => None,
        })
        .collect();
    assert!(
        bad.is_empty(),
        "{} of {}:\n{}",
        bad.len(),
        wrong.len(),
        bad.join("\n")
    );
}

#[track_caller]
fn wrong_lines(wrong: &[&str]) {
    wrong_behind(WORLD, wrong);
}

/// The same behind `player 1` and some cards.
#[track_caller]
fn wrong_cards(wrong: &[&str]) {
    let cards =
        "player 1\nmissions: Green; Deep; Base\nat Green: Ann as ann; Wren as wren; Kit as kit\n";
    wrong_behind(&format!("{WORLD}{cards}"), wrong);
}

#[test]
fn the_world_of_these_tests_is_sound() {
    assert!(set(WORLD).is_ok());
    assert_eq!(WORLD.lines().count(), LINES);
}

#[test]
fn an_empty_text_is_a_game_of_two() {
    for text in ["", "\n\n", "   \t  ", "# nothing", "// nothing"] {
        let built = set(text).expect("nothing is wrong with nothing");
        assert_eq!(built.game.state().players.len(), 2);
    }
}

#[test]
fn statements_with_wrong_words_are_errors() {
    wrong_lines(&[
        "rules",
        "rules 1999",
        "rules two thousand",
        "rules 2003 2002",
        "switch",
        "switch nothing",
        "switch equal_scores",
        "switch equal_scores Nonsense",
        "switch nonsense AreATie",
        "switch set R1999",
        "seed",
        "seed x",
        "seed -1",
        "seed 99999999999999999999999",
        "seed 1.5",
        "players",
        "players x",
        "players 0",
        "players 1",
        "players 7",
        "players -2",
        "players 99999999999999999999",
        "player",
        "player x",
        "player 0",
        "player 3",
        "player -1",
        "player 256",
        "player 18446744073709551616",
        "turn",
        "turn x",
        "turn of",
        "turn of x",
        "turn of 0",
        "turn of 3",
        "turn of 300",
        "turn -1",
        "turn 70000",
        "segment",
        "segment lunch",
        "segment play orders",
        "Segment play",
        "score 5",
        "hand: Ann",
        "at Green: Ann",
        "nonsense",
        "nonsense: Ann",
        ":",
        ";",
        "]",
        "[",
        "(",
        ")",
        "\"",
        "attempt",
        "attempt Nowhere",
        "attempt Ann",
        "attempt Green limit x",
        "attempt Green limit 99999999",
        "attempt Green with Nothing",
        "attempt Deep with Ann",
        "attempt Base",
        "attempt  with Wren",
        "attempt Green stack: Nothing",
    ]);
}

#[test]
fn definitions_with_wrong_words_are_errors() {
    wrong_lines(&[
        "personnel",
        "personnel Bo",
        "personnel : Federation",
        "personnel :",
        "dilemma",
        "dilemma :",
        "hq",
        "planet",
        "personnel Bo: Nonsense",
        "personnel Bo: Federation Nonsense",
        "personnel Bo: cost",
        "personnel Bo: cost x",
        "personnel Bo: cost -1",
        "personnel Bo: cost 256",
        "personnel Bo: cost 99999",
        "personnel Bo: 2",
        "personnel Bo: 2 Nonsense",
        "personnel Bo: 256 Medical",
        "personnel Bo: I",
        "personnel Bo: Ix",
        "personnel Bo: I99999",
        "personnel Bo: I5.5",
        "personnel Bo: species",
        "personnel Bo: keyword",
        "personnel Bo: commander",
        "personnel Bo: subtitle",
        "personnel Bo: text",
        "personnel Bo: text nonsense",
        "personnel Bo: text [nonsense]",
        "personnel Bo: text [(when: Never)]",
        "personnel Bo: text [(body: [])]",
        "personnel Bo: text [(when: Order, body: [Nonsense])]",
        "personnel Bo: text (when: Order)",
        "personnel Bo: text [(when: Order, body: [], extra: 1)]",
        "personnel Bo: text [(when: Order, body: [Points(who: You, n: N(99999))])]",
        "personnel Bo: text ]",
        "personnel Bo: text )",
        "personnel Bo: play",
        "personnel Bo: play 5",
        "personnel Bo: play (need: Nonsense)",
        "personnel Bo: play (nonsense: Always)",
        "ship Owl: Federation I5",
        "ship Owl: staff",
        "ship Owl: class",
        "ship Owl: R99999",
        "ship Owl: Medical",
        "event E: Medical",
        "interrupt I: Nonsense",
        "equipment Q: Nonsense",
        "dilemma D: sideways",
        "dilemma D: Medical",
        "planet P: span",
        "planet P: span x",
        "planet P: span 256",
        "planet P: points",
        "planet P: points -5",
        "planet P: points 256",
        "planet P: Nonsense",
        "planet P: except",
        "planet P: except Nonsense",
        "planet P: needs",
        "planet P: needs Nonsense",
        "planet P: needs Medical and",
        "planet P: needs and",
        "planet P: needs Cunning>",
        "planet P: needs Cunning>x",
        "planet P: needs (Medical",
        "planet P: needs Medical)",
        "planet P: needs 0 0 0",
        "space S: needs Range>5 5",
        "hq H: Nonsense",
    ]);
}

#[test]
fn unbalanced_brackets_are_errors() {
    wrong_lines(&[
        "personnel Bo: [Cmd",
        "ship Owl: staff[Cmd",
        "personnel Bo: Cmd]",
        "event E: text [",
        "event E: text [(",
        "event E: text [(when: Order, body: [)]",
        "event E: text [(when: Order, body: [])",
        "event E: text [)]",
        "event E: text [(when: Order, body: []))]",
        "event E: play (to: Nowhere",
        "event E: play (to: Nowhere]",
        "event E: subtitle \"open",
        "event E: text [(when: Order, body: [\"]",
        "planet P: needs ((Medical)",
    ]);
    wrong_cards(&[
        "hand: Ann [stopped",
        "hand: Ann stopped]",
        "hand: Ann [",
        "hand: Ann ]",
        "hand: [",
        "hand: [stopped]",
    ]);
}

#[test]
fn an_open_bracket_does_not_swallow_the_faults_behind_it_silently() {
    let errors = faults(&format!(
        "{WORLD}event E: text [(when: Order\nplayer 1\nhand: Nobody"
    ));
    assert_eq!(errors[0].line, LINES + 1, "{errors:?}");
}

#[test]
fn unknown_cards_are_errors() {
    wrong_cards(&[
        "hand: Nobody",
        "hand: Ann; Nobody",
        "deck: Nobody",
        "pile: Nobody",
        "core: Nobody",
        "discard: Nobody",
        "removed: Nobody",
        "brig: Nobody",
        "missions: Nowhere",
        "at Nowhere: Ann",
        "at Green: Nobody",
        "aboard Nobody: Ann",
        "aboard wren: Nobody",
        "on Nobody: Seal",
        "on ann: Nobody",
        "beneath Nowhere: Trap",
        "beneath Green: Nobody",
        "hand: 2x Nobody",
        "hand: Ann of 9",
        "hand: Ann as",
        "hand: 0x",
        "hand: as x",
        "at : Ann",
        "at Green Ann",
        "aboard wren",
        "on",
        "beneath",
    ]);
}

#[test]
fn an_unknown_card_is_pointed_at() {
    let errors = faults(&format!("{WORLD}player 1\n  hand: Ann; Nobody"));
    assert_eq!((errors[0].line, errors[0].column), (LINES + 2, 14));
    assert!(
        errors[0].message.to_string().contains("Nobody"),
        "{}",
        errors[0].message
    );
}

#[test]
fn cards_in_impossible_places_are_errors() {
    wrong_cards(&[
        "missions: Ann",
        "missions: Trap",
        "hand: Green",
        "deck: Green",
        "deck: Trap",
        "hand: Trap",
        "discard: Green",
        "pile: Ann",
        "pile: Green",
        "core: Ann",
        "core: Trap",
        "core: Wren",
        "core: Green",
        "brig: Wren",
        "brig: Law",
        "brig: Kit",
        "at Green: Law",
        "at Green: Trap",
        "at Green: Green",
        "at Green: Now",
        "at Deep: Ann",
        "at Deep: Kit",
        "at ann: Ann",
        "at wren: Ann",
        "aboard ann: Ann",
        "aboard Green: Ann",
        "aboard wren: Wren",
        "aboard wren: Law",
        "aboard wren: Trap",
        "aboard wren: Green",
        "on ann: Ann",
        "on ann: Wren",
        "on ann: Green",
        "beneath Green: Ann",
        "beneath Green: Law",
        "beneath ann: Trap",
        "beneath wren: Trap",
        "aboard kit: Ann",
    ]);
}

#[test]
fn flags_that_do_not_fit_are_errors() {
    wrong_cards(&[
        "at Green: Ann [sleeping]",
        "at Green: Ann [used]",
        "at Green: Ann [used x]",
        "at Green: Ann [used 200]",
        "at Green: Ann [used 3]",
        "at Green: Wren [used -3]",
        "at Green: Ann [completed]",
        "at Green: Kit [stopped]",
        "at Green: Wren [completed]",
        "hand: Ann [stopped]",
        "hand: Ann [completed]",
        "at Green: Wren [down]",
        "at Green: Ann [damage]",
        "hand: Law [down]",
        "core: Law [stopped]",
        "at Green: Ann [up]",
        "at Green: Ann [unseen]",
    ]);
}

#[test]
fn names_for_one_card_cannot_be_given_twice() {
    wrong_cards(&["hand: Ann as ann", "hand: Law as x; Law as x"]);
}

#[test]
fn a_name_that_several_cards_have_is_no_place() {
    let errors = faults(&format!(
        "{WORLD}player 1\nmissions: Green\nat Green: 2x Wren\naboard Wren: Ann"
    ));
    assert_eq!(errors[0].line, LINES + 4, "which Wren? {errors:?}");
}

#[test]
fn cards_cannot_carry_each_other_in_a_circle() {
    let circles = [
        "on a: Seal as a",
        "on a: Seal as b\non b: Seal as a",
        "aboard a: Wren as a",
        "aboard a: Wren as b\naboard b: Wren as a",
        "beneath a: Green as a",
        "at a: Green as a",
    ];
    let accepted: Vec<&str> = circles
        .into_iter()
        .filter(|c| set(&format!("{WORLD}player 1\nmissions: Green\n{c}")).is_ok())
        .collect();
    assert_eq!(accepted, [""; 0]);
}

#[test]
fn numbers_out_of_range_are_errors() {
    wrong_cards(&[
        "score x",
        "score",
        "score 99999",
        "score -99999",
        "counters",
        "counters x",
        "counters 99999",
        "score -1",
        "counters -1",
    ]);
}

#[test]
fn impossible_numbers_of_cards_are_errors_and_do_not_eat_the_memory() {
    for line in ["hand: 70000x Law", "deck: 100000x Law", "hand: 300000x Law"] {
        let start = Instant::now();
        faults(&format!("{WORLD}player 1\n{line}"));
        assert!(start.elapsed() < Duration::from_secs(3), "{line}");
    }
}

#[test]
fn all_faults_are_listed() {
    let errors = faults("rules 1999\nsegment lunch\nplayers 9\nplayer 7\npersonnel Bo: Nonsense");
    assert_eq!(
        errors.iter().map(|e| e.line).collect::<Vec<_>>(),
        [1, 2, 3, 4, 5]
    );
    let errors = faults(&format!(
        "{WORLD}player 1\nhand: Nobody; Nothing\nat Nowhere: Ann"
    ));
    assert_eq!(errors.len(), 3, "{errors:?}");
}

#[test]
fn columns_are_counted_from_one() {
    for (text, column) in [
        ("rules 1999", 7),
        ("  segment lunch", 11),
        ("personnel Bo: cost x", 15),
        ("personnel Bo: Federation Nonsense", 26),
    ] {
        assert_eq!(faults(text)[0].column, column, "{text}");
    }
}
