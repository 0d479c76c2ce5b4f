//! Requirements of missions and dilemmas.

use super::{Condition, Filter, Number, Pick, Ref, Select, Slot};
use crate::lexicon::{Skill, Stat};
use serde::{Deserialize, Serialize};

/// The cards whose skills and attributes count towards a requirement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Group {
    /// The personnel in the attempt.
    Attempt,
    /// The cards in the slot.
    Slot(Slot),
    /// The cards of the set.
    Select(Select),
}

/// The skills, attributes and cards that a mission or a dilemma asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Requirement {
    /// All of these.
    All(Vec<Requirement>),
    /// One of these.
    Either(Vec<Requirement>),
    /// The skill at that level.
    Skill(Skill, u8),
    /// The group's total must be higher than the number (2E-REQ-06).
    Total(Stat, u16),
    /// Another number that must be higher ("Shields + unused Range").
    More(Number, u16),
    /// At least this many cards of the group, or of the equipment with it, fit the filter.
    Cards(Filter, u8),
    /// The requirements of that mission.
    Of(Ref),
    /// The condition holds.
    If(Box<Condition>),
    /// Cards that are discarded when the mission is solved, at least one (1E-LEAVE-13).
    Pay(Pick),
    /// The total of so many cards of the group, at most, must be higher than the number.
    Few(Stat, u16, u8),
    /// A different card of the group for each of these.
    Each(Vec<Filter>),
}
