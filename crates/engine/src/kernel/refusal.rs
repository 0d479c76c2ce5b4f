//! Why an answer is not accepted: a rule of the ledger and the facts of the case.

use super::ids::{CardId, Seat};
use super::place::Place;
use locale::{Message, Value, message};
use serde::Serialize;
use std::fmt;

/// A refused answer. The state is exactly as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The ledger id of the rule that decides, `2E-COST-05`. Mistakes in talking to the engine, which no
    /// rule of the game covers, have `API`.
    pub rule: &'static str,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Why {
    GameOver,
    NotYourChoice {
        waiting_for: Seat,
    },
    NoSuchPlayer,
    PlayerLeft,
    /// The answer has another shape than the question.
    WrongShape,
    UnknownCard,
    NotACandidate {
        card: CardId,
    },
    Twice {
        card: CardId,
    },
    TooFew {
        min: u16,
        given: u16,
    },
    TooMany {
        max: u16,
        given: u16,
    },
    OutOfRange {
        min: i16,
        max: i16,
    },
    NoSuchOption {
        options: u16,
    },
    NotAPermutation,
    CannotBeNamed,
    /// Not possible in this segment or while something else goes on.
    NotNow,
    NotInHand {
        card: CardId,
    },
    NotEnoughCounters {
        cost: i16,
        left: i16,
    },
    CountersLeft {
        left: i16,
        deck: u16,
    },
    DeckEmpty,
    AlreadyCommanded {
        copy: CardId,
    },
    NotAccepted {
        by: CardId,
    },
    NotYourMission,
    NotAHeadquarters,
    NeedsATarget,
    WrongTarget,
    NotPlayable,
    RequirementNotMet,
    CostCannotBePaid,
    Forbidden {
        by: CardId,
    },
    UsedUp,
    NotYours {
        card: CardId,
    },
    Stopped {
        card: CardId,
    },
    NotAShip {
        card: CardId,
    },
    NoShipThere,
    NotThere {
        place: Place,
    },
    NoSurface,
    OpponentsShip {
        ship: CardId,
    },
    DifferentMission,
    SamePlace,
    NothingToBeam,
    NotStaffed {
        ship: CardId,
    },
    TooFar {
        needed: i16,
        left: i16,
    },
    AlreadyThere,
    Headquarters,
    Completed,
    NobodyThere,
    NoMatchingAffiliation,
    TooExpensive {
        cost: i16,
        limit: i16,
    },
    SameDilemmaTwice {
        card: CardId,
    },
    WrongDilemmaKind {
        card: CardId,
    },
    NoResponse,
    MustRespond,
    NoDamage,
    NothingToHide,
    NobodyToFight,
    NotFromAShip,
}

impl Refusal {
    pub fn new(rule: &'static str, why: Why) -> Refusal {
        Refusal { rule, why }
    }
}

/// Shorthand for `Err(Refusal)`.
pub(crate) fn refuse<T>(rule: &'static str, why: Why) -> Result<T, Refusal> {
    Err(Refusal { rule, why })
}

impl Refusal {
    /// The refusal with its rule; cards are named by their numbers.
    pub fn message(&self) -> Message {
        let why = self.why(&|card| message!("card-number", card = card.to_string()).into());
        match self.rule {
            // No rule of the game: the answer itself is malformed.
            "API" => why,
            rule => message!("refused-by-rule", rule = rule, why = why),
        }
    }

    /// Why, with cards as the one who tells it names them.
    pub fn why(&self, name: &dyn Fn(CardId) -> Value) -> Message {
        match self.why {
            Why::NeedsATarget if self.rule.starts_with("2E-ATT") => message!("refused-needs-ship"),
            why => why.message(name),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message())
    }
}
impl std::error::Error for Refusal {}

