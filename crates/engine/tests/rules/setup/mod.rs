//! Decks, and how games begin.

mod beginning;
mod decks;
mod edges;
