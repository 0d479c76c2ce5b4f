//! The export that other programs read.

use serde_json::Value;
use std::process::{Command, Output};

fn spaceline(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .env("SPACELINE_LANG", "en")
        .env("SPACELINE_DATA", "no-data")
        .args(arguments)
        .output()
        .unwrap()
}

const FIELDS: [&str; 25] = [
    "id",
    "title",
    "subtitle",
    "type",
    "set",
    "rarity",
    "unique",
    "cost",
    "kind",
    "span",
    "points",
    "quadrant",
    "affiliation",
    "icons",
    "staffing",
    "keywords",
    "class",
    "species",
    "skills",
    "integrity",
    "cunning",
    "strength",
    "range",
    "weapons",
    "requirements",
];

#[test]
fn the_export_has_one_object_with_every_fact_for_each_of_803_cards() {
    let output = spaceline(&["cards", "export", "--edition", "second", "--json"]);
    let cards: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(cards.len(), 803);
    for card in &cards {
        for field in FIELDS.iter().chain(&["shields", "affiliations"]) {
            assert!(card.get(field).is_some(), "{} has no {field}", card["id"]);
        }
        assert!(card["icons"].is_array() && card["keywords"].is_array());
        assert!(card["skills"].is_object() == (card["type"] == "Personnel"));
    }
}

#[test]
fn every_card_with_game_text_has_it_in_both_languages() {
    let output = spaceline(&["cards", "export", "--json"]);
    let cards: Vec<Value> = serde_json::from_slice(&output.stdout).unwrap();
    let texts = |lang: &str| cards.iter().filter(|c| c["text"][lang] != "").count();
    assert_eq!((texts("en"), texts("de")), (616, 616));
    for card in &cards {
        assert_eq!(card["support"], "full", "{}", card["id"]);
        let text = &card["text"];
        assert!(
            text["en"].is_string() && text["de"].is_string(),
            "{}",
            card["id"]
        );
    }
}

#[test]
fn a_file_gets_the_same_bytes_as_standard_output() {
    let file = std::env::temp_dir().join(format!("spaceline-export-{}.json", std::process::id()));
    let shown = file.to_str().unwrap();
    let written = spaceline(&["cards", "export", "--out", shown]);
    let printed = spaceline(&["cards", "export", "--json"]);
    let bytes = std::fs::read(&file).unwrap();
    std::fs::remove_file(&file).unwrap();
    assert_eq!(bytes, printed.stdout);
    let said = String::from_utf8(written.stdout).unwrap();
    assert_eq!(said, format!("803 cards written to {shown}\n"));
}
