//! The ten forms of a question, and the answers to them. Both editions and all cards use these.

use super::ids::{CardId, Seat, Seats};
use super::place::Place;
use super::refusal::{Refusal, Why, refuse};
use cards::Word;
use cards::lexicon::{CardType, Skill};
use serde::{Deserialize, Serialize};

/// A question and the player who must answer it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// The player who must answer.
    pub seat: Seat,
    /// The subject of the question.
    pub ask: Ask,
    /// The form of the question, which is also the form of its answer.
    pub choice: Choice,
}

/// The subject of a question; its [`Choice`] is the form.
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
    /// The cards to beam.
    BeamWhich,
    /// The personnel and equipment to turn face down (2E-SHOW-02).
    HideWhich,
    /// The cards to discard down to the hand limit (2E-DISC-01).
    DiscardExcess,
    /// The dilemmas for the attempt (2E-DIL-04).
    ChooseDilemmas,
    /// The order in which the chosen dilemmas are faced.
    OrderDilemmas,
    /// The order in which several cards are dealt with (2E-GAP-48).
    DealWithInOrder,
    /// Whether to pay for using a personnel's skills (2E-SKILL-10).
    PayForSkills {
        /// The personnel whose skills would be used.
        personnel: CardId,
    },
    /// Whether to pay for using one skill of a personnel (2E-SKILL-10).
    PayForSkill {
        /// The personnel whose skill would be used.
        personnel: CardId,
        /// The skill.
        skill: Skill,
    },
    /// The personnel who use a skill (2E-GAP-64).
    WhoseSkill {
        /// The skill that is needed.
        skill: Skill,
    },
    /// The requirements by which the mission is completed (2E-GAP-60).
    CompleteHow,
    /// The one of two texts in a loop that takes place (2E-ACT-17).
    Loop,
    /// First Edition: the doorways to seed (1E-SEED-13).
    #[cfg_attr(feature = "ts", ts(skip))]
    Doorways,
    /// First Edition: the end of a spaceline or region where a mission is laid (1E-SEED-20).
    #[cfg_attr(feature = "ts", ts(skip))]
    PlaceMission {
        /// The mission.
        mission: CardId,
    },
    /// First Edition: the cards to seed under missions (1E-SEED-30).
    #[cfg_attr(feature = "ts", ts(skip))]
    SeedUnder,
    /// First Edition: seed a card, or no more in this phase (1E-SEED-46).
    #[cfg_attr(feature = "ts", ts(skip))]
    Seed,
    /// First Edition: play a card, or begin to give orders (1E-TURN-03).
    #[cfg_attr(feature = "ts", ts(skip))]
    PlayCards,
    /// First Edition: the cards that walk (1E-WALK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    WalkWhich,
    /// First Edition: the ships and facilities that attack (1E-SBAT-05).
    #[cfg_attr(feature = "ts", ts(skip))]
    Attackers {
        /// The target.
        target: CardId,
    },
    /// First Edition: the ships and facilities that return fire, or none (1E-SBAT-06).
    #[cfg_attr(feature = "ts", ts(skip))]
    ReturnFire {
        /// The card that is attacked.
        target: CardId,
    },
    /// First Edition: the attacking card that is fired at (1E-SHIPB-12).
    #[cfg_attr(feature = "ts", ts(skip))]
    ReturnAt,
    /// First Edition: the harm that the stronger of a pair does (1E-PBAT-04).
    #[cfg_attr(feature = "ts", ts(skip))]
    Harm {
        /// The weaker one.
        weaker: CardId,
    },
    /// A decision that the text of a card asks for.
    Text {
        /// The card with the text.
        card: CardId,
        /// The kind of decision its text asks for.
        what: TextAsk,
    },
}

/// A decision that the text of a card asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum TextAsk {
    /// Choose cards.
    Pick,
    /// Choose between cards that are equally good (2E-GLOSS-17).
    TieBreak,
    /// Do something that is optional ("you may"), or not.
    Do,
    /// Pay a cost, or not.
    Pay,
    /// Choose one of several effects.
    OneOf,
    /// Name a skill, a card title or a card type.
    Name,
    /// Choose a number.
    Number,
    /// Choose an opponent.
    Opponent,
    /// Choose where a card goes.
    Where,
    /// Put cards in order.
    Order,
    /// Choose the skill that is gained.
    GainSkill,
    /// Choose between a combat and an engagement.
    FightKind,
    /// Choose the place or the ship to fight with.
    FightShip,
    /// Choose the opponent's personnel or ship to fight against.
    FightAgainst,
    /// Choose the card to download.
    Download,
}

