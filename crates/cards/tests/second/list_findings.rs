//! What is wrong with a card list is told all at once, with its line.

use crate::{HEADER, personnel_row};
use cards::table::encoding::{Encoding, decode};
use cards::table::{self, Declined, Finding, Table};
use cards::{AttemptBy, Facts, Plays, Word};

/// A list with one made-up mission.
fn mission(affiliation: &str, requirement: &str) -> Table {
    table::read(&format!(
        "{HEADER}\nX\tQ\tC\tY\t9C001\tMission\t0\tP\t2\t30\tA\t{affiliation}\t\t\t\t\t\t{requirement}\n"
    ))
}

fn headquarters(plays: &str) -> Table {
    table::read(&format!(
        "{HEADER}\nX\tQ\tC\tY\t9C001\tMission\t0\tH\t2\t0\tA\tThis mission is not attemptable.\t\t\t\t\t\t{plays}\n"
    ))
}

fn places(findings: &[Finding]) -> Vec<(usize, &str)> {
    let place = |f: &Finding| (f.line, f.column.as_deref().unwrap_or("").to_owned());
    let places: Vec<(usize, String)> = findings.iter().map(place).collect();
    // Leaking a few letters keeps the assertions short.
    places
        .into_iter()
        .map(|(line, column)| (line, &*column.leak()))
        .collect()
}

fn declined(table: Table) -> Declined {
    assert_eq!(table.findings, []);
    let [row] = &table.rows[..] else {
        panic!("{table:?}")
    };
    row.card.clone().unwrap_err()
}

#[test]
fn findings_name_line_column_and_what_was_expected() {
    let good = personnel_row("", "Law", "");
    for (from, to, column, nearest) in [
        ("\tLaw\t", "\tGardening\t", "Skills", None),
        ("\tLaw\t", "\tLaw Enginer\t", "Skills", Some("Engineer")),
        ("\tLaw\t", "\tlaww\t", "Skills", Some("Law")),
        ("\tLaw\t", "\t2\t", "Skills", None),
        ("\tLaw\t", "\t0 Law\t", "Skills", None),
        ("\tLaw\t", "\tLaw 2 Law\t", "Skills", None),
        ("[Stf]", "[Stf", "Icons", None),
        ("1C001", "C001", "CollectorsInfo", None),
        ("1C001", "", "CollectorsInfo", None),
        ("1C001", "1R001", "Rarity", None),
        ("Personnel", "Personel", "Type", Some("Personnel")),
        ("\t6\t", "\tsix\t", "Cunning/Weapons", None),
        ("\t6\t", "\t-6\t", "Cunning/Weapons", None),
        ("\t6\t", "\t6.5\t", "Cunning/Weapons", None),
        ("\t6\t", "\t\t", "Cunning/Weapons", None),
        ("\tN\t", "\tmaybe\t", "Unique", None),
        ("Personnel\t2", "Personnel\t2000", "Cost", None),
        (
            "\tBajoran\t[",
            "\tBajorran\t[",
            "Affiliation",
            Some("Bajoran"),
        ),
        ("\tBajoran\tLaw", "\tBajoran/\tLaw", "Species", None),
        ("Test Subject", " ", "Name", None),
        ("\tSE\t", "\t\t", "Set", None),
        ("7\t\n", "7\t\tmore\n", "", None),
        ("Test Subject", "Test\u{7} Subject", "", None),
    ] {
        let table = good.replacen(from, to, 1);
        assert_ne!(table, good);
        let findings = table::read(&table).findings;
        assert_eq!(places(&findings), [(2, column)], "{to}");
        assert!(!findings[0].expected.to_string().is_empty());
        assert_eq!(findings[0].nearest.as_deref(), nearest, "{to}");
    }
}

