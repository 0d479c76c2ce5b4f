//! A search as data. Printing one gives a text that reads back to the same.

use super::field::Field;
use super::reader;
use super::{QueryError, token};
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, MissionKind, Quadrant, Rarity, Skill, Stat,
};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// What cards are wanted, and in which order. Without a condition all cards are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    pub condition: Option<Condition>,
    /// The first that tells two cards apart decides; cards that none tells apart stay in the catalogue's order.
    pub sort: Vec<SortKey>,
}

/// Lists have at least two entries, and none of their own kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    All(Vec<Condition>),
    Any(Vec<Condition>),
    /// Never another `Not`.
    Not(Box<Condition>),
    Term(Term),
}

/// A test, and the bytes of the query it stands at. Two terms are equal if their tests are.
#[derive(Clone, Debug)]
pub struct Term {
    pub test: Test,
    /// The value alone, which is what may turn out to be unknown.
    pub at: Range<usize>,
}

impl PartialEq for Term {
    fn eq(&self, other: &Term) -> bool {
        self.test == other.test
    }
}
impl Eq for Term {}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// In the name, the location, the keywords or the text.
    Words(String),
    /// Fields whose values are no closed list: name, text, id, set, icon, keyword, class, species.
    Field(Field, Match, String),
    Type(CardType),
    MissionType(MissionKind),
    DilemmaType(DilemmaKind),
    Quadrant(Quadrant),
    Rarity(Rarity),
    Affiliation(Affiliation),
    /// By level.
    Skill(Skill, Amount),
    /// By how many of the icon the ship needs.
    Staffing(String, Amount),
    /// Only cards that have the number can match, whatever the comparison.
    Number(Stat, Amount),
    /// What a headquarters whose name has these words accepts.
    ReportsTo(String),
    Is(Property),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// `:`
    Part,
    /// `=`
    Whole,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    Equal(i32),
    NotEqual(i32),
    Less(i32),
    AtMost(i32),
    More(i32),
    AtLeast(i32),
    /// Both ends included.
    Between(i32, i32),
}

impl Amount {
    pub fn holds(self, n: i32) -> bool {
        match self {
            Amount::Equal(m) => n == m,
            Amount::NotEqual(m) => n != m,
            Amount::Less(m) => n < m,
            Amount::AtMost(m) => n <= m,
            Amount::More(m) => n > m,
            Amount::AtLeast(m) => n >= m,
            Amount::Between(least, most) => (least..=most).contains(&n),
        }
    }
}

impl fmt::Display for Amount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Amount::Equal(n) => write!(f, "={n}"),
            Amount::NotEqual(n) => write!(f, "!={n}"),
            Amount::Less(n) => write!(f, "<{n}"),
            Amount::AtMost(n) => write!(f, "<={n}"),
            Amount::More(n) => write!(f, ">{n}"),
            Amount::AtLeast(n) => write!(f, ">={n}"),
            Amount::Between(least, most) => write!(f, ":{least}..{most}"),
        }
    }
}

/// What `is:` can ask for, besides the card types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A deck may hold it: no rule keeps a card out of all decks, so this is every card that is played in full.
    Legal,
    Unique,
    /// Everything the card says happens; the others are played as blank.
    Supported,
    Headquarters,
    /// Missions and dilemmas.
    Planet,
    /// Missions and dilemmas.
    Space,
    Dual,
    Female,
    Male,
}

impl Property {
    pub const ALL: [(Property, &'static str); 9] = [
        (Property::Legal, "legal"),
        (Property::Unique, "unique"),
        (Property::Supported, "supported"),
        (Property::Headquarters, "headquarters"),
        (Property::Planet, "planet"),
        (Property::Space, "space"),
        (Property::Dual, "dual"),
        (Property::Female, "female"),
        (Property::Male, "male"),
    ];

    pub fn name(self) -> &'static str {
        let known = Property::ALL.iter().find(|(property, _)| *property == self);
        known.map_or("", |(_, name)| name)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey {
    pub field: Field,
    pub order: Order,
}

/// Cards without the value come last in either order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    Up,
    Down,
}

impl Query {
    /// Reads a query.
    ///
    /// ```
    /// use cards::search::Query;
    /// let query = Query::parse("sk:medical>=2 c<=3 a:fed -k:drone").unwrap();
    /// let printed = query.to_string();
    /// assert_eq!(printed, "skill:Medical>=2 cost<=3 affiliation:Federation -keyword:drone");
    /// assert_eq!(Query::parse(&printed).unwrap(), query);
    ///
    /// let error = Query::parse("c<=3 afiliation:fed").unwrap_err();
    /// assert_eq!((error.at, error.proposals), (5..15, vec!["affiliation".to_owned()]));
    /// ```
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        reader::read(text)
    }

