//! Reporting for duty (area REPORT).

use super::support::{Describe, equipment, facility, outpost, personnel, planet, set, ship};
use cards::CardDef;
use cards::first::FacilityKind;
use cards::lexicon::Affiliation::{Borg, Dominion, Federation, Klingon, Neutral, NonAligned};
use cards::lexicon::Quadrant;
use engine::Place;
use engine::script::Table;

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]),
        planet("Blue", &[Klingon]),
        planet("Distant", &[Federation]).quadrant(Quadrant::Gamma),
        outpost("Base", Federation),
        outpost("Keep", Klingon),
        outpost("Hive", Borg),
        outpost("Depot", Federation).icons(&["GQ"]),
        facility("Post", Federation, FacilityKind::Station),
        facility("Hall", Federation, FacilityKind::Headquarters),
        personnel("Ann", Federation),
        personnel("Kor", Klingon),
        personnel("Nor", NonAligned),
        personnel("Pet", Neutral),
        personnel("Gus", Federation).icons(&["GQ"]),
        equipment("Tricorder"),
        ship("Wren", Federation, &[]),
    ]
}

fn at(facility: &str, mission: &str) -> Table {
    let text = format!(
        "segment play
player 1
 missions: Green; Blue; Distant
 at {mission}: {facility}
 hand: Ann; Kor; Nor; Pet; Gus; Tricorder; Wren
player 2"
    );
    set(&cards(), &text)
}

#[track_caller]
fn reports(facility: &str, mission: &str, card: &str, rule: Option<&str>) {
    let mut t = at(facility, mission);
    let action = t.play_action(card, Some(facility));
    match rule {
        None => {
            assert!(t.offers(action), "{card} at {facility}");
            t.act(action);
        }
        Some(rule) => assert_eq!(t.refused_act(action).rule, rule, "{card} at {facility}"),
    }
}

/// 1E-REPORT-01, 1E-CARD-29, 1E-REPORT-10: at an outpost of the card's affiliation and quadrant.
#[test]
fn a_personnel_reports_to_its_outpost() {
    let mut t = at("Base", "Green");
    t.play_at("Ann", "Base");
    assert!(t.aboard("Ann", "Base"));
}

/// 1E-REPORT-01: a headquarters is as good as an outpost.
#[test]
fn a_personnel_reports_to_a_headquarters() {
    reports("Hall", "Green", "Ann", None);
}

/// 1E-REPORT-02, 1E-CARD-33: a station has no reporting of its own.
#[test]
fn nobody_reports_to_a_station() {
    reports("Post", "Green", "Ann", Some("1E-REPORT-02"));
}

/// 1E-REPORT-05: cards of other affiliations are not compatible.
#[test]
fn a_klingon_does_not_report_to_a_federation_outpost() {
    reports("Base", "Green", "Kor", Some("1E-REPORT-05"));
    reports("Keep", "Blue", "Kor", None);
}

/// 1E-REPORT-07, 1E-ICON-19: Non-Aligned and Neutral cards mix with all but Borg.
#[test]
fn non_aligned_and_neutral_cards_mix() {
    for card in ["Nor", "Pet"] {
        reports("Base", "Green", card, None);
        reports("Keep", "Blue", card, None);
        reports("Hive", "Green", card, Some("1E-REPORT-05"));
    }
}

/// 1E-REPORT-09, 1E-REPORT-12: equipment reports anywhere.
#[test]
fn equipment_reports_anywhere() {
    for (facility, mission) in [("Base", "Green"), ("Hive", "Green"), ("Depot", "Distant")] {
        reports(facility, mission, "Tricorder", None);
    }
}

/// 1E-REPORT-11: card and facility must be in their native quadrants.
#[test]
fn a_card_reports_in_its_native_quadrant() {
    reports("Depot", "Distant", "Gus", None);
    reports("Depot", "Distant", "Ann", Some("1E-REPORT-11"));
    reports("Base", "Green", "Gus", Some("1E-REPORT-11"));
    // An outpost that was moved out of its quadrant.
    reports("Depot", "Green", "Ann", Some("1E-REPORT-11"));
    reports("Base", "Distant", "Gus", Some("1E-REPORT-11"));
}

/// 1E-ICON-18: the icon decides, not the affiliation.
#[test]
fn the_quadrant_icon_decides() {
    let native = |card: CardDef| card.first().expect("facts").native();
    assert_eq!(native(personnel("Vort", Dominion)), [Quadrant::Alpha]);
    let gamma = personnel("Weyoun", Dominion).icons(&["GQ"]);
    assert_eq!(native(gamma), [Quadrant::Gamma]);
}

/// 1E-REPORT-04, 1E-CARD-31: nobody uses the opponent's outpost.
#[test]
fn the_opponents_outpost_cannot_be_used() {
    let text = "segment play
player 1
 missions: Green
 hand: Ann
player 2
 missions: Distant
 at Green: Base";
    let mut t = set(&cards(), text);
    let action = t.play_action("Ann", Some("Base"));
    assert_eq!(t.refused_act(action).rule, "1E-REPORT-04");
}

/// 1E-REPORT-03: the player names the place.
#[test]
fn the_player_chooses_the_place() {
    let text = "segment play
player 1
 missions: Green; Blue
 at Green: Base
 at Blue: Hall
 hand: Ann
player 2";
    for place in ["Base", "Hall"] {
        let mut t = set(&cards(), text);
        assert!(t.offers(t.play_action("Ann", Some("Base"))));
        assert!(t.offers(t.play_action("Ann", Some("Hall"))));
        t.play_at("Ann", place);
        assert!(t.aboard("Ann", place));
    }
}

/// 1E-DOCK-11, 1E-DOCK-05, 1E-GAP-80: a ship reports docked, or into orbit.
#[test]
fn a_ship_reports_docked_where_it_can() {
    let mut t = at("Base", "Green");
    t.play_at("Wren", "Base");
    assert_eq!(t.place("Wren"), Place::Docked(t.card("Base")));
    let mut t = at("Hall", "Green");
    t.play_at("Wren", "Hall");
    assert!(matches!(t.place("Wren"), Place::Orbit(_)));
}
