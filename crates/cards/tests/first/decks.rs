//! The validator of First Edition lists. Each test is the example of the rule it names.

use crate::{card, reference};
use cards::deck::{Finding, Severity};
use cards::first::deck::{DeckFormat, DeckZone, FirstList, FirstRules, generate};
use cards::first::{Ban, SideDeck};
use cards::lexicon::{Affiliation, CardType};
use cards::{CardDef, Catalogue};
use std::collections::BTreeMap;

fn catalogue() -> &'static Catalogue {
    Catalogue::first_edition()
}

fn id(title: &str) -> String {
    let found = catalogue()
        .cards()
        .iter()
        .find(|card| card.title.as_str() == title);
    found
        .unwrap_or_else(|| panic!("no card {title}"))
        .id
        .clone()
}

fn first(fits: impl Fn(&CardDef) -> bool) -> &'static CardDef {
    let found = catalogue().cards().iter().find(|card| fits(card));
    found.expect("such a card")
}

/// Six missions, no seeds, thirty cards to draw.
fn legal() -> FirstList {
    let mut list = FirstList::default();
    let missions = [
        "Avert Disaster",
        "Cloaked Mission",
        "Covert Installation",
        "Excavation",
        "Hunt for DNA Program",
        "Fever Emergency",
    ];
    list.zones
        .insert(DeckZone::Missions, missions.map(id).to_vec());
    list.zones
        .insert(DeckZone::Draw, vec![id("Jean-Luc Picard"); 30]);
    list
}

fn with(zone: DeckZone, cards: &[&str]) -> FirstList {
    let mut list = legal();
    list.zone_mut(zone)
        .extend(cards.iter().map(|title| id(title)));
    list
}

fn seeds(n: usize) -> Vec<String> {
    let dilemmas = catalogue().cards().iter();
    let dilemmas = dilemmas.filter(|c| c.card_type() == CardType::Dilemma && !c.is_q());
    dilemmas.take(n).map(|card| card.id.clone()).collect()
}

fn findings(list: &FirstList) -> Vec<Finding> {
    match list.validate(catalogue(), &FirstRules::default()) {
        Ok((_, warnings)) => warnings,
        Err(findings) => findings,
    }
}

/// The rules that a list breaks.
fn faults(list: &FirstList) -> Vec<&'static str> {
    let faults = findings(list)
        .into_iter()
        .filter(|f| f.severity == Severity::Fault);
    faults.map(|finding| finding.rule).collect()
}

fn is_legal(list: &FirstList) -> bool {
    list.validate(catalogue(), &FirstRules::default()).is_ok()
}

/// 1E-DECK-01, 1E-DECK-12
#[test]
fn thirty_seeds_and_twenty_nine_cards_to_draw_are_too_few_cards() {
    let mut list = legal();
    list.zones.insert(DeckZone::Seed, seeds(30));
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Draw).pop();
    assert_eq!(faults(&list), ["1E-DECK-12"]);
    list.zones
        .insert(DeckZone::Draw, vec![id("Jean-Luc Picard"); 100]);
    assert!(is_legal(&list));
    list.zones.insert(DeckZone::Seed, seeds(31));
    assert_eq!(faults(&list), ["1E-DECK-01"]);
}

/// 1E-DECK-02
#[test]
fn a_banned_card_in_any_zone_is_named() {
    let everywhere = first(|c| c.first().is_some_and(|f| f.ban == Ban::Everywhere));
    let mut list = legal();
    list.zone_mut(DeckZone::Draw).push(everywhere.id.clone());
    let found = findings(&list);
    let ban = found
        .iter()
        .find(|f| f.rule == "1E-DECK-02")
        .expect("a fault");
    assert_eq!(ban.cards, std::slice::from_ref(&everywhere.id));
    assert!(ban.message.to_string().contains(everywhere.title.as_str()));

    // In a side deck as well.
    let mut list = with(DeckZone::Seed, &["Q's Tent"]);
    list.zone_mut(DeckZone::Tent).push(everywhere.id.clone());
    assert_eq!(faults(&list), ["1E-DECK-02"]);

    // Some are banned in the Modern format only.
    let modern = first(|c| {
        c.card_type() == CardType::Event && c.first().is_some_and(|f| f.ban == Ban::Modern)
    });
    let mut list = legal();
    list.zone_mut(DeckZone::Draw).push(modern.id.clone());
    assert!(is_legal(&list));
    let rules = FirstRules {
        format: DeckFormat::Modern,
    };
    let found = list.validate(catalogue(), &rules).unwrap_err();
    assert_eq!(found[0].rule, "1E-DECK-02");
}

