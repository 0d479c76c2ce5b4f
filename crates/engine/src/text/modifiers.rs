//! Numbers on cards: the printed values and everything that changes them now. Every number can list its terms.

use super::eval::{Cx, NOTHING};
use crate::kernel::frame::{Key, Value};
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::CardId;
use crate::kernel::place::Place;
use crate::kernel::state::{Flag, LastKnown};
use crate::kernel::table::{About, ModifierKind, SKILLS, Static, about_of, kind_of};
use cards::Word;
use cards::language::{
    Ability, Active, Effect, Filter, Kind, Modifier, Phase, SkillGain, Target, Timing,
};
use cards::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

/// One term of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Term {
    /// The card whose text adds it; `None` for the printed value.
    pub source: Option<CardId>,
    /// The amount it adds; below zero it subtracts.
    pub n: i16,
}

/// The modifiers that a question is about.
pub(crate) struct Wanted<'q> {
    pub kind: ModifierKind,
    /// See [`About`].
    pub about: About,
    /// Whether a modifier would make a difference if it applied.
    pub concerns: &'q dyn Fn(&Modifier, &Cx) -> bool,
}

impl Game {
    /// Whether a card's text works where the card is now. The guard is not part of this question.
    pub(crate) fn is_active(&self, card: CardId, ability: &Ability, cx: &Cx) -> bool {
        let c = self.state.card(card);
        let face = self.table.face(card);
        let customs = &self.table.customs;
        let kind = face.kind as usize;
        let in_place = match (ability.active, c.place) {
            (Active::DeckBuild, _) => false,
            (Active::Damage, Place::On(_)) => c.is(Flag::Damage),
            (Active::Damage, _) => false,
            // 2E-DAM-02.
            _ if c.is(Flag::Damage) => false,
            (Active::Placed, place) => matches!(place, Place::On(_)),
            (Active::Usual, place) => {
                customs.works[kind].has(place)
                    || (customs.lent[kind].has(place)
                        && cx.deeper().is_some_and(|cx| self.is_lent(card, &cx)))
            }
        };
        // 2E-GLOSS-21: nothing of a stopped card can be used; both rule sets bar its text.
        in_place && !self.is_idle(card) && !self.is_muted(card, cx)
    }

    /// Counts a static text that has changed something.
    pub(crate) fn applied(&self, cx: &Cx) {
        if let Some(ability) = cx.applied {
            self.count_text(self.table.face(cx.source).def, ability);
        }
    }

    /// Calls `f` with every current modifier of the texts that have one of the wanted kind.
    pub(crate) fn each_modifier(
        &self,
        kind: ModifierKind,
        cx: &Cx,
        f: &mut dyn FnMut(&Modifier, &Cx),
    ) {
        let wanted = Wanted {
            kind,
            about: About::ALL,
            concerns: &|_, _| true,
        };
        self.each_modifier_of(&wanted, cx, f);
    }

    /// Whether a modifier of this kind could apply. Fast; only a "no" is certain.
    pub(crate) fn may_be_modified(&self, kind: ModifierKind) -> bool {
        if !self.table.modifiers.has(kind) {
            return false;
        }
        let near = |text: &Static| {
            let place = self.state.card(text.card).place;
            text.awake.has(place) || matches!(place, Place::Hand(_))
        };
        !self.state.lasting.is_empty() || self.table.statics(kind).iter().any(near)
    }

    /// Whether a modifier of this kind, which is not a permission, could apply now. Fast; only a "no" is certain.
    pub(crate) fn is_modified(&self, kind: ModifierKind) -> bool {
        let awake = |text: &Static| text.awake.has(self.state.card(text.card).place);
        self.table.statics(kind).iter().any(awake) || self.lasts(kind)
    }

    /// Whether a lasting effect has a modifier of this kind.
    fn lasts(&self, kind: ModifierKind) -> bool {
        self.state.lasting.iter().any(|lasting| {
            let block = self.table.block(&lasting.code);
            match block.get(usize::from(lasting.pc)) {
                Some(Effect::Apply { m, .. }) => kind_of(m).has(kind),
                Some(Effect::Fight { tweak, .. }) => tweak.iter().any(|m| kind_of(m).has(kind)),
                _ => false,
            }
        })
    }

