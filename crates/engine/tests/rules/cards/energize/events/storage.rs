//! Ships that leave the missions for an event, and ships that follow.

use crate::support::using::{use_it, uses};
use cards::language::Kind;
use engine::script::{Table, player, table};

/// 2U166 T'Rul: from a ship on her player's cloak she sees the top card of an opponent's deck.
#[test]
fn a_hidden_officer_spies() {
    let start = |place: &str| {
        table(&format!(
            "planet Camp: Rom
            player 1
              missions: Camp
              core: Engage Cloak
              {place}
            player 2
              deck: Bandee; Barron"
        ))
    };
    let mut t = start("on Engage Cloak: D'deridex\n aboard D'deridex: T'Rul; Mopak");
    let top = t.card("Bandee");
    use_it(&mut t, "T'Rul");
    let sees = |t: &Table, n: u8| {
        t.events
            .iter()
            .map(|e| e.seen_from(Some(player(n))))
            .any(|e| e.card == Some(top) || e.cards.contains(&top))
    };
    assert!(sees(&t, 1) && !sees(&t, 2));
    assert_eq!(t.deck(2), ["Bandee", "Barron"]);
    assert!(!uses(&t, "T'Rul").is_empty(), "as often as wanted");
    let t = start("at Camp: D'deridex\n aboard D'deridex: T'Rul; Mopak");
    assert!(uses(&t, "T'Rul").is_empty());
    let t = start("on Engage Cloak: D'deridex\n aboard D'deridex: Mopak\n at Camp: T'Rul");
    assert!(uses(&t, "T'Rul").is_empty());
}

/// 2R178 Khazara: on the cloak it shows an opponent's hand, and the card chosen changes places with the top of
/// that deck. Once each turn.
#[test]
fn a_hidden_ship_changes_an_opponents_hand() {
    let mut t = table(
        "player 1
          core: Engage Cloak
          on Engage Cloak: Khazara
        player 2
          hand: Tricorder; Rixx
          deck: Bandee; Barron",
    );
    use_it(&mut t, "Khazara");
    assert_eq!(t.asked(), 1);
    assert_eq!(t.candidates(), ["Rixx", "Tricorder"]);
    t.pick(&["Rixx"]);
    assert!(t.in_hand(2, "Bandee") && t.in_hand(2, "Tricorder"));
    assert_eq!(t.deck(2), ["Rixx", "Barron"]);
    assert!(uses(&t, "Khazara").is_empty());
    assert_eq!((t.happened(Kind::Draw), t.happened(Kind::Discard)), (0, 0));
}

/// 2R178: at a mission it does nothing of the kind.
#[test]
fn a_visible_ship_sees_no_hand() {
    let t = table(
        "planet Camp: Rom
        player 1
          missions: Camp
          core: Engage Cloak
          at Camp: Khazara
        player 2
          hand: Tricorder; Rixx",
    );
    assert!(uses(&t, "Khazara").is_empty());
}
