//! Using abilities: who may use them and when, and how they begin.

use super::eval::{Cx, NOTHING, binder};
use crate::kernel::choice::AbilityRef;
use crate::kernel::edition::{Cite, Faults, Questions};
use crate::kernel::frame::{Bindings, Block, Code, Frame, Progress, Role};
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Until, Use};
use cards::language::{
    Ability, Condition, Effect, Filter, Kind, Limit, Modifier, Phase, Select, SkillIs, Timing,
};
use cards::lexicon::{CardType, Skill, Stat};
use std::sync::Arc;

/// The most times that a text which takes place by itself is tried in one turn.
const STATE_TRIES: u8 = 8;

impl Game {
    /// Abilities of the form "while …, you may" that `seat` could use now (2E-GAP-61).
    pub(crate) fn windows(&self, seat: Seat, f: &mut dyn FnMut(CardId, u8)) {
        for &(card, n) in &self.table.actions {
            let ability = self.table.ability(card, n);
            if let Timing::During(_) = &ability.when
                && self.is_awake(card)
                && self.can_use(seat, card, n)
            {
                f(card, n);
            }
        }
    }

    /// Whether a card is where its text could work at all. A fast check, as most cards of a game are not.
    #[inline]
    pub(crate) fn is_awake(&self, card: CardId) -> bool {
        let kind = self.table.face(card).kind;
        self.table.customs.awake[kind as usize].has(self.state.card(card).place)
    }

    /// Whether nothing of a card can be used: stopped in the Second Edition (2E-GLOSS-21).
    #[inline]
    pub(crate) fn is_idle(&self, card: CardId) -> bool {
        self.state.card(card).has_any(self.table.customs.idle)
    }

    /// Whether the game was begun with faults that have been mended since, and goes on with them.
    #[inline]
    pub(crate) fn keeps_faults(&self) -> bool {
        self.table.customs.faults == Faults::Kept
    }

    /// Whether questions are asked although nothing depends on the answer, as in games begun earlier.
    #[inline]
    pub(crate) fn asks_everything(&self) -> bool {
        self.table.customs.questions == Questions::All
    }

    /// The player whom the text of a card calls "you", where the card is now.
    #[inline]
    pub(crate) fn text_user(&self, card: CardId) -> Seat {
        let c = self.state.card(card);
        match c.place {
            Place::Hand(seat) => seat,
            place if self.table.customs.speaks_for_commander.has(place) => c.commander,
            _ => self.table.procedure.text_user(self, card),
        }
    }

    pub(crate) fn within_limit(&self, card: CardId, n: u8, ability: &Ability) -> bool {
        let Some(limit) = ability.limit else {
            return true;
        };
        let sum = |test: &dyn Fn(&Use) -> bool, of: fn(&Use) -> u8| -> u32 {
            let used = self.state.uses.iter().filter(|u| test(u));
            used.map(|u| u32::from(of(u))).sum()
        };
        let own = |u: &Use| u.card == card && u.ability == n;
        let copy = |u: &Use| self.table.is_same(u.card, card) && u.ability == n;
        let here = self.limited_to(card, ability);
        let (used, most) = match limit {
            Limit::PerTurn(k) => (sum(&own, |u| u.turn), k),
            Limit::PerDilemma(k) => (sum(&own, |u| u.dilemma), k),
            Limit::PerAttempt(k) => (sum(&own, |u| u.attempt), k),
            Limit::PerFight(k) => (sum(&own, |u| u.fight), k),
            Limit::PerMission(k) => (sum(&|u| own(u) && u.mission == here, |u| u.game), k),
            Limit::PerGame(k) => (sum(&own, |u| u.game), k),
            Limit::CopiesPerTurn(k) => (sum(&copy, |u| u.turn), k),
            Limit::OrdersPerTurn(k) => (sum(&|u| u.card == card, |u| u.turn), k),
        };
        used < u32::from(most)
    }

