//! The numbers of a deck, by what is printed on its cards. The chart of this game is skills against missions
//! ([`MissionChart`]); costs, attributes, staffing and dilemmas follow, and the odds of opening hands ([`Opening`]).
//!
//! Texts are not counted: a card that lends skills or changes costs does more than these numbers show.

mod missions;
mod opening;

pub use missions::{Branch, Bringer, MissionChart, Need, What};
pub use opening::{HAND, MissionOdds, Opening};

use crate::catalogue::Catalogue;
use crate::deck::{DeckList, Staffing, staffing, together};
use crate::lexicon::{CardType, DilemmaKind, Icon, MissionKind, Stat};
use crate::model::{CardDef, Facts};
use serde::Serialize;
use std::collections::BTreeMap;

/// The numbers of one deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Analysis {
    /// The name of the deck.
    pub name: String,
    /// The number of cards in each part.
    pub sizes: Sizes,
    /// The missions, each with the personnel who bring what it asks for.
    pub missions: Vec<MissionChart>,
    /// The skills that the personnel bring, most copies first.
    pub skills: Vec<Supply>,
    /// The costs of the cards.
    pub costs: Costs,
    /// Integrity, Cunning and Strength of the personnel.
    pub attributes: Vec<Attribute>,
    /// The card types, most copies first.
    pub types: Vec<Count>,
    /// The species, most copies first.
    pub species: Vec<Count>,
    /// The keywords, most copies first.
    pub keywords: Vec<Count>,
    /// The icons, most copies first.
    pub icons: Vec<Count>,
    /// The ships.
    pub ships: Vec<Ship>,
    /// The number of personnel with a command icon.
    pub command: usize,
    /// The number of personnel with a staff icon.
    pub staff: usize,
    /// The dilemma pile.
    pub dilemmas: Dilemmas,
    /// Personnel and ships that no headquarters of the deck accepts.
    pub homeless: Vec<Copies>,
}

/// The number of cards in each part of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Sizes {
    /// The missions.
    pub missions: usize,
    /// The dilemma pile.
    pub dilemmas: usize,
    /// The deck that is drawn from.
    pub deck: usize,
}

/// A word with the number of copies of cards that have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The word.
    pub what: String,
    /// The number of copies.
    pub n: usize,
}

/// A card with the number of its copies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Copies {
    /// The id of the card.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// The number of copies.
    pub n: usize,
}

/// A skill, and the personnel who bring it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Supply {
    /// The name of the skill.
    pub skill: &'static str,
    /// Copies of personnel who have it.
    pub copies: usize,
    /// The levels of all of them who can be in play together (2E-UNIQ-01).
    pub at_once: u16,
    /// Missions of the deck that ask for it.
    pub missions: usize,
}

/// The costs of the cards of the deck.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Costs {
    /// The number of copies at cost 0, 1, 2 …
    pub curve: Vec<usize>,
    /// The average cost of all cards.
    pub average: f64,
    /// The average cost of personnel.
    pub of_personnel: f64,
    /// The average cost of ships.
    pub of_ships: f64,
}

/// An attribute of the personnel.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Attribute {
    /// The name of the attribute.
    pub stat: &'static str,
    /// The average.
    pub average: f64,
    /// The highest value.
    pub highest: i16,
    /// The number of copies at 0, 1, 2 …
    pub curve: Vec<usize>,
}

/// A ship, with what it needs aboard before it moves (2E-STAFF-01, 2E-STAFF-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ship {
    /// The id of the card.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// The number of copies.
    pub n: usize,
    /// Range.
    pub range: i16,
    /// The cost.
    pub cost: u8,
    /// The codes of the icons it needs.
    pub staffing: Vec<&'static str>,
    /// Whether the personnel of the deck can staff it.
    pub staffed: bool,
}

/// The dilemma pile in numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Dilemmas {
    /// The number of planet dilemmas.
    pub planet: usize,
    /// The number of space dilemmas.
    pub space: usize,
    /// The number of dual dilemmas.
    pub dual: usize,
    /// The number of copies at cost 0, 1, 2 …
    pub curve: Vec<usize>,
    /// The average cost.
    pub average: f64,
}

impl Analysis {
    /// Counts the cards of a list. Ids that the catalogue does not know are left out; the validator names them.
    pub fn of(list: &DeckList, catalogue: &Catalogue) -> Analysis {
        let find = |ids: &[String]| -> Vec<&CardDef> {
            ids.iter().filter_map(|id| catalogue.get(id)).collect()
        };
        let (missions, dilemmas, deck) =
            (find(&list.missions), find(&list.dilemmas), find(&list.deck));
        let personnel = of_type(&deck, CardType::Personnel);
        let charts: Vec<MissionChart> = missions
            .iter()
            .filter_map(|mission| MissionChart::of(mission, &personnel))
            .collect();
        Analysis {
            name: list.name.clone(),
            sizes: Sizes {
                missions: missions.len(),
                dilemmas: dilemmas.len(),
                deck: deck.len(),
            },
            skills: skills(&personnel, &charts),
            missions: charts,
            costs: costs(&deck),
            attributes: Stat::PERSONNEL
                .map(|stat| attribute(&personnel, stat))
                .to_vec(),
            types: count(deck.iter().map(|c| c.card_type().name().to_owned())),
            species: count(
                personnel
                    .iter()
                    .flat_map(|c| c.species())
                    .map(|s| s.to_string()),
            ),
            keywords: count(
                deck.iter()
                    .flat_map(|c| &c.keywords)
                    .map(|k| k.word().to_string()),
            ),
            icons: count(
                deck.iter()
                    .flat_map(|c| c.icons())
                    .map(|i| i.name().to_owned()),
            ),
            ships: ships(&deck),
            command: with_icon(&personnel, Icon::command()),
            staff: with_icon(&personnel, Icon::staff()),
            dilemmas: mix(&dilemmas),
            homeless: homeless(&missions, &deck),
        }
    }
}

