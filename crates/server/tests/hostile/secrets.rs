//! Hidden cards: everything that two seats and those who watch are told over whole games, held against what the
//! engine says they may know.

use crate::common::looking::{replay_of, untold};
use crate::common::{Folder, config, start, two_players};
use crate::{soon, times};
use cards::Catalogue;
use engine::kernel::replay::Packs;
use engine::{CardId, Game, Replay, Seat};
use serde_json::{Value, json};
use server::client::{Client, Lots, Seen, Socket};
use std::collections::{BTreeMap, BTreeSet};

/// Somebody who keeps everything that is heard.
struct Ear {
    client: Client,
    seat: Option<u8>,
    socket: Socket,
    seen: Seen,
    lots: Lots,
    heard: Vec<Value>,
    marks: u32,
}

impl Ear {
    async fn new(client: Client, id: &str, seat: Option<u8>, seed: u64) -> Ear {
        let socket = client.sit(id, 0).await.expect("a socket");
        let mut ear = Ear {
            client,
            seat,
            socket,
            seen: Seen::default(),
            lots: Lots::new(seed),
            heard: Vec::new(),
            marks: 0,
        };
        ear.next().await;
        ear
    }

    async fn next(&mut self) -> Value {
        let message = soon("a message", self.socket.next()).await;
        let message = message.expect("a message").expect("an open socket");
        self.seen.take(&message).expect("a message that fits");
        self.heard.push(message.clone());
        message
    }

    /// Sends an answer; the reply to it.
    async fn try_out(&mut self, answer: &Value) -> Value {
        self.marks += 1;
        let mark = format!("{:?}-{}", self.seat, self.marks);
        let message = json!({"type": "answer", "n": self.seen.n, "answer": answer, "mark": mark});
        self.socket.send(&message).await.expect("sent");
        loop {
            let said = self.next().await;
            let kind = said["type"].as_str().unwrap_or_default();
            assert_ne!(kind, "problem", "{message}: {said}");
            if matches!(kind, "accepted" | "refused") && said["mark"] == mark.as_str() {
                return said;
            }
        }
    }

    async fn answer(&mut self) {
        for tries in 0..60 {
            let prompt = self.seen.prompt().expect("a question");
            let answer = match tries {
                59 => json!("Concede"),
                _ => self.lots.answer(prompt, tries),
            };
            let said = self.try_out(&answer).await;
            if said["type"] == "accepted" {
                let n = said["n"].as_u64().expect("a number");
                while u64::from(self.seen.n) < n {
                    self.next().await;
                }
                return;
            }
        }
        panic!("no answer is taken");
    }
}

/// Answers that name a card which one has no business with.
fn probes(card: u16, kind: usize, mission: u64) -> Value {
    match kind {
        0 => json!({"Act": {"Play": {"card": card, "at": null}}}),
        1 => json!({"Act": {"Use": {"card": card, "ability": 0}}}),
        2 => json!({"Act": {"Play": {"card": card, "at": mission}}}),
        3 => json!({"Act": {"Move": {"ship": card, "to": mission}}}),
        4 => json!({"Act": {"Attempt": {"mission": mission, "ship": card}}}),
        5 => json!({"Act": {"Attempt": {"mission": card, "ship": null}}}),
        6 => json!({"Act": {"Beam": {"from": {"Aboard": card}, "to": {"Aboard": card}}}}),
        7 => json!({"Act": {"Repair": {"damage": card}}}),
        8 => json!({"Cards": [card]}),
        9 => json!({"Order": [card]}),
        10 => json!({"Place": {"On": card}}),
        _ => json!({"Act": {"Play": {"card": mission, "at": card}}}),
    }
}

const PROBES: usize = 12;

/// A game that was played with everything that was heard of it.
struct Played {
    replay: Replay,
    ears: Vec<Ear>,
    /// What was asked for by HTTP while it went on: by whom, and the reply.
    moments: Vec<(Option<u8>, Value)>,
    /// Everything else that came, which must not name a card at all.
    other: Vec<String>,
}

