//! The command line as users see it: every file in `tests/cmd` is a session.
//!
//! They are in English whatever the machine speaks, unless they ask for another language.
//!
//! `TRYCMD=overwrite cargo test -p cli --test cmd` writes what the program prints into the files.

#[test]
fn sessions_print_what_they_say() {
    trycmd::TestCases::new()
        .env("SPACELINE_LANG", "en")
        // No session sees the packs of whoever runs it.
        .env("SPACELINE_DATA", "no-data")
        .case("tests/cmd/**/*.trycmd");
}
