//! Players that are programs. A [`Bot`] of some [`Level`] looks at nothing but what its seat may know, and gives a
//! legal answer to whatever it is asked.
//!
//! ```
//! use bots::{Bot, Level};
//! use cards::deck::starters::starters;
//! use cards::{Catalogue, DeckRules};
//! use engine::{Deck, Game, Rules};
//!
//! let catalogue = Catalogue::second_edition();
//! let decks: Vec<Deck> = starters()[..2]
//!     .iter()
//!     .map(|starter| {
//!         let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//!         Deck::from(&checked.expect("a starter deck is legal").0)
//!     })
//!     .collect();
//! let mut game = Game::new(catalogue.shared(), &decks, Rules::r2003(), 7).expect("a game");
//!
//! let asked = game.pending().expect("a game begins with a question").seat;
//! let mut bot = Bot::new(Level::Ensign, 1);
//! let (seat, answer) = bot.answer(&game).expect("an answer to it");
//! assert_eq!(seat, asked);
//! game.answer(seat, answer).expect("it is legal");
//! ```
//!
//! [`Bot::advise`] tells what a bot would do and why, without doing it. What the bots know about the rules of an
//! edition is in a folder of its own; the search above it knows none.

mod advice;
mod candidates;
mod dream;
mod search;
mod second;
mod suggest;
mod worth;

pub use advice::{Advice, Line};
pub use search::{Budget, Look, Searcher};
pub use second::ensign::Ensign;
pub use second::guess::Guesser;
pub use suggest::{promising, suggest};

use engine::random::RandomPlayer;
use engine::{Answer, Game, Seat};
use locale::{Message, message};
use std::time::Duration;

/// The playing strength of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal answer, at random.
    Random,
    /// Simple and forgiving.
    Cadet,
    /// Sound rules of thumb.
    Ensign,
    /// Looks ahead.
    Commander,
    /// Looks further ahead.
    Admiral,
}

impl Level {
    pub const ALL: [Level; 5] = [
        Level::Random,
        Level::Cadet,
        Level::Ensign,
        Level::Commander,
        Level::Admiral,
    ];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Cadet => "cadet",
            Level::Ensign => "ensign",
            Level::Commander => "commander",
            Level::Admiral => "admiral",
        }
    }

    /// As players call it: `Cadet`, `Kadett`.
    pub fn message(self) -> Message {
        match self {
            Level::Random => message!("level-random"),
            Level::Cadet => message!("level-cadet"),
            Level::Ensign => message!("level-ensign"),
            Level::Commander => message!("level-commander"),
            Level::Admiral => message!("level-admiral"),
        }
    }
}

/// A player of some level. The same seed gives the same answers, unless a time limit cuts its thinking short.
#[derive(Clone, Debug)]
pub enum Bot {
    Random(RandomPlayer),
    Ensign(Box<Ensign>),
    Searcher(Box<Searcher>),
}

impl Bot {
    pub fn new(level: Level, seed: u64) -> Bot {
        match level {
            Level::Random => Bot::Random(RandomPlayer::new(seed)),
            Level::Cadet => Bot::Ensign(Box::new(Ensign::cadet(seed))),
            Level::Ensign => Bot::Ensign(Box::new(Ensign::new(seed))),
            Level::Commander => Bot::searching(Budget::COMMANDER, seed),
            Level::Admiral => Bot::searching(Budget::ADMIRAL, seed),
        }
    }

    pub fn searching(budget: Budget, seed: u64) -> Bot {
        Bot::Searcher(Box::new(Searcher::new(budget, seed)))
    }

    /// Thinks about one answer for no longer than this.
    #[must_use]
    pub fn within(mut self, limit: Duration) -> Bot {
        if let Bot::Searcher(player) = &mut self {
            player.set_limit(limit);
        }
        self
    }

    /// A legal answer to the pending question, which must be for this bot's seat; `None` when nobody is asked.
    pub fn answer(&mut self, game: &Game) -> Option<(Seat, Answer)> {
        match self {
            Bot::Random(player) => player.answer(game),
            Bot::Ensign(player) => player.answer(game),
            Bot::Searcher(player) => player.answer(game),
        }
    }

    /// Returns this bot's answer and its reasons; `None` when nobody is asked.
    pub fn advise(&mut self, game: &Game) -> Option<Advice> {
        let (seat, answer) = match self {
            Bot::Searcher(player) => return player.advise(game),
            Bot::Random(player) => player.answer(game)?,
            Bot::Ensign(player) => player.propose(game)?,
        };
        let line = Line {
            answer,
            visits: 0,
            chance: None,
            then: Vec::new(),
        };
        Some(Advice {
            seat,
            nodes: 0,
            lines: vec![line],
        })
    }
}
