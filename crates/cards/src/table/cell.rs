//! The cells of a list.

use crate::catalogue::nearest;
use crate::collector::CollectorCode;
use crate::language::Requirement;
use crate::lexicon::{Affiliation, Gender, Icon, Skill};
use crate::model::{AttemptBy, Interlink, Keyword, Plays};
use crate::requirement;
use crate::word::Word;
use locale::{Message, message};
use std::ops::Range;

/// The reason why a cell has no value.
#[derive(Debug)]
pub(super) enum Bad {
    /// Not written as lists write it.
    Wrong {
        found: String,
        expected: Message,
        nearest: Option<String>,
    },
    /// Well written, but more than this program can hold.
    Beyond {
        at: Range<usize>,
        reason: Message,
        nearest: Option<String>,
    },
}

pub(super) type Read<T> = Result<T, Bad>;

impl Bad {
    fn wrong(found: &str, expected: Message) -> Bad {
        Bad::Wrong {
            found: found.to_owned(),
            expected,
            nearest: None,
        }
    }

    pub(super) fn beyond(at: Range<usize>, reason: Message) -> Bad {
        Bad::Beyond {
            at,
            reason,
            nearest: None,
        }
    }

    fn or_nearest(mut self, word: &str, known: impl IntoIterator<Item = &'static str>) -> Bad {
        let (Bad::Wrong { nearest: near, .. } | Bad::Beyond { nearest: near, .. }) = &mut self;
        *near = nearest(word, known);
        self
    }
}

/// The place of a part that was cut out of the cell.
fn place(cell: &str, part: &str) -> Range<usize> {
    let offset = (part.as_ptr() as usize).checked_sub(cell.as_ptr() as usize);
    match offset {
        Some(start) if start + part.len() <= cell.len() => start..start + part.len(),
        _ => 0..cell.len(),
    }
}

/// Long cells are quoted by their beginning.
pub(super) fn short(text: &str) -> String {
    const MOST: usize = 80;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Something, whatever it is.
pub(super) fn filled(cell: &str, what: Message) -> Read<String> {
    match cell {
        "" => Err(Bad::wrong(cell, what)),
        _ => Ok(cell.to_owned()),
    }
}

pub(super) fn code(cell: &str) -> Read<CollectorCode> {
    cell.parse().map_err(|_| {
        let letter = |c: char| c.is_ascii_uppercase();
        let number = |c: char| c.is_ascii_digit();
        let rest = cell.trim_start_matches(number).trim_start();
        let after = rest.trim_start_matches(letter).trim_start();
        let shaped = cell.starts_with(number)
            && rest.starts_with(letter)
            && !after.is_empty()
            && after.chars().all(number)
            && cell.len() <= 12;
        match shaped {
            true => Bad::beyond(0..cell.len(), message!("list-id-kind")),
            false => Bad::wrong(cell, message!("list-id")),
        }
    })
}

pub(super) fn rarity(cell: &str, code: CollectorCode) -> Read<()> {
    let letters = code.rarity.code();
    match cell == letters {
        true => Ok(()),
        false => Err(Bad::wrong(
            cell,
            message!("list-rarity", letters = letters, id = code.to_string()),
        )),
    }
}

/// Marks that lists put behind the name of another printing of the same card.
const PRINTINGS: [&str; 10] = [
    "(Promo)", "(R2)", "(SS)", "(FOW)", "(MAH)", "(IDR)", "(BP)", "(AC)", "(SR)", "(CM)",
];

pub(super) fn name(cell: &str) -> Read<String> {
    let mut words: Vec<&str> = cell.split_whitespace().collect();
    if let [_, .., last] = words[..] {
        let letters = last.trim_start_matches('*');
        let starred = letters.len() < last.len()
            && !letters.is_empty()
            && letters.chars().all(|c| c.is_ascii_uppercase());
        if starred || PRINTINGS.contains(&last) {
            words.pop();
        }
    }
    filled(&words.join(" "), message!("list-name"))
}

pub(super) fn unique(cell: &str) -> Read<bool> {
    match cell {
        "Y" | "y" | "Yes" | "yes" => Ok(true),
        "N" | "n" | "No" | "no" => Ok(false),
        _ => Err(Bad::wrong(cell, message!("list-yes-no"))),
    }
}

/// A value of one of the lexicon's lists.
pub(super) fn word_of<T: Copy>(
    all: &'static [T],
    text: fn(T) -> &'static str,
    cell: &str,
    expected: Message,
) -> Read<T> {
    let found = all.iter().copied().find(|value| text(*value) == cell);
    found.ok_or_else(|| {
        Bad::wrong(cell, expected).or_nearest(cell, all.iter().map(|value| text(*value)))
    })
}

/// Numbers of cards have one or two digits.
const HIGHEST: u16 = 99;

pub(super) fn number(cell: &str) -> Read<u16> {
    let expected = || message!("list-number", most = HIGHEST);
    if !cell.is_empty() && cell.bytes().all(|byte| byte.is_ascii_digit()) {
        let number = cell.parse().ok().filter(|n| *n <= HIGHEST);
        return number.ok_or_else(|| Bad::wrong(cell, expected()));
    }
    // "X", "*", "X+2", "-": printed where the number comes from somewhere else. "-2" is just wrong.
    let open = |part: &str| ["X", "*", "?"].contains(&part);
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    let parts: Vec<&str> = cell.split(['+', '-']).collect();
    let formula =
        parts.iter().any(|part| open(part)) && parts.iter().all(|part| open(part) || digits(part));
    if ["-", "–", "—"].contains(&cell) || formula {
        let reason = message!("list-open-number");
        return Err(Bad::beyond(0..cell.len(), reason));
    }
    Err(Bad::wrong(cell, expected()))
}

/// A mission that can be completed is worth something.
pub(super) fn points(cell: &str) -> Read<u8> {
    match number(cell)? {
        0 => Err(Bad::beyond(0..cell.len(), message!("list-no-points"))),
        points => u8::try_from(points)
            .map_err(|_| Bad::wrong(cell, message!("list-number", most = HIGHEST))),
    }
}

/// `[Cmd][Stf]` or `[Baj] [Fed]`.
fn codes(cell: &str) -> Read<Vec<&str>> {
    let wrong = || Bad::wrong(cell, message!("list-icons"));
    let mut rest = cell.trim();
    let mut codes = Vec::new();
    while !rest.is_empty() {
        let (code, after) = rest
            .strip_prefix('[')
            .and_then(|rest| rest.split_once(']'))
            .ok_or_else(wrong)?;
        if code.trim().is_empty() || code.contains('[') {
            return Err(wrong());
        }
        codes.push(code.trim());
        rest = after.trim_start();
    }
    Ok(codes)
}

/// The list of icons is open (2E-CARD-05).
pub(super) fn icons(cell: &str) -> Read<Vec<Icon>> {
    Ok(codes(cell)?.into_iter().map(Icon::new).collect())
}

fn names_of_affiliations() -> impl Iterator<Item = &'static str> {
    Affiliation::SECOND.iter().map(|a| a.name())
}

