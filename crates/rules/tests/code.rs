//! Rule ids in the code: each must be in the ledger, as in tests.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => sources(&path, out),
            false if path.extension().is_some_and(|e| e == "rs") => out.push(path),
            false => {}
        }
    }
}

/// The ids in a line: `2E-ATT-04`, `1E-DECK-05`.
fn ids(line: &str) -> Vec<&str> {
    let mut found = Vec::new();
    for (at, _) in line.match_indices("E-") {
        let Some(at) = at.checked_sub(1).filter(|at| line.is_char_boundary(*at)) else {
            continue;
        };
        if !["1E-", "2E-"].contains(&&line[at..at + 3]) {
            continue;
        }
        let inside = line[..at]
            .chars()
            .next_back()
            .is_some_and(|c| c.is_alphanumeric());
        let rest = &line[at + 3..];
        let area = rest.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(0);
        let number = rest[area..].strip_prefix('-').unwrap_or("");
        let digits = number
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(number.len());
        if !inside && area > 0 && digits > 0 {
            found.push(&line[at..at + 3 + area + 1 + digits]);
        }
    }
    found
}

#[test]
fn every_rule_id_in_the_code_is_in_the_ledger() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for name in std::fs::read_dir(&crates).expect("the crates").flatten() {
        // The ids in this crate are examples.
        if name.file_name() != "rules" {
            sources(&name.path().join("src"), &mut files);
        }
    }
    assert!(files.len() > 300, "only {} files were found", files.len());
    let mut unknown = Vec::new();
    let mut known = 0;
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source file");
        for (n, line) in text.lines().enumerate() {
            for id in ids(line) {
                match rules::get(id) {
                    Ok(rule) if rule.id.to_string() == id => known += 1,
                    _ => unknown.push(format!("{}:{}: {id}", file.display(), n + 1)),
                }
            }
        }
    }
    assert!(unknown.is_empty(), "{}", unknown.join("\n"));
    assert!(known > 300, "only {known} ids were found");
}

#[test]
fn ids_are_found_in_comments_and_strings() {
    assert_eq!(
        ids("// 2E-ATT-04, 2E-GAP-105: why"),
        ["2E-ATT-04", "2E-GAP-105"]
    );
    assert_eq!(ids(r#"refuse("2E-COST-05", why)"#), ["2E-COST-05"]);
    assert!(ids("starts_with(\"2E-ATT\")").is_empty());
}
