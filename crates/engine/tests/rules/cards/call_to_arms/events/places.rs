//! Texts about the ways between missions.

use crate::support::cards::events_places::range_used;
use engine::script::table;

/// 3R207 Xhosa: into and out of the Badlands she needs one less; inside and elsewhere the same, and other ships too.
#[test]
fn a_smuggler_knows_the_badlands() {
    let go = |ship: &str, from: &str, to: &str| {
        let t = table(&format!(
            "player 1
              missions: Search and Rescue; Verify Evidence; Excavation; Plague Planet
              at {from}: {ship} as ship
              at {from}: Xhosa as other
              aboard ship: Kasidy Yates; Marshor as a; Marshor as b"
        ));
        range_used(t, "ship", to)
    };
    assert_eq!(go("Xhosa", "Excavation", "Search and Rescue"), 3);
    assert_eq!(go("Xhosa", "Search and Rescue", "Excavation"), 3);
    assert_eq!(go("Xhosa", "Excavation", "Plague Planet"), 4);
    assert_eq!(
        go("Xhosa", "Search and Rescue", "Verify Evidence"),
        3,
        "5 less 2 in one region"
    );
    assert_eq!(
        go("Flaxian Scout Vessel", "Excavation", "Search and Rescue"),
        4
    );
}
