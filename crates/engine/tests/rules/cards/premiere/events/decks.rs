//! Events that look at decks, put them in order, exchange and remove cards.

use crate::support::cards::events_decks::removed;
use crate::support::using::{choose, in_order, use_it, uses};
use cards::language::Kind;
use engine::Answer;
use engine::script::table;

/// 1R114 Tapestry (2E-GLOSS-14): the deck leaves the game, personnel and ships of the discard pile become the
/// new deck, everything else there leaves with the event.
#[test]
fn a_new_deck_is_woven() {
    let mut t = table(
        "player 1
          hand: Tapestry; Davies
          deck: Bandee; Barron
          discard: Rixx; U.S.S. Galaxy; Astrometrics Lab; Tricorder; Escape
        segment play",
    );
    t.play("Tapestry");
    while !matches!(t.ask(), engine::Ask::PlayAndDraw) {
        let engine::Choice::Order { cards } = t.pending().choice.clone() else {
            panic!("{:?}", t.pending())
        };
        t.answer(Answer::Order(cards));
    }
    let mut deck = t.deck(1);
    deck.sort();
    assert_eq!(deck, ["Rixx", "U.S.S. Galaxy"]);
    for card in [
        "Bandee",
        "Barron",
        "Astrometrics Lab",
        "Tricorder",
        "Escape",
        "Tapestry",
    ] {
        assert!(removed(&t, card), "{card}");
    }
    assert!(t.in_hand(1, "Davies"), "the hand stays");
    assert_eq!(t.happened(Kind::Draw), 0);
}

/// 1C088 Feast on the Dying (2E-GLOSS-09): two cards are seen; one of them is exchanged with a discarded card, and
/// both go on top in the order wanted. The event leaves the game.
#[test]
fn the_top_of_a_deck_is_mended() {
    let mut t = table(
        "player 1
          hand: Feast on the Dying
          deck: Bandee; Barron; Davies
          discard: Rixx; Hoya
        segment play",
    );
    t.play("Feast on the Dying");
    assert_eq!(t.candidates(), ["Bandee", "Barron"]);
    t.pick(&["Barron"]);
    choose(&mut t, &["Rixx"]);
    in_order(&mut t, &["Rixx", "Bandee"]);
    assert_eq!(t.deck(1), ["Rixx", "Bandee", "Davies"]);
    assert!(t.in_discard(1, "Barron") && t.in_discard(1, "Hoya"));
    assert!(removed(&t, "Feast on the Dying"));
}

/// 1C088: neither need be exchanged.
#[test]
fn the_top_of_a_deck_may_only_be_ordered() {
    let mut t = table(
        "player 1
          hand: Feast on the Dying
          deck: Bandee; Barron; Davies
          discard: Rixx; Hoya
        segment play",
    );
    t.play("Feast on the Dying").pick(&[]);
    in_order(&mut t, &["Barron", "Bandee"]);
    assert_eq!(t.deck(1), ["Barron", "Bandee", "Davies"]);
}

/// 1U107 Process Identification: one of five is taken, the others go under the deck in the order wanted.
#[test]
fn one_of_five_is_taken() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: Process Identification
          deck: Bandee; Barron; Davies; Hoya; Rixx; Lopez
          at Camp: Daro; Emok; Megar
        segment play",
    );
    t.play("Process Identification");
    assert_eq!(
        t.candidates(),
        ["Bandee", "Barron", "Davies", "Hoya", "Rixx"]
    );
    t.pick(&["Davies"]);
    in_order(&mut t, &["Rixx", "Hoya", "Barron", "Bandee"]);
    assert_eq!(t.hand(1), ["Davies"]);
    assert_eq!(t.deck(1), ["Lopez", "Rixx", "Hoya", "Barron", "Bandee"]);
}

/// 1U116 The Pillage of Bajor: two of three are taken, the third is discarded.
#[test]
fn two_of_three_are_taken() {
    let mut t = table(
        "planet Camp: Car
        player 1
          missions: Camp
          hand: The Pillage of Bajor
          deck: Bandee; Barron; Davies; Hoya
          at Camp: Daro; Emok; Megar
        segment play",
    );
    t.play("The Pillage of Bajor").pick(&["Bandee", "Davies"]);
    in_order(&mut t, &["Bandee", "Davies"]);
    assert!(t.in_hand(1, "Bandee") && t.in_hand(1, "Davies"));
    assert!(t.in_discard(1, "Barron"));
    assert_eq!(t.deck(1), ["Hoya"]);
    assert_eq!(t.happened(Kind::Draw), 0, "taking is not drawing");
}

/// 1U099 Nothing That Happens is Truly Random (2E-ERR-07): three cards are open, the opponent its player names
/// discards one, the other two are taken.
#[test]
fn an_opponent_spoils_one_of_three() {
    for chosen in [2, 3] {
        let mut t = table(
            "players 3
            planet Camp: Fed
            player 1
              missions: Camp
              hand: Nothing That Happens is Truly Random
              deck: Bandee; Barron; Davies; Hoya
              at Camp: Seth Mendoza
            segment play",
        );
        t.play("Nothing That Happens is Truly Random");
        assert_eq!(t.asked(), 1);
        t.choose_player(chosen);
        assert_eq!(t.asked(), chosen);
        assert_eq!(t.candidates(), ["Bandee", "Barron", "Davies"]);
        t.pick(&["Barron"]);
        in_order(&mut t, &["Bandee", "Davies"]);
        assert!(t.in_discard(1, "Barron"));
        assert!(t.in_hand(1, "Bandee") && t.in_hand(1, "Davies"));
        assert_eq!(t.happened(Kind::Reveal), 1, "all three together");
        assert_eq!(t.deck(1), ["Hoya"]);
    }
}

/// 1U106 Prejudice and Politics: with a Senator on Romulus the top card of an opponent's deck is shown. A personnel
/// goes to that hand; anything else under the deck, for five points.
#[test]
fn a_senator_looks_into_a_deck() {
    for (top, points) in [("Bandee", 0), ("Tricorder", 5)] {
        let mut t = table(&format!(
            "player 1
              missions: Romulus
              core: Prejudice and Politics
              at Romulus: Sabrun
            player 2
              deck: {top}; Hoya"
        ));
        use_it(&mut t, "Prejudice and Politics");
        assert_eq!(t.score(1), points, "{top}");
        if points == 0 {
            assert!(t.in_hand(2, top));
            assert_eq!(t.deck(2), ["Hoya"]);
        } else {
            assert_eq!(t.deck(2), ["Hoya", top]);
        }
        assert!(
            uses(&t, "Prejudice and Politics").is_empty(),
            "once each turn"
        );
    }
}

/// 1U106 (2E-PRES-05): aboard a ship at Romulus is not on Romulus, and a soldier is no Senator.
#[test]
fn the_senator_has_to_be_on_the_planet() {
    for place in [
        "at Romulus: Mopak",
        "at Romulus: D'deridex\n aboard D'deridex: Sabrun",
        "at Camp: Sabrun",
    ] {
        let t = table(&format!(
            "planet Camp: Rom
            player 1
              missions: Romulus; Camp
              core: Prejudice and Politics
              {place}"
        ));
        assert!(uses(&t, "Prejudice and Politics").is_empty(), "{place}");
    }
}