#[test]
fn all_findings_are_told_at_once() {
    let row = |id: &str, cost: &str, skills: &str| {
        format!(
            "Any One\tQ\tC\tN\t{id}\tPersonnel\t{cost}\t\t\t\t\tKlingon\t[Stf]\t\t\t\tKlingon\t{skills}\t5\t6\t7"
        )
    };
    let list = [
        HEADER.to_owned(),
        row("9C001", "x1", "Honnor"),
        row("9C002", "1", "Honor"),
        String::new(),
        row("9C002", "-1", "Honor"),
    ];
    let table = table::read(&list.join("\r\n"));
    let expected = [
        (2, "Skills"),
        (2, "Cost"),
        (5, "CollectorsInfo"),
        (5, "Cost"),
    ];
    let mut found = places(&table.findings);
    found.sort();
    let mut expected = expected.to_vec();
    expected.sort();
    assert_eq!(found, expected);
    assert_eq!((table.cards, table.rows.len()), (3, 1));
    let twice = table
        .findings
        .iter()
        .find(|f| f.column.as_deref() == Some("CollectorsInfo"));
    assert!(
        twice
            .unwrap()
            .to_string()
            .contains("line 3 already has this one")
    );
}

#[test]
fn every_missing_column_is_named() {
    let header = HEADER
        .replace("\tCost\t", "\tCosts\t")
        .replace("\tText", "");
    let table = table::read(&format!("{header}\n"));
    assert_eq!(places(&table.findings), [(1, "Cost"), (1, "Text")]);
    assert_eq!(table.findings[0].nearest.as_deref(), Some("Costs"));
    let twice = table::read(&format!("{HEADER}\tName\n"));
    assert_eq!(places(&twice.findings), [(1, "Name")]);
    for nothing in ["", "\n", "\u{feff}", "A poem.\nOf two lines."] {
        assert_eq!(
            places(&table::read(nothing).findings),
            [(1, "")],
            "{nothing:?}"
        );
    }
}

#[test]
fn columns_may_come_in_another_order_and_lines_may_be_short() {
    let plain = personnel_row("Vedek.", "2 Law", "");
    let reversed: Vec<String> = plain
        .lines()
        .map(|line| line.split('\t').rev().collect::<Vec<_>>().join("\t"))
        .collect();
    assert_eq!(crate::one(&reversed.join("\n")), crate::one(&plain));
    assert_eq!(crate::one(plain.trim_end()), crate::one(&plain));
    assert_eq!(crate::one(&plain.replace('\n', "\r")), crate::one(&plain));
    let spaced = plain.replacen("CollectorsInfo", "Collectors Info", 1);
    assert_eq!(crate::one(&spaced), crate::one(&plain));
}

#[test]
fn what_a_card_cannot_hold_declines_the_card_and_points_at_the_words() {
    let good = personnel_row("Vedek.", "Law", "");
    for (from, to, column, words) in [
        (
            "\tBajoran\t[",
            "\tBajoran/Federation\t[",
            "Affiliation",
            "Bajoran/Federation",
        ),
        (
            "\tBajoran\t[",
            "\t[Baj][Fed]\t[",
            "Affiliation",
            "[Baj][Fed]",
        ),
        ("\t6\t", "\tX\t", "Cunning/Weapons", "X"),
        ("Vedek.", "Vedek. Decline: 3.", "Keywords", "Decline: 3"),
        ("Vedek.", "Interlink: a song.", "Keywords", "a song"),
        ("Vedek.", "Commander: A or B.", "Keywords", "A or B"),
        ("\tLaw\t", "\tany one skill\t", "Skills", "any one skill"),
        ("1C001", "1Q001", "CollectorsInfo", "1Q001"),
        ("\tBajoran\tLaw", "\tA/B/C\tLaw", "Species", "A/B/C"),
        ("\tBajoran\tLaw", "\t\tLaw", "Species", ""),
        (
            "Personnel\t2\t\t\t\t\t",
            "Personnel\t2\t\t3\t\t\t",
            "Span",
            "3",
        ),
    ] {
        let list = good.replacen(from, to, 1);
        assert_ne!(list, good);
        let declined = declined(table::read(&list));
        assert_eq!(
            (declined.column.as_str(), declined.words.as_str()),
            (column, words)
        );
        let cell = |name: &str| {
            let mut lines = list.lines().map(|line| line.split('\t'));
            let at = lines.next().unwrap().position(|c| c == name).unwrap();
            lines.next().unwrap().nth(at).unwrap().to_owned()
        };
        assert_eq!(&cell(column)[declined.at], words);
        assert!(!declined.reason.to_string().is_empty());
    }
}

