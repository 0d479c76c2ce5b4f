//! The tests known when this program was built.

use crate::failure::Failure;
use locale::message;
use rules::citations::Citations;
use rules::coverage::{Pending, Untestable};

/// The tests that cite each rule; `build.rs` collects them.
pub fn citations() -> Result<Citations, Failure> {
    let index = include_str!(concat!(env!("OUT_DIR"), "/citations.json"));
    serde_json::from_str(index).map_err(|e| broken("citations.json", e.to_string()))
}

/// The rules listed as untestable, with reasons.
pub fn untestable() -> Result<Vec<Untestable>, Failure> {
    let list = include_str!("../../../../../docs/rules/untestable.ron");
    ron::from_str(list).map_err(|e| broken("docs/rules/untestable.ron", e.to_string()))
}

/// The rules of the First Edition that are not built yet.
pub fn pending() -> Result<Vec<Pending>, Failure> {
    let list = include_str!("../../../../../docs/rules/first-pending.ron");
    ron::from_str(list).map_err(|e| broken("docs/rules/first-pending.ron", e.to_string()))
}

/// The rules of the First Edition listed as untestable, with reasons.
pub fn first_untestable() -> Result<Vec<Untestable>, Failure> {
    let list = include_str!("../../../../../docs/rules/first-untestable.ron");
    ron::from_str(list).map_err(|e| broken("docs/rules/first-untestable.ron", e.to_string()))
}

fn broken(file: &str, text: String) -> Failure {
    Failure::Other(message!("broken-file", file = file, text = text))
}
