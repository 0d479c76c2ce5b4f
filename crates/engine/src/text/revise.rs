//! Changing a happening before it takes place, or a selection that has been made.

use super::eval::{Cx, NOTHING};
use super::target::Aim;
use crate::kernel::frame::{Block, Fate, Frame, Progress, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use cards::language::{Effect, Revision, Target, Timing};

impl Game {
    pub(super) fn effect_revise(
        &mut self,
        block: &mut Block,
        effect: &Effect,
        revision: &Revision,
    ) -> Flow {
        match revision {
            Revision::Exclude(target) => {
                if let Aim::Not(flow) = self.aim(block, target, effect) {
                    return flow;
                }
                let out = block.take_cards();
                if let Some(happen) = self.answered() {
                    happen.cards.retain(|c| !out.contains(c));
                }
            }
            Revision::Force(pick) => {
                let target = Target::Pick(pick.clone());
                if let Aim::Not(flow) = self.aim(block, &target, effect) {
                    return flow;
                }
                let forced = block.take_cards();
                let mut swap = None;
                if let (Some(happen), Some(&card)) = (self.answered(), forced.first()) {
                    if happen.batch {
                        happen.cards = forced;
                    } else {
                        swap = happen.h.card.map(|old| (old, card));
                        happen.h.card = Some(card);
                        // The new victim goes to its own owner's pile.
                        if matches!(happen.h.to, Some(Place::Discard(_))) {
                            happen.h.to = None;
                        }
                    }
                } else if let (Some(old), Some(&card)) = (self.selected(block), forced.first()) {
                    swap = Some((old, card));
                }
                self.mend_destination();
                if let Some((old, new)) = swap {
                    self.take_the_part(old, new);
                }
            }
            Revision::Reselect => {
                if let Some(Frame::Block(selecting)) = self.below_round() {
                    selecting.progress = Progress::Fresh;
                }
            }
            Revision::Randomise => self.set_fate(Fate::Replaced),
        }
        block.next_effect()
    }

    /// 2E-GAP-48: of a whole group, only the cards that match the trigger are saved.
    pub(super) fn spare_group(&mut self, block: &mut Block) {
        let (code, source, you) = (block.code, block.source, block.you);
        let table = std::sync::Arc::clone(&self.table);
        let Timing::On(when) = &table.ability_of(&code).when else {
            return;
        };
        let Some(happen) = self.answered().filter(|h| h.batch) else {
            return;
        };
        let mut cards = std::mem::take(&mut happen.cards);
        let cx = Cx::new(source, you, &NOTHING);
        cards.retain(|c| !self.filter(&when.card, *c, &cx));
        if let Some(happen) = self.answered() {
            happen.cards = cards;
        }
    }

    /// The selected card that triggered this text.
    fn selected(&self, block: &Block) -> Option<CardId> {
        match &self.table.ability_of(&block.code).when {
            Timing::On(when) => when.bind.card.and_then(|slot| block.bound.card(slot)),
            _ => None,
        }
    }

    /// Replaces the card that a text selected: "that" card in the text is now the new one.
    fn take_the_part(&mut self, old: CardId, new: CardId) {
        let round = self
            .state
            .frames
            .iter()
            .rposition(|f| matches!(f, Frame::Respond(_)));
        let below = self.state.frames[..round.unwrap_or(0)].iter_mut().rev();
        let block = below.into_iter().find_map(|f| match f {
            Frame::Block(b) => Some(b),
            _ => None,
        });
        let Some(block) = block else { return };
        let put = |c: &mut CardId| {
            if *c == old {
                *c = new;
            }
        };
        if let Some(cards) = block.progress.cards_mut() {
            cards.iter_mut().for_each(put);
        }
        for value in block.bound.values_mut() {
            match value {
                Value::Card(c) => put(c),
                Value::Cards(cards) => cards.iter_mut().for_each(put),
                _ => {}
            }
        }
    }

    fn mend_destination(&mut self) {
        let table = std::sync::Arc::clone(&self.table);
        if let Some(happen) = self.answered()
            && let (None, Some(card)) = (happen.h.to, happen.h.card)
        {
            happen.h.to = Some(Place::Discard(table.face(card).owner));
        }
    }
}
