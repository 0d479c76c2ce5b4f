//! Scores, and the end of a game.

mod moments;
mod scores;
