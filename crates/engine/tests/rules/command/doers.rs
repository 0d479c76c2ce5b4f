//! Who is made to do something by another player's text is the one who does it.

use crate::support::board::{
    asked, can_use, choose, order_asked, pass_all, responds, stage, use_when_possible,
};
use cards::language::Kind;
use engine::script::{Table, player};
use engine::{Ask, Seat};

const FETCH: &str = "
event Fetch: text [(when: Order, body: [Move(verb: Download, what: Pick((of: (from: Deck(You, All),
    filter: Type(Personnel)), n: Exactly(N(1)), to: 1)))])]
event Envy: text [(when: On((kind: Place, who: EachOpponent)), optional: true, body: [Points(who: You, n: N(1))])]
event Pride: text [(when: On((kind: Place, who: You)), optional: true, body: [Points(who: You, n: N(1))])]
";

fn tools(text: &str) -> Table {
    stage(&format!("{FETCH}\n{text}"))
}

/// Who placed this card, as often as it was placed.
fn placers(t: &Table, card: &str) -> Vec<Option<Seat>> {
    let card = Some(t.card(card));
    let events = t.events.iter();
    events
        .filter(|e| e.h.kind == Kind::Place && e.h.card == card)
        .map(|e| e.h.who)
        .collect()
}

/// 2E-CMD-06, 2E-WHEN-02
/// 1R294 Bo'rak, Klingon Intelligence Agent
///
/// The one who downloads is made to place the card; the agent's player places nothing.
#[test]
fn who_downloads_places_the_intercepted_card() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Fetch
          deck: Ann; Relic; Stone
        player 2
          missions: Red
          core: Pride as own
          at Red: 1R294
        player 3
          core: Envy",
    );
    t.use_text("Fetch", 0);
    choose(&mut t, &["Ann"]);
    let mut offered = Vec::new();
    while responds(&t) {
        offered.extend(["own", "Envy"].into_iter().filter(|c| can_use(&t, c, 0)));
        t.pass();
    }
    assert_eq!(placers(&t, "Ann"), [Some(player(1))]);
    assert_eq!(offered, ["Envy"], "an opponent of player 3 has placed it");
    assert_eq!(t.deck(1)[0], "Ann");
}

/// 2E-WHEN-02, 2E-GAP-105
/// 1R294 Bo'rak, Klingon Intelligence Agent
/// 1R313 Morka, Klingon Intelligence Agent
///
/// A text about an opponent placing a card on top of the deck sees it.
#[test]
fn the_other_agent_watches_the_intercepted_card() {
    let start = || {
        let mut t = tools(
            "
            player 1
              core: Fetch
              deck: Ann; Relic; Stone
            player 2
              missions: Red
              hand: Chip; Totem
              at Red: 1R294; 1R313",
        );
        t.use_text("Fetch", 0);
        choose(&mut t, &["Ann"]);
        t
    };
    let mut t = start();
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Morka", 0).pick(&["Chip"]);
    assert_eq!(
        t.deck(1)[2],
        "Ann",
        "it goes to the bottom: {:?}",
        t.deck(1)
    );
    assert_eq!(asked(&t), (1, Ask::Orders));
    let mut t = start();
    pass_all(&mut t);
    assert_eq!(t.deck(1)[0], "Ann");
    assert_eq!(t.hand(2).len(), 2);
}

/// 2E-WHEN-02, 2E-GAP-40
/// 1R294 Bo'rak, Klingon Intelligence Agent
/// 1R313 Morka, Klingon Intelligence Agent
///
/// With three players the card stays in the deck of the one who downloads.
#[test]
fn an_agent_of_a_third_player_turns_the_right_deck_over() {
    let mut t = tools(
        "
        players 3
        player 1
          core: Fetch
          deck: Ann; Relic; Stone
        player 2
          missions: Red
          deck: Bo; Cy
          at Red: 1R294
        player 3
          missions: Green
          hand: Chip; Totem
          at Green: 1R313",
    );
    t.use_text("Fetch", 0);
    choose(&mut t, &["Ann"]);
    use_when_possible(&mut t, "Morka", 0);
    t.pick(&["Chip"]);
    assert_eq!(t.deck(1)[2], "Ann", "{:?}", t.deck(1));
    assert_eq!(t.deck(2), ["Bo", "Cy"]);
}

/// 1R294 Bo'rak, Klingon Intelligence Agent
///
/// His own player's downloads are as ever.
#[test]
fn a_download_of_ones_own_is_no_placing() {
    let mut t = tools(
        "
        player 1
          missions: Red
          core: Fetch
          deck: Ann; Relic; Stone
          at Red: 1R294
        player 2
          core: Envy",
    );
    t.use_text("Fetch", 0);
    choose(&mut t, &["Ann"]);
    pass_all(&mut t);
    assert!(t.in_hand(1, "Ann"));
    assert_eq!(placers(&t, "Ann"), []);
    assert_eq!(asked(&t), (1, Ask::Orders));
}

/// Takes any order, where one is asked for.
fn any_order(t: &mut Table) {
    while order_asked(t).is_some() {
        let cards = t.candidates();
        let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
        t.order(&cards);
    }
}

