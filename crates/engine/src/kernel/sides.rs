//! The two sides of a fight: every term of their totals, and the part of it that each seat sees.

use super::ids::{CardId, Seat, Seats};
use super::rename::{Rename, Swap};
use super::view::is_zero;
use crate::text::modifiers::Term;
use cards::lexicon::Stat;
use serde::{Deserialize, Serialize};

/// The origin of a term of a side's total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TermOf {
    /// The value of a card that fights.
    Fighter,
    /// A text that changes the total.
    Text,
}

/// A card that adds to the total of its side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Addend {
    /// The card that fights, or whose text changes the total.
    pub card: CardId,
    /// Seats that see the card.
    pub seen_by: Seats,
    /// The origin of the number.
    pub of: TermOf,
    /// The amount it adds; below zero it subtracts.
    pub n: i16,
    /// The terms of a fighter's value, the printed value first, with the seats that see their source.
    pub parts: Vec<(Term, Seats)>,
}

/// One side of a fight whose totals were compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The player of this side.
    pub seat: Seat,
    /// The number of the fighting cards that counts.
    pub stat: Stat,
    /// Everything that adds to the total, those who fight first.
    pub addends: Vec<Addend>,
    /// The total.
    pub total: i16,
}

/// A term of a side's total as a seat sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideTerm {
    /// The card that fights, or whose text changes the total; `None` for a face-down card.
    pub source: Option<CardId>,
    /// The origin of the number.
    pub of: TermOf,
    /// The amount it adds; below zero it subtracts.
    pub n: i16,
    /// The terms of a fighter's value, where texts change it. The first is the printed value, together with what
    /// cards add that the seat cannot see.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Term>,
}

/// One side of a fight: the beginner's is `ours`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SideView {
    /// The player of this side.
    pub seat: Seat,
    /// The number of the fighting cards that counts.
    pub stat: Stat,
    /// The number of fighting cards whose number the viewer cannot see.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hidden: u16,
    /// The numbers that the cards add, those who fight first.
    pub terms: Vec<SideTerm>,
    /// The total, once the sides have been compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i16>,
}

impl SideView {
    /// The total, or what the terms come to so far.
    pub fn sum(&self) -> i16 {
        self.total
            .unwrap_or_else(|| self.terms.iter().map(|term| term.n).sum())
    }
}

impl Addend {
    /// The term as a seat sees it. `sees` is asked about each card, with the seats that saw it.
    pub(crate) fn seen(&self, sees: &dyn Fn(CardId, Seats) -> bool) -> SideTerm {
        let known = sees(self.card, self.seen_by);
        SideTerm {
            source: Some(self.card).filter(|_| known),
            of: self.of,
            n: self.n,
            parts: match known {
                true => self.known_parts(sees),
                false => Vec::new(),
            },
        }
    }

    fn known_parts(&self, sees: &dyn Fn(CardId, Seats) -> bool) -> Vec<Term> {
        let known = |(term, seats): &&(Term, Seats)| term.source.is_some_and(|c| sees(c, *seats));
        let added: Vec<Term> = self.parts.iter().filter(known).map(|(t, _)| *t).collect();
        if added.is_empty() {
            return added;
        }
        let rest = self.parts.iter().filter(|part| !known(part));
        let printed = Term {
            source: None,
            n: rest.map(|(t, _)| t.n).sum(),
        };
        std::iter::once(printed).chain(added).collect()
    }
}

impl Side {
    /// The side as a seat sees it: the numbers of face-down cards are shown when they are compared (2E-SHOW-03),
    /// their faces are not (2E-SHOW-05).
    pub(crate) fn seen(&self, sees: &dyn Fn(CardId, Seats) -> bool) -> SideView {
        SideView {
            seat: self.seat,
            stat: self.stat,
            hidden: 0,
            terms: self.addends.iter().map(|a| a.seen(sees)).collect(),
            total: Some(self.total),
        }
    }

    /// Shows all cards of the side to everybody.
    pub fn open(&mut self) {
        for addend in &mut self.addends {
            addend.seen_by = Seats::ALL;
            addend.parts.iter_mut().for_each(|(_, s)| *s = Seats::ALL);
        }
    }
}

impl Rename for Term {
    fn rename(&mut self, s: &Swap) {
        let Term { source, n: _ } = self;
        source.rename(s);
    }
}
impl Rename for Addend {
    fn rename(&mut self, s: &Swap) {
        let Addend {
            card,
            seen_by: _,
            of: _,
            n: _,
            parts,
        } = self;
        card.rename(s);
        parts.rename(s);
    }
}
impl Rename for Side {
    fn rename(&mut self, s: &Swap) {
        let Side {
            seat: _,
            stat: _,
            addends,
            total: _,
        } = self;
        addends.rename(s);
    }
}
