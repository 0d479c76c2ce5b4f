//! Games to look back at.

use super::messages::{GameResult, TableInfo};
use super::setup::Setup;
use super::words::{Seen, Words};
use engine::View;
use serde::Serialize;

/// Games that are over, the newest first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinishedGames {
    pub games: Vec<FinishedGame>,
    /// What to ask for as `before` to see older ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinishedGame {
    pub id: String,
    pub setup: Setup,
    pub started: i64,
    pub ended: i64,
    /// How many answers it took, with those that were taken back.
    pub answers: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    pub seats: Vec<FinishedSeat>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FinishedSeat {
    pub name: String,
    /// The level of a program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    pub guest: bool,
    pub deck: String,
    /// `won`, `tied`, `lost`.
    pub result: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_before: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_after: Option<f64>,
}

/// A game after some of its answers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// After how many answers this is, and how many there are to see.
    pub at: u32,
    pub of: u32,
    /// One view, or the views of all seats if all were asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub view: Option<View>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub views: Vec<View>,
    /// Those of the one view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Words>,
}

/// What happened in a game, as one seat saw it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct History {
    pub table: TableInfo,
    /// How many answers there are to see.
    pub of: u32,
    /// Of a page: steps up to this number come before it.
    #[serde(default, skip_serializing_if = "super::messages::is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub earlier: u32,
    pub steps: Vec<Step>,
}

/// One answer and what followed from it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// The moment after it.
    pub at: u32,
    /// The number it had in the live game for whoever's view this is; for the views of all, every answer counts.
    pub n: u32,
    pub seat: u8,
    pub time: i64,
    pub events: Vec<Seen>,
}
