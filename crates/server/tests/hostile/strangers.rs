//! Other people's things: games, replays, decks, tokens, sessions.

use crate::bystanders::Bystanders;
use crate::common::{Folder, account, ask, config, say, start, two_players_at};
use crate::headers::{decent, refused};
use crate::line::{Ask, Line, Response, upgrade};
use serde_json::{Value, json};
use server::client::Client;
use server::config::Config;
use std::net::SocketAddr;

/// An id that nothing has.
const UNKNOWN: &str = "abcdefghijkmnpqr";

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_for_you_looks_as_if_it_were_not_there() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let nobody = Client::nobody(addr);
    let (id, [anna, bert]) = two_players_at(addr, json!({"access": "password"})).await;
    say(&anna, &id, json!({"type": "chat", "text": "our secret"})).await;
    // While it goes on, only the right word helps.
    for what in ["", "/view", "/history", "/stream", "/socket"] {
        for password in [
            "",
            "?password=",
            "?password=Open%20sesame",
            "?password=open%20sesame%00",
            "?password=%25",
        ] {
            for client in [&eve, &nobody] {
                let path = format!("/api/games/{id}{what}{password}");
                let ask = if what == "/socket" {
                    upgrade(&path)
                } else {
                    Ask::new("GET", &path)
                };
                refused(&ask.token(client.token()).at(addr).await, 403, &path);
            }
        }
    }
    for (path, body) in [
        ("messages", json!({"type": "chat", "text": "hello"})),
        ("join", json!({})),
        ("join", json!({"password": "wrong"})),
        ("continue", json!({"at": 0, "seat": 0})),
    ] {
        let path = format!("/api/games/{id}/{path}");
        let (status, said) = ask(&eve, "POST", &path, &body).await;
        assert!(
            matches!(status, 403 | 404 | 409) || said["type"] == "problem",
            "{path}: {status} {said}"
        );
        assert!(!said.to_string().contains("secret"), "{said}");
    }
    say(&bert, &id, json!({"type": "concede"})).await;

    // Afterwards it is the same as none.
    let same = async |method: &str, what: &str, body: &Value| {
        for client in [&eve, &nobody] {
            let path = |id: &str| format!("/api/games/{id}{what}");
            let there = ask(client, method, &path(&id), body).await;
            let none = ask(client, method, &path(UNKNOWN), body).await;
            assert_eq!(there, none, "{method} {what}");
            assert_ne!(there.0, 200, "{method} {what}: {}", there.1);
        }
    };
    for what in [
        "",
        "/view",
        "/view?seat=0",
        "/view?at=0&seat=all",
        "/history",
        "/replay",
        "/stream",
    ] {
        same("GET", what, &Value::Null).await;
        let with = if what.contains('?') { "&" } else { "?" };
        same(
            "GET",
            &format!("{what}{with}password=open%20sesame"),
            &Value::Null,
        )
        .await;
    }
    same(
        "POST",
        "/messages",
        &json!({"type": "chat", "text": "hello"}),
    )
    .await;
    same("POST", "/messages", &json!({"type": "rematch"})).await;
    same("POST", "/continue", &json!({"at": 0, "seat": 0})).await;
    same("POST", "/join", &json!({"password": "open sesame"})).await;
    same("POST", "/start", &json!({})).await;
    same("POST", "/leave", &json!({})).await;
    same("POST", "/deck", &json!({"kind": "starter", "id": "earth"})).await;
    same("POST", "/seats/0", &json!({})).await;
    for list in [
        "/api/games",
        "/api/games?stage=over",
        "/api/games/finished",
        "/api/games?mine=true",
    ] {
        let (_, games) = ask(&eve, "GET", list, &Value::Null).await;
        assert!(!games.to_string().contains(&id), "{list}");
    }
    let (_, profile) = ask(&eve, "GET", "/api/people/Anna2", &Value::Null).await;
    assert!(!profile.to_string().contains(&id));
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_peoples_tokens_decks_and_sessions_are_out_of_reach() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let kira = account(addr, "Kira", "make it so").await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let made = kira
        .post("/api/tokens", &json!({"label": "bot"}))
        .await
        .expect("a token");
    let deck = kira
        .post("/api/decks", &json!({"text": "Missions\nEarth"}))
        .await
        .expect("a deck");
    let (token, deck) = (&made["id"], &deck["id"]);
    let change = json!({"name": "mine now", "text": "x"});
    for (method, path, id, body) in [
        ("DELETE", "/api/tokens/", token, Value::Null),
        ("DELETE", "/api/decks/", deck, Value::Null),
        ("PUT", "/api/decks/", deck, change),
    ] {
        let at = |id: &str| format!("{path}{id}");
        let there = ask(&eve, method, &at(id.as_str().expect("an id")), &body).await;
        let none = ask(&eve, method, &at(UNKNOWN), &body).await;
        assert_eq!(there, none, "{method} {path}");
        assert_eq!(there.0, 404);
    }
    let secret = made["token"].as_str().expect("a token");
    // A token is known whole, in its header, or not at all.
    let short = &secret[..secret.len() - 1];
    let id = token.as_str().expect("an id");
    for header in [
        format!("Bearer {short}"),
        format!("Bearer {secret}0"),
        format!("Bearer {secret} {secret}"),
        format!("Bearer {id}"),
        format!("Basic {secret}"),
        secret.to_owned(),
        format!("Bearer {}", secret.to_uppercase()),
        "Bearer %".to_owned(),
        "Bearer".to_owned(),
        String::new(),
    ] {
        let response = Ask::new("GET", "/api/me")
            .with("Authorization", &header)
            .at(addr)
            .await;
        refused(&response, 401, &header);
    }
    for path in [
        format!("/api/me?token={secret}"),
        format!("/api/me?access_token={secret}"),
    ] {
        refused(
            &Ask::new("GET", &path).at(addr).await,
            401,
            "in the address",
        );
    }
    // A seat and a name are not chosen by a header either.
    let response = Ask::new("GET", "/api/me")
        .with("X-User", "Kira")
        .with("X-Forwarded-User", "Kira")
        .with("Cookie", "spaceline=; name=Kira; admin=true")
        .at(addr)
        .await;
    refused(&response, 401, "claims");
    assert_eq!(
        kira.get("/api/tokens")
            .await
            .expect("tokens")
            .as_array()
            .map(Vec::len),
        Some(2)
    );
    bystanders.check().await;
    server.stop().await;
}

