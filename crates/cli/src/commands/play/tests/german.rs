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
        let sheet = crate::commands::play::manual::help(lang);
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

/// Errors are data until they are shown.
#[test]
fn faults_of_a_scenario() {
    let faults = Scenario::read("rules 1999").expect_err("faults");
    let faults: Vec<String> = faults.iter().map(|f| f.message().say(Lang::De)).collect();
    assert_eq!(
        faults[0],
        "Zeile 1, Spalte 7: `rules` ist 2002, 2003 oder first, nicht `1999`"
    );
    let unknown = Scenario::read("player 1\n  hand: Jean-Luc Pikard")
        .and_then(|s| s.build(Catalogue::second_edition()))
        .expect_err("no such card");
    let told = unknown[0].message().say(Lang::De);
    assert!(
        told.starts_with("Zeile 2, Spalte 9: keine Karte heißt \"Jean-Luc Pikard\"; meinst du "),
        "{told}"
    );
}

/// Words that no German screen of this table has: its cards are named so that they do not occur in titles.
const ENGLISH: [&str; 12] = [
    " the ", " your ", " and ", " of ", " to ", " is ", " card", " player", "Player", "counter ",
    " not ", " with ",
];

#[test]
fn nothing_on_the_table_is_english() {
    for seed in 0..2 {
        let mut app = orders();
        press(&mut app, "⏎");
        let mut rng = engine::random::SmallRng::new(seed);
        let keys: Vec<char> = super::play::KEYS.chars().collect();
        for n in 0..400 {
            let Some(key) = rng.pick(&keys) else { return };
            press(&mut app, &key.to_string());
            let size = [(80, 24), (120, 40), (200, 60)][n % 3];
            let screen = screen(&mut app, size.0, size.1);
            // The ledger is English, and says so.
            if screen.contains("nur auf Englisch") {
                continue;
            }
            let found = ENGLISH.iter().find(|word| screen.contains(**word));
            assert!(found.is_none(), "{found:?}\n{screen}");
        }
    }
}
