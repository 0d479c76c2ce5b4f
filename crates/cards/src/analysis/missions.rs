//! Skills against missions: the requirements of each mission, in each of its ways, and the personnel who bring them.

use crate::deck::together;
use crate::language::Requirement;
use crate::lexicon::{CardType, Skill, Stat};
use crate::model::{CardDef, Facts};
use serde::{Serialize, Serializer};

/// The most ways that a page can show. A mission with many "or"s has many.
const MOST_BRANCHES: usize = 64;

/// A mission, with its requirements and the personnel who bring them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MissionChart {
    /// The id of the card.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// `Planet` or `Space`.
    pub kind: &'static str,
    /// The points for completing it.
    pub points: u8,
    /// The span.
    pub span: u8,
    /// The quadrant.
    pub quadrant: &'static str,
    /// The ways to complete it.
    pub branches: Vec<Branch>,
}

/// One way to complete a mission.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Branch {
    /// The requirements of this way.
    pub needs: Vec<Need>,
    /// Whether the deck has all of them.
    pub covered: bool,
}

/// A skill or a total that a mission asks for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Need {
    /// The skill or attribute.
    pub what: What,
    /// The level, or the number that the total must be higher than.
    pub amount: u16,
    /// Copies of personnel who bring it; for an attribute, of all personnel.
    pub copies: usize,
    /// Levels of all who can be in play together; for an attribute, how many average personnel it takes.
    pub measure: u16,
    /// Whether the deck has enough of it.
    pub enough: bool,
    /// The personnel who bring the skill, cheapest first; for an attribute, the seven with most of it.
    pub who: Vec<Bringer>,
}

/// The object of a requirement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A skill.
    Skill(Skill),
    /// The total of an attribute.
    Total(Stat),
    /// A demand that printed numbers do not decide.
    Other,
}

impl What {
    /// The name of the skill or attribute.
    pub fn name(self) -> &'static str {
        match self {
            What::Skill(skill) => skill.name(),
            What::Total(stat) => stat.name(),
            What::Other => "other",
        }
    }
}

impl Serialize for What {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// A personnel who brings what a mission asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bringer {
    /// The id of the card.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// The number of copies in the deck.
    pub copies: usize,
    /// The cost.
    pub cost: u8,
    /// The level of the skill, or the attribute.
    pub n: i16,
}

impl MissionChart {
    /// Nothing for a headquarters, which asks for nothing.
    pub(super) fn of(mission: &CardDef, personnel: &[&CardDef]) -> Option<MissionChart> {
        let Facts::Mission {
            kind,
            points,
            span,
            quadrant,
            requirements: Some(requirement),
            ..
        } = &mission.facts
        else {
            return None;
        };
        let branches = branches(requirement).into_iter().map(|terms| {
            let needs: Vec<Need> = terms.iter().map(|t| need(t, personnel)).collect();
            Branch {
                covered: needs.iter().all(|n| n.enough),
                needs,
            }
        });
        Some(MissionChart {
            id: mission.id.clone(),
            name: mission.full_name(),
            kind: kind.name(),
            points: *points,
            span: *span,
            quadrant: quadrant.name(),
            branches: branches.collect(),
        })
    }

    pub(super) fn asks_for(&self, skill: Skill) -> bool {
        let needs = self.branches.iter().flat_map(|b| &b.needs);
        needs.into_iter().any(|n| n.what == What::Skill(skill))
    }
}

/// The ways to meet a requirement, each a list of things that are all needed.
pub(super) fn branches(requirement: &Requirement) -> Vec<Vec<&Requirement>> {
    let mut out: Vec<Vec<&Requirement>> = match requirement {
        Requirement::All(parts) => parts.iter().fold(vec![Vec::new()], |ways, part| {
            let more = branches(part);
            let joined = ways
                .iter()
                .flat_map(|way| more.iter().map(|m| [way.as_slice(), m.as_slice()].concat()));
            joined.take(MOST_BRANCHES).collect()
        }),
        Requirement::Either(parts) => parts.iter().flat_map(branches).collect(),
        term => vec![vec![term]],
    };
    out.truncate(MOST_BRANCHES);
    out
}

pub(super) fn level(card: &CardDef, skill: Skill) -> u8 {
    let held = card.skills().iter().filter(|(s, _)| *s == skill);
    held.map(|(_, n)| n).sum()
}

fn need(term: &Requirement, personnel: &[&CardDef]) -> Need {
    match term {
        Requirement::Skill(skill, level) => skill_need(*skill, *level, personnel),
        Requirement::Total(stat, more_than) => total_need(*stat, *more_than, personnel),
        _ => Need {
            what: What::Other,
            amount: 0,
            copies: 0,
            measure: 0,
            enough: true,
            who: Vec::new(),
        },
    }
}

fn skill_need(skill: Skill, amount: u8, personnel: &[&CardDef]) -> Need {
    let have: Vec<&CardDef> = personnel
        .iter()
        .filter(|c| level(c, skill) > 0)
        .copied()
        .collect();
    let at_once: u16 = together(&have)
        .iter()
        .map(|c| u16::from(level(c, skill)))
        .sum();
    let mut who = bringers(&have, |c| i16::from(level(c, skill)));
    who.sort_by_key(|b| b.cost);
    Need {
        what: What::Skill(skill),
        amount: u16::from(amount),
        copies: have.len(),
        measure: at_once,
        enough: at_once >= u16::from(amount),
        who,
    }
}

fn total_need(stat: Stat, more_than: u16, personnel: &[&CardDef]) -> Need {
    let of = |c: &CardDef| c.stat(stat).unwrap_or(0);
    let crew = together(personnel);
    let sum: i64 = crew.iter().map(|c| i64::from(of(c))).sum();
    let wanted = i64::from(more_than) + 1;
    // So many average personnel: sum / n each.
    let measure = match sum {
        1.. => (wanted * crew.len() as i64 + sum - 1) / sum,
        _ => 0,
    };
    let mut who = bringers(personnel, of);
    who.sort_by_key(|b| std::cmp::Reverse(b.n));
    who.truncate(7);
    Need {
        what: What::Total(stat),
        amount: more_than,
        copies: personnel.len(),
        measure: measure as u16,
        enough: sum >= wanted,
        who,
    }
}

fn bringers(cards: &[&CardDef], n: impl Fn(&CardDef) -> i16) -> Vec<Bringer> {
    let mut out: Vec<Bringer> = Vec::new();
    for card in cards
        .iter()
        .filter(|c| c.card_type() == CardType::Personnel)
    {
        match out.iter_mut().find(|b| b.id == card.id) {
            Some(known) => known.copies += 1,
            None => out.push(Bringer {
                id: card.id.clone(),
                name: card.full_name(),
                copies: 1,
                cost: card.cost,
                n: n(card),
            }),
        }
    }
    out
}
