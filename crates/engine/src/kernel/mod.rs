//! What every edition needs: cards in places, frames, choices, happenings, views, replays.

pub mod choice;
pub mod event;
pub mod frame;
pub mod game;
pub mod happening;
pub mod hash;
pub mod ids;
pub mod imagine;
mod interlink;
#[doc(hidden)]
pub mod permute;
pub mod place;
pub mod refusal;
pub mod rename;
pub mod replay;
pub mod rng;
pub mod state;
pub mod table;
pub mod tally;
pub mod view;
