//! Players that are programs. Each looks at nothing but what its seat may know ([`eye`]).

mod ensign;
mod eye;
mod worth;

pub use ensign::Ensign;

use engine::random::RandomPlayer;
use engine::{Answer, Game, Seat};

/// How well a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal answer, by lot.
    Random,
    /// Sound rules of thumb.
    Ensign,
}

impl Level {
    pub const ALL: [Level; 2] = [Level::Random, Level::Ensign];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Ensign => "ensign",
        }
    }
}

/// A player of some level. The same seed gives the same answers.
#[derive(Clone, Debug)]
pub enum Bot {
    Random(RandomPlayer),
    Ensign(Box<Ensign>),
}

impl Bot {
    pub fn new(level: Level, seed: u64) -> Bot {
        match level {
            Level::Random => Bot::Random(RandomPlayer::new(seed)),
            Level::Ensign => Bot::Ensign(Box::new(Ensign::new(seed))),
        }
    }

    /// A legal answer to the pending question, which must be for this bot's seat; `None` when nobody is asked.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        match self {
            Bot::Random(player) => player.answer(game),
            Bot::Ensign(player) => player.answer(game),
        }
    }
}
