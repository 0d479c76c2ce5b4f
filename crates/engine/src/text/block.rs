//! Runs a block of a text, one effect after the other.

use super::eval::Cx;
use super::target::Aim;
use crate::kernel::choice::{Answer, Ask, Choice, Constraint, Label, TextAsk};
use crate::kernel::frame::{Block, Fate, Frame, Happen, Progress, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::state::Until;
use cards::language::{Block as Effects, Condition, Effect, Over, Pick, Slot, Target, Timing, Who};
use cards::lexicon::CardType;
use std::sync::Arc;

/// A position after the last effect of any block.
const NO_MORE: u8 = u8::MAX;

impl Block {
    /// The context in which its text is read, for an effect that does something to cards.
    pub(crate) fn cx(&self) -> Cx<'_> {
        Cx::new(self.source, self.you, &self.bound).affecting()
    }

    /// One step of the block.
    pub(crate) fn step(&mut self, game: &mut Game) -> Flow {
        let table = Arc::clone(&game.table);
        let effects = table.block(&self.code);
        if self.progress == Progress::BindingGuard {
            return game.bind_guard(self, &table);
        }
        match effects.get(usize::from(self.pc)) {
            Some(effect) => game.effect(self, effect),
            None => {
                game.finish_block(self);
                Flow::Done
            }
        }
    }

    /// Goes to the next effect.
    pub(crate) fn next_effect(&mut self) -> Flow {
        // A cost that does not come off and a trial that fails go no further.
        let over = self.failed && self.role != Role::Body;
        self.pc = if over { NO_MORE } else { self.pc + 1 };
        self.progress = Progress::Fresh;
        Flow::Stay
    }

    /// Notes that one of its effects could not be done; a cost is not paid then (2E-GAP-63).
    pub(crate) fn not_done(&mut self, game: &mut Game, h: &Happening) {
        match (h.cause, self.role) {
            (Cause::Cost(_), Role::Cost) => self.failed = true,
            _ => game.cost_failed(h),
        }
    }
}

impl Game {
    pub(crate) fn ask_cards(
        &mut self,
        block: &Block,
        seat: Seat,
        what: TextAsk,
        from: Vec<CardId>,
        min: u16,
        max: u16,
    ) -> Flow {
        let rule = Constraint::Free;
        let choice = Choice::Cards {
            from,
            min,
            max,
            rule,
        };
        self.ask_text(block, seat, what, choice)
    }

    pub(crate) fn ask_text(
        &mut self,
        block: &Block,
        seat: Seat,
        what: TextAsk,
        choice: Choice,
    ) -> Flow {
        let card = block.source;
        self.ask(seat, Ask::Text { card, what }, choice)
    }

    /// Ends a block: the text around it gets its bindings and whether it succeeded.
    fn finish_block(&mut self, done: &mut Block) {
        if done.code.steps().is_empty() {
            self.log.finish(done.source);
            self.count_text(done.code.def, done.code.first());
        }
        let unpaid = done.failed && done.role == Role::Cost;
        let parent = match self.state.frames.last_mut() {
            Some(Frame::Block(parent)) => parent,
            // 2E-GAP-63: what had this price does not happen.
            Some(Frame::Happen(happen)) if unpaid => return happen.fate = Fate::Prevented,
            Some(Frame::Play(play)) if unpaid => return play.prevented = true,
            Some(Frame::Attempt(_)) if unpaid => return self.table.procedure.unpaid(self),
            _ => return,
        };
        if parent.source != done.source {
            return;
        }
        let came_off = !(done.failed && done.role != Role::Body);
        match parent.progress {
            Progress::Inside(n) if came_off => parent.progress = Progress::CameOff(n),
            Progress::Inside(n) => parent.progress = Progress::Failed(n),
            Progress::Each(_) => {}
            _ => return,
        }
        parent.bound = std::mem::take(&mut done.bound);
        if done.role == Role::Body {
            parent.failed |= done.failed;
        }
    }

    /// Runs the `n`-th block inside the current effect.
    fn enter(&mut self, block: &mut Block, n: u8, role: Role) -> Flow {
        block.progress = Progress::Inside(n);
        self.enter_again(block, n, role)
    }

    /// Runs the `n`-th block inside the current effect, and keeps the progress of the effect.
    fn enter_again(&mut self, block: &mut Block, n: u8, role: Role) -> Flow {
        let cause = match role {
            Role::Cost => Cause::Cost(block.source),
            _ => block.cause,
        };
        // Effects inside a cost are part of the cost.
        let role = match (block.role, role) {
            (Role::Cost, Role::Body) => Role::Cost,
            (_, role) => role,
        };
        let Some(code) = block.code.inside(block.pc, n) else {
            return block.next_effect();
        };
        let inner = Block::new(
            block.source,
            block.you,
            code,
            block.bound.clone(),
            role,
            cause,
        );
        self.push(Frame::Block(Box::new(inner)));
        Flow::Stay
    }

