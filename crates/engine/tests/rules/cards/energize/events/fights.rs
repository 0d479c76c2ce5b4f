//! Events that begin combat or an engagement.

use crate::support::cards::events_fights::{fight_on, ring};
use crate::support::using::use_it;
use cards::language::Kind;
use engine::Label;

/// 2C057 Rash Aggression: its player chooses who is killed.
#[test]
fn the_victim_is_chosen() {
    for victim in ["near", "Pal"] {
        let mut t = ring("Rash Aggression", "Bajoran Treachery", 9);
        use_it(&mut t, "card");
        fight_on(&mut t, Label::Combat, &[victim]);
        assert!(t.in_discard(2, victim));
        assert_eq!(t.happened(Kind::Kill), 1);
    }
}
