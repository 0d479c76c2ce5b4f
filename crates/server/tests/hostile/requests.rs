//! Requests to every address with everything but what belongs there.

use crate::bystanders::Bystanders;
use crate::common::{Folder, account, config, start};
use crate::headers::decent;
use crate::line::{Ask, upgrade};
use crate::times;
use crate::wild::{RAW, TEXTS, Wild, deep};
use serde_json::{Value, json};
use server::client::Client;

/// All addresses that there are, with a body as it should be. `GAME`, `DECK` and the like are things that exist.
fn routes() -> Vec<(&'static str, &'static str, Value)> {
    let deck = json!({"name": "Mine", "text": "Missions\nEarth"});
    vec![
        ("POST", "/api/guest", json!({"name": "Robo", "token": true})),
        ("GET", "/api/me", Value::Null),
        ("DELETE", "/api/session", Value::Null),
        ("DELETE", "/api/sessions", Value::Null),
        (
            "PUT",
            "/api/account/password",
            json!({"old": "a", "new": "b"}),
        ),
        ("DELETE", "/api/account", json!({"password": "x"})),
        ("GET", "/api/account/export", Value::Null),
        ("GET", "/api/tokens", Value::Null),
        ("POST", "/api/tokens", json!({"label": "bot"})),
        ("DELETE", "/api/tokens/ID", Value::Null),
        ("PUT", "/api/settings", json!({"language": "de"})),
        ("GET", "/api/friends", Value::Null),
        ("PUT", "/api/friends/NAME", Value::Null),
        ("DELETE", "/api/friends/NAME", Value::Null),
        ("PUT", "/api/blocks/NAME", Value::Null),
        ("DELETE", "/api/blocks/NAME", Value::Null),
        (
            "POST",
            "/api/reports",
            json!({"about": "Anna", "text": "rude", "game": "GAME"}),
        ),
        ("GET", "/api/people/NAME", Value::Null),
        ("GET", "/api/ratings", Value::Null),
        ("GET", "/api/decks", Value::Null),
        ("POST", "/api/decks", deck.clone()),
        (
            "POST",
            "/api/decks/check",
            json!({"text": "Missions\nEarth", "rules": "2003", "sets": [1]}),
        ),
        ("GET", "/api/decks/DECK", Value::Null),
        ("PUT", "/api/decks/DECK", deck),
        ("DELETE", "/api/decks/ID", Value::Null),
        ("GET", "/api/starters", Value::Null),
        ("GET", "/api/starters/earth", Value::Null),
        ("GET", "/api/cards", Value::Null),
        ("GET", "/api/cards/search", Value::Null),
        ("GET", "/api/rules", Value::Null),
        ("GET", "/api/blocks", Value::Null),
        ("GET", "/api/games/GAME/why", Value::Null),
        ("GET", "/api/games/GAME/why-not", Value::Null),
        ("GET", "/api/games/GAME/checklist", Value::Null),
        ("GET", "/api/games/GAME/forecast", Value::Null),
        ("GET", "/api/games", Value::Null),
        (
            "POST",
            "/api/games",
            json!({"setup": {"edition": "second", "rules": "2003", "players": 2, "sets": [1, 2],
                "clock": {"kind": "live", "base": 1800, "increment": 10}, "access": "password", "rated": false,
                "watched": true}, "deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "password": "x", "start": false}),
        ),
        ("GET", "/api/games/finished", Value::Null),
        ("GET", "/api/games/GAME", Value::Null),
        (
            "POST",
            "/api/games/GAME/join",
            json!({"seat": 1, "deck": {"kind": "any_starter"}, "password": "x"}),
        ),
        (
            "POST",
            "/api/games/GAME/deck",
            json!({"kind": "list", "name": "Mine", "text": "Missions\nEarth"}),
        ),
        (
            "POST",
            "/api/games/GAME/seats/1",
            json!({"bot": "random", "deck": {"kind": "starter", "id": "earth"}}),
        ),
        ("POST", "/api/games/GAME/start", json!({})),
        ("POST", "/api/games/GAME/leave", json!({})),
        ("GET", "/api/games/GAME/replay", Value::Null),
        ("GET", "/api/games/GAME/view", Value::Null),
        ("GET", "/api/games/GAME/history", Value::Null),
        (
            "POST",
            "/api/games/GAME/continue",
            json!({"at": 0, "seat": 0, "bots": ["random"]}),
        ),
        (
            "POST",
            "/api/games/GAME/messages",
            json!({"type": "chat", "text": "hello"}),
        ),
        ("GET", "/api/games/GAME/stream", Value::Null),
        ("GET", "/api/lobby/stream", Value::Null),
        ("SOCKET", "/api/games/GAME/socket", Value::Null),
        ("SOCKET", "/api/lobby/socket", Value::Null),
    ]
}

/// Who ends a session with it has none afterwards.
fn leaves(path: &str) -> bool {
    matches!(path, "/api/session" | "/api/sessions" | "/api/account")
}

struct Attack {
    addr: std::net::SocketAddr,
    eve: Client,
    game: String,
    deck: String,
}

impl Attack {
    async fn new(addr: std::net::SocketAddr) -> Attack {
        let eve = Client::guest(addr, "Eve").await.expect("a guest");
        let opened = eve.post("/api/games", &json!({})).await.expect("a table");
        let deck = json!({"text": "Missions\nEarth"});
        let stored = eve.post("/api/decks", &deck).await.expect("a deck");
        let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
        Attack {
            addr,
            game: id(&opened),
            deck: id(&stored),
            eve,
        }
    }

    fn path(&self, route: &str) -> String {
        let path = route.replace("GAME", &self.game);
        path.replace("DECK", &self.deck)
            .replace("ID", "abcdefghijkmnpqr")
            .replace("NAME", "Anna")
    }

    /// Sends it, and looks at the response only as far as every response is the same.
    async fn send(&self, ask: Ask, route: &str) -> u16 {
        let token = match leaves(route) {
            true => None,
            false => self.eve.token(),
        };
        let ask = ask.token(token);
        let response = ask.at(self.addr).await;
        let body: String = String::from_utf8_lossy(&ask.body)
            .chars()
            .take(300)
            .collect();
        let what = format!("{} {} {body}", ask.method, ask.path);
        if response.status != 101 {
            decent(&response, &what);
        }
        response.status
    }
}

fn ask(method: &str, path: &str) -> Ask {
    match method {
        "SOCKET" => upgrade(path).with("Sec-WebSocket-Version", "none"),
        method => Ask::new(method, path),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn spoilt_bodies_are_refused_with_a_problem() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut bystanders = Bystanders::sit(server.addr).await;
    let attack = Attack::new(server.addr).await;
    let mut wild = Wild::new(3);
    for (method, route, good) in routes() {
        let path = attack.path(route);
        if method == "GET" || method == "SOCKET" {
            continue;
        }
        for _ in 0..times(6) {
            let good = good.to_string().replace("GAME", &attack.game);
            let value: Value = serde_json::from_str(&good).expect("JSON");
            let body = match wild.below(4) {
                0 => wild.scratched(&good),
                1 => wild.value(3).to_string().into_bytes(),
                _ => wild.spoiled(&value).to_string().into_bytes(),
            };
            attack.send(ask(method, &path).body(body), route).await;
        }
        let deep = [deep("[", "]", 20_000), deep("{\"a\":", "}", 20_000)];
        let broken = [wild.one(RAW).to_owned(), wild.one(RAW).to_owned()];
        for body in broken.into_iter().chain(deep) {
            attack.send(ask(method, &path).body(body), route).await;
        }
        if good.is_object() && !matches!(route, "/api/settings") && !leaves(route) {
            // What is not known is refused, and so is what is not said to be JSON.
            let mut more = good.clone();
            more["colour"] = json!("blue");
            let status = attack
                .send(ask(method, &path).body(more.to_string()), route)
                .await;
            let empty = good.as_object().is_some_and(serde_json::Map::is_empty);
            assert!(empty || status == 400, "{method} {path}: {status}");
            let mut form = ask(method, &path).with("Content-Type", "text/plain");
            form.body = good.to_string().into_bytes();
            let status = attack.send(form, route).await;
            assert!(empty || status == 400, "{method} {path} as text: {status}");
        }
    }
    assert!(bystanders.play(1).await);
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_paths_queries_and_methods_are_refused_with_a_problem() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let bystanders = Bystanders::sit(server.addr).await;
    let attack = Attack::new(server.addr).await;
    let mut wild = Wild::new(4);
    let keys = [
        "stage", "mine", "since", "at", "seat", "password", "player", "deck", "bot", "edition",
        "until", "limit", "before", "pool", "tokens", "q", "card", "cards", "picked", "mission",
        "words",
    ];
    for (method, route, good) in routes() {
        let with = |wild: &mut Wild| match (method, wild.below(2)) {
            ("GET" | "SOCKET", _) | (_, 0) => Vec::new(),
            _ => good.to_string().into_bytes(),
        };
        for _ in 0..times(4) {
            let mut query = String::new();
            for _ in 0..=wild.below(3) {
                let value = match wild.below(3) {
                    0 => wild.number().to_string(),
                    _ => wild.text(),
                };
                query += &format!("&{}={}", wild.one(&keys), Wild::encoded(&value));
            }
            let path = format!("{}?{}", attack.path(route), &query[1..]);
            let body = with(&mut wild);
            attack.send(ask(method, &path).body(body), route).await;
        }
        let path = attack.path(route);
        for query in [
            "?%",
            "?%ff=%fe",
            "?&&&===",
            "?since=1&since=2",
            "?at=1e9",
            "?#",
            "?seat=256",
        ] {
            attack
                .send(ask(method, &format!("{path}{query}")), route)
                .await;
        }
        // Something else where a name or an id belongs.
        for part in ["GAME", "DECK", "ID", "NAME", "seats/1", "earth"] {
            if !route.contains(part) {
                continue;
            }
            for _ in 0..times(3) {
                let odd = Wild::encoded(wild.one(TEXTS));
                let odd = if part == "seats/1" {
                    format!("seats/{odd}")
                } else {
                    odd
                };
                let path = attack.path(&route.replace(part, &odd));
                let body = with(&mut wild);
                attack.send(ask(method, &path).body(body), route).await;
            }
            for odd in ["%ff%fe", "%", "..", "%2e%2e", "%2f", "a%2fb", "//", ";"] {
                let path = attack.path(&route.replace(part, odd));
                attack.send(ask(method, &path), route).await;
            }
            let long = "a".repeat(4000);
            attack
                .send(
                    ask(method, &attack.path(&route.replace(part, &long))),
                    route,
                )
                .await;
        }
        for odd in ["PATCH", "TRACE", "PROPFIND", "OPTIONS", "get"] {
            let status = attack.send(Ask::new(odd, &path), route).await;
            assert!(matches!(status, 405 | 404), "{odd} {path}: {status}");
        }
    }
    // Numbers at the ends of what there is.
    for (route, statuses) in [
        ("/api/games/finished?limit=0", [200, 400]),
        ("/api/games/finished?limit=-1", [400, 400]),
        ("/api/games/finished?limit=100000", [200, 400]),
        ("/api/games/finished?since=9223372036854775807", [200, 400]),
        ("/api/games/finished?until=-9223372036854775808", [200, 400]),
        ("/api/games/finished?before=x", [200, 400]),
        ("/api/games/GAME/view?at=4294967295", [400, 409]),
        ("/api/games/GAME/view?at=18446744073709551616", [400, 409]),
        ("/api/games/GAME/view?seat=-1", [400, 409]),
        ("/api/games/GAME/stream?since=4294967295", [200, 400]),
    ] {
        let path = attack.path(&route.replace("GAME", &bystanders.id));
        let status = attack.send(Ask::new("GET", &path), route).await;
        assert!(statuses.contains(&status), "{path}: {status}");
    }
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn spoilt_names_and_passwords_are_refused_with_a_problem() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let bystanders = Bystanders::sit(server.addr).await;
    let attack = Attack::new(server.addr).await;
    let kira = account(server.addr, "Kira", "make it so").await;
    let mut wild = Wild::new(5);
    for text in TEXTS {
        let guest = json!({"name": text, "token": true}).to_string();
        let ask = Ask::new("POST", "/api/guest").body(guest);
        let response = ask.at(server.addr).await;
        decent(&response, text);
        let good = text.chars().count() >= 2
            && text
                .chars()
                .all(|c| c.is_alphanumeric() || " .-_".contains(c))
            && !text.starts_with([' ', '.', '-', '_'])
            && !text.ends_with([' ', '.', '-', '_']);
        assert_eq!(
            response.status == 200,
            good && !["deleted", "ensign"].contains(text),
            "{text:?}"
        );
    }
    for body in [
        json!({"name": "Kira"}),
        json!({"name": "Kira", "password": ""}),
        json!({"name": "Kira", "password": null}),
        json!({"name": "Kira", "password": ["make it so"]}),
        json!({"name": ["Kira"], "password": "make it so"}),
        json!({"name": "Kira", "password": "x".repeat(200_000)}),
        json!({"name": "x".repeat(200_000), "password": "make it so"}),
        json!({"name": "Kira", "password": "make it so\0"}),
        json!({"name": "Kira", "password": "' OR '1'='1"}),
        json!({"name": "Kira' --", "password": "make it so"}),
        json!({"name": "K%", "password": "make it so"}),
    ] {
        for path in ["/api/session", "/api/account"] {
            let ask = Ask::new("POST", path).body(body.to_string());
            let response = ask.at(server.addr).await;
            decent(&response, &body.to_string());
            assert_ne!(response.status, 200, "{path} {body}");
        }
    }
    for _ in 0..times(10) {
        let body = wild.spoiled(&json!({"name": "Kira", "password": "wrong word"}));
        let ask = Ask::new("POST", "/api/session").body(body.to_string());
        attack.send(ask, "/api/session").await;
    }
    assert_eq!(kira.get("/api/me").await.expect("somebody")["name"], "Kira");
    bystanders.check().await;
    server.stop().await;
}
