//! Tables: one task each, from the first who sits down to the end of the game. Nothing else touches a game, so that there
//! is no lock; whoever wants something sends a [`Command`] and waits for the reply.

mod actor;
mod advice;
mod bot_pool;
mod branch;
mod broken;
mod chat;
mod clock;
mod deserted;
mod end;
mod feed;
mod hands;
mod history;
mod load;
mod lobby_updates;
mod names;
mod numbers;
mod offers;
mod pages;
mod past;
mod play;
mod progress;
mod quota;
mod reasons;
mod redact;
mod responses;
mod scenario;
mod seating;
mod storing;
mod texts;
mod waits;

pub use actor::{NewTable, open};
pub use advice::{Question, not_asked};
pub use bot_pool::{BotPool, Owner};
pub use branch::{Branch, branch};
pub use broken::Decision;
pub use load::{all as load_all, announce};
pub use lobby_updates::Inside;
pub use past::{
    Archive, Eyes, Record, about, finished_games, finished_replay, finished_tables, history,
    moment, no_such_seat, record, why,
};
pub use quota::{Quotas, Room};
pub use reasons::Reason;
pub use responses::Respondable;
pub use scenario::{play as play_scenario, teach};
pub use seating::{DeckChoice, choose, level, not_legal};

use crate::app::App;
use crate::people::Secret;
use crate::wire::messages::{Line, Settings, Stage, TableInfo};
use crate::wire::{Code, Problem};
use bots::{Bot, Level};
use engine::{Answer, Refusal};
use locale::{Lang, Message, message};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, Weak};
use tokio::sync::{mpsc, oneshot, watch};

/// Messages that may wait for a slow reader before it is left behind.
pub const BACKLOG: usize = 256;
/// Commands that may wait for a table.
const QUEUE: usize = 64;

/// Somebody who is known: a person with a session or token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    pub id: String,
    pub name: String,
    pub guest: bool,
}

/// What somebody says at the door of a table.
#[derive(Debug)]
pub struct JoinRequest {
    pub password: Option<Secret>,
    pub from: IpAddr,
}

impl JoinRequest {
    /// For those who are let in, or not, without a word.
    pub const SILENT: JoinRequest = JoinRequest {
        password: None,
        from: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
    };
}

pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// What can be asked of a table.
#[derive(Debug)]
pub enum Command {
    Join {
        who: Who,
        seat: Option<u8>,
        /// Whether the password was said, where there is one: [`Handle::hears`].
        heard: bool,
        reply: Reply<u8>,
    },
    Leave {
        who: Who,
        reply: Reply<()>,
    },
    /// The host puts a bot onto a seat, or nobody.
    Seat {
        who: Who,
        seat: u8,
        bot: Option<Level>,
        deck: Option<DeckChoice>,
        reply: Reply<()>,
    },
    Deck {
        who: Who,
        deck: DeckChoice,
        reply: Reply<()>,
    },
    Start {
        who: Who,
        reply: Reply<()>,
    },
    Answer {
        who: Who,
        n: u32,
        answer: Answer,
        mark: String,
        reply: oneshot::Sender<Answered>,
    },
    Pass {
        who: Who,
        reply: Reply<()>,
    },
    Concede {
        who: Who,
        reply: Reply<()>,
    },
    Draw {
        who: Who,
        reply: Reply<()>,
    },
    Undo {
        who: Who,
        reply: Reply<()>,
    },
    Decline {
        who: Who,
        reply: Reply<()>,
    },
    Rematch {
        who: Who,
        reply: Reply<()>,
    },
    /// What becomes of a game that cannot be played on as it is.
    Decide {
        who: Who,
        decision: Decision,
        reply: Reply<()>,
    },
    Chat {
        who: Who,
        text: String,
        reply: Reply<()>,
    },
    Settings {
        who: Who,
        settings: Settings,
        reply: Reply<()>,
    },
    ShowHand {
        who: Who,
        yes: bool,
        reply: Reply<()>,
    },
    /// Whoever listens gets a view and then every change.
    Listen {
        who: Option<Who>,
        heard: bool,
        since: u32,
        /// The language of the texts.
        lang: Lang,
        reply: Reply<Listening>,
    },
    /// Whether somebody may know of the table.
    Admit {
        who: Option<Who>,
        heard: bool,
        reply: Reply<()>,
    },
    /// The game so far, as somebody may see it.
    LookBack {
        who: Option<Who>,
        heard: bool,
        eyes: Option<Eyes>,
        reply: Reply<(Box<Record>, Eyes)>,
    },
    /// Why something is so, or is not.
    Reason(Reason),
    /// Somebody is called something else now.
    Renamed {
        old: String,
        who: Who,
        reply: Reply<()>,
    },
    /// Somebody's account is deleted.
    Forget {
        who: Who,
        reply: Reply<()>,
    },
    Close {
        reply: Reply<()>,
    },
    Announce {
        text: String,
    },
    /// Somebody who may not come in any more.
    Expel {
        person: String,
    },
    /// A bot has thought about the question after entry `n`.
    BotAnswer {
        n: u32,
        seat: u8,
        bot: Bot,
        answer: Option<Answer>,
    },
    Gone {
        listener: u64,
    },
    Stop {
        reply: oneshot::Sender<()>,
    },
}

/// How an answer was received.
#[derive(Clone, Debug)]
pub enum Answered {
    /// Stored; the number that it has for that seat.
    Accepted(u32),
    /// Against the rules; the number of the newest view of that seat, and why in words.
    Refused(u32, Refusal, Message),
    /// For another question than the one that stands.
    Stale(u32),
    Problem(Problem),
}

