//! Lists the decks that come with the program.

use std::error::Error;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../decks");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder.canonicalize()?)? {
            files.push(entry?.path());
        }
    }
    files.retain(|file| file.extension().is_some_and(|end| end == "txt"));
    // Folders list files in any order.
    files.sort();
    let mut list = String::from("[\n");
    for file in files {
        let stem = file.file_stem().unwrap_or_default().to_string_lossy();
        writeln!(
            list,
            "({stem:?}, include_str!({:?})),",
            file.display().to_string()
        )?;
    }
    list.push_str("]\n");
    fs::write(Path::new(&env::var("OUT_DIR")?).join("starters.rs"), list)?;
    Ok(())
}
