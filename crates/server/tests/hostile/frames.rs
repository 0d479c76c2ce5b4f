//! Frames that are none, and messages that say nothing.

use crate::bystanders::{Bystanders, alone, well};
use crate::common::{Folder, config, start};
use crate::line::{Ask, Heard, Line, frame, part, promise, upgrade};
use crate::wild::{RAW, Wild, deep};
use crate::{soon, times};
use serde_json::{Value, json};
use server::client::Client;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;

/// How a socket may be closed, as the protocol says.
const CODES: [u16; 6] = [1000, 1001, 1003, 1008, 1009, 1013];
/// What a player may hear.
const TYPES: [&str; 16] = [
    "gone",
    "game_start",
    "your_turn",
    "view",
    "change",
    "table",
    "chat",
    "accepted",
    "refused",
    "moment",
    "hands",
    "rematch",
    "announcement",
    "problem",
    "pong",
    "tables",
];

fn socket_of(game: &str) -> String {
    format!("/api/games/{game}/socket")
}

/// A game to be spoilt, and all ways to listen.
async fn doors(addr: SocketAddr, name: &str) -> (Client, String, Vec<(String, Option<String>)>) {
    let eve = Client::guest(addr, name).await.expect("a guest");
    let game = alone(&eve).await;
    let token = eve.token().map(str::to_owned);
    let doors = vec![
        (socket_of(&game), token.clone()),
        (socket_of(&game), None),
        ("/api/lobby/socket".to_owned(), token),
        ("/api/lobby/socket".to_owned(), None),
    ];
    (eve, game, doors)
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_frames_end_only_their_own_connection() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let (_, _, doors) = doors(addr, "Eve").await;
    let mut wild = Wild::new(1);
    for n in 0..times(60) {
        let (path, token) = &doors[n % doors.len()];
        let mut line = Line::socket(addr, path, token.as_deref()).await;
        for _ in 0..=wild.below(3) {
            line.send(&wild.bytes(2000)).await;
        }
        let _ = line.stream.shutdown().await;
        assert!(line.ends(Duration::from_secs(10)).await, "{path}, {n}");
        if n % 10 == 0 {
            assert!(bystanders.play(1).await);
        }
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_frame_is_the_end_with_a_code_of_the_table() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let (_, _, doors) = doors(addr, "Eve").await;
    let ping = br#"{"type":"ping"}"#;
    let unmasked = [&[0x81, ping.len() as u8][..], ping].concat();
    let long_ping = frame(9, &[b'x'; 126]);
    let broken: Vec<(&str, Vec<u8>)> = vec![
        ("without a mask", unmasked),
        ("reserved bits", part(0xf1, ping)),
        ("an unknown kind", frame(3, ping)),
        ("an unknown control kind", frame(11, ping)),
        ("a control frame in parts", part(0x09, b"x")),
        ("a long control frame", long_ping),
        ("the middle without a beginning", frame(0, ping)),
        ("two beginnings", [part(1, b"{"), part(1, b"}")].concat()),
        ("no UTF-8", frame(1, b"{\"type\":\"\xff\xfe\"}")),
        ("half a letter", frame(1, b"\xf0\x9f")),
        ("a close of one byte", frame(8, b"x")),
        ("a close without a code", frame(8, b"")),
        ("a close with a forbidden code", frame(8, &[0x03, 0xed])),
        ("a close that is no text", frame(8, b"\x03\xe8\xff\xff")),
        ("a length beyond everything", promise(u64::MAX)),
        ("a length of 2^62", promise(1 << 62)),
    ];
    for (path, token) in &doors {
        for (what, bytes) in &broken {
            let mut line = Line::socket(addr, path, token.as_deref()).await;
            line.send(bytes).await;
            match line.farewell().await {
                Heard::Close(1005, _) if *what == "a close without a code" => {}
                // The library of the server thanks for a farewell that is none.
                Heard::Close(1002, _) if what.starts_with("a close") => {}
                Heard::Close(code, why) => {
                    assert!(CODES.contains(&code), "{what}: {code} {why}");
                    assert!(line.ends(Duration::from_secs(10)).await, "{what}");
                }
                other => panic!("{what} at {path}: {other:?}"),
            }
        }
        let mut line = Line::socket(addr, path, token.as_deref()).await;
        line.send(&frame(2, b"{\"type\":\"ping\"}")).await;
        let expected = Heard::Close(1003, "text only".to_owned());
        assert_eq!(line.farewell().await, expected);
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_in_pieces_is_a_message() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let (_, _, doors) = doors(addr, "Eve").await;
    for (path, token) in &doors {
        let mut line = Line::socket(addr, path, token.as_deref()).await;
        let text = br#"{"type":"ping"}"#;
        // Letter by letter, with control frames in between, and one byte at a time.
        let mut bytes = part(1, &text[..1]);
        for byte in &text[1..text.len() - 1] {
            bytes.extend(part(0, &[*byte]));
            bytes.extend(frame(10, b"nobody asked"));
        }
        bytes.extend(frame(9, b"here?"));
        bytes.extend(frame(0, &text[text.len() - 1..]));
        for byte in &bytes {
            assert!(line.send(&[*byte]).await);
        }
        let mut heard = Vec::new();
        while heard.len() < 2 {
            match line.hear().await {
                Heard::Pong(payload) => heard.push(payload),
                Heard::Message(message) if message["type"] == "pong" => heard.push(Vec::new()),
                Heard::Message(_) | Heard::Ping => {}
                other => panic!("{other:?}"),
            }
        }
        assert!(heard.contains(&b"here?".to_vec()), "{heard:?}");
        assert!(line.send(&frame(8, &[0x03, 0xe8])).await);
        assert_eq!(line.farewell().await, Heard::Close(1000, String::new()));
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upgrade_that_stops_half_way_disturbs_nobody() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let path = socket_of(&bystanders.id);
    let head = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nUpgrade: websocket\r\n");
    let mut open = Vec::new();
    for n in 0..times(40) {
        let mut line = Line::open(addr).await;
        let end = (n * 7) % head.len();
        line.send(&head.as_bytes()[..end]).await;
        open.push(line);
    }
    assert!(bystanders.play(10).await);
    // Those that ask for it wrongly are told so, like everybody else.
    for (name, value) in [
        ("Sec-WebSocket-Version", "12"),
        ("Sec-WebSocket-Version", "x"),
        ("Upgrade", "h2c"),
        ("Connection", "keep-alive, close"),
    ] {
        let mut ask = upgrade(&path);
        for header in &mut ask.headers {
            if header.0 == name {
                header.1 = value.to_owned();
            }
        }
        refused_upgrade(addr, &ask, &format!("{name}: {value}")).await;
    }
    let mut ask = upgrade(&path);
    ask.headers.retain(|(name, _)| name != "Sec-WebSocket-Key");
    refused_upgrade(addr, &ask, "no key").await;
    let plain = Ask::new("GET", &path);
    refused_upgrade(addr, &plain, "no upgrade at all").await;
    let mut ask = upgrade("/api/lobby/socket");
    ask.headers.retain(|(name, _)| name != "Sec-WebSocket-Key");
    refused_upgrade(addr, &ask, "no key").await;
    let plain = Ask::new("GET", "/api/lobby/socket");
    refused_upgrade(addr, &plain, "no upgrade at all").await;
    bystanders.check().await;
    drop(open);
    server.stop().await;
}

/// A socket that cannot be opened is refused with a status and a body like any other request.
async fn refused_upgrade(addr: SocketAddr, ask: &Ask, what: &str) {
    let response = ask.at(addr).await;
    assert_eq!(response.status, 400, "{what}: {response:?}");
    assert_eq!(response.json()["code"], "invalid", "{what}: {response:?}");
}

/// Says something and hears until a ping has come back; every message is one of those that there are.
async fn exchange(line: &mut Line, bytes: &[u8], what: &str) -> Result<Vec<Value>, Heard> {
    line.send(&frame(1, bytes)).await;
    line.say(r#"{"type":"ping"}"#).await;
    let mut heard = Vec::new();
    loop {
        match line.hear().await {
            Heard::Message(message) => {
                let kind = message["type"].as_str().expect("a type").to_owned();
                if kind == "pong" {
                    return Ok(heard);
                }
                assert!(TYPES.contains(&kind.as_str()), "{what}: {message}");
                if kind == "problem" {
                    problem(&message, what);
                }
                heard.push(message);
            }
            Heard::Ping | Heard::Pong(_) => {}
            end => return Err(end),
        }
    }
}

fn problem(message: &Value, what: &str) {
    let code = message["code"].as_str().expect("a code");
    let codes = [
        "invalid",
        "sign_in",
        "forbidden",
        "not_found",
        "conflict",
        "too_large",
        "too_many",
    ];
    assert!(codes.contains(&code), "{what}: {message}");
    assert_ne!(message["text"], "", "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_that_say_nothing_are_invalid_and_nothing_else() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let (_, _, doors) = doors(addr, "Eve").await;
    let mut nonsense: Vec<String> = RAW.iter().map(|text| (*text).to_owned()).collect();
    for (open, close) in [("[", "]"), ("{\"type\":", "}"), ("{\"answer\":[", "]}")] {
        nonsense.push(deep(open, close, 1000));
        nonsense.push(open.repeat(2000));
    }
    let many = (0..1500).map(|n| format!("\"k{n}\":{n},"));
    nonsense.push(format!("{{{}\"type\":\"pong\"}}", many.collect::<String>()));
    nonsense.push(format!(
        "{{\"type\":\"answer\",\"n\":0,\"answer\":{},\"mark\":\"x\"}}",
        deep("{\"Act\":", "}", 500)
    ));
    nonsense.push(format!("{{\"type\":\"{}\"}}", "x".repeat(30_000)));
    for (path, token) in &doors {
        let mut line = Line::socket(addr, path, token.as_deref()).await;
        for text in &nonsense {
            let what: String = text.chars().take(80).collect();
            let heard = exchange(&mut line, text.as_bytes(), &what).await;
            let heard = heard.unwrap_or_else(|end| panic!("{what}: {end:?}"));
            let problems = heard.iter().filter(|said| said["type"] == "problem");
            let codes: Vec<&Value> = problems.map(|said| &said["code"]).collect();
            assert_eq!(codes, [&json!("invalid")], "{path}: {what}: {heard:?}");
        }
        // Twenty in a row, and it is over.
        for _ in 0..20 {
            line.say("{}").await;
        }
        let end = Heard::Close(1008, "not understood".to_owned());
        assert_eq!(line.farewell().await, end);
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spoilt_messages_get_a_reply_and_do_no_harm() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let good = [
        json!({"type": "answer", "n": 0, "answer": {"kind": "Act", "value": {"kind": "Draw"}}, "mark": "m"}),
        json!({"type": "answer", "n": 3, "answer": {"kind": "Cards", "value": [1, 2, 3]}, "mark": "m"}),
        json!({"type": "answer", "n": 0, "answer": {"kind": "Act", "value": {"kind": "Play", "card": 12, "at": null}}, "mark": ""}),
        json!({"type": "answer", "n": 0, "answer": {"kind": "Name", "value": {"kind": "Skill", "of": "Law"}}, "mark": "x"}),
        json!({"type": "answer", "n": 0, "answer": {"kind": "Place", "value": {"kind": "Surface", "of": 3}}, "mark": "x"}),
        json!({"type": "chat", "text": "hello"}),
        json!({"type": "settings", "settings": {"other": "always", "kinds": {"Play": "never"}}}),
        json!({"type": "show_hand", "yes": true}),
        json!({"type": "undo"}),
        json!({"type": "draw"}),
        json!({"type": "decline"}),
        json!({"type": "rematch"}),
        json!({"type": "pass"}),
    ];
    let mut wild = Wild::new(2);
    let (eve, game, doors) = doors(addr, "Eve").await;
    for (door, (path, token)) in doors.iter().enumerate() {
        let mut line = Line::socket(addr, path, token.as_deref()).await;
        for n in 0..times(120) {
            let sample = &good[wild.below(good.len())];
            let bytes = match wild.below(3) {
                0 => wild.scratched(&sample.to_string()),
                1 => wild.value(3).to_string().into_bytes(),
                _ => wild.spoiled(sample).to_string().into_bytes(),
            };
            let what = String::from_utf8_lossy(&bytes).into_owned();
            match exchange(&mut line, &bytes, &what).await {
                Ok(heard) => {
                    let replies = heard.iter().filter(|said| said["type"] == "problem");
                    assert!(replies.count() <= 1, "{what}: {heard:?}");
                }
                // What was scratched may be no UTF-8 any more.
                Err(end) => {
                    let text = std::str::from_utf8(&bytes).is_ok();
                    let code = matches!(end, Heard::Close(code, _) if CODES.contains(&code));
                    assert!(!text && code, "{what}: {end:?}");
                    line = Line::socket(addr, path, token.as_deref()).await;
                }
            }
            if n % 40 == 7 {
                assert!(bystanders.play(1).await, "door {door}");
            }
        }
    }
    // The same by HTTP, where everything has a reply.
    let messages = format!("/api/games/{game}/messages");
    for _ in 0..times(120) {
        let sample = &good[wild.below(good.len())];
        let body = wild.spoiled(sample).to_string();
        let ask = Ask::new("POST", &messages).token(eve.token());
        let response = ask.body(body.clone()).at(addr).await;
        crate::headers::decent(&response, &body);
        if response.status == 200 {
            let kind = response.json()["type"].as_str().map(str::to_owned);
            let kind = kind.unwrap_or_else(|| panic!("{body}: {response:?}"));
            assert!(TYPES.contains(&kind.as_str()), "{body}: {kind}");
        }
    }
    soon("the spoilt game", async {
        well(addr).await;
        let info = eve.get(&format!("/api/games/{game}")).await;
        assert_ne!(info.expect("the table")["stage"], "open");
    })
    .await;
    bystanders.check().await;
    server.stop().await;
}
