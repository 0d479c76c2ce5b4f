//! What a client relies on, as docs/protocol.md tells it.

mod common;

use common::{Folder, Player, all_of, config, start, two_players};
use hyper::{Method, StatusCode};
use serde_json::{Value, json};
use server::client::Client;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn the_cards_of_a_view_are_in_the_list_of_cards() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let all = Client::nobody(server.addr)
        .get("/api/cards")
        .await
        .expect("the cards");
    let cards = all["cards"].as_array().expect("a list");
    for (def, card) in cards.iter().enumerate() {
        assert_eq!(card["def"], def);
        assert!(card["title"].is_string() && card["text"].is_string());
    }
    let (id, [one, _]) = two_players(server.addr).await;
    let mut player = Player::sit(one, &id, 1).await;
    player.next().await;
    let own = &player.seen.view["players"][0];
    let missions = own["missions"].as_array().expect("missions");
    assert_eq!(missions.len(), 5);
    for mission in missions {
        let def = mission["def"].as_u64().expect("a number") as usize;
        assert_eq!(cards[def]["type"], "Mission");
        assert!(cards[def]["mission"]["kind"].is_string());
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_told_in_the_language_of_the_caller() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let mut texts = Vec::new();
    for language in ["en", "de-AT,en;q=0.5"] {
        let more = [("accept-language", language)];
        let (status, body) = nobody
            .request(Method::GET, "/api/cards", Vec::new(), &more)
            .await
            .expect("the cards");
        assert_eq!(status, StatusCode::OK);
        let all: Value = serde_json::from_str(&body).expect("JSON");
        texts.push(all);
    }
    let [english, german] = &texts[..] else {
        panic!("two languages")
    };
    assert_eq!(
        (&english["language"], &german["language"]),
        (&json!("en"), &json!("de"))
    );
    assert_eq!(english["catalogue"], german["catalogue"]);
    let both = |part: &str| {
        let list = |all: &Value| all["cards"].as_array().cloned().expect("a list");
        let pairs = list(english).into_iter().zip(list(german));
        pairs.filter(|(a, b)| a[part] == b[part]).count()
    };
    let count = english["cards"].as_array().map_or(0, Vec::len);
    assert_eq!(both("title"), count);
    assert_eq!(both("skills"), count);
    // Cards without a text have none in any language.
    let without = |card: &&Value| card["text"] == "";
    let empty = english["cards"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(without)
        .count();
    assert!(both("text") < empty + count / 20);
    assert_eq!(both("lines"), 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_that_are_known_are_not_sent_again() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let url = format!("http://{}/api/cards", server.addr);
    let ask = |tag: Option<String>| {
        let request = hyper::Request::get(&url);
        let request = match tag {
            Some(tag) => request.header("if-none-match", tag),
            None => request,
        };
        let http =
            hyper_util::client::legacy::Client::builder(hyper_util::rt::TokioExecutor::new())
                .build_http::<http_body_util::Empty<hyper::body::Bytes>>();
        let request = request
            .body(http_body_util::Empty::new())
            .expect("a request");
        async move { http.request(request).await.expect("a response") }
    };
    let first = ask(None).await;
    assert_eq!(first.status(), StatusCode::OK);
    let tag = first.headers()["etag"].to_str().expect("text").to_owned();
    assert_eq!(first.headers()["cache-control"], "public, no-cache");
    let again = ask(Some(format!("\"other\", {tag}"))).await;
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    assert_eq!(
        ask(Some(String::from("\"other\""))).await.status(),
        StatusCode::OK
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_says_whose_clock_runs() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let clock = json!({"kind": "live", "base": 600, "increment": 1});
    let opening = json!({"setup": {"clock": clock}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
    let opened = one.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id");
    let mut player = Player::sit(one, id, 1).await;
    player.next().await;
    let (mut told, mut tries, mut answered) = (0, 0, None);
    while told < 40 && !player.seen.over {
        let n = player.seen.n;
        if let Some(prompt) = player.seen.prompt()
            && answered != Some(n)
        {
            let answer = player.lots.answer(prompt, tries);
            let message = json!({"type": "answer", "n": n, "answer": answer, "mark": ""});
            player.socket.send(&message).await.expect("sent");
            answered = Some(n);
        }
        let message = player.next().await;
        match message["type"].as_str() {
            Some("refused") => (tries, answered) = (tries + 1, None),
            Some("change") => {
                (told, tries) = (told + 1, 0);
                let asked = &player.seen.view["waiting_for"];
                let clocks = message["clocks"].as_array().expect("clocks");
                for (seat, clock) in clocks.iter().enumerate() {
                    assert_eq!(clock["running"], json!(*asked == json!(seat)), "{message}");
                }
            }
            _ => {}
        }
    }
    assert!(told >= 20);
    server.stop().await;
}

/// While what happened is held back, whoever answered has not seen the question that stands now. An answer to the old
/// one must not be taken for an answer to it.
#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_not_seen_cannot_be_answered() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.pause = Duration::from_millis(150);
    let server = start(config).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let mut players = [
        Player::sit(one, &id, 7).await,
        Player::sit(two, &id, 8).await,
    ];
    for player in &mut players {
        player.next().await;
    }
    let mut held = 0;
    for _ in 0..400 {
        let asked = players
            .iter()
            .position(|player| player.seen.prompt().is_some());
        let Some(asked) = asked.filter(|_| held < 3) else {
            break;
        };
        let player = &mut players[asked];
        let seen = player.seen.n;
        assert!(player.answer().await);
        let (n, answer) = player.accepted.last().cloned().expect("an answer");
        // What is not held back follows at once.
        for message in all_of(&mut player.socket, Duration::from_millis(30)).await {
            player.seen.take(&message).expect("a message that fits");
        }
        if player.seen.n == seen {
            held += 1;
            let again = json!({"type": "answer", "n": seen, "answer": answer, "mark": "again"});
            player.socket.send(&again).await.expect("sent");
            let reply = loop {
                let message = player.next().await;
                if message["mark"] == "again" {
                    break message;
                }
            };
            assert_eq!(
                (&reply["type"], reply.get("rule")),
                (&json!("refused"), None)
            );
        }
        for player in &mut players {
            while player.seen.n < n {
                player.next().await;
            }
        }
    }
    assert_eq!(held, 3);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_too_large_ends_the_connection_with_its_own_code() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [one, _]) = two_players(server.addr).await;
    let table = format!("/api/games/{id}/socket");
    for path in [table.as_str(), "/api/lobby/socket"] {
        let mut socket = one.socket(path).await.expect("a socket");
        let large = Message::text("x".repeat(33 * 1024));
        socket.send_raw(large).await.expect("sent");
        assert_eq!(socket.closed().await, Some(1009), "{path}");
        let mut socket = one.socket(path).await.expect("a socket");
        let binary = Message::binary(vec![0; 9]);
        socket.send_raw(binary).await.expect("sent");
        assert_eq!(socket.closed().await, Some(1003), "{path}");
    }
    server.stop().await;
}
