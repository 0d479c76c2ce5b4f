//! Everything that happens, in one small type. Triggers, prohibitions, tolls, the log and the record of the turn all
//! use it.

use super::ids::{CardId, Seat};
use super::place::Place;
use crate::text::destination::Destination;
use cards::language::{Kind, Verb};
use cards::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

/// The cause of a happening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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
    /// A combat that this card began.
    Combat(CardId),
    /// An engagement that this card began.
    Engagement(CardId),
}

impl Cause {
    /// The card behind it; none for rules and actions.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Facet {
    /// A skill and its level.
    Skill(Skill, u8),
    /// An attribute and its value.
    Stat(Stat, i16),
    /// An icon that staffs a ship.
    StaffingIcon,
    /// The affiliation.
    Affiliation,
    /// A keyword, species or other word a text asked for.
    Characteristic,
    /// Its text, which was used: the place in the catalogue of the card that has the text.
    Text(u16),
    /// The verb that is applied to the cards of a selection. Texts ask for it; it is never logged.
    Purpose(Verb),
}

/// The amount of a happening.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "of", content = "n")]
pub enum Amount {
    /// There is nothing to count.
    #[default]
    Nothing,
    /// Points scored; below zero they are lost.
    Points(i16),
    /// Counters spent; below zero they are gained.
    Counters(i16),
    /// The number of cards it concerns.
    Cards(u16),
    /// The cost of a card.
    Cost(i16),
    /// The Range a move takes.
    Range(i16),
    /// The margin of a fight; below zero if the side that did not begin it won.
    Margin(i16),
    /// The amount that was asked for.
    Need(i16),
    /// The number of the turn.
    Turn(u16),
    /// The segment of the turn, counted from 1.
    Segment(u8),
    /// The end of the pile that the card goes to.
    End(End),
    /// First Edition: the total that is fired with.
    #[cfg_attr(feature = "ts", ts(skip))]
    Total(i16),
    /// First Edition: the part of the HULL that is lost, in percent (1E-DMG-05).
    #[cfg_attr(feature = "ts", ts(skip))]
    Hull(i16),
}

impl Amount {
    /// The plain number, for texts that compare or keep it.
    pub fn number(self) -> i16 {
        match self {
            Amount::Nothing | Amount::End(_) => 0,
            Amount::Points(n)
            | Amount::Counters(n)
            | Amount::Cost(n)
            | Amount::Range(n)
            | Amount::Margin(n)
            | Amount::Need(n)
            | Amount::Total(n)
            | Amount::Hull(n) => n,
            Amount::Cards(n) | Amount::Turn(n) => i16::try_from(n).unwrap_or(i16::MAX),
            Amount::Segment(n) => i16::from(n),
        }
    }

    pub(crate) fn is_nothing(&self) -> bool {
        *self == Amount::Nothing
    }
}

/// The two ends of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PileEnd"))]
pub enum End {
    /// The end from which cards are drawn.
    Top,
    /// The end under all other cards.
    Bottom,
}

impl End {
    /// The end at which a card is added if nothing else is said: dilemmas go under their pile, face up
    /// (2E-DIL-07, 2E-GAP-49), anything else goes on top.
    pub fn usual(place: Place) -> End {
        match place {
            Place::Pile(_) => End::Bottom,
            _ => End::Top,
        }
    }
}

/// One happening. `card` is what it is done to, `other` the second card it concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Happening {
    /// The kind of happening.
    pub kind: Kind,
    /// The player who does it.
    pub who: Option<Seat>,
    /// The card it is done to.
    pub card: Option<CardId>,
    /// The second card it concerns.
    pub other: Option<CardId>,
    /// The cause.
    pub cause: Cause,
    /// The place the card leaves.
    pub from: Option<Place>,
    /// The place the card goes to.
    pub to: Option<Place>,
    /// The amount of it.
    pub amount: Amount,
    /// The part of a face-down card that is shown, or the purpose of a selection.
    pub facet: Option<Facet>,
}

impl Happening {
    /// A happening of this kind, caused by the rules, with nothing else known.
    pub fn new(kind: Kind) -> Happening {
        Happening {
            kind,
            who: None,
            card: None,
            other: None,
            cause: Cause::Rule,
            from: None,
            to: None,
            amount: Amount::Nothing,
            facet: None,
        }
    }
    /// Sets the player who does it.
    #[must_use]
    pub fn by(mut self, who: Seat) -> Happening {
        self.who = Some(who);
        self
    }
    /// Sets the card it is done to.
    #[must_use]
    pub fn card(mut self, card: CardId) -> Happening {
        self.card = Some(card);
        self
    }
    /// Sets the second card it concerns.
    #[must_use]
    pub fn other(mut self, card: CardId) -> Happening {
        self.other = Some(card);
        self
    }
    /// Sets the cause.
    #[must_use]
    pub fn cause(mut self, cause: Cause) -> Happening {
        self.cause = cause;
        self
    }
    /// Sets the place the card goes to.
    #[must_use]
    pub fn to(mut self, to: Place) -> Happening {
        self.to = Some(to);
        self
    }
    /// Sets the place the card leaves.
    #[must_use]
    pub fn from(mut self, from: Place) -> Happening {
        self.from = Some(from);
        self
    }
    /// Sets how much of it happens.
    #[must_use]
    pub fn amount(mut self, amount: Amount) -> Happening {
        self.amount = amount;
        self
    }
    /// Sets the number of cards it concerns.
    #[must_use]
    pub fn count(self, cards: usize) -> Happening {
        self.amount(Amount::Cards(u16::try_from(cards).unwrap_or(u16::MAX)))
    }
    /// Sets the place that the card goes to, and the end of a pile.
    #[must_use]
    pub(crate) fn at(self, to: Destination) -> Happening {
        self.to(to.place).amount(Amount::End(to.end))
    }
    /// The end of the pile that its card goes to.
    pub(crate) fn end(&self, to: Place) -> End {
        match self.amount {
            Amount::End(end) => end,
            _ => End::usual(to),
        }
    }
    /// Sets the part of a card that is shown, or the purpose.
    #[must_use]
    pub fn facet(mut self, facet: Facet) -> Happening {
        self.facet = Some(facet);
        self
    }
}
