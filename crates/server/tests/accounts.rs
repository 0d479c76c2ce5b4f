//! Accounts, sessions, tokens and settings.

mod common;

use common::people::{HOSTILE, PASSWORD, me, sign_in, tell};
use common::{Folder, account, ask, config, raw, start, two_players};
use serde_json::{Value, json};
use server::client::Client;
use std::time::{Duration, Instant};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_makes_an_account_stays_the_same_person() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (game, [anna, bert]) = two_players(server.addr).await;
    let before = me(&anna).await;
    assert_eq!(
        (&before["name"], &before["guest"]),
        (&json!("Anna"), &json!(true))
    );
    let deck = json!({"name": "Mine", "text": "Missions\nEarth"});
    anna.post("/api/decks", &deck).await.expect("a deck");
    tell(&anna, &game, json!({"type": "chat", "text": "hello"})).await;

    let credentials = |name: &str| json!({"name": name, "password": PASSWORD, "token": true});
    let (status, _) = ask(&anna, "POST", "/api/account", &credentials("BERT")).await;
    assert_eq!(status, 409, "a name that is taken");
    let short = json!({"name": "Anna", "password": "short"});
    let (status, _) = ask(&anna, "POST", "/api/account", &short).await;
    assert_eq!(status, 400, "a short password");
    let welcome = anna.post("/api/account", &credentials("Anna Two")).await;
    let welcome = welcome.expect("an account");
    assert_eq!(welcome["id"], before["id"]);
    // The session of the guest has ended.
    let anna = anna.with_token(welcome["token"].as_str().expect("a token"));

    let after = me(&anna).await;
    assert_eq!(
        (&after["name"], &after["guest"]),
        (&json!("Anna Two"), &json!(false))
    );
    let info = bert
        .get(&format!("/api/games/{game}"))
        .await
        .expect("a game");
    assert_eq!(info["seats"][0]["name"], "Anna Two");
    assert_eq!(info["seats"][0]["guest"], false);
    let own = anna.get("/api/games?mine=true").await.expect("games");
    assert_eq!(own[0]["id"], game.as_str());
    let mut socket = bert.sit(&game, 0).await.expect("a socket");
    let view = socket.next().await.expect("a message").expect("a view");
    assert_eq!(view["chat"][0]["name"], "Anna Two");
    assert_eq!(
        anna.get("/api/decks").await.expect("decks")[0]["name"],
        "Mine"
    );
    let (status, _) = ask(&anna, "POST", "/api/account", &credentials("Third")).await;
    assert_eq!(status, 409, "one account is enough");

    let (status, welcome) = sign_in(server.addr, "anna TWO", PASSWORD).await;
    assert_eq!((status, &welcome["id"]), (200, &before["id"]));
    tell(&anna, &game, json!({"type": "concede"})).await;
    let replay = bert.text(&format!("/api/games/{game}/replay")).await;
    let replay = replay.expect("a replay");
    assert!(replay.contains("\"Anna Two\"") && !replay.contains("\"Anna\""));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_with_another_name_has_it_everywhere() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (game, [anna, bert]) = two_players(server.addr).await;
    let kira = account(server.addr, "Kira", PASSWORD).await;
    tell(&anna, &game, json!({"type": "chat", "text": "hello"})).await;
    bert.put("/api/friends/Anna", &json!({}))
        .await
        .expect("a friend");
    let before = me(&anna).await;
    let name = "/api/account/name";
    for (wanted, expected) in [
        ("bert", 409),
        ("KIRA", 409),
        ("Ensign", 409),
        ("deleted", 409),
        ("x", 400),
        (HOSTILE, 400),
        ("", 400),
    ] {
        let (status, problem) = ask(&anna, "PUT", name, &json!({"name": wanted})).await;
        assert_eq!(status, expected, "{wanted}: {problem}");
    }
    assert_eq!(me(&anna).await, before);
    let nobody = Client::nobody(server.addr);
    assert_eq!(
        ask(&nobody, "PUT", name, &json!({"name": "Zoe"})).await.0,
        401
    );

    // Other capitals are another way to write one's own name.
    for new in ["ANNA", "Zoe"] {
        let now = anna.put(name, &json!({"name": new})).await.expect("a name");
        assert_eq!((&now["name"], &now["id"]), (&json!(new), &before["id"]));
        assert_eq!(now["guest"], true);
    }
    assert_eq!(me(&anna).await["name"], "Zoe");
    let info = bert.get(&format!("/api/games/{game}")).await;
    assert_eq!(info.expect("a game")["seats"][0]["name"], "Zoe");
    let mut socket = bert.sit(&game, 0).await.expect("a socket");
    let view = socket.next().await.expect("a message").expect("a view");
    assert_eq!(view["chat"][0]["name"], "Zoe");
    assert_eq!(
        bert.get("/api/friends").await.expect("friends")[0]["name"],
        "Zoe"
    );
    assert_eq!(
        ask(&bert, "GET", "/api/people/Anna", &Value::Null).await.0,
        404
    );
    bert.get("/api/people/zoe").await.expect("a profile");
    tell(&anna, &game, json!({"type": "concede"})).await;
    let replay = bert.text(&format!("/api/games/{game}/replay")).await;
    let replay = replay.expect("a replay");
    assert!(replay.contains("\"Zoe\"") && !replay.to_lowercase().contains("anna"));

    // An account is signed in to by its new name; the old one is free.
    kira.put(name, &json!({"name": "Nerys"}))
        .await
        .expect("a name");
    assert_eq!(sign_in(server.addr, "Nerys", PASSWORD).await.0, 200);
    assert_eq!(sign_in(server.addr, "Kira", PASSWORD).await.0, 401);
    account(server.addr, "Kira", PASSWORD).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_learns_which_names_have_accounts_by_signing_in() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    account(server.addr, "Kira", PASSWORD).await;
    Client::guest(server.addr, "Guest").await.expect("a guest");
    let wrong = sign_in(server.addr, "Kira", "wrong password").await;
    assert_eq!(wrong.0, 401);
    for name in [
        "Nobody",
        "Guest",
        "x",
        "ensign",
        "deleted",
        HOSTILE,
        "' OR 1=1 --",
        "a\0b",
        "",
    ] {
        assert_eq!(
            sign_in(server.addr, name, PASSWORD).await,
            wrong,
            "{name:?}"
        );
    }
    // And it takes as long: a name without an account is not known by an answer that comes at once.
    let mut fastest = [Duration::MAX; 2];
    for _ in 0..8 {
        for (name, fastest) in ["Kira", "Nobody"].into_iter().zip(&mut fastest) {
            let began = Instant::now();
            sign_in(server.addr, name, "wrong password").await;
            *fastest = began.elapsed().min(*fastest);
        }
    }
    let [known, unknown] = fastest;
    assert!(unknown * 4 > known, "{unknown:?} against {known:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_is_slow() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sign_ins = 2;
    let server = start(config).await;
    let mut refused = 0;
    for _ in 0..6 {
        let (status, _) = sign_in(server.addr, "Kira", "wrong password").await;
        refused += u32::from(status == 429);
    }
    assert_eq!(refused, 4);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_everywhere_ends_sessions_and_open_connections() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = account(server.addr, "Kira", PASSWORD).await;
    let (_, welcome) = sign_in(server.addr, "Kira", PASSWORD).await;
    let two = Client::nobody(server.addr).with_token(welcome["token"].as_str().expect("a token"));
    let made = one.post("/api/tokens", &json!({"label": "bot"})).await;
    let made = made.expect("a token");
    let bot = Client::nobody(server.addr).with_token(made["token"].as_str().expect("a secret"));
    let opened = one.post("/api/games", &json!({})).await.expect("a table");
    let game = opened["id"].as_str().expect("an id").to_owned();
    let mut socket = two.sit(&game, 0).await.expect("a socket");
    socket.next().await.expect("a message").expect("the table");

    one.delete("/api/sessions?tokens=false", &Value::Null)
        .await
        .expect("signed out");
    for client in [&one, &two] {
        assert_eq!(ask(client, "GET", "/api/me", &Value::Null).await.0, 401);
    }
    while socket.next().await.expect("no error").is_some() {}
    assert_eq!(me(&bot).await["name"], "Kira");
    bot.delete("/api/sessions", &Value::Null)
        .await
        .expect("signed out");
    assert_eq!(ask(&bot, "GET", "/api/me", &Value::Null).await.0, 401);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let one = account(server.addr, "Kira", PASSWORD).await;
    let (_, welcome) = sign_in(server.addr, "Kira", PASSWORD).await;
    let two = Client::nobody(server.addr).with_token(welcome["token"].as_str().expect("a token"));
    // Whoever had a session for a minute may have made it.
    let made = two.post("/api/tokens", &json!({"label": "bot"})).await;
    let made = made.expect("a token");
    let bot = Client::nobody(server.addr).with_token(made["token"].as_str().expect("a secret"));
    let change = |old: &str, new: &str| json!({"old": old, "new": new});
    let path = "/api/account/password";
    for (body, expected) in [
        (change("wrong password", "engage warp"), 403),
        (change(PASSWORD, "short"), 400),
        (change(PASSWORD, "engage warp"), 200),
    ] {
        assert_eq!(ask(&one, "PUT", path, &body).await.0, expected, "{body}");
    }
    assert_eq!(me(&one).await["name"], "Kira");
    for client in [&two, &bot] {
        assert_eq!(ask(client, "GET", "/api/me", &Value::Null).await.0, 401);
    }
    assert_eq!(sign_in(server.addr, "Kira", PASSWORD).await.0, 401);
    assert_eq!(sign_in(server.addr, "Kira", "engage warp").await.0, 200);
    let guest = Client::guest(server.addr, "Guest").await.expect("a guest");
    let body = change("", "engage warp");
    assert_eq!(ask(&guest, "PUT", path, &body).await.0, 409);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_from_a_foreign_page_changes_nothing() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let request = async |method: &str, path: &str, headers: &str, body: &str| {
        let text = format!(
            "{method} {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{headers}\r\n{body}",
            body.len()
        );
        raw(addr, text).await
    };
    let body = format!("{{\"name\": \"Kira\", \"password\": \"{PASSWORD}\"}}");
    let welcome = request("POST", "/api/account", "", &body).await;
    let set = welcome
        .lines()
        .find(|line| line.to_lowercase().starts_with("set-cookie:"));
    let set = set.expect("a cookie");
    assert!(
        set.contains("HttpOnly") && set.contains("SameSite=Lax"),
        "{set}"
    );
    assert!(!welcome.contains("\"token\""));
    let cookie = set
        .split([' ', ';'])
        .find(|part| part.starts_with("spaceline="));
    let cookie = format!("Cookie: {}\r\n", cookie.expect("a value"));
    let evil = format!("{cookie}Origin: https://evil.example\r\n");
    let own = format!("{cookie}Origin: http://{addr}\r\n");
    for (method, path, body) in [
        ("PUT", "/api/settings", "{\"a\": 1}"),
        ("DELETE", "/api/account", "{}"),
        ("DELETE", "/api/sessions", ""),
        ("POST", "/api/tokens", "{\"label\": \"x\"}"),
        ("POST", "/api/decks", "{\"text\": \"x\"}"),
        ("PUT", "/api/friends/Kira", ""),
    ] {
        let refused = request(method, path, &evil, body).await;
        assert!(
            refused.starts_with("HTTP/1.1 403"),
            "{method} {path}: {refused}"
        );
    }
    let stored = request("PUT", "/api/settings", &own, "{\"a\": 1}").await;
    assert!(stored.starts_with("HTTP/1.1 200"), "{stored}");
    let me = request("GET", "/api/me", &cookie, "").await;
    assert!(me.contains("\"settings\":{\"a\":1}"), "{me}");
    // A page cannot send JSON elsewhere without asking first; anything else is not understood.
    let plain = format!(
        "POST /api/session HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\nContent-Type: text/plain\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    assert!(raw(addr, plain).await.starts_with("HTTP/1.1 400"));
    let out = request("DELETE", "/api/session", &own, "").await;
    assert!(out.contains("Max-Age=0"), "{out}");
    let me = request("GET", "/api/me", &cookie, "").await;
    assert!(me.starts_with("HTTP/1.1 401"), "{me}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_secret_of_a_token_is_told_once() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let kira = account(server.addr, "Kira", PASSWORD).await;
    let odo = account(server.addr, "Odo", PASSWORD).await;
    let mut ids = Vec::new();
    for n in 0..20 {
        let label = format!("{HOSTILE} {n}");
        let made = kira.post("/api/tokens", &json!({"label": label})).await;
        let made = made.expect("a token");
        assert!(
            made["label"]
                .as_str()
                .expect("a label")
                .starts_with("<script>")
        );
        let secret = made["token"].as_str().expect("a secret").to_owned();
        ids.push((made["id"].as_str().expect("an id").to_owned(), secret));
    }
    for (label, expected) in [("one more", 429), (" \u{202e} ", 400)] {
        let (status, _) = ask(&kira, "POST", "/api/tokens", &json!({"label": label})).await;
        assert_eq!(status, expected, "{label:?}");
    }
    let list = kira.text("/api/tokens").await.expect("a list");
    assert!(
        ids.iter()
            .all(|(id, secret)| list.contains(id) && !list.contains(secret))
    );
    let (id, secret) = &ids[7];
    let bot = Client::nobody(server.addr).with_token(secret);
    assert_eq!(me(&bot).await["name"], "Kira");
    let path = format!("/api/tokens/{id}");
    assert_eq!(
        ask(&odo, "DELETE", &path, &Value::Null).await.0,
        404,
        "somebody else's"
    );
    assert_eq!(me(&bot).await["name"], "Kira");
    kira.delete(&path, &Value::Null).await.expect("gone");
    assert_eq!(ask(&bot, "GET", "/api/me", &Value::Null).await.0, 401);
    for path in [
        "/api/tokens/x",
        "/api/tokens/%00",
        "/api/tokens/'%20OR%201=1",
    ] {
        assert_eq!(
            ask(&kira, "DELETE", path, &Value::Null).await.0,
            404,
            "{path}"
        );
    }
    assert_eq!(
        ask(
            &Client::nobody(server.addr),
            "GET",
            "/api/tokens",
            &Value::Null
        )
        .await
        .0,
        401
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_kept_as_they_are() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let kira = Client::guest(server.addr, "Kira").await.expect("a guest");
    let settings =
        json!({"language": "de", "note": HOSTILE, "zero": "\0", "list": [1, null, {"x": 1.5}]});
    kira.put("/api/settings", &settings).await.expect("stored");
    assert_eq!(me(&kira).await["settings"], settings);
    for (body, expected) in [
        (json!({"long": "x".repeat(8 * 1024)}), 413),
        (json!(["no", "object"]), 400),
        (json!("text"), 400),
    ] {
        let (status, _) = ask(&kira, "PUT", "/api/settings", &body).await;
        assert_eq!(status, expected);
    }
    assert_eq!(me(&kira).await["settings"], settings);
    server.stop().await;
}
