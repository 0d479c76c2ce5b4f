//! A cost that takes all, any number or up to so many of nothing is paid with nothing.

use crate::support::board::{asked, can_use, choose, meet, stage};
use engine::script::Table;
use engine::{Ask, Place};

/// An event with an Order that pays this cost for five points.
fn price(cost: &str, rest: &str) -> Table {
    stage(&format!(
        "
        event Deal: text [(when: Order, body: [Pay(who: You, must: true, cost: [{cost}],
            get: [Points(who: You, n: N(5))])])]
        {rest}"
    ))
}

const EMPTY: &str = "
    player 1
      missions: Green
      core: Deal
      at Green: Ann; Bo";
const FULL: &str = "
    player 1
      missions: Green
      core: Deal
      hand: Relic; Stone
      at Green: Ann; Bo";

fn discard(n: &str) -> String {
    format!("Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: {n}, to: 1)))")
}

/// 2E-DIL-24, 2E-ACT-12, 2E-ACT-13
#[test]
fn all_any_number_and_up_to_so_many_of_no_cards_are_paid() {
    let costs = [
        discard("All"),
        discard("AnyNumber"),
        discard("UpTo(N(2))"),
        "Move(verb: Discard, what: Every((from: Hand(You))))".to_owned(),
        "Move(verb: Remove, what: Pick((of: (from: Discard(You)), n: All, to: 1)))".to_owned(),
        "Move(verb: Remove, what: Pick((of: (from: Discard(You)), n: AnyNumber, to: 1)))".to_owned(),
        "Move(verb: Kill, what: Pick((of: (filter: All([Type(Personnel), Skill(One(Science), 1)])), n: All, to: 1)))"
            .to_owned(),
        "Stop(what: Pick((of: (filter: All([Type(Personnel), Skill(One(Science), 1)])), n: All, to: 1)))".to_owned(),
        "Stop(what: Pick((of: (filter: All([Type(Personnel), Skill(One(Science), 1)])), n: UpTo(N(3)), to: 1)))"
            .to_owned(),
        "Move(verb: Place, what: Pick((of: (from: Hand(You)), n: All, to: 1)), to: Deck(You, Bottom(1)))".to_owned(),
        "Move(verb: Return, what: Pick((of: (filter: Skill(One(Science), 1)), n: All, to: 1)), to: OwnersHand)"
            .to_owned(),
        "Choose((of: (from: Hand(You)), n: All, to: 1)), Move(verb: Discard, what: Those(1))".to_owned(),
    ];
    let unpaid = costs.into_iter().filter(|cost| {
        let mut t = price(cost, EMPTY);
        if !can_use(&t, "Deal", 0) {
            return true;
        }
        t.use_text("Deal", 0);
        choose(&mut t, &[]);
        (t.score(1), asked(&t)) != (5, (1, Ask::Orders))
    });
    let unpaid: Vec<String> = unpaid.collect();
    assert!(unpaid.is_empty(), "{unpaid:#?}");
}

/// 2E-ACT-12, 2E-ACT-13: with cards there, all are all.
#[test]
fn with_cards_there_they_are_taken() {
    let mut t = price(&discard("All"), FULL);
    t.use_text("Deal", 0);
    assert_eq!((t.score(1), t.hand(1).len()), (5, 0));
    for n in ["AnyNumber", "UpTo(N(2))"] {
        let mut t = price(&discard(n), FULL);
        t.use_text("Deal", 0);
        assert_eq!(t.candidates(), ["Relic", "Stone"]);
        t.pick(&["Relic"]);
        assert_eq!((t.score(1), t.hand(1).len()), (5, 1), "{n}");
    }
}

/// 2E-DIL-24, 2E-ACT-13: none is a number, and up to two are none, too.
#[test]
fn a_cost_of_any_number_may_be_paid_with_none_of_some() {
    for n in ["AnyNumber", "UpTo(N(2))"] {
        let mut t = price(&discard(n), FULL);
        t.use_text("Deal", 0);
        assert_eq!(t.candidates(), ["Relic", "Stone"]);
        t.pick(&[]);
        assert_eq!((t.score(1), t.hand(1).len()), (5, 2), "{n}");
    }
}

/// 2E-ACT-12: a cost of a number of cards that are not there cannot be paid.
#[test]
fn so_many_of_fewer_cards_cannot_be_paid() {
    for n in ["Exactly(N(1))", "Exactly(N(3))"] {
        let mut t = price(&discard(n), EMPTY);
        let deal = t.use_action("Deal", 0);
        t.refused_act(deal);
        assert_eq!(t.score(1), 0);
    }
    let mut t = price(&discard("Exactly(N(3))"), FULL);
    let deal = t.use_action("Deal", 0);
    t.refused_act(deal);
}

/// 2E-ACT-12
/// 3S122 Borg Queen, Bringer of Order
///
/// The top card of an empty deck is one card that is not there, not all of none.
#[test]
fn the_top_card_of_an_empty_deck_cannot_be_paid() {
    let with = |deck: &str| {
        stage(&format!(
            "
            player 1
              missions: Green
              deck: {deck}
              at Green: 3S122"
        ))
    };
    let mut t = with("");
    let order = t.use_action("Borg Queen", 0);
    t.refused_act(order);
    assert!(can_use(&with("Relic; Stone"), "Borg Queen", 0));
}

