//! Combat, engagements, damage, the brig and changes of command, tested from the ledger.

#[path = "../second/harness.rs"]
mod harness;

mod brig;
mod combat;
mod combat_outcome;
mod command;
mod damage;
mod engagement;
mod engagement_outcome;
mod kit;
mod repair;
mod stopped;
