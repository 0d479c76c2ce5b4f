//! The segments of a turn, from its start to its end.

mod discard;
mod draw;
mod occurrences;
mod orders;
mod segments;
