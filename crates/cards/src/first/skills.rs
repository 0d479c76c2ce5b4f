//! The skill boxes of personnel: dots, the skills behind them, and when they work.
//!
//! ```
//! use cards::first::{Dot, Mode};
//! use cards::lexicon::{Affiliation, Skill};
//! let dot: Dot = "Romulan: Treachery x2, Greed".parse()?;
//! assert_eq!(dot.when, Some(Mode::Affiliation(Affiliation::Romulan)));
//! assert_eq!(dot.skills[0].skill, Skill::Treachery);
//! assert_eq!(dot.skills[0].level.halves(), 4);
//! assert_eq!(dot.to_string(), "Romulan: Treachery x2, Greed");
//! assert!("Cooking".parse::<Dot>().is_err());
//! # Ok::<(), cards::first::BadDot>(())
//! ```

use super::lexicon::{skill, skill_name};
use super::number::Level;
use crate::catalogue::nearest;
use crate::lexicon::{Affiliation, Skill};
use crate::word::Word;
use locale::{Message, message};
use serde::de::{self, Deserializer};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A skill with its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LevelOf {
    /// The skill.
    pub skill: Skill,
    /// The level.
    pub level: Level,
}

/// The case in which the skills behind a dot work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// While the card has this affiliation.
    Affiliation(Affiliation),
    /// At space locations.
    AtSpace,
    /// At planet locations.
    AtPlanet,
    /// As skills of that one of two persons.
    Person(Word),
}

/// A dot with regular skills (1E-ICON-06); in most cases one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dot {
    /// The case in which it works; always, if there is none.
    pub when: Option<Mode>,
    /// The skills, in the order of the card.
    pub skills: Vec<LevelOf>,
}

/// A text that is not a dot of a skill box.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadDot {
    /// The word that is not a skill.
    pub found: String,
}

impl BadDot {
    /// The error in words, with the skill that may be meant.
    pub fn message(&self) -> Message {
        let names = Skill::ALL.iter().map(|s| skill_name(*s));
        let near = nearest(&self.found, names);
        let hint = near.map_or(message!("none"), |near| message!("text", text = near));
        message!("first-skill", found = &self.found, near = hint)
    }
}

impl FromStr for Mode {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Mode, Self::Err> {
        Ok(match text {
            "At [S]" => Mode::AtSpace,
            "At [P]" => Mode::AtPlanet,
            _ => {
                let known = Affiliation::ALL.iter().find(|a| a.name() == text);
                known.map_or_else(|| Mode::Person(Word::new(text)), |a| Mode::Affiliation(*a))
            }
        })
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mode::Affiliation(affiliation) => f.write_str(affiliation.name()),
            Mode::AtSpace => f.write_str("At [S]"),
            Mode::AtPlanet => f.write_str("At [P]"),
            Mode::Person(name) => f.write_str(name.as_str()),
        }
    }
}

impl FromStr for Dot {
    type Err = BadDot;

    fn from_str(text: &str) -> Result<Dot, BadDot> {
        let (when, list) = match text.split_once(": ") {
            Some((mode, list)) => {
                let Ok(mode) = mode.parse::<Mode>();
                (Some(mode), list)
            }
            None => (None, text),
        };
        let skills = list.split(", ").map(LevelOf::from_str);
        Ok(Dot {
            when,
            skills: skills.collect::<Result<_, _>>()?,
        })
    }
}

impl FromStr for LevelOf {
    type Err = BadDot;

    fn from_str(text: &str) -> Result<LevelOf, BadDot> {
        let bad = || BadDot {
            found: text.to_owned(),
        };
        let (name, level) = match text.rsplit_once(" x") {
            Some((name, level)) => (name, level.parse().map_err(|_| bad())?),
            None => (text, Level::ONE),
        };
        let skill = skill(name).ok_or_else(bad)?;
        Ok(LevelOf { skill, level })
    }
}

impl fmt::Display for LevelOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(skill_name(self.skill))?;
        match self.level {
            Level::ONE => Ok(()),
            level => write!(f, " x{level}"),
        }
    }
}

impl fmt::Display for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(mode) = &self.when {
            write!(f, "{mode}: ")?;
        }
        for (i, skill) in self.skills.iter().enumerate() {
            f.write_str(if i > 0 { ", " } else { "" })?;
            write!(f, "{skill}")?;
        }
        Ok(())
    }
}

impl Serialize for Dot {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Dot {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Dot, D::Error> {
        String::deserialize(d)?.parse().map_err(de::Error::custom)
    }
}
