//! A card that has left the deck while it was being examined stays where it is.

use crate::support::board::{
    asked, can_use, choose, order_asked, pass_all, stage, use_when_possible,
};
use engine::script::Table;
use engine::{Ask, Choice, Label};

fn names(cards: &[&str]) -> Vec<String> {
    cards.iter().map(|c| (*c).to_owned()).collect()
}

/// Three cards of the deck of player 2 are examined; player 2 may draw one of them meanwhile.
fn predator(personnel: u8) -> Table {
    let mut t = stage(&format!(
        "
        personnel Praetor: Romulan Leadership I5 C5 S5
        player 1
          missions: Green
          hand: 1C102
          at Green: {personnel}x Praetor
        player 2
          missions: Red
          deck: Relic; Stone; Chip; Totem
          at Red: 1R261
        segment play"
    ));
    t.play("Peacemaker or Predator?");
    assert_eq!(asked(&t), (2, Ask::Respond));
    t
}

/// 2E-GLOSS-09
/// 1C102 Peacemaker or Predator?
/// 1R261 Deanna Troi, Guide and Conscience
///
/// The card that was drawn is in hand; the other two are put back in the order wanted.
#[test]
fn a_card_drawn_meanwhile_is_not_put_back() {
    let mut t = predator(3);
    t.use_text("Deanna Troi", 0);
    assert!(t.in_hand(2, "Relic"));
    assert_eq!(order_asked(&t), Some((1, names(&["Chip", "Stone"]))));
    t.order(&["Chip", "Stone"]);
    assert!(t.in_hand(2, "Relic"), "{:?}", t.place("Relic"));
    assert_eq!(t.deck(2), ["Chip", "Stone", "Totem"]);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
}

/// 2E-GLOSS-09
/// 1C102 Peacemaker or Predator?
#[test]
fn with_nothing_drawn_all_are_put_back() {
    let mut t = predator(3);
    t.pass();
    assert_eq!(
        order_asked(&t),
        Some((1, names(&["Chip", "Relic", "Stone"])))
    );
    t.order(&["Chip", "Relic", "Stone"]);
    assert_eq!(t.deck(2), ["Chip", "Relic", "Stone", "Totem"]);
    assert!(t.hand(2).is_empty());
}

/// 2E-GLOSS-09
/// 1C102 Peacemaker or Predator?
///
/// The only one that was examined was drawn: nothing is put back, and nobody is asked.
#[test]
fn the_only_card_drawn_meanwhile_is_not_put_back() {
    let mut t = predator(1);
    t.use_text("Deanna Troi", 0);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_hand(2, "Relic"));
    assert_eq!(t.deck(2), ["Stone", "Chip", "Totem"]);
}

fn network() -> Table {
    let mut t = stage(
        "
        personnel Spy: Romulan Intelligence I5 C5 S5
        player 1
          core: 1U110
          at Red: Spy
        player 2
          missions: Red
          deck: Relic; Stone; Chip; Totem
          at Red: 1R261
        segment start",
    );
    use_when_possible(&mut t, "Romulan Intelligence Network", 0);
    assert_eq!(asked(&t), (2, Ask::Respond));
    t
}

/// 2E-GLOSS-09
/// 1U110 Romulan Intelligence Network
/// 1R261 Deanna Troi, Guide and Conscience
///
/// Of two cards one was drawn: only the other can go to the bottom.
#[test]
fn a_card_drawn_meanwhile_cannot_be_put_under_the_deck() {
    let mut t = network();
    t.use_text("Deanna Troi", 0);
    if matches!(t.pending().choice, Choice::Cards { .. }) {
        assert_eq!((t.asked(), t.candidates()), (1, names(&["Stone"])));
    }
    choose(&mut t, &["Stone"]);
    assert!(t.in_hand(2, "Relic"));
    assert_eq!(t.deck(2), ["Chip", "Totem", "Stone"]);

    let mut t = network();
    t.pass();
    assert_eq!((t.asked(), t.candidates()), (1, names(&["Relic", "Stone"])));
    t.pick(&["Relic"]);
    assert_eq!(t.deck(2), ["Stone", "Chip", "Totem", "Relic"]);
}

const ITCH: &str = "
event Itch: text [(when: On((kind: Look)), optional: true, body: [Draw(who: You, n: N(1))])]
event Toss: text [(when: On((kind: Look)), optional: true, body: [Move(verb: Discard,
    what: Every((from: Deck(EachOpponent, Top(1)))))])]
personnel Scion: Romulan I5 C5 S5 species Reman
";

fn viceroy(core: &str, theirs: &str) -> Table {
    let mut t = stage(&format!(
        "{ITCH}
        player 1
          missions: Base
          hand: Scion
          core: {core}
          deck: Relic; Stone; Chip
          at Base: 1R376
        player 2
          core: {theirs}
        segment play"
    ));
    t.play_at("Scion", "Base");
    use_when_possible(&mut t, "The Viceroy", 0);
    t
}

/// 2E-GLOSS-09
/// 1R376 The Viceroy, Shinzon's Protector
///
/// Drawn or discarded meanwhile, the card is neither on top nor at the bottom, and there is nothing to ask.
#[test]
fn a_card_that_left_goes_neither_on_top_nor_to_the_bottom() {
    let mut t = viceroy("Itch", "Totem");
    assert!(can_use(&t, "Itch", 0));
    t.use_text("Itch", 0);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_hand(1, "Relic"));
    assert_eq!(t.deck(1), ["Stone", "Chip"]);

    let mut t = viceroy("Totem", "Toss");
    use_when_possible(&mut t, "Toss", 0);
    assert_eq!(asked(&t), (1, Ask::PlayAndDraw));
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.deck(1), ["Stone", "Chip"]);
}

/// 2E-GLOSS-09
/// 1R376 The Viceroy, Shinzon's Protector
///
/// A draw from another deck changes nothing.
#[test]
fn a_card_that_stayed_goes_where_its_player_likes() {
    let mut t = viceroy("Totem", "Itch");
    use_when_possible(&mut t, "Itch", 0);
    pass_all(&mut t);
    assert_eq!(t.asked(), 1);
    let Choice::Options { options } = t.pending().choice.clone() else {
        panic!("top or bottom? {:?}", t.pending());
    };
    let n = options.iter().position(|o| *o == Label::Bottom);
    t.option(n.expect("the bottom") as u8);
    assert_eq!(t.deck(1), ["Stone", "Chip", "Relic"]);
}
