//! What those in the lobby learn.

mod common;

use common::{
    Folder, all_of, ask, config, next_of, play_some, say, sit_down, start, two_players,
    two_players_at,
};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio_tungstenite::tungstenite::Message;

/// Longer than news are gathered.
const A_WHILE: Duration = Duration::from_millis(900);

async fn look(client: &Client) -> (Socket, Value) {
    let mut socket = client.socket("/api/lobby/socket").await.expect("a lobby");
    let first = socket.next().await.expect("a message").expect("open");
    assert_eq!(first["type"], "tables");
    (socket, first)
}

async fn open(client: &Client, body: Value) -> String {
    let opened = client.post("/api/games", &body).await.expect("a table");
    opened["id"].as_str().expect("an id").to_owned()
}

fn ids(tables: &Value) -> Vec<&str> {
    let tables = tables["tables"].as_array().expect("tables");
    tables
        .iter()
        .filter_map(|table| table["id"].as_str())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_tells_of_tables_that_come_change_and_go() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (mut lobby, first) = look(&Client::nobody(server.addr)).await;
    assert_eq!(first["tables"], json!([]));

    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let id = open(&anna, json!({"deck": {"kind": "starter", "id": "earth"}})).await;
    let table = next_of(&mut lobby, "table").await;
    assert_eq!(
        (&table["id"], &table["stage"]),
        (&json!(id), &json!("open"))
    );
    assert_eq!(table["seats"][0]["name"], "Anna");

    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    let join = json!({"deck": {"kind": "starter", "id": "romulan"}});
    let path = format!("/api/games/{id}/join");
    bert.post(&path, &join).await.expect("a seat");
    while next_of(&mut lobby, "table").await["seats"][1]["name"] != "Bert" {}
    let path = format!("/api/games/{id}/start");
    anna.post(&path, &json!({})).await.expect("a game");
    while next_of(&mut lobby, "table").await["stage"] != "live" {}
    say(&bert, &id, json!({"type": "concede"})).await;
    let table = next_of(&mut lobby, "table").await;
    assert_eq!(
        (&table["stage"], &table["result"]["by"]),
        (&json!("over"), &json!("concession"))
    );
    assert!(!table.to_string().contains("password"));

    let id = open(&anna, json!({})).await;
    next_of(&mut lobby, "table").await;
    let path = format!("/api/games/{id}/leave");
    anna.post(&path, &json!({})).await.expect("left");
    assert_eq!(next_of(&mut lobby, "gone").await["id"], json!(id));
    let (_, first) = look(&Client::nobody(server.addr)).await;
    assert_eq!(
        first["tables"],
        json!([]),
        "what is over is not in the list"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_told_to_nobody_but_those_at_them() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    let (mut hers, _) = look(&anna).await;
    let (mut nobodys, _) = look(&Client::nobody(server.addr)).await;
    let (mut eves, _) = look(&eve).await;
    let link = open(&anna, json!({"setup": {"access": "link"}})).await;
    let word = json!({"setup": {"access": "password"}, "password": "open sesame"});
    let secret = open(&anna, word).await;
    let mut seen = vec![
        next_of(&mut hers, "table").await["id"].clone(),
        next_of(&mut hers, "table").await["id"].clone(),
    ];
    seen.sort_by_key(Value::to_string);
    let mut both = vec![json!(link), json!(secret)];
    both.sort_by_key(Value::to_string);
    assert_eq!(seen, both);
    for id in [&link, &secret] {
        let path = format!("/api/games/{id}/leave");
        anna.post(&path, &json!({})).await.expect("left");
        next_of(&mut hers, "gone").await;
    }
    assert_eq!(all_of(&mut nobodys, A_WHILE).await, Vec::<Value>::new());
    assert_eq!(all_of(&mut eves, Duration::ZERO).await, Vec::<Value>::new());

    let link = open(&anna, json!({"setup": {"access": "link"}})).await;
    let (_, first) = look(&anna).await;
    assert_eq!(ids(&first), [link.as_str()]);
    let (_, first) = look(&eve).await;
    assert!(ids(&first).is_empty());
    let list = eve.get("/api/games").await.expect("a list");
    assert_eq!(list, json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_learn_that_their_game_begins_and_that_they_are_asked() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (mut nobodys, _) = look(&Client::nobody(server.addr)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let (mut lobby, _) = look(&anna).await;
    let opening = json!({"setup": {"access": "link"}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
    let id = open(&anna, opening).await;
    assert_eq!(next_of(&mut lobby, "game_start").await["game"], json!(id));
    assert_eq!(next_of(&mut lobby, "your_turn").await["game"], json!(id));

    let (mut again, first) = look(&anna).await;
    assert_eq!(ids(&first), [id.as_str()]);
    let turn = next_of(&mut again, "your_turn").await;
    assert_eq!(turn["game"], json!(id));
    assert_eq!(all_of(&mut nobodys, A_WHILE).await, Vec::<Value>::new());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_one_who_is_asked_is_told_so() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    for _ in 0..6 {
        play_some(&mut players, 5).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        for player in &players {
            let (mut lobby, _) = look(&player.client).await;
            let told = all_of(&mut lobby, Duration::from_millis(100)).await;
            let turn = json!({"type": "your_turn", "game": id});
            assert_eq!(told.contains(&turn), player.seen.prompt().is_some());
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_of_a_turn_is_taken_back_when_it_is_over() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    let mut lobbies = Vec::new();
    for client in &clients {
        lobbies.push((look(client).await.0, false));
    }
    let mut both = [false; 2];
    for over in [false, false, false, false, false, false, true] {
        play_some(&mut players, 5).await;
        if over {
            say(&clients[0], &id, json!({"type": "concede"})).await;
        }
        tokio::time::sleep(A_WHILE).await;
        for (seat, (lobby, asked)) in lobbies.iter_mut().enumerate() {
            for told in all_of(lobby, Duration::from_millis(50)).await {
                match told["type"].as_str() {
                    Some("your_turn") => *asked = true,
                    Some("turn_over") => {
                        assert!(*asked, "taken back without having been said");
                        *asked = false;
                    }
                    _ => continue,
                }
                assert_eq!(told["game"], json!(id));
            }
            both[seat] |= *asked;
            let prompt = players[seat].seen.prompt().is_some();
            assert_eq!(*asked, prompt && !over, "seat {seat}");
        }
    }
    assert_eq!(both, [true; 2], "both were asked at some time");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn coming_and_going_of_spectators_and_answers_are_no_news() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let setup = json!({"clock": {"kind": "live", "base": 600, "increment": 5}});
    let (id, clients) = two_players_at(server.addr, setup).await;
    let mut players = sit_down(&id, &clients).await;
    let nobody = Client::nobody(server.addr);
    let (mut lobby, _) = look(&nobody).await;
    all_of(&mut lobby, A_WHILE).await;
    for _ in 0..10 {
        let mut spectator = nobody.sit(&id, 0).await.expect("a socket");
        next_of(&mut spectator, "view").await;
        play_some(&mut players, 3).await;
    }
    assert_eq!(all_of(&mut lobby, A_WHILE).await, Vec::<Value>::new());
    server.stop().await;
}

/// The lines of the stream that are not empty.
async fn lines(addr: SocketAddr, token: &str, count: usize) -> Vec<Value> {
    let mut stream = tokio::net::TcpStream::connect(addr)
        .await
        .expect("a stream");
    let request = format!(
        "GET /api/lobby/stream HTTP/1.1\r\nHost: {addr}\r\nAuthorization: Bearer {token}\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut lines = BufReader::new(stream).lines();
    let mut found = Vec::new();
    while found.len() < count {
        let next = tokio::time::timeout(Duration::from_secs(20), lines.next_line()).await;
        let line = next.expect("in time").expect("a line").expect("no end");
        if line.starts_with('{') {
            found.push(serde_json::from_str(&line).expect("JSON"));
        }
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_comes_as_lines_over_http() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let token = anna.token().expect("a token").to_owned();
    let first = open(&anna, json!({})).await;
    let reading = tokio::spawn(async move { lines(server.addr, &token, 2).await });
    tokio::time::sleep(A_WHILE).await;
    let second = open(&anna, json!({})).await;
    let lines = reading.await.expect("lines");
    assert_eq!(ids(&lines[0]), [first.as_str()]);
    assert_eq!(
        (&lines[1]["type"], &lines[1]["id"]),
        (&json!("table"), &json!(second))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_talks_nonsense_in_the_lobby_is_shown_out() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let (mut lobby, _) = look(&nobody).await;
    lobby.send(&json!({"type": "ping"})).await.expect("sent");
    next_of(&mut lobby, "pong").await;
    for text in ["{", "null", "{\"type\":\"concede\"}"] {
        lobby.send_raw(Message::text(text)).await.expect("sent");
        assert_eq!(next_of(&mut lobby, "problem").await["code"], "invalid");
    }
    for _ in 0..30 {
        let _ = lobby.send_raw(Message::text("x")).await;
    }
    let mut open = true;
    for _ in 0..40 {
        open &= matches!(lobby.next().await, Ok(Some(_)));
    }
    assert!(!open, "the connection is closed");

    let (mut lobby, _) = look(&nobody).await;
    lobby
        .send_raw(Message::binary(vec![0; 9]))
        .await
        .expect("sent");
    assert!(!matches!(lobby.next().await, Ok(Some(_))));
    let strange = nobody.clone().with_token(&"f".repeat(64));
    assert!(strange.socket("/api/lobby/socket").await.is_err());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_signs_out_is_in_the_lobby_no_more() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let (mut lobby, _) = look(&anna).await;
    let out = anna.request(hyper::Method::DELETE, "/api/session", Vec::new(), &[]);
    assert!(out.await.expect("a response").0.is_success());
    let end = tokio::time::timeout(Duration::from_secs(20), lobby.next()).await;
    assert!(!matches!(end.expect("in time"), Ok(Some(_))));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_without_upgrade_to_the_lobby_is_refused_in_words() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let (status, problem) = ask(&nobody, "GET", "/api/lobby/socket", &Value::Null).await;
    assert_eq!((status, &problem["code"]), (400, &json!("invalid")));
    assert!(problem["text"].is_string());
    server.stop().await;
}
