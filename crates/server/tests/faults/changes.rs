//! H3, H10: cards and engine change while games are live. Whatever plays as before goes on by itself; the rest is decided
//! by its players.

use super::common::{Folder, Player, config, play_some, say, sit_down, start, two_players};
use super::support::{Beside, until};
use cards::pack::Pack;
use cards::{CardDef, Catalogue};
use serde_json::{Value, json};
use server::Server;
use server::client::Client;

/// A game of some answers, and the server stopped.
async fn a_stored_game(folder: &Folder) -> (String, [Client; 2], Value) {
    let server = start(config(folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 12).await;
    let view = players[0].seen.view.clone();
    server.stop().await;
    (id, clients, view)
}

/// The cards of the program, changed; for the rest of the process.
fn catalogue(change: impl FnOnce(&mut Vec<CardDef>)) -> &'static Catalogue {
    let mut cards = Catalogue::second_edition().cards().to_vec();
    change(&mut cards);
    let name = String::from("changed");
    let changed = Catalogue::from_packs(vec![Pack { name, cards }]);
    Box::leak(Box::new(changed.expect("cards")))
}

async fn start_with(folder: &Folder, cards: &'static Catalogue) -> Server {
    let server = Server::start(config(folder), cards).await;
    server.expect("a server")
}

async fn table(client: &Client, id: &str) -> Value {
    let table = client.get(&format!("/api/games/{id}")).await;
    table.expect("a table")
}

/// One of the cards in the header of a game.
async fn card_in(beside: &Beside, id: &str) -> String {
    let header = beside.text(format!("SELECT header FROM games WHERE id = '{id}'"));
    let header: Value = serde_json::from_str(&header.await).expect("a header");
    let card = header["players"][0]["deck"][0].as_str();
    card.expect("a card").to_owned()
}

