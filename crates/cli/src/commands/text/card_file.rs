//! Files with cards of one's own: a line for each fact, `fact: value`.
//!
//! ```text
//! # A card begins with its title. Lines that begin with a space go on with the line above.
//! title: Ada Quill
//! subtitle: Gardener
//! type: personnel
//! affiliation: Federation
//! species: Human
//! icons: Cmd
//! skills: 2 Exobiology Science
//! attributes: 5 6 5
//! cost: 2
//! text: While this personnel is facing a dilemma,
//!   she is Strength +1.
//! ```
//!
//! The facts are put into the cells of a card list, so that they are read and checked as those are.

use crate::terms;
use cards::lexicon::{CardType, DilemmaKind, Gender, MissionKind, Quadrant};
use cards::table::{self, COLUMNS, Finding, Found};
use cards::{CardDef, Facts, Word};
use locale::{Lang, Message, message};

/// A card whose text is not compiled yet.
#[derive(Debug)]
pub struct Draft {
    pub card: CardDef,
    pub text: String,
    /// The line of its text, or its first line.
    pub line: usize,
}

/// The facts that a card file can give.
const KEYS: [&str; 24] = [
    "title",
    "subtitle",
    "location",
    "type",
    "unique",
    "cost",
    "keywords",
    "affiliation",
    "species",
    "gender",
    "icons",
    "skills",
    "attributes",
    "class",
    "staffing",
    "kind",
    "span",
    "points",
    "quadrant",
    "attempt",
    "requirements",
    "plays",
    "text",
    "set",
];

struct Field {
    key: &'static str,
    value: String,
    line: usize,
}

/// The lines of one card.
struct Entry {
    line: usize,
    fields: Vec<Field>,
}

impl Entry {
    fn get(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.key == key)
    }

    fn value(&self, key: &str) -> &str {
        self.get(key).map_or("", |field| &field.value)
    }
}

/// A fault and its line.
type Fault = (usize, Message);

/// The cards of a file, or everything that is wrong with it, line by line.
pub fn read(text: &str) -> Result<Vec<Draft>, Vec<Message>> {
    let mut faults: Vec<Fault> = Vec::new();
    let entries = entries(text, &mut faults);
    if entries.is_empty() && faults.is_empty() {
        faults.push((1, message!("card-file-empty")));
    }
    let rows: Vec<String> = (1..).zip(&entries).map(|(n, e)| row(n, e)).collect();
    let list = format!("{}\n{}\n", COLUMNS.join("\t"), rows.join("\n"));
    let table = table::read(&list);
    // The header is the first line of the list.
    let entry = |line: usize| line.checked_sub(2).and_then(|n| entries.get(n));
    for finding in &table.findings {
        faults.extend(entry(finding.line).map(|entry| fault(entry, finding)));
    }
    let mut drafts = Vec::new();
    for row in table.rows {
        let Some(entry) = entry(row.line) else {
            continue;
        };
        match row.card {
            Ok(card) => drafts.push(draft(entry, card, row.text)),
            Err(declined) => {
                let (key, line) = place(entry, &declined.column);
                let what = declined.reason;
                let told = message!("card-file-fault", line = line, key = key, what = what);
                faults.push((line, told));
            }
        }
    }
    faults.sort_by_key(|(line, _)| *line);
    match faults.is_empty() {
        true => Ok(drafts),
        false => Err(faults.into_iter().map(|(_, told)| told).collect()),
    }
}

fn entries(text: &str, faults: &mut Vec<Fault>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (line, written) in (1..).zip(text.lines()) {
        let said = written.replace(char::is_control, " ");
        let said = said.trim();
        if said.is_empty() || said.starts_with('#') {
            continue;
        }
        let last = entries.last_mut().and_then(|entry| entry.fields.last_mut());
        if let (true, Some(field)) = (written.starts_with([' ', '\t']), last) {
            field.value = format!("{} {said}", field.value).trim().to_owned();
            continue;
        }
        let Some((key, value)) = said.split_once(':') else {
            let told = message!("card-file-no-fact", line = line, found = said);
            faults.push((line, told));
            continue;
        };
        let typed = key.trim().to_lowercase();
        let Some(key) = KEYS.into_iter().find(|key| *key == typed) else {
            let near = cards::catalogue::nearest(&typed, KEYS);
            let known = near.unwrap_or_else(|| KEYS.join(", "));
            let told = message!(
                "card-file-no-key",
                line = line,
                found = typed,
                known = known
            );
            faults.push((line, told));
            continue;
        };
        if key == "title" || entries.is_empty() {
            let fields = Vec::new();
            entries.push(Entry { line, fields });
        }
        let Some(entry) = entries.last_mut() else {
            continue;
        };
        if entry.get(key).is_some() {
            faults.push((line, message!("card-file-twice", line = line, key = key)));
            continue;
        }
        let value = value.trim().to_owned();
        entry.fields.push(Field { key, value, line });
    }
    entries
}

