//! What is told about decks.

use cards::Rulebook;
use cards::analysis::{self, Analysis, Branch, MissionChart, Ship, What};
use cards::deck::read::RemarkKind;
use cards::deck::{DeckList, Severity};
use cards::lexicon::{Icon, Skill, Stat};
use serde::{Deserialize, Serialize};

/// What a deck is built for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default)]
pub struct Terms {
    pub rules: Rulebook,
    /// The numbers of the sets that cards may be from; all, if there are none.
    pub sets: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckInfo {
    pub id: String,
    pub name: String,
    pub created: i64,
    pub updated: i64,
    /// Whether everybody finds it at its owner's profile.
    pub public: bool,
    #[serde(flatten)]
    pub terms: Terms,
}

/// A stored deck, for everybody who has its link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredDeck {
    #[serde(flatten)]
    pub deck: DeckInfo,
    /// Whose it is.
    pub by: String,
    /// Whether it is one's own, and can be changed.
    pub own: bool,
    /// The list as it was given.
    pub text: String,
}

/// Everything there is to say about a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckReport {
    pub legal: bool,
    /// The name in the list.
    pub name: String,
    /// The form it is written in.
    pub format: &'static str,
    pub findings: Vec<DeckFinding>,
    pub remarks: Vec<DeckRemark>,
    /// The list as it was understood: ids of cards, one for each copy.
    pub list: DeckList,
    pub numbers: DeckNumbers,
}

/// The numbers of a list that only the rules of the game give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckNumbers {
    /// The number of cards in an opening hand.
    pub hand: usize,
    /// Skills against missions.
    pub missions: Vec<MissionSupply>,
    /// The icons that ships ask for.
    pub staffing: Vec<StaffingSupply>,
}

/// A mission, and whether the personnel of the list can meet its requirements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MissionSupply {
    /// The id of the card.
    pub id: String,
    /// The ways to complete it.
    pub ways: Vec<WaySupply>,
    /// Whether the list has all of one way.
    pub covered: bool,
}

/// One way to complete a mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WaySupply {
    pub needs: Vec<NeedSupply>,
    /// Whether the list has all of them.
    pub covered: bool,
}

/// A skill or a total that a mission asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NeedSupply {
    pub need: Need,
    /// Copies of personnel who bring it; for a total, of all personnel.
    pub copies: usize,
    /// Levels of all who can be in play together; for a total, the number of average personnel it takes.
    pub measure: u16,
    /// Whether the list has enough of it.
    pub enough: bool,
}

/// One of the things that a way asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "kind", content = "of")]
pub enum Need {
    /// At least so many levels.
    Skill(Skill, u8),
    /// A total higher than the number.
    Total(Stat, u16),
    /// Something that printed numbers do not decide.
    Other,
}

/// An icon that ships ask for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StaffingSupply {
    /// Its code.
    pub icon: &'static str,
    /// Copies of personnel who have it.
    pub have: usize,
    /// The most that a ship of the list asks for.
    pub need: usize,
}

impl From<Analysis> for DeckNumbers {
    fn from(analysis: Analysis) -> DeckNumbers {
        let icon = |icon: Icon, have: usize| {
            let asks = |ship: &Ship| ship.staffing.iter().filter(|i| **i == icon.code()).count();
            StaffingSupply {
                icon: icon.code(),
                have,
                need: analysis.ships.iter().map(asks).max().unwrap_or(0),
            }
        };
        DeckNumbers {
            hand: analysis::HAND,
            staffing: vec![
                icon(Icon::command(), analysis.command),
                icon(Icon::staff(), analysis.staff),
            ],
            missions: analysis.missions.into_iter().map(mission).collect(),
        }
    }
}

fn mission(chart: MissionChart) -> MissionSupply {
    let way = |branch: Branch| WaySupply {
        needs: branch.needs.iter().map(need).collect(),
        covered: branch.covered,
    };
    MissionSupply {
        id: chart.id,
        covered: chart.branches.iter().any(|branch| branch.covered),
        ways: chart.branches.into_iter().map(way).collect(),
    }
}

fn need(asked: &analysis::Need) -> NeedSupply {
    NeedSupply {
        need: match asked.what {
            What::Skill(skill) => Need::Skill(skill, u8::try_from(asked.amount).unwrap_or(u8::MAX)),
            What::Total(stat) => Need::Total(stat, asked.amount),
            What::Other => Need::Other,
        },
        copies: asked.copies,
        measure: asked.measure,
        enough: asked.enough,
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckFinding {
    /// Such as `2E-DECK-05`.
    pub rule: &'static str,
    pub severity: Severity,
    pub text: String,
    /// What to do about it.
    pub remedy: String,
    /// The ids of the cards it is about.
    pub cards: Vec<String>,
}

/// Something about a line that is not plainly understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckRemark {
    pub line: usize,
    pub kind: RemarkKind,
    pub severity: Severity,
    pub text: String,
    /// Names that would be understood.
    pub suggestions: Vec<String>,
}

/// A deck that comes with the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StarterInfo {
    pub id: &'static str,
    pub name: String,
    pub affiliation: String,
    pub description: String,
    /// The list; only where one deck is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
}

/// A list as a file of another program reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DeckFile {
    pub text: String,
    /// Whether its form has no place for the name and the notes.
    pub nameless: bool,
}
