//! A requirement being compared: prices for skills are paid or declined, then it is decided, then the
//! skills that counted have been used.

use super::requirement::Asked;
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::frame::{Bindings, Code, Frame, Role};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::table::has;
use crate::text::block::first_requirement;
use crate::text::eval::Cx;
use crate::text::modifiers::Toll;
use cards::language::{Effect, Kind, Requirement, Since, SkillIs};
use cards::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    Prices,
    Compare,
    Whose,
    Use,
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Check {
    pub step: Step,
    /// The mission, or the card whose text asks.
    pub of: CardId,
    /// The text that asks; `None` for a mission.
    pub code: Option<(Code, u8)>,
    pub you: Seat,
    pub bound: Bindings,
    pub group: Vec<CardId>,
    /// Prices not yet decided: on all skills of a personnel, or on one of them.
    pub priced: Vec<(CardId, Option<Skill>)>,
    /// Those that were declined.
    pub idle: Vec<(CardId, Option<Skill>)>,
    pub needs: Vec<(Skill, u8)>,
    pub uses: Vec<(CardId, Skill)>,
    pub met: bool,
}

impl Game {
    pub(crate) fn open_mission_check(&mut self, mission: CardId) {
        let Some(a) = self.attempt() else { return };
        let (you, group) = (a.attempter, a.participants.clone());
        self.open_check(mission, None, you, Bindings::default(), group);
    }

    /// For the requirement in the text of the block on top.
    pub(crate) fn open_text_check(&mut self) {
        let b = self.block_ref();
        let (source, you, code, pc, bound) = (b.source, b.you, b.code, b.pc, b.bound.clone());
        let table = std::sync::Arc::clone(&self.table);
        let group = match table.block(&code).get(usize::from(pc)) {
            Some(Effect::If { c, .. }) => match first_requirement(c) {
                Some((group, _)) => self.group(group, &Cx::new(source, you, &bound)),
                None => Vec::new(),
            },
            _ => Vec::new(),
        };
        self.open_check(source, Some((code, pc)), you, bound, group);
    }

    fn open_check(
        &mut self,
        of: CardId,
        code: Option<(Code, u8)>,
        you: Seat,
        bound: Bindings,
        group: Vec<CardId>,
    ) {
        let mut check = Check {
            step: Step::Prices,
            of,
            code,
            you,
            bound,
            group,
            priced: Vec::new(),
            idle: Vec::new(),
            needs: Vec::new(),
            uses: Vec::new(),
            met: false,
        };
        if let Some(requirement) = self.requirement_of(&check) {
            check.priced = self.prices(&check.group, &skills_named(&requirement));
        }
        self.push(Frame::Check(Box::new(check)));
    }

    /// The prices on skills that matter: for all skills of a personnel together, or for single ones.
    fn prices(&self, group: &[CardId], asked: &[Skill]) -> Vec<(CardId, Option<Skill>)> {
        let mut out = Vec::new();
        if self.table.modifiers & has::TOLL == 0 {
            return out;
        }
        for &card in group {
            let levels = self.skills(card);
            let mut skills: Vec<Skill> = asked.to_vec();
            skills.retain(|s| levels[*s as usize] > 0);
            skills.sort();
            skills.dedup();
            if !self.skill_tolls(card, None, &skills).is_empty() {
                out.push((card, None));
            }
            for skill in skills {
                if !self.skill_tolls(card, Some(skill), &[skill]).is_empty() {
                    out.push((card, Some(skill)));
                }
            }
        }
        out
    }

    fn requirement_of(&self, check: &Check) -> Option<Requirement> {
        match check.code {
            None => self.mission_requirement(check.of, self.attempt().map_or(0, |a| a.way)),
            Some((code, pc)) => match self.table.block(&code).get(usize::from(pc)) {
                Some(Effect::If { c, .. }) => first_requirement(c).map(|(_, r)| r.clone()),
                _ => None,
            },
        }
    }

