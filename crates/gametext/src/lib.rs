//! Card text, read and written by one grammar.
//!
//! A [`Compiler`] turns English into the card language, or declines and points at the words it does not
//! understand. It never guesses. It also writes abilities as text, in English and in German; English written
//! this way is read back as the same abilities.
//!
//! # Read a text
//!
//! The words that a text may use come from the cards, so a compiler is made for a catalogue:
//!
//! ```
//! use cards::Catalogue;
//! use cards::language::{Effect, Timing};
//! use gametext::{Compiler, Lang};
//!
//! let catalogue = Catalogue::second_edition();
//! let compiler = Compiler::new(catalogue.cards())?;
//!
//! let mut picard = catalogue.find("Jean-Luc Picard, Explorer")?.clone();
//! let compiled = compiler.compile(&picard, "Order - Stop this personnel to draw two cards.")?;
//! let [order] = &compiled.text[..] else { panic!() };
//! assert_eq!(order.when, Timing::Order);
//! assert!(matches!(order.body[..], [Effect::Pay { .. }]));
//!
//! // Write it.
//! picard.text = compiled.text;
//! let english = compiler.render(&picard, Lang::En)?;
//! assert_eq!(english, "Order - Stop this personnel to draw two cards.");
//! let german = compiler.render(&picard, Lang::De)?;
//! assert_eq!(german, "Befehl - Stoppe dieses Personal, um zwei Karten zu ziehen.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A text that is declined
//!
//! [`Declined`] holds the reason, the words in question with their place, and words that would have fitted:
//!
//! ```
//! # use cards::Catalogue;
//! # use gametext::Compiler;
//! # let catalogue = Catalogue::second_edition();
//! # let compiler = Compiler::new(catalogue.cards()).unwrap();
//! let picard = catalogue.find("Jean-Luc Picard, Explorer").unwrap();
//! let text = "When you play this personnel, you may tickle an opponent.";
//! let declined = compiler.compile(picard, text).unwrap_err();
//! assert_eq!(declined.reason.id, "text-not-understood");
//! assert_eq!(declined.words, "tickle an opponent");
//! assert_eq!(&text[declined.at], declined.words);
//! assert!(declined.nearest.is_some());
//! ```
//!
//! # Contents
//!
//! | what | where |
//! |---|---|
//! | the compiler, its results and its refusals | [`Compiler`], [`Compiled`], [`Declined`] |
//! | the lines of a card below its name | [`face`] |
//! | the words of the game in a language | [`words`] |
//! | misprints that are corrected before reading | [`misprints`] |
//! | for people who work on the grammar | [`Grammar`], [`Lexicon`], [`Term`], [`Tree`], [`Compiler::raw`] |

#![deny(clippy::too_many_lines)]
#![warn(missing_docs)]

mod compiler;
pub mod face;
mod facts;
mod grammar;
mod lexicon;
pub mod misprints;
mod normal;
mod parse;
mod print;
mod raise;
mod referents;
mod sane;
pub mod slots;
mod term;
mod tokens;
pub mod words;

pub use compiler::{Compiled, Compiler, Declined, this};
pub use grammar::{Grammar, GrammarError};
pub use lexicon::Lexicon;
pub use locale::Lang;
pub use parse::Tree;
pub use slots::This;
pub use term::{Sym, Term};
