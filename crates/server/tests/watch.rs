//! Watching and looking back: what may be seen of a game, by whom, and when.

mod common;

use cards::Catalogue;
use common::{
    Folder, Player, all_of, config, next_of, play_some, say, sit_down, start, status, two_players,
    two_players_at,
};
use engine::kernel::replay::Packs;
use engine::{Replay, Seat};
use hyper::Method;
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::time::{Duration, Instant};

async fn replay_of(client: &Client, id: &str) -> Replay {
    let text = client.text(&format!("/api/games/{id}/replay")).await;
    Replay::parse(&text.expect("the replay")).expect("a replay")
}

/// What the engine shows a seat after so many answers.
fn here(replay: &Replay, at: usize, seat: Option<u8>) -> Value {
    let game = replay.game_at(at, Catalogue::second_edition(), Packs::MustAgree);
    let view = game.expect("a game").view(seat.map(Seat));
    serde_json::to_value(view).expect("a view")
}

/// The same without who is asked, if it is not the viewer.
fn untold(mut view: Value) -> Value {
    if view["waiting_for"] != view["viewer"] {
        view.as_object_mut().expect("a view").remove("waiting_for");
    }
    view
}

/// What a seat was told step by step, as the engine tells it.
fn events_here(replay: &Replay, seat: Option<u8>) -> Vec<Value> {
    let opening = replay.opening(Catalogue::second_edition(), Packs::MustAgree);
    let mut game = opening.expect("an opening");
    game.set_log(true);
    let mut steps = Vec::new();
    for (by, answer) in &replay.answers {
        game.answer(*by, answer.clone()).expect("an answer");
        let events = game.take_events();
        let seen: Vec<_> = events
            .iter()
            .map(|event| event.seen_from(seat.map(Seat)))
            .collect();
        steps.push(serde_json::to_value(seen).expect("events"));
    }
    steps
}

async fn post_status(client: &Client, path: &str, body: &Value) -> u16 {
    let body = body.to_string().into_bytes();
    let asked = client.request(Method::POST, path, body, &[]).await;
    asked.expect("a response").0.as_u16()
}

/// A game of so many answers that the second player gives up.
async fn a_finished_game(server: &server::Server, answers: usize) -> (String, [Client; 2]) {
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, answers).await;
    say(&clients[1], &id, json!({"type": "concede"})).await;
    (id, clients)
}

