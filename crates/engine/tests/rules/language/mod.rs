//! The language of cards: every part of it, in small texts.

mod blocks;
mod cards;
mod counters;
mod dilemmas;
mod fights;
mod filters;
mod later;
mod limits;
mod modifiers;
mod more;
mod no_options;
mod numbers;
mod prices;
mod revise;
mod triggers;
