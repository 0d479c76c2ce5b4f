//! Deck lists the tests start from.

use crate::all;
use cards::deck::Severity;
use cards::lexicon::{CardType, Rarity};
use cards::{Catalogue, DeckList, DeckRules, Finding, LegalDeck};
use std::collections::HashSet;

/// 5 missions, 20 dilemmas and 35 deck cards, all titles different, no rare card: 60 cards.
pub fn legal_list() -> DeckList {
    let missions = ["1S191", "1S167", "1U169", "1U179", "1S176"];
    let mut list = DeckList {
        name: "test".into(),
        missions: missions.map(String::from).to_vec(),
        ..DeckList::default()
    };
    list.dilemmas = take(&[CardType::Dilemma], 20);
    list.deck = take(&[CardType::Personnel], 30);
    list.deck.extend(take(&[CardType::Ship], 2));
    list.deck.extend(take(&[CardType::Event], 3));
    list
}

/// Ids of so many cards of these types with different titles.
pub fn take(types: &[CardType], n: usize) -> Vec<String> {
    let mut titles = HashSet::new();
    let fits = |c: &&cards::CardDef| types.contains(&c.card_type()) && c.rarity != Rarity::Rare;
    let cards = all().iter().filter(fits).filter(|c| titles.insert(c.title));
    let ids: Vec<String> = cards.take(n).map(|c| c.id.clone()).collect();
    assert_eq!(ids.len(), n);
    ids
}

pub fn validate(list: &DeckList) -> Result<(LegalDeck, Vec<Finding>), Vec<Finding>> {
    list.validate(Catalogue::second_edition(), &DeckRules::default())
}

/// The rules a list breaks.
pub fn faults(list: &DeckList) -> Vec<&'static str> {
    match validate(list) {
        Ok(_) => Vec::new(),
        Err(findings) => findings
            .iter()
            .filter(|f| f.severity == Severity::Fault)
            .map(|f| f.rule)
            .collect(),
    }
}

/// The rules a legal list gets warnings from.
pub fn warnings(list: &DeckList) -> Vec<&'static str> {
    let (_, findings) = validate(list).expect("a legal list");
    assert!(findings.iter().all(|f| f.severity == Severity::Warning));
    findings.iter().map(|f| f.rule).collect()
}
