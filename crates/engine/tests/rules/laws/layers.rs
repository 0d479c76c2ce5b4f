//! The layers of the engine: kernel, texts, scenarios and random players know an edition only by its procedure.

use std::path::{Path, PathBuf};

fn sources(path: &Path, out: &mut Vec<PathBuf>) {
    if path.is_file() {
        out.push(path.to_owned());
        return;
    }
    for entry in std::fs::read_dir(path).expect("a folder").flatten() {
        sources(&entry.path(), out);
    }
}

/// Whether a line names a path of an edition: `second::` or `first::`.
fn names_an_edition(line: &str) -> bool {
    ["second::", "first::"].iter().any(|edition| {
        line.match_indices(edition).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
        })
    })
}

#[test]
fn only_two_files_beside_the_editions_name_one() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    for layer in ["kernel", "text", "scenario", "random", "random.rs"] {
        sources(&src.join(layer), &mut files);
    }
    assert!(files.len() > 50, "only {} files were found", files.len());
    let allowed = [
        src.join("kernel/edition.rs"),
        src.join("kernel/procedure.rs"),
    ];
    let mut wrong = Vec::new();
    for file in files.iter().filter(|f| !allowed.contains(f)) {
        let text = std::fs::read_to_string(file).expect("a source file");
        for (n, line) in text.lines().enumerate() {
            if names_an_edition(line) {
                wrong.push(format!("{}:{}: {line}", file.display(), n + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn paths_of_editions_are_found() {
    assert!(names_an_edition("use crate::second::turn;"));
    assert!(names_an_edition("first::Rules"));
    assert!(!names_an_edition("let seconds = 3; // the second time"));
}
