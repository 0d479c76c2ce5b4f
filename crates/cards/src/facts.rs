//! Card facts as flat records, one object per card, for programs that want a table and not a tree.

use crate::first;
use crate::language::Requirement;
use crate::lexicon::{Gender, Icon};
use crate::model::{AttemptBy, CardDef, Facts, Plays, Support};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use std::collections::BTreeMap;

/// A card as a flat record. Facts that the card does not have are null; icons, staffing and keywords are empty lists.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FlatFacts {
    /// The collector code, such as `1R087`.
    pub id: String,
    /// The title.
    pub title: String,
    /// The subtitle.
    pub subtitle: Option<String>,
    /// The place of a mission.
    pub location: Option<String>,
    /// The card type, in full.
    #[serde(rename = "type")]
    pub card_type: &'static str,
    /// The code of the set.
    pub set: String,
    /// The code of the rarity.
    pub rarity: &'static str,
    /// Whether the card is unique.
    pub unique: bool,
    /// The cost.
    pub cost: u8,
    /// `P`, `S`, `H` or `D`, for missions and dilemmas.
    pub kind: Option<&'static str>,
    /// The span of a mission.
    pub span: Option<u8>,
    /// The points of a mission.
    pub points: Option<u8>,
    /// The code of a mission's quadrant.
    pub quadrant: Option<&'static str>,
    /// The affiliation of a personnel or ship, in full.
    pub affiliation: Option<&'static str>,
    /// The codes of the affiliations a mission shows; null if it names in words who may attempt it.
    pub affiliations: Option<Vec<&'static str>>,
    /// `any`, `any except Bor` or `none`, where a mission has words in place of icons.
    pub attempt: Option<String>,
    /// The codes of the icons.
    pub icons: Vec<&'static str>,
    /// The codes of the icons a ship needs aboard.
    pub staffing: Vec<&'static str>,
    /// The keywords, as they are printed.
    pub keywords: Vec<String>,
    /// The class of a ship.
    pub class: Option<&'static str>,
    /// The species of a personnel, such as `Human/Klingon`.
    pub species: Option<String>,
    /// The skills of a personnel.
    pub skills: Option<Skills>,
    /// Integrity.
    pub integrity: Option<i16>,
    /// Cunning.
    pub cunning: Option<i16>,
    /// Strength.
    pub strength: Option<i16>,
    /// Range.
    pub range: Option<i16>,
    /// Weapons.
    pub weapons: Option<i16>,
    /// Shields.
    pub shields: Option<i16>,
    /// The requirements of a mission, as they are printed.
    pub requirements: Option<String>,
    /// The requirements of a mission, as data.
    pub requirements_tree: Option<Requirement>,
    /// The cards a headquarters accepts: codes, `Fed+DS9` for both at once, `equipment`.
    pub plays: Option<Vec<String>>,
    /// The gender of a personnel, where it is known.
    pub gender: Option<&'static str>,
    /// `full`, or `blank` for a card whose text is not played.
    pub support: &'static str,
    /// The game text.
    pub text: Text,
    /// All facts of a First Edition card, as its card list has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<BTreeMap<&'static str, String>>,
}

/// Skill names with levels, in the order of the card.
#[derive(Clone, Debug, PartialEq)]
pub struct Skills(pub Vec<(&'static str, u8)>);

impl Serialize for Skills {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(self.0.len()))?;
        for (name, level) in &self.0 {
            map.serialize_entry(name, level)?;
        }
        map.end()
    }
}

/// The game text by language. This crate leaves it empty; the `gametext` crate writes it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Text {
    /// In English.
    pub en: Option<String>,
    /// In German.
    pub de: Option<String>,
}

