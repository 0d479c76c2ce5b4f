//! Shared by tests of several sets: texts of missions: what they add, forbid and give when they are completed.

use crate::support::using::no_dilemmas;
use engine::script::Table;

/// Attempts with nothing in the way.
pub fn complete(mut t: Table, mission: &str, ship: Option<&str>) -> Table {
    let action = t.attempt_action(mission, ship);
    t.act(action);
    no_dilemmas(&mut t);
    t
}
