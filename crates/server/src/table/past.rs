//! Looking back: a game as it was played, step by step. While it goes on everybody sees of it what their seat was shown;
//! when it is over all of it is open to those who may know of it.
//!
//! A link to a moment is `/games/{id}?at=N&seat=S` at the client, which asks here with the same words.

use super::actor::Actor;
use super::history::Part;
use super::load::{LoadError, Played, replay_of};
use super::play::not_live;
use super::reasons::{not_seen, sheet};
use super::seating::level;
use super::texts::{Teller, called};
use super::{Command, JoinRequest, Who, gone};
use crate::app::App;
use crate::storage::StorageError;
use crate::storage::games::{GameRow, SeatRow};
use crate::storage::past::{Page, PastRow, Wanted};
use crate::wire::messages::{SeatInfo, Stage, TableInfo};
use crate::wire::past::{History, Moment};
use crate::wire::{Access, Code, Problem};
use bots::Level;
use cards::Catalogue;
use engine::Packs;
use engine::{CardId, Event, Game, Replay, ReplayError, Seat, Seats, Side};
use locale::{Lang, message};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tell::why::Sheet;
use tokio::sync::Semaphore;

/// Finished games that are kept ready, and for how long.
const MOST_KEPT: usize = 64;
const KEPT: Duration = Duration::from_secs(10 * 60);
/// Events that a step has at most, in general.
const EVENTS_OF_STEP: usize = 4;
/// Games that are played again at the same time for those who look back.
const AT_ONCE: usize = 2;

/// Whose view is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    Seat(Seat),
    Spectator,
    /// Every seat at once.
    All,
}

impl Eyes {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            _ => None,
        }
    }
}

/// A game as far as somebody may look back at it.
#[derive(Debug)]
pub struct Record {
    pub about: TableInfo,
    /// The people at the seats.
    pub people: Vec<Option<String>>,
    pub played: Played,
    /// Where somebody looked last: the next step from there is quick.
    last: Mutex<Option<(usize, Game)>>,
}

impl Record {
    pub fn new(about: TableInfo, people: Vec<Option<String>>, played: Played) -> Record {
        Record {
            about,
            people,
            played,
            last: Mutex::default(),
        }
    }

    pub fn len(&self) -> usize {
        self.played.replay.len()
    }

    pub fn is_over(&self) -> bool {
        self.about.stage == Stage::Over
    }

    /// How many answers there are to see.
    pub fn of(&self, eyes: Eyes) -> usize {
        match self.is_over() {
            true => self.len(),
            false => self.played.seen(eyes),
        }
    }

    /// How many of all answers belong to a moment; nothing if there is no such moment.
    fn given(&self, at: usize, eyes: Eyes) -> Option<usize> {
        (at <= self.of(eyes)).then(|| match self.is_over() {
            true => at,
            false => self.played.given(at, eyes),
        })
    }

    pub fn seat_of(&self, who: Option<&Who>) -> Option<Seat> {
        let person = who?.id.as_str();
        let at = |other: &Option<String>| other.as_deref() == Some(person);
        let seat = self.people.iter().position(at)?;
        u8::try_from(seat).ok().map(Seat)
    }

