//! `cargo bench -p server`: what one answer costs for those who listen.

use cards::{Catalogue, DeckRules, generate};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Moment, Rules, Seat, Watcher};
use std::hint::black_box;

fn deck(seed: u64) -> Deck {
    let catalogue = Catalogue::second_edition();
    let list = generate::generate(catalogue, seed, None);
    let (legal, _) = list
        .validate(catalogue, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&legal)
}

/// Games one after the other in the middle of a game of two.
fn moments() -> Vec<Game> {
    let defs = Catalogue::second_edition().shared();
    let mut game = Game::new(defs, &[deck(1), deck(2)], Rules::r2003(), 1).expect("a legal setup");
    let mut player = RandomPlayer::eager(1);
    let mut games = Vec::new();
    while let Some((seat, answer)) = player.answer(&game).filter(|_| games.len() < 200) {
        game.answer(seat, answer).expect("a legal answer");
        games.push(game.clone());
    }
    games.split_off(100)
}

fn changes(c: &mut Criterion) {
    let games = moments();
    let views: Vec<_> = games.iter().map(|game| game.view(Some(Seat(0)))).collect();
    let watchers: Vec<Watcher> = (games.iter())
        .map(|game| Watcher::new(game, Some(Seat(0))))
        .collect();
    let mut at = (0..games.len() - 1).cycle();
    c.bench_function("what a seat sees", |b| {
        b.iter(|| black_box(games[at.next().unwrap_or(0)].view(Some(Seat(0)))))
    });
    c.bench_function("a view as it is sent", |b| {
        b.iter(|| black_box(views[at.next().unwrap_or(0)].to_json()))
    });
    c.bench_function("the change of a view", |b| {
        let next = || {
            let at = at.next().unwrap_or(0);
            (watchers[at].clone(), &games[at + 1])
        };
        b.iter_batched(
            next,
            |(mut watcher, game)| black_box(watcher.follow(&Moment::new(game))),
            BatchSize::SmallInput,
        )
    });
}

criterion_group!(benches, changes);
criterion_main!(benches);
