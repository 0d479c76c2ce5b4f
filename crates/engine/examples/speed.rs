//! Plays random games on one core and tells how many a second.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Rules};
use std::sync::Arc;

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|a| a.parse().ok())
        .unwrap_or(2000);
    let players: u64 = std::env::args()
        .nth(2)
        .and_then(|a| a.parse().ok())
        .unwrap_or(2);
    let catalogue = Catalogue::second_edition();
    let defs: Arc<[_]> = catalogue.cards().to_vec().into();
    let decks: Vec<Deck> = (0..32).map(|seed| deck(catalogue, seed)).collect();
    let (mut choices, mut options, mut points) = (0u64, 0u64, 0u64);
    let start = std::time::Instant::now();
    for seed in 0..games {
        let hands: Vec<Deck> = (0..players)
            .map(|p| decks[((seed * 7 + p * 5) % 32) as usize].clone())
            .collect();
        let mut game =
            Game::new(Arc::clone(&defs), &hands, Rules::r2003(), seed).expect("legal decks");
        let mut player = RandomPlayer::new(seed);
        while let Some((seat, answer)) = player.answer(&game) {
            choices += 1;
            options += player.options() as u64;
            game.answer(seat, answer).expect("a legal answer");
        }
        let by = game.state().outcome.as_ref().expect("the game is over").by;
        points += u64::from(by == engine::EndedBy::Points);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {choices} choices ({:.1} a game, {:.1} options) in {seconds:.2} s: {:.0} games/s, {:.0} choices/s; {points} won by points",
        choices as f64 / games as f64,
        options as f64 / choices as f64,
        games as f64 / seconds,
        choices as f64 / seconds
    );
}

fn deck(catalogue: &Catalogue, seed: u64) -> Deck {
    let list = generate::generate(catalogue, seed, None);
    let (legal, _) = list
        .validate(catalogue, &DeckRules::default())
        .expect("generated decks are legal");
    let numbers = |cards: &[cards::CardIx]| cards.iter().map(|c| c.0).collect();
    Deck {
        missions: numbers(legal.missions()),
        dilemmas: numbers(legal.dilemmas()),
        deck: numbers(legal.deck()),
    }
}
