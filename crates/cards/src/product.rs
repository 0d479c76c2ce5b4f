//! What the boxes hold (2E-CARD-30). No effect in play.

use crate::catalogue::{CardIx, Catalogue};
use crate::lexicon::Rarity;
use crate::random::SplitMix64;

/// The composition of a set and of the products it was sold in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    pub set: &'static str,
    pub cards: usize,
    pub rare: usize,
    pub uncommon: usize,
    pub common: usize,
    pub starter_only: usize,
    /// How many different starters there are.
    pub starters: usize,
}

pub const PREMIERE: Product = Product {
    set: "SE",
    cards: 415,
    rare: 121,
    uncommon: 121,
    common: 121,
    starter_only: 52,
    starters: 4,
};
pub const CALL_TO_ARMS: Product = Product {
    set: "CA",
    cards: 208,
    rare: 60,
    uncommon: 60,
    common: 60,
    starter_only: 28,
    starters: 2,
};

/// Codes that the packs use, and the names on the boxes.
const SET_NAMES: [(&str, &str); 3] = [
    ("SE", "Premiere"),
    ("En", "Energize"),
    ("CA", "Call to Arms"),
];

/// The name of a set, or its code for a set this program does not know.
pub fn set_name(code: &str) -> &str {
    let known = SET_NAMES.iter().find(|(known, _)| *known == code);
    known.map_or(code, |(_, name)| name)
}

/// A starter holds fixed cards and random rares.
pub const STARTER_CARDS: usize = 63;
pub const STARTER_FIXED: usize = 60;
pub const STARTER_RARES: usize = 3;
/// A booster holds one rare, the others are uncommon or common.
pub const BOOSTER_CARDS: usize = 11;
pub const BOOSTER_RARES: usize = 1;

/// Opens a booster of a set: the rare first, no card twice. Nothing if the catalogue does not hold
/// enough cards of that set. How many of the ten others are uncommon is not printed anywhere, so it is
/// left to chance.
pub fn booster(catalogue: &Catalogue, set: &str, seed: u64) -> Option<Vec<CardIx>> {
    let mut random = SplitMix64::new(seed);
    let mut draw = |rarities: &[Rarity], n: usize| {
        let mut pool: Vec<CardIx> = catalogue
            .cards()
            .iter()
            .zip((0..).map(CardIx))
            .filter(|(card, _)| card.set == set && rarities.contains(&card.rarity))
            .map(|(_, at)| at)
            .collect();
        random.shuffle(&mut pool);
        (pool.len() >= n).then(|| pool[..n].to_vec())
    };
    let mut cards = draw(&[Rarity::Rare], BOOSTER_RARES)?;
    cards.extend(draw(
        &[Rarity::Uncommon, Rarity::Common],
        BOOSTER_CARDS - BOOSTER_RARES,
    )?);
    Some(cards)
}
