//! Events that look at decks, put them in order, exchange and remove cards.

use super::{choose, in_order, pass_all, picks, use_it, uses};
use crate::harness::{Table, player, table};
use cards::language::Kind;
use cards::lexicon::Stat;
use engine::{Answer, Place, Why};

fn removed(t: &Table, card: &str) -> bool {
    matches!(t.place(card), Place::Removed(_))
}

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

/// 3C033 A Second Chance at Life (2E-GLOSS-10): the hand is open, an opponent chooses what is discarded, and another card that is
/// no interrupt comes back from the discard pile.
#[test]
fn a_chosen_card_pays_for_another() {
    let mut t = table(
        "player 1
          hand: A Second Chance at Life; Bandee; Barron
          discard: Hoya; Escape; Tricorder
        segment play",
    );
    t.play("A Second Chance at Life");
    assert_eq!(t.asked(), 2);
    assert_eq!(t.candidates(), ["Bandee", "Barron"]);
    t.pick(&["Barron"]);
    assert_eq!(t.asked(), 1);
    assert_eq!(
        t.candidates(),
        ["Hoya", "Tricorder"],
        "any other card but an interrupt"
    );
    t.pick(&["Tricorder"]);
    assert!(t.in_discard(1, "Barron") && t.in_hand(1, "Tricorder"));
    assert!(t.in_discard(1, "A Second Chance at Life"));
    assert_eq!(t.happened(Kind::Reveal), 1, "the whole hand");
}

/// 3R057 Steeled By Loss (2E-PLAY-14): one who shares a skill comes from the discard pile for a Bajoran in play, in
/// the same place; neither is played, and the event leaves the game.
#[test]
fn a_comrade_takes_the_place() {
    let mut t = table(
        "planet Camp: Baj
        player 1
          missions: Camp
          hand: Steeled By Loss
          discard: Brilgar; Anara; Davies
          at Camp: Dohlem
        segment play",
    );
    t.play("Steeled By Loss");
    choose(&mut t, &["Dohlem"]);
    if picks(&t) {
        assert_eq!(t.candidates(), ["Brilgar"], "Anthropology in common");
        t.pick(&["Brilgar"]);
    }
    pass_all(&mut t);
    assert!(t.on_surface("Brilgar", "Camp") && t.in_discard(1, "Dohlem"));
    assert!(t.in_discard(1, "Anara") && removed(&t, "Steeled By Loss"));
    assert_eq!(t.happened(Kind::Kill), 0);
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
