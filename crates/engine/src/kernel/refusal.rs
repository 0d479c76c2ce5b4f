//! Why an answer is not accepted: a rule of the ledger and the facts of the case.

use super::ids::{CardId, Seat};
use super::place::Place;
use serde::Serialize;
use std::fmt;

/// A refused answer. The state is exactly as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// The ledger id of the rule that decides, `2E-COST-05`. Mistakes in talking to the engine, which no
    /// rule of the game covers, have `API`.
    pub rule: &'static str,
    pub why: Why,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            // No rule of the game: the answer itself is malformed.
            "API" => write!(f, "{}", self.why),
            rule => write!(f, "{rule}: {}", self.why),
        }
    }
}
impl std::error::Error for Refusal {}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Why::GameOver => f.write_str("the game is over"),
            Why::NotYourChoice { waiting_for } => write!(f, "the game waits for {waiting_for}"),
            Why::NoSuchPlayer => f.write_str("there is no such player"),
            Why::PlayerLeft => f.write_str("this player has left the game"),
            Why::WrongShape => f.write_str("the answer does not fit the question"),
            Why::UnknownCard => f.write_str("there is no such card in this game"),
            Why::NotACandidate { card } => write!(f, "card {card} cannot be picked here"),
            Why::Twice { card } => write!(f, "card {card} is named twice"),
            Why::TooFew { min, given } => write!(f, "{given} picked, at least {min} needed"),
            Why::TooMany { max, given } => write!(f, "{given} picked, at most {max} allowed"),
            Why::OutOfRange { min, max } => write!(f, "the number must be from {min} to {max}"),
            Why::NoSuchOption { options } => write!(f, "there are {options} options"),
            Why::NotAPermutation => f.write_str("each of the cards has to be named once"),
            Why::CannotBeNamed => f.write_str("that cannot be named"),
            Why::NotNow => f.write_str("not possible now"),
            Why::NotInHand { card } => write!(f, "card {card} is not in your hand"),
            Why::NotEnoughCounters { cost, left } => {
                write!(f, "costs {cost}, {left} counters left")
            }
            Why::CountersLeft { left, deck } => {
                write!(
                    f,
                    "{left} counters are unspent and {deck} cards are in the deck"
                )
            }
            Why::DeckEmpty => f.write_str("the deck is empty"),
            Why::AlreadyCommanded { copy } => write!(f, "you already command a copy, card {copy}"),
            Why::NotAccepted { by } => write!(f, "headquarters {by} does not allow this card"),
            Why::NotYourMission => f.write_str("that mission is not yours"),
            Why::NotAHeadquarters => f.write_str("that is no headquarters"),
            Why::NeedsATarget => f.write_str("it has to be played on a card"),
            Why::WrongTarget => f.write_str("it cannot be played there"),
            Why::NotPlayable => f.write_str("this card is not played that way"),
            Why::RequirementNotMet => f.write_str("what the card demands is not met"),
            Why::CostCannotBePaid => f.write_str("its cost cannot be paid"),
            Why::Forbidden { by } => write!(f, "card {by} forbids it"),
            Why::UsedUp => f.write_str("it has been used as often as allowed"),
            Why::NotYours { card } => write!(f, "you do not command card {card}"),
            Why::Stopped { card } => write!(f, "card {card} is stopped"),
            Why::NotAShip { card } => write!(f, "card {card} is no ship"),
            Why::NoShipThere => f.write_str("you command no ship at that mission"),
            Why::NotThere { .. } => f.write_str("nothing of yours is there"),
            Why::NoSurface => f.write_str("nobody can be on a space mission"),
            Why::OpponentsShip { ship } => write!(f, "ship {ship} is not yours"),
            Why::DifferentMission => f.write_str("beaming starts and ends at the same mission"),
            Why::SamePlace => f.write_str("the cards are already there"),
            Why::NothingToBeam => f.write_str("nothing there can be beamed"),
            Why::NotStaffed { ship } => write!(f, "ship {ship} is not staffed"),
            Why::TooFar { needed, left } => write!(f, "needs Range {needed}, {left} left"),
            Why::AlreadyThere => f.write_str("the ship is already there"),
            Why::Headquarters => f.write_str("a headquarters does not serve for this"),
            Why::Completed => f.write_str("the mission has been completed"),
            Why::NobodyThere => f.write_str("no unstopped personnel of yours is there"),
            Why::NoMatchingAffiliation => f.write_str("nobody there may attempt this mission"),
            Why::TooExpensive { cost, limit } => {
                write!(f, "the dilemmas cost {cost}, the limit is {limit}")
            }
            Why::SameDilemmaTwice { card } => {
                write!(f, "another copy of card {card} is chosen already")
            }
            Why::WrongDilemmaKind { card } => {
                write!(f, "card {card} does not fit this kind of mission")
            }
            Why::NoResponse => f.write_str("that does not answer what is happening"),
            Why::MustRespond => f.write_str("a compulsory text has to be carried out first"),
            Why::NoDamage => f.write_str("there is no such damage to remove"),
            Why::NotFromAShip => {
                f.write_str("a planet is attempted by those who are on it: beam down first")
            }
            Why::NobodyToFight => f.write_str("there is nobody to fight in the way the card says"),
            Why::NothingToHide => f.write_str("no face-up personnel or equipment of yours"),
        }
    }
}
