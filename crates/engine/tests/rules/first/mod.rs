//! The First Edition: modules named like the areas of its ledger.

mod artifacts;
mod attempt;
mod dilemmas;
mod games;
mod hurt;
mod leave;
mod locations;
mod moving;
mod play;
mod report;
mod seed;
mod start;
mod support;
mod turn;
mod unique;
mod win;
