//! Card lists as tab-separated tables: one line a card, a header line first, no quoting.
//!
//! Only facts are read. A card with printed game text becomes [`Support::Blank`]; the text itself is
//! looked at for the pronoun (to learn the gender) and dropped.

use crate::collector::CollectorCode;
use crate::language::PlayRule;
use crate::lexicon::{
    Affiliation, CardType, DilemmaKind, Gender, Icon, MissionKind, Quadrant, Skill,
};
use crate::model::{AttemptBy, CardDef, Facts, Interlink, Keyword, Plays, Support};
use crate::requirement;
use crate::word::Word;
use serde::Deserialize;
use std::collections::HashMap;
use std::str::FromStr;

/// What the `Name` column runs together.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Names {
    pub title: String,
    #[serde(default)]
    pub subtitle: Option<String>,
    #[serde(default)]
    pub location: Option<String>,
}

/// Card id to names.
pub type Titles = HashMap<String, Names>;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: expected {expected}, found {found:?}")]
pub struct TableError {
    /// Counted from 1, the header included.
    pub line: usize,
    pub column: String,
    pub expected: String,
    pub found: String,
}

/// Reads a card list. Without `titles` the whole name becomes the title.
pub fn read(text: &str, titles: Option<&Titles>) -> Result<Vec<CardDef>, TableError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines = text.lines().zip(1..);
    let header: Vec<&str> = match lines.next() {
        Some((line, _)) => line.split('\t').map(str::trim).collect(),
        None => Vec::new(),
    };
    for needed in ["Name", "Set", "CollectorsInfo", "Type"] {
        if !header.contains(&needed) {
            return Err(TableError {
                line: 1,
                column: needed.to_owned(),
                expected: String::from("a header line with this column"),
                found: header.join(" "),
            });
        }
    }
    lines
        .filter(|(line, _)| !line.trim().is_empty())
        .map(|(line, number)| {
            let cells = line.split('\t').map(str::trim).collect();
            let row = Row {
                header: &header,
                cells,
                number,
            };
            card(&row, titles)
        })
        .collect()
}

struct Row<'a> {
    header: &'a [&'a str],
    cells: Vec<&'a str>,
    number: usize,
}

impl<'a> Row<'a> {
    /// An absent column is an empty one: later lists add columns, short lines leave them off.
    fn cell(&self, column: &str) -> &'a str {
        let at = self.header.iter().position(|name| *name == column);
        at.and_then(|at| self.cells.get(at)).copied().unwrap_or("")
    }

    fn error(&self, column: &str, expected: impl Into<String>) -> TableError {
        TableError {
            line: self.number,
            column: column.to_owned(),
            expected: expected.into(),
            found: self.cell(column).to_owned(),
        }
    }

    fn number<T: FromStr>(&self, column: &str) -> Result<T, TableError> {
        let cell = self.cell(column);
        cell.parse()
            .map_err(|_| self.error(column, "a small whole number"))
    }

    /// A value of one of the lexicon's lists, found by `find`.
    fn value<T>(
        &self,
        column: &str,
        what: &str,
        find: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, TableError> {
        find(self.cell(column)).ok_or_else(|| self.error(column, what))
    }

    fn icons(&self, column: &str) -> Result<Vec<Icon>, TableError> {
        let codes = codes(self.cell(column))
            .ok_or_else(|| self.error(column, "icons in brackets such as [Cmd][Stf]"))?;
        Ok(codes.into_iter().map(Icon::new).collect())
    }
}

fn card(row: &Row, titles: Option<&Titles>) -> Result<CardDef, TableError> {
    let code: CollectorCode =
        row.value("CollectorsInfo", "a code such as 1R087", |c| c.parse().ok())?;
    if row.cell("Rarity") != code.rarity.code() {
        return Err(row.error("Rarity", format!("{} as in {code}", code.rarity.code())));
    }
    let id = code.to_string();
    let names = titles.and_then(|titles| titles.get(&id));
    let title = names.map_or(row.cell("Name"), |names| &names.title);
    if title.is_empty() {
        return Err(row.error("Name", "a title"));
    }
    Ok(CardDef {
        title: Word::new(title),
        subtitle: names.and_then(|names| names.subtitle.clone()),
        location: names.and_then(|names| names.location.clone()),
        set: row.cell("Set").to_owned(),
        rarity: code.rarity,
        unique: row.value("Unique", "Y or N", |cell| match cell {
            "Y" => Some(true),
            "N" => Some(false),
            _ => None,
        })?,
        cost: row.number("Cost")?,
        keywords: row.value("Keywords", "keywords, each ended by a period", keywords)?,
        facts: facts(row)?,
        play: PlayRule::default(),
        text: Vec::new(),
        support: match row.cell("Text") {
            "" => Support::Full,
            _ => Support::Blank,
        },
        id,
    })
}

