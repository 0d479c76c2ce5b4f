//! Checking a requirement: prices for skills are paid or declined, the requirement is compared, and the skills that
//! counted have been used.

use super::Asked;
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::edition::Cite;
use crate::kernel::frame::{Bindings, Block, Code, Frame};
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Amount, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::procedure::Way;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::table::{About, ModifierKind};
use crate::text::block::first_requirement;
use crate::text::eval::Cx;
use crate::text::toll::Toll;
use cards::language::{Effect, Kind, Requirement};
use cards::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// The next thing to do in checking a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Prices for skills are paid or declined.
    Prices,
    /// The requirement is compared.
    Compare,
    /// A player chooses whose skill is used.
    Whose,
    /// The skills that counted have been used.
    Use,
    /// It is over.
    Done,
}

/// A requirement being compared with what a group can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Check {
    /// The next thing to do.
    pub step: Step,
    /// The mission, or the card whose text asks.
    pub of: CardId,
    /// The text that asks; `None` for a mission.
    pub code: Option<(Code, u8)>,
    /// The player of the group.
    pub you: Seat,
    /// The values of the text that asks.
    pub bound: Bindings,
    /// The personnel that are compared.
    pub group: Vec<CardId>,
    /// Prices not yet decided: on all skills of a personnel, or on one of them.
    pub priced: Vec<(CardId, Option<Skill>)>,
    /// The prices that were declined.
    pub idle: Vec<(CardId, Option<Skill>)>,
    /// The skills that counted, and the levels of each.
    pub needs: Vec<(Skill, u8)>,
    /// The personnel who use them.
    pub uses: Vec<(CardId, Skill)>,
    /// Whether the requirement is met.
    pub met: bool,
}

impl Check {
    /// One step of the comparison.
    pub(crate) fn step(&mut self, game: &mut Game) -> Flow {
        match self.step {
            Step::Prices => self.ask_price(game),
            Step::Compare => self.compare(game),
            Step::Whose => self.whose_skill(game),
            Step::Use => {
                if self.uses.is_empty() {
                    self.step = Step::Done;
                    return Flow::Stay;
                }
                let (card, skill) = self.uses.remove(0);
                game.note_use(card, skill, self.of);
                let h = Happening::new(Kind::UseSkill)
                    .by(self.you)
                    .card(card)
                    .other(self.of);
                game.happen(h.facet(Facet::Skill(skill, 1)));
                Flow::Stay
            }
            Step::Done => {
                game.met = Some(self.met);
                Flow::Done
            }
        }
    }

    /// 2E-SKILL-10: the price may be declined, and then the skill is not used.
    fn ask_price(&mut self, game: &mut Game) -> Flow {
        let reply = game.reply_yes();
        let Some(&(personnel, skill)) = self.priced.first() else {
            self.step = Step::Compare;
            return Flow::Stay;
        };
        let asked = match skill {
            Some(skill) => vec![skill],
            None => game
                .requirement_of(self)
                .map_or(vec![], |r| skills_named(&r)),
        };
        let tolls = game.skill_tolls(personnel, skill, &asked);
        let h = Happening::new(Kind::UseSkill).by(self.you).card(personnel);
        let payable = tolls.iter().all(|t| game.toll_payable(t, &h, self.you));
        match reply {
            None if payable => {
                let ask = match skill {
                    Some(skill) => Ask::PayForSkill { personnel, skill },
                    None => Ask::PayForSkills { personnel },
                };
                return game.ask(self.you, ask, Choice::YesNo);
            }
            Some(true) => {
                for toll in &tolls {
                    game.pay_toll(toll, &h, self.you);
                }
                self.drop_price(personnel, skill, true);
            }
            _ => self.drop_price(personnel, skill, false),
        }
        Flow::Stay
    }

    fn drop_price(&mut self, personnel: CardId, skill: Option<Skill>, paid: bool) {
        // Who declines the price of all skills is not asked about single ones.
        let all = skill.is_none() && !paid;
        self.priced
            .retain(|(c, s)| *c != personnel || (*s != skill && !all));
        if !paid {
            self.idle.push((personnel, skill));
        }
    }

    fn compare(&mut self, game: &mut Game) -> Flow {
        let needs = game.requirement_of(self).and_then(|requirement| {
            let cx = Cx::new(self.of, self.you, &self.bound);
            let needs = game.skills_for(&requirement, &self.group, &self.idle, &cx);
            game.show_used(self, &requirement, needs.as_deref());
            if needs.is_none() && self.code.is_none() {
                game.tell_missing(self);
            }
            needs
        });
        self.met = needs.is_some();
        self.needs = match game.table.skill_watchers.is_empty() {
            true => Vec::new(),
            false => needs.unwrap_or_default(),
        };
        self.step = Step::Whose;
        Flow::Stay
    }

