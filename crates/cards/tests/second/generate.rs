use crate::all;
use cards::deck::DeckRules;
use cards::generate::generate;
use cards::language::Requirement;
use cards::lexicon::{CardType, Icon, MissionKind};
use cards::{AttemptBy, CardDef, Catalogue, Facts};

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

fn satisfied(requirement: &Requirement, personnel: &[&CardDef]) -> bool {
    match requirement {
        Requirement::All(list) => list.iter().all(|r| satisfied(r, personnel)),
        Requirement::Either(list) => list.iter().any(|r| satisfied(r, personnel)),
        Requirement::Skill(skill, level) => {
            let skills = personnel.iter().flat_map(|p| p.skills());
            let levels = skills.filter(|(s, _)| s == skill).map(|(_, n)| n);
            levels.sum::<u8>() >= *level
        }
        Requirement::Total(stat, n) => {
            let total: i16 = personnel.iter().filter_map(|p| p.stat(*stat)).sum();
            total as u16 > *n
        }
        _ => false,
    }
}

/// 2E-ATT-07, 2E-REQ-01, 2E-STAFF-01, 2E-STAFF-02
#[test]
fn a_generated_deck_can_do_its_missions_and_staff_its_ships() {
    let cards = Catalogue::second_edition();
    for seed in 0..200 {
        let list = generate(cards, seed, None);
        let deck: Vec<&CardDef> = list.deck.iter().map(|id| cards.get(id).unwrap()).collect();
        let personnel: Vec<&CardDef> = deck
            .iter()
            .copied()
            .filter(|c| c.card_type() == CardType::Personnel)
            .collect();
        for mission in list.missions.iter().map(|id| cards.get(id).unwrap()) {
            let Facts::Mission {
                attempt,
                requirements: Some(requirement),
                ..
            } = &mission.facts
            else {
                continue;
            };
            let may = |p: &&&CardDef| match attempt {
                AttemptBy::Affiliations(list) => list.contains(&p.affiliation().unwrap()),
                AttemptBy::AnyExcept(list) => !list.contains(&p.affiliation().unwrap()),
                AttemptBy::Nobody => false,
            };
            let beginners = personnel.iter().filter(may).count();
            assert!(beginners >= 6, "{}, {}: {beginners}", list.name, mission.id);
            assert!(
                satisfied(requirement, &personnel),
                "{}, {}",
                list.name,
                mission.id
            );
        }
        for ship in &deck {
            let Facts::Ship {
                affiliation,
                staffing,
                ..
            } = &ship.facts
            else {
                continue;
            };
            let of_icon = |icon: &Icon| {
                personnel
                    .iter()
                    .filter(|p| p.icons().contains(icon))
                    .count()
            };
            for icon in staffing {
                let needed = staffing.iter().filter(|i| *i == icon).count();
                assert!(of_icon(icon) >= needed, "{}, {}", list.name, ship.id);
            }
            assert!(
                personnel
                    .iter()
                    .any(|p| p.affiliation() == Some(*affiliation))
            );
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
