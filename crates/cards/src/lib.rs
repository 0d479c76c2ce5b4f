//! Cards as data: what is printed on them ([`model`]), what their text does ([`language`]), the words
//! they use ([`lexicon`]).
//!
//! Cards come in packs ([`pack`]), all packs together are the [`catalogue`]; card lists in the form of
//! tables ([`table`]) can be turned into packs. Decks are lists of cards ([`deck`]) that have to pass a
//! validator; the program can make some ([`generate`]), also such that every card comes up ([`tour`]).
//! Cards are found by questions ([`search`]).
//!
//! This crate knows nothing of how a game is played; the `engine` crate does.


pub mod analysis;
pub mod catalogue;
pub mod collector;
pub mod deck;
pub mod edition;
pub mod facts;
pub mod generate;
pub mod language;
mod layout;
pub mod lexicon;
mod mentions;
pub mod model;
pub mod pack;
pub mod product;
mod random;
pub mod requirement;
pub mod search;
mod source;
pub mod table;
pub mod tour;
pub mod visit;
mod word;

pub use catalogue::{CardIx, Catalogue};
pub use collector::CollectorCode;
pub use deck::{DeckList, DeckRules, Finding, LegalDeck};
pub use edition::{Edition, Rulebook, SameMission};
pub use model::{AttemptBy, CardDef, Facts, Interlink, Keyword, Plays, Support};
pub use word::Word;
