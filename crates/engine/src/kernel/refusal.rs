//! The reason an answer is not accepted: a rule of the ledger and the facts of the case.

use super::ids::{CardId, Seat};
use super::place::Place;
use locale::{Message, Value, message};
use serde::Serialize;
use std::fmt;

/// A refused answer. The state is exactly as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Refusal {
    /// The ledger id of the rule that decides, such as `2E-COST-05`; `API` for answers that do not fit the question,
    /// which no rule of the game covers.
    pub rule: &'static str,
    /// The reason.
    pub why: Why,
}

/// The reason for a refusal, with the facts it depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Why {
    /// The game is over.
    GameOver,
    /// Somebody else must answer now.
    NotYourChoice {
        /// The player the game is waiting for.
        waiting_for: Seat,
    },
    /// No player has this seat.
    NoSuchPlayer,
    /// This player has left the game.
    PlayerLeft,
    /// The answer has another form than the question.
    WrongShape,
    /// No card, place or ability of this game has this number.
    UnknownCard,
    /// This card is not among those that can be chosen.
    NotACandidate {
        /// The card.
        card: CardId,
    },
    /// A card is listed more than once.
    Twice {
        /// The card.
        card: CardId,
    },
    /// Not enough cards are chosen.
    TooFew {
        /// The fewest that must be chosen.
        min: u16,
        /// The number that was chosen.
        given: u16,
    },
    /// Too many cards are chosen.
    TooMany {
        /// The most that can be chosen.
        max: u16,
        /// The number that was chosen.
        given: u16,
    },
    /// The number is too small or too large.
    OutOfRange {
        /// The smallest allowed.
        min: i16,
        /// The largest allowed.
        max: i16,
    },
    /// No option has this position.
    NoSuchOption {
        /// The number of options.
        options: u16,
    },
    /// The order does not list each card exactly once.
    NotAPermutation,
    /// This name is not among those allowed.
    CannotBeNamed,
    /// It is not possible in this segment, or during what is going on.
    NotNow,
    /// The card is not in the player's hand.
    NotInHand {
        /// The card.
        card: CardId,
    },
    /// The player cannot pay for it.
    NotEnoughCounters {
        /// The counters it costs.
        cost: i16,
        /// The counters the player has left.
        left: i16,
    },
    /// The segment cannot end while counters are left and cards can be drawn (2E-DRAW-05).
    CountersLeft {
        /// The counters left.
        left: i16,
        /// The cards left in the deck.
        deck: u16,
    },
    /// The deck is empty.
    DeckEmpty,
    /// The card is unique, and the player already commands a copy.
    AlreadyCommanded {
        /// That copy.
        copy: CardId,
    },
    /// The headquarters does not allow this card.
    NotAccepted {
        /// The headquarters.
        by: CardId,
    },
    /// The mission belongs to another player.
    NotYourMission,
    /// The mission is not a headquarters.
    NotAHeadquarters,
    /// The action needs a card to be done at, on or with.
    NeedsATarget,
    /// The action needs a ship.
    NeedsAShip,
    /// The card or place cannot be used for this.
    WrongTarget,
    /// The card cannot be played or used that way.
    NotPlayable,
    /// The requirement of the card is not met.
    RequirementNotMet,
    /// The cost of the text cannot be paid.
    CostCannotBePaid,
    /// Another card forbids it.
    Forbidden {
        /// That card.
        by: CardId,
    },
    /// It has been used as often as it may be.
    UsedUp,
    /// The player does not command the card.
    NotYours {
        /// The card.
        card: CardId,
    },
    /// The card is stopped.
    Stopped {
        /// The card.
        card: CardId,
    },
    /// The card is not a ship.
    NotAShip {
        /// The card.
        card: CardId,
    },
    /// The player has no such ship at the mission.
    NoShipThere,
    /// The player has nothing at the place, or the place cannot be used for this.
    NotThere {
        /// The place.
        place: Place,
    },
    /// A space mission has no surface.
    NoSurface,
    /// The ship is another player's.
    OpponentsShip {
        /// The ship.
        ship: CardId,
    },
    /// Beaming starts and ends at the same mission (2E-BEAM-09).
    DifferentMission,
    /// The cards are already there.
    SamePlace,
    /// Nothing there can be beamed.
    NothingToBeam,
    /// The ship is not staffed.
    NotStaffed {
        /// The ship.
        ship: CardId,
    },
    /// The ship does not have enough Range left.
    TooFar {
        /// The Range the move takes.
        needed: i16,
        /// The Range left.
        left: i16,
    },
    /// The ship is already at the mission.
    AlreadyThere,
    /// A headquarters cannot be attempted (2E-ATT-06).
    Headquarters,
    /// The mission is already completed.
    Completed,
    /// The player has no unstopped personnel there.
    NobodyThere,
    /// Nobody there may attempt the mission.
    NoMatchingAffiliation,
    /// The chosen dilemmas cost too much together.
    TooExpensive {
        /// Their total cost.
        cost: i16,
        /// The largest total cost allowed.
        limit: i16,
    },
    /// Two copies of one dilemma are chosen (2E-DIL-05).
    SameDilemmaTwice {
        /// The second copy.
        card: CardId,
    },
    /// The dilemma does not fit this kind of mission (2E-DIL-06).
    WrongDilemmaKind {
        /// The dilemma.
        card: CardId,
    },
    /// The text does not respond to what is happening.
    NoResponse,
    /// A mandatory text must be carried out first (2E-GAP-45).
    MustRespond,
    /// There is no such damage to remove.
    NoDamage,
    /// The player has no face-up personnel or equipment there to turn face down.
    NothingToHide,
    /// There is nobody to fight as the card requires.
    NobodyToFight,
    /// Only personnel on the planet can attempt a planet mission (2E-ATT-02).
    NotFromAShip,
    /// More copies of a card than may be seeded under missions (1E-DECK-09).
    TooManyCopies {
        /// The card.
        card: CardId,
    },
    /// No card allows cards with this card's icon (1E-PLAY-19).
    NoPermission {
        /// The card.
        card: CardId,
    },
    /// The two cards do not work together (1E-REPORT-05).
    NotCompatible {
        /// The card.
        card: CardId,
        /// The other one.
        with: CardId,
    },
    /// The ship is docked.
    Docked {
        /// The ship.
        ship: CardId,
    },
    /// The SHIELDS of the opponent's card are up (1E-BEAM-05).
    Shielded {
        /// The card.
        card: CardId,
    },
    /// Nobody there has OFFICER or Leadership (1E-SHIPB-05).
    NoLeader,
    /// The card may not attack that affiliation (1E-SHIPB-02).
    MayNotAttack {
        /// The card.
        card: CardId,
    },
    /// The WEAPONS of the card cannot be used (1E-CR-028).
    NoWeapons {
        /// The card.
        card: CardId,
    },
    /// The card cannot be attacked (1E-HURT-20).
    CannotBeAttacked {
        /// The card.
        card: CardId,
    },
    /// The ship cannot cloak or decloak now (1E-CLOAK-01).
    NoCloaking {
        /// The ship.
        ship: CardId,
    },
    /// The ship is cloaked (1E-CLOAK-04).
    Cloaked {
        /// The ship.
        ship: CardId,
    },
    /// The card is in stasis or disabled (1E-HURT-18).
    OutOfAction {
        /// The card.
        card: CardId,
    },
}

