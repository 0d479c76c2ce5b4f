use crate::all;
use cards::lexicon::Rarity;
use cards::product::{self, CALL_TO_ARMS, PREMIERE, Product};
use cards::{Catalogue, CollectorCode};

/// 2E-CARD-29
#[test]
fn a_collector_code_gives_set_rarity_and_number() {
    let code: CollectorCode = "3 U 47".parse().unwrap();
    let expected = CollectorCode {
        set: 3,
        rarity: Rarity::Uncommon,
        number: 47,
    };
    assert_eq!(code, expected);
    assert_eq!("3U047".parse(), Ok(expected));
    for (letter, rarity) in [
        ("R", Rarity::Rare),
        ("U", Rarity::Uncommon),
        ("C", Rarity::Common),
        ("S", Rarity::Starter),
    ] {
        let code: CollectorCode = format!("1{letter}001").parse().unwrap();
        assert_eq!(code.rarity, rarity);
    }
    for bad in [
        "", "U47", "3U", "3X047", "3 U 0", "0U047", "3U-47", "3U4 7", "+3U47", "3u047",
    ] {
        assert!(bad.parse::<CollectorCode>().is_err(), "{bad}");
    }
    for card in all() {
        let code: CollectorCode = card.id.parse().unwrap();
        assert_eq!(code.to_string(), card.id);
        let set = ["SE", "En", "CA"][usize::from(code.set) - 1];
        assert_eq!((set, code.rarity), (card.set.as_str(), card.rarity));
    }
}

/// 2E-CARD-30
#[test]
fn a_booster_has_one_rare_among_eleven_cards() {
    let cards = Catalogue::second_edition();
    for seed in 0..200 {
        let booster = product::booster(cards, "CA", seed).unwrap();
        assert_eq!(booster.len(), 11);
        let rarity = |r: Rarity| {
            booster
                .iter()
                .filter(|c| cards.card(**c).rarity == r)
                .count()
        };
        assert_eq!(rarity(Rarity::Rare), 1);
        assert_eq!(rarity(Rarity::Uncommon) + rarity(Rarity::Common), 10);
        assert!(booster.iter().all(|c| cards.card(*c).set == "CA"));
    }
    assert_eq!(
        product::booster(cards, "CA", 7),
        product::booster(cards, "CA", 7)
    );
    assert_ne!(
        product::booster(cards, "CA", 7),
        product::booster(cards, "CA", 8)
    );
    assert_eq!(product::booster(cards, "no such set", 7), None);
}

/// 2E-CARD-30
#[test]
fn the_sets_have_the_cards_the_rulebooks_count() {
    let count = |product: &Product, rarity: Option<Rarity>| {
        let fits = |r: Rarity| rarity.is_none_or(|wanted| wanted == r);
        let cards = all()
            .iter()
            .filter(|c| c.set == product.set && fits(c.rarity));
        cards.count()
    };
    for (p, numbers) in [
        (PREMIERE, [415, 121, 121, 121, 52]),
        (CALL_TO_ARMS, [208, 60, 60, 60, 28]),
    ] {
        assert_eq!(
            [p.cards, p.rare, p.uncommon, p.common, p.starter_only],
            numbers
        );
        assert_eq!(count(&p, None), p.cards);
        assert_eq!(count(&p, Some(Rarity::Rare)), p.rare);
        assert_eq!(count(&p, Some(Rarity::Uncommon)), p.uncommon);
        assert_eq!(count(&p, Some(Rarity::Common)), p.common);
        assert_eq!(count(&p, Some(Rarity::Starter)), p.starter_only);
    }
    assert_eq!((PREMIERE.starters, CALL_TO_ARMS.starters), (4, 2));
    let starter = (
        product::STARTER_CARDS,
        product::STARTER_FIXED,
        product::STARTER_RARES,
    );
    assert_eq!(starter, (63, 60, 3));
}
