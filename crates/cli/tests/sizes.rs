//! Files that are too large are refused at once, in words.

use std::fs::File;
use std::path::PathBuf;
use std::process::Command;

/// A file of so many bytes; the system keeps no zeros for it.
fn huge(name: &str, bytes: u64) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let made = File::create(&file).and_then(|made| made.set_len(bytes));
    made.expect("a writable folder");
    file
}

#[test]
fn low_files_that_are_too_large_are_refused() {
    let file = huge("huge.txt", 3 << 30);
    let file = file.to_str().expect("a name");
    for (args, most) in [
        (vec!["replay", "verify", file], "64 MiB"),
        (vec!["replay", "show", file], "64 MiB"),
        (vec!["text", "try", file, "--check"], "1 MiB"),
        (vec!["deck", "check", file], "1 MB"),
    ] {
        let run = Command::new(env!("CARGO_BIN_EXE_spaceline"))
            .args(&args)
            .output();
        let run = run.expect("a program");
        let said = String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success(), "{args:?}");
        assert!(
            said.contains("larger than") && said.contains(most),
            "{args:?}: {said}"
        );
    }
    let _ = std::fs::remove_file(file);
}
