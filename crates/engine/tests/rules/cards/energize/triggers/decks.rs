//! Cards are drawn, discarded, looked at, fetched, put on decks and into brigs.

use crate::support::cards::triggers_decks::tools;
use crate::support::stage::{can_use, pass_all};

/// 2R072 Visionary
///
/// One drawn card a turn may be exchanged for the next.
#[test]
fn the_visionary_draws_again() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: 2R072
          deck: Altman; Bandee; Barron; Mills; Relic; Stone; Chip
        segment play",
    );
    t.draw();
    t.use_text("Visionary", 0);
    assert!(t.in_discard(1, "Altman"));
    assert_eq!(t.hand(1), ["Bandee"]);
    pass_all(&mut t);
    t.draw();
    assert!(!can_use(&t, "Visionary", 0), "once each turn");
}
