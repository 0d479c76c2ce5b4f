//! Nobody learns from what they are told who could have responded and did not.

mod common;

use common::responding::{give_a_card, server_with};
use common::{Folder, Player, all_of, config, next_of, say, start};
use serde_json::{Value, json};
use server::client::{Client, Socket};
use server::config::Config;
use server::storage::Database;
use std::time::{Duration, Instant};

const PAUSE: Duration = Duration::from_millis(800);

fn paused(folder: &Folder) -> Config {
    Config {
        pause: PAUSE,
        ..config(folder)
    }
}

/// Somebody who passes whenever they are asked, at once.
async fn pass_always(mut player: Player) {
    let mut passed = 0;
    loop {
        if player.seen.prompt().is_some() && player.seen.n >= passed {
            passed = pass(&mut player).await;
        }
        player.next().await;
    }
}

/// Passes; the number of the answer.
async fn pass(player: &mut Player) -> u32 {
    assert_eq!(
        player.seen.prompt().expect("a question")["ask"]["kind"],
        "Respond"
    );
    let n = player.seen.n;
    let answer = json!({"type": "answer", "n": n, "answer": {"kind": "Act", "value": {"kind": "Pass"}}, "mark": n.to_string()});
    player.socket.send(&answer).await.expect("sent");
    loop {
        let message = player.next().await;
        if message["type"] == "accepted" {
            let n = message["n"].as_u64().expect("a number");
            return u32::try_from(n).expect("a number");
        }
        assert_ne!(message["type"], "refused", "{message}");
    }
}

/// Plays the next card; all messages until it is this player's turn again.
async fn play_a_card(player: &mut Player) -> Vec<Value> {
    let mut heard = give_a_card(player).await;
    let n = heard.last().expect("accepted")["n"].as_u64();
    while Some(u64::from(player.seen.n)) < n || player.seen.prompt().is_none() {
        heard.push(player.next().await);
    }
    heard
}

/// Without what may differ: the name of the game, clocks and times, and who has just left.
fn plain(mut value: Value) -> String {
    fn clean(value: &mut Value) {
        match value {
            Value::Array(list) => list.iter_mut().for_each(clean),
            Value::Object(map) => {
                if map.contains_key("stage") {
                    map.remove("id");
                }
                for part in ["clocks", "clock", "time", "watching", "here"] {
                    map.remove(part);
                }
                map.values_mut().for_each(clean);
            }
            _ => {}
        }
    }
    clean(&mut value);
    value.to_string()
}

async fn until_view(socket: &mut Socket) -> Value {
    next_of(socket, "view").await
}

/// What can be asked about a game while it goes on.
async fn asked(client: &Client, id: &str) -> Vec<Value> {
    let mut told = Vec::new();
    let history = client.get(&format!("/api/games/{id}/history")).await;
    let history = history.expect("a history");
    let of = history["of"].as_u64().expect("a number");
    assert_eq!(of, 3);
    for at in 0..=of {
        let view = client.get(&format!("/api/games/{id}/view?at={at}")).await;
        told.push(view.expect("a moment"));
    }
    let late = format!("/api/games/{id}/view?at={}", of + 1);
    let (status, body) = common::ask(client, "GET", &late, &Value::Null).await;
    assert_eq!(status, 400);
    told.extend([body, history]);
    for since in 0..=of {
        let since = u32::try_from(since).expect("a number");
        let mut socket = client.sit(id, since).await.expect("a socket");
        told.push(until_view(&mut socket).await);
    }
    told
}

