//! Cards of Energize.

mod dilemmas;
mod events;
mod triggers;
