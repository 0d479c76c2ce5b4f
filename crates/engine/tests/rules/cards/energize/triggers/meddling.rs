//! Orders and arrivals that meddle with hands, decks and ships.

use crate::support::stage::{choose, in_order, on_top, stage};
use engine::Place;
use engine::script::player;

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
