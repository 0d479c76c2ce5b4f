//! The Second Edition: one file for each thing players talk about.

pub mod affiliation;
pub mod attempt;
pub mod beaming;
pub mod check;
pub mod concession;
pub mod damage;
pub mod dilemmas;
pub mod fight;
pub mod movement;
pub mod orders;
pub mod play;
pub mod requirement;
pub mod rules;
pub mod setup;
pub mod staffing;
pub mod turn;
pub mod uniqueness;
pub mod winning;