/// 2E-DIL-24, 2E-ACT-13: the other parts of the cost are paid all the same.
#[test]
fn a_cost_of_two_parts_is_paid_when_one_of_them_is_of_nothing() {
    let cost = format!("Move(verb: Destroy, what: One(This)), {}", discard("All"));
    let mut t = price(&cost, EMPTY);
    t.use_text("Deal", 0);
    assert!(t.in_discard(1, "Deal"));
    assert_eq!(t.score(1), 5);
    // The other way round.
    let cost = format!("{}, Move(verb: Destroy, what: One(This))", discard("All"));
    let mut t = price(&cost, EMPTY);
    t.use_text("Deal", 0);
    assert!(t.in_discard(1, "Deal"));
    assert_eq!(t.score(1), 5);
}

fn toll(n: &str, hand: &str) -> Table {
    stage(&format!(
        "
        event Gate: text [(when: Static, body: [Apply(m: Toll(act: (phase: Before, kind: AttemptBegin, who: EachOpponent),
            cost: [{}]), until: InPlay)])]
        player 1
          missions: Green
          hand: {hand}
          at Green: Ann
        player 2
          core: Gate",
        discard(n)
    ))
}

/// 2E-ACT-12: the same for a price on somebody's action.
#[test]
fn a_price_of_all_cards_is_paid_with_none() {
    for n in ["All", "AnyNumber", "UpTo(N(2))"] {
        let mut t = toll(n, "");
        t.attempt("Green");
        choose(&mut t, &[]);
        while t.ask() == Ask::ChooseDilemmas {
            t.pick(&[]);
        }
        assert_eq!(t.score(1), 35, "{n}");
    }
    let mut t = toll("Exactly(N(1))", "");
    let attempt = t.attempt_action("Green", None);
    t.refused_act(attempt);
    let mut t = toll("All", "Relic; Stone");
    t.attempt("Green");
    assert_eq!(t.hand(1).len(), 0);
}

fn plot(behind: u8) -> Table {
    stage(&format!(
        "
        dilemma Mist: dual cost 1
        dilemma Pebble: dual cost 1
        dilemma Boulder: dual cost 3
        dilemma Feather: dual cost 0 text [(when: Resolve, body: [Points(who: You, n: N(1))])]
        dilemma Petal: dual cost 0 text [(when: Resolve, body: [Points(who: You, n: N(2))])]
        player 1
          missions: Red
          at Red: Ann; Bo; Cy
        player 2
          core: 2R049
          beneath Red: {behind}x Mist
          pile: Pebble as p1; Pebble as p2; Pebble as p3; Feather; Petal; Boulder"
    ))
}

/// 2E-DIL-24, 2E-GAP-06
/// 2R049 Machinations
///
/// Nothing was drawn and nothing is removed: a dilemma that costs nothing may be found.
#[test]
fn machinations_work_with_no_dilemma_drawn() {
    let mut t = plot(3);
    t.attempt("Red");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Machinations", 0);
    assert!(matches!(t.place("Machinations"), Place::Removed(_)));
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Feather", "Petal"]);
    t.pick(&["Petal"]);
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    assert_eq!(t.score(1), 2, "it is faced");
    assert_eq!(asked(&t), (1, Ask::Orders));
}

/// 2E-DIL-24, 2E-DIL-03
/// 2R049 Machinations
#[test]
fn machinations_work_as_ever_with_dilemmas_drawn() {
    let mut t = plot(0);
    t.attempt("Red");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Machinations", 0);
    for card in ["p1", "p2", "p3", "Machinations"] {
        assert!(matches!(t.place(card), Place::Removed(_)), "{card}");
    }
    assert_eq!(t.candidates(), ["Boulder", "Feather", "Petal"]);
    t.pick(&["Feather"]);
    while t.ask() == Ask::ChooseDilemmas {
        t.pick(&[]);
    }
    assert_eq!(t.score(1), 1);

    // It need not be used.
    let mut t = plot(3);
    t.attempt("Red").pass();
    assert!(t.in_core(2, "Machinations"));
    assert_eq!(t.score(1), 0);
}

/// 2E-GAP-06
/// 1S084 D'Arsay Archive
///
/// An empty hand is put under the deck for no cards, and the event is gone.
#[test]
fn an_archive_of_nothing_gives_nothing() {
    let mut t = stage(
        "
        player 1
          hand: 1S084
          deck: Ann; Bo
        segment play",
    );
    t.play("D'Arsay Archive");
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_discard(1, "D'Arsay Archive"));
    assert_eq!(t.deck(1), ["Ann", "Bo"]);
}

/// 2E-ACT-12
///
/// A response whose cost is of nothing is used as any other.
#[test]
fn a_response_may_be_paid_with_nothing() {
    let mut t = stage(
        "
        event Wake: text [(when: On((kind: Kill)), optional: true, body: [Pay(who: You, must: true,
            cost: [Move(verb: Discard, what: Pick((of: (from: Hand(You)), n: All, to: 1)))],
            get: [Points(who: You, n: N(5))])])]
        player 1
          missions: Red
          at Red: Ann; Bo
        player 2
          core: Wake
          pile: Fang",
    );
    meet(&mut t, "Red", &["Fang"]);
    t.pick(&["Ann"]);
    assert_eq!(asked(&t), (2, Ask::Respond));
    t.use_text("Wake", 0);
    assert_eq!(t.score(2), 5);
}
