//! The printed facts of a card, as data.

use crate::edition::Edition;
use crate::first::{FirstFacts, Kind};
use crate::language::{Ability, PlayRule, Requirement};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Rarity, Skill, Stat,
};
use crate::sets::{Affiliations, TypeSet};
use crate::word::Word;
use serde::{Deserialize, Serialize};

/// One card as a pack describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardDef {
    /// Set number, rarity, card number: `1R087` (2E-CARD-29). In the First Edition release and number: `premiere-215`.
    pub id: String,
    /// The title, which decides what is the same card (2E-UNIQ-03).
    pub title: Word,
    /// The line below the title of unique personnel and ships; in the First Edition the mark of a version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub subtitle: Option<String>,
    /// The place a mission is at, where the card prints one apart from its title.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub location: Option<String>,
    /// The code of the set: `SE`, `En`, `CA`; in the First Edition of the release: `premiere`, `au`.
    pub set: String,
    /// The rarity.
    pub rarity: Rarity,
    /// Whether only one may be in play (2E-UNIQ-01).
    #[serde(default, skip_serializing_if = "is_false")]
    pub unique: bool,
    /// Counters to pay; for a dilemma, what it takes of the dilemma limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub cost: u8,
    /// The bold words above the text; in the First Edition characteristics and regions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<Keyword>,
    /// The type, and the facts that only this type has.
    pub facts: Facts,
    /// The conditions of playing it, and where it goes.
    #[serde(default, skip_serializing_if = "PlayRule::is_default")]
    pub play: PlayRule,
    /// The game text as data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub text: Vec<Ability>,
    /// Whether the pack holds the card's text.
    #[serde(default, skip_serializing_if = "Support::is_full")]
    pub support: Support,
}

/// The part of a card that is played. A card is never half played: `Blank` cards are marked wherever they are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Support {
    /// The whole text works.
    #[default]
    Full,
    /// The card has game text that is not in the pack yet; it is played as if it had none.
    Blank,
}

impl Support {
    /// Whether the whole text works. Packs leave this value out.
    pub fn is_full(&self) -> bool {
        *self == Support::Full
    }
}

/// The facts that only cards of one type have.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Facts {
    /// A member of a crew.
    Personnel {
        /// The affiliation.
        affiliation: Affiliation,
        /// The icons, command and staff among them.
        #[serde(default)]
        icons: Vec<Icon>,
        /// One entry, or two for a mixed species such as Human/Klingon.
        species: Vec<Word>,
        /// The gender, by which the text is written.
        #[serde(default, skip_serializing_if = "is_unknown")]
        gender: Gender,
        /// The skills with their levels, in the order of the card.
        skills: Vec<(Skill, u8)>,
        /// Integrity.
        integrity: i16,
        /// Cunning.
        cunning: i16,
        /// Strength.
        strength: i16,
    },
    /// A ship.
    Ship {
        /// The affiliation.
        affiliation: Affiliation,
        /// The icons of the ship itself.
        #[serde(default)]
        icons: Vec<Icon>,
        /// The class, such as `Galaxy`.
        class: Word,
        /// The icons it needs aboard to move (2E-STAFF-01).
        staffing: Vec<Icon>,
        /// Range.
        range: i16,
        /// Weapons.
        weapons: i16,
        /// Shields.
        shields: i16,
    },
    /// Equipment, which personnel use.
    Equipment {},
    /// An event.
    Event {},
    /// An interrupt, which is played in response.
    Interrupt {},
    /// A mission, or a headquarters.
    Mission {
        /// Planet, space or headquarters.
        kind: MissionKind,
        /// The Range it takes to move past it.
        span: u8,
        /// The points for completing it.
        points: u8,
        /// The quadrant it lies in.
        quadrant: Quadrant,
        /// The personnel who may attempt it.
        attempt: AttemptBy,
        /// The requirements; a headquarters has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        requirements: Option<Requirement>,
        /// The cards a headquarters lets its player play.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        plays: Vec<Plays>,
    },
    /// A dilemma.
    Dilemma {
        /// Planet, space or dual.
        kind: DilemmaKind,
    },
    /// A card of the First Edition.
    First(Box<FirstFacts>),
}

/// The personnel who may begin an attempt (2E-ATT-07, 2E-ATT-08).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttemptBy {
    /// A personnel of one of these affiliations.
    Affiliations(Vec<Affiliation>),
    /// Anyone, or anyone but these.
    AnyExcept(Vec<Affiliation>),
    /// Nobody: a headquarters.
    Nobody,
}

/// An entry in the list of cards that a headquarters accepts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Plays {
    /// Personnel and ships that have all of these.
    Cards {
        /// The affiliation they need.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        affiliation: Option<Affiliation>,
        /// The icon they need.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        icon: Option<Icon>,
    },
    /// Any equipment.
    Equipment,
}

/// A keyword, with its parameter where it has one (2E-KEY-03, 2E-KEY-05).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keyword {
    /// A keyword without a parameter.
    Plain(Word),
    /// A commander, with the title of the ship.
    Commander(Word),
    /// A mission in a region.
    Region(Word),
    /// A Borg who lends a skill.
    Interlink(Interlink),
}

