//! Shared by tests of several sets: texts about the ways between missions.

use cards::lexicon::Stat;
use engine::script::Table;

/// How much Range a move takes.
pub fn range_used(mut t: Table, ship: &str, to: &str) -> i16 {
    let before = t.stat(ship, Stat::UnusedRange);
    t.move_to(ship, to);
    before - t.stat(ship, Stat::UnusedRange)
}
