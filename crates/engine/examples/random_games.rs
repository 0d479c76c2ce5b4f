//! Measures random games: `cargo run --release -p engine --example random_games -- GAMES PLAYERS MODE SEED`,
//! where MODE is `core`, `log` or `views`.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Rules};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

fn deck(seed: u64) -> Deck {
    let cards = Catalogue::second_edition();
    let list = generate::generate(cards, seed, None);
    let (deck, _) = list
        .validate(cards, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&deck)
}

fn main() {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(200);
    let players: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(2);
    let mode = args.next().unwrap_or_else(|| "core".into());
    let first: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let defs: Arc<[cards::CardDef]> = Catalogue::second_edition().shared();
    let decks: Vec<Vec<Deck>> = (0..games)
        .map(|g| (0..players).map(|p| deck((first + g) * 10 + p)).collect())
        .collect();
    let (mut choices, mut options, mut bytes, mut turns, mut written) = (0u64, 0u64, 0, 0u64, 0);
    let mut ended: BTreeMap<String, u64> = BTreeMap::new();
    let start = Instant::now();
    for (g, decks) in decks.iter().enumerate() {
        let seed = first + g as u64;
        let mut game =
            Game::new(Arc::clone(&defs), decks, Rules::default(), seed).expect("legal decks");
        game.set_log(mode != "core");
        let mut player = RandomPlayer::new(seed);
        while let Some((seat, answer)) = player.answer(&game) {
            choices += 1;
            options += player.options() as u64;
            game.answer(seat, answer).expect("an offered answer");
            if mode != "core" {
                game.take_events();
            }
            if mode == "build" {
                for seat in game.state().seats() {
                    written += game.view(Some(seat)).players.len();
                }
            }
            if mode == "views" {
                for seat in game.state().seats() {
                    written += game.view_json(Some(seat)).len();
                }
            }
            if choices % 1_000_000 == 0 {
                eprintln!("game {g}, turn {}: {choices} choices", game.state().turn);
            }
        }
        turns += u64::from(game.state().turn);
        bytes = bytes.max(game.state().bytes());
        let by = game.state().outcome.as_ref().map(|o| format!("{:?}", o.by));
        *ended.entry(by.unwrap_or_default()).or_default() += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{games} games, {seconds:.2} s: {:.0} games/s, {:.0} choices/s, {:.1} choices and {:.1} turns a game, \
         {:.1} options a choice, at most {bytes} bytes, {} bytes of views a choice, ended by {ended:?}",
        games as f64 / seconds,
        choices as f64 / seconds,
        choices as f64 / games as f64,
        turns as f64 / games as f64,
        options as f64 / choices as f64,
        written as u64 / choices,
    );
}
