//! Recorded games on the command line: told, checked, and refused when they have been changed.

use cards::{Catalogue, DeckRules, generate};
use engine::Replay;
use engine::random::RandomPlayer;
use engine::{Deck, Game, Rules};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let (legal, _) = generate::generate(cards, seed, None)
        .validate(cards, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&legal)
}

/// A whole random game.
fn recorded() -> Replay {
    let catalogue = Catalogue::second_edition();
    let defs: Arc<[_]> = catalogue.shared();
    let mut game = Game::new(defs, &[deck(1), deck(2)], Rules::r2003(), 11).expect("a legal setup");
    let mut replay = Replay::start(&game, &["Ada", "Ben"]);
    let mut player = RandomPlayer::new(11);
    while let Some((seat, answer)) = player.answer(&game) {
        game.answer(seat, answer.clone()).expect("a legal answer");
        replay.push(seat, answer, &game);
    }
    replay
}

fn written(name: &str, text: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&file, text).expect("a writable folder");
    file
}

fn spaceline(args: &[&str], file: &PathBuf) -> Output {
    Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .env("SPACELINE_LANG", "en")
        .env("SPACELINE_DATA", "no-data")
        .args(args)
        .arg(file)
        .output()
        .expect("the program runs")
}

/// Machine-readable output does not change with the language.
#[test]
fn json_is_the_same_in_every_language() {
    let file = written("german.replay", &recorded().to_text());
    let json = |lang: &str| {
        said(&spaceline(
            &["replay", "show", "--json", "--lang", lang],
            &file,
        ))
        .0
    };
    assert_eq!(json("en"), json("de"));
    let (german, _) = said(&spaceline(&["replay", "show", "--lang", "de"], &file));
    assert!(german.starts_with("Ada gegen Ben; Regeln 2003, Startzahl 11"));
    assert!(german.contains("Spieler 1 zieht"));
}

fn said(output: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn a_recorded_game_is_told_and_verified() {
    let replay = recorded();
    let file = written("whole.replay", &replay.to_text());
    let verified = spaceline(&["replay", "verify"], &file);
    assert!(verified.status.success(), "{:?}", said(&verified));
    assert!(
        said(&verified)
            .0
            .starts_with(&format!("{} answers, every state matches", replay.len()))
    );
    let (told, _) = said(&spaceline(&["replay", "show"], &file));
    assert!(told.starts_with("Ada against Ben; rules 2003, seed 11"));
    assert!(told.lines().count() > 50);
    let (json, _) = said(&spaceline(&["replay", "show", "--json"], &file));
    let steps: Vec<serde_json::Value> = serde_json::from_str(&json).expect("JSON");
    assert_eq!(steps.len(), replay.len());
}

#[test]
fn a_seat_is_not_told_what_it_could_not_see() {
    let file = written("seat.replay", &recorded().to_text());
    let (open, _) = said(&spaceline(&["replay", "show", "--to", "60"], &file));
    let (seat, _) = said(&spaceline(
        &["replay", "show", "--to", "60", "--seat", "1"],
        &file,
    ));
    assert!(!open.contains("draws a card"), "everything is open");
    assert!(
        seat.contains("draws a card"),
        "what player 2 draws is hidden"
    );
    let nobody = spaceline(&["replay", "show", "--seat", "3"], &file);
    assert_eq!(nobody.status.code(), Some(2));
    assert!(said(&nobody).1.contains("players 1 to 2"));
}

#[test]
fn a_changed_replay_is_refused_at_the_step_that_was_changed() {
    let text = recorded().to_text();
    let lines: Vec<&str> = text.lines().collect();
    let mut changed: Vec<String> = lines.iter().map(ToString::to_string).collect();
    let hash = changed[20].rfind("\"hash\":\"").expect("a hash") + 8;
    let digit = if &changed[20][hash..=hash] == "0" {
        "1"
    } else {
        "0"
    };
    changed[20].replace_range(hash..=hash, digit);
    let file = written("changed.replay", &changed.join("\n"));
    let output = spaceline(&["replay", "verify"], &file);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said(&output).1.contains("step 20: the state differs"),
        "{:?}",
        said(&output)
    );

    let cut = written("cut.replay", &text[..text.len() - 30]);
    let output = spaceline(&["replay", "verify"], &cut);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        said(&output).1.contains(&format!("line {}", lines.len())),
        "{:?}",
        said(&output)
    );
}
