//! H4: nobody has more tables than they may, however quickly they ask; and tables that nobody comes to any more end.

use super::common::{Folder, ask, config, play_some, sit_down, start, two_players_at};
use super::support::{Beside, until};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::time::Duration;
use tokio::task::JoinSet;

/// Opens tables, all at the same time; how many were opened, and what was said last of those that were not.
async fn open_at_once(clients: &[Client], each: usize) -> (usize, Value) {
    let mut tasks = JoinSet::new();
    for client in clients {
        for _ in 0..each {
            let client = client.clone();
            tasks.spawn(async move { ask(&client, "POST", "/api/games", &json!({})).await });
        }
    }
    let (mut opened, mut refused) = (0, Value::Null);
    while let Some(done) = tasks.join_next().await {
        match done.expect("an answer") {
            (200, _) => opened += 1,
            (429, body) => refused = body,
            other => panic!("{other:?}"),
        }
    }
    (opened, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn h4_racing_requests_do_not_pass_the_limit_of_a_person() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables = 5;
    let server = start(config).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    let (opened, refused) = open_at_once(std::slice::from_ref(&anna), 40).await;
    assert_eq!(opened, 5);
    assert_eq!(refused["code"], "too_many");
    // To sit down elsewhere counts too.
    let other = bert.post("/api/games", &json!({})).await.expect("a table");
    let join = format!("/api/games/{}/join", other["id"].as_str().expect("an id"));
    assert_eq!(ask(&anna, "POST", &join, &json!({})).await.0, 429);
    // Whoever leaves a table has room again.
    let own = anna.get("/api/games?mine=true").await.expect("a list");
    let leave = format!("/api/games/{}/leave", own[0]["id"].as_str().expect("an id"));
    anna.post(&leave, &json!({})).await.expect("left");
    assert_eq!(ask(&anna, "POST", &join, &json!({})).await.0, 200);
    assert_eq!(ask(&anna, "POST", "/api/games", &json!({})).await.0, 429);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h4_one_address_opens_only_so_many_tables() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_address = 6;
    let server = start(config).await;
    let mut guests = Vec::new();
    for name in ["Anna", "Bert", "Cleo", "Dora"] {
        guests.push(Client::guest(server.addr, name).await.expect("a guest"));
    }
    let (opened, refused) = open_at_once(&guests, 5).await;
    assert_eq!(opened, 6);
    let text = refused["text"].as_str().expect("a text");
    assert!(text.contains("address"), "{text}");
    server.stop().await;
}

/// Long ago, as far as the database knows.
async fn long_ago(config: &Config) {
    let beside = Beside::open(config).await;
    beside
        .run("UPDATE games SET created = 1, started = 1, seen = 1; UPDATE log SET at = 1")
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h4_a_game_that_nobody_came_back_to_ends_without_a_result() {
    let folder = Folder::new();
    let config = Config {
        grace: Duration::ZERO,
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let (id, clients) = two_players_at(server.addr, json!({"rated": true})).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 4).await;
    drop(players);
    server.stop().await;
    long_ago(&config).await;
    let server = start(config.clone()).await;
    let beside = Beside::open(&config).await;
    let stage = format!("SELECT stage FROM games WHERE id = '{id}'");
    until("the end", || async { beside.text(&stage).await == "over" }).await;
    let about = clients[0].clone().at(server.addr);
    let about = about.get(&format!("/api/games/{id}")).await.expect("it");
    assert_eq!(about["result"]["by"], "abandoned");
    assert_eq!(about["result"]["winners"], json!([]));
    assert_eq!(beside.number("SELECT COUNT(*) FROM ratings").await, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h4_a_game_is_not_ended_at_once_after_a_start_nor_with_a_clock() {
    let folder = Folder::new();
    let started = Config {
        grace: Duration::ZERO,
        ..config(&folder)
    };
    let server = start(started.clone()).await;
    let clock = json!({"clock": {"kind": "days", "days": 30}});
    let (timed, _) = two_players_at(server.addr, clock).await;
    server.stop().await;
    long_ago(&started).await;
    // With a clock the clock decides.
    let server = start(started.clone()).await;
    let anna = Client::guest(server.addr, "Cleo").await.expect("a guest");
    let about = anna.get(&format!("/api/games/{timed}")).await.expect("it");
    assert_eq!(about["stage"], "live");
    let (untimed, _) = two_players_at(server.addr, json!({})).await;
    server.stop().await;
    long_ago(&started).await;
    // Without one there is some time to come back.
    let server = start(config(&folder)).await;
    let anna = anna.at(server.addr);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let about = anna
        .get(&format!("/api/games/{untimed}"))
        .await
        .expect("it");
    assert_eq!(about["stage"], "live");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h4_a_table_that_nobody_is_at_leaves_the_lobby() {
    let folder = Folder::new();
    let config = Config {
        grace: Duration::ZERO,
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    anna.post("/api/games", &json!({})).await.expect("a table");
    server.stop().await;
    long_ago(&config).await;
    let server = start(config.clone()).await;
    let beside = Beside::open(&config).await;
    let count = "SELECT COUNT(*) FROM games";
    until("the end", || async { beside.number(count).await == 0 }).await;
    server.stop().await;
}