    /// The mission for which the use of an ability counts, if its limit is one for each mission.
    fn limited_to(&self, card: CardId, ability: &Ability) -> Option<CardId> {
        let each = matches!(ability.limit, Some(Limit::PerMission(_)));
        let mission = || {
            let attempted = self.attempt().map(|a| a.mission);
            attempted.or_else(|| self.here(card))
        };
        each.then(mission).flatten()
    }

    /// Forgets uses at the end of the turn, except for limits per game and per mission.
    pub(crate) fn forget_uses(&mut self) {
        let table = Arc::clone(&self.table);
        self.state.uses.retain_mut(|u| {
            (u.turn, u.attempt, u.fight, u.dilemma) = (0, 0, 0, 0);
            let limit = table.ability(u.card, u.ability).limit;
            matches!(limit, Some(Limit::PerGame(_) | Limit::PerMission(_)))
        });
    }

    /// Whether no text forbids a player or a card to use an interrupt or ability.
    pub(crate) fn may_use(&self, seat: Seat, card: CardId) -> bool {
        let kind = match self.table.face(card).kind {
            CardType::Interrupt => Kind::Play,
            _ => Kind::UseAbility,
        };
        self.forbidden(&Happening::new(kind).by(seat).card(card))
            .is_none()
    }

    /// Whether the cost of a text can be paid (2E-ACT-12); an effect that does nothing does not matter (2E-ACT-16).
    pub(crate) fn body_possible(&self, ability: &Ability, cx: &Cx) -> bool {
        ability.body.iter().all(|effect| match effect {
            Effect::Pay { cost, who, .. } => {
                *who != cards::language::Who::You || self.can_pay(cost, cx)
            }
            _ => true,
        }) && first_fight(&ability.body)
            .is_none_or(|fight| self.table.procedure.can_fight(self, fight, cx))
            && self.leaves_affordable(ability, cx)
    }

    /// 2E-COST-05: a response cannot make a card cost more than its player can pay.
    fn leaves_affordable(&self, ability: &Ability, cx: &Cx) -> bool {
        let about_to = matches!(&ability.when, Timing::On(when)
            if when.sees(Kind::Play) && when.phase == Phase::Before);
        let Some(play) = self.being_played().filter(|_| about_to && ability.optional) else {
            return true;
        };
        let change = self.cost_change(&ability.body, cx);
        let cost = self.stat(play.card, Stat::Cost) + change;
        change <= 0 || cost <= self.state.player(play.seat).counters
    }

    /// Whether the conditions of an ability hold in a way in which its cost can be paid.
    pub(crate) fn is_possible(&self, card: CardId, ability: &Ability, cx: &Cx) -> bool {
        let during = match &ability.when {
            Timing::During(condition) => condition,
            _ => &Condition::Always,
        };
        let need = match self.table.face(card).kind {
            CardType::Interrupt => &self.table.def(card).play.need,
            _ => &Condition::Always,
        };
        // An interrupt cannot pay for itself.
        let busy = matches!(self.state.card(card).place, Place::Hand(_)).then_some(card);
        let cx = &Cx {
            busy: cx.busy.or(busy),
            ..*cx
        };
        self.some_way(during, cx, &mut |cx| {
            self.some_way(&ability.guard, cx, &mut |cx| {
                self.some_way(need, cx, &mut |cx| self.body_possible(ability, cx))
            })
        })
    }

    /// Whether an ability that is an action of its own may be used now.
    pub(crate) fn check_ability(&self, seat: Seat, card: CardId, n: u8) -> Result<(), Refusal> {
        self.check_user(seat, card, n)?;
        let cx = Cx::new(card, seat, &NOTHING);
        let ability = self.table.ability(card, n);
        if self.is_possible(card, ability, &cx) && self.may_use(seat, card) {
            return Ok(());
        }
        self.refuse_ability(seat, card, ability, &cx)
    }

