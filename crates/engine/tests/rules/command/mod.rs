//! Who commands and who owns a card.

mod changes;
mod doers;
mod owners;
