//! Cards that a text takes in a certain order: from the top of a pile, or those with the most or least of something.

use super::eval::Cx;
use super::target::Aim;
use crate::kernel::choice::TextAsk;
use crate::kernel::frame::{Block, Finding};
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use cards::language::{Extreme, Filter, How, Pick, Quantity, Select};

impl Game {
    /// The cards that can be picked. If several with the most or least of something are taken, all are compared.
    pub(super) fn pool_of(&self, block: &Block, pick: &Pick, cx: &Cx) -> Vec<CardId> {
        match self.several_best(block, pick) {
            None => self.select(&pick.of, cx),
            Some(_) => {
                let all = Select {
                    best: None,
                    ..pick.of.clone()
                };
                self.select(&all, cx)
            }
        }
    }

    /// The number of cards with the most or least of something that are taken, if more than one.
    pub(super) fn several_best(&self, block: &Block, pick: &Pick) -> Option<usize> {
        match (&pick.n, &pick.of.best) {
            (Quantity::Exactly(n), Some(_)) => {
                let n = self.number(n, &block.cx());
                usize::try_from(n).ok().filter(|n| *n > 1)
            }
            _ => None,
        }
    }

    /// Takes the best of the pool; a player chooses among cards that are equally good.
    pub(super) fn pick_best(
        &mut self,
        block: &mut Block,
        pick: &Pick,
        n: usize,
        mut pool: Vec<CardId>,
    ) -> Aim {
        let cx = block.cx();
        let rank = |c: &CardId| match &pick.of.best {
            Some((Extreme::Most, number)) => -self.number(number, &cx.about(*c)),
            Some((Extreme::Least, number)) => self.number(number, &cx.about(*c)),
            None => 0,
        };
        pool.sort_by_key(rank);
        let Some(limit) = pool.get(n).map(rank) else {
            return self.picked(block, pick, pool);
        };
        let sure = pool.iter().filter(|c| rank(c) < limit).count();
        let level = pool.iter().filter(|c| rank(c) <= limit).count();
        let mut ties = pool[sure..level].to_vec();
        pool.truncate(sure);
        let open = n - sure;
        if open == 0 {
            return self.picked(block, pick, pool);
        }
        let source = block.source;
        let (seat, what) = match pick.how {
            How::Random => {
                self.state.dice.shuffle(&mut ties);
                pool.extend(ties.into_iter().take(open));
                return self.picked(block, pick, pool);
            }
            How::Rule => (self.tie_breaker(source, block.you), TextAsk::TieBreak),
            How::By(who) => match self.one_of(block, who) {
                Some(seat) => (seat, TextAsk::Pick),
                None => return Aim::Not(self.name_opponent(block, who)),
            },
        };
        block.finding(Finding::Asked(pool));
        self.ask_pick(block, seat, what, ties, (open as u16, open as u16))
    }

    /// The cards of a pile down to the first that fits.
    pub(super) fn down_to(
        &self,
        block: &Block,
        last: &Filter,
        pick: &Pick,
        pool: &[CardId],
    ) -> Vec<CardId> {
        let mut cards = in_pile_order(pick, pool, pool.len()).unwrap_or_default();
        let cx = block.cx();
        if let Some(at) = cards.iter().position(|c| self.filter(last, *c, &cx)) {
            cards.truncate(at + 1);
        }
        cards
    }
}

/// The first cards of a deck or pile, if a text counts them rather than choosing.
pub(super) fn in_pile_order(pick: &Pick, pool: &[CardId], n: usize) -> Option<Vec<CardId>> {
    use cards::language::{End, Place as P};
    let (P::Deck(_, end) | P::Pile(_, end)) = pick.of.from else {
        return None;
    };
    // The pool is listed from the bottom where all of the pile is meant.
    Some(match end {
        End::All | End::TopOrBottom => pool.iter().rev().take(n).copied().collect(),
        End::Top(_) | End::Bottom(_) => pool.iter().take(n).copied().collect(),
    })
}