    /// Whether it may be used, without the reason, which takes as long again to find.
    pub(crate) fn can_use(&self, seat: Seat, card: CardId, n: u8) -> bool {
        let cx = Cx::new(card, seat, &NOTHING);
        self.check_user(seat, card, n).is_ok()
            && self.is_possible(card, self.table.ability(card, n), &cx)
            && self.may_use(seat, card)
    }

    /// Whether a player may use the text of a card, and has not used it up.
    fn check_user(&self, seat: Seat, card: CardId, n: u8) -> Result<(), Refusal> {
        let procedure = self.table.procedure;
        if self.text_user(card) != seat {
            return refuse(procedure.cite(Cite::NotYourText), Why::NotYours { card });
        }
        let ability = self.table.ability(card, n);
        let cx = Cx::new(card, seat, &NOTHING);
        if self.is_idle(card) {
            return refuse(procedure.cite(Cite::IdleText), Why::Stopped { card });
        }
        if self.is_muted(card, &cx) {
            let by = self.muters(card, &cx).first().copied().unwrap_or(card);
            return refuse(procedure.cite(Cite::BarredText), Why::Forbidden { by });
        }
        if !self.is_active(card, ability, &cx) {
            return refuse(procedure.cite(Cite::TextElsewhere), Why::NotPlayable);
        }
        if !self.within_limit(card, n, ability) {
            return refuse(procedure.cite(Cite::UsedUp), Why::UsedUp);
        }
        Ok(())
    }

    /// The reason an ability cannot be used, if it is the player's and not used up.
    fn refuse_ability(
        &self,
        seat: Seat,
        card: CardId,
        ability: &Ability,
        cx: &Cx,
    ) -> Result<(), Refusal> {
        let procedure = self.table.procedure;
        if let Timing::During(condition) = &ability.when
            && !self.holds(condition, cx)
        {
            return refuse(procedure.cite(Cite::NotMeanwhile), Why::RequirementNotMet);
        }
        let need = match self.table.face(card).kind {
            CardType::Interrupt => &self.table.def(card).play.need,
            _ => &Condition::Always,
        };
        // What a guard asks may hang on the card the condition has bound.
        let alone = !matches!(&ability.when, Timing::During(c) if has_bind(c));
        if (alone && !self.holds(&ability.guard, cx)) || !self.holds(need, cx) {
            return refuse(procedure.cite(Cite::DemandNotMet), Why::RequirementNotMet);
        }
        if !self.may_use(seat, card) {
            let h = Happening::new(Kind::UseAbility).by(seat).card(card);
            let by = self.forbidden(&h).unwrap_or(card);
            return refuse(procedure.cite(Cite::BarredText), Why::Forbidden { by });
        }
        let fight = first_fight(&ability.body).filter(|e| !procedure.can_fight(self, e, cx));
        match fight {
            Some(fight) => refuse(procedure.no_fight(self, fight, cx), Why::NobodyToFight),
            None => refuse(procedure.cite(Cite::CostNotPayable), Why::CostCannotBePaid),
        }
    }

    pub(crate) fn cost_change(&self, block: &[Effect], cx: &Cx) -> i16 {
        let change = |effect: &Effect| match effect {
            Effect::Apply {
                m: Modifier::Stat { stats, n, .. },
                ..
            } if stats.contains(&Stat::Cost) => self.number(n, cx) as i16,
            effect => effect
                .blocks()
                .iter()
                .map(|b| self.cost_change(b, cx))
                .sum(),
        };
        block.iter().map(change).sum()
    }

