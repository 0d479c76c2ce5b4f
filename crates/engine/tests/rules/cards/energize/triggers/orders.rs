//! Orders of personnel and interrupts, and facts of cards that are gone.

use crate::support::stage::{choose, stage};

/// 2U071 Vast Resources
///
/// The cost of the dead captive says how many cards are drawn.
#[test]
fn a_captives_cost_becomes_cards() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U071
          deck: Altman; Bandee; Barron; Mills; Relic; Stone
          at Base: Emok; Megar; Daro
          brig: 1S297 of 2
        segment play",
    );
    t.play("Vast Resources");
    choose(&mut t, &["Gowron"]);
    assert!(t.in_discard(2, "Gowron"));
    assert_eq!(t.hand(1).len(), 4);
}
