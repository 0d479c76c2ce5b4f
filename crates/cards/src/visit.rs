//! A walk through all parts of a card's text.

use crate::language::{
    self, Ability, CauseIs, Condition, Effect, Filter, Group, Modifier, Nameable, Number, Over,
    Pick, PlayedTo, Quantity, Requirement, RequirementOp, Revision, Select, SkillGain, SkillIs,
    Target, Timing, When,
};
use crate::model::CardDef;

/// A visitor of the parts of a text. Each method does nothing by default.
pub trait Visit<'a> {
    /// A filter as a whole.
    fn filter(&mut self, _: &'a Filter) {}
    /// A filter or one of those it is made of.
    fn part(&mut self, _: &'a Filter) {}
    /// A condition, or one of those it is made of.
    fn condition(&mut self, _: &'a Condition) {}
    /// A pattern over happenings.
    fn when(&mut self, _: &'a When) {}
    /// An effect, those inside other effects included.
    fn effect(&mut self, _: &'a Effect) {}
    /// A place where cards are looked for, or are when something happens to them.
    fn place(&mut self, _: language::Place) {}
}

/// Visits the demands of a card on being played, and all its abilities.
pub fn visit<'a>(card: &'a CardDef, v: &mut impl Visit<'a>) {
    let mut walk = Walk { v };
    walk.condition(&card.play.need);
    if let PlayedTo::On(filter) = &card.play.to {
        walk.filter(filter);
    }
    for ability in &card.text {
        walk.ability(ability);
    }
}

/// Visits one ability.
pub fn visit_ability<'a>(ability: &'a Ability, v: &mut impl Visit<'a>) {
    Walk { v }.ability(ability);
}

struct Walk<'v, V> {
    v: &'v mut V,
}

impl<'a, V: Visit<'a>> Walk<'_, V> {
    fn ability(&mut self, ability: &'a Ability) {
        match &ability.when {
            Timing::On(when) => self.when(when),
            Timing::During(condition) => self.condition(condition),
            _ => {}
        }
        self.condition(&ability.guard);
        self.block(&ability.body);
    }

    fn block(&mut self, block: &'a [Effect]) {
        for effect in block {
            self.effect(effect);
            for inner in effect.blocks() {
                self.block(inner);
            }
        }
    }

    fn effect(&mut self, effect: &'a Effect) {
        self.v.effect(effect);
        match effect {
            Effect::Move { what, .. } | Effect::Stop { what, .. } | Effect::Look { what, .. } => {
                self.target(what);
            }
            Effect::Command { what, .. } | Effect::Range { ship: what, .. } => self.target(what),
            Effect::Join(what) | Effect::Face { by: what } => self.target(what),
            Effect::Replace { new, .. } => self.target(new),
            Effect::Swap { a, b } => {
                self.target(a);
                self.target(b);
            }
            Effect::Draw { n, .. } | Effect::Points { n, .. } | Effect::Counters { n, .. } => {
                self.number(n);
            }
            Effect::ChooseNumber { max, .. } => self.number(max),
            Effect::Dilemmas { draw, spend } => {
                self.number(draw);
                self.number(spend);
            }
            Effect::Apply { m, .. } => self.modifier(m),
            Effect::Choose(pick) => self.pick(pick),
            Effect::Name {
                what: Nameable::TitleOf(select),
                ..
            } => self.select(select),
            Effect::Fight { with, tweak, .. } => {
                self.filter(with);
                tweak.iter().for_each(|m| self.modifier(m));
            }
            Effect::Revise(Revision::Exclude(target)) => self.target(target),
            Effect::Revise(Revision::Force(pick)) => self.pick(pick),
            Effect::Later { at, .. } => self.when(at),
            Effect::If { c, .. } => self.condition(c),
            Effect::Each {
                over: Over::Cards(select),
                ..
            } => self.select(select),
            // Its body is among the blocks.
            Effect::Install { ability, .. } => {
                if let Timing::On(when) = &ability.when {
                    self.when(when);
                }
                self.condition(&ability.guard);
            }
            _ => {}
        }
    }

    fn modifier(&mut self, m: &'a Modifier) {
        match m {
            Modifier::Stat { on, n, .. } => {
                self.target(on);
                self.number(n);
            }
            Modifier::Skill { on, what, .. } => {
                self.target(on);
                self.gain(what);
            }
            Modifier::Keyword { on, .. }
            | Modifier::Affiliation { on, .. }
            | Modifier::Staffed(on) => self.target(on),
            Modifier::Requirement { of, op } => {
                self.filter(of);
                match op {
                    RequirementOp::Add(gain) => self.gain(gain),
                    RequirementOp::Use { .. } => {}
                    RequirementOp::Alternative {
                        using, requirement, ..
                    } => {
                        self.filter(using);
                        self.requirement(requirement);
                    }
                }
            }
            Modifier::Forbid(when) => self.when(when),
            Modifier::Toll { act, .. } => self.when(act),
            Modifier::Permit { act, at } => {
                self.v.place(*at);
                self.when(act);
            }
            Modifier::Travel { ship, a, b, .. } => {
                for f in [ship, a, b] {
                    self.filter(f);
                }
            }
            Modifier::Total { n, .. } => self.number(n),
            Modifier::Exempt { cards, .. } => self.filter(cards),
        }
    }

    fn gain(&mut self, gain: &'a SkillGain) {
        if let SkillGain::OneFrom(target) | SkillGain::AllFrom { from: target, .. } = gain {
            self.target(target);
        }
    }

    fn when(&mut self, when: &'a When) {
        self.v.when(when);
        let places = [when.from, when.to];
        places.into_iter().flatten().for_each(|p| self.v.place(p));
        self.filter(&when.card);
        self.filter(&when.other);
        if let Some(CauseIs::Card(filter)) = &when.cause {
            self.filter(filter);
        }
        if let Some((_, n)) = &when.n {
            self.number(n);
        }
        if let Some(is) = &when.skill {
            self.skill(is);
        }
    }

    fn condition(&mut self, c: &'a Condition) {
        self.v.condition(c);
        match c {
            Condition::All(list) | Condition::Either(list) => {
                list.iter().for_each(|c| self.condition(c));
            }
            Condition::Not(c) | Condition::SomePlayer { c, .. } => self.condition(c),
            Condition::Some(select) => self.select(select),
            Condition::Bind(pick) => self.pick(pick),
            Condition::Compare(a, _, b) => {
                self.number(a);
                self.number(b);
            }
            Condition::Is(_, filter) => self.filter(filter),
            Condition::Meets(group, requirement) => {
                if let Group::Select(select) = group {
                    self.select(select);
                }
                self.requirement(requirement);
            }
            Condition::Even(n) => self.number(n),
            Condition::Happened(when, _, _, n) => {
                self.when(when);
                self.number(n);
            }
            _ => {}
        }
    }

    fn requirement(&mut self, r: &'a Requirement) {
        match r {
            Requirement::All(list) | Requirement::Either(list) => {
                list.iter().for_each(|r| self.requirement(r));
            }
            Requirement::Cards(filter, _) => self.filter(filter),
            Requirement::More(n, _) => self.number(n),
            Requirement::If(condition) => self.condition(condition),
            Requirement::Pay(pick) => self.pick(pick),
            Requirement::Each(filters) => filters.iter().for_each(|f| self.filter(f)),
            Requirement::Skill(..)
            | Requirement::Total(..)
            | Requirement::Of(_)
            | Requirement::Few(..) => {}
        }
    }

    fn number(&mut self, n: &'a Number) {
        match n {
            Number::Count(select)
            | Number::Sum(_, select)
            | Number::Max(_, select)
            | Number::Different(_, select)
            | Number::Levels(_, select) => {
                self.select(select);
            }
            Number::Plus(list) => list.iter().for_each(|n| self.number(n)),
            Number::Times(_, n) | Number::Cap(n, _) | Number::Half(n) => self.number(n),
            Number::Apart(a, b) => {
                self.number(a);
                self.number(b);
            }
            _ => {}
        }
    }

    fn target(&mut self, target: &'a Target) {
        match target {
            Target::Every(select) => self.select(select),
            Target::Pick(pick) => self.pick(pick),
            _ => {}
        }
    }

    fn pick(&mut self, pick: &'a Pick) {
        self.select(&pick.of);
        match &pick.n {
            Quantity::Exactly(n) | Quantity::UpTo(n) | Quantity::AllBut(n) => self.number(n),
            Quantity::Until(filter) => self.filter(filter),
            _ => {}
        }
    }

    fn select(&mut self, select: &'a Select) {
        self.v.place(select.from);
        self.filter(&select.filter);
        if let Some((_, n)) = &select.best {
            self.number(n);
        }
    }

    fn filter(&mut self, filter: &'a Filter) {
        self.v.filter(filter);
        self.part(filter);
    }

    fn part(&mut self, filter: &'a Filter) {
        self.v.part(filter);
        match filter {
            Filter::All(list) | Filter::Either(list) => list.iter().for_each(|f| self.part(f)),
            Filter::Not(f) => self.part(f),
            Filter::Has(_, f) => self.filter(f),
            Filter::At(place) => self.v.place(*place),
            Filter::Compare(a, _, b) => {
                self.number(a);
                self.number(b);
            }
            Filter::Skill(is, _) | Filter::Used(is, _) => self.skill(is),
            _ => {}
        }
    }

    fn skill(&mut self, is: &'a SkillIs) {
        if let SkillIs::OnAny(select) = is {
            self.select(select);
        }
    }
}
