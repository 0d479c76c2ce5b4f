//! Shared by tests of several sets: dilemmas that become damage on the ship.

use cards::lexicon::Stat;
use engine::script::Table;

pub fn stats(t: &Table, ship: &str) -> [i16; 3] {
    [Stat::Range, Stat::Weapons, Stat::Shields].map(|s| t.stat(ship, s))
}
