//! The facts that only First Edition cards have.

use super::lexicon::{
    Ban, Class, FacilityKind, NemesisColour, NorPart, Property, SideDeck, SpecialEquipment, Team,
    TribblePower,
};
use super::number::{Attribute, Points, Small};
use super::skills::Dot;
use crate::language::{Condition, Filter, Requirement};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Skill,
};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// The facts of a First Edition card: those that cards of every type may have, and those of its type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FirstFacts {
    /// The property logo.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub property: Option<Property>,
    /// Other releases that printed the card in its time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Word>,
    /// Where it is banned.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ban: Ban,
    /// Marks of uniqueness besides the usual one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub copies: Copies,
    /// The card whose other face this is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub back_of: Option<String>,
    /// The icons; one code may be there twice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub icons: Vec<Icon>,
    /// The countdown icon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub countdown: Option<Small>,
    /// The affiliations it may pose as, by its infiltration icons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub infiltrates: Vec<Affiliation>,
    /// The nemesis icons.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nemesis: Vec<Nemesis>,
    /// The point box; that of a mission is a fact of each end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// Characteristics that its text asks for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asks: Vec<Word>,
    /// Whether it may be in a seed deck.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seeds: Seeds,
    /// The side decks it opens.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opens: Vec<Opens>,
    /// The side decks that its own text lets it into.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stocked: Vec<SideDeck>,
    /// The type, and what only cards of this type have.
    pub of: Kind,
}

/// Whether a card may be in a seed deck (1E-DECK-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seeds {
    /// Its type decides.
    #[default]
    ByType,
    /// Its text lets it seed.
    ByText,
}

/// A side deck that a doorway opens, and the limit it states (1E-DECK-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opens {
    /// The kind of side deck.
    pub side: SideDeck,
    /// The most cards in it; any number, if there is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// Marks of uniqueness besides the usual one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Copies {
    /// Unique or universal, as the card says.
    #[default]
    Usual,
    /// An enigma: as its own text says (1E-GAP-68).
    Enigma,
    /// Only one in play, for both players together.
    NotDuplicatable,
}

/// A nemesis icon: an arrow in a colour. Two that point at each other are enemies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Nemesis {
    /// The colour.
    pub colour: NemesisColour,
    /// The side it points to.
    pub points: Arrow,
}

/// The side an arrow points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
}

/// The type of a card, and the facts of cards of this type. Q cards have the icon Q and their type besides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Kind {
    /// A personnel, or two on one card.
    Personnel(Box<Personnel>),
    /// A ship.
    Ship(Box<Ship>),
    /// A facility.
    Facility(Facility),
    /// A mission.
    Mission(Box<Mission>),
    /// A time location.
    TimeLocation(TimeLocation),
    /// A site of a Nor.
    Site(Site),
    /// A dilemma.
    Dilemma(Dilemma),
    /// A tactic, which may also be a damage marker.
    Tactic(Tactic),
    /// A number of tribbles.
    Tribble(Tribble),
    /// Trouble with tribbles.
    Trouble,
    /// Equipment.
    Equipment,
    /// An event.
    Event,
    /// An incident.
    Incident,
    /// An interrupt.
    Interrupt,
    /// An interrupt that may be played as an event.
    InterruptEvent,
    /// An objective.
    Objective,
    /// An artifact.
    Artifact,
    /// A doorway.
    Doorway,
}

/// A classification (1E-CARD-20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Classification {
    /// None: Borg.
    #[default]
    None,
    /// This one.
    Of(Class),
    /// One for each of two persons.
    Two(Class, Class),
    /// Chosen when the personnel reports.
    Chosen,
}

/// A personnel, or two on one card.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personnel {
    /// The affiliations; their order means nothing.
    pub affiliations: Vec<Affiliation>,
    /// The classification.
    #[serde(default, skip_serializing_if = "is_default")]
    pub class: Classification,
    /// The species; none, where it is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<Word>,
    /// The genders; a drone has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gender: Vec<Gender>,
    /// The regular skills, dot by dot.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Dot>,
    /// The number of all dots, those of special skills included.
    pub dots: u8,
    /// INTEGRITY.
    pub integrity: Attribute,
    /// CUNNING.
    pub cunning: Attribute,
    /// STRENGTH.
    pub strength: Attribute,
    /// The keys of the persona; its title alone, if the list is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub personas: Vec<Word>,
    /// The character it poses as.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub impersonates: Option<Word>,
    /// The ships it is a matching commander of, by its own lore.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Word>,
    /// The cards that let it report by its kind.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<Word>,
    /// The people its lore names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Word>,
    /// The restriction box.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub restrictions: Vec<Restriction>,
}

