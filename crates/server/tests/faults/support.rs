//! The database beside the server, and answers that may well fail.

use super::common::Player;
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use sqlx::{AnyPool, AssertSqlSafe, Row as _};
use std::net::SocketAddr;
use std::time::Duration;

/// The database as somebody else has it open.
#[derive(Debug)]
pub struct Beside {
    pool: AnyPool,
    postgres: bool,
}

impl Beside {
    pub async fn open(config: &Config) -> Beside {
        sqlx::any::install_default_drivers();
        let url = config.database_url();
        Beside {
            postgres: url.starts_with("postgres"),
            pool: AnyPool::connect(&url).await.expect("the database"),
        }
    }

    pub async fn run(&self, sql: impl Into<String>) {
        let sql = AssertSqlSafe(sql.into());
        sqlx::raw_sql(sql).execute(&self.pool).await.expect("done");
    }

    pub async fn number(&self, sql: impl Into<String>) -> i64 {
        let sql = AssertSqlSafe(sql.into());
        let row = sqlx::query(sql).fetch_one(&self.pool).await;
        row.expect("a row").try_get(0).expect("a number")
    }

    pub async fn text(&self, sql: impl Into<String>) -> String {
        let sql = AssertSqlSafe(sql.into());
        let row = sqlx::query(sql).fetch_one(&self.pool).await;
        row.expect("a row").try_get(0).expect("a text")
    }

    /// From now on no row can be written to this table, and the transaction that tries ends at once, as with a full disk.
    pub async fn break_table(&self, table: &str) {
        let sql = match self.postgres {
            true => format!(
                "CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql
                     AS 'BEGIN RAISE EXCEPTION ''no space''; END';
                 CREATE TRIGGER no_space BEFORE INSERT OR UPDATE ON {table} FOR EACH ROW EXECUTE FUNCTION no_space()"
            ),
            false => format!(
                "CREATE TRIGGER no_space BEFORE INSERT ON {table} BEGIN SELECT RAISE(ROLLBACK, 'no space'); END;
                 CREATE TRIGGER no_space_either BEFORE UPDATE ON {table}
                     BEGIN SELECT RAISE(ROLLBACK, 'no space'); END"
            ),
        };
        self.run(sql).await;
    }

    pub async fn mend_table(&self, table: &str) {
        let sql = match self.postgres {
            true => format!("DROP TRIGGER no_space ON {table}; DROP FUNCTION no_space"),
            false => "DROP TRIGGER no_space; DROP TRIGGER no_space_either".to_owned(),
        };
        self.run(sql).await;
    }
}

/// Gives an answer that the rules allow, under this mark; what the server says to it.
pub async fn offer(player: &mut Player, mark: &str) -> Value {
    for tries in 0..60 {
        let prompt = player.seen.prompt().expect("a question").clone();
        let answer = player.lots.answer(&prompt, tries);
        let n = player.seen.n;
        let message = json!({"type": "answer", "n": n, "answer": answer, "mark": mark});
        player.socket.send(&message).await.expect("sent");
        let reply = loop {
            let message = player.next().await;
            let about = message["mark"] == mark && message["type"] != "change";
            if about || message["type"] == "problem" {
                break message;
            }
        };
        if reply["type"] != "refused" || reply["rule"].is_null() {
            return reply;
        }
    }
    panic!("no answer that the rules allow");
}

/// The player who is asked.
pub fn asked(players: &mut [Player; 2]) -> &mut Player {
    let found = players
        .iter_mut()
        .find(|player| player.seen.prompt().is_some());
    found.expect("somebody who is asked")
}

/// Everybody sees the game after this answer.
pub async fn all_see(players: &mut [Player; 2], n: u32) {
    for player in players {
        while player.seen.n < n {
            player.next().await;
        }
    }
}

/// Waits until something holds.
pub async fn until<F: Future<Output = bool>>(what: &str, holds: impl Fn() -> F) {
    let wait = async {
        while !holds().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let done = tokio::time::timeout(Duration::from_secs(30), wait).await;
    done.unwrap_or_else(|_| panic!("{what}: not within 30 seconds"));
}

/// Two people at a table, the game begun.
pub async fn table_of(addr: SocketAddr, [one, two]: [Client; 2]) -> (String, [Client; 2]) {
    let (one, two) = (one.at(addr), two.at(addr));
    let opening = json!({"deck": {"kind": "starter", "id": "earth"}});
    let opened = one.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let deck = json!({"deck": {"kind": "starter", "id": "romulan"}});
    let joined = two.post(&format!("/api/games/{id}/join"), &deck).await;
    joined.expect("a seat");
    let started = one
        .post(&format!("/api/games/{id}/start"), &json!({}))
        .await;
    started.expect("a beginning");
    (id, [one, two])
}

/// Two guests of their own at a table, the game begun.
pub async fn pair(addr: SocketAddr, n: usize) -> (String, [Client; 2]) {
    let (one, two) = (format!("Anna {n}"), format!("Bert {n}"));
    let one = Client::guest(addr, &one).await.expect("a guest");
    let two = Client::guest(addr, &two).await.expect("a guest");
    table_of(addr, [one, two]).await
}
