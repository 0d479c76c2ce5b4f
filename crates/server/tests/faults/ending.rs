//! M7: the end of a game and the ratings that follow from it are stored together, however often it takes.

use super::common::{Folder, config, say, start, two_players_at};
use super::support::{Beside, until};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn m7_an_end_whose_ratings_cannot_be_stored_is_stored_later_with_them() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [one, two]) = two_players_at(server.addr, json!({"rated": true})).await;
    let beside = Beside::open(&config(&folder)).await;
    beside.break_table("ratings").await;
    say(&one, &id, json!({"type": "concede"})).await;
    let stage = format!("SELECT stage FROM games WHERE id = '{id}'");
    assert_eq!(beside.text(&stage).await, "live", "all or nothing");
    beside.mend_table("ratings").await;
    until("the end", || async { beside.text(&stage).await == "over" }).await;
    let rated = "SELECT COUNT(*) FROM seats WHERE rating_after IS NOT NULL";
    assert_eq!(beside.number(rated).await, 2);
    assert_eq!(
        beside
            .number("SELECT CAST(SUM(games) AS BIGINT) FROM ratings")
            .await,
        2
    );
    let profile = two.get("/api/people/Bert").await.expect("a profile");
    assert_eq!(profile["won"], 1);
    server.stop().await;
}
