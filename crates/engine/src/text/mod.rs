//! The interpreter of the card language: questions ([`eval`]), numbers and what changes them
//! ([`modifiers`]), effects ([`block`]), the gate everything passes ([`happen`]), responses ([`respond`]).

pub mod ability;
pub mod block;
pub mod destination;
pub mod effects;
pub mod eval;
pub mod filter;
pub mod happen;
pub mod modifiers;
pub mod moves;
pub mod pattern;
pub mod respond;
pub mod select;
pub mod target;
