//! Dilemmas that look at how many are still there.

use super::kit::{PLANET, SPACE, dead, left, overcome, planet_with, space_with, stopped};
use crate::harness::{Table, player};
use engine::{Ask, Place};

const CREW: [&str; 14] = [
    "Anara",
    "Brilgar",
    "Dohlem",
    "Jabara",
    "Keeve Falor",
    "Shandor",
    "Weld Ram",
    "Altman",
    "Bandee",
    "Barron",
    "Davies",
    "Hoya",
    "Lopez",
    "Martin",
];

fn crew(n: usize) -> String {
    CREW[..n].join("; ")
}

fn planet(id: &str, n: usize) -> Table {
    planet_with(&format!("{id} as D"), &crew(n), "")
}

/// 1R026 Explosive Decompression, 1R046 Pursuit Just Behind: a second dies if nine are left after the first, a third if ten are
/// left after the second. 2E-DIL-16
#[test]
fn a_second_and_a_third_die_of_many() {
    for (n, deaths) in [(3, 1), (9, 1), (10, 2), (11, 2), (12, 3), (13, 3)] {
        let t = planet("1R046", n);
        assert_eq!(
            (dead(&t).len(), left(&t).len()),
            (deaths, n - deaths),
            "{n} on {PLANET}"
        );
        assert!(overcome(&t));
        let t = space_with("1R026 as D", super::kit::SHIP, &crew(n), "");
        assert_eq!(
            (dead(&t).len(), left(&t).len()),
            (deaths, n - deaths),
            "{n} at {SPACE}"
        );
    }
}

/// 1S043 Pinned Down: the same with stopping; the stopped no longer count. 2E-DIL-16
#[test]
fn a_second_and_a_third_are_stopped_of_many() {
    for (n, stops) in [(9, 1), (10, 2), (11, 2), (12, 3), (14, 3)] {
        let t = planet("1S043", n);
        assert_eq!(
            (stopped(&t, &crew(n)).len(), left(&t).len()),
            (stops, n - stops),
            "{n}"
        );
        assert!(dead(&t).is_empty() && overcome(&t));
    }
}

/// 2U008 Exposed Power Relay: one is stopped; if nine are left besides, that one and a second die instead; if ten are left then,
/// the opponent chooses a third. 2E-GLOSS-16
#[test]
fn a_power_relay_grows_with_the_crew() {
    let t = planet("2U008", 9);
    assert_eq!(
        (stopped(&t, &crew(9)).len(), dead(&t).len(), left(&t).len()),
        (1, 0, 8)
    );
    for n in [10, 11] {
        let t = planet("2U008", n);
        assert_eq!(
            (stopped(&t, &crew(n)).len(), dead(&t).len(), left(&t).len()),
            (0, 2, n - 2),
            "{n}"
        );
    }
    let mut t = planet("2U008", 12);
    assert_eq!((t.asked(), dead(&t).len()), (2, 2));
    assert!(matches!(t.ask(), Ask::Text { .. }));
    let victim = t.candidates()[4].clone();
    assert_eq!(t.candidates().len(), 10);
    t.pick(&[&victim]);
    assert!(t.in_discard(1, &victim));
    assert_eq!(
        (stopped(&t, &crew(12)).len(), dead(&t).len(), left(&t).len()),
        (0, 3, 9)
    );
    assert!(overcome(&t));
}

/// 3U023 Restricted Area: the same with the opponent's brig, the third at random. 2E-BRIG-01
#[test]
fn a_restricted_area_takes_more_of_many() {
    for (n, stops, taken) in [(9, 1, 0), (10, 0, 2), (11, 0, 2), (12, 0, 3)] {
        let t = planet("3U023", n);
        let brig = t.zone(Place::Brig(player(2))).len();
        assert_eq!((stopped(&t, &crew(n)).len(), brig), (stops, taken), "{n}");
        assert_eq!(left(&t).len(), n - stops - taken, "{n}");
        assert!(dead(&t).is_empty() && overcome(&t));
    }
}
