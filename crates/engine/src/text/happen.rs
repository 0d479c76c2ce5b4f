//! The one way for anything to happen: it is about to happen (texts prevent, replace or revise it), it happens, it
//! has happened.

use crate::kernel::frame::{Fate, Frame, Happen, HappenStep, Respond, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use cards::language::{Kind, Phase};

/// The kinds of happening in which one card changes its place.
pub(super) fn is_move(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Discard
            | Kind::Kill
            | Kind::Destroy
            | Kind::Remove
            | Kind::Return
            | Kind::Place
            | Kind::Download
            | Kind::Capture
            | Kind::Damage
            | Kind::Repair
            | Kind::Overcome
            | Kind::ReturnDilemma
    )
}

/// The deepest nesting of responses; no game with these cards comes near it.
const DEEPEST_STACK: usize = 120;

impl Happen {
    /// One step of a happening.
    pub(crate) fn step(&mut self, game: &mut Game) -> Flow {
        match self.step {
            HappenStep::Before => {
                self.step = match self.batch {
                    true => HappenStep::Done,
                    false => HappenStep::Act,
                };
                game.open_round(self.h, self.cards.clone(), Phase::Before, self.batch);
            }
            HappenStep::Act if self.fate == Fate::Goes => {
                self.step = HappenStep::After;
                if !game.enact(&self.h, &self.cards) {
                    game.cost_failed(&self.h);
                }
            }
            HappenStep::Act => {
                self.step = HappenStep::Done;
                game.cost_failed(&self.h);
            }
            HappenStep::After => {
                self.step = HappenStep::Done;
                game.open_round(self.h, self.cards.clone(), Phase::After, false);
            }
            HappenStep::Done => {
                game.finish_happening(self);
                return Flow::Done;
            }
        }
        Flow::Stay
    }
}

impl Game {
    /// Lets something happen. If nothing listens it is done when this returns; otherwise a frame is
    /// pushed and the caller has to return to the loop.
    /// `false` if it cannot happen.
    pub(crate) fn happen(&mut self, h: Happening) -> bool {
        self.happen_to(h, Vec::new())
    }

    pub(crate) fn happen_to(&mut self, mut h: Happening, cards: Vec<CardId>) -> bool {
        if let (None, true, Some(card)) = (h.from, is_move(h.kind), h.card) {
            h.from = Some(self.state.card(card).place);
        }
        let leaves = is_move(h.kind) && h.to.is_some_and(|to| !to.in_play());
        let locked = leaves && h.card.is_some_and(|c| self.is_locked(c));
        if locked || self.forbidden(&h).is_some() {
            return false;
        }
        self.happen_anyway(h, cards)
    }

    /// Lets something happen whose prohibitions have been checked already.
    pub(crate) fn happen_anyway(&mut self, h: Happening, cards: Vec<CardId>) -> bool {
        if !self.is_watched(h.kind) {
            return self.enact(&h, &cards);
        }
        self.push_happen(h, cards);
        true
    }

    fn push_happen(&mut self, h: Happening, cards: Vec<CardId>) {
        self.push(Frame::Happen(Box::new(Happen {
            h,
            cards,
            step: HappenStep::Before,
            fate: Fate::Goes,
            batch: false,
        })));
    }

    /// Lets texts respond before a group of cards is dealt with or picked from (2E-GAP-48).
    pub(crate) fn push_batch(&mut self, h: Happening, cards: Vec<CardId>) {
        self.push(Frame::Happen(Box::new(Happen {
            h,
            cards,
            step: HappenStep::Before,
            fate: Fate::Goes,
            batch: true,
        })));
    }

    /// Lets an action happen that may have a price: the price is paid first.
    pub(crate) fn happen_for_a_price(&mut self, h: Happening, cards: Vec<CardId>, seat: Seat) {
        if self.tolls(&h).is_empty() {
            self.happen_to(h, cards);
            return;
        }
        self.push_happen(h, cards);
        self.pay_tolls(&h, seat);
    }

    /// Ends a happening. The rest of a group goes back to the frame it came from.
    fn finish_happening(&mut self, happen: &mut Happen) {
        let h = happen.h;
        if let (Kind::Kill | Kind::Destroy | Kind::Place | Kind::Discard, Some(card)) =
            (h.kind, h.card)
        {
            self.nowhere_to_stay(card);
        }
        if !happen.batch {
            return;
        }
        let by_chance = happen.fate == Fate::Replaced && h.kind == Kind::Choose;
        match self.state.frames.last_mut() {
            Some(Frame::Block(block)) => {
                let left = std::mem::take(&mut happen.cards);
                block.progress.after_texts(left, by_chance);
            }
            Some(_) if by_chance => self.table.procedure.left_to_chance(self),
            _ => {}
        }
    }

    /// Handles a card that was saved although its ship is gone: it still has no place to be (2E-GAP-50).
    fn nowhere_to_stay(&mut self, card: CardId) {
        let being_played = self.state.frames.iter().any(|f| match f {
            Frame::Play(p) => p.card == card,
            Frame::Attempt(a) => a.dilemma == Some(card),
            _ => false,
        });
        if matches!(self.state.card(card).place, Place::Limbo(_)) && !being_played {
            let owner = self.table.face(card).owner;
            self.state.put(card, Place::Discard(owner));
            self.state.cards[card.index()].clear();
        }
    }

    fn open_round(&mut self, h: Happening, cards: Vec<CardId>, phase: Phase, batch: bool) {
        // Texts that set each other off without end are cut off here: what has happened stands.
        if self.state.frames.len() >= DEEPEST_STACK || !self.is_heard(&h, phase) {
            return;
        }
        let seat = self.table.procedure.first_to_respond(self);
        self.push(Frame::Respond(Box::new(Respond {
            h,
            cards,
            phase,
            batch,
            seat,
            passes: 0,
            used: Vec::new(),
        })));
    }

    /// Opens a round of responses for a procedure.
    pub(crate) fn open_phase(&mut self, h: Happening, phase: Phase) {
        self.open_round(h, Vec::new(), phase, false);
    }

    /// Opens the round of responses after a random selection.
    pub(crate) fn open_selected(&mut self, h: Happening, cards: Vec<CardId>) {
        self.open_round(h, cards, Phase::After, false);
    }

    /// 2E-GAP-63: a cost that fails is not paid.
    pub(crate) fn cost_failed(&mut self, h: &Happening) {
        if !matches!(h.cause, Cause::Cost(_)) {
            return;
        }
        let cost = self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Block(b) if b.role == Role::Cost => Some(b),
            _ => None,
        });
        if let Some(block) = cost {
            block.failed = true;
        }
    }
}
