//! Everything that happens, in one small type. Triggers, prohibitions, tolls, the log and the record of
//! the turn all look at this.

use super::ids::{CardId, Seat};
use super::place::Place;
use cards::language::{Kind, Verb};
use cards::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

/// Why something happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// The rules of the game themselves.
    #[default]
    Rule,
    /// A player's own action.
    Action,
    /// The text of a card.
    Text(CardId),
    /// Paid for the text of a card.
    Cost(CardId),
    /// The text of a dilemma being faced.
    Dilemma(CardId),
    Combat(CardId),
    Engagement(CardId),
}

impl Cause {
    pub fn card(self) -> Option<CardId> {
        match self {
            Cause::Rule | Cause::Action => None,
            Cause::Text(c)
            | Cause::Cost(c)
            | Cause::Dilemma(c)
            | Cause::Combat(c)
            | Cause::Engagement(c) => Some(c),
        }
    }
}

/// The part of a face-down card that has to be shown (2E-SHOW-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Facet {
    Skill(Skill, u8),
    Stat(Stat, i16),
    StaffingIcon,
    Affiliation,
    /// A keyword, species or other word a text asked for.
    Characteristic,
    /// Its text, which was used: the place in the catalogue of the card that says so.
    Text(u16),
    /// What is done to the cards of a selection. Texts ask for it; it is never told.
    Purpose(Verb),
}

/// One happening. `card` is what it is done to, `other` the second card it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Happening {
    pub kind: Kind,
    /// Who does it.
    pub who: Option<Seat>,
    pub card: Option<CardId>,
    pub other: Option<CardId>,
    pub cause: Cause,
    pub from: Option<Place>,
    pub to: Option<Place>,
    pub n: i16,
    pub facet: Option<Facet>,
}

impl Happening {
    pub fn new(kind: Kind) -> Happening {
        Happening {
            kind,
            who: None,
            card: None,
            other: None,
            cause: Cause::Rule,
            from: None,
            to: None,
            n: 0,
            facet: None,
        }
    }
    #[must_use]
    pub fn by(mut self, who: Seat) -> Happening {
        self.who = Some(who);
        self
    }
    #[must_use]
    pub fn card(mut self, card: CardId) -> Happening {
        self.card = Some(card);
        self
    }
    #[must_use]
    pub fn other(mut self, card: CardId) -> Happening {
        self.other = Some(card);
        self
    }
    #[must_use]
    pub fn cause(mut self, cause: Cause) -> Happening {
        self.cause = cause;
        self
    }
    #[must_use]
    pub fn to(mut self, to: Place) -> Happening {
        self.to = Some(to);
        self
    }
    #[must_use]
    pub fn from(mut self, from: Place) -> Happening {
        self.from = Some(from);
        self
    }
    #[must_use]
    pub fn n(mut self, n: i16) -> Happening {
        self.n = n;
        self
    }
    #[must_use]
    pub fn facet(mut self, facet: Facet) -> Happening {
        self.facet = Some(facet);
        self
    }
}
