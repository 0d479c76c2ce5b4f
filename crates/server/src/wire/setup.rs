//! How a game is to be played: what somebody who opens a table decides.

use super::messages::{Code, Problem};
use crate::lesson::Lesson;
use bots::Level;
use cards::deck::DeckRules;
use cards::{Edition, Rulebook};
use engine::Rules;
use locale::message;
use serde::{Deserialize, Serialize};

/// The most players of one game (2E-SETUP, 2E-GAP-44 speak of more than two; six fit around a table).
pub const MOST_PLAYERS: u8 = 6;
const LONGEST_BASE: u32 = 6 * 60 * 60;
const LONGEST_INCREMENT: u32 = 10 * 60;
const MOST_DAYS: u32 = 30;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    pub edition: Edition,
    pub rules: Rulebook,
    pub players: u8,
    /// The numbers of the sets that cards may be from; all, if there are none.
    pub sets: Vec<u8>,
    pub clock: Clock,
    pub access: Access,
    /// Whether the result counts.
    pub rated: bool,
    /// Whether people may watch.
    pub watched: bool,
    /// The lesson that the game is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<Lesson>,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            edition: Edition::Second,
            rules: Rulebook::R2003,
            players: 2,
            sets: Vec::new(),
            clock: Clock::None,
            access: Access::Public,
            rated: false,
            watched: true,
            lesson: None,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Clock {
    #[default]
    None,
    /// Seconds at the beginning, and seconds more after each answer.
    Live { base: u32, increment: u32 },
    /// Days for each answer.
    Days { days: u32 },
}

/// Who may sit down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Access {
    #[default]
    Public,
    /// Whoever knows the link; the table is in no list.
    Link,
    Password,
}

/// Who plays at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    Nobody,
    Person,
    Bot(Level),
}

impl Setup {
    pub fn check(&self) -> Result<(), Problem> {
        let bad = |message| Err(Problem::new(Code::Invalid, message));
        if self.edition == Edition::First {
            return bad(message!("no-first-edition"));
        }
        if !(2..=MOST_PLAYERS).contains(&self.players) {
            return bad(message!("setup-seats", most = MOST_PLAYERS));
        }
        if self.sets.len() > 64 {
            return bad(message!("setup-sets"));
        }
        match self.clock {
            Clock::Live { base, increment }
                if base > LONGEST_BASE
                    || increment > LONGEST_INCREMENT
                    || base + increment == 0 =>
            {
                bad(message!(
                    "setup-clock",
                    base = LONGEST_BASE / 60,
                    increment = LONGEST_INCREMENT
                ))
            }
            Clock::Days { days } if !(1..=MOST_DAYS).contains(&days) => {
                bad(message!("setup-days", most = MOST_DAYS))
            }
            _ => Ok(()),
        }
    }

    pub fn rules(&self) -> Rules {
        Rules::of(self.rules)
    }

    /// What the chance of bots begins with: another number for each game, but always the same in a lesson.
    pub fn seed(&self) -> u64 {
        self.lesson.map_or_else(crate::secret::number, Lesson::seed)
    }

    pub fn deck_rules(&self) -> DeckRules {
        DeckRules {
            rulebook: self.rules,
            sets: self.sets.clone(),
            ..DeckRules::default()
        }
    }

    /// Games that are compared with each other: `second-2`.
    pub fn pool(&self) -> String {
        format!("{}-{}", self.edition.name(), self.players)
    }
}
