//! A start with many games: the port answers at once, and a game is there as soon as somebody asks for it.

use super::common::{Folder, config, play_some, sit_down, start, status};
use super::support::{Beside, pair, until};
use server::client::Client;
use std::time::{Duration, Instant};

/// Copies of a live game.
async fn copies(beside: &Beside, id: &str, games: usize, postgres: bool) {
    let series = match postgres {
        true => format!("SELECT generate_series(1, {games}) AS i"),
        false => format!(
            "WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < {games}) SELECT i FROM s"
        ),
    };
    beside
        .run(format!(
            "CREATE TABLE numbers (i BIGINT NOT NULL PRIMARY KEY);
             INSERT INTO numbers {series};
             INSERT INTO games (id, stage, created, started, ended, setup, access, header)
                 SELECT 'copy' || i, stage, created - i, started, ended, setup, access, header
                 FROM games, numbers WHERE id = '{id}';
             INSERT INTO seats (game, seat, person, bot, name, deck, deck_name, settings)
                 SELECT 'copy' || i, seat, person, bot, name, deck, deck_name, settings
                 FROM seats, numbers WHERE game = '{id}';
             INSERT INTO log (game, n, at, kind, seat, body, hash, spent, mark)
                 SELECT 'copy' || i, n, at, kind, seat, body, hash, spent, mark
                 FROM log, numbers WHERE game = '{id}'"
        ))
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_there_before_all_are_loaded() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = pair(server.addr, 0).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 30).await;
    let view = players[0].seen.view.clone();
    server.stop().await;
    let beside = Beside::open(&config(&folder)).await;
    copies(&beside, &id, 300, config(&folder).database.is_some()).await;
    let server = start(config(&folder)).await;
    assert_eq!(server.restored, 301);
    let clients = clients.map(|client| client.at(server.addr));
    // The oldest comes last by itself.
    let mut players = sit_down("copy300", &clients).await;
    assert_eq!(players[0].seen.view, view);
    play_some(&mut players, 3).await;
    let nobody = Client::nobody(server.addr);
    assert_eq!(status(&nobody, "/api/games/copy299").await, 200);
    assert_eq!(status(&nobody, "/api/games/copy999").await, 404);
    // All of them come back by themselves.
    until("all tables", || async {
        let list = nobody.get("/api/games?stage=live").await.expect("a list");
        list.as_array().expect("tables").len() == 301
    })
    .await;
    server.stop().await;
}

/// A measure: run it alone, with `--release`.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes a minute; run it alone, with --release -- --ignored --nocapture"]
async fn a_start_with_5_000_live_games() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = pair(server.addr, 0).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 100).await;
    server.stop().await;
    let beside = Beside::open(&config(&folder)).await;
    copies(&beside, &id, 5_000, config(&folder).database.is_some()).await;
    let began = Instant::now();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    assert_eq!(status(&nobody, "/readyz").await, 200);
    let answers = began.elapsed();
    assert_eq!(status(&nobody, "/api/games/copy4999").await, 200);
    let one = began.elapsed();
    loop {
        let metrics = nobody.text("/metrics").await.expect("numbers");
        let waiting = metrics
            .lines()
            .find_map(|line| line.strip_prefix("spaceline_tables_waiting "));
        if waiting == Some("0") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let all = began.elapsed();
    println!("answers after {answers:?}, any one game after {one:?}, all after {all:?}");
    assert!(answers < Duration::from_secs(2) && all < Duration::from_secs(15));
    server.stop().await;
}
