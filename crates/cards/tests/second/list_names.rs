//! Names that a list runs together are divided on evidence only.

use crate::table::card_list;
use crate::{HEADER, all};
use cards::table::{self, Table, names};
use cards::{CardDef, Word};

/// A list of made-up cards: name, type, keywords, species, text.
fn list(rows: &[(&str, &str, &str, &str, &str)]) -> Table {
    let mut text = HEADER.to_owned();
    for (n, (name, kind, keywords, species, says)) in rows.iter().enumerate() {
        let id = n + 1;
        text.push_str(&match *kind {
            "Personnel" => format!(
                "\n{name}\tQ\tC\tY\t9C{id:03}\tPersonnel\t1\t\t\t\t\tKlingon\t\t\t{keywords}\t\t{species}\tLaw\t5\t5\t5\t{says}"
            ),
            "Ship" => format!(
                "\n{name}\tQ\tC\tY\t9C{id:03}\tShip\t1\t\t\t\t\tKlingon\t\t[Stf]\t{keywords}\tTest Class\t\t\t5\t5\t5\t{says}"
            ),
            "HQ" => format!(
                "\n{name}\tQ\tC\tY\t9C{id:03}\tMission\t0\tH\t2\t0\tA\tThis mission is not attemptable.\t\t\t\t\t\tYou may play [Kli] cards at this mission."
            ),
            _ => format!(
                "\n{name}\tQ\tC\tY\t9C{id:03}\tMission\t0\tP\t2\t30\tA\t[Kli]\t\t\t\t\t\tLaw"
            ),
        });
    }
    table::read(&text)
}

/// The names as they are divided, with nothing known but the list: `title / subtitle`, `title @ location`.
fn divided(rows: &[(&str, &str, &str, &str, &str)], known: &[CardDef]) -> Vec<String> {
    let mut table = list(rows);
    assert_eq!(table.findings, []);
    names::divide(&mut table.rows, known);
    let cards = table.rows.into_iter().map(|row| row.card.unwrap());
    cards
        .map(|card| match (&card.subtitle, &card.location) {
            (Some(subtitle), _) => format!("{} / {subtitle}", card.title),
            (_, Some(location)) => format!("{} @ {location}", card.title),
            _ => card.title.to_string(),
        })
        .collect()
}

#[test]
fn names_that_begin_alike_share_a_title() {
    let people = [
        ("Mogha Dur Quiet Cook", "Personnel", "", "Klingon", ""),
        ("Mogha Dur Loud Singer", "Personnel", "", "Klingon", ""),
        ("Ana Smith Cook", "Personnel", "", "Human", ""),
        ("Ana Miller Singer", "Personnel", "", "Human", ""),
    ];
    let expected = [
        "Mogha Dur / Quiet Cook",
        "Mogha Dur / Loud Singer",
        // A first name is no title.
        "Ana Smith Cook",
        "Ana Miller Singer",
    ];
    assert_eq!(divided(&people, &[]), expected);
}

#[test]
fn one_shared_word_needs_a_subtitle_behind_it_and_the_same_species() {
    let people = |species: [&'static str; 2]| {
        [
            ("Torg Cook of Boreth", "Personnel", "", species[0], ""),
            (
                "Torg Wild Singer",
                "Personnel",
                "",
                species[1],
                "Each cook sings.",
            ),
        ]
    };
    let both = ["Torg / Cook of Boreth", "Torg / Wild Singer"];
    assert_eq!(divided(&people(["Klingon", "Klingon"]), &[]), both);
    let whole = ["Torg Cook of Boreth", "Torg Wild Singer"];
    assert_eq!(divided(&people(["Klingon", "Romulan"]), &[]), whole);
    assert_eq!(divided(&people(["Human", "Human"]), &[]), whole);
}

#[test]
fn known_titles_and_those_that_texts_and_keywords_name_are_titles() {
    let cards = [
        (
            "Worf Brave Cook",
            "Personnel",
            "Commander: I.K.S. Test.",
            "Klingon",
            "",
        ),
        (
            "Jean-Luc Picard Cook",
            "Personnel",
            "",
            "Human",
            "Fetch {Belor}.",
        ),
        ("I.K.S. Test Old Bucket", "Ship", "", "", ""),
        ("Belor Oddly Called", "Personnel", "", "Klingon", ""),
        ("Nobody Anybody Knows", "Personnel", "", "Human", ""),
        ("Tor \"The Cook\"", "Personnel", "", "Klingon", ""),
        (
            "Ana Founder Odd One",
            "Personnel",
            "Infiltrator.",
            "Changeling",
            "",
        ),
    ];
    let expected = [
        "Worf / Brave Cook",
        "Jean-Luc Picard / Cook",
        "I.K.S. Test / Old Bucket",
        "Belor / Oddly Called",
        "Nobody Anybody Knows",
        "Tor / \"The Cook\"",
        "Ana Founder / Odd One",
    ];
    assert_eq!(divided(&cards, all()), expected);
}

#[test]
fn missions_have_locations_and_headquarters_subtitles() {
    let missions = [
        ("Testa IV Sing Songs", "Mission", "", "", ""),
        ("Testa II Concert", "Mission", "", "", ""),
        ("Sing Songs", "Mission", "", "", ""),
        ("Testa Home of Songs", "HQ", "", "", ""),
        ("Earth House of Songs", "HQ", "", "", ""),
        ("Somewhere", "HQ", "", "", ""),
    ];
    let expected = [
        "Sing Songs @ Testa IV",
        "Testa II Concert",
        "Sing Songs",
        "Testa / Home of Songs",
        "Earth / House of Songs",
        "Somewhere",
    ];
    assert_eq!(divided(&missions, all()), expected);
}

/// How well names are divided, measured with the real list: its names as if nothing about them were known,
/// then each set as if only the others were known, then all with what the packs know.
#[test]
fn no_name_of_the_card_list_is_divided_wrongly() {
    let Some(text) = card_list() else { return };
    let read = |set: Option<&str>| {
        let mut table = table::read(&text);
        assert_eq!(table.findings, []);
        let of_set = |card: &CardDef| set.is_none_or(|set| card.set == set);
        table.rows.retain(|row| of_set(row.card.as_ref().unwrap()));
        table
    };
    let judge = |set: Option<&str>, known: &[CardDef]| {
        let mut table = read(set);
        names::divide(&mut table.rows, known);
        let (mut right, mut whole) = (0, 0);
        for row in table.rows {
            let (card, name) = (row.card.unwrap(), row.name);
            let truth = all().iter().find(|c| c.id == row.id).unwrap();
            let names = |c: &CardDef| (c.title, c.subtitle.clone(), c.location.clone());
            if names(&card) == names(truth) {
                right += 1;
            } else {
                assert_eq!(card.title, Word::new(&name), "{} is wrong", row.id);
                whole += 1;
            }
        }
        (right, whole)
    };
    let alone = judge(None, &[]);
    let mut by_set = (0, 0);
    for set in ["SE", "En", "CA"] {
        let others: Vec<CardDef> = all().iter().filter(|c| c.set != set).cloned().collect();
        let (right, whole) = judge(Some(set), &others);
        by_set = (by_set.0 + right, by_set.1 + whole);
    }
    println!("right and left whole: alone {alone:?}, with the other sets {by_set:?}");
    assert!(alone.0 >= 640 && by_set.0 >= 645, "{alone:?} {by_set:?}");
    assert_eq!(judge(None, all()), (803, 0));
}
