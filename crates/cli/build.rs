//! Scans the tests of the workspace for the rules and cards they cite and stores the indexes for `spaceline rules`
//! and `spaceline cards coverage`.

use rules::citations::{Citations, merge, scan, scan_cards};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Its tests are about the ledger itself: an id in them is an example, not a citation.
const NOT_SCANNED: &str = "rules";
/// The folder of tests that play with real cards.
const CARD_TESTS: &str = "crates/engine/tests/";

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../..");
    let crates = root.join("crates");
    // Cargo looks through the whole folder for anything newer.
    println!("cargo::rerun-if-changed={}", crates.display());

    let mut files = Vec::new();
    for package in sorted_entries(&crates)? {
        if !package.ends_with(NOT_SCANNED) {
            for folder in ["src", "tests"] {
                rust_files(&package.join(folder), &mut files)?;
            }
        }
    }
    let (mut citations, mut card_tests) = (Citations::new(), Citations::new());
    for file in files {
        let name = file
            .strip_prefix(&root)?
            .to_string_lossy()
            .replace('\\', "/");
        let source = fs::read_to_string(&file)?;
        merge(&mut citations, scan(&name, &source));
        if name.starts_with(CARD_TESTS) {
            merge(&mut card_tests, scan_cards(&name, &source));
        }
    }
    let out = env::var("OUT_DIR")?;
    let index = |name: &str| Path::new(&out).join(name);
    fs::write(index("citations.json"), serde_json::to_string(&citations)?)?;
    fs::write(
        index("card_tests.json"),
        serde_json::to_string(&card_tests)?,
    )?;
    Ok(())
}

/// Collects the Rust files below a folder, which need not exist.
fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Box<dyn Error>> {
    if !folder.is_dir() {
        return Ok(());
    }
    for path in sorted_entries(folder)? {
        if path.is_dir() {
            rust_files(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

/// Sorted, so that the index is the same on every machine.
fn sorted_entries(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = entries.collect::<std::io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
