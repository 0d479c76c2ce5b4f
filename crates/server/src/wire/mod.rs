//! What goes over the wire, both ways. `docs/protocol.md` tells it in words; the types for the browser are made from
//! these.

/// The number of the protocol. It grows when a client that follows the one before would go wrong.
pub const PROTOCOL: u32 = 2;

pub mod decks;
pub mod lobby;
pub mod messages;
pub mod past;
pub mod patch;
pub mod people;
pub mod setup;
pub mod words;

pub use messages::{Code, FromClient, Problem, ToClient};
pub use setup::{Access, Clock, Control, Edition, Setup};
