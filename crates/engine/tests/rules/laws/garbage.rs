//! Garbage, deep nesting and random mistakes in scenario texts.

use crate::scenarios::faults::{faults, set};
use crate::support::glossary::Rolls;
use std::time::{Duration, Instant};

/// Whatever comes out, it must come out without a panic and with places inside the text.
fn survives(text: &str) {
    match set(text) {
        Ok(built) => assert_eq!(built.game.state().check_places(), Ok(())),
        Err(errors) => {
            let lines = text.lines().count();
            assert!(!errors.is_empty());
            for e in errors {
                assert!(e.line <= lines, "{e}");
            }
        }
    }
}

#[test]
fn a_megabyte_of_garbage_is_refused() {
    let alphabet: Vec<char> = " \n\t[](){};:,\"'#/\\+-<>=.0123456789abcxyzABCXYZäß€🖖\u{0}\u{301}"
        .chars()
        .collect();
    for seed in 0..4 {
        let mut rolls = Rolls(seed);
        let mut text = String::new();
        while text.len() < 1 << 20 {
            text.push(alphabet[rolls.below(alphabet.len())]);
        }
        let start = Instant::now();
        assert!(set(&text).is_err());
        survives(&text);
        assert!(
            start.elapsed() < Duration::from_secs(10),
            "{:?}",
            start.elapsed()
        );
    }
    for c in [
        "x",
        " ",
        "[",
        "]",
        "\"",
        ":",
        ";",
        "player 1\n",
        "hand: Ann\n",
        "personnel a: ",
        "ä",
        "event E: text [",
    ] {
        survives(&c.repeat((1 << 20) / c.len()));
    }
}

#[test]
fn deeply_nested_brackets_are_refused() {
    for depth in [100, 1_000, 20_000] {
        for (open, close) in [
            ("[", "]"),
            ("(", ")"),
            ("[(", ")]"),
            ("Not(", ")"),
            ("Some(", ")"),
            ("All([", "])"),
        ] {
            let nest = format!("{}{}", open.repeat(depth), close.repeat(depth));
            for line in [
                format!("event E: text [{nest}]"),
                format!("event E: text [(when: Order, guard: {nest}, body: [])]"),
                format!("event E: play (need: {nest})"),
                format!("planet P: needs {nest}"),
                format!("personnel Bo: {nest}"),
            ] {
                faults(&line);
            }
        }
    }
}

const SAMPLE: &str = "rules 2003
seed 7
players 3
personnel Ann: Federation [Cmd] Medical 2 Science I5 C6 S7 cost 2 unique species Human/Vulcan
ship Wren: Federation staff[Cmd Stf] R8 W6 S6 cost 4 class \"Test Class\"
planet Green World: Fed span 2 points 35 Alpha needs Medical and (Cunning>5 or 2 Science)
hq Base: plays Fed, NA+TNG, equipment span 2
event Law: text [(when: Order, body: [Points(who: You, n: N(1))])]
dilemma Trap: dual cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt)))])]
player 1
  score 30
  counters 4
  missions: Green World; Base
  hand: Ann; 2x Wren
  at Green World: Wren as wren [used 3]; Ann as ann [stopped]
  aboard wren: Ann as bob of 2
  on Green World: Law of 2
  beneath Green World: Trap of 2
player 2
  pile: Trap [up]; 3x Trap
  core: Law
  deck: Ann; Ann
turn of 2
segment orders
";

#[test]
fn the_sample_is_sound() {
    if let Err(errors) = set(SAMPLE) {
        panic!("{errors:?}");
    }
}

#[test]
fn a_text_with_random_mistakes_never_panics() {
    let pool: Vec<char> = "[](){}:;,\"# x9>-\nä".chars().collect();
    let words: Vec<&str> = SAMPLE.split_whitespace().collect();
    let mut rolls = Rolls(42);
    for _ in 0..800 {
        let mut text: Vec<char> = SAMPLE.chars().collect();
        for _ in 0..=rolls.below(4) {
            let at = rolls.below(text.len());
            match rolls.below(5) {
                0 => {
                    text.remove(at);
                }
                1 => text.insert(at, pool[rolls.below(pool.len())]),
                2 => text[at] = pool[rolls.below(pool.len())],
                3 => {
                    let end = (at + rolls.below(30)).min(text.len());
                    text.drain(at..end);
                }
                _ => {
                    let word = format!(" {} ", words[rolls.below(words.len())]);
                    text.splice(at..at, word.chars());
                }
            }
        }
        survives(&text.into_iter().collect::<String>());
    }
}

#[test]
fn lines_in_any_order_never_panic() {
    let lines: Vec<&str> = SAMPLE.lines().collect();
    let mut rolls = Rolls(7);
    for _ in 0..250 {
        let mut shuffled = lines.clone();
        for i in (1..shuffled.len()).rev() {
            shuffled.swap(i, rolls.below(i + 1));
        }
        shuffled.truncate(1 + rolls.below(lines.len()));
        survives(&shuffled.join("\n"));
    }
}
