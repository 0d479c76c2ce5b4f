//! Lists the decks and the First Edition packs that come with the program.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    list("../../decks", "txt", "starters.rs", |path| {
        let stem = path.file_stem().unwrap_or_default();
        stem.to_string_lossy().into_owned()
    })?;
    list("../../packs/first", "ron", "first_packs.rs", |path| {
        let name = path.file_name().unwrap_or_default();
        format!("packs/first/{}", name.to_string_lossy())
    })
}

/// Writes a list of the files of a folder with their contents, each with a name.
fn list(
    folder: &str,
    ending: &str,
    to: &str,
    name: impl Fn(&Path) -> String,
) -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join(folder);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder.canonicalize()?)? {
            files.push(entry?.path());
        }
    }
    files.retain(|file| file.extension().is_some_and(|end| end == ending));
    // Folders list files in any order.
    files.sort();
    let mut list = String::from("[\n");
    for file in files {
        let (name, path) = (name(&file), file.display().to_string());
        writeln!(list, "({name:?}, include_str!({path:?})),")?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join(to), list)?;
    Ok(())
}