    /// Calls `f` with the modifiers that concern a question.
    pub(crate) fn each_modifier_of(
        &self,
        wanted: &Wanted,
        cx: &Cx,
        f: &mut dyn FnMut(&Modifier, &Cx),
    ) {
        let Wanted {
            kind,
            about,
            concerns,
        } = *wanted;
        if !self.table.modifiers.has(kind) {
            return;
        }
        // What a modifier asks for may be modified in its turn, but not for ever.
        let Some(deeper) = cx.deeper() else {
            return;
        };
        for lasting in &self.state.lasting {
            let block = self.table.block(&lasting.code);
            let lcx = Cx {
                depth: deeper.depth,
                ..Cx::new(lasting.source, lasting.you, &lasting.bound)
            };
            match block.get(usize::from(lasting.pc)) {
                Some(Effect::Apply { m, .. }) if about_of(m).has(about) && concerns(m, &lcx) => {
                    f(m, &lcx);
                }
                Some(Effect::Fight { tweak, .. }) => {
                    let tweaks = tweak.iter().filter(|m| concerns(m, &lcx));
                    tweaks.for_each(|m| f(m, &lcx));
                }
                _ => {}
            }
        }
        for text in self.table.statics(kind) {
            let (card, n) = (text.card, text.ability);
            // Guards ask for numbers in their turn: only those that matter here are looked at. A text about
            // playing its own card works in hand.
            let awake = || text.awake.has(self.state.card(card).place);
            if !text.about.has(about) || (kind != ModifierKind::Permit && !awake()) {
                continue;
            }
            let ability = self.table.ability(card, n);
            let scx = Cx {
                depth: deeper.depth,
                applied: Some(n),
                ..Cx::new(card, self.text_user(card), &NOTHING)
            };
            // Whom a text speaks of is found sooner than whether its conditions hold, unless they say it.
            if !text.binds && !modifiers(ability).any(|m| concerns(m, &scx)) {
                continue;
            }
            let own_play =
                kind == ModifierKind::Permit && self.is_about_playing_itself(card, ability);
            if !own_play && !self.is_active(card, ability, &scx) {
                continue;
            }
            self.each_way(&ability.guard, &scx, &mut |cx| {
                let wanted = modifiers(ability).filter(|m| concerns(m, cx));
                wanted.for_each(|m| f(m, cx));
            });
        }
    }

    /// Whether a text in hand is about playing its own card ("You may play this card …").
    fn is_about_playing_itself(&self, card: CardId, ability: &Ability) -> bool {
        let itself = |f: &Filter| *f == Filter::Not(Box::new(Filter::Other));
        matches!(self.state.card(card).place, Place::Hand(_))
            && ability.body.iter().any(|e| {
                matches!(e, Effect::Apply { m: Modifier::Permit { act, .. }, .. } if itself(&act.card))
            })
    }

    /// The value of a number on a card, never below zero (2E-GLOSS-11).
    pub fn stat(&self, card: CardId, stat: Stat) -> i16 {
        let cx = Cx::new(card, self.state.card(card).commander, &NOTHING);
        self.stat_at(card, stat, &cx)
    }

    /// The printed number of a card, before texts change it.
    fn base_number(&self, card: CardId, stat: Stat) -> i16 {
        let printed = self.table.printed_number(card, stat);
        match (self.table.customs.damaged_range, stat) {
            (Some(most), Stat::Range | Stat::UnusedRange)
                if self.state.card(card).is(Flag::Damaged) =>
            {
                printed.min(most)
            }
            _ => printed,
        }
    }

    pub(crate) fn stat_at(&self, card: CardId, stat: Stat, cx: &Cx) -> i16 {
        let mut total = self.base_number(card, stat);
        if self.table.modifiers.has(ModifierKind::Stat) {
            self.stat_terms(card, stat, cx, &mut |t| total += t.n);
        }
        match stat {
            Stat::UnusedRange => (total - i16::from(self.state.card(card).range_used)).max(0),
            _ => total.max(0),
        }
    }

    /// Calls `f` with everything that changes the printed value.
    fn stat_terms(&self, card: CardId, stat: Stat, cx: &Cx, f: &mut dyn FnMut(Term)) {
        let asked = if stat == Stat::UnusedRange {
            Stat::Range
        } else {
            stat
        };
        let wanted = Wanted {
            kind: ModifierKind::Stat,
            about: About::stat(asked),
            concerns: &|m, mcx| match m {
                Modifier::Stat { on, stats, .. } => {
                    stats.contains(&asked) && self.target_has(on, card, mcx)
                }
                Modifier::Skill { on, .. } => {
                    Stat::PERSONNEL.contains(&asked) && self.target_has(on, card, mcx)
                }
                _ => false,
            },
        };
        self.each_modifier_of(&wanted, cx, &mut |m, mcx| {
            if let Some(n) = self.term_of(m, card, asked, mcx) {
                self.applied(mcx);
                let source = Some(mcx.source);
                f(Term { source, n });
            }
        });
    }

