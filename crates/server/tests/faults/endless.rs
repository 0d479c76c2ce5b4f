//! H7: a game that does not end stays small: its first message has the last page of the log, orders that lead nowhere come
//! to an end, and so does a game that is too long.

use super::common::responding::put;
use super::common::{
    Folder, Player, config, next_of, play_some, sit_down, start, two_players, two_players_at,
};
use super::support::{asked, offer};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;

/// What happened, without words.
fn events(steps: &Value) -> Vec<(u64, Value)> {
    let steps = steps.as_array().expect("steps").iter();
    let of = |step: &Value| {
        let events = step["events"].as_array().expect("events").iter();
        let n = step["n"].as_u64().expect("a number");
        let all: Vec<_> = events.map(|event| (n, event["kind"].clone())).collect();
        all
    };
    steps.flat_map(of).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn h7_the_first_message_has_the_last_page_of_the_log() {
    let folder = Folder::new();
    let config = Config {
        log_page: 40,
        ..config(&folder)
    };
    let server = start(config).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 150).await;
    let n = players[0].seen.n;
    let mut socket = clients[0].sit(&id, 0).await.expect("a socket");
    let view = next_of(&mut socket, "view").await;
    assert_eq!(view["since"], 0);
    let shown = view["events"].as_array().expect("events");
    assert!((1..=40).contains(&shown.len()), "{} events", shown.len());
    let earlier = view["earlier"].as_u64().expect("something was left out");
    let told = |event: &Value| {
        (
            event["after"].as_u64().expect("a number"),
            event["kind"].clone(),
        )
    };
    let mut all: Vec<_> = shown.iter().map(told).collect();
    assert!(all.iter().all(|(after, _)| *after > earlier));
    // Page by page, everything is there.
    let path = format!("/api/games/{id}/history");
    let (mut until, mut pages) = (earlier, 0);
    while until > 0 {
        let page = clients[0].get(&format!("{path}?until={until}")).await;
        let page = page.expect("a page");
        assert!(page["steps"].as_array().expect("steps").len() <= 10);
        all.splice(0..0, events(&page["steps"]));
        until = page["earlier"].as_u64().unwrap_or(0);
        pages += 1;
    }
    assert!(pages > 5, "{pages} pages");
    let whole = clients[0].get(&path).await.expect("a history");
    assert!(whole["earlier"].is_null());
    assert_eq!(all, events(&whole["steps"]));
    // Whoever was away for a short time misses nothing, for a long time a part that can be asked for.
    for (since, gap) in [(n - 3, false), (1, true)] {
        let mut socket = clients[0].sit(&id, since).await.expect("a socket");
        let view = next_of(&mut socket, "view").await;
        assert_eq!(view["since"], since);
        let earlier = view["earlier"].as_u64().unwrap_or(0);
        assert_eq!(earlier > u64::from(since), gap, "{earlier} after {since}");
    }
    server.stop().await;
}

const BEAMING: &str = "
hq Base: plays Fed span 2
planet Rock: Fed span 2 points 30 needs Medical
personnel Ann: Federation [Cmd] Medical I5 C6 S7
ship Wren: Federation staff[Cmd] R8 W6 S6
player 1
  missions: Base; Rock
  at Rock: Wren
  aboard Wren: Ann
player 2
  missions: Base
segment orders";

/// Beams back and forth; the table as it was told after it, if it was.
async fn beam(player: &mut Player) -> Vec<Value> {
    let prompt = player.seen.prompt().expect("a question").clone();
    let answer = match prompt["choice"]["kind"].as_str() {
        Some("Cards") => json!({"kind": "Cards", "value": prompt["choice"]["from"]}),
        _ => {
            let actions = prompt["actions"].as_array().expect("actions");
            let beam = actions.iter().find(|action| action["kind"] == "Beam");
            json!({"kind": "Act", "value": beam.expect("somebody to beam")})
        }
    };
    let n = player.seen.n;
    let message = json!({"type": "answer", "n": n, "answer": answer, "mark": n.to_string()});
    player.socket.send(&message).await.expect("sent");
    let mut tables = Vec::new();
    while player.seen.n == n {
        let message = player.next().await;
        assert_ne!(message["type"], "refused", "{message}");
        if message["type"] == "table" {
            tables.push(message);
        }
    }
    tables
}

#[tokio::test(flavor = "multi_thread")]
async fn h7_orders_that_lead_nowhere_are_ended_by_the_table() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.orders = 12;
    let server = start(config.clone()).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let clients = [one, two];
    put(&config, "beaming", &clients, BEAMING.to_owned()).await;
    server.stop().await;
    let server = start(config).await;
    let clients = clients.map(|client| client.at(server.addr));
    let [mut player, mut other] = sit_down("beaming", &clients).await;
    let (mut answers, mut stalls) = (0, Vec::new());
    while player.seen.view["active"] == 0 && answers < 40 {
        let tables = beam(&mut player).await;
        stalls.extend(tables.into_iter().map(|table| table["stall"].clone()));
        answers += 1;
    }
    assert_eq!(player.seen.view["active"], 1, "after {answers} answers");
    assert!((12..=14).contains(&answers), "{answers} answers");
    // Everybody is warned, and told.
    assert!(
        stalls.contains(&json!({"seat": 0, "left": 3})),
        "{stalls:?}"
    );
    loop {
        let table = next_of(&mut other.socket, "table").await;
        if table["stall"] == json!({"seat": 0, "left": 0}) {
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h7_a_game_that_is_too_long_ends_without_a_result() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.answers = 20;
    let server = start(config).await;
    let (id, clients) = two_players_at(server.addr, json!({"rated": true})).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 19).await;
    assert!(!players[0].seen.over);
    offer(asked(&mut players), "last").await;
    for player in &mut players {
        while !player.seen.over {
            player.next().await;
        }
    }
    let about = clients[0].get(&format!("/api/games/{id}")).await;
    let about = about.expect("the table");
    assert_eq!(about["result"]["by"], "too_long");
    assert_eq!(about["result"]["tied"], json!([]));
    server.stop().await;
}
