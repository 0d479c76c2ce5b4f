//! Texts that mean something elsewhere are only texts here.

use crate::bystanders::Bystanders;
use crate::common::{Folder, account, config, say, start, two_players_at};
use crate::headers::{decent, secure};
use crate::line::Ask;
use crate::soon;
use crate::wild::{TEXTS, Wild};
use serde_json::{Value, json};
use server::client::Client;

/// Everything bad in one.
const ALL: &str = "<script>alert('x')</script>'; DROP TABLE people; DROP TABLE games; -- \" %s ${7*7} {{7*7}} { $n } \\ \u{1F596}";

/// What fits where a name belongs.
const SHORT: &str = "<b>'; DROP TABLE decks; -- \" %s ${7*7} { $n } \\ \u{1F596}";

async fn get(client: &Client, addr: std::net::SocketAddr, path: &str) -> Value {
    let response = Ask::new("GET", path).token(client.token()).at(addr).await;
    secure(&response, path);
    assert_eq!(response.status, 200, "{path}: {response:?}");
    let kind = response.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("application/json"), "{path}: {kind}");
    response.json()
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_written_comes_back_as_it_was_and_as_json() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut bystanders = Bystanders::sit(addr).await;
    let kira = account(addr, "Kira", "'; DROP TABLE people; --").await;

    let label = json!({"label": ALL});
    let made = kira.post("/api/tokens", &label).await.expect("a token");
    let shown = get(&kira, addr, "/api/tokens").await.to_string();
    assert!(shown.contains("DROP TABLE"), "{shown}");
    let second = kira
        .clone()
        .with_token(made["token"].as_str().expect("a token"));
    assert_eq!(get(&second, addr, "/api/me").await["name"], "Kira");

    let settings = json!({ALL: ALL, "list": [ALL]});
    kira.put("/api/settings", &settings).await.expect("stored");
    assert_eq!(get(&kira, addr, "/api/me").await["settings"], settings);

    let deck = json!({"name": SHORT, "text": format!("Missions\n{ALL}\n")});
    let stored = kira.post("/api/decks", &deck).await.expect("a deck");
    let path = format!("/api/decks/{}", stored["id"].as_str().expect("an id"));
    let read = get(&bystanders.players[0].client, addr, &path).await;
    assert_eq!(
        (&read["name"], &read["text"]),
        (&deck["name"], &deck["text"])
    );
    assert_eq!(get(&kira, addr, "/api/decks").await[0]["name"], SHORT);
    let check = json!({"text": deck["text"]});
    let report = kira
        .post("/api/decks/check", &check)
        .await
        .expect("a report");
    assert!(report.to_string().contains("alert('x')"));
    for deck in [
        json!({"kind": "starter", "id": ALL}),
        json!({"kind": "stored", "id": ALL}),
        json!({"kind": "list", "name": ALL, "text": ALL}),
    ] {
        let ask = Ask::new("POST", "/api/games").token(kira.token());
        let response = ask.body(json!({"deck": deck}).to_string()).at(addr).await;
        decent(&response, "a deck");
        assert!(matches!(response.status, 400 | 404), "{response:?}");
    }

    let report = json!({"about": "Anna", "text": ALL});
    kira.post("/api/reports", &report).await.expect("a report");
    let export = get(&kira, addr, "/api/account/export").await;
    assert_eq!(export["reports"][0]["text"], ALL);
    assert_eq!(export["settings"], settings);

    // The chat, live and later.
    let mut late = kira.sit(&bystanders.id, 0).await.expect("a socket");
    soon("a view", late.next()).await.expect("a view");
    say(&kira, &bystanders.id, json!({"type": "chat", "text": ALL})).await;
    let heard = soon("a chat", async {
        loop {
            let message = bystanders.players[0].next().await;
            if message["type"] == "chat" {
                return message;
            }
        }
    });
    assert_eq!(heard.await["text"], ALL);
    let mut late = kira.sit(&bystanders.id, 0).await.expect("a socket");
    let view = late.next().await.expect("a message").expect("a view");
    assert_eq!(view["chat"][0]["text"], ALL);

    // A mark is any text.
    let seat = bystanders.asked().await.expect("a question");
    let player = &mut bystanders.players[seat];
    for mark in TEXTS {
        let n = player.seen.n;
        let message = json!({"type": "answer", "n": n + 9, "answer": {"kind": "Number", "value": 1}, "mark": mark});
        player.socket.send(&message).await.expect("sent");
        let reply = soon("a reply", async {
            loop {
                let said = player.next().await;
                if matches!(said["type"].as_str(), Some("refused" | "problem")) {
                    return said;
                }
            }
        });
        let reply = reply.await;
        assert!(
            reply["type"] == "problem" || reply["mark"] == *mark,
            "{mark:?}: {reply}"
        );
    }
    assert!(get(&kira, addr, "/api/people/Kira").await["name"] == "Kira");
    let replay = bystanders.check().await;
    assert!(!replay.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn searching_finds_what_is_meant_and_nothing_by_tricks() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let (id, [anna, bert]) = two_players_at(addr, json!({})).await;
    say(&bert, &id, json!({"type": "concede"})).await;
    let name = get(&anna, addr, "/api/me").await["name"].clone();
    let name = Wild::encoded(name.as_str().expect("a name"));
    let nobody = Client::nobody(addr);
    let found = async |query: &str| {
        let path = format!("/api/games/finished?{query}");
        let games = get(&nobody, addr, &path).await["games"].clone();
        games.as_array().expect("games").len()
    };
    assert_eq!(found(&format!("player={name}")).await, 1);
    for text in TEXTS.iter().chain(&[ALL]) {
        // An empty part is in every name, and so may be a letter or a space.
        let nothing = |c: char| c.is_whitespace() || c.is_control() || c == '\u{feff}';
        let harmless = text.chars().all(nothing);
        for key in ["player", "deck"] {
            let query = format!("{key}={}", Wild::encoded(text));
            let response = Ask::new("GET", &format!("/api/games/finished?{query}"))
                .at(addr)
                .await;
            decent(&response, &query);
            if response.status == 200 && !harmless {
                let games = response.json()["games"].as_array().map(Vec::len);
                assert_eq!(games, Some(0), "{query}");
            }
        }
        for path in [
            "/api/games/finished?bot=",
            "/api/games/finished?edition=",
            "/api/games/finished?before=",
            "/api/ratings?pool=",
            "/api/people/",
            "/api/starters/",
            "/api/decks/",
            "/api/games/",
        ] {
            let path = format!("{path}{}", Wild::encoded(text));
            let response = Ask::new("GET", &path).at(addr).await;
            decent(&response, &path);
        }
    }
    // Each letter of a pattern is only a letter.
    for pattern in ["A%25a", "A_na", "%25", "_", "%5C", "*", "A*"] {
        assert_eq!(found(&format!("player={pattern}")).await, 0, "{pattern}");
    }
    assert_eq!(
        found(&format!("player={name}")).await,
        1,
        "it is still there"
    );
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_cannot_pretend_to_be_others_or_something_else() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    account(addr, "Kira", "make it so").await;
    for name in [
        "a",
        " Kira",
        "Kira ",
        "Ki  ra",
        "Ki\u{200b}ra",
        "Ki\u{202e}ra",
        "Ki\u{ad}ra",
        "K\0ira",
        "Ki\nra",
        "<b>Kira</b>",
        "Kira'",
        "Kira\"",
        "Ki&ra",
        "../Kira",
        "x".repeat(25).as_str(),
        ".Kira",
        "Kira.",
        "Ki..ra",
        "\u{1F596}\u{1F596}",
    ] {
        let body = json!({"name": name, "token": true}).to_string();
        let response = Ask::new("POST", "/api/guest").body(body).at(addr).await;
        decent(&response, name);
        // What stands around a name is left out; everything else is refused.
        let given = response.json()["name"].as_str().map(str::to_lowercase);
        let around = name.trim() != name && given.is_some_and(|name| name.starts_with("kira "));
        assert!(response.status == 400 || around, "{name:?}: {response:?}");
    }
    // Whoever takes a name that is taken, by whatever letters, is called otherwise.
    for name in ["Kira", "kira", "KIRA", "Kira"] {
        let body = json!({"name": name, "token": true}).to_string();
        let response = Ask::new("POST", "/api/guest").body(body).at(addr).await;
        let given = response.json()["name"]
            .as_str()
            .unwrap_or_default()
            .to_lowercase();
        assert_ne!(given, "kira", "{name}: {response:?}");
    }
    // Cyrillic and full-width letters that look the same.
    for name in [
        "\u{41a}ir\u{430}",
        "\u{ff2b}ira",
        "Kir\u{e0001}a",
        "\u{212a}ira",
    ] {
        let body = json!({"name": name, "token": true}).to_string();
        let response = Ask::new("POST", "/api/guest").body(body).at(addr).await;
        decent(&response, name);
        let given = response.json()["name"]
            .as_str()
            .unwrap_or_default()
            .to_lowercase();
        assert_ne!(given, "kira", "{name}: {response:?}");
    }
    bystanders.check().await;
    server.stop().await;
}
