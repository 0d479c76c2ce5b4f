//! The glossary, the differences between the two rulebooks, giving up, and the public edges of the engine.

#[path = "../second/harness.rs"]
mod harness;

mod abilities;
mod bad_answers;
mod bad_scenarios;
mod concede;
mod concede_moments;
mod differences;
mod differences_dilemmas;
mod examples;
mod garbage;
mod information;
mod leaving;
mod selections;
mod setup_edges;
mod silence;
mod stopped;
mod support;
mod views;
