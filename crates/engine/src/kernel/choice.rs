//! The nine shapes of a question, and the answers to them. Both editions and all cards use these.

use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::refusal::{Refusal, Why, refuse};
use cards::Word;
use cards::lexicon::{CardType, Skill};
use serde::{Deserialize, Serialize};

/// Who is asked what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    pub seat: Seat,
    pub ask: Ask,
    pub choice: Choice,
}

/// What the question is about; the shape says how it is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Ask {
    /// Play and draw cards.
    PlayAndDraw,
    /// Execute orders.
    Orders,
    /// Respond to what is happening, or pass.
    Respond,
    /// End-of-turn actions.
    EndOfTurn,
    BeamWhich,
    HideWhich,
    DiscardExcess,
    ChooseDilemmas,
    OrderDilemmas,
    /// In which order several cards are dealt with (2E-GAP-48).
    DealWithInOrder,
    /// Whether to pay for using a personnel's skills (2E-SKILL-10).
    PayForSkills {
        personnel: CardId,
    },
    /// Whether to pay for using one skill of a personnel (2E-SKILL-10).
    PayForSkill {
        personnel: CardId,
        skill: Skill,
    },
    /// Whose skill is used (2E-GAP-64).
    WhoseSkill {
        skill: Skill,
    },
    /// Which way of completing the mission is used (2E-GAP-60).
    CompleteHow,
    /// Which of two texts in a loop takes place (2E-ACT-17).
    Loop,
    /// The text of this card asks.
    Text {
        card: CardId,
        what: TextAsk,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TextAsk {
    Pick,
    TieBreak,
    Do,
    Pay,
    OneOf,
    Name,
    Number,
    Opponent,
    Where,
    Order,
    GainSkill,
    FightKind,
    FightShip,
    FightAgainst,
    Download,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Choice {
    /// Take one of the legal actions. The list is derived, see `Game::actions`.
    Act,
    Cards {
        from: Vec<CardId>,
        min: u16,
        max: u16,
        rule: Constraint,
    },
    Order {
        cards: Vec<CardId>,
    },
    Number {
        min: i16,
        max: i16,
    },
    YesNo,
    Options {
        options: Vec<Label>,
    },
    Name {
        what: Naming,
    },
    Player {
        from: Seats,
    },
    Place {
        places: Vec<Place>,
    },
}

/// What must hold for the picked cards together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Constraint {
    Free,
    /// Total cost within the limit, no title twice (2E-DIL-04, 2E-DIL-05).
    Dilemmas {
        limit: i16,
    },
    /// Enough levels of a skill, and nobody too many (2E-GAP-64).
    Skill {
        skill: Skill,
        levels: u8,
    },
    /// No title twice, each title only if its player commands no copy (2E-UNIQ-01).
    Unique {
        seat: Seat,
    },
}

/// One of a few options in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Label {
    /// The n-th alternative of the text.
    Alternative(u8),
    Combat,
    Engagement,
    PrintedRequirements,
    /// The other requirements that a card allows.
    OtherRequirements(CardId),
    Card(CardId),
    Skill(Skill),
    Top,
    Bottom,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Naming {
    Skill(Vec<Skill>),
    /// Any card title.
    Title,
    TitleOf(Vec<Word>),
    Type(Vec<CardType>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Named {
    Skill(Skill),
    Title(Word),
    Type(CardType),
}

/// Which ability of a card is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "n")]
pub enum AbilityRef {
    /// The n-th of its text, counted from 0; the abilities of its keywords come last.
    Printed(u8),
    /// One that an effect of the card has left behind: the n-th of all lasting effects.
    Lasting(u8),
}

impl From<u8> for AbilityRef {
    fn from(n: u8) -> AbilityRef {
        AbilityRef::Printed(n)
    }
}

/// Something a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Action {
    /// No (further) response.
    Pass,
    /// Done with this segment.
    End,
    /// One counter for one card.
    Draw,
    /// All counters left go into draws, then the segment ends (2E-DRAW-06).
    DrawRest,
    /// Play a card: at a headquarters, on a card, or without a place.
    Play { card: CardId, at: Option<CardId> },
    /// Turn personnel or equipment face down (2E-SHOW-02); which is asked next.
    Hide,
    /// Beam between two places; which cards is asked next.
    Beam { from: Place, to: Place },
    /// Move a ship to a mission.
    Move { ship: CardId, to: CardId },
    /// Attempt a mission, with a ship at a space mission.
    Attempt {
        mission: CardId,
        ship: Option<CardId>,
    },
    /// Use an ability of a card in play, or play an interrupt for it.
    Use { card: CardId, ability: AbilityRef },
    /// Remove a damage card (2E-DAM-08).
    Repair { damage: CardId },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "value")]
pub enum Answer {
    Act(Action),
    Cards(Vec<CardId>),
    Order(Vec<CardId>),
    Number(i16),
    YesNo(bool),
    Option(u8),
    Name(Named),
    Player(Seat),
    Place(Place),
    /// Give up. Any player may, at any time (2E-GAP-43).
    Concede,
}

impl Action {
    /// The cards it names.
    pub fn cards(&self) -> impl Iterator<Item = CardId> {
        let (a, b) = match *self {
            Action::Pass
            | Action::End
            | Action::Draw
            | Action::DrawRest
            | Action::Hide
            | Action::Beam { .. } => (None, None),
            Action::Play { card, at } => (Some(card), at),
            Action::Move { ship, to } => (Some(ship), Some(to)),
            Action::Attempt { mission, ship } => (Some(mission), ship),
            Action::Use { card, .. } => (Some(card), None),
            Action::Repair { damage } => (Some(damage), None),
        };
        a.into_iter().chain(b)
    }

    /// The places it names.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        let places = match *self {
            Action::Beam { from, to } => Some([from, to]),
            _ => None,
        };
        places.into_iter().flatten()
    }
}

