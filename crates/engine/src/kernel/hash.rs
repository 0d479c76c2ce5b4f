//! A 64-bit hash of a whole state, the same on every platform and in every build.

use std::hash::{Hash, Hasher};

/// Folds eight bytes at a time by multiplication and rotation. Not for strangers' keys, only for
/// noticing that two states differ.
#[derive(Debug)]
pub struct StateHasher(u64);

const MIX: u64 = 0x9E37_79B9_7F4A_7C15;

impl StateHasher {
    pub fn of<T: Hash + ?Sized>(value: &T) -> u64 {
        let mut h = StateHasher(0x5bd1_e995_2545_f491);
        value.hash(&mut h);
        h.finish()
    }
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(MIX);
    }
}

impl Hasher for StateHasher {
    fn finish(&self) -> u64 {
        let x = (self.0 ^ (self.0 >> 32)).wrapping_mul(MIX);
        x ^ (x >> 29)
    }
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word) ^ ((chunk.len() as u64) << 56));
        }
    }
    fn write_u8(&mut self, n: u8) {
        self.add(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.add(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.add(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.add(n as i64 as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.add(n as i64 as u64);
    }
    fn write_i32(&mut self, n: i32) {
        self.add(n as i64 as u64);
    }
}