fn facts(row: &Row) -> Result<Facts, TableError> {
    let card_type = row.value("Type", "one of the seven card types", |cell| {
        CardType::ALL.iter().copied().find(|t| t.name() == cell)
    })?;
    let affiliation = || {
        row.value("Affiliation", "the name of an affiliation", |cell| {
            Affiliation::ALL.iter().copied().find(|a| a.name() == cell)
        })
    };
    Ok(match card_type {
        CardType::Personnel => Facts::Personnel {
            affiliation: affiliation()?,
            icons: row.icons("Icons")?,
            species: row.value("Species", "a species", species)?,
            gender: gender(row.cell("Text")),
            skills: row.value("Skills", "skills such as 2 Medical Science", skills)?,
            integrity: row.number("Integrity/Range")?,
            cunning: row.number("Cunning/Weapons")?,
            strength: row.number("Strength/Shields")?,
        },
        CardType::Ship => Facts::Ship {
            affiliation: affiliation()?,
            icons: row.icons("Icons")?,
            class: row.value("Class", "a ship class", |c| {
                (!c.is_empty()).then(|| Word::new(c))
            })?,
            staffing: row.icons("Staff")?,
            range: row.number("Integrity/Range")?,
            weapons: row.number("Cunning/Weapons")?,
            shields: row.number("Strength/Shields")?,
        },
        CardType::Equipment => Facts::Equipment {},
        CardType::Event => Facts::Event {},
        CardType::Interrupt => Facts::Interrupt {},
        CardType::Mission => mission(row)?,
        CardType::Dilemma => Facts::Dilemma {
            kind: row.value("Mission/DilemmaType", "P, S or D", |cell| {
                by_code(DilemmaKind::ALL, cell, DilemmaKind::code)
            })?,
        },
    })
}

fn mission(row: &Row) -> Result<Facts, TableError> {
    let kind = row.value("Mission/DilemmaType", "P, S or H", |cell| {
        by_code(MissionKind::ALL, cell, MissionKind::code)
    })?;
    let headquarters = kind == MissionKind::Headquarters;
    let (requirements, plays) = if headquarters {
        let plays = row.value("Skills", "what may be played at the headquarters", plays)?;
        (None, plays)
    } else {
        let requirement = requirement::parse(row.cell("Skills"))
            .map_err(|e| row.error("Skills", format!("{} at character {}", e.expected, e.at)))?;
        (Some(requirement), Vec::new())
    };
    Ok(Facts::Mission {
        kind,
        span: row.number("Span")?,
        points: row.number("Points")?,
        quadrant: row.value("Quadrant", "A, G or D", |cell| {
            by_code(Quadrant::ALL, cell, Quadrant::code)
        })?,
        attempt: row.value(
            "Affiliation",
            "affiliation icons or who may attempt",
            attempt,
        )?,
        requirements,
        plays,
    })
}

fn by_code<T: Copy>(all: &[T], cell: &str, code: fn(T) -> &'static str) -> Option<T> {
    all.iter().copied().find(|v| code(*v) == cell)
}

/// `[Cmd][Stf]` or `[Baj] [Fed]`.
fn codes(text: &str) -> Option<Vec<&str>> {
    let mut rest = text.trim();
    let mut codes = Vec::new();
    while !rest.is_empty() {
        let (code, after) = rest.strip_prefix('[')?.split_once(']')?;
        if code.is_empty() || code.contains('[') {
            return None;
        }
        codes.push(code);
        rest = after.trim_start();
    }
    Some(codes)
}

fn affiliation_by_code(code: &str) -> Option<Affiliation> {
    by_code(Affiliation::ALL, code, Affiliation::code)
}

fn species(cell: &str) -> Option<Vec<Word>> {
    let species: Vec<_> = cell.split('/').map(str::trim).collect();
    (!species.contains(&"")).then(|| species.into_iter().map(Word::new).collect())
}

/// A number before a skill is its level (2E-SKILL-02).
fn skills(cell: &str) -> Option<Vec<(Skill, u8)>> {
    let mut skills = Vec::new();
    let mut level = None;
    for word in cell.split_whitespace() {
        if let Ok(number) = word.parse() {
            if level.replace(number).is_some() || number == 0 {
                return None;
            }
        } else {
            let skill = Skill::ALL.iter().copied().find(|s| s.name() == word)?;
            skills.push((skill, level.take().unwrap_or(1)));
        }
    }
    level.is_none().then_some(skills)
}

