//! One table of a run: one player or two who answer by lot, a bot, spectators; one game after the other.

use super::report::What;
use super::spectators::{Sent, Spectator};
use super::world::{Phase, World, count};
use crate::client::{Client, Lots, Seen, Socket};
use cards::deck::starters::starters;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Value, json};
use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until, timeout};

/// When nothing has happened for so long, the game has stopped.
const STALLED: Duration = Duration::from_secs(60);
/// Answers by lot that are refused in a row before the player gives up.
const MOST_TRIES: u32 = 60;
/// Failures in a row with a server that lives.
const MOST_FAILURES: u32 = 5;
/// How long spectators may take to see the end.
const LATE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Table {
    world: Arc<World>,
    number: usize,
    clients: Vec<Client>,
    lots: Lots,
    chance: ChaCha8Rng,
    marks: u64,
}

/// A game as its players remember it.
#[derive(Debug)]
pub struct Played {
    pub id: String,
    pub client: Client,
    pub given: Vec<Given>,
    /// Sent, and the server died before it said anything.
    pub unsure: Option<(u8, Value)>,
    /// What each player saw last. Bots have the seats after them.
    pub seen: Vec<Seen>,
    /// What those who watched it to the end saw last.
    pub watched: Vec<Seen>,
    /// The trouble was told; there is nothing to compare.
    pub abandoned: bool,
}

/// An answer that was accepted.
#[derive(Clone, Debug)]
pub struct Given {
    pub n: u32,
    pub seat: u8,
    pub answer: Value,
    pub mark: String,
}

#[derive(Debug)]
struct Sitting {
    client: Client,
    socket: Socket,
    seen: Seen,
    /// The life of the server that the connection belongs to.
    life: u32,
}

/// An answer on its way.
#[derive(Debug)]
struct Flight {
    seat: usize,
    n: u32,
    answer: Value,
    mark: String,
    sent: Instant,
    accepted: Option<u32>,
    /// No connection was lost meanwhile.
    smooth: bool,
}

#[derive(Debug)]
struct Game {
    id: String,
    world: Arc<World>,
    table: usize,
    seats: Vec<Sitting>,
    spectators: Vec<Spectator>,
    /// For the spectators.
    sent: Arc<Sent>,
    given: Vec<Given>,
    flight: Option<Flight>,
    answer_at: Option<Instant>,
    tries: u32,
    heard: Instant,
    abandoned: bool,
}

enum Event {
    Message(usize, io::Result<Option<Value>>),
    Answer,
    Phase,
    Stalled,
}

fn text(error: impl ToString) -> String {
    error.to_string()
}

impl Table {
    pub fn new(world: &Arc<World>, number: usize, seed: u64) -> Table {
        let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number as u64;
        Table {
            world: Arc::clone(world),
            number,
            clients: Vec::new(),
            lots: Lots::new(seed),
            chance: ChaCha8Rng::seed_from_u64(!seed),
            marks: 0,
        }
    }

    /// Until the players are told to end.
    pub async fn run(mut self) -> Vec<Played> {
        let mut played = Vec::new();
        while self.world.phase() <= Phase::Play {
            let Some(game) = self.open().await else { break };
            count(&self.world.opened);
            played.push(game.play(&mut self).await);
        }
        // Nobody has to wait for this table any more.
        self.world.goes_on(self.number, u32::MAX);
        played
    }

    async fn open(&mut self) -> Option<Game> {
        let world = Arc::clone(&self.world);
        let mut failures = 0;
        while failures < MOST_FAILURES {
            let life = world.up().await;
            let one_of_few = world.opening.acquire().await.ok()?;
            match self.try_to_open(life).await {
                // Otherwise the server died and came back meanwhile, and nobody knows what belongs to which life.
                Ok(game) if world.is_up(life) => return Some(game),
                Ok(_) => {}
                Err(error) if world.is_up(life) => {
                    world.trouble(What::Opening, "", text(error));
                    failures += 1;
                }
                Err(_) => {}
            }
            drop(one_of_few);
            sleep(Duration::from_millis(200)).await;
        }
        None
    }

