//! Which cards a text speaks of, and whether the printed facts of a card fit what it asks for.

use crate::language::{
    Ability, CauseIs, Condition, Effect, Filter, Group, Modifier, Name, Nameable, Number, Over,
    Pick, PlayedTo, Quantity, Requirement, RequirementOp, Revision, Select, SkillGain, SkillIs,
    Target, Timing, When, Who,
};
use crate::lexicon::Affiliation;
use crate::model::{AttemptBy, CardDef, Facts, Keyword};

/// Calls `f` with every filter in a card's text, those inside other filters' relations included.
pub(crate) fn each_filter<'a>(card: &'a CardDef, f: &mut dyn FnMut(&'a Filter)) {
    let mut walk = Walk { f };
    walk.condition(&card.play.need);
    if let PlayedTo::On(filter) = &card.play.to {
        walk.filter(filter);
    }
    for ability in &card.text {
        walk.ability(ability);
    }
}

/// Whether a card fits by what is printed on it; nothing if that does not tell.
pub(crate) fn fits(filter: &Filter, card: &CardDef) -> Option<bool> {
    let each = |list: &[Filter], stop: bool| {
        let mut unknown = false;
        for f in list {
            match fits(f, card) {
                Some(answer) if answer == stop => return Some(stop),
                Some(_) => {}
                None => unknown = true,
            }
        }
        (!unknown).then_some(!stop)
    };
    match filter {
        // The card with the text is never asked about itself.
        Filter::Any | Filter::Other => Some(true),
        Filter::All(list) => each(list, false),
        Filter::Either(list) => each(list, true),
        Filter::Not(inner) => fits(inner, card).map(|yes| !yes),
        Filter::Type(card_type) => Some(card.card_type() == *card_type),
        Filter::Mission(kind) => Some(card.mission_kind() == Some(*kind)),
        Filter::Dilemma(kind) => Some(card.dilemma_kind() == Some(*kind)),
        Filter::Region(region) => Some(card.regions().any(|r| r == *region)),
        Filter::Unique => Some(card.unique),
        Filter::Title(Name::Is(word)) => Some(
            card.title == *word
                || (word.as_str().contains(", ") && card.full_name() == word.as_str()),
        ),
        Filter::Icon(icon) => Some(card.icons().contains(icon)),
        Filter::Species(word) => Some(card.species().contains(word)),
        Filter::Affiliation(a) => Some(card.affiliation() == Some(*a) || shows(card, *a)),
        Filter::Class(class) => {
            Some(matches!(&card.facts, Facts::Ship { class: c, .. } if c == class))
        }
        Filter::Quadrant(q) => {
            Some(matches!(card.facts, Facts::Mission { quadrant, .. } if quadrant == *q))
        }
        // Skills and keywords can be gained.
        Filter::Keyword(word) => printed(card.keywords.iter().any(|k| k.word() == *word)),
        Filter::Skill(SkillIs::One(s), n) => {
            printed(card.skills().iter().any(|(t, level)| t == s && level >= n))
        }
        Filter::Skill(SkillIs::OneOf(list), n) => printed(
            card.skills()
                .iter()
                .any(|(t, level)| list.contains(t) && level >= n),
        ),
        _ => None,
    }
}

fn printed(yes: bool) -> Option<bool> {
    yes.then_some(true)
}

fn shows(mission: &CardDef, affiliation: Affiliation) -> bool {
    matches!(&mission.facts,
        Facts::Mission { attempt: AttemptBy::Affiliations(list), .. } if list.contains(&affiliation))
}

/// How closely a filter describes a card: a title most, a mere type not at all.
pub(crate) fn closeness(filter: &Filter, card: &CardDef) -> i32 {
    match filter {
        Filter::All(list) => {
            if fits(filter, card) == Some(false) {
                return 0;
            }
            list.iter().map(|f| closeness(f, card)).max().unwrap_or(0)
        }
        Filter::Either(list) => list.iter().map(|f| closeness(f, card)).max().unwrap_or(0),
        _ if fits(filter, card) != Some(true) => 0,
        Filter::Title(_) => 30,
        Filter::Class(_) | Filter::Keyword(_) | Filter::Region(_) => 14,
        Filter::Species(_) | Filter::Icon(_) => 10,
        Filter::Affiliation(_) | Filter::Skill(..) | Filter::Quadrant(_) => 6,
        Filter::Mission(_) | Filter::Dilemma(_) => 2,
        _ => 0,
    }
}

/// Whether a filter asks for a card of somebody else.
pub(crate) fn is_of_opponent(filter: &Filter) -> bool {
    match filter {
        Filter::All(list) | Filter::Either(list) => list.iter().any(is_of_opponent),
        Filter::Commanded(who) | Filter::Owned(who) => !matches!(who, Who::You),
        _ => false,
    }
}

/// The ship a Commander belongs on, or the other way round.
pub(crate) fn belong_together(a: &CardDef, b: &CardDef) -> bool {
    let on = |a: &CardDef, b: &CardDef| {
        let ship = |k: &Keyword| matches!(k, Keyword::Commander(t) if *t == b.title);
        a.keywords.iter().any(ship)
    };
    on(a, b) || on(b, a)
}

struct Walk<'a, 'f> {
    f: &'f mut dyn FnMut(&'a Filter),
}

impl<'a> Walk<'a, '_> {
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
            Effect::Draw { n, .. } | Effect::Points { n, .. } => self.number(n),
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
            Modifier::Keyword { on, .. } => self.target(on),
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
            Modifier::Toll { act, .. } | Modifier::Permit { act, .. } => self.when(act),
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
        self.filter(&when.card);
        self.filter(&when.other);
        if let Some(CauseIs::Card(filter)) = &when.cause {
            self.filter(filter);
        }
        if let Some((_, n)) = &when.n {
            self.number(n);
        }
    }

    fn condition(&mut self, c: &'a Condition) {
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
            _ => {}
        }
    }

    fn number(&mut self, n: &'a Number) {
        match n {
            Number::Count(select) | Number::Sum(_, select) | Number::Max(_, select) => {
                self.select(select);
            }
            Number::Plus(list) => list.iter().for_each(|n| self.number(n)),
            Number::Times(_, n) | Number::Cap(n, _) => self.number(n),
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
            _ => {}
        }
    }

    fn select(&mut self, select: &'a Select) {
        self.filter(&select.filter);
        if let Some((_, n)) = &select.best {
            self.number(n);
        }
    }

    fn filter(&mut self, filter: &'a Filter) {
        (self.f)(filter);
        self.inside(filter);
    }

    /// Filters that a filter holds and that are about other cards than itself.
    fn inside(&mut self, filter: &'a Filter) {
        match filter {
            Filter::All(list) | Filter::Either(list) => list.iter().for_each(|f| self.inside(f)),
            Filter::Not(f) => self.inside(f),
            Filter::Has(_, f) => self.filter(f),
            Filter::Compare(a, _, b) => {
                self.number(a);
                self.number(b);
            }
            Filter::Skill(SkillIs::OnAny(select), _) => self.select(select),
            _ => {}
        }
    }
}
