//! Starts and ends of turns and segments, and what is put off until then.

use crate::support::cards::events_timing::next_turn;
use crate::support::using::{in_order, pass_all, responds, use_it};
use engine::script::{player, table};
use engine::{Ask, Place};

/// 1R076 Awaiting Trial (2E-TURN-03, 2E-GAP-45): with a captive, a card may be drawn at the start of each own turn.
#[test]
fn a_trial_is_awaited() {
    for (brig, asked) in [("brig: Rixx of 2", true), ("hand: Hoya", false)] {
        let mut t = table(&format!(
            "player 1
              core: Awaiting Trial
              {brig}
            turn of 2"
        ));
        let hand = t.hand(1).len();
        next_turn(&mut t);
        assert_eq!(responds(&t), asked, "{brig}");
        if asked {
            use_it(&mut t, "Awaiting Trial");
            assert_eq!(t.hand(1).len(), hand + 1);
        }
        assert_eq!((t.ask(), t.counters(1)), (Ask::PlayAndDraw, 7));
    }
}

/// 1U093 Labor Camp: ten points at the start of each own turn with a Cardassian on the planet and a captive; it is not asked.
#[test]
fn a_labor_camp_gives_points() {
    for (staff, brig, points) in [
        ("at Camp: Daro", "brig: Rixx of 2", 10),
        ("at Camp: Daro", "hand: Hoya", 0),
        ("at Camp: Hoya", "brig: Rixx of 2", 0),
        ("at Camp: Galor\n aboard Galor: Daro", "brig: Rixx of 2", 0),
    ] {
        let mut t = table(&format!(
            "planet Camp: Car
            player 1
              missions: Camp
              on Camp: Labor Camp
              {staff}
              {brig}
            turn of 2"
        ));
        assert_eq!(t.score(1), 0);
        next_turn(&mut t);
        pass_all(&mut t);
        assert_eq!(t.score(1), points, "{staff}, {brig}");
    }
}

/// 1R089 For All Our Sons: with a Gul or Legate at another mission, three cards are seen at the start of the turn, two taken, one discarded.
#[test]
fn sons_are_remembered() {
    for (place, asked) in [("Camp", true), ("Cardassia Prime", false)] {
        let mut t = table(&format!(
            "planet Camp: Car
            player 1
              missions: Cardassia Prime; Camp
              on Cardassia Prime: For All Our Sons
              at {place}: Parn
              deck: Hoya; Rixx; Lopez; Davies
            turn of 2"
        ));
        next_turn(&mut t);
        assert_eq!(responds(&t), asked, "{place}");
        if asked {
            use_it(&mut t, "For All Our Sons").pick(&["Hoya", "Lopez"]);
            in_order(&mut t, &["Hoya", "Lopez"]);
            assert!(t.in_hand(1, "Hoya") && t.in_hand(1, "Lopez") && t.in_discard(1, "Rixx"));
            assert_eq!(t.deck(1), ["Davies"]);
        }
    }
}

/// 1U110 Romulan Intelligence Network: with a Romulan at an opponent's planet mission, two cards of that opponent's deck are seen; one goes
/// under it, the other stays on top.
#[test]
fn a_network_reports() {
    let mut t = table(
        "planet Field: Fed
        planet Camp: Rom
        player 1
          missions: Camp
          core: Romulan Intelligence Network
          at Field: Mopak
        player 2
          missions: Field
          deck: Hoya; Rixx; Lopez; Davies; Martin; Bandee; Barron; Altman; Paulson; Mills
        turn of 2",
    );
    next_turn(&mut t);
    let deck = t.deck(2);
    use_it(&mut t, "Romulan Intelligence Network");
    assert_eq!(t.asked(), 1);
    let mut seen = deck[..2].to_vec();
    seen.sort();
    assert_eq!(t.candidates(), seen);
    let under = deck[0].clone();
    t.pick(&[&under]);
    pass_all(&mut t);
    assert_eq!(t.deck(2)[0], deck[1]);
    assert_eq!(t.deck(2).last(), Some(&under));
}

/// 1U110: at home, in space and at a headquarters there is nothing to report.
#[test]
fn a_network_needs_a_man_on_the_spot() {
    for (place, works) in [
        ("Field", true),
        ("Camp", false),
        ("Mining Survey", false),
        ("Qo'noS", false),
    ] {
        let mut t = table(&format!(
            "planet Field: Fed
            planet Camp: Rom
            player 1
              missions: Camp
              core: Romulan Intelligence Network
              at {place}: Romulan Scout Vessel
              aboard Romulan Scout Vessel: Mopak
            player 2
              missions: Field; Mining Survey; Qo'noS
            turn of 2"
        ));
        next_turn(&mut t);
        assert_eq!(responds(&t), works, "{place}");
    }
}

/// 1R074 A Treasure Beyond Comparison: each captive may bring a card.
#[test]
fn each_captive_is_a_treasure() {
    let mut t = table(
        "event Raid: cost 0 text [(when: Order, body: [Move(verb: Capture, what: Every((filter: All([Type(Personnel), Commanded(Opponent)]))))])]
        planet Camp: Car
        player 1
          core: A Treasure Beyond Comparison; Raid
        player 2
          missions: Camp
          at Camp: Rixx; Lopez",
    );
    t.use_text("Raid", 0);
    in_order(&mut t, &["Rixx", "Lopez"]);
    use_it(&mut t, "A Treasure Beyond Comparison");
    use_it(&mut t, "A Treasure Beyond Comparison");
    assert_eq!(t.hand(1).len(), 2);
    assert_eq!(t.place("Lopez"), Place::Brig(player(1)));
}