    /// What the players are called.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let seats = self.about.seats.iter();
        let named = |seat: &SeatInfo| (seat.name.clone(), seat.bot.and_then(level));
        called(lang, seats.map(named))
    }

    pub fn opening(&self, catalogue: &Catalogue) -> Result<Game, ReplayError> {
        let replay = &self.played.replay;
        // Cards may have changed since; the hashes tell whether the game did.
        replay.run_from(replay.opening(catalogue, Packs::MayDiffer)?, 0)
    }

    /// Gives answer number `at`, counted from 0.
    pub fn step(&self, game: &mut Game, at: usize) -> Result<(), ReplayError> {
        let replay = &self.played.replay;
        let (Some((seat, answer)), Some(&recorded)) =
            (replay.answers.get(at), replay.hashes.get(at))
        else {
            let steps = replay.len();
            return Err(ReplayError::NoSuchStep { step: at, steps });
        };
        let (step, seat) = (at + 1, *seat);
        let refused = |refusal| ReplayError::Refused {
            step,
            seat,
            refusal,
        };
        game.answer(seat, answer.clone()).map_err(refused)?;
        // Games of older formats have no hashes to compare.
        let Some(recorded) = recorded else {
            return Ok(());
        };
        let found = game.state().hash64();
        if found != recorded {
            return Err(ReplayError::Differs {
                step,
                recorded,
                found,
            });
        }
        Ok(())
    }

    /// The game after `at` answers.
    pub fn game_at(&self, catalogue: &Catalogue, at: usize) -> Result<Game, ReplayError> {
        let last = || self.last.lock().unwrap_or_else(PoisonError::into_inner);
        let near = last().clone().filter(|(n, _)| *n <= at);
        let (from, mut game) = match near {
            Some(near) => near,
            None => (0, self.opening(catalogue)?),
        };
        for n in from..at {
            self.step(&mut game, n)?;
        }
        *last() = Some((at, game.clone()));
        Ok(game)
    }

    fn moment(
        &self,
        catalogue: &Catalogue,
        at: usize,
        eyes: Eyes,
        lang: Lang,
    ) -> Result<Moment, ReplayError> {
        let given = self.given(at, eyes).unwrap_or(self.len());
        let game = self.game_at(catalogue, given)?;
        let view = |seat: Option<Seat>| game.view(seat);
        let seats = 0..self.people.len() as u8;
        let one = (eyes != Eyes::All).then(|| view(eyes.seat()));
        let names = self.names(lang);
        let teller = Teller::new(lang, &game, eyes.seat(), &names);
        let words = one.as_ref().map(|view| teller.words(view));
        Ok(Moment {
            at: number(at),
            of: number(self.of(eyes)),
            words,
            view: one,
            views: match eyes {
                Eyes::All => seats.map(|seat| view(Some(Seat(seat)))).collect(),
                _ => Vec::new(),
            },
        })
    }

    /// Where the numbers of a card came from; nothing if it was not to be seen.
    fn why(
        &self,
        catalogue: &Catalogue,
        (at, eyes): (usize, Eyes),
        card: CardId,
        lang: Lang,
    ) -> Result<Option<Sheet>, ReplayError> {
        let given = self.given(at, eyes).unwrap_or(self.len());
        let game = self.game_at(catalogue, given)?;
        Ok(sheet(&game, eyes.seat(), card, (lang, &self.names(lang))))
    }
}

pub fn number(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// An event with everything open.
pub fn open(mut event: Event) -> Event {
    event.seen_by = Seats::ALL;
    event.other_seen_by = Seats::ALL;
    event.source_seen_by = Seats::ALL;
    event.from_seen_by = Seats::ALL;
    event.to_seen_by = Seats::ALL;
    event.each_seen_by.fill(Seats::ALL);
    event.sides.iter_mut().flatten().for_each(Side::open);
    event
}

/// Finished games that somebody looked at.
#[derive(Debug)]
pub struct Archive {
    kept: Mutex<VecDeque<(Instant, Arc<Record>)>>,
    turns: Semaphore,
}

impl Default for Archive {
    fn default() -> Archive {
        Archive {
            kept: Mutex::default(),
            turns: Semaphore::new(AT_ONCE),
        }
    }
}

impl Archive {
    fn kept(&self, id: &str) -> Option<Arc<Record>> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(since, _)| since.elapsed() < KEPT);
        let at = kept.iter().position(|(_, record)| record.about.id == id)?;
        let found = kept.remove(at)?;
        let record = Arc::clone(&found.1);
        kept.push_back(found);
        Some(record)
    }

    /// Somebody in these games has another name now, or none.
    pub fn forget(&self, person: &str) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let plays = |record: &Record| {
            let mut people = record.people.iter().flatten();
            people.any(|other| other == person)
        };
        kept.retain(|(_, record)| !plays(record));
    }

    fn keep(&self, record: &Arc<Record>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(_, other)| other.about.id != record.about.id);
        if kept.len() >= MOST_KEPT {
            kept.pop_front();
        }
        kept.push_back((Instant::now(), Arc::clone(record)));
    }
}

fn busy() -> Problem {
    Problem::new(Code::Unavailable, message!("server-busy"))
}

/// A game of which something that was stored cannot be read.
fn damaged() -> Problem {
    Problem::new(Code::Conflict, message!("game-damaged"))
}

fn unavailable(error: StorageError) -> Problem {
    tracing::error!(%error, "a stored game was not read");
    busy()
}

/// A game that is over, for those who may know of it.
async fn finished(app: &App, id: &str, who: Option<&Who>) -> Result<Arc<Record>, Problem> {
    let record = match app.archive.kept(id) {
        Some(record) => record,
        None => {
            let record = Arc::new(stored(app, id).await?);
            app.archive.keep(&record);
            record
        }
    };
    let secret = record.about.setup.access == Access::Password;
    if secret && record.seat_of(who).is_none() {
        return Err(gone());
    }
    Ok(record)
}

async fn stored(app: &App, id: &str) -> Result<Record, Problem> {
    if !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(gone());
    }
    let row = app.database.game(id).await.map_err(|error| {
        let damage = error.is_damage();
        let problem = unavailable(error);
        if damage { damaged() } else { problem }
    })?;
    let row = row
        .filter(|row| row.stage == Stage::Over)
        .ok_or_else(gone)?;
    let seats = app.database.seats(id).await.map_err(unavailable)?;
    let log = app.database.log(id).await.map_err(unavailable)?;
    let header = row.header.clone().ok_or_else(gone)?;
    let played = replay_of(&header, &log);
    let played = played.and_then(|played| match played.damage {
        Some((_, entry)) => Err(LoadError::Entry(entry)),
        None => Ok(played),
    });
    let played = played.map_err(|error| {
        tracing::error!(%error, game = id, "a stored game cannot be read");
        damaged()
    })?;
    let people = seats.iter().map(|seat| seat.person.clone()).collect();
    Ok(Record::new(info(row, seats), people, played))
}

