//! What can be done at a table besides answering.

mod common;

use common::{Folder, Player, config, play_some, start, two_players};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// Two players with their first views.
async fn pair(addr: SocketAddr) -> (String, [Player; 2]) {
    let (id, [one, two]) = two_players(addr).await;
    let mut players = [
        Player::sit(one, &id, 1).await,
        Player::sit(two, &id, 2).await,
    ];
    for player in &mut players {
        until(player, "view").await;
    }
    (id, players)
}

/// The next message of a type; others are taken in on the way.
async fn until(player: &mut Player, kind: &str) -> Value {
    tokio::time::timeout(Duration::from_secs(20), async {
        loop {
            let message = player.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    })
    .await
    .unwrap_or_else(|_| panic!("no {kind}"))
}

/// The next state of the table for which `test` holds.
async fn table_where(player: &mut Player, test: impl Fn(&Value) -> bool) -> Value {
    loop {
        let table = until(player, "table").await;
        if test(&table) {
            return table;
        }
    }
}

async fn send(player: &mut Player, message: Value) {
    player.socket.send(&message).await.expect("sent");
}

async fn against_a_bot(addr: SocketAddr, level: &str) -> Player {
    let client = Client::guest(addr, "Anna").await.expect("a guest");
    let open = json!({"deck": {"kind": "starter", "id": "earth"}, "bots": [level], "start": true});
    let opened = client.post("/api/games", &open).await.expect("a game");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let mut player = Player::sit(client, &id, 1).await;
    until(&mut player, "view").await;
    player
}

/// Waits until this player is asked something, or the game is over.
async fn asked(player: &mut Player) {
    let given = player.accepted.last().map_or(0, |(n, _)| *n);
    // That the own answer is accepted may be told before what followed from it.
    let waits = |player: &Player| player.seen.n < given || player.seen.prompt().is_none();
    while waits(player) && !player.seen.over {
        player.next().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_to_the_end() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut player = against_a_bot(server.addr, "ensign").await;
    for _ in 0..5_000 {
        asked(&mut player).await;
        if player.seen.over {
            break;
        }
        player.answer().await;
    }
    assert!(player.seen.over);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_the_way_back_is_free() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut player = against_a_bot(server.addr, "cadet").await;
    for _ in 0..5 {
        asked(&mut player).await;
        player.answer().await;
    }
    asked(&mut player).await;
    let before = player.seen.clone();
    player.answer().await;
    let after = player.seen.n;
    send(&mut player, json!({"type": "undo"})).await;
    let view = until(&mut player, "view").await;
    assert!(view["n"].as_u64().expect("a number") > u64::from(after));
    assert_eq!(view["view"], before.view);
    // The game goes on from there.
    assert!(player.answer().await);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn between_people_the_way_back_needs_consent() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (_, mut players) = pair(server.addr).await;
    play_some(&mut players, 6).await;
    let by = players
        .iter()
        .position(|player| !player.accepted.is_empty())
        .expect("somebody who answered");
    let [one, two] = &mut players;
    let (asks, other) = if by == 0 { (one, two) } else { (two, one) };
    let before = asks.seen.n;

    send(asks, json!({"type": "undo"})).await;
    let table = table_where(other, |table| !table["undo"].is_null()).await;
    assert_eq!(table["undo"]["by"], by);
    assert!(table["undo"]["answers"].as_u64().expect("a number") >= 1);
    table_where(asks, |table| !table["undo"].is_null()).await;
    send(other, json!({"type": "decline"})).await;
    table_where(asks, |table| table["undo"].is_null()).await;
    assert_eq!(asks.seen.n, before);

    send(asks, json!({"type": "undo"})).await;
    table_where(other, |table| !table["undo"].is_null()).await;
    send(other, json!({"type": "undo"})).await;
    for player in [asks, other] {
        let view = until(player, "view").await;
        assert_eq!(view["n"], before + 1);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_needs_both() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (_, [mut one, mut two]) = pair(server.addr).await;
    send(&mut one, json!({"type": "draw"})).await;
    let table = table_where(&mut two, |table| !table["draw_by"].is_null()).await;
    assert_eq!(
        (&table["stage"], &table["draw_by"]),
        (&json!("live"), &json!(0))
    );
    table_where(&mut one, |table| !table["draw_by"].is_null()).await;
    send(&mut two, json!({"type": "decline"})).await;
    table_where(&mut one, |table| table["draw_by"].is_null()).await;
    for player in [&mut two, &mut one] {
        send(player, json!({"type": "draw"})).await;
    }
    let table = table_where(&mut one, |table| table["stage"] == "over").await;
    assert_eq!(
        table["result"],
        json!({"winners": [], "tied": [0, 1], "by": "agreement"})
    );
    // A question may still stand there, but nobody answers it any more.
    let asked = if one.seen.prompt().is_some() {
        &mut one
    } else {
        &mut two
    };
    let n = asked.seen.n;
    for message in [
        json!({"type": "answer", "n": n, "answer": {"kind": "Act", "value": {"kind": "End"}}, "mark": "late"}),
        json!({"type": "answer", "n": n, "answer": {"kind": "Concede"}, "mark": "later"}),
        json!({"type": "undo"}),
        json!({"type": "draw"}),
    ] {
        send(asked, message.clone()).await;
        let problem = until(asked, "problem").await;
        assert_eq!(problem["code"], "conflict", "{message}");
    }
    assert_eq!(asked.seen.n, n);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_from_the_beginning_whose_clock_runs() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let clock = json!({"players": 2, "clock": {"kind": "live", "base": 600, "increment": 0}});
    let opening = json!({"setup": clock, "deck": {"kind": "starter", "id": "earth"}});
    let opened = one.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let join = json!({"deck": {"kind": "starter", "id": "romulan"}});
    let path = |what: &str| format!("/api/games/{id}/{what}");
    two.post(&path("join"), &join).await.expect("a seat");
    let mut players = [
        Player::sit(one.clone(), &id, 1).await,
        Player::sit(two, &id, 2).await,
    ];
    one.post(&path("start"), &json!({}))
        .await
        .expect("a beginning");
    for player in &mut players {
        let view = until(player, "view").await;
        let running = |seat: &Value| seat["clock"]["running"] == true;
        let seats = view["table"]["seats"].as_array().expect("seats");
        assert_eq!(
            seats.iter().filter(|seat| running(seat)).count(),
            1,
            "{seats:?}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_starter_deck_is_one_that_nobody_else_has() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let client = Client::guest(server.addr, "Anna").await.expect("a guest");
    for _ in 0..8 {
        let open = json!({"deck": {"kind": "any_starter"}, "bots": ["cadet", "cadet"], "start": true,
            "setup": {"players": 3}});
        let opened = client.post("/api/games", &open).await.expect("a game");
        let id = opened["id"].as_str().expect("an id");
        let view = client
            .get(&format!("/api/games/{id}/view?at=0&seat=0"))
            .await
            .expect("a view");
        // No two starter decks have the same missions.
        let players = view["view"]["players"].as_array().expect("players");
        let missions = |player: &Value| -> Vec<String> {
            let missions = player["missions"].as_array().expect("missions");
            missions
                .iter()
                .map(|mission| mission["def"].to_string())
                .collect()
        };
        let decks: std::collections::BTreeSet<_> = players.iter().map(missions).collect();
        assert_eq!(decks.len(), 3, "{decks:?}");
        client
            .post(
                &format!("/api/games/{id}/messages"),
                &json!({"type": "concede"}),
            )
            .await
            .expect("given up");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_concedes_has_lost_and_may_play_again() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [mut one, mut two]) = pair(server.addr).await;
    // Before the end nobody gets the seed and the decks.
    let early = one.client.text(&format!("/api/games/{id}/replay")).await;
    assert!(early.expect_err("refused").to_string().contains("403"));
    send(&mut two, json!({"type": "concede"})).await;
    let table = table_where(&mut one, |table| table["stage"] == "over").await;
    assert_eq!(
        table["result"],
        json!({"winners": [0], "tied": [], "by": "concession"})
    );
    one.client
        .text(&format!("/api/games/{id}/replay"))
        .await
        .expect("a replay");

    send(&mut one, json!({"type": "rematch"})).await;
    table_where(&mut two, |table| table["seats"][0]["again"] == true).await;
    send(&mut two, json!({"type": "rematch"})).await;
    let next = until(&mut one, "rematch").await;
    let next = next["game"].as_str().expect("an id");
    let about = one
        .client
        .get(&format!("/api/games/{next}"))
        .await
        .expect("a game");
    assert_eq!(about["stage"], "live");
    assert_eq!(
        (&about["seats"][0]["name"], &about["seats"][1]["name"]),
        (&json!("Bert"), &json!("Anna"))
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_runs_out_of_time_has_lost() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let clock = json!({"kind": "live", "base": 1, "increment": 0});
    let open = json!({"setup": {"clock": clock}, "deck": {"kind": "starter", "id": "earth"}});
    let id = one.post("/api/games", &open).await.expect("a table")["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    two.post(
        &format!("/api/games/{id}/join"),
        &json!({"deck": {"kind": "any_starter"}}),
    )
    .await
    .expect("a seat");
    one.post(&format!("/api/games/{id}/start"), &json!({}))
        .await
        .expect("a beginning");
    let mut player = Player::sit(one, &id, 1).await;
    let view = until(&mut player, "view").await;
    let slow = usize::from(view["view"]["waiting_for"] == 1);
    let clocks: Vec<bool> = (0..2)
        .map(|seat| view["table"]["seats"][seat]["clock"]["running"] == true)
        .collect();
    assert_eq!(clocks, [slow == 0, slow == 1]);
    let table = table_where(&mut player, |table| table["stage"] == "over").await;
    assert_eq!(
        table["result"],
        json!({"winners": [1 - slow], "tied": [], "by": "time"})
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_reaches_everybody_as_plain_text() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [mut one, mut two]) = pair(server.addr).await;
    send(
        &mut one,
        json!({"type": "chat", "text": " <b>hello</b>\u{202e}\n\0 '; DROP TABLE log; -- "}),
    )
    .await;
    let line = until(&mut two, "chat").await;
    assert_eq!(
        (&line["name"], &line["text"]),
        (
            &json!("Anna"),
            &json!("<b>hello</b>  '; DROP TABLE log; --")
        )
    );
    send(&mut one, json!({"type": "chat", "text": " \n "})).await;
    assert_eq!(until(&mut one, "problem").await["code"], "invalid");
    // Whoever comes later sees it too.
    let late = Client::guest(server.addr, "Carla").await.expect("a guest");
    let mut late = Player::sit(late, &id, 3).await;
    assert_eq!(until(&mut late, "view").await["chat"][0]["name"], "Anna");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_counts_once_and_only_from_its_seat() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, mut players) = pair(server.addr).await;
    play_some(&mut players, 4).await;
    let asked = players
        .iter()
        .position(|player| player.seen.prompt().is_some())
        .expect("a question");
    let [one, two] = &mut players;
    let (asked, other) = if asked == 0 { (one, two) } else { (two, one) };
    let prompt = asked.seen.prompt().expect("a question").clone();
    let answer = asked.lots.answer(&prompt, 0);
    let (n, message) = (
        asked.seen.n,
        |n, mark: &str| json!({"type": "answer", "n": n, "answer": answer, "mark": mark}),
    );

    // Not by somebody else, not by a spectator, not by nobody, not to another question.
    send(other, message(n, "x")).await;
    assert_eq!(until(other, "refused").await["n"], n);
    let guest = Client::guest(server.addr, "Carla").await.expect("a guest");
    for outsider in [guest, Client::nobody(server.addr)] {
        let mut outsider = Player::sit(outsider, &id, 3).await;
        until(&mut outsider, "view").await;
        assert!(outsider.seen.prompt().is_none());
        send(&mut outsider, message(n, "x")).await;
        let code = until(&mut outsider, "problem").await["code"].clone();
        assert!(code == "forbidden" || code == "sign_in", "{code}");
    }
    send(asked, message(n + 1, "x")).await;
    assert_eq!(until(asked, "refused").await["n"], n);

    assert!(asked.answer().await);
    let (accepted, given) = asked.accepted.last().expect("an answer").clone();
    while asked.seen.n < accepted {
        asked.next().await;
    }
    let after = asked.seen.clone();
    // The same message again, as after a lost connection, is the same answer; another one is too late.
    let last = asked.marks().to_string();
    send(
        asked,
        json!({"type": "answer", "n": n, "answer": given, "mark": last}),
    )
    .await;
    assert_eq!(until(asked, "accepted").await["n"], accepted);
    send(
        asked,
        json!({"type": "answer", "n": n, "answer": given, "mark": "other"}),
    )
    .await;
    assert_eq!(until(asked, "refused").await["n"], accepted);
    assert_eq!(asked.seen, after);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_in_no_list_and_passwords_are_asked_for() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let open = |access: &str| json!({"setup": {"access": access}, "password": "latinum!", "deck": {"kind": "any_starter"}});
    for access in ["public", "link", "password"] {
        one.post("/api/games", &open(access))
            .await
            .expect("a table");
    }
    let own = one.get("/api/games").await.expect("a list");
    let others = two.get("/api/games").await.expect("a list");
    assert_eq!(
        (
            own.as_array().map(Vec::len),
            others.as_array().map(Vec::len)
        ),
        (Some(3), Some(1))
    );
    let locked = own
        .as_array()
        .expect("a list")
        .iter()
        .find(|table| table["setup"]["access"] == "password");
    let id = locked.expect("the table")["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    for wrong in [json!({}), json!({"password": "gold"})] {
        let refused = two
            .post(&format!("/api/games/{id}/join"), &wrong)
            .await
            .expect_err("refused");
        assert!(refused.to_string().contains("403"), "{refused}");
    }
    let joined = two
        .post(
            &format!("/api/games/{id}/join"),
            &json!({"password": "latinum!"}),
        )
        .await
        .expect("a seat");
    assert_eq!(joined["seat"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_begins_and_only_with_decks() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = Client::guest(server.addr, "Anna").await.expect("a guest");
    let two = Client::guest(server.addr, "Bert").await.expect("a guest");
    let id = one.post("/api/games", &json!({})).await.expect("a table")["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let at = |what: &str| format!("/api/games/{id}/{what}");
    two.post(&at("join"), &json!({})).await.expect("a seat");
    let refused = |result: std::io::Result<Value>, status: &str| {
        let error = result.expect_err("refused").to_string();
        assert!(error.contains(status), "{error}");
    };
    refused(one.post(&at("start"), &json!({})).await, "409");
    refused(two.post(&at("start"), &json!({})).await, "403");
    refused(
        two.post(&at("seats/0"), &json!({"bot": "ensign"})).await,
        "403",
    );
    refused(
        one.post(&at("seats/0"), &json!({"bot": "ensign"})).await,
        "400",
    );
    refused(
        one.post(&at("seats/7"), &json!({"bot": "ensign"})).await,
        "400",
    );
    refused(
        one.post(&at("seats/1"), &json!({"bot": "captain"})).await,
        "400",
    );
    refused(
        one.post(
            &at("deck"),
            &json!({"kind": "list", "text": "Deck\n99x Earth"}),
        )
        .await,
        "400",
    );
    refused(
        one.post(&at("deck"), &json!({"kind": "starter", "id": "ferengi"}))
            .await,
        "400",
    );
    one.post(&at("deck"), &json!({"kind": "starter", "id": "earth"}))
        .await
        .expect("a deck");
    one.post(
        &at("seats/1"),
        &json!({"bot": "ensign", "deck": {"kind": "starter", "id": "borg"}}),
    )
    .await
    .expect("a bot");
    refused(two.post(&at("leave"), &json!({})).await, "403");
    one.post(&at("start"), &json!({}))
        .await
        .expect("a beginning");
    refused(one.post(&at("start"), &json!({})).await, "409");
    server.stop().await;
}

/// With a pause: what a hidden card could respond to is shown later, whoever could respond.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_covers_who_could_respond() {
    let folder = Folder::new();
    let pause = Duration::from_millis(150);
    let server = start(Config {
        pause,
        ..config(&folder)
    })
    .await;
    let (_, mut players) = pair(server.addr).await;
    let mut held = 0;
    for _ in 0..25 {
        let began = Instant::now();
        play_some(&mut players, 1).await;
        // Both were told at the same time: at once, or after the pause.
        if began.elapsed() >= pause {
            held += 1;
        }
    }
    assert!(held > 0, "nothing was held back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_asked_always_gets_a_moment() {
    let folder = Folder::new();
    let pause = Duration::from_millis(50);
    let server = start(Config {
        pause,
        ..config(&folder)
    })
    .await;
    let (_, mut players) = pair(server.addr).await;
    for player in &mut players {
        send(
            player,
            json!({"type": "settings", "settings": {"other": "always"}}),
        )
        .await;
    }
    for _ in 0..25 {
        let asked = players
            .iter()
            .position(|player| player.seen.prompt().is_some())
            .expect("a question");
        assert!(players[asked].answer().await);
        let n = players[asked].accepted.last().expect("an answer").0;
        let other = &mut players[1 - asked];
        while other.seen.n < n {
            let message = other.next().await;
            if message["type"] == "moment" {
                assert!(
                    message["about"]
                        .as_array()
                        .is_some_and(|about| !about.is_empty())
                );
                assert!(other.seen.n < n, "nothing is shown before");
                let began = Instant::now();
                send(other, json!({"type": "pass"})).await;
                while other.seen.n < n {
                    other.next().await;
                }
                assert!(
                    began.elapsed() < Duration::from_secs(5),
                    "passing ends the moment"
                );
                server.stop().await;
                return;
            }
        }
        while players[asked].seen.n < n {
            players[asked].next().await;
        }
    }
    panic!("no moment");
}
