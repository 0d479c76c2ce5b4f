//! The check that every rule of the ledger has its test.

use std::process::Command;

#[test]
fn every_rule_has_a_test() {
    let checked = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["rules", "coverage", "--check"])
        .output()
        .expect("the program");
    let said = String::from_utf8_lossy(&checked.stderr);
    assert!(checked.status.success(), "{said}");
}
