//! `3x Title, Subtitle` under headings.

use super::{comments, name};
use crate::deck::names::Names;
use crate::deck::{DeckList, Part};
use crate::model::CardDef;

pub(super) fn write(list: &DeckList, names: &Names<'_>) -> String {
    let mut out = comments(list);
    for part in Part::ALL {
        out.push_str(match part {
            Part::Missions => "Missions\n",
            Part::Dilemmas => "Dilemmas\n",
            Part::Deck => "Deck\n",
        });
        for (n, id) in list.copies(part) {
            let name = name(names, id, CardDef::full_name);
            out.push_str(&format!("{n}x {name}\n"));
        }
    }
    out
}
