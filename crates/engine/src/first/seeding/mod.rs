//! The seed phases in their order (1E-SEED-01): doorways, missions, dilemmas, facilities.

mod dilemmas;
mod doorways;
pub(super) mod facilities;
mod missions;

pub(super) use dilemmas::check_beneath;

use super::setup;
use super::turn::{self, Course};
use crate::kernel::choice::{Answer, Ask, Choice, Layout};
use crate::kernel::game::{Flow, Game};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::procedure::{Here, Turn};
use crate::random::SmallRng;
use serde::{Deserialize, Serialize};

/// The next thing to do before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Both players seed doorways.
    Doorways,
    /// The next mission is laid.
    Missions,
    /// Both players seed under missions of one kind.
    Under(Stage),
    /// The players seed facilities in turn.
    Facilities {
        /// The player who is asked.
        seat: Seat,
        /// Those who have nothing more to seed.
        passed: Seats,
    },
    /// Unused seed cards are shown, and hands are drawn.
    Reveal,
}

/// The missions that cards are seeded under (1E-SEED-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The opponent's.
    Opponents,
    /// Those that both players have laid.
    Shared,
    /// One's own.
    Own,
}

/// Cards laid at places by one player.
pub(super) type Laid = Vec<(CardId, Place)>;

pub(super) fn step(game: &mut Game, at: Here<Turn>, step: Step) -> Flow {
    match step {
        Step::Doorways => doorways::step(game, at),
        Step::Missions => missions::step(game, at),
        Step::Under(stage) => dilemmas::step(game, at, stage),
        Step::Facilities { seat, passed } => facilities::step(game, at, seat, passed),
        Step::Reveal => {
            setup::begin_play(game);
            turn::go_to(game, at, turn::Step::Start)
        }
    }
}

/// Goes to another seed phase.
fn go_on(game: &mut Game, at: Here<Turn>, step: Step) -> Flow {
    turn::go_to(game, at, turn::Step::Seeding(step))
}

/// The cards and places of a question about laying cards.
struct Question {
    ask: Ask,
    rule: Layout,
    cards: Vec<CardId>,
    places: Vec<Place>,
}

/// Asks both players how they lay cards, the second one without a sign of what the first has chosen (1E-GAP-84).
/// The answers, in the order of the players, once both are there.
fn both(
    game: &mut Game,
    at: Here<Turn>,
    question: impl Fn(&Game, Seat) -> Question,
) -> Result<Vec<(Seat, Laid)>, Flow> {
    if let Some(Answer::Arrange(laid)) = game.reply.take() {
        game[at].first_mut().laid.push(laid);
    }
    let seats: Vec<Seat> = game.state.from_seat(game.state.active).collect();
    while let Some(&seat) = seats.get(game[at].first().laid.len()) {
        let Question {
            ask,
            rule,
            cards,
            places,
        } = question(game, seat);
        if cards.is_empty() || places.is_empty() {
            game[at].first_mut().laid.push(Vec::new());
            continue;
        }
        let choice = Choice::Arrange {
            cards,
            places,
            rule,
        };
        return Err(game.ask(seat, ask, choice));
    }
    let laid = std::mem::take(&mut game[at].first_mut().laid);
    Ok(seats.into_iter().zip(laid).collect())
}

/// Replaces an arrangement that `seat` does not know yet by a random one.
pub(super) fn veil(game: &mut Game, seat: Seat, course: &Course) -> Option<Laid> {
    let turn::Step::Seeding(step) = course.step else {
        return None;
    };
    let first = game.state.active;
    if course.laid.len() != 1 || first == seat {
        return None;
    }
    let question = match step {
        Step::Doorways => doorways::question(game, first),
        Step::Under(stage) => dilemmas::question(game, first, stage),
        Step::Missions | Step::Facilities { .. } | Step::Reveal => return None,
    };
    let Question {
        cards,
        places,
        rule,
        ..
    } = question;
    let mut random = SmallRng::new(game.state.dice.seed());
    Some(random.arrangement(game, &cards, &places, rule))
}