async fn sign_in(addr: SocketAddr, name: &str, password: &str) -> Response {
    let body = json!({"name": name, "password": password}).to_string();
    let response = Ask::new("POST", "/api/session").body(body).at(addr).await;
    decent(&response, name);
    response
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_is_answered_like_a_wrong_password() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    account(addr, "Kira", "make it so").await;
    let strip = |mut response: Response| {
        response
            .headers
            .retain(|(name, _)| name != "date" && name != "x-request-id");
        (response.status, response.headers, response.body)
    };
    let wrong = strip(sign_in(addr, "Kira", "make it not").await);
    assert_eq!(wrong.0, 401);
    for name in [
        "Nobody",
        "Anna",
        "ensign",
        "deleted",
        "' OR 1=1 --",
        "K",
        "<b>",
    ] {
        assert_eq!(
            strip(sign_in(addr, name, "make it so").await),
            wrong,
            "{name}"
        );
    }
    bystanders.check().await;
    server.stop().await;
}

fn me(cookie: &str) -> Ask {
    Ask::new("GET", "/api/me").with("Cookie", &format!("spaceline={cookie}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_somebody_else_prepared_is_not_taken_over() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let origin = format!("http://{addr}");
    let with = |ask: Ask, cookie: &str| {
        ask.with("Cookie", &format!("spaceline={cookie}"))
            .with("Origin", &origin)
    };
    let post = |path: &str, body: Value| Ask::new("POST", path).body(body.to_string());
    // A value of one's own choice is never a session.
    let fixed = "f".repeat(64);
    let guest = with(post("/api/guest", json!({"name": "Eve"})), &fixed)
        .at(addr)
        .await;
    assert_eq!(guest.status, 200, "{guest:?}");
    let mallory = guest.cookie().expect("a cookie").to_owned();
    assert_ne!(mallory, fixed);
    assert_eq!(me(&fixed).at(addr).await.status, 401);
    assert_eq!(me(&mallory).at(addr).await.status, 200);
    // Mallory's cookie lies in the browser of Kira, who makes an account and signs in with it.
    let credentials = json!({"name": "Kira", "password": "make it so"});
    let made = with(post("/api/account", credentials.clone()), &mallory)
        .at(addr)
        .await;
    assert_eq!(made.status, 200, "{made:?}");
    let kira = made.cookie().expect("a new cookie").to_owned();
    assert_ne!(kira, mallory);
    assert_eq!(me(&kira).at(addr).await.json()["name"], "Kira");
    let then = me(&mallory).at(addr).await;
    assert_ne!(
        then.json()["name"],
        "Kira",
        "the prepared session is Kira's now"
    );
    let again = with(post("/api/session", credentials), &kira)
        .at(addr)
        .await;
    let again = again.cookie().expect("a cookie").to_owned();
    assert_ne!(again, kira);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_is_for_this_server_and_its_pages_only() {
    let folder = Folder::new();
    let public_url = Some("https://spaceline.example.org".to_owned());
    let server = start(Config {
        public_url,
        ..config(&folder)
    })
    .await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let own = "https://spaceline.example.org";
    let body = json!({"name": "Eve"}).to_string();
    let came = Ask::new("POST", "/api/guest")
        .with("Origin", own)
        .body(body)
        .at(addr)
        .await;
    assert_eq!(came.status, 200, "{came:?}");
    let set = came.header("set-cookie").expect("a cookie").to_owned();
    for flag in ["HttpOnly", "Secure", "SameSite=", "Path=/"] {
        assert!(set.contains(flag), "{flag}: {set}");
    }
    assert!(
        !set.contains("SameSite=None") && !set.contains("Domain="),
        "{set}"
    );
    let cookie = format!("spaceline={}", came.cookie().expect("a value"));
    let game = &bystanders.id;
    let foreign = [
        "null",
        "https://evil.example",
        "http://spaceline.example.org",
        "https://spaceline.example.org:444",
        "https://spaceline.example.org.evil.example",
        "https://evil.example/https://spaceline.example.org",
        "https://evilspaceline.example.org",
        "https://sub.spaceline.example.org",
        "https://spaceline.example.org@evil.example",
        "https://spaceline.example.org, https://evil.example",
        "https://spaceline.example.org/",
        "",
    ];
    let changes = [
        ("POST", "/api/games".to_owned(), "{}"),
        ("PUT", "/api/settings".to_owned(), "{\"a\": 1}"),
        (
            "POST",
            format!("/api/games/{game}/messages"),
            "{\"type\": \"chat\", \"text\": \"hi\"}",
        ),
        ("POST", "/api/tokens".to_owned(), "{\"label\": \"x\"}"),
        ("DELETE", "/api/session".to_owned(), ""),
        ("DELETE", "/api/account".to_owned(), "{}"),
    ];
    for origin in foreign {
        for (method, path, body) in &changes {
            // Whatever else they claim.
            let ask = Ask::new(method, path)
                .with("Cookie", &cookie)
                .with("Origin", origin)
                .with("Host", "spaceline.example.org")
                .with("X-Forwarded-Host", "spaceline.example.org")
                .with("Referer", "https://spaceline.example.org/")
                .with("X-HTTP-Method-Override", "GET")
                .body(*body);
            refused(
                &ask.at(addr).await,
                403,
                &format!("{method} {path} from {origin:?}"),
            );
        }
        for path in [
            format!("/api/games/{game}/socket"),
            "/api/lobby/socket".to_owned(),
        ] {
            let ask = upgrade(&path)
                .with("Cookie", &cookie)
                .with("Origin", origin);
            refused(&ask.at(addr).await, 403, &format!("{path} from {origin:?}"));
        }
    }
    // The page of the same server may, and the host that was asked for does not matter.
    for host in ["spaceline.example.org", "evil.example", "127.0.0.1"] {
        let host_page = format!("https://{host}");
        let ask = Ask::new("PUT", "/api/settings")
            .with("Cookie", &cookie)
            .with("Host", host);
        let response = ask
            .clone()
            .with("Origin", own)
            .body("{\"b\": 2}")
            .at(addr)
            .await;
        assert_eq!(response.status, 200, "{host}: {response:?}");
        if host_page != own {
            let response = ask
                .with("Origin", &host_page)
                .body("{\"b\": 3}")
                .at(addr)
                .await;
            refused(&response, 403, host);
        }
    }
    let response = me(came.cookie().expect("a value")).at(addr).await;
    assert_eq!(response.json()["settings"], json!({"b": 2}), "{response:?}");
    // With a token it does not matter where it comes from: no browser sends it by itself.
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let ask = Ask::new("PUT", "/api/settings").token(eve.token());
    let response = ask
        .with("Origin", "https://evil.example")
        .body("{}")
        .at(addr)
        .await;
    assert_eq!(response.status, 200, "{response:?}");
    let line = Line::socket(addr, &format!("/api/games/{game}/socket"), eve.token()).await;
    drop(line);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_the_password_of_a_table_does_not_hold_the_game_up() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let (id, clients) = two_players_at(addr, json!({"access": "password"})).await;
    let mut game = Bystanders::at(addr, &id, clients, 31).await;
    // Each guess takes some time to be judged, by purpose.
    let mut guesses = Vec::new();
    for n in 0..60 {
        let path = format!("/api/games/{id}/view?password=guess{n}");
        guesses.push(tokio::spawn(async move {
            Ask::new("GET", &path).at(addr).await
        }));
    }
    let began = std::time::Instant::now();
    assert!(game.play(3).await);
    let took = began.elapsed();
    let still = guesses.iter().filter(|guess| !guess.is_finished()).count();
    for guess in guesses {
        refused(&guess.await.expect("a response"), 403, "a guess");
    }
    assert!(
        still > 30,
        "the game waited {took:?}, until all but {still} guesses were judged"
    );
    game.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_and_tables_are_changed_by_those_who_may() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let [anna, eve] = ["Host", "Eve"].map(|name| Client::guest(addr, name));
    let (anna, eve) = (anna.await.expect("a guest"), eve.await.expect("a guest"));
    let nobody = Client::nobody(addr);
    let body = json!({"deck": {"kind": "starter", "id": "earth"}, "setup": {"players": 3}});
    let opened = anna.post("/api/games", &body).await.expect("a table");
    let id = opened["id"].as_str().expect("an id").to_owned();
    let path = |what: &str| format!("/api/games/{id}/{what}");
    let before = anna
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    for (what, body) in [
        ("start", json!({})),
        ("leave", json!({})),
        ("deck", json!({"kind": "starter", "id": "romulan"})),
        ("seats/0", json!({})),
        ("seats/0", json!({"bot": "random"})),
        ("seats/1", json!({"bot": "random"})),
        ("join", json!({"seat": 0})),
        ("join", json!({"seat": 3})),
        ("join", json!({"seat": 255})),
        ("join", json!({"seat": 256})),
        ("continue", json!({"at": 0, "seat": 0})),
    ] {
        for client in [&eve, &nobody] {
            let (status, said) = ask(client, "POST", &path(what), &body).await;
            let fine = matches!(status, 400 | 401 | 403 | 404 | 409);
            assert!(fine, "{what} {body}: {status} {said}");
        }
    }
    for body in [
        json!({"setup": {"players": 0}}),
        json!({"setup": {"players": 1}}),
        json!({"setup": {"players": 7}}),
        json!({"setup": {"players": 255}}),
        json!({"setup": {"clock": {"kind": "live", "base": 0, "increment": 0}}}),
        json!({"setup": {"clock": {"kind": "live", "base": 4_294_967_295_u32, "increment": 4_294_967_295_u32}}}),
        json!({"setup": {"clock": {"kind": "days", "days": 0}}}),
        json!({"setup": {"clock": {"kind": "days", "days": 65535}}}),
        json!({"setup": {"sets": vec![1; 10_000]}}),
        json!({"setup": {"access": "password"}}),
        json!({"setup": {"access": "password"}, "password": ""}),
        json!({"setup": {"access": "password"}, "password": "x".repeat(100_000)}),
        json!({"bots": vec!["random"; 1000]}),
        json!({"bots": ["<b>"]}),
        json!({"start": true}),
    ] {
        let (status, said) = ask(&eve, "POST", "/api/games", &body).await;
        let short: String = body.to_string().chars().take(90).collect();
        assert!(
            matches!(status, 400 | 409 | 413),
            "{short}: {status} {said}"
        );
    }
    let after = anna
        .get(&format!("/api/games/{id}"))
        .await
        .expect("a table");
    assert_eq!(before, after);
    bystanders.check().await;
    server.stop().await;
}
