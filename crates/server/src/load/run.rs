//! A run from beginning to end.

use super::check;
use super::own::OwnServer;
use super::report::{Crash, Latency, Memory, Report, What};
use super::table::{Played, Table};
use super::world::{Phase, ServerState, World};
use crate::client::Client;
use crate::storage::{Database, without_secret};
use cards::Catalogue;
use locale::{Message, message};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// How often one looks whether something is done.
const LOOK: Duration = Duration::from_millis(100);
/// How long tables may take to open, to go on after a restart, and to end.
const PATIENCE: Duration = Duration::from_secs(300);
/// How long the server is warmed up before its memory is taken as the beginning.
const WARM_UP: Duration = Duration::from_secs(1);

#[derive(Clone, Debug)]
pub struct Plan {
    pub games: usize,
    pub time: Duration,
    /// How often the server is killed; then the run lasts until that is done.
    pub crashes: u32,
    /// How long players think, about.
    pub think: Duration,
    /// How long nobody answers before the memory is looked at.
    pub idle: Duration,
    pub seed: u64,
    pub target: Target,
    pub catalogue: &'static Catalogue,
}

#[derive(Clone, Debug)]
pub enum Target {
    /// A server that runs already.
    There(SocketAddr),
    /// One that is started for the run: the program, and another database than a new file of SQLite.
    Own {
        program: PathBuf,
        database: Option<String>,
    },
}

/// What goes on, with how much is done and how much there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Opening(u64, u64),
    Idle(u64, u64),
    Playing(u64, u64),
    Crashing(u64, u64),
    Ending(u64, u64),
    Checking(u64, u64),
}

/// Why there was no run.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LoadError {
    #[error("{0}: {1}")]
    Folder(String, String),
    #[error("no free port")]
    NoPort,
    #[error("{0}")]
    Start(String),
    #[error("a server that runs elsewhere cannot be killed")]
    NotOurs,
}

impl LoadError {
    pub fn message(&self) -> Message {
        match self {
            LoadError::Folder(dir, why) => message!("config-data-dir", dir = dir, why = why),
            LoadError::NoPort => message!("load-no-port"),
            LoadError::Start(why) => message!("load-no-start", why = why),
            LoadError::NotOurs => message!("load-not-ours"),
        }
    }
}

struct Run<'a> {
    plan: Plan,
    own: Option<OwnServer>,
    world: Arc<World>,
    tables: JoinSet<Vec<Played>>,
    told: &'a (dyn Fn(Stage) + Sync),
    stop: &'a (dyn Fn() -> bool + Sync),
    chance: ChaCha8Rng,
    crashes: Vec<Crash>,
}

