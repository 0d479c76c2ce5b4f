//! A downloaded card is shown to all players, wherever it goes.

use crate::support::board::{choose, everybody, pass_all, stage};
use engine::script::{Table, player};
use engine::{CardId, Seat};

const FETCH: &str = "
event Fetch: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Type(Personnel)), n: Exactly(N(1)), to: 1)))])]
event Detour: text [(when: On((phase: Before, kind: Download, who: EachOpponent, bind: (card: 1, who: 2))),
    body: [Instead([Move(verb: Place, what: One(In(1)), to: Deck(In(2), Bottom(1)), by: In(2))])])]
";

fn saw(t: &Table, seat: Option<Seat>, card: CardId) -> bool {
    t.events.iter().any(|e| {
        let seen = e.seen_from(seat);
        seen.card == Some(card) || seen.other == Some(card) || seen.cards.contains(&card)
    })
}

/// Only player 1, who looks through the deck, has seen these.
#[track_caller]
fn unseen(t: &Table, cards: &[&str]) {
    for seat in [Some(player(2)), Some(player(3)), None] {
        for card in t.cards(cards) {
            assert!(!saw(t, seat, card), "{seat:?} has seen {}", t.name(card));
        }
    }
}

fn fetch(text: &str, found: &str) -> Table {
    let mut t = stage(&format!("{FETCH}\n{text}"));
    t.use_text("Fetch", 0);
    choose(&mut t, &[found]);
    pass_all(&mut t);
    t
}

/// 2E-DL-02
/// 1R294 Bo'rak, Klingon Intelligence Agent
#[test]
fn all_players_see_a_download_that_goes_on_top_of_the_deck() {
    let t = fetch(
        "
        players 3
        player 1
          core: Fetch
          deck: Relic; Ann; Bo; Stone
        player 2
          missions: Red
          at Red: 1R294",
        "Ann",
    );
    assert_eq!(t.deck(1)[0], "Ann");
    for seat in everybody(3) {
        assert!(saw(&t, seat, t.card("Ann")), "{seat:?}");
    }
    unseen(&t, &["Relic", "Bo", "Stone"]);
}

/// 2E-DL-02
#[test]
fn all_players_see_a_download_that_goes_elsewhere() {
    let t = fetch(
        "
        players 3
        player 1
          core: Fetch
          deck: Relic; Ann; Bo; Stone
        player 3
          core: Detour",
        "Bo",
    );
    assert_eq!(t.deck(1)[3], "Bo");
    for seat in everybody(3) {
        assert!(saw(&t, seat, t.card("Bo")), "{seat:?}");
    }
    unseen(&t, &["Relic", "Ann", "Stone"]);
}

/// 2E-DL-02, 2E-DL-06: an ordinary download, and one that finds nothing.
#[test]
fn all_players_see_an_ordinary_download_and_nothing_else() {
    let t = fetch(
        "
        players 3
        player 1
          core: Fetch
          deck: Relic; Ann; Bo; Stone",
        "Ann",
    );
    assert!(t.in_hand(1, "Ann"));
    for seat in everybody(3) {
        assert!(saw(&t, seat, t.card("Ann")), "{seat:?}");
    }
    unseen(&t, &["Relic", "Bo", "Stone"]);
    let t = fetch(
        "
        players 3
        player 1
          core: Fetch
          deck: Relic; Stone",
        "",
    );
    assert!(t.hand(1).is_empty());
    unseen(&t, &["Relic", "Stone"]);
}

/// 2E-GAP-58: a card that is placed from hand on a deck is not shown.
#[test]
fn a_card_placed_from_hand_is_not_shown() {
    let mut t = stage(
        "
        event Shelve: text [(when: Order, body: [Move(verb: Place, what: Pick((of: (from: Hand(You)),
            n: Exactly(N(1)), to: 1)), to: Deck(You, Top(1)))])]
        players 3
        player 1
          core: Shelve
          hand: Ann; Bo
          deck: Relic",
    );
    t.use_text("Shelve", 0).pick(&["Ann"]);
    assert_eq!(t.deck(1), ["Ann", "Relic"]);
    unseen(&t, &["Ann", "Bo"]);
}
