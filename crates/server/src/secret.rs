//! Randomness that nobody can guess: tokens, ids of games, seeds.

use sha2::{Digest as _, Sha256};

/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // A machine without randomness cannot keep any secret.
    getrandom::fill(&mut bytes).unwrap_or_else(|error| panic!("no randomness: {error}"));
    bytes
}

/// 80 bits as 16 letters and digits: fit for a link, not to be guessed.
pub fn id() -> String {
    bytes::<16>()
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .into_iter()
        .collect()
}

/// Whether a text may be an id.
pub fn is_id(text: &str) -> bool {
    text.len() == 16 && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// 256 bits in hexadecimal digits.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// What is stored of a token.
pub fn digest(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A number below `n`, or 0.
pub fn below(n: usize) -> usize {
    usize::try_from(number() % n.max(1) as u64).unwrap_or(0)
}

/// From 0 up to 1.
pub fn fraction() -> f64 {
    (number() >> 11) as f64 / (1u64 << 53) as f64
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
