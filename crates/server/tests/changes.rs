//! What those who listen are told of whole games: the difference between one view and the next.

use cards::{Catalogue, DeckRules, generate};
use engine::random::RandomPlayer;
use engine::{Deck, Game, Rules, Seat};
use serde_json::Value;
use server::wire::patch::{Op, apply, diff};

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
    let mut seen: Vec<(Option<Seat>, String, Value)> = eyes
        .chain([None])
        .map(|seat| {
            let view = game.view(seat);
            let value = serde_json::to_value(&view).expect("a view");
            (seat, view.to_json(), value)
        })
        .collect();
    let (mut told, mut whole) = (0, 0);
    while let Some((seat, answer)) = player.answer(&game) {
        game.answer(seat, answer).expect("a legal answer");
        for (seat, text, value) in &mut seen {
            let view = game.view(*seat);
            let (old, new) = (std::mem::take(text), view.to_json());
            let ops = diff(&old, &new);
            assert!(
                ops.iter().all(|op| !path(op).is_empty()),
                "the whole view was sent"
            );
            apply(value, &ops).expect("it fits");
            assert_eq!(*value, serde_json::to_value(&view).expect("a view"));
            told += serde_json::to_string(&ops).expect("operations").len();
            whole += new.len();
            *text = new;
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
