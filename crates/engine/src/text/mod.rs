//! The interpreter of the card language: questions ([`eval`]), numbers and what changes them
//! ([`modifiers`]), effects ([`block`]), the gate everything passes ([`happen`]), responses ([`respond`]).

pub mod block;
pub mod effects;
pub mod eval;
pub mod happen;
pub mod modifiers;
pub mod respond;
pub mod target;
