//! Journeys: beaming, staffing, moving, attempting, being present, uniqueness and winning, tested from
//! the ledger.

#[path = "../second/harness.rs"]
mod harness;

mod attempts;
mod beaming;
mod copies;
mod decks;
mod moving;
mod participants;
mod presence;
mod staffing;
mod uniqueness;
mod winning;
mod winning_moments;
mod world;
