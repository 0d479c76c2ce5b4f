//! The text behind a question, for bots that have to judge it.

use crate::kernel::frame::{Block, Dealing, Frame, Progress, Respond};
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, Seats};
use cards::language::{Effect, Place, Slot, Target, Who};

/// The text that asks the pending question.
#[derive(Clone, Copy, Debug)]
pub struct Asking<'a> {
    /// The block that is being carried out.
    pub block: &'a Block,
    /// The effect it is about to carry out; `None` while it still binds the cards of its conditions.
    pub effect: Option<&'a Effect>,
    /// The effects that follow.
    pub rest: &'a [Effect],
    /// The effect that all this is part of, such as a price or an alternative.
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

    /// The current round of responses.
    pub fn responding(&self) -> Option<&Respond> {
        match self.state.frames.last() {
            Some(Frame::Respond(round)) => Some(round),
            _ => None,
        }
    }

    /// The card that a text asks its user where to put, if the user has examined it by the same text.
    pub(crate) fn examined_and_asked(&self, seat: Seat) -> Option<CardId> {
        let Some(Frame::Block(block)) = self.state.frames.last() else {
            return None;
        };
        if block.dealing() != Some(Dealing::Where) {
            return None;
        }
        let card = *block.progress.cards().first()?;
        let seats = self.examined_by(block, card)?;
        seats.has(seat).then_some(card)
    }

    /// Whether the running text has examined or revealed the card in a deck or pile.
    pub(crate) fn was_examined_in_a_pile(&self, block: &Block, card: CardId) -> bool {
        let mut looks = Vec::new();
        looks_of(&self.table.ability_of(&block.code).body, &mut looks);
        let cx = block.cx();
        looks
            .iter()
            .any(|l| l.in_a_pile && self.slot_cards(l.to, &cx).contains(&card))
    }

    /// The players who have examined a card by the running text; `None` if nobody has.
    pub(crate) fn examined_by(&self, block: &Block, card: CardId) -> Option<Seats> {
        let mut looks = Vec::new();
        looks_of(&self.table.ability_of(&block.code).body, &mut looks);
        let cx = block.cx();
        let look = looks
            .into_iter()
            .find(|l| self.slot_cards(l.to, &cx).contains(&card))?;
        Some(self.seats_of(look.who, &cx))
    }
}

/// Cards that a text examines or reveals.
struct LookAt {
    who: Who,
    /// The slot they are in.
    to: Slot,
    in_a_pile: bool,
}

/// All cards that a text examines or reveals.
fn looks_of(effects: &[Effect], out: &mut Vec<LookAt>) {
    for effect in effects {
        if let Effect::Look { who, what, to, .. } = effect {
            let from = match what {
                Target::Every(select) => Some(select.from),
                Target::Pick(pick) => Some(pick.of.from),
                Target::One(_) | Target::Those(_) => None,
            };
            out.push(LookAt {
                who: *who,
                to: *to,
                in_a_pile: matches!(from, Some(Place::Deck(..) | Place::Pile(..))),
            });
        }
        for inner in effect.blocks() {
            looks_of(inner, out);
        }
    }
}
