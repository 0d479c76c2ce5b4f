//! The index of a catalogue: prepared once, so that each search only compares.

use super::QueryError;
use super::field::Field;
use super::fold::fold;
use super::judge::Judge;
use super::query::{Order, Query, SortKey};
use super::value::Named;
use crate::catalogue::{CardIx, Catalogue};
use crate::edition::Edition;
use crate::first::{self, Classification, Kind, Staff};
use crate::lexicon::Icon;
use crate::model::{CardDef, Facts};
use crate::product;
use std::collections::HashMap;

/// A catalogue made ready for searches.
///
/// ```
/// use cards::{Catalogue, search::Index};
/// let index = Index::new(Catalogue::second_edition(), |_| None);
/// let hits = index.find("n:picard sort:-cost").unwrap();
/// assert!(hits.iter().all(|at| index.card(*at).full_name().contains("Picard")));
/// ```
#[derive(Debug)]
pub struct Index<'c> {
    catalogue: &'c Catalogue,
    pub(super) entries: Vec<Entry>,
    pub(super) lists: Lists,
    /// The places of the classes and species in alphabetical order.
    class_ranks: Vec<usize>,
    species_ranks: Vec<usize>,
    pub(super) headquarters: Vec<CardIx>,
}

/// A card as searches see it. All texts are folded.
#[derive(Debug, Default)]
pub(super) struct Entry {
    pub title: String,
    /// With the subtitle.
    pub name: String,
    pub id: String,
    /// The text, and what a mission requires.
    pub text: String,
    /// Name, location, keywords and text, each on a line.
    pub words: String,
    pub set: usize,
    pub keywords: Vec<usize>,
    pub regions: Vec<usize>,
    pub class: Vec<usize>,
    pub species: Vec<usize>,
    pub icons: Vec<usize>,
    pub staffing: Vec<usize>,
    /// The place of the name among all names.
    rank: usize,
}

/// The values that the cards of a catalogue have.
#[derive(Debug, Default)]
pub(super) struct Lists {
    pub sets: Vec<Named<usize>>,
    pub keywords: Vec<Named<usize>>,
    pub regions: Vec<Named<usize>>,
    pub classes: Vec<Named<usize>>,
    pub species: Vec<Named<usize>>,
    pub icons: Vec<Named<usize>>,
}

/// A list while it grows, in the order in which the values come up.
#[derive(Default)]
struct Growing {
    list: Vec<Named<usize>>,
    by_name: HashMap<String, usize>,
}

impl Growing {
    fn at(&mut self, name: &str, others: &[&str]) -> usize {
        if let Some(at) = self.by_name.get(name) {
            return *at;
        }
        let at = self.list.len();
        let names = [name].into_iter().chain(others.iter().copied());
        self.list.push(Named::new(at, names));
        self.by_name.insert(name.to_owned(), at);
        at
    }

    fn icon(&mut self, icon: Icon) -> usize {
        self.at(icon.name(), &[icon.code()])
    }
}

impl<'c> Index<'c> {
    /// Prepares the searches of a catalogue. `text` gives the game text of a card in the language of the reader.
    pub fn new(catalogue: &'c Catalogue, text: impl Fn(&CardDef) -> Option<String>) -> Index<'c> {
        let mut lists: [Growing; 6] = Default::default();
        let cards = catalogue.cards();
        let mut entries: Vec<Entry> = cards
            .iter()
            .map(|card| entry(card, &text(card).unwrap_or_default(), &mut lists))
            .collect();
        let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
        for (entry, rank) in ranks(&names).into_iter().enumerate() {
            entries[entry].rank = rank;
        }
        let headquarters = cards.iter().zip((0..).map(CardIx));
        let headquarters = headquarters.filter(|(card, _)| super::judge::is_headquarters(card));
        let [sets, keywords, regions, classes, species, icons] = lists.map(|growing| growing.list);
        let (class_ranks, species_ranks) = (alphabetical(&classes), alphabetical(&species));
        Index {
            catalogue,
            entries,
            lists: Lists {
                sets,
                keywords,
                regions,
                classes,
                species,
                icons,
            },
            class_ranks,
            species_ranks,
            headquarters: headquarters.map(|(_, at)| at).collect(),
        }
    }

    /// The card at a place of the catalogue.
    pub fn card(&self, at: CardIx) -> &'c CardDef {
        self.catalogue.card(at)
    }

    /// Reads a query and searches.
    pub fn find(&self, query: &str) -> Result<Vec<CardIx>, QueryError> {
        self.search(&Query::parse_for(self.catalogue.edition(), query)?)
    }

    /// Finds the cards that match, in the order that the query asks for, else in that of the catalogue. An error is a
    /// value that no card of the catalogue has.
    pub fn search(&self, query: &Query) -> Result<Vec<CardIx>, QueryError> {
        let judge = match &query.condition {
            Some(condition) => Judge::new(self, condition)?,
            None => Judge::Everything,
        };
        let cards = self.catalogue.cards().iter().zip(&self.entries);
        let mut hits: Vec<CardIx> = (cards.zip((0..).map(CardIx)))
            .filter(|((card, entry), _)| judge.holds(card, entry))
            .map(|(_, at)| at)
            .collect();
        self.sort(&mut hits, &query.sort);
        Ok(hits)
    }

    /// Sorts by the last key first: later sorts keep what earlier ones did.
    fn sort(&self, hits: &mut [CardIx], keys: &[SortKey]) {
        let mut deciding: Vec<SortKey> = Vec::new();
        for key in keys {
            // A field that was named before decides nothing any more.
            if deciding.iter().all(|before| before.field != key.field) {
                deciding.push(*key);
            }
        }
        for key in deciding.iter().rev() {
            hits.sort_by_cached_key(|at| match (self.sorted_by(key.field, *at), key.order) {
                (Some(value), Order::Up) => value,
                (Some(value), Order::Down) => -value,
                (None, _) => i64::MAX,
            });
        }
    }

