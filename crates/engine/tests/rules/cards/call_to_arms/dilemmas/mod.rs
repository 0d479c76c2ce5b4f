//! Dilemmas that are faced, and fights.

mod aftermath;
mod choosing;
mod counting;
mod damaging;
mod engagements;
mod fights;
mod killing;
mod opposing;
mod placed;
mod requirements;
mod secrets;
mod stopping;
mod together;