async fn play(addr: std::net::SocketAddr, seed: u64) -> Played {
    let (id, [one, two]) = two_players(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let mut lobby = eve.socket("/api/lobby/socket").await.expect("a socket");
    let mut ears = vec![
        Ear::new(one, &id, Some(0), seed).await,
        Ear::new(two, &id, Some(1), seed + 1).await,
        Ear::new(eve.clone(), &id, None, 0).await,
        Ear::new(Client::nobody(addr), &id, None, 0).await,
    ];
    let (mut moments, mut other) = (Vec::new(), Vec::new());
    let mut answers = 0;
    let mut probed = 0;
    while !ears[..2].iter().all(|ear| ear.seen.over) {
        let asked = ears[..2].iter().position(|ear| ear.seen.prompt().is_some());
        let Some(asked) = asked else {
            let [one, two, ..] = &mut ears[..] else {
                unreachable!()
            };
            tokio::select! {
                _ = one.next() => {}
                _ = two.next() => {}
            }
            continue;
        };
        if answers % 41 == 17 && probed < 8 * PROBES {
            let mission = ears[asked].seen.view["players"][asked]["missions"][1]["id"].clone();
            for _ in 0..2 {
                for card in 0..160 {
                    let probe = probes(card, probed % PROBES, mission.as_u64().expect("a mission"));
                    let question = ears[asked].seen.prompt().expect("a question");
                    let listed = |list: &Value| {
                        list.as_array()
                            .is_some_and(|all| all.contains(&probe["Act"]))
                    };
                    let fits = listed(&question["actions"])
                        || question["choice"].get("Cards").is_some()
                            && probe.get("Cards").is_some()
                        || question["choice"].get("Order").is_some()
                            && probe.get("Order").is_some()
                        || question["choice"].get("Place").is_some()
                            && probe.get("Place").is_some();
                    if fits {
                        continue;
                    }
                    let mut said = ears[asked].try_out(&probe).await;
                    assert_eq!(said["type"], "refused", "{probe}: {said}");
                    // For the comparison afterwards.
                    said["type"] = json!("probed");
                    said["card"] = json!(card);
                    said["kind"] = json!(probed % PROBES);
                    ears[asked].heard.push(said);
                }
                probed += 1;
            }
        }
        if answers % 37 == 5 {
            for ear in &ears {
                let moment = ear
                    .client
                    .get(&format!("/api/games/{id}/view"))
                    .await
                    .expect("a moment");
                moments.push((ear.seat, moment));
                let at = answers / 2;
                let past = ear
                    .client
                    .get(&format!("/api/games/{id}/view?at={at}"))
                    .await;
                moments.push((ear.seat, past.expect("a moment")));
                let wrong = 1 - ear.seat.unwrap_or(0);
                for what in [
                    format!("view?seat={wrong}"),
                    "view?seat=all".into(),
                    format!("history?seat={wrong}"),
                    "replay".into(),
                ] {
                    let path = format!("/api/games/{id}/{what}");
                    let asked = ear.client.request(
                        "GET".parse().expect("a method"),
                        &path,
                        Vec::new(),
                        &[],
                    );
                    let (status, text) = asked.await.expect("a response");
                    assert!(!status.is_success(), "{path}");
                    other.push(text);
                }
            }
        }
        ears[asked].answer().await;
        answers += 1;
    }
    for ear in &mut ears {
        while !ear.seen.over {
            ear.next().await;
        }
    }
    let told = crate::common::all_of(&mut lobby, std::time::Duration::from_millis(50)).await;
    other.extend(told.iter().map(Value::to_string));
    for list in [
        "/api/games",
        "/api/games?mine=true",
        &format!("/api/games/{id}"),
        "/metrics",
    ] {
        other.push(eve.text(list).await.expect("a list"));
    }
    let replay = replay_of(&ears[0].client, &id).await;
    Played {
        replay,
        ears,
        moments,
        other,
    }
}

/// All cards that are named in a value, by number.
fn cards_in(value: &Value, key: &str, found: &mut BTreeSet<u64>) {
    const KEYS: [&str; 24] = [
        "card",
        "other",
        "source",
        "ship",
        "mission",
        "damage",
        "copy",
        "cards",
        "known_participants",
        "from",
        "Aboard",
        "On",
        "Beneath",
        "Order",
        "Cards",
        "OtherRequirements",
        "Card",
        "personnel",
        "at",
        "to",
        "dilemma",
        "Deal",
        "target",
        "by",
    ];
    match value {
        Value::Number(n) if KEYS.contains(&key) => found.extend(n.as_u64()),
        Value::Array(list) => list.iter().for_each(|value| cards_in(value, key, found)),
        Value::Object(map) => {
            if map.contains_key("def") {
                found.extend(map.get("id").and_then(Value::as_u64));
            }
            map.iter()
                .for_each(|(key, value)| cards_in(value, key, found));
        }
        _ => {}
    }
}

fn named(value: &Value) -> BTreeSet<u64> {
    let mut found = BTreeSet::new();
    cards_in(value, "", &mut found);
    found
}

/// The cards that the operations of a change name, with the names of the fields in their paths.
fn patched(patch: &Value) -> BTreeSet<u64> {
    let mut found = BTreeSet::new();
    for op in patch.as_array().into_iter().flatten() {
        let path = op["path"].as_str().unwrap_or_default();
        let key = path.rsplit('/').find(|part| part.parse::<u32>().is_err());
        let key = key.unwrap_or_default();
        match key {
            "id" => found.extend(op["value"].as_u64()),
            key => cards_in(&op["value"], key, &mut found),
        }
    }
    found
}

/// The game here, as one of them may know it, step by step.
struct Oracle<'a> {
    game: Game,
    replay: &'a Replay,
    at: usize,
    viewer: Option<Seat>,
}

