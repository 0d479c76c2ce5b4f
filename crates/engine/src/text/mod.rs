//! The interpreter of the card language: questions ([`eval`]), numbers and what changes them ([`modifiers`]), effects
//! ([`block`]), happenings ([`happen`]), responses ([`respond`]).

pub(crate) mod ability;
mod affiliation;
pub(crate) mod asking;
mod binding;
pub(crate) mod block;
mod cost;
pub(crate) mod destination;
mod effects;
mod enact;
pub(crate) mod eval;
mod exempt;
mod filter;
mod gain;
mod group;
mod happen;
pub(crate) mod keyword;
mod loops;
pub(crate) mod modifiers;
mod moves;
pub(crate) mod muting;
mod naming;
mod order;
mod pattern;
mod permit;
pub(crate) mod requirement;
pub(crate) mod respond;
mod revise;
mod select;
mod target;
pub(crate) mod toll;
