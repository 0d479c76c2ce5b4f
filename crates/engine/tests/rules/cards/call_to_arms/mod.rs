//! Cards of Call to Arms.

mod dilemmas;
mod events;
mod triggers;