    /// The people of this table: one, if the other seat is a bot's.
    async fn people(&mut self) -> io::Result<Vec<Client>> {
        let all = match self.world.tables.bots.is_empty() {
            true => ['a', 'b'].as_slice(),
            false => &['a'],
        };
        for letter in &all[self.clients.len()..] {
            let name = format!("Load {} {letter}", self.number);
            let guest = Client::guest(self.world.addr, &name).await?;
            self.clients.push(guest);
        }
        Ok(self.clients.clone())
    }

    async fn try_to_open(&mut self, life: u32) -> io::Result<Game> {
        let world = Arc::clone(&self.world);
        let people = self.people().await?;
        let decks = starters();
        let mut deck = || {
            let deck = decks.get(self.chance.random_range(0..decks.len().max(1)));
            json!({"kind": "starter", "id": deck.map(|deck| deck.id)})
        };
        let levels = &world.tables.bots;
        let bot = levels.get(self.number % levels.len().max(1));
        let bots: Vec<&str> = bot.iter().map(|level| level.name()).collect();
        let new = json!({
            "deck": deck(), "bots": bots, "setup": {"clock": world.tables.clock},
        });
        let opened = people[0].post("/api/games", &new).await?;
        let id = opened["id"].as_str().unwrap_or_default().to_owned();
        for other in &people[1..] {
            let path = format!("/api/games/{id}/join");
            other.post(&path, &json!({"deck": deck()})).await?;
        }
        world.starts(&id);
        let path = format!("/api/games/{id}/start");
        people[0].post(&path, &json!({})).await?;
        let mut seats = Vec::new();
        for person in people {
            seats.push(Sitting::at(person, &id, life).await?);
        }
        let sent = Arc::new(Sent::default());
        let mut spectators = Vec::new();
        for _ in 0..world.tables.spectators {
            spectators.push(Spectator::at(&world, &id, &sent, life).await?);
        }
        Ok(Game {
            world,
            table: self.number,
            seats,
            spectators,
            sent,
            id,
            given: Vec::new(),
            flight: None,
            answer_at: None,
            tries: 0,
            heard: Instant::now(),
            abandoned: false,
        })
    }

    /// Half as long to one and a half times as long as players think.
    fn pause(&mut self) -> Duration {
        self.world
            .think
            .mul_f64(self.chance.random_range(0.5..=1.5))
    }

    fn mark(&mut self) -> String {
        self.marks += 1;
        format!("{}-{}", self.number, self.marks)
    }
}

impl Sitting {
    async fn at(client: Client, game: &str, life: u32) -> io::Result<Sitting> {
        let (socket, seen) = sit(&client, game, 0).await?;
        Ok(Sitting {
            client,
            socket,
            seen,
            life,
        })
    }
}

/// The next message at a seat; none ever, if there is no such seat.
async fn next_at(seat: Option<&mut Sitting>) -> io::Result<Option<Value>> {
    match seat {
        Some(seat) => seat.socket.next().await,
        None => std::future::pending().await,
    }
}

/// Sits down and looks.
pub async fn sit(client: &Client, game: &str, since: u32) -> io::Result<(Socket, Seen)> {
    let mut socket = client.sit(game, since).await?;
    let closed = || io::Error::from(io::ErrorKind::ConnectionReset);
    let mut seen = Seen::default();
    loop {
        let message = socket.next().await?.ok_or_else(closed)?;
        seen.take(&message).map_err(io::Error::other)?;
        if message["type"] == "view" {
            return Ok((socket, seen));
        }
    }
}

impl Game {
    async fn play(mut self, table: &mut Table) -> Played {
        let world = Arc::clone(&self.world);
        let mut phases = world.phase.subscribe();
        let spectators = std::mem::take(&mut self.spectators);
        let mut watching: JoinSet<_> = spectators.into_iter().map(Spectator::watch).collect();
        loop {
            self.settle();
            let phase = *phases.borrow_and_update();
            if self.flight.is_none() && self.seats.iter().all(|seat| seat.seen.over) {
                self.finished();
                break;
            }
            self.plan(phase, table);
            match self.wait(&mut phases).await {
                Event::Phase => self.answer_at = None,
                Event::Answer => self.answer(phase, table).await,
                Event::Message(seat, Ok(Some(message))) => {
                    if !self.hear(seat, &message) && !self.come_back(seat).await {
                        break;
                    }
                }
                Event::Message(seat, lost) => {
                    if world.is_up(self.seats[seat].life) {
                        let why = lost.err().map(text).unwrap_or_default();
                        world.trouble(What::Disconnected, &self.id, why);
                    }
                    if !self.come_back(seat).await {
                        break;
                    }
                }
                Event::Stalled if matches!(phase, Phase::Play | Phase::End) => {
                    let n: Vec<u32> = self.seats.iter().map(|seat| seat.seen.n).collect();
                    world.trouble(What::Stalled, &self.id, format!("{n:?}"));
                    self.abandoned = true;
                    break;
                }
                Event::Stalled => self.heard = Instant::now(),
            }
        }
        let watched = match self.abandoned {
            true => Vec::new(),
            false => self.last_seen(&mut watching).await,
        };
        Played {
            id: self.id,
            client: self.seats[0].client.clone(),
            given: self.given,
            unsure: self
                .flight
                .filter(|flight| flight.accepted.is_none())
                .map(|flight| (flight.seat as u8, flight.answer)),
            seen: self.seats.into_iter().map(|seat| seat.seen).collect(),
            watched,
            abandoned: self.abandoned,
        }
    }

