//! Decks made by the program, from the cards whose whole text works.

use super::list::{DeckZone, FirstList};
use super::{LEAST_DRAW, MISSIONS, MOST_BENEATH, MOST_SEEDS};
use crate::catalogue::Catalogue;
use crate::first::facts::{Attempt, FirstFacts, Kind};
use crate::first::lexicon::{Ban, FacilityKind};
use crate::lexicon::{Affiliation, CardType, Icon, MissionKind, Quadrant};
use crate::model::{CardDef, Support};
use crate::random::SplitMix64;
use locale::{Message, message};

/// The number of dilemmas, where there are enough.
const DILEMMAS: usize = 24;
/// The number of ships.
const SHIPS: usize = 6;
/// The number of personnel at least.
const PERSONNEL: usize = 24;
/// The number of other cards that are drawn, where there are enough.
const OTHERS: usize = 10;

/// There are not enough cards for a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct NoDeck;

impl NoDeck {
    /// The error in words.
    pub fn message(&self) -> Message {
        message!("first-no-deck")
    }
}

/// Makes a legal deck of one affiliation: the given one, or one that the seed decides. The same seed makes the same
/// deck.
pub fn generate(
    catalogue: &Catalogue,
    seed: u64,
    affiliation: Option<Affiliation>,
) -> Result<FirstList, NoDeck> {
    let mut random = SplitMix64::new(seed);
    let mut wanted: Vec<Affiliation> = match affiliation {
        Some(one) => vec![one],
        None => Affiliation::ALL.to_vec(),
    };
    random.shuffle(&mut wanted);
    let cards: Vec<&CardDef> = catalogue
        .cards()
        .iter()
        .filter(|card| is_dealt(card))
        .collect();
    let lists = wanted.into_iter().filter_map(|affiliation| {
        let maker = Maker {
            cards: &cards,
            affiliation,
        };
        maker.list(&mut random.clone(), seed)
    });
    lists.into_iter().next().ok_or(NoDeck)
}

/// Cards that are played in full, in every format, and stand alone.
fn is_dealt(card: &CardDef) -> bool {
    let allowed = |facts: &FirstFacts| {
        facts.ban == Ban::Nowhere && facts.back_of.is_none() && !needs_more_rules(facts)
    };
    card.support == Support::Full && !card.is_q() && card.first().is_some_and(allowed)
}

/// Cards of modules that are not built yet (1E-GAP-02): Alternate Universe cards, holograms, White, Borg
/// (1E-GAP-03), several affiliations or persons on one card (1E-GAP-88), missions of both kinds (1E-GAP-87).
fn needs_more_rules(facts: &FirstFacts) -> bool {
    let module = |icon: &Icon| ["AU", "Holo", "KW"].contains(&icon.code());
    let affiliations = facts.of.affiliations();
    let dual = matches!(&facts.of, Kind::Mission(mission) if mission.kind == MissionKind::Dual);
    let halves = facts.skills().iter().any(|l| l.level.halves() % 2 != 0);
    facts.icons.iter().any(module)
        || affiliations.len() > 1
        || affiliations.contains(&Affiliation::Borg)
        || dual
        || halves
}

struct Maker<'a> {
    cards: &'a [&'a CardDef],
    affiliation: Affiliation,
}

impl<'a> Maker<'a> {
    fn list(&self, random: &mut SplitMix64, seed: u64) -> Option<FirstList> {
        let mut list = FirstList {
            name: format!("{} {seed}", self.affiliation),
            ..FirstList::default()
        };
        let missions = self.missions(random)?;
        list.zones.insert(DeckZone::Missions, ids(&missions));
        list.zones.insert(DeckZone::Seed, ids(&self.seeds(random)?));
        list.zones.insert(DeckZone::Draw, ids(&self.draw(random)?));
        list.tidy();
        Some(list)
    }

    fn shuffled(
        &self,
        random: &mut SplitMix64,
        fits: impl Fn(&CardDef) -> bool,
    ) -> Vec<&'a CardDef> {
        let cards = self.cards.iter().copied();
        let mut found: Vec<&CardDef> = cards.filter(|card| fits(card)).collect();
        random.shuffle(&mut found);
        found
    }

    /// Six missions at different locations that the affiliation may attempt, in one quadrant.
    fn missions(&self, random: &mut SplitMix64) -> Option<Vec<&'a CardDef>> {
        let found = self.shuffled(random, |card| {
            card.quadrant() == Some(Quadrant::Alpha) && self.attempts(card)
        });
        let mut missions: Vec<&CardDef> = Vec::new();
        for card in found {
            if missions.len() < MISSIONS && !missions.iter().any(|m| m.same_location(card)) {
                missions.push(card);
            }
        }
        (missions.len() == MISSIONS).then_some(missions)
    }

    fn attempts(&self, card: &CardDef) -> bool {
        match card.first().map(|facts| &facts.of) {
            Some(Kind::Mission(mission)) => match &mission.own.attempt {
                Attempt::Icons(list) => list.contains(&self.affiliation),
                Attempt::Any { except, .. } => !except.contains(&self.affiliation),
                Attempt::If(_) | Attempt::Nobody => false,
            },
            _ => false,
        }
    }

    /// An outpost, without which nobody could report, and dilemmas.
    fn seeds(&self, random: &mut SplitMix64) -> Option<Vec<&'a CardDef>> {
        let outposts = self.shuffled(random, |card| {
            let of = |kind: &Kind| {
                matches!(kind, Kind::Facility(f) if f.class == FacilityKind::Outpost)
                    && kind.affiliations().contains(&self.affiliation)
            };
            card.first().is_some_and(|facts| of(&facts.of))
        });
        let mut seeds: Vec<&CardDef> = vec![outposts.first()?];
        let dilemmas = self.shuffled(random, |card| card.card_type() == CardType::Dilemma);
        for copy in 0..MOST_BENEATH {
            // The second copies only where there are not enough different dilemmas.
            let room = (DILEMMAS + 1).min(MOST_SEEDS).saturating_sub(seeds.len());
            let few = copy == 0 || seeds.len() < DILEMMAS / 2;
            seeds.extend(dilemmas.iter().copied().take(if few { room } else { 0 }));
        }
        Some(seeds)
    }

    fn draw(&self, random: &mut SplitMix64) -> Option<Vec<&'a CardDef>> {
        let own = |card: &CardDef, kind: CardType| {
            card.card_type() == kind && card.affiliations().has(self.affiliation)
        };
        let ships = self.shuffled(random, |card| own(card, CardType::Ship));
        let personnel = self.shuffled(random, |card| own(card, CardType::Personnel));
        let others = self.shuffled(random, |card| {
            matches!(
                card.card_type(),
                CardType::Equipment
                    | CardType::Event
                    | CardType::Interrupt
                    | CardType::Incident
                    | CardType::Objective
            )
        });
        if personnel.len() < PERSONNEL / 2 || ships.is_empty() {
            return None;
        }
        let mut draw: Vec<&CardDef> = Vec::new();
        draw.extend(ships.iter().copied().cycle().take(SHIPS));
        draw.extend(others.into_iter().take(OTHERS));
        let rest = LEAST_DRAW.max(draw.len() + PERSONNEL) - draw.len();
        draw.extend(personnel.iter().copied().cycle().take(rest));
        Some(draw)
    }
}

fn ids(cards: &[&CardDef]) -> Vec<String> {
    cards.iter().map(|card| card.id.clone()).collect()
}
