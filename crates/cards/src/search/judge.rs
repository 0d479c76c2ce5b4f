//! Whether a card is what a query asks for.

use super::QueryError;
use super::error::Fault;
use super::field::Field;
use super::fold::fold;
use super::index::{Entry, Index};
use super::query::{Amount, Condition, Match, Property, Term, Test};
use super::value::{self, Named};
use crate::collector::CollectorCode;
use crate::first::{Attempt, Kind};
use crate::language::Trait;
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, MissionKind, Quadrant, Rarity, Skill, Stat,
};
use crate::model::{AttemptBy, CardDef, Facts, Plays, Support};
use memchr::memmem::Finder;

/// A condition whose words are looked up already.
pub(super) enum Judge<'c> {
    Everything,
    All(Vec<Judge<'c>>),
    Any(Vec<Judge<'c>>),
    Not(Box<Judge<'c>>),
    /// The name, the text or all words have these.
    Has(Part, Box<Finder<'static>>),
    Name(String),
    Text(String),
    Id(String, Match),
    Set(usize),
    Icon(usize),
    Staffing(usize, Amount),
    /// Whether each value of the list is meant.
    Keyword(Vec<bool>),
    Region(Vec<bool>),
    Class(Vec<bool>),
    Species(Vec<bool>),
    Type(CardType),
    MissionType(MissionKind),
    DilemmaType(DilemmaKind),
    Quadrant(Quadrant),
    Rarity(Rarity),
    Affiliation(Affiliation),
    Skill(Skill, Amount),
    Number(Stat, Amount),
    /// One of these headquarters accepts the card.
    ReportsTo(Vec<&'c CardDef>),
    Is(Property),
}

#[derive(Clone, Copy)]
pub(super) enum Part {
    Name,
    Text,
    Words,
}

impl<'c> Judge<'c> {
    pub(super) fn new(index: &Index<'c>, condition: &Condition) -> Result<Judge<'c>, QueryError> {
        let several = |list: &[Condition]| -> Result<Vec<Judge<'c>>, QueryError> {
            let judges = list.iter().map(|part| Judge::new(index, part));
            let mut judges: Vec<Judge<'c>> = judges.collect::<Result<_, _>>()?;
            // What decides without reading comes first.
            judges.sort_by_key(Judge::effort);
            Ok(judges)
        };
        Ok(match condition {
            Condition::All(list) => Judge::All(several(list)?),
            Condition::Any(list) => Judge::Any(several(list)?),
            Condition::Not(inner) => Judge::Not(Box::new(Judge::new(index, inner)?)),
            Condition::Term(term) => Judge::of_term(index, term)?,
        })
    }

    fn effort(&self) -> usize {
        match self {
            Judge::Has(Part::Text | Part::Words, _) => 2,
            Judge::Has(Part::Name, _) => 1,
            Judge::All(list) | Judge::Any(list) => {
                list.iter().map(Judge::effort).max().unwrap_or(0)
            }
            Judge::Not(inner) => inner.effort(),
            _ => 0,
        }
    }

    fn of_term(index: &Index<'c>, term: &Term) -> Result<Judge<'c>, QueryError> {
        Ok(match &term.test {
            Test::Words(words) => has(Part::Words, words),
            Test::Field(field, exactly, text) => {
                return Judge::of_field(index, *field, *exactly, text, term);
            }
            Test::Staffing(icon, amount) => {
                let icon = value::lookup(Field::Staffing, icon, &term.at, &index.lists.icons)?;
                Judge::Staffing(icon, *amount)
            }
            Test::ReportsTo(name) => Judge::ReportsTo(headquarters(index, name, term)?),
            Test::Type(value) => Judge::Type(*value),
            Test::MissionType(value) => Judge::MissionType(*value),
            Test::DilemmaType(value) => Judge::DilemmaType(*value),
            Test::Quadrant(value) => Judge::Quadrant(*value),
            Test::Rarity(value) => Judge::Rarity(*value),
            Test::Affiliation(value) => Judge::Affiliation(*value),
            Test::Skill(skill, amount) => Judge::Skill(*skill, *amount),
            Test::Number(stat, amount) => Judge::Number(*stat, *amount),
            Test::Is(property) => Judge::Is(*property),
        })
    }

    fn of_field(
        index: &Index<'c>,
        field: Field,
        exactly: Match,
        text: &str,
        term: &Term,
    ) -> Result<Judge<'c>, QueryError> {
        let lists = &index.lists;
        let open = |list: &[Named<usize>]| meant(field, exactly, text, term, list);
        Ok(match (field, exactly) {
            (Field::Set, _) => Judge::Set(value::lookup(field, text, &term.at, &lists.sets)?),
            (Field::Icon, _) => Judge::Icon(value::lookup(field, text, &term.at, &lists.icons)?),
            (Field::Keyword, _) => Judge::Keyword(open(&lists.keywords)?),
            (Field::Region, _) => Judge::Region(open(&lists.regions)?),
            (Field::Class, _) => Judge::Class(open(&lists.classes)?),
            (Field::Species, _) => Judge::Species(open(&lists.species)?),
            (Field::Id, _) => Judge::Id(id(text), exactly),
            (Field::Text, Match::Whole) => Judge::Text(fold(text)),
            (Field::Text, Match::Part) => has(Part::Text, text),
            (_, Match::Whole) => Judge::Name(fold(text)),
            (_, Match::Part) => has(Part::Name, text),
        })
    }

    pub(super) fn holds(&self, card: &CardDef, entry: &Entry) -> bool {
        let any = |wanted: &[bool], has: &[usize]| has.iter().any(|at| wanted[*at]);
        match self {
            Judge::Everything => true,
            Judge::All(list) => list.iter().all(|judge| judge.holds(card, entry)),
            Judge::Any(list) => list.iter().any(|judge| judge.holds(card, entry)),
            Judge::Not(judge) => !judge.holds(card, entry),
            Judge::Has(part, finder) => {
                let text = match part {
                    Part::Name => &entry.name,
                    Part::Text => &entry.text,
                    Part::Words => &entry.words,
                };
                finder.find(text.as_bytes()).is_some()
            }
            Judge::Name(name) => *name == entry.name || *name == entry.title,
            Judge::Text(text) => *text == entry.text,
            Judge::Id(id, Match::Part) => entry.id.starts_with(id),
            Judge::Id(id, Match::Whole) => entry.id == *id,
            Judge::Set(set) => entry.set == *set,
            Judge::Icon(icon) => entry.icons.contains(icon),
            Judge::Staffing(icon, amount) => {
                let n = entry.staffing.iter().filter(|at| *at == icon).count();
                n > 0 && amount.holds(i32::try_from(n).unwrap_or(i32::MAX))
            }
            Judge::Keyword(wanted) => any(wanted, &entry.keywords),
            Judge::Region(wanted) => any(wanted, &entry.regions),
            Judge::Class(wanted) => any(wanted, &entry.class),
            Judge::Species(wanted) => any(wanted, &entry.species),
            Judge::Type(wanted) => card.types().has(*wanted),
            Judge::MissionType(wanted) => card.mission_kind() == Some(*wanted),
            Judge::DilemmaType(wanted) => card.dilemma_kind() == Some(*wanted),
            Judge::Quadrant(wanted) => in_quadrant(card, *wanted),
            Judge::Rarity(wanted) => card.rarity == *wanted,
            Judge::Affiliation(wanted) => has_affiliation(card, *wanted),
            Judge::Skill(wanted, amount) => {
                let mut skills = card.skills().iter();
                skills.any(|(skill, n)| skill == wanted && amount.holds(i32::from(*n)))
                    || has_level(card, *wanted, *amount)
            }
            Judge::Number(stat, amount) => {
                (card.stat(*stat)).is_some_and(|n| amount.holds(i32::from(n)))
            }
            Judge::ReportsTo(list) => list.iter().any(|headquarters| headquarters.accepts(card)),
            Judge::Is(property) => is(card, *property),
        }
    }
}

/// A First Edition card that has the skill at such a level. Half a level is still one of the skill.
fn has_level(card: &CardDef, wanted: Skill, amount: Amount) -> bool {
    let skills = card.first().map(|facts| facts.skills());
    skills.into_iter().flatten().any(|known| {
        let level = (i32::from(known.level.halves()) + 1).div_euclid(2);
        known.skill == wanted && amount.holds(level)
    })
}

/// A mission lies in a quadrant; personnel, ships and facilities of the First Edition are native to one.
fn in_quadrant(card: &CardDef, wanted: Quadrant) -> bool {
    let reports = matches!(
        card.card_type(),
        CardType::Personnel | CardType::Ship | CardType::Facility
    );
    let native = card.first().filter(|_| reports).map(|facts| facts.native());
    card.quadrant() == Some(wanted) || native.is_some_and(|all| all.contains(&wanted))
}

fn has(part: Part, words: &str) -> Judge<'static> {
    let finder = Finder::new(fold(words).as_bytes()).into_owned();
    Judge::Has(part, Box::new(finder))
}

/// An id, or the beginning of one. `1R87` is `1R087`.
fn id(text: &str) -> String {
    let code = text.to_uppercase().parse::<CollectorCode>();
    let text = code.map_or_else(|_| text.to_owned(), |code| code.to_string());
    text.to_lowercase()
}

/// The values of an open list that have the words in one of their names. There is at least one.
fn meant(
    field: Field,
    exactly: Match,
    words: &str,
    term: &Term,
    list: &[Named<usize>],
) -> Result<Vec<bool>, QueryError> {
    let wanted = fold(words);
    let fits = |named: &Named<usize>| {
        named.names.iter().any(|name| match exactly {
            Match::Part => fold(name).contains(&wanted),
            Match::Whole => fold(name) == wanted,
        })
    };
    let meant: Vec<bool> = list.iter().map(fits).collect();
    match meant.contains(&true) {
        true => Ok(meant),
        false => Err(value::no_such(field, words, &term.at, list)),
    }
}

pub(super) fn is_headquarters(card: &CardDef) -> bool {
    card.mission_kind() == Some(MissionKind::Headquarters)
}

fn headquarters<'c>(
    index: &Index<'c>,
    name: &str,
    term: &Term,
) -> Result<Vec<&'c CardDef>, QueryError> {
    let wanted = fold(name);
    let all = index.headquarters.iter();
    let named = all.filter(|at| index.entries[at.index()].name.contains(&wanted));
    let found: Vec<&CardDef> = named.map(|at| index.card(*at)).collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let names = index.headquarters.iter().map(|at| {
        let card = index.card(*at);
        Named::new((), [card.title.as_str(), &card.full_name()])
    });
    let mut titles: Vec<Named<()>> = names.collect();
    titles.sort_by(|a, b| a.names.cmp(&b.names));
    let mut error = value::no_such(Field::ReportsTo, name, &term.at, &titles);
    if let Fault::NoSuchValue(_, _, known) = &mut error.fault {
        known.dedup();
    }
    Err(error)
}

/// The affiliation of a personnel or ship; those that may attempt a mission; those whose cards a headquarters accepts.
fn has_affiliation(card: &CardDef, wanted: Affiliation) -> bool {
    match &card.facts {
        Facts::Mission { attempt, plays, .. } => match attempt {
            AttemptBy::Affiliations(list) => list.contains(&wanted),
            AttemptBy::AnyExcept(list) => !list.contains(&wanted),
            AttemptBy::Nobody => plays.iter().any(|entry| {
                matches!(entry, Plays::Cards { affiliation, .. } if *affiliation == Some(wanted))
            }),
        },
        Facts::First(facts) => match &facts.of {
            Kind::Mission(mission) => {
                let ends = [Some(&mission.own), mission.their_end()];
                ends.into_iter().flatten().any(|end| match &end.attempt {
                    Attempt::Icons(list) => list.contains(&wanted),
                    Attempt::Any { except, .. } => !except.contains(&wanted),
                    Attempt::If(_) | Attempt::Nobody => false,
                })
            }
            _ => card.affiliations().has(wanted),
        },
        _ => card.affiliation() == Some(wanted),
    }
}

fn is(card: &CardDef, property: Property) -> bool {
    let kinds = (card.mission_kind(), card.dilemma_kind());
    let gender = |wanted: Gender| match &card.facts {
        Facts::Personnel { gender, .. } => *gender == wanted,
        _ => card.has_trait(Trait::Gender(wanted)),
    };
    match property {
        Property::Legal | Property::Supported => card.support == Support::Full,
        Property::Unique => card.unique,
        Property::Headquarters => is_headquarters(card),
        Property::Planet => matches!(
            kinds,
            (Some(MissionKind::Planet), _) | (_, Some(DilemmaKind::Planet))
        ),
        Property::Space => matches!(
            kinds,
            (Some(MissionKind::Space), _) | (_, Some(DilemmaKind::Space))
        ),
        Property::Dual => matches!(
            kinds,
            (Some(MissionKind::Dual), _) | (_, Some(DilemmaKind::Dual))
        ),
        Property::Female => gender(Gender::Female),
        Property::Male => gender(Gender::Male),
    }
}