impl Oracle<'_> {
    fn view(&self) -> Value {
        serde_json::to_value(self.game.view(self.viewer)).expect("a view")
    }

    fn step(&mut self) -> Option<Vec<Value>> {
        let (seat, answer) = self.replay.answers.get(self.at)?;
        self.game
            .answer(*seat, answer.clone())
            .expect("a legal answer");
        self.at += 1;
        let events = self.game.take_events();
        let seen = events.iter().map(|event| event.seen_from(self.viewer));
        Some(
            seen.map(|event| serde_json::to_value(event).expect("an event"))
                .collect(),
        )
    }

    /// Goes on to where this view was shown, with these events on the way.
    fn go_to(&mut self, view: &Value, told: &[Value]) {
        let from = self.at;
        let mut events = Vec::new();
        while let Some(more) = self.step() {
            events.extend(more);
            if events == told && self.view() == *view {
                return;
            }
        }
        panic!(
            "{:?} was shown what no answer after {from} led to",
            self.viewer
        );
    }

    fn hidden(&self) -> BTreeSet<u64> {
        let hidden = self.game.hidden_from(self.viewer);
        hidden.iter().map(|card| u64::from(card.0)).collect()
    }
}

/// Events without the numbers that the server adds.
fn bare(events: &Value) -> Vec<Value> {
    let mut events = events.as_array().cloned().unwrap_or_default();
    for event in &mut events {
        event.as_object_mut().expect("an event").remove("after");
    }
    events
}

/// A refusal without the number of the card it is about.
fn nameless(said: &Value) -> String {
    fn without(value: &Value, card: &Value) -> Value {
        match value {
            value if value == card => json!("it"),
            Value::Array(list) => list.iter().map(|value| without(value, card)).collect(),
            Value::Object(map) => map
                .iter()
                .map(|(key, value)| (key.clone(), without(value, card)))
                .collect(),
            other => other.clone(),
        }
    }
    let why = without(&said["why"], &said["card"]);
    let text = said["text"].as_str().unwrap_or_default();
    // The number of the card may stand in the words, the number of the rule does too.
    let text = text.replace(&format!("#{} ", said["card"]), "#it ");
    format!("{} {why} {text}", said["rule"])
}

#[derive(Default)]
struct Met {
    changes: usize,
    hidden: usize,
    probes: usize,
}

