//! What is wrong is pointed at, and what may have been meant is proposed.

use crate::{INDEX, error};
use cards::search::{Fault, Field};

/// The part of a query that the error points at.
fn pointed(query: &str) -> &str {
    &query[error(query).at]
}

fn proposals(query: &str) -> Vec<String> {
    let error = error(query);
    // What is proposed can stand there.
    for proposal in &error.proposals {
        let mended = [&query[..error.at.start], proposal, &query[error.at.end..]].concat();
        if let Err(next) = INDEX.find(&mended) {
            panic!("{mended}: {next}");
        }
    }
    error.proposals
}

#[test]
fn an_unknown_field_is_named_and_the_nearest_proposed() {
    let found = error("c<=3 afiliation:fed");
    assert_eq!(found.at, 5..15);
    assert_eq!(found.fault, Fault::NoSuchField("afiliation".to_owned()));
    assert_eq!(found.to_string(), "unknown field 'afiliation'");
    assert_eq!(
        found.hint().unwrap().to_string(),
        "did you mean affiliation?"
    );
    assert_eq!(proposals("skll:law"), ["skill"]);
    assert_eq!(proposals("colour:red"), [""; 0]);
    let hint = error("colour:red").hint().unwrap().to_string();
    assert!(hint.contains("affiliation (a)") && hint.contains("quotes"));
}

#[test]
fn an_unknown_value_is_named_and_the_nearest_proposed() {
    assert_eq!(proposals("a:federatoin"), ["Federation"]);
    assert_eq!(proposals("ty:shp"), ["Ship"]);
    assert_eq!(proposals("r:rar -a:klingom"), ["Klingon"]);
    assert_eq!(pointed("r:rar -a:klingom"), "klingom");
    assert_eq!(proposals("sk:medicla>=2"), ["Medical"]);
    assert_eq!(pointed("sk:medicla>=2"), "medicla");
    assert_eq!(proposals("sk:\"2 medicla\""), ["\"2 Medical\""]);
    assert_eq!(proposals("k:dronne"), ["Drone"]);
    assert_eq!(proposals("sp:humann"), ["Human"]);
    assert_eq!(proposals("cl:\"grate wren\""), ["\"Great Wren\""]);
    assert_eq!(pointed("cl:\"grate wren\""), "\"grate wren\"");
    assert_eq!(proposals("i:comand"), ["Command"]);
    assert_eq!(proposals("st:comand>=2"), ["Command"]);
    assert_eq!(proposals("se:premier3"), ["Premiere"]);
    assert_eq!(proposals("rt:rokery"), ["Rookery"]);
    assert_eq!(proposals("is:uniqe"), ["unique"]);
    assert_eq!(proposals("q:gama"), ["Gamma"]);
}

#[test]
fn few_values_are_told() {
    let hint = |query| error(query).hint().unwrap().to_string();
    assert_eq!(hint("q:xyzzy"), "use one of Alpha, Gamma, Delta");
    assert!(hint("rt:xyzzy").contains("Rookery"));
    assert!(hint("u:xyzzy").contains("yes"));
    assert!(error("sk:xyzzy").hint().is_none());
}

#[test]
fn a_beginning_of_several_values_is_not_guessed() {
    let found = error("a:fe");
    assert_eq!(
        found.fault,
        Fault::Several(Field::Affiliation, "fe".to_owned())
    );
    assert_eq!(proposals("a:fe"), ["Federation", "Ferengi"]);
}

#[test]
fn what_is_opened_must_be_closed() {
    assert_eq!(error("a (b c").fault, Fault::UnclosedGroup);
    assert_eq!(error("a (b c").at, 2..3);
    assert_eq!(error("a b) c").fault, Fault::NothingToClose);
    assert_eq!(error("a b) c").at, 3..4);
    assert_eq!(error("n:\"a b").fault, Fault::UnclosedQuote);
    assert_eq!(pointed("n:\"a b"), "\"a b");
    assert_eq!(error("c \"").fault, Fault::UnclosedQuote);
}

#[test]
fn groups_and_phrases_must_hold_something() {
    assert_eq!(error("a ( )").fault, Fault::EmptyGroup);
    assert_eq!(pointed("a ( )"), "( )");
    assert_eq!(error("\"\"").fault, Fault::NoLetters);
    assert_eq!(error("n:\" \"").fault, Fault::NoLetters);
    assert_eq!(error("...").fault, Fault::NoLetters);
}

