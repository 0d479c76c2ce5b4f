//! Boosters and starters, and the sets they were sold for (2E-CARD-30). No effect in play.

use crate::catalogue::{CardIx, Catalogue};
use crate::first::Release;
use crate::lexicon::Rarity;
use crate::random::SplitMix64;

/// The composition of a set and of the products it was sold in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Product {
    /// The code of the set.
    pub set: &'static str,
    /// The number of different cards.
    pub cards: usize,
    /// The number of rare cards.
    pub rare: usize,
    /// The number of uncommon cards.
    pub uncommon: usize,
    /// The number of common cards.
    pub common: usize,
    /// The number of cards that are only in starters.
    pub starter_only: usize,
    /// The number of different starters.
    pub starters: usize,
}

/// The first set, December 2002.
pub const PREMIERE: Product = Product {
    set: "SE",
    cards: 415,
    rare: 121,
    uncommon: 121,
    common: 121,
    starter_only: 52,
    starters: 4,
};
/// The third set, August 2003.
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
    known.map_or_else(
        || Release::find(code).map_or(code, |release| release.name),
        |(_, name)| name,
    )
}

/// The number of cards in a starter.
pub const STARTER_CARDS: usize = 63;
/// The number of cards that are the same in every copy of a starter.
pub const STARTER_FIXED: usize = 60;
/// The number of random rare cards in a starter.
pub const STARTER_RARES: usize = 3;
/// The number of cards in a booster.
pub const BOOSTER_CARDS: usize = 11;
/// The number of rare cards in a booster; the others are uncommon or common.
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
