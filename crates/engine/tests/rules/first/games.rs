//! Whole games of random players with generated decks.

use cards::Catalogue;
use cards::first::deck::{FirstRules, generate};
use engine::random::RandomPlayer;
use engine::{Ask, Deck, Game, Rules};

pub fn deck(seed: u64) -> Deck {
    let cards = Catalogue::first_edition();
    let list = generate(cards, seed, None).expect("a deck");
    let (legal, _) = list
        .validate(cards, &FirstRules::default())
        .unwrap_or_else(|findings| panic!("deck {seed}: {findings:?}"));
    Deck::try_from(&legal).expect("a deck without side decks")
}

pub fn new_game(seed: u64) -> Game {
    let defs = Catalogue::first_edition().shared();
    let decks = [deck(2 * seed), deck(2 * seed + 1)];
    Game::new(defs, &decks, Rules::first(), seed).expect("a game")
}

/// Plays until the question is another one, and returns the number of answers.
fn play(game: &mut Game, seed: u64, go_on: impl Fn(&Game) -> bool) -> usize {
    let mut player = RandomPlayer::new(seed);
    let mut answers = 0;
    while go_on(game) {
        let Some((seat, answer)) = player.answer(game) else {
            break;
        };
        if let Err(refusal) = game.answer(seat, answer.clone()) {
            panic!("seed {seed}: {answer:?} was refused: {refusal}");
        }
        if let Err(card) = game.state().check_places() {
            panic!("seed {seed}: {card:?} is in two places after {answer:?}");
        }
        answers += 1;
        assert!(answers < 50_000, "seed {seed}: no end");
    }
    answers
}

#[test]
fn two_random_players_seed_and_reach_the_first_turn() {
    for seed in 0..200 {
        let mut game = new_game(seed);
        play(&mut game, seed, |game| game.state().turn == 0);
        let pending = game.pending().expect("a question");
        assert_eq!(pending.ask, Ask::PlayCards, "seed {seed}");
        assert_eq!(pending.seat, game.state().active, "seed {seed}");
        let laid: usize = game.state().lines.iter().map(Vec::len).sum();
        assert!((6..=12).contains(&laid), "seed {seed}: {laid} locations");
    }
}

#[test]
fn games_of_random_players_end() {
    for seed in 0..100 {
        let mut game = new_game(seed);
        play(&mut game, seed, |_| true);
        assert!(game.is_over(), "seed {seed}");
    }
}
