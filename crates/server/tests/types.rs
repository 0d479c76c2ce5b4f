//! The types for TypeScript in the repository are those of the program.

use std::path::Path;

#[test]
fn the_types_in_the_repository_are_those_of_the_program() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/wire.ts");
    let now = server::types::typescript();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::write(&file, &now).expect("the file can be written");
    }
    let stored = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        stored == now,
        "web/src/generated/wire.ts is not up to date: UPDATE_TYPES=1 cargo test -p server --test types"
    );
}
