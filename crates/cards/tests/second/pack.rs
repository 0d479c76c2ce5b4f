//! Errors in packs say where to look.

use cards::pack::{Pack, PackError};

const GOOD: &str = r#"#![enable(implicit_some)]
(
    name: "Test",
    cards: [
        (id: "9C001", title: "First (of two)", set: "T", rarity: Common, cost: 2, facts: Event()),
        // A comment: with a colon and a bracket (.
        (id: "9U002", title: "Second", subtitle: "Sub", set: "T", rarity: Uncommon, unique: true,
         facts: Mission(kind: Planet, span: 2, points: 30, quadrant: Alpha, attempt: AnyExcept([]),
             requirements: Skill(Law, 2))),
    ],
)
"#;

fn error(from: &str, to: &str) -> PackError {
    let text = GOOD.replacen(from, to, 1);
    assert_ne!(text, GOOD);
    Pack::read("packs/test.ron", &text).unwrap_err()
}

#[test]
fn a_good_pack_is_read() {
    let pack = Pack::read("packs/test.ron", GOOD).unwrap();
    assert_eq!(pack.cards.len(), 2);
    assert_eq!(pack.cards[1].full_name(), "Second, Sub");
}

#[test]
fn a_value_of_the_wrong_type_is_found() {
    let e = error("cost: 2", "cost: \"two\"");
    let expected = "packs/test.ron:5:80: cards[0].cost: expected a whole number";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn an_unknown_field_is_found() {
    let e = error("span: 2", "spam: 2");
    let expected = "packs/test.ron:8:39: cards[1].facts.Mission.spam: unknown field `spam`, expected one of kind, span, points, quadrant, attempt, requirements, plays";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn unknown_fields_are_found_at_every_level() {
    let e = error("name: \"Test\"", "name: \"Test\", date: 2003");
    assert_eq!((e.line, e.column, e.field.as_str()), (3, 19, "date"));
    let e = error("cost: 2", "price: 2");
    assert_eq!(
        (e.line, e.column, e.field.as_str()),
        (5, 74, "cards[0].price")
    );
}

#[test]
fn a_field_is_not_mistaken_for_one_that_ends_like_it() {
    let e = error(
        "title: \"Second\", subtitle: \"Sub\"",
        "subtitle: \"Sub\", title: \"\"",
    );
    assert_eq!(
        (e.line, e.column, e.field.as_str()),
        (7, 40, "cards[1].title")
    );
}

#[test]
fn an_unknown_value_is_found() {
    let e = error("quadrant: Alpha", "quadrant: Beta");
    let expected = "packs/test.ron:8:70: cards[1].facts.Mission.quadrant: unknown value `Beta`, expected one of Alpha, Gamma, Delta, Mirror";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn a_number_that_is_too_large_is_found() {
    let e = error("points: 30", "points: 300");
    let expected = "packs/test.ron:8:56: cards[1].facts.Mission.points: expected a number in the range of this field";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn a_missing_field_is_found() {
    let e = error(" set: \"T\",", "");
    let expected = "packs/test.ron:5:87: cards[0]: missing field `set`";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn a_truncated_file_is_found() {
    let (text, _) = GOOD.split_once(" points").unwrap();
    let e = Pack::read("packs/test.ron", text).unwrap_err();
    let expected = "packs/test.ron:8:47: cards[1].facts.Mission: expected more: the file ends here";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn a_file_cut_off_anywhere_gives_an_error_inside_the_file() {
    let whole = GOOD.trim_end();
    for (at, _) in whole.char_indices() {
        let text = &whole[..at];
        let e = Pack::read("packs/test.ron", text).unwrap_err();
        let lines: Vec<&str> = text.split('\n').collect();
        assert!((1..=lines.len()).contains(&e.line), "{at}: {e}");
        let width = lines[e.line - 1].chars().count();
        assert!((1..=width + 1).contains(&e.column), "{at}: {e}");
    }
}

#[test]
fn something_after_the_pack_is_found() {
    let e = Pack::read("packs/test.ron", &format!("{GOOD}()")).unwrap_err();
    let expected = "packs/test.ron:12:1: expected the end of the file";
    assert_eq!(e.to_string(), expected);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let e = Pack::load(std::path::Path::new("no/such/pack.ron")).unwrap_err();
    assert!(e.to_string().starts_with("no/such/pack.ron:1:1: "));
}

/// Faults that only show once everything is read are placed in the file as well.
#[test]
fn what_makes_no_sense_is_found() {
    for (from, to, place, message) in [
        (
            "9U002",
            "9C001",
            "7:10: cards[1].id",
            "already the id of cards[0]",
        ),
        ("9U002", "9R002", "7:10: cards[1].id", "rarity letter U"),
        ("9U002", "9U2", "7:10: cards[1].id", "the form 9U002"),
        ("9U002", "8U002", "7:57: cards[1].set", "set number 9"),
        ("9C001", "C001", "5:10: cards[0].id", "such as 1R087"),
        (
            "\"Second\"",
            "\" \"",
            "7:23: cards[1].title",
            "expected a title",
        ),
        (
            "kind: Planet",
            "kind: Headquarters",
            "8:10: cards[1].facts",
            "needs `plays`",
        ),
        (
            ",\n             requirements: Skill(Law, 2)",
            "",
            "8:10: cards[1].facts",
            "`requirements`",
        ),
        (
            "points: 30",
            "points: 0",
            "8:10: cards[1].facts",
            "worth points",
        ),
        (
            "unique: true",
            "keywords: [Plain(\"Damage\")]",
            "7:85: cards[1].keywords",
            "not a keyword",
        ),
    ] {
        let shown = error(from, to).to_string();
        let expected = format!("packs/test.ron:{place}: ");
        assert!(
            shown.starts_with(&expected),
            "{shown}\nshould start with {expected}"
        );
        assert!(shown.contains(message), "{shown}\nshould say {message}");
    }
}
