//! Shared by tests of several sets: dilemmas that lie on the mission for a while.

use crate::support::facing::at_halt;
use engine::script::Table;

/// Passes Halt and lets the attempt fail.
pub fn fail(t: &mut Table) {
    assert!(at_halt(t));
    t.pick(&[]);
}
