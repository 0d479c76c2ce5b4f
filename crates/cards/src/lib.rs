//! Cards as data: what is printed on them ([`model`]), what their text does ([`language`]), the words
//! they use ([`lexicon`]).
//!
//! This crate knows nothing of how a game is played; the `engine` crate does.

pub mod language;
pub mod lexicon;
pub mod model;
mod word;

pub use model::{AttemptBy, CardDef, Facts, Interlink, Keyword, Plays, Support};
pub use word::Word;
