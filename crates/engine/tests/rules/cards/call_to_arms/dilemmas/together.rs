//! Dilemmas one after the other, with other cards, and with three players.

use crate::support::facing::{PLANET, names, settle};
use engine::Place;
use engine::script::table;

/// 3R019 Overwhelmed: skills used for the mission are not used against a dilemma. 2E-SKILL-06, 2E-DIL-22
#[test]
fn the_overwhelmed_may_complete_the_mission() {
    let mut t = table(
        "planet Watch: any points 30 needs 2 Security
        player 1
          missions: Watch
          at Watch: Lopez; Mills
        player 2
        attempt Watch limit 9 stack: 3R019 as D",
    );
    settle(&mut t);
    assert_eq!(t.place("D"), Place::On(t.card("Watch")));
    assert_eq!(t.score(1), 30);
    assert!(!t.is_stopped("Lopez") && !t.is_stopped("Mills"));
}

/// 3R031 The Demands of Duty with three players: the opponent of a dilemma is who chose it, the attempter's
/// left neighbour. 2E-GAP-42, 2E-DIL-01
#[test]
fn the_opponent_of_a_dilemma_is_who_chose_it() {
    for (turn, left) in [(1, 2), (2, 3), (3, 1)] {
        let t = table(&format!(
            "players 3
            player 1
            player 2
            player 3
            player {turn}
              missions: {PLANET}
              at {PLANET}: Lopez; Mills
            turn of {turn}
            attempt {PLANET} limit 9 stack: 3R031 as D"
        ));
        assert_eq!((t.asked(), t.candidates()), (left, names("Lopez; Mills")));
    }
}