    /// Carries out one effect of the card language, control flow first.
    fn effect(&mut self, block: &mut Block, effect: &Effect) -> Flow {
        match effect {
            Effect::If { c, .. } => self.effect_if(block, c),
            Effect::Try { .. } => self.effect_try(block),
            Effect::May { who, body } => self.effect_may(block, *who, body),
            Effect::Pay {
                who, must, cost, ..
            } => self.effect_pay(block, *who, *must, cost),
            Effect::Offer {
                who, alternative, ..
            } => self.effect_offer(block, *who, alternative),
            Effect::OneOf { who, options } => self.effect_one_of(block, *who, options),
            Effect::Each { over, slot, .. } => self.effect_each(block, over, *slot),
            Effect::Instead(_) => self.effect_instead(block),
            Effect::Choose(pick) => self.effect_choose(block, effect, pick),
            Effect::Name { who, what, to } => self.effect_name(block, *who, what, *to),
            Effect::ChooseNumber { who, max, to } => self.effect_number(block, *who, max, *to),
            Effect::ChoosePlayer { from, to } => self.effect_player(block, *from, *to),
            Effect::Move { verb, what, to, by } => {
                self.effect_move(block, effect, *verb, what, *to, *by)
            }
            Effect::Draw { who, n } => self.effect_draw(block, *who, n),
            Effect::Stop { what, on } => self.effect_stop(block, effect, what, *on),
            Effect::Points { who, n } => self.effect_points(block, *who, n),
            Effect::Counters { who, n } => self.effect_counters(block, *who, n),
            Effect::Apply { m, until } => self.effect_apply(block, effect, m, *until),
            Effect::Look { .. } => self.effect_look(block, effect),
            Effect::Shuffle(place) => self.effect_shuffle(block, *place),
            Effect::Reorder { slot, to } => self.effect_reorder(block, *slot, *to),
            Effect::Swap { a, b } => self.effect_swap(block, effect, a, b),
            Effect::Replace { old, new, old_to } => {
                self.effect_replace(block, effect, *old, new, *old_to)
            }
            Effect::Command { what, to, at } => self.effect_command(block, effect, what, *to, *at),
            Effect::Fight { .. } => self.effect_fight(block, effect),
            Effect::Join(what) => self.effect_join(block, effect, what),
            Effect::Prevent => {
                self.set_fate(Fate::Prevented);
                self.spare_group(block);
                block.next_effect()
            }
            Effect::Revise(revision) => self.effect_revise(block, effect, revision),
            Effect::Dilemmas { draw, spend } => self.effect_dilemmas(block, draw, spend),
            Effect::Face { by } => self.effect_face(block, effect, by),
            Effect::Range { ship, op } => self.effect_range(block, effect, ship, *op),
            Effect::Install { until, .. } => {
                self.last(block, self.until(block, *until));
                block.next_effect()
            }
            Effect::Later { .. } => {
                self.last(block, Until::Once);
                block.next_effect()
            }
            Effect::Fail => {
                let procedure = self.table.procedure;
                procedure.fail_dilemma(self);
                block.next_effect()
            }
        }
    }

    fn effect_try(&mut self, block: &mut Block) -> Flow {
        match block.progress {
            Progress::Fresh => self.enter(block, 0, Role::Trial),
            Progress::Failed(0) => {
                block.failed = false;
                self.enter(block, 1, Role::Body)
            }
            _ => block.next_effect(),
        }
    }

    fn effect_choose(&mut self, block: &mut Block, effect: &Effect, pick: &Pick) -> Flow {
        match self.aim(block, &Target::Pick(pick.clone()), effect) {
            Aim::Not(flow) => flow,
            Aim::Ready => block.next_effect(),
        }
    }

    fn effect_if(&mut self, block: &mut Block, c: &Condition) -> Flow {
        if block.progress == Progress::Fresh {
            if let Some(flow) = self.bind_all(block, c, None) {
                return flow;
            }
            // 2E-GAP-62: after the instructions have done something, texts for facing can be used again.
            if has_requirement(c)
                && self.is_later_instruction(block)
                && self.table.procedure.before_requirement(self)
            {
                block.progress = Progress::Reopened;
                return Flow::Stay;
            }
        }
        match block.progress {
            Progress::Fresh | Progress::Reopened if has_requirement(c) => {
                // A bold requirement: prices for skills are settled and uses noted on the way.
                block.progress = Progress::Checking;
                self.open_text_check(block);
                Flow::Stay
            }
            Progress::Fresh => {
                let cx = block.cx();
                let cx = Cx {
                    affects: false,
                    ..cx
                };
                let yes = self.holds(c, &cx);
                self.branch(block, yes)
            }
            Progress::Checking => {
                let met = self.met.take().unwrap_or(false);
                let cx = block.cx();
                let cx = Cx {
                    affects: false,
                    ..cx
                };
                let yes = self.holds_given(c, met, &cx);
                self.branch(block, yes)
            }
            _ => block.next_effect(),
        }
    }

