//! What can be wrong with a replay.

use super::FORMAT;
use crate::kernel::ids::Seat;
use crate::kernel::refusal::Refusal;
use crate::kernel::setup::SetupError;
use crate::scenario::ScenarioError;
use locale::{Message, message};

/// What is wrong with a replay, and where. Steps are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub enum ReplayError {
    BadLine {
        line: usize,
        column: usize,
        message: Message,
    },
    UnknownFormat {
        found: u64,
    },
    UnknownCard {
        player: usize,
        id: String,
    },
    OtherCards {
        recorded: u64,
        present: u64,
    },
    Setup(#[from] SetupError),
    HeaderDiffers,
    BadScenario(ScenarioError),
    OpeningDiffers {
        recorded: u64,
        found: u64,
    },
    Refused {
        step: usize,
        seat: Seat,
        refusal: Refusal,
    },
    Differs {
        step: usize,
        recorded: u64,
        found: u64,
    },
    NoSuchStep {
        step: usize,
        steps: usize,
    },
}

impl ReplayError {
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
