//! A search as data. Printing one gives a text that reads back to the same.

use super::field::Field;
use super::reader;
use super::{QueryError, token};
use crate::edition::Edition;
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, MissionKind, Quadrant, Rarity, Skill, Stat,
};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;

/// A search: the cards that are wanted, and their order. Without a condition all cards are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The condition.
    pub condition: Option<Condition>,
    /// The order: the first key in which two cards differ decides; cards that differ in none stay in the order of the catalogue.
    pub sort: Vec<SortKey>,
}

/// A condition. Lists have at least two entries, and none of their own kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All of these hold.
    All(Vec<Condition>),
    /// At least one of these holds.
    Any(Vec<Condition>),
    /// This does not hold. Never another `Not`.
    Not(Box<Condition>),
    /// A single test.
    Term(Term),
}

/// A test, and its place in the query. Two terms are equal if their tests are.
#[derive(Clone, Debug)]
pub struct Term {
    /// The test.
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

/// A test of one card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Test {
    /// Words in the name, the location, the keywords or the text.
    Words(String),
    /// A field with an open list of values: name, text, id, set, icon, keyword, class, species.
    Field(Field, Match, String),
    /// The card type.
    Type(CardType),
    /// The kind of a mission.
    MissionType(MissionKind),
    /// The kind of a dilemma.
    DilemmaType(DilemmaKind),
    /// The quadrant of a mission.
    Quadrant(Quadrant),
    /// The rarity.
    Rarity(Rarity),
    /// The affiliation; of missions, those that may attempt them or whose cards they accept.
    Affiliation(Affiliation),
    /// A skill, by its level.
    Skill(Skill, Amount),
    /// An icon that a ship needs aboard, by its number.
    Staffing(String, Amount),
    /// A number. Only cards that have it can match, whatever the comparison.
    Number(Stat, Amount),
    /// A card that a headquarters whose name has these words accepts.
    ReportsTo(String),
    /// A property.
    Is(Property),
}

/// The way a text is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The text has the words: `:`
    Part,
    /// The text is exactly this: `=`
    Whole,
}

/// A comparison with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// `=`
    Equal(i32),
    /// `!=`
    NotEqual(i32),
    /// `<`
    Less(i32),
    /// `<=`
    AtMost(i32),
    /// `>`
    More(i32),
    /// `>=`
    AtLeast(i32),
    /// `2..4`, both ends included.
    Between(i32, i32),
}

impl Amount {
    /// Compares a number.
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

/// A property that `is:` can ask for, besides the card types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Property {
    /// A card that a deck may hold: no rule keeps a card out of all decks, so this is every card that is played in full.
    Legal,
    /// A unique card.
    Unique,
    /// A card whose whole text works; the others are played as blank.
    Supported,
    /// A headquarters.
    Headquarters,
    /// A planet mission or dilemma.
    Planet,
    /// A space mission or dilemma.
    Space,
    /// A dual dilemma.
    Dual,
    /// A female personnel.
    Female,
    /// A male personnel.
    Male,
}

impl Property {
    /// All properties with their names.
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

    /// The name.
    pub fn name(self) -> &'static str {
        let known = Property::ALL.iter().find(|(property, _)| *property == self);
        known.map_or("", |(_, name)| name)
    }
}

/// A field to sort by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortKey {
    /// The field.
    pub field: Field,
    /// The direction.
    pub order: Order,
}

/// The direction of a sort. Cards without the value come last in either direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The lowest or first value first.
    Up,
    /// The highest or last value first.
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
        Query::parse_for(Edition::Second, text)
    }

    /// Reads a query about the cards of an edition: its skills, types and other words are meant.
    ///
    /// ```
    /// use cards::{Edition, search::Query};
    /// let query = Query::parse_for(Edition::First, "sk:transporter re:bajor ty:facility").unwrap();
    /// assert_eq!(query.to_string(), "skill:\"Transporter Skill\" region:bajor type:Facility");
    /// ```
    pub fn parse_for(edition: Edition, text: &str) -> Result<Query, QueryError> {
        reader::read(edition, text)
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
        // The name alone means at least one.
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
