//! A game in words, in the language of whoever reads: what is asked, what can be done, what happened, and why
//! something is as it is. The table in the terminal and the server say the same, because both take it from here.
//!
//! ```
//! use cards::deck::starters::starters;
//! use cards::{Catalogue, DeckRules};
//! use engine::{Action, Answer, Deck, Game, Rules};
//! use locale::Lang;
//! use tell::{Names, narrate, words};
//!
//! let catalogue = Catalogue::second_edition();
//! let decks: Vec<Deck> = starters()[..2]
//!     .iter()
//!     .map(|starter| {
//!         let checked = starter.reading.list.validate(catalogue, &DeckRules::default());
//!         Deck::from(&checked.expect("a starter deck is legal").0)
//!     })
//!     .collect();
//! let mut game = Game::new(catalogue.shared(), &decks, Rules::r2003(), 7).expect("a game");
//! game.set_log(true);
//!
//! // The question.
//! let asked = game.pending().expect("a game begins with a question").clone();
//! let names = Names::new(Lang::En, game.table(), Some(asked.seat));
//! let question = words::question(names, asked.ask, &asked.choice);
//! assert_eq!(question, "Play and draw cards");
//!
//! // The line of the log for what follows from an answer, as another player reads it.
//! game.answer(asked.seat, Answer::Act(Action::Draw)).expect("drawing is legal");
//! let events = game.take_events();
//! let lines: Vec<String> = events
//!     .iter()
//!     .filter_map(|event| narrate::sentence(Names::new(Lang::En, game.table(), None), &event.seen_from(None)))
//!     .collect();
//! assert_eq!(lines, [format!("Player {} draws a card", asked.seat.0 + 1)]);
//! ```

pub mod hint;
pub mod names;
pub mod narrate;
pub mod rows;
pub mod seen;
pub mod terms;
pub mod texts;
pub mod why;
pub mod why_not;
pub mod words;

pub use names::Names;
