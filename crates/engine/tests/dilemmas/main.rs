//! Drawing, choosing and facing dilemmas, mission requirements and failed attempts, from the ledger.

#[path = "../second/harness.rs"]
mod harness;

mod cast;
mod choosing;
mod drawing;
mod facing;
mod failing;
mod instructions;
mod leaving;
mod requirements;
mod secrets;
mod stacking;
mod texts;
mod ways;
