//! Somebody is about to be stopped, or has been.

use crate::support::cards::triggers_stopping::stopped_by_dilemma;
use crate::support::stage::{choose, in_order, meet, pass_all, stage, use_when_possible};

/// 1U118 To Boldly Go
/// 2E-GAP-48
///
/// Destroyed, it keeps all the Federation personnel a dilemma is about to stop going, not the others.
#[test]
fn boldly_they_go_on() {
    let start = "
        player 1
          missions: Red
          core: 1U118
          at Red: Altman; Bandee; Kolos
        player 2
          pile: Flood";
    let mut t = stage(start);
    meet(&mut t, "Red", &["Flood"]);
    use_when_possible(&mut t, "To Boldly Go", 0);
    choose(&mut t, &["Altman", "Bandee"]);
    pass_all(&mut t);
    assert!(t.in_discard(1, "To Boldly Go"));
    assert_eq!(stopped_by_dilemma(&t), ["Kolos"]);
    let mut t = stage(start);
    meet(&mut t, "Red", &["Flood"]);
    pass_all(&mut t);
    in_order(&mut t, &["Altman", "Bandee", "Kolos"]);
    assert_eq!(stopped_by_dilemma(&t), ["Altman", "Bandee", "Kolos"]);
}
