//! Events that begin combat or an engagement.

use crate::support::arena::fight;
use crate::support::facing::PLANET;
use engine::Label;
use engine::script::table;

/// 2C057 Rash Aggression: the winner chooses the victim, among those involved only. 2E-COMBAT-04
#[test]
fn the_victim_of_rash_aggression_is_chosen() {
    let mut t = table(&format!(
        "player 1
          missions: {PLANET}
          core: 2C057 as E
          at {PLANET}: Trazko, Hired Muscle as Trazko; Thexor
        player 2
          at {PLANET}: Shandor; Sabrun; U.S.S. Nebula
          aboard U.S.S. Nebula: Rixx"
    ));
    t.use_text("E", 0);
    fight(&mut t, Label::Combat, &["Trazko", "Shandor"]);
    assert_eq!(
        (t.asked(), t.candidates()),
        (1, vec!["Sabrun".to_owned(), "Shandor".to_owned()])
    );
    t.pick(&["Sabrun"]);
    assert!(t.in_discard(2, "Sabrun") && !t.in_discard(2, "Shandor"));
}