/// Games that are over.
pub async fn finished_games(app: &App, wanted: &Wanted) -> Result<Page, Problem> {
    let games = app.database.finished_games(wanted).await;
    games.map_err(unavailable)
}

/// The same as tables.
pub async fn finished_tables(app: &App, wanted: &Wanted) -> Result<Vec<TableInfo>, Problem> {
    let games = finished_games(app, wanted).await?.games.into_iter();
    let table = |past: PastRow| {
        let row = GameRow {
            id: past.id,
            stage: Stage::Over,
            created: past.created,
            started: past.started,
            ended: past.ended,
            setup: past.setup,
            password: None,
            header: None,
            result: past.result,
        };
        info(row, past.seats)
    };
    Ok(games.map(table).collect())
}

fn info(row: GameRow, seats: Vec<SeatRow>) -> TableInfo {
    let seat = |(seat, row): (u8, SeatRow)| SeatInfo {
        seat,
        name: row.name,
        bot: row.bot.as_deref().and_then(level).map(Level::name),
        guest: row.guest,
        here: false,
        ready: true,
        again: false,
        shows_hand: false,
        clock: None,
    };
    TableInfo {
        id: row.id,
        stage: row.stage,
        setup: row.setup,
        created: row.created,
        started: row.started,
        seats: (0..).zip(seats).map(seat).collect(),
        host: None,
        draw_by: None,
        undo: None,
        result: row.result,
        watching: 0,
        rematch: None,
        broken: None,
        stall: None,
    }
}

/// What everybody who may know of a game may know about it.
pub async fn about(
    app: &App,
    id: &str,
    who: Option<&Who>,
    request: JoinRequest,
) -> Result<TableInfo, Problem> {
    let Some(table) = app.tables.find(id).await? else {
        return Ok(finished(app, id, who).await?.about.clone());
    };
    let info = Arc::clone(&table.info.borrow());
    if info.setup.access == Access::Password && !table.seats(who) {
        let heard = table.password_ok(app, request).await?;
        let who = who.cloned();
        table
            .ask(|reply| Command::Admit { who, heard, reply })
            .await?;
    }
    Ok((*info).clone())
}

/// The game as far as the caller may look back at it, and with whose eyes: those that are wished, or their own.
pub async fn record(
    app: &App,
    id: &str,
    who: Option<&Who>,
    request: JoinRequest,
    eyes: Option<Eyes>,
) -> Result<(Arc<Record>, Eyes), Problem> {
    let table = app.tables.find(id).await?;
    let table = table.filter(|table| table.info.borrow().stage != Stage::Over);
    let Some(table) = table else {
        let record = finished(app, id, who).await?;
        let own = record.seat_of(who).map_or(Eyes::Spectator, Eyes::Seat);
        return Ok((record, eyes.unwrap_or(own)));
    };
    let heard = table.seats(who) || table.password_ok(app, request).await?;
    let who = who.cloned();
    let (record, eyes) = table
        .ask(|reply| Command::LookBack {
            who,
            heard,
            eyes,
            reply,
        })
        .await?;
    Ok((Arc::new(*record), eyes))
}

/// Plays a game again, away from the threads that serve and a few at a time.
async fn replayed<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&'static Catalogue) -> Result<T, ReplayError> + Send + 'static,
) -> Result<T, Problem> {
    let _turn = app.archive.turns.acquire().await.map_err(|_| busy())?;
    let catalogue = app.catalogue;
    let done = tokio::task::spawn_blocking(move || work(catalogue)).await;
    done.map_err(|_| busy())?
        .map_err(|error| Problem::new(Code::Conflict, error.message()))
}

/// The game after `at` answers.
pub async fn game_at(app: &App, record: &Arc<Record>, at: usize) -> Result<Game, Problem> {
    if at > record.len() {
        return Err(no_such_moment(record.len()));
    }
    let record = Arc::clone(record);
    replayed(app, move |catalogue| record.game_at(catalogue, at)).await
}

