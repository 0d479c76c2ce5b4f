//! Decks made by the program: legal, playable, not clever.
//!
//! Everything is counted in whole numbers and drawn from one seed, so that a seed gives the same deck on
//! every platform.

use crate::catalogue::Catalogue;
use crate::deck::{DeckList, MISSIONS, MOST_COPIES, excludes};
use crate::language::Requirement;
use crate::lexicon::{Affiliation, CardType, DilemmaKind, Icon, MissionKind, Skill};
use crate::model::{AttemptBy, CardDef, Facts, Support};
use crate::random::SplitMix64;
use std::collections::HashMap;

const DECK: usize = 40;
/// The fewest personnel among them, or the missions cannot be done.
const LEAST_PERSONNEL: usize = 25;
/// The number of personnel that should have an affiliation that may attempt a mission, for each mission.
const BEGINNERS: usize = 10;
/// One more copy of a dilemma than this would make the pile dull.
const DILEMMA_COPIES: usize = 2;

/// Makes a legal deck around a headquarters: the one asked for, or a random one. The same arguments give the same deck.
///
/// The catalogue must hold enough cards for the headquarters; with too few, the list comes out short
/// and the validator reports what is missing.
///
/// ```
/// use cards::{Catalogue, DeckRules, generate};
/// let cards = Catalogue::second_edition();
/// let list = generate::generate(cards, 1, Some("1S191"));
/// assert!(list.validate(cards, &DeckRules::default()).is_ok());
/// ```
pub fn generate(catalogue: &Catalogue, seed: u64, headquarters: Option<&str>) -> DeckList {
    let mut random = SplitMix64::new(seed);
    let all = headquarters_of(catalogue);
    let wanted = all
        .iter()
        .copied()
        .find(|h| Some(h.id.as_str()) == headquarters);
    let any = random.below(all.len());
    let Some(headquarters) = wanted.or(all.get(any).copied()) else {
        return DeckList::default();
    };
    let name = format!("{} {seed}", headquarters.full_name());
    Maker::new(catalogue, random, headquarters, Company::default()).list(name)
}

pub(crate) fn headquarters_of(catalogue: &Catalogue) -> Vec<&CardDef> {
    let is_one = |card: &&CardDef| card.mission_kind() == Some(MissionKind::Headquarters);
    catalogue.cards().iter().filter(is_one).collect()
}

/// The cards a deck is made for.
#[derive(Default)]
pub(crate) struct Company<'a> {
    /// As many copies as are allowed come into the deck before anything else.
    pub focus: Option<&'a CardDef>,
    /// The weights of further cards, by id.
    pub wished: HashMap<&'a str, i32>,
}

/// A card wished for this much is a partner: it comes into the deck if it can be played.
pub(crate) const PARTNER: i32 = 30;
const MOST_PARTNERS: usize = 4;

fn ids(cards: &[&CardDef]) -> Vec<String> {
    cards.iter().map(|card| card.id.clone()).collect()
}

pub(crate) struct Maker<'a> {
    catalogue: &'a Catalogue,
    random: SplitMix64,
    headquarters: &'a CardDef,
    company: Company<'a>,
}

