//! Set, rarity, number, blank, `2x •Title, Subtitle`.

use super::{Written, card, comments};
use crate::collector::CollectorCode;
use crate::deck::names::Names;
use crate::deck::{DeckList, Part};

pub(super) fn write(list: &DeckList, names: &Names<'_>) -> String {
    let mut out = comments(list);
    for part in Part::ALL {
        let n = list.part(part).len();
        out.push_str(&match part {
            Part::Missions => String::from("Missions\n"),
            Part::Dilemmas => format!("Dilemma Pile ({n})\n"),
            Part::Deck => format!("Draw Deck ({n})\n"),
        });
        for (n, id) in list.copies(part) {
            let times = if n == 1 {
                String::new()
            } else {
                format!("{n}x ")
            };
            out.push_str(&match card(names, id) {
                Written::Card(card) => {
                    let bullet = if card.unique { "•" } else { "" };
                    format!("{}\t\t{times}{bullet}{}\n", code(id), card.full_name())
                }
                Written::Id(id) => format!("{times}{id}\n"),
            });
        }
    }
    out
}

fn code(id: &str) -> String {
    match id.parse::<CollectorCode>() {
        Ok(code) => format!("{}\t{}\t{}", code.set, code.rarity.code(), code.number),
        Err(_) => String::from("\t\t"),
    }
}
