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
async fn decks_that_are_public_are_found_at_their_owner_and_no_others() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna B").await.expect("a guest");
    let nobody = Client::nobody(server.addr);
    let store = async |deck: Value| id_of(&anna.post("/api/decks", &deck).await.expect("a deck"));
    let hidden = store(json!({"name": "Hidden", "text": "x"})).await;
    let shown = store(json!({"name": "Shown", "text": "y", "public": true})).await;
    let list = async || {
        let decks = nobody
            .get("/api/people/anna%20b/decks")
            .await
            .expect("decks");
        let decks = decks.as_array().expect("decks").clone();
        assert!(
            decks
                .iter()
                .all(|deck| deck["public"] == true && deck["text"].is_null())
        );
        decks.iter().map(id_of).collect::<Vec<_>>()
    };
    assert_eq!(list().await, [shown.as_str()]);
    // What is not said stays as it was.
    let path = |id: &str| format!("/api/decks/{id}");
    let change = json!({"name": "Still shown", "text": "z"});
    anna.put(&path(&shown), &change).await.expect("changed");
    assert_eq!(list().await, [shown.as_str()]);
    let change = json!({"text": "z", "public": false});
    anna.put(&path(&shown), &change).await.expect("changed");
    assert_eq!(list().await, Vec::<String>::new());
    let change = json!({"text": "x", "public": true});
    anna.put(&path(&hidden), &change).await.expect("changed");
    assert_eq!(list().await, [hidden.as_str()]);

    let ensign = nobody.get("/api/people/ensign/decks").await;
    assert_eq!(ensign.expect("decks"), json!([]));
    for name in ["Nobody", "deleted", "x", "%00"] {
        let path = format!("/api/people/{name}/decks");
        assert_eq!(
            ask(&nobody, "GET", &path, &Value::Null).await.0,
            404,
            "{name}"
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_keeps_the_rulebook_and_the_sets_it_is_built_for() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let anna = Client::guest(server.addr, "Anna").await.expect("a guest");
    let plain = json!({"text": starter("earth")});
    let stored = anna.post("/api/decks", &plain).await.expect("a deck");
    assert_eq!(
        (&stored["rules"], &stored["sets"], &stored["public"]),
        (&json!("2003"), &json!([]), &json!(false))
    );
    let path = format!("/api/decks/{}", id_of(&stored));
    let terms = async |rules: &str, sets: Value| {
        let read = anna.get(&path).await.expect("the deck");
        assert_eq!((&read["rules"], &read["sets"]), (&json!(rules), &sets));
        let export = anna.get("/api/account/export").await.expect("a file");
        assert_eq!(export["decks"][0]["rules"], rules);
    };
    let change = json!({"text": "x", "rules": "2002", "sets": [1, 3]});
    anna.put(&path, &change).await.expect("changed");
    terms("2002", json!([1, 3])).await;
    anna.put(&path, &json!({"text": "x"}))
        .await
        .expect("changed");
    terms("2002", json!([1, 3])).await;
    for wrong in [
        json!({"text": "x", "rules": "2004"}),
        json!({"text": "x", "sets": [300]}),
        json!({"text": "x", "sets": vec![1; 65]}),
        json!({"text": "x", "public": 1}),
    ] {
        assert_eq!(ask(&anna, "PUT", &path, &wrong).await.0, 400, "{wrong}");
    }
    terms("2002", json!([1, 3])).await;

    // The verdict is that of these terms.
    let check = async |sets: Value| {
        let body = json!({"text": starter("earth"), "sets": sets});
        let report = anna.post("/api/decks/check", &body).await;
        report.expect("a report")["legal"].clone()
    };
    assert_eq!(check(json!([1, 2, 3])).await, true);
    assert_eq!(check(json!([2])).await, false);
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
        let numbers = &report["numbers"];
        assert_eq!(numbers["hand"], 7);
        // A headquarters asks for nothing; a starter deck can do what its missions ask for.
        let missions = numbers["missions"].as_array().expect("missions");
        assert_eq!(missions.len(), 4, "{}", starter.id);
        let first = &missions[0]["ways"][0]["needs"][0];
        assert!(first["need"]["kind"].is_string(), "{first}");
        assert!(first["measure"].is_u64() && first["enough"].is_boolean());
        let icons: Vec<&Value> = (numbers["staffing"].as_array().expect("icons").iter())
            .map(|one| &one["icon"])
            .collect();
        assert_eq!(icons, ["Cmd", "Stf"]);
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
    let play = |lines| json!({"deck": {"kind": "list", "name": null, "text": list(lines)}});
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
    let good = json!({"kind": "stored", "id": id_of(&good)});
    let bad = anna
        .post("/api/decks", &json!({"text": "Missions\nEarth\n"}))
        .await
        .expect("a deck");
    let bad = json!({"kind": "stored", "id": id_of(&bad)});
    let missing = json!({"kind": "stored", "id": "abcdefghijkmnpqr"});

    for (deck, expected) in [(&bad, 400), (&missing, 404)] {
        let (status, answer) = ask(&anna, "POST", "/api/games", &json!({"deck": deck})).await;
        assert_eq!(status, expected, "{answer}");
    }
    let (_, refused) = ask(&anna, "POST", "/api/games", &json!({"deck": bad})).await;
    let missions = json!({"rule": "2E-CARD-17", "text": "0 missions; there must be exactly 5: add 5 missions"});
    let reasons = refused["reasons"].as_array().expect("reasons");
    assert!(reasons.contains(&missions), "{refused}");
    for untagged in [json!("any_starter"), json!({"starter": "earth"})] {
        let (status, _) = ask(&anna, "POST", "/api/games", &json!({"deck": untagged})).await;
        assert_eq!(status, 400, "{untagged}");
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
