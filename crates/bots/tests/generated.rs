//! Bots of all levels with decks made by the program, two to four players: every answer is accepted, every game ends.
//!
//! `SPACELINE_GAMES=5000 cargo test --release -p bots --test generated` plays as many; without it a fixed portion.

use bots::{Bot, Budget, Level, Look};
use cards::{Catalogue, DeckRules, generate};
use engine::{Deck, Game, Rulebook, Rules};

/// More answers than any of these games needs.
const MOST: usize = 50_000;
/// A portion that is played with every change.
const PORTION: u64 = 60;
/// One game in so many has players that look ahead with their full budget: they take seconds.
const FULL: u64 = 100;

/// Looks ahead, but not far.
const SHORT: Look = Look {
    nodes: 6,
    width: 3,
    turns: 0,
    sure: 1.0,
};

fn games() -> u64 {
    let wanted = std::env::var("SPACELINE_GAMES").ok();
    wanted.map_or(PORTION, |n| n.parse().expect("SPACELINE_GAMES is a number"))
}

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let (legal, _) = list
        .validate(cards, &DeckRules::default())
        .expect("a legal deck");
    Deck::from(&legal)
}

fn bot(game: u64, seat: u64) -> Bot {
    let seed = game << 8 | seat;
    let level = Level::ALL[((game + seat) % 5) as usize];
    let searches = matches!(level, Level::Commander | Level::Admiral);
    match searches && game % FULL != FULL - 1 {
        true => {
            let budget = Budget {
                plays: SHORT,
                dilemmas: SHORT,
                acts: SHORT,
                worlds: 2,
                explore: 0.3,
            };
            Bot::searching(budget, seed)
        }
        false => Bot::new(level, seed),
    }
}

fn play(n: u64) -> usize {
    let players = 2 + n % 3;
    let decks: Vec<Deck> = (0..players).map(|p| deck(1000 + 7 * n + p)).collect();
    let rules = match n % 4 {
        3 => Rulebook::R2002,
        _ => Rulebook::R2003,
    };
    let cards = Catalogue::second_edition().cards();
    let mut game = Game::new(cards.into(), &decks, Rules::of(rules), n).expect("a game");
    let mut bots: Vec<Bot> = (0..players).map(|seat| bot(n, seat)).collect();
    for answers in 0..MOST {
        let Some(pending) = game.pending() else {
            assert!(game.is_over(), "game {n} stands still");
            return answers;
        };
        let at = pending.seat;
        let (seat, answer) = bots[at.index()].answer(&game).expect("an answer");
        assert_eq!(seat, at, "game {n}, answer {answers}");
        let told = format!("game {n}, answer {answers}, {:?}: {answer:?}", pending.ask);
        game.answer(seat, answer)
            .unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"));
    }
    panic!("game {n}: no end after {MOST} answers");
}

#[test]
fn no_bot_gives_an_invalid_answer() {
    let games = games();
    let next = std::sync::atomic::AtomicU64::new(0);
    let job = || {
        let mut answers = 0;
        loop {
            let n = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            if n >= games {
                return answers;
            }
            answers += play(n);
        }
    };
    let total: usize = std::thread::scope(|scope| {
        let jobs = [scope.spawn(job), scope.spawn(job)];
        jobs.into_iter().map(|j| j.join().expect("a job")).sum()
    });
    println!("{games} games, {total} answers");
    assert!(total as u64 > 50 * games);
}