fn check(ear: &Ear, replay: &Replay, met: &mut Met) {
    let opening = replay.opening(Catalogue::second_edition(), Packs::MustAgree);
    let mut game = opening.expect("an opening");
    game.set_log(true);
    let viewer = ear.seat.map(Seat);
    let mut oracle = Oracle {
        game,
        replay,
        at: 0,
        viewer,
    };
    let mut seen = Seen::default();
    let mut refusals: BTreeMap<(usize, u64, Seat), BTreeMap<String, u64>> = BTreeMap::new();
    for message in &ear.heard {
        let before = named(&seen.view);
        seen.take(message).expect("a message that fits");
        let kind = message["type"].as_str().expect("a type");
        let mine = format!("{:?}-", ear.seat);
        let own_mark = message["mark"]
            .as_str()
            .is_none_or(|mark| mark.starts_with(&mine));
        assert!(own_mark, "somebody else's mark: {message}");
        match kind {
            "view" => {
                assert_eq!(oracle.view(), seen.view);
                assert_eq!(message["events"], json!([]));
            }
            "change" => {
                let told = bare(&message["events"]);
                oracle.go_to(&seen.view, &told);
                // The view is what the engine shows. It names nothing that lies hidden, but what one may choose from.
                let hidden = oracle.hidden();
                let mut open = seen.view.clone();
                let prompt = open.as_object_mut().and_then(|view| view.remove("prompt"));
                let shown = named(&open);
                let leaked: Vec<_> = shown.intersection(&hidden).collect();
                assert!(
                    leaked.is_empty(),
                    "{viewer:?} after {}: {leaked:?}",
                    oracle.at
                );
                let mut known = before;
                known.extend(shown);
                known.extend(prompt.iter().flat_map(named));
                known.extend(told.iter().flat_map(named));
                let patch = patched(&message["patch"]);
                assert!(
                    patch.is_subset(&known),
                    "{viewer:?} after {}: {message}",
                    oracle.at
                );
                met.changes += 1;
                met.hidden += hidden.len();
            }
            "probed" => {
                let card = message["card"].as_u64().expect("a card");
                let kind = message["kind"].as_u64().expect("a kind");
                let cards = &oracle.game.state().cards;
                let offered = named(&seen.view).contains(&card);
                if card < cards.len() as u64 && oracle.hidden().contains(&card) && !offered {
                    let owner = oracle.game.table().face(CardId(card as u16)).owner;
                    let class = refusals.entry((oracle.at, kind, owner)).or_default();
                    class.entry(nameless(message)).or_insert(card);
                    met.probes += 1;
                }
            }
            "accepted" | "table" | "chat" | "pong" => {
                assert!(!message.to_string().contains("\"def\""), "{message}");
            }
            "refused" => {}
            other => panic!("{other}: {message}"),
        }
    }
    assert_eq!(oracle.at, replay.len(), "{viewer:?} was told the end");
    for ((at, kind, owner), classes) in refusals {
        let probe = probes(0, kind as usize, 1);
        assert!(
            classes.len() == 1,
            "a refusal tells hidden cards of seat {} apart: {viewer:?} after {at}, {probe}: {classes:#?}",
            owner.0
        );
    }
}

/// What was asked for by HTTP is what the engine shows, and who was asked in earlier moments is not told.
fn check_moment(seat: Option<u8>, moment: &Value, replay: &Replay) {
    let at = moment["at"].as_u64().expect("a number") as usize;
    let here = crate::common::looking::here(replay, at, seat);
    match moment["at"] == moment["of"] {
        true => assert_eq!(moment["view"], here, "{seat:?} at {at}"),
        false => assert_eq!(moment["view"], untold(here), "{seat:?} at {at}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_told_of_a_card_before_it_is_seen() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut met = Met::default();
    for game in 0..times(2) {
        let played = play(server.addr, 100 + 10 * game as u64).await;
        for ear in &played.ears {
            check(ear, &played.replay, &mut met);
        }
        for (seat, moment) in &played.moments {
            check_moment(*seat, moment, &played.replay);
        }
        for text in &played.other {
            assert!(
                !text.contains("\"def\"") && !text.contains("\"card\""),
                "{text}"
            );
        }
        assert!(!played.moments.is_empty() && !played.other.is_empty());
    }
    assert!(met.changes > 200, "{}", met.changes);
    assert!(met.hidden > 10_000, "{}", met.hidden);
    assert!(met.probes > 500, "{}", met.probes);
    server.stop().await;
}
