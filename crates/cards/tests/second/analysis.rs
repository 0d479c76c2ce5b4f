//! What is said about a deck.

use cards::analysis::{Analysis, Opening, What};
use cards::lexicon::{CardType, Skill, Stat};
use cards::{CardDef, Catalogue, DeckList};

fn first(test: impl Fn(&CardDef) -> bool) -> &'static CardDef {
    let cards = Catalogue::second_edition().cards();
    cards.iter().find(|card| test(card)).expect("such a card")
}

fn has(card: &CardDef, skill: Skill) -> bool {
    card.skills().contains(&(skill, 1))
}

fn list(missions: &[&str], deck: &[(&CardDef, usize)]) -> DeckList {
    DeckList {
        missions: missions.iter().map(|id| (*id).to_owned()).collect(),
        deck: deck
            .iter()
            .flat_map(|(card, n)| std::iter::repeat_n(card.id.clone(), *n))
            .collect(),
        ..DeckList::default()
    }
}

fn analysis(list: &DeckList) -> Analysis {
    Analysis::of(list, Catalogue::second_edition())
}

/// 2E-REQ-01: Feldomite Rush asks for two skills, Cunning, and one of three things.
#[test]
fn every_way_to_complete_a_mission_is_a_branch() {
    let a = analysis(&list(&["1U169"], &[]));
    let [chart] = a.missions.as_slice() else {
        panic!("one mission: {:?}", a.missions);
    };
    let last: Vec<(What, u16)> = chart
        .branches
        .iter()
        .map(|b| b.needs.last().map(|n| (n.what, n.amount)).expect("needs"))
        .collect();
    let skill = What::Skill;
    assert_eq!(
        last,
        [
            (skill(Skill::Acquisition), 1),
            (skill(Skill::Law), 1),
            (skill(Skill::Treachery), 2)
        ]
    );
    for branch in &chart.branches {
        assert_eq!(branch.needs[0].what, skill(Skill::Engineer));
        assert_eq!(
            (branch.needs[2].what, branch.needs[2].amount),
            (What::Total(Stat::Cunning), 28)
        );
        assert!(!branch.covered, "nobody is in the deck");
    }
}

/// A headquarters asks for nothing.
#[test]
fn headquarters_have_no_chart() {
    assert!(analysis(&list(&["1S161"], &[])).missions.is_empty());
}

/// 2E-UNIQ-01: copies of a unique personnel help to draw it, not to have its skill twice.
#[test]
fn unique_personnel_count_once() {
    let one = first(|c| c.unique && has(c, Skill::Treachery));
    let many = first(|c| !c.unique && has(c, Skill::Treachery));
    for (card, level) in [(one, 1), (many, 3)] {
        let a = analysis(&list(&["1U169"], &[(card, 3)]));
        let need = a.missions[0].branches[2].needs.last().expect("treachery");
        assert_eq!(
            (need.copies, need.measure, need.enough),
            (3, level, level >= 2)
        );
        assert_eq!(
            (need.who[0].id.as_str(), need.who[0].copies),
            (card.id.as_str(), 3)
        );
    }
}

/// 2E-REQ-06: the total must be higher than the number.
#[test]
fn an_attribute_tells_how_many_personnel_it_takes() {
    let card = first(|c| !c.unique && c.stat(Stat::Cunning) == Some(4));
    let a = analysis(&list(&["1U169"], &[(card, 7)]));
    let need = &a.missions[0].branches[0].needs[2];
    // 28 is not more than 28.
    assert_eq!((need.measure, need.enough), (8, false));
    let a = analysis(&list(&["1U169"], &[(card, 8)]));
    assert!(a.missions[0].branches[0].needs[2].enough);
}

/// 2E-STAFF-01, 2E-STAFF-02, 2E-PLAY-05
#[test]
fn ships_are_compared_with_the_personnel() {
    let ship = first(|c| {
        c.card_type() == CardType::Ship
            && c.affiliation() == Some(cards::lexicon::Affiliation::Klingon)
    });
    let a = analysis(&list(&["1S191"], &[(ship, 2)]));
    assert_eq!((a.ships[0].n, a.ships[0].staffed), (2, false));
    assert!(a.homeless.is_empty());
    let a = analysis(&list(&["1S195"], &[(ship, 2)]));
    assert_eq!(
        (a.homeless[0].id.as_str(), a.homeless[0].n),
        (ship.id.as_str(), 2)
    );
}

#[test]
fn costs_and_counts() {
    let (cheap, dear) = (
        first(|c| c.cost == 1 && c.card_type() == CardType::Personnel),
        first(|c| c.cost == 5 && c.card_type() == CardType::Ship),
    );
    let a = analysis(&list(&[], &[(cheap, 3), (dear, 1)]));
    assert_eq!(a.costs.curve, [0, 3, 0, 0, 0, 1]);
    assert_eq!(
        (a.costs.average, a.costs.of_personnel, a.costs.of_ships),
        (2.0, 1.0, 5.0)
    );
    assert_eq!((a.types[0].what.as_str(), a.types[0].n), ("Personnel", 3));
    assert_eq!(analysis(&DeckList::default()).costs.curve, [0usize; 0]);
}

#[test]
fn opening_hands_are_drawn() {
    let card = first(|c| c.card_type() == CardType::Personnel && c.cost == 2);
    let deck = list(&["1U169"], &[(card, 35)]);
    let odds = Opening::of(&deck, Catalogue::second_edition(), 100, 1).expect("a deck");
    assert_eq!((odds.personnel[7], odds.ship, odds.spent), (1.0, 0.0, 6.0));
    // Without a ship nobody gets there.
    assert!(
        odds.missions[0]
            .after
            .iter()
            .all(|(_, chance)| *chance == 0.0)
    );
    let few = list(&[], &[(card, 6)]);
    assert!(Opening::of(&few, Catalogue::second_edition(), 100, 1).is_none());
}

/// Half the deck are ships: the chance of none among seven of forty is that of drawing seven of the other twenty.
#[test]
fn the_odds_are_those_of_drawing_without_putting_back() {
    let personnel = first(|c| c.card_type() == CardType::Personnel);
    let ship = first(|c| c.card_type() == CardType::Ship);
    let deck = list(&[], &[(personnel, 20), (ship, 20)]);
    let draw =
        |seed| Opening::of(&deck, Catalogue::second_edition(), 20_000, seed).expect("a deck");
    let none: f64 = (0..7)
        .map(|n| f64::from(20 - n) / f64::from(40 - n))
        .product();
    assert!(
        (draw(1).ship - (1.0 - none)).abs() < 0.005,
        "{}",
        draw(1).ship
    );
    assert_eq!(draw(1), draw(1));
    assert_ne!(draw(1), draw(2));
}
