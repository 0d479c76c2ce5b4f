//! H5: bots think for those who are there. How their time is shared is tested with the queue itself.

use super::common::{Folder, config, start};
use super::support::{Beside, until};
use serde_json::json;
use server::client::Client;
use server::config::Config;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn h5_bots_of_a_deserted_table_stop_until_somebody_comes() {
    let folder = Folder::new();
    let config = Config {
        away: Duration::from_millis(500),
        think: Duration::from_millis(200),
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let opening = json!({
        "setup": {"players": 3}, "deck": {"kind": "starter", "id": "earth"},
        "bots": ["commander", "commander"], "start": true,
    });
    let opened = anna.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    // Now the bots play against each other, and nobody is there to see it.
    let messages = format!("/api/games/{id}/messages");
    let concede = anna.post(&messages, &json!({"type": "concede"})).await;
    concede.expect("a reply");
    let beside = Beside::open(&config).await;
    let log = format!("SELECT COUNT(*) FROM log WHERE game = '{id}'");
    let answers = || beside.number(log.as_str());
    let mut before = -1;
    for _ in 0..20 {
        let now = answers().await;
        if now == before {
            break;
        }
        before = now;
        tokio::time::sleep(Duration::from_secs(3)).await;
    }
    let stopped = answers().await;
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(answers().await, stopped, "nobody thinks for nobody");
    let stage = format!("SELECT stage FROM games WHERE id = '{id}'");
    assert_eq!(beside.text(&stage).await, "live");
    // A spectator is somebody.
    let nobody = Client::nobody(server.addr);
    let _socket = nobody.sit(&id, 0).await.expect("a socket");
    until("an answer", || async { answers().await > stopped }).await;
    server.stop().await;
}
