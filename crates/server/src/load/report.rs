//! What a run came to.

use crate::wire::Clock;
use serde::Serialize;
use std::time::Duration;

/// Troubles that are told one by one.
pub const MOST_TROUBLES: usize = 100;

#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    pub games: usize,
    pub asked: Asked,
    /// Open connections of players, spectators and the lobby.
    pub sockets: usize,
    /// How long was played.
    pub seconds: f64,
    pub database: Option<String>,
    /// Answers that were accepted, and those that were against the rules.
    pub answers: u64,
    pub refused: u64,
    pub finished: u64,
    pub reconnects: u64,
    /// From an answer until every player's connection has the change.
    pub latency: Latency,
    pub spectators: Option<SpectatorReport>,
    pub lobby: Option<LobbyReport>,
    pub archive: Option<ArchiveReport>,
    pub lists: Option<ListReport>,
    pub readers: Option<ReaderReport>,
    pub memory: Option<Memory>,
    pub crashes: Vec<Crash>,
    pub checked: Checked,
    /// All of them, though not all are told.
    pub errors: u64,
    pub troubles: Vec<Trouble>,
    /// Where the server's files were left, if something went wrong.
    pub kept: Option<String>,
    pub interrupted: bool,
}

/// What the run was to be.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Asked {
    pub think_ms: u64,
    /// Levels, in turn for the second seats.
    pub bots: Vec<&'static str>,
    /// For each game.
    pub spectators: usize,
    pub lobby: usize,
    pub clock: Clock,
    pub finished: u64,
    pub readers: usize,
}

/// Those who watched.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct SpectatorReport {
    pub connections: usize,
    /// From an answer until a spectator has it.
    pub delay: Latency,
}

/// Those who looked at the lobby.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct LobbyReport {
    pub connections: usize,
    pub messages: u64,
    /// From the start of a game until the lobby shows it. News are told together, four times a second.
    pub delay: Latency,
}

/// Finished games that were stored before the load.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ArchiveReport {
    /// All there are, and those that were stored for this run.
    pub games: u64,
    pub stored: u64,
    pub people: usize,
    pub seconds: f64,
}

/// Lists that a few people asked for meanwhile: the first page of finished games, those of a player, a profile.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ListReport {
    pub first_page: Latency,
    pub by_player: Latency,
    pub profile: Latency,
    pub failed: u64,
}

/// Those who asked for lists without a pause.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct ReaderReport {
    pub connections: usize,
    pub answered: Latency,
    /// Turned away, or not in time.
    pub failed: u64,
}

/// How long something took, in milliseconds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Latency {
    pub measured: usize,
    pub p50: f64,
    pub p95: f64,
    pub p99: f64,
    pub max: f64,
}

/// What the server's process holds, in KiB.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Memory {
    pub before: u64,
    /// All tables begun, all connections open, nobody answers.
    pub opened: u64,
    /// The same after the load.
    pub idle: u64,
    /// The tables that the server holds then: those of the run, and finished games that are not let go yet.
    pub tables: usize,
    pub per_opened_game: f64,
    pub per_idle_game: f64,
}

/// The server was killed and started again.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Crash {
    /// Seconds after the beginning.
    pub at: f64,
    /// Seconds until it answered again, all games brought back.
    pub back: f64,
    /// Seconds until every game had gone on.
    pub all: f64,
}

/// What the games' logs say afterwards.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Checked {
    /// Games whose replay was played again, every hash and the last views compared.
    pub games: u64,
    pub answers: u64,
    /// Answers that bots gave.
    pub by_bots: u64,
    /// Acknowledged answers that are not in the log as they were given.
    pub lost: u64,
    /// Answers in the log that nobody gave, or that stand there twice.
    pub doubled: u64,
    /// Whether the marks in the database were compared, too.
    pub marks: bool,
}

/// Something that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Trouble {
    pub what: What,
    pub game: String,
    pub detail: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A table could not be opened.
    Opening,
    /// A connection ended though the server lives.
    Disconnected,
    /// A message that does not fit those before.
    Misfit,
    /// The server had a problem with a message.
    Problem,
    /// Nothing happened for a long time.
    Stalled,
    /// After coming back the game is behind what was known.
    Behind,
    /// After coming back the same moment looks different.
    Different,
    /// The replay cannot be had, or does not play the same.
    Replay,
    Lost,
    Doubled,
    /// The server did not come back.
    NotBack,
    /// A list was not to be had.
    List,
}

impl Latency {
    pub fn of(mut micros: Vec<u32>) -> Latency {
        micros.sort_unstable();
        // The smallest value that so many of a hundred do not pass.
        let at = |percent: usize| {
            let place = (micros.len() * percent).div_ceil(100).max(1) - 1;
            micros
                .get(place)
                .map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Latency {
            measured: micros.len(),
            p50: at(50),
            p95: at(95),
            p99: at(99),
            max: at(100),
        }
    }
}

impl Memory {
    pub fn of(before: u64, opened: u64, idle: u64, games: usize, tables: usize) -> Memory {
        let each = |now: u64, of: usize| now.saturating_sub(before) as f64 / of.max(1) as f64;
        Memory {
            before,
            opened,
            idle,
            tables,
            per_opened_game: each(opened, games),
            per_idle_game: each(idle, tables),
        }
    }
}

pub fn micros(time: Duration) -> u32 {
    u32::try_from(time.as_micros()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_that_were_measured() {
        let latency = Latency::of((1..=1000).rev().map(|ms| ms * 1000).collect());
        let Latency {
            p50, p95, p99, max, ..
        } = latency;
        assert_eq!((p50, p95, p99, max), (500.0, 950.0, 990.0, 1000.0));
        assert_eq!(Latency::of(vec![7000]).p50, 7.0);
        assert_eq!(Latency::of(Vec::new()), Latency::default());
    }
}
