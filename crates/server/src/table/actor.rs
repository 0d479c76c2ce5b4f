//! The task of one table: it takes one command after the other, and wakes by itself when a clock runs out or something
//! that was held back may be shown.

use super::broken::Broken;
use super::deserted::Quiet;
use super::feed::{Listener, WARM, text};
use super::hands::Hands;
use super::lobby_updates::Inside;
use super::play::Live;
use super::quota::{Room, Taken};
use super::seating::Place;
use super::storing::Backoff;
use super::{BACKLOG, Command, Handle, Listening, QUEUE, Who};
use crate::app::App;
use crate::lobby::News;
use crate::storage::games::GameRow;
use crate::storage::now;
use crate::wire::messages::{
    ClockInfo, FullView, GameResult, Line, SeatInfo, Stage, TableInfo, ToClient,
};
use crate::wire::{Code, PROTOCOL, Problem, Setup};
use bots::{Bot, Level};
use engine::Seat;
use locale::{Lang, message};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// One person's windows on one table, and all who may watch.
const MOST_WINDOWS: usize = 8;
const MOST_SPECTATORS: usize = 500;

#[derive(Debug)]
pub struct Actor {
    pub app: Arc<App>,
    pub id: String,
    pub setup: Setup,
    pub created: i64,
    pub started: i64,
    pub password: Option<String>,
    pub opened_by: Option<String>,
    /// What this table takes of the quota of the address it was opened from, and of the people here.
    pub opened_from: Option<Taken>,
    pub places: Vec<Taken>,
    pub seats: Vec<Place>,
    pub stage: Stage,
    pub live: Option<Live>,
    pub result: Option<GameResult>,
    pub timed_out: bool,
    pub listeners: Vec<Listener>,
    pub rematch: Option<String>,
    pub hands: Hands,
    /// To itself: what bots have thought.
    pub own: mpsc::Sender<Command>,
    pub chat: VecDeque<Line>,
    /// How many lines are stored, once that is known.
    pub stored_lines: Option<u32>,
    info: watch::Sender<Arc<TableInfo>>,
    inside: watch::Sender<Inside>,
    next_listener: u64,
    pub quiet: Quiet,
    pub closed: bool,
    /// When to try again what was not stored.
    pub backoff: Backoff,
    /// The log may have an entry more than the game.
    pub unsure: bool,
    /// Why the game cannot be played on as it is.
    pub broken: Option<Box<Broken>>,
}

/// A table as somebody opens it.
#[derive(Debug)]
pub struct NewTable {
    pub setup: Setup,
    /// The hash of the password.
    pub password: Option<String>,
    pub by: Who,
    pub room: Room,
}

pub fn new_bot(level: Option<Level>, setup: &Setup, limit: Duration) -> Option<Bot> {
    level.map(|level| Bot::new(level, setup.seed()).within(limit))
}

impl Actor {
    fn new(app: &Arc<App>, row: GameRow, seats: Vec<Place>) -> (Actor, mpsc::Receiver<Command>) {
        let (own, commands) = mpsc::channel(QUEUE);
        let nothing = TableInfo {
            id: row.id.clone(),
            stage: row.stage,
            setup: row.setup.clone(),
            created: row.created,
            started: row.started,
            seats: Vec::new(),
            host: None,
            draw_by: None,
            undo: None,
            result: None,
            watching: 0,
            rematch: None,
            broken: None,
            stall: None,
        };
        let actor = Actor {
            app: Arc::clone(app),
            id: row.id,
            setup: row.setup,
            created: row.created,
            started: row.started,
            password: row.password,
            opened_by: None,
            opened_from: None,
            places: Vec::new(),
            seats,
            stage: row.stage,
            live: None,
            result: row.result,
            timed_out: false,
            listeners: Vec::new(),
            rematch: None,
            hands: Hands::default(),
            own,
            chat: VecDeque::new(),
            stored_lines: None,
            info: watch::Sender::new(Arc::new(nothing)),
            inside: watch::Sender::default(),
            next_listener: 0,
            quiet: Quiet::now(),
            closed: false,
            backoff: Backoff::default(),
            unsure: false,
            broken: None,
        };
        (actor, commands)
    }

    /// A table that was stored.
    pub fn stored(
        app: &Arc<App>,
        row: GameRow,
        seats: Vec<Place>,
        chat: Vec<Line>,
    ) -> (Actor, mpsc::Receiver<Command>) {
        let (mut actor, commands) = Actor::new(app, row, seats);
        actor.chat = chat.into();
        (actor, commands)
    }

