//! First Edition decks: a [`FirstList`] is anything, a [`FirstDeck`] has passed the validator.
//!
//! ```
//! use cards::Catalogue;
//! use cards::first::deck::{DeckZone, FirstRules, generate};
//!
//! let catalogue = Catalogue::first_edition();
//! let mut list = generate(catalogue, 7, None).expect("a deck");
//! let (deck, _) = list.validate(catalogue, &FirstRules::default()).expect("a legal deck");
//! assert_eq!(deck.zone(DeckZone::Missions).len(), 6);
//!
//! list.zone_mut(DeckZone::Missions).pop();
//! let findings = list.validate(catalogue, &FirstRules::default()).unwrap_err();
//! assert_eq!(findings[0].rule, "1E-DECK-05");
//! ```

mod check;
mod generate;
mod list;
mod names;
mod read;
mod write;

pub use check::{DeckFormat, FirstRules};
pub use generate::{NoDeck, generate};
pub use list::{DeckZone, FirstDeck, FirstList};
pub use names::FirstNames;
pub use read::{FirstReading, read};
pub use write::write;

/// The number of missions (1E-DECK-05).
pub const MISSIONS: usize = 6;
/// The most cards of a seed deck, missions not counted (1E-DECK-01, 1E-DECK-06).
pub const MOST_SEEDS: usize = 30;
/// The fewest cards of a draw deck (1E-DECK-12).
pub const LEAST_DRAW: usize = 30;
/// The most sites (1E-SITE-04).
pub const MOST_SITES: usize = 6;
/// The most copies of a card that one player may seed beneath missions (1E-DECK-09).
pub const MOST_BENEATH: usize = 2;