/// The rule cited when an answer does not even have the right form.
pub(crate) const API: &str = "API";

/// Checks an answer against every shape whose legality is in the question itself. Actions and
/// constraints over several cards need the game and are checked there.
pub(crate) fn fits(choice: &Choice, answer: &Answer) -> Result<(), Refusal> {
    match (choice, answer) {
        (Choice::Act, Answer::Act(_)) | (Choice::YesNo, Answer::YesNo(_)) => Ok(()),
        (Choice::Cards { from, min, max, .. }, Answer::Cards(cards)) => {
            let given = u16::try_from(cards.len()).unwrap_or(u16::MAX);
            if cards.len() > usize::from(*max) {
                return refuse(API, Why::TooMany { max: *max, given });
            }
            if given < *min {
                return refuse(API, Why::TooFew { min: *min, given });
            }
            if let Some(&card) = cards.iter().find(|c| !from.contains(c)) {
                return refuse(API, Why::NotACandidate { card });
            }
            no_repeats(cards)
        }
        (Choice::Order { cards }, Answer::Order(order)) => {
            if order.len() != cards.len() || order.iter().any(|c| !cards.contains(c)) {
                return refuse(API, Why::NotAPermutation);
            }
            no_repeats(order)
        }
        (Choice::Number { min, max }, Answer::Number(n)) => {
            if n < min || n > max {
                return refuse(
                    API,
                    Why::OutOfRange {
                        min: *min,
                        max: *max,
                    },
                );
            }
            Ok(())
        }
        (Choice::Options { options }, Answer::Option(n)) => {
            if usize::from(*n) >= options.len() {
                return refuse(
                    API,
                    Why::NoSuchOption {
                        options: options.len() as u16,
                    },
                );
            }
            Ok(())
        }
        (Choice::Name { what }, Answer::Name(name)) => {
            let ok = match (what, name) {
                (Naming::Skill(skills), Named::Skill(s)) => skills.contains(s),
                (Naming::Title, Named::Title(_)) => true,
                (Naming::TitleOf(titles), Named::Title(t)) => titles.contains(t),
                (Naming::Type(types), Named::Type(t)) => types.contains(t),
                _ => false,
            };
            if ok {
                Ok(())
            } else {
                refuse(API, Why::CannotBeNamed)
            }
        }
        (Choice::Player { from }, Answer::Player(seat)) => {
            if seat.0 < 8 && from.has(*seat) {
                Ok(())
            } else {
                refuse(API, Why::NoSuchPlayer)
            }
        }
        (Choice::Place { places }, Answer::Place(place)) => {
            if places.contains(place) {
                Ok(())
            } else {
                refuse(API, Why::WrongTarget)
            }
        }
        _ => refuse(API, Why::WrongShape),
    }
}

fn no_repeats(cards: &[CardId]) -> Result<(), Refusal> {
    for (i, &card) in cards.iter().enumerate() {
        if cards[..i].contains(&card) {
            return refuse(API, Why::Twice { card });
        }
    }
    Ok(())
}
