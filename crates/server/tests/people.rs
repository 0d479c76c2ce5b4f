//! People among others: friends, reports, profiles, and what is left of those who go.

mod common;

use common::people::{HOSTILE, PASSWORD, me, sign_in, tell};
use common::{Folder, account, ask, config, start};
use serde_json::{Value, json};
use server::client::Client;

/// A game of these people, begun.
async fn game_of(setup: Value, people: &[&Client]) -> String {
    let body = json!({"setup": setup, "deck": {"kind": "starter", "id": "earth"}});
    let opened = people[0].post("/api/games", &body).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    for client in &people[1..] {
        let body = json!({"deck": {"kind": "starter", "id": "romulan"}});
        let joined = client.post(&format!("/api/games/{id}/join"), &body).await;
        joined.expect("a seat");
    }
    let path = format!("/api/games/{id}/start");
    let started = people[0].post(&path, &json!({})).await;
    started.expect("a beginning");
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_seen_and_blocked_people_neither_sit_down_nor_are_heard() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let [kira, odo, quark] = ["Kira", "Odo", "Quark"]
        .map(|name| async move { Client::guest(server.addr, name).await.expect("a guest") });
    let (kira, odo, quark) = (kira.await, odo.await, quark.await);
    let nothing = json!(null);
    for (method, path, expected) in [
        ("PUT", "/api/friends/odo", 200),
        ("PUT", "/api/friends/Odo", 200),
        ("PUT", "/api/friends/Kira", 400),
        ("PUT", "/api/friends/Nobody", 404),
        ("PUT", "/api/friends/ensign", 404),
        ("PUT", "/api/blocks/%3Cb%3E", 404),
        ("DELETE", "/api/blocks/Nobody", 404),
    ] {
        assert_eq!(
            ask(&kira, method, path, &nothing).await.0,
            expected,
            "{method} {path}"
        );
    }
    let friends = kira.get("/api/friends").await.expect("friends");
    assert_eq!(friends.as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&friends[0]["name"], &friends[0]["here"]),
        (&json!("Odo"), &json!(false))
    );
    assert_eq!(odo.get("/api/friends").await.expect("friends"), json!([]));

    // Three at a table, of whom two play.
    let game = game_of(json!({}), &[&kira, &odo]).await;
    let mut at_odo = odo.sit(&game, 0).await.expect("a socket");
    let mut at_kira = kira.sit(&game, 0).await.expect("a socket");
    let _at_quark = quark.sit(&game, 0).await.expect("a socket");
    assert_eq!(
        kira.get("/api/friends").await.expect("friends")[0]["here"],
        true
    );
    kira.put("/api/blocks/Quark", &nothing)
        .await
        .expect("blocked");
    tell(
        &quark,
        &game,
        json!({"type": "chat", "text": "buy something"}),
    )
    .await;
    tell(&odo, &game, json!({"type": "chat", "text": "be quiet"})).await;
    let heard = async |socket: &mut server::client::Socket| {
        let mut lines = Vec::new();
        while !lines.contains(&json!("be quiet")) {
            let message = socket.next().await.expect("no error").expect("a message");
            if message["type"] == "chat" {
                lines.push(message["text"].clone());
            }
        }
        lines
    };
    assert_eq!(heard(&mut at_odo).await, ["buy something", "be quiet"]);
    assert_eq!(heard(&mut at_kira).await, ["be quiet"]);
    let mut again = kira.sit(&game, 0).await.expect("a socket");
    let view = again.next().await.expect("no error").expect("a view");
    assert_eq!(
        view["chat"].as_array().map(Vec::len),
        Some(1),
        "{}",
        view["chat"]
    );

    // Whoever is blocked sees no difference, except that they cannot sit down.
    quark
        .put("/api/friends/Kira", &nothing)
        .await
        .expect("a friend");
    let friends = quark.get("/api/friends").await.expect("friends");
    assert_eq!(
        (&friends[0]["here"], &friends[0]["seen"]),
        (&json!(false), &json!(null))
    );
    let opened = kira.post("/api/games", &json!({})).await.expect("a table");
    let table = opened["id"].as_str().expect("an id").to_owned();
    let join = format!("/api/games/{table}/join");
    assert_eq!(ask(&quark, "POST", &join, &json!({})).await.0, 403);
    kira.delete("/api/blocks/Quark", &nothing)
        .await
        .expect("unblocked");
    assert_eq!(ask(&quark, "POST", &join, &json!({})).await.0, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_kept_and_there_are_not_too_many() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let kira = Client::guest(server.addr, "Kira").await.expect("a guest");
    Client::guest(server.addr, "Quark").await.expect("a guest");
    for (body, expected) in [
        (json!({"about": "Quark", "text": HOSTILE}), 200),
        (
            json!({"about": "Quark", "text": "x", "game": "abcdefghijkmnpqr"}),
            200,
        ),
        (json!({"text": "a mistake of the program"}), 200),
        (json!({"about": "Quark", "text": "x", "game": "'; --"}), 404),
        (json!({"about": "Quark", "text": " "}), 400),
        (json!({"about": "Nobody", "text": "x"}), 404),
        (json!({"about": "Kira", "text": "x"}), 400),
        (json!({"about": "Quark", "text": "x", "settled": 1}), 400),
    ] {
        let (status, answer) = ask(&kira, "POST", "/api/reports", &body).await;
        assert_eq!(status, expected, "{body} {answer}");
    }
    let report = json!({"about": "Quark", "text": "x"});
    let mut last = 200;
    for _ in 0..19 {
        last = ask(&kira, "POST", "/api/reports", &report).await.0;
    }
    assert_eq!(last, 429);
    let export = kira.get("/api/account/export").await.expect("an export");
    assert_eq!(export["reports"].as_array().map(Vec::len), Some(20));
    assert_eq!(export["reports"][0]["text"], HOSTILE);
    assert_eq!(export["reports"][0]["about"], "Quark");
    assert_eq!(export["reports"][2]["about"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_tells_ratings_results_and_public_games() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let kira = account(server.addr, "Kira", PASSWORD).await;
    let odo = account(server.addr, "Odo", PASSWORD).await;
    let nobody = Client::nobody(server.addr);
    let public = game_of(json!({"rated": true}), &[&kira, &odo]).await;
    tell(&odo, &public, json!({"type": "concede"})).await;
    let private = game_of(json!({"access": "link"}), &[&odo, &kira]).await;
    tell(&odo, &private, json!({"type": "concede"})).await;

    let profile = nobody.get("/api/people/kira").await.expect("a profile");
    assert_eq!(profile["name"], "Kira");
    assert_eq!((&profile["won"], &profile["lost"]), (&json!(2), &json!(0)));
    assert_eq!(profile["ratings"][0]["pool"], "second-2");
    assert!(profile["ratings"][0]["rating"].as_f64().expect("a number") > 1500.0);
    assert_eq!(profile["games"].as_array().map(Vec::len), Some(1));
    let game = &profile["games"][0];
    assert_eq!((&game["id"], &game["did"]), (&json!(public), &json!("won")));
    assert_eq!(game["players"][1]["name"], "Odo");
    assert_eq!(game["result"]["by"], "concession");
    assert!(game["rating_after"].as_f64() > game["rating_before"].as_f64());
    assert!(profile.get("id").is_none());
    let own = kira.get("/api/people/Kira").await.expect("a profile");
    assert_eq!(own["games"][0]["id"], private.as_str());
    let others = odo.get("/api/people/Kira").await.expect("a profile");
    assert_eq!(others["games"].as_array().map(Vec::len), Some(1));

    let best = nobody.get("/api/ratings").await.expect("ratings");
    let names: Vec<&Value> = best
        .as_array()
        .expect("a list")
        .iter()
        .map(|one| &one["name"])
        .collect();
    assert_eq!(names, ["Kira", "Odo"]);
    assert_eq!(
        nobody
            .get("/api/ratings?pool=second-4")
            .await
            .expect("ratings"),
        json!([])
    );
    let odd = nobody.get("/api/ratings?pool=%00'%20OR%201").await;
    assert_eq!(odd.expect("ratings"), json!([]));

    // Bots have profiles too, and nobody has their names.
    let body = json!({"setup": {"rated": true}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["ensign"], "start": true});
    let opened = kira.post("/api/games", &body).await.expect("a game");
    let game = opened["id"].as_str().expect("an id");
    tell(&kira, game, json!({"type": "concede"})).await;
    let ensign = nobody.get("/api/people/Ensign").await.expect("a profile");
    assert_eq!((&ensign["bot"], &ensign["won"]), (&json!(true), &json!(1)));
    assert_eq!(ensign["games"][0]["players"][1]["bot"], "ensign");
    let best = nobody
        .get("/api/ratings?pool=second-2")
        .await
        .expect("ratings");
    assert!(
        best.as_array()
            .expect("a list")
            .iter()
            .any(|one| one["name"] == "ensign" && one["bot"] == true)
    );
    for name in ["ensign", "Deleted"] {
        let (status, _) = ask(&nobody, "POST", "/api/guest", &json!({"name": name})).await;
        assert_eq!(status, 409, "{name}");
    }
    for name in [
        "Nobody",
        "%00",
        "%3Cscript%3E",
        "'%20OR%20''='",
        "deleted",
        "..%2Fme",
    ] {
        let (status, _) = ask(&nobody, "GET", &format!("/api/people/{name}"), &Value::Null).await;
        assert_eq!(status, 404, "{name}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_has_all_of_a_person_and_no_secret() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let kira = account(server.addr, "Kira", PASSWORD).await;
    let odo = account(server.addr, "Odo", PASSWORD).await;
    let made = kira.post("/api/tokens", &json!({"label": "bot"})).await;
    let secret = made.expect("a token")["token"]
        .as_str()
        .expect("a secret")
        .to_owned();
    kira.put("/api/friends/Odo", &json!(null))
        .await
        .expect("a friend");
    kira.put("/api/settings", &json!({"note": HOSTILE}))
        .await
        .expect("stored");
    let deck = json!({"name": HOSTILE, "text": HOSTILE});
    kira.post("/api/decks", &deck).await.expect("a deck");
    odo.post("/api/decks", &json!({"text": "odo's own deck"}))
        .await
        .expect("a deck");
    let games = [
        game_of(json!({"rated": true}), &[&kira, &odo]).await,
        game_of(json!({"access": "link"}), &[&odo, &kira]).await,
    ];
    tell(&kira, &games[0], json!({"type": "chat", "text": HOSTILE})).await;
    tell(
        &odo,
        &games[0],
        json!({"type": "chat", "text": "odo's own line"}),
    )
    .await;
    tell(&kira, &games[0], json!({"type": "concede"})).await;

    let text = kira.text("/api/account/export").await.expect("an export");
    let export: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(export["person"]["name"], "Kira");
    assert_eq!(export["settings"]["note"], HOSTILE);
    assert_eq!(export["friends"][0]["name"], "Odo");
    assert_eq!(export["decks"][0]["text"], HOSTILE);
    assert_eq!(export["chat"][0]["text"], HOSTILE);
    assert_eq!(export["sessions"].as_array().map(Vec::len), Some(2));
    assert_eq!(export["ratings"][0]["games"], 1);
    assert_eq!(export["games"].as_array().map(Vec::len), Some(2));
    assert_eq!(export["games"][0]["id"], games[0].as_str());
    assert_eq!(export["games"][0]["did"], "lost");
    let answers = export["games"][0]["answers"].as_array().expect("answers");
    assert_eq!(
        answers.last().expect("an answer")["answer"]["kind"],
        "Concede"
    );
    for hidden in [
        secret.as_str(),
        kira.token().expect("a token"),
        "$argon2",
        PASSWORD,
        "hash",
        "seed",
        "odo's own",
    ] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let nobody = Client::nobody(server.addr);
    assert_eq!(
        ask(&nobody, "GET", "/api/account/export", &Value::Null)
            .await
            .0,
        401
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_account_leaves_no_name() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let zora = account(server.addr, "Zora", PASSWORD).await;
    let [bert, cleo] = ["Bert", "Cleo"]
        .map(|name| async move { Client::guest(server.addr, name).await.expect("a guest") });
    let (bert, cleo) = (bert.await, cleo.await);
    let over = game_of(json!({"rated": true}), &[&bert, &zora]).await;
    tell(&zora, &over, json!({"type": "chat", "text": "good game"})).await;
    tell(&bert, &over, json!({"type": "concede"})).await;
    let two = game_of(json!({"rated": true}), &[&zora, &bert]).await;
    let three = game_of(json!({"players": 3, "rated": true}), &[&zora, &bert, &cleo]).await;
    tell(&zora, &three, json!({"type": "chat", "text": "hello"})).await;
    let body = json!({
        "setup": {"players": 3}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["random", "random"], "start": true,
    });
    let alone = zora.post("/api/games", &body).await.expect("a game");
    let alone = alone["id"].as_str().expect("an id").to_owned();
    let opened = zora.post("/api/games", &json!({})).await.expect("a table");
    let open = opened["id"].as_str().expect("an id").to_owned();
    bert.post(&format!("/api/games/{open}/join"), &json!({}))
        .await
        .expect("a seat");
    let deck = zora
        .post("/api/decks", &json!({"text": "Zora's deck"}))
        .await
        .expect("a deck");
    let deck = format!("/api/decks/{}", deck["id"].as_str().expect("an id"));
    bert.put("/api/friends/Zora", &json!(null))
        .await
        .expect("a friend");
    let mut socket = zora.sit(&three, 0).await.expect("a socket");

    for body in [
        json!(null),
        json!({}),
        json!({"password": "wrong password"}),
    ] {
        let (status, _) = ask(&zora, "DELETE", "/api/account", &body).await;
        assert_eq!(status, 403, "{body}");
    }
    assert_eq!(me(&zora).await["name"], "Zora");
    let body = json!({"password": PASSWORD});
    zora.delete("/api/account", &body).await.expect("deleted");

    while socket.next().await.unwrap_or(None).is_some() {}
    assert_eq!(ask(&zora, "GET", "/api/me", &Value::Null).await.0, 401);
    let unknown = sign_in(server.addr, "Nobody", PASSWORD).await;
    assert_eq!(sign_in(server.addr, "Zora", PASSWORD).await, unknown);
    for path in ["/api/people/Zora", &deck, &format!("/api/games/{alone}")] {
        assert_eq!(ask(&bert, "GET", path, &Value::Null).await.0, 404, "{path}");
    }
    assert_eq!(bert.get("/api/friends").await.expect("friends"), json!([]));
    let best = bert.text("/api/ratings").await.expect("ratings");
    assert!(!best.contains("Zora"));
    let info = bert
        .get(&format!("/api/games/{two}"))
        .await
        .expect("a game");
    assert_eq!(info["result"]["winners"], json!([1]));
    assert_eq!(info["seats"][0]["name"], "deleted");
    let info = bert
        .get(&format!("/api/games/{three}"))
        .await
        .expect("a game");
    assert_eq!(
        (&info["stage"], &info["seats"][0]["name"]),
        (&json!("live"), &json!("deleted"))
    );
    let info = bert
        .get(&format!("/api/games/{open}"))
        .await
        .expect("a table");
    assert_eq!(info["seats"][0]["name"], "");
    for game in [&over, &two] {
        let replay = bert.text(&format!("/api/games/{game}/replay")).await;
        assert!(!replay.expect("a replay").contains("Zora"));
    }
    server.stop().await;

    // Neither does the storage know them, and the game of the others goes on.
    let server = start(config(&folder)).await;
    assert_eq!(server.restored, 2);
    let (bert, cleo) = (bert.at(server.addr), cleo.at(server.addr));
    tell(&bert, &three, json!({"type": "concede"})).await;
    let info = cleo
        .get(&format!("/api/games/{three}"))
        .await
        .expect("a game");
    assert_eq!(info["result"]["winners"], json!([2]));
    server.stop().await;
    let url = config(&folder).database_url();
    let database = server::storage::Database::open(&url)
        .await
        .expect("a database");
    for game in [&over, &two, &three, &open] {
        let row = database
            .game(game)
            .await
            .expect("an answer")
            .expect("a game");
        let seats = database.seats(game).await.expect("seats");
        let lines = database.lines(game).await.expect("lines");
        let all = format!("{row:?} {seats:?} {lines:?}");
        assert!(!all.contains("Zora"), "{game}");
    }
    assert_eq!(
        database.lines(&over).await.expect("lines")[0].name,
        "deleted"
    );
    assert!(database.game(&alone).await.expect("an answer").is_none());
    database.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_goes_without_a_password() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let guest = Client::guest(server.addr, "Guest").await.expect("a guest");
    guest
        .delete("/api/account", &Value::Null)
        .await
        .expect("gone");
    assert_eq!(ask(&guest, "GET", "/api/me", &Value::Null).await.0, 401);
    let again = Client::guest(server.addr, "Guest").await.expect("a guest");
    assert_eq!(me(&again).await["name"], "Guest");
    server.stop().await;
}
