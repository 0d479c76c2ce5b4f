//! Decks: a [`DeckList`] is anything, a [`LegalDeck`] has passed the validator.
//!
//! Lists are read from the files that players exchange ([`read`]) and written for them ([`mod@write`]); names are
//! matched forgivingly ([`names`]), and nothing of a file is dropped silently.

mod check;
mod finding;
mod format;
mod list;
pub mod names;
pub mod read;
mod staffing;
pub mod starters;
pub mod write;

pub use crate::edition::{Rulebook, SameMission};
pub use check::DeckRules;
pub(crate) use check::{excludes, type_name};
pub use finding::{Finding, Severity};
pub use format::Format;
pub use list::{DeckList, LegalDeck, Part};
pub use staffing::{Staffing, staffing, together};

/// The number of missions (2E-CARD-17, 2E-DECK-02).
pub const MISSIONS: usize = 5;
/// The fewest dilemmas (2E-DECK-03). There is no upper limit (2E-GAP-57).
pub const LEAST_DILEMMAS: usize = 20;
/// The fewest cards in the deck that is drawn from (2E-DECK-04).
pub const LEAST_DECK: usize = 35;
/// The fewest cards in all (2E-DECK-01).
pub const LEAST_CARDS: usize = 60;
/// The most cards of the same title (2E-DECK-05).
pub const MOST_COPIES: usize = 3;
