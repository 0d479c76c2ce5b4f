//! Cards are found by questions in the search language.

mod common;

use common::{Folder, ask, config, start};
use serde_json::Value;
use server::client::Client;

async fn found(client: &Client, query: &str) -> Value {
    let path = format!("/api/cards/search?q={query}");
    client.get(&path).await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_query_finds_cards_in_its_order_and_a_wrong_one_is_told_where() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);

    let all = found(&nobody, "").await;
    let cards = nobody.get("/api/cards").await.expect("the cards");
    let cards = cards["cards"].as_array().expect("a list").clone();
    assert_eq!(all["ids"].as_array().map(Vec::len), Some(cards.len()));
    assert_eq!(all["ids"][0], cards[0]["id"]);

    let ships = found(&nobody, "ty:ship%20range%3E=9%20sort:-range").await;
    let card = |id: &Value| cards.iter().find(|card| card["id"] == *id);
    let ids = ships["ids"].as_array().expect("a list");
    let ranges: Vec<i64> = (ids.iter().filter_map(card))
        .filter_map(|card| card["attributes"][0].as_i64())
        .collect();
    assert!(!ranges.is_empty() && ranges.len() == ids.len());
    assert!(ranges.is_sorted_by(|a, b| a >= b) && ranges.iter().all(|range| *range >= 9));
    assert_eq!(ships["wrong"], Value::Null);

    let wrong = found(&nobody, "c%3C=3%20afiliation:fed").await;
    assert_eq!(wrong["ids"], serde_json::json!([]));
    let wrong = &wrong["wrong"];
    assert_eq!((&wrong["from"], &wrong["to"]), (&5.into(), &15.into()));
    assert_eq!(wrong["proposals"], serde_json::json!(["affiliation"]));
    assert!(wrong["text"].as_str().is_some_and(|text| !text.is_empty()));

    let long = format!("/api/cards/search?q={}", "x".repeat(1001));
    assert_eq!(ask(&nobody, "GET", &long, &Value::Null).await.0, 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mission_tells_the_ways_to_complete_it() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let cards = nobody.get("/api/cards").await.expect("the cards");
    let missions = cards["cards"].as_array().expect("a list").iter();
    let missions = missions.filter(|card| card["type"] == "Mission");
    let mut some_have_several = false;
    for card in missions {
        let ways = card["mission"]["ways"].as_array().map_or(0, Vec::len);
        let headquarters = card["mission"]["kind"] == "Headquarters";
        assert_eq!(ways == 0, headquarters, "{}", card["title"]);
        some_have_several |= ways > 1;
    }
    assert!(some_have_several);
}
