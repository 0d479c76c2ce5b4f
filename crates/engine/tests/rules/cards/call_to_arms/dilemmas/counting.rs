//! Dilemmas that look at how many are still there.

use crate::support::cards::dilemmas_counting::{crew, planet};
use crate::support::facing::{dead, left, overcome, stopped};
use engine::Place;
use engine::script::player;

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
