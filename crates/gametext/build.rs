//! Puts the grammar files into the program, in the order of their names.

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::Path;

fn main() {
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo sets the folder");
    let out = env::var("OUT_DIR").expect("cargo sets the output folder");
    let mut code = String::new();
    for (name, folder) in [("ENGLISH", "en"), ("GERMAN", "de")] {
        let folder = Path::new(&root).join("grammar").join(folder);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<_> = fs::read_dir(&folder)
            .expect("the grammar folder can be read")
            .filter_map(|entry| Some(entry.ok()?.path()))
            .filter(|path| path.extension().is_some_and(|e| e == "gram"))
            .collect();
        files.sort();
        writeln!(code, "pub const {name}: &[(&str, &str)] = &[").expect("a string takes text");
        for path in files {
            println!("cargo::rerun-if-changed={}", path.display());
            let file = path.file_name().unwrap_or_default();
            writeln!(code, "    ({file:?}, include_str!({path:?})),").expect("a string takes text");
        }
        writeln!(code, "];").expect("a string takes text");
    }
    fs::write(Path::new(&out).join("grammars.rs"), code).expect("the output folder can be written");
}
