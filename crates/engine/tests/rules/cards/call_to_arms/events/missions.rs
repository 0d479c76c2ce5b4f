//! Texts of missions: what they add, forbid and give when they are completed.

use crate::support::using::use_it;
use cards::language::Kind;
use engine::script::table;

/// 3U097 Pacify Warring Factions: one killed by a dilemma in the attempt there may return to hand.
#[test]
fn the_dead_go_home() {
    for mission in ["Pacify Warring Factions", "Runabout Search"] {
        let mut t = table(&format!(
            "dilemma Pit: dual cost 1 text [(when: Resolve, body: [Move(verb: Kill, what: Every((from: Attempt)))])]
            player 1
              missions: Pacify Warring Factions; Runabout Search
              at {mission}: Rixx
            player 2
              pile: Pit"
        ));
        t.attempt(mission).pick(&["Pit"]);
        if mission == "Runabout Search" {
            assert!(t.in_discard(1, "Rixx"));
            continue;
        }
        use_it(&mut t, "Pacify Warring Factions");
        assert!(t.in_hand(1, "Rixx"));
        assert_eq!(t.happened(Kind::Kill), 0);
    }
}
