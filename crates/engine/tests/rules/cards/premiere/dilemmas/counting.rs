//! Dilemmas that look at how many are still there.

use crate::support::cards::dilemmas_counting::{crew, planet};
use crate::support::facing::{PLANET, SPACE, dead, left, overcome, space_with, stopped};

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
        let t = space_with("1R026 as D", crate::support::facing::SHIP, &crew(n), "");
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
