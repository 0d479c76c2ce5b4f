//! Decks made by the program: legal, playable, not clever.
//!
//! Everything is counted in whole numbers and drawn from one seed, so that a seed gives the same deck on
//! every platform.

use crate::catalogue::Catalogue;
use crate::deck::{DeckList, MISSIONS, MOST_COPIES};
use crate::language::Requirement;
use crate::lexicon::{Affiliation, CardType, DilemmaKind, Icon, MissionKind, Skill};
use crate::model::{AttemptBy, CardDef, Facts, Support};
use crate::random::SplitMix64;

const DECK: usize = 40;
/// One more copy of a dilemma than this would make the pile dull.
const DILEMMA_COPIES: usize = 2;

/// A legal deck around a headquarters: the one asked for, or any. The same arguments give the same deck.
///
/// The catalogue must hold enough cards for the headquarters; with too few, the list comes out short
/// and the validator says what is missing.
///
/// ```
/// use cards::{Catalogue, DeckRules, generate};
/// let cards = Catalogue::second_edition();
/// let list = generate::generate(cards, 1, Some("1S191"));
/// assert!(list.validate(cards, &DeckRules::default()).is_ok());
/// ```
pub fn generate(catalogue: &Catalogue, seed: u64, headquarters: Option<&str>) -> DeckList {
    let mut random = SplitMix64::new(seed);
    let all: Vec<&CardDef> = catalogue
        .cards()
        .iter()
        .filter(|card| card.mission_kind() == Some(MissionKind::Headquarters))
        .collect();
    let wanted = all
        .iter()
        .copied()
        .find(|h| Some(h.id.as_str()) == headquarters);
    let any = random.below(all.len());
    let Some(headquarters) = wanted.or(all.get(any).copied()) else {
        return DeckList::default();
    };
    let mut maker = Maker {
        catalogue,
        random,
        headquarters,
    };
    let missions = maker.missions();
    let deck = maker.deck(&missions);
    DeckList {
        name: format!("{} {seed}", headquarters.full_name()),
        missions: ids(&missions),
        dilemmas: ids(&maker.dilemmas()),
        deck: ids(&deck),
    }
}

fn ids(cards: &[&CardDef]) -> Vec<String> {
    cards.iter().map(|card| card.id.clone()).collect()
}

struct Maker<'a> {
    catalogue: &'a Catalogue,
    random: SplitMix64,
    headquarters: &'a CardDef,
}

