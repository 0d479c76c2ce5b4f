//! Leaving play and hidden cards (area LEAVE).

use super::support::{Describe, dilemma, event, outpost, personnel, planet, set, ship};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::{DilemmaKind, Skill};
use engine::script::player;
use engine::{Action, Place};

const RAZE: &str = "[(when: Resolve, body: [Move(verb: Destroy, what: Every((from: Play, filter: Type(Facility))))])]";

const KILL: &str = "[(when: Resolve, body: [Move(verb: Kill, what: Pick((of: (from: Attempt,
    filter: Type(Personnel)), n: Exactly(N(1)), how: By(Opponent), to: 1)))])]";

fn cards() -> Vec<CardDef> {
    vec![
        planet("Green", &[Federation]).needs(Skill::Physics, 1),
        outpost("Base", Federation),
        personnel("Ann", Federation).skills(&["Physics"]),
        personnel("Bob", Federation),
        ship("Wren", Federation, &[]),
        event("Calm"),
        event("Wind"),
        dilemma("Fire", DilemmaKind::Dual).text(RAZE),
        dilemma("Prize", DilemmaKind::Dual).points(5),
    ]
}

/// 1E-DOCK-09, 1E-GAP-66, 1E-HURT-12: docked ships survive their outpost.
#[test]
fn docked_ships_survive_their_outpost() {
    let text = "player 1
 missions: Green
 at Green: Base; Ann
 docked at Base: Wren
 aboard Base: Bob
player 2
 under Green: Fire";
    let mut t = set(&cards(), text);
    t.attempt("Green");
    assert!(t.in_discard(1, "Base") && t.in_discard(1, "Bob"));
    assert!(matches!(t.place("Wren"), Place::Orbit(_)));
    assert_eq!(t.game.state().check_places(), Ok(()));
}

/// 1E-LEAVE-07, 1E-HURT-11: what lies on a card leaves with it.
#[test]
fn an_event_on_a_personnel_leaves_with_it() {
    let mut all = cards();
    all.push(dilemma("Blade", DilemmaKind::Dual).text(KILL));
    let text = "player 1
 missions: Green
 at Green: Ann
player 2
 on Ann: Calm
 under Green: Blade";
    let mut t = set(&all, text);
    t.attempt("Green");
    assert!(t.in_discard(1, "Ann") && t.in_discard(2, "Calm"));
}

/// 1E-LEAVE-11, 1E-LEAVE-12, 1E-GAP-61: a dilemma with a point box lies in the point area, for bonus points.
#[test]
fn a_dilemma_with_points_lies_in_the_point_area() {
    let text = "player 1
 missions: Green
 at Green: Ann
player 2
 under Green: Prize";
    let mut t = set(&cards(), text);
    t.attempt("Green");
    assert_eq!(t.zone(Place::Points(player(1))), ["Prize"]);
    assert!(!t.place("Prize").in_play());
    assert_eq!((t.score(1), t.game.state().players[0].bonus), (40, 5));
}

/// 1E-LEAVE-02, 1E-GAP-64: the owner looks through the discard pile, the opponent sees the top card.
#[test]
fn the_opponent_sees_the_top_of_a_discard_pile() {
    let text = "player 1
 missions: Green
 discard: Calm; Wind
player 2";
    let t = set(&cards(), text);
    let pile = t.game.state().zone(Place::Discard(player(1))).to_vec();
    for card in &pile {
        assert!(t.game.seen_by(*card).has(player(1)));
    }
    assert!(!t.game.seen_by(pile[0]).has(player(2)));
    assert!(t.game.seen_by(pile[1]).has(player(2)));
}

/// 1E-LEAVE-04: nobody discards without a reason.
#[test]
fn no_card_is_discarded_at_will() {
    let text = "segment play
player 1
 missions: Green
 hand: Calm; Ann
player 2";
    let t = set(&cards(), text);
    let known = |a: &Action| matches!(a, Action::End | Action::Play { .. });
    assert!(t.actions().iter().all(known));
}

/// 1E-GAP-64, 1E-REPORT-15: crews are hidden, ships and facilities are not.
#[test]
fn the_opponent_sees_ships_and_no_crews() {
    let text = "player 1
 missions: Green
 at Green: Base; Wren
 aboard Wren: Ann [down]
player 2";
    let t = set(&cards(), text);
    let seen = |card: &str| t.game.seen_by(t.card(card)).has(player(2));
    assert!(seen("Base") && seen("Wren") && !seen("Ann"));
    let view = t.game.view(Some(player(2)));
    assert!(!view.to_json().contains("\"attributes\":[5,5,5]"));
}
