//! Many games: played side by side until somebody interrupts, what happens in their attempts, and how sure a count is.

mod attempts;
mod interval;
mod jobs;
mod times;
mod words;

pub use attempts::{AttemptEnd, Attempts, Dilemma, Dilemmas, Lacking};
pub use interval::{Interval, difference, wilson};
pub use jobs::{INTERRUPTED, Stop, Total, side_by_side};
pub use times::{Times, Typical};
pub use words::{between, percent};
