//! Comparing requirements with what a group can do.

pub(crate) mod alternative;
pub mod check;

use crate::kernel::game::Game;
use crate::kernel::happening::{Facet, Happening};
use crate::kernel::ids::CardId;
use crate::kernel::procedure::Way;
use crate::kernel::table::{About, ModifierKind};
use crate::text::eval::Cx;
use cards::language::{
    Filter, Kind, Modifier, Pick, Quantity, Requirement, RequirementOp, SkillGain,
};
use cards::lexicon::{Skill, Stat};
use cards::requirement::asked_for;
use serde::Serialize;

/// One line of a checklist: what is needed, and what the group has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChecklistLine"))]
pub struct Line {
    /// The thing that is asked for.
    pub what: Asked,
    /// The amount the group has.
    pub have: i32,
    /// The amount that is needed.
    pub need: i32,
    /// Whether the group has enough.
    pub met: bool,
    /// The depth of this line in nested alternatives; lines of one depth under an `Either` are branches.
    pub depth: u8,
}

/// Whether all lines at depth 0 are met; `false` for an empty list.
pub fn all_met(lines: &[Line]) -> bool {
    !lines.is_empty() && lines.iter().filter(|l| l.depth == 0).all(|l| l.met)
}

/// The thing that a line of a checklist asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Asked {
    /// Levels of a skill.
    Skill(Skill),
    /// A total of an attribute, more than `need - 1`.
    Total(Stat),
    /// A number that a text counts, more than `need - 1`.
    Number,
    /// Cards of a certain kind.
    Cards,
    /// All of the deeper lines that follow.
    All,
    /// One of the deeper lines that follow.
    Either,
}

impl Game {
    pub(crate) fn meets(&self, r: &Requirement, group: &[CardId], cx: &Cx) -> bool {
        self.skills_for(r, group, &[], cx).is_some()
    }

    /// The skills that count for the branch that is met (2E-GAP-64), or `None` if none is. Personnel in `idle` do not
    /// use their skills, or one of them.
    pub(crate) fn skills_for(
        &self,
        r: &Requirement,
        group: &[CardId],
        idle: &[(CardId, Option<Skill>)],
        cx: &Cx,
    ) -> Option<Vec<(Skill, u8)>> {
        match r {
            Requirement::All(all) => {
                let mut out = Vec::new();
                for r in all {
                    out.extend(self.skills_for(r, group, idle, cx)?);
                }
                Some(out)
            }
            Requirement::Either(any) => {
                any.iter().find_map(|r| self.skills_for(r, group, idle, cx))
            }
            Requirement::Skill(skill, level) => (self.skill_total(*skill, group, idle, cx)
                >= i32::from(*level))
            .then(|| vec![(*skill, *level)]),
            Requirement::Total(stat, n) => self.total_met(*stat, *n, group, cx).then(Vec::new),
            Requirement::More(number, n) => {
                (self.number(number, cx) > i32::from(*n)).then(Vec::new)
            }
            Requirement::Cards(filter, n) => {
                let fit = self
                    .with_equipment(group)
                    .into_iter()
                    .filter(|c| self.filter(filter, *c, cx))
                    .count();
                (fit >= usize::from(*n)).then(Vec::new)
            }
            Requirement::Of(r) => {
                let mission = self.card_of(*r, cx)?;
                let printed = self.printed_requirement(mission)?;
                self.skills_for(printed, group, idle, cx)
            }
            Requirement::If(condition) => self.holds(condition, cx).then(Vec::new),
            // 1E-LEAVE-13: only what can be paid is met.
            Requirement::Pay(pick) => self.can_discard(pick, group, cx).then(Vec::new),
            Requirement::Few(stat, n, most) => {
                (self.best_total(*stat, *most, group, cx) > i32::from(*n)).then(Vec::new)
            }
            Requirement::Each(filters) => self.covers(filters, group, cx).then(Vec::new),
        }
    }

    /// Whether a group has the cards that solving a mission costs, equipment included.
    fn can_discard(&self, pick: &Pick, group: &[CardId], cx: &Cx) -> bool {
        let least = match &pick.n {
            Quantity::Exactly(n) => self.number(n, cx),
            _ => 1,
        };
        let fit = |c: &CardId| self.filter(&pick.of.filter, *c, cx);
        let there = self.with_equipment(group).into_iter().filter(fit).count();
        i32::try_from(there).unwrap_or(i32::MAX) >= least
    }

