//! Winning (area WIN).

use super::support::{Describe, dilemma, personnel, planet, set, ship, space};
use cards::CardDef;
use cards::lexicon::Affiliation::Federation;
use cards::lexicon::{DilemmaKind, MissionKind, Quadrant, Skill};
use engine::script::Table;
use engine::{Answer, EndedBy};

fn cards() -> Vec<CardDef> {
    vec![
        planet("Rock", &[Federation]).points(35),
        planet("Moon", &[Federation]).points(35),
        space("Deep", &[Federation]).points(35),
        planet("Far Rock", &[Federation])
            .points(35)
            .quadrant(Quadrant::Gamma),
        space("Far Deep", &[Federation])
            .points(35)
            .quadrant(Quadrant::Gamma),
        planet("Goal", &[Federation])
            .points(35)
            .needs(Skill::Officer, 1),
        planet("Far Goal", &[Federation])
            .points(35)
            .quadrant(Quadrant::Gamma),
        planet("Twin", &[Federation]).mission(|m| m.kind = MissionKind::Dual),
        personnel("Ann", Federation),
        ship("Wren", Federation, &[]),
        dilemma("Prize", DilemmaKind::Dual).points(20),
    ]
}

/// Player 1 has this score and these missions, and completes another one worth 35.
fn completes(score: i16, missions: &str, goal: &str) -> Table {
    let text = format!(
        "player 1
 score {score}
 missions: {missions}; {goal}
 at {goal}: Ann
player 2"
    );
    let mut t = set(&cards(), &text);
    t.attempt(goal);
    t
}

/// 1E-WIN-01, 1E-WIN-10: a hundred points win at once.
#[test]
fn a_hundred_points_win() {
    let t = completes(65, "Deep [completed]", "Goal");
    assert_eq!(t.winner(), Some(1));
    let t = completes(64, "Deep [completed]", "Goal");
    assert!(!t.is_over());
}

/// 1E-WIN-02: without a planet and a space mission it takes 40 more.
#[test]
fn one_kind_of_mission_takes_forty_more() {
    assert!(!completes(104, "Rock [completed]", "Goal").is_over());
    assert_eq!(completes(105, "Rock [completed]", "Goal").winner(), Some(1));
}

/// 1E-WIN-03, 1E-WIN-06: without an Alpha mission as well, and both add up.
#[test]
fn no_alpha_mission_takes_forty_more() {
    let far = "Rock; Far Deep [completed]";
    assert!(!completes(104, far, "Far Goal").is_over());
    assert_eq!(completes(105, far, "Far Goal").winner(), Some(1));
    let neither = "Rock; Far Rock [completed]";
    assert!(!completes(144, neither, "Far Goal").is_over());
    assert_eq!(completes(145, neither, "Far Goal").winner(), Some(1));
}

/// 1E-WIN-04: unless nobody has seeded one.
#[test]
fn without_any_alpha_mission_nobody_needs_one() {
    let t = completes(65, "Far Deep [completed]", "Far Goal");
    assert_eq!(t.winner(), Some(1));
}

/// 1E-GAP-37: a mission of both kinds fills one of the two demands.
#[test]
fn a_mission_of_both_kinds_fills_one_demand() {
    assert_eq!(completes(65, "Twin [completed]", "Goal").winner(), Some(1));
}

/// 1E-WIN-07: bonus points count as far as there are others.
#[test]
fn bonus_points_count_up_to_the_others() {
    let text = "player 1
 missions: Goal; Rock
 at Goal: Ann
player 2
 under Goal: Prize; Prize of 1; Prize of 1";
    let mut t = set(&cards(), text);
    t.attempt("Goal");
    let view = t.game.view(None);
    let board = view.first().expect("a board of the First Edition");
    // The second copy of player 1 is a mis-seed.
    assert_eq!((t.score(1), board.players[0].bonus), (75, 40));
    assert_eq!(board.players[0].counted, 70);
}

/// 1E-WIN-08, 1E-GAP-83: when both decks are empty the score decides.
#[test]
fn empty_decks_end_the_game() {
    let text = "segment orders
player 1
 score 10
 deck: Wren
 missions: Rock
player 2
 score 20
 deck:";
    let mut t = set(&cards(), text);
    assert!(!t.is_over());
    t.end();
    assert_eq!(t.winner(), Some(2));
    let outcome = t.game.state().outcome.clone().expect("an outcome");
    assert_eq!(outcome.by, EndedBy::EmptyDecks);
}

/// 1E-GAP-62: equal points are a tie.
#[test]
fn equal_points_are_a_tie() {
    let text = "segment orders
player 1
 deck: Wren
 missions: Rock
player 2
 deck:";
    let mut t = set(&cards(), text);
    t.end();
    let outcome = t.game.state().outcome.clone().expect("an outcome");
    assert!(outcome.winners.is_empty());
    assert_eq!(outcome.tied.len(), 2);
}

/// A player who gives up has lost.
#[test]
fn giving_up_ends_the_game() {
    let mut t = completes(0, "Deep", "Goal");
    t.game
        .answer(engine::script::player(1), Answer::Concede)
        .expect("legal");
    assert_eq!(t.winner(), Some(2));
}
