//! Dilemmas that are faced, and fights.

mod kit;

mod choosing;
mod counting;
mod damaging;
mod killing;
mod opposing;
mod placed;
mod requirements;
mod secrets;
mod stopping;
