//! Runs a block of a text, one effect after the other.

use super::eval::Cx;
use super::respond::BIND;
use super::target::Aim;
use crate::kernel::choice::{Answer, Ask, Choice, Label, Naming, TextAsk};
use crate::kernel::frame::{Fate, Frame, Role, Value};
use crate::kernel::game::{Flow, Game};
use crate::kernel::ids::CardId;
use crate::second::attempt::Step;
use cards::language::{Block as Effects, Condition, Effect, Nameable, Timing, Who};
use cards::lexicon::{CardType, Skill};
use std::sync::Arc;

/// Stages of effects that run blocks of their own.
const INSIDE: u8 = 20;
const CAME_OFF: u8 = 21;
const FAILED: u8 = 22;
const CHECKED: u8 = 23;
const WARNED: u8 = 24;
/// Behind the last effect of any block.
const NO_MORE: u8 = u8::MAX;

impl Game {
    pub(crate) fn step_block(&mut self) -> Flow {
        let table = Arc::clone(&self.table);
        let block = self.block_ref();
        let effects = table.block(&block.code);
        if block.stage == BIND {
            return self.bind_guard(&table);
        }
        match effects.get(usize::from(block.pc)) {
            Some(effect) => self.effect(effect),
            None => {
                self.finish_block();
                Flow::Go
            }
        }
    }

    pub(crate) fn ask_cards(
        &mut self,
        seat: crate::kernel::ids::Seat,
        what: TextAsk,
        from: Vec<CardId>,
        min: u16,
        max: u16,
    ) -> Flow {
        let card = self.block_ref().source;
        let rule = crate::kernel::choice::Constraint::Free;
        self.ask(
            seat,
            Ask::Text { card, what },
            Choice::Cards {
                from,
                min,
                max,
                rule,
            },
        )
    }

    /// The block is done; what it bound and whether it came off goes to the text around it.
    fn finish_block(&mut self) {
        let Some(Frame::Block(done)) = self.state.frames.pop() else {
            return;
        };
        if done.code.steps().is_empty() {
            self.count_text(done.code.def, done.code.first());
        }
        let unpaid = done.failed && done.role == Role::Cost;
        let parent = match self.state.frames.last_mut() {
            Some(Frame::Block(parent)) => parent,
            // 2E-GAP-63: what had this price does not happen.
            Some(Frame::Happen(happen)) if unpaid => return happen.fate = Fate::Prevented,
            Some(Frame::Play(play)) if unpaid => return play.prevented = true,
            Some(Frame::Attempt(attempt)) if unpaid => return attempt.step = Step::Done,
            _ => return,
        };
        if parent.source != done.source || parent.stage != INSIDE {
            return;
        }
        parent.bound = done.bound;
        match done.role {
            Role::Body => {
                parent.failed |= done.failed;
                parent.stage = CAME_OFF;
            }
            Role::Cost | Role::Trial => {
                parent.stage = if done.failed { FAILED } else { CAME_OFF };
            }
        }
    }

    /// Goes to the next effect.
    pub(crate) fn next_effect(&mut self) -> Flow {
        let block = self.top_block();
        // A cost that does not come off and a trial that fails go no further.
        let over = block.failed && block.role != Role::Body;
        block.pc = if over { NO_MORE } else { block.pc + 1 };
        block.stage = 0;
        block.work.clear();
        block.done.clear();
        Flow::Go
    }

    /// Runs the `n`-th block inside the current effect.
    fn enter(&mut self, n: u8, role: Role) -> Flow {
        let block = self.top_block();
        let (source, you, bound) = (block.source, block.you, block.bound.clone());
        let cause = match role {
            Role::Cost => crate::kernel::happening::Cause::Cost(source),
            _ => block.cause,
        };
        // Effects inside a cost are part of the cost.
        let role = match (block.role, role) {
            (Role::Cost, Role::Body) => Role::Cost,
            (_, role) => role,
        };
        block.stage = INSIDE;
        match block.code.inside(block.pc, n) {
            Some(code) => {
                self.push_block(source, you, code, bound, role, cause);
                Flow::Go
            }
            None => self.next_effect(),
        }
    }