fn of_type<'a>(cards: &[&'a CardDef], card_type: CardType) -> Vec<&'a CardDef> {
    let fits = |card: &&&CardDef| card.card_type() == card_type;
    cards.iter().filter(fits).copied().collect()
}

/// Most first, then by name.
fn count(words: impl Iterator<Item = String>) -> Vec<Count> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for word in words {
        *counts.entry(word).or_default() += 1;
    }
    let mut out: Vec<Count> = counts
        .into_iter()
        .map(|(what, n)| Count { what, n })
        .collect();
    out.sort_by_key(|c| std::cmp::Reverse(c.n));
    out
}

/// Each card once, with its copies, in the order of the list.
fn copies(cards: &[&CardDef]) -> Vec<Copies> {
    let mut out: Vec<Copies> = Vec::new();
    for card in cards {
        match out.iter_mut().find(|c| c.id == card.id) {
            Some(known) => known.n += 1,
            None => out.push(Copies {
                id: card.id.clone(),
                name: card.full_name(),
                n: 1,
            }),
        }
    }
    out
}

fn average(numbers: &[i64]) -> f64 {
    match numbers.len() {
        0 => 0.0,
        n => numbers.iter().sum::<i64>() as f64 / n as f64,
    }
}

/// Counts how often each number from 0 occurs; lower numbers count as 0.
fn curve(numbers: &[i64]) -> Vec<usize> {
    let most = numbers.iter().max().copied().unwrap_or(0).max(0) as usize;
    let mut out = vec![0; if numbers.is_empty() { 0 } else { most + 1 }];
    for n in numbers {
        out[(*n).max(0) as usize] += 1;
    }
    out
}

fn costs_of(cards: &[&CardDef]) -> Vec<i64> {
    cards.iter().map(|card| i64::from(card.cost)).collect()
}

fn costs(deck: &[&CardDef]) -> Costs {
    let of = |card_type| average(&costs_of(&of_type(deck, card_type)));
    let all = costs_of(deck);
    Costs {
        curve: curve(&all),
        average: average(&all),
        of_personnel: of(CardType::Personnel),
        of_ships: of(CardType::Ship),
    }
}

fn attribute(personnel: &[&CardDef], stat: Stat) -> Attribute {
    let numbers: Vec<i64> = personnel
        .iter()
        .filter_map(|card| card.stat(stat))
        .map(i64::from)
        .collect();
    Attribute {
        stat: stat.name(),
        average: average(&numbers),
        highest: numbers.iter().max().map_or(0, |n| *n as i16),
        curve: curve(&numbers),
    }
}

fn skills(personnel: &[&CardDef], charts: &[MissionChart]) -> Vec<Supply> {
    let together = together(personnel);
    let mut out: Vec<Supply> = crate::lexicon::Skill::ALL
        .iter()
        .map(|skill| Supply {
            skill: skill.name(),
            copies: personnel
                .iter()
                .filter(|c| missions::level(c, *skill) > 0)
                .count(),
            at_once: together
                .iter()
                .map(|c| u16::from(missions::level(c, *skill)))
                .sum(),
            missions: charts.iter().filter(|chart| chart.asks_for(*skill)).count(),
        })
        .filter(|supply| supply.copies > 0 || supply.missions > 0)
        .collect();
    out.sort_by_key(|s| (std::cmp::Reverse(s.copies), s.skill));
    out
}

fn ships(deck: &[&CardDef]) -> Vec<Ship> {
    let list = of_type(deck, CardType::Ship);
    let of = |copies: Copies| {
        let card = list.iter().find(|c| c.id == copies.id)?;
        let Facts::Ship {
            staffing: posts,
            range,
            ..
        } = &card.facts
        else {
            return None;
        };
        Some(Ship {
            id: copies.id,
            name: copies.name,
            n: copies.n,
            range: *range,
            cost: card.cost,
            staffing: posts.iter().map(|icon| icon.code()).collect(),
            staffed: staffing(card, deck) == Staffing::Enough,
        })
    };
    copies(&list).into_iter().filter_map(of).collect()
}

fn with_icon(personnel: &[&CardDef], icon: Icon) -> usize {
    personnel
        .iter()
        .filter(|c| c.icons().contains(&icon))
        .count()
}

fn mix(dilemmas: &[&CardDef]) -> Dilemmas {
    let of = |kind| {
        dilemmas
            .iter()
            .filter(|c| c.dilemma_kind() == Some(kind))
            .count()
    };
    let costs = costs_of(dilemmas);
    Dilemmas {
        planet: of(DilemmaKind::Planet),
        space: of(DilemmaKind::Space),
        dual: of(DilemmaKind::Dual),
        curve: curve(&costs),
        average: average(&costs),
    }
}

fn homeless(missions: &[&CardDef], deck: &[&CardDef]) -> Vec<Copies> {
    let headquarters = missions
        .iter()
        .filter(|m| m.mission_kind() == Some(MissionKind::Headquarters));
    let headquarters: Vec<&&CardDef> = headquarters.collect();
    let out: Vec<&CardDef> = deck
        .iter()
        .filter(|c| matches!(c.card_type(), CardType::Personnel | CardType::Ship))
        .filter(|c| !headquarters.iter().any(|h| h.accepts(c)))
        .copied()
        .collect();
    copies(&out)
}
