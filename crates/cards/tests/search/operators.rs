//! How conditions are put together, and the order of what is found.

use crate::{printed, titles};

#[test]
fn the_examples() {
    assert_eq!(titles("sk:medical>=2 c<=3 a:fed -k:drone"), [""; 0]);
    assert_eq!(titles("sk:medical>=2 c<=4 -k:drone"), ["Brann"]);
    assert_eq!(
        titles("(a:kli or a:rom) ty:ship sort:range"),
        ["I.K.C.", "Heron"]
    );
    assert_eq!(
        titles("rt:\"Rookery\" sort:name"),
        ["Brann", "I.K.C.", "Tricorder"]
    );
}

#[test]
fn conditions_side_by_side_must_all_hold() {
    assert_eq!(titles("ty:personnel c<=2"), ["Ada", "Drone"]);
    assert_eq!(titles("ty:personnel and c<=2 AND u:yes"), ["Ada"]);
}

#[test]
fn or_binds_weaker_than_standing_side_by_side() {
    assert_eq!(
        titles("ty:ship c:5 or ty:equipment"),
        ["I.K.C.", "Tricorder"]
    );
    assert_eq!(titles("ty:ship (c:5 or ty:equipment)"), ["I.K.C."]);
    assert_eq!(titles("ty:event OR ty:ship or ty:equipment").len(), 4);
}

#[test]
fn minus_excludes_a_condition_or_a_group() {
    assert_eq!(titles("ty:personnel -sp:human"), ["Drone"]);
    assert_eq!(titles("ty:personnel -(c:1 or c:4)"), ["Ada"]);
    assert_eq!(titles("ty:personnel -\"drone of\""), ["Ada", "Brann"]);
    assert_eq!(titles("--ty:ship"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("-(-ty:ship)"), ["I.K.C.", "Heron"]);
}

#[test]
fn not_equal_excludes_words_and_compares_numbers() {
    assert_eq!(titles("ty!=personnel").len(), 10);
    assert_eq!(titles("a!=kli ty:personnel"), ["Ada", "Drone"]);
    assert_eq!(titles("c!=2 ty:personnel"), ["Brann", "Drone"]);
}

#[test]
fn comparisons_and_ranges() {
    assert_eq!(titles("c=1"), ["Drone", "Tricorder"]);
    assert_eq!(titles("c:1"), ["Drone", "Tricorder"]);
    assert_eq!(titles("c==1"), ["Drone", "Tricorder"]);
    assert_eq!(titles("c>4"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("c:>4"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("c>=5"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("c≥5"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("c<1"), ["Café"]);
    assert_eq!(titles("c<=0"), ["Café"]);
    assert_eq!(titles("c:4..5"), ["Brann", "I.K.C."]);
    assert_eq!(titles("c:5.."), ["I.K.C.", "Heron"]);
    assert_eq!(titles("c:..0"), ["Café"]);
    assert_eq!(titles("c>-1 c<1"), ["Café"]);
}

#[test]
fn a_phrase_keeps_words_together() {
    assert_eq!(titles("stop ship"), ["Café"]);
    assert_eq!(titles("\"a ship\""), ["Café"]);
    assert_eq!(titles("\"ship a\""), [""; 0]);
    assert_eq!(titles("“a  ship”"), ["Café"]);
    assert_eq!(titles("\"or\""), ["Tricorder", "Deep", "Locked"]);
}

#[test]
fn whole_values_with_the_equal_sign() {
    assert_eq!(titles("n=brann"), ["Brann"]);
    assert_eq!(titles("n=bran"), [""; 0]);
    assert_eq!(titles("n=\"Ada Quill\""), ["Ada"]);
    assert_eq!(titles("n=\"Ada Quill, Gardener\""), ["Ada"]);
}

#[test]
fn no_condition_finds_all_cards() {
    assert_eq!(titles("").len(), 13);
    assert_eq!(titles("  ").len(), 13);
    assert_eq!(titles("sort:-cost")[..2], ["Heron", "I.K.C."]);
}

#[test]
fn the_order_up_and_down_and_by_several_fields() {
    assert_eq!(titles("ty:personnel sort:cost"), ["Drone", "Ada", "Brann"]);
    assert_eq!(titles("ty:personnel sort:-cost"), ["Brann", "Ada", "Drone"]);
    assert_eq!(titles("sort:cun ty:personnel"), ["Brann", "Drone", "Ada"]);
    let both = ["Drone", "Ada", "Brann"];
    assert_eq!(titles("ty:personnel sort:-unique sort:-name")[0], both[0]);
    assert_eq!(titles("ty:personnel sort:-unique,name"), both);
    assert_eq!(
        titles("ty:dilemma or ty:ship sort:-type,cost")[..2],
        ["Locked", "Quicksand"]
    );
}

#[test]
fn cards_without_the_value_come_last_either_way() {
    assert_eq!(
        titles("ty:ship or ty:event sort:range"),
        ["I.K.C.", "Heron", "Café"]
    );
    assert_eq!(
        titles("ty:ship or ty:event sort:-range"),
        ["Heron", "I.K.C.", "Café"]
    );
}

#[test]
fn every_field_with_an_order_sorts() {
    for field in [
        "name", "set", "rarity", "unique", "id", "type", "mt", "dt", "q", "a", "class", "species",
        "c", "s", "p", "int", "cun", "str", "ra", "wp", "sh",
    ] {
        assert_eq!(titles(&format!("sort:{field}")).len(), 13, "{field}");
    }
    assert_eq!(titles("ty:ship sort:class"), ["Heron", "I.K.C."]);
    assert_eq!(titles("sp:human or sp:drean sort:species")[0], "Drone");
}

#[test]
fn queries_are_printed_in_full() {
    for (query, wanted) in [
        ("", ""),
        ("n:worf", "name:worf"),
        ("( (worf) )", "worf"),
        ("a b or c", "a b or c"),
        ("a (b or c)", "a (b or c)"),
        ("(a b) c", "a b c"),
        ("(a or b) or c", "a or b or c"),
        ("-(a b)", "-(a b)"),
        ("--a", "a"),
        ("\"two  words\" \"one\"", "\"two words\" one"),
        ("\"or\" \"-x\" \"c<3\"", "\"or\" \"-x\" \"c<3\""),
        ("ty!=s", "-type:Ship"),
        ("u:n", "-is:unique"),
        ("is:ship", "type:Ship"),
        ("r:vp", "rarity:\"Virtual promo\""),
        (
            "sk:med sk:\"2 law\" sk:hon=1..3",
            "skill:Medical skill:Law>=2 skill:Honor:1..3",
        ),
        (
            "st:\"2 stf\" cl=\"great wren\"",
            "staffing:stf>=2 class=\"great wren\"",
        ),
        (
            "c:3 s≥2 p:10..20 int:..4",
            "cost=3 span>=2 points:10..20 integrity<=4",
        ),
        (
            "sort:-c,n a:na rt:earth",
            "affiliation:Non-Aligned reports-to:earth sort:-cost sort:name",
        ),
    ] {
        assert_eq!(printed(query), wanted, "{query}");
    }
}
