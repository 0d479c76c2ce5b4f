//! Too much: huge messages, endless bodies, and people who never read.

use crate::bystanders::{Bystanders, alone};
use crate::common::{Folder, config, say, start};
use crate::headers::refused;
use crate::line::{Ask, Heard, Line, frame, part, promise};
use crate::soon;
use serde_json::json;
use server::client::Client;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::net::TcpSocket;

const KIB: usize = 1024;

/// A ping of exactly so many bytes.
fn ping_of(bytes: usize) -> Vec<u8> {
    let mut text = br#"{"type":"ping"}"#.to_vec();
    text.resize(bytes, b' ');
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_has_at_most_32_kib() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let game = alone(&eve).await;
    for path in [
        format!("/api/games/{game}/socket"),
        "/api/lobby/socket".to_owned(),
    ] {
        let mut line = Line::socket(addr, &path, eve.token()).await;
        line.send(&frame(1, &ping_of(32 * KIB))).await;
        line.hear_of("pong").await;
        for too_much in [
            frame(1, &ping_of(32 * KIB + 1)),
            frame(1, &ping_of(1024 * KIB)),
            frame(2, &ping_of(1024 * KIB)),
            // Only said to be long, and never sent.
            promise(33 * KIB as u64),
            promise(1 << 40),
            // In parts that are small enough.
            [part(1, &ping_of(20 * KIB)), part(0, &ping_of(20 * KIB))].concat(),
        ] {
            let mut line = Line::socket(addr, &path, eve.token()).await;
            line.send(&too_much).await;
            match line.farewell().await {
                Heard::Close(code, _) => assert_eq!(code, 1009, "{path}"),
                other => panic!("{path}: {other:?}"),
            }
        }
        // Without an end, a piece of nothing at a time.
        let mut line = Line::socket(addr, &path, eve.token()).await;
        line.send(&part(1, b"{")).await;
        let began = Instant::now();
        while line.send(&part(0, &[b' '; KIB]).repeat(16)).await {
            assert!(began.elapsed() < Duration::from_secs(10), "{path}: endless");
            tokio::task::yield_now().await;
        }
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_has_at_most_256_kib() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let game = alone(&eve).await;
    let messages = format!("/api/games/{game}/messages");
    let fits = Ask::new("POST", &messages).token(eve.token());
    let response = fits.body(ping_of(32 * KIB)).at(addr).await;
    assert_eq!(response.json()["type"], "pong", "{response:?}");
    for path in [
        messages.as_str(),
        "/api/guest",
        "/api/games",
        "/api/decks",
        "/api/decks/check",
        "/api/session",
    ] {
        let ask = || Ask::new("POST", path).token(eve.token());
        let mut at_most = br#"{"colour": 1}"#.to_vec();
        at_most.resize(256 * KIB, b' ');
        let response = ask().body(at_most.clone()).at(addr).await;
        assert!(matches!(response.status, 400 | 413), "{path}: {response:?}");
        at_most.push(b' ');
        refused(&ask().body(at_most).at(addr).await, 413, path);
        let huge = ask()
            .with("Content-Length", "9223372036854775807")
            .body("{");
        refused(&huge.at(addr).await, 413, path);
        // Without an end: the server does not take it all, and says why if anybody listens.
        let mut line = Line::open(addr).await;
        let head = format!(
            "POST {path} HTTP/1.1\r\nHost: {addr}\r\nContent-Type: application/json\r\nAuthorization: Bearer {}\r\n\
             Transfer-Encoding: chunked\r\n\r\n",
            eve.token().expect("a token")
        );
        line.send(head.as_bytes()).await;
        let chunk = format!("{:x}\r\n{}\r\n", 16 * KIB, " ".repeat(16 * KIB));
        let began = Instant::now();
        let mut sent = 0;
        while line.send(chunk.as_bytes()).await {
            sent += 16 * KIB;
            assert!(sent < 64 * 1024 * KIB, "{path}: {sent} bytes were taken");
            assert!(began.elapsed() < Duration::from_secs(20), "{path}: endless");
        }
    }
    bystanders.check().await;
    server.stop().await;
}

/// A connection that takes in as little as the system lets it.
async fn narrow(addr: SocketAddr) -> tokio::net::TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("a small buffer");
    socket.connect(addr).await.expect("a connection")
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_never_reads_is_sent_away_and_holds_nobody_up() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut game = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let path = format!("/api/games/{}/socket", game.id);
    let mut deaf = Vec::new();
    for n in 0..6 {
        let token = eve.token().filter(|_| n % 2 == 0);
        deaf.push(Line::over(narrow(addr).await, addr, &path, token).await);
    }
    // Two more by HTTP.
    let stream = path.replace("/socket", "/stream");
    for _ in 0..2 {
        let mut line = Line::on(narrow(addr).await);
        let ask = format!("GET {stream} HTTP/1.1\r\nHost: {addr}\r\n\r\n");
        assert!(line.send(ask.as_bytes()).await);
        deaf.push(line);
    }
    // One of the players has a second window that nobody looks at.
    let token = game.players[0].client.token().map(str::to_owned);
    let window = Line::over(narrow(addr).await, addr, &path, token.as_deref()).await;
    let watching = async |eve: &Client| {
        let info = eve.get(&format!("/api/games/{}", game.id)).await;
        info.expect("a table")["watching"].as_u64()
    };
    soon("all of them", async {
        while watching(&eve).await != Some(8) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;

    // Two players talk, much and at length; those who read have it at once.
    let line = json!({"type": "chat", "text": "\u{1F596}".repeat(500)});
    let mut slowest = Duration::ZERO;
    let [one, two] = &mut game.players;
    let mut chats = 0;
    while watching(&eve).await != Some(0) {
        assert!(chats < 12_000, "they are still there");
        for _ in 0..100 {
            let began = Instant::now();
            one.socket.send(&line).await.expect("sent");
            for player in [&mut *one, &mut *two] {
                while soon("a chat", player.next()).await["type"] != "chat" {}
            }
            slowest = slowest.max(began.elapsed());
            chats += 1;
        }
    }
    assert!(
        slowest < Duration::from_secs(3),
        "others waited {slowest:?}"
    );
    assert!(game.play(3).await);
    drop((deaf, window));
    game.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_much_and_reads_nothing_is_held_up_alone() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let game = alone(&eve).await;
    let path = format!("/api/games/{game}/socket");
    let mut line = Line::over(narrow(addr).await, addr, &path, eve.token()).await;
    // Replies pile up until the server stops to listen, or ends it.
    let ping = frame(9, &[b'x'; 125]).repeat(200);
    let wrong = frame(
        1,
        json!({"type": "answer", "n": 9, "answer": {"kind": "Concede"}, "mark": "x".repeat(200)})
            .to_string()
            .as_bytes(),
    )
    .repeat(100);
    let mut taken = 0;
    loop {
        let sending = async { line.send(&ping).await && line.send(&wrong).await };
        match tokio::time::timeout(Duration::from_millis(500), sending).await {
            Ok(true) => taken += 1,
            Ok(false) | Err(_) => break,
        }
        assert!(taken < 3000, "all of it is taken");
    }
    assert!(bystanders.play(5).await);
    let replied = say(&eve, &game, json!({"type": "ping"}));
    assert_eq!(soon("a pong", replied).await["type"], "pong");
    drop(line);
    bystanders.check().await;
    server.stop().await;
}
