//! Shared by tests of several sets: somebody is about to be stopped, or has been.

use crate::support::stage::stage;
use engine::script::Table;

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

/// Who was stopped by a dilemma. (At the end of a failed attempt everybody is.)
pub fn stopped_by_dilemma(t: &Table) -> Vec<String> {
    let stops = t.events.iter().filter(|e| {
        e.h.kind == cards::language::Kind::Stop && matches!(e.h.cause, engine::Cause::Dilemma(_))
    });
    let mut names: Vec<String> = stops.filter_map(|e| e.h.card).map(|c| t.name(c)).collect();
    names.sort();
    names
}
