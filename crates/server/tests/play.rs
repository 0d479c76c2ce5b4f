//! Whole games over the wire.

mod common;

use cards::Catalogue;
use common::{Folder, Player, config, start, two_players};
use engine::Packs;
use engine::{Answer, Replay, Seat};
use serde_json::Value;

/// Plays until the game is over; before each of its answers the second player may go away and come back.
async fn play(players: &mut [Player; 2], mut breaks: u32) {
    for _ in 0..20_000 {
        if players.iter().all(|player| player.seen.over) {
            return;
        }
        let (asked, other) = {
            let [one, two] = players;
            if one.seen.prompt().is_some() {
                (one, two)
            } else {
                (two, one)
            }
        };
        if asked.seen.prompt().is_some() {
            if asked.game.len() > 1 && breaks > 0 && asked.accepted.len() % 5 == 3 {
                breaks -= 1;
                asked.come_back().await;
            }
            asked.answer().await;
            let n = asked.accepted.last().map_or(0, |(n, _)| *n);
            for player in [asked, other] {
                while player.seen.n < n {
                    player.next().await;
                }
            }
        } else {
            for player in [asked, other] {
                if !player.seen.over {
                    player.next().await;
                }
            }
        }
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_over_the_wire_is_the_same_game_as_here() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, [one, two]) = two_players(server.addr).await;
    let mut players = [
        Player::sit(one.clone(), &id, 1).await,
        Player::sit(two, &id, 2).await,
    ];
    for player in &mut players {
        player.next().await;
    }
    play(&mut players, 20).await;

    let text = one
        .text(&format!("/api/games/{id}/replay"))
        .await
        .expect("the replay");
    let replay = Replay::parse(&text).expect("a replay");
    let catalogue = Catalogue::second_edition();
    let there = replay
        .verify(catalogue, Packs::MustAgree)
        .expect("all hashes agree");

    // The same answers, as the players remember them, given to a game here.
    let mut answers: Vec<(u32, Seat, Value)> = Vec::new();
    for (seat, player) in (0..).map(Seat).zip(&players) {
        answers.extend(
            player
                .accepted
                .iter()
                .map(|(n, answer)| (*n, seat, answer.clone())),
        );
    }
    answers.sort_by_key(|(n, ..)| *n);
    let mut here = replay
        .opening(catalogue, Packs::MustAgree)
        .expect("an opening");
    for (_, seat, answer) in &answers {
        let answer: Answer = serde_json::from_value(answer.clone()).expect("an answer");
        here.answer(*seat, answer).expect("a legal answer");
    }
    assert_eq!(answers.len(), replay.len());
    assert!(here.is_over());
    assert_eq!(here.state().hash64(), there.state().hash64());
    for (seat, player) in (0..).map(Seat).zip(&players) {
        let view = serde_json::to_value(here.view(Some(seat))).expect("a view");
        assert_eq!(
            player.seen.view,
            view,
            "what player {} was told",
            seat.0 + 1
        );
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_brings_a_game_back() {
    let folder = Folder::new();
    let server = start(config(&folder)).await;
    let (id, clients) = two_players(server.addr).await;
    let [one, two] = clients.clone();
    let mut players = [
        Player::sit(one, &id, 3).await,
        Player::sit(two, &id, 4).await,
    ];
    for player in &mut players {
        player.next().await;
    }
    for _ in 0..30 {
        let asked = players
            .iter()
            .position(|player| player.seen.prompt().is_some())
            .expect("a question");
        players[asked].answer().await;
        let n = players[asked].accepted.last().expect("an answer").0;
        for player in &mut players {
            while player.seen.n < n {
                player.next().await;
            }
        }
    }
    let before = players.map(|player| player.seen);
    server.stop().await;

    let server = start(config(&folder)).await;
    assert_eq!(server.restored, 1);
    for (client, before) in clients.into_iter().zip(before) {
        let mut player = Player::sit(client.at(server.addr), &id, 5).await;
        player.next().await;
        assert_eq!((player.seen.n, player.seen.view), (before.n, before.view));
    }
    server.stop().await;
}