    /// The amount by which a modifier changes a number of a card that it applies to, if it changes that number.
    pub(crate) fn term_of(&self, m: &Modifier, card: CardId, stat: Stat, cx: &Cx) -> Option<i16> {
        match m {
            Modifier::Stat { stats, n, .. } if stats.contains(&stat) => {
                Some(self.number(n, &cx.about(card)) as i16)
            }
            Modifier::Skill {
                gain: true,
                what:
                    SkillGain::AllFrom {
                        from,
                        attributes: true,
                        ..
                    },
                ..
            } if Stat::PERSONNEL.contains(&stat) => {
                let model = self.target_cards(from, cx).first().copied();
                let printed = |card| self.table.printed_number(card, stat);
                Some(model.map_or(0, |c| printed(c) - printed(card)))
            }
            _ => None,
        }
    }

    /// The terms of a number: the printed value first, then each change with its card.
    pub fn explain_stat(&self, card: CardId, stat: Stat) -> Vec<Term> {
        let cx = Cx::new(card, self.state.card(card).commander, &NOTHING);
        let mut terms = vec![Term {
            source: None,
            n: self.base_number(card, stat),
        }];
        self.stat_terms(card, stat, &cx, &mut |t| terms.push(t));
        terms
    }

    /// The cards a target means without asking anybody.
    pub(crate) fn target_cards(&self, t: &Target, cx: &Cx) -> Vec<CardId> {
        match t {
            Target::One(r) => self.card_of(*r, cx).into_iter().collect(),
            Target::Every(select) => self.select(select, cx),
            Target::Pick(pick) => self.slot_cards(pick.to, cx),
            Target::Those(slot) => self.slot_cards(*slot, cx),
        }
    }

    /// Levels of all skills of a personnel.
    pub fn skills(&self, card: CardId) -> [u8; SKILLS] {
        let cx = Cx::new(card, self.state.card(card).commander, &NOTHING);
        self.skills_at(card, &cx)
    }

    pub(crate) fn skills_at(&self, card: CardId, cx: &Cx) -> [u8; SKILLS] {
        self.skills_about(card, About::ALL, cx)
    }

    /// The level of one skill. Texts that can only give other skills are skipped.
    pub(crate) fn skill_at(&self, card: CardId, skill: Skill, cx: &Cx) -> u8 {
        self.skills_about(card, About::skill(skill), cx)[skill as usize]
    }

    fn skills_about(&self, card: CardId, about: About, cx: &Cx) -> [u8; SKILLS] {
        let mut levels = self.table.face(card).skills;
        if !self.table.modifiers.has(ModifierKind::Skill) {
            return levels;
        }
        let wanted = Wanted {
            kind: ModifierKind::Skill,
            about,
            concerns: &|m, mcx| matches!(m, Modifier::Skill { on, .. } if self.target_has(on, card, mcx)),
        };
        self.each_modifier_of(&wanted, cx, &mut |m, mcx| {
            let Modifier::Skill { gain, what, .. } = m else {
                return;
            };
            for (skill, n) in self.skills_gained(card, what, &levels, mcx) {
                self.applied(mcx);
                let level = &mut levels[skill as usize];
                // One more of each skill it has, or all of them lost.
                let n = match (what, *gain) {
                    (SkillGain::AllOwn, true) => n.min(1),
                    _ => n,
                };
                // 2E-SKILL-05: a gained skill adds its level.
                *level = if *gain {
                    level.saturating_add(n)
                } else {
                    level.saturating_sub(n)
                };
            }
        });
        levels
    }

    fn skills_gained(
        &self,
        card: CardId,
        what: &SkillGain,
        levels: &[u8; SKILLS],
        cx: &Cx,
    ) -> Vec<(Skill, u8)> {
        let chosen = || match cx.bound.get(Key::ChosenSkill) {
            Some(Value::Skill(s)) => vec![(*s, 1)],
            _ => vec![],
        };
        match what {
            SkillGain::Fixed(list) => list.clone(),
            // 2E-SKILL-13: one level, whatever level the source has.
            SkillGain::OneFrom(_)
            | SkillGain::OfChoice
            | SkillGain::OneOf(_)
            | SkillGain::OneOwn => chosen(),
            SkillGain::Named(slot) => match self.value(*slot, cx) {
                Some(Value::Skill(s)) => vec![(*s, 1)],
                _ => vec![],
            },
            SkillGain::AllOwn => Skill::ALL
                .iter()
                .map(|s| (*s, levels[*s as usize]))
                .collect(),
            SkillGain::AllFrom { from, except, .. } => {
                let mut out = Vec::new();
                for source in self
                    .target_cards(from, cx)
                    .into_iter()
                    .filter(|c| *c != card)
                {
                    out.extend(
                        self.skills_known(source)
                            .into_iter()
                            .filter(|(s, _)| Some(*s) != *except),
                    );
                }
                out
            }
        }
    }

