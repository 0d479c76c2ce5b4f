//! Puts abilities written by hand into the packs: `merge_gold FOLDER PACKS`.
//!
//! Every file `<id>.ron` of the folder holds `(play: …, text: […])` of the card with that id; `play` may
//! be left out. A file that cannot be read is reported with its line and column and left out.

use cards::Support;
use cards::language::{Ability, PlayRule};
use cards::pack::Pack;
use serde::Deserialize;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gold {
    #[serde(default)]
    play: PlayRule,
    text: Vec<Ability>,
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [gold, packs] = args.as_slice() else {
        eprintln!("usage: merge_gold FOLDER PACKS");
        return ExitCode::from(2);
    };
    match merge(Path::new(gold), Path::new(packs)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::FAILURE
        }
    }
}

/// Whether every file was good.
fn merge(gold: &Path, packs: &Path) -> Result<bool, String> {
    let mut good = true;
    let mut texts = HashMap::new();
    for file in ron_files(gold)? {
        match read(&file) {
            Ok(text) => {
                texts.insert(stem(&file), text);
            }
            Err(e) => {
                eprintln!("{e}");
                good = false;
            }
        }
    }
    for file in ron_files(packs)? {
        let mut pack = Pack::load(&file).map_err(|e| e.to_string())?;
        let before = pack.clone();
        for card in &mut pack.cards {
            if let Some(gold) = texts.remove(&card.id) {
                card.play = gold.play;
                card.text = gold.text;
                card.support = Support::Full;
            }
        }
        if pack != before {
            let temporary = file.with_extension("ron.new");
            std::fs::write(&temporary, pack.to_ron())
                .and_then(|()| std::fs::rename(&temporary, &file))
                .map_err(|e| format!("{}: {e}", file.display()))?;
        }
    }
    for id in texts.keys() {
        eprintln!("{id}: no pack has such a card");
        good = false;
    }
    Ok(good)
}

fn stem(file: &Path) -> String {
    file.file_stem()
        .map(|s| s.to_string_lossy().into_owned())
        .unwrap_or_default()
}

fn ron_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "ron"))
        .collect();
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<Gold, String> {
    let name = file.display();
    let text = std::fs::read_to_string(file).map_err(|e| format!("{name}: {e}"))?;
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(&text)
        .map_err(|e| {
            let at = e.span.start;
            format!("{name}:{}:{}: {}", at.line, at.col, e.code)
        })
}
