//! Answers that are not one's own, come again, too late, too early, or all at once.

use crate::bystanders::{Bystanders, alone};
use crate::common::{Folder, Player, ask, config, say, start};
use crate::soon;
use crate::wild::Wild;
use serde_json::{Value, json};
use server::client::{Client, Socket};

async fn reply(socket: &mut Socket, message: &Value) -> Value {
    socket.send(message).await.expect("sent");
    soon("a reply", async {
        loop {
            let said = socket.next().await.expect("a message").expect("open");
            if matches!(
                said["type"].as_str(),
                Some("accepted" | "refused" | "problem")
            ) {
                return said;
            }
        }
    })
    .await
}

/// The same of a player, who takes in what comes before it.
async fn replied(player: &mut Player, message: &Value) -> Value {
    player.socket.send(message).await.expect("sent");
    loop {
        let said = soon("a reply", player.next()).await;
        if matches!(
            said["type"].as_str(),
            Some("accepted" | "refused" | "problem")
        ) {
            return said;
        }
    }
}

fn answer(n: u32, answer: &Value, mark: &str) -> Value {
    json!({"type": "answer", "n": n, "answer": answer, "mark": mark})
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_holder_of_a_seat_answers_for_it() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let mut game = Bystanders::sit(addr).await;
    let other = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let nobody = Client::nobody(addr);
    for round in 0..6 {
        let seat = game.asked().await.expect("a question");
        let asked = &mut game.players[seat];
        let n = asked.seen.n;
        let prompt = asked.seen.prompt().expect("a question").clone();
        let mut tries = vec![
            json!({"kind": "Concede"}),
            json!({"kind": "Act", "value": {"kind": "Pass"}}),
            json!({"kind": "Number", "value": 0}),
        ];
        tries.extend((0..3).map(|tries| asked.lots.answer(&prompt, tries)));
        let outsiders = [
            game.players[1 - seat].client.clone(),
            eve.clone(),
            other.players[0].client.clone(),
            other.players[1].client.clone(),
            nobody.clone(),
        ];
        for (who, client) in outsiders.iter().enumerate() {
            let mut socket = client.sit(&game.id, n).await.expect("a socket");
            for (index, try_) in tries.iter().enumerate() {
                // Their own seat may give up at any time.
                if who == 0 && index == 0 {
                    continue;
                }
                for n in [0, n, n + 1] {
                    let said = reply(&mut socket, &answer(n, try_, "evil")).await;
                    assert_ne!(
                        said["type"], "accepted",
                        "round {round}, outsider {who}: {try_}"
                    );
                    if who > 0 {
                        let code = said["code"].as_str().unwrap_or_default();
                        assert!(["forbidden", "sign_in"].contains(&code), "{said}");
                    }
                }
            }
            if who > 0 {
                for what in ["concede", "draw", "undo", "decline", "rematch", "pass"] {
                    socket.send(&json!({"type": what})).await.expect("sent");
                }
                let hand = json!({"type": "show_hand", "yes": true});
                let said = reply(&mut socket, &hand).await;
                assert_eq!(said["type"], "problem", "{said}");
            }
        }
        // By HTTP, with tokens that are none, and with a seat in the message.
        for token in [
            "",
            "0",
            "79a820d1",
            &"a".repeat(64),
            &"f".repeat(100_000),
            "' OR 1=1 --",
        ] {
            let nobody = Client::nobody(addr).with_token(token);
            let path = format!("/api/games/{}/messages", game.id);
            let message = answer(n, &tries[3], "evil");
            let sent = nobody.request(
                "POST".parse().expect("a method"),
                &path,
                message.to_string().into(),
                &[],
            );
            if let Ok((status, text)) = sent.await {
                assert!(
                    matches!(status.as_u16(), 400 | 401 | 403 | 431),
                    "{status} {text}"
                );
            }
        }
        let mut with_seat = answer(n, &tries[3], "evil");
        with_seat["seat"] = json!(seat);
        with_seat["player"] = json!(seat);
        let path = format!("/api/games/{}/messages?seat={seat}", game.id);
        let (_, said) = ask(&eve, "POST", &path, &with_seat).await;
        assert_ne!(said["type"], "accepted", "{said}");
        assert_eq!(game.players[seat].seen.n, n);
        assert!(game.play(2).await);
    }
    game.check().await;
    other.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn there_is_nothing_to_answer_before_the_game_and_after_it() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let addr = server.addr;
    let bystanders = Bystanders::sit(addr).await;
    let eve = Client::guest(addr, "Eve").await.expect("a guest");
    let opened = eve
        .post(
            "/api/games",
            &json!({"deck": {"kind": "starter", "id": "earth"}}),
        )
        .await;
    let open = opened.expect("a table")["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    let over = alone(&eve).await;
    say(&eve, &over, json!({"type": "concede"})).await;
    let before = eve
        .text(&format!("/api/games/{over}/replay"))
        .await
        .expect("a replay");
    for id in [&open, &over] {
        let mut socket = eve.sit(id, 0).await.expect("a socket");
        for try_ in [
            json!({"kind": "Act", "value": {"kind": "Draw"}}),
            json!({"kind": "Concede"}),
            json!({"kind": "Cards", "value": []}),
        ] {
            for n in [0, 1, 2, u32::MAX] {
                let said = reply(&mut socket, &answer(n, &try_, "m")).await;
                let known = said["type"] == "refused" || said["code"] == "conflict";
                assert!(known, "{try_} at {n}: {said}");
                let said = say(&eve, id, answer(n, &try_, "m")).await;
                assert_ne!(said["type"], "accepted", "{said}");
            }
        }
        for what in ["concede", "draw", "undo", "decline", "pass"] {
            let said = say(&eve, id, json!({"type": what})).await;
            assert_ne!(said["type"], "accepted", "{what}: {said}");
        }
        let info = eve.get(&format!("/api/games/{id}")).await.expect("a table");
        assert_eq!(info["stage"], if *id == open { "open" } else { "over" });
    }
    let after = eve
        .text(&format!("/api/games/{over}/replay"))
        .await
        .expect("a replay");
    assert_eq!(before, after, "what is over does not change");
    bystanders.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_again_or_in_another_order_happens_once() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut game = Bystanders::sit(server.addr).await;
    let mut wild = Wild::new(6);
    let mut sent: [Vec<Value>; 2] = Default::default();
    for round in 0..12 {
        let seat = game.asked().await.expect("a question");
        let n = game.players[seat].seen.n;
        assert!(game.play(1).await);
        let player = &game.players[seat];
        let (accepted, given) = player.accepted.last().expect("an answer").clone();
        let mark = player.marks().to_string();
        sent[seat].push(answer(n, &given, &mark));
        game.asked().await;
        let player = &mut game.players[seat];
        // The last one with its mark is known, whatever else is in it, and nothing happens.
        let other = json!({"kind": "Number", "value": 7});
        for again in [
            answer(n, &given, &mark),
            answer(player.seen.n, &given, &mark),
            answer(0, &given, &mark),
            answer(n + 5000, &other, &mark),
        ] {
            let said = replied(player, &again).await;
            assert_eq!(said["type"], "accepted", "round {round}: {again} {said}");
            assert_eq!(said["n"], accepted, "round {round}: {again} {said}");
        }
        // Without it, and with the marks of long ago, in any order, it is too late.
        let mut old = sent[seat].clone();
        old.pop();
        old.push(answer(n, &given, ""));
        old.push(answer(n, &given, "new"));
        for _ in 0..4 {
            let old = &old[wild.below(old.len())];
            let said = replied(player, old).await;
            assert_eq!(said["type"], "refused", "round {round}: {old} {said}");
            assert!(said["rule"].is_null(), "another question: {said}");
        }
        for n in [player.seen.n + 1, player.seen.n + 1000, u32::MAX] {
            let said = replied(player, &answer(n, &given, "future")).await;
            assert_eq!(said["type"], "refused", "{said}");
        }
        // The mark of one is not the mark of the other.
        let other = &mut game.players[1 - seat];
        if other.marks().to_string() != mark && other.seen.prompt().is_none() {
            let n = other.seen.n;
            let said = replied(other, &answer(n, &given, &mark)).await;
            assert_eq!(said["type"], "refused", "{said}");
        }
    }
    game.check().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_answers_at_once_one_is_taken() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let mut game = Bystanders::sit(server.addr).await;
    for round in 0..5 {
        let seat = game.asked().await.expect("a question");
        let player = &mut game.players[seat];
        let n = player.seen.n;
        let prompt = player.seen.prompt().expect("a question").clone();
        let given = player.lots.answer(&prompt, 0);
        let marks = ["", "same", "same", "a", "b", "c"];
        let all = marks.map(|mark| {
            let (client, id) = (player.client.clone(), game.id.clone());
            let message = answer(
                n,
                &given,
                &if mark.is_empty() {
                    String::new()
                } else {
                    format!("{mark}{round}")
                },
            );
            tokio::spawn(async move { say(&client, &id, message).await })
        });
        let mut numbers = Vec::new();
        for said in all {
            let said = soon("a reply", said).await.expect("a reply");
            match said["type"].as_str() {
                Some("accepted") => numbers.push(said["n"].as_u64().expect("a number") as u32),
                Some("refused") => {}
                _ => panic!("{said}"),
            }
        }
        let distinct: std::collections::BTreeSet<u32> = numbers.iter().copied().collect();
        assert!(distinct.len() <= 1, "one answer: {numbers:?}");
        if let Some(accepted) = distinct.first() {
            player.accepted.push((*accepted, given));
            while player.seen.n < *accepted {
                soon("a change", player.next()).await;
            }
        }
        assert!(game.play(3).await);
    }
    game.check().await;
    server.stop().await;
}
