//! Faults that were found in play, each with what is wanted and with the ordinary case beside it.

#[path = "../second/harness.rs"]
mod harness;

mod doers;
mod empty_costs;
mod examined;
mod faces;
mod fetched;
mod interrupt_costs;
mod kit;
mod no_options;
mod piled;
mod prevented;
mod six_players;
mod skill_once;