async fn compare_with_engine(client: &Client, id: &str, replay: &Replay) {
    let path = format!("/api/games/{id}/view");
    for at in (0..=replay.len()).step_by(7).chain([3, replay.len(), 1]) {
        for (name, seat) in [("0", Some(0)), ("1", Some(1)), ("none", None)] {
            let moment = client.get(&format!("{path}?at={at}&seat={name}")).await;
            let moment = moment.expect("a moment");
            assert_eq!(
                moment["view"],
                here(replay, at, seat),
                "seat {name} at {at}"
            );
            assert_eq!(
                (&moment["at"], &moment["of"]),
                (&json!(at), &json!(replay.len()))
            );
        }
    }
    let all = client
        .get(&format!("{path}?at=9&seat=all"))
        .await
        .expect("a moment");
    let both = [here(replay, 9, Some(0)), here(replay, 9, Some(1))];
    assert_eq!(all["views"], json!(both));
    for (name, seat) in [("0", Some(0)), ("1", Some(1)), ("none", None)] {
        let history = client
            .get(&format!("/api/games/{id}/history?seat={name}"))
            .await;
        let history = history.expect("a history");
        let steps = history["steps"].as_array().expect("steps");
        let told: Vec<Value> = steps.iter().map(|step| step["events"].clone()).collect();
        assert_eq!(told, events_here(replay, seat), "what seat {name} was told");
        assert!(steps.iter().all(|step| step["time"].as_i64() > Some(0)));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_open_from_every_seat_also_after_a_restart() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [anna, _]) = a_finished_game(&server, 40).await;
    let replay = replay_of(&anna, &id).await;
    let nobody = Client::nobody(server.addr);
    compare_with_engine(&nobody, &id, &replay).await;
    let own = anna.get(&format!("/api/games/{id}/view?at=5")).await;
    assert_eq!(own.expect("a moment")["view"]["viewer"], 0);
    let everything = nobody
        .get(&format!("/api/games/{id}/history?seat=all"))
        .await;
    let everything = everything.expect("a history").to_string();
    assert!(!everything.contains("\"hidden\""));
    for wrong in [
        "view?at=9999",
        "view?at=-1",
        "view?seat=2",
        "view?seat=x",
        "history?seat=9",
        "view?x=1",
    ] {
        assert_eq!(
            status(&nobody, &format!("/api/games/{id}/{wrong}")).await,
            400,
            "{wrong}"
        );
    }
    server.stop().await;

    let server = start(config(&folder)).await;
    assert_eq!(server.restored, 0);
    let nobody = Client::nobody(server.addr);
    compare_with_engine(&nobody, &id, &replay).await;
    let about = nobody
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    assert_eq!(
        (&about["stage"], &about["result"]["by"]),
        (&json!("over"), &json!("concession"))
    );
    assert_eq!(replay_of(&nobody, &id).await, replay);
    server.stop().await;
}

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
                    assert_eq!(step["events"], told[at - 1]);
                    let silent = step["events"] == json!([]);
                    assert!(!silent || seat.map(u64::from) == step["seat"].as_u64());
                }
            }
            40 => assert_eq!(view, here(&replay, at, seat)),
            at => assert_eq!(view, untold(here(&replay, at, seat)), "{seat:?} at {at}"),
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
            let late = format!("{path}/view?at={n}");
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

