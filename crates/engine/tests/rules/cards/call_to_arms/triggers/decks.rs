//! Cards are drawn, discarded, looked at, fetched, put on decks and into brigs.

use crate::support::cards::triggers_decks::tools;
use crate::support::stage::{choose, meet, use_when_possible};
use cards::language::Kind;

/// 3C067 Vorta Cloning
/// 2E-GAP-68
///
/// A Vorta about to go to its player's discard pile, killed or discarded, comes into hand for a shown card that leaves the
/// game.
#[test]
fn vorta_are_cloned() {
    let mut t = tools(
        "
        player 1
          missions: Red
          core: 3C067
          hand: Relic; Stone
          at Red: 3S158; Altman
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Kilana"]);
    use_when_possible(&mut t, "Vorta Cloning", 0);
    choose(&mut t, &["Stone"]);
    assert!(t.in_hand(1, "Kilana"));
    assert!(matches!(t.place("Stone"), engine::Place::Removed(_)));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = tools(
        "
        player 1
          missions: Red
          core: 3C067
          hand: Relic
          at Red: 3S158; Altman
        player 2
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman") && t.in_hand(1, "Relic"));
}
