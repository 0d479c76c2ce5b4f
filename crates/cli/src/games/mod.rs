//! Many games: played side by side until somebody interrupts, what happens in their attempts, and how sure a count is.

mod attempts;
mod interval;
mod jobs;
mod words;

pub use attempts::{AttemptEnd, Attempts, Dilemmas, Encounters, Lacking};
pub use interval::{Interval, difference, wilson};
pub use jobs::{INTERRUPTED, Stop, Total, side_by_side};
pub use words::{between, percent};

use bots::Level;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// The values of options that name bots.
pub fn levels() -> impl TypedValueParser<Value = Level> {
    let find = |name: String| Level::ALL.into_iter().find(|level| level.name() == name);
    // The values are the names, so all of them are found.
    PossibleValuesParser::new(Level::ALL.map(Level::name))
        .map(move |name| find(name).unwrap_or(Level::Random))
}