/// A ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ship {
    /// The affiliations; their order means nothing.
    pub affiliations: Vec<Affiliation>,
    /// The class.
    pub class: Word,
    /// The personnel it needs aboard to move (1E-STAFF-01).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub staffing: Vec<Staff>,
    /// The special equipment.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub special: Vec<SpecialEquipment>,
    /// The skills of the ship itself.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Dot>,
    /// RANGE.
    pub range: Attribute,
    /// WEAPONS.
    pub weapons: Attribute,
    /// SHIELDS.
    pub shields: Attribute,
    /// The keys of the persona; its title alone, if the list is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub personas: Vec<Word>,
    /// Its matching commanders, by its own lore.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commanders: Vec<Word>,
    /// The people its lore names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<Word>,
    /// The restriction box.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub restrictions: Vec<Restriction>,
}

/// A requirement of a ship's staffing: one personnel that has this.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Staff {
    /// The icon.
    Icon(Icon),
    /// The affiliation.
    Affiliation(Affiliation),
    /// The skill at this level.
    Skill(Skill, u8),
    /// The species.
    Species(Word),
    /// The character of this name.
    Character(Word),
    /// One of these.
    Either(Vec<Staff>),
}

/// A restriction box.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Restriction {
    /// Does not work with such cards.
    NotWith(Filter),
    /// Has no transporters.
    NoTransporters,
    /// Has room for so many personnel.
    Holds(u8),
    /// Is not carried aboard such ships.
    NotCarriedBy(Filter),
    /// All attributes are lower by this number unless such a personnel is in its crew.
    LowerUnless(u8, Filter),
    /// Beams only once each turn.
    BeamsOncePerTurn,
    /// Is seeded at that location, like a dilemma.
    SeedsAt(Word),
    /// Does not use hand weapons.
    NoHandWeapons,
    /// Is not what others of its kind are.
    IsNot(Word),
    /// In words that the pack does not hold yet.
    Words,
}

/// A facility.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Facility {
    /// The affiliations.
    pub affiliations: Vec<Affiliation>,
    /// The type of facility.
    pub class: FacilityKind,
    /// WEAPONS, where it has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapons: Option<Attribute>,
    /// SHIELDS.
    pub shields: Attribute,
    /// The keys of the persona, where it has any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub personas: Vec<Word>,
}

/// A mission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// Planet, space, or both at once.
    pub kind: MissionKind,
    /// The quadrant.
    pub quadrant: Quadrant,
    /// The location, where it is another one than others of the printed name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Word>,
    /// The affiliation it is the homeworld of (1E-CARD-07).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homeworld: Option<Affiliation>,
    /// The facility that is part of the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub built_in: Option<Facility>,
    /// The end that faces its owner.
    pub own: End,
    /// The opponent's end; like the own one, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theirs: Option<OtherEnd>,
}

/// One end of a mission.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// Who may attempt it.
    pub attempt: Attempt,
    /// The RANGE it takes to enter or pass the location.
    pub span: Small,
    /// The point box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Points>,
    /// The requirements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub requirements: Option<Requirement>,
}

/// The opponent's end of a mission whose ends differ (1E-GAP-70).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherEnd {
    /// The end; nobody attempts the mission there, if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
    /// The text of that end.
    #[serde(default, skip_serializing_if = "is_default")]
    pub text: EndText,
}

/// The text of the opponent's end of a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EndText {
    /// That of the own end.
    #[default]
    Same,
    /// None.
    Nothing,
    /// Another one.
    Another,
}

/// Who may attempt a mission from one end.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Attempt {
    /// The affiliations whose icons it shows.
    Icons(Vec<Affiliation>),
    /// Any crew or Away Team.
    Any {
        /// The team it asks for.
        team: Team,
        /// Affiliations that may not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        except: Vec<Affiliation>,
        /// A condition.
        #[serde(default, skip_serializing_if = "Condition::is_always")]
        need: Condition,
    },
    /// Whoever the condition holds for.
    If(Condition),
    /// Nobody: the mission has no goal (1E-CARD-05).
    Nobody,
}

