//! Writes what happens in seeded random games, to compare two versions of the engine:
//! `cargo run --release -p engine --example trace_games -- GAMES [GAME] [kept]`.
//!
//! Prints one line per game: a hash over every question, the legal actions, the answer, the kinds and
//! cards of all events, and the outcome. With the number of a game it prints that game in full. With `kept`,
//! games are played with the faults that games of replay format 1 keep, and events are left out.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Faults, Game, Questions, Rules, SecondRules};
use std::fmt::Write;

/// Folds text into a 64-bit hash that does not depend on the build (FNV-1a).
fn fold(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |h, b| {
        (h ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Abilities as they were numbered before they had a type of their own.
fn plain(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    while let Some(at) = rest.find("ability: ") {
        let (before, after) = rest.split_at(at + "ability: ".len());
        out += before;
        let (base, after) = match after.strip_prefix("Printed(") {
            Some(after) => (0, after),
            None => (128, after.strip_prefix("Lasting(").unwrap_or(after)),
        };
        let end = after.find(')').unwrap_or(0);
        let n: u32 = after[..end].parse().unwrap_or(0);
        out += &(base + n).to_string();
        rest = &after[end + 1..];
    }
    out + rest
}

/// The `n`-th game: two to six players, both rulebooks, decks that together hold every card.
fn game(n: u64, faults: Faults) -> (Game, RandomPlayer) {
    let cards = Catalogue::second_edition();
    let players = 2 + n % 5;
    let rules = match n / 5 % 2 {
        0 => SecondRules::r2003(),
        _ => SecondRules::r2002(),
    };
    let questions = match faults {
        Faults::Kept => Questions::All,
        Faults::Mended => Questions::ThatMatter,
    };
    let rules = Rules::Second(SecondRules {
        faults,
        questions,
        ..rules
    });
    let player = match n % 4 {
        0 => RandomPlayer::new(n),
        _ => RandomPlayer::eager(n),
    };
    let mut lists = cards::tour::decks(cards, 77, n, players as usize);
    for seat in lists.len() as u64..players {
        lists.push(generate::generate(cards, n * 10 + seat, None));
    }
    let legal = lists.iter().filter_map(|list| {
        let checked = list.validate(cards, &DeckRules::default());
        checked.ok().map(|(deck, _)| Deck::from(&deck))
    });
    let decks: Vec<Deck> = legal.collect();
    let game = Game::new(cards.shared(), &decks, rules, n).expect("legal decks");
    (game, player)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| args.get(n).and_then(|a| a.parse::<u64>().ok());
    let (games, only) = (number(0).unwrap_or(500), number(1));
    let faults = match args.iter().any(|a| a == "kept") {
        true => Faults::Kept,
        false => Faults::Mended,
    };
    for n in only.map_or(0..games, |n| n..n + 1) {
        let (mut game, mut player) = game(n, faults);
        game.set_log(faults == Faults::Mended);
        let mut hash = 0xcbf2_9ce4_8422_2325;
        let mut steps = 0;
        while let Some((seat, answer)) = player.answer(&game) {
            let mut line = String::new();
            let _ = write!(
                line,
                "{:?} {:?} {seat:?} {answer:?}",
                game.pending(),
                game.actions()
            );
            game.answer(seat, answer).expect("an offered answer");
            for event in game.take_events() {
                let h = event.h;
                let _ = write!(
                    line,
                    " | {:?} {:?} {:?} {:?} {:?}",
                    h.kind, h.who, h.card, h.other, event.cards
                );
            }
            let line = plain(&line);
            hash = fold(hash, &line);
            steps += 1;
            if only.is_some() {
                println!("{steps} {line}");
            }
        }
        let state = game.state();
        let players: Vec<_> = state.players.iter().map(|p| (p.score, p.gone)).collect();
        let end = format!("{:?} {players:?} {}", state.outcome, state.turn);
        println!("{n} {steps} {:016x} {end}", fold(hash, &end));
    }
}
