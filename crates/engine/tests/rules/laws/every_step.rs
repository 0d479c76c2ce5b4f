//! What holds after every answer.

use crate::support::games::{Playing, games};
use engine::random::SmallRng;
use engine::{Answer, CardId, EndedBy, State};

const MOST_BYTES: usize = 64 * 1024;

#[test]
fn games_end_and_every_card_is_in_one_place_after_each_answer() {
    // Texts take time: every fifth game has them.
    let tables = games(300).map(|n| match n % 5 {
        0 => Playing::telling(n / 5),
        _ => Playing::new(n),
    });
    for mut playing in tables {
        while playing.step().is_some() {
            let state = playing.game.state();
            if let Err(card) = state.check_places() {
                panic!("{}: {}", playing.place(), misplaced(&playing, card));
            }
            assert!(state.bytes() <= MOST_BYTES, "{}", playing.place());
        }
        assert!(
            playing.game.is_over(),
            "{}: nobody is asked",
            playing.place()
        );
    }
}

pub fn misplaced(playing: &Playing, card: CardId) -> String {
    let name = playing.game.table().def(card).full_name();
    let place = playing.game.state().card(card).place;
    format!("{name} ({card}) is misplaced at {place:?}")
}

#[test]
fn a_state_survives_being_written_and_read() {
    for n in games(20) {
        let mut playing = Playing::varied(n);
        while playing.step().is_some() {
            if !playing.step.is_multiple_of(23) {
                continue;
            }
            let state = playing.game.state();
            let json = serde_json::to_string(state).expect("a state can be written");
            let read: State = serde_json::from_str(&json).expect("and read");
            assert!(read == *state, "{}", playing.place());
            assert_eq!(read.hash64(), state.hash64(), "{}", playing.place());
        }
    }
}

#[test]
fn listed_actions_are_all_accepted() {
    for n in games(25) {
        let mut playing = Playing::varied(n);
        while playing.step().is_some() {
            let game = &playing.game;
            let Some(pending) = game.pending() else {
                continue;
            };
            for action in game.actions() {
                let refusal = game.why_not(pending.seat, &Answer::Act(action));
                assert_eq!(refusal, None, "{}: {action:?}", playing.place());
            }
        }
    }
}

/// 2E-GAP-43
#[test]
fn a_game_goes_on_without_players_who_leave() {
    let mut left_to_one = 0;
    for n in games(60) {
        let mut playing = Playing::varied(n);
        let mut rng = SmallRng::new(n);
        loop {
            if rng.below(150) == 0 && !playing.game.is_over() {
                let seats: Vec<_> = playing.game.state().from_seat(engine::Seat(0)).collect();
                let seat = *rng.pick(&seats).expect("somebody is left");
                playing
                    .game
                    .answer(seat, Answer::Concede)
                    .expect("anybody may give up");
                let state = playing.game.state();
                assert!(state.player(seat).gone);
                assert_ne!(state.pending.as_ref().map(|p| p.seat), Some(seat));
                if let Err(card) = state.check_places() {
                    panic!("{}: {seat} left, card {card} is misplaced", playing.place());
                }
            }
            if playing.step().is_none() {
                break;
            }
            if let Err(card) = playing.game.state().check_places() {
                panic!("{}: {}", playing.place(), misplaced(&playing, card));
            }
        }
        let outcome = playing.game.state().outcome.as_ref();
        let outcome = outcome.unwrap_or_else(|| panic!("{}: not over", playing.place()));
        left_to_one += usize::from(outcome.by == EndedBy::Concession);
    }
    assert!(left_to_one > 0);
}