/// 2E-WHEN-02
/// 1U106 Prejudice and Politics
/// 2C151 Kobb
/// 3R205 U.S.S. Defiant, Stolen Warship
///
/// The same for the other texts that have somebody place a card.
#[test]
fn an_opponent_who_is_made_to_place_a_card_places_it() {
    let mut t = tools(
        "
        player 1
          missions: Romulus
          core: 1U106
          at Romulus: Sabrun
        player 2
          deck: Relic; Stone",
    );
    t.use_text("Prejudice and Politics", 0);
    pass_all(&mut t);
    assert_eq!(placers(&t, "Relic"), [Some(player(2))]);

    let mut t = tools(
        "
        player 1
          missions: Athos IV
          hand: 2C151
        player 2
          hand: Relic
          deck: Stone
        segment play",
    );
    t.play_at("Kobb", "Athos IV");
    pass_all(&mut t);
    assert_eq!(placers(&t, "Relic"), [Some(player(2))]);

    let mut t = tools(
        "
        personnel Crew: Federation [Cmd] [Maq] I5 C5 S5
        player 1
          at Green: 3R205
          aboard U.S.S. Defiant: Crew as x1; Crew as x2; Crew as x3; Crew as x4
        player 2
          missions: Green
          hand: Relic
          deck: Stone",
    );
    assert!(can_use(&t, "U.S.S. Defiant", 0));
    t.use_text("U.S.S. Defiant", 0);
    pass_all(&mut t);
    assert_eq!(placers(&t, "Relic"), [Some(player(2))]);
}

/// 2E-WHEN-02
/// 2C109 Ro Laren, Maquis Sympathizer
/// 2U146 M'vil
#[test]
fn an_opponent_who_places_two_cards_places_both() {
    let mut t = stage(
        "
        planet Port: any span 2 points 30 needs Leadership
        player 1
          missions: Port
          at Port: 2C109
        player 2
          hand: Relic; Stone",
    );
    t.attempt("Port");
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    t.use_text("Ro Laren", 0);
    any_order(&mut t);
    for card in ["Relic", "Stone"] {
        assert_eq!(placers(&t, card), [Some(player(2))], "{card}");
    }

    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U146
        player 2
          core: Totem
          hand: Relic; Stone
        segment play",
    );
    t.play_at("M'vil", "Base").use_text("M'vil", 0).yes();
    any_order(&mut t);
    for card in ["Relic", "Stone"] {
        assert!(placers(&t, card).iter().all(|p| *p == Some(player(2))));
        assert!(!placers(&t, card).is_empty(), "{card}");
    }
}

/// All who are said to have done something with this card, from the moment given on.
fn doers(t: &Table, card: &str, since: usize) -> Vec<(Kind, Option<Seat>)> {
    let card = t.card(card);
    let events = t.events[since..].iter();
    events
        .filter(|e| e.h.card == Some(card) || e.h.other == Some(card))
        .filter(|e| {
            !matches!(
                e.h.kind,
                Kind::Look | Kind::Choose | Kind::Select | Kind::Kill
            )
        })
        .map(|e| (e.h.kind, e.h.who))
        .collect()
}

/// 2E-WHEN-02
/// 2R178 Khazara
///
/// The opponent exchanges the two cards, not the one who looked.
#[test]
fn an_opponent_who_is_made_to_exchange_cards_exchanges_them() {
    let mut t = stage(
        "
        players 3
        player 1
          core: 1R087
          on Engage Cloak: 2R178
        player 2
          hand: Relic; Stone
          deck: Ann; Bo",
    );
    let since = t.events.len();
    t.use_text("Khazara", 0).choose_player(2).pick(&["Relic"]);
    assert_eq!(t.deck(2), ["Relic", "Bo"]);
    assert!(t.in_hand(2, "Ann"));
    for card in ["Relic", "Ann"] {
        let done = doers(&t, card, since);
        assert!(
            done.iter().all(|d| d.1 == Some(player(2))),
            "{card}: {done:?}"
        );
    }
}

/// 2E-WHEN-02
/// 3R173 Yelgrun, Blunt Negotiator
///
/// Each player exchanges the own hand.
#[test]
fn each_player_who_is_made_to_exchange_cards_exchanges_them() {
    let mut t = stage(
        "
        personnel Brute: Dominion I5 C5 S5
        player 1
          missions: Green
          at Green: 3R173; Brute
          hand: Cy
          deck: Dax; Totem
        player 2
          hand: Relic
          deck: Ann; Bo",
    );
    let since = t.events.len();
    t.use_text("Yelgrun", 0);
    any_order(&mut t);
    assert!(t.in_hand(2, "Bo") && t.in_hand(1, "Totem"));
    for (card, n) in [("Relic", 2), ("Bo", 2), ("Cy", 1), ("Totem", 1)] {
        let done = doers(&t, card, since);
        assert!(
            done.iter().all(|d| d.1 == Some(player(n))),
            "{card}: {done:?}"
        );
    }
}
