//! Deck files: the golden files in `tests/decks`, what comes back of what is written, and files that are damaged.

use crate::list::legal_list;
use cards::deck::names::{Hints, Match, Names, in_one, key};
use cards::deck::read::{MOST_BYTES, MOST_LINES, Reading, Unreadable, read};
use cards::deck::write::{lost, write};
use cards::deck::{Format, Part};
use cards::{CardIx, Catalogue, DeckList, generate};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

fn cards() -> &'static Catalogue {
    Catalogue::second_edition()
}

/// The golden files with what is expected of them.
fn golden() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/decks");
    let entries = std::fs::read_dir(folder).unwrap();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|end| end != "expected"));
    files.sort();
    let expected = |file: PathBuf| {
        let text = std::fs::read_to_string(file.with_extension("expected")).unwrap();
        (file, text)
    };
    files.into_iter().map(expected).collect()
}

/// A reading in the words of the expected files.
fn told(reading: &Reading) -> String {
    let mut out = format!("format {}\n", reading.format);
    if !reading.list.name.is_empty() {
        out += &format!("name {}\n", reading.list.name);
    }
    for line in reading.list.notes.lines() {
        out += &format!("note {line}\n");
    }
    for (part, name) in [
        (Part::Missions, "missions"),
        (Part::Dilemmas, "dilemmas"),
        (Part::Deck, "deck"),
    ] {
        out += &format!("{name}\n");
        for (n, id) in reading.list.copies(part) {
            out += &format!("{n} {id}\n");
        }
    }
    for remark in &reading.remarks {
        let kind = serde_json::to_value(remark.kind).unwrap();
        let kind = kind.as_str().unwrap();
        out += &format!("line {} {kind}: {}", remark.line, remark.what);
        if !remark.suggestions.is_empty() {
            out += &format!(" [{}]", remark.suggestions.join("; "));
        }
        out += "\n";
    }
    out
}

