//! What must hold in every game: whole games between random players, replays, views, refusals, garbage.
//!
//! `SPACELINE_GAMES` sets how many games each law is tried on; `make soak` plays many more than the tests.

mod bad_answers;
mod changes;
mod every_step;
mod garbage;
mod golden;
mod layers;
mod refusals;
mod replays;
mod seat_views;
mod six_players;
mod tour;
mod views;
