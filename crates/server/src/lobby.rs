//! The lobby: who looks at it learns of every table that comes, changes and goes. One channel carries the news; what it
//! says is only *where* something is new, each reader looks for itself what it may see of it.

use crate::app::App;
use crate::table::{Handle, Who};
use crate::wire::Access;
use crate::wire::lobby::ToLobby;
use crate::wire::messages::{Stage, TableInfo};
use std::collections::{BTreeSet, HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast;
use tokio::time::Instant;

/// News that may wait for a reader before it gets the whole list again.
const BACKLOG: usize = 4096;
/// News of this time are told together.
const TOGETHER: Duration = Duration::from_millis(250);
/// Tables of the first list; the newest are in it, and one's own.
const MOST_TABLES: usize = 1000;

#[derive(Clone, Debug)]
pub enum News {
    /// A table came, changed or went.
    Table(String),
    /// A game began.
    Start(String),
    /// Somebody is asked in a game, or not any more: who.
    Turn(String, Arc<str>),
    Announcement(Arc<str>),
}

#[derive(Clone, Debug)]
pub struct Lobby(broadcast::Sender<News>);

impl Default for Lobby {
    fn default() -> Lobby {
        Lobby(broadcast::Sender::new(BACKLOG))
    }
}

impl Lobby {
    pub fn tell(&self, news: News) {
        // Nobody there is no mistake.
        let _ = self.0.send(news);
    }

    pub fn is_empty(&self) -> bool {
        self.0.receiver_count() == 0
    }
}

/// Of a table what the lobby shows: without what changes all the time.
pub fn listed(info: &TableInfo) -> TableInfo {
    let mut info = info.clone();
    (info.draw_by, info.undo, info.rematch, info.watching) = (None, None, None, 0);
    info.stall = None;
    for seat in &mut info.seats {
        (seat.clock, seat.here, seat.again, seat.shows_hand) = (None, false, false, false);
    }
    info
}

/// One who looks at the lobby.
#[derive(Debug)]
pub struct Reader {
    app: Arc<App>,
    who: Option<Who>,
    news: broadcast::Receiver<News>,
    /// Tables that were told and are not over.
    known: HashSet<String>,
    /// Games in which the reader is asked, as far as they were told.
    asked: HashSet<String>,
    /// What is to be told next, ready to be sent.
    ready: VecDeque<String>,
    batch: Batch,
    /// When the batch is told.
    due: Option<Instant>,
}

/// News that are told together.
#[derive(Debug, Default)]
struct Batch {
    all: bool,
    tables: BTreeSet<String>,
    starts: BTreeSet<String>,
    turns: BTreeSet<String>,
    announcements: Vec<Arc<str>>,
}

impl Reader {
    pub fn new(app: &Arc<App>, who: Option<Who>) -> Reader {
        // First the channel, then the list: nothing is lost between them.
        let mut reader = Reader {
            app: Arc::clone(app),
            who,
            news: app.lobby.0.subscribe(),
            known: HashSet::new(),
            asked: HashSet::new(),
            ready: VecDeque::new(),
            batch: Batch::default(),
            due: None,
        };
        reader.tell_all();
        for text in app.news.texts() {
            reader.tell(&ToLobby::Announcement { text });
        }
        reader
    }

    /// The next message as JSON; `None` when the server stops. May be given up and called again at any time.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(text) = self.ready.pop_front() {
                return Some(text);
            }
            match self.due {
                None => {
                    let news = self.news.recv().await;
                    self.due = Some(Instant::now() + TOGETHER);
                    match news {
                        Ok(news) => self.take(news),
                        Err(broadcast::error::RecvError::Lagged(_)) => self.batch.all = true,
                        Err(broadcast::error::RecvError::Closed) => return None,
                    }
                }
                Some(due) => {
                    tokio::time::sleep_until(due).await;
                    self.due = None;
                    self.catch_up();
                    self.tell_batch();
                }
            }
        }
    }

    fn catch_up(&mut self) {
        loop {
            match self.news.try_recv() {
                Ok(news) => self.take(news),
                Err(broadcast::error::TryRecvError::Lagged(_)) => self.batch.all = true,
                Err(_) => return,
            }
        }
    }

    fn take(&mut self, news: News) {
        match news {
            News::Table(id) => drop(self.batch.tables.insert(id)),
            News::Start(id) => drop(self.batch.starts.insert(id)),
            News::Turn(id, person) => {
                if self.who.as_ref().is_some_and(|who| *who.id == *person) {
                    self.batch.turns.insert(id);
                }
            }
            News::Announcement(text) => self.batch.announcements.push(text),
        }
    }

    fn tell(&mut self, message: &ToLobby) {
        self.ready
            .push_back(serde_json::to_string(message).unwrap_or_default());
    }

    fn tell_batch(&mut self) {
        let batch = std::mem::take(&mut self.batch);
        for text in batch.announcements {
            let text = text.to_string();
            self.tell(&ToLobby::Announcement { text });
        }
        if batch.all {
            self.tell_all();
            return;
        }
        for id in batch.tables {
            self.tell_table(id);
        }
        for game in batch.starts {
            if self.is_own(&game) {
                self.tell(&ToLobby::GameStart { game });
            }
        }
        for game in batch.turns {
            self.tell_turn(game);
        }
    }

    fn is_own(&self, id: &str) -> bool {
        let table = self.app.tables.get(id);
        table.is_some_and(|table| table.seats(self.who.as_ref()))
    }

    /// The reader is told of the table, if they may see it.
    fn shows(&self, table: &Handle, info: &TableInfo) -> bool {
        info.setup.access == Access::Public || table.seats(self.who.as_ref())
    }

    fn tell_table(&mut self, id: String) {
        let table = self.app.tables.get(&id);
        let seen = table.and_then(|table| {
            let info = Arc::clone(&table.info.borrow());
            self.shows(&table, &info).then_some(info)
        });
        match seen {
            // A game that is over is told once more, and no longer known.
            Some(info) if info.stage == Stage::Over && !self.known.remove(&id) => {}
            Some(info) => {
                if info.stage != Stage::Over {
                    self.known.insert(id);
                }
                self.tell(&ToLobby::Table(Box::new((*info).clone())));
            }
            // Ids of tables that were never told are nobody's business.
            None if self.known.remove(&id) => self.tell(&ToLobby::Gone { id }),
            None => {}
        }
    }

    fn tell_turn(&mut self, game: String) {
        let asked = self.app.tables.get(&game).is_some_and(|table| {
            let inside = table.inside.borrow();
            let me = self.who.as_ref().map(|who| who.id.as_str());
            me.is_some() && inside.asked() == me
        });
        if asked {
            self.asked.insert(game.clone());
            self.tell(&ToLobby::YourTurn { game });
        } else if self.asked.remove(&game) {
            self.tell(&ToLobby::TurnOver { game });
        }
    }

    fn tell_all(&mut self) {
        let mut tables: Vec<(bool, Arc<TableInfo>)> = Vec::new();
        for table in self.app.tables.all() {
            let info = Arc::clone(&table.info.borrow());
            if info.stage != Stage::Over && self.shows(&table, &info) {
                tables.push((table.seats(self.who.as_ref()), info));
            }
        }
        tables.sort_by_key(|(own, info)| std::cmp::Reverse((*own, info.created)));
        tables.truncate(MOST_TABLES);
        self.known = tables.iter().map(|(_, info)| info.id.clone()).collect();
        let own: Vec<String> = tables
            .iter()
            .filter(|(own, info)| *own && info.stage == Stage::Live)
            .map(|(_, info)| info.id.clone())
            .collect();
        let tables = tables.iter().map(|(_, info)| (**info).clone()).collect();
        self.tell(&ToLobby::Tables { tables });
        self.asked.clear();
        for game in own {
            self.tell_turn(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Server;
    use crate::config::Config;
    use cards::Catalogue;
    use serde_json::Value;
    use std::net::{Ipv4Addr, SocketAddr};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_reader_who_was_left_behind_gets_the_whole_list_again() {
        let name = format!("spaceline-lobby-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let config = Config {
            addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            data_dir: folder.clone(),
            ..Config::default()
        };
        let server = Server::start(config, Catalogue::second_edition()).await;
        let server = server.expect("a server");
        let mut reader = Reader::new(&server.app, None);
        let mut kinds = Vec::new();
        for news in [0, 1, BACKLOG + 1] {
            for n in 0..news {
                server.app.lobby.tell(News::Table(n.to_string()));
            }
            server.app.lobby.tell(News::Announcement("Soon".into()));
            for _ in 0..2 {
                let wait = tokio::time::timeout(4 * TOGETHER, reader.next()).await;
                let Ok(Some(text)) = wait else { break };
                let message: Value = serde_json::from_str(&text).expect("JSON");
                kinds.push(message["type"].as_str().unwrap_or_default().to_owned());
            }
        }
        // The list at first, and again only after more news than the channel keeps.
        let told = [
            "tables",
            "announcement",
            "announcement",
            "announcement",
            "tables",
        ];
        assert_eq!(kinds, told);
        server.stop().await;
        let _ = std::fs::remove_dir_all(folder);
    }
}
