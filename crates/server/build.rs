//! The client for browsers is built into the program: it is compiled again when `make web` has made another one.

use std::path::Path;

fn main() {
    let dist = Path::new("../../web/dist");
    // A folder that is missing would count as changed each time. Where it cannot be made, the client is missing anyway.
    let _ = std::fs::create_dir_all(dist);
    println!("cargo::rerun-if-changed={}", dist.display());
    println!("cargo::rerun-if-changed=build.rs");
}
