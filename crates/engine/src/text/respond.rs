//! Rounds of responses: the active player first, then clockwise, until all pass in a row
//! (2E-ACT-07 to 2E-ACT-09).

use super::eval::{Cx, NOTHING};
use crate::kernel::choice::{Action, Ask, Choice};
use crate::kernel::frame::{Bindings, Block, Code, Frame, Respond, Role, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::{Flag, Until, Use};
use cards::language::{
    Ability, Condition, Effect, Filter, Kind, Limit, Modifier, Phase, Select, SkillIs, Timing, When,
};
use cards::lexicon::{CardType, Skill, Stat};
use std::sync::Arc;

/// Abilities of lasting effects are numbered from here, by their place in the list.
pub(crate) const LASTING: u8 = 128;
/// Marks the removal of damage in the list of used responses.
const REPAIR: u8 = 255;
/// The stage in which a block binds what its guard asks for.
pub(crate) const BIND: u8 = 250;

/// One possible response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Option_ {
    action: Action,
    compulsory: bool,
}

impl Game {
    pub(crate) fn step_respond(&mut self) -> Flow {
        if let Some(action) = self.reply_action() {
            self.respond_with(action);
            return Flow::Go;
        }
        loop {
            let Some(Frame::Respond(round)) = self.state.frames.last() else {
                return Flow::Go;
            };
            if usize::from(round.passes) >= self.everybody().len() {
                self.pop();
                return Flow::Go;
            }
            let seat = round.seat;
            let options = self.response_options(seat, round);
            match options.as_slice() {
                [] => self.pass(),
                [only] if only.compulsory => {
                    let action = only.action;
                    self.respond_with(action);
                    return Flow::Go;
                }
                _ => {
                    let ask = match round.h.kind {
                        Kind::TurnEnd if seat == self.state.active => Ask::EndOfTurn,
                        _ => Ask::Respond,
                    };
                    return self.ask(seat, ask, Choice::Act);
                }
            }
        }
    }

