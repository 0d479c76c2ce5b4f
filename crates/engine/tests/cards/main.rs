//! Real cards, played: each test sets a table with cards of the packs and reads like play.

#[path = "../second/harness.rs"]
mod harness;

mod dilemmas;
mod events;
mod triggers;
