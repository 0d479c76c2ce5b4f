//! The search language: `sk:medical>=2 c<=3 a:fed -k:drone`.
//!
//! - Words side by side must all hold; `or` lets one of several do, parentheses group, `-` excludes, quotes keep words
//!   together.
//! - `field:value` asks for a field, by its long or short name ([`Field::ALL`]) or a beginning of the long one that no
//!   other field has. Values are forgiving: case, accents, apostrophes, periods and commas make no difference, and what
//!   has a code, a name and a beginning can be called by each: `a:fed`, `a:Federation`, `a:feder`.
//! - `:` asks whether a text has the words, `=` whether it is exactly that; numbers compare with `=`, `!=`, `<`, `<=`,
//!   `>`, `>=` and `2..4`, and only cards that have the number can match. `x!=value` is `-x=value` for words.
//! - Words without a field are looked for in the name, the location, the keywords and the text of a card; the text of a
//!   mission includes what it requires.
//! - A mission has the affiliations that may attempt it, a headquarters those whose cards it accepts.
//! - `sort:cost`, `sort:-cost`, `sort:type,-cost`: the order, for the whole query.
//!
//! A [`Query`] is read from a text and printed back; an [`Index`] is made once for a catalogue and searched. A
//! [`QueryError`] holds the fault, its place and proposals.

mod error;
mod field;
mod fold;
mod index;
mod judge;
mod query;
mod reader;
mod token;
mod value;

pub use error::{Fault, QueryError};
pub use field::Field;
pub use index::Index;
pub use query::{Amount, Condition, Match, Order, Property, Query, SortKey, Term, Test};
