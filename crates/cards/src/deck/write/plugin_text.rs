//! Quantity, tab, name; the deck first and without a heading.

use super::name;
use crate::deck::names::{Names, in_one};
use crate::deck::{DeckList, Part};

pub(super) fn write(list: &DeckList, names: &Names<'_>) -> String {
    let mut out = String::new();
    for part in [Part::Deck, Part::Dilemmas, Part::Missions] {
        out.push_str(match part {
            Part::Deck => "",
            Part::Dilemmas => "Dilemmas:\n",
            Part::Missions => "Missions:\n",
        });
        for (n, id) in list.copies(part) {
            out.push_str(&format!("{n}\t{}\n", name(names, id, in_one)));
        }
    }
    out
}
