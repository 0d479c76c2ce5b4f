use crate::all;
use crate::list::{legal_list, validate};
use cards::deck::{DeckRules, Rulebook};
use cards::lexicon::{Affiliation, CardType, MissionKind};
use cards::{CardDef, Catalogue, Facts, Plays};

/// 2E-AFF-01
#[test]
fn personnel_and_ships_have_one_affiliation_and_other_cards_have_none() {
    for card in all() {
        let has_one = matches!(card.card_type(), CardType::Personnel | CardType::Ship);
        assert_eq!(card.affiliation().is_some(), has_one, "{}", card.id);
    }
}

/// 2E-AFF-02
#[test]
fn the_rulebooks_list_nine_and_six_affiliations() {
    let names = |rulebook: Rulebook| {
        let mut names: Vec<_> = rulebook.affiliations().iter().map(|a| a.name()).collect();
        names.sort();
        names
    };
    let six = [
        "Bajoran",
        "Cardassian",
        "Federation",
        "Klingon",
        "Non-Aligned",
        "Romulan",
    ];
    assert_eq!(names(Rulebook::R2002), six);
    let nine = [
        "Bajoran",
        "Borg",
        "Cardassian",
        "Dominion",
        "Federation",
        "Ferengi",
        "Klingon",
        "Non-Aligned",
        "Romulan",
    ];
    assert_eq!(names(Rulebook::R2003), nine);
    for card in all() {
        if let Some(affiliation) = card.affiliation() {
            assert!(
                Rulebook::R2003.affiliations().contains(&affiliation),
                "{}",
                card.id
            );
        }
    }
}

/// 2E-AFF-02
#[test]
fn a_dominion_personnel_is_accepted_under_both_rulebooks() {
    let mut list = legal_list();
    let dominion = all().iter().find(|c| {
        c.card_type() == CardType::Personnel && c.affiliation() == Some(Affiliation::Dominion)
    });
    list.deck[0] = dominion.unwrap().id.clone();
    for rulebook in [Rulebook::R2003, Rulebook::R2002] {
        let rules = DeckRules {
            rulebook,
            ..DeckRules::default()
        };
        let result = list.validate(Catalogue::second_edition(), &rules);
        assert!(result.is_ok(), "{rulebook:?}: {result:?}");
    }
}

/// 2E-AFF-03
#[test]
fn a_deck_may_mix_five_affiliations() {
    use Affiliation::{Bajoran, Cardassian, Klingon, NonAligned, Romulan};
    let mut list = legal_list();
    for (slot, affiliation) in [Bajoran, Cardassian, Klingon, NonAligned, Romulan]
        .iter()
        .enumerate()
    {
        let card = all().iter().find(|c| {
            c.card_type() == CardType::Personnel && c.affiliation() == Some(*affiliation)
        });
        list.deck[slot] = card.unwrap().id.clone();
    }
    assert!(validate(&list).is_ok());
}

/// 2E-AFF-05
#[test]
fn a_headquarters_without_non_aligned_refuses_non_aligned_cards() {
    let mut qonos: CardDef = Catalogue::second_edition().get("1S191").unwrap().clone();
    let stranger = all().iter().find(|c| {
        c.card_type() == CardType::Personnel && c.affiliation() == Some(Affiliation::NonAligned)
    });
    let stranger = stranger.unwrap();
    assert!(qonos.accepts(stranger), "it lists Non-Aligned");
    let Facts::Mission { plays, kind, .. } = &mut qonos.facts else {
        panic!("a mission")
    };
    assert_eq!(*kind, MissionKind::Headquarters);
    plays.retain(|p| {
        !matches!(
            p,
            Plays::Cards {
                affiliation: Some(Affiliation::NonAligned),
                ..
            }
        )
    });
    assert!(!qonos.accepts(stranger));
    let klingon = all().iter().find(|c| {
        c.card_type() == CardType::Personnel && c.affiliation() == Some(Affiliation::Klingon)
    });
    assert!(qonos.accepts(klingon.unwrap()));
}
