//! Events that look at decks, put them in order, exchange and remove cards.

use crate::support::cards::events_decks::removed;
use crate::support::using::{choose, in_order, use_it, uses};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::script::{player, table};
use engine::{Answer, Place, Why};

/// 2C054 Pickpocket: an opponent's personnel on top makes all own Thieves better for the turn; anything else ends
/// the event. The card stays on top (2E-GLOSS-10).
#[test]
fn thieves_profit_from_a_full_pocket() {
    let play = |top: &str| {
        let mut t = table(&format!(
            "planet Camp: NA
            player 1
              missions: Camp
              core: Pickpocket
              at Camp: Dallan; Vekor; Narik
            player 2
              at Camp: Galnar
              deck: {top}; Hoya"
        ));
        use_it(&mut t, "Pickpocket");
        t
    };
    let mut t = play("Bandee");
    assert_eq!(t.stat("Dallan", Stat::Cunning), 6);
    assert_eq!(t.stat("Vekor", Stat::Integrity), 6);
    assert_eq!(t.stat("Vekor", Stat::Strength), 6);
    assert_eq!(t.stat("Narik", Stat::Cunning), 4, "no Thief");
    assert_eq!(t.stat("Galnar", Stat::Cunning), 4, "not yours");
    assert_eq!(t.deck(2), ["Bandee", "Hoya"]);
    assert!(uses(&t, "Pickpocket").is_empty());
    t.end();
    t.until_turn_of(2);
    assert_eq!(t.stat("Dallan", Stat::Cunning), 4);
    let t = play("Tricorder");
    assert!(t.in_discard(1, "Pickpocket"));
    assert_eq!(t.stat("Dallan", Stat::Cunning), 4);
}

/// 2R038 Conscription (2E-DL-03): two Glinns are found, the deck is shuffled, and they come on top in the order wanted.
#[test]
fn two_glinns_come_on_top() {
    let mut t = table(
        "player 1
          hand: Conscription
          deck: Bandee; Daro; Barron; Jerax; Hoya; Megar
        segment play",
    );
    t.play("Conscription");
    assert_eq!(t.candidates(), ["Daro", "Jerax"]);
    t.pick(&["Daro", "Jerax"]);
    while t.ask() != engine::Ask::PlayAndDraw {
        in_order(&mut t, &["Jerax", "Daro"]);
    }
    assert_eq!(t.deck(1)[..2], ["Jerax", "Daro"]);
    assert_eq!((t.deck(1).len(), t.hand(1).len()), (6, 0));
    assert_eq!(t.happened(Kind::Shuffle), 1);
    assert!(t.in_discard(1, "Conscription"));
}

/// 2C060 Salvaging the Wreckage: up to four personnel and ships go under the deck, and the event leaves the game.
#[test]
fn wrecks_go_under_the_deck() {
    let mut t = table(
        "player 1
          hand: Salvaging the Wreckage
          deck: Hoya
          discard: Bandee; U.S.S. Galaxy; Tricorder; Escape; Rixx
        segment play",
    );
    t.play("Salvaging the Wreckage");
    assert_eq!(t.candidates(), ["Bandee", "Rixx", "U.S.S. Galaxy"]);
    t.pick(&["Rixx", "U.S.S. Galaxy"]);
    while t.ask() != engine::Ask::PlayAndDraw {
        in_order(&mut t, &["U.S.S. Galaxy", "Rixx"]);
    }
    assert_eq!(t.deck(1), ["Hoya", "U.S.S. Galaxy", "Rixx"]);
    assert!(removed(&t, "Salvaging the Wreckage") && t.in_discard(1, "Bandee"));
}