    /// The value that decides the place of a card; nothing if it has no such value.
    fn sorted_by(&self, field: Field, at: CardIx) -> Option<i64> {
        let (card, entry) = (self.card(at), &self.entries[at.index()]);
        let place = |n: usize| i64::try_from(n).ok();
        match field {
            Field::Name => place(entry.rank),
            Field::Set => place(entry.set),
            Field::Id => place(at.index()),
            Field::Unique => place(usize::from(!card.unique)),
            Field::Type => place(card.card_type() as usize),
            Field::Rarity => place(card.rarity as usize),
            Field::MissionType => card.mission_kind().map(|kind| kind as i64),
            Field::DilemmaType => card.dilemma_kind().map(|kind| kind as i64),
            Field::Quadrant => card
                .quadrant()
                .and_then(|quadrant| place(quadrant as usize)),
            Field::Affiliation => card.affiliation().map(|affiliation| affiliation as i64),
            Field::Class => {
                let first = entry.class.first();
                first.and_then(|at| place(self.class_ranks[*at]))
            }
            Field::Species => {
                let first = entry.species.first();
                first.and_then(|at| place(self.species_ranks[*at]))
            }
            Field::Number(stat) => card.stat(stat).map(i64::from),
            _ => None,
        }
    }
}

/// The place of each value when all are sorted; equal ones share it.
fn ranks(values: &[&str]) -> Vec<usize> {
    let mut sorted: Vec<usize> = (0..values.len()).collect();
    sorted.sort_by_key(|at| values[*at]);
    let mut out = vec![0; values.len()];
    let mut rank = 0;
    for (place, at) in sorted.iter().enumerate() {
        if place > 0 && values[sorted[place - 1]] != values[*at] {
            rank = place;
        }
        out[*at] = rank;
    }
    out
}

fn alphabetical(list: &[Named<usize>]) -> Vec<usize> {
    let names: Vec<String> = list.iter().map(|named| fold(&named.names[0])).collect();
    ranks(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The classes of a First Edition card: of a ship, a personnel or a facility.
fn classes_of(kind: &Kind) -> Vec<&'static str> {
    match kind {
        Kind::Personnel(personnel) => match personnel.class {
            Classification::Of(one) => vec![one.name()],
            Classification::Two(one, other) => vec![one.name(), other.name()],
            Classification::None | Classification::Chosen => Vec::new(),
        },
        Kind::Ship(ship) => vec![ship.class.as_str()],
        Kind::Facility(facility) => vec![facility.class.name()],
        _ => Vec::new(),
    }
}

/// The staffing icons of a First Edition ship.
fn staffing_of(kind: &Kind) -> Vec<Icon> {
    let staffing = match kind {
        Kind::Ship(ship) => &ship.staffing[..],
        _ => &[],
    };
    let icon = |staff: &Staff| match staff {
        Staff::Icon(icon) => Some(*icon),
        _ => None,
    };
    staffing.iter().filter_map(icon).collect()
}

fn entry(card: &CardDef, text: &str, lists: &mut [Growing; 6]) -> Entry {
    let [sets, keywords, regions, classes, species, icons] = lists;
    // Only ids of the Second Edition begin with the number of the set.
    let is_second = card.edition() == Edition::Second;
    let digits = card
        .id
        .find(|c: char| !c.is_ascii_digit())
        .filter(|_| is_second);
    let number = &card.id[..digits.unwrap_or(0)];
    let mut entry = Entry {
        title: fold(card.title.as_str()),
        name: fold(&card.full_name()),
        id: card.id.to_lowercase(),
        set: sets.at(&card.set, &[product::set_name(&card.set), number]),
        ..Entry::default()
    };
    for keyword in &card.keywords {
        let shown = keyword.to_string();
        entry
            .keywords
            .push(keywords.at(&shown, &[keyword.word().as_str()]));
    }
    for icon in card.icons() {
        entry.icons.push(icons.icon(*icon));
    }
    for kind in card.species() {
        entry.species.push(species.at(kind.as_str(), &[]));
    }
    let mut requires = None;
    match &card.facts {
        Facts::Ship {
            class, staffing, ..
        } => {
            entry.class = vec![classes.at(class.as_str(), &[])];
            entry.staffing = staffing.iter().map(|icon| icons.icon(*icon)).collect();
        }
        Facts::Mission { requirements, .. } => {
            requires = requirements.as_ref().and_then(|r| r.printed());
        }
        Facts::First(facts) => {
            for class in classes_of(&facts.of) {
                entry.class.push(classes.at(class, &[]));
            }
            for icon in staffing_of(&facts.of) {
                entry.staffing.push(icons.icon(icon));
            }
            requires = card.requirements().and_then(first::requirement::print);
        }
        _ => {}
    }
    for region in card.regions() {
        entry.regions.push(regions.at(region.as_str(), &[]));
    }
    let lines = |parts: &[&str]| {
        let parts = parts.iter().map(|part| fold(part));
        parts
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join("\n")
    };
    entry.text = lines(&[text, requires.as_deref().unwrap_or_default()]);
    let printed: Vec<String> = card.keywords.iter().map(ToString::to_string).collect();
    let place = card.location.as_deref().unwrap_or_default();
    entry.words = lines(&[place, &printed.join("; ")]);
    entry.words = [entry.name.as_str(), &entry.words, &entry.text].join("\n");
    entry
}
