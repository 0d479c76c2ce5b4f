//! Games with every card and its text, and what must hold at every step of them.
//!
//! In the tests a fixed part is played; `SPACELINE_GAMES` says how many, `make soak` plays them all.

use super::every_step::misplaced;
use crate::support::games::{Playing, games};
use engine::random::SmallRng;
use engine::{Answer, Game, State};

const MOST_BYTES: usize = 64 * 1024;
/// Laws that take long are tried at every so many steps.
const NOW_AND_THEN: usize = 41;

/// Plays games side by side, as many as there are cores.
fn each_game(wanted: std::ops::Range<u64>, play: impl Fn(u64) + Sync) {
    let jobs = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        for job in 0..jobs {
            let (wanted, play) = (wanted.clone(), &play);
            scope.spawn(move || wanted.filter(|n| n % jobs == job).for_each(play));
        }
    });
}

#[test]
fn every_card_plays_without_a_panic_or_a_refused_offer() {
    each_game(games(300), |n| {
        let mut playing = Playing::touring(n);
        while playing.step().is_some() {
            let state = playing.game.state();
            every_card_is_in_one_place(&playing);
            assert!(state.bytes() <= MOST_BYTES, "{}", playing.place());
            if playing.step.is_multiple_of(NOW_AND_THEN) {
                every_listed_action_is_accepted(&playing);
                a_written_state_reads_the_same(&playing);
            }
        }
        assert!(playing.game.is_over(), "{}", playing.place());
    });
}

fn every_card_is_in_one_place(playing: &Playing) {
    if let Err(card) = playing.game.state().check_places() {
        panic!("{}: {}", playing.place(), misplaced(playing, card));
    }
}

fn every_listed_action_is_accepted(playing: &Playing) {
    let game = &playing.game;
    let Some(pending) = game.pending() else {
        return;
    };
    for action in game.actions() {
        let refusal = game.why_not(pending.seat, &Answer::Act(action));
        assert_eq!(refusal, None, "{}: {action:?}", playing.place());
    }
}

fn a_written_state_reads_the_same(playing: &Playing) {
    let state = playing.game.state();
    let json = serde_json::to_string(state).expect("a state can be written");
    let read: State = serde_json::from_str(&json).expect("and read");
    assert!(read == *state, "{}", playing.place());
}

/// 2E-GAP-43
#[test]
fn every_card_plays_on_when_players_leave() {
    each_game(games(60), |n| {
        let mut playing = Playing::touring(n);
        let mut rng = SmallRng::new(n);
        while playing.step().is_some() {
            if rng.below(100) == 0 && !playing.game.is_over() {
                leave(&mut playing.game, &mut rng);
            }
            every_card_is_in_one_place(&playing);
        }
        assert!(playing.game.is_over(), "{}", playing.place());
    });
}

fn leave(game: &mut Game, rng: &mut SmallRng) {
    let seats: Vec<_> = game.state().from_seat(engine::Seat(0)).collect();
    let seat = *rng.pick(&seats).expect("somebody is left");
    game.answer(seat, Answer::Concede)
        .expect("anybody may give up");
    assert!(game.state().player(seat).gone);
}