#[test]
fn golden_files_are_read_as_expected() {
    let files = golden();
    assert!(files.len() > 10);
    let mut wrong = String::new();
    for (file, expected) in files {
        let reading = read(&std::fs::read(&file).unwrap(), cards()).unwrap();
        let told = told(&reading);
        if told != expected {
            wrong += &format!("--- {}\n{told}", file.display());
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// 2E-CARD-29
#[test]
fn what_is_written_is_read_back_exactly() {
    let mut lists = vec![legal_list(), DeckList::default()];
    lists.extend((0..20).map(|seed| generate::generate(cards(), seed, None)));
    // Every card there is.
    let mut all = DeckList::default();
    for card in cards().cards() {
        let part = all.part_mut(Part::of(card.card_type()));
        part.extend([card.id.clone(), card.id.clone()]);
    }
    lists.push(all);
    for mut list in lists {
        list.notes = String::from("// not a comment\n\n  3x Wavefront\nMissions & <dilemmas>");
        list.tidy();
        for format in Format::ALL {
            let text = write(&list, format, cards());
            let Ok(reading) = read(text.as_bytes(), cards()) else {
                assert!(list.deck.is_empty(), "{text}");
                continue;
            };
            let mut expected = list.clone();
            if lost(&list, format).is_some() {
                expected.name = String::new();
                expected.notes = String::new();
            }
            assert_eq!(reading.format, format);
            assert_eq!(reading.remarks, [], "{format}");
            assert_eq!(reading.list, expected, "{format}");
            assert_eq!(write(&reading.list, format, cards()), text);
        }
    }
}

#[test]
fn a_deck_without_a_name_keeps_its_notes() {
    let mut list = legal_list();
    list.name = String::new();
    list.notes = String::from("only notes");
    for format in [Format::Plain, Format::Site, Format::PluginXml] {
        let text = write(&list, format, cards());
        assert_eq!(read(text.as_bytes(), cards()).unwrap().list, list);
    }
}

#[test]
fn every_name_of_a_card_finds_it_however_it_is_written() {
    let names = Names::new(cards());
    for (card, at) in cards().cards().iter().zip((0..).map(CardIx)) {
        let full = card.full_name();
        let code: cards::CollectorCode = card.id.parse().unwrap();
        for written in [
            full.clone(),
            in_one(card),
            full.to_uppercase(),
            full.replace(',', ""),
            full.replace('\'', "’"),
            full.replace('"', ""),
            format!("•{full}"),
            format!("{full} *VP"),
            format!("{} (Promo)", in_one(card)),
            format!("{full} ({})", card.id),
            card.id.clone(),
            card.id.to_lowercase(),
            format!("{} {} {}", code.set, code.rarity.code(), code.number),
        ] {
            assert_eq!(
                names.find(&written, Hints::default()),
                Match::Is(at),
                "{written}"
            );
        }
    }
}

#[test]
fn different_cards_have_different_names() {
    let mut keys: BTreeMap<String, &str> = BTreeMap::new();
    for card in cards().cards() {
        let other = keys.insert(key(&card.full_name()), &card.id);
        assert_eq!(other, None, "{}", card.full_name());
    }
}

#[test]
fn a_slip_is_a_guess_and_never_certain() {
    let names = Names::new(cards());
    let mut guessed = 0;
    let all = cards().cards().iter().zip((0..).map(CardIx));
    for (card, at) in all.filter(|(card, _)| card.full_name().len() > 9) {
        let mut slip = card.full_name();
        slip.remove(4);
        match names.find(&slip, Hints::default()) {
            // A comma or a dot was taken away, or the slip made the name of another card.
            Match::Is(found) => assert!(found == at || key(&slip) != key(&card.full_name())),
            Match::Guess(found) => {
                assert_eq!(found, at, "{slip}");
                guessed += 1;
            }
            Match::Several(cards) | Match::Unknown(cards) => {
                assert!(cards.contains(&at), "{slip}");
            }
        }
    }
    assert!(guessed > 600, "{guessed}");
}

#[test]
fn what_is_no_deck_says_why() {
    let why = |bytes: &[u8]| read(bytes, cards()).unwrap_err();
    assert_eq!(why(b""), Unreadable::NoCards);
    assert_eq!(why(b"\n\n// only words\nDeck\n"), Unreadable::NoCards);
    assert_eq!(why(b"<html></html>"), Unreadable::NoCards);
    assert_eq!(why(b"PK\x03\x04\x00\x00"), Unreadable::Binary);
    assert_eq!(why(&vec![b'a'; MOST_BYTES + 1]), Unreadable::TooLarge);
    let long = "1x Wavefront\n".repeat(MOST_LINES + 1);
    assert_eq!(why(long.as_bytes()), Unreadable::TooManyLines);
    for error in [
        Unreadable::NoCards,
        Unreadable::Binary,
        Unreadable::TooLarge,
        Unreadable::TooManyLines,
    ] {
        assert!(error.message().to_string().len() > 10);
    }
}

/// The findings of a reading make a list with gaps illegal. 2E-CARD-29, 2E-DECK-05
#[test]
fn lost_lines_are_findings() {
    let file = "3x Wavefront\n1x Nothing Like a Card\n1000x Common Ground\n1x Wavefornt\n";
    let reading = read(file.as_bytes(), cards()).unwrap();
    let rules: Vec<&str> = reading.findings().iter().map(|f| f.rule).collect();
    assert_eq!(rules, ["2E-CARD-29", "2E-DECK-05"]);
    assert_eq!(reading.remarks.len(), 3, "a guess is a remark");
}

/// A small generator, so that a failure can be repeated.
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
fn damaged_files_are_read_or_refused_with_a_reason() {
    const PIECES: [&[u8]; 14] = [
        b"\t",
        b"\n",
        b"\r",
        b"<",
        b">",
        b"\"",
        b"&#x110000;",
        b"<card>",
        b"99999999999999999999x ",
        b"\xff",
        b"\xe2\x80",
        b"Aside:\n",
        b"]]>",
        b" x3",
    ];
    let files: Vec<Vec<u8>> = golden()
        .iter()
        .map(|(file, _)| std::fs::read(file).unwrap())
        .collect();
    let mut chance = Chance(20031);
    for round in 0..800 {
        let mut bytes = files[round % files.len()].clone();
        for _ in 0..1 + chance.below(8) {
            let at = chance.below(bytes.len());
            match chance.below(6) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.truncate(at),
                3 => {
                    let piece = PIECES[chance.below(PIECES.len())];
                    bytes.splice(at..at, piece.iter().copied());
                }
                4 => {
                    let end = at + chance.below(bytes.len() - at);
                    let copy = bytes[at..end].to_vec();
                    bytes.splice(at..at, copy);
                }
                _ => bytes.swap(at, 0),
            }
            if bytes.is_empty() {
                bytes.push(b'1');
            }
        }
        match read(&bytes, cards()) {
            Err(error) => assert!(!error.message().to_string().is_empty()),
            Ok(reading) => {
                for remark in &reading.remarks {
                    assert!(remark.line > 0 && !remark.message().to_string().is_empty());
                }
                let text = write(&reading.list, Format::Plain, cards());
                if let Ok(again) = read(text.as_bytes(), cards()) {
                    assert_eq!(again.list, reading.list, "round {round}");
                }
            }
        }
    }
}
