//! Writing deck files. Reading them gives the same cards in the same order.

mod plain;
mod plugin_text;
mod plugin_xml;
mod site;

use super::names::{Hints, Match, Names};
use super::{DeckList, Format};
use crate::catalogue::Catalogue;
use crate::model::CardDef;

/// A part of a list that a form has no place for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The name of the deck and its notes.
    NameAndNotes,
}

/// Writes a list, copies together.
///
/// ```
/// use cards::deck::{DeckList, Format, write::write};
/// let mut list = DeckList::default();
/// list.dilemmas = vec!["1C003".into(), "1C003".into()];
/// let cards = cards::Catalogue::second_edition();
/// assert_eq!(write(&list, Format::PluginText, cards), "Dilemmas:\n2\tAlien Abduction\nMissions:\n");
/// ```
pub fn write(list: &DeckList, format: Format, catalogue: &Catalogue) -> String {
    let mut list = list.clone();
    list.tidy();
    let names = Names::new(catalogue);
    match format {
        Format::Plain => plain::write(&list, &names),
        Format::PluginText => plugin_text::write(&list, &names),
        Format::PluginXml => plugin_xml::write(&list, &names),
        Format::Site => site::write(&list, &names),
    }
}

/// Reports what of a list will not be in the file.
pub fn lost(list: &DeckList, format: Format) -> Option<Lost> {
    let said = !list.name.is_empty() || !list.notes.is_empty();
    (format == Format::PluginText && said).then_some(Lost::NameAndNotes)
}

/// A card of the list. An unknown id is written as it is.
enum Written<'a> {
    Card(&'a CardDef),
    Id(&'a str),
}

fn card<'a>(names: &Names<'a>, id: &'a str) -> Written<'a> {
    match names.catalogue().get(id) {
        Some(card) => Written::Card(card),
        None => Written::Id(id),
    }
}

/// The name, with the code behind it where the name alone would be another card's.
fn name(names: &Names<'_>, id: &str, called: fn(&CardDef) -> String) -> String {
    match card(names, id) {
        Written::Id(id) => id.to_owned(),
        Written::Card(card) => {
            let name = called(card);
            let at = names.catalogue().index_of(id);
            match names.find(&name, Hints::default()) {
                Match::Is(found) if Some(found) == at => name,
                _ => format!("{name} ({id})"),
            }
        }
    }
}

/// Name and notes as comments: the first is the name, even if there is none.
fn comments(list: &DeckList) -> String {
    let mut out = String::new();
    if list.name.is_empty() && list.notes.is_empty() {
        return out;
    }
    for line in [list.name.as_str()].into_iter().chain(list.notes.lines()) {
        out.push_str(format!("// {line}").trim_end());
        out.push('\n');
    }
    out
}
