//! What all tables of a run share.

use super::readers::List;
use super::report::{Latency, MOST_TROUBLES, Trouble, What, micros};
use crate::wire::Clock;
use bots::Level;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// Tables that are opened at the same time.
const OPENING: usize = 16;

/// What the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// They sit down and look at the table.
    Open,
    Play,
    /// They wait for what they have sent, and answer no more.
    Rest,
    /// One of each table gives up, so that the replays are open.
    End,
}

/// How often the server was started; the players must not use it while it is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerState {
    Up(u32),
    Down,
}

/// Times of one kind that were measured.
#[derive(Debug, Default)]
pub struct Times(Mutex<Vec<u32>>);

impl Times {
    pub fn note(&self, time: Duration) {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        times.push(micros(time));
    }

    /// All of them; none are left.
    pub fn take(&self) -> Latency {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        Latency::of(std::mem::take(&mut *times))
    }
}

/// How every table of a run is opened.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// The levels of the bots that take turns at the second seats; people have them, if there are none.
    pub bots: Vec<Level>,
    pub spectators: usize,
    pub clock: Clock,
}

#[derive(Debug)]
pub struct World {
    pub addr: SocketAddr,
    pub think: Duration,
    pub tables: Opening,
    /// Whether lists are asked for without a pause.
    pub attacked: bool,
    pub phase: watch::Sender<Phase>,
    pub server: watch::Sender<ServerState>,
    pub opening: Semaphore,
    pub opened: AtomicU64,
    pub answers: AtomicU64,
    pub refused: AtomicU64,
    pub finished: AtomicU64,
    pub reconnects: AtomicU64,
    /// From an answer until every player has it.
    pub latencies: Times,
    /// From an answer until a spectator has it.
    pub watched: Times,
    /// From the beginning of a game until somebody in the lobby knows of it, and all that the lobby told.
    pub lobby: Times,
    pub news: AtomicU64,
    /// By [`List`].
    pub lists: [Times; List::ALL.len()],
    pub lists_failed: AtomicU64,
    pub attack: Times,
    pub attack_failed: AtomicU64,
    /// When games began, by their ids.
    starts: Mutex<HashMap<String, Instant>>,
    /// For each table, in which life of the server it last went on.
    pub went_on: Vec<AtomicU32>,
    troubles: Mutex<(u64, Vec<Trouble>)>,
}

impl World {
    pub fn new(addr: SocketAddr, think: Duration, games: usize) -> World {
        World {
            addr,
            think,
            tables: Opening::default(),
            attacked: false,
            phase: watch::Sender::new(Phase::Open),
            server: watch::Sender::new(ServerState::Up(1)),
            opening: Semaphore::new(OPENING),
            opened: AtomicU64::new(0),
            answers: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            finished: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            latencies: Times::default(),
            watched: Times::default(),
            lobby: Times::default(),
            news: AtomicU64::new(0),
            lists: Default::default(),
            lists_failed: AtomicU64::new(0),
            attack: Times::default(),
            attack_failed: AtomicU64::new(0),
            starts: Mutex::default(),
            went_on: (0..games).map(|_| AtomicU32::new(0)).collect(),
            troubles: Mutex::default(),
        }
    }

    pub fn phase(&self) -> Phase {
        *self.phase.borrow()
    }

    /// Waits until the server can be used; which life this is.
    pub async fn up(&self) -> u32 {
        let mut server = self.server.subscribe();
        loop {
            if let ServerState::Up(life) = *server.borrow_and_update() {
                return life;
            }
            // The sender lives as long as the world.
            let _ = server.changed().await;
        }
    }

    /// Whether the server still lives the same life: then what fails is its fault.
    pub fn is_up(&self, life: u32) -> bool {
        *self.server.borrow() == ServerState::Up(life)
    }

    pub fn trouble(&self, what: What, game: &str, detail: impl Into<String>) {
        let mut troubles = self.troubles.lock().unwrap_or_else(PoisonError::into_inner);
        troubles.0 += 1;
        if troubles.1.len() < MOST_TROUBLES {
            troubles.1.push(Trouble {
                what,
                game: game.to_owned(),
                detail: detail.into(),
            });
        }
    }

    /// How many there were, and the first of them.
    pub fn troubles(&self) -> (u64, Vec<Trouble>) {
        self.troubles
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }

    /// A game is about to begin.
    pub fn starts(&self, game: &str) {
        let mut starts = self.starts.lock().unwrap_or_else(PoisonError::into_inner);
        starts.insert(game.to_owned(), Instant::now());
    }

    /// How long ago a game of this run began.
    pub fn since_start(&self, game: &str) -> Option<Duration> {
        let starts = self.starts.lock().unwrap_or_else(PoisonError::into_inner);
        starts.get(game).map(Instant::elapsed)
    }

    pub fn goes_on(&self, table: usize, life: u32) {
        self.went_on[table].fetch_max(life, Ordering::Relaxed);
    }

    pub fn all_went_on(&self, life: u32) -> bool {
        self.went_on
            .iter()
            .all(|last| last.load(Ordering::Relaxed) >= life)
    }
}

pub fn count(number: &AtomicU64) {
    number.fetch_add(1, Ordering::Relaxed);
}
