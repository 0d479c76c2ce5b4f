//! Mission requirements as First Edition cards print them, read and printed.
//!
//! ```text
//! requirement := all ("OR" all)*                 -- "OR" binds weakest
//! all         := term ("+" term)*
//! term        := skill ["x" n] | attribute (">" | "<") n | [n] "{" card "}" | "(" requirement ")" | phrase
//! ```
//!
//! ```
//! use cards::first::requirement;
//! use cards::language::Requirement::{All, Either, Skill, Total};
//! use cards::lexicon::{Skill::*, Stat};
//! let tree = requirement::parse("ENGINEER + CUNNING>28 + (Honor OR Treachery x2)")?;
//! let choice = Either(vec![Skill(Honor, 1), Skill(Treachery, 2)]);
//! assert_eq!(tree, All(vec![Skill(Engineer, 1), Total(Stat::Cunning, 28), choice]));
//! assert_eq!(requirement::print(&tree).as_deref(), Some("ENGINEER + CUNNING>28 + (Honor OR Treachery x2)"));
//! # Ok::<(), requirement::BadRequirement>(())
//! ```

use super::lexicon::{skill, skill_name};
use crate::language::{
    Compare, Condition, Filter, How, Key, Name, Number, Pick, Place, Quantity, Ref, Relation,
    Requirement, Select, SkillIs, State, Trait, Who,
};
use crate::lexicon::{Affiliation, CardType, Gender, Icon, Skill, Stat};
use crate::word::Word;
use locale::{Message, message};

/// A text that is not a mission requirement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct BadRequirement {
    /// The part that is not understood.
    pub found: String,
}

impl BadRequirement {
    /// The error in words.
    pub fn message(&self) -> Message {
        message!("first-requirement", found = &self.found)
    }
}

/// Reads the requirements of a mission.
pub fn parse(text: &str) -> Result<Requirement, BadRequirement> {
    let branches = split(text, " OR ").into_iter().map(all);
    one_or(branches.collect::<Result<_, _>>()?, Requirement::Either)
}

fn all(text: &str) -> Result<Requirement, BadRequirement> {
    let terms = split(text, " + ").into_iter().map(term);
    one_or(terms.collect::<Result<_, _>>()?, Requirement::All)
}

fn one_or(
    mut list: Vec<Requirement>,
    many: fn(Vec<Requirement>) -> Requirement,
) -> Result<Requirement, BadRequirement> {
    Ok(match list.len() {
        1 => list.remove(0),
        _ => many(list),
    })
}