    /// From now on it takes commands.
    pub fn begin_to_listen(mut self, commands: mpsc::Receiver<Command>) -> Handle {
        self.changed();
        let handle = Handle {
            commands: self.own.clone(),
            info: self.info.subscribe(),
            inside: self.inside.subscribe(),
            password: self.password.as_deref().map(Arc::from),
        };
        self.app.tables.put(&self.id, handle.clone());
        self.app.lobby.tell(News::Table(self.id.clone()));
        tokio::spawn(self.run(commands));
        handle
    }

    async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        if self.stage == Stage::Live {
            self.go_on().await;
        }
        while !self.closed {
            let wake = self.wake_at();
            tokio::select! {
                command = commands.recv() => match command {
                    Some(Command::Stop { reply }) => {
                        let _ = reply.send(());
                        break;
                    }
                    Some(command) => self.handle(command).await,
                    None => break,
                },
                () = tokio::time::sleep_until(wake.into()) => self.wake().await,
            }
        }
        self.app.tables.remove(&self.id);
        self.app.lobby.tell(News::Table(self.id.clone()));
    }

    /// When there is something to do without anybody asking.
    fn wake_at(&self) -> Instant {
        let deserted = self.deserted_at();
        let Some(live) = &self.live else {
            return deserted;
        };
        let again = self.backoff.until();
        // A clock that ran out waits too: it needs the storage.
        let clock = live.clocks.deadline().map(|(_, at)| at);
        let clock = clock.filter(|_| again.is_none());
        let hold = live.hold.as_ref().map(|hold| hold.until());
        let cool = live.is_warm().then_some(live.warm + WARM);
        [again, clock, hold, cool, self.hands.due()]
            .into_iter()
            .flatten()
            .fold(deserted, Instant::min)
    }

    async fn wake(&mut self) {
        self.release().await;
        self.try_again().await;
        self.time_up().await;
        self.show_hands();
        if let Some(live) = &mut self.live
            && live.warm + WARM <= Instant::now()
        {
            live.cool_down();
        }
        self.leave_deserted().await;
    }

    async fn handle(&mut self, command: Command) {
        match command {
            Command::Join {
                who,
                seat,
                heard,
                reply,
            } => {
                answer(reply, self.join(&who, seat, heard).await);
            }
            Command::Leave { who, reply } => answer(reply, self.leave(&who).await),
            Command::Seat {
                who,
                seat,
                bot,
                deck,
                reply,
            } => {
                answer(reply, self.set_seat(&who, seat, bot, deck).await);
            }
            Command::Deck { who, deck, reply } => answer(reply, self.set_deck(&who, &deck).await),
            Command::Start { who, reply } => answer(reply, self.start(&who).await),
            Command::Answer {
                who,
                n,
                answer,
                mark,
                reply,
            } => {
                self.answer(&who, (n, answer, mark), reply).await;
            }
            Command::Pass { who, reply } => answer(reply, self.pass(&who).await),
            Command::Concede { who, reply } => answer(reply, self.concede(&who).await),
            Command::Draw { who, reply } => answer(reply, self.draw(&who).await),
            Command::Undo { who, reply } => answer(reply, self.undo(&who).await),
            Command::Decline { who, reply } => answer(reply, self.decline(&who).await),
            Command::Rematch { who, reply } => answer(reply, self.rematch(&who).await),
            Command::Decide {
                who,
                decision,
                reply,
            } => answer(reply, self.decide(&who, decision).await),
            Command::Chat { who, text, reply } => answer(reply, self.chat(&who, &text).await),
            Command::Settings {
                who,
                settings,
                reply,
            } => answer(reply, self.settings(&who, settings).await),
            Command::ShowHand { who, yes, reply } => answer(reply, self.show_hand(&who, yes)),
            Command::Listen {
                who,
                heard,
                since,
                lang,
                reply,
            } => {
                answer(reply, self.listen(who, heard, since, lang).await);
            }
            Command::Renamed { old, who, reply } => {
                self.renamed(&old, &who);
                answer(reply, Ok(()));
            }
            Command::Forget { who, reply } => answer(reply, self.forget(&who).await),
            Command::Admit { who, heard, reply } => {
                answer(reply, self.admit(who.as_ref(), heard));
            }
            Command::LookBack {
                who,
                heard,
                eyes,
                reply,
            } => {
                answer(reply, self.look_back(who.as_ref(), heard, eyes));
            }
            Command::Reason(reason) => self.reason(reason),
            Command::Close { reply } => answer(reply, self.close().await),
            Command::Announce { text } => self.send(&ToClient::Announcement { text }, |_| true),
            Command::Expel { person } => {
                self.listeners
                    .retain(|listener| listener.person.as_ref() != Some(&person));
                self.changed();
            }
            Command::BotAnswer {
                n,
                seat,
                bot,
                answer,
            } => self.bot_answered(n, seat, bot, answer).await,
            Command::Gone { listener } => {
                self.listeners.retain(|other| other.id != listener);
                self.changed();
                self.somebody_left().await;
            }
            Command::Stop { reply } => drop(reply.send(())),
        }
    }

    /// Tells everybody how the table stands, if it is different from before.
    pub fn changed(&mut self) {
        self.count_people();
        let told = self.info.borrow().clone();
        let mut last = Arc::clone(&told);
        // Whoever cannot take it in is not here any more, which is different again.
        let info = loop {
            let (info, here) = (Arc::new(self.about()), self.listeners.len());
            // Clocks run by themselves and are told with every change.
            if still(&last) != still(&info) {
                self.send(&ToClient::Table(Box::new((*info).clone())), |_| true);
            }
            if self.listeners.len() == here {
                break info;
            }
            last = info;
        };
        let inside = self.inside();
        self.info.send_replace(Arc::clone(&info));
        let before = self.inside.send_replace(inside.clone());
        self.tell_lobby((&told, &before), (&info, &inside));
    }

    pub fn about(&self) -> TableInfo {
        let clocks = self
            .live
            .as_ref()
            .map(|live| live.clocks.info())
            .unwrap_or_default();
        let seat = |(n, place): (u8, &Place)| SeatInfo {
            seat: n,
            name: place.name.clone(),
            bot: place.bot.map(Level::name),
            guest: place.guest,
            here: self
                .listeners
                .iter()
                .any(|listener| listener.seat == Some(Seat(n))),
            ready: place.deck.is_some(),
            again: place.again,
            shows_hand: place.shows_hand,
            clock: clocks.get(usize::from(n)).copied(),
        };
        let live = self.live.as_ref();
        TableInfo {
            id: self.id.clone(),
            stage: self.stage,
            setup: self.setup.clone(),
            created: self.created,
            started: self.started,
            seats: (0..).zip(&self.seats).map(seat).collect(),
            host: self.host(),
            draw_by: live.and_then(|live| live.offers.draw_by()),
            undo: live.and_then(Live::undo_info),
            result: self.result.clone(),
            watching: self
                .listeners
                .iter()
                .filter(|listener| listener.seat.is_none())
                .count() as u32,
            rematch: self.rematch.clone(),
            broken: self.broken.as_deref().map(Broken::info),
            stall: live
                .filter(|_| self.stage == Stage::Live)
                .and_then(|live| live.progress.told),
        }
    }

    /// Whether somebody who does not play may look on.
    pub fn may_watch(&self, who: Option<&Who>, heard: bool) -> Result<(), Problem> {
        if !self.setup.watched && self.stage == Stage::Live {
            return Err(Problem::new(Code::Forbidden, message!("not-watched")));
        }
        self.admit(who, heard)
    }

    async fn listen(
        &mut self,
        who: Option<Who>,
        heard: bool,
        since: u32,
        lang: Lang,
    ) -> Result<Listening, Problem> {
        let person = who.as_ref().map(|who| who.id.clone());
        let seat = person.as_deref().and_then(|person| self.seat_of(person));
        if seat.is_none() {
            self.may_watch(who.as_ref(), heard)?;
        }
        let many = || Err(Problem::new(Code::TooMany, message!("too-many-listeners")));
        let own = self.listeners.iter().filter(|other| other.person == person);
        let watching = self.listeners.iter().filter(|other| other.seat.is_none());
        if person.is_some() && own.count() >= MOST_WINDOWS
            || seat.is_none() && watching.count() >= MOST_SPECTATORS
        {
            return many();
        }
        let (messages, receive) = mpsc::channel(BACKLOG);
        let chat = self.heard(person.as_deref()).await;
        let mut first = vec![self.first_message(seat, since, lang, chat.clone())];
        if self.live.is_none() {
            // A view has them in it.
            first.extend(chat.into_iter().map(ToClient::Chat));
        }
        let id = self.next_listener;
        self.next_listener += 1;
        let listener = Listener::new(id, person, seat, lang, messages);
        let hands = self.hands.shown.as_ref().filter(|_| seat.is_none());
        let told = first.iter().all(|message| listener.send(&text(message)));
        if told && hands.is_none_or(|hands| listener.send(hands)) {
            for news in self.app.news.texts() {
                // It has room for far more than there are announcements, or is gone.
                let _ = listener.send(&text(&ToClient::Announcement { text: news }));
            }
            self.listeners.push(listener);
        }
        self.somebody_is_here();
        self.changed();
        self.wake_bot();
        Ok(Listening {
            id,
            messages: receive,
        })
    }

    /// What somebody sees who comes to the table.
    pub fn first_message(
        &mut self,
        seat: Option<Seat>,
        since: u32,
        lang: Lang,
        chat: Vec<Line>,
    ) -> ToClient {
        let table = self.about();
        let settings = seat.map(|seat| self.seats[seat.index()].settings.clone());
        match &mut self.live {
            None => ToClient::Table(Box::new(table)),
            Some(live) => {
                let most = self.app.config.log_page;
                let (look, earlier) = live.look_page(seat, since, lang, most);
                ToClient::View(Box::new(FullView {
                    protocol: PROTOCOL,
                    n: look.n,
                    since: look.since,
                    earlier,
                    view: look.view,
                    events: look.events,
                    words: look.words,
                    table,
                    chat,
                    settings,
                }))
            }
        }
    }

    /// Somebody sat down or got up: who listens may be somebody else now.
    pub fn reseat(&mut self) {
        let seats = &self.seats;
        for listener in &mut self.listeners {
            let place = |place: &Place| place.person.is_some() && place.person == listener.person;
            listener.seat = seats.iter().position(place).map(|seat| Seat(seat as u8));
        }
        self.changed();
    }

    pub fn new_bots(&self) -> Vec<Option<(Level, Bot)>> {
        let limit = self.app.config.think;
        self.seats
            .iter()
            .map(|place| place.bot.zip(new_bot(place.bot, &self.setup, limit)))
            .collect()
    }
}

