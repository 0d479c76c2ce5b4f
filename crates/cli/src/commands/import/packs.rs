//! Packs made from a list: one for each set, written all or none.

use super::{Finding, Imported, Known, report};
use crate::commands::cards::set;
use crate::failure::Failure;
use crate::file::Draft;
use crate::library;
use ::cards::catalogue::pack_files;
use ::cards::pack::Pack;
use ::cards::{CardDef, CollectorCode};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A pack that was written.
#[derive(Debug, Serialize)]
pub struct Written {
    pub file: String,
    pub cards: usize,
    /// The number of them that are played without their text.
    pub blank: usize,
}

#[derive(Debug)]
pub struct Packs {
    folder: Option<PathBuf>,
    packs: Vec<(String, Pack)>,
}

impl Packs {
    /// Returns the packs to write, or the conflict with those in the folder.
    pub fn of(imported: &[Imported], out: Option<&Path>) -> Result<Packs, Vec<Finding>> {
        let folder = out.map(Path::to_owned).or_else(library::pack_folder);
        let mut sets: BTreeMap<(String, u8), Vec<&Imported>> = BTreeMap::new();
        for card in imported {
            let Some(def) = &card.card else { continue };
            // What the program has already goes into its own packs only when a folder is named.
            if out.is_none() && card.known != Known::No {
                continue;
            }
            let number = def.id.parse::<CollectorCode>().map_or(0, |code| code.set);
            let key = (def.set.clone(), number);
            sets.entry(key).or_default().push(card);
        }
        let names = file_names(sets.keys());
        let old = match &folder {
            Some(folder) => old_packs(folder),
            None => Vec::new(),
        };
        let mut findings = Vec::new();
        let mut packs = Vec::new();
        for (((set, _), cards), file) in sets.into_iter().zip(names) {
            findings.extend(clashes(&cards, &file, &old));
            let mut defs: Vec<CardDef> = cards.iter().filter_map(|c| c.card.clone()).collect();
            // Cards of the set that this list does not have stay.
            for (other, pack) in &old {
                let kept = pack.iter().flat_map(|p| &p.cards);
                let kept = kept.filter(|card| cards.iter().all(|c| c.id != card.id));
                defs.extend(kept.filter(|_| *other == file).cloned());
            }
            let order = |id: &str| id.parse::<CollectorCode>().map(CollectorCode::order).ok();
            defs.sort_by(|a, b| (order(&a.id), &a.id).cmp(&(order(&b.id), &b.id)));
            let pack = Pack {
                name: set::name(&set).to_owned(),
                cards: defs,
            };
            // What is written must be readable.
            if let Err(error) = Pack::read(&file, &pack.to_ron()) {
                let line = cards.first().map_or(1, |card| card.line);
                findings.push(report::unreadable_pack(line, &error));
            }
            packs.push((file, pack));
        }
        match findings.is_empty() {
            true => Ok(Packs { folder, packs }),
            false => Err(findings),
        }
    }

    /// Writes all packs beside their places, then puts them there.
    pub fn write(self) -> Result<Vec<Written>, Failure> {
        if self.packs.is_empty() {
            return Ok(Vec::new());
        }
        let folder = self.folder.ok_or_else(report::no_folder)?;
        let cannot = |error| report::cannot_write(&folder, &error);
        std::fs::create_dir_all(&folder).map_err(cannot)?;
        let mut drafts = Vec::new();
        let mut written = Vec::new();
        for (file, pack) in self.packs {
            let path = folder.join(file);
            let text = pack.to_ron();
            drafts.push(Draft::write(&path, |out| out.write_all(text.as_bytes())).map_err(cannot)?);
            written.push(Written {
                file: path.display().to_string(),
                cards: pack.cards.len(),
                blank: pack.cards.iter().filter(|c| !c.support.is_full()).count(),
            });
        }
        for draft in drafts {
            draft.keep().map_err(cannot)?;
        }
        Ok(written)
    }
}

/// The packs a folder holds, by file name; nothing for one that cannot be read.
fn old_packs(folder: &Path) -> Vec<(String, Option<Pack>)> {
    let files = pack_files(folder).unwrap_or_default();
    let named = files.iter().filter_map(|path| {
        let name = path.file_name()?.to_string_lossy().into_owned();
        Some((name, Pack::load(path).ok()))
    });
    named.collect()
}

/// Cards that another pack of the folder has, and a pack that would be lost because it cannot be read.
fn clashes(cards: &[&Imported], file: &str, old: &[(String, Option<Pack>)]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (other, pack) in old {
        match pack {
            None if other == file => {
                let line = cards.first().map_or(1, |card| card.line);
                findings.push(report::broken_pack(line, other));
            }
            Some(pack) if other != file => {
                let ids: BTreeSet<&str> = pack.cards.iter().map(|c| c.id.as_str()).collect();
                let taken = cards.iter().filter(|card| ids.contains(card.id.as_str()));
                findings.extend(taken.map(|c| report::taken(c.line, &c.id, other)));
            }
            _ => {}
        }
    }
    findings
}

/// A file name for each set: its name in small letters, with its number where two would be alike.
fn file_names<'a>(sets: impl Iterator<Item = &'a (String, u8)>) -> Vec<String> {
    let mut taken = BTreeSet::new();
    sets.map(|(set, number)| {
        let letters = set::name(set).to_lowercase();
        let words = letters.split(|c: char| !c.is_ascii_alphanumeric());
        let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
        let stem = match words.is_empty() {
            true => String::from("set"),
            false => words.join("-"),
        };
        let mut name = format!("{stem}.ron");
        let mut more = usize::from(*number);
        while !taken.insert(name.clone()) {
            name = format!("{stem}-{more}.ron");
            more += 1;
        }
        name
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_get_file_names_that_are_plain_and_different() {
        let sets = [("A B", 4), ("a/b", 5), ("SE", 1), ("../..", 6), ("é", 7)];
        let sets = sets.map(|(set, n)| (set.to_owned(), n));
        let names = file_names(sets.iter());
        let expected = [
            "a-b.ron",
            "a-b-5.ron",
            "premiere.ron",
            "set.ron",
            "set-7.ron",
        ];
        assert_eq!(names, expected);
    }
}
