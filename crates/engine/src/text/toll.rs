//! Prices that texts put on actions and on the use of skills (2E-ACT-12, 2E-SKILL-10).

use super::eval::{Cx, NOTHING};
use crate::kernel::edition::Cite;
use crate::kernel::frame::{Bindings, Code, Role};
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::table::{About, ModifierKind};
use cards::language::{Effect, Kind, Modifier};

/// A price that a static text puts on something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toll {
    pub source: CardId,
    pub ability: u8,
    pub pc: u8,
    /// A price on certain skills only, not on all of a personnel's.
    pub one_skill: bool,
}

impl Game {
    /// The prices on this happening.
    pub(crate) fn tolls(&self, h: &Happening) -> Vec<Toll> {
        let mut out = Vec::new();
        if !self.table.prices.has(About::happening(h.kind)) {
            return out;
        }
        for text in self.table.statics(ModifierKind::Toll) {
            let (card, n) = (text.card, text.ability);
            if !text.about.has(About::happening(h.kind)) || !self.is_awake(card) {
                continue;
            }
            let ability = self.table.ability(card, n);
            let cx = Cx::new(card, self.text_user(card), &NOTHING);
            if !self.is_active(card, ability, &cx) {
                continue;
            }
            self.each_way(&ability.guard, &cx, &mut |cx| {
                for (pc, effect) in ability.body.iter().enumerate() {
                    if let Effect::Apply {
                        m: Modifier::Toll { act, .. },
                        ..
                    } = effect
                        && self.matches(act, h, &[], act.phase, act.batch, cx)
                    {
                        let toll = Toll {
                            source: card,
                            ability: n,
                            pc: pc as u8,
                            one_skill: act.skill.is_some(),
                        };
                        self.count_text(self.table.face(card).def, n);
                        if !out.contains(&toll) {
                            out.push(toll);
                        }
                    }
                }
            });
        }
        out
    }

    pub(super) fn toll_payable(&self, toll: &Toll, h: &Happening, seat: Seat) -> bool {
        let ability = self.table.ability(toll.source, toll.ability);
        let bound = self.toll_bound(toll, h);
        let busy = h.card.filter(|_| h.kind == Kind::Play);
        let cx = Cx {
            busy,
            ..Cx::new(toll.source, seat, &bound)
        };
        match &ability.body[usize::from(toll.pc)] {
            Effect::Apply {
                m: Modifier::Toll { cost, .. },
                ..
            } => self.can_pay(cost, &cx),
            _ => true,
        }
    }

    /// The values that the action binds for its price.
    fn toll_bound(&self, toll: &Toll, h: &Happening) -> Bindings {
        let ability = self.table.ability(toll.source, toll.ability);
        match &ability.body[usize::from(toll.pc)] {
            Effect::Apply {
                m: Modifier::Toll { act, .. },
                ..
            } => self.bound_by(act, h, &[], &self.cx_of(toll.source)),
            _ => Bindings::default(),
        }
    }

    /// Lets a player pay a price; in its cost "you" is the player who pays.
    pub(super) fn pay_toll(&mut self, toll: &Toll, h: &Happening, seat: Seat) {
        let bound = self.toll_bound(toll, h);
        let code = Code::ability(self.table.face(toll.source).def, toll.ability).inside(toll.pc, 0);
        if let Some(code) = code {
            let cause = Cause::Cost(toll.source);
            self.push_block(toll.source, seat, code, bound, Role::Cost, cause);
        }
    }

    /// Checks that a player can pay the price of an action.
    pub(crate) fn check_tolls(&self, h: &Happening, seat: Seat) -> Result<(), Refusal> {
        match self
            .tolls(h)
            .iter()
            .find(|t| !self.toll_payable(t, h, seat))
        {
            Some(_) => refuse(
                self.table.procedure.cite(Cite::CostNotPayable),
                Why::CostCannotBePaid,
            ),
            None => Ok(()),
        }
    }

    pub(crate) fn pay_tolls(&mut self, h: &Happening, seat: Seat) {
        for toll in self.tolls(h) {
            self.pay_toll(&toll, h, seat);
        }
    }
}
