//! Words for people: in their language, and never about what they do not see.

mod common;

use cards::Catalogue;
use common::looking::replay_of;
use common::{Folder, Player, ask, config, play_some, raw, say, sit_down, start, two_players};
use engine::Packs;
use hyper::Method;
use serde_json::{Value, json};
use server::client::{Client, Seen, Socket};
use std::collections::BTreeSet;

/// All texts in a value. Game texts are left out: they may speak of any card.
fn texts(value: &Value, out: &mut Vec<String>) {
    match value {
        Value::Object(map) => {
            let said = map.iter().filter(|(key, _)| *key != "note");
            said.for_each(|(_, value)| texts(value, out));
        }
        Value::Array(list) => list.iter().for_each(|value| texts(value, out)),
        Value::String(text) => out.push(text.clone()),
        _ => {}
    }
}

/// Whether something for people is anywhere in a message.
fn has_words(message: &Value) -> bool {
    let lists = [&message["events"], &message["about"]];
    let mut events = lists.iter().filter_map(|list| list.as_array()).flatten();
    !message["words"].is_null() || events.any(|event| !event["text"].is_null())
}

/// Somebody who only listens, with all messages that came.
struct Reader {
    socket: Socket,
    seen: Seen,
    messages: Vec<Value>,
}

impl Reader {
    async fn sit(client: &Client, id: &str, words: &str) -> Reader {
        let path = format!("/api/games/{id}/socket?since=0{words}");
        Reader {
            socket: client.socket(&path).await.expect("a socket"),
            seen: Seen::default(),
            messages: Vec::new(),
        }
    }

    async fn read_to(&mut self, n: u32) {
        while self.messages.is_empty() || self.seen.n < n {
            let message = self.socket.next().await.expect("a message");
            let message = message.expect("an open socket");
            self.seen.take(&message).expect("a message that fits");
            self.check(&message);
            self.messages.push(message);
        }
    }

    /// The words are those of the question that stands.
    fn check(&self, message: &Value) {
        let words = &message["words"];
        let Some(prompt) = self.seen.prompt() else {
            assert!(words["question"].as_str().is_none_or(str::is_empty));
            return;
        };
        if words.is_null() || !matches!(message["type"].as_str(), Some("view" | "change")) {
            return;
        }
        assert_ne!(words["question"], "", "{message}");
        let len = |list: &Value| list.as_array().map_or(0, Vec::len);
        assert_eq!(len(&words["actions"]), len(&prompt["actions"]));
        let groups = [
            "play", "draw", "beam", "move", "attempt", "texts", "other", "end",
        ];
        for action in words["actions"].as_array().into_iter().flatten() {
            let group = action["group"].as_str().expect("a group");
            assert!(groups.contains(&group), "{group}");
            assert!(action["text"].as_str().is_some_and(|text| !text.is_empty()));
        }
        let choice = &prompt["choice"];
        if choice["kind"] == "Options" || choice["kind"] == "Place" {
            let rows = len(&choice["options"]).max(len(&choice["places"]));
            assert_eq!(len(&words["options"]), rows, "{message}");
        }
    }

    fn lines(&self) -> Vec<&str> {
        let events = self.messages.iter().filter_map(|m| m["events"].as_array());
        let texts = events.flatten().filter_map(|event| event["text"].as_str());
        texts.collect()
    }

