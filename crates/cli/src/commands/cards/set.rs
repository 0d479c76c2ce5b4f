//! The sets as users name them: `SE`, `Premiere` or `1`.

use crate::failure::Failure;
pub use cards::product::set_name as name;
use cards::{CardDef, Catalogue};
use locale::message;

/// The code of the set that the user means.
pub fn find(catalogue: &'static Catalogue, typed: &str) -> Result<&'static str, Failure> {
    let mut known: Vec<&'static CardDef> = Vec::new();
    for card in catalogue.cards() {
        if known.iter().all(|other| other.set != card.set) {
            known.push(card);
        }
    }
    let number = |card: &CardDef| -> String {
        let digits = card.id.chars().take_while(char::is_ascii_digit);
        digits.collect()
    };
    let is_meant = |card: &CardDef| {
        card.set.eq_ignore_ascii_case(typed)
            || name(&card.set).eq_ignore_ascii_case(typed)
            || number(card) == typed
    };
    match known.iter().find(|card| is_meant(card)) {
        Some(card) => Ok(&card.set),
        None => Err(Failure::Asked {
            message: message!("no-such-set", typed = typed),
            hint: Some(message!(
                "no-such-set-hint",
                sets = (known.iter())
                    .map(|card| format!("{} ({})", card.set, name(&card.set)))
                    .collect::<Vec<_>>()
                    .join(", ")
            )),
        }),
    }
}
