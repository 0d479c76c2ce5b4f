//! Games that begin in the middle, as a scenario says.

mod common;

use common::{Folder, config, start};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;

const FULL: &str = include_str!("../../../web/tests/full-table.scenario");

fn allowed(folder: &Folder) -> Config {
    Config {
        scenarios: true,
        ..config(folder)
    }
}

async fn refused(addr: SocketAddr, open: Value) -> String {
    let anna = Client::guest(addr, "Anna").await.expect("a guest");
    let answer = anna.post("/api/games", &open).await;
    answer.expect_err("refused").to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_goes_on_where_the_scenario_says_also_after_a_restart() {
    let folder = Folder::new();
    let server = start(allowed(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let open = json!({"scenario": FULL, "bots": ["cadet"]});
    let opened = anna.post("/api/games", &open).await.expect("a game");
    let id = opened["id"].as_str().expect("an id");
    let view = |client: Client| async move {
        let path = format!("/api/games/{id}/view?at=0&seat=0");
        client.get(&path).await.expect("a view")["view"].take()
    };
    let table = anna
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    assert_eq!(table["setup"]["access"], "link");
    assert_eq!(table["setup"]["rated"], false);
    assert_eq!(table["seats"][1]["bot"], "cadet");
    let before = view(anna.clone()).await;
    assert_eq!(before["turn"], 14);
    assert_eq!(before["players"][0]["score"], 70);
    assert_eq!(before["players"][1]["score"], 35);
    // Cards are known by their place in the list of all cards, as in any game.
    let cards = anna.get("/api/cards").await.expect("cards");
    let def = before["players"][0]["hand"][0]["def"]
        .as_u64()
        .expect("a card");
    let wesley = &cards["cards"][usize::try_from(def).expect("a place")];
    assert_eq!(wesley["title"], "Wesley Crusher");
    server.stop().await;

    let server = start(allowed(&folder)).await;
    assert_eq!(server.restored, 1);
    assert_eq!(view(anna.at(server.addr)).await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scenarios_are_refused_unless_the_server_allows_them() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let answer = refused(server.addr, json!({"scenario": FULL})).await;
    assert!(answer.contains("403"), "{answer}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_scenario_is_told_by_line_and_leaves_no_table() {
    let folder = Folder::new();
    let server = start(allowed(&folder)).await;
    let broken = FULL.replace("Van Orton", "Van Ortn");
    let own = format!("personnel Ann: Federation cost 2\n{FULL}");
    let cases = [
        (json!({"scenario": broken}), "400", "Van Orton"),
        (json!({"scenario": own}), "400", "Ann"),
        (json!({"scenario": "player 1\nplayer 2\n"}), "400", "deck"),
        (json!({"scenario": ""}), "400", "deck"),
        (json!({"scenario": "x".repeat(70_000)}), "413", "65536"),
        (
            json!({"scenario": FULL, "bots": ["cadet", "cadet"]}),
            "400",
            "seat",
        ),
        (
            json!({"scenario": FULL, "bots": ["picard"]}),
            "400",
            "picard",
        ),
    ];
    for (open, status, word) in cases {
        let answer = refused(server.addr, open.clone()).await;
        assert!(answer.contains(status) && answer.contains(word), "{answer}");
    }
    let metrics = Client::nobody(server.addr).get("/api/games").await;
    assert_eq!(metrics.expect("a list"), json!([]));
    server.stop().await;
}
