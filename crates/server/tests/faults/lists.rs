//! C1: lists read what they show, whatever is in the archive, and whoever reads does not keep anybody from writing.

use super::common::{Folder, config, looking, play_some, sit_down, start};
use super::support::Beside;
use serde_json::Value;
use server::client::Client;
use server::config::Config;
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::HashSet;
use std::time::{Duration, Instant};

/// Statements of lists, as SQLite means to carry them out.
#[tokio::test(flavor = "multi_thread")]
async fn c1_no_list_reads_a_whole_table() {
    let folder = Folder::new();
    let config = Config {
        database: None,
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    server.stop().await;
    sqlx::any::install_default_drivers();
    let pool = sqlx::AnyPool::connect(&config.database_url())
        .await
        .expect("the database");
    let statements = server::storage::list_statements();
    assert!(statements.len() > 10);
    for sql in statements {
        let plan = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let rows = sqlx::query(plan).fetch_all(&pool).await.expect("a plan");
        for row in rows {
            let step: String = row.try_get(3).expect("a step");
            // What was selected before, a thousand rows at most, may be looked through.
            let whole = step.starts_with("SCAN") && step != "SCAN s";
            let sorted = step.contains("TEMP B-TREE") && !sql.contains("IN ($1, $2)");
            assert!(!whole && !sorted, "{step}\n{sql}");
        }
    }
}

/// Copies of a finished game.
async fn fill(beside: &Beside, id: &str, games: usize, postgres: bool) {
    let series = match postgres {
        true => format!("SELECT generate_series(1, {games}) AS i"),
        false => format!(
            "WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {games}) SELECT i FROM s"
        ),
    };
    beside
        .run(format!(
            "CREATE TABLE numbers (i BIGINT NOT NULL PRIMARY KEY);
             INSERT INTO numbers {series};
             INSERT INTO games (id, stage, created, started, ended, setup, access, header, result, entries)
                 SELECT 'copy' || i, stage, created, started, ended - i, setup, access, header, result, entries
                 FROM games, numbers WHERE id = '{id}';
             INSERT INTO seats (game, seat, person, bot, name, deck, deck_name, settings, result, ended, name_key, deck_key)
                 SELECT 'copy' || i, seat, NULL, CASE WHEN seat = 1 THEN 'ensign' END, name || (i % 5000), deck,
                        deck_name, settings, result, ended - i, name_key || (i % 5000), deck_key
                 FROM seats, numbers WHERE game = '{id}'"
        ))
        .await;
}

/// All pages of a list; the ids in their order.
async fn pages(client: &Client, path: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut next = String::new();
    for _ in 0..1000 {
        let page = client.get(&format!("{path}{next}")).await.expect("a page");
        let games = page["games"].as_array().expect("games").iter();
        ids.extend(games.map(|game| game["id"].as_str().expect("an id").to_owned()));
        match page["next"].as_str() {
            Some(place) => next = format!("&before={place}"),
            None => return ids,
        }
    }
    panic!("no end of {path}");
}

#[tokio::test(flavor = "multi_thread")]
async fn c1_pages_follow_each_other_without_gaps() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = looking::a_finished_game(&server, 2).await;
    let postgres = config(&folder).database.is_some();
    let beside = Beside::open(&config(&folder)).await;
    fill(&beside, &id, 1500, postgres).await;
    server.stop().await;
    // Names are made findable when an older database is opened.
    beside.run("DELETE FROM parts").await;
    let server = start(config(&folder)).await;
    let anna = clients[0].clone().at(server.addr);
    let all = pages(&anna, "/api/games/finished?limit=100").await;
    assert_eq!(all.len(), 1501);
    assert_eq!(all.iter().collect::<HashSet<_>>().len(), 1501);
    assert_eq!((&all[0], &all[1]), (&id, &String::from("copy1")));
    // By a part of a name that few have, that many have, and that nobody has.
    let found = pages(&anna, "/api/games/finished?player=NNA7&limit=7").await;
    let wanted: Vec<&String> = all
        .iter()
        .filter(|id| {
            let number = id.strip_prefix("copy").unwrap_or_default();
            number.starts_with('7')
        })
        .collect();
    assert_eq!(found.iter().collect::<Vec<_>>(), wanted);
    let found = pages(&anna, "/api/games/finished?player=nn&limit=100").await;
    assert_eq!(found, all);
    let found = pages(&anna, "/api/games/finished?player=nobody&limit=100").await;
    assert!(found.is_empty());
    let found = pages(&anna, "/api/games/finished?bot=ensign&limit=100").await;
    assert_eq!(found, all[1..]);
    let found = pages(
        &anna,
        "/api/games/finished?bot=ensign&player=bert12&limit=100",
    )
    .await;
    assert_eq!(found.len(), 1 + 10 + 100);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn c1_those_who_read_do_not_keep_others_from_answering() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, _) = looking::a_finished_game(&server, 2).await;
    let postgres = config(&folder).database.is_some();
    let beside = Beside::open(&config(&folder)).await;
    fill(&beside, &id, 20_000, postgres).await;
    let addr = server.addr;
    let reading = tokio_util::sync::CancellationToken::new();
    let readers: Vec<_> = (0..60)
        .map(|n| {
            let (nobody, reading) = (Client::nobody(addr), reading.clone());
            tokio::spawn(async move {
                let path = format!("/api/games/finished?player=anna{n}");
                while !reading.is_cancelled() {
                    let _ = nobody.get(&path).await;
                }
            })
        })
        .collect();
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let mallory = Client::guest(addr, "Mallory").await.expect("a guest");
    let (id, clients) = super::support::table_of(addr, [eve, mallory]).await;
    let mut players = sit_down(&id, &clients).await;
    let play = play_some(&mut players, 40);
    let done = tokio::time::timeout(Duration::from_secs(20), play).await;
    assert!(done.is_ok(), "forty answers while sixty read");
    reading.cancel();
    for reader in readers {
        reader.await.expect("no panic");
    }
    server.stop().await;
}

