//! The format of scenarios.

mod examples;
pub mod faults;
