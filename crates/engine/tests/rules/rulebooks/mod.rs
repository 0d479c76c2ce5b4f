//! The differences between the two rulebooks.

mod differences;
mod dilemmas;
mod silence;