    /// 2E-ACT-08: a pass does not exclude a later response.
    fn pass(&mut self) {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return;
        };
        let next = self.state.left_of(round.seat);
        if let Some(Frame::Respond(round)) = self.state.frames.last_mut() {
            round.passes += 1;
            round.seat = next;
        }
    }

    fn respond_with(&mut self, action: Action) {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return;
        };
        let (seat, h, cards) = (round.seat, round.h, round.cards.clone());
        let used = match action {
            Action::Pass => return self.pass(),
            Action::Use { card, ability } => (card, ability),
            Action::Repair { damage } => match self.state.card(damage).place {
                Place::On(ship) => (ship, REPAIR),
                _ => return self.pass(),
            },
            _ => return self.pass(),
        };
        let next = self.state.left_of(seat);
        if let Some(Frame::Respond(round)) = self.state.frames.last_mut() {
            round.passes = 0;
            round.seat = next;
            round.used.push(used);
        }
        match action {
            Action::Repair { damage } => self.repair(seat, damage),
            _ => self.use_ability(seat, used.0, used.1, Some((h, cards))),
        }
    }

    fn response_options(&self, seat: Seat, round: &Respond) -> Vec<Option_> {
        let mut out = Vec::new();
        for &(card, n) in self.table.listeners(round.h.kind) {
            let ability = self.table.ability(card, n);
            let Timing::On(when) = &ability.when else {
                continue;
            };
            let fresh = !round.used.contains(&(card, n));
            if fresh && self.answers(seat, card, n, ability, when, round) {
                out.push(Option_ {
                    action: Action::Use { card, ability: n },
                    compulsory: !ability.optional
                        && self.table.face(card).kind != CardType::Interrupt,
                });
            }
        }
        for (i, lasting) in self.state.lasting.iter().enumerate() {
            let n = LASTING + i as u8;
            if lasting.you != seat || round.used.contains(&(lasting.source, n)) {
                continue;
            }
            let cx = Cx::new(lasting.source, seat, &lasting.bound);
            let (when, optional) =
                match self.table.block(&lasting.code).get(usize::from(lasting.pc)) {
                    Some(Effect::Later { at, .. }) => (&**at, false),
                    Some(Effect::Install { ability, .. }) => match &ability.when {
                        Timing::On(when) if self.holds(&ability.guard, &cx) => {
                            (when, ability.optional)
                        }
                        _ => continue,
                    },
                    _ => continue,
                };
            if self.matches(when, &round.h, &round.cards, round.phase, round.batch, &cx) {
                out.push(Option_ {
                    action: Action::Use {
                        card: lasting.source,
                        ability: n,
                    },
                    compulsory: !optional,
                });
            }
        }
        if round.phase == Phase::While {
            self.windows(seat, &mut |card, n| {
                if !round.used.contains(&(card, n)) {
                    out.push(Option_ {
                        action: Action::Use { card, ability: n },
                        compulsory: false,
                    });
                }
            });
        }
        if round.h.kind == Kind::TurnEnd && round.phase == Phase::After && seat == self.state.active
        {
            for damage in self.repairs(seat) {
                let ship = match self.state.card(damage).place {
                    Place::On(ship) => ship,
                    _ => continue,
                };
                if !round.used.contains(&(ship, REPAIR)) {
                    out.push(Option_ {
                        action: Action::Repair { damage },
                        compulsory: false,
                    });
                }
            }
        }
        out
    }

    /// Abilities of the form "while …, you may" that `seat` could use now (2E-GAP-61).
    pub(crate) fn windows(&self, seat: Seat, f: &mut dyn FnMut(CardId, u8)) {
        for &(card, n) in &self.table.actions {
            let ability = self.table.ability(card, n);
            if let Timing::During(condition) = &ability.when {
                let cx = Cx::new(card, seat, &NOTHING);
                if self.text_user(card) == seat
                    && self.holds(condition, &cx)
                    && self.check_ability(seat, card, n).is_ok()
                {
                    f(card, n);
                }
            }
        }
    }

    /// Who is "you" in the text of a card where it lies now.
    pub(crate) fn text_user(&self, card: CardId) -> Seat {
        let c = self.state.card(card);
        let dilemma = self.table.face(card).kind == CardType::Dilemma;
        match c.place {
            // 2E-GAP-42: on a dilemma "you" is the attempter; damage speaks to the ship's commander.
            Place::On(host) if dilemma || c.is(Flag::Damage) => self.state.card(host).commander,
            Place::Limbo(_) if dilemma => self.attempt().map_or(c.commander, |a| a.attempter),
            Place::Hand(seat) => seat,
            _ => self.commander_known(card),
        }
    }

    fn answers(
        &self,
        seat: Seat,
        card: CardId,
        n: u8,
        ability: &Ability,
        when: &When,
        round: &Respond,
    ) -> bool {
        if self.text_user(card) != seat {
            return false;
        }
        let cx = Cx::new(card, seat, &NOTHING);
        // 2E-GAP-47: a text about its own card being stopped, killed or leaving play.
        let own = round.h.card == Some(card)
            && round.phase == Phase::After
            && self.last_words(card, round.h.kind);
        if !own && !self.is_active(card, ability, &cx) {
            return false;
        }
        if !self.matches(when, &round.h, &round.cards, round.phase, round.batch, &cx) {
            return false;
        }
        let bound = self.bound_by(when, &round.h, &round.cards, &cx);
        let cx = Cx::new(card, seat, &bound);
        self.holds(&ability.guard, &cx)
            && self.within_limit(card, n, ability)
            && self.may_use(seat, card)
            && self.body_possible(ability, card, &cx)
    }

    fn last_words(&self, card: CardId, kind: Kind) -> bool {
        match kind {
            Kind::Stop => true,
            Kind::Kill
            | Kind::Destroy
            | Kind::Return
            | Kind::Remove
            | Kind::Place
            | Kind::Capture => {
                self.last_known(card).is_some()
                    || matches!(self.state.card(card).place, Place::Brig(_))
            }
            _ => false,
        }
    }

    /// The slots a trigger fills.
    pub(crate) fn bound_by(
        &self,
        when: &When,
        h: &Happening,
        cards: &[CardId],
        cx: &Cx,
    ) -> Bindings {
        let mut bound = Bindings::default();
        if let Some(slot) = when.bind.card {
            if when.batch || (h.card.is_none() && !cards.is_empty()) {
                let those = cards
                    .iter()
                    .copied()
                    .filter(|c| self.filter(&when.card, *c, cx));
                bound.set(slot, Value::Cards(those.collect()));
            } else if let Some(card) = h.card {
                bound.set(slot, Value::Card(card));
            }
        }
        if let (Some(slot), Some(card)) = (when.bind.other, h.other) {
            bound.set(slot, Value::Card(card));
        }
        if let (Some(slot), Some(seat)) = (when.bind.who, h.who) {
            bound.set(slot, Value::Seat(seat));
        }
        if let Some(slot) = when.bind.number {
            bound.set(slot, Value::Number(i32::from(h.n)));
        }
        bound
    }

    pub(crate) fn within_limit(&self, card: CardId, n: u8, ability: &Ability) -> bool {
        let Some(limit) = ability.limit else {
            return true;
        };
        let sum = |test: &dyn Fn(&Use) -> bool, per_dilemma: bool| -> u32 {
            let used = self.state.uses.iter().filter(|u| test(u));
            used.map(|u| u32::from(if per_dilemma { u.dilemma } else { u.turn }))
                .sum()
        };
        match limit {
            Limit::PerTurn(k) => sum(&|u| u.card == card && u.ability == n, false) < u32::from(k),
            Limit::PerDilemma(k) => sum(&|u| u.card == card && u.ability == n, true) < u32::from(k),
            Limit::CopiesPerTurn(k) => {
                sum(
                    &|u| self.table.is_same(u.card, card) && u.ability == n,
                    false,
                ) < u32::from(k)
            }
            Limit::OrdersPerTurn(k) => sum(&|u| u.card == card, false) < u32::from(k),
        }
    }

    /// Interrupts and abilities can be forbidden to a player or to a card.
    fn may_use(&self, seat: Seat, card: CardId) -> bool {
        let kind = match self.table.face(card).kind {
            CardType::Interrupt => Kind::Play,
            _ => Kind::UseAbility,
        };
        self.forbidden(&Happening::new(kind).by(seat).card(card))
            .is_none()
    }

    /// The cost of a text must be payable (2E-ACT-12); an effect that does nothing is no hindrance (2E-ACT-16).
    pub(crate) fn body_possible(&self, ability: &Ability, card: CardId, cx: &Cx) -> bool {
        let _ = card;
        ability.body.iter().all(|effect| match effect {
            Effect::Pay { cost, who, .. } => {
                *who != cards::language::Who::You || self.can_pay(cost, cx)
            }
            Effect::Fight { .. } => self.can_fight(effect, cx),
            _ => true,
        })
    }

    /// Whether an ability that is an action of its own may be used now.
    pub(crate) fn check_ability(&self, seat: Seat, card: CardId, n: u8) -> Result<(), Refusal> {
        let ability = self.table.ability(card, n);
        if self.text_user(card) != seat {
            return refuse("2E-CMD-06", Why::NotYours { card });
        }
        let cx = Cx::new(card, seat, &NOTHING);
        if self.state.card(card).is(Flag::Stopped) {
            return refuse("2E-GLOSS-21", Why::Stopped { card });
        }
        if self.is_muted(card, &cx) {
            let by = self.muters(card, &cx).first().copied().unwrap_or(card);
            return refuse("2E-GLOSS-01", Why::Forbidden { by });
        }
        if !self.is_active(card, ability, &cx) {
            return refuse("2E-CMD-02", Why::NotPlayable);
        }
        if !self.within_limit(card, n, ability) {
            return refuse("2E-ACT-04", Why::UsedUp);
        }
        if !self.holds(&ability.guard, &cx) {
            return refuse("2E-ACT-11", Why::RequirementNotMet);
        }
        if !self.may_use(seat, card) {
            let h = Happening::new(Kind::UseAbility).by(seat).card(card);
            let by = self.forbidden(&h).unwrap_or(card);
            return refuse("2E-GLOSS-01", Why::Forbidden { by });
        }
        if self.body_possible(ability, card, &cx) {
            return Ok(());
        }
        let fight = ability
            .body
            .iter()
            .find(|e| matches!(e, Effect::Fight { .. }) && !self.can_fight(e, &cx));
        match fight {
            Some(fight) => refuse(self.no_fight(fight, &cx), Why::NobodyToFight),
            None => refuse("2E-ACT-12", Why::CostCannotBePaid),
        }
    }

    pub(crate) fn responses(&self, seat: Seat, out: &mut Vec<Action>) {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return;
        };
        let options = self.response_options(seat, round);
        if options.iter().all(|o| !o.compulsory) {
            out.push(Action::Pass);
        }
        out.extend(options.iter().map(|o| o.action));
    }

    pub(crate) fn check_response(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let Some(Frame::Respond(round)) = self.state.frames.last() else {
            return refuse("2E-ACT-03", Why::NotNow);
        };
        let options = self.response_options(seat, round);
        if *action == Action::Pass {
            return match options.iter().any(|o| o.compulsory) {
                true => refuse("2E-GAP-45", Why::MustRespond),
                false => Ok(()),
            };
        }
        if options.iter().any(|o| o.action == *action) {
            return Ok(());
        }
        match *action {
            Action::Use { card, ability } if round.used.contains(&(card, ability)) => {
                refuse("2E-WHEN-03", Why::UsedUp)
            }
            Action::Use { card, ability } => self.refuse_use(seat, card, ability),
            Action::Play { card, .. } if self.table.face(card).kind != CardType::Interrupt => {
                refuse("2E-CARD-16", Why::NotNow)
            }
            Action::Repair { damage } => {
                let home = self.repairs(seat).any(|c| c == damage);
                let rule = if home { "2E-DAM-08" } else { "2E-DAM-07" };
                refuse(rule, Why::NoDamage)
            }
            // An order while another is executed, or after the segment for orders.
            _ if self.order_in_progress() => refuse("2E-ORD-04", Why::NotNow),
            _ => refuse("2E-TURN-06", Why::NotNow),
        }
    }

    fn refuse_use(&self, seat: Seat, card: CardId, ability: u8) -> Result<(), Refusal> {
        let interrupt = self.table.face(card).kind == CardType::Interrupt;
        let order = ability < LASTING && self.table.ability(card, ability).when == Timing::Order;
        let own_order = seat == self.state.active && self.order_in_progress();
        match (interrupt, order) {
            (true, true) if own_order => refuse("2E-ORD-05", Why::NotNow),
            (true, true) => refuse("2E-PLAY-12", Why::NotNow),
            (true, false) => refuse("2E-PLAY-11", Why::NoResponse),
            (false, true) if own_order => refuse("2E-ORD-04", Why::NotNow),
            (false, true) => refuse("2E-ORDX-01", Why::NotNow),
            (false, false) => refuse("2E-WHEN-02", Why::NoResponse),
        }
    }

    /// Something is being done in the segment for orders.
    fn order_in_progress(&self) -> bool {
        use crate::second::turn::Step;
        match self.state.frames.first() {
            Some(Frame::Turn(turn)) => matches!(turn.step, Step::OrderMenu | Step::Beaming { .. }),
            _ => false,
        }
    }

    /// How much the texts that `seat` could use when the card is about to be played would take off its cost.
    pub(crate) fn discount(&self, seat: Seat, card: CardId) -> i16 {
        let round = Respond {
            h: Happening::new(Kind::Play)
                .by(seat)
                .card(card)
                .cause(Cause::Action),
            cards: Vec::new(),
            phase: Phase::Before,
            batch: false,
            seat,
            passes: 0,
            used: Vec::new(),
        };
        let mut off = 0;
        for &(source, n) in self.table.listeners(Kind::Play) {
            let ability = self.table.ability(source, n);
            let Timing::On(when) = &ability.when else {
                continue;
            };
            if when.phase == Phase::Before && self.answers(seat, source, n, ability, when, &round) {
                let cx = Cx::new(source, seat, &NOTHING);
                let bound = self.bound_by(when, &round.h, &[], &cx);
                off += self
                    .cost_change(&ability.body, &Cx::new(source, seat, &bound).about(card))
                    .min(0);
            }
        }
        off
    }

    fn cost_change(&self, block: &[Effect], cx: &Cx) -> i16 {
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
        n: u8,
        to: Option<(Happening, Vec<CardId>)>,
    ) {
        if n >= LASTING {
            return self.use_lasting(usize::from(n - LASTING), to);
        }
        let table = Arc::clone(&self.table);
        let ability = table.ability(card, n);
        let cx = Cx::new(card, seat, &NOTHING);
        let bound = match (&ability.when, &to) {
            (Timing::On(when), Some((h, cards))) => self.bound_by(when, h, cards, &cx),
            _ => Bindings::default(),
        };
        self.count_use(card, n);
        if table.face(card).kind == CardType::Interrupt {
            return self.play_interrupt(seat, card, n, bound);
        }
        // 2E-SHOW-03, 2E-SHOW-05.
        self.show(card, Facet::Text(table.face(card).def));
        let code = Code::ability(table.face(card).def, n);
        self.push_block(card, seat, code, bound, Role::Body, self.cause_of(card));
        if has_bind(&ability.guard) {
            self.top_block().stage = BIND;
        }
        self.happen(Happening::new(Kind::UseAbility).by(seat).card(card));
        self.use_demanded(seat, card, &ability.guard);
    }

    /// 2E-SKILL-07: a text that demands a skill of one's own personnel uses it.
    pub(crate) fn use_demanded(&mut self, seat: Seat, card: CardId, demand: &Condition) {
        if !self.table.watches_skills {
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

    pub(crate) fn count_use(&mut self, card: CardId, ability: u8) {
        let known = self
            .state
            .uses
            .iter_mut()
            .find(|u| u.card == card && u.ability == ability);
        match known {
            Some(u) => {
                u.turn = u.turn.saturating_add(1);
                u.dilemma = u.dilemma.saturating_add(1);
            }
            None => self.state.uses.push(Use {
                card,
                ability,
                turn: 1,
                dilemma: 1,
            }),
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
        self.push(Frame::Block(Box::new(Block {
            source,
            you,
            code,
            pc: 0,
            stage: 0,
            bound,
            work: Vec::new(),
            done: Vec::new(),
            role,
            cause,
            failed: false,
        })));
    }
}

/// The skill a filter asks for, where it asks for one.
fn named_skill(f: &Filter) -> Option<Skill> {
    match f {
        Filter::Skill(SkillIs::One(skill), _) => Some(*skill),
        Filter::All(all) => all.iter().find_map(named_skill),
        _ => None,
    }
}

/// Whether a condition picks a card that the text speaks of later.
pub(crate) fn has_bind(c: &Condition) -> bool {
    first_bind(c).is_some()
}

pub(crate) fn first_bind(c: &Condition) -> Option<&cards::language::Pick> {
    match c {
        Condition::Bind(pick) => Some(pick),
        Condition::All(all) => all.iter().find_map(first_bind),
        _ => None,
    }
}
