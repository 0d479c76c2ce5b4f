//! Those who read lists while others play: a few like people, and as many as wanted without a pause, which is an attack.

use super::archive::{name, someone};
use super::report::What;
use super::world::{Phase, World, count};
use crate::client::Client;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Those who read like people.
pub const BROWSERS: usize = 4;
/// The pause after a failure without an attack.
const AGAIN: Duration = Duration::from_millis(200);

/// A list that can be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    FirstPage,
    ByPlayer,
    Profile,
}

impl List {
    pub const ALL: [List; 3] = [List::FirstPage, List::ByPlayer, List::Profile];
}

/// How somebody reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// One list after the other, with time to look at it.
    Person,
    /// Finished games by player, again and again.
    Attack,
}

#[derive(Debug)]
pub struct Reader {
    world: Arc<World>,
    client: Client,
    chance: ChaCha8Rng,
    pace: Pace,
    /// How many people the archive knows.
    people: usize,
}

impl Reader {
    pub fn new(world: &Arc<World>, number: usize, pace: Pace, people: usize, seed: u64) -> Reader {
        let seed = seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ number as u64;
        Reader {
            world: Arc::clone(world),
            client: Client::nobody(world.addr),
            chance: ChaCha8Rng::seed_from_u64(seed),
            pace,
            people,
        }
    }

    /// While the others play.
    pub async fn read(mut self) {
        let mut phases = self.world.phase.subscribe();
        // The sender lives as long as the world.
        let _ = phases.wait_for(|phase| *phase >= Phase::Play).await;
        let mut turn = self.chance.random_range(0..List::ALL.len());
        while self.world.phase() == Phase::Play {
            if self.pace == Pace::Person {
                let pause = self.chance.random_range(0.5..=1.5);
                sleep(self.world.think.mul_f64(pause)).await;
            }
            let list = match self.pace {
                Pace::Person => List::ALL[turn % List::ALL.len()],
                Pace::Attack => List::ByPlayer,
            };
            turn += 1;
            self.ask(list).await;
        }
    }

    async fn ask(&mut self, list: List) {
        let life = self.world.up().await;
        let path = self.path(list);
        let asked = Instant::now();
        let answer = self.client.text(&path).await;
        let took = asked.elapsed();
        match (answer, self.pace) {
            (Ok(_), Pace::Person) => self.world.lists[list as usize].note(took),
            (Ok(_), Pace::Attack) => self.world.attack.note(took),
            (Err(_), _) if !self.world.is_up(life) => {}
            (Err(error), Pace::Person) => {
                count(&self.world.lists_failed);
                // Whoever is under attack may turn people away; otherwise nobody is.
                if !self.world.attacked {
                    self.world.trouble(What::List, "", error.to_string());
                    sleep(AGAIN).await;
                }
            }
            (Err(_), Pace::Attack) => count(&self.world.attack_failed),
        }
    }

    fn path(&mut self, list: List) -> String {
        let person = name(someone(&mut self.chance, self.people));
        match list {
            List::FirstPage => String::from("/api/games/finished"),
            List::Profile => format!("/api/people/{}", person.replace(' ', "%20")),
            List::ByPlayer => {
                // Of some only the first name is known, or a few letters in the middle.
                let part = match self.chance.random_range(0..4) {
                    0 => person.split(' ').next().unwrap_or_default(),
                    1 => person.get(2..6).unwrap_or(&person).trim(),
                    _ => &person,
                };
                let part = part.replace(' ', "%20");
                format!("/api/games/finished?player={part}")
            }
        }
    }
}