impl<'a> Maker<'a> {
    fn of_type(&self, card_type: CardType) -> Vec<&'a CardDef> {
        let cards = self.catalogue.cards().iter();
        cards.filter(|card| card.card_type() == card_type).collect()
    }

    /// The cards of a type that can be played at the headquarters.
    fn playable(&self, card_type: CardType) -> Vec<&'a CardDef> {
        let mut cards = self.of_type(card_type);
        cards.retain(|card| self.headquarters.accepts(card));
        cards
    }

    fn jitter(&mut self, n: usize) -> i32 {
        self.random.below(n) as i32
    }

    /// The headquarters and four missions its personnel can attempt, planet and space among them.
    fn missions(&mut self) -> Vec<&'a CardDef> {
        let personnel = self.playable(CardType::Personnel);
        let home = home(&personnel);
        let supply = supply(&personnel);
        let mut scored = Vec::new();
        for card in self.of_type(CardType::Mission) {
            let Some(needs) = needs_of(card, &supply) else {
                continue;
            };
            if home.iter().any(|a| may_attempt(card, *a)) {
                let score =
                    ease(&needs, &supply) + worth(card, self.headquarters) + self.jitter(40);
                scored.push((score, card));
            }
        }
        scored.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
        let mut missions = vec![self.headquarters];
        let mut take = |kind: Option<MissionKind>, n: usize| {
            for (_, card) in &scored {
                let fits = kind.is_none() || card.mission_kind() == kind;
                let taken = missions.iter().any(|m| m.same_title(card));
                if missions.len() < n && fits && !taken {
                    missions.push(card);
                }
            }
        };
        take(Some(MissionKind::Planet), 2);
        take(Some(MissionKind::Space), 3);
        take(None, MISSIONS);
        missions
    }

    fn deck(&mut self, missions: &[&CardDef]) -> Vec<&'a CardDef> {
        let ships = 4 + self.random.below(3);
        let equipment = 1 + self.random.below(3);
        let events = 3 + self.random.below(3);
        let mut deck = Vec::new();
        self.add_personnel(&mut deck, missions, DECK - ships - equipment - events);
        self.add_ships(&mut deck, ships);
        self.add_any(&mut deck, CardType::Equipment, equipment);
        let rest = DECK.saturating_sub(deck.len());
        self.add_any(&mut deck, CardType::Event, rest);
        deck
    }

    /// Takes, one after the other, the personnel that adds most to what the missions need.
    fn add_personnel(&mut self, deck: &mut Vec<&'a CardDef>, missions: &[&CardDef], n: usize) {
        let pool = self.playable(CardType::Personnel);
        let supply = supply(&pool);
        let mut wanted = [0i32; Skill::ALL.len()];
        for mission in missions {
            for (skill, level) in needs_of(mission, &supply).unwrap_or_default() {
                // Personnel are stopped and killed on the way: twice what is needed, and one more.
                let target = 2 * i32::from(level) + 1;
                let wanted = &mut wanted[skill as usize];
                *wanted = (*wanted).max(target);
            }
        }
        for _ in 0..n {
            let mut best: Option<(i32, &CardDef)> = None;
            for card in &pool {
                if copies(deck, card) >= most_copies(card) {
                    continue;
                }
                let can_attempt = missions
                    .iter()
                    .filter(|m| card.affiliation().is_some_and(|a| may_attempt(m, a)))
                    .count() as i32;
                let score = use_of(card, &wanted) + 2 * can_attempt + self.jitter(6);
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, card));
                }
            }
            let Some((_, card)) = best else { return };
            for (skill, level) in card.skills() {
                wanted[*skill as usize] -= i32::from(*level);
            }
            deck.push(card);
        }
    }

    /// Ships the personnel already in the deck can staff.
    fn add_ships(&mut self, deck: &mut Vec<&'a CardDef>, n: usize) {
        let mut ships: Vec<(i32, &CardDef)> = Vec::new();
        for ship in self.playable(CardType::Ship) {
            let Facts::Ship {
                range,
                weapons,
                shields,
                ..
            } = ship.facts
            else {
                continue;
            };
            let cost = i32::from(ship.cost);
            let score = i32::from(2 * range + weapons + shields) - 3 * cost + self.jitter(12);
            ships.push((score, ship));
        }
        ships.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
        let before = deck.len();
        // Comfortably staffed ships first; then any that can be staffed, further copies included.
        for (spare, most) in [(2, 1), (1, 1), (1, MOST_COPIES)] {
            for (_, ship) in &ships {
                while deck.len() < before + n
                    && copies(deck, ship) < most
                    && can_staff(ship, deck, spare)
                {
                    deck.push(ship);
                }
            }
        }
    }

    fn add_any(&mut self, deck: &mut Vec<&'a CardDef>, card_type: CardType, n: usize) {
        let mut pool: Vec<(i32, &CardDef)> = Vec::new();
        for card in self.of_type(card_type) {
            pool.push((played(card) + self.jitter(12), card));
        }
        pool.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
        let before = deck.len();
        for copy in 1..=MOST_COPIES {
            for (_, card) in &pool {
                if deck.len() < before + n && copies(deck, card) < copy {
                    deck.push(card);
                }
            }
        }
    }

    /// A pile with all three kinds and all prices.
    fn dilemmas(&mut self) -> Vec<&'a CardDef> {
        use DilemmaKind::{Dual, Planet, Space};
        const KINDS: [DilemmaKind; 7] = [Dual, Planet, Space, Dual, Space, Planet, Dual];
        const COSTS: [u8; 5] = [2, 3, 1, 4, 2];
        let n = 20 + self.random.below(6);
        let pool = self.of_type(CardType::Dilemma);
        let mut pile: Vec<&CardDef> = Vec::new();
        for turn in 0..n {
            let kind = KINDS[turn % KINDS.len()];
            let cost = COSTS[turn % COSTS.len()];
            let mut best: Option<(i32, &CardDef)> = None;
            for card in &pool {
                let copies = copies(&pile, card);
                if copies >= DILEMMA_COPIES {
                    continue;
                }
                let off = i32::from(card.cost.abs_diff(cost));
                let other_kind = i32::from(card.dilemma_kind() != Some(kind));
                let score =
                    played(card) + self.jitter(12) - 8 * off - 100 * other_kind - 6 * copies as i32;
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, card));
                }
            }
            pile.extend(best.map(|(_, card)| card));
        }
        pile
    }
}

/// Cards whose text is played are better company than blank ones.
fn played(card: &CardDef) -> i32 {
    match card.support {
        Support::Full => 6,
        Support::Blank => 0,
    }
}

fn copies(cards: &[&CardDef], card: &CardDef) -> usize {
    cards.iter().filter(|c| c.same_title(card)).count()
}

/// Only one unique card can be commanded at a time; more of them would sit in hand.
fn most_copies(card: &CardDef) -> usize {
    match card.unique {
        true => 1,
        false => MOST_COPIES,
    }
}

