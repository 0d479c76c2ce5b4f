use crate::list::{faults, legal_list, take, validate, warnings};
use cards::deck::{DeckRules, SameMission, Severity};
use cards::lexicon::{Affiliation, CardType, Icon, Rarity};
use cards::{CardDef, Catalogue, DeckList};

fn cards() -> &'static Catalogue {
    Catalogue::second_edition()
}

/// 2E-CARD-01
#[test]
fn a_dilemma_in_the_deck_is_a_fault() {
    let mut list = legal_list();
    list.deck.push(list.dilemmas[0].clone());
    assert_eq!(faults(&list), ["2E-CARD-01"]);
    list.deck.pop();
    list.deck[34] = list.dilemmas[0].clone();
    assert!(faults(&list).contains(&"2E-CARD-01"));
}

/// 2E-CARD-01
#[test]
fn no_card_type_is_mandatory() {
    let mut list = legal_list();
    let equipment = |list: &DeckList| {
        let types = list
            .deck
            .iter()
            .map(|id| cards().get(id).unwrap().card_type());
        types.filter(|t| *t == CardType::Equipment).count()
    };
    assert_eq!(equipment(&list), 0);
    assert!(validate(&list).is_ok());
    list.deck = take(&[CardType::Interrupt], 35);
    assert!(validate(&list).is_ok());
    let all_five = [
        CardType::Personnel,
        CardType::Ship,
        CardType::Equipment,
        CardType::Event,
        CardType::Interrupt,
    ];
    list.deck = all_five.iter().flat_map(|t| take(&[*t], 7)).collect();
    assert!(validate(&list).is_ok());
}

/// 2E-CARD-02
#[test]
fn a_legal_deck_holds_no_mission_and_no_dilemma() {
    let (legal, _) = validate(&legal_list()).unwrap();
    for at in legal.deck() {
        let card_type = cards().card(*at).card_type();
        assert!(!matches!(card_type, CardType::Mission | CardType::Dilemma));
    }
    let mut list = legal_list();
    list.deck.push("1U155".into());
    assert_eq!(faults(&list), ["2E-CARD-01"]);
}

/// 2E-CARD-17
#[test]
fn four_or_six_missions_are_a_fault() {
    let mut list = legal_list();
    list.missions.push("1U155".into());
    assert_eq!(faults(&list), ["2E-CARD-17"]);
    list.missions.truncate(4);
    list.deck.push("1C207".into());
    assert_eq!(faults(&list), ["2E-CARD-17"]);
}

/// 2E-CARD-17
#[test]
fn only_missions_can_be_missions() {
    let mut list = legal_list();
    list.missions.push("1C207".into());
    assert_eq!(faults(&list), ["2E-CARD-17"]);
}

/// 2E-CARD-23
#[test]
fn an_event_in_the_dilemma_pile_is_a_fault() {
    let mut list = legal_list();
    list.dilemmas.extend(take(&[CardType::Event], 1));
    assert_eq!(faults(&list), ["2E-CARD-23"]);
}

/// 2E-DECK-01
#[test]
fn sixty_cards_are_enough_and_fewer_are_not() {
    let mut list = legal_list();
    assert_eq!(
        list.missions.len() + list.dilemmas.len() + list.deck.len(),
        60
    );
    assert!(validate(&list).is_ok());
    list.deck.pop();
    assert_eq!(faults(&list), ["2E-DECK-04", "2E-DECK-01"]);
    list.dilemmas.push("1C003".into());
    assert_eq!(faults(&list), ["2E-DECK-04"], "60 again");
}

/// 2E-DECK-02
#[test]
fn two_copies_of_a_mission_are_a_fault() {
    let mut list = legal_list();
    list.missions[1] = "1S176".into();
    assert_eq!(faults(&list), ["2E-DECK-02"]);
    let findings = validate(&list).unwrap_err();
    assert_eq!(findings[0].cards, ["1S176"]);
    assert!(
        findings[0]
            .message
            .to_string()
            .contains("Intercept Renegade")
    );
}

/// 2E-DECK-03
#[test]
fn nineteen_dilemmas_are_too_few() {
    let mut list = legal_list();
    list.deck.extend(take(&[CardType::Interrupt], 5));
    list.dilemmas = take(&[CardType::Dilemma], 19);
    assert_eq!(faults(&list), ["2E-DECK-03"]);
    for enough in [20, 30] {
        list.dilemmas = take(&[CardType::Dilemma], enough);
        assert!(validate(&list).is_ok());
    }
}

/// 2E-DECK-04
#[test]
fn thirty_four_deck_cards_are_too_few() {
    let mut list = legal_list();
    list.dilemmas = take(&[CardType::Dilemma], 30);
    list.deck = take(&[CardType::Personnel, CardType::Event], 34);
    assert_eq!(faults(&list), ["2E-DECK-04"]);
    for enough in [35, 60] {
        list.deck = take(&[CardType::Personnel, CardType::Event], enough);
        assert!(validate(&list).is_ok());
    }
}