    fn is_later_instruction(&self, block: &Block) -> bool {
        let inside = block.pc > 0 || !block.code.steps().is_empty();
        inside && self.table.face(block.source).kind == CardType::Dilemma
    }

    fn branch(&mut self, block: &mut Block, yes: bool) -> Flow {
        self.enter(block, if yes { 0 } else { 1 }, Role::Body)
    }

    fn holds_given(&self, c: &Condition, met: bool, cx: &Cx) -> bool {
        match c {
            Condition::Meets(..) => met,
            Condition::Not(c) => !self.holds_given(c, met, cx),
            Condition::All(all) => all.iter().all(|c| self.holds_given(c, met, cx)),
            Condition::Either(any) => any.iter().any(|c| self.holds_given(c, met, cx)),
            c => self.holds(c, cx),
        }
    }

    pub(super) fn asked_player(&mut self, block: &mut Block, who: Who) -> Result<Seat, Flow> {
        match self.one_of(block, who) {
            Some(seat) => Ok(seat),
            None => Err(self.name_opponent(block, who)),
        }
    }

    fn effect_may(&mut self, block: &mut Block, who: Who, body: &Effects) -> Flow {
        match block.progress {
            Progress::Fresh => {
                let seat = match self.asked_player(block, who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                if !self.possible(block, body) {
                    return block.next_effect();
                }
                match self.reply_yes() {
                    None => self.ask_text(block, seat, TextAsk::Do, Choice::YesNo),
                    Some(true) => {
                        self.log.release();
                        self.enter(block, 0, Role::Body)
                    }
                    Some(false) => {
                        self.log.decline(block.source);
                        block.next_effect()
                    }
                }
            }
            _ => block.next_effect(),
        }
    }

    fn possible(&self, block: &Block, body: &Effects) -> bool {
        let cx = block.cx();
        body.iter().all(|e| match e {
            Effect::Pay { cost, .. } => self.can_pay(cost, &cx),
            _ => true,
        })
    }

    fn effect_pay(&mut self, block: &mut Block, who: Who, must: bool, cost: &Effects) -> Flow {
        match block.progress {
            Progress::Fresh => {
                let seat = match self.asked_player(block, who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = block.cx();
                if !self.can_pay(cost, &cx) {
                    block.failed = true;
                    return block.next_effect();
                }
                // The ability was chosen by its user already; anybody else is asked.
                let chosen = seat == block.you && self.was_chosen(block);
                if must || chosen {
                    return self.enter(block, 0, Role::Cost);
                }
                match self.reply_yes() {
                    None => self.ask_text(block, seat, TextAsk::Pay, Choice::YesNo),
                    Some(true) => {
                        self.log.release();
                        self.enter(block, 0, Role::Cost)
                    }
                    Some(false) => {
                        self.log.decline(block.source);
                        block.next_effect()
                    }
                }
            }
            Progress::CameOff(0) if self.is_played_for(block) => {
                // 2E-GAP-106: the cost of an interrupt is paid before anybody can prevent it.
                block.progress = Progress::Paid;
                self.table.procedure.cost_paid(self);
                Flow::Stay
            }
            Progress::Paid if self.being_played().is_some_and(|p| p.prevented) => {
                block.pc = NO_MORE;
                block.progress = Progress::Fresh;
                Flow::Stay
            }
            Progress::CameOff(0) | Progress::Paid => self.enter(block, 1, Role::Body),
            _ => block.next_effect(),
        }
    }

    /// Whether this is the first effect of the text that an interrupt is being played for.
    fn is_played_for(&self, block: &Block) -> bool {
        block.pc == 0
            && !self.keeps_faults()
            && block.code.steps().is_empty()
            && matches!(self.state.frames.last(),
                Some(Frame::Play(p)) if p.card == block.source && p.ability.is_some())
    }

    /// Writes to the log that a text is used: everybody learns which (2E-SHOW-03). The entry waits as long as the
    /// text asks whether to use it.
    pub(super) fn tell_use(&mut self, h: Happening) {
        let Some(card) = h.card else {
            return self.tell(h, Seats::ALL);
        };
        if self.log.is_off() {
            return;
        }
        let h = h.facet(Facet::Text(self.table.face(card).def));
        let entry = self.event(h, self.seen_by(card));
        self.log.hold(entry);
    }

    /// Whether the user decided to use this text, so that its first cost needs no second question.
    fn was_chosen(&self, block: &Block) -> bool {
        if block.pc > 0 || !block.code.steps().is_empty() {
            return false;
        }
        let ability = self.table.ability_of(&block.code);
        ability.optional
            || matches!(ability.when, Timing::Order | Timing::During(_))
            || self.table.face(block.source).kind == CardType::Interrupt
    }

    fn effect_offer(&mut self, block: &mut Block, who: Who, alternative: &Effects) -> Flow {
        match block.progress {
            Progress::Fresh => {
                let seat = match self.asked_player(block, who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = block.cx();
                if !self.can_pay(alternative, &cx) {
                    return self.enter(block, 1, Role::Body);
                }
                match self.reply_yes() {
                    None => self.ask_text(block, seat, TextAsk::Do, Choice::YesNo),
                    Some(true) => self.enter(block, 0, Role::Trial),
                    Some(false) => self.enter(block, 1, Role::Body),
                }
            }
            Progress::Failed(0) => self.enter(block, 1, Role::Body),
            _ => block.next_effect(),
        }
    }

    fn effect_one_of(&mut self, block: &mut Block, who: Who, options: &[Effects]) -> Flow {
        match block.progress {
            Progress::Fresh => {
                let seat = match self.asked_player(block, who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = block.cx();
                let able: Vec<u8> = (0..options.len() as u8)
                    .filter(|i| self.can_pay(&options[usize::from(*i)], &cx))
                    .collect();
                match (self.reply.take(), able.as_slice()) {
                    (Some(Answer::Option(n)), able) => {
                        let n = able.get(usize::from(n)).copied().unwrap_or(0);
                        self.enter(block, n, Role::Body)
                    }
                    (_, []) => block.next_effect(),
                    (_, [only]) => self.enter(block, *only, Role::Body),
                    (_, able) => {
                        let options = able.iter().map(|n| Label::Alternative(*n)).collect();
                        self.ask_text(block, seat, TextAsk::OneOf, Choice::Options { options })
                    }
                }
            }
            _ => block.next_effect(),
        }
    }

    /// Repeats a block for each of several players or cards.
    fn effect_each(&mut self, block: &mut Block, over: &Over, slot: Slot) -> Flow {
        if block.progress == Progress::Fresh {
            block.progress = Progress::Each(self.over(over, &block.cx()));
        }
        let next = match &mut block.progress {
            Progress::Each(left) if !left.is_empty() => left.remove(0),
            _ => return block.next_effect(),
        };
        self.bind(block, slot, next);
        self.enter_again(block, 0, Role::Body)
    }

    /// Replaces the happening this text responds to.
    fn effect_instead(&mut self, block: &mut Block) -> Flow {
        if block.progress == Progress::Fresh {
            self.set_fate(Fate::Replaced);
            return self.enter(block, 0, Role::Body);
        }
        block.next_effect()
    }

    /// Finds the happening that the running text responds to.
    pub(crate) fn answered(&mut self) -> Option<&mut Happen> {
        match self.below_round() {
            Some(Frame::Happen(h)) => Some(h),
            _ => None,
        }
    }

    /// The frame that the running round of responses belongs to.
    pub(super) fn below_round(&mut self) -> Option<&mut Frame> {
        let frames = &mut self.state.frames;
        let round = frames
            .iter()
            .rposition(|f| matches!(f, Frame::Respond(_)))?;
        let below = round.checked_sub(1)?;
        // The text of an interrupt opens the window for the card itself (2E-GAP-106).
        let below = match &frames[below] {
            Frame::Block(block) if block.progress == Progress::Paid => below.checked_sub(1)?,
            _ => below,
        };
        frames.get_mut(below)
    }

    pub(crate) fn set_fate(&mut self, fate: Fate) {
        match self.below_round() {
            Some(Frame::Happen(happen)) => happen.fate = fate,
            Some(Frame::Play(play)) => play.prevented = true,
            Some(Frame::Fight(fight)) => fight.prevented = true,
            Some(Frame::Attempt(attempt)) => attempt.prevented = true,
            _ => {}
        }
    }
}

/// Whether a condition holds a bold requirement.
pub(crate) fn has_requirement(c: &Condition) -> bool {
    first_requirement(c).is_some()
}

pub(crate) fn first_requirement(
    c: &Condition,
) -> Option<(&cards::language::Group, &cards::language::Requirement)> {
    match c {
        Condition::Meets(group, requirement) => Some((group, requirement)),
        Condition::Not(c) => first_requirement(c),
        Condition::All(all) | Condition::Either(all) => all.iter().find_map(first_requirement),
        _ => None,
    }
}
