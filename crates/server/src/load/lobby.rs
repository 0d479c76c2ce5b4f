//! Those who look at the lobby while others play.

use super::report::What;
use super::world::{Phase, World, count};
use crate::client::{Client, Socket};
use serde::Deserialize;
use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::sleep;

const LOBBY: &str = "/api/lobby/socket";

/// As much of a message as matters here.
#[derive(Debug, Deserialize)]
struct Told {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    id: String,
    #[serde(default)]
    stage: String,
}

#[derive(Debug)]
pub struct Visitor {
    world: Arc<World>,
    client: Client,
    socket: Socket,
    life: u32,
    /// Games that are known to have begun.
    begun: HashSet<String>,
}

impl Visitor {
    pub async fn come(world: &Arc<World>) -> io::Result<Visitor> {
        let life = world.up().await;
        let client = Client::nobody(world.addr);
        Ok(Visitor {
            world: Arc::clone(world),
            socket: client.socket(LOBBY).await?,
            client,
            life,
            begun: HashSet::new(),
        })
    }

    /// Until the run ends.
    pub async fn look(mut self) {
        let world = Arc::clone(&self.world);
        let mut phases = world.phase.subscribe();
        while *phases.borrow_and_update() != Phase::End {
            let told = tokio::select! {
                told = self.socket.next_text() => told,
                _ = phases.changed() => continue,
            };
            match told {
                Ok(Some(text)) => self.hear(&text),
                lost => {
                    if world.is_up(self.life) {
                        let why = lost.err().map(|error| error.to_string());
                        world.trouble(What::Disconnected, "", why.unwrap_or_default());
                    }
                    count(&world.reconnects);
                    self.come_back().await;
                }
            }
        }
    }

    fn hear(&mut self, text: &str) {
        count(&self.world.news);
        match serde_json::from_str::<Told>(text) {
            Ok(told) if told.kind == "table" && told.stage == "live" => {
                let delay = self.world.since_start(&told.id);
                if let Some(delay) = delay.filter(|_| self.begun.insert(told.id)) {
                    self.world.lobby.note(delay);
                }
            }
            Ok(_) => {}
            Err(error) => self.world.trouble(What::Misfit, "", error.to_string()),
        }
    }

    async fn come_back(&mut self) {
        while self.world.phase() != Phase::End {
            self.life = self.world.up().await;
            match self.client.socket(LOBBY).await {
                Ok(socket) => {
                    self.socket = socket;
                    return;
                }
                Err(_) => sleep(Duration::from_millis(500)).await,
            }
        }
    }
}
