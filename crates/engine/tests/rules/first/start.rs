//! The end of the seed phases (area START).

use super::games::new_game;
use super::support::{Lists, begin, dilemma, event, planet};
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::DilemmaKind;
use engine::random::RandomPlayer;
use engine::{Action, Answer, Ask, Choice, Game, Place, Seat};

/// Passes and leaves everything out until the first turn.
fn skip(game: &mut Game) {
    while game.state().turn == 0 {
        let pending = game.pending().cloned().expect("a question");
        let answer = match pending.choice {
            Choice::Options { .. } => Answer::Option(0),
            Choice::Arrange { .. } => Answer::Arrange(Vec::new()),
            _ => Answer::Act(Action::Pass),
        };
        game.answer(pending.seat, answer).expect("legal");
    }
}

fn small_game() -> Game {
    let titles = ["A", "B", "C", "D", "E", "F"];
    let others = ["G", "H", "I", "J", "K", "L"];
    let all = titles.iter().chain(&others);
    let mut cards: Vec<_> = all.map(|t| planet(t, &[Federation])).collect();
    cards.push(event("Filler"));
    cards.push(dilemma("Spare", DilemmaKind::Dual));
    let deck = ["Filler"; 30];
    let lists = |missions| Lists {
        missions,
        seeds: &["Spare", "Spare"],
        deck: &deck,
    };
    begin(&cards, [lists(&titles), lists(&others)], 1)
}

/// 1E-START-01, 1E-GAP-81: the phase ends when both have passed, and a pass is final.
#[test]
fn setup_ends_when_both_players_have_passed() {
    let mut game = small_game();
    let mut passed = Vec::new();
    while game.state().turn == 0 {
        let pending = game.pending().cloned().expect("a question");
        if pending.ask == Ask::Seed {
            assert!(!passed.contains(&pending.seat));
            passed.push(pending.seat);
        }
        let answer = match pending.choice {
            Choice::Options { .. } => Answer::Option(0),
            Choice::Arrange { .. } => Answer::Arrange(Vec::new()),
            _ => Answer::Act(Action::Pass),
        };
        game.answer(pending.seat, answer).expect("legal");
    }
    assert_eq!(passed.len(), 2);
}

/// 1E-START-02: seeds that were not used are shown and out of play.
#[test]
fn unused_seeds_are_shown_and_out_of_play() {
    let mut game = small_game();
    game.set_log(true);
    skip(&mut game);
    for seat in [Seat(0), Seat(1)] {
        assert!(game.state().zone(Place::Seed(seat)).is_empty());
        assert_eq!(game.state().zone(Place::Removed(seat)).len(), 2);
    }
    let events = game.take_events();
    let shown = events.iter().filter(|e| {
        let gone = matches!(e.h.to, Some(Place::Removed(_)));
        gone && e.seen_by.has(Seat(0)) && e.seen_by.has(Seat(1))
    });
    assert_eq!(shown.count(), 4);
}

/// 1E-START-03, 1E-START-04: seven cards each, which the other does not see.
#[test]
fn both_players_draw_seven_cards() {
    let mut game = small_game();
    skip(&mut game);
    for seat in [Seat(0), Seat(1)] {
        let hand = game.state().zone(Place::Hand(seat));
        assert_eq!(hand.len(), 7);
        assert_eq!(game.state().zone(Place::Deck(seat)).len(), 23);
        for card in hand {
            let seen = game.seen_by(*card);
            assert!(seen.has(seat) && seen.len() == 1);
        }
        for card in game.state().zone(Place::Deck(seat)) {
            assert!(game.seen_by(*card).is_empty());
        }
    }
}

/// 1E-START-05, 1E-SEED-01, 1E-SEED-03: the starting player takes the first turn.
#[test]
fn the_starting_player_takes_the_first_turn() {
    for seed in 0..10 {
        let mut game = new_game(seed);
        let starting = game.state().active;
        let mut player = RandomPlayer::new(seed);
        while game.state().turn == 0 {
            let (seat, answer) = player.answer(&game).expect("an answer");
            game.answer(seat, answer).expect("legal");
        }
        assert_eq!(game.state().turn, 1);
        assert_eq!(game.state().active, starting);
        assert_eq!(game.pending().map(|p| p.seat), Some(starting));
    }
}