    /// 2E-GAP-64: if more personnel have a skill than needed, the attempting player chooses whose is used, where
    /// that can matter (2E-GAP-109).
    fn whose_skill(&mut self, game: &mut Game) -> Flow {
        let chosen = game.reply_cards();
        let Some(&(skill, levels)) = self.needs.first() else {
            self.step = Step::Use;
            return Flow::Stay;
        };
        let able = |c: &CardId| {
            !self.idle.contains(&(*c, None))
                && !self.idle.contains(&(*c, Some(skill)))
                && game.skills(*c)[skill as usize] > 0
                && game.can_use_skill(*c, skill, self.of)
        };
        let able: Vec<CardId> = self.group.iter().copied().filter(able).collect();
        let users = match chosen {
            Some(cards) => cards,
            None if game.check_skill_users(&able, skill, levels).is_ok() => able,
            None if !game.use_of_skill_matters(self.you, skill) => {
                game.fewest_users(&able, skill, levels)
            }
            None => {
                let (min, max) = match game.asks_everything() {
                    true => (1, able.len() as u16),
                    false => game.number_of_users(&able, skill, levels),
                };
                let choice = Choice::Cards {
                    min,
                    max,
                    from: able,
                    rule: Constraint::Skill { skill, levels },
                };
                return game.ask(self.you, Ask::WhoseSkill { skill }, choice);
            }
        };
        self.needs.remove(0);
        self.uses.extend(users.into_iter().map(|c| (c, skill)));
        Flow::Stay
    }
}

impl Game {
    pub(crate) fn open_mission_check(&mut self, mission: CardId) {
        let Some(a) = self.attempt() else { return };
        let (you, group) = (a.attempter, a.participants.clone());
        self.open_check(mission, None, you, Bindings::default(), group);
    }

    /// Begins a check of the requirement in the text of the top block.
    pub(crate) fn open_text_check(&mut self, block: &Block) {
        let (source, you, code, pc, bound) = (
            block.source,
            block.you,
            block.code,
            block.pc,
            block.bound.clone(),
        );
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
        if !self.table.modifiers.has(ModifierKind::Toll) {
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
            None => {
                self.mission_requirement(check.of, self.attempt().map_or(Way::Printed, |a| a.way))
            }
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

    /// Logs how the group compares, for the attempting player only. Every line is logged, met or not, so that their
    /// number reveals nothing to the others.
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
            self.tell(
                h.amount(Amount::Need(line.need as i16)),
                Seats::only(check.you),
            );
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

    /// 2E-GAP-109: whether a text that the player knows asks who used this skill.
    fn use_of_skill_matters(&self, seat: Seat, skill: Skill) -> bool {
        let watches = |card: CardId| {
            let def = self.table.face(card).def;
            let mut texts = self.table.skill_watchers.iter();
            texts.any(|(of, about)| *of == def && about.has(About::skill(skill)))
        };
        let faced = self.attempt().and_then(|a| a.dilemma);
        let works = |card: CardId| {
            let awake = self.is_awake(card) || faced == Some(card);
            awake && self.seen_by(card).has(seat)
        };
        let mut cards = (0..self.state.cards.len() as u16).map(CardId);
        self.asks_everything()
            || cards.any(|card| watches(card) && works(card))
            || self.state.lasting.iter().any(|l| watches(l.source))
    }

    /// Those with the most levels, until there are enough.
    fn fewest_users(&self, able: &[CardId], skill: Skill, levels: u8) -> Vec<CardId> {
        let mut able = able.to_vec();
        able.sort_by_key(|c| Reverse(self.skills(*c)[skill as usize]));
        able.truncate(enough(
            able.iter().map(|c| self.skills(*c)[skill as usize]),
            levels,
        ));
        able
    }

    /// How many personnel it takes at least, and at most if none of them is to be left out.
    fn number_of_users(&self, able: &[CardId], skill: Skill, levels: u8) -> (u16, u16) {
        let mut have: Vec<u8> = able
            .iter()
            .map(|c| self.skills(*c)[skill as usize])
            .collect();
        have.sort_unstable();
        let fewest = enough(have.iter().rev().copied(), levels);
        let most = enough(have.iter().copied(), levels);
        (fewest as u16, most as u16)
    }

    /// Checks that the chosen personnel have enough levels, and that all of them are needed.
    pub(crate) fn check_skill_users(
        &self,
        cards: &[CardId],
        skill: Skill,
        levels: u8,
    ) -> Result<(), Refusal> {
        let rule = self.table.procedure.cite(Cite::SkillUsers);
        let level = |c: &CardId| u16::from(self.skills(*c)[skill as usize]);
        let total: u16 = cards.iter().map(level).sum();
        if total < u16::from(levels) {
            return refuse(
                rule,
                Why::TooFew {
                    min: u16::from(levels),
                    given: total,
                },
            );
        }
        match cards.iter().find(|c| total - level(c) >= u16::from(levels)) {
            Some(&card) => refuse(rule, Why::NotACandidate { card }),
            None => Ok(()),
        }
    }
}

/// How many of these it takes for so many levels together.
fn enough(have: impl Iterator<Item = u8>, levels: u8) -> usize {
    let mut total = 0;
    let short = |n: &u8| {
        let before = total;
        total += u16::from(*n);
        before < u16::from(levels)
    };
    have.take_while(short).count()
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
