//! `cargo bench -p engine`: whole random games, a single answer, cloning, hashing, views.

use cards::{CardDef, Catalogue, DeckRules, generate};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Rules, Seat};
use std::hint::black_box;
use std::sync::Arc;

fn defs() -> Arc<[CardDef]> {
    Catalogue::second_edition().shared()
}

fn deck(seed: u64) -> Deck {
    let catalogue = Catalogue::second_edition();
    let list = generate::generate(catalogue, seed, None);
    let (legal, _) = list
        .validate(catalogue, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&legal)
}

fn new_game(defs: &Arc<[CardDef]>, decks: &[Deck], seed: u64) -> Game {
    Game::new(Arc::clone(defs), decks, Rules::r2003(), seed).expect("a legal setup")
}

/// A game of two after so many choices, in which somebody may act.
fn mid_game(choices: usize) -> (Game, RandomPlayer) {
    let (defs, decks) = (defs(), [deck(1), deck(2)]);
    (1..)
        .map(|seed| {
            let (mut game, mut player) = (new_game(&defs, &decks, seed), RandomPlayer::new(seed));
            for _ in 0..choices {
                if let Some((seat, answer)) = player.answer(&game) {
                    game.answer(seat, answer).expect("a legal answer");
                }
            }
            (game, player)
        })
        .find(|(game, _)| game.actions().len() > 4)
        .expect("some game is still going on")
}

fn whole_games(c: &mut Criterion) {
    let defs = defs();
    let decks = [deck(1), deck(2)];
    let mut group = c.benchmark_group("game");
    group.throughput(Throughput::Elements(1));
    let mut seed = 0;
    group.bench_function("random, two players, core", |b| {
        b.iter(|| {
            seed += 1;
            let mut game = new_game(&defs, &decks, seed);
            let mut player = RandomPlayer::new(seed);
            while let Some((seat, answer)) = player.answer(&game) {
                game.answer(seat, answer).expect("a legal answer");
            }
            game.state().turn
        });
    });
    group.finish();
}

fn pieces(c: &mut Criterion) {
    let (game, mut player) = mid_game(100);
    c.bench_function("clone a mid-game state", |b| {
        b.iter(|| black_box(game.state().clone()))
    });
    c.bench_function("hash a mid-game state", |b| {
        b.iter(|| black_box(game.state().hash64()))
    });
    c.bench_function("list the legal actions", |b| {
        b.iter(|| black_box(game.actions()))
    });
    c.bench_function("one answer", |b| {
        b.iter_batched(
            || {
                let next = player.answer(&game).expect("the game goes on");
                (game.clone(), next)
            },
            |(mut game, (seat, answer))| {
                game.answer(seat, answer).expect("a legal answer");
                game
            },
            BatchSize::SmallInput,
        );
    });
    c.bench_function("build and serialise a view", |b| {
        b.iter(|| serde_json::to_vec(&game.view(Some(Seat(0)))).expect("a view"));
    });
}

criterion_group!(benches, whole_games, pieces);
criterion_main!(benches);
