//! Shared by tests of several sets: somebody is about to be killed or taken prisoner, or has been.

use crate::support::stage::stage;
use engine::script::Table;

/// Player 1 attempts Red with these personnel and this hand; player 2 has these dilemmas.
pub fn red(crew: &str, hand: &str, pile: &str) -> Table {
    stage(&format!(
        "
        player 1
          missions: Red
          hand: {hand}
          at Red: {crew}
        player 2
          pile: {pile}"
    ))
}
