//! Cards of Premiere.

mod dilemmas;
mod events;
mod triggers;
