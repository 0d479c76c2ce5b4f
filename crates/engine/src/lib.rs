//! The rules of the Star Trek Customizable Card Game.
//!
//! [`Game`] runs until somebody must choose; [`Game::pending`] says who chooses what, [`Game::answer`]
//! checks an answer, applies it and runs on. The engine reads no files and no clocks and has no
//! randomness but its seed.

#![warn(missing_docs)]
#![deny(clippy::too_many_lines)]

mod kernel;
pub mod random;
pub mod scenario;
pub mod script;
mod second;
mod text;

pub use kernel::choice::{
    AbilityRef, Action, Answer, Ask, Choice, Constraint, Label, Named, Naming, Pending, TextAsk,
};
pub use kernel::edition::Rules;
pub use kernel::event::{Event, SeenEvent};
pub use kernel::frame::{
    Answered, Bindings, Block, Check, Code, Dealing, Fate, Finding, Frame, Happen, HappenStep, Key,
    Progress, Respond, Role, Value,
};
pub use kernel::game::Game;
pub use kernel::happening::{Amount, Cause, End, Facet, Happening};
pub use kernel::ids::{CardId, Seat, Seats, SiteId};
pub use kernel::imagine::Unknown;
pub use kernel::place::Place;
pub use kernel::procedure::{
    Attempt, AttemptOf, Between, Fight, FightOf, Play, PlayOf, Reserve, Turn, Way,
};
pub use kernel::refusal::{Refusal, Why};
#[doc(hidden)]
pub use kernel::rename::Swap;
pub use kernel::replay::{FORMAT, Header, Packs, PlayerHeader, Replay, ReplayError};
pub use kernel::rng::Dice;
pub use kernel::setup::SetupError;
pub use kernel::state::{
    Card, EndedBy, Flag, Flags, LastKnown, Lasting, Outcome, Player, State, Until, Use,
};
pub use kernel::table::{Deck, Face, Site, Table};
pub use kernel::tally::{Tally, abilities};
pub use kernel::view::{
    Board, CardView, GroupView, MissionView, PlayerView, Prompt, ShipView, SiteView, Sizes, View,
};
pub use scenario::{Built, Scenario, ScenarioError};
pub use second::attempt::{Course as AttemptCourse, Step as AttemptStep};
pub use second::fight::{Course as FightCourse, Step as FightStep};
pub use second::plan::{Absent, AbsentWhy, Plan};
pub use second::play::Step as PlayStep;
pub use second::rules::{
    BeamingShip, Captive, CardsOnCards, EqualScores, FaceUpCard, OverLimit, OwnStopped, RuleSet,
    Rules as SecondRules, SameMission, StoppedCard, StoppedDefenders, TieBreaker, Unfaced,
    UniqueCaptive,
};
pub use second::setup::MOST_PLAYERS;
pub use second::staffing::StaffingGap;
pub use second::turn::{Course as TurnCourse, Step as TurnStep};
pub use second::view::{AttemptView, FightView, SecondBoard, SecondPlayer, Segment, SideView};
pub use second::winning::POINTS_TO_WIN;
pub use text::asking::Asking;
pub use text::modifiers::Term;
pub use text::requirement::check::Step as CheckStep;
pub use text::requirement::{Asked, Line, all_met};