impl Refusal {
    /// A refusal by this rule for this reason.
    pub fn new(rule: &'static str, why: Why) -> Refusal {
        Refusal { rule, why }
    }
}

/// Shorthand for `Err(Refusal)`.
pub(crate) fn refuse<T>(rule: &'static str, why: Why) -> Result<T, Refusal> {
    Err(Refusal { rule, why })
}

impl Refusal {
    /// The refusal in words, with its rule; cards have no names in it.
    pub fn message(&self) -> Message {
        let why = self.why(&|_| message!("some-cards", n = 1).into());
        match self.rule {
            // No rule of the game: the answer itself is malformed.
            "API" => why,
            rule => message!("refused-by-rule", rule = rule, why = why),
        }
    }

    /// The reason in words; `name` names the cards.
    pub fn why(&self, name: &dyn Fn(CardId) -> Value) -> Message {
        self.why.message(name)
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
            Why::NeedsAShip => message!("refused-needs-ship"),
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
            Why::TooManyCopies { card } => message!("refused-too-many-copies", card = name(card)),
            Why::NoPermission { card } => message!("refused-no-permission", card = name(card)),
            Why::NotCompatible { card, .. } => message!("refused-incompatible", card = name(card)),
            Why::Docked { ship } => message!("refused-docked", card = name(ship)),
            Why::Shielded { card } => message!("refused-shielded", card = name(card)),
            Why::NoLeader => message!("refused-no-leader"),
            Why::MayNotAttack { card } => message!("refused-may-not-attack", card = name(card)),
            Why::NoWeapons { card } => message!("refused-no-weapons", card = name(card)),
            Why::CannotBeAttacked { card } => message!("refused-no-attack", card = name(card)),
            Why::NoCloaking { ship } => message!("refused-no-cloaking", card = name(ship)),
            Why::Cloaked { ship } => message!("refused-cloaked", card = name(ship)),
            Why::OutOfAction { card } => message!("refused-out-of-action", card = name(card)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::ids::SiteId;
    use locale::Lang;

    /// Every reason, about a card whose number nobody would write by chance.
    fn all() -> Vec<Why> {
        let card = CardId(4711);
        let (min, max, given) = (1, 2, 3);
        vec![
            Why::GameOver,
            Why::NotYourChoice {
                waiting_for: Seat(1),
            },
            Why::NoSuchPlayer,
            Why::PlayerLeft,
            Why::WrongShape,
            Why::UnknownCard,
            Why::NotACandidate { card },
            Why::Twice { card },
            Why::TooFew { min, given },
            Why::TooMany { max, given },
            Why::OutOfRange { min: 1, max: 2 },
            Why::NoSuchOption { options: 2 },
            Why::NotAPermutation,
            Why::CannotBeNamed,
            Why::NotNow,
            Why::NotInHand { card },
            Why::NotEnoughCounters { cost: 3, left: 2 },
            Why::CountersLeft { left: 2, deck: 9 },
            Why::DeckEmpty,
            Why::AlreadyCommanded { copy: card },
            Why::NotAccepted { by: card },
            Why::NotYourMission,
            Why::NotAHeadquarters,
            Why::NeedsATarget,
            Why::NeedsAShip,
            Why::WrongTarget,
            Why::NotPlayable,
            Why::RequirementNotMet,
            Why::CostCannotBePaid,
            Why::Forbidden { by: card },
            Why::UsedUp,
            Why::NotYours { card },
            Why::Stopped { card },
            Why::NotAShip { card },
            Why::NoShipThere,
            Why::NotThere {
                place: Place::Surface(SiteId(1)),
            },
            Why::NoSurface,
            Why::OpponentsShip { ship: card },
            Why::DifferentMission,
            Why::SamePlace,
            Why::NothingToBeam,
            Why::NotStaffed { ship: card },
            Why::TooFar { needed: 5, left: 4 },
            Why::AlreadyThere,
            Why::Headquarters,
            Why::Completed,
            Why::NobodyThere,
            Why::NoMatchingAffiliation,
            Why::TooExpensive { cost: 5, limit: 4 },
            Why::SameDilemmaTwice { card },
            Why::WrongDilemmaKind { card },
            Why::NoResponse,
            Why::MustRespond,
            Why::NoDamage,
            Why::NothingToHide,
            Why::NobodyToFight,
            Why::NotFromAShip,
            Why::TooManyCopies { card },
            Why::NoPermission { card },
            Why::NotCompatible { card, with: card },
            Why::Docked { ship: card },
            Why::Shielded { card },
            Why::NoLeader,
            Why::MayNotAttack { card },
            Why::NoWeapons { card },
            Why::CannotBeAttacked { card },
            Why::NoCloaking { ship: card },
            Why::Cloaked { ship: card },
            Why::OutOfAction { card },
        ]
    }

    #[test]
    fn every_reason_is_said_and_names_no_card_by_its_number() {
        let said = |why: &Why, lang: Lang| Refusal::new("2E-ORD-01", *why).message().say(lang);
        for lang in Lang::ALL {
            let mut texts: Vec<String> = all().iter().map(|why| said(why, lang)).collect();
            for text in &texts {
                assert!(!text.contains("4711") && !text.contains('#'), "{text}");
                assert!(!text.contains('{') && !text.contains("refused-"), "{text}");
            }
            // Each reason has words of its own, so none is missing from this list unnoticed.
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), all().len(), "{lang:?}");
        }
    }
}