#[test]
fn or_and_and_need_two_sides() {
    for query in [
        "or a",
        "a or",
        "(a or) b",
        "a or or b",
        "a (or b)",
        "sort:cost or a",
        "or",
    ] {
        assert_eq!(
            error(query).fault,
            Fault::OneSided("or".to_owned()),
            "{query}"
        );
        assert_eq!(pointed(query), "or");
    }
    for query in ["and a", "a AND", "a and or b", "a and and b"] {
        assert!(matches!(error(query).fault, Fault::OneSided(_)), "{query}");
    }
    assert!(error("a or").hint().unwrap().to_string().contains("quotes"));
}

#[test]
fn minus_stands_right_before_something() {
    for query in ["a -", "- a", "(a -)", "a -or b", "-=3"] {
        assert_eq!(error(query).fault, Fault::NothingToExclude, "{query}");
        assert_eq!(pointed(query), "-");
    }
}

#[test]
fn comparisons_need_a_field_and_a_value() {
    assert_eq!(error("c<= a").at, 0..5);
    assert_eq!(
        error("c<= 3").fault,
        Fault::NoValue(Field::find("cost").unwrap())
    );
    assert_eq!(proposals("c<= 3"), ["c<=3"]);
    assert_eq!(proposals("n: \"a b\""), ["n:\"a b\""]);
    assert_eq!(pointed("a n:"), "n:");
    assert_eq!(error("a >=3").fault, Fault::NoField(">=".to_owned()));
    assert_eq!(pointed("a >=3"), ">=");
    assert_eq!(proposals("c=>3"), [">="]);
    assert_eq!(proposals("c=<3"), ["<="]);
    assert_eq!(proposals("c<>3"), ["!="]);
    assert_eq!(pointed("c><3"), "><");
}

#[test]
fn numbers_must_be_numbers() {
    assert_eq!(pointed("c<=three"), "three");
    assert!(matches!(error("c<=three").fault, Fault::NoNumber(..)));
    assert!(matches!(error("c:1..x").fault, Fault::NoNumber(..)));
    assert!(matches!(error("c:..").fault, Fault::NoNumber(..)));
    assert!(matches!(
        error("c:99999999999999999999").fault,
        Fault::NoNumber(..)
    ));
    assert!(matches!(error("sk:law>=two").fault, Fault::NoNumber(..)));
    assert_eq!(error("c>2..4").fault, Fault::ComparedRange);
    assert_eq!(proposals("c:4..2"), ["2..4"]);
}

#[test]
fn words_have_no_order() {
    assert_eq!(error("a>fed").fault, Fault::NotCompared(Field::Affiliation));
    assert_eq!(error("sk>=2").fault, Fault::NotCompared(Field::Skill));
    assert_eq!(pointed("a>fed"), "a>");
}

#[test]
fn the_order_is_for_the_whole_query() {
    assert_eq!(error("(a sort:cost)").fault, Fault::SortInside);
    assert_eq!(pointed("(a sort:cost)"), "sort:cost");
    assert_eq!(error("-sort:cost").fault, Fault::SortInside);
    assert_eq!(error("sort:skill").fault, Fault::NotSorted(Field::Skill));
    assert_eq!(proposals("sort:-rannge"), ["-range"]);
    assert!(
        error("sort:text")
            .hint()
            .unwrap()
            .to_string()
            .contains("weapons")
    );
}

#[test]
fn there_is_an_end_to_groups_and_conditions() {
    for deep in [
        "(".repeat(100_000),
        "-".repeat(100_000),
        "-(".repeat(100_000),
        format!("{}a{}", "(".repeat(100_000), ")".repeat(100_000)),
    ] {
        assert!(matches!(error(&deep).fault, Fault::TooDeep(_)));
    }
    assert!(matches!(
        error(&"a ".repeat(100_000)).fault,
        Fault::TooMany(_)
    ));
    assert!(matches!(
        error(&"a or ".repeat(100_000)).fault,
        Fault::TooMany(_)
    ));
    assert_eq!(error(&")".repeat(100_000)).fault, Fault::NothingToClose);
    // An endless word is not repeated endlessly.
    let long = error(&format!("{}:x", "y".repeat(100_000)));
    assert!(long.to_string().len() < 200);
    assert!(INDEX.find(&"y".repeat(100_000)).unwrap().is_empty());
    assert!(
        error(&format!("k:{}", "y".repeat(100_000)))
            .to_string()
            .len()
            < 200
    );
}

#[test]
fn errors_are_said_in_german_too() {
    let said = error("afiliation:fed").message().say(locale::Lang::De);
    assert_eq!(said, "es gibt kein Feld 'afiliation'");
}