/// The first `at` answers of a game, recorded once more: in the present format and with all hashes. The cards must still
/// be the same.
pub async fn recorded_anew(app: &App, record: &Arc<Record>, at: usize) -> Result<Replay, Problem> {
    let record = Arc::clone(record);
    let record_anew = move |catalogue: &'static Catalogue| {
        let old = &record.played.replay;
        let names: Vec<&str> = old.header.players.iter().map(|p| p.name.as_str()).collect();
        let mut game = old.opening(catalogue, Packs::MustAgree)?;
        let mut replay = match &old.header.scenario {
            Some(text) => Replay::start_scenario(&game, &names, text.clone()),
            None => Replay::start(&game, &names),
        };
        for (step, (seat, answer)) in old.answers.iter().take(at).enumerate() {
            record.step(&mut game, step)?;
            replay.push(*seat, answer.clone(), &game);
        }
        Ok(replay)
    };
    replayed(app, record_anew).await
}

fn no_such_moment(last: usize) -> Problem {
    let message = message!("no-such-moment", last = last);
    Problem::new(Code::Invalid, message)
}

/// The view after `at` answers, the last if there is no `at`.
pub async fn moment(
    app: &App,
    (record, eyes): (Arc<Record>, Eyes),
    at: Option<usize>,
    lang: Lang,
) -> Result<Moment, Problem> {
    let at = wanted(&record, eyes, at)?;
    let look = move |catalogue| record.moment(catalogue, at, eyes, lang);
    replayed(app, look).await
}

/// The moment that is asked for, if there is such a one.
fn wanted(record: &Record, eyes: Eyes, at: Option<usize>) -> Result<usize, Problem> {
    check(record, eyes)?;
    let last = record.of(eyes);
    match at.unwrap_or(last) {
        at if at > last => Err(no_such_moment(last)),
        at => Ok(at),
    }
}

/// Where the numbers of a card came from, after `at` answers.
pub async fn why(
    app: &App,
    (record, eyes): (Arc<Record>, Eyes),
    at: Option<usize>,
    card: CardId,
    lang: Lang,
) -> Result<Sheet, Problem> {
    if eyes == Eyes::All {
        return Err(no_such_seat());
    }
    let at = wanted(&record, eyes, at)?;
    let look = move |catalogue| record.why(catalogue, (at, eyes), card, lang);
    replayed(app, look).await?.ok_or_else(not_seen)
}

/// All steps of a game, or those up to a number.
pub async fn history(
    app: &App,
    (record, eyes): (Arc<Record>, Eyes),
    until: Option<u32>,
    lang: Lang,
) -> Result<History, Problem> {
    check(&record, eyes)?;
    let most = (app.config.log_page / EVENTS_OF_STEP).max(1);
    let part = until.map(|until| Part { until, most });
    let look = move |catalogue| record.history(catalogue, eyes, lang, part);
    replayed(app, look).await
}

fn check(record: &Record, eyes: Eyes) -> Result<(), Problem> {
    match eyes {
        Eyes::Seat(seat) if seat.index() >= record.people.len() => Err(no_such_seat()),
        _ => Ok(()),
    }
}

pub fn no_such_seat() -> Problem {
    Problem::new(Code::Invalid, message!("seat-not-there"))
}

/// The file of a game that is over. It holds the seed and all decks: while the game goes on nobody may have it.
pub async fn finished_replay(app: &App, id: &str, who: Option<&Who>) -> Result<String, Problem> {
    match app.tables.find(id).await? {
        Some(table) if table.info.borrow().stage != Stage::Over => {
            about(app, id, who, JoinRequest::SILENT).await?;
            Err(Problem::new(Code::Forbidden, message!("replay-later")))
        }
        _ => Ok(finished(app, id, who).await?.played.replay.to_text()),
    }
}

impl Actor {
    /// What the caller may look back at while the game goes on: what their seat, or the spectators, have been shown.
    pub fn look_back(
        &self,
        who: Option<&Who>,
        heard: bool,
        eyes: Option<Eyes>,
    ) -> Result<(Box<Record>, Eyes), Problem> {
        let own = who.and_then(|who| self.seat_of(&who.id));
        if own.is_none() {
            self.may_watch(who, heard)?;
        }
        let live = self.live.as_ref().ok_or_else(not_live)?;
        let eyes = eyes.unwrap_or(own.map_or(Eyes::Spectator, Eyes::Seat));
        let until = match (self.stage, eyes) {
            (Stage::Over, _) => u32::MAX,
            (_, Eyes::Seat(seat)) if own == Some(seat) => live.shown(own),
            (_, Eyes::Spectator) => live.shown(None),
            _ => return Err(Problem::new(Code::Forbidden, message!("view-later"))),
        };
        let left = live.numbers.partition_point(|n| *n <= until);
        let mut played = Played {
            replay: live.replay.clone(),
            numbers: live.numbers.clone(),
            times: live.times.clone(),
            silent: live.silent.clone(),
            passes: Vec::new(),
            damage: None,
            unread: 0,
        };
        played.truncate(left);
        let record = Record::new(self.about(), self.inside().people, played);
        Ok((Box::new(record), eyes))
    }
}
