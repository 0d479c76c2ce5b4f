//! Uniqueness and personas (areas PLAY and PERSONA).

use super::support::{Describe, held, outpost, personnel, planet, set, ship};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use engine::Action;

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]),
        planet("Blue", &[Federation]),
        outpost("Base", Federation),
        outpost("Keep", Federation),
        personnel("Ann", Federation),
        personnel("Captain Ann", Federation).persona("Ann"),
        personnel("Old Ann", Federation).persona("Ann"),
        personnel("Guard", Federation).universal(),
        personnel("Sole", Federation).not_duplicatable(),
        ship("Wren", Federation, &[]),
        ship("Wren Refit", Federation, &[]).persona("Wren"),
    ]
}

fn play(hand: &str, aboard: &str, title: &str) -> Option<&'static str> {
    let text = format!(
        "segment play
player 1
 missions: Green; Blue
 at Green: Base
 aboard Base: {aboard}
 hand: {hand}
player 2"
    );
    let mut t = set(&cards(), &text);
    let card = held(&t, title);
    let action = Action::Play {
        card,
        at: Some(t.card("Base")),
    };
    match t.offers(action) {
        true => {
            t.act(action);
            None
        }
        false => Some(t.refused_act(action).rule),
    }
}

/// 1E-PERSONA-01, 1E-PLAY-13, 1E-PLAY-15, 1E-GAP-73: one copy of a personnel.
#[test]
fn a_second_copy_is_refused() {
    assert_eq!(play("Ann", "Ann", "Ann"), Some("1E-PERSONA-01"));
    assert_eq!(play("Ann", "Guard", "Ann"), None);
}

/// 1E-PERSONA-02, 1E-PERSONA-06, 1E-PERSONA-07: one version of a persona.
#[test]
fn another_version_is_refused() {
    assert_eq!(
        play("Captain Ann", "Ann", "Captain Ann"),
        Some("1E-PERSONA-02")
    );
    assert_eq!(play("Ann", "Captain Ann", "Ann"), Some("1E-PERSONA-02"));
    assert_eq!(
        play("Old Ann", "Captain Ann", "Old Ann"),
        Some("1E-PERSONA-02")
    );
}

/// 1E-PERSONA-08, 1E-PLAY-18, 1E-ICON-10: universal cards are exempt.
#[test]
fn universal_personnel_may_be_there_again() {
    assert_eq!(play("Guard", "Guard; Guard", "Guard"), None);
}

/// 1E-PLAY-16: not duplicatable means one for both players.
#[test]
fn a_card_that_is_not_duplicatable_is_refused_to_both() {
    let text = "segment play
player 1
 missions: Green
 at Green: Base
 hand: Sole
player 2
 missions: Blue
 at Blue: Keep
 aboard Keep: Sole";
    let mut t = set(&cards(), text);
    let card = held(&t, "Sole");
    let at = Some(t.card("Base"));
    assert_eq!(t.refused_act(Action::Play { card, at }).rule, "1E-PLAY-16");
}

/// 1E-PLAY-14: each player has an own copy.
#[test]
fn both_players_have_their_own_copy() {
    let text = "segment play
player 1
 missions: Green
 at Green: Base
 hand: Ann
player 2
 missions: Blue
 at Blue: Keep
 aboard Keep: Ann";
    let mut t = set(&cards(), text);
    let card = held(&t, "Ann");
    let at = Some(t.card("Base"));
    assert!(t.offers(Action::Play { card, at }));
    t.act(Action::Play { card, at });
}

/// 1E-PERSONA-03, 1E-MISC-12, 1E-MISC-13: a card that the opponent has taken still counts for its owner.
#[test]
fn a_card_under_the_opponents_control_still_counts() {
    let text = "segment play
player 1
 missions: Green
 at Green: Base
 hand: Captain Ann
player 2
 missions: Blue
 at Blue: Keep
 aboard Keep: Ann of 1";
    let mut t = set(&cards(), text);
    let action = t.play_action("Captain Ann", Some("Base"));
    assert_eq!(t.refused_act(action).rule, "1E-PERSONA-02");
}

/// 1E-PERSONA-04, 1E-PERSONA-05: ships have personas too.
#[test]
fn ships_have_personas_too() {
    let text = "segment play
player 1
 missions: Green
 at Green: Base; Wren
 hand: Wren Refit
player 2";
    let mut t = set(&cards(), text);
    let action = t.play_action("Wren Refit", Some("Base"));
    assert_eq!(t.refused_act(action).rule, "1E-PERSONA-02");
}

/// 1E-LEAVE-03: after it has left play, another copy may come.
#[test]
fn a_copy_in_the_discard_pile_is_no_obstacle() {
    let text = "segment play
player 1
 missions: Green
 at Green: Base
 hand: Captain Ann
 discard: Ann
player 2";
    let t = set(&cards(), text);
    assert!(t.offers(t.play_action("Captain Ann", Some("Base"))));
}
