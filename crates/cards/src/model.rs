//! What is printed on a card, as data.

use crate::language::{Ability, PlayRule, Requirement};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Rarity, Skill, Stat,
};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// One card as a pack describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Set number, rarity, card number: `1R087` (2E-CARD-29).
    pub id: String,
    pub title: Word,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    /// The place a mission is at, where the card prints one apart from its title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    pub set: String,
    pub rarity: Rarity,
    #[serde(default, skip_serializing_if = "is_false")]
    pub unique: bool,
    /// Counters to pay; for a dilemma, what it takes of the dilemma limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    pub facts: Facts,
    #[serde(default, skip_serializing_if = "PlayRule::is_default")]
    pub play: PlayRule,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<Ability>,
    /// How much of the card's text the pack holds.
    #[serde(default, skip_serializing_if = "Support::is_full")]
    pub support: Support,
}

/// How much of a card is played. A card is never half played: `Blank` cards say so wherever they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Support {
    /// Everything the card says happens.
    #[default]
    Full,
    /// The card has game text that is not in the pack yet; it is played as if it had none.
    Blank,
}

impl Support {
    pub fn is_full(&self) -> bool {
        *self == Support::Full
    }
}

/// The facts that only cards of one type have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Facts {
    Personnel {
        affiliation: Affiliation,
        #[serde(default)]
        icons: Vec<Icon>,
        /// One entry, or two for a mixed species such as Human/Klingon.
        species: Vec<Word>,
        #[serde(default, skip_serializing_if = "is_unknown")]
        gender: Gender,
        skills: Vec<(Skill, u8)>,
        integrity: i16,
        cunning: i16,
        strength: i16,
    },
    Ship {
        affiliation: Affiliation,
        #[serde(default)]
        icons: Vec<Icon>,
        class: Word,
        staffing: Vec<Icon>,
        range: i16,
        weapons: i16,
        shields: i16,
    },
    Equipment {},
    Event {},
    Interrupt {},
    Mission {
        kind: MissionKind,
        span: u8,
        points: u8,
        quadrant: Quadrant,
        attempt: AttemptBy,
        /// What completes the mission; a headquarters has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        requirements: Option<Requirement>,
        /// What a headquarters lets its player play.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        plays: Vec<Plays>,
    },
    Dilemma {
        kind: DilemmaKind,
    },
}

/// Who may begin an attempt (2E-ATT-07, 2E-ATT-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttemptBy {
    /// A personnel of one of these affiliations.
    Affiliations(Vec<Affiliation>),
    /// Anyone, or anyone but these.
    AnyExcept(Vec<Affiliation>),
    /// Headquarters.
    Nobody,
}

/// One entry of what a headquarters accepts: cards that have all of these, or any equipment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plays {
    Cards {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        affiliation: Option<Affiliation>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        icon: Option<Icon>,
    },
    Equipment,
}

/// A keyword, with its parameter where it has one (2E-KEY-03, 2E-KEY-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    Plain(Word),
    /// The title of the ship.
    Commander(Word),
    Region(Word),
    Interlink(Interlink),
}

/// What an Interlink keyword gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Interlink {
    Skill(Skill),
    /// A skill on one's own personnel present that is not of this affiliation.
    SkillOfPresentOutside(Affiliation),
}

impl Keyword {
    /// The keyword without its parameter: what card text refers to.
    pub fn word(&self) -> Word {
        match self {
            Keyword::Plain(word) => *word,
            Keyword::Commander(_) => Word::new("Commander"),
            Keyword::Region(_) => Word::new("Region"),
            Keyword::Interlink(_) => Word::new("Interlink"),
        }
    }
}

impl std::fmt::Display for Keyword {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Keyword::Plain(word) => write!(f, "{word}"),
            Keyword::Commander(ship) => write!(f, "Commander: {ship}"),
            Keyword::Region(region) => write!(f, "Region: {region}"),
            Keyword::Interlink(Interlink::Skill(skill)) => write!(f, "Interlink: {skill}"),
            Keyword::Interlink(Interlink::SkillOfPresentOutside(a)) => write!(
                f,
                "Interlink: a skill on your non-[{}] personnel present",
                a.code()
            ),
        }
    }
}

impl CardDef {
    pub fn card_type(&self) -> CardType {
        match self.facts {
            Facts::Personnel { .. } => CardType::Personnel,
            Facts::Ship { .. } => CardType::Ship,
            Facts::Equipment {} => CardType::Equipment,
            Facts::Event {} => CardType::Event,
            Facts::Interrupt {} => CardType::Interrupt,
            Facts::Mission { .. } => CardType::Mission,
            Facts::Dilemma { .. } => CardType::Dilemma,
        }
    }

