//! Writing deck files for people and other tools.

use super::list::{DeckZone, FirstList};
use crate::catalogue::Catalogue;
use crate::deck::Format;
use crate::first::id::FirstId;
use crate::model::CardDef;

/// Writes a list in one of the forms that players exchange. [`read`](super::read) reads it back.
pub fn write(list: &FirstList, format: Format, catalogue: &Catalogue) -> String {
    match format {
        Format::Plain => plain(list, catalogue),
        Format::PluginText => plugin_text(list, catalogue),
        Format::PluginXml => plugin_xml(list, catalogue),
        Format::Site => site(list, catalogue),
    }
}

/// The zones that have cards, the draw deck first as tools want it.
fn zones(list: &FirstList) -> impl Iterator<Item = DeckZone> + '_ {
    let others = DeckZone::ALL
        .into_iter()
        .filter(|zone| *zone != DeckZone::Draw);
    [DeckZone::Draw]
        .into_iter()
        .chain(others)
        .filter(|zone| !list.zone(*zone).is_empty())
}

/// The name with the mark of the version: `Data (The Next Generation)`.
fn name(catalogue: &Catalogue, id: &str) -> String {
    match catalogue.get(id) {
        Some(CardDef {
            title,
            subtitle: Some(version),
            ..
        }) => format!("{title} ({version})"),
        Some(card) => card.title.to_string(),
        None => id.to_owned(),
    }
}

fn comments(list: &FirstList) -> String {
    let mut out = String::new();
    for line in [list.name.as_str()].into_iter().chain(list.notes.lines()) {
        if !line.is_empty() {
            out.push_str(&format!("// {line}\n"));
        }
    }
    out
}

fn plain(list: &FirstList, catalogue: &Catalogue) -> String {
    let mut out = comments(list);
    for zone in zones(list) {
        out.push_str(&format!("{}\n", zone.title()));
        for (n, id) in list.copies(zone) {
            out.push_str(&format!("{n}x {}\n", name(catalogue, id)));
        }
    }
    out
}

fn plugin_text(list: &FirstList, catalogue: &Catalogue) -> String {
    let mut out = String::new();
    for zone in zones(list) {
        if zone != DeckZone::Draw {
            out.push_str(&format!("{}:\n", zone.heading()));
        }
        for (n, id) in list.copies(zone) {
            out.push_str(&format!("{n}\t{}\n", name(catalogue, id)));
        }
    }
    out
}

fn plugin_xml(list: &FirstList, catalogue: &Catalogue) -> String {
    let mut out = String::from("<deck version=\"0.8\">\n  <meta>\n    <game>startrek1e</game>\n");
    for (element, text) in [("name", &list.name), ("notes", &list.notes)] {
        if !text.is_empty() {
            out.push_str(&format!("    <{element}>{}</{element}>\n", escaped(text)));
        }
    }
    out.push_str("  </meta>\n");
    for zone in zones(list) {
        out.push_str(&format!("  <superzone name=\"{}\">\n", zone.heading()));
        for id in list.zone(zone) {
            let set = catalogue.get(id).map_or("", |card| &card.set);
            let (name, set) = (escaped(&name(catalogue, id)), escaped(set));
            out.push_str(&format!(
                "    <card><name>{name}</name><set>{set}</set></card>\n"
            ));
        }
        out.push_str("  </superzone>\n");
    }
    out.push_str("</deck>\n");
    out
}

fn site(list: &FirstList, catalogue: &Catalogue) -> String {
    let mut out = comments(list);
    for zone in zones(list) {
        out.push_str(&format!("{} ({})\n", zone.title(), list.zone(zone).len()));
        for (n, id) in list.copies(zone) {
            let times = match n {
                1 => String::new(),
                n => format!("{n}x "),
            };
            let bullet = match catalogue.get(id) {
                Some(card) if card.unique => "•",
                _ => "",
            };
            let name = name(catalogue, id);
            out.push_str(&format!(
                "{}\t\t{times}{bullet}{name}\n",
                code(catalogue, id)
            ));
        }
    }
    out
}

/// Number of the release, rarity, number of the card.
fn code(catalogue: &Catalogue, id: &str) -> String {
    let rarity = catalogue.get(id).map_or("", |card| card.rarity.code());
    let rarity = rarity.trim_end_matches('*');
    match id.parse::<FirstId>() {
        Ok(id) => format!("{}\t{rarity}\t{}", id.release + 1, id.number),
        Err(_) => String::from("\t\t"),
    }
}

fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;");
    text.replace('<', "&lt;").replace('>', "&gt;")
}
