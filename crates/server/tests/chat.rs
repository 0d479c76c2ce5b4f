//! Who hears what was said before they came.

mod common;

use common::people::tell;
use common::{Folder, Player, all_of, config, next_of, start};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use std::time::Duration;

async fn guest(server: &server::Server, name: &str) -> Client {
    let guest = Client::guest(server.addr, name).await;
    guest.expect("a guest")
}

async fn chat(client: &Client, id: &str, text: &str) {
    tell(client, id, json!({"type": "chat", "text": text})).await;
}

fn texts(lines: &[Value]) -> Vec<&str> {
    let chat = lines.iter().filter(|line| line["text"].is_string());
    chat.filter_map(|line| line["text"].as_str()).collect()
}

/// Somebody who comes, and the first message with what follows it at once.
async fn come(client: &Client, id: &str) -> (Socket, Value, Vec<Value>) {
    let mut socket = client.sit(id, 0).await.expect("a socket");
    let first = socket.next().await.expect("a message").expect("open");
    let rest = all_of(&mut socket, Duration::from_millis(150)).await;
    (socket, first, rest)
}

#[tokio::test(flavor = "multi_thread")]
async fn newcomers_at_an_open_table_read_what_was_said_except_by_those_they_block() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (kira, odo, quark) = (
        guest(&server, "Kira").await,
        guest(&server, "Odo").await,
        guest(&server, "Quark").await,
    );
    let opened = kira.post("/api/games", &json!({})).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let _quark_is_here = come(&quark, &id).await;
    chat(&kira, &id, "hello").await;
    chat(&quark, &id, "buy something").await;
    let blocked = odo.put("/api/blocks/Quark", &Value::Null).await;
    blocked.expect("blocked");
    let (_, first, rest) = come(&odo, &id).await;
    assert_eq!(first["type"], "table");
    assert_eq!(texts(&rest), ["hello"]);
    let nobody = Client::nobody(server.addr);
    let (_, _, rest) = come(&nobody, &id).await;
    assert_eq!(texts(&rest), ["hello", "buy something"]);
    assert_eq!(rest[0]["name"], "Kira");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_view_has_no_line_of_somebody_blocked_either() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (kira, quark) = (guest(&server, "Kira").await, guest(&server, "Quark").await);
    let opening = json!({"deck": {"kind": "starter", "id": "earth"}, "bots": ["random"]});
    let opened = kira.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let mut at_kira = Player::sit(kira.clone(), &id, 1).await;
    let (mut at_quark, _, _) = come(&quark, &id).await;
    let blocked = kira.put("/api/blocks/Quark", &Value::Null).await;
    blocked.expect("blocked");
    chat(&quark, &id, "buy something").await;
    chat(&kira, &id, "hello").await;
    let lines = |view: &Value| view["chat"].as_array().expect("lines").clone();
    // At the beginning, and after going back.
    let path = format!("/api/games/{id}/start");
    kira.post(&path, &json!({})).await.expect("a beginning");
    let mut views = Vec::new();
    let mut answered = false;
    while views.len() < 2 {
        let message = at_kira.next().await;
        if message["type"] == "view" {
            views.push(message);
        }
        if !answered && at_kira.seen.prompt().is_some() {
            answered = at_kira.answer().await;
            tell(&kira, &id, json!({"type": "undo"})).await;
        }
    }
    for view in &views {
        assert_eq!(texts(&lines(view)), ["hello"]);
    }
    for _ in 0..2 {
        let view = next_of(&mut at_quark, "view").await;
        assert_eq!(texts(&lines(&view)), ["buy something", "hello"]);
    }
    server.stop().await;
}