fn affiliation_by_code(code: &str) -> Option<Affiliation> {
    Affiliation::SECOND
        .iter()
        .copied()
        .find(|a| a.code() == code)
}

/// Of a personnel or a ship.
pub(super) fn affiliation(cell: &str) -> Read<Affiliation> {
    let named = |text: &str| {
        let all = Affiliation::SECOND.iter().copied();
        let code = text.strip_prefix('[').and_then(|t| t.strip_suffix(']'));
        all.into_iter()
            .find(|a| a.name() == text || Some(a.code()) == code)
    };
    if let Some(affiliation) = named(cell) {
        return Ok(affiliation);
    }
    let parts: Vec<&str> = cell
        .split(['/', ',', ' '])
        .flat_map(|part| part.split_inclusive(']'))
        .filter(|part| !part.is_empty())
        .collect();
    if parts.len() > 1 && parts.iter().all(|part| named(part).is_some()) {
        let reason = message!("list-affiliations");
        return Err(Bad::beyond(0..cell.len(), reason));
    }
    Err(Bad::wrong(cell, message!("list-affiliation")).or_nearest(cell, names_of_affiliations()))
}

pub(super) fn species(cell: &str) -> Read<Vec<Word>> {
    let species: Vec<_> = cell.split('/').map(str::trim).collect();
    let beyond = |reason: Message| Err(Bad::beyond(0..cell.len(), reason));
    match (cell, species.contains(&""), species.len()) {
        ("", ..) => beyond(message!("list-no-species")),
        (_, true, _) => Err(Bad::wrong(cell, message!("list-species"))),
        (_, _, 1 | 2) => Ok(species.into_iter().map(Word::new).collect()),
        _ => beyond(message!("list-many-species")),
    }
}

pub(super) fn class(cell: &str) -> Read<Word> {
    match cell {
        "" => Err(Bad::beyond(0..0, message!("list-no-class"))),
        _ => Ok(Word::new(cell)),
    }
}

fn names_of_skills() -> impl Iterator<Item = &'static str> {
    Skill::SECOND.iter().map(|s| s.name())
}