async fn found(client: &Client, search: &str) -> Vec<String> {
    let games = client.get(&format!("/api/games/finished?{search}")).await;
    let games = games.expect("games")["games"].clone();
    let ids = games.as_array().expect("games").iter();
    ids.map(|game| game["id"].as_str().expect("an id").to_owned())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_are_found_by_who_played_what_and_when() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (first, [anna, bert]) = two_players_at(server.addr, json!({"rated": true})).await;
    say(&bert, &first, json!({"type": "concede"})).await;
    // Whatever players set afterwards, the ratings of the game stay.
    say(
        &anna,
        &first,
        json!({"type": "settings", "settings": {"other": "never"}}),
    )
    .await;
    tokio::time::sleep(Duration::from_millis(20)).await;
    let zoe = Client::guest(server.addr, "Zoë 50.5")
        .await
        .expect("a guest");
    let opening = json!({"deck": {"starter": "earth"}, "bots": ["random"], "start": true});
    let opened = zoe.post("/api/games", &opening).await.expect("a table");
    let second = opened["id"].as_str().expect("an id").to_owned();
    say(&zoe, &second, json!({"type": "concede"})).await;

    let nobody = Client::nobody(server.addr);
    let both = [second.clone(), first.clone()];
    let [second, first] = [&both[..1], &both[1..]];
    assert_eq!(found(&nobody, "").await, both);
    assert_eq!(found(&nobody, "player=aNN").await, first);
    assert_eq!(found(&nobody, "player=Zo%C3%AB").await, second);
    assert_eq!(found(&nobody, "player=50.").await, second);
    assert_eq!(found(&nobody, "bot=random").await, second);
    assert_eq!(found(&nobody, "bot=admiral").await, Vec::<String>::new());
    assert_eq!(found(&nobody, "edition=second").await, both);
    let games = nobody
        .get("/api/games/finished?player=ann")
        .await
        .expect("games");
    let game = &games["games"][0];
    let deck = game["seats"][1]["deck"]
        .as_str()
        .expect("a deck")
        .to_owned();
    assert!(!deck.is_empty());
    let encoded = deck.replace(' ', "%20");
    assert_eq!(
        found(&nobody, &format!("deck={encoded}")).await.last(),
        first.last()
    );
    assert_eq!(
        found(&nobody, &format!("player=anna&deck={encoded}")).await,
        Vec::<String>::new()
    );
    assert_eq!(
        found(&nobody, &format!("player=bert&deck={encoded}")).await,
        first
    );
    for nothing in [
        "player=%25",
        "player=A__a",
        "deck=%25",
        "player='%20OR%201=1--",
        "player=!",
        "player=%00%25",
    ] {
        assert_eq!(
            found(&nobody, nothing).await,
            Vec::<String>::new(),
            "{nothing}"
        );
    }
    let ended = game["ended"].as_i64().expect("a time");
    assert_eq!(
        found(&nobody, &format!("since={}", ended + 1)).await,
        second
    );
    assert_eq!(found(&nobody, &format!("until={}", ended + 1)).await, first);
    assert_eq!(
        found(&nobody, &format!("until={ended}")).await,
        Vec::<String>::new()
    );

    assert_eq!(
        (&game["seats"][0]["result"], &game["result"]["winners"]),
        (&json!("won"), &json!([0]))
    );
    assert_eq!(game["seats"][0]["rating_before"], 1500.0);
    assert!(game["seats"][0]["rating_after"].as_f64() > Some(1500.0));
    assert_eq!(game["answers"], 1);
    assert!(!game.to_string().contains("person"));

    let page = nobody
        .get("/api/games/finished?limit=1")
        .await
        .expect("games");
    assert_eq!(page["games"][0]["id"], json!(second[0]));
    let next = page["next"].as_str().expect("more");
    assert_eq!(
        found(&nobody, &format!("limit=1&before={next}")).await,
        first
    );
    let page = nobody
        .get(&format!("/api/games/finished?limit=1&before={next}"))
        .await;
    let next = page.expect("games")["next"]
        .as_str()
        .expect("maybe more")
        .to_owned();
    assert_eq!(
        found(&nobody, &format!("before={next}")).await,
        Vec::<String>::new()
    );
    for wrong in [
        "bot=q",
        "edition=first",
        "since=x",
        "limit=-1",
        "before=x",
        "before=x-y",
        "x=1",
    ] {
        let path = format!("/api/games/finished?{wrong}");
        assert_eq!(status(&nobody, &path).await, 400, "{wrong}");
    }
    let long = format!("/api/games/finished?player={}", "a".repeat(500));
    assert_eq!(status(&nobody, &long).await, 400);
    server.stop().await;
}