/// The parts between separators that are not inside parentheses.
fn split<'a>(text: &'a str, separator: &str) -> Vec<&'a str> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_i32, 0);
    for (at, c) in text.char_indices() {
        match c {
            '(' | '{' => depth += 1,
            ')' | '}' => depth -= 1,
            ' ' if depth == 0 && at >= start && text[at..].starts_with(separator) => {
                parts.push(&text[start..at]);
                start = at + separator.len();
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn term(text: &str) -> Result<Requirement, BadRequirement> {
    let text = text.trim();
    if let Some(inner) = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')) {
        return parse(inner);
    }
    let known = phrases().into_iter().find(|(words, _)| *words == text);
    known
        .map(|(_, tree)| tree)
        .or_else(|| skill_term(text))
        .or_else(|| total(text))
        .or_else(|| named(text))
        .ok_or_else(|| BadRequirement {
            found: text.to_owned(),
        })
}

fn skill_term(text: &str) -> Option<Requirement> {
    let (name, level) = match text.rsplit_once(" x") {
        Some((name, level)) => (name, level.parse().ok().filter(|n| *n > 0)?),
        None => (text, 1),
    };
    Some(Requirement::Skill(skill(name)?, level))
}

const ATTRIBUTES: [(&str, Stat); 6] = [
    ("INTEGRITY", Stat::Integrity),
    ("CUNNING", Stat::Cunning),
    ("STRENGTH", Stat::Strength),
    ("RANGE", Stat::Range),
    ("WEAPONS", Stat::Weapons),
    ("SHIELDS", Stat::Shields),
];

fn attribute(name: &str) -> Option<Stat> {
    let known = ATTRIBUTES.iter().find(|(word, _)| *word == name);
    known.map(|(_, stat)| *stat)
}

fn total(text: &str) -> Option<Requirement> {
    if let Some((name, n)) = text.split_once('>') {
        return Some(Requirement::Total(attribute(name)?, n.parse().ok()?));
    }
    let (name, n) = text.split_once('<')?;
    let sum = Number::Sum(attribute(name)?, Box::new(team(personnel())));
    let less = Condition::Compare(sum, Compare::Less, Number::N(n.parse().ok()?));
    Some(Requirement::If(Box::new(less)))
}

/// Families of cards, which `any` names like characters.
const FAMILIES: [&str; 3] = ["bat'leth", "PADD", "tricorder"];

/// Titles that requirements shorten.
const SHORT: [(&str, &str); 1] = [("Echo Papa 607", "Echo Papa 607 Killer Drone")];

fn named(text: &str) -> Option<Requirement> {
    let name = text.strip_prefix('{')?.strip_suffix('}')?;
    let any = name
        .strip_prefix("any ")
        .or_else(|| name.strip_prefix("Any "));
    let filter = match any {
        Some(family) if FAMILIES.contains(&family) => Filter::Trait(Trait::Family(family.into())),
        Some(character) => Filter::Title(Name::Any(character.into())),
        None => {
            let full = SHORT.iter().find(|(short, _)| *short == name);
            Filter::Title(Name::Is(Word::new(full.map_or(name, |(_, full)| full))))
        }
    };
    Some(Requirement::Cards(filter, 1))
}

fn personnel() -> Filter {
    Filter::Type(CardType::Personnel)
}

fn has(skill: Skill) -> Filter {
    Filter::Skill(SkillIs::One(skill), 1)
}

fn keyword(word: &str) -> Filter {
    Filter::Keyword(Word::new(word))
}

/// Such cards of the team that attempts the mission.
fn team(filter: Filter) -> Select {
    Select {
        from: Place::Attempt,
        filter,
        best: None,
    }
}

fn when(condition: Condition) -> Requirement {
    Requirement::If(Box::new(condition))
}

/// The player has such a ship at the location.
fn ship_here(more: Vec<Filter>) -> Requirement {
    let ship = [
        Filter::Commanded(Who::You),
        Filter::Type(CardType::Ship),
        Filter::SameMission(Ref::Here),
    ];
    let filter = Filter::All(ship.into_iter().chain(more).collect());
    when(Condition::Some(Select {
        from: Place::Play,
        filter,
        best: None,
    }))
}

fn pay(filter: Filter, n: Quantity) -> Requirement {
    Requirement::Pay(Pick {
        of: team(filter),
        n,
        how: How::By(Who::You),
        to: 1,
    })
}

fn latinum() -> Filter {
    Filter::Title(Name::Is(Word::new("Gold-Pressed Latinum")))
}

/// Terms in words, each with its meaning. They are as the cards print them.
fn phrases() -> Vec<(&'static str, Requirement)> {
    let cards = |filter: Filter, n: u8| Requirement::Cards(filter, n);
    let both = |a: Filter, b: Filter| Filter::All(vec![a, b]);
    let exactly = |n: i16| Quantity::Exactly(Number::N(n));
    let species = |word: &str| cards(Filter::Species(Word::new(word)), 1);
    let gender = |gender: Gender| cards(Filter::Trait(Trait::Gender(gender)), 1);
    let icon = |code: &str| both(personnel(), Filter::Icon(Icon::new(code)));
    let of = |affiliation: Affiliation, filter| both(Filter::Affiliation(affiliation), filter);
    let terran = || icon("TE");
    let leader = Filter::Either(vec![has(Skill::Officer), has(Skill::Leadership)]);
    vec![
        ("Female", gender(Gender::Female)),
        ("Male", gender(Gender::Male)),
        ("Android", species("Android")),
        ("Vorta", species("Vorta")),
        ("Vulcan", species("Vulcan")),
        ("Vedek", cards(keyword("Vedek"), 1)),
        (
            "Trill with symbiont",
            cards(keyword("Trill with symbiont"), 1),
        ),
        ("hand weapon", cards(keyword("hand weapon"), 1)),
        ("2 hand weapons", cards(keyword("hand weapon"), 2)),
        ("2 Founders", cards(keyword("Founder"), 2)),
        (
            "[Baj] V.I.P.",
            cards(of(Affiliation::Bajoran, has(Skill::Vip)), 1),
        ),
        (
            "[Sta] Emperor",
            cards(of(Affiliation::Starfleet, keyword("Emperor")), 1),
        ),
        ("2 [TE]", cards(terran(), 2)),
        ("2 [TE] leaders", cards(both(terran(), leader), 2)),
        ("3 {[AU] icon Personnel}", cards(icon("AU"), 3)),
        ("{[Orb] personnel}", cards(icon("Orb"), 1)),
        (
            "{<Kli> personnel}",
            cards(Filter::Trait(Trait::Infiltrates(Affiliation::Klingon)), 1),
        ),
        (
            "Any unique personnel",
            cards(both(personnel(), Filter::Unique), 1),
        ),
        (
            "any artifact with \"Vulcan\" in title or lore",
            cards(keyword("Vulcan-related artifact"), 1),
        ),
        ("Discard 2 Youth", pay(has(Skill::Youth), exactly(2))),
        (
            "Discard one Equipment card",
            pay(Filter::Type(CardType::Equipment), exactly(1)),
        ),
        (
            "discard 3 {Gold-Pressed Latinum}",
            pay(latinum(), exactly(3)),
        ),
        (
            "discard 1 to 4 {Gold-Pressed Latinum} (X = number discarded)",
            pay(latinum(), Quantity::UpTo(Number::N(4))),
        ),
    ]
    .into_iter()
    .chain(conditions())
    .collect()
}

/// Terms in words that are more than cards of the team.
fn conditions() -> Vec<(&'static str, Requirement)> {
    let landed = || ship_here(vec![Filter::Is(State::Landed)]);
    let carrier = Filter::Either(vec![keyword("Freighter"), keyword("Transport")]);
    let transporter = Filter::All(vec![personnel(), has(Skill::TransporterSkill)]);
    let two_icons = Filter::Compare(Number::Staffing(Ref::It), Compare::AtLeast, Number::N(2));
    let enemy_ship = Condition::Some(Select {
        from: Place::Play,
        filter: Filter::All(vec![
            Filter::Commanded(Who::EachOpponent),
            Filter::Type(CardType::Ship),
            Filter::Has(
                Relation::Mission,
                Box::new(Filter::Region(Word::new("Neutral Zone"))),
            ),
        ]),
        best: None,
    });
    let strong = Condition::Compare(
        Number::Sum(Stat::Strength, Box::new(team(personnel()))),
        Compare::More,
        Number::Times(10, Box::new(Number::Count(Box::new(team(personnel()))))),
    );
    let envoys = team(Filter::All(vec![personnel(), has(Skill::Vip)]));
    let four = Condition::Compare(
        Number::Different(Key::Affiliation, Box::new(envoys)),
        Compare::AtLeast,
        Number::N(4),
    );
    let honest = Condition::Some(team(has(Skill::Honor)));
    vec![
        ("Landed ship", landed()),
        ("landed ship", landed()),
        (
            "[Univ] ship",
            ship_here(vec![Filter::Not(Box::new(Filter::Unique))]),
        ),
        ("Holodeck", ship_here(vec![keyword("Holodeck")])),
        (
            "ship with two or more staffing icons",
            ship_here(vec![two_icons]),
        ),
        (
            "freighter or transport in orbit with Transporter Skill aboard",
            ship_here(vec![
                Filter::Not(Box::new(Filter::Is(State::Landed))),
                carrier,
                Filter::Has(Relation::Aboard, Box::new(transporter)),
            ]),
        ),
        ("no Honor", when(Condition::Not(Box::new(honest)))),
        (
            "No opposing ships in Neutral Zone",
            when(Condition::Not(Box::new(enemy_ship))),
        ),
        (
            "STRENGTH>10 x number of Away Team members (minimum 3 personnel)",
            Requirement::All(vec![when(strong), Requirement::Cards(personnel(), 3)]),
        ),
        (
            "One V.I.P. from each of four different affiliations",
            when(four),
        ),
    ]
}

/// The requirement as a First Edition mission prints it, or nothing if it holds what missions do not print.
pub fn print(tree: &Requirement) -> Option<String> {
    print_inside(tree, Inside::Nothing)
}

#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Nothing,
    Either,
    All,
}

fn print_inside(tree: &Requirement, inside: Inside) -> Option<String> {
    if let Some((words, _)) = phrases().into_iter().find(|(_, known)| known == tree) {
        return Some(words.to_owned());
    }
    let join = |list: &[Requirement], separator: &str, kind| -> Option<String> {
        let parts: Option<Vec<String>> = list.iter().map(|r| print_inside(r, kind)).collect();
        Some(parts?.join(separator))
    };
    let name = |stat: &Stat| {
        let known = ATTRIBUTES.iter().find(|(_, s)| s == stat);
        known.map(|(word, _)| *word)
    };
    Some(match tree {
        Requirement::Skill(skill, 1) => skill_name(*skill).to_owned(),
        Requirement::Skill(skill, n) => format!("{} x{n}", skill_name(*skill)),
        Requirement::Total(stat, n) => format!("{}>{n}", name(stat)?),
        Requirement::Cards(filter, 1) => format!("{{{}}}", card_words(filter)?),
        Requirement::If(condition) => match &**condition {
            Condition::Compare(Number::Sum(stat, _), Compare::Less, Number::N(n)) => {
                format!("{}<{n}", name(stat)?)
            }
            _ => return None,
        },
        Requirement::Either(list) => match inside {
            Inside::Nothing => join(list, " OR ", Inside::Either)?,
            _ => format!("({})", join(list, " OR ", Inside::Either)?),
        },
        Requirement::All(list) => match inside {
            Inside::All => format!("({})", join(list, " + ", Inside::All)?),
            _ => join(list, " + ", Inside::All)?,
        },
        _ => return None,
    })
}

fn card_words(filter: &Filter) -> Option<String> {
    Some(match filter {
        Filter::Title(Name::Is(title)) => {
            let short = SHORT.iter().find(|(_, full)| *full == title.as_str());
            short.map_or(title.as_str(), |(short, _)| short).to_owned()
        }
        Filter::Title(Name::Any(word)) | Filter::Trait(Trait::Family(word)) => {
            format!("any {word}")
        }
        _ => return None,
    })
}
