//! Questions about First Edition cards that their facts answer.

use super::facts::{Classification, Copies, FirstFacts, Kind};
use super::lexicon::{Class, Uniqueness, native};
use super::number::{Attribute, Level};
use super::skills::LevelOf;
use crate::language::Trait;
use crate::lexicon::{Quadrant, Skill, Stat};
use crate::model::{CardDef, Facts};
use crate::word::Word;

impl FirstFacts {
    /// The printed number, if this card has it; an X is 0.
    pub fn stat(&self, stat: Stat) -> Option<i16> {
        let number = |attribute: Attribute| match attribute {
            Attribute::No => None,
            other => Some(other.printed()),
        };
        match (&self.of, stat) {
            (Kind::Personnel(p), Stat::Integrity) => number(p.integrity),
            (Kind::Personnel(p), Stat::Cunning) => number(p.cunning),
            (Kind::Personnel(p), Stat::Strength) => number(p.strength),
            (Kind::Ship(s), Stat::Range | Stat::UnusedRange) => number(s.range),
            (Kind::Ship(s), Stat::Weapons) => number(s.weapons),
            (Kind::Ship(s), Stat::Shields) => number(s.shields),
            (Kind::Facility(f), Stat::Weapons) => f.weapons.and_then(number),
            (Kind::Facility(f), Stat::Shields) => number(f.shields),
            (Kind::Dilemma(d), Stat::Range) => d.ship.and_then(|ship| number(ship.0)),
            (Kind::Dilemma(d), Stat::Weapons) => d.ship.and_then(|ship| number(ship.1)),
            (Kind::Dilemma(d), Stat::Shields) => d.ship.and_then(|ship| number(ship.2)),
            (Kind::Mission(m), Stat::Span) => Some(i16::from(m.own.span.printed())),
            (Kind::Mission(m), Stat::Points) => m.own.points.map(|points| points.printed()),
            (_, Stat::Points) => self.points.map(|points| points.printed()),
            _ => None,
        }
    }

    /// The regular skills with their levels, each once, whatever case they work in; the classification is one of
    /// them (1E-GAP-31).
    pub fn skills(&self) -> Vec<LevelOf> {
        let mut all: Vec<LevelOf> = Vec::new();
        let mut add = |new: LevelOf| match all.iter_mut().find(|l| l.skill == new.skill) {
            Some(known) => known.level = known.level.max(new.level),
            None => all.push(new),
        };
        let class = |skill: Skill| LevelOf {
            skill,
            level: Level::ONE,
        };
        if let Kind::Personnel(personnel) = &self.of {
            match personnel.class {
                Classification::Of(one) => add(class(one.skill())),
                Classification::Two(one, other) => {
                    add(class(one.skill()));
                    add(class(other.skill()));
                }
                Classification::None | Classification::Chosen => {}
            }
        }
        let dots = self.of.dots().iter().flat_map(|dot| &dot.skills);
        dots.for_each(|skill| add(*skill));
        all
    }

    /// The quadrants the card is native to (1E-ICON-14); the Alpha Quadrant, if no icon names another.
    pub fn native(&self) -> Vec<Quadrant> {
        let icons = self.icons.iter();
        let named: Vec<Quadrant> = icons.filter_map(|icon| native(icon.code())).collect();
        match named.is_empty() {
            true => vec![Quadrant::Alpha],
            false => named,
        }
    }
}

impl CardDef {
    /// How many copies of a First Edition card may be in play.
    pub fn uniqueness(&self) -> Uniqueness {
        match (self.first().map(|facts| facts.copies), self.unique) {
            (Some(Copies::Enigma), _) => Uniqueness::Enigma,
            (Some(Copies::NotDuplicatable), _) => Uniqueness::NotDuplicatable,
            (_, true) => Uniqueness::Unique,
            (_, false) => Uniqueness::Universal,
        }
    }

    /// The keys of the persona: cards that share one show the same character or ship (1E-PERSONA-01).
    pub fn personas(&self) -> Vec<Word> {
        match self.first().map(|facts| facts.of.personas()) {
            Some(keys) if !keys.is_empty() => keys.to_vec(),
            _ => vec![self.title],
        }
    }

    /// Whether two cards show the same character or ship.
    pub fn same_persona(&self, other: &CardDef) -> bool {
        let keys = other.personas();
        self.personas().iter().any(|key| keys.contains(key))
    }

