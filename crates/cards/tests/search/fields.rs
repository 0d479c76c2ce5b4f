//! Every field, by its long and its short name.

use crate::{error, titles};

const KLINGONS: [&str; 2] = ["Brann", "I.K.C."];

/// Both names of a field find the same.
fn both(long: &str, short: &str, value: &str) -> Vec<&'static str> {
    let found = titles(&format!("{long}{value}"));
    assert_eq!(found, titles(&format!("{short}{value}")), "{long} {short}");
    found
}

#[test]
fn name_has_title_and_subtitle() {
    assert_eq!(both("name", "n", ":quill"), ["Ada"]);
    assert_eq!(titles("n:gardener"), ["Ada"]);
    assert_eq!(titles("n:\"ada quill, gard\""), ["Ada"]);
    assert_eq!(titles("n:wren"), ["I.K.C.", "Rookery"]);
    assert_eq!(titles("n:xyzzy"), [""; 0]);
}

#[test]
fn case_accents_and_marks_make_no_difference() {
    assert_eq!(titles("n:CAFE"), ["Café"]);
    assert_eq!(titles("n:café"), ["Café"]);
    assert_eq!(titles("n:sshkas"), ["Ssh'Ka's"]);
    assert_eq!(titles("n:ssh’ka"), ["Ssh'Ka's"]);
    assert_eq!(titles("n:ikc"), ["I.K.C."]);
    assert_eq!(titles("sp:drean"), ["Drone"]);
}

#[test]
fn set_by_code_name_and_number() {
    let found = both("set", "se", ":SE");
    assert_eq!(found.len(), 4);
    assert_eq!(titles("se:premiere"), found);
    assert_eq!(titles("se:1"), found);
    assert_eq!(titles("se:\"call to arms\"").len(), 9);
    assert_eq!(titles("se:call").len(), 9);
    assert_eq!(error("se:xyzzy").at, 3..8);
}

#[test]
fn rarity_by_letter_and_name() {
    assert_eq!(both("rarity", "r", ":s"), ["I.K.C.", "Rookery"]);
    assert_eq!(titles("r:starter"), ["I.K.C.", "Rookery"]);
    assert_eq!(titles("r:\"virtual promo\""), [""; 0]);
}

#[test]
fn unique_cards() {
    let unique = both("unique", "u", ":yes");
    assert_eq!(unique.len(), 6);
    assert_eq!(titles("is:unique"), unique);
    assert_eq!(titles("u:no").len(), 7);
    assert_eq!(titles("u:no"), titles("-is:unique"));
}

#[test]
fn id_or_its_beginning() {
    assert_eq!(both("id", "ci", ":3R012"), ["Locked"]);
    assert_eq!(titles("ci:3r12"), ["Locked"]);
    assert_eq!(titles("ci:3R"), ["Heron", "Locked", "Quicksand"]);
    assert_eq!(titles("ci=3R"), [""; 0]);
}

