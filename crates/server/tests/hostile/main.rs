//! Hostile clients: whatever they send, nothing leaks, nothing falls over, and the games of the others go on.
//!
//! Seeds are fixed. `SPACELINE_HOSTILE=20` tries twenty times as much.

#[path = "../common/mod.rs"]
mod common;

mod answers;
mod bystanders;
mod ears;
mod floods;
mod frames;
mod headers;
mod limits;
mod line;
mod requests;
mod secrets;
mod strangers;
mod texts;
mod wild;

use std::time::Duration;

/// So many times, or more if somebody has the time.
fn times(n: usize) -> usize {
    let more = std::env::var("SPACELINE_HOSTILE").ok();
    n * more.and_then(|text| text.parse().ok()).unwrap_or(1)
}

/// Nothing here waits for ever.
async fn soon<T>(what: &str, work: impl Future<Output = T>) -> T {
    let done = tokio::time::timeout(Duration::from_secs(30), work).await;
    done.unwrap_or_else(|_| panic!("{what}: nothing came"))
}
