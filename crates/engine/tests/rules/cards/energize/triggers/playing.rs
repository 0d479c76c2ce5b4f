//! A card is about to be played, is being played, or has been.

use crate::support::stage::{choose, responds, stage};
use engine::{Action, Ask};

/// 2U117 Natima Lang, Professor of Political Ethics
/// 1R314 Nu'Daq, Tenacious Rival
///
/// Hers is an obligation, his an offer with a price.
#[test]
fn some_arrivals_cost_a_card() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 2U117; Relic; Stone
        segment play",
    );
    t.play_at("Natima Lang", "Base");
    assert!(!t.offers(Action::Pass));
    if responds(&t) {
        t.use_text("Natima Lang", 0);
    }
    choose(&mut t, &["Stone"]);
    assert!(t.in_discard(1, "Stone") && t.in_hand(1, "Relic"));

    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 1R314; Relic
          discard: Altman
        segment play",
    );
    t.play_at("Nu'Daq", "Base").use_text("Nu'Daq", 0);
    choose(&mut t, &["Altman"]);
    assert!(t.in_hand(1, "Altman") && t.in_discard(1, "Relic"));
    assert_eq!(t.hand(1).len(), 1);
}

/// 2C151 Kobb
///
/// Only where he is played at Athos IV does an opponent of choice put a card from hand on the deck.
#[test]
fn kobb_asks_where_he_is_played() {
    let start = |at: &str| {
        let mut t = stage(
            "
            players 3
            player 1
              missions: 2U096; Base
              hand: 2C151
            player 2
              hand: Relic; Stone
            player 3
              hand: Altman; Bandee
            segment play",
        );
        t.play_at("Kobb", at);
        t
    };
    let mut t = start("Athos IV");
    if responds(&t) {
        t.use_text("Kobb", 0);
    }
    t.choose_player(3);
    assert_eq!(t.asked(), 3, "the opponent picks the card");
    t.pick(&["Bandee"]);
    assert_eq!(t.deck(3)[0], "Bandee");
    assert_eq!(t.hand(2).len(), 2);
    let t = start("Base");
    assert_eq!(t.ask(), Ask::PlayAndDraw);
}

/// 2R136 K'mpec, Klingon Supreme Commander
///
/// An Honor Klingon played where he is lets his player exchange a card, once a turn.
#[test]
fn the_supreme_commander_welcomes_honor() {
    let start = |at: &str| {
        stage(&format!(
            "
            hq Camp: plays Kli
            player 1
              missions: Base; Camp
              hand: T'vis; 2C140; Dokar; Relic; Stone
              deck: Altman; Bandee; Barron
              at {at}: 2R136
            segment play"
        ))
    };
    let mut t = start("Base");
    t.play_at("Dokar", "Base");
    assert!(!responds(&t), "no Honor");
    t.play_at("T'vis", "Base").use_text("K'mpec", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_hand(1, "Altman"));
    assert_eq!(t.deck(1), ["Bandee", "Barron", "Relic"]);
    t.play_at("Khar", "Base");
    assert!(!responds(&t), "once each turn");
    let mut t = start("Camp");
    t.play_at("T'vis", "Base");
    assert!(!responds(&t), "he is elsewhere");
}

/// 2R125 Keiko O'Brien, School Teacher
/// 2E-COST-05
///
/// A Bajoran personnel about to be played where she is costs one less for a card from hand.
#[test]
fn the_school_teacher_makes_bajorans_cheaper() {
    let start = "
        player 1
          missions: 1S188
          counters 3
          hand: 1S217; Hoya; Relic
          at Mouth of the Wormhole: 2R125
        segment play";
    let mut t = stage(start);
    t.play_at("Li Nalas", "Mouth of the Wormhole");
    t.use_text("Keiko O'Brien", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.counters(1), 2);
    let mut t = stage(start);
    t.play_at("Hoya", "Mouth of the Wormhole");
    assert_eq!(t.counters(1), 2);
    assert!(t.in_hand(1, "Relic"), "he is no Bajoran");
}

/// 2C039 Crowd Control
///
/// The second personnel of cost 1 in a turn costs three, the first and the third cost one; both players are meant.
#[test]
fn crowds_are_controlled() {
    for (turn, home, crowd) in [
        (1, "Base", ["Altman", "Bandee", "Barron"]),
        (2, "Camp", ["Emok", "Megar", "Daro"]),
    ] {
        let mut t = stage(&format!(
            "
            hq Camp: plays Car
            turn of {turn}
            player 1
              missions: Base
              core: 2C039
              hand: Altman; Bandee; Barron
            player 2
              missions: Camp
              hand: Emok; Megar; Daro
            segment play"
        ));
        let mut left = vec![t.counters(turn)];
        for card in crowd {
            t.play_at(card, home);
            left.push(t.counters(turn));
        }
        assert_eq!(left, [7, 6, 3, 2], "player {turn}");
    }
}
