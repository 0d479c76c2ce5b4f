//! Counts of used abilities, for statistics. They can be shared by many games, also by games that run in parallel.

use super::table::text_of;
use cards::CardDef;
use cards::language::Ability;
use std::sync::atomic::{AtomicU32, Ordering};

/// One count for each ability of each definition, those of its keywords included.
#[derive(Debug)]
pub struct Tally {
    /// The position of the first count of each definition; one entry more than definitions.
    first: Vec<u32>,
    counts: Vec<AtomicU32>,
}

impl Tally {
    /// Counts for these definitions, all zero.
    pub fn new(defs: &[CardDef]) -> Tally {
        let mut first = vec![0];
        for card in defs {
            let before = first.last().copied().unwrap_or(0);
            first.push(before + text_of(card).count() as u32);
        }
        let n = first.last().copied().unwrap_or(0);
        Tally {
            first,
            counts: (0..n).map(|_| AtomicU32::new(0)).collect(),
        }
    }

    fn at(&self, def: u16, ability: u8) -> Option<&AtomicU32> {
        let def = usize::from(def);
        let at = self.first.get(def)? + u32::from(ability);
        (at < *self.first.get(def + 1)?).then(|| &self.counts[at as usize])
    }

    pub(crate) fn add(&self, def: u16, ability: u8) {
        if let Some(count) = self.at(def, ability) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The number of times an ability of a definition was used; 0 for one that does not exist.
    pub fn uses(&self, def: u16, ability: u8) -> u32 {
        self.at(def, ability)
            .map_or(0, |count| count.load(Ordering::Relaxed))
    }
}

/// The abilities of a card: those of its text, then those of its keywords.
pub fn abilities(card: &CardDef) -> impl Iterator<Item = &Ability> {
    text_of(card)
}
