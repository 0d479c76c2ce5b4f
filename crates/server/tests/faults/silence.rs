//! M1, M2, M8: nobody learns who could have responded, and nobody waits long for those who might.

use super::common::responding::{give_a_card, server_with};
use super::common::{Folder, Player, config, next_of, say};
use super::support::Beside;
use serde_json::{Value, json};
use server::config::Config;
use std::time::{Duration, Instant};

/// Waits until somebody is asked again after an answer of this number.
async fn asked_after(player: &mut Player, n: u64) {
    while u64::from(player.seen.n) < n || player.seen.prompt().is_none() {
        player.next().await;
    }
}

/// Plays a card and waits for the next question.
async fn play_on(player: &mut Player) {
    let heard = give_a_card(player).await;
    let n = heard.last().expect("accepted")["n"].as_u64();
    asked_after(player, n.expect("a number")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m1_the_export_of_a_live_game_counts_as_its_player_does() {
    let folder = Folder::new();
    let config = config(&folder);
    let (server, [anna, bert]) = server_with(&config, &[("game", "Veto; Cheer")]).await;
    let never = json!({"type": "settings", "settings": {"other": "never"}});
    say(&bert, "game", never).await;
    let mut first = Player::sit(anna.clone(), "game", 1).await;
    first.next().await;
    for _ in 0..3 {
        play_on(&mut first).await;
    }
    let beside = Beside::open(&config).await;
    let silent = "SELECT COUNT(*) FROM log WHERE kind = 'silent'";
    assert_eq!(beside.number(silent).await, 3, "passes that nobody saw");
    let numbers = |export: &Value| -> Vec<u64> {
        let answers = export["games"][0]["answers"].as_array();
        let answers = answers.expect("answers").iter();
        answers
            .map(|answer| answer["n"].as_u64().expect("a number"))
            .collect()
    };
    let export = anna.get("/api/account/export").await.expect("an export");
    assert_eq!(numbers(&export), [1, 2, 3]);
    // When the game is over, everything is open.
    say(&anna, "game", json!({"type": "concede"})).await;
    let export = anna.get("/api/account/export").await.expect("an export");
    assert_eq!(numbers(&export), [1, 3, 5, 7]);
    server.stop().await;
}

/// From now on it takes long to store a pass that nobody sees.
async fn slow_passes(beside: &Beside, postgres: bool) {
    let sql = match postgres {
        true => {
            "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql
                 AS 'BEGIN PERFORM pg_sleep(1.5); RETURN NEW; END';
             CREATE TRIGGER slowly BEFORE INSERT ON log FOR EACH ROW WHEN (NEW.kind = 'silent')
                 EXECUTE FUNCTION slowly()"
        }
        false => {
            "CREATE TRIGGER slowly BEFORE INSERT ON log WHEN NEW.kind = 'silent' BEGIN
                 SELECT COUNT(*) FROM (WITH RECURSIVE c(x) AS
                     (SELECT 1 UNION ALL SELECT x + 1 FROM c WHERE x < 8000000) SELECT x FROM c); END"
        }
    };
    beside.run(sql).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m2_an_answer_is_accepted_before_somebody_else_passes_silently() {
    let folder = Folder::new();
    let config = config(&folder);
    let (server, [anna, bert]) = server_with(&config, &[("game", "Veto; Cheer")]).await;
    let never = json!({"type": "settings", "settings": {"other": "never"}});
    say(&bert, "game", never).await;
    let mut first = Player::sit(anna, "game", 1).await;
    first.next().await;
    let beside = Beside::open(&config).await;
    slow_passes(&beside, config.database.is_some()).await;
    let began = Instant::now();
    let heard = give_a_card(&mut first).await;
    let accepted = began.elapsed();
    asked_after(
        &mut first,
        heard.last().expect("accepted")["n"].as_u64().expect("n"),
    )
    .await;
    let passed = began.elapsed();
    assert!(
        passed > Duration::from_millis(600),
        "the pass took {passed:?}"
    );
    assert!(accepted < passed / 2, "{accepted:?} of {passed:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn m8_whoever_wants_to_be_asked_always_and_is_silent_costs_little_time() {
    let folder = Folder::new();
    let config = Config {
        pause: Duration::from_millis(150),
        waits: Duration::from_secs(1),
        ..config(&folder)
    };
    let (server, [anna, bert]) = server_with(&config, &[("game", "Chip; Chop")]).await;
    let always = json!({"type": "settings", "settings": {"other": "always"}});
    say(&bert, "game", always).await;
    let mut first = Player::sit(anna, "game", 1).await;
    let mut second = Player::sit(bert, "game", 2).await;
    for player in [&mut first, &mut second] {
        player.next().await;
    }
    let mut took = Vec::new();
    for _ in 0..3 {
        let began = Instant::now();
        play_on(&mut first).await;
        took.push(began.elapsed());
    }
    let moment = next_of(&mut second.socket, "moment").await;
    assert!(moment["left"].as_u64().expect("a time") <= 1000, "{moment}");
    // The time that one has is used up at once, and then there is only the usual pause.
    assert!(took[0] >= Duration::from_millis(800), "{took:?}");
    let all: Duration = took.iter().sum();
    assert!(all < Duration::from_millis(3500), "{took:?}");
    server.stop().await;
}
