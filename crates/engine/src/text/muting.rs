//! Texts that forbid the abilities of cards (2E-GLOSS-01). Almost every question about a text asks for them, so they are
//! found once for as long as a game is only read.

use super::eval::{Cx, DEEPEST, NOTHING};
use super::modifiers::modifiers;
use crate::kernel::frame::Bindings;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::table::{About, ModifierKind, about_of};
use cards::language::{Effect, Kind, Modifier};
use std::sync::atomic::{AtomicU16, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A static text that forbids abilities now, with the cards and players its conditions name.
#[derive(Debug)]
struct Mute {
    source: CardId,
    ability: u8,
    you: Seat,
    bound: Bindings,
}

/// All of them; `None` if there are none.
type Mutes = Option<Arc<[Mute]>>;

/// What was found out about a game that nobody has changed since.
#[derive(Debug, Default)]
pub(crate) struct Memo {
    /// How many read the game and rely on it.
    readers: AtomicU16,
    /// The texts that forbid abilities, where they are known.
    mutes: Mutex<Known>,
}

/// By the depth of the question.
type Known = [Option<Mutes>; DEEPEST as usize + 1];

impl Memo {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.mutes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A copy of a game knows nothing yet.
impl Clone for Memo {
    fn clone(&self) -> Memo {
        Memo::default()
    }
}

/// Keeps what is found out about a game. The game cannot change while this exists.
pub(crate) struct Reading<'g>(&'g Memo);

impl Drop for Reading<'_> {
    fn drop(&mut self) {
        self.0.readers.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Game {
    /// Keeps what is found out about this game as long as the result is not dropped.
    pub(crate) fn reading(&self) -> Reading<'_> {
        if self.memo.readers.fetch_add(1, Ordering::Relaxed) == 0 {
            // The game may have changed since it was read last.
            *self.memo.known() = Known::default();
        }
        Reading(&self.memo)
    }

    /// Whether some text forbids this card's abilities (2E-GLOSS-01). The active player decides a loop.
    pub(crate) fn is_muted(&self, card: CardId, cx: &Cx) -> bool {
        if !self.table.modifiers.has(ModifierKind::Mute) {
            return false;
        }
        if self.state.loops.iter().any(|(_, loser)| *loser == card) {
            return true;
        }
        let Some(cx) = cx.deeper() else {
            return false;
        };
        self.muters(card, &cx)
            .into_iter()
            .any(|m| !self.state.loops.iter().any(|(w, l)| *w == card && *l == m))
    }

    /// The cards whose text forbids the abilities of `card` now.
    pub(crate) fn muters(&self, card: CardId, cx: &Cx) -> Vec<CardId> {
        let mut out = Vec::new();
        let Some(deeper) = cx.deeper() else {
            return out;
        };
        let h = Happening::new(Kind::UseAbility)
            .by(self.state.card(card).commander)
            .card(card);
        let concerns = |m: &Modifier, mcx: &Cx| {
            matches!(m, Modifier::Forbid(when) if when.sees(Kind::UseAbility)
                && mcx.source != card
                && self.matches(when, &h, &[], when.phase, when.batch, mcx))
        };
        let about = About::happening(Kind::UseAbility);
        for lasting in &self.state.lasting {
            let block = self.table.block(&lasting.code);
            let lcx = Cx {
                depth: deeper.depth,
                ..Cx::new(lasting.source, lasting.you, &lasting.bound)
            };
            let of_fight: &[Modifier] = match block.get(usize::from(lasting.pc)) {
                Some(Effect::Apply { m, .. }) if about_of(m).has(about) => std::slice::from_ref(m),
                Some(Effect::Fight { tweak, .. }) => tweak,
                _ => &[],
            };
            let forbidding = of_fight.iter().filter(|m| concerns(m, &lcx));
            out.extend(forbidding.map(|_| lasting.source));
        }
        for mute in self.mutes(deeper.depth).iter().flat_map(|all| &**all) {
            let mcx = Cx {
                depth: deeper.depth,
                applied: Some(mute.ability),
                ..Cx::new(mute.source, mute.you, &mute.bound)
            };
            let ability = self.table.ability(mute.source, mute.ability);
            for _ in modifiers(ability).filter(|m| concerns(m, &mcx)) {
                self.applied(&mcx);
                out.push(mute.source);
            }
        }
        out
    }

    /// The static texts that forbid abilities now, whichever.
    fn mutes(&self, depth: u8) -> Mutes {
        let at = usize::from(depth);
        let reading = self.memo.readers.load(Ordering::Relaxed) > 0;
        if reading && let Some(known) = &self.memo.known()[at] {
            return known.clone();
        }
        let found = self.find_mutes(depth);
        let found: Mutes = (!found.is_empty()).then(|| found.into());
        if reading {
            self.memo.known()[at] = Some(found.clone());
        }
        found
    }

    fn find_mutes(&self, depth: u8) -> Vec<Mute> {
        let mut found = Vec::new();
        let about = About::happening(Kind::UseAbility);
        for text in self.table.statics(ModifierKind::Mute) {
            let (source, n) = (text.card, text.ability);
            if !text.about.has(about) || !text.awake.has(self.state.card(source).place) {
                continue;
            }
            let ability = self.table.ability(source, n);
            let you = self.text_user(source);
            let cx = Cx {
                depth,
                applied: Some(n),
                ..Cx::new(source, you, &NOTHING)
            };
            if !self.is_active(source, ability, &cx) {
                continue;
            }
            self.each_way(&ability.guard, &cx, &mut |cx| {
                found.push(Mute {
                    source,
                    ability: n,
                    you,
                    bound: cx.bound.clone(),
                });
            });
        }
        found
    }
}