impl Why {
    fn message(self, name: &dyn Fn(CardId) -> Value) -> Message {
        match self {
            Why::GameOver => message!("refused-game-over"),
            Why::NotYourChoice { waiting_for } => {
                let who = message!("seat", who = u16::from(waiting_for.0) + 1);
                message!("refused-not-your-choice", who = who)
            }
            Why::NoSuchPlayer => message!("refused-no-such-player"),
            Why::PlayerLeft => message!("refused-player-left"),
            Why::WrongShape => message!("refused-wrong-shape"),
            Why::UnknownCard => message!("refused-unknown-card"),
            Why::NotACandidate { card } => message!("refused-no-candidate", card = name(card)),
            Why::Twice { card } => message!("refused-twice", card = name(card)),
            Why::TooFew { min, given } => message!("refused-too-few", n = min, given = given),
            Why::TooMany { max, given } => message!("refused-too-many", n = max, given = given),
            Why::OutOfRange { min, max } => message!("refused-out-of-range", min = min, max = max),
            Why::NoSuchOption { options } => message!("refused-no-such-option", n = options),
            Why::NotAPermutation => message!("refused-no-permutation"),
            Why::CannotBeNamed => message!("refused-cannot-be-named"),
            Why::NotNow => message!("refused-not-now"),
            Why::NotInHand { card } => message!("refused-not-in-hand", card = name(card)),
            Why::NotEnoughCounters { cost, left } => {
                message!("refused-counters", cost = cost, left = left)
            }
            Why::CountersLeft { left, deck } => {
                message!("refused-counters-left", left = left, deck = deck)
            }
            Why::DeckEmpty => message!("refused-deck-empty"),
            Why::AlreadyCommanded { copy } => message!("refused-unique", card = name(copy)),
            Why::NotAccepted { by } => message!("refused-not-accepted", card = name(by)),
            Why::NotYourMission => message!("refused-not-your-mission"),
            Why::NotAHeadquarters => message!("refused-no-headquarters"),
            Why::NeedsATarget => message!("refused-needs-target"),
            Why::WrongTarget => message!("refused-wrong-target"),
            Why::NotPlayable => message!("refused-not-playable"),
            Why::RequirementNotMet => message!("refused-requirement"),
            Why::CostCannotBePaid => message!("refused-cost"),
            Why::Forbidden { by } => message!("refused-forbidden", card = name(by)),
            Why::UsedUp => message!("refused-used-up"),
            Why::NotYours { card } => message!("refused-not-yours", card = name(card)),
            Why::Stopped { card } => message!("refused-stopped", card = name(card)),
            Why::NotAShip { card } => message!("refused-no-ship", card = name(card)),
            Why::NoShipThere => message!("refused-no-ship-there"),
            Why::NotThere { .. } => message!("refused-not-there"),
            Why::NoSurface => message!("refused-no-surface"),
            Why::OpponentsShip { ship } => message!("refused-opponents-ship", card = name(ship)),
            Why::DifferentMission => message!("refused-different-mission"),
            Why::SamePlace => message!("refused-same-place"),
            Why::NothingToBeam => message!("refused-nothing-to-beam"),
            Why::NotStaffed { ship } => message!("refused-not-staffed", card = name(ship)),
            Why::TooFar { needed, left } => {
                message!("refused-too-far", needed = needed, left = left)
            }
            Why::AlreadyThere => message!("refused-already-there"),
            Why::Headquarters => message!("refused-headquarters"),
            Why::Completed => message!("refused-completed"),
            Why::NobodyThere => message!("refused-nobody-there"),
            Why::NoMatchingAffiliation => message!("refused-affiliation"),
            Why::TooExpensive { cost, limit } => {
                message!("refused-too-expensive", cost = cost, limit = limit)
            }
            Why::SameDilemmaTwice { card } => message!("refused-same-dilemma", card = name(card)),
            Why::WrongDilemmaKind { card } => message!("refused-dilemma-kind", card = name(card)),
            Why::NoResponse => message!("refused-no-response"),
            Why::MustRespond => message!("refused-must-respond"),
            Why::NoDamage => message!("refused-no-damage"),
            Why::NotFromAShip => message!("refused-not-from-ship"),
            Why::NobodyToFight => message!("refused-nobody-to-fight"),
            Why::NothingToHide => message!("refused-nothing-to-hide"),
        }
    }
}