/// 1E-DECK-03, 1E-DECK-15
#[test]
fn the_number_of_copies_in_the_draw_deck_is_no_reason_to_reject() {
    let mut list = legal();
    list.zones
        .insert(DeckZone::Draw, vec![id("Deanna Troi"); 40]);
    assert!(is_legal(&list));
}

/// 1E-DECK-05
#[test]
fn five_or_seven_missions_fail() {
    let mut list = legal();
    let one = list.zone_mut(DeckZone::Missions).pop().expect("a mission");
    assert_eq!(faults(&list), ["1E-DECK-05"]);
    list.zone_mut(DeckZone::Missions).push(one);
    list.zone_mut(DeckZone::Missions).push(id("First Contact"));
    assert_eq!(faults(&list), ["1E-DECK-05"]);
    let mut list = legal();
    list.zone_mut(DeckZone::Missions)[0] = id("Jean-Luc Picard");
    assert_eq!(faults(&list), ["1E-DECK-05", "1E-DECK-05"]);
}

/// 1E-DECK-06
#[test]
fn missions_do_not_count_as_seeds() {
    let mut list = legal();
    list.zones.insert(DeckZone::Seed, seeds(30));
    assert!(is_legal(&list));
}

/// 1E-DECK-07, 1E-GAP-135
#[test]
fn an_event_without_seeding_text_is_an_unusable_seed() {
    use cards::first::Seeds;
    let event = |seeds: Seeds| {
        first(|c| {
            c.card_type() == CardType::Event
                && !c.is_q()
                && c.first()
                    .is_some_and(|f| f.seeds == seeds && f.ban == Ban::Nowhere)
        })
    };
    let mut list = legal();
    list.zone_mut(DeckZone::Seed)
        .push(event(Seeds::ByText).id.clone());
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Seed)
        .push(event(Seeds::ByType).id.clone());
    assert_eq!(faults(&list), ["1E-DECK-07"]);
    let usual = [
        "Federation Outpost",
        "Horga'hn",
        "Alternate Universe Door",
        "Armus - Skin of Evil",
    ];
    assert!(is_legal(&with(DeckZone::Seed, &usual)));
    // A mission may let a personnel seed.
    let found = findings(&with(DeckZone::Seed, &["Jean-Luc Picard"]));
    assert_eq!(
        (found[0].rule, found[0].severity),
        ("1E-DECK-07", Severity::Warning)
    );
}

/// 1E-DECK-08, 1E-DECK-09
#[test]
fn five_copies_of_a_dilemma_are_legal_but_cannot_all_be_seeded() {
    let list = with(DeckZone::Seed, &["Armus - Skin of Evil"; 5]);
    assert!(is_legal(&list));
    let found = findings(&list);
    assert_eq!(
        (found[0].rule, found[0].severity),
        ("1E-DECK-09", Severity::Warning)
    );
}

/// 1E-DECK-10
#[test]
fn two_missions_at_one_location_fail() {
    let mut list = legal();
    list.zone_mut(DeckZone::Missions)[0] = id("Study Rare Phenomenon");
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Missions)[1] = id("Attack at Rare Phenomenon");
    assert_eq!(faults(&list), ["1E-DECK-10"]);
    // The name of the place alone does not decide (1E-GAP-133).
    let mut list = legal();
    list.zone_mut(DeckZone::Missions)[0] = id("Espionage Mission");
    list.zone_mut(DeckZone::Missions)[1] = id("Research Devastating Attack");
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Missions)[1] = id("Espionage Mission");
    assert_eq!(faults(&list), ["1E-DECK-10"]);
}

