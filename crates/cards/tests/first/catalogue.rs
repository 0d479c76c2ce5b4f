//! The First Edition's catalogue beside the Second's.

use cards::pack::Pack;
use cards::{Catalogue, Edition};

#[test]
fn each_edition_has_a_catalogue_of_its_own() {
    let (first, second) = (Catalogue::first_edition(), Catalogue::second_edition());
    assert_eq!(
        (first.edition(), second.edition()),
        (Edition::First, Edition::Second)
    );
    assert!(
        first
            .cards()
            .iter()
            .all(|card| card.edition() == Edition::First)
    );
    let both = vec![
        Pack {
            name: "One".into(),
            cards: first.cards()[..1].to_vec(),
        },
        Pack {
            name: "Two".into(),
            cards: second.cards()[..1].to_vec(),
        },
    ];
    assert!(Catalogue::from_packs(both).is_err());
}

/// Replays name the hash of their cards.
#[test]
fn the_hash_of_the_second_edition_is_what_it_was() {
    assert_eq!(Catalogue::second_edition().hash(), SECOND_HASH);
}

const SECOND_HASH: u64 = 17_584_977_791_359_767_187;

#[test]
fn cards_are_sorted_by_release_and_number() {
    let ids: Vec<&str> = Catalogue::first_edition()
        .cards()
        .iter()
        .map(|c| c.id.as_str())
        .collect();
    assert_eq!(ids[0], "premiere-001");
    let at = |id: &str| ids.iter().position(|known| *known == id);
    assert!(at("premiere-363") < at("au-001"));
    assert_eq!(at("ds9-083").map(|n| n + 1), at("ds9-083b"));
    assert!(at("dom-130") < at("dom-p2"));
}

#[test]
fn a_pack_is_written_as_it_was_read() {
    for (file, text) in files() {
        let pack = Pack::read(&file, &text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(pack.to_ron(), text, "{file}");
    }
}

fn files() -> Vec<(String, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packs/first");
    let files = cards::catalogue::pack_files(&folder).expect("the packs");
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a pack");
        (path.display().to_string(), text)
    };
    files.iter().map(read).collect()
}

#[test]
fn an_unknown_word_in_a_pack_is_reported_with_its_place() {
    let (_, text) = files().swap_remove(0);
    let cases = [
        ("class: Of(Officer)", "class: Of(Oficer)"),
        ("icons: [\"Cmd\"", "icons: [\"Cnd\""),
        ("skills: [\"Honor\"", "skills: [\"Honour\""),
    ];
    let whole: String = files().into_iter().map(|(_, text)| text).collect();
    for (right, wrong) in cases {
        assert!(whole.contains(right), "{right}");
        let Some((_, text)) = files().into_iter().find(|(_, text)| text.contains(right)) else {
            panic!("{right}");
        };
        let error = Pack::read("a.ron", &text.replacen(right, wrong, 1)).unwrap_err();
        assert!(error.line > 1 && error.column > 1, "{error}");
        assert_eq!(error.file, "a.ron");
    }
    assert!(Pack::read("a.ron", &text).is_ok());
}
