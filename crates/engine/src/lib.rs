//! The rules of the Star Trek Customizable Card Game.
//!
//! [`Game`] runs until somebody must choose; [`Game::pending`] says who chooses what, [`Game::answer`]
//! checks an answer, applies it and runs on. The engine reads no files and no clocks and has no
//! randomness but its seed.

pub mod kernel;
pub mod random;
pub mod scenario;
pub mod second;
pub mod text;

pub use kernel::choice::{
    Action, Answer, Ask, Choice, Constraint, Label, Named, Naming, Pending, TextAsk,
};
pub use kernel::event::{Event, SeenEvent};
pub use kernel::game::Game;
pub use kernel::happening::{Cause, Facet, Happening};
pub use kernel::ids::{CardId, Seat, Seats, SiteId};
pub use kernel::place::Place;
pub use kernel::refusal::{Refusal, Why};
pub use kernel::replay::{Replay, ReplayError};
pub use kernel::state::{EndedBy, Flag, Outcome, State};
pub use kernel::table::{Deck, Table};
pub use kernel::tally::{Tally, abilities};
pub use kernel::view::View;
pub use scenario::{Built, Scenario, ScenarioError};
pub use second::rules::{RuleSet, Rules};
pub use text::asking::Asking;
