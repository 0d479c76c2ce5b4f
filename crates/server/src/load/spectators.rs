//! Those who watch a game of a run, each with a connection of their own.

use super::report::What;
use super::table::sit;
use super::world::{Phase, World, count};
use crate::client::{Client, Seen, Socket};
use serde_json::Value;
use std::collections::VecDeque;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Answers that are remembered: nobody is that far behind.
const KEPT: usize = 256;
/// Failures in a row with a server that lives.
const MOST_FAILURES: u32 = 5;

/// When the answers of a game were sent, by the number of the view that each of them answers.
#[derive(Debug, Default)]
pub struct Sent(Mutex<VecDeque<(u32, Instant)>>);

impl Sent {
    /// An answer to view `n` is sent. One that was refused is forgotten with the next try.
    pub fn note(&self, n: u32) {
        let mut sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        sent.retain(|(other, _)| *other != n);
        sent.push_back((n, Instant::now()));
        if sent.len() > KEPT {
            sent.pop_front();
        }
    }

    /// How long ago the answers were sent that lead from view `from` to view `to`.
    fn delays(&self, from: u32, to: u32) -> Vec<Duration> {
        let sent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let between = sent.iter().filter(|(n, _)| (from..to).contains(n));
        between.map(|(_, at)| at.elapsed()).collect()
    }
}

#[derive(Debug)]
pub struct Spectator {
    world: Arc<World>,
    game: String,
    sent: Arc<Sent>,
    client: Client,
    socket: Socket,
    seen: Seen,
    life: u32,
}

impl Spectator {
    pub async fn at(
        world: &Arc<World>,
        game: &str,
        sent: &Arc<Sent>,
        life: u32,
    ) -> io::Result<Spectator> {
        let client = Client::nobody(world.addr);
        let (socket, seen) = sit(&client, game, 0).await?;
        Ok(Spectator {
            world: Arc::clone(world),
            game: game.to_owned(),
            sent: Arc::clone(sent),
            client,
            socket,
            seen,
            life,
        })
    }

    /// Follows the game to its end: what was seen last, if there was nothing wrong.
    pub async fn watch(mut self) -> Option<Seen> {
        while !self.seen.over {
            match self.socket.next().await {
                Ok(Some(message)) => self.hear(&message)?,
                lost => {
                    if self.world.is_up(self.life) {
                        let why = lost.err().map(|error| error.to_string());
                        let why = why.unwrap_or_default();
                        self.world.trouble(What::Disconnected, &self.game, why);
                    }
                    self.come_back().await?;
                }
            }
        }
        Some(self.seen)
    }

    fn hear(&mut self, message: &Value) -> Option<()> {
        let before = self.seen.n;
        match self.seen.take(message) {
            Ok(true) if self.world.phase() == Phase::Play => {
                for delay in self.sent.delays(before, self.seen.n) {
                    self.world.watched.note(delay);
                }
                Some(())
            }
            Ok(_) => Some(()),
            Err(misfit) => {
                let why = misfit.to_string();
                self.world.trouble(What::Misfit, &self.game, why);
                None
            }
        }
    }

    /// After the connection was lost: nothing if there is no game to come back to.
    async fn come_back(&mut self) -> Option<()> {
        count(&self.world.reconnects);
        for _ in 0..MOST_FAILURES {
            let life = self.world.up().await;
            match sit(&self.client, &self.game, self.seen.n).await {
                Ok((socket, seen)) if self.world.is_up(life) => {
                    (self.socket, self.life) = (socket, life);
                    let over = self.seen.over || seen.over;
                    self.seen = Seen { over, ..seen };
                    return Some(());
                }
                // The game may have ended meanwhile: then its players know it.
                _ => sleep(Duration::from_millis(500)).await,
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_counts_once_for_the_change_that_has_it() {
        let sent = Sent::default();
        for n in [1, 2, 2, 3] {
            sent.note(n);
        }
        assert_eq!(sent.delays(1, 2).len(), 1);
        assert_eq!(sent.delays(2, 4).len(), 2);
        assert!(sent.delays(4, 9).is_empty());
    }
}
