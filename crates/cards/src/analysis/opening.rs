//! Odds of opening hands, by drawing many of them. The same seed gives the same odds.

use super::missions::{branches, level};
use crate::catalogue::Catalogue;
use crate::deck::{DeckList, together};
use crate::language::Requirement;
use crate::lexicon::CardType;
use crate::model::{CardDef, Facts};
use crate::random::SplitMix64;
use serde::Serialize;

/// The number of cards in an opening hand (2E-SETUP-06).
pub const HAND: usize = 7;
/// 2E-COST-01.
const COUNTERS: usize = 7;
/// The numbers of cards seen: the first hand, and some draws later.
const SEEN: [usize; 4] = [7, 12, 18, 25];

/// The odds of opening hands.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opening {
    /// The number of hands that were drawn.
    pub hands: u32,
    /// The chance of 0, 1, 2 … personnel in the opening hand.
    pub personnel: Vec<f64>,
    /// The chance of a ship in it.
    pub ship: f64,
    /// Counters of the first turn that go into cards, on average, if as many as possible do.
    pub spent: f64,
    /// The odds of having what each mission takes.
    pub missions: Vec<MissionOdds>,
}

/// The chance that a ship and personnel who together meet the requirements are among the cards seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MissionOdds {
    /// The id of the mission.
    pub id: String,
    /// Its full name.
    pub name: String,
    /// The number of cards seen, with the chance.
    pub after: Vec<(usize, f64)>,
}

impl Opening {
    /// Draws hands from a deck. `None` for a deck that is smaller than a hand.
    pub fn of(list: &DeckList, catalogue: &Catalogue, hands: u32, seed: u64) -> Option<Opening> {
        let mut deck: Vec<&CardDef> = list
            .deck
            .iter()
            .filter_map(|id| catalogue.get(id))
            .collect();
        if deck.len() < HAND || hands == 0 {
            return None;
        }
        let missions: Vec<(&CardDef, &Requirement)> = list
            .missions
            .iter()
            .filter_map(|id| catalogue.get(id))
            .filter_map(|card| match &card.facts {
                Facts::Mission {
                    requirements: Some(r),
                    ..
                } => Some((card, r)),
                _ => None,
            })
            .collect();
        let mut rng = SplitMix64::new(seed);
        let mut personnel = vec![0u32; HAND + 1];
        let (mut ship, mut spent) = (0u32, 0usize);
        let mut met = vec![[0u32; SEEN.len()]; missions.len()];
        for _ in 0..hands {
            rng.shuffle(&mut deck);
            let hand = &deck[..HAND];
            personnel[number(hand, CardType::Personnel)] += 1;
            ship += u32::from(number(hand, CardType::Ship) > 0);
            spent += most_spent(hand);
            for (at, (_, requirement)) in missions.iter().enumerate() {
                let first = SEEN
                    .iter()
                    .position(|n| is_met(requirement, &deck[..deck.len().min(*n)]));
                for hits in &mut met[at][first.unwrap_or(SEEN.len())..] {
                    *hits += 1;
                }
            }
        }
        let share = |n: u32| f64::from(n) / f64::from(hands);
        Some(Opening {
            hands,
            personnel: personnel.into_iter().map(share).collect(),
            ship: share(ship),
            spent: spent as f64 / f64::from(hands),
            missions: missions
                .iter()
                .zip(met)
                .map(|((card, _), met)| MissionOdds {
                    id: card.id.clone(),
                    name: card.full_name(),
                    after: SEEN.into_iter().zip(met.map(share)).collect(),
                })
                .collect(),
        })
    }
}

fn number(cards: &[&CardDef], card_type: CardType) -> usize {
    cards.iter().filter(|c| c.card_type() == card_type).count()
}

/// The most counters that cards of the hand can take; interrupts take none.
fn most_spent(hand: &[&CardDef]) -> usize {
    let mut reachable = [false; COUNTERS + 1];
    reachable[0] = true;
    for card in hand.iter().filter(|c| c.card_type() != CardType::Interrupt) {
        let cost = usize::from(card.cost);
        for total in (cost..=COUNTERS).rev() {
            reachable[total] = reachable[total] || reachable[total - cost];
        }
    }
    reachable.iter().rposition(|r| *r).unwrap_or(0)
}

/// A ship is there, and everybody who is there together meets the requirement.
fn is_met(requirement: &Requirement, cards: &[&CardDef]) -> bool {
    let crew = together(cards);
    let holds = |term: &&Requirement| match term {
        Requirement::Skill(skill, n) => {
            crew.iter()
                .map(|c| u16::from(level(c, *skill)))
                .sum::<u16>()
                >= u16::from(*n)
        }
        Requirement::Total(stat, more_than) => {
            let sum: i64 = crew
                .iter()
                .filter_map(|c| c.stat(*stat))
                .map(i64::from)
                .sum();
            sum > i64::from(*more_than)
        }
        _ => true,
    };
    number(cards, CardType::Ship) > 0
        && branches(requirement)
            .iter()
            .any(|way| way.iter().all(holds))
}