/// A number before a skill is its level (2E-SKILL-02).
pub(super) fn skills(cell: &str) -> Read<Vec<(Skill, u8)>> {
    // A sentence is not a mistyped skill.
    let sentence = |word: &str| {
        word.starts_with(|c: char| c.is_lowercase() || c == '[')
            && nearest(word, names_of_skills()).is_none()
    };
    if cell.split_whitespace().any(sentence) {
        let reason = message!("list-plain-skills");
        return Err(Bad::beyond(0..cell.len(), reason));
    }
    let mut skills: Vec<(Skill, u8)> = Vec::new();
    let mut level: Option<u8> = None;
    for word in cell.split_whitespace() {
        if word.bytes().all(|byte| byte.is_ascii_digit()) {
            let number = word.parse().ok().filter(|n| (1..=9).contains(n));
            let number = number.ok_or_else(|| Bad::wrong(word, message!("list-level")))?;
            if level.replace(number).is_some() {
                return Err(Bad::wrong(word, message!("list-skill-after")));
            }
            continue;
        }
        let Some(skill) = Skill::SECOND.iter().copied().find(|s| s.name() == word) else {
            return Err(
                Bad::wrong(word, message!("list-skills")).or_nearest(word, names_of_skills())
            );
        };
        if skills.iter().any(|(other, _)| *other == skill) {
            return Err(Bad::wrong(word, message!("list-skill-once")));
        }
        skills.push((skill, level.take().unwrap_or(1)));
    }
    match level {
        None => Ok(skills),
        Some(level) => Err(Bad::wrong(&level.to_string(), message!("list-skill-after"))),
    }
}

pub(super) fn keywords(cell: &str) -> Read<Vec<Keyword>> {
    let list = cell.trim_end_matches('.');
    let mut keywords = Vec::new();
    let mut start = 0;
    // A period ends a keyword only before a space: ship names hold periods too.
    for (at, _) in list.match_indices(". ") {
        if !ends_in_initial(&list[start..at]) {
            keywords.push(list[start..at].trim());
            start = at + 2;
        }
    }
    keywords.push(list[start..].trim());
    let keywords = keywords.into_iter().filter(|_| !list.is_empty());
    keywords.map(|text| keyword(cell, text)).collect()
}

/// Whether the text breaks off inside a name such as `U.S.S. Defiant`.
fn ends_in_initial(text: &str) -> bool {
    let last = text.rsplit([' ', '.']).next().unwrap_or("");
    last.len() == 1 && text.len() > 1
}

fn keyword(cell: &str, text: &str) -> Read<Keyword> {
    let beyond = |part: &str, reason: Message| Err(Bad::beyond(place(cell, part), reason));
    let Some((family, parameter)) = text.split_once(':') else {
        // 2E-KEY-04
        return match text {
            "" => Err(Bad::wrong(cell, message!("list-keywords"))),
            "Order" | "Damage" => Err(Bad::wrong(text, message!("list-no-keyword"))),
            _ if has_rule(text) => beyond(text, message!("list-keyword-rule")),
            _ if text.contains(" - ") => Err(Bad::wrong(text, message!("list-no-keyword"))),
            _ => Ok(Keyword::Plain(Word::new(text))),
        };
    };
    let parameter = parameter.trim();
    if parameter.is_empty() {
        return Err(Bad::wrong(text, message!("list-colon")));
    }
    match family.trim() {
        "Commander" if parameter.contains(" or ") => beyond(parameter, message!("list-commander")),
        "Commander" => Ok(Keyword::Commander(Word::new(parameter))),
        "Region" => Ok(Keyword::Region(Word::new(parameter))),
        "Interlink" => match interlink(parameter) {
            Some(interlink) => Ok(Keyword::Interlink(interlink)),
            None => Err(
                Bad::beyond(place(cell, parameter), message!("list-interlink"))
                    .or_nearest(parameter, names_of_skills()),
            ),
        },
        _ => beyond(text, message!("list-keyword-rule")),
    }
}

/// Keywords of later sets that have a rule of their own, most of them with a number.
const RULES: [&str; 5] = ["Artifact", "Consume", "Decay", "Persistent", "Replicate"];

fn has_rule(keyword: &str) -> bool {
    let numbered = keyword
        .rsplit(' ')
        .next()
        .is_some_and(|n| n.parse::<u8>().is_ok());
    // Lists write the dash before a cost with and without a blank.
    let first = keyword
        .split([' ', '-', '\u{2013}'])
        .next()
        .unwrap_or(keyword);
    numbered || RULES.contains(&first)
}

fn interlink(parameter: &str) -> Option<Interlink> {
    if let Some(skill) = Skill::SECOND
        .iter()
        .copied()
        .find(|s| s.name() == parameter)
    {
        return Some(Interlink::Skill(skill));
    }
    let (_, rest) = parameter.split_once("non-[")?;
    let (code, _) = rest.split_once(']')?;
    let interlink = Interlink::SkillOfPresentOutside(affiliation_by_code(code)?);
    // Only if there is nothing else.
    let whole = Keyword::Interlink(interlink).to_string();
    (whole.strip_prefix("Interlink: ") == Some(parameter)).then_some(interlink)
}

