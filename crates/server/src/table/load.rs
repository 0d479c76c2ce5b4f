//! Stored tables come back: when somebody asks for them, and one after the other after a start. A game is played again
//! from its log.

use super::actor::Actor;
use super::broken::{Broken, BrokenWhy};
use super::clock::Clocks;
use super::deserted::Quiet;
use super::feed::Feed;
use super::numbers::Silent;
use super::play::{Live, is_pass, not_stored};
use super::quota::Room;
use super::seating::Place;
use crate::app::App;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::log::{Entry, Kind, LogRow};
use crate::storage::{StorageError, Stored};
use crate::wire::messages::Stage;
use crate::wire::{Access, Code, Problem, Setup};
use engine::{Game, Packs, Replay, ReplayError, Seat};
use locale::message;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Makes all unfinished tables known; how many there are. They are loaded when somebody asks for them, or [all](all) in
/// turn.
pub async fn announce(app: &Arc<App>) -> Stored<Vec<String>> {
    let ids = app.database.unfinished_games().await?;
    app.tables.expect(&ids);
    Ok(ids)
}

/// Loads all tables, on as many threads as there are.
pub fn all(app: &Arc<App>, ids: Vec<String>) {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (ids, next) = (Arc::new(ids), Arc::new(AtomicUsize::new(0)));
    for _ in 0..threads {
        let (app, ids, next) = (Arc::clone(app), Arc::clone(&ids), Arc::clone(&next));
        tokio::spawn(async move {
            while let Some(id) = ids.get(next.fetch_add(1, Ordering::Relaxed)) {
                if app.stopping.is_cancelled() {
                    return;
                }
                // Whoever asks for it is told if it fails again.
                let _ = app.tables.find(id).await;
            }
        });
    }
}

/// Why a stored game cannot be played on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("entry {0} cannot be read")]
    Entry(u32),
    #[error("there is no header")]
    NoHeader,
    #[error("its row cannot be read: {0}")]
    Row(StorageError),
}

/// Loads a table with its log. Whatever is wrong with the game, the table comes back: its players are told.
pub async fn one(app: &Arc<App>, id: &str) -> Stored<()> {
    load(app, id, None).await
}

/// The same for a table that somebody has just opened, in the room that was made for it.
async fn load(app: &Arc<App>, id: &str, room: Option<Room>) -> Stored<()> {
    let row = match app.database.game(id).await {
        Ok(Some(row)) if row.stage != Stage::Over => row,
        Ok(_) => return Ok(()),
        Err(error) if error.is_damage() => return damaged(app, id, error).await,
        Err(error) => return Err(error),
    };
    let seats = match app.database.seats(id).await {
        Err(error) if error.is_damage() => return damaged(app, id, error).await,
        seats => seats?,
    };
    let chat = app.database.lines(id).await?;
    let log = match row.stage {
        Stage::Open => Vec::new(),
        _ => app.database.log(id).await?,
    };
    let seen = app.database.seen(id).await?;
    let last = log.iter().flatten().map(|entry| entry.at).max();
    let quiet = [seen, row.created, row.started, last.unwrap_or(0)];
    let (stage, header) = (row.stage, row.header.clone());
    let places = seats.into_iter().map(Place::from_row).collect();
    let (mut actor, commands) = Actor::stored(app, row, places, chat);
    match room {
        Some(room) => actor.furnished(room),
        None => {
            let since = quiet.into_iter().max().unwrap_or(0);
            actor.quiet = Quiet::stored(since, app.config.grace);
        }
    }
    if stage == Stage::Live {
        // To play a long game again takes a while.
        let play = move || {
            let live = live(&actor, header.as_deref(), &log);
            actor.timed_out = ended_by_time(&log);
            (actor, live)
        };
        let (back, live) = tokio::task::spawn_blocking(play)
            .await
            .map_err(|_| StorageError::Busy)?;
        actor = back;
        match live {
            Ok(live) => actor.live = Some(live),
            Err(broken) => {
                tracing::error!(game = id, error = %broken.error, "a stored game cannot be played on as it is");
                actor.broken = Some(broken);
            }
        }
    }
    actor.begin_to_listen(commands);
    Ok(())
}

/// A table of which not even the row can be read. What is known of it is shown to its players and to nobody else.
async fn damaged(app: &Arc<App>, id: &str, error: StorageError) -> Stored<()> {
    tracing::error!(game = id, %error, "a stored game cannot be read");
    let row = GameRow {
        id: id.to_owned(),
        stage: Stage::Live,
        created: 0,
        started: 0,
        ended: 0,
        setup: Setup {
            access: Access::Link,
            watched: false,
            ..Setup::default()
        },
        password: None,
        header: None,
        result: None,
    };
    let seats = match app.database.seats(id).await {
        Err(error) if error.is_damage() => Vec::new(),
        seats => seats?,
    };
    let places = seats.into_iter().map(Place::from_row).collect();
    let (mut actor, commands) = Actor::stored(app, row, places, Vec::new());
    actor.broken = Some(Box::new(Broken::new(
        BrokenWhy::Damaged,
        LoadError::Row(error),
    )));
    actor.begin_to_listen(commands);
    Ok(())
}

