//! Names of First Edition cards as people and other tools write them.

use crate::catalogue::{CardIx, Catalogue, NotFound};
use crate::deck::names::key;
use crate::first::lexicon::{RELEASES, Release};
use crate::model::CardDef;
use std::collections::HashMap;

/// The names of a catalogue, prepared for lookups. Marks of versions are part of a name (1E-GAP-71).
///
/// ```
/// use cards::Catalogue;
/// use cards::first::deck::FirstNames;
/// let names = FirstNames::new(Catalogue::first_edition());
/// let id = |written: &str| names.find(written).map(|card| card.id.as_str());
/// assert_eq!(id("% VEKMA"), Ok("premiere-288"));
/// assert_eq!(id("Data (The Next Generation)"), Ok("TNG-056"));
/// assert_eq!(id("Data *FC"), Ok("fc-097"));
/// assert_eq!(id("I.K.C. Pagh"), id("I.K.S. Pagh"));
/// assert!(id("Dataa").is_err());
/// ```
#[derive(Debug)]
pub struct FirstNames<'c> {
    catalogue: &'c Catalogue,
    by_title: HashMap<String, Vec<CardIx>>,
}

impl<'c> FirstNames<'c> {
    /// Prepares the names of a catalogue.
    pub fn new(catalogue: &'c Catalogue) -> FirstNames<'c> {
        let mut by_title: HashMap<String, Vec<CardIx>> = HashMap::new();
        for (card, at) in catalogue.cards().iter().zip((0..).map(CardIx)) {
            by_title
                .entry(title_key(card.title.as_str()))
                .or_default()
                .push(at);
        }
        FirstNames {
            catalogue,
            by_title,
        }
    }

    /// The catalogue.
    pub fn catalogue(&self) -> &'c Catalogue {
        self.catalogue
    }

    /// Finds a card by its id or its name. A name without a version is the card without one; a back is found by its
    /// own name and is its card (1E-GAP-134).
    pub fn find(&self, written: &str) -> Result<&'c CardDef, NotFound> {
        let written = written.trim();
        if let Some(card) = self.catalogue.get(written) {
            return Ok(self.front(card));
        }
        let bare = written.trim_start_matches(['%', '•', '·', ' ']);
        let bare = bare.trim_end_matches(['*', ' ']);
        let versions = [marked(bare), bracketed(bare), behind_comma(bare)];
        let by_version = versions.into_iter().flatten().find_map(|(title, version)| {
            let cards = self.titled(title);
            cards.into_iter().find(|card| is_version(card, version))
        });
        let plain = || {
            let cards = self.titled(bare);
            let plain = cards.iter().find(|card| card.subtitle.is_none());
            plain
                .or_else(|| cards.first().filter(|_| cards.len() == 1))
                .copied()
        };
        match by_version.or_else(plain) {
            Some(card) => Ok(self.front(card)),
            None => Err(self.not_found(written, bare)),
        }
    }

    fn titled(&self, title: &str) -> Vec<&'c CardDef> {
        let known = self.by_title.get(&title_key(title));
        let cards = known.into_iter().flatten();
        cards.map(|at| self.catalogue.card(*at)).collect()
    }

    fn front(&self, card: &'c CardDef) -> &'c CardDef {
        let front = card.first().and_then(|facts| facts.back_of.as_deref());
        front.and_then(|id| self.catalogue.get(id)).unwrap_or(card)
    }

    fn not_found(&self, written: &str, bare: &str) -> NotFound {
        let suggestions = match self.titled(bare) {
            none if none.is_empty() => {
                let error = self.catalogue.find(bare).err();
                error.map_or_else(Vec::new, |error| error.suggestions)
            }
            several => several.iter().map(|card| card.full_name()).collect(),
        };
        NotFound {
            name: written.to_owned(),
            suggestions,
        }
    }
}

/// `I.K.C.` and `I.K.S.` are one prefix.
fn title_key(title: &str) -> String {
    let key = key(title);
    match key.strip_prefix("ikc ") {
        Some(rest) => format!("iks {rest}"),
        None => key,
    }
}

/// `Data *FC`
fn marked(name: &str) -> Option<(&str, &str)> {
    let (title, mark) = name.rsplit_once(" *")?;
    Some((title.trim(), mark.trim()))
}

/// `Data (The Next Generation)`
fn bracketed(name: &str) -> Option<(&str, &str)> {
    let (title, version) = name.strip_suffix(')')?.rsplit_once('(')?;
    Some((title.trim(), version.trim()))
}

/// `Data, The Next Generation`
fn behind_comma(name: &str) -> Option<(&str, &str)> {
    let (title, version) = name.rsplit_once(", ")?;
    Some((title.trim(), version.trim()))
}

/// Whether a mark names the version or the release of a card.
fn is_version(card: &CardDef, mark: &str) -> bool {
    let wanted = key(mark);
    let version = card.subtitle.as_deref().map(key);
    let release = RELEASES.iter().find(|release| release.code == card.set);
    let named = |Release { code, name, .. }: &Release| key(code) == wanted || key(name) == wanted;
    version.as_deref() == Some(wanted.as_str()) || release.is_some_and(named)
}