impl<'a> Maker<'a> {
    pub(crate) fn new(
        catalogue: &'a Catalogue,
        random: SplitMix64,
        headquarters: &'a CardDef,
        company: Company<'a>,
    ) -> Maker<'a> {
        Maker {
            catalogue,
            random,
            headquarters,
            company,
        }
    }

    pub(crate) fn list(mut self, name: String) -> DeckList {
        let missions = self.missions();
        let deck = self.deck(&missions);
        DeckList {
            name,
            notes: String::new(),
            missions: ids(&missions),
            dilemmas: ids(&self.dilemmas()),
            deck: ids(&deck),
        }
    }

    fn wish(&self, card: &CardDef) -> i32 {
        self.company
            .wished
            .get(card.id.as_str())
            .copied()
            .unwrap_or(0)
    }

    /// The card the deck is made for, in all copies, and its partners: those that fit.
    fn company(&self, fits: impl Fn(&CardDef) -> bool) -> Vec<&'a CardDef> {
        let focus = self.company.focus.filter(|c| fits(c));
        let mut cards: Vec<&CardDef> = Vec::new();
        cards.extend(focus.iter().flat_map(|c| [*c; MOST_COPIES]));
        let all = self.catalogue.cards().iter();
        let partners = all.filter(|c| self.wish(c) >= PARTNER && fits(c));
        for partner in partners.take(MOST_PARTNERS) {
            if copies(&cards, partner) == 0 {
                cards.extend([partner, partner]);
            }
        }
        cards
    }

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
                let score = ease(&needs, &supply)
                    + worth(card, self.headquarters)
                    + self.jitter(40)
                    + 2 * self.wish(card);
                scored.push((score, card));
            }
        }
        scored.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
        let mut missions = vec![self.headquarters];
        let goes_with = |missions: &[&CardDef], card: &CardDef| {
            let bars = |m: &CardDef| m.same_title(card) || excludes(m, card) || excludes(card, m);
            !missions.iter().any(|m| bars(m))
        };
        for card in self.company(|c| c.card_type() == CardType::Mission) {
            // One partner is enough: the rest must be within reach.
            if missions.len() < MISSIONS - 2 && goes_with(&missions, card) {
                missions.push(card);
            }
        }
        let mut take = |kind: Option<MissionKind>, n: usize| {
            for (_, card) in &scored {
                let fits = kind.is_none() || card.mission_kind() == kind;
                if missions.len() < n && fits && goes_with(&missions, card) {
                    missions.push(card);
                }
            }
        };
        take(Some(MissionKind::Planet), MISSIONS - 3);
        take(Some(MissionKind::Space), MISSIONS - 2);
        take(None, MISSIONS);
        missions
    }

    fn deck(&mut self, missions: &[&CardDef]) -> Vec<&'a CardDef> {
        let ships = 4 + self.random.below(3);
        let equipment = 1 + self.random.below(3);
        let events = 3 + self.random.below(3);
        let interrupts = self.interrupts(DECK - LEAST_PERSONNEL - ships - equipment - events);
        let hq = self.headquarters;
        let mut deck = self.company(|card| match card.card_type() {
            CardType::Personnel | CardType::Ship => hq.accepts(card),
            CardType::Equipment | CardType::Event | CardType::Interrupt => true,
            _ => false,
        });
        let rest = DECK - deck.len();
        self.add_personnel(
            &mut deck,
            missions,
            rest - ships - equipment - events - interrupts,
        );
        self.add_ships(&mut deck, ships);
        self.add_any(&mut deck, CardType::Equipment, equipment);
        self.add_any(&mut deck, CardType::Interrupt, interrupts);
        let rest = DECK.saturating_sub(deck.len());
        self.add_any(&mut deck, CardType::Event, rest);
        deck
    }

    /// The number of interrupts to take. A blank one would never leave the hand.
    fn interrupts(&mut self, most: usize) -> usize {
        let played = |c: &&CardDef| c.support == Support::Full;
        match self.of_type(CardType::Interrupt).iter().any(played) {
            true => most.min(1 + self.random.below(3)),
            false => 0,
        }
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
            let few = |m: &&&CardDef| deck.iter().filter(|c| may_begin(m, c)).count() < BEGINNERS;
            let few: Vec<&CardDef> = missions.iter().filter(few).copied().collect();
            for card in &pool {
                if copies(deck, card) >= most_copies(card) {
                    continue;
                }
                let opens = few.iter().filter(|m| may_begin(m, card)).count() as i32;
                let score = use_of(card, &wanted) + 4 * opens + self.jitter(6) + self.wish(card);
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
            let score = i32::from(2 * range + weapons + shields) - 3 * cost
                + self.jitter(12)
                + self.wish(ship);
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
            pool.push((played(card) + self.jitter(12) + self.wish(card), card));
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
        let mut pile = self.company(|c| c.card_type() == CardType::Dilemma);
        for turn in pile.len()..n {
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
                    played(card) + self.jitter(12) - 8 * off - 100 * other_kind - 6 * copies as i32
                        + 4 * self.wish(card);
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

/// Whether an attempt may be begun with this personnel (2E-ATT-07).
pub(crate) fn may_begin(mission: &CardDef, personnel: &CardDef) -> bool {
    let affiliation = personnel.affiliation();
    affiliation.is_some_and(|a| may_attempt(mission, a))
}

type Supply = [i32; Skill::ALL.len()];

/// The levels of each skill that the personnel have together.
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

/// Rates how easily the personnel have the skills: the scarcest decides, each one asked for makes it harder.
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

/// Rates a personnel while these levels are still wanted.
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

/// Whether the personnel of the deck supply the ship's icons and its affiliation `times` times over
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
