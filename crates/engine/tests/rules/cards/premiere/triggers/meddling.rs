//! Orders and arrivals that meddle with hands, decks and ships.

use crate::support::stage::{can_use, choose, in_order, responds, stage};
use cards::lexicon::Stat;
use engine::Place;
use engine::script::player;

/// 1R263 Geordi La Forge, Chief Engineer
/// 2E-GAP-49
///
/// A card from hand repairs the ship he is aboard: the dilemma goes back to its pile.
#[test]
fn the_chief_engineer_repairs() {
    let mut t = stage(
        "
        ship Wren: Federation staff[] R8 W6 S6
        player 1
          missions: Red
          hand: Relic; Stone
          at Red: Wren
          aboard Wren: 1R263
          on Wren: 1R027 of 2 [damage]
        player 2
          pile: Calm",
    );
    assert_eq!(t.stat("Wren", Stat::Range), 6);
    t.use_text("Geordi La Forge", 0);
    choose(&mut t, &["Relic"]);
    choose(&mut t, &["Gravimetric Distortion"]);
    assert_eq!(t.stat("Wren", Stat::Range), 8);
    assert_eq!(t.place("Gravimetric Distortion"), Place::Pile(player(2)));
    assert!(t.in_discard(1, "Relic") && !can_use(&t, "Geordi La Forge", 0));
}

/// 1R352 Vash, Treasure Hunter
/// 1U343 Riva, Respected Mediator
/// 3R185 Darok, Martok's Aide
///
/// What arrivals draw: more with a certain captain there, one for each player who wants, one for each leader.
#[test]
fn arrivals_that_draw() {
    let vash = |crew: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 1R352
              discard: Relic
              at Base: {crew}
            segment play"
        ));
        t.play_at("Vash", "Base").use_text("Vash", 0);
        choose(&mut t, &["Relic"]);
        t.hand(1).len()
    };
    assert_eq!((vash("Altman"), vash("1S268")), (1, 2));
    let mut t = stage("player 1\n missions: Base\n hand: 1U343\nsegment play");
    t.play_at("Riva", "Base");
    if responds(&t) {
        t.use_text("Riva", 0);
    }
    for _ in 0..2 {
        if t.asked() == 1 {
            t.yes()
        } else {
            t.no()
        };
    }
    assert_eq!((t.hand(1).len(), t.hand(2).len()), (1, 0));
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 3R185
          at Base: 1S297; Kahmis; Dokar
        segment play",
    );
    t.play_at("Darok", "Base").use_text("Darok", 0);
    assert_eq!(t.hand(1).len(), 2);
}

/// 1U282 Robin Lefler, Mission Specialist
/// 2E-GAP-47
///
/// Stopped personnel at her mission are beamed; each costs the top card of the deck. Those who are not stopped stay.
#[test]
fn the_specialist_beams_the_stopped() {
    let mut t = stage(
        "
        ship Wren: Federation staff[] R8 W6 S6
        player 1
          missions: Red
          deck: Relic; Stone; Chip
          at Red: Wren; 1U282; Altman [stopped]; Bandee [stopped]; Barron
          aboard Wren: Mills",
    );
    t.use_text("Robin Lefler", 0);
    // Stopped as the price, she is one of them herself.
    assert_eq!(
        t.candidates(),
        ["Altman", "Bandee", "Robin Lefler, Mission Specialist"]
    );
    t.pick(&["Altman"]);
    assert!(t.aboard("Altman", "Wren") && t.is_stopped("Altman"));
    assert!(t.is_stopped("Robin Lefler") && t.on_surface("Bandee", "Red"));
    assert_eq!(t.deck(1), ["Stone", "Chip"]);
}

/// 1S268 Jean-Luc Picard, Explorer
/// 2U113 Boheeka, Clandestine Connection
///
/// Three cards under the deck for one; any number discarded for as many.
#[test]
fn cards_for_cards() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: Relic; Stone; Chip
          deck: Altman
          at Base: 1S268",
    );
    t.use_text("Jean-Luc Picard", 0);
    choose(&mut t, &["Stone", "Relic", "Chip"]);
    in_order(&mut t, &["Stone", "Relic", "Chip"]);
    assert_eq!(t.hand(1), ["Altman"]);
    assert_eq!(t.deck(1), ["Stone", "Relic", "Chip"]);
    assert!(!can_use(&t, "Jean-Luc Picard", 0), "one card is not three");
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U113; Relic; Stone; Chip
          deck: Altman; Bandee; Barron
        segment play",
    );
    t.play_at("Boheeka", "Base").use_text("Boheeka", 0);
    t.pick(&["Relic", "Chip"]);
    in_order(&mut t, &["Relic", "Chip"]);
    let mut hand = t.hand(1);
    hand.sort();
    assert_eq!(hand, ["Altman", "Bandee", "Stone"]);
}

/// 1U354 Alidar Jarok, Conscientious Admiral
/// 2E-GLOSS-09
///
/// The decks of all who command a Romulan may be looked at, one's own included; they stay as they are.
#[test]
fn the_admiral_looks_at_decks() {
    let mut t = stage(
        "
        players 3
        player 1
          missions: Base
          hand: 1U354
        player 2
          missions: Red
          deck: Relic; Stone
          at Red: Palteth
        player 3
          missions: Green
          deck: Chip; Altman
          at Green: Mills
        segment play",
    );
    t.play_at("Alidar Jarok", "Base");
    if responds(&t) {
        t.use_text("Alidar Jarok", 0);
    }
    let mut asked = 0;
    while matches!(t.pending().choice, engine::Choice::YesNo) {
        assert_eq!(t.asked(), 1);
        t.yes();
        asked += 1;
    }
    assert_eq!(
        asked, 2,
        "player 1 commands the admiral, player 2 another, player 3 none"
    );
    assert_eq!(t.deck(2), ["Relic", "Stone"]);
}
