//! Cards as data: their facts, their text, packs of them, and decks.
//!
//! This crate knows nothing of how a game is played; the `engine` crate does. Texts in words are the business
//! of the `gametext` crate.
//!
//! # A catalogue and a card
//!
//! Cards come in packs; all packs together are a [`Catalogue`]. A [`CardDef`] is a card:
//!
//! ```
//! use cards::lexicon::{CardType, Skill, Stat};
//! use cards::{CardDef, Catalogue};
//!
//! let catalogue = Catalogue::second_edition();
//! let picard: &CardDef = catalogue.find("jean-luc picard, explorer")?;
//! assert_eq!(picard.id, "1S268");
//! assert_eq!(picard.card_type(), CardType::Personnel);
//! assert!(picard.skills().contains(&(Skill::Diplomacy, 2)));
//! assert!(picard.stat(Stat::Integrity) >= Some(8));
//!
//! // A slip of the pen is answered with suggestions.
//! let error = catalogue.find("Jean-Luk Picard, Explorer").unwrap_err();
//! assert_eq!(error.suggestions[0], "Jean-Luc Picard, Explorer");
//! # Ok::<(), cards::catalogue::NotFound>(())
//! ```
//!
//! # A search
//!
//! ```
//! use cards::Catalogue;
//! use cards::search::Index;
//!
//! // The game text can be searched, too; here there is none.
//! let index = Index::new(Catalogue::second_edition(), |_| None);
//! let hits = index.find("type:personnel sk:medical>=2 c<=3 sort:cost")?;
//! assert!(hits.iter().all(|at| index.card(*at).cost <= 3));
//!
//! let error = index.find("skll:medical").unwrap_err();
//! assert_eq!((error.at, error.proposals), (0..4, vec![String::from("skill")]));
//! # Ok::<(), cards::search::QueryError>(())
//! ```
//!
//! # A deck
//!
//! A [`DeckList`] is anything; a [`LegalDeck`] has passed the validator, which reports all faults at once:
//!
//! ```
//! use cards::deck::{Severity, starters::starters};
//! use cards::{Catalogue, DeckRules};
//!
//! let catalogue = Catalogue::second_edition();
//! let mut list = starters()[0].reading.list.clone();
//! let (deck, warnings) = list.validate(catalogue, &DeckRules::default()).expect("a legal deck");
//! assert_eq!(deck.missions().len(), 5);
//!
//! list.missions.pop();
//! let findings = list.validate(catalogue, &DeckRules::default()).unwrap_err();
//! assert_eq!(findings[0].rule, "2E-CARD-17");
//! assert_eq!(findings[0].severity, Severity::Fault);
//! assert_eq!(findings[0].remedy.to_string(), "add 1 mission");
//! ```
//!
//! # Contents
//!
//! | what | where |
//! |---|---|
//! | a card and its facts; the same as a flat record | [`model`]; [`facts`] |
//! | the text of a card as data; a walk through it | [`language`]; [`visit`] |
//! | skills, affiliations, types and other closed lists | [`lexicon`] |
//! | First Edition cards: facts, words, the card list | [`first`] |
//! | sets of types, affiliations and kinds of happening | [`sets`] |
//! | editions and rulebooks | [`edition`] |
//! | packs, and all packs together | [`pack`], [`catalogue`] |
//! | mission requirements as they are printed | [`requirement`] |
//! | boosters and starters | [`product`] |
//! | card lists as tables, which become packs | [`table`] |
//! | decks: lists, files, the validator, starter decks | [`deck`] |
//! | decks made by the program, for play and for tests | [`generate`], [`tour`] |
//! | the numbers of a deck | [`analysis`] |
//! | finding cards | [`search`] |

#![deny(clippy::too_many_lines)]
#![warn(missing_docs)]

pub mod analysis;
pub mod catalogue;
mod collector;
pub mod deck;
pub mod edition;
pub mod facts;
pub mod first;
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
pub mod sets;
mod source;
pub mod table;
pub mod tour;
pub mod visit;
mod word;

pub use catalogue::{CardIx, Catalogue};
pub use collector::{BadCode, CollectorCode};
pub use deck::{DeckList, DeckRules, Finding, LegalDeck};
pub use edition::{Edition, Rulebook, SameMission};
pub use model::{AttemptBy, CardDef, Facts, Interlink, Keyword, Plays, Support};
pub use word::Word;