/// The number of the set that such cards are of.
const SET: u8 = 99;

/// A card as a line of a card list.
fn row(number: usize, entry: &Entry) -> String {
    let card_type = terms::find_card_type(entry.value("type"));
    let numbers: Vec<&str> = entry.value("attributes").split_whitespace().collect();
    let attribute = |n: usize| match numbers.len() {
        0 | 3 => numbers.get(n).copied().unwrap_or("").to_owned(),
        // Not three: the first cell shows all of them, and is wrong.
        _ if n == 0 => numbers.join(" "),
        _ => String::from("0"),
    };
    let cell = |column: &str| match column {
        "Name" => entry.value("title").to_owned(),
        "Set" => String::from("own"),
        "Rarity" => String::from("C"),
        "CollectorsInfo" => format!("{SET}C{number:03}"),
        "Unique" => match entry.value("unique") {
            "" => String::from("N"),
            value => value
                .to_lowercase()
                .replace("ja", "yes")
                .replace("nein", "no"),
        },
        "Type" => card_type.map_or(entry.value("type").to_owned(), |t| t.name().to_owned()),
        "Cost" => entry.value("cost").to_owned(),
        "Mission/DilemmaType" => kind(card_type, entry.value("kind")),
        "Span" => entry.value("span").to_owned(),
        "Points" => entry.value("points").to_owned(),
        "Quadrant" => quadrant(card_type, entry.value("quadrant")),
        "Affiliation" if card_type == Some(CardType::Mission) => attempt(entry.value("attempt")),
        "Affiliation" => entry.value("affiliation").to_owned(),
        "Icons" => icons(entry.value("icons")),
        "Staff" => icons(entry.value("staffing")),
        "Keywords" => entry.value("keywords").replace(", ", ". "),
        "Class" => entry.value("class").to_owned(),
        "Species" => entry.value("species").to_owned(),
        "Skills" => match entry.value("plays") {
            "" if card_type == Some(CardType::Mission) => entry.value("requirements").to_owned(),
            "" => entry.value("skills").to_owned(),
            plays => format!("You may play {plays} at this mission."),
        },
        "Integrity/Range" => attribute(0),
        "Cunning/Weapons" => attribute(1),
        "Strength/Shields" => attribute(2),
        "Text" => entry.value("text").to_owned(),
        _ => String::new(),
    };
    COLUMNS.map(cell).join("\t")
}

/// `planet`, in any language, is `P` in a list.
fn kind(card_type: Option<CardType>, said: &str) -> String {
    let same = |name: String| name.to_lowercase() == said.to_lowercase();
    let mission = |kind: &&MissionKind| {
        let name = |lang: &Lang| same(terms::mission_kind(*lang, **kind));
        Lang::ALL.iter().any(name)
    };
    let dilemma = |kind: &&DilemmaKind| {
        let name = |lang: &Lang| same(terms::dilemma_kind(*lang, **kind));
        Lang::ALL.iter().any(name)
    };
    let code = match card_type {
        Some(CardType::Mission) => MissionKind::SECOND.iter().find(mission).map(|k| k.code()),
        Some(CardType::Dilemma) => DilemmaKind::ALL.iter().find(dilemma).map(|k| k.code()),
        _ => None,
    };
    code.unwrap_or(said).to_owned()
}

fn quadrant(card_type: Option<CardType>, said: &str) -> String {
    match (card_type, said) {
        (Some(CardType::Mission), "") => String::from("A"),
        _ => {
            let mut all = Quadrant::SECOND.iter();
            let named = all.find(|quadrant| quadrant.name().eq_ignore_ascii_case(said));
            named.map_or(said, |quadrant| quadrant.code()).to_owned()
        }
    }
}

/// `any`, or icons.
fn attempt(said: &str) -> String {
    match said.to_lowercase().as_str() {
        "" | "any" => String::from("Any affiliation may attempt this mission."),
        _ => icons(said),
    }
}

/// `Cmd, Stf` or `[Cmd][Stf]`.
fn icons(said: &str) -> String {
    if said.contains('[') {
        return said.to_owned();
    }
    let codes = said.split([',', ' ']).filter(|code| !code.is_empty());
    codes.map(|code| format!("[{code}]")).collect()
}