    async fn wait(&mut self, phases: &mut tokio::sync::watch::Receiver<Phase>) -> Event {
        let mut seats = self.seats.iter_mut();
        let (one, two) = (seats.next(), seats.next());
        let answer_at = self.answer_at.unwrap_or(self.heard + STALLED);
        tokio::select! {
            message = next_at(one) => Event::Message(0, message),
            message = next_at(two) => Event::Message(1, message),
            () = sleep_until(answer_at.into()), if self.answer_at.is_some() => Event::Answer,
            _ = phases.changed() => Event::Phase,
            () = sleep_until((self.heard + STALLED).into()) => Event::Stalled,
        }
    }

    /// What the spectators saw last. All must have seen the end, unless the server died.
    async fn last_seen(&self, watching: &mut JoinSet<Option<Seen>>) -> Vec<Seen> {
        let mut watched = Vec::new();
        while let Ok(Some(seen)) = timeout(LATE, watching.join_next()).await {
            watched.extend(seen.ok().flatten());
        }
        if !watching.is_empty() && self.seats.iter().all(|seat| self.world.is_up(seat.life)) {
            let late = watching.len().to_string();
            self.world.trouble(What::Stalled, &self.id, late);
        }
        watched
    }

    fn asked(&self) -> Option<usize> {
        let prompted = |seat: &Sitting| seat.seen.prompt().is_some();
        self.seats.iter().position(prompted)
    }

    /// Decides when the next answer is given.
    fn plan(&mut self, phase: Phase, table: &mut Table) {
        if self.flight.is_some() || self.answer_at.is_some() {
            return;
        }
        self.answer_at = match phase {
            Phase::Play => self.asked().map(|_| Instant::now() + table.pause()),
            Phase::End => Some(Instant::now()),
            Phase::Open | Phase::Rest => None,
        };
    }

    async fn answer(&mut self, phase: Phase, table: &mut Table) {
        self.answer_at = None;
        let seat = match phase {
            Phase::End => Some(0),
            Phase::Play => self.asked(),
            Phase::Open | Phase::Rest => None,
        };
        let Some(seat) = seat else { return };
        let seen = &self.seats[seat].seen;
        let answer = match seen.prompt() {
            Some(prompt) if phase != Phase::End && self.tries < MOST_TRIES => {
                table.lots.answer(prompt, self.tries)
            }
            _ => json!({"kind": "Concede"}),
        };
        self.flight = Some(Flight {
            seat,
            n: seen.n,
            answer,
            mark: table.mark(),
            sent: Instant::now(),
            accepted: None,
            smooth: true,
        });
        self.send().await;
    }

    async fn send(&mut self) {
        let Some(flight) = &mut self.flight else {
            return;
        };
        let message = json!({
            "type": "answer", "n": flight.n, "answer": flight.answer, "mark": flight.mark,
        });
        flight.sent = Instant::now();
        self.sent.note(flight.n);
        // A connection that takes nothing is noticed by listening to it.
        let _ = self.seats[flight.seat].socket.send(&message).await;
    }

