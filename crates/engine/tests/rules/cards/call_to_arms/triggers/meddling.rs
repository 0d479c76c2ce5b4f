//! Orders and arrivals that meddle with hands, decks and ships.

use crate::support::stage::{can_use, choose, in_order, stage};
use cards::lexicon::CardType;
use engine::{Answer, Named};

/// 3R151 Borath, Psychological Researcher
///
/// A random card of an opponent's hand is seen; a personnel lets his player draw.
#[test]
fn the_researcher_draws_for_a_personnel() {
    for (card, drawn) in [("Altman", 1), ("Relic", 0)] {
        let mut t = stage(&format!(
            "player 1\n missions: Base\n at Base: 3R151\nplayer 2\n hand: {card}"
        ));
        t.use_text("Borath", 0);
        assert_eq!(t.hand(1).len(), drawn, "{card}");
        assert!(t.in_hand(2, card));
        assert!(!can_use(&t, "Borath", 0));
    }
}

/// 3R175 Jack, Maladjusted Misfit
/// 3U179 Patrick, Idiot Savant
///
/// A named type that is right sends the card to the top, or to the bottom, of the deck.
#[test]
fn right_guesses() {
    let start = |who: &str, kind: CardType| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              at Base: {who} as guesser
            player 2
              hand: Relic
              deck: Altman; Stone"
        ));
        t.use_text("guesser", 0)
            .answer(Answer::Name(Named::Type(kind)));
        assert!(t.is_stopped("guesser"));
        t.deck(2)
    };
    assert_eq!(
        start("3R175", CardType::Event),
        ["Relic", "Altman", "Stone"]
    );
    assert_eq!(start("3R175", CardType::Ship), ["Altman", "Stone"]);
    assert_eq!(start("3U179", CardType::Personnel), ["Stone", "Altman"]);
    assert_eq!(start("3U179", CardType::Event), ["Altman", "Stone"]);
    let mut t = stage("player 1\n missions: Base\n at Base: 3U179\nplayer 2\n deck: Altman");
    t.use_text("Patrick", 0);
    t.refused(Answer::Name(Named::Type(CardType::Ship)));
}

/// 3R196 Pardek, Betrayer
///
/// With an opponent's personnel he goes home, and one personnel among the top four cards may go to the discard pile.
#[test]
fn the_betrayer_shows_four_cards() {
    let start = |place: &str| {
        stage(&format!(
            "
            player 1
              missions: Base
              at {place}: 3R196
            player 2
              missions: Red
              deck: Relic; Altman; Stone; Bandee; Chip
              at Red: Mills"
        ))
    };
    let mut t = start("Red");
    t.use_text("Pardek", 0);
    t.yes();
    assert_eq!(t.candidates(), ["Altman", "Bandee"]);
    t.pick(&["Bandee"]);
    assert!(t.in_hand(1, "Pardek") && t.in_discard(2, "Bandee"));
    assert_eq!(t.deck(2), ["Relic", "Altman", "Stone", "Chip"]);
    let mut t = start("Red");
    t.use_text("Pardek", 0);
    t.no();
    assert!(t.in_hand(1, "Pardek"));
    assert_eq!(t.deck(2), ["Relic", "Altman", "Stone", "Bandee", "Chip"]);
    let mut t = start("Base");
    let alone = t.use_action("Pardek", 0);
    t.refused_act(alone);
}

/// 3R173 Yelgrun, Blunt Negotiator
///
/// Every player's hand is exchanged for as many cards from the bottom of the deck.
#[test]
fn everybody_gets_a_new_hand() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: Relic
          deck: Altman; Bandee; Barron
          at Base: 3R173; Odera'Klen
        player 2
          hand: Stone; Chip
          deck: Mills; Emok; Megar",
    );
    t.use_text("Yelgrun", 0);
    choose(&mut t, &["Odera'Klen"]);
    assert!(t.in_discard(1, "Odera'Klen"));
    assert_eq!(t.hand(1), ["Barron"]);
    let mut hand = t.hand(2);
    hand.sort();
    assert_eq!(hand, ["Emok", "Megar"]);
    assert_eq!((t.deck(1).len(), t.deck(2).len()), (3, 3));
    assert_eq!(t.deck(2)[0], "Mills", "the old hand is at the bottom");
}

/// 3S158 Kilana, Dissembling Envoy
///
/// As many cards as Changelings of hers are with her are put back in any order.
#[test]
fn the_envoy_arranges_the_deck() {
    let mut t = stage(
        "
        player 1
          missions: Base
          deck: Altman; Bandee; Barron
          at Base: 3S158; 3C152; 3S154",
    );
    t.use_text("Kilana", 0).order(&["Bandee", "Altman"]);
    assert_eq!(t.deck(1), ["Bandee", "Altman", "Barron"]);
    assert!(!can_use(&t, "Kilana", 0));
}

/// 3C131 Invasive Drone
///
/// It goes back to hand and puts any number of its player's personnel at the mission aboard a ship there, an opponent's, too.
#[test]
fn the_invasive_drone_boards_ships() {
    let mut t = stage(
        "
        player 1
          missions: Base
          at Red: 3C131; Archival Drone; Allocation Drone
        player 2
          missions: Red
          at Red: Miradorn Raider",
    );
    t.use_text("Invasive Drone", 0);
    t.pick(&["Archival Drone"]);
    assert!(t.in_hand(1, "Invasive Drone"));
    assert!(t.aboard("Archival Drone", "Miradorn Raider"));
    assert!(t.on_surface("Allocation Drone", "Red"));
}

/// 3S124 Calibration Drone
///
/// It goes to the discard pile; the hand goes under the deck and as many cards are drawn.
#[test]
fn the_hand_is_calibrated() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: Relic; Stone
          deck: Altman; Bandee; Barron
          at Base: 3S124",
    );
    t.use_text("Calibration Drone", 0);
    in_order(&mut t, &["Relic", "Stone"]);
    let mut hand = t.hand(1);
    hand.sort();
    assert_eq!(hand, ["Altman", "Bandee"]);
    assert_eq!(t.deck(1)[0], "Barron");
    assert_eq!(t.deck(1).len(), 3);
    assert!(t.in_discard(1, "Calibration Drone"));
}