/// A time location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeLocation {
    /// Planet or space.
    pub kind: MissionKind,
    /// The quadrant.
    pub quadrant: Quadrant,
    /// The year.
    pub year: u16,
    /// The location of the spaceline that it is in another time.
    pub corresponds: Word,
}

/// A site of a Nor.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Site {
    /// The Nors it may be on; any, if the list is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub on: Vec<Word>,
    /// The part of the Nor.
    pub part: NorPart,
}

/// A dilemma.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dilemma {
    /// Where it may be met (1E-CARD-11); a Q dilemma has no kind.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<DilemmaKind>,
    /// RANGE, WEAPONS and SHIELDS of a dilemma that is a ship.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<(Attribute, Attribute, Attribute)>,
}

/// A tactic.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tactic {
    /// The ATTACK bonus.
    pub attack: i8,
    /// The DEFENSE bonus.
    pub defense: i8,
    /// The damage of a hit.
    pub hit: Vec<Damage>,
    /// The damage of a direct hit.
    pub direct: Vec<Damage>,
    /// As a damage marker: the change of RANGE.
    #[serde(default, skip_serializing_if = "is_default")]
    pub range: i8,
    /// As a damage marker: the change of WEAPONS.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weapons: i8,
    /// As a damage marker: the change of SHIELDS.
    #[serde(default, skip_serializing_if = "is_default")]
    pub shields: i8,
    /// As a damage marker: the change of HULL in percent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hull: i8,
}

/// A damage icon of a tactic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Damage {
    /// Another tactic is drawn and placed (1E-ICON-08).
    Draw,
    /// This card is placed (1E-ICON-09).
    Place,
}

/// A number of tribbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribble {
    /// How many.
    pub count: u32,
    /// The power of the card.
    pub power: TribblePower,
}

impl Kind {
    /// The card type. An interrupt that may be an event is an interrupt.
    pub fn card_type(&self) -> CardType {
        match self {
            Kind::Personnel(_) => CardType::Personnel,
            Kind::Ship(_) => CardType::Ship,
            Kind::Facility(_) => CardType::Facility,
            Kind::Mission(_) => CardType::Mission,
            Kind::TimeLocation(_) => CardType::TimeLocation,
            Kind::Site(_) => CardType::Site,
            Kind::Dilemma(_) => CardType::Dilemma,
            Kind::Tactic(_) => CardType::Tactic,
            Kind::Tribble(_) => CardType::Tribble,
            Kind::Trouble => CardType::Trouble,
            Kind::Equipment => CardType::Equipment,
            Kind::Event => CardType::Event,
            Kind::Incident => CardType::Incident,
            Kind::Interrupt | Kind::InterruptEvent => CardType::Interrupt,
            Kind::Objective => CardType::Objective,
            Kind::Artifact => CardType::Artifact,
            Kind::Doorway => CardType::Doorway,
        }
    }

    /// The affiliations of a personnel, ship or facility.
    pub fn affiliations(&self) -> &[Affiliation] {
        match self {
            Kind::Personnel(personnel) => &personnel.affiliations,
            Kind::Ship(ship) => &ship.affiliations,
            Kind::Facility(facility) => &facility.affiliations,
            _ => &[],
        }
    }

    /// The dots with regular skills of a personnel or ship.
    pub fn dots(&self) -> &[Dot] {
        match self {
            Kind::Personnel(personnel) => &personnel.skills,
            Kind::Ship(ship) => &ship.skills,
            _ => &[],
        }
    }

    /// The keys of the persona besides the title.
    pub fn personas(&self) -> &[Word] {
        match self {
            Kind::Personnel(personnel) => &personnel.personas,
            Kind::Ship(ship) => &ship.personas,
            Kind::Facility(facility) => &facility.personas,
            _ => &[],
        }
    }

    /// The restriction box of a personnel or ship.
    pub fn restrictions(&self) -> &[Restriction] {
        match self {
            Kind::Personnel(personnel) => &personnel.restrictions,
            Kind::Ship(ship) => &ship.restrictions,
            _ => &[],
        }
    }
}

impl Mission {
    /// The end that the opponent of its owner sees; none, if nothing is there.
    pub fn their_end(&self) -> Option<&End> {
        match &self.theirs {
            None => Some(&self.own),
            Some(other) => other.end.as_ref(),
        }
    }
}

// The lexicon's macro declares the type and cannot mark a default.
#[allow(clippy::derivable_impls)]
impl Default for Ban {
    fn default() -> Ban {
        Ban::Nowhere
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
