//! Lessons: games that always begin alike.

mod common;

use common::{Folder, config, start};
use serde_json::{Value, json};
use server::client::Client;
use std::net::SocketAddr;

async fn lesson(addr: SocketAddr, name: &str, open: Value) -> (Client, String) {
    let client = Client::guest(addr, name).await.expect("a guest");
    let opened = client.post("/api/games", &open).await.expect("a lesson");
    (client, opened["id"].as_str().expect("an id").to_owned())
}

/// What a learner sees before the first answer.
async fn beginning(client: &Client, id: &str) -> Value {
    let path = format!("/api/games/{id}/view?at=0&seat=0");
    client.get(&path).await.expect("a view")["view"].take()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_always_begins_with_the_same_hands() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (anna, one) = lesson(server.addr, "Anna", json!({"lesson": "first"})).await;
    let (bert, two) = lesson(server.addr, "Bert", json!({"lesson": "first"})).await;
    assert_ne!(one, two);
    let first = beginning(&anna, &one).await;
    assert_eq!(
        first["players"][0]["hand"].as_array().map(Vec::len),
        Some(5)
    );
    assert_eq!(first["active"], 0, "the learner begins");
    assert_eq!(first["prompt"]["ask"]["kind"], "Orders");
    assert_eq!(first, beginning(&bert, &two).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_private_and_counts_for_nothing_whatever_else_is_asked_for() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let open = json!({"lesson": "first", "bots": ["admiral", "admiral"], "deck": {"kind": "starter", "id": "borg"},
                      "setup": {"rated": true, "access": "public", "players": 6}});
    let (anna, id) = lesson(server.addr, "Anna", open).await;
    let table = anna
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    assert_eq!(table["stage"], "live");
    assert_eq!(table["setup"]["lesson"], "first");
    assert_eq!(table["setup"]["access"], "link");
    assert_eq!(table["setup"]["rated"], false);
    assert_eq!(table["seats"].as_array().map(Vec::len), Some(2));
    assert_eq!(table["seats"][1]["bot"], "cadet");
    let listed = Client::nobody(server.addr).get("/api/games").await;
    assert_eq!(listed.expect("a list"), json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_goes_on_from_any_moment_and_after_a_restart() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (anna, id) = lesson(server.addr, "Anna", json!({"lesson": "first"})).await;
    let again = anna
        .post(
            &format!("/api/games/{id}/continue"),
            &json!({"at": 0, "seat": 0}),
        )
        .await
        .expect("a game");
    let again = again["id"].as_str().expect("an id").to_owned();
    server.stop().await;
    let server = start(config(&folder)).await;
    let anna = anna.at(server.addr);
    for game in [&id, &again] {
        let table = anna
            .get(&format!("/api/games/{game}"))
            .await
            .expect("a table");
        assert_eq!(table["setup"]["lesson"], "first");
    }
    assert_eq!(beginning(&anna, &id).await, beginning(&anna, &again).await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_games_are_no_lessons() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let unknown = anna.post("/api/games", &json!({"lesson": "last"})).await;
    assert!(unknown.is_err());
    let open =
        json!({"deck": {"kind": "starter", "id": "earth"}, "bots": ["cadet"], "start": true});
    let opened = anna.post("/api/games", &open).await.expect("a game");
    let id = opened["id"].as_str().expect("an id");
    let table = anna
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    assert!(table["setup"].get("lesson").is_none());
    server.stop().await;
}
