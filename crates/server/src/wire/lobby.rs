//! The messages of the lobby. They go one way only; a client may send `{"type":"ping"}`.

use super::messages::{ProblemText, TableInfo};
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ToLobby {
    /// All tables there are to see: at the beginning, and again if the reader was too slow. What was told before is
    /// forgotten.
    Tables {
        tables: Vec<TableInfo>,
    },
    /// A table that is new or different. One that is over is told for the last time.
    Table(Box<TableInfo>),
    Gone {
        id: String,
    },
    /// The reader is asked in a game.
    YourTurn {
        game: String,
    },
    /// The reader, who was told to be asked there, is not asked any more.
    TurnOver {
        game: String,
    },
    /// A game begins in which the reader plays.
    GameStart {
        game: String,
    },
    Announcement {
        text: String,
    },
    Problem(ProblemText),
    Pong,
}
