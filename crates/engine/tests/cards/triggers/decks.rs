//! Cards are drawn, discarded, looked at, fetched, put on decks and into brigs.

use super::kit::{can_use, choose, meet, on_top, pass_all, responds, stage, use_when_possible};
use cards::language::Kind;

const TOOLS: &str = "
event Fetch: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Type(Personnel)), n: Exactly(N(1)), to: 1)))])]
event Shelve: text [(when: Order, body: [Move(verb: Place, what: Pick((of: (from: Hand(You)), n: Exactly(N(1)), to: 1)),
    to: Deck(You, Top(1)))])]
event Mill: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Deck(EachOpponent, Top(1)))))])]
event Peek: text [(when: Order, body: [Look(who: You, what: Every((from: Deck(EachOpponent, Top(1)))), to: 1)])]
event Expose: text [(when: Order, body: [Look(who: You, what: Every((from: Hand(EachOpponent))), open: true, to: 1)])]
event Bleed: text [(when: Order, body: [Move(verb: Discard, what: Pick((of: (from: Hand(EachOpponent)),
    n: Exactly(N(1)), how: Random, to: 1)))])]
";

fn tools(text: &str) -> crate::harness::Table {
    stage(&format!("{TOOLS}\n{text}"))
}

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