#[test]
fn type_by_name_letter_beginning_and_in_german() {
    assert_eq!(both("type", "ty", ":ship"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("ty:s"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("ty:Schiff"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("ty:equip"), ["Tricorder"]);
    assert_eq!(titles("ty:dil"), ["Locked", "Quicksand"]);
    assert_eq!(titles("is:interrupt"), ["Ssh'Ka's"]);
}

#[test]
fn types_of_missions_and_dilemmas() {
    assert_eq!(both("mission-type", "mt", ":planet"), ["Deep"]);
    assert_eq!(titles("mt:s"), ["Open"]);
    assert_eq!(titles("mt:hq"), ["Rookery"]);
    assert_eq!(both("dilemma-type", "dt", ":dual"), ["Locked"]);
    assert_eq!(titles("dt:planet"), ["Quicksand"]);
    assert_eq!(titles("is:planet"), ["Deep", "Quicksand"]);
    assert_eq!(titles("is:dual"), ["Locked"]);
    assert_eq!(titles("is:space"), ["Open"]);
}

#[test]
fn quadrant_of_missions() {
    assert_eq!(both("quadrant", "q", ":gamma"), ["Open"]);
    assert_eq!(titles("q:a"), ["Deep"]);
}

#[test]
fn affiliation_by_code_name_and_short_form() {
    for query in ["a:rom", "a:Romulan", "a:romul", "affiliation:ROMULAN"] {
        assert_eq!(titles(&format!("{query} -ty:mission")), ["Heron"]);
    }
    assert_eq!(titles("a:kli -ty:mission"), KLINGONS);
    assert_eq!(titles("a:na"), ["Open"]);
    assert_eq!(titles("a:nonaligned"), ["Open"]);
}

#[test]
fn a_mission_has_the_affiliations_that_may_attempt_it() {
    assert_eq!(titles("a:fed ty:mission"), ["Deep", "Open"]);
    assert_eq!(titles("a:rom ty:mission"), ["Open"]);
    // Any affiliation except Borg.
    assert_eq!(titles("a:borg ty:mission"), [""; 0]);
    // A headquarters has those whose cards it accepts.
    assert_eq!(titles("a:kli ty:mission"), ["Deep", "Open", "Rookery"]);
}

#[test]
fn icon_by_code_and_name() {
    assert_eq!(both("icon", "i", ":tng"), ["Ada"]);
    assert_eq!(titles("i:\"the next generation\""), ["Ada"]);
    assert_eq!(titles("i:cmd"), ["Brann"]);
    assert_eq!(titles("i:command"), ["Brann"]);
}

#[test]
fn staffing_with_how_many() {
    assert_eq!(both("staffing", "st", ":stf"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("st:staff>=2"), ["I.K.C."]);
    assert_eq!(titles("st:\"2 stf\""), ["I.K.C."]);
    assert_eq!(titles("st:stf=1"), ["Heron"]);
    assert_eq!(titles("st:tng"), [""; 0]);
}

#[test]
fn keyword_with_what_stands_behind_it() {
    assert_eq!(both("keyword", "k", ":drone"), ["Drone"]);
    assert_eq!(titles("k:commander"), ["Brann"]);
    assert_eq!(titles("k:\"commander: ikc wren\""), ["Brann"]);
    assert_eq!(titles("k:region"), ["Deep"]);
    assert_eq!(titles("k:\"far arm\""), ["Deep"]);
    assert_eq!(titles("k=region"), ["Deep"]);
}

#[test]
fn class_and_species() {
    assert_eq!(both("class", "cl", ":wren"), ["I.K.C.", "Heron"]);
    assert_eq!(titles("cl=wren"), ["I.K.C."]);
    assert_eq!(titles("cl!=wren ty:ship"), ["Heron"]);
    assert_eq!(both("species", "sp", ":human"), ["Ada", "Brann"]);
    assert_eq!(titles("sp:klingon"), ["Brann"]);
}

#[test]
fn skill_with_its_level() {
    assert_eq!(both("skill", "sk", ":medical"), ["Ada", "Brann", "Drone"]);
    assert_eq!(titles("sk:medical>=2"), ["Brann", "Drone"]);
    assert_eq!(titles("sk:\"2 medical\""), ["Brann", "Drone"]);
    assert_eq!(titles("sk:2medical"), ["Brann", "Drone"]);
    assert_eq!(titles("sk:med>2"), ["Drone"]);
    assert_eq!(titles("sk:med=2"), ["Brann"]);
    assert_eq!(titles("sk:med:2..3"), ["Brann", "Drone"]);
    // Who lacks a skill has no level that could be low.
    assert_eq!(titles("sk:med<2"), ["Ada"]);
    assert_eq!(titles("sk!=med ty:personnel"), [""; 0]);
    assert_eq!(titles("sk:hon"), ["Brann"]);
}

#[test]
fn text_and_what_missions_require() {
    assert_eq!(both("text", "t", ":stop"), ["Café", "Locked"]);
    assert_eq!(titles("t:\"stop a ship\""), ["Café"]);
    assert_eq!(titles("t:-2"), ["Café"]);
    assert_eq!(titles("t:geology"), ["Deep"]);
    assert_eq!(titles("t:\"2 geology\""), ["Deep"]);
}

#[test]
fn numbers_by_both_names() {
    assert_eq!(both("cost", "c", ":6"), ["Heron"]);
    assert_eq!(both("span", "s", ":3"), ["Deep"]);
    assert_eq!(both("points", "p", ">=30"), ["Deep", "Open"]);
    assert_eq!(both("integrity", "int", ":6"), ["Brann"]);
    assert_eq!(both("cunning", "cun", ">5"), ["Ada"]);
    assert_eq!(both("strength", "str", "<5"), ["Ada"]);
    assert_eq!(both("range", "ra", "=9"), ["Heron"]);
    assert_eq!(both("weapons", "wp", "<9"), ["I.K.C."]);
    assert_eq!(both("shields", "sh", "!=9"), ["I.K.C."]);
}

#[test]
fn a_mission_has_no_cost_to_compare() {
    for query in ["c>=0", "c<9", "c!=9"] {
        assert_eq!(titles(query).len(), 10, "{query}");
        assert_eq!(titles(&format!("{query} ty:mission")), [""; 0]);
    }
}

/// 2E-PLAY-02
#[test]
fn reports_to_asks_the_headquarters() {
    let accepted = both("reports-to", "rt", ":\"Rookery\"");
    assert_eq!(accepted, ["Brann", "I.K.C.", "Tricorder"]);
    assert_eq!(titles("rt:rook ty:ship"), ["I.K.C."]);
    assert_eq!(titles("rt:\"seat of the\" -ty:equipment"), KLINGONS);
    // A mission that is no headquarters accepts nothing and is not asked.
    assert_eq!(error("rt:\"Open Sky\"").at, 3..13);
}

#[test]
fn is_asks_for_what_has_no_value() {
    assert_eq!(titles("is:headquarters"), ["Rookery"]);
    assert_eq!(titles("is:hq"), ["Rookery"]);
    assert_eq!(titles("is:blank"), ["Ssh'Ka's"]);
    assert_eq!(titles("-is:supported"), ["Ssh'Ka's"]);
    assert_eq!(titles("-is:legal"), ["Ssh'Ka's"]);
    assert_eq!(titles("is:legal").len(), 12);
    assert_eq!(titles("is:female"), ["Ada"]);
    assert_eq!(titles("is:male"), ["Brann"]);
}

#[test]
fn words_without_a_field_are_looked_for_in_name_place_keywords_and_text() {
    assert_eq!(titles("heron"), ["Heron"]);
    assert_eq!(titles("gardener"), ["Ada"]);
    assert_eq!(titles("\"well world\""), ["Deep"]);
    assert_eq!(titles("cadet"), ["Ada"]);
    assert_eq!(titles("randomly"), ["Locked"]);
    // Types, affiliations and skills have fields of their own.
    assert_eq!(titles("romulan"), [""; 0]);
    assert_eq!(titles("honor"), [""; 0]);
}

#[test]
fn a_field_can_be_named_by_its_beginning() {
    assert_eq!(titles("aff:rom ty:ship"), ["Heron"]);
    assert_eq!(titles("mission:planet"), ["Deep"]);
    assert_eq!(titles("reports:rook").len(), 3);
}
