//! Many at once, from one address: limits hold, are told, and end.

use crate::bystanders::{Bystanders, well};
use crate::common::{Folder, config, start};
use crate::headers::{decent, refused};
use crate::line::{Ask, Heard, Line, upgrade};
use crate::soon;
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;
use std::time::Duration;

async fn wait_for(response: &Value) {
    let wait = response["wait"].as_u64().expect("how long to wait");
    assert!((1..=5).contains(&wait), "{response}");
    tokio::time::sleep(Duration::from_secs(wait)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sockets = 10;
    let server = start(config).await;
    let addr = server.addr;
    // Two of the ten are theirs.
    let bystanders = Bystanders::sit(addr).await;
    let paths = [
        format!("/api/games/{}/socket", bystanders.id),
        "/api/lobby/socket".to_owned(),
    ];
    let mut open = Vec::new();
    for n in 0..8 {
        open.push(Line::socket(addr, &paths[n % 2], None).await);
    }
    for path in &paths {
        // Whatever they say about where they come from.
        for (name, value) in [
            ("X-Nothing", ""),
            ("X-Forwarded-For", "203.0.113.7"),
            ("X-Real-IP", "203.0.113.7"),
            ("Forwarded", "for=203.0.113.7"),
        ] {
            refused(&upgrade(path).with(name, value).at(addr).await, 429, path);
            let stream = path.replace("/socket", "/stream");
            let ask = Ask::new("GET", &stream).with(name, value);
            refused(&ask.at(addr).await, 429, &stream);
        }
    }
    well(addr).await;
    open.truncate(4);
    soon("room", async {
        while upgrade(&paths[0]).at(addr).await.status == 429 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    drop(open);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_eight_windows_at_a_table() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let path = format!("/api/games/{}/socket", bystanders.id);
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let anna = bystanders.players[0].client.clone();
    for (client, room) in [(&eve, 8), (&anna, 7)] {
        let mut windows = Vec::new();
        for _ in 0..room {
            windows.push(Line::socket(addr, &path, client.token()).await);
        }
        refused(
            &upgrade(&path).token(client.token()).at(addr).await,
            429,
            "a ninth",
        );
        let stream = path.replace("/socket", "/stream");
        let ask = Ask::new("GET", &stream).token(client.token());
        refused(&ask.at(addr).await, 429, "a ninth");
        assert!(bystanders.play(2).await);
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_are_not_heard_until_it_is_quiet_again() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.messages = 10;
    let server = start(config).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let game = bystanders.id.clone();
    let paths = [
        format!("/api/games/{game}/socket"),
        "/api/lobby/socket".to_owned(),
    ];
    for path in &paths {
        let mut line = Line::socket(addr, path, eve.token()).await;
        for _ in 0..90 {
            line.say(r#"{"type":"ping"}"#).await;
        }
        let (mut pongs, mut limited) = (0, Vec::new());
        while pongs + limited.len() < 90 {
            match line.hear().await {
                Heard::Message(message) if message["type"] == "pong" => pongs += 1,
                Heard::Message(message) if message["type"] == "problem" => {
                    assert_eq!(message["code"], "too_many", "{message}");
                    limited.push(message);
                }
                Heard::Message(_) | Heard::Ping => {}
                other => panic!("{path}: {other:?}"),
            }
        }
        // Five seconds' worth at once.
        assert!((50..=75).contains(&pongs), "{path}: {pongs} were heard");
        tokio::time::sleep(Duration::from_millis(400)).await;
        line.say(r#"{"type":"ping"}"#).await;
        line.hear_of("pong").await;
    }
    // By POST it is the person that is limited, also over several games and connections.
    let messages = format!("/api/games/{game}/messages");
    let ask = Ask::new("POST", &messages)
        .token(eve.token())
        .body(r#"{"type":"ping"}"#);
    let mut last = Value::Null;
    let (mut heard, mut limited) = (0, 0);
    for _ in 0..90 {
        let response = ask.at(addr).await;
        decent(&response, "a ping");
        match response.status {
            200 => heard += 1,
            429 => {
                limited += 1;
                last = response.json();
            }
            _ => panic!("{response:?}"),
        }
    }
    assert!(heard >= 50 && limited > 0, "{heard} heard, {limited} not");
    assert!(bystanders.play(3).await, "others are heard");
    wait_for(&last).await;
    assert_eq!(ask.at(addr).await.status, 200);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_requests_are_refused_until_it_is_quiet_again() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.requests = 20;
    let server = start(config).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let mut limited = Vec::new();
    for n in 0..220 {
        // Faked addresses, tokens and mistakes do not help.
        let path = ["/api/games", "/api/nothing", "/api/me", "/api/cards?x=1"][n % 4];
        let ask = Ask::new("GET", path)
            .with("X-Forwarded-For", &format!("203.0.113.{n}"))
            .with("If-None-Match", "*")
            .token(
                Some(&format!("wrong{n}"))
                    .filter(|_| path == "/api/me")
                    .map(String::as_str),
            );
        let response = ask.at(addr).await;
        decent(&response, path);
        if response.status == 429 {
            limited.push(response.json());
        }
    }
    assert!(limited.len() > 20, "{} were refused", limited.len());
    // Those who are connected play on, and the server is well.
    assert!(bystanders.play(3).await);
    wait_for(limited.last().expect("a refusal")).await;
    let response = Ask::new("GET", "/api/games").at(addr).await;
    assert_eq!(response.status, 200, "{response:?}");
    tokio::time::sleep(Duration::from_secs(1)).await;
    bystanders.check().await;
    server.stop().await;
}

async fn come_in(addr: SocketAddr, from: &str) -> (u16, Value) {
    let body = json!({"name": "Mallory", "token": true}).to_string();
    let ask = Ask::new("POST", "/api/guest").with("X-Forwarded-For", from);
    let response = ask.body(body).at(addr).await;
    decent(&response, "coming in");
    (response.status, response.json())
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_in_too_often_waits_and_says_in_vain_to_be_another() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sign_ins = 30;
    let server = start(config).await;
    let addr = server.addr;
    // Two of the thirty.
    let bystanders = Bystanders::sit(addr).await;
    let mut last = (0, Value::Null);
    let mut came_in = 2;
    for n in 0..40 {
        last = come_in(addr, &format!("203.0.113.{n}")).await;
        came_in += u32::from(last.0 == 200);
    }
    assert_eq!(last.0, 429, "{}", last.1);
    assert!((30..=32).contains(&came_in), "{came_in} came in");
    // All doors are one.
    for (path, body) in [
        (
            "/api/session",
            json!({"name": "Kira", "password": "make it so"}),
        ),
        (
            "/api/account",
            json!({"name": "Kira", "password": "make it so"}),
        ),
    ] {
        let ask = Ask::new("POST", path).body(body.to_string());
        refused(&ask.at(addr).await, 429, path);
    }
    wait_for(&last.1).await;
    assert_eq!(come_in(addr, "203.0.113.1").await.0, 200);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_only_its_own_word_counts() {
    let folder = Folder::new();
    let mut config = Config {
        behind_proxy: true,
        ..config(&folder)
    };
    config.limits.sign_ins = 3;
    let server = start(config).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let tries = async |from: &dyn Fn(u32) -> String| {
        let mut came_in = 0;
        for n in 0..8 {
            came_in += u32::from(come_in(addr, &from(n)).await.0 == 200);
        }
        came_in
    };
    assert_eq!(
        tries(&|n| format!("203.0.113.{n}")).await,
        8,
        "eight people"
    );
    assert_eq!(tries(&|_| "198.51.100.1".to_owned()).await, 3, "one person");
    // The last entry is the proxy's, all before it are claims.
    assert_eq!(tries(&|n| format!("10.0.0.{n}, 198.51.100.2")).await, 3);
    assert_eq!(tries(&|n| format!("{n}, <b>, ', 198.51.100.3")).await, 3);
    // No address at all is no way around.
    assert!(tries(&|n| format!("nonsense{n}")).await <= 3);
    assert!(tries(&|n| format!("198.51.100.4, nonsense{n}")).await <= 3);
    // One house has many addresses of version 6.
    let house = tries(&|n| format!("2001:db8:1:1::{n:x}")).await;
    assert_eq!(house, 3, "one network of version 6");
    bystanders.check().await;
    server.stop().await;
}

/// Whether the server ends a connection within so many seconds.
async fn ends(stream: &mut tokio::net::TcpStream, seconds: u64) -> bool {
    use tokio::io::AsyncReadExt as _;
    let mut answer = Vec::new();
    let all = stream.read_to_end(&mut answer);
    let ended = tokio::time::timeout(Duration::from_secs(seconds), all).await;
    ended.is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_too_long_to_ask_is_sent_away() {
    use tokio::io::AsyncWriteExt as _;
    let folder = Folder::new();
    let config = Config {
        head: Duration::from_secs(1),
        ..config(&folder)
    };
    let server = start(config).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    for beginning in [
        "",
        "GET /healthz HTT",
        "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    ] {
        let mut slow = tokio::net::TcpStream::connect(addr)
            .await
            .expect("a way in");
        slow.write_all(beginning.as_bytes()).await.expect("sent");
        assert!(ends(&mut slow, 20).await, "{beginning:?} stays");
    }
    // Those who listen at a table have asked already, and stay.
    tokio::time::sleep(Duration::from_millis(1500)).await;
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_does_not_take_all_the_ways_in() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sockets = 3;
    let server = start(config).await;
    let addr = server.addr;
    // Four times as many as may stay, and no more.
    let mut open = Vec::new();
    for _ in 0..12 {
        open.push(
            tokio::net::TcpStream::connect(addr)
                .await
                .expect("a way in"),
        );
    }
    let mut one_more = tokio::net::TcpStream::connect(addr)
        .await
        .expect("a way in");
    assert!(ends(&mut one_more, 20).await);
    assert!(!ends(&mut open[0], 1).await);
    drop(open);
    let well = async || Client::nobody(addr).text("/healthz").await.is_ok();
    for _ in 0..100 {
        if well().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(well().await, "there is room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_password_of_a_table_is_not_guessed_by_trying() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sign_ins = 5;
    let server = start(config).await;
    let addr = server.addr;
    let kira = Client::guest(addr, "Kira").await.expect("a guest");
    let open = json!({"setup": {"access": "password"}, "password": "1234"});
    let opened = kira.post("/api/games", &open).await.expect("a table");
    let id = opened["id"].as_str().expect("an id");
    let look = async |password: &str| {
        let path = format!("/api/games/{id}?password={password}");
        Ask::new("GET", &path).at(addr).await.status
    };
    // Those who know it may come as often as they like.
    for _ in 0..8 {
        assert_eq!(look("1234").await, 200);
    }
    let mut statuses = Vec::new();
    for guess in 0..8 {
        statuses.push(look(&format!("{guess}")).await);
    }
    assert_eq!(statuses, [403, 403, 403, 403, 403, 429, 429, 429]);
    // Nor is it told to whoever has guessed too often that they are right now.
    assert_eq!(look("1234").await, 429);
    // The other ways in are the same door.
    let path = format!("/api/games/{id}/socket?password=1");
    assert!(Client::nobody(addr).socket(&path).await.is_err());
    // Without a word nothing is tried.
    let path = format!("/api/games/{id}");
    assert_eq!(Ask::new("GET", &path).at(addr).await.status, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn how_the_server_is_can_be_seen_in_a_flood() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.requests = 1;
    let server = start(config).await;
    let addr = server.addr;
    let mut last = 200;
    for _ in 0..10 {
        last = Ask::new("GET", "/api/games").at(addr).await.status;
    }
    assert_eq!(last, 429);
    for path in ["/healthz", "/metrics"] {
        let answer = Ask::new("GET", path).at(addr).await;
        assert_eq!(answer.status, 200, "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_floods_a_connection_loses_it() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.messages = 2;
    let server = start(config).await;
    let bystanders = Bystanders::sit(server.addr).await;
    let nobody = Client::nobody(server.addr);
    for path in [
        format!("/api/games/{}/socket", bystanders.id),
        "/api/lobby/socket".to_owned(),
    ] {
        let mut socket = nobody.socket(&path).await.expect("a socket");
        // After the first ones each is too many, and the connection ends long before the last.
        for _ in 0..5000 {
            if socket.send(&json!({"type": "ping"})).await.is_err() {
                break;
            }
        }
        // What is said at last may be lost with all that was never read.
        let code = soon("an end", socket.closed()).await;
        assert!(matches!(code, None | Some(1008)), "{path}: {code:?}");
    }
    server.stop().await;
}
