//! The game's own random numbers: the same on every platform, part of the state.

use super::ids::CardId;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng};
use serde::{Deserialize, Serialize};

/// A seed and the number of times it was used. Every use has its own stream, so that the whole generator is two
/// numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Dice {
    seed: u64,
    used: u64,
}

impl Dice {
    /// Dice that nobody has used yet.
    pub fn new(seed: u64) -> Dice {
        Dice { seed, used: 0 }
    }

    /// The seed they began with.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of times they were used.
    pub fn used(&self) -> u64 {
        self.used
    }

    fn stream(&mut self) -> ChaCha8Rng {
        self.used += 1;
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.to_le_bytes());
        key[8..16].copy_from_slice(&self.used.to_le_bytes());
        ChaCha8Rng::from_seed(key)
    }

    /// A number below `n`; 0 if `n` is 0.
    pub fn below(&mut self, n: usize) -> usize {
        if n < 2 {
            return 0;
        }
        self.stream().random_range(0..n as u32) as usize
    }

    /// Shuffles cards.
    pub fn shuffle(&mut self, cards: &mut [CardId]) {
        if cards.len() < 2 {
            return;
        }
        let mut rng = self.stream();
        for i in (1..cards.len()).rev() {
            let j = rng.random_range(0..=i as u32) as usize;
            cards.swap(i, j);
        }
    }
}