    /// Takes a message in; false if it does not fit.
    fn hear(&mut self, seat: usize, message: &Value) -> bool {
        let world = Arc::clone(&self.world);
        self.heard = Instant::now();
        if let Err(misfit) = self.seats[seat].seen.take(message) {
            world.trouble(What::Misfit, &self.id, text(misfit));
            return false;
        }
        let own = self
            .flight
            .as_ref()
            .is_some_and(|flight| flight.seat == seat && message["mark"] == flight.mark.as_str());
        match message["type"].as_str() {
            Some("accepted") if own => self.accepted(&message["n"]),
            Some("refused") if own => {
                count(&world.refused);
                self.try_again();
            }
            Some("problem") => {
                world.trouble(What::Problem, &self.id, message.to_string());
                self.try_again();
            }
            _ => {}
        }
        true
    }

    fn accepted(&mut self, n: &Value) {
        let Some(flight) = self.flight.as_mut().filter(|f| f.accepted.is_none()) else {
            return;
        };
        let n = n.as_u64().and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        flight.accepted = Some(n);
        self.given.push(Given {
            n,
            seat: flight.seat as u8,
            answer: flight.answer.clone(),
            mark: flight.mark.clone(),
        });
        count(&self.world.answers);
    }

    /// Another answer, a little later.
    fn try_again(&mut self) {
        self.flight = None;
        self.tries += 1;
        self.answer_at = Some(Instant::now() + self.world.think / 10);
    }

    /// An answer has arrived when every player has the view with its number.
    fn settle(&mut self) {
        let arrived = |flight: &Flight| {
            flight
                .accepted
                .is_some_and(|n| self.seats.iter().all(|seat| seat.seen.n >= n))
        };
        if !self.flight.as_ref().is_some_and(arrived) {
            return;
        }
        let Some(flight) = self.flight.take() else {
            return;
        };
        self.tries = 0;
        if flight.smooth {
            if self.world.phase() != Phase::End {
                self.world.latencies.note(flight.sent.elapsed());
            }
            let lives = self.seats.iter().map(|seat| seat.life);
            self.world.goes_on(self.table, lives.min().unwrap_or(0));
        }
    }

    /// After a connection was lost: waits for the server, sits down again, compares, sends again what was not
    /// acknowledged. False if there is nothing to come back to.
    async fn come_back(&mut self, seat: usize) -> bool {
        let world = Arc::clone(&self.world);
        count(&world.reconnects);
        if let Some(flight) = &mut self.flight {
            flight.smooth = false;
        }
        let mut failures = 0;
        loop {
            let life = world.up().await;
            let Sitting { client, seen, .. } = &self.seats[seat];
            match sit(client, &self.id, seen.n).await {
                Ok((socket, fresh)) if world.is_up(life) => {
                    self.compare(seat, fresh);
                    self.seats[seat].socket = socket;
                    self.seats[seat].life = life;
                    break;
                }
                Ok(_) => {}
                // Finished games do not come back, but their replays are open.
                Err(_) if self.is_over(seat).await => {
                    self.finished();
                    return false;
                }
                Err(error) if world.is_up(life) => {
                    failures += 1;
                    if failures == MOST_FAILURES {
                        world.trouble(What::Disconnected, &self.id, text(error));
                        self.abandoned = true;
                        return false;
                    }
                    sleep(Duration::from_millis(500)).await;
                }
                Err(_) => {}
            }
        }
        self.heard = Instant::now();
        let waits = |flight: &Flight| flight.seat == seat && flight.accepted.is_none();
        if self.flight.as_ref().is_some_and(waits) {
            self.send().await;
        }
        true
    }

    /// The game ended by itself, not because the run ends.
    fn finished(&self) {
        if self.world.phase() != Phase::End {
            count(&self.world.finished);
        }
    }

    async fn is_over(&self, seat: usize) -> bool {
        let path = format!("/api/games/{}/replay", self.id);
        self.seats[seat].client.text(&path).await.is_ok()
    }

    /// What was known must still be there, and look the same.
    fn compare(&mut self, seat: usize, fresh: Seen) {
        let acknowledged = self.given.last().map_or(0, |given| given.n);
        let known = &mut self.seats[seat].seen;
        if fresh.n < known.n.max(acknowledged) {
            let detail = format!("{} < {}", fresh.n, known.n.max(acknowledged));
            self.world.trouble(What::Behind, &self.id, detail);
        } else if fresh.n == known.n && fresh.view != known.view {
            self.world
                .trouble(What::Different, &self.id, fresh.n.to_string());
        }
        *known = Seen {
            over: fresh.over || known.over,
            ..fresh
        };
    }
}
