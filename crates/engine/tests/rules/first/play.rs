//! Playing a card (area PLAY).

use super::support::{
    Describe, doorway, event, facility, held, interrupt, outpost, personnel, planet, set, ship,
};
use cards::CardDef;
use cards::first::FacilityKind;
use cards::language::PlayedTo;
use cards::lexicon::Affiliation::{Federation, Klingon};
use engine::script::player;
use engine::{Action, Ask, Flag, Place};

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]),
        planet("Blue", &[Federation, Klingon]),
        planet("Home", &[Federation]).homeworld(Klingon),
        outpost("Base", Federation),
        outpost("Camp", Federation).built_by(Federation),
        facility("Post", Federation, FacilityKind::Station),
        personnel("Ann", Federation),
        personnel("Eve", Federation).skills(&["ENGINEER"]),
        personnel("Far", Federation).icons(&["AU"]),
        ship("Wren", Federation, &["Stf"]),
        event("Storm"),
        event("Flash").change(|def| def.play.to = PlayedTo::Nowhere),
        event("Agenda").icons(&["HA"]),
        interrupt("Quick"),
        doorway("Door"),
    ]
}

const TABLE: &str = "segment play
player 1
 missions: Green; Blue; Home
 at Green: Base
 hand: Ann; Far; Wren; 2x Storm; Agenda; Quick; Door; Camp
player 2";

/// 1E-PLAY-01: one card, or none.
#[test]
fn one_card_is_played_in_a_turn() {
    let mut t = set(&cards(), TABLE);
    assert!(t.offers(Action::End), "not playing at all is legal");
    t.play_at("Ann", "Base");
    assert_eq!(t.ask(), Ask::Orders);
    let wren = t.play_action("Wren", Some("Base"));
    assert_eq!(t.refused_act(wren).rule, "1E-PLAY-02");
}

/// 1E-PLAY-04: who reports for duty needs a place for it.
#[test]
fn a_ship_needs_a_place_to_report_to() {
    let text = TABLE.replace(" at Green: Base\n", "");
    let mut t = set(&cards(), &text);
    let ship = t.card("Wren");
    let plays = |a: &Action| matches!(a, Action::Play { card, .. } if *card == ship);
    assert!(!t.actions().iter().any(plays));
    let alone = t.play_action("Wren", None);
    assert_eq!(t.refused_act(alone).rule, "1E-REPORT-03");
}

/// 1E-CARD-13, 1E-PLAY-12: an event stays on the table.
#[test]
fn an_event_stays_in_play() {
    let mut t = set(&cards(), TABLE);
    let storm = held(&t, "Storm");
    t.act(Action::Play {
        card: storm,
        at: None,
    });
    let place = |t: &engine::script::Table| t.game.state().card(storm).place;
    assert_eq!(place(&t), Place::Core(player(1)));
    t.end().end().end().end();
    assert_eq!(place(&t), Place::Core(player(1)));
}

/// 1E-CARD-13: an event that says so is discarded when it has had its effect.
#[test]
fn an_event_that_says_so_is_discarded() {
    let mut t = set(&cards(), &TABLE.replace("2x Storm", "Flash"));
    t.play("Flash");
    assert!(t.in_discard(1, "Flash"));
}

/// 1E-PLAY-18: most cards are universal.
#[test]
fn copies_of_an_event_are_played() {
    let mut t = set(&cards(), TABLE);
    for _ in 0..2 {
        let storm = held(&t, "Storm");
        t.act(Action::Play {
            card: storm,
            at: None,
        });
        t.end();
        // The turn of the opponent.
        t.end().end();
    }
    assert_eq!(t.zone(Place::Core(player(1))), ["Storm", "Storm"]);
}

/// 1E-PLAY-19: no card allows the icon.
#[test]
fn an_alternate_universe_card_needs_permission() {
    let mut t = set(&cards(), TABLE);
    let far = t.play_action("Far", Some("Base"));
    assert_eq!(t.refused_act(far).rule, "1E-PLAY-19");
}

/// 1E-PLAY-03, 1E-PLAY-04: what has a time of its own is no normal card play.
#[test]
fn interrupts_doorways_and_agendas_are_no_normal_card_play() {
    let mut t = set(&cards(), TABLE);
    for title in ["Quick", "Door", "Agenda"] {
        let action = t.play_action(title, None);
        assert_eq!(t.refused_act(action).rule, "1E-PLAY-04", "{title}");
    }
}

/// 1E-PLAY-10, 1E-REPORT-15: all see the card that is played, and then not any more.
#[test]
fn a_personnel_is_shown_and_then_covered() {
    let mut t = set(&cards(), TABLE);
    t.play_at("Ann", "Base");
    let ann = t.card("Ann");
    let shown = t.events.iter().filter(|e| e.h.card == Some(ann));
    assert!(shown.clone().count() > 0);
    assert!(shown.into_iter().all(|e| e.seen_by.has(player(2))));
    assert!(t.is("Ann", Flag::FaceDown));
    let seen = t.game.seen_by(ann);
    assert!(seen.has(player(1)) && !seen.has(player(2)));
}

/// 1E-CARD-34, 1E-GAP-14: an outpost is built where its text and the rules allow it.
#[test]
fn an_outpost_is_built_by_an_engineer() {
    let text = TABLE.replace(" at Green: Base", " at Green: Base\n at Blue: Eve");
    let mut t = set(&cards(), &text);
    let green = t.play_action("Camp", Some("Green"));
    assert_eq!(t.refused_act(green).rule, "1E-CARD-34");
    let home = t.play_action("Camp", Some("Home"));
    assert_eq!(t.refused_act(home).rule, "1E-CARD-34");
    t.play_at("Camp", "Blue");
    assert!(t.at("Camp", "Blue"));
    assert!(matches!(t.place("Camp"), Place::Orbit(_)));
}

/// 1E-SEED-52, 1E-GAP-14: not at a homeworld, whoever is there.
#[test]
fn an_outpost_is_not_built_at_a_homeworld() {
    let text = TABLE.replace(" at Green: Base", " at Green: Base\n at Home: Eve");
    let mut t = set(&cards(), &text);
    let home = t.play_action("Camp", Some("Home"));
    assert_eq!(t.refused_act(home).rule, "1E-SEED-52");
}

/// 1E-SEED-54: not where the player has a facility.
#[test]
fn an_outpost_is_not_built_beside_another_one() {
    let text = TABLE.replace(" at Green: Base", " at Green: Base; Eve");
    let mut t = set(&cards(), &text);
    let green = t.play_action("Camp", Some("Green"));
    assert_eq!(t.refused_act(green).rule, "1E-SEED-54");
}

/// 1E-MISC-10, 1E-PLAY-01: a card that is not in hand is not played.
#[test]
fn only_cards_in_hand_are_played() {
    let mut t = set(
        &cards(),
        &TABLE.replace("hand: Ann;", "discard: Ann\n hand:"),
    );
    let ann = t.play_action("Ann", Some("Base"));
    assert_eq!(t.refused_act(ann).rule, "1E-PLAY-01");
}
