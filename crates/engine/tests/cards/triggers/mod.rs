//! Texts that answer what happens, and texts that change what is so.

mod decks;
mod facing;
mod fighting;
mod killing;
mod kit;
mod missions;
mod orders;
mod playing;
mod prohibitions;
mod selecting;
mod skills;
mod statics;
mod stopping;
