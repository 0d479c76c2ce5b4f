use crate::{all, one, personnel_row};
use cards::facts::FlatFacts;
use cards::lexicon::Gender;
use cards::table::{self, Names, Titles, names};
use cards::{Catalogue, Facts, Support, Word};
use std::path::PathBuf;

#[test]
fn tables_with_byte_order_mark_windows_lines_and_more_columns_are_read_alike() {
    let plain = personnel_row("Vedek. ", "2 Law", "");
    let card = one(&plain);
    assert_eq!(
        one(&format!("\u{feff}{}", plain.replace('\n', "\r\n"))),
        card
    );
    let (header, row) = plain.split_once('\n').unwrap();
    let more = format!("ImageFile\t{header}\npicture\t{row}");
    assert_eq!(one(&more), card);
}

#[test]
fn titles_and_subtitles_come_from_the_lookup() {
    let table = personnel_row("", "Law", "");
    assert_eq!(one(&table).title, Word::new("Test Subject"));
    let both = Names {
        title: "Test".into(),
        subtitle: Some("Subject".into()),
        location: None,
    };
    let titles = Titles::from([("1C001".to_owned(), both)]);
    let mut table = table::read(&table);
    names::look_up(&mut table.rows, &titles);
    let card = table.into_cards().unwrap().remove(0);
    assert_eq!(card.full_name(), "Test, Subject");
    assert_eq!(card.subtitle.as_deref(), Some("Subject"));
}

#[test]
fn cards_with_text_are_blank_and_the_text_is_dropped() {
    assert_eq!(one(&personnel_row("", "Law", "")).support, Support::Full);
    let card = one(&personnel_row("", "Law", "Made-up text."));
    assert_eq!(card.support, Support::Blank);
    assert!(card.text.is_empty());
}

#[test]
fn pronouns_tell_the_gender() {
    let gender = |text: &str| match one(&personnel_row("", "Law", text)).facts {
        Facts::Personnel { gender, .. } => gender,
        _ => panic!("a personnel"),
    };
    assert_eq!(gender("While he sings, nobody else does."), Gender::Male);
    assert_eq!(gender("Give her a song."), Gender::Female);
    assert_eq!(
        gender("Name a singer; he or she sings his or her song."),
        Gender::Unknown
    );
    assert_eq!(gender("The others cheer."), Gender::Unknown);
    assert_eq!(gender("He or she sings, and she listens."), Gender::Female);
}

#[test]
fn mixed_species_are_two() {
    let table = personnel_row("", "Law", "").replace("\tBajoran\tLaw", "\tHuman/Klingon\tLaw");
    assert_eq!(
        one(&table).species(),
        [Word::new("Human"), Word::new("Klingon")]
    );
}

/// Missions whose printed requirements lack a comma.
const SLIPS: [&str; 3] = ["1U151", "1U165", "1U193"];

/// The card list, if this machine has it: it holds printed text and is no part of the project.
pub fn card_list() -> Option<String> {
    let beside =
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/second-edition.tsv");
    let path = std::env::var_os("SPACELINE_CARD_TABLE").map_or(beside, PathBuf::from);
    match std::fs::read_to_string(&path) {
        Ok(text) => Some(text),
        Err(_) => {
            println!(
                "skipped: no card list at {}; set SPACELINE_CARD_TABLE",
                path.display()
            );
            None
        }
    }
}

#[test]
fn the_packs_agree_with_the_card_list_field_by_field() {
    let Some(text) = card_list() else { return };
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split('\t').collect();
    let mut n = 0;
    for line in lines {
        let cells: Vec<&str> = line.split('\t').map(str::trim).collect();
        let cell = |name: &str| cells[header.iter().position(|h| *h == name).unwrap()];
        let id = cell("CollectorsInfo");
        let card = Catalogue::second_edition()
            .get(id)
            .unwrap_or_else(|| panic!("no {id}"));
        let flat = FlatFacts::of(card);
        for (column, ours) in row(&flat) {
            let theirs = cell(column);
            if column == "Skills" && SLIPS.contains(&id) {
                assert_ne!(ours, theirs, "{id} is no slip any more");
                assert_eq!(ours.replace(',', ""), theirs.replace(',', ""));
            } else {
                assert_eq!(ours, theirs, "{id}, {column}");
            }
        }
        n += 1;
    }
    assert_eq!(n, all().len());
}

