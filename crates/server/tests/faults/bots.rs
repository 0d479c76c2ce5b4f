//! H5: bots think for those who are there. How their time is shared is tested with the queue itself.

use super::common::{Folder, Player, config, start};
use super::support::{Beside, until};
use serde_json::json;
use server::client::Client;
use server::config::Config;
use std::time::Duration;

/// Plays until the bot has its turn.
async fn until_the_bots_turn(player: &mut Player) {
    while player.seen.view["active"] != 1 || player.seen.view["waiting_for"] != 1 {
        if player.seen.prompt().is_none() {
            player.next().await;
            continue;
        }
        assert!(player.answer().await, "an answer");
        let n = player.accepted.last().expect("an answer").0;
        while player.seen.n < n {
            player.next().await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn h5_bots_of_a_deserted_table_stop_until_somebody_comes() {
    let folder = Folder::new();
    let config = Config {
        away: Duration::ZERO,
        think: Duration::from_millis(300),
        ..config(&folder)
    };
    let server = start(config.clone()).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let opening = json!({
        "deck": {"kind": "starter", "id": "earth"}, "bots": ["commander"], "start": true,
    });
    let opened = anna.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let beside = Beside::open(&config).await;
    let log = format!("SELECT COUNT(*) FROM log WHERE game = '{id}'");
    let answers = || beside.number(log.as_str());
    // In the middle of its turn a bot may ask the player something, or be done already: then once more.
    for round in 0..8 {
        let mut player = Player::sit(anna.clone(), &id, round).await;
        player.next().await;
        until_the_bots_turn(&mut player).await;
        drop(player);
        tokio::time::sleep(Duration::from_secs(2)).await;
        let stopped = answers().await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(answers().await, stopped, "nobody thinks for nobody");
        // A spectator is somebody: the bot, if it still has its turn, goes on.
        let nobody = Client::nobody(server.addr);
        let mut spectator = Player::sit(nobody, &id, round).await;
        spectator.next().await;
        if spectator.seen.view["waiting_for"] == 1 {
            until("an answer", || async { answers().await > stopped }).await;
            return server.stop().await;
        }
    }
    panic!("the bot always finished its turn");
}
