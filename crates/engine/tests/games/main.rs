//! Whole games between random players, and what must hold at every step of them.
//!
//! `SPACELINE_GAMES` sets how many games each law is tried on; `make soak` plays many more than the tests.

mod laws;
mod refusals;
mod replays;
mod table;
mod texts;
mod tour;
mod views;
