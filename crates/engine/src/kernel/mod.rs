//! The parts that every edition needs: cards in places, frames, choices, happenings, views, replays.

pub(crate) mod choice;
pub(crate) mod edition;
pub(crate) mod event;
mod field;
pub(crate) mod forecast;
pub(crate) mod frame;
pub(crate) mod game;
pub(crate) mod happening;
pub(crate) mod hash;
pub(crate) mod ids;
pub(crate) mod imagine;
mod permute;
pub(crate) mod place;
pub(crate) mod procedure;
pub(crate) mod refusal;
pub(crate) mod rename;
pub(crate) mod replay;
pub(crate) mod rng;
pub(crate) mod setup;
pub(crate) mod sides;
pub(crate) mod state;
pub(crate) mod table;
pub(crate) mod tally;
pub(crate) mod view;