async fn back_at(id: &str, clients: &[Client; 2], server: &Server) -> [Player; 2] {
    let clients = clients.clone().map(|client| client.at(server.addr));
    sit_down(id, &clients).await
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_one_more_card_leaves_live_games_as_they_are() {
    let folder = Folder::new();
    let (id, clients, view) = a_stored_game(&folder).await;
    let more = catalogue(|cards| {
        let mut card = cards[0].clone();
        card.id = String::from("1R999");
        // Before all others, so that each has another place.
        cards.insert(0, card);
        let mut first = cards[1].clone();
        first.id = String::from("1C998");
        cards.push(first);
    });
    let server = start_with(&folder, more).await;
    let mut players = back_at(&id, &clients, &server).await;
    // Cards have other numbers in the new catalogue; everything else is the same.
    let now = &players[0].seen.view;
    assert_eq!(now["turn"], view["turn"]);
    for player in 0..2 {
        let part = |view: &Value| view["players"][player]["sizes"].clone();
        assert_eq!(part(now), part(&view));
    }
    play_some(&mut players, 12).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_players_whose_cards_changed_decide_to_carry_on() {
    let folder = Folder::new();
    let (id, clients, view) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    let used = card_in(&beside, &id).await;
    let changed = catalogue(|cards| {
        let card = cards.iter_mut().find(|card| card.id == used);
        card.expect("the card").subtitle = Some(String::from("Changed"));
    });
    let server = start_with(&folder, changed).await;
    let clients = clients.map(|client| client.at(server.addr));
    let about = table(&clients[0], &id).await;
    assert_eq!(about["broken"]["why"], "changed", "{about}");
    assert_eq!(about["broken"]["can_carry_on"], true);
    assert_eq!(about["broken"]["lost"], 0);
    for client in &clients {
        say(client, &id, json!({"type": "carry_on"})).await;
    }
    let mut players = back_at(&id, &clients, &server).await;
    assert_eq!(players[0].seen.view["turn"], view["turn"]);
    play_some(&mut players, 12).await;
    let view = players[0].seen.view.clone();
    server.stop().await;
    let server = start_with(&folder, changed).await;
    let mut players = back_at(&id, &clients, &server).await;
    assert_eq!(
        players[0].seen.view, view,
        "from now on it is a game like others"
    );
    play_some(&mut players, 4).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_a_game_that_is_played_differently_goes_on_from_the_last_point_that_is_the_same() {
    let folder = Folder::new();
    let (id, clients, _) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    // As if the engine came to another state.
    beside
        .run("UPDATE log SET hash = '00000000000000aa' WHERE n = 9")
        .await;
    let server = start(config(&folder)).await;
    let clients = clients.map(|client| client.at(server.addr));
    let about = table(&clients[0], &id).await;
    assert_eq!(about["broken"]["why"], "changed", "{about}");
    let lost = about["broken"]["lost"].as_u64().expect("a number");
    assert!((1..=4).contains(&lost), "{about}");
    say(&clients[1], &id, json!({"type": "carry_on"})).await;
    say(&clients[0], &id, json!({"type": "carry_on"})).await;
    let mut players = back_at(&id, &clients, &server).await;
    play_some(&mut players, 12).await;
    let view = players[1].seen.view.clone();
    server.stop().await;
    let server = start(config(&folder)).await;
    let players = back_at(&id, &clients, &server).await;
    assert_eq!(players[1].seen.view, view);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_a_game_with_another_opening_can_only_be_ended() {
    let folder = Folder::new();
    let (id, clients, _) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    let header = beside.text(format!("SELECT header FROM games WHERE id = '{id}'"));
    let mut header: Value = serde_json::from_str(&header.await).expect("a header");
    header["opening"] = json!("00000000000000aa");
    beside
        .run(format!("UPDATE games SET header = '{header}'"))
        .await;
    let server = start(config(&folder)).await;
    let clients = clients.map(|client| client.at(server.addr));
    let about = table(&clients[0], &id).await;
    assert_eq!(about["broken"]["can_carry_on"], false, "{about}");
    let reply = say(&clients[0], &id, json!({"type": "carry_on"})).await;
    assert_eq!(reply["type"], "problem");
    for client in &clients {
        say(client, &id, json!({"type": "end_broken"})).await;
    }
    let about = table(&clients[0], &id).await;
    assert_eq!(
        (&about["stage"], &about["result"]["by"]),
        (&json!("over"), &json!("closed"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_strangers_do_not_decide() {
    let folder = Folder::new();
    let (id, clients, _) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    beside
        .run("UPDATE log SET hash = '00000000000000aa' WHERE n = 9")
        .await;
    let server = start(config(&folder)).await;
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    for decision in ["carry_on", "end_broken"] {
        let reply = say(&eve, &id, json!({"type": decision})).await;
        assert_eq!(reply["type"], "problem");
    }
    let anna = clients[0].clone().at(server.addr);
    let about = table(&anna, &id).await;
    assert_eq!(about["broken"]["carry_on"], json!([]));
    assert_eq!(about["broken"]["end"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_a_game_that_cannot_be_played_on_is_closed_when_it_is_asked_for() {
    let folder = Folder::new();
    let (id, _, _) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    beside
        .run("UPDATE log SET hash = '00000000000000aa' WHERE n = 9")
        .await;
    let config = server::config::Config {
        look: std::time::Duration::from_millis(50),
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let url = config.database_url();
    let database = server::storage::Database::open(&url).await;
    let database = database.expect("the database");
    database.ask_to_close(&id).await.expect("asked");
    until("it is closed", || async {
        let sql = format!("SELECT stage FROM games WHERE id = '{id}'");
        beside.text(sql).await == "over"
    })
    .await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h10_hashes_of_another_version_are_not_compared() {
    let folder = Folder::new();
    let (id, clients, view) = a_stored_game(&folder).await;
    let beside = Beside::open(&config(&folder)).await;
    let header = beside.text(format!("SELECT header FROM games WHERE id = '{id}'"));
    let mut header: Value = serde_json::from_str(&header.await).expect("a header");
    header["engine"] = json!("0.0.1");
    header["hashes"] = json!(0);
    header["opening"] = json!("00000000000000aa");
    beside
        .run(format!(
            "UPDATE games SET header = '{header}'; UPDATE log SET hash = '00000000000000aa'"
        ))
        .await;
    let server = start(config(&folder)).await;
    let mut players = back_at(&id, &clients, &server).await;
    assert_eq!(players[0].seen.view, view);
    play_some(&mut players, 6).await;
    server.stop().await;
}

/// The hash covers what players could write down. A new engine that keeps its state in another way must come to the same
/// numbers, or raise the version; this game and its numbers were written by the first engine that had them.
#[test]
fn h10_the_hash_of_a_known_game_is_known() {
    use engine::{Packs, Replay};
    let text = include_str!("../../../engine/tests/fixtures/format-2/game-0.replay");
    let replay = Replay::parse(text).expect("a replay");
    assert!(replay.len() > 50);
    assert!(replay.hashes.iter().all(Option::is_some));
    let played = replay.verify(Catalogue::second_edition(), Packs::MustAgree);
    played.expect("the same game");
}