    /// Starts an ability: an interrupt is played for it, anything else is used.
    pub(crate) fn use_ability(
        &mut self,
        seat: Seat,
        card: CardId,
        ability: AbilityRef,
        to: Option<(Happening, Vec<CardId>)>,
    ) {
        let n = match ability {
            AbilityRef::Printed(n) => n,
            AbilityRef::Lasting(i) => return self.use_lasting(usize::from(i), to),
        };
        let table = Arc::clone(&self.table);
        let ability = table.ability(card, n);
        let cx = Cx::new(card, seat, &NOTHING);
        let bound = match (&ability.when, &to) {
            (Timing::On(when), Some((h, cards))) => self.bound_by(when, h, cards, &cx),
            _ => Bindings::default(),
        };
        self.count_use(card, n);
        if table.face(card).kind == CardType::Interrupt {
            return self.table.procedure.play_for(self, seat, card, n, bound);
        }
        // 2E-SHOW-03, 2E-SHOW-05.
        self.show(card, Facet::Text(table.face(card).def));
        let code = Code::ability(table.face(card).def, n);
        let cause = self.cause_of(card);
        let mut block = Block::new(card, seat, code, bound, Role::Body, cause);
        if binds(ability) {
            block.progress = Progress::BindingGuard;
        }
        self.push(Frame::Block(Box::new(block)));
        self.happen(Happening::new(Kind::UseAbility).by(seat).card(card));
        self.use_demanded(seat, card, &ability.guard);
    }

    /// 2E-SKILL-07: a text that requires a skill of the user's own personnel uses it.
    pub(crate) fn use_demanded(&mut self, seat: Seat, card: CardId, demand: &Condition) {
        if self.table.skill_watchers.is_empty() {
            return;
        }
        let cx = Cx::new(card, seat, &NOTHING);
        let mut uses: Vec<(CardId, Skill)> = Vec::new();
        self.demanded(demand, &cx, &mut uses);
        for (user, skill) in uses {
            self.state.skills_used.push((user, skill));
            let h = Happening::new(Kind::UseSkill)
                .by(seat)
                .card(user)
                .other(card);
            self.happen(h.facet(Facet::Skill(skill, 1)));
        }
    }

    /// One card for each skill that a condition asks of the user's own personnel.
    fn demanded(&self, c: &Condition, cx: &Cx, out: &mut Vec<(CardId, Skill)>) {
        match c {
            Condition::All(all) => all.iter().for_each(|c| self.demanded(c, cx, out)),
            Condition::Some(select) => self.demanded_of(select, cx, out),
            Condition::Bind(pick) => self.demanded_of(&pick.of, cx, out),
            Condition::Meets(group, requirement) => {
                let group = self.group(group, cx);
                for (skill, _) in self
                    .skills_for(requirement, &group, &[], cx)
                    .unwrap_or_default()
                {
                    let user = group.iter().find(|c| self.skills(**c)[skill as usize] > 0);
                    out.extend(user.map(|c| (*c, skill)));
                }
            }
            _ => {}
        }
    }

    fn demanded_of(&self, select: &Select, cx: &Cx, out: &mut Vec<(CardId, Skill)>) {
        let Some(&user) = self.select(select, cx).first() else {
            return;
        };
        if self.state.card(user).commander == cx.you {
            out.extend(named_skill(&select.filter).map(|s| (user, s)));
        }
    }

    fn use_lasting(&mut self, i: usize, to: Option<(Happening, Vec<CardId>)>) {
        let table = Arc::clone(&self.table);
        let Some(lasting) = self.state.lasting.get(i).cloned() else {
            return;
        };
        let when = match table.block(&lasting.code).get(usize::from(lasting.pc)) {
            Some(Effect::Later { at, .. }) => Some(&**at),
            Some(Effect::Install { ability, .. }) => match &ability.when {
                Timing::On(when) => Some(when),
                _ => None,
            },
            _ => None,
        };
        let Some(code) = lasting.code.inside(lasting.pc, 0) else {
            return;
        };
        let mut bound = lasting.bound.clone();
        if let (Some(when), Some((h, cards))) = (when, &to) {
            let cx = Cx::new(lasting.source, lasting.you, &lasting.bound);
            let new = self.bound_by(when, h, cards, &cx);
            bound.merge(new);
        }
        if lasting.until == Until::Once {
            self.state.lasting.remove(i);
        }
        let cause = Cause::Text(lasting.source);
        self.push_block(lasting.source, lasting.you, code, bound, Role::Body, cause);
    }

