//! Editions and rulebooks in files and on the command line.

use cards::{Edition, Rulebook, SameMission};

fn json<T: serde::Serialize>(value: T) -> String {
    serde_json::to_string(&value).expect("plain data")
}

/// 2E-ERR-01
#[test]
fn the_rulebook_of_2003_is_the_default() {
    assert_eq!(Rulebook::default(), Rulebook::R2003);
    assert_eq!(Edition::default(), Edition::Second);
}

#[test]
fn rulebooks_are_written_by_year_and_read_as_in_old_replays_too() {
    assert_eq!(json(Rulebook::ALL), r#"["2002","2003"]"#);
    assert_eq!(
        serde_json::from_str::<Rulebook>("\"R2002\"").ok(),
        Some(Rulebook::R2002)
    );
    for book in Rulebook::ALL {
        for text in [json(book), json(book.name())] {
            assert_eq!(serde_json::from_str::<Rulebook>(&text).ok(), Some(*book));
        }
        assert_eq!(book.name().parse(), Ok(*book));
        assert_eq!(json(book).trim_matches('"').parse(), Ok(*book));
    }
    for wrong in ["", "R", "RR2003", "2004", "second"] {
        assert!(wrong.parse::<Rulebook>().is_err(), "{wrong:?}");
    }
}

#[test]
fn editions_are_written_by_name() {
    assert_eq!(json(Edition::ALL), r#"["first","second"]"#);
    for edition in Edition::ALL {
        assert_eq!(
            Edition::find(&edition.name().to_uppercase()),
            Some(*edition)
        );
    }
    assert_eq!(Edition::find("third"), None);
}

/// 2E-GAP-36
#[test]
fn same_missions_are_written_as_in_replays() {
    assert_eq!(json(SameMission::ByTitle), r#""ByTitle""#);
    assert_eq!(json(SameMission::ByFullName), r#""ByFullName""#);
}
