//! Values by the names people give them: the code, the name, or a beginning of it that no other value has.

use super::error::{Fault, QueryError};
use super::field::Field;
use super::fold::key;
use super::query::{Property, Test, quoted};
use crate::catalogue::nearest;
use crate::deck::type_name;
use crate::edition::Edition;
use crate::lexicon::{Affiliation, CardType, DilemmaKind, MissionKind, Quadrant, Rarity, Skill};
use locale::{Lang, Message, message};
use std::ops::Range;

/// A value and its names, the one that is shown first.
#[derive(Clone, Debug)]
pub(crate) struct Named<T> {
    pub value: T,
    pub names: Vec<String>,
}

impl<T> Named<T> {
    pub fn new<'a>(value: T, names: impl IntoIterator<Item = &'a str>) -> Named<T> {
        Named {
            value,
            names: names.into_iter().map(str::to_owned).collect(),
        }
    }
}

/// Lists of more values than this are not recited.
const FEW: usize = 12;
/// So many proposals can be read at a glance.
const PROPOSALS: usize = 4;

/// The value that a word names. `at` is its place in the query.
pub(crate) fn lookup<T: Clone>(
    field: Field,
    word: &str,
    at: &Range<usize>,
    list: &[Named<T>],
) -> Result<T, QueryError> {
    let wanted = key(word);
    let is = |test: &dyn Fn(&str) -> bool| -> Vec<&Named<T>> {
        let fits = |named: &&Named<T>| named.names.iter().any(|name| test(&key(name)));
        list.iter().filter(fits).collect()
    };
    if let Some(named) = is(&|name| name == wanted).first() {
        return Ok(named.value.clone());
    }
    let begun = match wanted.is_empty() {
        true => Vec::new(),
        false => is(&|name| name.starts_with(&wanted)),
    };
    let shown = |named: &Named<T>| quoted(&named.names[0]);
    match begun[..] {
        [one] => Ok(one.value.clone()),
        [] => Err(no_such(field, word, at, list)),
        _ => {
            let fault = Fault::Several(field, word.to_owned());
            let few = begun.into_iter().take(PROPOSALS).map(shown);
            Err(QueryError::new(at.clone(), fault).propose(few))
        }
    }
}

/// No value has that name; the nearest is proposed.
pub(crate) fn no_such<T>(
    field: Field,
    word: &str,
    at: &Range<usize>,
    list: &[Named<T>],
) -> QueryError {
    let names = list.iter().flat_map(|named| &named.names);
    let known = match list.len() {
        n if n > FEW => Vec::new(),
        _ => list.iter().map(|named| named.names[0].clone()).collect(),
    };
    let near = nearest(word, names.map(String::as_str));
    let fault = Fault::NoSuchValue(field, word.to_owned(), known);
    QueryError::new(at.clone(), fault).propose(near.map(|name| quoted(&name)))
}

/// The values of a lexicon. What has a name in other languages can be called by it.
macro_rules! listed {
    ($all:expr) => {
        listed!($all, |_| None::<Message>)
    };
    ($all:expr, $said:expr) => {
        $all.into_iter()
            .map(|value| {
                let said: Option<Message> = $said(value);
                let mut named = Named::new(value, [value.name(), value.code()]);
                let said = said.into_iter().flat_map(|m| Lang::ALL.map(|l| m.say(l)));
                named.names.extend(said);
                named
            })
            .collect::<Vec<_>>()
    };
}

fn mission_name(kind: MissionKind) -> Option<Message> {
    Some(match kind {
        MissionKind::Planet => message!("kind-planet"),
        MissionKind::Space => message!("kind-space"),
        MissionKind::Headquarters => message!("kind-headquarters"),
        MissionKind::Dual => message!("kind-dual"),
    })
}

fn dilemma_name(kind: DilemmaKind) -> Option<Message> {
    Some(match kind {
        DilemmaKind::Planet => message!("kind-planet"),
        DilemmaKind::Space => message!("kind-space"),
        DilemmaKind::Dual => message!("kind-dual"),
    })
}

pub(crate) fn skills(edition: Edition) -> Vec<Named<Skill>> {
    listed!(Skill::of(edition))
}

/// The test of a field that has a closed list of values; nothing for the other fields.
pub(crate) fn closed(
    edition: Edition,
    field: Field,
    word: &str,
    at: &Range<usize>,
) -> Option<Result<Closed, QueryError>> {
    let is = |test: Result<Test, QueryError>| Some(test.map(Closed::Is));
    match field {
        Field::Rarity => {
            is(lookup(field, word, at, &listed!(Rarity::of(edition))).map(Test::Rarity))
        }
        Field::Type => {
            let types = listed!(CardType::of(edition), |t| Some(type_name(t)));
            is(lookup(field, word, at, &types).map(Test::Type))
        }
        Field::MissionType => {
            let mut kinds = listed!(MissionKind::of(edition), mission_name);
            for kind in &mut kinds {
                if kind.value == MissionKind::Headquarters {
                    kind.names.push("hq".to_owned());
                }
            }
            is(lookup(field, word, at, &kinds).map(Test::MissionType))
        }
        Field::DilemmaType => {
            let kinds = listed!(DilemmaKind::ALL.iter().copied(), dilemma_name);
            is(lookup(field, word, at, &kinds).map(Test::DilemmaType))
        }
        Field::Quadrant => {
            is(lookup(field, word, at, &listed!(Quadrant::of(edition))).map(Test::Quadrant))
        }
        Field::Affiliation => {
            is(lookup(field, word, at, &listed!(Affiliation::of(edition))).map(Test::Affiliation))
        }
        Field::Unique => {
            let unique = Test::Is(Property::Unique);
            let values = [
                Named::new(Closed::Is(unique.clone()), ["yes", "true", "1", "ja"]),
                Named::new(Closed::IsNot(unique), ["no", "false", "0", "nein"]),
            ];
            Some(lookup(field, word, at, &values))
        }
        Field::Is => Some(lookup(field, word, at, &properties(edition))),
        _ => None,
    }
}

/// The test for a value of a closed list.
#[derive(Clone, Debug)]
pub(crate) enum Closed {
    Is(Test),
    IsNot(Test),
}

fn properties(edition: Edition) -> Vec<Named<Closed>> {
    let own = Property::ALL
        .iter()
        .map(|(property, name)| Named::new(Closed::Is(Test::Is(*property)), [*name]));
    let short = Named::new(Closed::Is(Test::Is(Property::Headquarters)), ["hq"]);
    let blank = Named::new(Closed::IsNot(Test::Is(Property::Supported)), ["blank"]);
    let types = CardType::of(edition).map(|card| {
        let name = card.name().to_lowercase();
        Named::new(Closed::Is(Test::Type(card)), [name.as_str()])
    });
    own.chain([short, blank]).chain(types).collect()
}