/// 1E-DECK-11
#[test]
fn a_universal_mission_may_be_there_three_times() {
    let mut list = legal();
    for at in 0..3 {
        list.zone_mut(DeckZone::Missions)[at] = id("Analyze Radiation");
    }
    assert!(is_legal(&list));
}

/// 1E-DECK-13
#[test]
fn cards_of_side_decks_may_not_be_drawn() {
    for title in [
        "1 Tribble",
        "... on the Bridge",
        "Attack Wing",
        "Aldebaran Serpent",
    ] {
        let list = with(DeckZone::Draw, &[title]);
        assert_eq!(faults(&list), ["1E-DECK-13"], "{title}");
        let named = findings(&list).into_iter().any(|f| f.cards == [id(title)]);
        assert!(named, "{title}");
    }
}

/// 1E-DECK-14
#[test]
fn a_dilemma_in_the_draw_deck_is_legal() {
    let list = with(DeckZone::Draw, &["Armus - Skin of Evil", "Horga'hn"]);
    assert!(is_legal(&list));
    assert!(findings(&list).iter().all(|f| f.rule == "1E-DECK-14"));
}

/// 1E-DECK-16, 1E-DECK-17
#[test]
fn a_side_deck_needs_its_doorway_in_the_seed_deck() {
    assert!(is_legal(&legal()));
    let mut list = with(DeckZone::BattleBridge, &["Attack Wing"]);
    assert_eq!(faults(&list), ["1E-DECK-17"]);
    list.zone_mut(DeckZone::Draw).push(id("Battle Bridge Door"));
    assert_eq!(faults(&list), ["1E-DECK-17"]);
    list.zone_mut(DeckZone::Seed).push(id("Battle Bridge Door"));
    assert!(is_legal(&list));
}

/// 1E-DECK-19, 1E-CR-131
#[test]
fn only_the_doorway_of_a_side_deck_counts_as_a_seed() {
    let mut list = legal();
    list.zones.insert(DeckZone::Seed, seeds(29));
    list.zone_mut(DeckZone::Seed).push(id("Q's Tent"));
    let tent = catalogue()
        .cards()
        .iter()
        .filter(|c| c.card_type() == CardType::Ship);
    let tent = tent.filter(|c| c.affiliation() == Some(Affiliation::Federation));
    list.zones.insert(
        DeckZone::Tent,
        tent.take(13).map(|c| c.id.clone()).collect(),
    );
    assert!(is_legal(&list));
    let mut list = with(DeckZone::Seed, &["Storage Compartment Door"]);
    list.zone_mut(DeckZone::Seed).extend(seeds(29));
    list.zones
        .insert(DeckZone::Tribbles, vec![id("1 Tribble"); 20]);
    assert!(is_legal(&list));
}

/// 1E-DECK-20
#[test]
fn only_one_side_deck_of_each_kind_is_opened() {
    let list = with(DeckZone::Seed, &["Q's Tent", "Battle Bridge Door"]);
    assert!(is_legal(&list));
    let list = with(DeckZone::Seed, &["Q's Tent", "Q's Tent"]);
    assert_eq!(faults(&list), ["1E-DECK-20"]);
    let list = with(DeckZone::Seed, &["Q's Tent", "Q's Tent: Civil War"]);
    assert_eq!(faults(&list), ["1E-DECK-20"]);
}

/// 1E-DECK-21, 1E-SIDE-03
#[test]
fn a_tent_has_at_most_thirteen_different_cards() {
    let mut list = with(DeckZone::Seed, &["Q's Tent"]);
    let ships = catalogue()
        .cards()
        .iter()
        .filter(|c| c.card_type() == CardType::Ship);
    let ships = ships.filter(|c| c.affiliation() == Some(Affiliation::Federation));
    let ships: Vec<String> = ships.take(14).map(|c| c.id.clone()).collect();
    list.zones.insert(DeckZone::Tent, ships.clone());
    assert_eq!(faults(&list), ["1E-DECK-21"]);
    list.zones
        .insert(DeckZone::Tent, vec![ships[0].clone(), ships[0].clone()]);
    assert_eq!(faults(&list), ["1E-SIDE-03"]);
    let mut list = with(DeckZone::Seed, &["Battle Bridge Door"]);
    list.zones
        .insert(DeckZone::BattleBridge, vec![id("Attack Wing"); 40]);
    assert!(is_legal(&list), "1E-SIDE-05");
}

