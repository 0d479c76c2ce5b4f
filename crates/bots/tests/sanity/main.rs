//! Positions in which a good player knows what to do, and bots that must know it too. README.md says how they are
//! written.
//!
//! `SANITY=part-of-a-name cargo test -p bots --test sanity -- --nocapture` tells what each level does in some of them.

mod position;
mod run;

use bots::Level;
use position::Position;
use std::path::Path;

const SEEDS: u64 = 3;
/// Random games from each position, and the number after which it is taken to be impossible.
const RANDOM_GAMES: u64 = 60;
const MOST_RANDOM_GAMES: u64 = 20_000;

fn catalogue() -> Vec<Position> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sanity/positions");
    let mut files: Vec<_> = std::fs::read_dir(&folder)
        .expect("a folder of positions")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "scenario"))
        .collect();
    files.sort();
    let only = std::env::var("SANITY").unwrap_or_default();
    let (mut positions, mut faults) = (Vec::new(), Vec::new());
    for path in files {
        let name = path
            .file_stem()
            .map_or_else(String::new, |n| n.to_string_lossy().into_owned());
        let text = std::fs::read_to_string(&path).expect("a text");
        if name.contains(&only) {
            match Position::read(&name, &text) {
                Ok(position) => positions.push(position),
                Err(fault) => faults.push(fault),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    positions
}

/// Lists the mistakes of a level in a position, one line per seed.
fn failures(position: &Position, level: Level) -> Vec<String> {
    let verbose = std::env::var("SANITY").is_ok();
    let mut out = Vec::new();
    for seed in 1..=SEEDS {
        let told = |what: &str| format!("{}, {}, seed {seed}: {what}", position.name, level.name());
        match position.play(level, seed) {
            Err(fault) => out.push(told(&fault)),
            Ok(played) => {
                let steps = run::told(position, &played);
                if verbose {
                    println!("{}", told(&steps));
                }
                let faults = position.faults(&played);
                if !faults.is_empty() {
                    let faults = faults.join(", ");
                    out.push(told(&format!("not as expected: {faults}. It did: {steps}")));
                }
            }
        }
    }
    out
}

fn check(level: Level) {
    let (mut wrong, mut mended) = (Vec::new(), Vec::new());
    for position in catalogue().iter().filter(|p| p.levels.contains(&level)) {
        let failed = failures(position, level);
        match (position.known.contains(&level), failed.is_empty()) {
            (false, _) => wrong.extend(failed),
            (true, true) => mended.push(position.name.clone()),
            (true, false) => failed.iter().for_each(|f| println!("known: {f}")),
        }
    }
    // A level that looks ahead may come to see what was beyond it; a `known` line is then only out of date.
    for name in &mended {
        println!(
            "{name}: {} is no longer to be listed as `known`",
            level.name()
        );
    }
    assert!(
        wrong.is_empty(),
        "{} failures:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    let strict = matches!(level, Level::Cadet | Level::Ensign);
    assert!(
        !strict || mended.is_empty(),
        "no longer `known`: {mended:?}"
    );
}

#[test]
fn a_cadet_makes_no_gross_mistake() {
    check(Level::Cadet);
}

#[test]
fn an_ensign_does_what_is_plainly_right() {
    check(Level::Ensign);
}

#[test]
fn a_commander_does_what_is_plainly_right() {
    check(Level::Commander);
}

#[test]
fn an_admiral_does_what_is_plainly_right() {
    check(Level::Admiral);
}

#[test]
fn the_catalogue_is_large_and_every_position_expects_something() {
    let positions = catalogue();
    for position in &positions {
        assert!(
            !position.expected.is_empty(),
            "{} expects nothing",
            position.name
        );
        assert!(
            !position.levels.is_empty(),
            "{} is for no level",
            position.name
        );
    }
    if std::env::var("SANITY").is_err() {
        assert!(positions.len() >= 60, "{} positions", positions.len());
    }
}

/// An expectation that chance cannot fail says nothing, and one that nobody ever meets may be impossible.
#[test]
fn every_position_can_be_failed_and_can_be_met() {
    let (mut never_failed, mut never_met) = (Vec::new(), Vec::new());
    let (mut met, mut all) = (0, 0);
    let positions = catalogue();
    for position in &positions {
        let is_met = |seed: u64| {
            let played = position.play(Level::Random, seed);
            played.is_ok_and(|p| position.faults(&p).is_empty())
        };
        let passed = (1..=RANDOM_GAMES).filter(|seed| is_met(*seed)).count() as u64;
        if passed == RANDOM_GAMES {
            never_failed.push(&position.name);
        }
        if passed == 0
            && !failures(position, Level::Ensign).is_empty()
            && !(RANDOM_GAMES..MOST_RANDOM_GAMES).any(is_met)
        {
            never_met.push(&position.name);
        }
        (met, all) = (met + passed, all + RANDOM_GAMES);
    }
    println!("met by chance: {met} of {all}");
    assert!(
        never_failed.is_empty(),
        "chance never fails {never_failed:?}"
    );
    assert!(never_met.is_empty(), "nobody ever meets {never_met:?}");
    if std::env::var("SANITY").is_err() {
        assert!(met * 3 < all, "chance meets {met} of {all}");
    }
}