/// The form of a question; an [`Answer`] must have the same form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Choice {
    /// Take one of the legal actions; [`Game::actions`](crate::Game::actions) lists them.
    Act,
    /// Choose cards.
    Cards {
        /// The cards that can be chosen.
        from: Vec<CardId>,
        /// The fewest that must be chosen.
        min: u16,
        /// The most that can be chosen.
        max: u16,
        /// The condition for the chosen cards together.
        rule: Constraint,
    },
    /// Put cards in order.
    Order {
        /// The cards; the answer lists each of them once.
        cards: Vec<CardId>,
    },
    /// Choose a number.
    Number {
        /// The smallest.
        min: i16,
        /// The largest.
        max: i16,
    },
    /// Say yes or no.
    YesNo,
    /// Choose one of several options.
    Options {
        /// The options; the answer is the position of one of them, counted from 0.
        options: Vec<Label>,
    },
    /// Name something.
    Name {
        /// The kind of thing, and the names that are allowed.
        what: Naming,
    },
    /// Choose a player.
    Player {
        /// The players who can be chosen.
        from: Seats,
    },
    /// Choose a place.
    Place {
        /// The places that can be chosen.
        places: Vec<Place>,
    },
    /// Lay cards at places, in an order; cards may be left out.
    #[cfg_attr(feature = "ts", ts(skip))]
    Arrange {
        /// The cards that can be laid.
        cards: Vec<CardId>,
        /// The places they can be laid at.
        places: Vec<Place>,
        /// The condition for all of them together.
        rule: Layout,
    },
}

/// A condition for cards that are laid together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Layout {
    /// No condition.
    Free,
    /// No card more often beneath missions than allowed (1E-DECK-09, 1E-GAP-09).
    BeneathMissions,
}

/// A condition for the chosen cards together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum Constraint {
    /// No condition.
    Free,
    /// Total cost within the limit, no title twice (2E-DIL-04, 2E-DIL-05).
    Dilemmas {
        /// The largest total cost.
        limit: i16,
    },
    /// Enough levels of a skill, and no personnel more than needed (2E-GAP-64).
    Skill {
        /// The skill that is used.
        skill: Skill,
        /// The levels that are needed.
        levels: u8,
    },
    /// No title twice, and no title of which the player commands a copy (2E-UNIQ-01).
    Unique {
        /// The player who would command the cards.
        seat: Seat,
    },
    /// First Edition: nobody is incompatible with another one there (1E-GAP-27).
    #[cfg_attr(feature = "ts", ts(skip))]
    Together {
        /// The place they go to.
        to: Place,
    },
    /// First Edition: the same, and somebody carries the equipment (1E-GAP-40).
    #[cfg_attr(feature = "ts", ts(skip))]
    Walking {
        /// The place they go to.
        to: Place,
    },
}

/// One of a few options in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Label {
    /// The n-th alternative of the text.
    Alternative(u8),
    /// Begin a combat.
    Combat,
    /// Begin an engagement.
    Engagement,
    /// Complete the mission by its printed requirements.
    PrintedRequirements,
    /// The other requirements that a card allows.
    OtherRequirements(CardId),
    /// This card.
    Card(CardId),
    /// This skill.
    Skill(Skill),
    /// The top of a pile.
    Top,
    /// The bottom of a pile.
    Bottom,
    /// To the left of this card.
    #[cfg_attr(feature = "ts", ts(skip))]
    LeftOf(CardId),
    /// To the right of this card.
    #[cfg_attr(feature = "ts", ts(skip))]
    RightOf(CardId),
    /// Mortally wound the weaker fighter.
    #[cfg_attr(feature = "ts", ts(skip))]
    Wound,
    /// Stun the weaker fighter.
    #[cfg_attr(feature = "ts", ts(skip))]
    Stun,
    /// Do the weaker fighter no harm.
    #[cfg_attr(feature = "ts", ts(skip))]
    Spare,
}

/// The kind of thing a player must name, and the names that are allowed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Naming {
    /// One of these skills.
    Skill(Vec<Skill>),
    /// Any card title.
    Title,
    /// One of these card titles.
    TitleOf(Vec<Word>),
    /// One of these card types.
    Type(Vec<CardType>),
}

/// A named skill, title or type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Named {
    /// A skill.
    Skill(Skill),
    /// A card title.
    Title(Word),
    /// A card type.
    Type(CardType),
}

