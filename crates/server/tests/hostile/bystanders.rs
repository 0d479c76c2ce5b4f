//! A game of two people who have nothing to do with the attack.

use crate::common::looking::replay_of;
use crate::common::{Player, status, two_players};
use crate::soon;
use cards::Catalogue;
use engine::Packs;
use engine::{Answer, Replay, Seat};
use serde_json::{Value, json};
use server::client::Client;
use std::net::SocketAddr;

/// Two players at their seats, each with their own answers in mind.
pub struct Bystanders {
    pub id: String,
    pub addr: SocketAddr,
    pub players: [Player; 2],
}

impl Bystanders {
    pub async fn sit(addr: SocketAddr) -> Bystanders {
        let (id, clients) = two_players(addr).await;
        let mut seated = Bystanders::at(addr, &id, clients, 21).await;
        seated.play(3).await;
        seated
    }

    /// Takes the seats of a game that has begun.
    pub async fn at(addr: SocketAddr, id: &str, clients: [Client; 2], seed: u64) -> Bystanders {
        let [one, two] = clients;
        let mut players = [
            Player::sit(one, id, seed).await,
            Player::sit(two, id, seed + 1).await,
        ];
        for player in &mut players {
            soon("the first view", player.next()).await;
        }
        Bystanders {
            id: id.to_owned(),
            addr,
            players,
        }
    }

    /// The seat that is asked, once somebody is; nobody if the game is over.
    pub async fn asked(&mut self) -> Option<usize> {
        loop {
            let with_prompt = |player: &Player| player.seen.prompt().is_some();
            if let Some(seat) = self.players.iter().position(with_prompt) {
                return Some(seat);
            }
            if self.players.iter().all(|player| player.seen.over) {
                return None;
            }
            let [one, two] = &mut self.players;
            let next = async {
                tokio::select! {
                    _ = one.next() => {}
                    _ = two.next() => {}
                }
            };
            soon("a question", next).await;
        }
    }

    /// So many answers, or fewer if the game ends; true as long as it goes on.
    pub async fn play(&mut self, answers: usize) -> bool {
        for _ in 0..answers {
            let Some(seat) = self.asked().await else {
                return false;
            };
            let player = &mut self.players[seat];
            assert!(soon("a reply", player.answer()).await, "an answer");
            let n = player.accepted.last().expect("an answer").0;
            while player.seen.n < n {
                soon("a change", player.next()).await;
            }
        }
        true
    }

    /// The server is well, the game goes on, and when it is over it is the game that was played.
    pub async fn check(mut self) -> Replay {
        well(self.addr).await;
        let mut last = None;
        if self.play(6).await {
            let concede = json!({"type": "concede"});
            self.players[1].socket.send(&concede).await.expect("sent");
            last = Some(json!({"kind": "Concede"}));
        }
        for player in &mut self.players {
            while !player.seen.over {
                soon("the end", player.next()).await;
            }
        }
        let replay = replay_of(&self.players[0].client, &self.id).await;
        self.compare(&replay, last);
        well(self.addr).await;
        replay
    }

    /// The answers are those the players remember, and a game here comes to the same end with them.
    fn compare(&self, replay: &Replay, last: Option<Value>) {
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            let given = player.accepted.iter().map(|(_, answer)| answer.clone());
            let mut given: Vec<Value> = given.collect();
            given.extend(last.clone().filter(|_| seat == Seat(1)));
            let given: Vec<Answer> = given
                .into_iter()
                .map(|answer| serde_json::from_value(answer).expect("an answer"))
                .collect();
            let stored = replay.answers.iter().filter(|(by, _)| *by == seat);
            let stored: Vec<Answer> = stored.map(|(_, answer)| answer.clone()).collect();
            assert_eq!(stored, given, "the answers of seat {}", seat.0);
        }
        let catalogue = Catalogue::second_edition();
        let there = replay.verify(catalogue, Packs::MustAgree);
        let there = there.expect("all hashes agree");
        let mut here = replay
            .opening(catalogue, Packs::MustAgree)
            .expect("an opening");
        for (seat, answer) in &replay.answers {
            here.answer(*seat, answer.clone()).expect("a legal answer");
        }
        assert!(here.is_over());
        assert_eq!(here.state().hash64(), there.state().hash64());
        for (seat, player) in (0..).map(Seat).zip(&self.players) {
            let view = serde_json::to_value(here.view(Some(seat))).expect("a view");
            assert_eq!(player.seen.view, view, "what seat {} was told", seat.0);
        }
    }
}

/// The server still answers.
pub async fn well(addr: SocketAddr) {
    let nobody = Client::nobody(addr);
    assert_eq!(soon("/healthz", status(&nobody, "/healthz")).await, 200);
}

/// A game against a bot: somebody at their seat.
pub async fn alone(client: &Client) -> String {
    let body =
        json!({"deck": {"kind": "starter", "id": "earth"}, "bots": ["random"], "start": true});
    let opened = client.post("/api/games", &body).await.expect("a game");
    opened["id"].as_str().expect("an id").to_owned()
}