    /// The skills of a card, or those it had when it left play.
    pub(crate) fn skills_known(&self, card: CardId) -> Vec<(Skill, u8)> {
        if let Some(known) = self.last_known(card) {
            return known.skills.clone();
        }
        let printed = self.table.face(card).skills;
        Skill::ALL
            .iter()
            .map(|s| (*s, printed[*s as usize]))
            .filter(|(_, n)| *n > 0)
            .collect()
    }

    pub(crate) fn has_keyword(&self, card: CardId, word: Word, cx: &Cx) -> bool {
        let mut has_it = self
            .table
            .def(card)
            .keywords
            .iter()
            .any(|k| k.word() == word);
        let wanted = Wanted {
            kind: ModifierKind::Keyword,
            about: About::ALL,
            concerns: &|m, mcx| {
                matches!(m, Modifier::Keyword { on, word: w, .. }
                    if *w == word && self.target_has(on, card, mcx))
            },
        };
        self.each_modifier_of(&wanted, cx, &mut |m, mcx| {
            if let Modifier::Keyword { gain, .. } = m {
                self.applied(mcx);
                has_it = *gain;
            }
        });
        has_it
    }

    /// The card whose text forbids this, if one does.
    pub(crate) fn forbidden(&self, h: &Happening) -> Option<CardId> {
        if !self.table.forbids.has(About::happening(h.kind)) {
            return None;
        }
        let cx = Cx::new(CardId(0), h.who.unwrap_or(self.state.active), &NOTHING);
        let mut by = None;
        let wanted = Wanted {
            kind: ModifierKind::Forbid,
            about: About::happening(h.kind),
            concerns: &|m, mcx| {
                matches!(m, Modifier::Forbid(when)
                    if self.matches(when, h, &[], when.phase, when.batch, mcx))
            },
        };
        self.each_modifier_of(&wanted, &cx, &mut |_, mcx| {
            if by.is_none() {
                self.applied(mcx);
                by = Some(mcx.source);
            }
        });
        by
    }

    /// 2E-GLOSS-01: whether a text keeps the card from leaving play.
    pub(crate) fn is_locked(&self, card: CardId) -> bool {
        self.table.forbids.has(About::happening(Kind::Leave))
            && self.state.card(card).place.in_play()
            && self
                .forbidden(&Happening::new(Kind::Leave).card(card))
                .is_some()
    }

    pub(crate) fn snapshot(&self, card: CardId) -> LastKnown {
        let c = self.state.card(card);
        let levels = self.skills(card);
        LastKnown {
            card,
            commander: c.commander,
            place: c.place,
            attributes: Stat::PERSONNEL.map(|s| self.stat(card, s)),
            cost: self.stat(card, Stat::Cost),
            skills: Skill::ALL
                .iter()
                .map(|s| (*s, levels[*s as usize]))
                .filter(|(_, n)| *n > 0)
                .collect(),
        }
    }

    /// Whether anybody could respond to this as things stand.
    pub(crate) fn is_heard(&self, h: &Happening, phase: Phase) -> bool {
        // These two are moments for other things than texts about the happening.
        phase == Phase::While
            || h.kind == Kind::TurnEnd
            || (self.table.listeners(h.kind).iter())
                .any(|(card, _)| h.card == Some(*card) || self.is_awake(*card))
            || self.lasting_sees(h.kind)
    }

    /// Whether any text could respond to this kind of happening.
    pub(crate) fn is_watched(&self, kind: Kind) -> bool {
        !self.table.listeners(kind).is_empty() || self.lasting_sees(kind)
    }

    pub(super) fn lasting_sees(&self, kind: Kind) -> bool {
        self.state
            .lasting
            .iter()
            .any(|l| match self.table.block(&l.code).get(usize::from(l.pc)) {
                Some(Effect::Later { at, .. }) => at.sees(kind),
                Some(Effect::Install { ability, .. }) => {
                    matches!(&ability.when, Timing::On(when) if when.sees(kind))
                }
                _ => false,
            })
    }
}

/// The modifiers of a static text.
pub(super) fn modifiers(ability: &Ability) -> impl Iterator<Item = &Modifier> {
    ability.body.iter().filter_map(|effect| match effect {
        Effect::Apply { m, .. } => Some(m),
        _ => None,
    })
}