/// 2R065 Straying from the Path: a discard pile smaller than the hand changes places with it. The event leaves
/// the game, so it is in neither.
#[test]
fn hand_and_discard_pile_change_places() {
    let play = |hand: &str, discard: &str| {
        let mut t = table(&format!(
            "planet Camp: Baj
            player 1
              missions: Camp
              hand: Straying from the Path; {hand}
              discard: {discard}
              at Camp: Anara; Brilgar; Jabara
            segment play"
        ));
        t.play("Straying from the Path");
        for _ in 0..4 {
            if let engine::Choice::Order { cards } = t.pending().choice.clone() {
                t.answer(Answer::Order(cards));
            }
        }
        assert!(removed(&t, "Straying from the Path"));
        (t.hand(1), t.zone(Place::Discard(player(1))))
    };
    let (hand, discard) = play("Bandee; Barron", "Hoya");
    assert_eq!((hand.len(), discard.len()), (1, 2));
    assert_eq!(hand, ["Hoya"]);
    let (hand, discard) = play("Bandee; Barron", "Hoya; Rixx");
    assert_eq!((hand.len(), discard.len()), (2, 2));
    assert!(hand.contains(&"Bandee".to_owned()), "as many is not fewer");
    assert!(discard.contains(&"Rixx".to_owned()));
}

/// 2C058 Reconfiguration: any player's deck is shuffled to draw a card; two engineers are needed.
#[test]
fn a_deck_is_shuffled_for_a_card() {
    for (who, staff) in [(1, "Altman; Daro"), (2, "Altman; Daro")] {
        let mut t = table(&format!(
            "planet Camp: Fed
            player 1
              missions: Camp
              hand: Reconfiguration
              at Camp: {staff}
            segment play"
        ));
        t.play("Reconfiguration").choose_player(who);
        assert_eq!(t.hand(1).len(), 1);
        let shuffled: Vec<_> = t
            .events
            .iter()
            .filter(|e| e.h.kind == Kind::Shuffle)
            .collect();
        assert_eq!(shuffled.len(), 1);
        assert_eq!(shuffled[0].h.who, Some(player(who)), "whose deck");
    }
    let mut t = table(
        "planet Camp: Fed
        player 1
          missions: Camp
          hand: Reconfiguration
          at Camp: Altman; Hoya
        segment play",
    );
    let play = t.play_action("Reconfiguration", None);
    assert_eq!(t.refused_act(play).rule, "2E-ACT-11");
}

/// 2U044 For The Sisko: with three Bajorans a card that is no personnel brings two Bajoran personnel on top of the deck.
#[test]
fn two_bajorans_come_back_on_top() {
    let mut t = table(
        "planet Camp: Baj
        player 1
          missions: Camp
          core: For The Sisko
          hand: Tricorder; Bandee
          deck: Hoya
          discard: Dohlem; Shandor; Rixx; Weld Ram
          at Camp: Anara; Brilgar; Jabara",
    );
    use_it(&mut t, "For The Sisko");
    choose(&mut t, &["Tricorder"]);
    assert!(t.in_discard(1, "Tricorder"));
    assert_eq!(t.candidates(), ["Dohlem", "Shandor", "Weld Ram"]);
    t.pick(&["Dohlem", "Weld Ram"]);
    while t.ask() != engine::Ask::Orders {
        in_order(&mut t, &["Weld Ram", "Dohlem"]);
    }
    assert_eq!(t.deck(1), ["Weld Ram", "Dohlem", "Hoya"]);
    assert!(
        uses(&t, "For The Sisko").is_empty(),
        "Bandee is a personnel"
    );
}

/// 2U044: a hand of personnel cannot pay (2E-ACT-12).
#[test]
fn a_personnel_is_not_the_price() {
    let mut t = table(
        "planet Camp: Baj
        player 1
          missions: Camp
          core: For The Sisko
          hand: Bandee
          discard: Dohlem; Shandor
          at Camp: Anara; Brilgar; Jabara",
    );
    let order = t.use_action("For The Sisko", 0);
    assert_eq!(t.refused_act(order).why, Why::CostCannotBePaid);
}