    /// The location of a First Edition mission or time location: missions with the same key in the same quadrant
    /// are one location (1E-GAP-12). A mission without a key is a location of its own.
    pub fn location_key(&self) -> Option<(Word, Quadrant)> {
        let Facts::First(facts) = &self.facts else {
            return None;
        };
        let printed = || self.location.as_deref().map(Word::new);
        match &facts.of {
            Kind::Mission(mission) => {
                let key = mission.key.or_else(printed)?;
                Some((key, mission.quadrant))
            }
            Kind::TimeLocation(location) => Some((printed()?, location.quadrant)),
            _ => None,
        }
    }

    /// Whether two missions are at the same location; universal missions never are (1E-DECK-10, 1E-DECK-11).
    pub fn same_location(&self, other: &CardDef) -> bool {
        let universal = |card: &CardDef| card.uniqueness() == Uniqueness::Universal;
        let key = self.location_key();
        key.is_some() && key == other.location_key() && !universal(self) && !universal(other)
    }

    /// Whether the card has the Q icon.
    pub fn is_q(&self) -> bool {
        self.first()
            .is_some_and(|facts| facts.icons.iter().any(|icon| icon.code() == "Q"))
    }
}

impl CardDef {
    /// Whether the card has a trait that only First Edition cards have.
    pub fn has_trait(&self, wanted: Trait) -> bool {
        let Some(facts) = self.first() else {
            return false;
        };
        match (wanted, &facts.of) {
            (Trait::Class(skill), Kind::Personnel(personnel)) => match personnel.class {
                Classification::Of(one) => one.skill() == skill,
                Classification::Two(one, other) => [one.skill(), other.skill()].contains(&skill),
                Classification::None | Classification::Chosen => false,
            },
            (Trait::Gender(gender), Kind::Personnel(personnel)) => {
                personnel.gender.contains(&gender)
            }
            (Trait::Infiltrates(affiliation), _) => facts.infiltrates.contains(&affiliation),
            (Trait::Family(family), _) => {
                let family = family.as_str().to_lowercase();
                let title = self.title.as_str().to_lowercase();
                let mut words = title.split(|c: char| !c.is_alphanumeric() && c != '\'');
                let named = words.any(|word| word == family);
                named || self.keywords.iter().any(|k| k.word().as_str() == family)
            }
            (Trait::Class(_) | Trait::Gender(_), _) => false,
        }
    }

    /// The number of skill dots of a personnel of either edition, those of special skills included in the First.
    pub fn dots(&self) -> u8 {
        match self.first().map(|facts| &facts.of) {
            Some(Kind::Personnel(personnel)) => personnel.dots,
            Some(_) => 0,
            None => u8::try_from(self.skills().len()).unwrap_or(u8::MAX),
        }
    }

    /// Whether two personnel have a classification in common.
    pub fn same_class(&self, other: &CardDef) -> bool {
        let class = |class: &&Class| {
            let of = Trait::Class(class.skill());
            self.has_trait(of) && other.has_trait(of)
        };
        Class::ALL.iter().any(|c| class(&c))
    }

    /// Whether the card shows the character of this name: by its persona, or by the words of its title
    /// ("any Quark", 1E-CR-008).
    pub fn shows(&self, character: Word) -> bool {
        let name = character.as_str();
        let has = |key: &Word| {
            let key = key.as_str();
            key == name || key.split(' ').any(|word| word == name)
        };
        self.title == character || self.personas().iter().any(has)
    }

    /// Whether a ship is of this class; of the First Edition also a personnel of this classification, or a facility
    /// of this type.
    pub fn is_of_class(&self, wanted: Word) -> bool {
        match &self.facts {
            Facts::Ship { class, .. } => *class == wanted,
            Facts::First(facts) => match &facts.of {
                Kind::Ship(ship) => ship.class == wanted,
                Kind::Facility(facility) => facility.class.name() == wanted.as_str(),
                Kind::Personnel(_) => {
                    let mut classes = Class::ALL.iter();
                    let class = classes.find(|class| class.name() == wanted.as_str());
                    class.is_some_and(|class| self.has_trait(Trait::Class(class.skill())))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// The number of staffing requirements of a ship.
    pub fn staffing_count(&self) -> usize {
        match &self.facts {
            Facts::Ship { staffing, .. } => staffing.len(),
            Facts::First(facts) => match &facts.of {
                Kind::Ship(ship) => ship.staffing.len(),
                _ => 0,
            },
            _ => 0,
        }
    }
}