    /// Prices on all skills of one personnel, or on one of them.
    fn skill_tolls(&self, card: CardId, one: Option<Skill>, asked: &[Skill]) -> Vec<Toll> {
        let h = Happening::new(Kind::UseSkill)
            .by(self.state.card(card).commander)
            .card(card);
        let mut out: Vec<Toll> = Vec::new();
        for skill in asked {
            for toll in self.tolls(&h.facet(Facet::Skill(*skill, 1))) {
                // 2E-SKILL-11: one payment for all skills of the personnel.
                if toll.one_skill == one.is_some() && !out.contains(&toll) {
                    out.push(toll);
                }
            }
        }
        out
    }

    fn here_check(&mut self) -> Option<&mut Check> {
        match self.state.frames.last_mut() {
            Some(Frame::Check(c)) => Some(c),
            _ => None,
        }
    }

    pub(crate) fn step_check(&mut self) -> Flow {
        let Some(check) = self.here_check() else {
            return Flow::Go;
        };
        match check.step {
            Step::Prices => self.ask_price(),
            Step::Compare => self.compare(),
            Step::Whose => self.whose_skill(),
            Step::Use => {
                if check.uses.is_empty() {
                    check.step = Step::Done;
                    return Flow::Go;
                }
                let (card, skill) = check.uses.remove(0);
                let seat = check.you;
                let of = check.of;
                self.note_use(card, skill, of);
                let h = Happening::new(Kind::UseSkill).by(seat).card(card).other(of);
                self.happen(h.facet(Facet::Skill(skill, 1)));
                Flow::Go
            }
            Step::Done => {
                let met = check.met;
                self.pop();
                self.met = Some(met);
                Flow::Go
            }
        }
    }

    /// 2E-SKILL-10: the price may be declined, and then the skill is not used.
    fn ask_price(&mut self) -> Flow {
        let reply = self.reply_yes();
        let Some(check) = self.here_check() else {
            return Flow::Go;
        };
        let Some(&(personnel, skill)) = check.priced.first() else {
            check.step = Step::Compare;
            return Flow::Go;
        };
        let seat = check.you;
        let snapshot = check.clone();
        let asked = match skill {
            Some(skill) => vec![skill],
            None => self
                .requirement_of(&snapshot)
                .map_or(vec![], |r| skills_named(&r)),
        };
        let tolls = self.skill_tolls(personnel, skill, &asked);
        let h = Happening::new(Kind::UseSkill).by(seat).card(personnel);
        let payable = tolls.iter().all(|t| self.toll_payable(t, &h, seat));
        match reply {
            None if payable => {
                let ask = match skill {
                    Some(skill) => Ask::PayForSkill { personnel, skill },
                    None => Ask::PayForSkills { personnel },
                };
                return self.ask(seat, ask, Choice::YesNo);
            }
            Some(true) => {
                for toll in &tolls {
                    self.pay_toll(toll, &h, seat);
                }
                self.drop_price(personnel, skill, true);
            }
            _ => self.drop_price(personnel, skill, false),
        }
        Flow::Go
    }

    fn drop_price(&mut self, personnel: CardId, skill: Option<Skill>, paid: bool) {
        let check = self.state.frames.iter_mut().rev().find_map(|f| match f {
            Frame::Check(c) => Some(c),
            _ => None,
        });
        if let Some(check) = check {
            // Who declines the price of all skills is not asked about single ones.
            let all = skill.is_none() && !paid;
            check
                .priced
                .retain(|(c, s)| *c != personnel || (*s != skill && !all));
            if !paid {
                check.idle.push((personnel, skill));
            }
        }
    }

    fn toll_payable(&self, toll: &Toll, h: &Happening, seat: Seat) -> bool {
        let ability = self.table.ability(toll.source, toll.ability);
        let bound = self.toll_bound(toll, h);
        let busy = h.card.filter(|_| h.kind == Kind::Play);
        let cx = Cx {
            busy,
            ..Cx::new(toll.source, seat, &bound)
        };
        match &ability.body[usize::from(toll.pc)] {
            Effect::Apply {
                m: cards::language::Modifier::Toll { cost, .. },
                ..
            } => self.can_pay(cost, &cx),
            _ => true,
        }
    }

