//! Who puts several cards on or under a deck or pile at once puts them in order.

use crate::support::board::{asked, choose, meet, order_asked, pass_all, stage};
use engine::script::{Table, player};
use engine::{Ask, Place};

const TEXTS: &str = "
event Bury: text [(when: Order, body: [Move(verb: Place, what: Every((filter: All([Type(Personnel),
    Has(Mission, Title(Is(\"Green\")))]))), to: OwnersDeck(Bottom(1)))])]
event Lift: text [(when: Order, body: [Move(verb: Place, what: Every((filter: All([Type(Personnel),
    Has(Mission, Title(Is(\"Green\")))]))), to: OwnersDeck(Top(1)))])]
event Snub: text [(when: Order, body: [ChoosePlayer(from: EachOpponent, to: 1), Move(verb: Place,
    what: Pick((of: (from: Hand(In(1))), n: Exactly(N(2)), how: Random, to: 2)), to: Deck(In(1), Bottom(1)), by: In(1))])]
event Tuck: text [(when: Order, body: [Move(verb: Place, what: Pick((of: (from: Hand(You)), n: Exactly(N(2)), to: 1)),
    to: Deck(You, Bottom(1)))])]
event Reshelve: text [(when: On((kind: DrawDilemmas, who: You)), optional: true, body: [Move(verb: Place,
    what: Pick((of: (from: Drawn), n: All, to: 1)), to: Pile(You, Top(1)))])]
event Junk: text [(when: Order, body: [Move(verb: Discard, what: Every((from: Hand(You))))])]
event Exile: text [(when: Order, body: [Move(verb: Remove, what: Every((from: Hand(You))))])]
event Nap: text [(when: Order, body: [Stop(what: Every((filter: Type(Personnel))))])]
event Slay: text [(when: Order, body: [Move(verb: Kill, what: Every((filter: Type(Personnel))))])]
";

fn texts(text: &str) -> Table {
    stage(&format!("{TEXTS}\n{text}"))
}

fn names(cards: &[&str]) -> Vec<String> {
    cards.iter().map(|c| (*c).to_owned()).collect()
}

/// Whoever is asked must put exactly these in order.
#[track_caller]
fn asks_order(t: &Table, n: u8, cards: &[&str]) {
    assert_eq!(
        order_asked(t),
        Some((n, names(cards))),
        "{:?}",
        t.game.pending()
    );
}

fn two_at_green(event: &str) -> Table {
    let mut t = texts(&format!(
        "
        player 1
          missions: Green
          core: {event}
          deck: Relic; Stone
          at Green: Ann; Bo"
    ));
    t.use_text(event, 0);
    t
}

/// 2E-GAP-48: the first named comes first, counted from the top.
#[test]
fn several_cards_go_under_a_deck_in_the_order_of_their_commander() {
    for order in [["Ann", "Bo"], ["Bo", "Ann"]] {
        let mut t = two_at_green("Bury");
        asks_order(&t, 1, &["Ann", "Bo"]);
        t.order(&order);
        assert_eq!(t.deck(1), ["Relic", "Stone", order[0], order[1]]);
        assert_eq!(asked(&t), (1, Ask::Orders), "asked once");
    }
}

/// 2E-GAP-48
#[test]
fn several_cards_go_on_a_deck_in_the_order_of_their_commander() {
    let ends = [["Ann", "Bo"], ["Bo", "Ann"]].map(|order| {
        let mut t = two_at_green("Lift");
        asks_order(&t, 1, &["Ann", "Bo"]);
        t.order(&order);
        assert_eq!(asked(&t), (1, Ask::Orders), "asked once");
        t.deck(1)
    });
    let mut other = ends[1].clone();
    other.swap(0, 1);
    assert_eq!(ends[0], other, "the order decides");
    assert_eq!(ends[0][2..], names(&["Relic", "Stone"]));
}

/// 2E-GAP-48: also where the cards are the same, as nobody else can know that.
#[test]
fn copies_are_put_in_order_too() {
    let mut t = texts(
        "
        player 1
          missions: Green
          core: Bury; Tuck
          hand: Relic as a; Relic as b; Chip
          deck: Stone
          at Green: Ann as c; Ann as d",
    );
    t.use_text("Tuck", 0).pick(&["a", "b"]);
    asks_order(&t, 1, &["a", "b"]);
    t.order(&["b", "a"]);
    assert_eq!(t.deck(1), ["Stone", "b", "a"]);
    t.use_text("Bury", 0);
    asks_order(&t, 1, &["c", "d"]);
    t.order(&["d", "c"]);
    assert_eq!(t.deck(1), ["Stone", "b", "a", "d", "c"]);
}

/// 2E-GAP-48, 2E-GAP-108: nobody commands cards in a hand, so their owner is asked.
#[test]
fn the_owner_orders_cards_that_nobody_commands() {
    for order in [["Chip", "Totem"], ["Totem", "Chip"]] {
        let mut t = texts(
            "
            players 3
            player 1
              core: Snub
            player 2
              hand: Chip; Totem
              deck: Relic; Stone",
        );
        t.use_text("Snub", 0).choose_player(2);
        asks_order(&t, 2, &["Chip", "Totem"]);
        for seat in [Some(player(1)), Some(player(3)), None] {
            let view = t.game.view(seat);
            assert!(view.prompt.is_none(), "they are hidden from {seat:?}");
        }
        t.order(&order);
        assert_eq!(t.deck(2), ["Relic", "Stone", order[0], order[1]]);
    }
}

/// 2E-GAP-48
/// 2C109 Ro Laren, Maquis Sympathizer
#[test]
fn two_cards_at_random_go_on_a_deck_in_the_order_of_their_owner() {
    let mut t = stage(
        "
        planet Port: any span 2 points 30 needs Leadership
        player 1
          missions: Port
          at Port: 2C109
        player 2
          hand: Chip; Totem
          deck: Relic; Stone",
    );
    t.attempt("Port");
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    assert_eq!(asked(&t), (1, Ask::Respond));
    t.use_text("Ro Laren", 0);
    asks_order(&t, 2, &["Chip", "Totem"]);
    t.order(&["Totem", "Chip"]);
    let mut top = t.deck(2)[..2].to_vec();
    top.sort();
    assert_eq!(top, ["Chip", "Totem"]);
    assert_eq!(t.deck(2)[2..], names(&["Relic", "Stone"]));
}

/// 2E-GAP-48, 2E-GAP-108: who commands them comes before who owns them.
#[test]
fn the_commander_orders_cards_of_another_owner() {
    for order in [["Cy", "Dax"], ["Dax", "Cy"]] {
        let mut t = texts(
            "
            player 1
              missions: Green
              core: Bury
              at Green: Cy of 2; Dax of 2
            player 2
              deck: Relic; Stone",
        );
        t.use_text("Bury", 0);
        asks_order(&t, 1, &["Cy", "Dax"]);
        t.order(&order);
        assert_eq!(t.deck(2), ["Relic", "Stone", order[0], order[1]]);
    }
}

/// 2E-GAP-48: cards of several players, the active player's first, then clockwise.
#[test]
fn each_player_orders_the_own_cards() {
    let mut t = texts(
        "
        players 3
        player 1
          missions: Green
          deck: Relic as r1; Chip as c1
          at Green: Ann as ann; Bo as bo
        player 2
          core: Bury
          deck: Relic as r2; Chip as c2
          at Green: Cy as cy; Dax as dax
        player 3
          deck: Relic as r3; Chip as c3
          at Green: Ann as lone
        turn of 2",
    );
    t.use_text("Bury", 0);
    asks_order(&t, 2, &["cy", "dax"]);
    t.order(&["dax", "cy"]);
    asks_order(&t, 1, &["ann", "bo"]);
    t.order(&["bo", "ann"]);
    assert_eq!(asked(&t), (2, Ask::Orders), "one card needs no order");
    assert_eq!(t.deck(1), ["r1", "c1", "bo", "ann"]);
    assert_eq!(t.deck(2), ["r2", "c2", "dax", "cy"]);
    assert_eq!(t.deck(3), ["r3", "c3", "lone"]);
}

/// 2E-GAP-48
#[test]
fn one_card_alone_needs_no_order() {
    let mut t = texts(
        "
        player 1
          missions: Green
          core: Bury
          deck: Relic; Stone
          at Green: Ann",
    );
    t.use_text("Bury", 0);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.deck(1), ["Relic", "Stone", "Ann"]);
}

fn drawn(core: &str) -> Table {
    let mut t = texts(&format!(
        "
        dilemma Mist: dual cost 1
        dilemma Fog: dual cost 1
        dilemma Haze: dual cost 1
        dilemma Dust: dual cost 1
        dilemma Soot: dual cost 1
        player 1
          missions: Red
          at Red: Ann; Bo
        player 2
          core: {core}
          pile: Mist; Fog; Haze; Dust; Soot"
    ));
    t.attempt("Red");
    t
}

/// 2E-GAP-48, 2E-GAP-108: drawn dilemmas are hidden from the attempter, and are put in order all the same.
#[test]
fn dilemmas_go_on_their_pile_in_the_order_of_their_owner() {
    let ends = [["Mist", "Fog"], ["Fog", "Mist"]].map(|order| {
        let mut t = drawn("Reshelve");
        assert_eq!(asked(&t), (2, Ask::Respond));
        t.use_text("Reshelve", 0);
        asks_order(&t, 2, &["Fog", "Mist"]);
        assert!(t.game.view(Some(player(1))).prompt.is_none());
        t.order(&order);
        t.pile(2)
    });
    let mut other = ends[1].clone();
    other.swap(0, 1);
    assert_eq!(ends[0], other, "the order decides");
    assert_eq!(ends[0][2..], names(&["Haze", "Dust", "Soot"]));
}

/// 2E-GAP-48
/// 2C069 Unexpected Difficulties
#[test]
fn dilemmas_sent_back_to_their_pile_are_put_in_order() {
    let mut t = drawn("2C069");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Unexpected Difficulties", 0);
    asks_order(&t, 2, &["Fog", "Mist"]);
    t.order(&["Fog", "Mist"]);
    assert!(order_asked(&t).is_none(), "asked once");
    let pile = t.pile(2);
    assert_eq!(pile[pile.len() - 2..], names(&["Fog", "Mist"]));
}

/// 2E-DIL-07: what was not chosen goes back by rule, face up, and is not asked about.
#[test]
fn dilemmas_that_were_not_chosen_go_back_without_a_question() {
    let mut t = drawn("Relic");
    assert_eq!(asked(&t), (2, Ask::ChooseDilemmas));
    t.pick(&[]);
    assert!(order_asked(&t).is_none());
    assert_eq!(t.pile(2).len(), 5);
}

/// 2E-GAP-108: nothing reads the order of discard piles, removed cards or stopped ones.
#[test]
fn nobody_is_asked_for_an_order_that_nothing_reads() {
    for event in ["Junk", "Exile", "Nap", "Slay"] {
        let mut t = texts(&format!(
            "
            player 1
              missions: Green
              core: {event}
              hand: Chip; Relic; Stone
              at Green: Ann; Bo
            player 2
              at Green: Cy; Dax"
        ));
        t.use_text(event, 0);
        assert_eq!(asked(&t), (1, Ask::Orders), "{event}");
        match event {
            "Junk" => assert!(t.in_discard(1, "Chip") && t.in_discard(1, "Stone")),
            "Exile" => assert!(matches!(t.place("Chip"), Place::Removed(_))),
            "Nap" => assert!(t.is_stopped("Ann") && t.is_stopped("Dax")),
            _ => assert!(t.in_discard(1, "Ann") && t.in_discard(2, "Dax")),
        }
    }
}

/// 2E-GAP-48, 2E-GAP-58: a hidden text that would read the order does not show itself by a question.
#[test]
fn whether_an_order_is_asked_for_does_not_depend_on_hidden_cards() {
    for event in ["Slay", "Junk", "Bury", "Nap"] {
        let start = |held: &str| {
            let mut t = texts(&format!(
                "
                interrupt Wake: text [(when: On((kind: Kill, bind: (card: 1))), body: [Points(who: You, n: N(1))]),
                    (when: On((kind: Discard)), body: [Points(who: You, n: N(1))]),
                    (when: On((kind: Place)), body: [Points(who: You, n: N(1))]),
                    (when: On((kind: Stop)), body: [Points(who: You, n: N(1))])]
                interrupt Blank: text []
                player 1
                  missions: Green
                  core: {event}
                  hand: Chip; Stone
                  at Green: Ann; Bo
                player 2
                  hand: {held}"
            ));
            t.use_text(event, 0);
            order_asked(&t)
        };
        assert_eq!(start("Wake"), start("Blank"), "{event}");
    }
}

/// 2E-GAP-48: a text in public view that answers each of them reads the order.
#[test]
fn an_order_that_an_open_text_reads_is_asked_for() {
    let mut t = texts(
        "
        event Mourning: text [(when: On((kind: Kill, bind: (card: 1))), optional: true, body: [Points(who: You, n: N(1))])]
        player 1
          missions: Green
          core: Slay
          at Green: Ann; Bo
        player 2
          core: Mourning",
    );
    t.use_text("Slay", 0);
    asks_order(&t, 1, &["Ann", "Bo"]);
    t.order(&["Bo", "Ann"]);
    assert_eq!(asked(&t), (2, Ask::Respond));
    assert!(t.in_discard(1, "Bo") && !t.in_discard(1, "Ann"));
}

/// 2E-GAP-48
/// 1S268 Jean-Luc Picard, Explorer
/// 2U044 For The Sisko
///
/// A text that speaks of the order itself asks for it once, as before.
#[test]
fn texts_that_ask_for_an_order_themselves_ask_once() {
    let mut t = stage(
        "
        player 1
          missions: Green
          hand: Relic; Stone; Chip
          deck: Bo; Cy
          at Green: 1S268",
    );
    t.use_text("Jean-Luc Picard", 0);
    choose(&mut t, &["Relic", "Stone", "Chip"]);
    asks_order(&t, 1, &["Chip", "Relic", "Stone"]);
    t.order(&["Stone", "Chip", "Relic"]);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.hand(1), ["Bo"]);
    assert_eq!(t.deck(1), ["Cy", "Stone", "Chip", "Relic"]);

    let mut t = stage(
        "
        personnel Kai: Bajoran I5 C5 S5
        personnel Vedek: Bajoran I5 C5 S5
        player 1
          missions: Green
          core: 2U044
          hand: Relic
          deck: Cy
          discard: Kai; Vedek
          at Green: Kai as k1; Kai as k2; Kai as k3",
    );
    let vedek = t.game.state().zone(Place::Discard(player(1))).to_vec();
    t.use_text("For The Sisko", 0);
    let (n, cards) = order_asked(&t).expect("an order");
    assert_eq!((n, cards.len()), (1, 2));
    t.answer(engine::Answer::Order(vedek.clone()));
    assert_eq!(asked(&t), (1, Ask::Orders));
    let deck = t.game.state().zone(Place::Deck(player(1))).to_vec();
    let top: Vec<_> = deck.iter().rev().take(2).copied().collect();
    assert_eq!(top, vedek, "the first named is on top");
}

/// 2E-GAP-48
/// 2U146 M'vil
///
/// Who puts two cards on the deck to save an event orders them, once.
#[test]
fn the_one_who_pays_with_two_cards_orders_them_once() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U146
        player 2
          core: Totem
          hand: Relic; Stone
          deck: Bo; Cy
        segment play",
    );
    t.play_at("M'vil", "Base");
    assert_eq!(asked(&t), (1, Ask::Respond));
    t.use_text("M'vil", 0);
    assert_eq!(t.asked(), 2);
    t.yes();
    asks_order(&t, 2, &["Relic", "Stone"]);
    t.order(&["Stone", "Relic"]);
    assert_eq!(t.deck(2), ["Stone", "Relic", "Bo", "Cy"]);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_core(2, "Totem"));
}

/// 2E-GAP-48
/// 3R011 Forsaken
///
/// Those who used their skills go under the deck in the order of the attempter.
#[test]
fn the_forsaken_are_put_in_order() {
    let mut t = stage(
        "
        personnel Hero: Klingon Honor I5 C5 S5
        personnel Saint: Klingon Honor I5 C5 S5
        player 1
          missions: Red
          deck: Relic; Stone
          at Red: Hero; Saint; Ann; Bo; Cy; Dax
        player 2
          pile: 3R011",
    );
    meet(&mut t, "Red", &["Forsaken"]);
    asks_order(&t, 1, &["Hero", "Saint"]);
    t.order(&["Saint", "Hero"]);
    assert_eq!(t.deck(1), ["Relic", "Stone", "Saint", "Hero"]);
}

/// 3U077 Security Sweep
///
/// In the same order means that there is nothing to choose.
#[test]
fn cards_that_keep_their_order_are_not_asked_about() {
    let mut t = stage(
        "
        personnel Guard: Romulan Security I5 C5 S5
        player 1
          missions: Green
          hand: 3U077
          at Green: Guard as g1; Guard as g2
        player 2
          deck: Relic; Chip; Stone; Bo; Cy",
    );
    t.use_text("Security Sweep", 0);
    pass_all(&mut t);
    assert_eq!(asked(&t), (1, Ask::Orders));
    assert_eq!(t.deck(2), ["Bo", "Cy", "Relic", "Chip", "Stone"]);
}

/// 1S084 D'Arsay Archive
/// 3S124 Calibration Drone
///
/// A hand that is shuffled before it goes under the deck has no order to choose; it is new each time.
#[test]
fn a_shuffled_hand_is_not_put_in_order() {
    let deck = "Bo; Cy; Dax; Bo; Cy; Dax";
    let mut ends = [Vec::new(), Vec::new()];
    for seed in 1..=12 {
        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              hand: 1S084; Relic; Stone; Chip; Totem; Ann
              deck: {deck}
            segment play"
        ));
        t.play("D'Arsay Archive");
        assert_eq!(asked(&t), (1, Ask::PlayAndDraw), "seed {seed}");
        ends[0].push(t.deck(1)[1..].to_vec());

        let mut t = stage(&format!(
            "
            seed {seed}
            player 1
              missions: Base
              hand: Relic; Stone; Chip; Totem; Ann
              deck: {deck}
              at Base: 3S124"
        ));
        t.use_text("Calibration Drone", 0);
        assert_eq!(asked(&t), (1, Ask::Orders), "seed {seed}");
        ends[1].push(t.deck(1)[1..].to_vec());
    }
    for mut ends in ends {
        ends.sort();
        ends.dedup();
        assert!(ends.len() > 1, "always {:?}", ends[0]);
    }
}