/// 2E-ACT-08: whoever can respond may pass. The first player, spectators and whoever asks afterwards get the same
/// messages, whether the second player passes by hand, lets the server pass, or cannot respond at all.
#[tokio::test(flavor = "multi_thread")]
async fn a_pass_that_nobody_saw_leaves_no_trace() {
    let folder = Folder::new();
    let config = paused(&folder);
    let games = [
        ("byhand", "Veto; Cheer"),
        ("never", "Veto; Cheer"),
        ("nothing", "Chip; Chop"),
    ];
    let (server, clients) = server_with(&config, &games).await;
    let nobody = Client::nobody(server.addr);
    let mut streams = Vec::new();
    for (id, _) in games {
        let [anna, bert] = clients.clone();
        if id == "never" {
            let never = json!({"type": "settings", "settings": {"other": "never"}});
            say(&bert, id, never).await;
        }
        let mut second = Player::sit(bert, id, 2).await;
        second.next().await;
        let mut first = Player::sit(anna.clone(), id, 1).await;
        let mut heard = vec![first.next().await];
        let mut spectator = nobody.sit(id, 0).await.expect("a socket");
        let passing = tokio::spawn(pass_always(second));
        // Whoever passes does not refuse a draw by it.
        first
            .socket
            .send(&json!({"type": "draw"}))
            .await
            .expect("sent");
        while heard.last().expect("a message")["draw_by"].is_null() {
            heard.push(first.next().await);
        }
        for _ in 0..3 {
            heard.extend(play_a_card(&mut first).await);
        }
        assert_eq!(first.seen.n, 3, "{id}");
        first
            .socket
            .send(&json!({"type": "undo"}))
            .await
            .expect("sent");
        heard.extend(all_of(&mut first.socket, PAUSE).await);
        let last = heard.last().expect("a message");
        assert_eq!(last["undo"]["answers"], 1, "{id}");
        assert_eq!(last["draw_by"], 0, "{id}");
        let watched = all_of(&mut spectator, PAUSE).await;
        let asked = [asked(&anna, id).await, asked(&nobody, id).await].concat();
        passing.abort();
        // Whoever comes to look is told to the others: leave that out.
        let own = |message: &Value| message["type"] != "table" || !message["draw_by"].is_null();
        heard.retain(own);
        streams.push([heard, watched, asked].map(|told| {
            let told = told.into_iter().map(plain);
            told.collect::<Vec<String>>()
        }));
    }
    for (stream, (id, _)) in streams.iter().zip(games) {
        for (told, other) in stream.iter().zip(&streams[2]) {
            for (told, other) in told.iter().zip(other) {
                assert_eq!(told, other, "{id}");
            }
            assert_eq!(told.len(), other.len(), "{id}");
        }
    }
    // The log has them all.
    let database = Database::open(&config.database_url()).await;
    let database = database.expect("the database");
    for (id, entries) in [("byhand", 6), ("never", 6), ("nothing", 3)] {
        let log = database.log(id).await.expect("the log");
        assert_eq!(log.len(), entries, "{id}");
    }
    server.stop().await;

    // It is the same after a restart.
    let server = start(config).await;
    let again = clients.map(|client| client.at(server.addr));
    let mut told = Vec::new();
    for (id, _) in games {
        told.push(
            asked(&again[0], id)
                .await
                .into_iter()
                .map(plain)
                .collect::<Vec<_>>(),
        );
        let mut second = Player::sit(again[1].clone(), id, 2).await;
        second.next().await;
        let own = if id == "nothing" { 3 } else { 6 };
        assert_eq!(second.seen.n, own, "one's own passes count");
    }
    assert_eq!(told[0], told[2]);
    assert_eq!(told[1], told[2]);
    server.stop().await;
}

/// When the pause is over everybody sees who is asked; then a pass is no secret, and everybody counts it.
#[tokio::test(flavor = "multi_thread")]
async fn a_pass_that_everybody_waits_for_is_counted_by_all() {
    let folder = Folder::new();
    let config = paused(&folder);
    let (server, [anna, bert]) = server_with(&config, &[("late", "Veto; Cheer")]).await;
    let mut first = Player::sit(anna, "late", 1).await;
    let mut second = Player::sit(bert, "late", 2).await;
    for player in [&mut first, &mut second] {
        player.next().await;
    }
    give_a_card(&mut first).await;
    while first.seen.n < 1 {
        first.next().await;
    }
    assert_eq!(first.seen.view["waiting_for"], 1);
    assert!(first.seen.prompt().is_none());
    while second.seen.prompt().is_none() {
        second.next().await;
    }
    assert_eq!(pass(&mut second).await, 2);
    while first.seen.n < 2 {
        first.next().await;
    }
    assert!(first.seen.prompt().is_some());
    server.stop().await;
}

/// Whoever wants to be asked always takes their time, whether they can respond or not.
#[tokio::test(flavor = "multi_thread")]
async fn always_asked_is_unseen_for_longer_than_the_pause() {
    let folder = Folder::new();
    let config = paused(&folder);
    let games = [("can", "Veto; Cheer"), ("cannot", "Chip; Chop")];
    let (server, [anna, bert]) = server_with(&config, &games).await;
    for (id, _) in games {
        let always = json!({"type": "settings", "settings": {"other": "always"}});
        say(&bert, id, always).await;
        let mut first = Player::sit(anna.clone(), id, 1).await;
        let mut second = Player::sit(bert.clone(), id, 2).await;
        for player in [&mut first, &mut second] {
            player.next().await;
        }
        give_a_card(&mut first).await;
        let began = Instant::now();
        let unseen = all_of(&mut first.socket, 3 * PAUSE).await;
        assert!(
            unseen.iter().all(|message| message["type"] == "table"),
            "{unseen:?}"
        );
        match id {
            "can" => {
                while second.seen.prompt().is_none() {
                    second.next().await;
                }
                pass(&mut second).await;
            }
            _ => {
                let moment = next_of(&mut second.socket, "moment").await;
                assert_eq!(moment["about"].as_array().map(Vec::len), Some(1));
                say(&bert, id, json!({"type": "pass"})).await;
            }
        }
        while first.seen.n < 1 {
            first.next().await;
        }
        assert!(first.seen.prompt().is_some());
        assert!(began.elapsed() < Duration::from_secs(8));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_no_way_back_while_something_is_held_back() {
    let folder = Folder::new();
    let config = paused(&folder);
    let (server, [anna, _]) = server_with(&config, &[("held", "Chip; Chop")]).await;
    let mut first = Player::sit(anna, "held", 1).await;
    first.next().await;
    give_a_card(&mut first).await;
    first
        .socket
        .send(&json!({"type": "undo"}))
        .await
        .expect("sent");
    let problem = next_of(&mut first.socket, "problem").await;
    assert_eq!(problem["code"], "conflict");
    let text = problem["text"].as_str().expect("a text");
    assert!(text.contains("not been shown"), "{text}");
    server.stop().await;
}
