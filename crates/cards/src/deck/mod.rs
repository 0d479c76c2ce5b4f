//! Decks: a [`DeckList`] is anything, a [`LegalDeck`] has passed the validator.
//!
//! Lists are read from the files that players exchange ([`read`]) and written for them ([`write`]); names are
//! matched forgivingly ([`names`]), and nothing of a file is dropped without a word.

mod check;
mod format;
mod list;
pub mod names;
pub mod read;
mod staffing;
pub mod starters;
pub mod write;

pub use crate::edition::{Rulebook, SameMission};
pub use check::{DeckRules, Finding, Severity};
pub(crate) use check::{excludes, type_name};
pub use format::Format;
pub use list::{DeckList, LegalDeck, Part};
pub use staffing::{Staffing, staffing, together};

/// The fewest cards of each part (2E-DECK-01 to 2E-DECK-04). There is no upper limit (2E-GAP-57).
pub const MISSIONS: usize = 5;
pub const LEAST_DILEMMAS: usize = 20;
pub const LEAST_DECK: usize = 35;
pub const LEAST_CARDS: usize = 60;
/// 2E-DECK-05.
pub const MOST_COPIES: usize = 3;
