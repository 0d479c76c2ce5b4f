//! H2: a row that cannot be read costs its own game, and no other.

use super::common::{
    Folder, config, looking, next_of, play_some, say, sit_down, start, status, two_players,
};
use super::support::{Beside, pair, table_of, until};
use serde_json::json;
use server::client::Client;

#[tokio::test(flavor = "multi_thread")]
async fn h2_a_damaged_game_is_named_in_the_data_of_a_person_and_the_others_are_there() {
    let folder = Folder::new();
    if !config(&folder).database_url().starts_with("sqlite:") {
        // PostgreSQL keeps nothing in a text that is not one.
        return;
    }
    let server = start(config(&folder)).await;
    let (id, clients) = pair(server.addr, 0).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 4).await;
    let (other, _) = table_of(server.addr, clients.clone()).await;
    let beside = Beside::open(&config(&folder)).await;
    beside
        .run(format!(
            "UPDATE games SET header = x'ff00ff' WHERE id = '{id}'"
        ))
        .await;
    let data = clients[0].get("/api/account/export").await;
    let data = data.expect("all that is stored");
    let games = data["games"].as_array().expect("games");
    let found = |id: &str| games.iter().find(|game| game["id"] == *id);
    assert_eq!(found(&id).map(|game| &game["damaged"]), Some(&json!(true)));
    let other = found(&other).expect("the other game");
    assert!(other["damaged"].is_null(), "{other}");
    server.stop().await;
}

/// Ways to damage a live game.
const DAMAGES: [&str; 5] = [
    "UPDATE log SET body = 'rubbish' WHERE game = '{id}' AND n = 4",
    "UPDATE log SET kind = 'nonsense' WHERE game = '{id}' AND n = 4",
    "UPDATE log SET hash = 'not a number' WHERE game = '{id}' AND n = 4",
    "UPDATE games SET setup = '{' WHERE id = '{id}'",
    "UPDATE games SET header = NULL WHERE id = '{id}'",
];