#[test]
fn missions_say_who_may_attempt_in_known_ways_only() {
    let attempt = |cell: &str| {
        let table = mission(cell, "Law and Honor");
        match table.rows[0].card.clone().map(|card| card.facts) {
            Ok(Facts::Mission { attempt, .. }) => Some(attempt),
            Ok(_) => panic!("a mission"),
            Err(_) => None,
        }
    };
    use cards::lexicon::Affiliation::*;
    assert_eq!(
        attempt("[Kli][SF]"),
        Some(AttemptBy::Affiliations(vec![Klingon, Starfleet]))
    );
    let barred = Some(AttemptBy::AnyExcept(vec![Borg, Dominion]));
    for list in ["[Bor] or [Dom]", "[Bor], [Dom]", "[Bor][Dom]"] {
        let cell = format!("Any affiliation (except {list}) may attempt this mission.");
        assert_eq!(attempt(&cell), barred, "{list}");
    }
    // A rule that only looks like a known one is never taken for it.
    for cell in [
        "Any affiliation with a cook may attempt this mission.",
        "Any affiliation (except cooks) may attempt this mission.",
        "Any affiliation (except [Bor] cooks) may attempt this mission.",
        "Cooks may attempt this mission.",
        "[Maq] [Fed]",
    ] {
        assert_eq!(attempt(cell), None, "{cell}");
    }
    let icon = declined(mission("[Fed] [Maq]", "Law"));
    assert_eq!((icon.words.as_str(), icon.at), ("Maq", 7..10));
}

#[test]
fn requirements_of_other_kinds_decline_the_mission() {
    let other = declined(mission("[Fed]", "Law, 3 Bricklayers, and Cunning>30"));
    assert_eq!(
        (other.column.as_str(), other.words.as_str()),
        ("Skills", "3 Bricklayers")
    );
    let typed = mission("[Fed]", "Law, Hnor, and Cunning>30").findings;
    assert_eq!(typed[0].nearest.as_deref(), Some("Honor"));
    assert_eq!(declined(mission("[Fed]", "")).column, "Skills");
}

#[test]
fn headquarters_say_what_they_accept_in_known_ways_only() {
    let accepted =
        headquarters("You may play [SF] cards, [NA][Pa] cards, and equipment at this mission.");
    let card = accepted.into_cards().unwrap().remove(0);
    let Facts::Mission { plays, .. } = card.facts else {
        panic!("a mission")
    };
    assert_eq!(plays.len(), 3);
    assert_eq!(plays[2], Plays::Equipment);
    let ships = declined(headquarters(
        "You may play [SF] cards, cook ships, and equipment at this mission.",
    ));
    assert_eq!(ships.words, "cook ships");
    let more = "You may play [SF] cards at this mission. Then sing.";
    assert_eq!(declined(headquarters(more)).words, more);
}

#[test]
fn other_printings_have_the_same_title() {
    for mark in ["*VP", "**VP", "(Promo)", "(R2)"] {
        let list = personnel_row("", "Law", "").replacen("Subject", &format!("Subject {mark}"), 1);
        assert_eq!(crate::one(&list).title, Word::new("Test Subject"));
    }
    let list = personnel_row("", "Law", "").replacen("Subject", "Subject (Mirror)", 1);
    assert_eq!(crate::one(&list).title, Word::new("Test Subject (Mirror)"));
}