/// Without what changes all the time.
fn still(info: &TableInfo) -> TableInfo {
    let mut info = info.clone();
    for seat in &mut info.seats {
        seat.clock = seat.clock.map(|_| ClockInfo {
            left: 0,
            running: false,
        });
    }
    info
}

pub fn answer<T>(reply: super::Reply<T>, result: Result<T, Problem>) {
    let _ = reply.send(result);
}

/// Opens a table for `new.by`, who sits down at it.
pub async fn open(app: &Arc<App>, new: NewTable) -> Result<String, Problem> {
    let mut seats = vec![Place::default(); usize::from(new.setup.players)];
    seats[0] = Place {
        person: Some(new.by.id.clone()),
        name: new.by.name.clone(),
        guest: new.by.guest,
        ..Place::default()
    };
    let (id, mut actor, commands) = prepare(app, new.setup, new.password, seats).await?;
    actor.opened_by = Some(new.by.id);
    actor.furnished(new.room);
    actor.begin_to_listen(commands);
    Ok(id)
}

async fn prepare(
    app: &Arc<App>,
    setup: Setup,
    password: Option<String>,
    seats: Vec<Place>,
) -> Result<(String, Actor, mpsc::Receiver<Command>), Problem> {
    if app.tables.len() >= app.config.most_tables {
        return Err(Problem::new(Code::Unavailable, message!("too-many-tables")));
    }
    let row = GameRow {
        id: crate::secret::id(),
        stage: Stage::Open,
        created: now(),
        started: 0,
        ended: 0,
        setup,
        password,
        header: None,
        result: None,
    };
    let rows: Vec<_> = seats.iter().map(Place::row).collect();
    app.database.new_game(&row, &rows).await.map_err(|error| {
        tracing::error!(%error, "a table was not stored");
        super::play::not_stored()
    })?;
    let id = row.id.clone();
    let (actor, commands) = Actor::new(app, row, seats);
    Ok((id, actor, commands))
}

/// The same game once more, the seats moved on by one.
pub async fn again(app: &Arc<App>, old: &mut Actor) -> Result<String, Problem> {
    let mut seats: Vec<Place> = old.seats.clone();
    for place in &mut seats {
        place.again = false;
        place.shows_hand = false;
        place.result = "";
    }
    seats.rotate_left(1);
    // A lesson is for the seat it was written for.
    let setup = Setup {
        lesson: None,
        ..old.setup.clone()
    };
    let (id, mut actor, commands) = prepare(app, setup, old.password.clone(), seats).await?;
    actor.begin().await?;
    actor.opened_from = old.opened_from.take();
    actor.begin_to_listen(commands);
    Ok(id)
}