    /// Carries out a text that takes place as soon as its condition holds: between the steps of a procedure, each
    /// once until it is done.
    pub(crate) fn carry_out_state(&mut self) -> bool {
        let between = matches!(
            self.state.frames.last(),
            Some(Frame::Turn(_) | Frame::Attempt(_) | Frame::Fight(_) | Frame::Play(_))
        );
        if !between || self.reply.is_some() || self.met.is_some() {
            return false;
        }
        let due = self.table.states.iter().copied().find(|(card, n)| {
            let ability = self.table.ability(*card, *n);
            let cx = self.cx_of(*card);
            // A text that cannot take place is not tried for ever.
            let used = |u: &Use| u.card == *card && u.ability == *n && u.turn >= STATE_TRIES;
            self.is_awake(*card)
                && !self.state.uses.iter().any(used)
                && self.is_active(*card, ability, &cx)
                && self.holds(&ability.guard, &cx)
        });
        let Some((card, n)) = due else {
            return false;
        };
        self.count_use(card, n);
        let code = Code::ability(self.table.face(card).def, n);
        let (user, cause) = (self.text_user(card), self.cause_of(card));
        self.push_block(card, user, code, Bindings::default(), Role::Body, cause);
        true
    }

    pub(crate) fn count_use(&mut self, card: CardId, ability: u8) {
        let mission = self.limited_to(card, self.table.ability(card, ability));
        let uses = &mut self.state.uses;
        let known = |u: &Use| u.card == card && u.ability == ability && u.mission == mission;
        let at = uses.iter().position(known).unwrap_or_else(|| {
            uses.push(Use {
                card,
                ability,
                mission,
                turn: 0,
                attempt: 0,
                fight: 0,
                dilemma: 0,
                game: 0,
            });
            uses.len() - 1
        });
        let u = &mut uses[at];
        for n in [
            &mut u.turn,
            &mut u.attempt,
            &mut u.fight,
            &mut u.dilemma,
            &mut u.game,
        ] {
            *n = n.saturating_add(1);
        }
    }

    pub(crate) fn cause_of(&self, card: CardId) -> Cause {
        match self.table.face(card).kind {
            CardType::Dilemma => Cause::Dilemma(card),
            _ => Cause::Text(card),
        }
    }

    pub(crate) fn push_block(
        &mut self,
        source: CardId,
        you: Seat,
        code: Code,
        bound: Bindings,
        role: Role,
        cause: Cause,
    ) {
        let block = Block::new(source, you, code, bound, role, cause);
        self.push(Frame::Block(Box::new(block)));
    }
}

/// The fight that an ability begins, at once or for a cost. A fight whose cards have yet to be brought together
/// cannot be checked in advance.
fn first_fight(body: &[Effect]) -> Option<&Effect> {
    body.iter().find_map(|effect| match effect {
        Effect::Fight {
            with: Filter::In(_),
            ..
        } => None,
        Effect::Fight { .. } => Some(effect),
        Effect::Pay { get, .. } => first_fight(get),
        _ => None,
    })
}

/// The skill a filter asks for, where it asks for one.
fn named_skill(f: &Filter) -> Option<Skill> {
    match f {
        Filter::Skill(SkillIs::One(skill), _) => Some(*skill),
        Filter::All(all) => all.iter().find_map(named_skill),
        _ => None,
    }
}

/// Whether a condition binds a card or player that the text uses later.
pub(crate) fn has_bind(c: &Condition) -> bool {
    binder(c, &NOTHING).is_some()
}

/// Whether any condition of an ability does.
pub(crate) fn binds(ability: &Ability) -> bool {
    let during = match &ability.when {
        Timing::During(condition) => has_bind(condition),
        _ => false,
    };
    during || has_bind(&ability.guard)
}
