//! Games that are over: found, looked back at, and played on.

mod common;

use cards::Catalogue;
use common::looking::{a_finished_game, compare_with_engine, post_status, replay_of};
use common::{
    Folder, Player, config, next_of, play_some, say, sit_down, start, status, two_players_at,
};
use engine::Packs;
use serde_json::{Value, json};
use server::client::Client;
use std::time::Duration;

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
async fn games_that_are_over_are_listed_with_their_results_also_after_a_restart() {
    let folder = Folder::new();
    let mut server = start(config(&folder)).await;
    let (id, [anna, bert]) = two_players_at(server.addr, json!({"access": "password"})).await;
    let (open, _) = two_players_at(server.addr, json!({})).await;
    let (going_on, _) = two_players_at(server.addr, json!({})).await;
    say(&bert, &id, json!({"type": "concede"})).await;
    let (shown, [carl, _]) = two_players_at(server.addr, json!({})).await;
    say(&carl, &shown, json!({"type": "concede"})).await;
    for restarted in [false, true] {
        if restarted {
            server.stop().await;
            server = start(config(&folder)).await;
        }
        let nobody = Client::nobody(server.addr);
        let [anna, carl] = [&anna, &carl].map(|client| client.clone().at(server.addr));
        let list = async |client: &Client, what: &str| {
            let list = client.get(&format!("/api/games?{what}")).await;
            let list = list.expect("a list").as_array().expect("a list").clone();
            list.into_iter()
                .map(|table| {
                    let result = &table["result"];
                    let told = (result["by"].clone(), result["winners"].clone());
                    assert!(
                        table["seats"][1]["name"]
                            .as_str()
                            .is_some_and(|name| name.starts_with("Bert"))
                    );
                    (table["id"].as_str().expect("an id").to_owned(), told)
                })
                .collect::<Vec<_>>()
        };
        let given_up = |winner: u8| (json!("concession"), json!([winner]));
        let (private, public) = ((id.clone(), given_up(0)), (shown.clone(), given_up(1)));
        let only = std::slice::from_ref(&public);
        assert_eq!(list(&nobody, "stage=over").await, only);
        assert_eq!(list(&carl, "stage=over&mine=true").await, only);
        let own = list(&anna, "stage=over&mine=true").await;
        assert_eq!(own, std::slice::from_ref(&private));
        assert_eq!(list(&anna, "stage=over").await, [public, private]);
        let live = list(&nobody, "stage=live").await;
        let live: Vec<&str> = live.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(live, [&going_on, &open]);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn why_a_number_was_so_is_told_of_any_moment_to_those_who_may_see_it() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players_at(server.addr, json!({})).await;
    let mut players = sit_down(&id, &clients).await;
    let hand = |view: &Value, seat: usize| view["players"][seat]["hand"][0]["id"].clone();
    let hers = hand(&players[0].seen.view, 0);
    play_some(&mut players, 20).await;
    let [anna, bert] = &clients;
    let nobody = Client::nobody(server.addr);
    let first = format!("/api/games/{id}/why?card={hers}&at=0");
    // While the game goes on: her own seat, and no other.
    let sheet = anna.get(&first).await.expect("a sheet");
    assert!(!sheet["rows"].as_array().expect("rows").is_empty());
    assert_eq!(
        anna.get(&format!("{first}&seat=0")).await.expect("a sheet"),
        sheet
    );
    for (client, path, expected) in [
        (bert, first.clone(), 404),
        (bert, format!("{first}&seat=0"), 403),
        (&nobody, first.clone(), 404),
        (&nobody, format!("{first}&seat=0"), 403),
        (anna, format!("{first}&seat=none"), 404),
        (anna, format!("{first}&seat=all"), 403),
        (
            anna,
            format!("/api/games/{id}/why?card={hers}&at=9999"),
            400,
        ),
    ] {
        assert_eq!(status(client, &path).await, expected, "{path}");
    }
    say(bert, &id, json!({"type": "concede"})).await;
    // When it is over all seats are open, and what a seat did not see is still not told with its eyes.
    for (path, expected) in [
        (format!("{first}&seat=0"), 200),
        (format!("{first}&seat=1"), 404),
        (format!("{first}&seat=none"), 404),
        (format!("{first}&seat=all"), 400),
        (format!("{first}&seat=2"), 400),
    ] {
        assert_eq!(status(&nobody, &path).await, expected, "{path}");
    }
    server.stop().await;

    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    assert_eq!(
        nobody
            .get(&format!("{first}&seat=0"))
            .await
            .expect("a sheet"),
        sheet
    );
    let history = nobody.get(&format!("/api/games/{id}/view?seat=0")).await;
    let last = hand(&history.expect("a moment")["view"], 0);
    let now = format!("/api/games/{id}/why?card={last}");
    assert_eq!(status(&nobody, &now).await, 404);
    assert_eq!(status(&nobody, &format!("{now}&seat=0")).await, 200);
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
    let opening =
        json!({"deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
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
        "edition=third",
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
        let opening = json!({"setup": {"rated": rated}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
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
    let opening =
        json!({"deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
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
