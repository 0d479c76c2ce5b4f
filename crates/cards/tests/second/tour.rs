use crate::all;
use cards::deck::{DeckRules, Severity};
use cards::lexicon::{CardType, MissionKind};
use cards::{CardDef, Catalogue, tour};
use std::collections::BTreeSet;

fn list_of(card: &CardDef, seed: u64) -> cards::DeckList {
    tour::around(Catalogue::second_edition(), seed, card, &[])
}

/// 2E-DECK-01
#[test]
fn every_card_is_in_a_legal_deck_made_for_it() {
    let cards = Catalogue::second_edition();
    for card in all() {
        for seed in 0..3 {
            let list = list_of(card, seed);
            if let Err(faults) = list.validate(cards, &DeckRules::default()) {
                let faults = faults.iter().filter(|f| f.severity == Severity::Fault);
                panic!("{} {seed}: {:?}", card.id, faults.collect::<Vec<_>>());
            }
            let parts = [&list.missions, &list.dilemmas, &list.deck];
            assert!(parts.iter().any(|p| p.contains(&card.id)), "{}", card.id);
        }
    }
}

/// 2E-PLAY-02, 2E-PLAY-05
#[test]
fn a_personnel_or_ship_comes_with_a_headquarters_that_accepts_it() {
    let cards = Catalogue::second_edition();
    let hq = |c: &&CardDef| c.mission_kind() == Some(MissionKind::Headquarters);
    let headquarters: Vec<&CardDef> = all().iter().filter(hq).collect();
    let mut tried = 0;
    for card in all() {
        let played_there = matches!(card.card_type(), CardType::Personnel | CardType::Ship);
        if !played_there || !headquarters.iter().any(|h| h.accepts(card)) {
            continue;
        }
        let list = list_of(card, 1);
        let mut missions = list.missions.iter().filter_map(|id| cards.get(id));
        assert!(missions.any(|m| m.accepts(card)), "{}", card.id);
        tried += 1;
    }
    assert!(tried > 300, "{tried}");
}

#[test]
fn a_round_of_games_goes_through_all_cards() {
    let cards = Catalogue::second_edition();
    let n = all().len() as u64;
    let seats = |game| (0..tour::SEATS).map(move |seat| (game, seat));
    let ids: BTreeSet<&str> = (0..n.div_ceil(tour::SEATS))
        .flat_map(seats)
        .filter_map(|(game, seat)| tour::card_at(cards, 7, game, seat))
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(ids.len() as u64, n);
}