#[test]
fn bytes_that_are_no_text_are_found_by_line_and_place() {
    let list = personnel_row("", "Law", "").replacen("Test", "T\u{e9}st", 1);
    let latin: Vec<u8> = list.chars().map(|c| c as u8).collect();
    let (text, findings) = decode(&latin, Encoding::Unicode);
    assert_eq!(places(&findings), [(2, "Name")]);
    assert!(
        findings[0]
            .found
            .to_string()
            .starts_with("byte 0xE9 (byte 2 of the line)")
    );
    assert!(findings[0].nearest.as_deref().unwrap().contains("“Tést”"));
    assert_eq!(text, list, "the rest is still read");
    assert_eq!(
        decode(&latin, Encoding::Windows1252),
        (list.clone(), vec![])
    );
    assert_eq!(
        decode(
            &[b"\xef\xbb\xbf", list.as_bytes()].concat(),
            Encoding::Unicode
        )
        .0,
        list
    );
    let wide: Vec<u8> = "\u{feff}"
        .encode_utf16()
        .chain(list.encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(decode(&wide, Encoding::Unicode), (list.clone(), vec![]));
    let (_, cut) = decode(&wide[..wide.len() - 1], Encoding::Unicode);
    assert_eq!(places(&cut), [(2, "")]);
    let (text, binary) = decode(b"Name\tSet\n\x7fELF\0\0", Encoding::Unicode);
    assert_eq!((text.as_str(), places(&binary)), ("", vec![(2, "")]));
    let (_, unused) = decode(b"Name\nA\x81", Encoding::Windows1252);
    assert_eq!(places(&unused), [(2, "")]);
}

/// A simple generator, so that the same lists are tried everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

#[test]
fn mutilated_lists_never_panic_and_every_finding_has_a_line_of_the_file() {
    let rows = [
        personnel_row(
            "Vedek. Commander: U.S.S. Test.",
            "2 Law Honor",
            "When he sings, {Test} listens.",
        ),
        personnel_row("Interlink: Law.", "Law", "").replace("1C001", "1C002"),
    ];
    let mission = format!(
        "{HEADER}\nHigh Place Sing Songs\tQ\tC\tY\t9C001\tMission\t0\tP\t2\t30\tA\t[Fed] [Kli]\t\t\tRegion: North.\t\t\tLaw, (2 Honor or Medical), and Cunning>30\t\t\t\tA text.\n"
    );
    let mut good = rows[0].clone();
    for more in [&rows[1], &mission] {
        good.push_str(more.split_once('\n').unwrap().1);
    }
    let pieces: [&[u8]; 14] = [
        b"\t",
        b"\n",
        b"\r\n",
        b"\"",
        b"[",
        b"]",
        b"-1",
        b"99999999999999999999",
        b"\xff",
        b"\0",
        b": ",
        b". ",
        "\u{feff}é…".as_bytes(),
        b"(((((((((((((((",
    ];
    let mut chance = Chance(1);
    for _ in 0..3000 {
        let mut bytes = good.clone().into_bytes();
        for _ in 0..=chance.below(6) {
            let at = chance.below(bytes.len() + 1);
            match chance.below(3) {
                0 => drop(bytes.splice(at..at, pieces[chance.below(pieces.len())].iter().copied())),
                1 => bytes.truncate(at.max(1)),
                _ => {
                    let end = (at + chance.below(20)).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
        }
        let encoding = [Encoding::Unicode, Encoding::Windows1252][chance.below(2)];
        let (text, mut findings) = decode(&bytes, encoding);
        let mut table = table::read(&text);
        findings.append(&mut table.findings);
        let last = bytes.iter().filter(|b| [b'\n', b'\r'].contains(b)).count() + 1;
        for finding in &findings {
            assert!((1..=last).contains(&finding.line), "{finding}");
            assert!(finding.to_string().starts_with("line "));
        }
        table::names::divide(&mut table.rows, crate::all());
        for row in table.rows {
            if let Err(declined) = row.card {
                assert!(!declined.reason.to_string().is_empty() && !declined.column.is_empty());
            }
        }
    }
}
