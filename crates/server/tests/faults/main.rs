//! Faults of the world around the server: full disks, lost connections, damaged rows, a second server. Nothing that was
//! acknowledged is lost or doubled, and whatever is not broken goes on.
//!
//! Each test is named by the id of the fault it is about.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod addresses;
mod bots;
mod changes;
mod chat;
mod commit;
mod decks;
mod disk;
mod ending;
mod endless;
mod file;
mod lists;
mod outage;
mod owner;
mod proxy;
mod quotas;
mod reading;
mod rows;
mod silence;
mod starting;
mod support;
