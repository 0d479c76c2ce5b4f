//! Games that a server before protocol 2 stored (`fixtures/format-1`) go on where they were.

mod common;

use common::{Folder, Player, config, status};
use serde_json::Value;
use server::Server;
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;

const DUMP: &str = include_str!("fixtures/format-1/dump.sql");
const EXPECTED: &str = include_str!("fixtures/format-1/expected.json");

/// A database as that server left it. It was SQLite, whatever the other tests use.
async fn stored(folder: &Folder) -> Config {
    let file = folder.0.join("spaceline.db");
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&format!("sqlite://{}?mode=rwc", file.display()))
        .await
        .expect("a new database");
    // The tables come in the order of their names, whatever they refer to.
    let dump = sqlx::AssertSqlSafe(format!("PRAGMA foreign_keys = OFF;\n{DUMP}"));
    sqlx::raw_sql(dump).execute(&pool).await.expect("the dump");
    pool.close().await;
    Config {
        database: None,
        scenarios: true,
        ..config(folder)
    }
}

async fn start(config: Config) -> Server {
    let catalogue = cards::Catalogue::second_edition();
    Server::start(config, catalogue).await.expect("a server")
}

struct Game<'a> {
    name: &'a str,
    about: &'a Value,
    tokens: &'a Value,
}

impl Game<'_> {
    fn id(&self) -> &str {
        self.about["id"].as_str().expect("an id")
    }

    /// The player who is asked, at their seat again.
    async fn player(&self, addr: SocketAddr) -> Player {
        let name = self.about["player"].as_str().expect("a name");
        let token = self.tokens[name].as_str().expect("a token");
        let client = Client::nobody(addr).with_token(token);
        let mut player = Player::sit(client, self.id(), 7).await;
        player.next().await;
        player
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_of_an_older_server_go_on_with_the_same_question() {
    let folder = Folder::new();
    let config = stored(&folder).await;
    let expected: Value = serde_json::from_str(EXPECTED).expect("JSON");
    let games = expected["games"].as_object().expect("games");
    let games: Vec<Game> = games
        .iter()
        .map(|(name, about)| Game {
            name,
            about,
            tokens: &expected["tokens"],
        })
        .collect();
    let live = || games.iter().filter(|game| game.about["stage"] == "live");
    assert_eq!(live().count(), 7);

    let server = start(config.clone()).await;
    let mut after = Vec::new();
    for game in live() {
        let (name, about) = (game.name, game.about);
        let mut player = game.player(server.addr).await;
        assert_eq!(
            player.seen.n,
            about["n"].as_u64().expect("a number") as u32,
            "{name}"
        );
        let view = &player.seen.view;
        assert_eq!(view["viewer"], about["seat"], "{name}");
        assert_eq!(view["turn"], about["turn"], "{name}");
        let players = view["players"].as_array().expect("players").iter();
        let scores: Vec<Value> = players.map(|player| player["score"].clone()).collect();
        assert_eq!(Value::from(scores), about["scores"], "{name}");
        let prompt = player.seen.prompt().expect("a question").clone();
        for part in ["seat", "ask", "choice"] {
            assert_eq!(prompt[part], about[part], "{name}: {part}");
        }
        let actions = prompt["actions"].as_array().cloned().unwrap_or_default();
        assert_eq!(Value::from(actions), about["actions"], "{name}");
        assert!(player.answer().await, "{name}: an answer is accepted");
        let (n, answer) = player.accepted.last().expect("an answer").clone();
        after.push((n, answer));
    }
    // Those that are over or have not begun are there too.
    for game in games.iter().filter(|game| game.about["stage"] != "live") {
        let nobody = Client::nobody(server.addr);
        let table = nobody.get(&format!("/api/games/{}", game.id())).await;
        assert_eq!(
            table.expect("a table")["stage"],
            game.about["stage"],
            "{}",
            game.name
        );
        if game.about["stage"] == "over" {
            let path = format!("/api/games/{}/history?seat=all", game.id());
            assert_eq!(status(&nobody, &path).await, 200, "{}", game.name);
        }
    }
    server.stop().await;

    // What was answered now is stored in the new form behind the old one.
    let server = start(config).await;
    for (game, (n, answer)) in live().zip(&after) {
        let player = game.player(server.addr).await;
        assert!(
            player.seen.n >= *n,
            "{}: {answer} is still there",
            game.name
        );
        let table = player
            .client
            .get(&format!("/api/games/{}", game.id()))
            .await;
        assert_eq!(table.expect("a table")["stage"], "live", "{}", game.name);
    }
    server.stop().await;
}
