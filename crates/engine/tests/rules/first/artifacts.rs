//! Artifacts under missions (areas SEED and ART).

use super::support::{Describe, artifact, dilemma, personnel, planet, set, ship, space};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::{DilemmaKind, Skill};
use engine::script::{Table, player};
use engine::{Flag, Place};

const WALL: &str = "[(when: Resolve, body: [Fail])]";

fn orders(lines: &str) -> Table {
    let cards: Vec<CardDef> = vec![
        planet("Green", &[Federation]).needs(Skill::Physics, 1),
        space("Deep", &[Federation]).needs(Skill::Physics, 1),
        personnel("Ann", Federation).skills(&["Physics"]),
        personnel("Bob", Federation),
        ship("Wren", Federation, &[]),
        artifact("Idol"),
        artifact("Crown"),
        artifact("Relic").icons(&["AU"]),
        dilemma("Wall", DilemmaKind::Dual).text(WALL),
    ];
    set(
        &cards,
        &format!("player 1\n missions: Green; Deep\n{lines}"),
    )
}

fn under(t: &Table, mission: &str) -> Vec<String> {
    let site = t.game.table().site_of_mission(t.card(mission));
    t.zone(Place::Under(site.expect("a location")))
}

/// 1E-GAP-36, 1E-GAP-93: whoever solves the mission earns the artifacts of both players.
#[test]
fn the_solver_earns_the_artifacts() {
    let mut t = orders(" at Green: Ann\n under Green: Idol\nplayer 2\n under Green: Crown");
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
    assert!(t.hand(1).contains(&"Idol".to_owned()) && t.hand(1).contains(&"Crown".to_owned()));
}

/// 1E-GAP-36: without a solution they go back to their place.
#[test]
fn artifacts_go_back_if_the_mission_is_not_solved() {
    let mut t = orders(" at Green: Bob\n under Green: Idol\nplayer 2\n under Green: Wall");
    t.attempt("Green");
    assert_eq!(under(&t, "Green"), ["Wall", "Idol"], "from the top");
    assert!(t.is_stopped("Bob"));
    let mut t = orders(" at Green: Bob\n under Green: Idol\nplayer 2");
    t.attempt("Green");
    assert_eq!(under(&t, "Green"), ["Idol"]);
    assert!(!t.is_stopped("Bob"));
}

/// 1E-SEED-32: under a space mission an artifact is a mis-seed.
#[test]
fn an_artifact_in_space_is_a_mis_seed() {
    let mut t = orders(" at Deep: Wren\n aboard Wren: Ann\n under Deep: Idol\nplayer 2");
    t.attempt_with("Deep", "Wren");
    assert!(t.is("Deep", Flag::Completed));
    assert_eq!(t.zone(Place::Removed(player(1))), ["Idol"]);
}

/// 1E-SEED-35, 1E-SEED-38, 1E-GAP-08: two artifacts of one player are both mis-seeds.
#[test]
fn two_artifacts_of_one_player_are_mis_seeds() {
    let mut t = orders(" at Green: Ann\n under Green: Idol; Crown\nplayer 2");
    t.attempt("Green");
    assert!(t.is("Green", Flag::Completed));
    let mut gone = t.zone(Place::Removed(player(1)));
    gone.sort();
    assert_eq!(gone, ["Crown", "Idol"]);
}

/// 1E-SEED-11: without permission it is one too.
#[test]
fn an_alternate_universe_artifact_is_a_mis_seed() {
    let mut t = orders(" at Green: Ann\n under Green: Relic\nplayer 2");
    t.attempt("Green");
    assert_eq!(t.zone(Place::Removed(player(1))), ["Relic"]);
}
