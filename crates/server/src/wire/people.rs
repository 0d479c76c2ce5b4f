//! What is told about people.

use super::Setup;
use super::messages::GameResult;
use serde::Serialize;
use serde_json::Value;

/// Who somebody is, for themselves.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Me {
    pub id: String,
    pub name: String,
    pub guest: bool,
    pub created: i64,
    /// What the client keeps here: an object that the server does not look into.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub settings: Value,
}

/// A session of a browser (`session`) or a token of a program (`api`), without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TokenInfo {
    pub id: String,
    pub kind: String,
    /// Empty for those that came from signing in.
    pub label: String,
    pub created: i64,
    pub used: i64,
    pub expires: i64,
    /// Whether this is the one that was shown.
    pub current: bool,
}

/// A new token. The secret is told only now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewToken {
    pub id: String,
    pub label: String,
    pub token: String,
    pub expires: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Friend {
    pub name: String,
    pub guest: bool,
    pub since: i64,
    /// Whether they look at a table now.
    pub here: bool,
    /// When they were last here, to the hour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Blocked {
    pub name: String,
    pub since: i64,
}

/// What everybody may know about a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Profile {
    pub name: String,
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub since: Option<i64>,
    pub ratings: Vec<RatingInfo>,
    pub won: i64,
    pub tied: i64,
    pub lost: i64,
    /// The last ones that are over, the newest first.
    pub games: Vec<PastGame>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingInfo {
    /// Edition and number of players: `second-2`.
    pub pool: String,
    pub rating: f64,
    pub deviation: f64,
    pub games: i64,
}

/// A place in the list of the best.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ranked {
    pub name: String,
    pub bot: bool,
    pub guest: bool,
    pub rating: f64,
    pub deviation: f64,
    pub games: i64,
}

/// A game that is over, as one of its players sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastGame {
    pub id: String,
    pub started: i64,
    pub ended: i64,
    pub setup: Setup,
    pub players: Vec<PastPlayer>,
    pub seat: u8,
    /// `won`, `tied`, `lost`; empty if nobody did.
    pub did: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_before: Option<f64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating_after: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PastPlayer {
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}
