//! What was known about the tests when this program was built.

use anyhow::Context;
use rules::citations::Citations;
use rules::coverage::Untestable;

/// The tests that cite each rule; `build.rs` collects them.
pub fn citations() -> anyhow::Result<Citations> {
    let index = include_str!(concat!(env!("OUT_DIR"), "/citations.json"));
    serde_json::from_str(index).context("the index of citations")
}

/// The rules listed as untestable, with reasons.
pub fn untestable() -> anyhow::Result<Vec<Untestable>> {
    let list = include_str!("../../../../../docs/rules/untestable.ron");
    ron::from_str(list).context("docs/rules/untestable.ron")
}
