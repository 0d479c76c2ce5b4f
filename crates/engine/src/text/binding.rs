//! Binding the cards and players that the conditions of a text name.

use super::eval::{Cx, binder};
use crate::kernel::choice::{Answer, Choice, TextAsk};
use crate::kernel::frame::{Bindings, Block, Progress, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::ids::Seats;
use crate::kernel::table::Table;
use cards::language::{Ability, Condition, Timing};

impl Game {
    /// Picks the cards and players that the conditions of an ability name ("your ship … that ship").
    pub(super) fn bind_guard(&mut self, block: &mut Block, table: &Table) -> Flow {
        let code = block.code;
        let ability = table.ability_of(&code);
        let need = &table.defs[usize::from(code.def)].play.need;
        let during = match &ability.when {
            Timing::During(condition) => condition,
            _ => &Condition::Always,
        };
        for condition in [during, &ability.guard, need] {
            if let Some(flow) = self.bind_all(block, condition, Some(ability)) {
                return flow;
            }
        }
        block.progress = Progress::Fresh;
        Flow::Stay
    }

    /// Binds the cards and players that a condition names, one after the other. Only those count that make the
    /// condition true and leave the ability's cost payable. `None` when all are bound, or nothing can be.
    pub(super) fn bind_all(
        &mut self,
        block: &mut Block,
        c: &Condition,
        ability: Option<&Ability>,
    ) -> Option<Flow> {
        loop {
            let slot = binder(c, &block.bound)?.slot();
            let cx = Cx::new(block.source, block.you, &block.bound);
            let mut ways: Vec<Bindings> = Vec::new();
            self.each_way(c, &cx, &mut |cx| {
                if ability.is_none_or(|a| self.body_possible(a, cx)) {
                    ways.push(cx.bound.clone());
                }
            });
            let mut values: Vec<Value> = Vec::new();
            for way in ways {
                let value = way.get(slot).cloned();
                values.extend(value.filter(|v| !values.contains(v)));
            }
            let seat = block.you;
            let chosen = match self.reply.take() {
                Some(Answer::Cards(cards)) => cards.first().map(|c| Value::Card(*c)),
                Some(Answer::Player(seat)) => Some(Value::Seat(seat)),
                _ if values.len() == 1 => values.pop(),
                _ => None,
            };
            match (chosen, values.first()) {
                (Some(value), _) => block.bound.set(slot, value),
                (None, None) => return None,
                (None, Some(Value::Seat(_))) => {
                    let from = values.iter().fold(Seats::NONE, |all, v| match v {
                        Value::Seat(s) => all.with(*s),
                        _ => all,
                    });
                    return Some(self.ask_text(
                        block,
                        seat,
                        TextAsk::Opponent,
                        Choice::Player { from },
                    ));
                }
                (None, Some(_)) => {
                    let cards = values.into_iter().filter_map(|v| match v {
                        Value::Card(c) => Some(c),
                        _ => None,
                    });
                    return Some(self.ask_cards(block, seat, TextAsk::Pick, cards.collect(), 1, 1));
                }
            }
        }
    }
}