    /// The slots that the priced action fills for the cost.
    fn toll_bound(&self, toll: &Toll, h: &Happening) -> Bindings {
        let ability = self.table.ability(toll.source, toll.ability);
        match &ability.body[usize::from(toll.pc)] {
            Effect::Apply {
                m: cards::language::Modifier::Toll { act, .. },
                ..
            } => self.bound_by(act, h, &[], &self.cx_of(toll.source)),
            _ => Bindings::default(),
        }
    }

    /// In the cost of a toll "you" is the player who pays.
    fn pay_toll(&mut self, toll: &Toll, h: &Happening, seat: Seat) {
        let bound = self.toll_bound(toll, h);
        let code = Code::ability(self.table.face(toll.source).def, toll.ability).inside(toll.pc, 0);
        if let Some(code) = code {
            let cause = Cause::Cost(toll.source);
            self.push_block(toll.source, seat, code, bound, Role::Cost, cause);
        }
    }

    /// Actions with a price can be taken only by somebody who can pay it.
    pub(crate) fn check_tolls(&self, h: &Happening, seat: Seat) -> Result<(), Refusal> {
        match self
            .tolls(h)
            .iter()
            .find(|t| !self.toll_payable(t, h, seat))
        {
            Some(_) => refuse("2E-ACT-12", Why::CostCannotBePaid),
            None => Ok(()),
        }
    }

    pub(crate) fn pay_tolls(&mut self, h: &Happening, seat: Seat) {
        for toll in self.tolls(h) {
            self.pay_toll(&toll, h, seat);
        }
    }

    fn compare(&mut self) -> Flow {
        let Some(Frame::Check(check)) = self.state.frames.last() else {
            return Flow::Go;
        };
        let snapshot = check.clone();
        let Some(requirement) = self.requirement_of(&snapshot) else {
            return self.settle_check(None);
        };
        let cx = Cx::new(snapshot.of, snapshot.you, &snapshot.bound);
        let needs = self.skills_for(&requirement, &snapshot.group, &snapshot.idle, &cx);
        self.show_used(&snapshot, &requirement, needs.as_deref());
        if needs.is_none() && snapshot.code.is_none() {
            self.tell_missing(&snapshot);
        }
        self.settle_check(needs)
    }

    fn settle_check(&mut self, needs: Option<Vec<(Skill, u8)>>) -> Flow {
        let watches = self.table.watches_skills;
        if let Some(check) = self.here_check() {
            check.met = needs.is_some();
            check.needs = if watches {
                needs.unwrap_or_default()
            } else {
                Vec::new()
            };
            check.step = Step::Whose;
        }
        Flow::Go
    }

    /// The attempter, and nobody else, is told how the group stood. Every line is told, met or not, so that
    /// their number says nothing to the others.
    fn tell_missing(&mut self, check: &Check) {
        let lines = self.checklist(check.of, &check.group);
        for line in lines {
            let have = line.have.clamp(0, i32::from(i16::MAX)) as i16;
            let facet = match line.what {
                Asked::Skill(skill) => Facet::Skill(skill, have.min(99) as u8),
                Asked::Total(stat) => Facet::Stat(stat, have),
                _ => continue,
            };
            let h = Happening::new(Kind::Check)
                .by(check.you)
                .card(check.of)
                .facet(facet);
            self.tell(h.n(line.need as i16), Seats::only(check.you));
        }
    }

    /// 2E-SHOW-03: what counts towards a requirement is shown, and nothing else.
    fn show_used(
        &mut self,
        check: &Check,
        requirement: &Requirement,
        needs: Option<&[(Skill, u8)]>,
    ) {
        let Some(needs) = needs else { return };
        for &card in &check.group {
            let levels = self.skills(card);
            for (skill, _) in needs {
                if levels[*skill as usize] > 0 {
                    self.show(card, Facet::Skill(*skill, levels[*skill as usize]));
                }
            }
            for stat in totals_named(requirement) {
                let n = self.stat(card, stat);
                self.show(card, Facet::Stat(stat, n));
            }
        }
    }

