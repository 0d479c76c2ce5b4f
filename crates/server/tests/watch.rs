//! Watching: what may be seen of a game while it goes on, by whom, and when.

mod common;

use common::looking::{a_finished_game, events_here, here, post_status, replay_of, wordless};
use common::{
    Folder, all_of, config, next_of, play_some, say, sit_down, start, status, two_players,
    two_players_at,
};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_shows_everybody_only_their_own_past() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, 40).await;
    let [anna, bert] = &clients;
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    let nobody = Client::nobody(server.addr);
    let path = format!("/api/games/{id}");
    for (client, wrong) in [
        (anna, "view?seat=1"),
        (anna, "view?at=3&seat=1"),
        (anna, "view?seat=all"),
        (anna, "history?seat=1"),
        (anna, "history?seat=all"),
        (bert, "view?seat=0"),
        (&eve, "view?seat=0"),
        (&eve, "history?seat=1"),
        (&nobody, "view?seat=1"),
        (&nobody, "view?at=0&seat=all"),
        (&nobody, "history?seat=0"),
        (anna, "replay"),
        (&nobody, "replay"),
    ] {
        assert_eq!(
            status(client, &format!("{path}/{wrong}")).await,
            403,
            "{wrong}"
        );
    }
    assert_eq!(status(anna, &format!("{path}/view?at=41")).await, 400);
    let continuing = json!({"at": 5, "seat": 0});
    assert_eq!(
        post_status(anna, &format!("{path}/continue"), &continuing).await,
        403
    );

    // Kept while it goes on, compared when the game is over.
    let mut seen = Vec::new();
    for (client, seat) in [
        (anna, Some(0)),
        (bert, Some(1)),
        (&eve, None),
        (&nobody, None),
    ] {
        for at in [0, 1, 7, 20, 39, 40] {
            let moment = client.get(&format!("{path}/view?at={at}")).await;
            seen.push((at, seat, moment.expect("a moment")["view"].clone()));
        }
        let history = client.get(&format!("{path}/history")).await;
        let history = history.expect("a history");
        assert_eq!(history["of"], 40);
        seen.push((usize::MAX, seat, history["steps"].clone()));
    }
    for player in &players {
        let moment = player.client.get(&format!("{path}/view")).await;
        assert_eq!(moment.expect("a moment")["view"], player.seen.view);
    }
    say(bert, &id, json!({"type": "concede"})).await;
    let replay = replay_of(anna, &id).await;
    for (at, seat, view) in seen {
        match at {
            usize::MAX => {
                let told = events_here(&replay, seat);
                for step in view.as_array().expect("steps") {
                    let at = step["at"].as_u64().expect("a number") as usize;
                    assert_eq!(wordless(&step["events"]), told[at - 1]);
                }
            }
            at => assert_eq!(view, here(&replay, at, seat), "{seat:?} at {at}"),
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_looks_behind_what_is_held_back() {
    let folder = Folder::new();
    let pause = Duration::from_millis(400);
    let server = start(Config {
        pause,
        ..config(&folder)
    })
    .await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    let mut held = 0;
    for _ in 0..60 {
        let asked = players
            .iter()
            .position(|player| player.seen.prompt().is_some());
        let Some(asked) = asked else {
            players[0].next().await;
            continue;
        };
        players[asked].answer().await;
        let n = players[asked].accepted.last().expect("an answer").0;
        let other = &mut players[1 - asked];
        let path = format!("/api/games/{id}");
        let of = |value: std::io::Result<Value>| value.expect("a moment")["of"].as_u64();
        let moment = of(other.client.get(&format!("{path}/view")).await);
        let steps = of(other.client.get(&format!("{path}/history")).await);
        let watching = of(Client::nobody(server.addr)
            .get(&format!("{path}/view"))
            .await);
        // Both were asked before the pause was over, if it has not been shown until now.
        let shown = all_of(&mut other.socket, Duration::from_millis(20)).await;
        for message in &shown {
            other.seen.take(message).expect("a message that fits");
        }
        if other.seen.n < n {
            held += 1;
            assert!(moment <= Some(other.seen.n.into()));
            assert!(steps <= Some(other.seen.n.into()));
            assert!(watching < Some(n.into()));
            let late = format!("{path}/view?at={}", other.seen.n + 1);
            assert_eq!(status(&other.client, &late).await, 400);
        }
        for player in &mut players {
            while player.seen.n < n {
                player.next().await;
            }
        }
        if held >= 3 {
            break;
        }
    }
    assert!(held > 0, "something was held back");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_watched_is_seen_by_its_players_until_it_is_over() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [anna, bert]) = two_players_at(server.addr, json!({"watched": false})).await;
    let nobody = Client::nobody(server.addr);
    let path = format!("/api/games/{id}");
    assert_eq!(status(&nobody, &format!("{path}/view")).await, 403);
    assert_eq!(status(&nobody, &format!("{path}/history")).await, 403);
    assert_eq!(status(&anna, &format!("{path}/view")).await, 200);
    assert!(nobody.sit(&id, 0).await.is_err());
    say(&bert, &id, json!({"type": "concede"})).await;
    assert_eq!(status(&nobody, &format!("{path}/view")).await, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_games_stay_with_those_who_may_know_of_them() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    let (link, [anna, bert]) = two_players_at(server.addr, json!({"access": "link"})).await;
    let (secret, [carl, dora]) = two_players_at(server.addr, json!({"access": "password"})).await;
    let asked = |id: &str, what: &str| format!("/api/games/{id}{what}");
    // Live: who has the link may look on; who has the password too.
    assert_eq!(status(&eve, &asked(&link, "/view")).await, 200);
    for what in ["", "/view", "/history", "/replay"] {
        assert_eq!(status(&eve, &asked(&secret, what)).await, 403, "{what}");
    }
    for what in [
        "?password=wrong",
        "/view?password=wrong",
        "/history?password=wrong",
    ] {
        assert_eq!(status(&eve, &asked(&secret, what)).await, 403, "{what}");
    }
    for what in ["", "/view", "/history"] {
        let path = format!("{}?password=open%20sesame", asked(&secret, what));
        assert_eq!(status(&eve, &path).await, 200, "{what}");
        assert_eq!(status(&carl, &asked(&secret, what)).await, 200, "{what}");
    }
    say(&bert, &link, json!({"type": "concede"})).await;
    say(&dora, &secret, json!({"type": "concede"})).await;
    let check = async |eve: &Client, carl: &Client, anna: &Client| {
        for what in ["", "/view", "/history", "/replay"] {
            assert_eq!(status(eve, &asked(&link, what)).await, 200, "{what}");
            assert_eq!(status(carl, &asked(&secret, what)).await, 200, "{what}");
            assert_eq!(status(eve, &asked(&secret, what)).await, 404, "{what}");
            let path = format!("{}?password=open%20sesame", asked(&secret, what));
            if what != "/replay" {
                assert_eq!(status(eve, &path).await, 404, "{what}");
            }
        }
        assert!(eve.sit(&secret, 0).await.is_err());
        let socket = format!("/api/games/{secret}/socket?password=open%20sesame");
        assert!(eve.socket(&socket).await.is_err());
        let playing_on = json!({"at": 0, "seat": 0});
        let path = asked(&secret, "/continue");
        assert_eq!(post_status(eve, &path, &playing_on).await, 404);
        let found = |games: Value| {
            let games = games["games"].as_array().expect("games").clone();
            games
                .iter()
                .map(|game| game["id"].clone())
                .collect::<Vec<_>>()
        };
        let finished = "/api/games/finished";
        assert_eq!(
            found(eve.get(finished).await.expect("games")),
            Vec::<Value>::new()
        );
        assert_eq!(
            found(carl.get(finished).await.expect("games")),
            [json!(secret)]
        );
        assert_eq!(
            found(anna.get(finished).await.expect("games")),
            [json!(link)]
        );
    };
    check(&eve, &carl, &anna).await;
    server.stop().await;
    let server = start(config(&folder)).await;
    let [eve, carl, anna] = [eve, carl, anna].map(|client| client.at(server.addr));
    check(&eve, &carl, &anna).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessed_ids_lead_nowhere() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [anna, _]) = a_finished_game(&server, 3).await;
    let near = format!("{}{}", &id[..15], if id.ends_with('a') { 'b' } else { 'a' });
    let upper = id.to_uppercase();
    for guess in [
        near.as_str(),
        &upper,
        "%25",
        "_",
        "%00",
        "'%20OR%201=1--",
        &"a".repeat(2000),
    ] {
        for what in ["", "/view", "/history", "/replay"] {
            let path = format!("/api/games/{guess}{what}");
            assert_eq!(status(&anna, &path).await, 404, "{path}");
        }
        let path = format!("/api/games/{guess}/continue");
        assert_eq!(
            post_status(&anna, &path, &json!({"at": 0, "seat": 0})).await,
            404
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spectators_see_hands_later_and_only_while_everybody_wants_it() {
    let folder = Folder::new();
    let hands_delay = Duration::from_millis(700);
    let server = start(Config {
        hands_delay,
        ..config(&folder)
    })
    .await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    let nobody = Client::nobody(server.addr);
    let mut spectator = nobody.sit(&id, 0).await.expect("a socket");
    let hands = |messages: &[Value]| {
        let hands = messages.iter().filter(|message| message["type"] == "hands");
        hands.cloned().collect::<Vec<Value>>()
    };
    let long = hands_delay + Duration::from_millis(500);
    play_some(&mut players, 4).await;
    say(&clients[0], &id, json!({"type": "show_hand", "yes": true})).await;
    say(
        &nobody
            .clone()
            .with_token(clients[0].token().expect("a token")),
        &id,
        json!({"type": "show_hand", "yes": true}),
    )
    .await;
    assert!(
        hands(&all_of(&mut spectator, long).await).is_empty(),
        "one is not both"
    );

    let agreed = Instant::now();
    say(&clients[1], &id, json!({"type": "show_hand", "yes": true})).await;
    let first = next_of(&mut spectator, "hands").await;
    assert!(agreed.elapsed() >= hands_delay, "not before its time");
    let before = Instant::now();
    play_some(&mut players, 10).await;
    let mut shown = vec![first];
    if before.elapsed() < hands_delay {
        let soon = hands_delay - before.elapsed();
        let early = hands(
            &all_of(
                &mut spectator,
                soon.saturating_sub(Duration::from_millis(50)),
            )
            .await,
        );
        assert!(early.is_empty(), "nothing of the last moments yet");
    }
    shown.extend(hands(&all_of(&mut spectator, long).await));
    // Whoever comes now sees what was shown last.
    let mut late = nobody.sit(&id, 0).await.expect("a socket");
    assert_eq!(
        &next_of(&mut late, "hands").await,
        shown.last().expect("hands")
    );

    play_some(&mut players, 10).await;
    say(&clients[1], &id, json!({"type": "show_hand", "yes": false})).await;
    let until = all_of(&mut spectator, Duration::from_millis(50)).await;
    assert!(hands(&until).is_empty(), "{until:?}");
    play_some(&mut players, 3).await;
    assert!(hands(&all_of(&mut spectator, long).await).is_empty());
    let mut late = nobody.sit(&id, 0).await.expect("a socket");
    assert!(hands(&all_of(&mut late, Duration::from_millis(200)).await).is_empty());
    for player in &mut players {
        let told = all_of(&mut player.socket, Duration::from_millis(50)).await;
        assert!(hands(&told).is_empty(), "players do not see hands");
    }

    say(&clients[1], &id, json!({"type": "concede"})).await;
    let replay = replay_of(&nobody, &id).await;
    for message in &shown {
        let n = message["n"].as_u64().expect("a number") as usize;
        for seat in 0..2 {
            let view = here(&replay, n, Some(seat));
            let hand = &view["players"][usize::from(seat)]["hand"];
            let hand = if hand.is_null() { &json!([]) } else { hand };
            assert_eq!(message["hands"][usize::from(seat)], *hand, "after {n}");
        }
    }
    server.stop().await;
}