/// Answers whenever this player is asked, so many times; false if the game ended before.
async fn play_alone(player: &mut Player, answers: usize) -> bool {
    let mut given = 0;
    while given < answers && !player.seen.over {
        match player.seen.prompt() {
            Some(_) => given += usize::from(player.answer().await),
            None => drop(player.next().await),
        }
        if let Some((n, _)) = player.accepted.last() {
            let n = *n;
            while player.seen.n < n {
                player.next().await;
            }
        }
    }
    given == answers
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_played_on_from_any_moment() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [anna, _]) = a_finished_game(&server, 40).await;
    let old = replay_of(&anna, &id).await;
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    let path = format!("/api/games/{id}/continue");
    for (body, code) in [
        (json!({"at": 41, "seat": 0}), 409),
        (json!({"at": 42, "seat": 0}), 400),
        (json!({"at": 5, "seat": 2}), 400),
        (json!({"at": 5, "seat": 0, "bots": ["q"]}), 400),
        (
            json!({"at": 5, "seat": 0, "bots": ["random", "random"]}),
            400,
        ),
        (json!({"at": -5, "seat": 0}), 400),
        (json!({"seat": 0}), 400),
    ] {
        let found = post_status(&eve, &path, &body).await;
        assert!(found == code || found == 422, "{body}: {found}");
    }
    let body = json!({"at": 25, "seat": 1, "bots": ["random"]});
    assert_eq!(
        post_status(&Client::nobody(server.addr), &path, &body).await,
        401
    );
    let opened = eve.post(&path, &body).await.expect("a table");
    let new = opened["id"].as_str().expect("an id").to_owned();
    let about = eve
        .get(&format!("/api/games/{new}"))
        .await
        .expect("a table");
    assert_eq!(
        (&about["stage"], &about["setup"]["access"]),
        (&json!("live"), &json!("link"))
    );
    assert_eq!(about["setup"]["rated"], false);
    assert_eq!(
        (&about["seats"][1]["name"], &about["seats"][0]["bot"]),
        (&json!("Eve"), &json!("random"))
    );
    let list = anna.get("/api/games?stage=live").await.expect("a list");
    assert_eq!(list, json!([]), "it is private");

    let mut player = Player::sit(eve.clone(), &new, 5).await;
    player.next().await;
    assert_eq!(player.seen.view["viewer"], 1);
    let played = play_alone(&mut player, 5).await;
    server.stop().await;
    let server = start(config(&folder)).await;
    let eve = eve.at(server.addr);
    assert_eq!(
        server.restored,
        usize::from(played),
        "it comes back like any other"
    );
    if played {
        say(&eve, &new, json!({"type": "concede"})).await;
    }
    let replay = replay_of(&eve, &new).await;
    let game = replay.verify(Catalogue::second_edition(), Packs::MustAgree);
    assert!(game.expect("all hashes agree").is_over());
    assert_eq!(replay.answers[..25], old.answers[..25]);
    assert_eq!(replay.header.opening, old.header.opening);
    assert_eq!(replay.header.players[1].name, "Eve");
    assert!(replay.len() > 25);
    compare_with_engine(&Client::nobody(server.addr), &new, &replay).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_against_bots_is_played_on_by_its_own_player_unless_it_counts() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    let open = async |rated: bool| {
        let opening = json!({"setup": {"rated": rated}, "deck": {"starter": "earth"}, "bots": ["random"], "start": true});
        let opened = anna.post("/api/games", &opening).await.expect("a table");
        opened["id"].as_str().expect("an id").to_owned()
    };
    let (free, counts) = (open(false).await, open(true).await);
    let body = json!({"at": 0, "seat": 0});
    let path = |id: &str| format!("/api/games/{id}/continue");
    assert_eq!(post_status(&anna, &path(&counts), &body).await, 403);
    assert_eq!(post_status(&eve, &path(&free), &body).await, 403);
    assert_eq!(
        post_status(&anna, &path(&free), &json!({"at": 0, "seat": 1})).await,
        403
    );
    let opened = anna.post(&path(&free), &body).await.expect("a table");
    let mut player = Player::sit(anna.clone(), opened["id"].as_str().expect("an id"), 3).await;
    player.next().await;
    assert_eq!(player.seen.view["viewer"], 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_is_not_looked_back_at() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let opening = json!({"deck": {"starter": "earth"}, "bots": ["random"], "start": true});
    let opened = anna.post("/api/games", &opening).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let mut player = Player::sit(anna.clone(), &id, 8).await;
    player.next().await;
    assert!(play_alone(&mut player, 6).await);
    say(&anna, &id, json!({"type": "undo"})).await;
    next_of(&mut player.socket, "view").await;
    say(&anna, &id, json!({"type": "concede"})).await;
    let replay = replay_of(&anna, &id).await;
    let history = anna
        .get(&format!("/api/games/{id}/history"))
        .await
        .expect("a history");
    assert_eq!(history["of"], json!(replay.len()));
    let steps = history["steps"].as_array().expect("steps");
    let last = steps.last().expect("a step");
    assert!(
        last["n"].as_u64() > last["at"].as_u64(),
        "its number counts what was taken back"
    );
    compare_with_engine(&anna, &id, &replay).await;
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
