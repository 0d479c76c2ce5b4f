//! What all tables of a run share.

use super::report::{MOST_TROUBLES, Trouble, What};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
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

#[derive(Debug)]
pub struct World {
    pub addr: SocketAddr,
    pub think: Duration,
    pub phase: watch::Sender<Phase>,
    pub server: watch::Sender<ServerState>,
    pub opening: Semaphore,
    pub opened: AtomicU64,
    pub answers: AtomicU64,
    pub refused: AtomicU64,
    pub finished: AtomicU64,
    pub reconnects: AtomicU64,
    pub latencies: Mutex<Vec<u32>>,
    /// For each table, in which life of the server it last went on.
    pub went_on: Vec<AtomicU32>,
    troubles: Mutex<(u64, Vec<Trouble>)>,
}

impl World {
    pub fn new(addr: SocketAddr, think: Duration, games: usize) -> World {
        World {
            addr,
            think,
            phase: watch::Sender::new(Phase::Open),
            server: watch::Sender::new(ServerState::Up(1)),
            opening: Semaphore::new(OPENING),
            opened: AtomicU64::new(0),
            answers: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            finished: AtomicU64::new(0),
            reconnects: AtomicU64::new(0),
            latencies: Mutex::default(),
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

    pub fn measured(&self, micros: u32) {
        self.latencies
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(micros);
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
