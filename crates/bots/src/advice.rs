//! The opinion of a bot on the answers it compared.

use engine::{Answer, Seat};

/// The answers a bot considered, the best first. The first is what it plays.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    pub seat: Seat,
    /// Positions looked at; none if it went by rules of thumb alone.
    pub nodes: u32,
    pub lines: Vec<Line>,
}

/// One answer and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub answer: Answer,
    /// The number of times it was tried.
    pub visits: u32,
    /// The chance to win after it, from 0 to 1, as estimated by those tries.
    pub chance: Option<f64>,
    /// The expected course of the game, with the player of each step.
    pub then: Vec<(Seat, Answer)>,
}
