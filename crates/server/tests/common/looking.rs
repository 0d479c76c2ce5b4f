//! Looking back in tests: what the server tells, and what the engine says it should be.

use super::{play_some, say, sit_down, two_players};
use cards::Catalogue;
use engine::Packs;
use engine::{Replay, Seat};
use hyper::Method;
use serde_json::{Value, json};
use server::client::Client;

pub async fn replay_of(client: &Client, id: &str) -> Replay {
    let text = client.text(&format!("/api/games/{id}/replay")).await;
    Replay::parse(&text.expect("the replay")).expect("a replay")
}

/// What the engine shows a seat after so many answers.
pub fn here(replay: &Replay, at: usize, seat: Option<u8>) -> Value {
    let game = replay.game_at(at, Catalogue::second_edition(), Packs::MustAgree);
    let view = game.expect("a game").view(seat.map(Seat));
    serde_json::to_value(view).expect("a view")
}

/// What a seat was told step by step, as the engine tells it.
pub fn events_here(replay: &Replay, seat: Option<u8>) -> Vec<Value> {
    let opening = replay.opening(Catalogue::second_edition(), Packs::MustAgree);
    let mut game = opening.expect("an opening");
    game.set_log(true);
    let mut steps = Vec::new();
    for (by, answer) in &replay.answers {
        game.answer(*by, answer.clone()).expect("an answer");
        let events = game.take_events();
        let seen: Vec<_> = events
            .iter()
            .map(|event| event.seen_from(seat.map(Seat)))
            .collect();
        steps.push(serde_json::to_value(seen).expect("events"));
    }
    steps
}

pub async fn post_status(client: &Client, path: &str, body: &Value) -> u16 {
    let body = body.to_string().into_bytes();
    let asked = client.request(Method::POST, path, body, &[]).await;
    asked.expect("a response").0.as_u16()
}

/// A game of so many answers that the second player gives up.
pub async fn a_finished_game(server: &server::Server, answers: usize) -> (String, [Client; 2]) {
    let (id, clients) = two_players(server.addr).await;
    let mut players = sit_down(&id, &clients).await;
    play_some(&mut players, answers).await;
    say(&clients[1], &id, json!({"type": "concede"})).await;
    (id, clients)
}

/// Events without their lines for the log, which the engine does not make.
pub fn wordless(events: &Value) -> Value {
    let mut events = events.clone();
    for event in events.as_array_mut().into_iter().flatten() {
        event.as_object_mut().map(|event| event.remove("text"));
    }
    events
}

pub async fn compare_with_engine(client: &Client, id: &str, replay: &Replay) {
    let path = format!("/api/games/{id}/view");
    for at in (0..=replay.len()).step_by(7).chain([3, replay.len(), 1]) {
        for (name, seat) in [("0", Some(0)), ("1", Some(1)), ("none", None)] {
            let moment = client.get(&format!("{path}?at={at}&seat={name}")).await;
            let moment = moment.expect("a moment");
            assert_eq!(
                moment["view"],
                here(replay, at, seat),
                "seat {name} at {at}"
            );
            assert_eq!(
                (&moment["at"], &moment["of"]),
                (&json!(at), &json!(replay.len()))
            );
        }
    }
    let at = replay.len().min(9);
    let all = client
        .get(&format!("{path}?at={at}&seat=all"))
        .await
        .expect("a moment");
    let both = [here(replay, at, Some(0)), here(replay, at, Some(1))];
    assert_eq!(all["views"], json!(both));
    for (name, seat) in [("0", Some(0)), ("1", Some(1)), ("none", None)] {
        let history = client
            .get(&format!("/api/games/{id}/history?seat={name}"))
            .await;
        let history = history.expect("a history");
        let steps = history["steps"].as_array().expect("steps");
        let told: Vec<Value> = steps.iter().map(|step| wordless(&step["events"])).collect();
        assert_eq!(told, events_here(replay, seat), "what seat {name} was told");
        assert!(steps.iter().all(|step| step["time"].as_i64() > Some(0)));
    }
}
