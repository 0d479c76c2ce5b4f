//! Everything that two seats and those who watch hear of a game, and what they try on the way.

use crate::common::looking::replay_of;
use crate::common::{all_of, ask, two_players};
use crate::soon;
use engine::Replay;
use serde_json::{Value, json};
use server::client::{Client, Lots, Seen, Socket};
use std::net::SocketAddr;
use std::time::Duration;

/// Somebody who keeps everything that is heard.
pub struct Ear {
    pub client: Client,
    pub seat: Option<u8>,
    socket: Socket,
    seen: Seen,
    lots: Lots,
    pub heard: Vec<Value>,
    marks: u32,
}

impl Ear {
    async fn new(client: Client, id: &str, seat: Option<u8>, seed: u64) -> Ear {
        let path = format!("/api/games/{id}/socket?since=0");
        Ear::at(client, &path, seat, seed).await
    }

    async fn at(client: Client, path: &str, seat: Option<u8>, seed: u64) -> Ear {
        let socket = client.socket(path).await.expect("a socket");
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
                // For the comparison afterwards.
                self.heard.last_mut().expect("the reply")["sent"] = answer.clone();
                return said;
            }
        }
    }

    /// Asks for something by HTTP and keeps the reply among what was heard.
    async fn look(&mut self, kind: &str, path: &str) -> (u16, Value) {
        let (status, reply) = ask(&self.client, "GET", path, &Value::Null).await;
        let note = json!({"type": kind, "status": status, "reply": reply, "path": path});
        self.heard.push(note);
        (status, reply)
    }

    async fn answer(&mut self) {
        for tries in 0..60 {
            let prompt = self.seen.prompt().expect("a question");
            let answer = match tries {
                59 => json!({"kind": "Concede"}),
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
pub fn probes(card: u16, kind: usize, mission: u64) -> Value {
    let act = |action: Value| json!({"kind": "Act", "value": action});
    match kind {
        0 => act(json!({"kind": "Play", "card": card, "at": null})),
        1 => {
            let ability = json!({"kind": "Printed", "n": 0});
            act(json!({"kind": "Use", "card": card, "ability": ability}))
        }
        2 => act(json!({"kind": "Play", "card": card, "at": mission})),
        3 => act(json!({"kind": "Move", "ship": card, "to": mission})),
        4 => act(json!({"kind": "Attempt", "mission": mission, "ship": card})),
        5 => act(json!({"kind": "Attempt", "mission": card, "ship": null})),
        6 => {
            let aboard = json!({"kind": "Aboard", "of": card});
            act(json!({"kind": "Beam", "from": aboard, "to": aboard}))
        }
        7 => act(json!({"kind": "Repair", "damage": card})),
        8 => json!({"kind": "Cards", "value": [card]}),
        9 => json!({"kind": "Order", "value": [card]}),
        10 => json!({"kind": "Place", "value": {"kind": "On", "of": card}}),
        _ => act(json!({"kind": "Play", "card": mission, "at": card})),
    }
}

pub const PROBES: usize = 12;

/// A game that was played with everything that was heard of it.
pub struct Played {
    pub replay: Replay,
    pub ears: Vec<Ear>,
    /// Everything else that came, which must not name a card at all.
    pub other: Vec<String>,
}

/// Names all cards there are, one after the other, in answers to a question that they do not belong to.
async fn probe(ear: &mut Ear, kind: usize) {
    let seat = usize::from(ear.seat.expect("a seat"));
    let mission = ear.seen.view["players"][seat]["missions"][1]["id"].clone();
    let mission = mission.as_u64().expect("a mission");
    for card in 0..160 {
        let answer = probes(card, kind, mission);
        let question = ear.seen.prompt().expect("a question");
        let actions = question["actions"].as_array();
        let shape = |name: &str| question["choice"]["kind"] == name && answer["kind"] == name;
        let offered = actions.is_some_and(|all| all.contains(&answer["value"]));
        if offered || ["Cards", "Order", "Place"].into_iter().any(shape) {
            continue;
        }
        let mut said = ear.try_out(&answer).await;
        assert_eq!(said["type"], "refused", "{answer}: {said}");
        said["type"] = json!("probed");
        said["card"] = json!(card);
        said["kind"] = json!(kind);
        ear.heard.push(said);
    }
}

/// Asks for everything by HTTP that might tell something.
async fn look_around(ear: &mut Ear, game: &str, at: usize, other: &mut Vec<String>) {
    let path = |what: &str| format!("/api/games/{game}/{what}");
    for what in ["view".to_owned(), format!("view?at={}", at / 2)] {
        assert_eq!(ear.look("looked", &path(&what)).await.0, 200, "{what}");
    }
    let wrong = 1 - ear.seat.unwrap_or(0);
    for what in [
        format!("view?seat={wrong}"),
        format!("history?seat={wrong}&words=en"),
        "view?seat=all".to_owned(),
        "replay".to_owned(),
    ] {
        let (status, said) = ask(&ear.client, "GET", &path(&what), &Value::Null).await;
        assert_ne!(status, 200, "{what}");
        other.push(said.to_string());
    }
}

/// Asks why of every card.
async fn wonder(ear: &mut Ear, game: &str) {
    for card in (0..160).chain([9999]) {
        ear.look("wondered", &format!("/api/games/{game}/why?card={card}"))
            .await;
    }
}

/// Takes in what has come meanwhile.
async fn catch_up(ear: &mut Ear) {
    let little = Duration::from_millis(2);
    while tokio::time::timeout(little, ear.next()).await.is_ok() {}
}

pub async fn play(addr: SocketAddr, seed: u64) -> Played {
    let (id, [one, two]) = two_players(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let mut lobby = eve.socket("/api/lobby/socket").await.expect("a socket");
    let words = |lang: &str| format!("/api/games/{id}/socket?words={lang}");
    let mut ears = vec![
        Ear::new(one.clone(), &id, Some(0), seed).await,
        Ear::new(two.clone(), &id, Some(1), seed + 1).await,
        Ear::new(eve.clone(), &id, None, 0).await,
        Ear::at(one, &words("en"), Some(0), 0).await,
        Ear::at(two, &words("en"), Some(1), 0).await,
        Ear::at(Client::nobody(addr), &words("en"), None, 0).await,
    ];
    let mut other = Vec::new();
    let (mut answers, mut probed) = (0, 0);
    while !ears[..2].iter().all(|ear| ear.seen.over) {
        let asked = ears[..2].iter().position(|ear| ear.seen.prompt().is_some());
        let Some(asked) = asked else {
            if let [one, two, ..] = &mut ears[..] {
                tokio::select! {
                    _ = one.next() => {}
                    _ = two.next() => {}
                }
            }
            continue;
        };
        if answers % 29 == 17 && probed < 2 * PROBES {
            for _ in 0..2 {
                probe(&mut ears[asked], probed % PROBES).await;
                probed += 1;
            }
        }
        if answers % 37 == 5 {
            for ear in &mut ears[..3] {
                look_around(ear, &id, answers, &mut other).await;
            }
        }
        if answers % 120 == 60 {
            wonder(&mut ears[asked], &id).await;
        }
        if answers % 20 == 0 {
            for ear in &mut ears[2..] {
                catch_up(ear).await;
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
    let told = all_of(&mut lobby, Duration::from_millis(50)).await;
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
        other,
    }
}