    /// Title and subtitle as players write them: `Jean-Luc Picard, Explorer`.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.title),
            None => self.title.to_string(),
        }
    }

    /// Whether the two agree in everything but their game text.
    pub fn same_card(&self, other: &CardDef) -> bool {
        let facts = |card: &CardDef| CardDef {
            play: PlayRule::default(),
            text: Vec::new(),
            support: Support::Full,
            ..card.clone()
        };
        facts(self) == facts(other)
    }

    /// Cards with the same title are the same thing, whatever their subtitles (2E-UNIQ-03).
    pub fn same_title(&self, other: &CardDef) -> bool {
        self.title == other.title
    }

    pub fn affiliation(&self) -> Option<Affiliation> {
        match self.facts {
            Facts::Personnel { affiliation, .. } | Facts::Ship { affiliation, .. } => {
                Some(affiliation)
            }
            _ => None,
        }
    }

    pub fn icons(&self) -> &[Icon] {
        match &self.facts {
            Facts::Personnel { icons, .. } | Facts::Ship { icons, .. } => icons,
            _ => &[],
        }
    }

    pub fn skills(&self) -> &[(Skill, u8)] {
        match &self.facts {
            Facts::Personnel { skills, .. } => skills,
            _ => &[],
        }
    }

    pub fn species(&self) -> &[Word] {
        match &self.facts {
            Facts::Personnel { species, .. } => species,
            _ => &[],
        }
    }

    /// The printed number, if this card has it.
    pub fn stat(&self, stat: Stat) -> Option<i16> {
        match (&self.facts, stat) {
            (Facts::Mission { .. }, Stat::Cost) => None,
            (_, Stat::Cost) => Some(i16::from(self.cost)),
            (Facts::Personnel { integrity, .. }, Stat::Integrity) => Some(*integrity),
            (Facts::Personnel { cunning, .. }, Stat::Cunning) => Some(*cunning),
            (Facts::Personnel { strength, .. }, Stat::Strength) => Some(*strength),
            (Facts::Ship { range, .. }, Stat::Range | Stat::UnusedRange) => Some(*range),
            (Facts::Ship { weapons, .. }, Stat::Weapons) => Some(*weapons),
            (Facts::Ship { shields, .. }, Stat::Shields) => Some(*shields),
            (Facts::Mission { span, .. }, Stat::Span) => Some(i16::from(*span)),
            (Facts::Mission { points, .. }, Stat::Points) => Some(i16::from(*points)),
            _ => None,
        }
    }

    pub fn mission_kind(&self) -> Option<MissionKind> {
        match self.facts {
            Facts::Mission { kind, .. } => Some(kind),
            _ => None,
        }
    }

    pub fn dilemma_kind(&self) -> Option<DilemmaKind> {
        match self.facts {
            Facts::Dilemma { kind } => Some(kind),
            _ => None,
        }
    }

    /// The regions a mission lies in (2E-MOVE-10).
    pub fn regions(&self) -> impl Iterator<Item = Word> + '_ {
        self.keywords.iter().filter_map(|k| match k {
            Keyword::Region(region) => Some(*region),
            _ => None,
        })
    }

    /// Whether this headquarters accepts `card` (2E-PLAY-02, 2E-PLAY-05, 2E-PLAY-07).
    pub fn accepts(&self, card: &CardDef) -> bool {
        let Facts::Mission { plays, kind, .. } = &self.facts else {
            return false;
        };
        match card.facts {
            Facts::Equipment {} => *kind == MissionKind::Headquarters,
            Facts::Personnel { .. } | Facts::Ship { .. } => plays.iter().any(|entry| match entry {
                Plays::Equipment => false,
                Plays::Cards { affiliation, icon } => {
                    affiliation.is_none_or(|a| card.affiliation() == Some(a))
                        && icon.is_none_or(|i| card.icons().contains(&i))
                }
            }),
            _ => false,
        }
    }
}

fn is_false(b: &bool) -> bool {
    !*b
}
fn is_zero(n: &u8) -> bool {
    *n == 0
}
fn is_unknown(g: &Gender) -> bool {
    *g == Gender::Unknown
}
// The lexicon's macro declares the type and cannot mark a default.
#[allow(clippy::derivable_impls)]
impl Default for Gender {
    fn default() -> Gender {
        Gender::Unknown
    }
}
