//! Games played by names and words: for tests, puzzles, and whoever wants to write a game down.
//!
//! A [`Table`] is set by a [scenario](crate::scenario) and played by methods that take names
//! (`t.play_at("Ann", "Base")`), or by a script, a text with one answer per line:
//!
//! ```
//! use engine::script::{Table, run};
//!
//! let mut table = Table::set("
//!     personnel Ann: Federation [Cmd] Medical I5 C6 S7
//!     ship Wren: Federation staff[Cmd] R8 W6 S6
//!     hq Base: plays Fed, NA, equipment span 2
//!     planet Green: Fed span 2 points 35 needs Medical and Cunning>5
//!     dilemma Trap: dual cost 1
//!     player 1
//!       missions: Base; Green
//!       at Base: Ann; Wren
//!     player 2
//!       pile: Trap
//! ").expect("a sound scenario");
//!
//! run(&mut table, "
//!     player 1: beam Ann from Base to Wren
//!     player 1: move Wren to Green
//!     expect refused 2E-GAP-13: player 1: attempt Green
//!     player 1: beam Ann from Wren to Green
//!     player 1: attempt Green
//!     player 2: pick nothing
//!     expect score of player 1: 35
//! ").unwrap_or_else(|fault| panic!("{fault}"));
//! ```
//!
//! # Strict and lenient
//!
//! A script is strict: it answers every question itself, and a question that it does not answer is a fault. In
//! [lenient](Mode::Lenient) mode players who are asked on the way to a turn ([`Table::until_turn_of`], `turn of player 2`)
//! want nothing: they pass, draw their last cards, give no orders and pick as few cards as they can.
//!
//! # Lines
//!
//! `#` at the beginning of a line and `//` anywhere begin a comment.
//!
//! | line | meaning |
//! |---|---|
//! | `player 1: ANSWER` | player 1 answers |
//! | `turn of player 2` | the play segment of a turn of player 2 has begun; in lenient mode, go on until it has |
//! | `expect refused RULE: player 1: ANSWER` | this rule refuses the answer; `API` where the answer does not fit the question |
//! | `expect allowed: player 1: ANSWER` | the answer would be accepted; it is not given |
//! | `expect asked: player 2` | player 2 is asked |
//! | `expect place of Ann: PLACE` | the card is there |
//! | `expect stopped: CARDS`, `expect not stopped: CARDS` | these cards are, or are not, stopped |
//! | `expect completed: CARDS`, `expect not completed: CARDS` | these missions are, or are not, completed |
//! | `expect score of player 1: 35`, `expect counters of player 1: 4` | these numbers |
//! | `expect over`, `expect winner: player 1` | the game is over; player 1 alone has won |
//!
//! # Answers
//!
//! | answer | meaning |
//! |---|---|
//! | `pass`, `end` | no response; done with this segment |
//! | `draw`, `draw rest` | one card for one counter; all counters that are left |
//! | `play CARD`, `play CARD at CARD` | play a card, at a headquarters or on a card (`on` is the same) |
//! | `hide CARDS` | turn cards face down |
//! | `beam CARDS from PLACE to PLACE` | beam these cards |
//! | `move SHIP to MISSION` | move a ship |
//! | `attempt MISSION`, `attempt MISSION with SHIP` | attempt a mission |
//! | `use CARD` | use the only text of the card that is on offer, or play it as an interrupt |
//! | `use CARD text 2`, `use CARD offer 2` | the second ability on the card; the second use of it that is on offer |
//! | `repair CARD` | remove a damage card |
//! | `pick CARDS`, `order CARDS` | pick cards; put cards in order, the first named comes first |
//! | `yes`, `no`, `number 3` | the answer to such a question |
//! | `option 2`, `option combat` | one of several options, by number (from 1) or word |
//! | `name Medical` | name a skill, type or title: the kind that is asked for; `name title Medical` says which |
//! | `choose player 2`, `place PLACE` | choose a player or a place |
//! | `concede` | give up |
//!
//! `hide` and `beam from PLACE to PLACE` can stand without cards if the next line picks them.
//!
//! # Names
//!
//! A card is named by its label, its title, `Title, Subtitle` or its collector number. If several cards have the same name,
//! give one a label in the scenario, or add its number in the game (`Filler #12`), as faults show it. `CARDS` are separated
//! by `;`, or by `,` where no title is cut; `nothing` is no card.
//!
//! A `PLACE` is a ship (aboard it), a mission (its surface), `aboard SHIP`, `surface of MISSION`, `orbit of MISSION`,
//! `on CARD`, `beneath MISSION`, or the `deck`, `hand`, `discard`, `pile`, `core`, `brig`, `row`, `removed`, `drawn`, `stack`
//! or `limbo of player 1`.
//!
//! # Faults
//!
//! A [`Fault`] has the line and the column, the question that stands and the lines that would have been accepted.

mod answer;
mod expect;
mod facts;
mod fault;
mod names;
mod part;
mod read;
mod run;
mod table;
mod words;

pub use answer::idle;
pub use fault::{Fault, Moment, Problem};
pub use run::{run, run_in};
pub use table::{Mode, Table, player, table};