/// Runs the plan. `told` hears what goes on; when `stop` says so, the run ends early and is reported all the same.
pub async fn run(
    plan: Plan,
    told: &(dyn Fn(Stage) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Report, LoadError> {
    let (own, addr) = match &plan.target {
        Target::There(_) if plan.crashes > 0 => return Err(LoadError::NotOurs),
        Target::There(addr) => (None, *addr),
        Target::Own { program, database } => {
            let mut own = OwnServer::prepare(program.clone(), database.clone(), plan.seed)?;
            own.start().await?;
            let addr = own.addr;
            (Some(own), addr)
        }
    };
    let world = Arc::new(World::new(addr, plan.think, plan.games));
    let run = Run {
        chance: ChaCha8Rng::seed_from_u64(plan.seed),
        plan,
        own,
        world,
        tables: JoinSet::new(),
        told,
        stop,
        crashes: Vec::new(),
    };
    Ok(run.all().await)
}

impl Run<'_> {
    async fn all(mut self) -> Report {
        let idle_matters = self.own.is_some() && self.plan.crashes == 0;
        if idle_matters {
            self.warm_up().await;
        }
        let before = self.memory();
        self.open().await;
        if idle_matters {
            self.rest().await;
        }
        let opened = self.memory();
        let began = Instant::now();
        self.world.phase.send_replace(Phase::Play);
        match self.plan.crashes {
            0 => self.play(began).await,
            _ => self.crash(began).await,
        }
        let seconds = began.elapsed().as_secs_f64();
        let interrupted = (self.stop)();
        self.world.phase.send_replace(Phase::Rest);
        if idle_matters {
            self.rest().await;
        }
        let (idle, tables) = (self.memory(), self.tables().await);
        let played = self.end().await;
        let memory = match (before, opened, idle) {
            (Some(before), Some(opened), Some(idle)) if idle_matters => {
                Some(Memory::of(before, opened, idle, self.plan.games, tables))
            }
            _ => None,
        };
        let report = self.check(played).await;
        Report {
            seconds,
            memory,
            interrupted,
            ..report
        }
    }

    /// How many tables the server holds.
    async fn tables(&self) -> usize {
        let text = Client::nobody(self.world.addr).text("/metrics").await;
        let held = |text: String| {
            let line = |line: &str| {
                line.strip_prefix("spaceline_tables ")?
                    .trim()
                    .parse::<f64>()
                    .ok()
            };
            text.lines().find_map(line)
        };
        text.ok()
            .and_then(held)
            .map_or(self.plan.games, |n| n as usize)
    }

    fn memory(&self) -> Option<u64> {
        self.own.as_ref().and_then(OwnServer::memory)
    }

    /// One table plays, so that what the first game needs and all others share is there.
    async fn warm_up(&self) {
        let world = Arc::new(World::new(self.world.addr, Duration::from_millis(5), 1));
        let table = tokio::spawn(Table::new(&world, 0, self.plan.seed).run());
        world.phase.send_replace(Phase::Play);
        sleep(WARM_UP).await;
        world.phase.send_replace(Phase::End);
        let _ = tokio::time::timeout(PATIENCE, table).await;
    }

    async fn open(&mut self) {
        let games = self.plan.games;
        for number in 0..games {
            let table = Table::new(&self.world, number, self.plan.seed);
            self.tables.spawn(table.run());
        }
        let began = Instant::now();
        while began.elapsed() < PATIENCE && !(self.stop)() {
            let opened = self.world.opened.load(Ordering::Relaxed);
            (self.told)(Stage::Opening(opened, games as u64));
            if opened >= games as u64 {
                return;
            }
            sleep(LOOK).await;
        }
    }

    /// Nobody answers.
    async fn rest(&self) {
        let began = Instant::now();
        while began.elapsed() < self.plan.idle && !(self.stop)() {
            let (done, all) = (began.elapsed().as_secs(), self.plan.idle.as_secs());
            (self.told)(Stage::Idle(done, all));
            sleep(LOOK).await;
        }
    }

    async fn play(&self, began: Instant) {
        while began.elapsed() < self.plan.time && !(self.stop)() {
            let (done, all) = (began.elapsed().as_secs(), self.plan.time.as_secs());
            (self.told)(Stage::Playing(done, all));
            sleep(LOOK).await;
        }
    }

    /// Kills the server again and again, each time when every game has gone on.
    async fn crash(&mut self, began: Instant) {
        let mut life = 1;
        while self.all_go_on(life).await && life <= self.plan.crashes && !(self.stop)() {
            (self.told)(Stage::Crashing(
                u64::from(life - 1),
                u64::from(self.plan.crashes),
            ));
            let most = self.plan.think.mul_f64(2.0) + LOOK;
            sleep(most.mul_f64(self.chance.random_range(0.0..1.0))).await;
            let Some(own) = &mut self.own else { return };
            // First the players are told: what they lose from now on is nobody's fault.
            self.world.server.send_replace(ServerState::Down);
            own.kill();
            let killed = Instant::now();
            if let Err(error) = own.start().await {
                self.world.trouble(What::NotBack, "", error.to_string());
                // Whoever waits for the server finds out that it is not there.
                self.world.server.send_replace(ServerState::Up(life + 1));
                return;
            }
            life += 1;
            let back = killed.elapsed().as_secs_f64();
            self.world.server.send_replace(ServerState::Up(life));
            let all_went_on = self.all_go_on(life).await;
            self.crashes.push(Crash {
                at: (killed - began).as_secs_f64(),
                back,
                all: killed.elapsed().as_secs_f64(),
            });
            if !all_went_on {
                return;
            }
        }
    }

    /// Waits until an answer was given at every table in this life of the server.
    async fn all_go_on(&self, life: u32) -> bool {
        let began = Instant::now();
        while !self.world.all_went_on(life) {
            if (self.stop)() {
                return true;
            }
            if began.elapsed() > PATIENCE {
                self.world.trouble(What::NotBack, "", life.to_string());
                return false;
            }
            sleep(LOOK).await;
        }
        true
    }

    async fn end(&mut self) -> Vec<Played> {
        let games = self.plan.games as u64;
        self.world.phase.send_replace(Phase::End);
        let mut played = Vec::new();
        let began = Instant::now();
        loop {
            (self.told)(Stage::Ending(games - self.tables.len() as u64, games));
            let left = PATIENCE.saturating_sub(began.elapsed());
            match tokio::time::timeout(left, self.tables.join_next()).await {
                Ok(None) => return played,
                Ok(Some(Ok(games))) => played.extend(games),
                Ok(Some(Err(error))) => self.world.trouble(What::Stalled, "", error.to_string()),
                Err(_) => {
                    let left = self.tables.len().to_string();
                    self.world.trouble(What::Stalled, "", left);
                    self.tables.abort_all();
                    return played;
                }
            }
        }
    }

    async fn check(mut self, played: Vec<Played>) -> Report {
        let played = Arc::new(played);
        let (told, all) = (self.told, played.len() as u64);
        let tell = |done: usize| told(Stage::Checking(done as u64, all));
        tell(0);
        let mut checked = check::replays(&self.world, self.plan.catalogue, &played, &tell).await;
        let mut database = None;
        if let Some(own) = &mut self.own {
            if !own.stop().await {
                self.world.trouble(What::Problem, "", "stop");
            }
            match Database::open(&own.database).await {
                Ok(storage) => {
                    check::marks(&self.world, &storage, &played, &mut checked).await;
                    storage.close().await;
                }
                Err(error) => self.world.trouble(What::Replay, "", error.to_string()),
            }
            database = Some(without_secret(&own.database));
        }
        let world = &self.world;
        let (errors, troubles) = world.troubles();
        let mut kept = None;
        if let Some(own) = &self.own {
            match errors {
                0 => own.clean_up(),
                _ => kept = Some(own.folder().display().to_string()),
            }
        }
        let latencies = std::mem::take(
            &mut *world
                .latencies
                .lock()
                .unwrap_or_else(PoisonError::into_inner),
        );
        Report {
            games: self.plan.games,
            sockets: 2 * self.plan.games,
            database,
            answers: world.answers.load(Ordering::Relaxed),
            refused: world.refused.load(Ordering::Relaxed),
            finished: world.finished.load(Ordering::Relaxed),
            reconnects: world.reconnects.load(Ordering::Relaxed),
            latency: Latency::of(latencies),
            crashes: self.crashes,
            checked,
            errors,
            troubles,
            kept,
            ..Report::default()
        }
    }
}