impl FlatFacts {
    /// Makes the record of a card, without its text.
    pub fn of(card: &CardDef) -> FlatFacts {
        let mut flat = FlatFacts::common(card);
        match &card.facts {
            Facts::Personnel {
                species,
                gender,
                skills,
                integrity,
                cunning,
                strength,
                ..
            } => {
                let species: Vec<_> = species.iter().map(|s| s.as_str()).collect();
                flat.species = Some(species.join("/"));
                flat.gender = (*gender != Gender::Unknown).then(|| gender.name());
                flat.skills = Some(Skills(skills.iter().map(|(s, n)| (s.name(), *n)).collect()));
                flat.integrity = Some(*integrity);
                flat.cunning = Some(*cunning);
                flat.strength = Some(*strength);
            }
            Facts::Ship {
                class,
                staffing,
                range,
                weapons,
                shields,
                ..
            } => {
                flat.class = Some(class.as_str());
                flat.staffing = codes(staffing);
                flat.range = Some(*range);
                flat.weapons = Some(*weapons);
                flat.shields = Some(*shields);
            }
            Facts::Mission { .. } => flat.mission(&card.facts),
            Facts::Dilemma { kind } => flat.kind = Some(kind.code()),
            Facts::Equipment {} | Facts::Event {} | Facts::Interrupt {} => {}
            Facts::First(_) => flat.first = Some(first::table::cells(card)),
        }
        flat
    }

    /// The facts that cards of every type have; everything else is still absent.
    fn common(card: &CardDef) -> FlatFacts {
        FlatFacts {
            id: card.id.clone(),
            title: card.title.to_string(),
            subtitle: card.subtitle.clone(),
            location: card.location.clone(),
            card_type: card.card_type().name(),
            set: card.set.clone(),
            rarity: card.rarity.code(),
            unique: card.unique,
            cost: card.cost,
            kind: None,
            span: None,
            points: None,
            quadrant: None,
            affiliation: card.affiliation().map(|a| a.name()),
            affiliations: None,
            attempt: None,
            icons: codes(card.icons()),
            staffing: Vec::new(),
            keywords: card.keywords.iter().map(|k| k.to_string()).collect(),
            class: None,
            species: None,
            skills: None,
            integrity: None,
            cunning: None,
            strength: None,
            range: None,
            weapons: None,
            shields: None,
            requirements: None,
            requirements_tree: None,
            plays: None,
            gender: None,
            support: match card.support {
                Support::Full => "full",
                Support::Blank => "blank",
            },
            text: Text::default(),
            first: None,
        }
    }

    fn mission(&mut self, facts: &Facts) {
        let Facts::Mission {
            kind,
            span,
            points,
            quadrant,
            attempt,
            requirements,
            plays,
        } = facts
        else {
            return;
        };
        self.kind = Some(kind.code());
        self.span = Some(*span);
        self.points = Some(*points);
        self.quadrant = Some(quadrant.code());
        match attempt {
            AttemptBy::Affiliations(list) => {
                self.affiliations = Some(list.iter().map(|a| a.code()).collect());
            }
            AttemptBy::AnyExcept(list) if list.is_empty() => self.attempt = Some("any".into()),
            AttemptBy::AnyExcept(list) => {
                let list: Vec<_> = list.iter().map(|a| a.code()).collect();
                self.attempt = Some(format!("any except {}", list.join(", ")));
            }
            AttemptBy::Nobody => self.attempt = Some("none".into()),
        }
        self.requirements = requirements.as_ref().and_then(Requirement::printed);
        self.requirements_tree = requirements.clone();
        self.plays = (!plays.is_empty()).then(|| plays.iter().map(play_code).collect());
    }
}

fn codes(icons: &[Icon]) -> Vec<&'static str> {
    icons.iter().map(|icon| icon.code()).collect()
}

fn play_code(plays: &Plays) -> String {
    match plays {
        Plays::Equipment => "equipment".into(),
        Plays::Cards { affiliation, icon } => {
            let parts = [affiliation.map(|a| a.code()), icon.map(|i| i.code())];
            parts.into_iter().flatten().collect::<Vec<_>>().join("+")
        }
    }
}
