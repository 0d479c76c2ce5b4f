//! Hidden cards: everything that two seats and those who watch are told over whole games, held against what the
//! engine says they may know.

use crate::common::{Folder, config, start};
use crate::ears::{Ear, play, probes};
use crate::times;
use cards::Catalogue;
use engine::Packs;
use engine::{CardId, Game, Replay, Seat};
use serde_json::{Value, json};
use server::client::Seen;
use server::wire::patch::{Op, apply};
use std::collections::{BTreeMap, BTreeSet};

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
            // What a tagged value holds is called by its tag.
            let tag = map.get("kind").and_then(Value::as_str).unwrap_or_default();
            for (key, value) in map {
                let key = match key.as_str() {
                    "of" | "value" => tag,
                    key => key,
                };
                cards_in(value, key, found);
            }
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
fn patched(patch: &Value, before: &Value) -> BTreeSet<u64> {
    let mut found = BTreeSet::new();
    let mut view = before.clone();
    for op in patch.as_array().into_iter().flatten() {
        let one: Op = serde_json::from_value(op.clone()).expect("an operation");
        apply(&mut view, &[one]).expect("an operation that fits");
        let path = op["path"].as_str().unwrap_or_default();
        let key = path.rsplit('/').find(|part| part.parse::<u32>().is_err());
        let key = key.unwrap_or_default();
        let tag = path.rfind("/of").map(|at| format!("{}/kind", &path[..at]));
        let tag = tag.and_then(|path| view.pointer(&path)?.as_str());
        match if key == "of" {
            tag.unwrap_or_default()
        } else {
            key
        } {
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
    /// All views so far, without who was asked.
    views: BTreeSet<String>,
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
        self.views.insert(untold(self.view()));
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
        let event = event.as_object_mut().expect("an event");
        event.remove("after");
        event.remove("text");
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

/// A view as text, without who is asked if it is not the viewer.
fn untold(mut view: Value) -> String {
    if view["waiting_for"] != view["viewer"] {
        view.as_object_mut().expect("a view").remove("waiting_for");
    }
    view.to_string()
}

/// All words for people in a message, but those of card texts and of names to choose from.
fn spoken(message: &Value) -> Vec<&str> {
    let words = &message["words"];
    let actions = words["actions"].as_array().into_iter().flatten();
    let actions = actions.flat_map(|action| [&action["text"], &action["short"]]);
    let events = message["events"].as_array().into_iter().flatten();
    let events = events.map(|event| &event["text"]);
    let one = [&message["text"], &words["question"], &words["about"]];
    let all = one.into_iter().chain(actions).chain(events);
    all.filter_map(Value::as_str).collect()
}

#[derive(Default)]
struct Met {
    changes: usize,
    hidden: usize,
    probes: usize,
    words: usize,
    wonders: usize,
}

/// One of them, while what was heard is gone through.
struct Hearing<'a> {
    oracle: Oracle<'a>,
    seen: Seen,
    /// All cards that were ever named to them.
    ever: BTreeSet<u64>,
    refusals: BTreeMap<(usize, u64, Seat), BTreeMap<String, u64>>,
    wonders: Vec<(u64, bool, Value)>,
    looked: Vec<Value>,
}

impl Hearing<'_> {
    fn place(&self) -> String {
        format!("{:?} after {}", self.oracle.viewer, self.oracle.at)
    }

    fn hides(&self, card: u64) -> bool {
        self.oracle.hidden().contains(&card) && !named(&self.seen.view).contains(&card)
    }

    fn change(&mut self, message: &Value, before: &Value, met: &mut Met) {
        let told = bare(&message["events"]);
        self.oracle.go_to(&self.seen.view, &told);
        // The view is what the engine shows. It names nothing that lies hidden, but what one may choose from.
        let hidden = self.oracle.hidden();
        let mut open = self.seen.view.clone();
        let prompt = open.as_object_mut().and_then(|view| view.remove("prompt"));
        let shown = named(&open);
        let leaked: Vec<_> = shown.intersection(&hidden).collect();
        assert!(leaked.is_empty(), "{}: {leaked:?}", self.place());
        let mut known = named(before);
        known.extend(shown);
        known.extend(prompt.iter().flat_map(named));
        known.extend(told.iter().flat_map(named));
        let patch = patched(&message["patch"], before);
        assert!(patch.is_subset(&known), "{}: {message}", self.place());
        self.ever.extend(known);
        met.changes += 1;
        met.hidden += hidden.len();
    }

    /// No words about a card that was never seen.
    fn words(&self, message: &Value, met: &mut Met) {
        let spoken = spoken(message);
        if spoken.is_empty() {
            return;
        }
        let table = self.oracle.game.table();
        let title = |card: &u64| table.face(CardId(*card as u16)).title.to_string();
        let known: BTreeSet<String> = self.ever.iter().map(title).collect();
        let hidden = self.oracle.hidden();
        let unseen = hidden.difference(&self.ever).map(title);
        let unseen: BTreeSet<String> = unseen
            .filter(|title| title.len() > 4 && !known.contains(title))
            .filter(|title| !known.iter().any(|other| other.contains(title)))
            .collect();
        for text in spoken {
            let told = unseen.iter().find(|title| text.contains(*title));
            assert!(told.is_none(), "{}: {told:?} in {text:?}", self.place());
            met.words += 1;
        }
    }

    fn refused(&mut self, message: &Value) {
        let mut known = named(&self.seen.view);
        known.extend(named(&message["sent"]));
        let told = named(&message["why"]);
        assert!(told.is_subset(&known), "{}: {message}", self.place());
    }

    fn probed(&mut self, message: &Value, met: &mut Met) {
        let card = message["card"].as_u64().expect("a card");
        let kind = message["kind"].as_u64().expect("a kind");
        let count = self.oracle.game.state().cards.len() as u64;
        if card < count && self.hides(card) {
            let owner = self.oracle.game.table().face(CardId(card as u16)).owner;
            let class = self.refusals.entry((self.oracle.at, kind, owner));
            class.or_default().entry(nameless(message)).or_insert(card);
            met.probes += 1;
        }
    }

    fn wondered(&mut self, message: &Value) {
        let path = message["path"].as_str().expect("a path");
        let (_, card) = path.split_once("card=").expect("a card");
        let card: u64 = card.parse().expect("a number");
        let count = self.oracle.game.state().cards.len() as u64;
        let hidden = card >= count || self.hides(card);
        let reply = json!([message["status"], message["reply"]]);
        self.wonders.push((card, hidden, reply));
    }

    /// What can be said at the end only.
    fn end(self, replay: &Replay, met: &mut Met) {
        let viewer = self.oracle.viewer;
        assert_eq!(self.oracle.at, replay.len(), "{viewer:?} was told the end");
        for ((at, kind, owner), classes) in self.refusals {
            let probe = probes(0, kind as usize, 1);
            let owner = owner.0;
            assert!(
                classes.len() == 1,
                "a refusal tells hidden cards of seat {owner} apart: {viewer:?} after {at}, {probe}: {classes:#?}"
            );
        }
        let unknown = self.wonders.iter().find(|(card, ..)| *card == 9999);
        for (card, _, reply) in self.wonders.iter().filter(|(_, hidden, _)| *hidden) {
            let (_, _, unknown) = unknown.expect("an unknown card");
            assert_eq!(reply, unknown, "{viewer:?} asks why of card {card}");
            met.wonders += 1;
        }
        for moment in self.looked {
            let known = self.oracle.views.contains(&untold(moment["view"].clone()));
            assert!(known, "{viewer:?} was shown what never was: {moment}");
        }
    }
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
        views: BTreeSet::new(),
    };
    oracle.views.insert(untold(oracle.view()));
    let mut hearing = Hearing {
        oracle,
        seen: Seen::default(),
        ever: BTreeSet::new(),
        refusals: BTreeMap::new(),
        wonders: Vec::new(),
        looked: Vec::new(),
    };
    for message in &ear.heard {
        let before = hearing.seen.view.clone();
        hearing.seen.take(message).expect("a message that fits");
        let mine = format!("{:?}-", ear.seat);
        let mark = message["mark"].as_str();
        let own = mark.is_none_or(|mark| mark.starts_with(&mine));
        assert!(own, "somebody else's mark: {message}");
        match message["type"].as_str().expect("a type") {
            "view" => {
                assert_eq!(hearing.oracle.view(), hearing.seen.view);
                assert_eq!(message["events"], json!([]));
                let shown = named(&hearing.seen.view);
                hearing.ever.extend(shown);
            }
            "change" => hearing.change(message, &before, met),
            "probed" => hearing.probed(message, met),
            "wondered" => hearing.wondered(message),
            "looked" => hearing.looked.push(message["reply"].clone()),
            "refused" => hearing.refused(message),
            "accepted" | "table" | "chat" | "pong" => {
                assert!(!message.to_string().contains("\"def\""), "{message}");
            }
            other => panic!("{other}: {message}"),
        }
        hearing.words(message, met);
    }
    hearing.end(replay, met);
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
        for text in &played.other {
            assert!(
                !text.contains("\"def\"") && !text.contains("\"card\""),
                "{text}"
            );
        }
        assert!(!played.other.is_empty());
    }
    assert!(met.changes > 200, "{}", met.changes);
    assert!(met.hidden > 10_000, "{}", met.hidden);
    assert!(met.probes > 500, "{}", met.probes);
    assert!(met.words > 500, "{}", met.words);
    assert!(met.wonders > 50, "{}", met.wonders);
    server.stop().await;
}