/// A measure: run it alone, with `--release`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute; run it alone, with --release -- --ignored --nocapture"]
async fn c1_lists_with_200_000_finished_games_answer_within_50_ms() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = looking::a_finished_game(&server, 2).await;
    let postgres = config(&folder).database.is_some();
    let beside = Beside::open(&config(&folder)).await;
    fill(&beside, &id, 200_000, postgres).await;
    server.stop().await;
    beside.run("DELETE FROM parts").await;
    beside.run("ANALYZE").await;
    let began = Instant::now();
    let server = start(config(&folder)).await;
    println!(
        "start with names to be made findable: {:?}",
        began.elapsed()
    );
    let anna = clients[0].clone().at(server.addr);
    let mut slow = Vec::new();
    for path in [
        "/api/games/finished",
        "/api/games/finished?limit=100",
        "/api/games/finished?player=anna77",
        "/api/games/finished?player=a",
        "/api/games/finished?player=nobody",
        "/api/games/finished?deck=e",
        "/api/games/finished?deck=nothing",
        "/api/games/finished?bot=ensign",
        "/api/games/finished?bot=admiral",
        "/api/games/finished?player=anna77&bot=ensign",
        "/api/games?stage=over",
        "/api/games?stage=over&mine=true",
        "/api/people/Anna",
        "/api/people/ensign",
        "/api/ratings",
        "/api/games",
    ] {
        let mut times: Vec<Duration> = Vec::new();
        for _ in 0..20 {
            let began = Instant::now();
            let _: Value = anna.get(path).await.expect("an answer");
            times.push(began.elapsed());
        }
        times.sort();
        println!("{path}: median {:?}, longest {:?}", times[10], times[19]);
        if times[10] > Duration::from_millis(50) {
            slow.push(path);
        }
    }
    assert!(slow.is_empty(), "{slow:?}");
    server.stop().await;
}
