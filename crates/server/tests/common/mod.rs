//! A server for a test, and games at it.

#![allow(dead_code, reason = "every test uses another part")]

pub mod looking;
pub mod people;
pub mod responding;

use cards::Catalogue;
use serde_json::{Value, json};
use server::Server;
use server::client::{Client, Lots, Seen, Socket};
use server::config::{Config, Limits};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// A folder that is removed afterwards.
#[derive(Debug)]
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let n = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("spaceline-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn name(&self) -> String {
        let name = self.0.file_name().expect("a name").to_string_lossy();
        name.replace('-', "_")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Plenty for tests that play many games from one address.
pub fn config(folder: &Folder) -> Config {
    Config {
        database: postgres().map(|server| format!("{server}/{}", folder.name())),
        addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
        data_dir: folder.0.clone(),
        pause: Duration::ZERO,
        limits: Limits {
            requests: 100_000,
            sign_ins: 100_000,
            messages: 100_000,
            sockets: 10_000,
            tables: 1_000,
            tables_per_address: 10_000,
            deck_checks: 100_000,
            chat: 100_000,
            ..Limits::default()
        },
        ..Config::default()
    }
}

/// The PostgreSQL server to test with, if there is one (`scripts/with-postgres`); SQLite otherwise.
fn postgres() -> Option<String> {
    std::env::var("SPACELINE_TEST_POSTGRES").ok()
}

/// Starts a server. On PostgreSQL every folder has a database of its own.
pub async fn start(config: Config) -> Server {
    if let (Some(server), Some(url)) = (postgres(), &config.database) {
        let name = url.rsplit('/').next().expect("a name");
        sqlx::any::install_default_drivers();
        let pool = sqlx::AnyPool::connect(&format!("{server}/postgres"))
            .await
            .expect("PostgreSQL");
        let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
        // After a restart it is there already.
        let _ = sqlx::query(create).execute(&pool).await;
        pool.close().await;
    }
    Server::start(config, Catalogue::second_edition())
        .await
        .expect("a server")
}

/// Two guests at a table, the game begun.
pub async fn two_players(addr: SocketAddr) -> (String, [Client; 2]) {
    let one = Client::guest(addr, "Anna").await.expect("a guest");
    let two = Client::guest(addr, "Bert").await.expect("a guest");
    let opened = one
        .post(
            "/api/games",
            &json!({"deck": {"kind": "starter", "id": "earth"}}),
        )
        .await
        .expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    two.post(
        &format!("/api/games/{id}/join"),
        &json!({"deck": {"kind": "starter", "id": "romulan"}}),
    )
    .await
    .expect("a seat");
    one.post(&format!("/api/games/{id}/start"), &json!({}))
        .await
        .expect("a beginning");
    (id, [one, two])
}

/// A player who answers by lot.
#[derive(Debug)]
pub struct Player {
    pub client: Client,
    pub game: String,
    pub socket: Socket,
    pub seen: Seen,
    pub lots: Lots,
    /// All answers that were accepted, by their numbers.
    pub accepted: Vec<(u32, Value)>,
    pub refused: u32,
    marks: u32,
}

impl Player {
    pub async fn sit(client: Client, game: &str, seed: u64) -> Player {
        let socket = client.sit(game, 0).await.expect("a socket");
        Player {
            client,
            game: game.to_owned(),
            socket,
            seen: Seen::default(),
            lots: Lots::new(seed),
            accepted: Vec::new(),
            refused: 0,
            marks: 0,
        }
    }

    /// How many marks were used; the last of them is the mark of the last answer.
    pub fn marks(&self) -> u32 {
        self.marks
    }

    pub async fn next(&mut self) -> Value {
        let message = self
            .socket
            .next()
            .await
            .expect("a message")
            .expect("an open socket");
        self.seen.take(&message).expect("a message that fits");
        message
    }

    /// Goes away and comes back.
    pub async fn come_back(&mut self) {
        self.socket = self
            .client
            .sit(&self.game, self.seen.n)
            .await
            .expect("a socket");
        let message = self.next().await;
        assert_eq!(message["type"], "view");
    }

    /// Answers the question that stands, if there is one; true if the answer was accepted. What is refused is tried
    /// again in another way.
    pub async fn answer(&mut self) -> bool {
        for tries in 0..60 {
            let Some(prompt) = self.seen.prompt() else {
                return false;
            };
            let answer = match tries {
                59 => json!({"kind": "Concede"}),
                _ => self.lots.answer(prompt, tries),
            };
            self.marks += 1;
            let mark = self.marks.to_string();
            let n = self.seen.n;
            self.socket
                .send(&json!({"type": "answer", "n": n, "answer": answer, "mark": mark}))
                .await
                .expect("sent");
            loop {
                let message = self.next().await;
                match message["type"].as_str() {
                    Some("accepted") if message["mark"] == mark.as_str() => {
                        let n = message["n"].as_u64().expect("a number") as u32;
                        self.accepted.push((n, answer));
                        return true;
                    }
                    Some("refused") if message["mark"] == mark.as_str() => break,
                    Some("problem") => panic!("{message}"),
                    _ => {}
                }
            }
            self.refused += 1;
        }
        false
    }
}

/// A new account, signed in with a token.
pub async fn account(addr: SocketAddr, name: &str, password: &str) -> Client {
    let nobody = Client::nobody(addr);
    let body = json!({"name": name, "password": password, "token": true});
    let welcome = nobody
        .post("/api/account", &body)
        .await
        .expect("an account");
    nobody.with_token(welcome["token"].as_str().expect("a token"))
}

/// A request as it stands on the line, for what the client does not do; the whole response.
pub async fn raw(addr: SocketAddr, request: String) -> String {
    let ask = move || -> std::io::Result<String> {
        use std::io::{Read as _, Write as _};
        let mut stream = std::net::TcpStream::connect(addr)?;
        stream.write_all(request.as_bytes())?;
        let mut response = Vec::new();
        stream.read_to_end(&mut response)?;
        Ok(String::from_utf8_lossy(&response).into_owned())
    };
    let response = tokio::task::spawn_blocking(ask).await.expect("a thread");
    response.expect("a response")
}

/// The status and the body of a request that may well be refused.
pub async fn ask(client: &Client, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let method = method.parse().expect("a method");
    let body = match body {
        Value::Null => Vec::new(),
        body => body.to_string().into_bytes(),
    };
    let (status, text) = client
        .request(method, path, body, &[])
        .await
        .expect("a response");
    let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
    (status.as_u16(), value)
}

/// Two guests at a table that is set up like this, the game begun.
pub async fn two_players_at(addr: SocketAddr, setup: Value) -> (String, [Client; 2]) {
    let one = Client::guest(addr, "Anna").await.expect("a guest");
    let two = Client::guest(addr, "Bert").await.expect("a guest");
    let opening = json!({"setup": setup, "deck": {"kind": "starter", "id": "earth"}, "password": "open sesame"});
    let opened = one.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    two.post(
        &format!("/api/games/{id}/join"),
        &json!({"deck": {"kind": "starter", "id": "romulan"}, "password": "open sesame"}),
    )
    .await
    .expect("a seat");
    one.post(&format!("/api/games/{id}/start"), &json!({}))
        .await
        .expect("a beginning");
    (id, [one, two])
}

/// Both at their seats, with the first view.
pub async fn sit_down(id: &str, clients: &[Client; 2]) -> [Player; 2] {
    let [one, two] = clients.clone();
    let mut players = [
        Player::sit(one, id, 11).await,
        Player::sit(two, id, 12).await,
    ];
    for player in &mut players {
        player.next().await;
    }
    players
}

/// So many answers, or to the end of the game, whoever is asked; everybody has seen the last of them.
pub async fn play_some(players: &mut [Player; 2], answers: usize) {
    for _ in 0..answers {
        let asked = players
            .iter()
            .position(|player| player.seen.prompt().is_some());
        let Some(asked) = asked else {
            assert!(!players[0].seen.view["outcome"].is_null(), "a question");
            return;
        };
        assert!(players[asked].answer().await, "an answer");
        let n = players[asked].accepted.last().expect("an answer").0;
        for player in players.iter_mut() {
            while player.seen.n < n {
                player.next().await;
            }
        }
    }
}

/// One message by HTTP.
pub async fn say(client: &Client, id: &str, message: Value) -> Value {
    let path = format!("/api/games/{id}/messages");
    client.post(&path, &message).await.expect("a reply")
}

/// The status of a request.
pub async fn status(client: &Client, path: &str) -> u16 {
    let asked = client
        .request(hyper::Method::GET, path, Vec::new(), &[])
        .await;
    asked.expect("a response").0.as_u16()
}

/// The next message of this type within some seconds.
pub async fn next_of(socket: &mut Socket, kind: &str) -> Value {
    let wait = async {
        loop {
            let message = socket
                .next()
                .await
                .expect("a message")
                .expect("an open socket");
            if message["type"] == kind {
                return message;
            }
        }
    };
    let found = tokio::time::timeout(Duration::from_secs(20), wait).await;
    found.unwrap_or_else(|_| panic!("no message of type {kind}"))
}

/// All messages of some time.
pub async fn all_of(socket: &mut Socket, time: Duration) -> Vec<Value> {
    let mut found = Vec::new();
    let end = tokio::time::Instant::now() + time;
    while let Ok(message) = tokio::time::timeout_at(end, socket.next()).await {
        found.push(message.expect("a message").expect("an open socket"));
    }
    found
}