/// 2E-DECK-05
#[test]
fn at_most_three_cards_have_the_same_title_whatever_the_subtitle() {
    let (explorer, pilot) = ("1S268", "1R267");
    let mut list = legal_list();
    list.deck = take(&[CardType::Event], 35);
    list.deck
        .extend([explorer, explorer, pilot].map(String::from));
    assert!(validate(&list).is_ok());
    list.deck.extend([explorer, pilot, pilot].map(String::from));
    let findings = validate(&list).unwrap_err();
    assert_eq!(
        findings.len(),
        1 + usize::from(findings.len() > 1),
        "{findings:?}"
    );
    assert_eq!(findings[0].rule, "2E-DECK-05");
    assert_eq!(findings[0].cards, [explorer, pilot]);
    let mut list = legal_list();
    list.dilemmas.retain(|id| id != "1C003");
    list.dilemmas.extend(vec![String::from("1C003"); 3]);
    assert!(validate(&list).is_ok());
    list.dilemmas.push("1C003".into());
    assert_eq!(faults(&list), ["2E-DECK-05"], "dilemmas count too");
}

/// 2E-GAP-32
#[test]
fn five_missions_without_headquarters_are_legal_with_a_warning() {
    let mut list = legal_list();
    assert!(!warnings(&list).contains(&"2E-GAP-32"));
    list.missions[0] = "1U155".into();
    assert_eq!(warnings(&list), ["2E-GAP-32"]);
}

/// 2E-PLAY-03, 2E-PLAY-05
#[test]
fn cards_no_headquarters_accepts_get_a_warning() {
    let mut list = legal_list();
    // Qo'noS accepts Klingon and Non-Aligned cards.
    list.deck = take(&[CardType::Event], 35);
    assert_eq!(warnings(&list), [""; 0]);
    list.deck.push("1C207".into());
    assert_eq!(warnings(&list), ["2E-PLAY-03"]);
    list.deck.push("1R391".into());
    let mut rules = warnings(&list);
    rules.retain(|rule| rule.starts_with("2E-PLAY"));
    assert_eq!(rules, ["2E-PLAY-03", "2E-PLAY-05"]);
}

/// 2E-GAP-36
#[test]
fn missions_with_the_same_title_are_the_same_mission_unless_switched() {
    let mut list = legal_list();
    list.missions[0] = "1S188".into();
    list.missions[1] = "3U096".into();
    assert_eq!(faults(&list), ["2E-GAP-36"]);
    let rules = DeckRules {
        same_mission: SameMission::ByFullName,
        ..DeckRules::default()
    };
    assert!(list.validate(cards(), &rules).is_ok());
    list.missions[1] = "1S188".into();
    let findings = list.validate(cards(), &rules).unwrap_err();
    assert_eq!(findings[0].rule, "2E-DECK-02");
}

/// 2E-GAP-57
#[test]
fn there_is_no_upper_limit() {
    let mut list = legal_list();
    list.deck = take(&[CardType::Personnel, CardType::Event], 90);
    list.dilemmas = take(&[CardType::Dilemma], 40);
    let (legal, _) = validate(&list).unwrap();
    assert_eq!((legal.deck().len(), legal.dilemmas().len()), (90, 40));
}

/// 2E-GAP-69
#[test]
fn unicomplex_tolerates_no_second_headquarters() {
    let mut list = legal_list();
    list.missions[1] = "3S110".into();
    assert_eq!(faults(&list), ["2E-GAP-69"]);
    let findings = validate(&list).unwrap_err();
    assert_eq!(findings[0].cards, ["3S110", "1S191"]);
    list.missions[0] = "1U155".into();
    assert!(validate(&list).is_ok());
}

/// 2E-SETUP-08
#[test]
fn a_starter_with_its_three_rares_is_legal() {
    let mut list = legal_list();
    let rare = |id: &String| cards().get(id).unwrap().rarity == Rarity::Rare;
    let count = |list: &DeckList| {
        let ids = list.missions.iter().chain(&list.dilemmas).chain(&list.deck);
        (ids.clone().count(), ids.filter(|id| rare(id)).count())
    };
    assert_eq!(count(&list), (60, 0));
    assert!(validate(&list).is_ok());
    list.deck
        .extend(["1R391", "1R267", "1R002"].map(String::from));
    list.deck.pop();
    list.dilemmas.push("1R002".into());
    assert_eq!(count(&list), (63, 3));
    assert!(validate(&list).is_ok());
}

/// 2E-CARD-29
#[test]
fn an_unknown_code_is_a_fault() {
    let mut list = legal_list();
    list.deck.push("9R999".into());
    assert_eq!(faults(&list), ["2E-CARD-29"]);
}

#[test]
fn all_faults_are_listed_together() {
    let list = DeckList {
        missions: vec!["1S176".into(), "1S176".into()],
        dilemmas: vec!["1C207".into()],
        deck: vec!["1C207".into(), "1C003".into(), "nonsense".into()],
        ..DeckList::default()
    };
    let expected = [
        "2E-CARD-23",
        "2E-CARD-01",
        "2E-CARD-29",
        "2E-CARD-17",
        "2E-DECK-03",
        "2E-DECK-04",
        "2E-DECK-01",
        "2E-DECK-02",
    ];
    assert_eq!(faults(&list), expected);
}

