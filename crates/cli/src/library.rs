//! The cards that this program offers: its own, and those of the packs that were imported.
//!
//! Packs are read from the user's pack folder and from every folder given with `--packs`. A pack that cannot
//! be read is left out with a warning; it never keeps the program from starting.

use crate::failure::Failure;
use crate::page;
use cards::catalogue::{LeftOut, pack_files};
use cards::pack::Pack;
use cards::{Catalogue, Edition};
use engine::{Packs, Replay};
use locale::{Lang, Message, message, say};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The folder for what belongs to the user.
const DATA: &str = "SPACELINE_DATA";

/// The folders of packs, and the language of warnings about them.
static FOLDERS: OnceLock<(Vec<PathBuf>, Lang)> = OnceLock::new();
static LIBRARY: OnceLock<Library> = OnceLock::new();

struct Library {
    all: Catalogue,
    /// Without the imported cards whose text is not understood.
    dealt: Catalogue,
}

/// The folder of imported packs: `$SPACELINE_DATA/packs`, else the platform's folder for data.
pub fn pack_folder() -> Option<PathBuf> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let data = match folder(DATA) {
        Some(data) => PathBuf::from(data),
        None => folder("XDG_DATA_HOME")
            .map(PathBuf::from)
            .or_else(|| folder("APPDATA").map(PathBuf::from))
            .or_else(|| folder("HOME").map(|home| Path::new(&home).join(".local/share")))?
            .join("spaceline"),
    };
    Some(data.join("packs"))
}

/// Names the folders of packs, once, before the first card is asked for.
pub fn open(lang: Lang, packs: Vec<PathBuf>) -> Result<(), Failure> {
    if let Some(missing) = packs.iter().find(|folder| !folder.is_dir()) {
        return Err(Failure::Asked {
            message: message!("packs-no-folder", folder = missing.display().to_string()),
            hint: Some(message!("packs-no-folder-hint")),
        });
    }
    let own = pack_folder().filter(|folder| folder.is_dir());
    let folders = own.into_iter().chain(packs).collect();
    // A second opening would change nothing; there is none.
    let _ = FOLDERS.set((folders, lang));
    Ok(())
}

/// All cards.
pub fn catalogue() -> &'static Catalogue {
    &library().all
}

/// All cards of an edition. Folders of packs add cards of the Second Edition.
pub fn of(edition: Edition) -> &'static Catalogue {
    match edition {
        Edition::First => Catalogue::first_edition(),
        Edition::Second => catalogue(),
    }
}

/// The cards that decks are made from: an imported card that is played as blank is in no deck unless
/// somebody puts it there.
pub fn dealt() -> &'static Catalogue {
    &library().dealt
}

/// The cards a game was recorded with: the program's own, or all.
pub fn recorded_with(replay: &Replay) -> &'static Catalogue {
    let own = Catalogue::second_edition();
    match replay.opening(own, Packs::MustAgree) {
        Ok(_) => own,
        Err(_) => catalogue(),
    }
}

fn library() -> &'static Library {
    LIBRARY.get_or_init(|| {
        let (folders, lang) = match FOLDERS.get() {
            Some((folders, lang)) => (folders.as_slice(), *lang),
            None => (&[][..], Lang::En),
        };
        let (library, warnings) = load(folders);
        for warning in warnings {
            page::warn(&say!(lang, "warning", what = warning));
        }
        library
    })
}

fn load(folders: &[PathBuf]) -> (Library, Vec<Message>) {
    let own = Catalogue::second_edition();
    let mut warnings = Vec::new();
    let mut packs = Vec::new();
    for folder in folders {
        match pack_files(folder) {
            Err(error) => warnings.push(error.message()),
            Ok(files) => {
                for file in files {
                    match Pack::load(&file) {
                        Ok(pack) => packs.push(pack),
                        Err(error) => {
                            warnings.push(message!("packs-pack-out", why = error.message()));
                        }
                    }
                }
            }
        }
    }
    let full: Vec<Pack> = packs
        .iter()
        .map(|pack| {
            let cards = pack.cards.iter().filter(|card| card.support.is_full());
            Pack {
                name: pack.name.clone(),
                cards: cards.cloned().collect(),
            }
        })
        .collect();
    match (own.with_packs(packs), own.with_packs(full)) {
        (Ok((all, left_out)), Ok((dealt, _))) => {
            warnings.extend(left_out.iter().filter(|out| !out.same).map(taken));
            (Library { all, dealt }, warnings)
        }
        (Err(error), _) | (_, Err(error)) => {
            warnings.push(message!("packs-all-out", why = error.message()));
            let (all, dealt) = (own.clone(), own.clone());
            (Library { all, dealt }, warnings)
        }
    }
}

fn taken(out: &LeftOut) -> Message {
    message!("packs-card-out", pack = &out.pack, id = &out.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imported_cards_without_their_text_are_offered_but_not_dealt() {
        let folder = std::env::temp_dir().join(format!("spaceline-library-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let pack = r#"(name: "Test", cards: [
            (id: "90C001", title: "Sing", set: "T", rarity: Common, facts: Event()),
            (id: "90C002", title: "Dance", set: "T", rarity: Common, facts: Event(), support: Blank)])"#;
        std::fs::write(folder.join("test.ron"), pack).unwrap();
        let (library, warnings) = load(std::slice::from_ref(&folder));
        std::fs::remove_dir_all(&folder).unwrap();
        assert!(warnings.is_empty(), "{warnings:?}");
        let has = |catalogue: &Catalogue, id: &str| catalogue.get(id).is_some();
        assert!(has(&library.all, "90C001") && has(&library.all, "90C002"));
        assert!(has(&library.dealt, "90C001") && !has(&library.dealt, "90C002"));
    }
}
