//! The interpreter of the card language: questions ([`eval`]), numbers and what changes them
//! ([`modifiers`]), effects ([`block`]), the gate everything passes ([`happen`]), responses ([`respond`]).

pub mod ability;
pub mod asking;
mod binding;
pub mod block;
mod cost;
pub mod destination;
pub mod effects;
pub mod eval;
pub mod filter;
mod gain;
pub mod happen;
pub mod modifiers;
pub mod moves;
mod order;
pub mod pattern;
pub mod respond;
mod revise;
pub mod select;
pub mod target;