#[tokio::test(flavor = "multi_thread")]
async fn h2_a_damaged_game_is_shown_to_its_players_and_all_others_go_on() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut games = Vec::new();
    for _ in 0..=DAMAGES.len() {
        let (id, clients) = pair(server.addr, games.len()).await;
        let mut players = sit_down(&id, &clients).await;
        play_some(&mut players, 8).await;
        games.push((id, clients));
    }
    server.stop().await;
    let beside = Beside::open(&config(&folder)).await;
    for (damage, (id, _)) in DAMAGES.iter().zip(&games) {
        beside.run(damage.replace("{id}", id)).await;
    }
    let server = start(config(&folder)).await;
    for (damage, (id, clients)) in DAMAGES.iter().zip(&games) {
        let clients = clients.clone().map(|client| client.at(server.addr));
        let table = clients[0].get(&format!("/api/games/{id}")).await;
        let table = table.expect("a table");
        assert_eq!(table["broken"]["why"], "damaged", "{damage}: {table}");
        let concede = json!({"type": "answer", "n": 8, "answer": {"kind": "Concede"}, "mark": "x"});
        let reply = say(&clients[0], id, concede).await;
        assert_eq!(reply["type"], "problem", "{damage}");
        let mut socket = clients[0].sit(id, 0).await.expect("a socket");
        let told = next_of(&mut socket, "table").await;
        assert_eq!(told["broken"]["why"], "damaged", "{damage}");
    }
    let (id, clients) = games.last().expect("the last");
    let clients = clients.clone().map(|client| client.at(server.addr));
    let mut players = sit_down(id, &clients).await;
    play_some(&mut players, 8).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h2_players_carry_on_before_a_damaged_entry_or_end_the_game() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (carried, first) = pair(server.addr, 0).await;
    let (ended, second) = pair(server.addr, 1).await;
    for (id, clients) in [(&carried, &first), (&ended, &second)] {
        let mut players = sit_down(id, clients).await;
        play_some(&mut players, 8).await;
    }
    server.stop().await;
    let beside = Beside::open(&config(&folder)).await;
    beside
        .run("UPDATE log SET body = 'rubbish' WHERE n = 6")
        .await;
    let server = start(config(&folder)).await;
    let first = first.map(|client| client.at(server.addr));
    let second = second.map(|client| client.at(server.addr));

    let stage = async |client: &Client, id: &str| {
        let table = client.get(&format!("/api/games/{id}")).await;
        table.expect("a table")
    };
    // They are told how many answers they would lose: the damaged one and all after it, but for silent ones.
    let gone = format!(
        "SELECT COUNT(*) FROM log WHERE game = '{carried}' AND n >= 6 AND kind <> 'silent'"
    );
    let table = stage(&first[0], &carried).await;
    assert_eq!(table["broken"]["lost"], json!(beside.number(gone).await));
    let carry_on = json!({"type": "carry_on"});
    let end = json!({"type": "end_broken"});
    // One alone does not decide, and may think better of it.
    say(&first[0], &carried, end.clone()).await;
    assert_eq!(
        stage(&first[0], &carried).await["broken"]["end"],
        json!([0])
    );
    say(&first[0], &carried, carry_on.clone()).await;
    let table = stage(&first[0], &carried).await;
    assert_eq!(table["broken"]["end"], json!([]));
    assert_eq!(table["broken"]["carry_on"], json!([0]));
    assert_eq!(table["stage"], "live");
    say(&first[1], &carried, carry_on.clone()).await;
    let table = stage(&first[0], &carried).await;
    assert!(table["broken"].is_null(), "{table}");
    let mut players = sit_down(&carried, &first).await;
    play_some(&mut players, 10).await;
    let before = (players[0].seen.view.clone(), players[0].seen.n);

    for client in &second {
        say(client, &ended, end.clone()).await;
    }
    let table = stage(&second[0], &ended).await;
    assert_eq!(
        (&table["stage"], &table["result"]["by"]),
        (&json!("over"), &json!("closed"))
    );
    server.stop().await;

    // Both decisions are stored.
    let server = start(config(&folder)).await;
    let first = first.map(|client| client.at(server.addr));
    let players = sit_down(&carried, &first).await;
    assert_eq!((players[0].seen.view.clone(), players[0].seen.n), before);
    let over = beside.text(format!("SELECT stage FROM games WHERE id = '{ended}'"));
    assert_eq!(over.await, "over");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h2_a_damaged_finished_game_is_left_out_of_the_list() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (good, _) = looking::a_finished_game(&server, 4).await;
    let (bad, clients) = pair(server.addr, 1).await;
    say(&clients[0], &bad, json!({"type": "concede"})).await;
    let nobody = Client::nobody(server.addr);
    until("both games in the list", || async {
        let list = nobody.get("/api/games/finished").await.expect("a list");
        list["games"].as_array().expect("games").len() == 2
    })
    .await;
    let beside = Beside::open(&config(&folder)).await;
    beside
        .run(format!("UPDATE games SET setup = '{{' WHERE id = '{bad}'"))
        .await;
    for path in ["/api/games/finished", "/api/games/finished?player=a"] {
        let list = nobody.get(path).await.expect("a list");
        let games = list["games"].as_array().expect("games");
        assert_eq!((games.len(), &games[0]["id"]), (1, &json!(good)), "{path}");
    }
    let list = nobody.get("/api/games?stage=over").await.expect("a list");
    assert_eq!(list.as_array().expect("tables").len(), 1);
    assert_eq!(status(&nobody, "/api/people/Anna").await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn h2_a_damaged_game_can_be_closed_by_whoever_runs_the_server() {
    let folder = Folder::new();
    let config = server::config::Config {
        look: std::time::Duration::from_millis(50),
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let (id, _) = two_players(server.addr).await;
    server.stop().await;
    let beside = Beside::open(&config).await;
    beside
        .run(format!(
            "UPDATE games SET header = x'ff00ff' WHERE id = '{id}'"
        ))
        .await;
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