    /// 2E-GAP-64: where more could provide a skill than needed, the attempter says whose is used.
    fn whose_skill(&mut self) -> Flow {
        let chosen = self.reply_cards();
        let Some(Frame::Check(check)) = self.state.frames.last() else {
            return Flow::Go;
        };
        let Some(&(skill, levels)) = check.needs.first() else {
            if let Some(check) = self.here_check() {
                check.step = Step::Use;
            }
            return Flow::Go;
        };
        let able: Vec<CardId> = check
            .group
            .iter()
            .copied()
            .filter(|c| {
                !check.idle.contains(&(*c, None))
                    && !check.idle.contains(&(*c, Some(skill)))
                    && self.skills(*c)[skill as usize] > 0
                    && self.can_use_skill(*c, skill, check.of)
            })
            .collect();
        let seat = check.you;
        let users = match chosen {
            Some(cards) => cards,
            None if self.check_skill_users(&able, skill, levels).is_ok() => able,
            None => {
                let max = able.len() as u16;
                let choice = Choice::Cards {
                    from: able,
                    min: 1,
                    max,
                    rule: Constraint::Skill { skill, levels },
                };
                return self.ask(seat, Ask::WhoseSkill { skill }, choice);
            }
        };
        if let Some(check) = self.here_check() {
            check.needs.remove(0);
            check.uses.extend(users.into_iter().map(|c| (c, skill)));
        }
        Flow::Go
    }

    /// Enough levels, and nobody among them who is not needed.
    pub(crate) fn check_skill_users(
        &self,
        cards: &[CardId],
        skill: Skill,
        levels: u8,
    ) -> Result<(), Refusal> {
        let level = |c: &CardId| u16::from(self.skills(*c)[skill as usize]);
        let total: u16 = cards.iter().map(level).sum();
        if total < u16::from(levels) {
            return refuse(
                "2E-GAP-64",
                Why::TooFew {
                    min: u16::from(levels),
                    given: total,
                },
            );
        }
        match cards.iter().find(|c| total - level(c) >= u16::from(levels)) {
            Some(&card) => refuse("2E-GAP-64", Why::NotACandidate { card }),
            None => Ok(()),
        }
    }

    fn note_use(&mut self, card: CardId, skill: Skill, of: CardId) {
        self.state.skills_used.push((card, skill));
        if let Some(attempt) = self.attempt_mut() {
            attempt.used.push((card, skill, of));
        }
    }

    pub(crate) fn used_skill(&self, card: CardId, is: &SkillIs, since: Since, cx: &Cx) -> bool {
        let meant = self.skills_meant(is, cx);
        if since == Since::Turn {
            let used = self.state.skills_used.iter();
            return used.clone().any(|(c, s)| *c == card && meant.contains(s));
        }
        self.attempt().is_some_and(|a| {
            let purpose = |of: CardId| match since {
                Since::Dilemma => a.dilemma == Some(of),
                Since::Completion => a.mission == of,
                _ => true,
            };
            a.used
                .iter()
                .any(|(c, s, of)| *c == card && meant.contains(s) && purpose(*of))
        })
    }
}

fn skills_named(r: &Requirement) -> Vec<Skill> {
    match r {
        Requirement::All(all) | Requirement::Either(all) => {
            all.iter().flat_map(skills_named).collect()
        }
        Requirement::Skill(s, _) => vec![*s],
        _ => vec![],
    }
}

fn totals_named(r: &Requirement) -> Vec<Stat> {
    match r {
        Requirement::All(all) | Requirement::Either(all) => {
            all.iter().flat_map(totals_named).collect()
        }
        Requirement::Total(s, _) => vec![*s],
        _ => vec![],
    }
}
