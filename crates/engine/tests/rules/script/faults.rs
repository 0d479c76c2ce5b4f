//! Faults name line and column and say what would be accepted.

use super::{fault, run, set};
use crate::support::glossary::Rolls;
use engine::script::{Problem, Table};

const ORDERS: &str = "
player 1
  missions: Base; Green; Deep
  at Base: Ann; Bo; Wren
player 2
  pile: Trap; Snag";

#[test]
fn a_wrong_card_name_suggests_the_labels_there_are() {
    let mut t = set("
        player 1
          missions: Base
          at Base: Ann as captain; Bo");
    let found = fault(&mut t, "# a comment\n  player 1: hide captian");
    assert_eq!((found.line, found.column), (2, 18));
    let Problem::NoCard { name, meant, names } = &found.problem else {
        panic!("{found}");
    };
    assert_eq!(
        (name.as_str(), meant.as_deref()),
        ("captian", Some("captain"))
    );
    assert_eq!(names, &["Base", "Bo", "Filler", "captain"]);
    let text = found.to_string();
    assert!(
        text.starts_with("line 2, column 18: there is no card `captian`; did you mean captain?"),
        "{text}"
    );
}

#[test]
fn the_first_unknown_name_of_a_list_is_the_one_at_fault() {
    let mut t = set(ORDERS);
    let found = fault(&mut t, "player 1: beam Ann, Bob from Base to Wren");
    assert_eq!((found.line, found.column), (1, 21), "{found}");
    let found = fault(&mut t, "player 1: beam Ann; Bo; Cyd from Base to Wren");
    assert_eq!((found.line, found.column), (1, 25), "{found}");
}

#[test]
fn several_cards_of_one_name_are_told_apart_by_number() {
    let mut t = set("
        player 1
          missions: Base
          hand: 2x Ann
        segment play");
    let found = fault(&mut t, "player 1: play Ann at Base");
    let Problem::SeveralCards { names, .. } = &found.problem else {
        panic!("{found}");
    };
    assert_eq!(names.len(), 2);
    assert!(
        found
            .moment
            .accepted
            .contains(&format!("player 1: play {} at Base", names[0]))
    );
    run(&mut t, &format!("player 1: play {} at Base", names[1]));
    assert_eq!(t.hand(1).len(), 1);
}

/// 2E-COST-05
#[test]
fn a_refusal_shows_rule_answer_question_and_legal_actions() {
    let mut t = set("
        player 1
          missions: Base
          hand: Wren; Ann
          counters 3
        segment play");
    let found = fault(&mut t, "player 1: play Wren at Base");
    let Problem::Refused(refusal) = found.problem else {
        panic!("{found}");
    };
    assert_eq!(refusal.rule, "2E-COST-05");
    let text = found.to_string();
    for line in [
        "line 1, column 11: refused: 2E-COST-05",
        "answer: player 1: play Wren at Base",
        "asked: player 1: PlayAndDraw",
        "accepted here:",
        "  player 1: play Ann at Base",
        "  player 1: draw",
    ] {
        assert!(text.contains(line), "{line} is missing in:\n{text}");
    }
}

#[test]
fn an_unknown_word_lists_the_words_there_are() {
    let mut t = set(ORDERS);
    for (script, column, words) in [
        ("jump", 1, "turn of player N"),
        ("player 1: jump", 11, "concede"),
        ("player 1: pass now", 16, ""),
        ("player 1: move Wren", 20, "to MISSION"),
        ("player 1: number many", 18, "NUMBER"),
        ("player 1: place Nowhere", 17, "surface"),
        ("player 1: name Medical", 16, "skill SKILL"),
        ("expect wonders", 8, "refused RULE"),
        ("expect refused", 15, "RULE"),
        ("turn 2", 6, "of player N"),
        ("player one", 1, "player N: ANSWER"),
    ] {
        let found = fault(&mut t, script);
        assert_eq!((found.line, found.column), (1, column), "{script}: {found}");
        let Problem::Word { words: known, .. } = found.problem else {
            panic!("{script}: {found}");
        };
        assert!(known.contains(words), "{script}: {known}");
    }
}

#[test]
fn a_player_who_does_not_exist_is_a_fault() {
    let mut t = set(ORDERS);
    let found = fault(&mut t, "player 3: pass");
    assert_eq!((found.line, found.column), (1, 8));
    let word = "3".to_owned();
    assert_eq!(found.problem, Problem::NoPlayer { word, players: 2 });
}

#[test]
fn a_card_that_is_no_place_is_a_fault() {
    let mut t = set(ORDERS);
    let found = fault(&mut t, "player 1: beam Ann from Base to Bo");
    assert!(matches!(found.problem, Problem::NoPlace { .. }), "{found}");
    assert_eq!(found.column, 33);
    let found = fault(&mut t, "player 1: beam Ann from surface of Wren to Wren");
    assert!(
        matches!(found.problem, Problem::NoMission { .. }),
        "{found}"
    );
}

#[test]
fn a_line_at_fault_changes_nothing() {
    let mut t = set(ORDERS);
    let before = t.game.state().clone();
    // Beaming begins, but Deep cannot be beamed.
    let found = fault(&mut t, "player 1: beam Deep from Base to Wren");
    assert!(matches!(found.problem, Problem::Refused(_)), "{found}");
    assert_eq!(&before, t.game.state());
}

#[test]
fn what_is_expected_and_not_so_is_a_fault_with_both_values() {
    let mut t = set(ORDERS);
    for (script, expected, found) in [
        ("expect score of player 1: 35", "35", "0"),
        ("expect asked: player 2", "player 2", "player 1"),
        ("expect stopped: Ann, Bo", "Ann; Bo", "nothing"),
        ("expect completed: Green", "Green", "nothing"),
        (
            "expect place of Ann: aboard Wren",
            "aboard Wren",
            "surface of Base",
        ),
        ("expect over", "over", "not over"),
        ("expect winner: player 1", "player 1", "nobody"),
    ] {
        let fault = fault(&mut t, script);
        assert_eq!((fault.line, fault.column), (1, 8), "{fault}");
        let fact = script.trim_start_matches("expect ").to_owned();
        let (expected, found) = (expected.to_owned(), found.to_owned());
        let differs = Problem::Differs {
            fact,
            expected,
            found,
        };
        assert_eq!(fault.problem, differs);
    }
}

#[test]
fn an_expected_refusal_names_its_rule() {
    let mut t = set(ORDERS);
    let rule = match fault(&mut t, "player 1: move Wren to Green").problem {
        Problem::Refused(refusal) => refusal.rule,
        other => panic!("{other:?}"),
    };
    run(
        &mut t,
        &format!("expect refused {rule}: player 1: move Wren to Green"),
    );
    let found = fault(&mut t, "expect refused API: player 1: move Wren to Green");
    assert_eq!((found.line, found.column), (1, 16));
    assert!(matches!(&found.problem, Problem::OtherRule { refusal, .. } if refusal.rule == rule));
    let found = fault(
        &mut t,
        "expect refused API: player 1: beam Ann from Base to Wren",
    );
    assert_eq!(found.column, 31);
    let rule = "API".to_owned();
    assert_eq!(found.problem, Problem::NotRefused { rule });
    assert!(t.on_surface("Ann", "Base"), "nothing happened");
}

/// Scripts put together from words and odd signs are played or are faults, and never panic.
#[test]
fn garbage_is_a_fault() {
    const WORDS: [&str; 44] = [
        "player", "1", "2", "0", "256", ":", ":", ";", ",", "#", "#0", "#99999", "//", "expect",
        "refused", "allowed", "place", "of", "turn", "beam", "from", "to", "play", "at", "on",
        "use", "text", "offer", "pick", "nothing", "order", "option", "name", "title", "choose",
        "number", "-1", "Ann", "Wren", "Base", "\u{a0}", "é", "𝄞", "",
    ];
    let (t, mut rolls) = (set(ORDERS), Rolls(7));
    let mut faults = 0;
    for _ in 0..3000 {
        let mut script = String::from(["", "player 1: ", "expect "][rolls.below(3)]);
        for _ in 0..rolls.below(9) {
            script += WORDS[rolls.below(WORDS.len())];
            script += ["", " ", " ", "\u{2003}"][rolls.below(4)];
        }
        if let Err(fault) = engine::script::run(&mut t.clone(), &script) {
            assert!(
                fault.column <= script.chars().count() + 1,
                "{script}: {fault}"
            );
            assert_eq!(fault.line, 1, "{script}: {fault}");
            faults += 1;
        }
    }
    assert!(faults > 1000, "{faults}");
}

#[test]
fn a_scenario_with_faults_sets_no_table_and_lists_them() {
    let faults = Table::set("rules 1999\nsegment lunch").expect_err("two faults");
    let places: Vec<(usize, usize)> = faults.iter().map(|f| (f.line, f.column)).collect();
    assert_eq!(places, [(1, 7), (2, 9)]);
}

#[test]
fn a_refused_answer_given_in_rust_is_a_value() {
    let mut t = set(ORDERS);
    let answer = engine::Answer::Act(t.move_action("Wren", "Green"));
    let found = t.try_answer(answer).expect_err("Wren is not staffed");
    assert_eq!((found.line, found.column), (0, 0));
    assert_eq!(
        found.moment.answer.as_deref(),
        Some("player 1: move Wren to Green")
    );
    assert!(t.find("Nobody").is_err());
}