/// A new table whose game goes on at once, from a position that is not the usual opening.
pub async fn begun(
    app: &Arc<App>,
    row: GameRow,
    (seats, log): (&[SeatRow], &[Entry]),
    room: Room,
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
    let loaded = load(app, &id, Some(room)).await;
    loaded.map_err(|error| failed(&error))?;
    metrics::counter!("spaceline_games_started_total").increment(1);
    Ok(id)
}

/// Whether the last thing that happened is that a clock ran out.
pub fn ended_by_time(log: &[LogRow]) -> bool {
    matches!(log.last(), Some(Ok(entry)) if entry.kind == Kind::Time)
}

/// The game after its log. Every hash is compared, where there is one.
pub fn live(actor: &Actor, header: Option<&str>, log: &[LogRow]) -> Result<Live, Box<Broken>> {
    let missing = |error| Box::new(Broken::new(BrokenWhy::Damaged, error));
    let header = header.ok_or_else(|| missing(LoadError::NoHeader))?;
    let played = replay_of(header, log).map_err(missing)?;
    let last = log.last().map_or(0, |row| match row {
        Ok(entry) => entry.n,
        Err(damaged) => damaged.n,
    });
    let catalogue = actor.app.catalogue;
    if let Some((_, entry)) = played.damage {
        let error = LoadError::Entry(entry);
        return Err(Box::new(Broken::after(played, last, catalogue, error)));
    }
    match played.replay.verify(catalogue, Packs::MustAgree) {
        Ok(game) => Ok(set_up(actor, game, played, log, last)),
        Err(error) => {
            let broken = Broken::after(played, last, catalogue, error.into());
            Err(Box::new(broken))
        }
    }
}

fn set_up(actor: &Actor, game: Game, played: Played, log: &[LogRow], last: u32) -> Live {
    let mut clocks = Clocks::new(actor.setup.clock, actor.seats.len());
    let mut marks = vec![None; actor.seats.len()];
    let mut undone = 0;
    for entry in log.iter().flatten() {
        match entry.kind {
            Kind::Undo => undone = entry.n,
            Kind::Answer | Kind::Silent | Kind::Time => {
                match played.passes.contains(&entry.n) {
                    true => clocks.passed(Seat(entry.seat), entry.spent),
                    false => clocks.answered(Seat(entry.seat), entry.spent),
                }
                if let Some(mark) = marks
                    .get_mut(usize::from(entry.seat))
                    .filter(|_| !entry.mark.is_empty())
                {
                    *mark = Some((entry.mark.clone(), entry.n));
                }
            }
        }
    }
    let catalogue = actor.app.catalogue;
    let mut live = Live::new(catalogue, game, played.replay, clocks, actor.new_bots());
    live.suggests = !actor.setup.rated;
    live.numbers = played.numbers;
    live.times = played.times;
    live.silent = played.silent;
    live.n = last;
    live.undone = undone;
    live.marks = marks;
    live.feeds = Feed::all(actor.seats.len(), last);
    live
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
    /// How many answers there are before the first one that cannot be read, and its entry.
    pub damage: Option<(usize, u32)>,
    /// How many answers are there from that one on, of those that everybody knows of.
    pub unread: usize,
}

impl Played {
    /// Forgets everything after the first `left` answers.
    pub fn truncate(&mut self, left: usize) {
        self.replay.truncate(left);
        self.numbers.truncate(left);
        self.times.truncate(left);
        match self.damage {
            Some((before, _)) if left > before => self.unread = self.unread.min(left - before),
            _ => (self.damage, self.unread) = (None, 0),
        }
    }

    /// From here on nothing can be read, until something goes back before it.
    fn damaged(&mut self, entry: u32) {
        let before = self.replay.len();
        self.damage.get_or_insert((before, entry));
        self.unread += 1;
    }

    fn take(&mut self, entry: &Entry) {
        if entry.kind == Kind::Undo {
            return match entry.body.parse() {
                Ok(left) => self.truncate(left),
                Err(_) => self.damaged(entry.n),
            };
        }
        if entry.kind == Kind::Silent {
            self.silent.push(entry.n, Seat(entry.seat));
        }
        if self.damage.is_some() {
            self.unread += usize::from(entry.kind != Kind::Silent);
            return;
        }
        let stored = (self.replay).push_stored(Seat(entry.seat), &entry.body, entry.hash);
        if stored.is_err() {
            return self.damaged(entry.n);
        }
        let answer = self.replay.answers.last();
        if answer.is_some_and(|(_, answer)| is_pass(answer)) {
            self.passes.push(entry.n);
        }
        self.numbers.push(entry.n);
        self.times.push(entry.at);
    }
}

/// The answers as far as they can be read.
pub fn replay_of(header: &str, log: &[LogRow]) -> Result<Played, LoadError> {
    let mut played = Played {
        replay: Replay::parse(header)?,
        numbers: Vec::new(),
        times: Vec::new(),
        silent: Silent::default(),
        passes: Vec::new(),
        damage: None,
        unread: 0,
    };
    for row in log {
        match row {
            Ok(entry) => played.take(entry),
            Err(damaged) => played.damaged(damaged.n),
        }
    }
    Ok(played)
}
