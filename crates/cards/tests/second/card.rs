use crate::{HEADER, all, one, personnel_row};
use cards::lexicon::{CardType, DilemmaKind, Icon, MissionKind, Quadrant, Skill, Stat};
use cards::pack::Pack;
use cards::{Catalogue, Facts};

fn of_type(card_type: CardType) -> Vec<&'static cards::CardDef> {
    let cards: Vec<_> = all()
        .iter()
        .filter(|c| c.card_type() == card_type)
        .collect();
    assert!(!cards.is_empty());
    cards
}

/// 2E-CARD-03
#[test]
fn personnel_have_integrity_cunning_and_strength_and_no_other_attribute() {
    for card in of_type(CardType::Personnel) {
        assert!(
            Stat::PERSONNEL.iter().all(|s| card.stat(*s).is_some()),
            "{}",
            card.id
        );
        assert!(
            Stat::SHIP.iter().all(|s| card.stat(*s).is_none()),
            "{}",
            card.id
        );
    }
    let subject = one(&personnel_row("", "Law", ""));
    assert_eq!(
        Stat::PERSONNEL.map(|s| subject.stat(s)),
        [Some(5), Some(6), Some(7)]
    );
}

/// 2E-CARD-07
#[test]
fn ships_have_range_weapons_and_shields_and_no_other_attribute() {
    for card in of_type(CardType::Ship) {
        assert!(
            Stat::SHIP.iter().all(|s| card.stat(*s).is_some()),
            "{}",
            card.id
        );
        assert!(
            Stat::PERSONNEL.iter().all(|s| card.stat(*s).is_none()),
            "{}",
            card.id
        );
    }
    let defiant = Catalogue::second_edition().get("1R391").unwrap();
    assert_eq!(
        Stat::SHIP.map(|s| defiant.stat(s)),
        [Some(8), Some(10), Some(10)]
    );
}

/// 2E-CARD-05
#[test]
fn icons_are_an_open_list() {
    let past = all().iter().any(|c| c.icons().contains(&Icon::new("Pa")));
    let future = all().iter().any(|c| c.icons().contains(&Icon::new("Fut")));
    assert!(past && future);
    assert!(!all().iter().any(|c| c.icons().contains(&Icon::new("AU"))));
    let table = personnel_row("", "Law", "").replace("[Stf]", "[Stf][Xyz]");
    let card = one(&table);
    assert_eq!(card.icons(), [Icon::staff(), Icon::new("Xyz")]);
    assert_eq!(Icon::new("Xyz").name(), "Xyz");
}

const SHIP: &str = r#"(name: "Test", cards: [(id: "9C001", title: "Test Ship", set: "T", rarity: Common,
    facts: Ship(affiliation: Federation, icons: ["E"], class: "Test Class", staffing: ["Cmd", "Maq"],
        range: 8, weapons: 8, shields: 8))])"#;

/// 2E-CARD-08
#[test]
fn any_icon_can_be_a_staffing_requirement() {
    let ship = Pack::read("test.ron", SHIP).unwrap().cards.remove(0);
    let Facts::Ship { staffing, .. } = ship.facts else {
        panic!("a ship")
    };
    assert_eq!(staffing, [Icon::command(), Icon::new("Maq")]);
}

/// 2E-CARD-09
#[test]
fn other_ship_icons_are_no_staffing_requirements() {
    let ship = Pack::read("test.ron", SHIP).unwrap().cards.remove(0);
    assert_eq!(ship.icons(), [Icon::new("E")]);
    let Facts::Ship { staffing, .. } = ship.facts else {
        panic!("a ship")
    };
    assert!(!staffing.contains(&Icon::new("E")));
}

/// 2E-CARD-19
#[test]
fn every_mission_is_planet_space_or_headquarters() {
    let missions = of_type(CardType::Mission);
    let count = |kind| {
        missions
            .iter()
            .filter(|m| m.mission_kind() == Some(kind))
            .count()
    };
    let kinds = [
        MissionKind::Planet,
        MissionKind::Space,
        MissionKind::Headquarters,
    ];
    assert_eq!(kinds.map(count), [49, 37, 11]);
    assert_eq!(missions.len(), 97);
}

/// 2E-CARD-24
#[test]
fn every_dilemma_is_planet_space_or_dual() {
    let dilemmas = of_type(CardType::Dilemma);
    let count = |kind| {
        dilemmas
            .iter()
            .filter(|d| d.dilemma_kind() == Some(kind))
            .count()
    };
    let kinds = [DilemmaKind::Planet, DilemmaKind::Space, DilemmaKind::Dual];
    assert_eq!(kinds.map(count), [34, 33, 52]);
    assert_eq!(dilemmas.len(), 119);
}

/// 2E-CARD-27
#[test]
fn every_mission_is_in_one_of_three_quadrants() {
    let mut counts = [0; 3];
    for card in of_type(CardType::Mission) {
        let Facts::Mission { quadrant, .. } = card.facts else {
            panic!("a mission")
        };
        counts[quadrant as usize] += 1;
    }
    assert_eq!(
        Quadrant::SECOND,
        [Quadrant::Alpha, Quadrant::Gamma, Quadrant::Delta]
    );
    assert_eq!(counts, [74, 16, 7]);
}

/// 2E-CARD-28
#[test]
fn the_first_edition_mark_makes_no_difference() {
    let row = "Test Event\tSE\tC\tN\t1C001\tEvent\t2";
    let plain = one(&format!("{HEADER}\n{row}\n"));
    let mut cells: Vec<&str> = row.split('\t').collect();
    cells.resize(HEADER.split('\t').count(), "");
    for mark in ["Y", "N"] {
        let marked = one(&format!(
            "{HEADER}\tFirstEdition\n{}\t{mark}\n",
            cells.join("\t")
        ));
        assert_eq!(marked, plain);
    }
}

/// 2E-SKILL-02
#[test]
fn a_number_before_a_skill_is_its_level_and_none_means_one() {
    let card = one(&personnel_row("", "2 Leadership Law 3 Science", ""));
    let levels = [(Skill::Leadership, 2), (Skill::Law, 1), (Skill::Science, 3)];
    assert_eq!(card.skills(), levels);
}

/// 2E-UNIQ-03
#[test]
fn cards_with_the_same_title_are_the_same_thing() {
    let cards = Catalogue::second_edition();
    let explorer = cards.find("Jean-Luc Picard, Explorer").unwrap();
    let pilot = cards.find("Jean-Luc Picard, Argo Pilot").unwrap();
    let worf = cards.get("1S290").unwrap();
    assert_ne!(explorer.id, pilot.id);
    assert!(explorer.same_title(pilot));
    assert!(!explorer.same_title(worf));
}