    fn questions(&self) -> BTreeSet<&str> {
        let all = self.messages.iter();
        let questions = all.filter_map(|message| message["words"]["question"].as_str());
        // Nothing is asked where only a checklist is told.
        questions.filter(|question| !question.is_empty()).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_reads_the_same_game_in_the_language_they_asked_for() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    let mut english = Reader::sit(&clients[0], &id, "&words=en").await;
    let mut german = Reader::sit(&clients[0], &id, "&words=de").await;
    let mut plain = Reader::sit(&clients[0], &id, "").await;
    let mut stranger = Reader::sit(&Client::nobody(server.addr), &id, "&words=en").await;
    for _ in 0..30 {
        play_some(&mut players, 5).await;
        let n = players[0].seen.n;
        for reader in [&mut english, &mut german, &mut plain, &mut stranger] {
            reader.read_to(n).await;
        }
    }
    // Without a wish the words are in the language of the request.
    assert_eq!(plain.lines(), english.lines());
    assert_eq!(plain.questions(), english.questions());
    assert_eq!(english.seen.view, plain.seen.view);
    assert_eq!(german.seen.view, plain.seen.view);
    assert!(
        stranger.questions().is_empty(),
        "a spectator is asked nothing"
    );
    assert_eq!(english.lines().len(), german.lines().len());
    let some = |reader: &Reader, part: &str| reader.lines().iter().any(|l| l.starts_with(part));
    assert!(some(&english, "You draw") && some(&german, "Du ziehst"));
    assert!(some(&english, "Bert draws") && some(&german, "Bert zieht"));
    assert!(some(&stranger, "Anna draws") && !some(&stranger, "You "));
    let (en, de) = (english.questions(), german.questions());
    assert!(en.len() > 2 && en.is_disjoint(&de), "{en:?} {de:?}");

    // Looking back says the same.
    let path = format!("/api/games/{id}");
    let view = clients[0].get(&format!("{path}/view?words=de")).await;
    let mut words = german.messages.last().expect("a message")["words"].clone();
    // An answer is laid ready only where it can be given.
    words.as_object_mut().expect("words").remove("suggested");
    assert_eq!(view.expect("a moment")["words"], words);
    let history = clients[0].get(&format!("{path}/history?words=de")).await;
    let history = history.expect("a history");
    let steps = history["steps"].as_array().expect("steps").iter();
    let events = steps.filter_map(|step| step["events"].as_array()).flatten();
    let told: Vec<&str> = events.filter_map(|event| event["text"].as_str()).collect();
    assert_eq!(told, german.lines());
    let history = clients[0].get(&format!("{path}/history")).await;
    let steps = history.expect("a history")["steps"].clone();
    assert!(steps.as_array().into_iter().flatten().any(has_words));
    server.stop().await;
}

/// 2E-GAP-58
#[tokio::test(flavor = "multi_thread")]
async fn no_word_names_a_card_that_its_reader_has_not_been_shown() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    let mut anna = Reader::sit(&clients[0], &id, "&words=en").await;
    let mut shown = BTreeSet::new();
    let mut said = Vec::new();
    for _ in 0..150 {
        play_some(&mut players, 1).await;
        let from = anna.messages.len();
        anna.read_to(players[0].seen.n).await;
        cards_of(&anna.seen.view, &mut shown);
        for message in &anna.messages[from..] {
            cards_of(&message["events"], &mut shown);
            texts(&message["words"], &mut said);
            for event in message["events"].as_array().into_iter().flatten() {
                texts(&event["text"], &mut said);
            }
        }
    }
    say(&clients[1], &id, json!({"type": "concede"})).await;
    let replay = replay_of(&clients[0], &id).await;
    let game = replay.opening(Catalogue::second_edition(), Packs::MustAgree);
    let game = game.expect("a game");
    let table = game.table();
    let title = |card: u64| table.def(engine::CardId(card as u16)).title.as_str();
    let known: BTreeSet<&str> = shown.iter().map(|card| title(*card)).collect();
    let all: BTreeSet<&str> = (0..table.faces.len() as u64).map(title).collect();
    // A title may be a part of another one.
    let within = |title: &str| known.iter().any(|other| other.contains(title));
    let hidden: Vec<&&str> = all.iter().filter(|title| !within(title)).collect();
    assert!(hidden.len() > 10, "much is never shown");
    assert!(said.len() > 200);
    for text in &said {
        assert!(!hidden.iter().any(|title| text.contains(**title)), "{text}");
    }
    server.stop().await;
}

