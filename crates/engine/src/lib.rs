//! The rules of the Star Trek Customizable Card Game.
//!
//! [`Game`] runs until somebody must choose; [`Game::pending`] says who chooses what, [`Game::answer`]
//! checks an answer, applies it and runs on. The engine reads no files and no clocks and has no
//! randomness but its seed.

mod kernel;
pub mod random;
pub mod scenario;
pub mod script;
mod second;
mod text;

pub use kernel::choice::{
    Action, Answer, Ask, Choice, Constraint, Label, Named, Naming, Pending, TextAsk,
};
pub use kernel::event::{Event, SeenEvent};
pub use kernel::frame::{
    Attempt, Bindings, Block, Check, Code, Fate, Fight, Frame, Happen, HappenStep, Play, Respond,
    Role, Turn, Value,
};
pub use kernel::game::Game;
pub use kernel::happening::{Cause, Facet, Happening};
pub use kernel::ids::{CardId, Seat, Seats, SiteId};
pub use kernel::imagine::Unknown;
pub use kernel::place::Place;
pub use kernel::refusal::{Refusal, Why};
#[doc(hidden)]
pub use kernel::rename::Swap;
pub use kernel::replay::{FORMAT, Header, Packs, PlayerHeader, Replay, ReplayError};
pub use kernel::rng::Dice;
pub use kernel::state::{
    Card, EndedBy, Flag, LastKnown, Lasting, Outcome, Player, State, Until, Use,
};
pub use kernel::table::{Deck, Face, Site, Table};
pub use kernel::tally::{Tally, abilities};
pub use kernel::view::{
    AttemptView, CardView, FightView, GroupView, MissionView, PlayerView, Prompt, Segment,
    ShipView, SideView, SiteView, Sizes, View,
};
pub use scenario::{Built, Scenario, ScenarioError};
pub use second::attempt::{Reserve, Step as AttemptStep};
pub use second::check::Step as CheckStep;
pub use second::fight::Step as FightStep;
pub use second::play::Step as PlayStep;
pub use second::requirement::{Asked, Line, all_met};
pub use second::rules::{
    BeamingShip, Captive, CardsOnCards, EqualScores, FaceUpCard, OverLimit, OwnStopped, RuleSet,
    Rules, SameMission, StoppedCard, StoppedDefenders, TieBreaker, Unfaced, UniqueCaptive,
};
pub use second::setup::{MOST_PLAYERS, SetupError};
pub use second::staffing::StaffingGap;
pub use second::turn::Step as TurnStep;
pub use second::winning::POINTS_TO_WIN;
pub use text::asking::Asking;
pub use text::modifiers::Term;
