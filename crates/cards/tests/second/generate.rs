use crate::all;
use cards::deck::DeckRules;
use cards::generate::generate;
use cards::lexicon::{CardType, MissionKind};
use cards::{Catalogue, Facts};

/// 2E-DECK-01 to 2E-DECK-05
#[test]
fn every_headquarters_and_seed_gives_a_legal_deck_without_warnings() {
    let cards = Catalogue::second_edition();
    let headquarters: Vec<_> = all()
        .iter()
        .filter(|c| c.mission_kind() == Some(MissionKind::Headquarters))
        .collect();
    assert_eq!(headquarters.len(), 11);
    for hq in headquarters {
        for seed in 0..50 {
            let list = generate(cards, seed, Some(&hq.id));
            let (legal, warnings) = list
                .validate(cards, &DeckRules::default())
                .unwrap_or_else(|f| panic!("{} {seed}: {f:?}", hq.id));
            assert!(warnings.is_empty(), "{} {seed}: {warnings:?}", hq.id);
            assert!(list.missions.contains(&hq.id));
            let count = |t: CardType| {
                let deck = legal.deck().iter().map(|at| cards.card(*at));
                deck.filter(|c| c.card_type() == t).count()
            };
            assert_eq!(legal.deck().len(), 40);
            assert!(count(CardType::Personnel) >= 25, "{} {seed}", hq.id);
            assert!((4..=6).contains(&count(CardType::Ship)), "{} {seed}", hq.id);
            assert!((1..=3).contains(&count(CardType::Equipment)));
            assert!((3..=6).contains(&count(CardType::Event)));
            assert!((20..=25).contains(&legal.dilemmas().len()));
            let kinds: Vec<_> = legal
                .missions()
                .iter()
                .map(|at| cards.card(*at).mission_kind())
                .collect();
            assert!(kinds.contains(&Some(MissionKind::Planet)));
            assert!(kinds.contains(&Some(MissionKind::Space)));
            let points = |at| match &cards.card(at).facts {
                Facts::Mission { points, .. } => u32::from(*points),
                _ => 0,
            };
            let points: u32 = legal.missions().iter().map(|at| points(*at)).sum();
            assert!(points >= 100, "{} {seed}: only {points} points", hq.id);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_deck() {
    let cards = Catalogue::second_edition();
    assert_eq!(generate(cards, 3, None), generate(cards, 3, None));
    assert_ne!(generate(cards, 3, None).deck, generate(cards, 4, None).deck);
    assert_ne!(
        generate(cards, 3, Some("1S191")).missions,
        generate(cards, 4, Some("1S191")).missions
    );
}
