//! What a text says about seeding and side decks, which deck lists are judged by.

use super::words::between;
use crate::first::facts::{Opens, Seeds};
use crate::first::lexicon::SideDeck;

/// Words at the beginning of a sentence that let its card seed.
const SEEDS: [&str; 8] = [
    "Seeds ",
    "Seed ",
    "May seed ",
    "May be seeded ",
    "Must seed ",
    "Place one on ",
    "Place one atop ",
    "During seed phase",
];

/// Whether the text lets its card seed.
pub(super) fn seeds(text: &str, restriction: &str) -> Seeds {
    let all = format!("{text} {restriction}").replace(" OR ", ". ");
    let mut sentences = all.split(['.', ')']).map(|sentence| {
        let bare = sentence.trim_start_matches([' ', '(']);
        bare.strip_prefix("[*] ").unwrap_or(bare)
    });
    let lets = |sentence: &str| {
        let begins = SEEDS.iter().any(|words| sentence.starts_with(words));
        begins || sentence.contains("during the seed phase")
    };
    match sentences.any(lets) {
        true => Seeds::ByText,
        false => Seeds::ByType,
    }
}

/// The side decks that a doorway opens, with the limits it states.
pub(super) fn opens(text: &str) -> Vec<Opens> {
    let opened = between(text, "Seeds on (opens) ", " side deck")
        .or_else(|| between(text, "Place one atop ", " side deck"));
    let Some(side) = opened.and_then(SideDeck::find) else {
        return Vec::new();
    };
    let limits = between(text, "side deck (", ")").unwrap_or_default();
    let mut opens = vec![Opens {
        side,
        most: limit(limits),
    }];
    if let Some((_, more)) = limits.split_once(" and ")
        && more.contains("[Ref]")
    {
        opens.push(Opens {
            side: SideDeck::Referee,
            most: limit(more),
        });
    }
    opens
}

/// `up to 13 different cards`.
fn limit(text: &str) -> Option<u8> {
    let number = text.strip_prefix("up to ")?.split(' ').next()?;
    number.parse().ok()
}

/// The side decks that the text lets its card into.
pub(super) fn stocked(text: &str) -> Vec<SideDeck> {
    let named = between(text, "May also be stocked in ", ".");
    named.and_then(SideDeck::find).into_iter().collect()
}