/// One who listens.
#[derive(Debug)]
pub struct Listening {
    pub id: u64,
    pub messages: mpsc::Receiver<Arc<str>>,
}

/// The way to a table.
#[derive(Clone, Debug)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    pub info: watch::Receiver<Arc<TableInfo>>,
    pub inside: watch::Receiver<Inside>,
    /// The hash of the password.
    password: Option<Arc<str>>,
}

impl Handle {
    /// Whether this is the password of the table. To find out takes a while, by purpose: the table does not wait for it.
    /// Whoever is wrong too often is told to wait.
    pub async fn password_ok(&self, app: &App, request: JoinRequest) -> Result<bool, Problem> {
        match (&self.password, request.password) {
            (None, _) => Ok(true),
            (Some(_), None) => Ok(false),
            // What was private stays with those who played.
            (Some(_), _) if self.info.borrow().stage == Stage::Over => Ok(false),
            (Some(hash), Some(password)) => {
                let guess = app.gates.guess(request.from)?;
                let hash = Some(hash.to_string());
                let right = app.passwords.verify(password, hash).await;
                if right {
                    guess.was_right();
                }
                Ok(right)
            }
        }
    }

    /// Asks the table and waits for its reply.
    pub async fn ask<T>(&self, command: impl FnOnce(Reply<T>) -> Command) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let sent = self.commands.send(command(reply)).await;
        sent.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    pub async fn answer(&self, who: Who, n: u32, answer: Answer, mark: String) -> Answered {
        let (reply, answered) = oneshot::channel();
        let command = Command::Answer {
            who,
            n,
            answer,
            mark,
            reply,
        };
        if self.commands.send(command).await.is_err() {
            return Answered::Problem(gone());
        }
        answered.await.unwrap_or_else(|_| Answered::Problem(gone()))
    }

    /// Whether they play here.
    pub fn seats(&self, who: Option<&Who>) -> bool {
        self.inside.borrow().has(who)
    }

    pub async fn tell(&self, command: Command) {
        let _ = self.commands.send(command).await;
    }
}

fn gone() -> Problem {
    Problem::new(Code::NotFound, message!("no-such-table"))
}

/// All tables there are, by their ids.
#[derive(Debug)]
pub struct Tables {
    app: Weak<App>,
    ready: RwLock<HashMap<String, Handle>>,
    /// Stored tables that nobody has loaded yet; whoever loads one holds its lock.
    stored: RwLock<HashMap<String, Arc<tokio::sync::Mutex<()>>>>,
}

impl Tables {
    pub fn new(app: &Weak<App>) -> Tables {
        Tables {
            app: Weak::clone(app),
            ready: RwLock::default(),
            stored: RwLock::default(),
        }
    }

    fn read(&self) -> RwLockReadGuard<'_, HashMap<String, Handle>> {
        self.ready.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// A table that is loaded.
    pub fn get(&self, id: &str) -> Option<Handle> {
        self.read().get(id).cloned()
    }

    /// A table, loaded if need be. An error if the storage cannot say whether there is one.
    pub async fn find(&self, id: &str) -> Result<Option<Handle>, Problem> {
        if let Some(table) = self.get(id) {
            return Ok(Some(table));
        }
        let (Some(lock), Some(app)) = (self.lock_of(id), self.app.upgrade()) else {
            return Ok(None);
        };
        let _turn = lock.lock().await;
        if let Some(table) = self.get(id) {
            return Ok(Some(table));
        }
        load::one(&app, id).await.map_err(|error| {
            tracing::error!(%error, game = id, "a table was not loaded");
            play::not_stored()
        })?;
        self.is_loaded(id);
        Ok(self.get(id))
    }

    /// The lock of a table that is stored and not loaded.
    fn lock_of(&self, id: &str) -> Option<Arc<tokio::sync::Mutex<()>>> {
        let stored = self.stored.read().unwrap_or_else(PoisonError::into_inner);
        stored.get(id).cloned()
    }

    fn is_loaded(&self, id: &str) {
        let mut stored = self.stored.write().unwrap_or_else(PoisonError::into_inner);
        stored.remove(id);
    }

    /// These tables are stored.
    fn expect(&self, ids: &[String]) {
        let mut stored = self.stored.write().unwrap_or_else(PoisonError::into_inner);
        stored.extend(ids.iter().map(|id| (id.clone(), Arc::default())));
    }

    /// All that are loaded.
    pub fn all(&self) -> Vec<Handle> {
        self.read().values().cloned().collect()
    }

    /// How many there are, loaded or not.
    pub fn len(&self) -> usize {
        self.read().len() + self.waiting()
    }

    /// How many are not loaded yet.
    pub fn waiting(&self) -> usize {
        let stored = self.stored.read().unwrap_or_else(PoisonError::into_inner);
        stored.len()
    }

    fn put(&self, id: &str, handle: Handle) {
        let mut tables = self.ready.write().unwrap_or_else(PoisonError::into_inner);
        tables.insert(id.to_owned(), handle);
    }

    fn remove(&self, id: &str) {
        let mut tables = self.ready.write().unwrap_or_else(PoisonError::into_inner);
        tables.remove(id);
    }
}

/// A line of chat, cleaned; `None` if nothing is left of it.
pub fn clean(text: &str, most: usize) -> Option<String> {
    let plain = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200b}' | '\u{feff}')
    };
    let text: String = text
        .chars()
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .filter(|c| plain(*c))
        .take(most)
        .collect();
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

pub(crate) fn line(who: &Who, text: String) -> Line {
    Line {
        name: who.name.clone(),
        text,
        at: crate::storage::now(),
    }
}
