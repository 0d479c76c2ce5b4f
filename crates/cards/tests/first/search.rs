//! Searching First Edition cards.

use cards::Catalogue;
use cards::search::Index;

fn titles(query: &str) -> Vec<String> {
    let index = Index::new(Catalogue::first_edition(), |_| None);
    let hits = index.find(query).unwrap_or_else(|e| panic!("{query}: {e}"));
    hits.iter().map(|at| index.card(*at).full_name()).collect()
}

fn count(query: &str) -> usize {
    titles(query).len()
}

#[test]
fn cards_are_found_by_their_facts() {
    assert_eq!(count("ty:site"), 16);
    assert_eq!(count("ty:facility cl:headquarters"), 8);
    assert_eq!(count("ty:personnel cl:animal"), 2);
    assert_eq!(count("ty:mission q:mirror"), 4);
    assert_eq!(count("re:badlands"), 3);
    assert_eq!(count("re:\"neutral zone\""), 7);
    assert!(titles("sk:leadership>=3").contains(&"Kahless, The Next Generation".to_owned()));
    assert!(titles("sk:leadership ty:personnel").contains(&"Toral".to_owned()));
    assert!(titles("i:\"Hidden Agenda\"").len() > 50);
    // Both affiliations of a card count.
    assert!(titles("a:romulan n:rakal") == ["Major Rakal"]);
    assert!(titles("a:federation n:rakal") == ["Major Rakal"]);
    assert_eq!(count("ty:interrupt ty:event"), 1);
    assert!(titles("is:female n:troi").contains(&"Deanna Troi".to_owned()));
}

#[test]
fn words_of_the_other_edition_are_errors() {
    let index = Index::new(Catalogue::first_edition(), |_| None);
    assert!(index.find("sk:programming").is_err());
    let second = Index::new(Catalogue::second_edition(), |_| None);
    assert!(second.find("sk:youth").is_err());
    assert!(second.find("ty:facility").is_err());
}
