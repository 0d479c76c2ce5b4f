//! The numbers that decide what is left to chance.

use locale::{Message, message};

/// A seed as it is typed.
pub fn read(typed: &str) -> Result<u64, Message> {
    let no_seed = |_| message!("no-such-seed", most = u64::MAX.to_string());
    typed.parse().map_err(no_seed)
}
