//! Orders and arrivals that meddle with hands, decks and ships.

use super::kit::{can_use, choose, in_order, on_top, responds, stage};
use crate::harness::player;
use cards::lexicon::{CardType, Stat};
use engine::{Answer, Named, Place};

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

/// 2U146 M'vil
///
/// Played, he may destroy an opponent's event, unless that opponent puts two cards from hand on the deck.
#[test]
fn an_event_or_two_cards() {
    let start = |hand: &str| {
        let mut t = stage(&format!(
            "
            player 1
              missions: Base
              hand: 2U146
            player 2
              core: Relic
              hand: {hand}
            segment play"
        ));
        t.play_at("M'vil", "Base").use_text("M'vil", 0);
        choose(&mut t, &["Relic"]);
        t
    };
    let mut t = start("Altman; Bandee; Stone");
    assert_eq!(t.asked(), 2);
    t.yes().pick(&["Altman", "Stone"]);
    in_order(&mut t, &["Altman", "Stone"]);
    assert!(t.in_core(2, "Relic") && t.hand(2) == ["Bandee"]);
    let mut top = t.deck(2)[..2].to_vec();
    top.sort();
    assert_eq!(top, ["Altman", "Stone"]);
    let mut t = start("Altman; Bandee; Stone");
    t.no();
    assert!(t.in_discard(2, "Relic"));
    let t = start("Altman");
    assert!(t.in_discard(2, "Relic"), "one card is not two");
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

/// 2R104 Borum, Selfless Hero
/// 3C152 Founder Councilor
///
/// Another takes their place; the one leaves the game, the other is in the discard pile.
#[test]
fn others_take_their_place() {
    let mut t = stage(
        "
        player 1
          missions: Red; Base
          discard: 1S217; Brilgar
          at Red: 2R104",
    );
    t.use_text("Borum", 0);
    choose(&mut t, &["Li Nalas"]);
    assert!(t.on_surface("Li Nalas", "Red"));
    assert_eq!(t.place("Borum"), Place::Removed(player(1)));
    let mut t = stage(
        "
        player 1
          missions: Red; Base
          hand: 3S154; Altman
          at Red: 3C152",
    );
    t.use_text("Founder Councilor", 0);
    choose(&mut t, &["Founder Leader"]);
    assert!(t.on_surface("Founder Leader", "Red") && t.in_discard(1, "Founder Councilor"));
}

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

/// 2U132 William Patrick Samuels, Maquis Saboteur
///
/// On a planet he is stopped and a damage card from hand goes on an undamaged ship of an opponent there.
#[test]
fn the_saboteur_damages_a_ship() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2R041; Relic
          at Red: 2U132
        player 2
          missions: Red
          at Red: Miradorn Raider",
    );
    t.use_text("William Patrick Samuels", 0);
    choose(&mut t, &["Miradorn Raider"]);
    choose(&mut t, &["Disable Sensors"]);
    assert!(t.is_stopped("William Patrick Samuels"));
    assert_eq!(
        t.place("Disable Sensors"),
        Place::On(t.card("Miradorn Raider"))
    );
    assert!(t.in_hand(1, "Relic"));
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

/// 2R122 Jake Sisko, Temporal Anchor
/// 3U181 Sarina Douglas, Cataleptic Conundrum
///
/// He goes to the discard pile for a download; she turns the deck over by one card.
#[test]
fn two_ways_to_a_card() {
    let mut t = stage(
        "
        player 1
          missions: Base
          deck: Relic; Altman; Barron; Stone
          at Base: 2R122; 3U181",
    );
    t.use_text("Sarina Douglas", 0);
    assert!(t.is_stopped("Sarina Douglas") && on_top(&t, 1, "Stone"));
    t.use_text("Jake Sisko", 0);
    assert_eq!(t.candidates(), ["Altman"], "Federation and of the station");
    t.pick(&["Altman"]);
    assert!(t.in_hand(1, "Altman") && t.in_discard(1, "Jake Sisko"));
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
