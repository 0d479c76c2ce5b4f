//! Deck files that are made to take long. Each was read for a minute or more once.

use cards::Catalogue;
use cards::deck::read::{MOST_BYTES, Unreadable, read};

/// As large as a file may be.
fn many(part: &str) -> String {
    part.repeat(MOST_BYTES / part.len())
}

fn refused(text: &str) -> Unreadable {
    read(text.as_bytes(), Catalogue::second_edition()).expect_err("no deck")
}

#[test]
fn low_quotes_that_never_close_do_not_hold_up_the_reader() {
    assert_eq!(refused(&many("<a '>")), Unreadable::TooManyLines);
    assert_eq!(refused(&many("<a '>'<b \">\"")), Unreadable::TooManyLines);
}

#[test]
fn low_elements_within_elements_do_not_hold_up_the_reader() {
    let half = MOST_BYTES / 2;
    let deep = format!("{}{}", "<a>".repeat(half / 3), "</b>".repeat(half / 4));
    assert_eq!(refused(&deep), Unreadable::TooManyLines);
    let names: String = (0..100_000).map(|n| format!("<x{n}/>")).collect();
    assert_eq!(
        refused(&names[..names.len().min(MOST_BYTES)]),
        Unreadable::TooManyLines
    );
}

#[test]
fn low_many_headings_do_not_hold_up_the_reader() {
    assert_eq!(refused(&many("Deck (3)\n")), Unreadable::TooManyLines);
    assert_eq!(refused(&many("Deck (3)\n1 x\n")), Unreadable::TooManyLines);
}

#[test]
fn low_marks_of_reprints_without_end_are_left_out() {
    let text = format!("1 Wavefront{}", " *A *A".repeat(100_000));
    let reading = read(text.as_bytes(), Catalogue::second_edition()).expect("a list");
    assert_eq!(reading.lines.len(), 1);
}
