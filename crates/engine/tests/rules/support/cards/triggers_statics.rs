//! Shared by tests of several sets: texts that apply as long as something is so.

use crate::support::stage::stage;
use cards::lexicon::Stat;
use engine::script::Table;

pub fn base(text: &str) -> Table {
    stage(text)
}

pub fn attributes(t: &Table, card: &str) -> [i16; 3] {
    Stat::PERSONNEL.map(|s| t.stat(card, s))
}
