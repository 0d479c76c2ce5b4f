//! Decks: kept, shared, judged, played.

mod common;

use cards::deck::starters::starters;
use common::{Folder, ask, config, start};
use serde_json::{Value, json};
use server::client::Client;
use std::time::{Duration, Instant};

const HOSTILE: &str = "<img src=x onerror=alert(1)>'); DELETE FROM decks; -- %s";

fn starter(id: &str) -> &'static str {
    let found = starters().iter().find(|starter| starter.id == id);
    found.expect("a starter deck").text
}

fn id_of(value: &Value) -> String {
    value["id"].as_str().expect("an id").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_read_by_everybody_with_its_link_and_changed_by_its_owner() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    let nobody = Client::nobody(server.addr);
    let deck = json!({"text": starter("earth")});
    let stored = anna.post("/api/decks", &deck).await.expect("a deck");
    assert_ne!(stored["name"], "", "the name in the list");
    let path = format!("/api/decks/{}", id_of(&stored));
    for (client, own) in [(&anna, true), (&bert, false), (&nobody, false)] {
        let read = client.get(&path).await.expect("the deck");
        assert_eq!(read["text"], starter("earth"));
        assert_eq!((&read["by"], &read["own"]), (&json!("Anna"), &json!(own)));
    }
    assert_eq!(bert.get("/api/decks").await.expect("decks"), json!([]));

    let change = json!({"name": HOSTILE, "text": HOSTILE});
    assert_eq!(ask(&bert, "PUT", &path, &change).await.0, 404);
    assert_eq!(ask(&bert, "DELETE", &path, &Value::Null).await.0, 404);
    assert_eq!(ask(&nobody, "PUT", &path, &change).await.0, 401);
    assert_eq!(ask(&nobody, "DELETE", &path, &Value::Null).await.0, 401);
    assert_eq!(ask(&nobody, "GET", "/api/decks", &Value::Null).await.0, 401);
    assert_eq!(
        nobody.get(&path).await.expect("the deck")["text"],
        starter("earth")
    );

    anna.put(&path, &change).await.expect("changed");
    let read = nobody.get(&path).await.expect("the deck");
    assert_eq!(
        (&read["name"], &read["text"]),
        (&json!(HOSTILE), &json!(HOSTILE))
    );
    for (body, expected) in [
        (json!({"text": "x".repeat(33 * 1024)}), 413),
        (json!({"text": "a\0b"}), 400),
        (json!({"name": "x"}), 400),
        (json!({"text": "x", "person": "y"}), 400),
    ] {
        assert_eq!(ask(&anna, "PUT", &path, &body).await.0, expected);
        assert_eq!(ask(&anna, "POST", "/api/decks", &body).await.0, expected);
    }
    anna.delete(&path, &Value::Null).await.expect("deleted");
    for path in [
        &path,
        "/api/decks/%00",
        "/api/decks/'%20OR%20''='",
        "/api/decks/x",
    ] {
        assert_eq!(ask(&anna, "GET", path, &Value::Null).await.0, 404, "{path}");
        assert_eq!(
            ask(&anna, "DELETE", path, &Value::Null).await.0,
            404,
            "{path}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_keeps_more_decks_than_there_is_room_for() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let deck = json!({"name": "x", "text": "x"});
    for _ in 0..500 {
        anna.post("/api/decks", &deck).await.expect("a deck");
    }
    assert_eq!(ask(&anna, "POST", "/api/decks", &deck).await.0, 429);
    let all = anna.get("/api/decks").await.expect("decks");
    assert_eq!(all.as_array().map(Vec::len), Some(500));
    let path = format!("/api/decks/{}", id_of(&all[3]));
    anna.delete(&path, &Value::Null).await.expect("deleted");
    anna.post("/api/decks", &deck).await.expect("room again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_judged_with_rules_and_remedies() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let path = "/api/decks/check";
    for starter in starters() {
        let body = json!({"text": starter.text});
        let report = anna.post(path, &body).await.expect("a report");
        assert_eq!(
            report["legal"], true,
            "{}: {}",
            starter.id, report["findings"]
        );
        assert_eq!(report["list"]["missions"].as_array().map(Vec::len), Some(5));
    }
    let list = "// Mine\nMissions\nEarth, Cradle of the Federation\nDilemmas\n2x Alien Abductoin\n1x No Such Card At All\n";
    let report = anna
        .post(path, &json!({"text": list, "rules": "2002"}))
        .await;
    let report = report.expect("a report");
    assert_eq!(
        (&report["legal"], &report["name"]),
        (&json!(false), &json!("Mine"))
    );
    assert_eq!(report["list"]["dilemmas"], json!(["1C003", "1C003"]));
    let finding = &report["findings"][0];
    assert_eq!(
        (&finding["rule"], &finding["severity"]),
        (&json!("2E-CARD-29"), &json!("fault"))
    );
    assert!(!finding["remedy"].as_str().expect("words").is_empty());
    let guessed = &report["remarks"][0];
    assert_eq!(
        (&guessed["line"], &guessed["kind"]),
        (&json!(5), &json!("guessed"))
    );
    assert_eq!(guessed["severity"], "warning");

    let body = json!({"text": list}).to_string().into_bytes();
    let german = [("accept-language", "de")];
    let german = anna
        .request("POST".parse().expect("a method"), path, body, &german)
        .await;
    let german: Value = serde_json::from_str(&german.expect("a report").1).expect("JSON");
    assert_ne!(german["findings"][0]["text"], finding["text"]);
    assert_eq!(german["findings"][0]["rule"], finding["rule"]);
    assert_eq!(
        anna.get("/api/decks").await.expect("decks"),
        json!([]),
        "nothing is stored"
    );

    for (body, expected) in [
        (json!({"text": ""}), 400),
        (json!({"text": "a\0b"}), 400),
        (json!({"text": "x".repeat(33 * 1024)}), 413),
        (json!({"text": "x", "rules": "1994"}), 400),
        (json!({"text": "x", "sets": vec![1; 65]}), 400),
    ] {
        assert_eq!(ask(&anna, "POST", path, &body).await.0, expected);
    }
    let nobody = Client::nobody(server.addr);
    assert_eq!(
        ask(&nobody, "POST", path, &json!({"text": list})).await.0,
        401
    );
    let (_, report) = ask(
        &anna,
        "POST",
        path,
        &json!({"text": format!("Missions\n{HOSTILE}\n")}),
    )
    .await;
    assert!(
        report.to_string().contains("onerror"),
        "text stays text: {report}"
    );
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_of_names_that_nobody_knows_does_not_keep_the_server_busy() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let list = |lines: u32| -> String {
        let lines = (0..lines).map(|n| format!("1x Qwertz{n} Uiop\n"));
        lines.collect()
    };
    let began = Instant::now();
    let check = json!({"text": list(490)});
    let (status, _) = ask(&anna, "POST", "/api/decks/check", &check).await;
    assert_eq!(status, 200);
    let took = began.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}");
    let play = |lines| json!({"deck": {"list": {"name": null, "text": list(lines)}}});
    for (lines, expected) in [(490, 400), (1_500, 413)] {
        let (status, _) = ask(&anna, "POST", "/api/games", &play(lines)).await;
        assert_eq!(status, expected, "{lines} lines");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn stored_decks_are_played() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let bert = Client::guest(server.addr, "Bert").await.expect("a guest");
    let good = anna
        .post("/api/decks", &json!({"text": starter("earth")}))
        .await
        .expect("a deck");
    let good = json!({"stored": id_of(&good)});
    let bad = anna
        .post("/api/decks", &json!({"text": "Missions\nEarth\n"}))
        .await
        .expect("a deck");
    let bad = json!({"stored": id_of(&bad)});
    let missing = json!({"stored": "abcdefghijkmnpqr"});

    for (deck, expected) in [(&bad, 400), (&missing, 404)] {
        let (status, answer) = ask(&anna, "POST", "/api/games", &json!({"deck": deck})).await;
        assert_eq!(status, expected, "{answer}");
    }
    let opened = anna
        .post(
            "/api/games",
            &json!({"deck": good, "setup": {"players": 3}}),
        )
        .await;
    let game = id_of(&opened.expect("a table"));
    // With the link, everybody can play it.
    let path = |what: &str| format!("/api/games/{game}/{what}");
    bert.post(&path("join"), &json!({"deck": good}))
        .await
        .expect("a seat");
    for (deck, expected) in [(&bad, 400), (&missing, 404), (&good, 200)] {
        assert_eq!(ask(&bert, "POST", &path("deck"), deck).await.0, expected);
        let seat = json!({"bot": "random", "deck": deck});
        assert_eq!(
            ask(&anna, "POST", &path("seats/2"), &seat).await.0,
            expected
        );
    }
    anna.post(&path("start"), &json!({}))
        .await
        .expect("a beginning");
    let info = bert
        .get(&format!("/api/games/{game}"))
        .await
        .expect("a game");
    assert_eq!(info["stage"], "live");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn starter_decks_are_described_in_the_language_of_whoever_asks() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let english = nobody.get("/api/starters").await.expect("decks");
    assert_eq!(english.as_array().map(Vec::len), Some(starters().len()));
    let german = [("accept-language", "de-AT,de;q=0.8")];
    let method = "GET".parse().expect("a method");
    let german = nobody
        .request(method, "/api/starters", Vec::new(), &german)
        .await;
    let german: Value = serde_json::from_str(&german.expect("decks").1).expect("JSON");
    for (en, de) in english
        .as_array()
        .into_iter()
        .flatten()
        .zip(german.as_array().into_iter().flatten())
    {
        assert_eq!(en["id"], de["id"]);
        assert_ne!(en["description"], de["description"]);
        assert_ne!(en["affiliation"], "");
    }
    let earth = nobody.get("/api/starters/earth").await.expect("a deck");
    assert_eq!(earth["text"], starter("earth"));
    assert_eq!(
        ask(&nobody, "GET", "/api/starters/none", &Value::Null)
            .await
            .0,
        404
    );
    server.stop().await;
}