    /// 2E-SKILL-03: levels add up in a group.
    fn skill_total(
        &self,
        skill: Skill,
        group: &[CardId],
        idle: &[(CardId, Option<Skill>)],
        cx: &Cx,
    ) -> i32 {
        // Skills are game text, which both rule sets bar on stopped cards (2E-SKILL-01).
        let stopped = |c: CardId| self.is_idle(c);
        let idles = |c: CardId| idle.contains(&(c, None)) || idle.contains(&(c, Some(skill)));
        let level = |c: &CardId| {
            let level = self.skill_at(*c, skill, cx);
            if level == 0 || !self.can_use_skill(*c, skill, cx.source) {
                return 0;
            }
            i32::from(level)
        };
        let usable = |c: &&CardId| !idles(**c) && !stopped(**c);
        group.iter().filter(usable).map(level).sum()
    }

    /// Whether no text keeps a personnel from using the skill for the mission or the text `of`.
    pub(crate) fn can_use_skill(&self, card: CardId, skill: Skill, of: CardId) -> bool {
        !self.table.forbids.has(About::happening(Kind::UseSkill)) || {
            let h = Happening::new(Kind::UseSkill)
                .by(self.state.card(card).commander)
                .card(card)
                .other(of)
                .facet(Facet::Skill(skill, 1));
            self.forbidden(&h).is_none()
        }
    }

    /// 2E-REQ-05, 2E-REQ-06: the total must be higher.
    fn total_met(&self, stat: Stat, n: u16, group: &[CardId], cx: &Cx) -> bool {
        if self.group_total(stat, group, cx) > i32::from(n) {
            return true;
        }
        let mut met = false;
        self.each_modifier(ModifierKind::Requirement, cx, &mut |m, mcx| {
            if let Modifier::Requirement {
                of,
                op: RequirementOp::Use { for_, take },
            } = m
            {
                let about = self.attempt().and_then(|a| a.dilemma.or(Some(a.mission)));
                let applies = about.is_some_and(|c| self.filter(of, c, mcx));
                if applies
                    && for_.contains(&stat)
                    && self.group_total(*take, group, cx) > i32::from(n)
                {
                    self.applied(mcx);
                    met = true;
                }
            }
        });
        met
    }

    pub(crate) fn group_total(&self, stat: Stat, group: &[CardId], cx: &Cx) -> i32 {
        match stat {
            Stat::Integrity | Stat::Cunning | Stat::Strength => group
                .iter()
                .map(|c| i32::from(self.stat_at(*c, stat, cx)))
                .sum(),
            _ => {
                let ship = self.attempt().and_then(|a| a.ship);
                ship.map_or(0, |s| i32::from(self.stat_at(s, stat, cx)))
            }
        }
    }

    /// The highest total that so many cards of a group have, at most.
    fn best_total(&self, stat: Stat, most: u8, group: &[CardId], cx: &Cx) -> i32 {
        let value = |c: &CardId| i32::from(self.stat_at(*c, stat, cx));
        let mut values: Vec<i32> = group.iter().map(value).filter(|n| *n > 0).collect();
        values.sort_unstable_by(|a, b| b.cmp(a));
        values.iter().take(usize::from(most)).sum()
    }

    fn covers(&self, filters: &[Filter], group: &[CardId], cx: &Cx) -> bool {
        self.most_covered(filters, group, cx) == filters.len()
    }

    /// The number of filters, of a few, that different cards of a group can fit at once.
    fn most_covered(&self, filters: &[Filter], group: &[CardId], cx: &Cx) -> usize {
        let Some((first, rest)) = filters.split_first() else {
            return 0;
        };
        let without = self.most_covered(rest, group, cx);
        let with = group
            .iter()
            .filter(|c| self.filter(first, **c, cx))
            .map(|c| {
                let others: Vec<CardId> = group.iter().copied().filter(|o| o != c).collect();
                1 + self.most_covered(rest, &others, cx)
            });
        with.max().unwrap_or(0).max(without)
    }

    fn printed_requirement(&self, mission: CardId) -> Option<&Requirement> {
        self.table.procedure.requirement(self, mission)
    }

