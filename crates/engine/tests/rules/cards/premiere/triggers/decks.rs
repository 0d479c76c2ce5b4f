//! Cards are drawn, discarded, looked at, fetched, put on decks and into brigs.

use crate::support::cards::triggers_decks::tools;
use crate::support::stage::{can_use, choose, on_top, pass_all, responds, use_when_possible};
use cards::language::Kind;

/// 1R294 Bo'rak, Klingon Intelligence Agent
/// 2E-DL-03
///
/// What an opponent downloads goes to the top of the shuffled deck, not into hand. His own player's downloads are free.
#[test]
fn the_intelligence_agent_intercepts_downloads() {
    let start = |turn: u8| {
        let mut t = tools(&format!(
            "
            turn of {turn}
            player 1
              core: Fetch as f1
              deck: Altman; Relic; Stone; Chip
            player 2
              missions: Red
              core: Fetch as f2
              deck: Bandee; Relic as r2; Stone as s2; Chip as c2
              at Red: 1R294"
        ));
        t.use_text(if turn == 1 { "f1" } else { "f2" }, 0);
        choose(&mut t, &[if turn == 1 { "Altman" } else { "Bandee" }]);
        pass_all(&mut t);
        t
    };
    let t = start(1);
    assert!(on_top(&t, 1, "Altman"), "{:?}", t.deck(1));
    assert!(t.hand(1).is_empty());
    let t = start(2);
    assert!(t.in_hand(2, "Bandee"));
}

/// 1R313 Morka, Klingon Intelligence Agent
///
/// A card an opponent is about to put on top of the deck goes to the bottom, for a card from hand.
#[test]
fn the_other_agent_turns_decks_over() {
    let start = "
        player 1
          core: Shelve
          hand: Altman; Bandee
          deck: Relic; Stone
        player 2
          missions: Red
          hand: Chip
          at Red: 1R313";
    let mut t = tools(start);
    t.use_text("Shelve", 0).pick(&["Altman"]);
    use_when_possible(&mut t, "Morka", 0);
    choose(&mut t, &["Chip"]);
    assert_eq!(t.deck(1), ["Relic", "Stone", "Altman"]);
    assert!(t.in_discard(2, "Chip"));
    let mut t = tools(start);
    t.use_text("Shelve", 0).pick(&["Altman"]).pass();
    assert_eq!(t.deck(1), ["Altman", "Relic", "Stone"]);
}

/// 1R261 Deanna Troi, Guide and Conscience
/// 2E-WHEN-03
///
/// An opponent's discard, look or reveal in her player's hand or deck lets that player draw, once a turn in all.
#[test]
fn the_conscience_notices_meddling() {
    let start = |first: &str, second: &str| {
        let mut t = tools(&format!(
            "
            player 1
              core: {first} as a; {second} as b
            player 2
              missions: Red
              hand: Altman; Bandee
              deck: Relic; Stone; Chip
              at Red: 1R261"
        ));
        t.use_text("a", 0);
        t
    };
    for first in ["Mill", "Peek", "Expose", "Bleed"] {
        let mut t = start(first, "Mill");
        use_when_possible(&mut t, "Deanna Troi", 0);
        let drawn = t.events.iter().filter(|e| e.h.kind == Kind::Draw).count();
        assert_eq!(drawn, 1, "{first}");
        pass_all(&mut t);
        t.use_text("b", 0);
        assert!(!can_use(&t, "Deanna Troi", 0), "once each turn: {first}");
    }
    let t = start("Shelve", "Mill");
    assert!(
        !responds(&t),
        "an opponent's own hand is none of her business"
    );
}

/// 1R074 A Treasure Beyond Comparison
/// 1U233 Darhe'el, The Butcher of Gallitep
///
/// Each new captive may bring cards to the captor; a captive of somebody else's does not.
#[test]
fn captives_bring_cards() {
    let mut t = tools(
        "
        player 1
          missions: Red
          core: 1R074 as other
          at Red: Altman; Bandee
        player 2
          missions: Base
          core: 1R074
          hand: Relic
          core: Jail
          at Base: 1U233
        turn of 2
        event Jail: text [(when: Order, body: [Move(verb: Capture, what: Pick((of: (filter: Title(Is(\"Altman\"))),
            n: Exactly(N(1)), to: 1)), to: Brig(You))])]",
    );
    t.use_text("Jail", 0);
    assert!(!can_use(&t, "other", 0));
    let treasure = "A Treasure Beyond Comparison";
    let mine = t
        .game
        .actions()
        .into_iter()
        .filter(|a| matches!(a, engine::Action::Use { .. }))
        .count();
    assert_eq!(mine, 2, "{treasure} and the Butcher");
    t.use_text("Darhe'el", 0);
    assert!(t.in_discard(2, "Relic"));
    assert_eq!(t.hand(2).len(), 2);
    pass_all(&mut t);
}