/// A card as a row of the list, made from the exported facts and without the reader's help.
fn row(card: &FlatFacts) -> Vec<(&'static str, String)> {
    let number = |n: Option<i16>| n.map_or(String::new(), |n| n.to_string());
    let small = |n: Option<u8>| number(n.map(i16::from));
    let text = |t: Option<&str>| t.unwrap_or("").to_owned();
    let icons = |list: &[&str]| list.iter().map(|i| format!("[{i}]")).collect::<String>();
    let name = [
        card.location.as_deref(),
        Some(card.title.as_str()),
        card.subtitle.as_deref(),
    ];
    let name: Vec<&str> = name.into_iter().flatten().collect();
    let unique = if card.unique { "Y" } else { "N" };
    vec![
        ("Name", name.join(" ")),
        ("Set", card.set.clone()),
        ("Rarity", card.rarity.to_owned()),
        ("Unique", unique.to_owned()),
        ("Type", card.card_type.to_owned()),
        ("Cost", card.cost.to_string()),
        ("Mission/DilemmaType", text(card.kind)),
        ("Span", small(card.span)),
        ("Points", small(card.points)),
        ("Quadrant", text(card.quadrant)),
        ("Affiliation", affiliation_cell(card)),
        ("Icons", icons(&card.icons)),
        ("Staff", icons(&card.staffing)),
        ("Keywords", keyword_cell(card)),
        ("Class", text(card.class)),
        ("Species", text(card.species.as_deref())),
        ("Skills", skills_cell(card)),
        ("Integrity/Range", number(card.integrity.or(card.range))),
        ("Cunning/Weapons", number(card.cunning.or(card.weapons))),
        ("Strength/Shields", number(card.strength.or(card.shields))),
    ]
}

fn affiliation_cell(card: &FlatFacts) -> String {
    if let Some(list) = &card.affiliations {
        let icons: Vec<String> = list.iter().map(|a| format!("[{a}]")).collect();
        return icons.join(" ");
    }
    match card.attempt.as_deref() {
        None => card.affiliation.unwrap_or("").to_owned(),
        Some("none") => "This mission is not attemptable.".to_owned(),
        Some("any") => "Any affiliation may attempt this mission.".to_owned(),
        Some(except) => {
            let code = except.strip_prefix("any except ").unwrap();
            format!("Any affiliation (except [{code}]) may attempt this mission.")
        }
    }
}

fn keyword_cell(card: &FlatFacts) -> String {
    let keywords = card.keywords.iter().map(|k| match card.id.as_str() {
        // The list ends this one with two periods.
        "3C130" if k.starts_with("Interlink") => format!("{k}.."),
        _ => format!("{k}."),
    });
    keywords.collect::<Vec<_>>().join(" ")
}

fn skills_cell(card: &FlatFacts) -> String {
    if let Some(plays) = &card.plays {
        let entries: Vec<String> = plays
            .iter()
            .filter(|entry| *entry != "equipment")
            .map(|entry| format!("[{}] cards", entry.replace('+', "][")))
            .collect();
        let comma = if entries.len() > 1 { "," } else { "" };
        return format!(
            "You may play {}{comma} and equipment at this mission.",
            entries.join(", ")
        );
    }
    if let Some(skills) = &card.skills {
        let one = |(name, level): &(&str, u8)| match level {
            1 => name.to_string(),
            level => format!("{level} {name}"),
        };
        return skills.0.iter().map(one).collect::<Vec<_>>().join(" ");
    }
    card.requirements.clone().unwrap_or_default()
}