    /// The requirements of a mission now: printed or alternative, and what texts add.
    pub(crate) fn mission_requirement(&self, mission: CardId, way: Way) -> Option<Requirement> {
        let base = match way {
            Way::Printed => self.printed_requirement(mission)?.clone(),
            Way::Other(i) => self.ways(mission).get(usize::from(i))?.requirement.clone(),
        };
        let mut more: Vec<(Skill, u8)> = Vec::new();
        let cx = self.cx_of(mission);
        self.each_modifier(ModifierKind::Requirement, &cx, &mut |m, mcx| {
            if let Modifier::Requirement {
                of,
                op: RequirementOp::Add(gain),
            } = m
                && self.filter(of, mission, mcx)
            {
                self.applied(mcx);
                more.extend(match gain {
                    SkillGain::Fixed(list) => list.clone(),
                    SkillGain::AllFrom { from, except, .. } => {
                        let cards = self.target_cards(from, mcx);
                        let skills = cards.iter().flat_map(|c| self.skills_known(*c));
                        skills.filter(|(s, _)| Some(*s) != *except).collect()
                    }
                    SkillGain::OneFrom(from) => {
                        let cards = self.target_cards(from, mcx);
                        cards.iter().flat_map(|c| self.skills_known(*c)).collect()
                    }
                    _ => vec![],
                });
            }
        });
        Some(more.into_iter().fold(base, with_skill))
    }

    /// Whether a group meets a mission's requirements as they are now.
    pub fn completes(&self, mission: CardId, group: &[CardId]) -> bool {
        self.mission_requirement(mission, Way::Printed)
            .is_some_and(|r| self.meets(&r, group, &self.cx_of(mission)))
    }

    /// The requirements of a mission compared with a group, line by line.
    pub fn checklist(&self, mission: CardId, group: &[CardId]) -> Vec<Line> {
        let mut out = Vec::new();
        if let Some(r) = self.mission_requirement(mission, Way::Printed) {
            let cx = self.cx_of(mission);
            self.check_lines(&r, group, &cx, 0, &mut out);
        }
        out
    }

    /// The requirement of a dilemma compared with a group, line by line; empty unless it is exactly one.
    pub fn asked_by(&self, dilemma: CardId, group: &[CardId]) -> Vec<Line> {
        let mut out = Vec::new();
        if let Some(r) = asked_for(self.table.def(dilemma)) {
            let cx = self.cx_of(dilemma);
            self.check_lines(r, group, &cx, 0, &mut out);
        }
        out
    }

    fn check_lines(
        &self,
        r: &Requirement,
        group: &[CardId],
        cx: &Cx,
        depth: u8,
        out: &mut Vec<Line>,
    ) {
        let met = self.meets(r, group, cx);
        let (what, have, need) = match r {
            Requirement::All(all) | Requirement::Either(all) => {
                let either = matches!(r, Requirement::Either(_));
                if either || depth > 0 {
                    let what = if either { Asked::Either } else { Asked::All };
                    out.push(Line {
                        what,
                        have: 0,
                        need: 0,
                        met,
                        depth,
                    });
                }
                let depth = if either || depth > 0 {
                    depth + 1
                } else {
                    depth
                };
                for r in all {
                    self.check_lines(r, group, cx, depth, out);
                }
                return;
            }
            Requirement::Skill(s, n) => (
                Asked::Skill(*s),
                self.skill_total(*s, group, &[], cx),
                i32::from(*n),
            ),
            Requirement::Total(s, n) => (
                Asked::Total(*s),
                self.group_total(*s, group, cx),
                i32::from(*n) + 1,
            ),
            Requirement::More(k, n) => (Asked::Number, self.number(k, cx), i32::from(*n) + 1),
            Requirement::Cards(f, n) => {
                let have = group.iter().filter(|c| self.filter(f, **c, cx)).count();
                (Asked::Cards, have as i32, i32::from(*n))
            }
            Requirement::Of(_) | Requirement::If(_) => (Asked::All, 0, 0),
            Requirement::Few(stat, n, most) => (
                Asked::Total(*stat),
                self.best_total(*stat, *most, group, cx),
                i32::from(*n) + 1,
            ),
            Requirement::Each(filters) => (
                Asked::Cards,
                self.most_covered(filters, group, cx) as i32,
                filters.len() as i32,
            ),
            Requirement::Pay(pick) => {
                let fit = |c: &&CardId| self.filter(&pick.of.filter, **c, cx);
                (Asked::Cards, group.iter().filter(fit).count() as i32, 1)
            }
        };
        out.push(Line {
            what,
            have,
            need,
            met,
            depth,
        });
    }
}

/// Adds a skill to a requirement: a higher level, if the skill is required already.
fn with_skill(base: Requirement, (skill, level): (Skill, u8)) -> Requirement {
    let mut all = match base {
        Requirement::All(all) => all,
        other => vec![other],
    };
    let known = all.iter_mut().find_map(|r| match r {
        Requirement::Skill(s, n) if *s == skill => Some(n),
        _ => None,
    });
    match known {
        Some(n) => *n = n.saturating_add(level),
        None => all.push(Requirement::Skill(skill, level)),
    }
    Requirement::All(all)
}