/// Reads who may attempt a mission: icons, or a sentence.
pub(super) fn attempt(cell: &str) -> Read<AttemptBy> {
    let affiliations = |part: &str| -> Read<Vec<Affiliation>> {
        let each = |code: &str| {
            let unknown = || {
                let reason = message!("list-attempt-icon");
                let codes = Affiliation::SECOND.iter().map(|a| a.code());
                Bad::beyond(place(cell, code), reason).or_nearest(code, codes)
            };
            affiliation_by_code(code).ok_or_else(unknown)
        };
        codes(part)?.into_iter().map(each).collect()
    };
    if cell.is_empty() {
        return Err(Bad::wrong(cell, message!("list-attempt")));
    }
    if cell.starts_with('[') {
        return affiliations(cell).map(AttemptBy::Affiliations);
    }
    let sentence = || Bad::beyond(0..cell.len(), message!("list-attempt-rule"));
    let said = cell.trim_end_matches('.');
    if said == "This mission is not attemptable" {
        return Ok(AttemptBy::Nobody);
    }
    let rest = said.strip_prefix("Any affiliation").ok_or_else(sentence)?;
    let who = rest
        .strip_suffix("may attempt this mission")
        .ok_or_else(sentence)?;
    let who = who.trim();
    if who.is_empty() {
        return Ok(AttemptBy::AnyExcept(Vec::new()));
    }
    let inner = who
        .strip_prefix("(except ")
        .and_then(|w| w.strip_suffix(')'));
    let mut barred = Vec::new();
    for part in inner.ok_or_else(sentence)?.split([',', ' ']) {
        if !["", "and", "or"].contains(&part) {
            barred.extend(affiliations(part).map_err(|bad| match bad {
                Bad::Wrong { .. } => sentence(),
                beyond => beyond,
            })?);
        }
    }
    match barred.is_empty() {
        true => Err(sentence()),
        false => Ok(AttemptBy::AnyExcept(barred)),
    }
}

/// Reads the requirements of a mission.
pub(super) fn requirement(cell: &str) -> Read<Requirement> {
    if cell.is_empty() {
        let reason = message!("list-no-requirements");
        return Err(Bad::beyond(0..0, reason));
    }
    requirement::parse(cell).map_err(|error| {
        let start = cell.char_indices().nth(error.at.saturating_sub(1));
        let start = start.map_or(cell.len(), |(at, _)| at);
        // How many are asked for belongs to what is asked for.
        let number = |c: char| c.is_ascii_digit() || c == ' ';
        let with_number = cell[..start].trim_end_matches(number).len();
        let start = start - cell[with_number..start].trim_start().len();
        let rest = &cell[start..];
        let end = rest.find([',', ')']).unwrap_or(rest.len());
        let words = rest[..end].trim_end();
        // One unknown word with nothing else to it is a mistyped skill; more is a term of another kind.
        let word = words.trim_start_matches(number);
        let near = nearest(word, names_of_skills());
        match near {
            Some(near) => Bad::Wrong {
                found: word.to_owned(),
                expected: error.expected,
                nearest: Some(near),
            },
            None => Bad::beyond(
                start..start + words.len(),
                message!("list-requirement", expected = error.expected),
            ),
        }
    })
}

/// Reads the cards a headquarters accepts: entries such as `[Fed][DS9] cards`, and equipment.
pub(super) fn plays(cell: &str) -> Read<Vec<Plays>> {
    let sentence = || Bad::beyond(0..cell.len(), message!("list-headquarters"));
    let list = cell.strip_prefix("You may play ").ok_or_else(sentence)?;
    let list = list.trim_end_matches('.').strip_suffix(" at this mission");
    let mut plays = Vec::new();
    for part in list.ok_or_else(sentence)?.split(", ") {
        for entry in part.split(" and ") {
            let entry = entry.strip_prefix("and ").unwrap_or(entry).trim();
            plays.push(play_entry(entry).ok_or_else(|| {
                let reason = message!("list-headquarters-cards");
                Bad::beyond(place(cell, entry), reason)
            })?);
        }
    }
    match plays
        .iter()
        .any(|entry| matches!(entry, Plays::Cards { .. }))
    {
        true => Ok(plays),
        false => Err(sentence()),
    }
}

fn play_entry(entry: &str) -> Option<Plays> {
    if entry == "equipment" {
        return Some(Plays::Equipment);
    }
    let codes = codes(entry.strip_suffix(" cards")?).ok()?;
    let mut affiliation = None;
    let mut icon = None;
    for code in &codes {
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

/// Finds the gender by the pronoun a text uses for its personnel; "he or she" and the like are about other cards.
pub fn gender(text: &str) -> Gender {
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