/// 1E-DECK-22, 1E-SIDE-03, 1E-SIDE-05, 1E-SIDE-07, 1E-SIDE-10, 1E-CR-132
#[test]
fn each_doorway_admits_its_own_cards() {
    let cases = [
        (
            "Q's Tent",
            DeckZone::Tent,
            "Jean-Luc Picard",
            "1 Tribble",
            "1E-SIDE-03",
        ),
        (
            "Q's Tent",
            DeckZone::Tent,
            "Q's Planet",
            "... on the Bridge",
            "1E-SIDE-03",
        ),
        (
            "Q's Tent",
            DeckZone::Tent,
            "Scan",
            "Aldebaran Serpent",
            "1E-SIDE-03",
        ),
        (
            "Battle Bridge Door",
            DeckZone::BattleBridge,
            "Attack Wing",
            "Scan",
            "1E-SIDE-05",
        ),
        (
            "Q-Flash",
            DeckZone::QContinuum,
            "Aldebaran Serpent",
            "Armus - Skin of Evil",
            "1E-SIDE-07",
        ),
        (
            "Storage Compartment Door",
            DeckZone::Tribbles,
            "... on the Bridge",
            "Scan",
            "1E-CR-132",
        ),
        (
            "Dyson Sphere Door",
            DeckZone::DysonSphere,
            "Armus - Skin of Evil",
            "Scan",
            "1E-SIDE-10",
        ),
        (
            "Q's Tent: Civil War",
            DeckZone::Referee,
            "Access Denied",
            "Scan",
            "1E-SIDE-10",
        ),
    ];
    for (door, zone, good, bad, rule) in cases {
        let mut list = with(DeckZone::Seed, &[door]);
        list.zone_mut(zone).push(id(good));
        assert!(is_legal(&list), "{door}: {good}: {:?}", findings(&list));
        list.zone_mut(zone).push(id(bad));
        assert_eq!(faults(&list), [rule], "{door}: {bad}");
    }
    // Without that doorway there is no such side deck.
    let mut list = with(DeckZone::Seed, &["Q's Tent"]);
    list.zone_mut(DeckZone::Referee).push(id("Access Denied"));
    assert_eq!(faults(&list), ["1E-DECK-17"]);
}

#[test]
fn the_doorways_of_all_side_decks_are_known() {
    let mut sides: BTreeMap<SideDeck, Vec<&str>> = BTreeMap::new();
    for card in catalogue().cards() {
        for opens in card.first().map_or(&[][..], |facts| &facts.opens) {
            sides
                .entry(opens.side)
                .or_default()
                .push(card.title.as_str());
        }
    }
    assert_eq!(sides.len(), SideDeck::ALL.len(), "{sides:?}");
    assert_eq!(sides[&SideDeck::Tent], ["Q's Tent", "Q's Tent: Civil War"]);
}

/// 1E-SITE-04
#[test]
fn six_sites_are_no_seeds_and_a_seventh_is_refused() {
    let mut list = legal();
    list.zones.insert(DeckZone::Seed, seeds(30));
    let sites = catalogue()
        .cards()
        .iter()
        .filter(|c| c.card_type() == CardType::Site);
    let sites: Vec<String> = sites.take(7).map(|c| c.id.clone()).collect();
    list.zones.insert(DeckZone::Sites, sites[..6].to_vec());
    assert!(is_legal(&list));
    list.zones.insert(DeckZone::Sites, sites);
    assert_eq!(faults(&list), ["1E-SITE-04"]);
}

