//! Questions about the game: "if …" and "while …".

use super::{
    Activity, Compare, Filter, Group, Key, Number, Pick, Ref, Requirement, Select, Slot, When, Who,
};
use serde::{Deserialize, Serialize};

/// A question about the game as it stands, or about the past.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Condition {
    /// Holds in every case.
    #[default]
    Always,
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Either(Vec<Condition>),
    /// Does not hold.
    Not(Box<Condition>),
    /// Such a card exists.
    Some(Select),
    /// Such a card exists, with which all of the condition holds; the user picks one and it is bound ("your
    /// Cloaking Device ship … that ship"). In a static text every such card is meant, each on its own.
    Bind(Pick),
    /// There is such a player, who is bound ("while an opponent …, that opponent …").
    SomePlayer {
        /// The players in question.
        who: Who,
        /// The slot for the one found.
        to: Slot,
        /// The question about that player.
        c: Box<Condition>,
    },
    /// A comparison of two numbers.
    Compare(Number, Compare, Number),
    /// That card fits.
    Is(Ref, Filter),
    /// A bold requirement: skills that meet it are used (2E-DIL-21).
    Meets(Group, Requirement),
    /// An even number.
    Even(Number),
    /// All cards in the slot are alike.
    AllSame(Key, Slot),
    /// Something happened that often in the period.
    Happened(Box<When>, Since, Compare, Number),
    /// Leads in points.
    Leads(Who),
    /// The user won the fight.
    Won,
    /// That card takes part in what is going on.
    Doing(Activity, Ref),
    /// It is this player's turn.
    TurnOf(Who),
}

impl Condition {
    /// Whether nothing is asked. Packs leave such a condition out.
    pub fn is_always(&self) -> bool {
        *self == Condition::Always
    }
}

/// The beginning of a period that lasts until now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Since {
    /// This turn.
    Turn,
    /// This mission attempt.
    Attempt,
    /// The dilemma being faced.
    Dilemma,
    /// This combat or engagement.
    Fight,
    /// Of skills: used for the requirements of the mission.
    Completion,
}