    fn effect(&mut self, effect: &Effect) -> Flow {
        match effect {
            Effect::If { c, .. } => self.effect_if(c),
            Effect::Try { .. } => match self.block_ref().stage {
                0 => self.enter(0, Role::Trial),
                FAILED => {
                    self.top_block().failed = false;
                    self.enter(1, Role::Body)
                }
                _ => self.next_effect(),
            },
            Effect::May { who, body } => self.effect_may(*who, body),
            Effect::Pay {
                who, must, cost, ..
            } => self.effect_pay(*who, *must, cost),
            Effect::Offer {
                who, alternative, ..
            } => self.effect_offer(*who, alternative),
            Effect::OneOf { who, options } => self.effect_one_of(*who, options),
            Effect::Each { over, slot, .. } => self.effect_each(over, *slot),
            Effect::Instead(_) => self.effect_instead(),
            Effect::Choose(pick) => {
                let target = cards::language::Target::Pick(pick.clone());
                match self.aim(&target, effect) {
                    Aim::Not(flow) => flow,
                    Aim::Ready => self.next_effect(),
                }
            }
            Effect::Name { who, what, to } => self.effect_name(*who, what, *to),
            Effect::ChooseNumber { who, max, to } => self.effect_number(*who, max, *to),
            Effect::ChoosePlayer { from, to } => self.effect_player(*from, *to),
            _ => self.effect_on_cards(effect),
        }
    }

    fn effect_if(&mut self, c: &Condition) -> Flow {
        let stage = self.block_ref().stage;
        if stage == 0
            && let Some(flow) = self.bind_all(c, None)
        {
            return flow;
        }
        // 2E-GAP-62: after the instructions have done something, texts for facing can be used again.
        if stage == 0 && has_requirement(c) && self.is_later_instruction() && self.reopen_window() {
            return Flow::Go;
        }
        match stage {
            0 | WARNED if has_requirement(c) => {
                // A bold requirement: prices for skills are settled and uses noted on the way.
                self.top_block().stage = CHECKED;
                self.open_text_check();
                Flow::Go
            }
            0 => {
                let cx = self.block_cx();
                let cx = Cx {
                    affects: false,
                    ..cx
                };
                let yes = self.holds(c, &cx);
                self.branch(yes)
            }
            CHECKED => {
                let met = self.met.take().unwrap_or(false);
                let cx = self.block_cx();
                let cx = Cx {
                    affects: false,
                    ..cx
                };
                let yes = self.holds_given(c, met, &cx);
                self.branch(yes)
            }
            _ => self.next_effect(),
        }
    }

    fn is_later_instruction(&self) -> bool {
        let block = self.block_ref();
        let inside = block.pc > 0 || !block.code.steps().is_empty();
        inside && self.table.face(block.source).kind == CardType::Dilemma
    }

    fn reopen_window(&mut self) -> bool {
        self.top_block().stage = WARNED;
        let opened = self.reopen_facing();
        if !opened {
            self.top_block().stage = 0;
        }
        opened
    }

