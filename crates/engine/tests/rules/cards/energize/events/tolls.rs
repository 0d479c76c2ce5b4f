//! Prices that events and ships put on what others do.

use crate::support::using::{choose, in_order, no_dilemmas, responds, use_it};
use engine::Why;
use engine::script::{Table, table};

const TAMA: &str = "
planet Camp: Fed
space Rift: Fed
player 1
  missions: Camp; Rift
  hand: Hoya; Davies
  at PLACE: U.S.S. Galaxy; U.S.S. Nebula
  aboard U.S.S. Galaxy: Rixx
player 2
  at PLACE: Tama
";

fn tama(place: &str, crew: &str) -> Table {
    table(&format!(
        "{}\n aboard Tama: {crew}",
        TAMA.replace("PLACE", place)
    ))
}

/// 2U177 Tama: at a planet, staffed, it makes opponents pay a card to beam to or from the planet.
#[test]
fn a_blockade_is_paid_for() {
    let staff = "Togaran; Marshor as a; Marshor as b; Marshor as c";
    let mut t = tama("Camp", staff);
    let down = t.down("U.S.S. Galaxy", "Camp");
    t.act(down);
    for _ in 0..2 {
        let wanted = if t.candidates().contains(&"Rixx".to_owned()) {
            "Rixx"
        } else {
            "Hoya"
        };
        t.pick(&[wanted]);
    }
    assert!(t.on_surface("Rixx", "Camp") && t.in_discard(1, "Hoya") && t.in_hand(1, "Davies"));
    let mut t = tama("Camp", "Togaran");
    t.beam_down(&["Rixx"], "U.S.S. Galaxy", "Camp");
    assert_eq!(t.hand(1).len(), 2, "an unstaffed ship blocks nothing");
}

/// 2U177: between two ships above the planet nothing is paid, in space nothing at all, and without cards nobody beams.
#[test]
fn a_blockade_concerns_the_planet() {
    let staff = "Togaran; Marshor as a; Marshor as b; Marshor as c";
    for place in ["Camp", "Rift"] {
        let mut t = tama(place, staff);
        t.beam_across(&["Rixx"], "U.S.S. Galaxy", "U.S.S. Nebula");
        assert!(t.aboard("Rixx", "U.S.S. Nebula"), "{place}");
        assert_eq!(t.hand(1).len(), 2);
    }
    let mut t = table(&format!(
        "{}\n aboard Tama: {staff}",
        TAMA.replace("PLACE", "Camp")
            .replace("hand: Hoya; Davies", "score 0")
    ));
    let down = t.down("U.S.S. Galaxy", "Camp");
    assert_eq!(t.refused_act(down).why, Why::CostCannotBePaid);
}

/// 2R179 Terix, 2R180 Trolarak: at an opponent's space or planet mission, staffed, they make an attempt cost two cards.
#[test]
fn an_attempt_costs_two_cards() {
    let crew = "Noram; Mopak; Chagrith; Dralvak";
    for (ship, mission, pays) in [
        ("Terix", "Rift", true),
        ("Terix", "Camp", false),
        ("Trolarak", "Camp", true),
        ("Trolarak", "Rift", false),
    ] {
        let mut t = table(&format!(
            "planet Camp: Fed points 30
            space Rift: Fed points 30
            player 1
              missions: Camp; Rift
              hand: Hoya; Davies; Lopez
              at {mission}: U.S.S. Galaxy
              aboard U.S.S. Galaxy: Martin
              at Camp: Rixx
            player 2
              at {mission}: {ship}
              aboard {ship}: {crew}"
        ));
        let attempt = t.attempt_action(mission, (mission == "Rift").then_some("U.S.S. Galaxy"));
        t.act(attempt);
        if pays {
            t.pick(&["Hoya", "Lopez"]);
            in_order(&mut t, &["Hoya", "Lopez"]);
        }
        no_dilemmas(&mut t);
        assert_eq!(
            t.hand(1).len(),
            if pays { 1 } else { 3 },
            "{ship} at {mission}"
        );
        assert_eq!(t.score(1), 30);
    }
}

/// 2R180: with one card in hand the attempt is not possible.
#[test]
fn two_cards_are_two_cards() {
    let mut t = table(
        "planet Camp: Fed points 30
        player 1
          missions: Camp
          hand: Hoya
          at Camp: Rixx
        player 2
          at Camp: Trolarak
          aboard Trolarak: Noram; Mopak; Chagrith; Dralvak",
    );
    let attempt = t.attempt_action("Camp", None);
    assert_eq!(t.refused_act(attempt).why, Why::CostCannotBePaid);
}

/// 2R180: at its own player's mission it takes no toll from its player.
#[test]
fn the_own_mission_is_free() {
    let mut t = table(
        "planet Camp: Rom points 30
        player 1
          missions: Camp
          hand: Hoya; Davies
          at Camp: Sabrun; Trolarak
          aboard Trolarak: Noram; Mopak; Chagrith; Dralvak",
    );
    t.attempt("Camp");
    no_dilemmas(&mut t);
    assert_eq!((t.score(1), t.hand(1).len()), (30, 2));
}

/// 2R169 Kitara: an opponent's beaming at a planet mission with the staffed ship brings a card back from the discard pile.
#[test]
fn a_beam_is_tracked() {
    for (place, works) in [("Camp", true), ("Rift", false)] {
        let mut t = table(&format!(
            "planet Camp: Fed
            space Rift: Fed
            player 1
              missions: Camp; Rift
              at {place}: U.S.S. Galaxy; U.S.S. Nebula
              aboard U.S.S. Galaxy: Rixx
            player 2
              at {place}: Kitara
              aboard Kitara: Keeve Falor; Anara; Noram
              discard: Hoya; Davies"
        ));
        t.beam_across(&["Rixx"], "U.S.S. Galaxy", "U.S.S. Nebula");
        assert_eq!(responds(&t), works, "{place}");
        if works {
            assert_eq!(t.asked(), 2);
            use_it(&mut t, "Kitara");
            choose(&mut t, &["Davies"]);
            assert!(t.in_hand(2, "Davies"));
        }
    }
}