fn keywords(cell: &str) -> Option<Vec<Keyword>> {
    if cell.is_empty() {
        return Some(Vec::new());
    }
    // A period ends a keyword only before a space: ship names hold periods too.
    let cell = cell.strip_suffix('.')?;
    let mut keywords = Vec::new();
    let mut start = 0;
    for (at, _) in cell.match_indices(". ") {
        if !ends_in_initial(&cell[start..at]) {
            keywords.push(&cell[start..at]);
            start = at + 2;
        }
    }
    keywords.push(&cell[start..]);
    keywords.into_iter().map(keyword).collect()
}

/// Whether the text breaks off inside a name such as `U.S.S. Defiant`.
fn ends_in_initial(text: &str) -> bool {
    let last = text.rsplit([' ', '.']).next().unwrap_or("");
    last.len() == 1 && text.len() > 1
}

fn keyword(text: &str) -> Option<Keyword> {
    let text = text.trim().trim_end_matches('.');
    let Some((family, parameter)) = text.split_once(": ") else {
        // 2E-KEY-04
        let plain =
            !text.is_empty() && !["Order", "Damage"].contains(&text) && !text.contains(" - ");
        return plain.then(|| Keyword::Plain(Word::new(text)));
    };
    match family {
        "Commander" => Some(Keyword::Commander(Word::new(parameter))),
        "Region" => Some(Keyword::Region(Word::new(parameter))),
        "Interlink" => Some(Keyword::Interlink(interlink(parameter)?)),
        _ => None,
    }
}

fn interlink(parameter: &str) -> Option<Interlink> {
    if let Some(skill) = Skill::ALL.iter().copied().find(|s| s.name() == parameter) {
        return Some(Interlink::Skill(skill));
    }
    let (_, rest) = parameter.split_once("non-[")?;
    let (code, _) = rest.split_once(']')?;
    affiliation_by_code(code).map(Interlink::SkillOfPresentOutside)
}

fn attempt(cell: &str) -> Option<AttemptBy> {
    let some = |text: &str| -> Option<Vec<Affiliation>> {
        let list: Vec<_> = codes(text)?
            .into_iter()
            .map(affiliation_by_code)
            .collect::<Option<_>>()?;
        (!list.is_empty()).then_some(list)
    };
    if cell.starts_with('[') {
        return some(cell).map(AttemptBy::Affiliations);
    }
    if let Some((_, rest)) = cell.split_once("(except ") {
        return some(rest.split_once(')')?.0).map(AttemptBy::AnyExcept);
    }
    if cell.starts_with("Any affiliation ") {
        return Some(AttemptBy::AnyExcept(Vec::new()));
    }
    cell.contains("not attemptable")
        .then_some(AttemptBy::Nobody)
}

/// What a headquarters lets its player play: entries such as `[Fed][DS9] cards`, and equipment.
fn plays(cell: &str) -> Option<Vec<Plays>> {
    let list = cell.strip_prefix("You may play ")?;
    let list = list.strip_suffix(" at this mission.")?;
    list.replace(", and ", ", ")
        .replace(" and ", ", ")
        .split(", ")
        .map(|entry| match entry.strip_suffix(" cards") {
            None => (entry == "equipment").then_some(Plays::Equipment),
            Some(icons) => plays_cards(&codes(icons)?),
        })
        .collect()
}

fn plays_cards(codes: &[&str]) -> Option<Plays> {
    let mut affiliation = None;
    let mut icon = None;
    for code in codes {
        let taken = match affiliation_by_code(code) {
            Some(a) => affiliation.replace(a).is_some(),
            None => icon.replace(Icon::new(code)).is_some(),
        };
        if taken {
            return None;
        }
    }
    (!codes.is_empty()).then_some(Plays::Cards { affiliation, icon })
}

/// From the pronoun a text uses for its personnel; "he or she" and the like are about somebody else.
fn gender(text: &str) -> Gender {
    let words: Vec<String> = text
        .split(|c: char| !c.is_ascii_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let gender_of = |word: &str| match word {
        "he" | "him" | "his" => Some(Gender::Male),
        "she" | "her" => Some(Gender::Female),
        _ => None,
    };
    let pronoun = |at: Option<usize>| gender_of(words.get(at?)?);
    for at in 0..words.len() {
        let before = at.checked_sub(2).filter(|at| words[at + 1] == "or");
        let after = Some(at + 2).filter(|_| words.get(at + 1).is_some_and(|word| word == "or"));
        match pronoun(Some(at)) {
            Some(gender) if pronoun(before).is_none() && pronoun(after).is_none() => return gender,
            _ => {}
        }
    }
    Gender::Unknown
}
