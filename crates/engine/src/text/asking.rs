//! What is behind a question, for players that have to judge it.

use crate::kernel::frame::{Block, Frame, Progress, Respond};
use crate::kernel::game::Game;
use cards::language::Effect;

/// A text that asks.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    pub block: &'a Block,
    /// What it is about to do; `None` while it still looks for the cards its conditions speak of.
    pub effect: Option<&'a Effect>,
    /// What it does afterwards.
    pub rest: &'a [Effect],
    /// What all this is a part of: a price, an alternative.
    pub around: Option<&'a Effect>,
}

impl Game {
    /// The text whose question is pending.
    pub fn asking(&self) -> Option<Asking<'_>> {
        let Some(Frame::Block(block)) = self.state.frames.last() else {
            return None;
        };
        let effects = self.table.block(&block.code);
        let at = usize::from(block.pc);
        Some(Asking {
            block,
            effect: effects
                .get(at)
                .filter(|_| block.progress != Progress::BindingGuard),
            rest: effects.get(at + 1..).unwrap_or_default(),
            around: self.table.around(&block.code),
        })
    }

    /// The round of responses that is going on.
    pub fn responding(&self) -> Option<&Respond> {
        match self.state.frames.last() {
            Some(Frame::Respond(round)) => Some(round),
            _ => None,
        }
    }
}
