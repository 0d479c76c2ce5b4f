//! The fate of a crew when a text is carried out on it: estimated from what is printed.

use super::crew::Crew;
use cards::language::{
    Condition, Effect, End, Filter, How, Number, Place as In, Quantity, Ref, Requirement, Select,
    SkillIs, Slot, Target, Verb, Who,
};
use cards::lexicon::{CardType, Stat};

/// The most slots a text that is read can fill.
const SLOTS: usize = 6;

/// One bit for each member.
pub type Set = u64;

/// The fate of a crew.
#[derive(Clone, Copy, Debug)]
pub struct Fate {
    pub left: Set,
    slots: [(Slot, Set); SLOTS],
    harm: i32,
    /// A pick found nobody.
    failed: bool,
}

/// The members of a set.
pub fn bits(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let at = set.trailing_zeros() as usize;
        (set != 0).then(|| {
            set &= set - 1;
            at
        })
    })
}

impl Crew<'_> {
    /// Carries out a block on them.
    pub fn run(&self, block: &[Effect], fate: &mut Fate) {
        for effect in block {
            self.carry_out(effect, fate);
        }
    }

    fn carry_out(&self, effect: &Effect, fate: &mut Fate) {
        match effect {
            Effect::If { c, yes, no } => match self.holds(c, fate) {
                Some(true) => self.run(yes, fate),
                Some(false) => self.run(no, fate),
                None => {}
            },
            Effect::Try { body, cannot } => {
                let before = *fate;
                fate.failed = false;
                self.run(body, fate);
                if fate.failed {
                    *fate = before;
                    self.run(cannot, fate);
                }
                fate.failed = before.failed;
            }
            Effect::Stop { what, on: true } => self.lose(what, fate, |worth| 1 + worth / 6),
            Effect::Move { verb, what, .. } => self.moved(*verb, what, fate),
            Effect::Choose(pick) => {
                let set = self.pick(&pick.of, &pick.n, pick.how, fate);
                fate.bind(pick.to, set);
                fate.failed |= set == 0;
            }
            Effect::Points { who: Who::You, n } => fate.harm -= 2 * number(n),
            Effect::Points { n, .. } => fate.harm += 2 * number(n),
            Effect::Offer {
                who: Who::You,
                alternative,
                otherwise,
            } => self.least(&[alternative, otherwise], fate),
            Effect::OneOf {
                who: Who::You,
                options,
            } => {
                let options: Vec<&Vec<Effect>> = options.iter().collect();
                self.least(&options, fate);
            }
            Effect::Pay {
                must: true,
                cost,
                get,
                ..
            } => {
                self.run(cost, fate);
                self.run(get, fate);
            }
            Effect::Fight { .. } => fate.harm += 4,
            _ => {}
        }
    }

    /// Their player takes the way that is least bad.
    fn least(&self, ways: &[&Vec<Effect>], fate: &mut Fate) {
        let after = ways.iter().map(|way| {
            let mut after = *fate;
            self.run(way, &mut after);
            after
        });
        if let Some(best) = after.min_by_key(|after| self.harm(after)) {
            *fate = best;
        }
    }

    fn moved(&self, verb: Verb, what: &Target, fate: &mut Fate) {
        match verb {
            Verb::Kill | Verb::Capture => self.lose(what, fate, |worth| worth),
            Verb::Remove | Verb::Destroy => self.lose(what, fate, |worth| worth),
            Verb::Return => self.lose(what, fate, |worth| worth / 2),
            Verb::Place | Verb::Discard => {
                self.lose(what, fate, |worth| worth);
                fate.harm += self.cards_lost(what);
            }
            Verb::Damage => fate.harm += 6,
            _ => {}
        }
    }

    /// Cards that are lost from a hand or a deck.
    fn cards_lost(&self, what: &Target) -> i32 {
        match what {
            Target::Every(select) => match select.from {
                In::Hand(Who::You) => 12,
                In::Deck(Who::You, End::Top(n)) => i32::from(n),
                _ => 0,
            },
            Target::Pick(pick) => match (pick.of.from, &pick.n) {
                (In::Hand(Who::You), Quantity::Exactly(n)) => 3 * number(n),
                (In::Hand(Who::You), _) => 3,
                _ => 0,
            },
            Target::One(_) | Target::Those(_) => 3,
        }
    }

    fn lose(&self, what: &Target, fate: &mut Fate, price: impl Fn(i32) -> i32) {
        let set = match what {
            Target::Every(select) => self.fitting(&select.from, &select.filter, fate),
            Target::Pick(pick) => {
                let set = self.pick(&pick.of, &pick.n, pick.how, fate);
                fate.bind(pick.to, set);
                fate.failed |= set == 0;
                set
            }
            Target::One(Ref::In(slot)) | Target::Those(slot) => fate.slot(*slot) & fate.left,
            Target::One(_) => 0,
        };
        fate.harm += bits(set).map(|n| price(self.worths[n])).sum::<i32>();
        fate.left &= !set;
    }

    /// Those whom a text means.
    fn fitting(&self, from: &In, filter: &Filter, fate: &Fate) -> Set {
        match from {
            In::Attempt | In::Play => self.sieve(filter, fate.left, fate),
            _ => 0,
        }
    }

    /// Those of a set who fit a filter.
    fn sieve(&self, filter: &Filter, set: Set, fate: &Fate) -> Set {
        match filter {
            _ if set == 0 => 0,
            Filter::All(all) => all.iter().fold(set, |set, f| self.sieve(f, set, fate)),
            Filter::Either(any) => any.iter().fold(0, |out, f| out | self.sieve(f, set, fate)),
            Filter::Not(inner) => set & !self.sieve(inner, set, fate),
            Filter::In(slot) => fate.slot(*slot) & set,
            Filter::Any | Filter::Commanded(Who::You) | Filter::Type(CardType::Personnel) => set,
            Filter::Skill(SkillIs::One(skill), n) => {
                let has = |at: &usize| self.faces[*at].skills[*skill as usize] >= *n;
                bits(set).filter(has).fold(0, |out, at| out | 1 << at)
            }
            filter => {
                let fits = |at: &usize| self.eye.fits(filter, self.members[*at]) == Some(true);
                bits(set).filter(fits).fold(0, |out, at| out | 1 << at)
            }
        }
    }

    fn pick(&self, of: &Select, n: &Quantity, how: How, fate: &Fate) -> Set {
        let pool = self.fitting(&of.from, &of.filter, fate);
        let size = pool.count_ones() as usize;
        let n = match n {
            Quantity::Exactly(n) => number(n).max(0) as usize,
            Quantity::AllBut(n) => size.saturating_sub(number(n).max(0) as usize),
            Quantity::UpTo(_) | Quantity::AnyNumber => 0,
            Quantity::All | Quantity::Until(_) => size,
        };
        if n >= size {
            return pool;
        }
        let skip = match how {
            How::By(Who::You) => size - n,
            How::By(_) => 0,
            // At random or by some number: neither the best nor the worst.
            How::Random | How::Rule => (size - n).div_ceil(2),
        };
        let ranked = self.ranked.iter().filter(|n| pool >> **n & 1 == 1);
        ranked.skip(skip).take(n).fold(0, |all, n| all | 1 << n)
    }

    fn holds(&self, c: &Condition, fate: &Fate) -> Option<bool> {
        Some(match c {
            Condition::Always => true,
            Condition::Not(inner) => !self.holds(inner, fate)?,
            Condition::All(all) => {
                for part in all {
                    if !self.holds(part, fate)? {
                        return Some(false);
                    }
                }
                true
            }
            Condition::Either(any) => {
                for part in any {
                    if self.holds(part, fate)? {
                        return Some(true);
                    }
                }
                false
            }
            Condition::Meets(_, r) => self.meets(r, fate.left, fate),
            Condition::Some(select) if select.from == In::Attempt => {
                self.fitting(&select.from, &select.filter, fate) != 0
            }
            Condition::Compare(a, how, b) => {
                how.holds(self.number(a, fate)?, self.number(b, fate)?)
            }
            _ => return None,
        })
    }

    pub fn meets(&self, r: &Requirement, set: Set, fate: &Fate) -> bool {
        match r {
            Requirement::All(all) => all.iter().all(|r| self.meets(r, set, fate)),
            Requirement::Either(any) => any.iter().any(|r| self.meets(r, set, fate)),
            Requirement::Cards(filter, n) => {
                self.sieve(filter, set, fate).count_ones() >= u32::from(*n)
            }
            Requirement::Skill(skill, n) => {
                let level = |at: usize| u32::from(self.faces[at].skills[*skill as usize]);
                bits(set).map(level).sum::<u32>() >= u32::from(*n)
            }
            Requirement::Total(stat, n) => self.total(*stat, set) > i32::from(*n),
            Requirement::More(..)
            | Requirement::Of(_)
            | Requirement::If(_)
            | Requirement::Pay(_)
            | Requirement::Few(..)
            | Requirement::Each(_) => false,
        }
    }

    fn total(&self, stat: Stat, set: Set) -> i32 {
        let at = Stat::PERSONNEL.iter().position(|s| *s == stat);
        let value = |n: usize| at.map_or(0, |at| i32::from(self.faces[n].attributes[at]));
        bits(set).map(value).sum()
    }

    fn number(&self, n: &Number, fate: &Fate) -> Option<i32> {
        Some(match n {
            Number::N(n) => i32::from(*n),
            Number::Count(select) if select.from == In::Attempt => {
                self.fitting(&select.from, &select.filter, fate)
                    .count_ones() as i32
            }
            Number::Sum(stat, select) if select.from == In::Attempt => {
                let set = self.fitting(&select.from, &select.filter, fate);
                self.total(*stat, set)
            }
            _ => return None,
        })
    }
}

impl Fate {
    /// Nothing has happened to these yet.
    pub fn of(left: Set) -> Fate {
        Fate {
            left,
            slots: [(Slot::MAX, 0); SLOTS],
            harm: 0,
            failed: false,
        }
    }

    /// The harm done, whether or not the mission is lost.
    pub fn harm(&self) -> i32 {
        self.harm
    }

    pub fn forget(&mut self) {
        self.slots = [(Slot::MAX, 0); SLOTS];
    }

    pub fn bind(&mut self, slot: Slot, set: Set) {
        let free = |s: &(Slot, Set)| s.0 == slot || s.0 == Slot::MAX;
        if let Some(at) = self.slots.iter().position(free) {
            self.slots[at] = (slot, set);
        }
    }

    fn slot(&self, slot: Slot) -> Set {
        let found = self.slots.iter().find(|(s, _)| *s == slot);
        found.map_or(0, |(_, set)| *set)
    }
}

fn number(n: &Number) -> i32 {
    match n {
        Number::N(n) => i32::from(*n),
        _ => 1,
    }
}