/// The ids of all cards that are shown in a value.
fn cards_of(value: &Value, out: &mut BTreeSet<u64>) {
    match value {
        Value::Object(map) => {
            for (key, value) in map {
                match key.as_str() {
                    "id" | "card" | "other" | "source" => out.extend(value.as_u64()),
                    "cards" => {
                        let ids = value.as_array().into_iter().flatten();
                        out.extend(ids.filter_map(Value::as_u64));
                    }
                    _ => {}
                }
                cards_of(value, out);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| cards_of(value, out)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_that_is_not_spoken_is_refused() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    for path in [
        format!("/api/games/{id}/stream?words=tlh"),
        format!("/api/games/{id}/view?words=EN"),
        format!("/api/games/{id}/history?words="),
        format!("/api/games/{id}/why?card=1&words=fr"),
        "/api/rules?words=x".to_owned(),
    ] {
        let (status, problem) = ask(&clients[0], "GET", &path, &Value::Null).await;
        assert_eq!(
            (status, &problem["code"]),
            (400, &json!("invalid")),
            "{path}"
        );
    }
    let path = format!("/api/games/{id}/socket?words=tlh");
    assert!(clients[0].socket(&path).await.is_err());
    server.stop().await;
}

/// The game from where the first player is asked what to play.
async fn asked_what_to_play() -> (Folder, server::Server, String, [Client; 2], [Player; 2]) {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    for _ in 0..200 {
        let asks = players[0].seen.prompt().map(|prompt| prompt["ask"].clone());
        if asks == Some(json!({"kind": "PlayAndDraw"})) {
            return (folder, server, id, clients, players);
        }
        play_some(&mut players, 1).await;
    }
    panic!("nobody is ever asked what to play");
}

#[tokio::test(flavor = "multi_thread")]
async fn why_is_told_of_what_one_sees_and_of_nothing_else() {
    let (_folder, server, id, clients, players) = asked_what_to_play().await;
    let [anna, bert] = &clients;
    let nobody = Client::nobody(server.addr);
    let view = &players[0].seen.view;
    let mission = view["players"][0]["missions"][0]["id"].clone();
    let mine = view["players"][0]["hand"][0]["id"].clone();
    let path = format!("/api/games/{id}");
    let why = |card: &Value| format!("{path}/why?card={card}");
    for client in [anna, bert, &nobody] {
        let sheet = client.get(&why(&mission)).await.expect("a sheet");
        assert!(
            sheet["title"]
                .as_str()
                .is_some_and(|t| t.starts_with("Why")),
            "{sheet}"
        );
        let rows = sheet["rows"].as_array().expect("rows");
        assert!(rows.iter().any(|row| row["kind"] == "fact"), "{sheet}");
    }
    let sheet = anna.get(&format!("{}&words=de", why(&mission))).await;
    let title = sheet.expect("a sheet")["title"].clone();
    assert!(
        title.as_str().is_some_and(|t| t.starts_with("Warum")),
        "{title}"
    );
    assert_eq!(ask(anna, "GET", &why(&mine), &Value::Null).await.0, 200);
    for client in [bert, &nobody] {
        let (status, problem) = ask(client, "GET", &why(&mine), &Value::Null).await;
        assert_eq!((status, &problem["code"]), (404, &json!("not_found")));
    }
    for card in [json!(60_000), json!(70_000), json!(-1)] {
        assert!(ask(anna, "GET", &why(&card), &Value::Null).await.0 >= 400);
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_possible_is_told_to_the_player_who_is_asked() {
    let (_folder, server, id, clients, players) = asked_what_to_play().await;
    let [anna, bert] = &clients;
    let path = format!("/api/games/{id}/why-not");
    let refused = anna.get(&path).await.expect("a list");
    let hand = &players[0].seen.view["players"][0]["hand"];
    let hand: BTreeSet<u64> = hand.as_array().expect("a hand").iter().map(id_of).collect();
    let rows = refused.as_array().expect("a list");
    assert!(!rows.is_empty());
    for row in rows {
        let rule = row["rule"].as_str().expect("a rule");
        assert!(rules::get(rule).is_ok(), "{rule}");
        assert!(
            row["text"]
                .as_str()
                .is_some_and(|text| !text.contains(rule))
        );
        let cards = row["cards"].as_array().into_iter().flatten();
        assert!(
            cards
                .filter_map(Value::as_u64)
                .all(|card| hand.contains(&card))
        );
    }
    let german = anna.get(&format!("{path}?words=de")).await.expect("a list");
    assert_ne!(german, refused);
    assert_eq!(
        bert.get(&path).await.expect("a list"),
        json!([]),
        "they are not asked"
    );
    let nobody = Client::nobody(server.addr);
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    assert_eq!(ask(&nobody, "GET", &path, &Value::Null).await.0, 401);
    assert_eq!(ask(&eve, "GET", &path, &Value::Null).await.0, 403);
    let wrong = format!("{path}?picked=1,two");
    assert_eq!(ask(anna, "GET", &wrong, &Value::Null).await.0, 400);

    // What is still missing at a mission, for cards that one thinks of.
    let missions = &players[0].seen.view["players"][0]["missions"];
    let missions = missions.as_array().expect("missions").iter().map(id_of);
    let mut lines = 0;
    for mission in missions {
        let path = format!("/api/games/{id}/checklist?cards=1,2,60000&mission={mission}");
        let list = anna.get(&path).await.expect("a list");
        for line in list["mission"].as_array().into_iter().flatten() {
            assert_eq!(line["met"], false, "nobody is there");
            assert!(line["text"].as_str().is_some_and(|text| text.contains('✗')));
            lines += 1;
        }
    }
    assert!(lines > 3);
    let path = format!("/api/games/{id}/checklist?mission=60000");
    assert_eq!(anna.get(&path).await.expect("a list"), json!({}));
    assert_eq!(ask(&eve, "GET", &path, &Value::Null).await.0, 403);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_told_what_an_attempt_would_be() {
    let (_folder, server, id, clients, players) = asked_what_to_play().await;
    let [anna, bert] = &clients;
    let path = format!("/api/games/{id}/plan");
    let view = &players[0].seen.view;
    let missions = view["players"][0]["missions"].as_array().expect("missions");
    let mut refused = 0;
    for mission in missions.iter().map(id_of) {
        let plan = anna.get(&format!("{path}?mission={mission}")).await;
        let plan = plan.expect("a plan");
        assert_eq!(plan["mission"], mission);
        assert_eq!(plan["opponent"], 1);
        let len = |list: &Value| list.as_array().map_or(0, Vec::len);
        assert_eq!(len(&plan["words"]["checklist"]), len(&plan["checklist"]));
        assert_eq!(len(&plan["words"]["out"]), len(&plan["out"]));
        assert_eq!(plan["limit"].as_u64(), Some(len(&plan["team"]) as u64));
        // Nothing is attempted while cards are played.
        let rule = plan["refusal"]["rule"].as_str().expect("a rule");
        let text = plan["words"]["refusal"].as_str().expect("words");
        assert!(!text.is_empty() && !text.contains(rule), "{text}");
        refused += 1;
    }
    assert_eq!(refused, missions.len());
    let mission = id_of(&missions[1]);
    let german = anna
        .get(&format!("{path}?mission={mission}&words=de"))
        .await;
    let english = anna.get(&format!("{path}?mission={mission}")).await;
    let (german, english) = (german.expect("a plan"), english.expect("a plan"));
    assert_ne!(german["words"], english["words"]);
    assert_eq!(german["checklist"], english["checklist"]);
    // Cards that a player does not see are none, and others have no plans here.
    let hand = &players[0].seen.view["players"][0]["hand"];
    let mine = id_of(&hand.as_array().expect("a hand")[0]);
    let status =
        async |client: &Client, path: String| ask(client, "GET", &path, &Value::Null).await.0;
    let with = |ship: u64| format!("{path}?mission={mission}&ship={ship}");
    assert_eq!(status(bert, with(mine)).await, 404);
    assert_eq!(status(anna, with(60_000)).await, 404);
    assert_eq!(status(anna, format!("{path}?mission={mine}")).await, 404);
    assert_eq!(status(anna, path.clone()).await, 400);
    let eve = Client::guest(server.addr, "Eve").await.expect("a guest");
    assert_eq!(status(&eve, format!("{path}?mission={mission}")).await, 403);
    // A hint is for the one who is asked, and can be given as an answer.
    let path = format!("/api/games/{id}/hint");
    let waiting = players[0].seen.view["waiting_for"].as_u64();
    for (seat, client) in [(0, anna), (1, bert)] {
        let expected = if waiting == Some(seat) { 200 } else { 409 };
        assert_eq!(status(client, path.clone()).await, expected);
        if expected == 200 {
            let hint = client.get(&path).await.expect("a hint");
            assert_eq!(hint["answer"]["kind"], "Act");
            assert!(hint["n"].is_u64());
        }
    }
    assert_eq!(status(&eve, path).await, 403);
    server.stop().await;
}

fn id_of(card: &Value) -> u64 {
    card["id"].as_u64().expect("an id")
}

#[tokio::test(flavor = "multi_thread")]
async fn missions_say_what_they_require_and_headquarters_who_is_played_there() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let mut said = Vec::new();
    for lang in ["en", "de"] {
        let wants = [("accept-language", lang)];
        let asked = nobody.request(Method::GET, "/api/cards", Vec::new(), &wants);
        let all: Value = serde_json::from_str(&asked.await.expect("cards").1).expect("JSON");
        let cards = all["cards"].as_array().expect("cards").iter();
        let of_dilemmas = cards.clone().filter(|card| !card["dilemma"].is_null());
        let asking = of_dilemmas.filter(|card| card["requirement"].is_string());
        assert!(asking.count() > 20);
        let missions: Vec<Value> = cards
            .map(|card| card["mission"].clone())
            .filter(|mission| !mission.is_null())
            .collect();
        for mission in &missions {
            let base = mission["kind"] == "Headquarters";
            assert_eq!(base, mission["needs_text"].is_string(), "{mission}");
            assert_eq!(base, mission["requirement"].is_null(), "{mission}");
            assert_eq!(base, mission["attempt"].is_null(), "{mission}");
        }
        assert!(missions.iter().any(|m| m["affiliations"].is_array()));
        said.push(missions);
    }
    assert_ne!(said[0], said[1]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_can_be_read_and_kept() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let nobody = Client::nobody(server.addr);
    let all = nobody.get("/api/rules?words=de").await.expect("rules");
    let all = all.as_array().expect("rules");
    assert_eq!(all.len(), rules::all().len());
    let rule = |rule: &&Value| rule["id"] == "2E-ATT-04";
    let rule = all.iter().find(rule).expect("a rule");
    assert_eq!(rule["area"], "ATT");
    assert_eq!(rule["title"], "A stopped ship cannot serve");
    assert!(rule["text"].is_string() && rule["about"].is_string());
    let head = "GET /api/rules HTTP/1.1\r\nhost: x\r\nconnection: close\r\n";
    let whole = raw(server.addr, format!("{head}\r\n")).await;
    let tag = whole
        .lines()
        .find_map(|line| line.strip_prefix("etag: "))
        .expect("a tag");
    let again = raw(server.addr, format!("{head}if-none-match: {tag}\r\n\r\n")).await;
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
    server.stop().await;
}
