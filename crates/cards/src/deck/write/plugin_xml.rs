//! An element for each copy.

use super::{Written, card};
use crate::collector::CollectorCode;
use crate::deck::names::{Names, in_one};
use crate::deck::{DeckList, Part};

pub(super) fn write(list: &DeckList, names: &Names<'_>) -> String {
    let mut out = String::from("<deck version=\"0.8\">\n  <meta>\n    <game>startrek2e</game>\n");
    for (element, text) in [("name", &list.name), ("notes", &list.notes)] {
        if !text.is_empty() {
            out.push_str(&format!("    <{element}>{}</{element}>\n", escaped(text)));
        }
    }
    out.push_str("  </meta>\n");
    for part in [Part::Deck, Part::Dilemmas, Part::Missions] {
        out.push_str(match part {
            Part::Deck => "  <superzone name=\"Deck\">\n",
            Part::Dilemmas => "  <superzone name=\"Dilemmas\">\n",
            Part::Missions => "  <superzone name=\"Missions\">\n",
        });
        for id in list.part(part) {
            out.push_str(&element(names, id));
        }
        out.push_str("  </superzone>\n");
    }
    out.push_str("</deck>\n");
    out
}

fn element(names: &Names<'_>, id: &str) -> String {
    let (name, set) = match card(names, id) {
        Written::Card(card) => (in_one(card), card.set.clone()),
        Written::Id(id) => (id.to_owned(), String::new()),
    };
    let number = match id.parse::<CollectorCode>() {
        Ok(code) => format!(" id=\"ST2E-EN{:02}{:03}\"", code.set, code.number),
        Err(_) => String::new(),
    };
    let (name, set) = (escaped(&name), escaped(&set));
    format!("    <card><name{number}>{name}</name><set>{set}</set></card>\n")
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
