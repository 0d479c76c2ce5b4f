//! A run from beginning to end.

use super::archive;
use super::check;
use super::lobby::Visitor;
use super::own::OwnServer;
use super::readers::{BROWSERS, List, Pace, Reader};
use super::report::{
    ArchiveReport, Asked, Crash, ListReport, LobbyReport, Memory, ReaderReport, Report,
    SpectatorReport, What,
};
use super::table::{Played, Table};
use super::world::{Opening, Phase, ServerState, World};
use crate::client::Client;
use crate::storage::{Database, without_secret};
use crate::wire::Clock;
use bots::Level;
use cards::Catalogue;
use locale::{Message, message};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
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
    /// Levels that take turns at the second seats; people have them, if there are none.
    pub bots: Vec<Level>,
    /// For each game.
    pub spectators: usize,
    /// Those who look at the lobby.
    pub lobby: usize,
    pub clock: Clock,
    /// Finished games in the archive before the load begins.
    pub finished: u64,
    /// Connections that ask for lists without a pause.
    pub readers: usize,
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
    Filling(u64, u64),
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
    #[error("the archive cannot be filled: {0}")]
    Archive(String),
}

impl LoadError {
    pub fn message(&self) -> Message {
        match self {
            LoadError::Folder(dir, why) => message!("config-data-dir", dir = dir, why = why),
            LoadError::NoPort => message!("load-no-port"),
            LoadError::Start(why) => message!("load-no-start", why = why),
            LoadError::NotOurs => message!("load-not-ours"),
            LoadError::Archive(why) => message!("load-no-archive", why = why),
        }
    }
}

struct Run<'a> {
    plan: Plan,
    own: Option<OwnServer>,
    world: Arc<World>,
    tables: JoinSet<Vec<Played>>,
    /// Those who look on: in the lobby, at lists.
    others: JoinSet<()>,
    archive: Option<ArchiveReport>,
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
    let mut archive = None;
    let (own, addr) = match &plan.target {
        Target::There(_) if plan.crashes > 0 || plan.finished > 0 => {
            return Err(LoadError::NotOurs);
        }
        Target::There(addr) => (None, *addr),
        Target::Own { program, database } => {
            let mut own = OwnServer::prepare(program.clone(), database.clone(), plan.seed)?;
            if plan.finished > 0 {
                archive = Some(fill(&plan, &own.database, told, stop).await?);
            }
            own.start().await?;
            let addr = own.addr;
            (Some(own), addr)
        }
    };
    let mut world = World::new(addr, plan.think, plan.games);
    world.attacked = plan.readers > 0;
    world.tables = Opening {
        bots: plan.bots.clone(),
        spectators: plan.spectators,
        clock: plan.clock,
    };
    let run = Run {
        chance: ChaCha8Rng::seed_from_u64(plan.seed),
        plan,
        own,
        world: Arc::new(world),
        tables: JoinSet::new(),
        others: JoinSet::new(),
        archive,
        told,
        stop,
        crashes: Vec::new(),
    };
    Ok(run.all().await)
}

/// Fills the archive before the server starts.
async fn fill(
    plan: &Plan,
    database: &str,
    told: &(dyn Fn(Stage) + Sync),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<ArchiveReport, LoadError> {
    let began = Instant::now();
    let failed = |error: &dyn std::fmt::Display| LoadError::Archive(error.to_string());
    let database = Database::open(database).await.map_err(|e| failed(&e))?;
    let tell = |done, all| told(Stage::Filling(done, all));
    let filled = archive::fill(
        &database,
        plan.catalogue,
        plan.finished,
        plan.seed,
        &tell,
        stop,
    );
    let stored = filled.await.map_err(|e| failed(&e))?;
    let games = database.count_finished().await.map_err(|e| failed(&e))?;
    database.close().await;
    Ok(ArchiveReport {
        games,
        stored,
        people: archive::people_of(plan.finished),
        seconds: began.elapsed().as_secs_f64(),
    })
}

impl Run<'_> {
    async fn all(mut self) -> Report {
        let idle_matters = self.own.is_some() && self.plan.crashes == 0;
        if idle_matters {
            self.warm_up().await;
        }
        let before = self.memory();
        self.look_on().await;
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

    /// Those who look at the lobby, and those who will read lists.
    async fn look_on(&mut self) {
        for _ in 0..self.plan.lobby {
            match Visitor::come(&self.world).await {
                Ok(visitor) => drop(self.others.spawn(visitor.look())),
                Err(error) => self
                    .world
                    .trouble(What::Disconnected, "", error.to_string()),
            }
        }
        let browsers = if self.reads() { BROWSERS } else { 0 };
        let people = archive::people_of(self.plan.finished);
        let paces = [(Pace::Person, browsers), (Pace::Attack, self.plan.readers)];
        for (pace, number) in paces {
            for n in 0..number {
                let reader = Reader::new(&self.world, n, pace, people, self.plan.seed);
                self.others.spawn(reader.read());
            }
        }
    }

    /// Whether lists are read while the others play.
    fn reads(&self) -> bool {
        self.plan.finished > 0 || self.plan.readers > 0
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
        let plan = &self.plan;
        let people = if plan.bots.is_empty() { 2 } else { 1 };
        let watching = plan.games * plan.spectators;
        let number = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        let list = |list: List| world.lists[list as usize].take();
        Report {
            games: plan.games,
            asked: asked(plan),
            sockets: people * plan.games + watching + plan.lobby,
            database,
            answers: number(&world.answers),
            refused: number(&world.refused),
            finished: number(&world.finished),
            reconnects: number(&world.reconnects),
            latency: world.latencies.take(),
            spectators: (watching > 0).then(|| SpectatorReport {
                connections: watching,
                delay: world.watched.take(),
            }),
            lobby: (plan.lobby > 0).then(|| LobbyReport {
                connections: plan.lobby,
                messages: number(&world.news),
                delay: world.lobby.take(),
            }),
            lists: self.reads().then(|| ListReport {
                first_page: list(List::FirstPage),
                by_player: list(List::ByPlayer),
                profile: list(List::Profile),
                failed: number(&world.lists_failed),
            }),
            readers: (plan.readers > 0).then(|| ReaderReport {
                connections: plan.readers,
                answered: world.attack.take(),
                failed: number(&world.attack_failed),
            }),
            archive: self.archive.clone(),
            crashes: self.crashes,
            checked,
            errors,
            troubles,
            kept,
            ..Report::default()
        }
    }
}

fn asked(plan: &Plan) -> Asked {
    Asked {
        think_ms: u64::try_from(plan.think.as_millis()).unwrap_or(u64::MAX),
        bots: plan.bots.iter().map(|level| level.name()).collect(),
        spectators: plan.spectators,
        lobby: plan.lobby,
        clock: plan.clock,
        finished: plan.finished,
        readers: plan.readers,
    }
}