#[test]
fn a_deck_list_survives_being_written_and_read() {
    let list = legal_list();
    let text = serde_json::to_string(&list).unwrap();
    assert_eq!(serde_json::from_str::<DeckList>(&text).unwrap(), list);
}

/// 2E-STAFF-01, 2E-STAFF-02, 2E-STAFF-03, 2E-STAFF-04, 2E-STAFF-05
#[test]
fn a_ship_that_nobody_can_staff_gets_a_warning() {
    // U.S.S. Galaxy: a command and three staff icons, Federation.
    let galaxy = "1C394";
    let staffing = |personnel: &[&str]| {
        let mut list = legal_list();
        list.deck = take(&[CardType::Event], 35);
        list.deck.push(galaxy.into());
        list.deck
            .extend(personnel.iter().map(|id| (*id).to_owned()));
        let mut rules = warnings(&list);
        rules.retain(|rule| rule.starts_with("2E-STAFF"));
        rules
    };
    let with = |icon: Icon, affiliation: Affiliation, n: usize| -> Vec<&'static str> {
        let mut titles = std::collections::HashSet::new();
        let fits = |card: &&CardDef| {
            card.affiliation() == Some(affiliation)
                && card.icons().contains(&icon)
                && card.card_type() == CardType::Personnel
        };
        let all = cards().cards().iter().filter(fits);
        let all = all.filter(|card| titles.insert(card.title));
        all.take(n).map(|card| card.id.as_str()).collect()
    };
    let (command, staff) = (Icon::command(), Icon::staff());
    let (federation, klingon) = (Affiliation::Federation, Affiliation::Klingon);
    assert_eq!(staffing(&[]), ["2E-STAFF-02"]);
    assert_eq!(staffing(&with(command, federation, 3)), ["2E-STAFF-01"]);
    assert_eq!(staffing(&with(command, federation, 4)), [""; 0]);
    assert_eq!(staffing(&with(staff, federation, 9)), ["2E-STAFF-01"]);
    let mixed = [with(command, federation, 1), with(staff, klingon, 3)].concat();
    assert_eq!(staffing(&mixed), [""; 0]);
    assert_eq!(staffing(&with(command, klingon, 9)), ["2E-STAFF-02"]);
    // Of a unique personnel only one can be aboard (2E-UNIQ-01).
    let picard = ["1S268", "1S268", "1R267"];
    let alone = [with(command, klingon, 2), picard.to_vec()].concat();
    assert_eq!(staffing(&alone), ["2E-STAFF-01"]);
}

/// 2E-CARD-29
#[test]
fn cards_of_other_sets_are_a_fault_where_sets_are_named() {
    let list = legal_list();
    let rules = |sets: &[u8]| DeckRules {
        sets: sets.to_vec(),
        ..DeckRules::default()
    };
    assert!(list.validate(cards(), &rules(&[1])).is_ok());
    let mut list = list;
    list.deck.extend(["2R035", "2R035"].map(String::from));
    assert!(list.validate(cards(), &rules(&[])).is_ok());
    assert!(list.validate(cards(), &rules(&[1, 2])).is_ok());
    let findings = list.validate(cards(), &rules(&[1, 3])).unwrap_err();
    let faults: Vec<_> = findings
        .iter()
        .filter(|f| f.severity == Severity::Fault)
        .collect();
    assert_eq!(faults.len(), 1, "once for all copies");
    assert_eq!(
        (faults[0].rule, &faults[0].cards[..]),
        ("2E-CARD-29", &["2R035".to_string()][..])
    );
}

/// 2E-DECK-01, 2E-DECK-03, 2E-DECK-04, 2E-DECK-05, 2E-CARD-17
#[test]
fn every_finding_says_what_to_do() {
    let mut list = legal_list();
    list.missions.pop();
    list.dilemmas.truncate(17);
    list.deck.truncate(30);
    list.deck.extend(vec![list.deck[0].clone(); 4]);
    let findings = validate(&list).unwrap_err();
    let remedy = |rule: &str| {
        let found = findings.iter().find(|f| f.rule == rule).unwrap();
        found.remedy.to_string()
    };
    assert_eq!(remedy("2E-CARD-17"), "add 1 mission");
    assert_eq!(remedy("2E-DECK-03"), "add 3 dilemmas");
    assert_eq!(remedy("2E-DECK-04"), "add 1 card to the deck");
    assert_eq!(remedy("2E-DECK-01"), "add 5 cards");
    assert_eq!(remedy("2E-DECK-05"), "remove 2 of them");
    let json = serde_json::to_value(&findings[0]).unwrap();
    assert_eq!(json["severity"], "fault");
    assert_eq!(json["remedy"], "add 1 mission");
}