/// A reference to one ability of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "n")]
pub enum AbilityRef {
    /// The n-th ability of its text, counted from 0; those of its keywords come last.
    Printed(u8),
    /// An ability that an effect of the card created: the n-th of all lasting effects.
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
#[serde(tag = "kind", deny_unknown_fields)]
pub enum Action {
    /// Do not respond, or not again.
    Pass,
    /// End this segment.
    End,
    /// Draw one card for one counter.
    Draw,
    /// Spend all counters left on draws and end the segment (2E-DRAW-06).
    DrawRest,
    /// Play a card: at a headquarters, on a card, or without a place.
    Play {
        /// The card in hand.
        card: CardId,
        /// The headquarters, or the card it is played on.
        at: Option<CardId>,
    },
    /// Turn personnel or equipment face down (2E-SHOW-02); the next question asks which.
    Hide,
    /// Beam between two places; the next question asks which cards.
    Beam {
        /// The place the cards leave.
        from: Place,
        /// The place they go to.
        to: Place,
    },
    /// Move a ship to a mission.
    Move {
        /// The ship.
        ship: CardId,
        /// The mission it moves to.
        to: CardId,
    },
    /// Attempt a mission, with a ship at a space mission.
    Attempt {
        /// The mission.
        mission: CardId,
        /// The ship; none at a planet mission.
        ship: Option<CardId>,
    },
    /// Use an ability of a card in play, or play an interrupt for it.
    Use {
        /// The card with the text.
        card: CardId,
        /// The ability of that card.
        ability: AbilityRef,
    },
    /// Remove a damage card (2E-DAM-08).
    Repair {
        /// The damage card.
        damage: CardId,
    },
    /// First Edition: seed a card (1E-SEED-46).
    #[cfg_attr(feature = "ts", ts(skip))]
    Seed {
        /// The card.
        card: CardId,
        /// The mission it is seeded at; none for a card on the table.
        at: Option<CardId>,
    },
    /// First Edition: walk between two places; the next question asks which cards (1E-WALK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Walk {
        /// The place the cards leave.
        from: Place,
        /// The place they go to.
        to: Place,
    },
    /// First Edition: dock a ship (1E-DOCK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Dock {
        /// The ship.
        ship: CardId,
        /// The facility.
        at: CardId,
    },
    /// First Edition: undock a ship (1E-DOCK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Undock {
        /// The ship.
        ship: CardId,
    },
    /// First Edition: attack a ship or facility; the next question asks with which cards (1E-SHIPB-09).
    #[cfg_attr(feature = "ts", ts(skip))]
    Attack {
        /// The ship or facility.
        target: CardId,
    },
    /// First Edition: begin a personnel battle at a place (1E-PERSB-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Battle {
        /// The place.
        at: Place,
    },
    /// First Edition: cloak a ship, or decloak it (1E-CLOAK-01).
    #[cfg_attr(feature = "ts", ts(skip))]
    Cloak {
        /// The ship.
        ship: CardId,
    },
}

/// The answer to a question, in the form of its [`Choice`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "value", deny_unknown_fields)]
pub enum Answer {
    /// An action.
    Act(Action),
    /// The chosen cards, in any order.
    Cards(Vec<CardId>),
    /// All the cards, in the order the player wants.
    Order(Vec<CardId>),
    /// A number.
    Number(i16),
    /// Yes or no.
    YesNo(bool),
    /// The position of the chosen option, counted from 0.
    Option(u8),
    /// The name.
    Name(Named),
    /// A player.
    Player(Seat),
    /// A place.
    Place(Place),
    /// Cards and the places they are laid at, in this order.
    #[cfg_attr(feature = "ts", ts(skip))]
    Arrange(Vec<(CardId, Place)>),
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
            | Action::Beam { .. }
            | Action::Walk { .. }
            | Action::Battle { .. } => (None, None),
            Action::Play { card, at } | Action::Seed { card, at } => (Some(card), at),
            Action::Move { ship, to } => (Some(ship), Some(to)),
            Action::Attempt { mission, ship } => (Some(mission), ship),
            Action::Use { card, .. } => (Some(card), None),
            Action::Repair { damage } => (Some(damage), None),
            Action::Dock { ship, at } => (Some(ship), Some(at)),
            Action::Undock { ship } | Action::Cloak { ship } => (Some(ship), None),
            Action::Attack { target } => (Some(target), None),
        };
        a.into_iter().chain(b)
    }

    /// The places it names.
    pub fn places(&self) -> impl Iterator<Item = Place> {
        let places = match *self {
            Action::Beam { from, to } | Action::Walk { from, to } => [Some(from), Some(to)],
            Action::Battle { at } => [Some(at), None],
            Action::Pass
            | Action::End
            | Action::Draw
            | Action::DrawRest
            | Action::Hide
            | Action::Play { .. }
            | Action::Move { .. }
            | Action::Attempt { .. }
            | Action::Use { .. }
            | Action::Repair { .. }
            | Action::Seed { .. }
            | Action::Dock { .. }
            | Action::Undock { .. }
            | Action::Attack { .. }
            | Action::Cloak { .. } => [None, None],
        };
        places.into_iter().flatten()
    }
}

/// The rule cited when an answer does not even have the right form.
pub(crate) const API: &str = "API";

/// Checks an answer against the question alone. Actions and conditions on several cards need the game and are checked
/// there.
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
        (Choice::Arrange { cards, places, .. }, Answer::Arrange(laid)) => {
            laid_among(cards, places, laid)
        }
        _ => refuse(API, Why::WrongShape),
    }
}

/// Whether each card is one of these, at one of these places, and only once.
fn laid_among(cards: &[CardId], places: &[Place], laid: &[(CardId, Place)]) -> Result<(), Refusal> {
    if let Some(&(card, _)) = laid.iter().find(|(card, _)| !cards.contains(card)) {
        return refuse(API, Why::NotACandidate { card });
    }
    if laid.iter().any(|(_, place)| !places.contains(place)) {
        return refuse(API, Why::WrongTarget);
    }
    let each: Vec<CardId> = laid.iter().map(|(card, _)| *card).collect();
    no_repeats(&each)
}

fn no_repeats(cards: &[CardId]) -> Result<(), Refusal> {
    for (i, &card) in cards.iter().enumerate() {
        if cards[..i].contains(&card) {
            return refuse(API, Why::Twice { card });
        }
    }
    Ok(())
}
