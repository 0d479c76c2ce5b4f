//! The cards in a text: one, all of a kind, or some that are picked.

use super::{Filter, Number, Place, Slot, Who};
use serde::{Deserialize, Serialize};

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ref {
    /// The card with the text.
    This,
    /// The card a filter is looking at.
    It,
    /// The card in the slot ("that personnel").
    In(Slot),
    /// "This mission" (2E-GLOSS-25).
    Here,
    /// The dilemma being faced.
    Dilemma,
    /// The ship this card is aboard or on.
    MyShip,
    /// The ship the card in the slot is aboard.
    ShipOf(Slot),
    /// The mission the card in the slot is at, or last was.
    MissionOf(Slot),
    /// The ship used in the attempt.
    AttemptShip,
}

/// A set of cards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Select {
    /// The place they are looked for in.
    #[serde(default = "in_play")]
    pub from: Place,
    /// The question each of them must pass.
    #[serde(default)]
    pub filter: Filter,
    /// Only the cards with the highest or lowest value; where several are picked, the first ones in that order.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<(Extreme, Number)>,
}

fn in_play() -> Place {
    Place::Play
}

/// The highest or the lowest values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Extreme {
    /// The highest value.
    Most,
    /// The lowest value.
    Least,
}

/// Taking some cards out of a set and binding them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pick {
    /// The cards to take from.
    pub of: Select,
    /// The number of cards taken.
    pub n: Quantity,
    /// The way they are found; the user chooses, unless the text has another way.
    #[serde(default = "by_you")]
    pub how: How,
    /// The slot that holds them afterwards.
    pub to: Slot,
}

fn by_you() -> How {
    How::By(Who::You)
}

/// The number of cards picked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Quantity {
    /// Every card of the set.
    All,
    /// That many.
    Exactly(Number),
    /// That many or fewer, none included.
    UpTo(Number),
    /// As many as the player likes, none included.
    AnyNumber,
    /// All except that many.
    AllBut(Number),
    /// One after the other, down to the first that fits, or all if none does.
    Until(Filter),
}

/// The way cards are picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum How {
    /// That player chooses.
    By(Who),
    /// At random.
    Random,
    /// The text decides; its commander breaks ties (2E-GLOSS-17). Out of a deck or pile: the cards on top, or
    /// those at the bottom where the place says so.
    Rule,
}

/// The cards an effect is carried out on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Target {
    /// One card that is known.
    One(Ref),
    /// All cards of a set.
    Every(Select),
    /// Cards that are picked now.
    Pick(Pick),
    /// All cards in a slot.
    Those(Slot),
}
