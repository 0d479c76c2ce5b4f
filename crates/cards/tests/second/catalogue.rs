use crate::all;
use cards::catalogue::CatalogueError;
use cards::pack::Pack;
use cards::{CardIx, Catalogue, CollectorCode};
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../packs/second")
}

#[test]
fn the_program_brings_803_cards_in_the_order_of_their_numbers() {
    let cards = Catalogue::second_edition();
    assert_eq!(cards.cards().len(), 803);
    let order: Vec<_> = all()
        .iter()
        .map(|c| c.id.parse::<CollectorCode>().unwrap().order())
        .collect();
    assert!(order.is_sorted());
    for (at, card) in all().iter().enumerate() {
        assert_eq!(cards.index_of(&card.id), Some(CardIx(at as u16)));
        assert_eq!(cards.get(&card.id), Some(card));
    }
    assert_eq!(cards.get("9R999"), None);
}

#[test]
fn a_folder_of_packs_gives_the_same_catalogue() {
    let loaded = Catalogue::load_dir(&folder()).unwrap();
    assert_eq!(loaded.cards(), all());
    assert_eq!(loaded.hash(), Catalogue::second_edition().hash());
    let error = Catalogue::load_dir(&folder().join("nowhere")).unwrap_err();
    assert!(matches!(error, CatalogueError::Folder { .. }));
}

#[test]
fn packs_are_written_as_they_are_laid_out() {
    for file in ["premiere.ron", "energize.ron", "call-to-arms.ron"] {
        let text = std::fs::read_to_string(folder().join(file)).unwrap();
        let pack = Pack::read(file, &text).unwrap();
        assert!(
            pack.to_ron() == text,
            "{file} is not laid out as the program writes it"
        );
        assert_eq!(Pack::read(file, &pack.to_ron()).unwrap(), pack);
    }
}

#[test]
fn the_hash_sees_every_change_but_not_the_order_of_packs() {
    let pack = |name: &str, cards: &[cards::CardDef]| Pack {
        name: name.into(),
        cards: cards.to_vec(),
    };
    let (a, b) = (pack("a", &all()[..5]), pack("b", &all()[5..9]));
    let one = Catalogue::from_packs(vec![a.clone(), b.clone()]).unwrap();
    let two = Catalogue::from_packs(vec![b.clone(), a.clone()]).unwrap();
    assert_eq!(one.hash(), two.hash());
    let mut changed = a.clone();
    changed.cards[3].cost += 1;
    let three = Catalogue::from_packs(vec![changed, b]).unwrap();
    assert_ne!(one.hash(), three.hash());
    let twice = Catalogue::from_packs(vec![a.clone(), a]).unwrap_err();
    assert!(matches!(twice, CatalogueError::Duplicate { .. }), "{twice}");
}

/// FNV-1a of nothing is its offset basis: the hash is the same on every platform.
#[test]
fn an_empty_catalogue_has_the_hash_of_nothing() {
    let empty = Catalogue::from_packs(Vec::new()).unwrap();
    assert_eq!(empty.hash(), 0xcbf2_9ce4_8422_2325);
}

#[test]
fn cards_are_found_by_id_and_by_name() {
    let cards = Catalogue::second_edition();
    for name in [
        "1S268",
        "1s268",
        "Jean-Luc Picard, Explorer",
        "jean-luc picard explorer",
        "  Jean-Luc  Picard,Explorer ",
    ] {
        assert_eq!(cards.find(name).unwrap().id, "1S268", "{name}");
    }
    assert_eq!(cards.find("feldomite rush").unwrap().id, "1U169");
    for card in all() {
        assert_eq!(cards.find(&card.full_name()).unwrap().id, card.id);
    }
}

#[test]
fn names_that_do_not_fit_get_suggestions() {
    let cards = Catalogue::second_edition();
    let several = cards.find("Jean-Luc Picard").unwrap_err();
    let both = ["Jean-Luc Picard, Argo Pilot", "Jean-Luc Picard, Explorer"];
    assert_eq!(several.suggestions, both);
    let typo = cards.find("Feldomit Rusch").unwrap_err();
    assert_eq!(typo.suggestions[0], "Feldomite Rush");
    assert!(typo.to_string().contains("Feldomite Rush"));
}
