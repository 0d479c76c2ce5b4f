//! Questions about one card.

use super::{Compare, Number, Place, Ref, Select, Since, Slot, Who};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Skill,
};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// A question about one card ("it").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub enum Filter {
    /// Every card fits.
    #[default]
    Any,
    /// Fits all of these.
    All(Vec<Filter>),
    /// Fits at least one of these.
    Either(Vec<Filter>),
    /// Does not fit.
    Not(Box<Filter>),
    /// Is of the card type.
    Type(CardType),
    /// Is of the affiliation; a mission shows its icon.
    Affiliation(Affiliation),
    /// Has the icon.
    Icon(Icon),
    /// Has the skill at this level or above.
    Skill(SkillIs, u8),
    /// Has the keyword.
    Keyword(Word),
    /// Is of the species; a mixed species is a member of both.
    Species(Word),
    /// A ship of the class; of the First Edition also a personnel of the classification or a facility of the type.
    Class(Word),
    /// Has the title.
    Title(Name),
    /// A mission of the kind.
    Mission(MissionKind),
    /// A dilemma of the kind.
    Dilemma(DilemmaKind),
    /// A mission in the quadrant.
    Quadrant(Quadrant),
    /// A mission in the region.
    Region(Word),
    /// A mission or dilemma whose requirements name the skill.
    Requires(Skill),
    /// Has the dot of unique cards.
    Unique,
    /// A comparison, in most cases of a value of "it".
    Compare(Number, Compare, Number),
    /// Is in the state.
    Is(State),
    /// Commanded by one of these players ("your", "an opponent's").
    Commanded(Who),
    /// Owned by one of these players.
    Owned(Who),
    /// Not the card with the text.
    Other,
    /// One of the cards in the slot.
    In(Slot),
    /// In the place.
    At(Place),
    /// Present with that card (2E-PRES-01).
    With(Ref),
    /// At the mission where that card is.
    SameMission(Ref),
    /// Stands in the relation to a card that fits.
    Has(Relation, Box<Filter>),
    /// Takes part in what is going on.
    Doing(Activity),
    /// Like that card in one respect.
    Same(Key, Ref),
    /// A Commander and the ship of that name, either way round.
    Fits(Ref),
    /// Could be played at that headquarters.
    PlayableAt(Ref),
    /// A dilemma whose kind fits that mission, or a mission that fits that dilemma.
    FaceableAt(Ref),
    /// Used such a skill in the period.
    Used(SkillIs, Since),
    /// Has the trait, which only First Edition cards have.
    Trait(Trait),
}

impl Filter {
    /// Whether every card fits.
    pub(super) fn is_any(&self) -> bool {
        *self == Filter::Any
    }
}

/// A skill that a text asks for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum SkillIs {
    /// Any skill.
    Any,
    /// This skill.
    One(Skill),
    /// At least one of these skills.
    OneOf(Vec<Skill>),
    /// The skill named before.
    Named(Slot),
    /// A skill that one of these cards has.
    OnAny(Box<Select>),
}

/// A trait of First Edition cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trait {
    /// The classification, which is named by its skill.
    Class(Skill),
    /// The gender.
    Gender(Gender),
    /// A family of cards, by a word of their titles ("any tricorder") or a characteristic.
    Family(Word),
    /// An infiltration icon of the affiliation.
    Infiltrates(Affiliation),
}

/// A title that a text mentions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Name {
    /// This title, or a full name where the text gives a subtitle too (2E-GAP-38).
    Is(Word),
    /// The name in the slot, or the title of the card in the slot.
    In(Slot),
    /// Every card that shows the character of this name ("any Quark", 1E-CR-008).
    Any(Word),
}

/// A condition of one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum State {
    /// Stopped for the rest of the turn.
    Stopped,
    /// A ship with the crew it needs to move (2E-STAFF-01).
    Staffed,
    /// A ship with a damage card on it.
    Damaged,
    /// A mission that has been completed.
    Completed,
    /// A dilemma beneath a mission.
    Overcome,
    /// Placed as damage; outside play, a card with damage text.
    DamageCard,
    /// Turned face down.
    FaceDown,
    /// In a brig.
    Captive,
    /// A ship on the surface of a planet (1E-LAND-01).
    Landed,
}

/// A relation between "it" and another card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Relation {
    /// A ship carries such a card.
    Aboard,
    /// Such a card is on it.
    On,
    /// A personnel is equipped with such a card (2E-GLOSS-08).
    EquippedWith,
    /// Such a personnel is equipped with it.
    Equips,
    /// Such a card is at the mission.
    AtIt,
    /// Such a dilemma lies beneath the mission.
    Beneath,
    /// It is on, aboard or beneath such a card.
    HeldBy,
    /// The mission it is at is such a one.
    Mission,
    /// It is present with such a card (2E-PRES-01).
    Present,
}

/// A part that cards take in what is going on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activity {
    /// Facing the dilemma.
    Facing,
    /// Attempting a mission, the ship included.
    Attempting,
    /// In the fight going on, on any side.
    Involved,
    /// In a combat between personnel.
    InCombat,
    /// In an engagement between ships.
    InEngagement,
}

/// The respect in which two cards are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Key {
    /// Title.
    Title,
    /// Species: the entries match exactly (2E-GLOSS-19).
    Species,
    /// Affiliation. Between a mission and another card: the mission shows that affiliation's icon.
    Affiliation,
    /// A skill that both have.
    AnySkill,
    /// Cost.
    Cost,
    /// Card type; also compared with the card type named in a slot.
    Type,
    /// Both planet, both space or both headquarters missions.
    MissionType,
    /// The player who commands them.
    Commander,
    /// Classification.
    Class,
}