/// The skill that an Interlink keyword lends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Interlink {
    /// This skill.
    Skill(Skill),
    /// A skill on one's own personnel present that is not of this affiliation.
    SkillOfPresentOutside(Affiliation),
}

impl Keyword {
    /// The keyword without its parameter, as card text refers to it.
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
    /// The card type.
    pub fn card_type(&self) -> CardType {
        match self.facts {
            Facts::Personnel { .. } => CardType::Personnel,
            Facts::Ship { .. } => CardType::Ship,
            Facts::Equipment {} => CardType::Equipment,
            Facts::Event {} => CardType::Event,
            Facts::Interrupt {} => CardType::Interrupt,
            Facts::Mission { .. } => CardType::Mission,
            Facts::Dilemma { .. } => CardType::Dilemma,
            Facts::First(ref facts) => facts.of.card_type(),
        }
    }

    /// The edition the card belongs to.
    pub fn edition(&self) -> Edition {
        match self.facts {
            Facts::First(_) => Edition::First,
            _ => Edition::Second,
        }
    }

    /// The facts of a First Edition card.
    pub fn first(&self) -> Option<&FirstFacts> {
        match &self.facts {
            Facts::First(facts) => Some(facts),
            _ => None,
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

    /// The affiliation of a personnel or ship, if it has exactly one.
    pub fn affiliation(&self) -> Option<Affiliation> {
        match &self.facts {
            Facts::Personnel { affiliation, .. } | Facts::Ship { affiliation, .. } => {
                Some(*affiliation)
            }
            Facts::First(facts) => match facts.of.affiliations() {
                [one] => Some(*one),
                _ => None,
            },
            _ => None,
        }
    }

    /// All affiliations of a personnel or ship, or of a facility.
    pub fn affiliations(&self) -> Affiliations {
        match &self.facts {
            Facts::First(facts) => facts.of.affiliations().iter().copied().collect(),
            _ => self.affiliation().into_iter().collect(),
        }
    }

    /// All types that the card counts as.
    pub fn types(&self) -> TypeSet {
        let types = TypeSet::only(self.card_type());
        match self.first().map(|facts| &facts.of) {
            Some(Kind::InterruptEvent) => types.with(CardType::Event),
            _ => types,
        }
    }

    /// The icons of a personnel or ship; in the First Edition of any card.
    pub fn icons(&self) -> &[Icon] {
        match &self.facts {
            Facts::First(facts) => &facts.icons,
            Facts::Personnel { icons, .. } | Facts::Ship { icons, .. } => icons,
            _ => &[],
        }
    }

    /// The skills of a Second Edition personnel, with their levels.
    pub fn skills(&self) -> &[(Skill, u8)] {
        match &self.facts {
            Facts::Personnel { skills, .. } => skills,
            _ => &[],
        }
    }

    /// The skills of a personnel of either edition, with their levels.
    pub fn skill_levels(&self) -> Vec<(Skill, u8)> {
        match &self.facts {
            Facts::First(facts) => {
                let skills = facts.skills().into_iter();
                skills.map(|l| (l.skill, l.level.count())).collect()
            }
            _ => self.skills().to_vec(),
        }
    }

    /// The species of a personnel.
    pub fn species(&self) -> &[Word] {
        match &self.facts {
            Facts::Personnel { species, .. } => species,
            Facts::First(facts) => match &facts.of {
                Kind::Personnel(personnel) => &personnel.species,
                _ => &[],
            },
            _ => &[],
        }
    }

    /// The printed number, if this card has it. What is not a plain number on a First Edition card is what the
    /// card says without its text.
    pub fn stat(&self, stat: Stat) -> Option<i16> {
        match (&self.facts, stat) {
            (Facts::First(facts), _) => facts.stat(stat),
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

    /// The kind of a mission.
    pub fn mission_kind(&self) -> Option<MissionKind> {
        match &self.facts {
            Facts::Mission { kind, .. } => Some(*kind),
            Facts::First(facts) => match &facts.of {
                Kind::Mission(mission) => Some(mission.kind),
                Kind::TimeLocation(location) => Some(location.kind),
                _ => None,
            },
            _ => None,
        }
    }

    /// The kind of a dilemma.
    pub fn dilemma_kind(&self) -> Option<DilemmaKind> {
        match &self.facts {
            Facts::Dilemma { kind } => Some(*kind),
            Facts::First(facts) => match &facts.of {
                Kind::Dilemma(dilemma) => dilemma.kind,
                _ => None,
            },
            _ => None,
        }
    }

    /// The quadrant of a mission.
    pub fn quadrant(&self) -> Option<Quadrant> {
        match &self.facts {
            Facts::Mission { quadrant, .. } => Some(*quadrant),
            Facts::First(facts) => match &facts.of {
                Kind::Mission(mission) => Some(mission.quadrant),
                Kind::TimeLocation(location) => Some(location.quadrant),
                _ => None,
            },
            _ => None,
        }
    }

    /// The requirements of a mission, at the end that faces its owner.
    pub fn requirements(&self) -> Option<&Requirement> {
        match &self.facts {
            Facts::Mission { requirements, .. } => requirements.as_ref(),
            Facts::First(facts) => match &facts.of {
                Kind::Mission(mission) => mission.own.requirements.as_ref(),
                _ => None,
            },
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
