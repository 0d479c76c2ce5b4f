//! What is prepared once for a catalogue, so that each search only compares.

use super::QueryError;
use super::field::Field;
use super::fold::fold;
use super::judge::Judge;
use super::query::{Order, Query, SortKey};
use super::value::Named;
use crate::catalogue::{CardIx, Catalogue};
use crate::lexicon::Icon;
use crate::model::{CardDef, Facts};
use crate::product;
use std::cmp::Ordering;
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
    /// Name, location, keywords and text, one a line.
    pub words: String,
    pub set: usize,
    pub keywords: Vec<usize>,
    pub class: Option<usize>,
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
    /// `text` gives the game text of a card in the language of the reader.
    pub fn new(catalogue: &'c Catalogue, text: impl Fn(&CardDef) -> Option<String>) -> Index<'c> {
        let mut lists: [Growing; 5] = Default::default();
        let cards = catalogue.cards();
        let mut entries: Vec<Entry> = cards
            .iter()
            .map(|card| entry(card, &text(card).unwrap_or_default(), &mut lists))
            .collect();
        let mut names: Vec<usize> = (0..entries.len()).collect();
        names.sort_by(|a, b| entries[*a].name.cmp(&entries[*b].name));
        let mut rank = 0;
        for (place, at) in names.iter().enumerate() {
            // Cards of the same name stay in the catalogue's order.
            if place > 0 && entries[names[place - 1]].name != entries[*at].name {
                rank = place;
            }
            entries[*at].rank = rank;
        }
        let headquarters = cards.iter().zip((0..).map(CardIx));
        let headquarters = headquarters.filter(|(card, _)| super::judge::is_headquarters(card));
        let [sets, keywords, classes, species, icons] = lists.map(|growing| growing.list);
        Index {
            catalogue,
            entries,
            lists: Lists {
                sets,
                keywords,
                classes,
                species,
                icons,
            },
            headquarters: headquarters.map(|(_, at)| at).collect(),
        }
    }

    pub fn card(&self, at: CardIx) -> &'c CardDef {
        self.catalogue.card(at)
    }

    /// Reads a query and searches.
    pub fn find(&self, query: &str) -> Result<Vec<CardIx>, QueryError> {
        self.search(&Query::parse(query)?)
    }

    /// The cards that match, in the order that the query asks for, else in that of the catalogue. An error is a value
    /// that no card of the catalogue has.
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
        if !query.sort.is_empty() {
            hits.sort_by(|a, b| self.order(&query.sort, *a, *b));
        }
        Ok(hits)
    }

    fn order(&self, keys: &[SortKey], a: CardIx, b: CardIx) -> Ordering {
        let orders = keys.iter().map(|key| {
            let value = |at: CardIx| self.sorted_by(key.field, at);
            match (value(a), value(b), key.order) {
                (Some(a), Some(b), Order::Up) => a.cmp(&b),
                (Some(a), Some(b), Order::Down) => b.cmp(&a),
                // Nothing comes last.
                (a, b, _) => a.is_none().cmp(&b.is_none()),
            }
        });
        orders.fold(Ordering::Equal, Ordering::then)
    }

    /// What decides the place of a card; nothing if it has no such value.
    fn sorted_by(&self, field: Field, at: CardIx) -> Option<SortValue<'_>> {
        let (card, entry) = (self.card(at), &self.entries[at.index()]);
        let place = |n: usize| Some(SortValue::Place(n));
        match field {
            Field::Name => place(entry.rank),
            Field::Set => place(entry.set),
            Field::Id => place(at.index()),
            Field::Unique => place(usize::from(!card.unique)),
            Field::Type => place(card.card_type() as usize),
            Field::Rarity => place(card.rarity as usize),
            Field::MissionType => card.mission_kind().map(|k| SortValue::Place(k as usize)),
            Field::DilemmaType => card.dilemma_kind().map(|k| SortValue::Place(k as usize)),
            Field::Quadrant => match card.facts {
                Facts::Mission { quadrant, .. } => place(quadrant as usize),
                _ => None,
            },
            Field::Affiliation => card.affiliation().map(|a| SortValue::Place(a as usize)),
            Field::Class => {
                (entry.class).map(|at| SortValue::Name(&self.lists.classes[at].names[0]))
            }
            Field::Species => {
                (entry.species.first()).map(|at| SortValue::Name(&self.lists.species[*at].names[0]))
            }
            Field::Number(stat) => card.stat(stat).map(SortValue::Number),
            _ => None,
        }
    }
}

/// Two cards are always compared by values of the same kind.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum SortValue<'a> {
    Place(usize),
    Number(i16),
    Name(&'a str),
}

fn entry(card: &CardDef, text: &str, lists: &mut [Growing; 5]) -> Entry {
    let [sets, keywords, classes, species, icons] = lists;
    let digits = card.id.find(|c: char| !c.is_ascii_digit());
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
            entry.class = Some(classes.at(class.as_str(), &[]));
            entry.staffing = staffing.iter().map(|icon| icons.icon(*icon)).collect();
        }
        Facts::Mission { requirements, .. } => {
            requires = requirements.as_ref().and_then(|r| r.printed());
        }
        _ => {}
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
