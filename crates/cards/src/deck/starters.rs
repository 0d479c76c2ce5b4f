//! Decks that come with the program.

use super::read::{Reading, read};
use crate::catalogue::Catalogue;
use std::sync::OnceLock;

/// The files of the folder `decks`: name without ending, content.
static FILES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/starters.rs"));

/// A deck that comes with the program.
#[derive(Clone, Debug)]
pub struct Starter {
    /// The name on the command line; its description is the message `starter-` with this name.
    pub id: &'static str,
    /// The list.
    pub reading: Reading,
    /// The file.
    pub text: &'static str,
}

/// All starter decks, by name. Read once, then shared.
pub fn starters() -> &'static [Starter] {
    static STARTERS: OnceLock<Vec<Starter>> = OnceLock::new();
    STARTERS.get_or_init(|| {
        let cards = Catalogue::second_edition();
        // A test reads the same files and finds that every one of them is a deck.
        let read = |(id, text): &(&'static str, &'static str)| {
            let reading = read(text.as_bytes(), cards).ok()?;
            Some(Starter { id, reading, text })
        };
        FILES.iter().filter_map(read).collect()
    })
}
