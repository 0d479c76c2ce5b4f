//! Words that are no text.
#![cfg(unix)]

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::process::Command;

#[test]
fn an_argument_that_is_no_text_is_refused() {
    for before in [
        &["import"][..],
        &["deck", "check"],
        &["text", "explain"],
        &["cards", "show"],
        &[],
    ] {
        let word = OsString::from_vec(vec![b'a', 0xff, 0xfe]);
        let done = Command::new(env!("CARGO_BIN_EXE_spaceline"))
            .args(before)
            .arg(word)
            .output()
            .expect("the program runs");
        let said = String::from_utf8_lossy(&done.stderr);
        assert!(
            matches!(done.status.code(), Some(1 | 2)),
            "{before:?}: {said}"
        );
        assert!(!said.contains("panicked"), "{before:?}: {said}");
    }
}
