//! Dilemmas that lie on the mission for a while.

use crate::support::cards::dilemmas_placed::fail;
use crate::support::facing::{PLANET, left, planet_with};
use engine::script::player;
use engine::{Action, Place};

/// 2C025 Timescape: nobody begins another attempt there this turn; at its end the dilemma goes back. 2E-DIL-13, 2E-DIL-23
#[test]
fn a_timescape_closes_the_mission_for_the_turn() {
    let more = format!(
        "player 1
          missions: Uncover DNA Clues
          at {PLANET}: U.S.S. Nebula
          aboard U.S.S. Nebula: Rixx
          at Uncover DNA Clues: Mills
        player 2
          missions: Extraction
          at Extraction: Kahmis"
    );
    let mut t = planet_with("2C025 as D", "Lopez", &more);
    assert_eq!(left(&t), ["Lopez"], "the attempt going on is not touched");
    fail(&mut t);
    t.beam_down(&["Rixx"], "U.S.S. Nebula", PLANET);
    let again = t.attempt_action(PLANET, None);
    assert!(!t.offers(again));
    t.refused_act(again);
    let elsewhere = t.attempt_action("Uncover DNA Clues", None);
    assert!(t.offers(elsewhere));
    t.until_turn_of(2);
    assert_eq!(t.place("D"), Place::Pile(player(2)));
    t.until_turn_of(1).act(Action::DrawRest);
    assert!(t.offers(again));
}