/// 1E-TOUR-04, 1E-TOUR-05
#[test]
fn a_later_card_is_not_in_the_pool_of_july_2000() {
    let rules = FirstRules {
        format: DeckFormat::July2000,
    };
    let mut list = legal();
    assert!(list.validate(catalogue(), &rules).is_ok());
    let later = first(|c| c.set == "voy" && c.card_type() == CardType::Personnel);
    list.zone_mut(DeckZone::Draw).push(later.id.clone());
    let found = list.validate(catalogue(), &rules).unwrap_err();
    assert_eq!(found[0].rule, "1E-TOUR-05");
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Draw).push("voy-999".into());
    assert_eq!(faults(&list), ["1E-TOUR-04"]);
}

/// 1E-BORG-03, 1E-BORG-04
#[test]
fn borg_cards_are_for_borg_decks_which_hold_no_others() {
    let only = first(|c| {
        c.icons().iter().any(|i| i.code() == "BO") && c.card_type() == CardType::Interrupt
    });
    let mut list = legal();
    list.zone_mut(DeckZone::Draw).push(only.id.clone());
    assert_eq!(faults(&list), ["1E-BORG-03"]);
    let drone = first(|c| c.affiliation() == Some(Affiliation::Borg));
    list.zones
        .insert(DeckZone::Draw, vec![drone.id.clone(); 30]);
    list.zone_mut(DeckZone::Draw).push(only.id.clone());
    assert!(is_legal(&list));
    list.zone_mut(DeckZone::Draw).push(id("Vekor"));
    assert_eq!(faults(&list), ["1E-BORG-04"]);
}

/// 1E-GAP-134
#[test]
fn a_list_may_name_either_face_of_a_card() {
    let mut list = legal();
    list.zone_mut(DeckZone::Seed).push("ds9-083b".into());
    let (deck, _) = list
        .validate(catalogue(), &FirstRules::default())
        .expect("a legal deck");
    let seed = catalogue().card(deck.zone(DeckZone::Seed)[0]);
    assert_eq!(seed.id, "ds9-083");
}

#[test]
fn generated_decks_are_legal_in_every_format_and_hold_supported_cards_only() {
    let mut names = Vec::new();
    for seed in 0..60 {
        let list = generate(catalogue(), seed, None).expect("a deck");
        assert_eq!(Ok(&list), generate(catalogue(), seed, None).as_ref());
        let rules = FirstRules {
            format: DeckFormat::Modern,
        };
        let (deck, _) = list
            .validate(catalogue(), &rules)
            .unwrap_or_else(|f| panic!("{f:?}"));
        for zone in DeckZone::ALL {
            for at in deck.zone(zone) {
                assert!(catalogue().card(*at).support.is_full());
            }
        }
        names.push(list.name.split(' ').next().unwrap_or_default().to_owned());
    }
    names.sort();
    names.dedup();
    assert!(names.len() >= 3, "{names:?}");
    let klingon = generate(catalogue(), 1, Some(Affiliation::Klingon)).expect("a deck");
    let own = |id: &String| card(id).affiliations().has(Affiliation::Klingon);
    assert!(klingon.zone(DeckZone::Draw).iter().all(own));
    assert!(generate(catalogue(), 1, Some(Affiliation::Hirogen)).is_err());
}

#[test]
fn the_nine_beginner_decks_are_legal() {
    let Some(table) = reference("decks.tsv") else {
        return;
    };
    let mut decks: BTreeMap<&str, FirstList> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let cells: Vec<&str> = line.split('\t').collect();
        let [deck, part, count, id, ..] = cells[..] else {
            panic!("{line}");
        };
        let list = decks.entry(deck).or_default();
        let count: usize = count.parse().expect("a number");
        if let Some(zone) = DeckZone::find(part) {
            list.zone_mut(zone).extend(vec![id.to_owned(); count]);
        }
    }
    assert_eq!(decks.len(), 9);
    for (name, list) in decks {
        let found: Vec<String> = (findings(&list).iter())
            .filter(|f| f.severity == Severity::Fault)
            .map(Finding::to_string)
            .collect();
        assert!(found.is_empty(), "{name}: {found:?}");
    }
}