/// The fact that a column of the list was made from, and where it stands.
fn place(entry: &Entry, column: &str) -> (&'static str, usize) {
    let is_mission = terms::find_card_type(entry.value("type")) == Some(CardType::Mission);
    let key = match column {
        "Name" => "title",
        "Type" => "type",
        "Unique" => "unique",
        "Cost" => "cost",
        "Mission/DilemmaType" => "kind",
        "Span" => "span",
        "Points" => "points",
        "Quadrant" => "quadrant",
        "Affiliation" if is_mission => "attempt",
        "Affiliation" => "affiliation",
        "Icons" => "icons",
        "Staff" => "staffing",
        "Keywords" => "keywords",
        "Class" => "class",
        "Species" => "species",
        "Skills" if entry.get("plays").is_some() => "plays",
        "Skills" if is_mission => "requirements",
        "Skills" => "skills",
        "Integrity/Range" | "Cunning/Weapons" | "Strength/Shields" => "attributes",
        _ => "text",
    };
    (key, entry.get(key).map_or(entry.line, |field| field.line))
}

/// A fault of a cell, reported for its fact.
fn fault(entry: &Entry, finding: &Finding) -> Fault {
    let (key, line) = place(entry, finding.column.as_deref().unwrap_or_default());
    let expected = match key {
        "attributes" => message!("card-file-attributes"),
        "unique" => message!("card-file-unique"),
        "kind" => message!("card-file-kind"),
        "quadrant" => message!("card-file-quadrant"),
        "type" => message!("the-card-types"),
        _ => finding.expected.clone(),
    };
    if finding.found == Found::Nothing {
        let needs = message!("card-file-needs", key = key, expected = expected);
        let told = message!("card-file-fault", line = line, key = key, what = needs);
        return (line, told);
    }
    let place = message!("card-file-place", line = line, key = key);
    let found = match &finding.found {
        Found::Words(words) => message!("text", text = format!("{words:?}")),
        Found::What(what) => what.clone(),
        Found::Nothing => message!("nothing"),
    };
    let told = message!("finding", place = place, expected = expected, found = found);
    let told = match &finding.nearest {
        Some(nearest) => message!("finding-nearest", finding = told, nearest = nearest),
        None => told,
    };
    (line, told)
}

fn draft(entry: &Entry, mut card: CardDef, text: String) -> Draft {
    let given = |key: &str| Some(entry.value(key).to_owned()).filter(|value| !value.is_empty());
    card.title = Word::new(entry.value("title"));
    card.subtitle = given("subtitle");
    card.location = given("location");
    let said = entry.value("gender").to_lowercase();
    if let Facts::Personnel { gender, .. } = &mut card.facts
        && let Some(named) = Gender::ALL.iter().find(|g| g.name().to_lowercase() == said)
    {
        *gender = *named;
    }
    let line = entry.get("text").map_or(entry.line, |field| field.line);
    Draft { card, text, line }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: &str = "
        # Somebody who grows things.
title: Ada Quill
subtitle: Gardener
type: personnel
affiliation: Federation
species: Human
gender: female
icons: Cmd, Pa
keywords: Cadet, Commander: Wren
skills: 2 Exobiology Science
attributes: 5 6 5
unique: yes
cost: 2
text: Sing
  and dance.
title: Deep Pit
type: dilemma
kind: dual
cost: 1
";

    #[test]
    fn a_card_is_read_with_all_its_facts() {
        let drafts = read(ADA).expect("two cards");
        assert_eq!(drafts.len(), 2);
        let ada = &drafts[0];
        assert_eq!(ada.card.full_name(), "Ada Quill, Gardener");
        assert_eq!(ada.text, "Sing and dance.");
        assert_eq!(ada.line, 15);
        assert_eq!(ada.card.keywords.len(), 2);
        assert!(ada.card.unique && !drafts[1].card.unique);
        let Facts::Personnel { gender, skills, .. } = &ada.card.facts else {
            panic!("a personnel");
        };
        assert_eq!((*gender, skills.len()), (Gender::Female, 2));
        assert_eq!(drafts[1].card.dilemma_kind(), Some(DilemmaKind::Dual));
    }

    fn faults(text: &str) -> Vec<String> {
        let faults = read(text).expect_err("faults");
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn everything_that_is_wrong_is_told_with_its_line() {
        let wrong = ADA
            .replace("attributes: 5 6 5", "attributes: 5 6")
            .replace("2 Exobiology", "2 Exobiolgy")
            .replace("subtitle:", "subtitel:")
            .replace("kind: dual\n", "");
        let faults = faults(&wrong);
        assert_eq!(faults.len(), 4, "{faults:#?}");
        let told = |start: &str| faults.iter().any(|fault| fault.starts_with(start));
        assert!(told("line 4: ") && told("line 11, `skills`: "));
        assert!(told("line 12, `attributes`: ") && told("line 17, `kind`: "));
    }

    #[test]
    fn what_is_no_card_file_is_told() {
        assert_eq!(faults("").len(), 1);
        assert!(faults("Once upon a time")[0].starts_with("line 1: "));
        assert!(faults("title: A\ntitle: B\ntype: cloud").len() >= 2);
        assert!(faults("title: A\ntype: event\ntype: event\ncost: 1")[0].starts_with("line 3: "));
    }
}
