//! Dilemmas that look at how many are still there.

use crate::support::cards::dilemmas_counting::{crew, planet};
use crate::support::facing::{dead, left, overcome, stopped};
use engine::Ask;

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
