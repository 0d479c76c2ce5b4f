//! Texts that answer what happens, and texts that change what is so.

mod battles;
mod decks;
mod facing;
mod interrupts;
mod killing;
mod meddling;
mod missions;
mod orders;
mod playing;
mod selecting;
mod skills;
mod statics;
mod stopping;