    /// Whether the game text of cards matters. Whoever renders it can save the work if it does not.
    pub fn reads_text(&self) -> bool {
        fn reads(condition: &Condition) -> bool {
            match condition {
                Condition::All(list) | Condition::Any(list) => list.iter().any(reads),
                Condition::Not(inner) => reads(inner),
                Condition::Term(term) => {
                    matches!(term.test, Test::Words(_) | Test::Field(Field::Text, _, _))
                }
            }
        }
        self.condition.as_ref().is_some_and(reads)
    }
}

impl FromStr for Query {
    type Err = QueryError;

    fn from_str(text: &str) -> Result<Query, QueryError> {
        Query::parse(text)
    }
}

/// A value as it has to be written: in quotes if it would be read as something else.
pub(crate) fn quoted(value: &str) -> String {
    let connects = ["or", "and"]
        .iter()
        .any(|word| value.eq_ignore_ascii_case(word));
    match connects || value.starts_with('-') || !value.chars().all(token::is_plain) {
        true => format!("\"{value}\""),
        false => value.to_owned(),
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let condition = self.condition.iter().map(ToString::to_string);
        let sort = self.sort.iter().map(ToString::to_string);
        f.write_str(&condition.chain(sort).collect::<Vec<_>>().join(" "))
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = |list: &[Condition], between: &str| {
            let parts = list.iter().map(|part| match (self, part) {
                // `or` binds weaker than standing side by side.
                (Condition::All(_), Condition::Any(_)) => format!("({part})"),
                _ => part.to_string(),
            });
            parts.collect::<Vec<_>>().join(between)
        };
        match self {
            Condition::All(list) => f.write_str(&parts(list, " ")),
            Condition::Any(list) => f.write_str(&parts(list, " or ")),
            Condition::Not(inner) => match **inner {
                Condition::Term(_) => write!(f, "-{inner}"),
                _ => write!(f, "-({inner})"),
            },
            Condition::Term(term) => write!(f, "{}", term.test),
        }
    }
}

impl fmt::Display for Test {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is = |f: &mut fmt::Formatter<'_>, field: Field, value: &str| {
            write!(f, "{}:{}", field.name(), quoted(value))
        };
        match self {
            Test::Words(words) => f.write_str(&quoted(words)),
            Test::Field(field, Match::Part, value) => is(f, *field, value),
            Test::Field(field, Match::Whole, value) => {
                write!(f, "{}={}", field.name(), quoted(value))
            }
            Test::Type(value) => is(f, Field::Type, value.name()),
            Test::MissionType(value) => is(f, Field::MissionType, value.name()),
            Test::DilemmaType(value) => is(f, Field::DilemmaType, value.name()),
            Test::Quadrant(value) => is(f, Field::Quadrant, value.name()),
            Test::Rarity(value) => is(f, Field::Rarity, value.name()),
            Test::Affiliation(value) => is(f, Field::Affiliation, value.name()),
            Test::Skill(skill, amount) => counted(f, Field::Skill, skill.name(), *amount),
            Test::Staffing(icon, amount) => counted(f, Field::Staffing, icon, *amount),
            Test::Number(stat, amount) => write!(f, "{}{amount}", Field::Number(*stat).name()),
            Test::ReportsTo(value) => is(f, Field::ReportsTo, value),
            Test::Is(property) => is(f, Field::Is, property.name()),
        }
    }
}

fn counted(f: &mut fmt::Formatter<'_>, field: Field, value: &str, amount: Amount) -> fmt::Result {
    write!(f, "{}:{}", field.name(), quoted(value))?;
    match amount {
        // What the name alone says.
        Amount::AtLeast(1) => Ok(()),
        amount => write!(f, "{amount}"),
    }
}

impl fmt::Display for SortKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.order {
            Order::Up => "",
            Order::Down => "-",
        };
        write!(f, "sort:{sign}{}", self.field.name())
    }
}