/// The affiliations a deck of these personnel will mostly show: at least half as many as the commonest,
/// Non-Aligned guests left out.
fn home(personnel: &[&CardDef]) -> Vec<Affiliation> {
    let count = |a: Affiliation| {
        let of = personnel.iter().filter(|p| p.affiliation() == Some(a));
        of.count()
    };
    let own = |a: &Affiliation| *a != Affiliation::NonAligned;
    let all = Affiliation::ALL.iter().copied().filter(own);
    let most = all.clone().map(count).max().unwrap_or(0);
    all.filter(|a| most > 0 && 2 * count(*a) >= most).collect()
}

fn may_attempt(mission: &CardDef, affiliation: Affiliation) -> bool {
    match &mission.facts {
        Facts::Mission { attempt, .. } => match attempt {
            AttemptBy::Affiliations(list) => list.contains(&affiliation),
            AttemptBy::AnyExcept(list) => !list.contains(&affiliation),
            AttemptBy::Nobody => false,
        },
        _ => false,
    }
}

type Supply = [i32; Skill::ALL.len()];

/// How many levels of each skill the personnel have together.
fn supply(personnel: &[&CardDef]) -> Supply {
    let mut supply = [0; Skill::ALL.len()];
    for (skill, level) in personnel.iter().flat_map(|p| p.skills()) {
        supply[*skill as usize] += i32::from(*level);
    }
    supply
}

/// The skills a mission needs, by its easiest way. Nothing for a headquarters.
fn needs_of(mission: &CardDef, supply: &Supply) -> Option<Vec<(Skill, u8)>> {
    match &mission.facts {
        Facts::Mission {
            requirements: Some(requirement),
            ..
        } => Some(needs(requirement, supply)),
        _ => None,
    }
}

fn needs(requirement: &Requirement, supply: &Supply) -> Vec<(Skill, u8)> {
    match requirement {
        Requirement::All(list) => list.iter().flat_map(|r| needs(r, supply)).collect(),
        Requirement::Either(list) => {
            let ways = list.iter().map(|r| needs(r, supply));
            ways.max_by_key(|way| ease(way, supply)).unwrap_or_default()
        }
        Requirement::Skill(skill, level) => vec![(*skill, *level)],
        _ => Vec::new(),
    }
}

/// How easily the personnel come by the skills: the scarcest decides, each one asked for makes it harder.
fn ease(needs: &[(Skill, u8)], supply: &Supply) -> i32 {
    let share = |(skill, level): &(Skill, u8)| 10 * supply[*skill as usize] / i32::from(*level);
    let scarcest = needs.iter().map(share).min().unwrap_or(100);
    let levels: i32 = needs.iter().map(|(_, level)| i32::from(*level)).sum();
    scarcest.min(100) - 8 * levels
}

/// Points are good, and so are short ways.
fn worth(mission: &CardDef, headquarters: &CardDef) -> i32 {
    let (
        Facts::Mission {
            points,
            span,
            quadrant,
            ..
        },
        Facts::Mission {
            quadrant: home_quadrant,
            ..
        },
    ) = (&mission.facts, &headquarters.facts)
    else {
        return 0;
    };
    let far = i32::from(quadrant != home_quadrant);
    2 * i32::from(*points) - 4 * i32::from(*span) - 30 * far
}

/// What a personnel adds while these levels are still wanted.
fn use_of(card: &CardDef, wanted: &Supply) -> i32 {
    let Facts::Personnel {
        icons,
        skills,
        integrity,
        cunning,
        strength,
        ..
    } = &card.facts
    else {
        return 0;
    };
    let skills: i32 = skills
        .iter()
        .map(|(skill, level)| wanted[*skill as usize].clamp(0, i32::from(*level)))
        .sum();
    let staffs = icons.contains(&Icon::command()) || icons.contains(&Icon::staff());
    let attributes = i32::from(integrity + cunning + strength);
    5 * skills + attributes / 3 + 3 * i32::from(staffs) - 2 * i32::from(card.cost)
}

/// Whether the personnel of the deck supply the ship's icons so many times over, and its affiliation
/// (2E-STAFF-01, 2E-STAFF-02).
fn can_staff(ship: &CardDef, deck: &[&CardDef], times: usize) -> bool {
    let Facts::Ship {
        staffing,
        affiliation,
        ..
    } = &ship.facts
    else {
        return false;
    };
    let personnel = || deck.iter().filter(|c| c.card_type() == CardType::Personnel);
    let matching = personnel().filter(|p| p.affiliation() == Some(*affiliation));
    let enough = |icon: &Icon| {
        let needed = staffing.iter().filter(|i| *i == icon).count();
        let have = personnel().filter(|p| p.icons().contains(icon)).count();
        have >= times * needed
    };
    matching.count() >= times && staffing.iter().all(enough)
}
