//! Shared by tests of several sets: ships: what they are while, and what they fetch.

use cards::lexicon::Stat;
use engine::script::Table;

pub fn values(t: &Table, ship: &str) -> [i16; 3] {
    Stat::SHIP.map(|s| t.stat(ship, s))
}
