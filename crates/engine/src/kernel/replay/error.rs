//! Faults of replays.

use super::FORMAT;
use crate::kernel::ids::Seat;
use crate::kernel::refusal::Refusal;
use crate::kernel::setup::SetupError;
use crate::scenario::ScenarioError;
use locale::{Message, message};

/// A fault of a replay, and where it is. Steps are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReplayError {
    /// A line cannot be read.
    BadLine {
        /// The line, counted from 1.
        line: usize,
        /// The column, counted from 1.
        column: usize,
        /// The fault.
        message: Message,
    },
    /// The file has a format that this version does not know.
    UnknownFormat {
        /// The format it claims.
        found: u64,
    },
    /// A deck names a card that is not in the catalogue.
    UnknownCard {
        /// The player, counted from 1.
        player: usize,
        /// The card.
        id: String,
    },
    /// The cards of the game have changed since it was recorded.
    OtherCards {
        /// The hash of the cards in the file.
        recorded: u64,
        /// The hash of the cards now.
        present: u64,
    },
    /// The game cannot be set up.
    Setup(#[from] SetupError),
    /// The rules, seed or cards of the header do not match the scenario.
    HeaderDiffers,
    /// The scenario has a fault.
    BadScenario(ScenarioError),
    /// The game starts in another state.
    OpeningDiffers {
        /// The hash of the state in the file.
        recorded: u64,
        /// The hash of the state now.
        found: u64,
    },
    /// A recorded answer is refused.
    Refused {
        /// The step.
        step: usize,
        /// The player who answered.
        seat: Seat,
        /// The refusal.
        refusal: Refusal,
    },
    /// The game comes to another state.
    Differs {
        /// The step.
        step: usize,
        /// The hash of the state in the file.
        recorded: u64,
        /// The hash of the state now.
        found: u64,
    },
    /// The replay has no such step.
    NoSuchStep {
        /// The step that was asked for.
        step: usize,
        /// The number of steps.
        steps: usize,
    },
}

impl ReplayError {
    /// The error in words.
    pub fn message(&self) -> Message {
        let hex = |n: &u64| format!("{n:016x}");
        match self {
            ReplayError::BadLine {
                line,
                column,
                message,
            } => {
                let what = message.clone();
                message!("at-place", line = *line, column = *column, what = what)
            }
            ReplayError::UnknownFormat { found } => {
                message!("replay-format", found = found.to_string(), known = FORMAT)
            }
            ReplayError::UnknownCard { player, id } => {
                message!("setup-unknown-card", player = *player, card = id)
            }
            ReplayError::OtherCards { recorded, present } => {
                message!(
                    "replay-other-cards",
                    recorded = hex(recorded),
                    here = hex(present)
                )
            }
            ReplayError::Setup(error) => error.message(),
            ReplayError::HeaderDiffers => message!("replay-header"),
            ReplayError::BadScenario(fault) => message!("replay-scenario", what = fault.message()),
            ReplayError::OpeningDiffers { recorded, found } => {
                message!(
                    "replay-opening",
                    recorded = hex(recorded),
                    here = hex(found)
                )
            }
            ReplayError::Refused {
                step,
                seat,
                refusal,
            } => message!(
                "replay-refused",
                step = *step,
                who = u16::from(seat.0) + 1,
                refusal = refusal.message()
            ),
            ReplayError::Differs {
                step,
                recorded,
                found,
            } => message!(
                "replay-differs",
                step = *step,
                recorded = hex(recorded),
                here = hex(found)
            ),
            ReplayError::NoSuchStep { step, steps } => {
                message!("replay-no-step", step = *step, steps = *steps)
            }
        }
    }
}
