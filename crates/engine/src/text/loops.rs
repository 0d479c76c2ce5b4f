//! Two texts that each forbid the other (2E-ACT-17).

use crate::kernel::choice::{Answer, Ask, Choice, Label};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::Happening;
use crate::kernel::ids::CardId;
use crate::kernel::table::ModifierKind;
use cards::language::{Effect, Kind, Modifier};

impl Game {
    /// 2E-ACT-17: asks which of two texts that each forbid the other takes place.
    pub(crate) fn settle_loops(&mut self) -> Option<Flow> {
        if let Some(Answer::Option(n)) = self.reply {
            self.reply = None;
            let (a, b) = self.open_loop()?;
            let pair = if n == 0 { (a, b) } else { (b, a) };
            self.state.loops.push(pair);
        }
        let (a, b) = self.open_loop()?;
        let options = vec![Label::Card(a), Label::Card(b)];
        Some(self.ask(self.state.active, Ask::Loop, Choice::Options { options }))
    }

    /// Two cards in play that each forbid the abilities of the other, not yet decided this turn.
    fn open_loop(&self) -> Option<(CardId, CardId)> {
        let muting = self
            .table
            .statics(ModifierKind::Mute)
            .iter()
            .map(|text| text.card);
        let cards: Vec<CardId> = muting
            .filter(|c| self.state.card(*c).place.in_play())
            .collect();
        for (i, &a) in cards.iter().enumerate() {
            for &b in &cards[i + 1..] {
                let decided = self
                    .state
                    .loops
                    .iter()
                    .any(|p| *p == (a, b) || *p == (b, a));
                if !decided && self.would_mute(a, b) && self.would_mute(b, a) {
                    return Some((a, b));
                }
            }
        }
        None
    }

    /// Whether `a` would forbid the abilities of `b` if its own text worked.
    fn would_mute(&self, a: CardId, b: CardId) -> bool {
        let h = Happening::new(Kind::UseAbility)
            .by(self.state.card(b).commander)
            .card(b);
        let cx = self.cx_of(a);
        !self.is_idle(a)
            && self.table.def(a).text.iter().any(|ability| {
                let mut mutes = false;
                self.each_way(&ability.guard, &cx, &mut |cx| {
                    mutes |= ability.body.iter().any(|e| match e {
                        Effect::Apply {
                            m: Modifier::Forbid(w),
                            ..
                        } => {
                            w.sees(Kind::UseAbility)
                                && self.matches(w, &h, &[], w.phase, w.batch, cx)
                        }
                        _ => false,
                    });
                });
                mutes
            })
    }
}
