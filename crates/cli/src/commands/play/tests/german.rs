//! The table in German.

use super::screens::TABLE;
use super::*;

fn orders() -> App {
    scenario_in(Lang::De, &format!("{TABLE}\nsegment orders"), &[1, 2])
}

#[test]
fn the_table() {
    let mut app = orders();
    press(&mut app, "⏎");
    insta::assert_snapshot!(screen(&mut app, 120, 40));
}

#[test]
fn the_table_in_a_small_terminal() {
    let mut app = orders();
    press(&mut app, "⏎⇥→");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}

#[test]
fn cards_are_found_by_german_and_by_printed_words() {
    let mut app = scenario_in(Lang::De, &format!("{TABLE}\nsegment play"), &[1]);
    press(&mut app, "/personal");
    let german = screen(&mut app, 100, 30);
    press(&mut app, "⎋/personnel");
    assert!(german.contains("Ada Quill für 2"));
    assert!(screen(&mut app, 100, 30).contains("Ada Quill für 2"));
}

#[test]
fn a_mission_in_full_and_what_it_lacks() {
    let mut app = orders();
    press(&mut app, "⏎⇥→⏎");
    let zoom = screen(&mut app, 100, 40);
    press(&mut app, "?");
    insta::assert_snapshot!(format!("{zoom}\n{}", screen(&mut app, 100, 40)));
}

#[test]
fn what_is_not_possible_and_the_rule_that_says_so() {
    let mut app = orders();
    press(&mut app, "⏎w");
    let list = screen(&mut app, 80, 24);
    press(&mut app, "⏎");
    insta::assert_snapshot!(format!("{list}\n{}", screen(&mut app, 80, 24)));
}

#[test]
fn dilemmas_are_chosen_and_faced() {
    let mut app = orders();
    press(&mut app, "⏎/versuch⏎");
    let handover = screen(&mut app, 80, 24);
    assert!(handover.contains("Gib die Tastatur an Spieler 2."));
    press(&mut app, "⏎ ");
    insta::assert_snapshot!(screen(&mut app, 120, 40));
}

#[test]
fn the_keys() {
    let mut app = orders();
    press(&mut app, "⏎h");
    insta::assert_snapshot!(screen(&mut app, 80, 32));
}

/// Nothing of the help is cut off.
#[test]
fn the_help_fits_its_sheet_in_every_language() {
    for lang in Lang::ALL {
        let sheet = crate::commands::play::sheets::help(lang);
        for row in &sheet.rows {
            let width = row.line.width();
            assert!(width <= crate::commands::play::sheet::WIDTH, "{}", row.line);
        }
    }
}

#[test]
fn the_end() {
    let mut app = orders();
    press(&mut app, "⏎qc");
    insta::assert_snapshot!(screen(&mut app, 80, 24));
}
