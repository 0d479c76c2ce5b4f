//! Whether a cost can be paid (2E-ACT-12 to 2E-ACT-14).

use super::eval::Cx;
use crate::kernel::frame::{Block, Role, Value};
use crate::kernel::game::Game;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use cards::language::{Effect, Number, Pick, Quantity, Slot, Target, Verb};

impl Game {
    /// Whether every part of a cost can be paid now.
    pub(crate) fn can_pay(&self, cost: &[Effect], cx: &Cx) -> bool {
        self.payable(cost, &cx.affecting(), 0)
    }

    /// Whether every part of a cost can be paid; `from_hand` is the number of cards that earlier parts take from the
    /// hand (2E-ACT-14).
    fn payable(&self, cost: &[Effect], cx: &Cx, from_hand: usize) -> bool {
        let Some((effect, rest)) = cost.split_first() else {
            return true;
        };
        let go_on = || self.payable(rest, cx, from_hand);
        let target = match effect {
            Effect::Move { what, .. } | Effect::Stop { what, .. } | Effect::Look { what, .. } => {
                what
            }
            Effect::Choose(pick) => return self.pick_payable(effect, pick, rest, cx, from_hand),
            Effect::Points { who, n } => {
                let n = self.number(n, cx);
                let scores = self.seats_of(*who, cx).iter();
                let poorest = scores.map(|s| self.state.player(s).score).min();
                return (n >= 0 || i32::from(poorest.unwrap_or(0)) >= -n) && go_on();
            }
            Effect::Counters { who, n } => {
                let n = self.number(n, cx) as i16;
                let mut seats = self.seats_of(*who, cx).iter();
                return seats.all(|s| self.table.procedure.can_spend(self, s, -n)) && go_on();
            }
            Effect::Pay { cost, .. } => return self.payable(cost, cx, from_hand) && go_on(),
            Effect::OneOf { options, .. } => {
                return options.iter().any(|b| self.payable(b, cx, from_hand)) && go_on();
            }
            Effect::Range {
                ship,
                op: cards::language::RangeOp::Borrow,
            } => {
                return self
                    .target_cards(ship, cx)
                    .iter()
                    .all(|s| self.can_borrow(*s, cx.answers))
                    && go_on();
            }
            Effect::Draw { .. }
            | Effect::Apply { .. }
            | Effect::Shuffle(_)
            | Effect::Reorder { .. }
            | Effect::Swap { .. }
            | Effect::Replace { .. }
            | Effect::Name { .. }
            | Effect::ChooseNumber { .. }
            | Effect::ChoosePlayer { .. }
            | Effect::Command { .. }
            | Effect::Fight { .. }
            | Effect::Join(_)
            | Effect::Prevent
            | Effect::Instead(_)
            | Effect::Revise(_)
            | Effect::Dilemmas { .. }
            | Effect::Face { .. }
            | Effect::Range { .. }
            | Effect::Install { .. }
            | Effect::Later { .. }
            | Effect::If { .. }
            | Effect::Try { .. }
            | Effect::May { .. }
            | Effect::Offer { .. }
            | Effect::Each { .. }
            | Effect::Fail => return go_on(),
        };
        match target {
            Target::One(r) => {
                let card = self.card_of(*r, cx);
                card.is_some_and(|c| self.can_be_done(c, effect, cx) && self.is_there(c, effect))
                    && go_on()
            }
            Target::Pick(pick) => self.pick_payable(effect, pick, rest, cx, from_hand),
            // "The top two cards of your deck" are two.
            Target::Every(select) => {
                let enough = match select.from {
                    cards::language::Place::Deck(_, cards::language::End::Top(n)) => {
                        self.select(select, cx).len() >= usize::from(n)
                    }
                    _ => true,
                };
                enough && go_on()
            }
            Target::Those(slot) => self.those_can_pay(*slot, cx) && go_on(),
        }
    }

    /// "Those cards" pay a cost also where a choice of any number of cards has taken none (2E-GAP-06).
    pub(super) fn those_can_pay(&self, slot: Slot, cx: &Cx) -> bool {
        let none = matches!(cx.bound.get(slot), Some(Value::Cards(cards)) if cards.is_empty());
        !self.slot_cards(slot, cx).is_empty() || (none && !self.keeps_faults())
    }

    /// Whether a card that a text names is where something can be done with it.
    fn is_there(&self, card: CardId, effect: &Effect) -> bool {
        let place = self.state.card(card).place;
        match effect {
            Effect::Move {
                verb: Verb::Discard | Verb::Place | Verb::Take | Verb::Remove | Verb::Damage,
                ..
            }
            | Effect::Look { .. } => !matches!(place, Place::Removed(_)),
            _ => place.in_play() || matches!(place, Place::Limbo(_)),
        }
    }

    fn pick_payable(
        &self,
        effect: &Effect,
        pick: &Pick,
        rest: &[Effect],
        cx: &Cx,
        from_hand: usize,
    ) -> bool {
        let mut pool = self.select(&pick.of, cx);
        pool.retain(|c| self.can_be_done(*c, effect, cx));
        let need = match &pick.n {
            Quantity::Exactly(n) => self.number(n, cx).max(0) as usize,
            _ => 0,
        };
        // Two parts of a cost cannot be paid with the same card of the hand (2E-ACT-14).
        let hand = matches!(pick.of.from, cards::language::Place::Hand(_))
            && !matches!(effect, Effect::Look { .. } | Effect::Choose(_));
        let spoken_for = if hand { from_hand } else { 0 };
        if pool.len() < need + spoken_for {
            return false;
        }
        let from_hand = if hand { from_hand + need } else { from_hand };
        if rest.is_empty() {
            return true;
        }
        let go_on = |value: Value| {
            let mut bound = cx.bound.clone();
            bound.set(pick.to, value);
            self.payable(
                rest,
                &Cx {
                    bound: &bound,
                    ..*cx
                },
                from_hand,
            )
        };
        match (&pick.n, need) {
            (Quantity::Exactly(_), 1) => pool.iter().any(|c| go_on(Value::Card(*c))),
            (Quantity::Exactly(_), n) => go_on(Value::Cards(pool.into_iter().take(n).collect())),
            _ => go_on(Value::Cards(pool)),
        }
    }

    /// A card that pays one part of a cost must leave the other parts payable (2E-ACT-12).
    pub(super) fn keep_payable(&self, block: &Block, pick: &Pick, pool: &mut Vec<CardId>) {
        let one = pick.n == Quantity::Exactly(Number::N(1));
        if block.role != Role::Cost || !one || pool.len() < 2 {
            return;
        }
        let effects = self.table.block(&block.code);
        let rest = effects.get(usize::from(block.pc) + 1..).unwrap_or(&[]);
        if rest.is_empty() {
            return;
        }
        pool.retain(|c| {
            let mut bound = block.bound.clone();
            bound.set(pick.to, Value::Card(*c));
            self.can_pay(rest, &Cx::new(block.source, block.you, &bound))
        });
    }
}
