//! The subjects of modifiers, so that a question looks only at texts that could matter to it.

use cards::language::{Block, Effect, Kind, Modifier, SkillGain};
use cards::lexicon::{Skill, Stat};

/// The kinds of modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ModifierKind {
    Stat,
    Skill,
    Keyword,
    Requirement,
    Forbid,
    /// A prohibition on using the abilities of cards.
    Mute,
    Toll,
    Permit,
    Travel,
    Total,
    Exempt,
    Affiliation,
    Staffed,
}

impl ModifierKind {
    pub const COUNT: usize = ModifierKind::Staffed as usize + 1;
}

/// A set of kinds of modifier: a game without any of a kind never looks for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ModifierKinds(u32);

impl ModifierKinds {
    #[inline]
    pub fn has(self, kind: ModifierKind) -> bool {
        self.0 & (1 << kind as u32) != 0
    }
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    pub fn has_number(self, kind: usize) -> bool {
        self.0 & (1 << kind) != 0
    }
    pub fn add(&mut self, other: ModifierKinds) {
        self.0 |= other.0;
    }
}

impl<const N: usize> From<[ModifierKind; N]> for ModifierKinds {
    fn from(kinds: [ModifierKind; N]) -> ModifierKinds {
        ModifierKinds(kinds.iter().fold(0, |all, kind| all | 1 << *kind as u32))
    }
}

/// The subject of a modifier: one bit for each skill and, after them, each number that it can change; for
/// prohibitions and prices one bit for each kind of happening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct About(u128);

impl About {
    pub const ALL: About = About(u128::MAX);
    pub const NOTHING: About = About(0);
    pub fn happening(kind: Kind) -> About {
        About(1 << kind as u32)
    }
    pub fn skill(skill: Skill) -> About {
        About(1 << skill as u32)
    }
    pub fn stat(stat: Stat) -> About {
        About(1 << (64 + stat as u32))
    }
    /// Whether both have something in common.
    #[inline]
    pub fn has(self, other: About) -> bool {
        self.0 & other.0 != 0
    }
    #[must_use]
    pub fn and(self, other: About) -> About {
        About(self.0 | other.0)
    }
}

/// The kinds of modifier that a static text applies.
pub(super) fn kinds_of(body: &Block) -> (ModifierKinds, About) {
    let (mut kinds, mut about) = (ModifierKinds::default(), About::NOTHING);
    for effect in body {
        if let Effect::Apply { m, .. } = effect {
            kinds.add(kind_of(m));
            about = about.and(about_of(m));
        }
    }
    (kinds, about)
}

/// The skills, numbers or happenings a modifier is about; everything for those of other kinds.
pub(crate) fn about_of(m: &Modifier) -> About {
    let of = |all: &mut dyn Iterator<Item = About>| all.fold(About::NOTHING, About::and);
    match m {
        Modifier::Stat { stats, .. } => of(&mut stats.iter().map(|s| About::stat(*s))),
        Modifier::Skill { what, .. } => match what {
            SkillGain::Fixed(list) => of(&mut list.iter().map(|(s, _)| About::skill(*s))),
            SkillGain::OneOf(list) => of(&mut list.iter().map(|s| About::skill(*s))),
            SkillGain::OneFrom(_)
            | SkillGain::AllFrom { .. }
            | SkillGain::OfChoice
            | SkillGain::Named(_)
            | SkillGain::OneOwn
            | SkillGain::AllOwn => About::ALL,
        },
        Modifier::Forbid(when) | Modifier::Toll { act: when, .. } => {
            of(&mut when.kinds().map(About::happening))
        }
        Modifier::Keyword { .. }
        | Modifier::Requirement { .. }
        | Modifier::Permit { .. }
        | Modifier::Travel { .. }
        | Modifier::Total { .. }
        | Modifier::Exempt { .. }
        | Modifier::Affiliation { .. }
        | Modifier::Staffed(_) => About::ALL,
    }
}

pub(crate) fn kind_of(m: &Modifier) -> ModifierKinds {
    use ModifierKind as K;
    match m {
        Modifier::Stat { .. } => [K::Stat].into(),
        // Gaining all skills of a card can bring its attributes too.
        Modifier::Skill {
            what: SkillGain::AllFrom { .. },
            ..
        } => [K::Skill, K::Stat].into(),
        Modifier::Skill { .. } => [K::Skill].into(),
        Modifier::Keyword { .. } => [K::Keyword].into(),
        Modifier::Requirement { .. } => [K::Requirement].into(),
        Modifier::Forbid(when) if when.sees(Kind::UseAbility) => [K::Forbid, K::Mute].into(),
        Modifier::Forbid(_) => [K::Forbid].into(),
        Modifier::Toll { .. } => [K::Toll].into(),
        Modifier::Permit { .. } => [K::Permit].into(),
        Modifier::Travel { .. } => [K::Travel].into(),
        Modifier::Total { .. } => [K::Total].into(),
        Modifier::Exempt { .. } => [K::Exempt].into(),
        Modifier::Affiliation { .. } => [K::Affiliation].into(),
        Modifier::Staffed(_) => [K::Staffed].into(),
    }
}
