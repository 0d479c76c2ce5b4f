//! First Edition cards: packs, facts and decks.

mod catalogue;
mod decks;
mod facts;
mod files;
mod search;
mod table;

use cards::{CardDef, Catalogue};
use std::path::PathBuf;

/// The card with this id.
pub fn card(id: &str) -> &'static CardDef {
    let card = Catalogue::first_edition().get(id);
    card.unwrap_or_else(|| panic!("no card {id}"))
}

/// A file of the reference data beside the repository; nothing, with a note, where there is none.
pub fn reference(file: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared/cards/first");
    let text = std::fs::read_to_string(folder.join(file)).ok();
    if text.is_none() {
        eprintln!("not compared: the reference data ({file}) is not beside the repository");
    }
    text
}
