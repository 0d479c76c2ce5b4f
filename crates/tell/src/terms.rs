//! The words of the game in a language, and what the program says with them.

use crate::texts;
use cards::lexicon::CardType;
use cards::{CardDef, Support};
use locale::{Lang, Message, message, say};

pub use gametext::words::{card_type, dilemma_kind, mission_kind, rarity, requirement, stat};

/// The type that a word names, in any language.
pub fn find_card_type(typed: &str) -> Option<CardType> {
    let named = |card: &&CardType| {
        let mut names = Lang::ALL
            .iter()
            .map(|lang| card_type(*lang, **card).to_lowercase());
        names.any(|name| name == typed.to_lowercase())
    };
    CardType::find(typed).or_else(|| CardType::ALL.iter().find(named).copied())
}

/// The type that an option names.
pub fn parse_card_type(typed: &str) -> Result<CardType, Message> {
    find_card_type(typed).ok_or_else(|| message!("the-card-types"))
}

/// `a, b and c`.
pub fn and(lang: Lang, parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => say!(lang, "list-and", first = first.join(", "), last = last),
    }
}

/// The text of a card, paragraph by paragraph: the one place that `cards show` and the zoom of the client take it
/// from.
pub fn game_text(lang: Lang, card: &CardDef) -> Vec<String> {
    match card.support {
        Support::Blank => vec![say!(lang, "text-blank")],
        Support::Full if !texts::has_text(card) => Vec::new(),
        Support::Full => {
            let text = texts::of_card(lang, card);
            let mut out = vec![text.unwrap_or_else(|| say!(lang, "explain-no-words"))];
            if lang != Lang::En && !texts::is_said(lang, card) {
                out.push(say!(lang, "text-in-english"));
            }
            out
        }
    }
}
