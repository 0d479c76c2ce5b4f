//! Texts that answer what happens, and texts that change what is so.

mod battles;
mod decks;
mod facing;
mod fighting;
mod interrupts;
mod killing;
mod meddling;
mod missions;
mod orders;
mod playing;
mod prohibitions;
mod selecting;
mod skills;
mod statics;
mod stopping;
