//! What those who listen are told of whole games: the difference between one view and the next.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Moment, Rules, Seat, Watcher};
use serde_json::Value;
use server::wire::patch::{Op, apply};

fn deck(seed: u64) -> Deck {
    let catalogue = Catalogue::second_edition();
    let list = generate::generate(catalogue, seed, None);
    let (legal, _) = list
        .validate(catalogue, &DeckRules::default())
        .expect("generated decks are legal");
    Deck::from(&legal)
}

fn path(op: &Op) -> &str {
    match op {
        Op::Add { path, .. } | Op::Remove { path } | Op::Replace { path, .. } => path,
    }
}

/// Plays a game to its end; every seat, and a spectator, follows it by differences alone.
fn follow(players: u64, seed: u64) {
    let decks: Vec<Deck> = (0..players).map(|n| deck(seed * 10 + n)).collect();
    let defs = Catalogue::second_edition().shared();
    let mut game = Game::new(defs, &decks, Rules::r2003(), seed).expect("a legal setup");
    let mut player = RandomPlayer::eager(seed);
    let eyes = (0..players).map(|seat| Some(Seat(seat as u8)));
    let json = |view: &engine::View| serde_json::to_value(view).expect("a view");
    let mut seen: Vec<(Watcher, Value)> = eyes
        .chain([None])
        .map(|seat| (Watcher::new(&game, seat), json(&game.view(seat))))
        .collect();
    let (mut told, mut whole) = (0, 0);
    while let Some((seat, answer)) = player.answer(&game) {
        game.answer(seat, answer).expect("a legal answer");
        let moment = Moment::new(&game);
        for (watcher, value) in &mut seen {
            let changes = watcher.follow(&moment);
            let ops: Vec<Op> = serde_json::from_str(&changes).expect("operations");
            assert!(
                ops.iter().all(|op| !path(op).is_empty()),
                "the whole view was sent"
            );
            apply(value, &ops).expect("it fits");
            let view = game.view(watcher.view().viewer);
            assert_eq!(*value, json(&view));
            told += changes.len();
            whole += view.to_json().len();
        }
    }
    assert!(
        told * 4 < whole,
        "{told} characters were told of views of {whole}"
    );
}

#[test]
fn whole_games_can_be_followed_by_differences_alone() {
    for (players, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        follow(players, seed);
    }
}
