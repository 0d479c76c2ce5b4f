//! After a start: all unfinished games are played again from their logs.

use super::actor::Actor;
use super::clock::Clocks;
use super::feed::Feed;
use super::numbers::Silent;
use super::play::{Live, is_pass, not_stored};
use super::seating::Place;
use crate::app::App;
use crate::storage::StorageError;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::log::{Entry, Kind};
use crate::wire::messages::Stage;
use crate::wire::{Code, Problem};
use engine::Packs;
use engine::{Replay, ReplayError, Seat};
use locale::message;
use std::sync::Arc;

/// Brings all tables back; how many there are.
pub async fn all(app: &Arc<App>) -> Result<usize, StorageError> {
    let rows = app.database.unfinished_games().await?;
    let mut back = 0;
    for row in rows {
        let id = row.id.clone();
        match one(app, row).await? {
            Ok(()) => back += 1,
            // It stays as it is in the database; another version may be able to read it.
            Err(error) => {
                tracing::error!(game = id, %error, "a stored game cannot be played again")
            }
        }
    }
    Ok(back)
}

/// Why a stored game cannot be brought back.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("entry {0} cannot be read")]
    Entry(u32),
    #[error("there is no header")]
    NoHeader,
}

/// A table with its log. The inner error is about the game, the outer one about the storage.
pub async fn one(app: &Arc<App>, row: GameRow) -> Result<Result<(), LoadError>, StorageError> {
    let seats = app.database.seats(&row.id).await?;
    let places: Vec<Place> = seats
        .into_iter()
        .map(|seat| Place::from_row(seat, &row.setup, app.catalogue))
        .collect();
    let chat = app.database.lines(&row.id).await?;
    let log = match row.stage {
        Stage::Open => Vec::new(),
        _ => app.database.log(&row.id).await?,
    };
    let (stage, header) = (row.stage, row.header.clone());
    let (mut actor, commands) = Actor::stored(app, row, places, chat);
    if stage == Stage::Live {
        let live = header
            .ok_or(LoadError::NoHeader)
            .and_then(|header| live(&actor, &header, &log));
        match live {
            Ok(live) => actor.live = Some(live),
            Err(error) => return Ok(Err(error)),
        }
        actor.timed_out = log.last().is_some_and(|entry| entry.kind == Kind::Time);
    }
    actor.begin_to_listen(commands);
    Ok(Ok(()))
}

/// A new table whose game goes on at once, from a position that is not the usual opening.
pub async fn begun(
    app: &Arc<App>,
    row: GameRow,
    seats: &[SeatRow],
    log: &[Entry],
) -> Result<String, Problem> {
    if app.tables.len() >= app.config.most_tables {
        return Err(Problem::new(Code::Unavailable, message!("too-many-tables")));
    }
    let id = row.id.clone();
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, game = id, "a game does not go on");
        not_stored()
    };
    let stored = app.database.new_game_with_log(&row, seats, log).await;
    stored.map_err(|error| failed(&error))?;
    let loaded = one(app, row).await.map_err(|error| failed(&error))?;
    loaded.map_err(|error| failed(&error))?;
    metrics::counter!("spaceline_games_started_total").increment(1);
    Ok(id)
}

/// The game after its log. Every hash is compared, where there is one.
fn live(actor: &Actor, header: &str, log: &[Entry]) -> Result<Live, LoadError> {
    let Played {
        replay,
        numbers,
        times,
        silent,
        passes,
    } = replay_of(header, log)?;
    let catalogue = actor.app.catalogue;
    let game = replay.verify(catalogue, Packs::MustAgree)?;
    let mut clocks = Clocks::new(actor.setup.clock, actor.seats.len());
    let mut live_marks = vec![None; actor.seats.len()];
    let (mut n, mut undone) = (0, 0);
    for entry in log {
        n = entry.n;
        match entry.kind {
            Kind::Undo => undone = entry.n,
            Kind::Answer | Kind::Silent | Kind::Time => {
                match passes.contains(&entry.n) {
                    true => clocks.passed(Seat(entry.seat), entry.spent),
                    false => clocks.answered(Seat(entry.seat), entry.spent),
                }
                if let Some(mark) = live_marks
                    .get_mut(usize::from(entry.seat))
                    .filter(|_| !entry.mark.is_empty())
                {
                    *mark = Some((entry.mark.clone(), entry.n));
                }
            }
        }
    }
    let mut live = Live::new(catalogue, game, replay, clocks, actor.new_bots());
    live.numbers = numbers;
    live.times = times;
    live.silent = silent;
    live.n = n;
    live.undone = undone;
    live.marks = live_marks;
    live.feeds = Feed::all(actor.seats.len(), n);
    Ok(live)
}

/// The answers of a game, with what was taken back left out.
#[derive(Clone, Debug)]
pub struct Played {
    pub replay: Replay,
    /// The entry of the log that each answer is, and when it was given.
    pub numbers: Vec<u32>,
    pub times: Vec<i64>,
    /// What not everybody counts.
    pub silent: Silent,
    /// The entries of the log that are passes, also those that were taken back.
    pub passes: Vec<u32>,
}

impl Played {
    /// Forgets everything after the first `left` answers.
    pub fn truncate(&mut self, left: usize) {
        self.replay.truncate(left);
        self.numbers.truncate(left);
        self.times.truncate(left);
    }
}

pub fn replay_of(header: &str, log: &[Entry]) -> Result<Played, LoadError> {
    let mut played = Played {
        replay: Replay::parse(header).map_err(LoadError::from)?,
        numbers: Vec::new(),
        times: Vec::new(),
        silent: Silent::default(),
        passes: Vec::new(),
    };
    for entry in log {
        match entry.kind {
            Kind::Undo => {
                let left: usize = entry.body.parse().map_err(|_| LoadError::Entry(entry.n))?;
                played.truncate(left);
            }
            Kind::Answer | Kind::Silent | Kind::Time => {
                if entry.kind == Kind::Silent {
                    played.silent.push(entry.n, Seat(entry.seat));
                }
                let stored = (played.replay).push_stored(Seat(entry.seat), &entry.body, entry.hash);
                stored.map_err(|_| LoadError::Entry(entry.n))?;
                let answer = played.replay.answers.last();
                if answer.is_some_and(|(_, answer)| is_pass(answer)) {
                    played.passes.push(entry.n);
                }
                played.numbers.push(entry.n);
                played.times.push(entry.at);
            }
        }
    }
    Ok(played)
}