    fn branch(&mut self, yes: bool) -> Flow {
        self.enter(if yes { 0 } else { 1 }, Role::Body)
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

    fn asked_player(&mut self, who: Who) -> Result<crate::kernel::ids::Seat, Flow> {
        match self.one_of(who) {
            Some(seat) => Ok(seat),
            None => Err(self.name_opponent(who)),
        }
    }

    pub(super) fn ask_text(
        &mut self,
        seat: crate::kernel::ids::Seat,
        what: TextAsk,
        choice: Choice,
    ) -> Flow {
        let card = self.block_ref().source;
        self.ask(seat, Ask::Text { card, what }, choice)
    }

    fn effect_may(&mut self, who: Who, body: &Effects) -> Flow {
        match self.block_ref().stage {
            0 => {
                let seat = match self.asked_player(who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                if !self.possible(body) {
                    return self.next_effect();
                }
                match self.reply_yes() {
                    None => self.ask_text(seat, TextAsk::Do, Choice::YesNo),
                    Some(true) => self.enter(0, Role::Body),
                    Some(false) => self.next_effect(),
                }
            }
            _ => self.next_effect(),
        }
    }

    fn possible(&self, body: &Effects) -> bool {
        let cx = self.block_cx();
        body.iter().all(|e| match e {
            Effect::Pay { cost, .. } => self.can_pay(cost, &cx),
            _ => true,
        })
    }

    fn effect_pay(&mut self, who: Who, must: bool, cost: &Effects) -> Flow {
        match self.block_ref().stage {
            0 => {
                let seat = match self.asked_player(who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = self.block_cx();
                if !self.can_pay(cost, &cx) {
                    self.top_block().failed = true;
                    return self.next_effect();
                }
                // The ability was chosen by its user already; anybody else is asked.
                let chosen = seat == self.block_ref().you && self.was_chosen();
                if must || chosen {
                    return self.enter(0, Role::Cost);
                }
                match self.reply_yes() {
                    None => self.ask_text(seat, TextAsk::Pay, Choice::YesNo),
                    Some(true) => self.enter(0, Role::Cost),
                    Some(false) => self.next_effect(),
                }
            }
            CAME_OFF if self.block_ref().done.is_empty() => {
                // Marks that the second block has been entered; the list is empty otherwise.
                let source = self.block_ref().source;
                let flow = self.enter(1, Role::Body);
                let depth = self.state.frames.len();
                if let Some(Frame::Block(parent)) = self.state.frames.get_mut(depth.wrapping_sub(2))
                {
                    parent.done.push(source);
                }
                flow
            }
            _ => self.next_effect(),
        }
    }

    /// Whether the user decided to use this text, so that its first cost needs no second question.
    fn was_chosen(&self) -> bool {
        let block = self.block_ref();
        if block.pc > 0 || !block.code.steps().is_empty() {
            return false;
        }
        let ability = self.table.ability_of(&block.code);
        ability.optional
            || matches!(ability.when, Timing::Order | Timing::During(_))
            || self.table.face(block.source).kind == CardType::Interrupt
    }

    fn effect_offer(&mut self, who: Who, alternative: &Effects) -> Flow {
        match self.block_ref().stage {
            0 => {
                let seat = match self.asked_player(who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = self.block_cx();
                if !self.can_pay(alternative, &cx) {
                    return self.enter(1, Role::Body);
                }
                match self.reply_yes() {
                    None => self.ask_text(seat, TextAsk::Do, Choice::YesNo),
                    Some(true) => self.enter(0, Role::Trial),
                    Some(false) => self.enter(1, Role::Body),
                }
            }
            FAILED => self.enter(1, Role::Body),
            _ => self.next_effect(),
        }
    }

    fn effect_one_of(&mut self, who: Who, options: &[Effects]) -> Flow {
        match self.block_ref().stage {
            0 => {
                let seat = match self.asked_player(who) {
                    Ok(seat) => seat,
                    Err(flow) => return flow,
                };
                let cx = self.block_cx();
                let able: Vec<u8> = (0..options.len() as u8)
                    .filter(|i| self.can_pay(&options[usize::from(*i)], &cx))
                    .collect();
                match (self.reply.take(), able.as_slice()) {
                    (Some(Answer::Option(n)), able) => {
                        let n = able.get(usize::from(n)).copied().unwrap_or(0);
                        self.enter(n, Role::Body)
                    }
                    (_, []) => self.next_effect(),
                    (_, [only]) => self.enter(*only, Role::Body),
                    (_, able) => {
                        let options = able.iter().map(|n| Label::Alternative(*n)).collect();
                        self.ask_text(seat, TextAsk::OneOf, Choice::Options { options })
                    }
                }
            }
            _ => self.next_effect(),
        }
    }

    /// Goes over players or cards. The cards still to come are kept in the work list, players as the
    /// number of those done.
    fn effect_each(&mut self, over: &cards::language::Over, slot: u8) -> Flow {
        let cx = self.block_cx();
        if self.block_ref().stage == 0 {
            let values = self.over(over, &cx);
            let list = match values.first() {
                Some(Value::Seat(_)) => values
                    .iter()
                    .map(|v| match v {
                        Value::Seat(s) => CardId(u16::from(s.0)),
                        _ => CardId(0),
                    })
                    .collect(),
                _ => values
                    .iter()
                    .filter_map(|v| match v {
                        Value::Card(c) => Some(*c),
                        _ => None,
                    })
                    .collect(),
            };
            self.top_block().work = list;
        }
        if self.block_ref().work.is_empty() {
            return self.next_effect();
        }
        let next = self.top_block().work.remove(0);
        let value = match over {
            cards::language::Over::Players(_) => {
                Value::Seat(crate::kernel::ids::Seat(next.0 as u8))
            }
            _ => Value::Card(next),
        };
        self.bind(slot, value);
        self.enter(0, Role::Body)
    }

    fn effect_name(&mut self, who: Who, what: &Nameable, to: u8) -> Flow {
        let seat = match self.asked_player(who) {
            Ok(seat) => seat,
            Err(flow) => return flow,
        };
        if let Some(Answer::Name(name)) = self.reply.take() {
            use crate::kernel::choice::Named;
            let value = match name {
                Named::Skill(s) => Value::Skill(s),
                Named::Title(t) => Value::Title(t),
                Named::Type(t) => Value::Type(t),
            };
            self.bind(to, value);
            let h =
                crate::kernel::happening::Happening::new(cards::language::Kind::NameCard).by(seat);
            self.tell_all(h);
            return self.next_effect();
        }
        let what = match what {
            Nameable::Skill => Naming::Skill(Skill::ALL.to_vec()),
            Nameable::Title => Naming::Title,
            Nameable::TitleOfType(kind) => {
                // 2E-GLOSS-13: any card there is, not only those of this game.
                let known = cards::Catalogue::second_edition().cards().iter();
                let all = known.chain(self.table.defs.iter());
                let mut titles: Vec<_> = all
                    .filter(|d| d.card_type() == *kind)
                    .map(|d| d.title)
                    .collect();
                titles.sort();
                titles.dedup();
                Naming::TitleOf(titles)
            }
            Nameable::CardType(types) => Naming::Type(types.clone()),
            Nameable::TitleOf(select) => {
                let cx = self.block_cx();
                let mut titles: Vec<_> = self
                    .select(select, &cx)
                    .iter()
                    .map(|c| self.table.face(*c).title)
                    .collect();
                titles.sort();
                titles.dedup();
                if titles.is_empty() {
                    self.top_block().failed = true;
                    return self.next_effect();
                }
                Naming::TitleOf(titles)
            }
        };
        self.ask_text(seat, TextAsk::Name, Choice::Name { what })
    }

    fn effect_number(&mut self, who: Who, max: &cards::language::Number, to: u8) -> Flow {
        let seat = match self.asked_player(who) {
            Ok(seat) => seat,
            Err(flow) => return flow,
        };
        if let Some(Answer::Number(n)) = self.reply.take() {
            self.bind(to, Value::Number(i32::from(n)));
            return self.next_effect();
        }
        let cx = self.block_cx();
        let max = self.number(max, &cx).clamp(0, i32::from(i16::MAX)) as i16;
        self.ask_text(seat, TextAsk::Number, Choice::Number { min: 0, max })
    }

    fn effect_player(&mut self, from: Who, to: u8) -> Flow {
        if let Some(Answer::Player(seat)) = self.reply.take() {
            self.bind(to, Value::Seat(seat));
            return self.next_effect();
        }
        let cx = self.block_cx();
        let seats = self.seats_of(from, &cx);
        if seats.len() < 2 {
            if let Some(seat) = seats.iter().next() {
                self.bind(to, Value::Seat(seat));
            }
            return self.next_effect();
        }
        let you = self.block_ref().you;
        self.ask_text(you, TextAsk::Opponent, Choice::Player { from: seats })
    }

    /// The happening this text answers does not take place; this does.
    fn effect_instead(&mut self) -> Flow {
        if self.block_ref().stage == 0 {
            self.set_fate(crate::kernel::frame::Fate::Replaced);
            return self.enter(0, Role::Body);
        }
        self.next_effect()
    }

    /// Finds the happening that the running response answers.
    pub(crate) fn answered(&mut self) -> Option<&mut crate::kernel::frame::Happen> {
        let round = self
            .state
            .frames
            .iter()
            .rposition(|f| matches!(f, Frame::Respond(_)))?;
        match self.state.frames.get_mut(round.checked_sub(1)?) {
            Some(Frame::Happen(h)) => Some(h),
            _ => None,
        }
    }

    pub(crate) fn set_fate(&mut self, fate: crate::kernel::frame::Fate) {
        let round = self
            .state
            .frames
            .iter()
            .rposition(|f| matches!(f, Frame::Respond(_)));
        let below = round.and_then(|r| r.checked_sub(1));
        match below.and_then(|b| self.state.frames.get_mut(b)) {
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
