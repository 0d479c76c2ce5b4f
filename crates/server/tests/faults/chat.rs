//! H8: chat and finished games do not fill the disk.

use super::common::{Folder, config, next_of, say, start, two_players};
use super::support::{Beside, pair, until};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn h8_a_table_keeps_only_the_last_lines() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.keep.chat_lines = 20;
    let server = start(config.clone()).await;
    let (id, [one, two]) = two_players(server.addr).await;
    for n in 0..70 {
        let line = json!({"type": "chat", "text": format!("Line {n}")});
        let reply = say(&one, &id, line).await;
        assert_eq!(reply["type"], "pong", "{reply}");
    }
    let beside = Beside::open(&config).await;
    let stored = beside.number("SELECT COUNT(*) FROM chat").await;
    assert!((10..=20).contains(&stored), "{stored} lines");
    let last = "SELECT COUNT(*) FROM chat WHERE text = 'Line 69'";
    assert_eq!(beside.number(last).await, 1);
    server.stop().await;
    let server = start(config).await;
    let mut socket = two.at(server.addr).sit(&id, 0).await.expect("a socket");
    let view = next_of(&mut socket, "view").await;
    let chat = view["chat"].as_array().expect("chat");
    assert_eq!(chat.last().expect("a line")["text"], "Line 69");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h8_one_person_says_only_so_much() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.chat = 5;
    let server = start(config).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let (other, _) = pair(server.addr, 7).await;
    let line = json!({"type": "chat", "text": "Hello"});
    let mut told = Vec::new();
    for n in 0..8 {
        let game = if n % 2 == 0 { &id } else { &other };
        let reply = say(&one, game, line.clone()).await;
        told.push(reply["code"] == "too_many");
    }
    assert_eq!(told, [false, false, false, false, false, true, true, true]);
    assert_eq!(say(&two, &id, line).await["type"], "pong");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h8_what_is_older_than_it_is_kept_is_deleted() {
    let folder = Folder::new();
    let mut config = config(&folder);
    let server = start(config.clone()).await;
    let (old, [one, _]) = two_players(server.addr).await;
    let (new, [three, _]) = pair(server.addr, 3).await;
    let (live, [five, _]) = pair(server.addr, 5).await;
    for (client, id) in [(&one, &old), (&three, &new), (&five, &live)] {
        say(client, id, json!({"type": "chat", "text": "Hello"})).await;
    }
    for (client, id) in [(&one, &old), (&three, &new)] {
        say(client, id, json!({"type": "concede"})).await;
    }
    server.stop().await;
    let beside = Beside::open(&config).await;
    beside
        .run(format!("UPDATE games SET ended = 1 WHERE id = '{old}'"))
        .await;
    beside
        .run(format!("UPDATE chat SET at = 1 WHERE game = '{live}'"))
        .await;
    config.keep.finished_days = 30;
    config.keep.chat_days = 30;
    let server = start(config).await;
    let games = "SELECT COUNT(*) FROM games";
    until("the end", || async { beside.number(games).await == 2 }).await;
    let lines = "SELECT COUNT(*) FROM chat";
    until("the end", || async { beside.number(lines).await == 1 }).await;
    for table in ["seats", "log"] {
        let left = format!("SELECT COUNT(*) FROM {table} WHERE game = '{old}'");
        assert_eq!(beside.number(left).await, 0, "{table}");
    }
    // Nobody finds the names of those who played in it.
    let one = one.at(server.addr);
    let found = one.get("/api/games/finished?player=Anna").await;
    let found = found.expect("a list");
    assert_eq!(found["games"].as_array().map(Vec::len), Some(1));
    assert_eq!(found["games"][0]["id"], new.as_str());
    let names = "SELECT COUNT(*) FROM parts WHERE name = 'bert'";
    assert_eq!(beside.number(names).await, 0);
    server.stop().await;
}
