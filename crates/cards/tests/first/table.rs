//! The card list: reading it, and the packs that were made from it.

use crate::reference;
use cards::first::table::{COLUMNS, cells, read};
use cards::{Catalogue, Support};
use std::collections::{BTreeSet, HashMap};

/// Columns with words of the card, which no pack holds.
const WORDS: [&str; 3] = ["Text", "Restriction", "OppText"];

#[test]
fn every_cell_of_the_list_is_a_fact_of_a_pack() {
    let Some(list) = reference("cards.tsv") else {
        return;
    };
    let mut lines = list.lines();
    let header: Vec<&str> = lines.next().unwrap_or_default().split('\t').collect();
    let known: BTreeSet<&str> = COLUMNS.into_iter().collect();
    let other: Vec<&&str> = header.iter().filter(|c| !known.contains(**c)).collect();
    assert_eq!(
        other,
        [&"Why", &"Cited"],
        "why the list has a card is no fact of it"
    );
    let mut compared = 0;
    for line in lines {
        let row: HashMap<&str, &str> = header.iter().copied().zip(line.split('\t')).collect();
        let card = crate::card(row["Id"]);
        let ours = cells(card);
        for column in COLUMNS.iter().filter(|column| !WORDS.contains(column)) {
            let ours = ours.get(column).map_or("", String::as_str);
            let theirs = match *column {
                "OppRequirements" if row[column] == row["Requirements"] => "",
                "Attempt" if row[column].contains(['(', '{']) => continue,
                column => row[column],
            };
            assert_eq!(
                sorted(column, ours),
                sorted(column, theirs),
                "{} {column}",
                card.id
            );
            compared += usize::from(!theirs.is_empty());
        }
        let words = WORDS.iter().any(|column| !["", "-"].contains(&row[column]));
        if words && card.text.is_empty() && card.play.is_default() {
            assert_eq!(card.support, Support::Blank, "{}", card.id);
        }
        let facts = card.first().expect("facts");
        assert_eq!(
            row["Restriction"].is_empty(),
            facts.of.restrictions().is_empty()
        );
    }
    assert_eq!(
        Catalogue::first_edition().cards().len(),
        list.lines().count() - 1
    );
    assert!(compared > 20_000, "only {compared} cells");
}

/// Icons have no order, and requirements in words no case.
fn sorted(column: &str, cell: &str) -> String {
    if column.ends_with("Requirements") {
        return cell.to_lowercase();
    }
    if column != "Icons" {
        return cell.to_owned();
    }
    let mut icons: Vec<&str> = cell.split(' ').collect();
    icons.sort_unstable();
    icons.join(" ")
}

#[test]
fn the_list_makes_the_packs_that_are_in_the_repository() {
    let Some(list) = reference("cards.tsv") else {
        return;
    };
    let table = read(&list);
    assert!(table.findings.is_empty(), "{:?}", table.findings);
    for row in table.rows {
        let known = crate::card(&row.card.id);
        assert!(known.same_card(&row.card), "{}", row.card.id);
    }
}

/// A list with one card.
fn list(change: &[(&str, &str)]) -> String {
    let card = [
        ("Id", "premiere-215"),
        ("Name", "Ada"),
        ("Release", "premiere"),
        ("Rarity", "R"),
        ("Uniqueness", "unique"),
        ("Type", "Personnel"),
        ("Affiliations", "Federation"),
        ("Class", "OFFICER"),
        ("Integrity/Range", "8+X"),
        ("Cunning/Weapons", "9"),
        ("Strength/Shields", "6"),
        ("Icons", "[Cmd]"),
        ("Skills", "Leadership x2; Romulan: Honor, Greed"),
        ("Dots", "3"),
    ];
    let cell = |column: &str| {
        let changed = change.iter().chain(&card).find(|(c, _)| *c == column);
        changed.map_or("", |(_, cell)| cell)
    };
    let cells: Vec<&str> = COLUMNS.iter().map(|column| cell(column)).collect();
    format!("{}\n{}\n", COLUMNS.join("\t"), cells.join("\t"))
}

#[test]
fn a_card_is_read_and_written_back() {
    let table = read(&list(&[]));
    assert!(table.findings.is_empty(), "{:?}", table.findings);
    let card = &table.rows[0].card;
    assert_eq!(card.support, Support::Full);
    let cells = cells(card);
    assert_eq!(cells["Integrity/Range"], "8+X");
    assert_eq!(cells["Skills"], "Leadership x2; Romulan: Honor, Greed");
    assert_eq!(cells["Persona"], "Ada");
}

#[test]
fn an_unknown_word_is_found_with_its_line_and_column() {
    let cases = [
        ("Skills", "Leadershp", "Leadership"),
        ("Class", "OFICER", "OFFICER"),
        ("Icons", "[Cnd]", "Cmd"),
        ("Affiliations", "Federatoin", "Federation"),
        ("Species", "Humn", "Human"),
        ("Characteristics", "Admirl", "Admiral"),
        ("Property", "TNX", "TNG"),
        ("Uniqueness", "uniqe", "unique"),
        ("Type", "Personel", "Personnel"),
        ("Rarity", "Q", ""),
        ("Gender", "Femal", "female"),
    ];
    for (column, cell, nearest) in cases {
        let findings = read(&list(&[(column, cell)])).findings;
        assert_eq!(findings.len(), 1, "{column}: {findings:?}");
        assert_eq!(findings[0].line, 2);
        assert_eq!(findings[0].column.as_deref(), Some(column));
        if !nearest.is_empty() {
            assert_eq!(findings[0].nearest.as_deref(), Some(nearest), "{column}");
        }
    }
    for (column, cell) in [
        ("Integrity/Range", "many"),
        ("Id", "premiere-1"),
        ("Ban", "no"),
    ] {
        let findings = read(&list(&[(column, cell)])).findings;
        assert_eq!(findings[0].column.as_deref(), Some(column), "{findings:?}");
    }
}

#[test]
fn an_id_appears_only_once() {
    let one = list(&[]);
    let twice = format!("{one}{}\n", one.lines().nth(1).unwrap_or_default());
    let findings = read(&twice).findings;
    assert_eq!(
        (findings[0].line, findings[0].column.as_deref()),
        (3, Some("Id"))
    );
}
