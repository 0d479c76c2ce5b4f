//! A card is about to be played, is being played, or has been.

use crate::support::stage::{can_use, choose, responds, stage};
use engine::Action;

/// 3S162 Martok Founder, Poison of the Empire
///
/// An Assault or Maneuver card played by his player, event or interrupt, may fetch an Infiltration card for a discard.
#[test]
fn the_poison_of_the_empire_follows_assaults() {
    let mut t = stage(
        "
        event Push: cost 1 keyword Assault
        interrupt Dodge: keyword Maneuver text [(when: Order, body: [Points(who: You, n: N(1))])]
        player 1
          missions: Base
          hand: Push; Relic; Stone; Dodge
          deck: 3R054; Altman
          at Base: 3S162
        segment play",
    );
    t.play("Relic");
    assert!(!responds(&t));
    t.play("Push").use_text("Martok Founder", 0);
    choose(&mut t, &["Stone"]);
    assert_eq!(t.candidates(), ["Set Up"]);
    t.pick(&["Set Up"]);
    assert!(t.in_hand(1, "Set Up") && t.in_discard(1, "Stone"));
    t.act(Action::DrawRest);
    t.use_text("Dodge", 0);
    assert!(
        can_use(&t, "Martok Founder", 0),
        "a Maneuver interrupt is a card, too"
    );
}

/// 3R074 Our Death is Glory To the Founders
///
/// A Jem'Hadar dies for it; without one it cannot be played.
#[test]
fn a_death_undoes_an_event() {
    let start = |crew: &str| {
        let mut t = stage(&format!(
            "
            event Throne: cost 3 play (to: Nowhere) text [(when: Resolve, body: [Points(who: You, n: N(9))])]
            player 1
              missions: Base
              hand: Throne
            player 2
              missions: Red
              hand: 3R074
              at Red: {crew}
            segment play"
        ));
        t.play("Throne");
        t
    };
    let mut t = start("Odera'Klen; Keevan");
    t.use_text("Our Death is Glory To the Founders", 0);
    assert_eq!(t.score(1), 0);
    assert!(t.in_discard(2, "Odera'Klen") && t.in_discard(1, "Throne"));
    assert_eq!(start("Keevan").score(1), 9);
}

/// 3C111 Jorem
/// 1U229 Ari
///
/// Their own cost depends on what their player has: an Assault event each, a Gul at the mission.
#[test]
fn some_personnel_are_cheaper_in_the_right_company() {
    let cost = |card: &str, core: &str, crew: &str| {
        let mut t = stage(&format!(
            "
            event Push: cost 1 keyword Assault
            player 1
              missions: Base
              core: {core}
              hand: {card}
              at Base: {crew}
            segment play"
        ));
        let card = t.hand(1)[0].clone();
        t.play_at(&card, "Base");
        7 - t.counters(1)
    };
    assert_eq!(cost("3C111", "Relic", "Altman"), 2);
    assert_eq!(cost("3C111", "Push", "Altman"), 1);
    assert_eq!(cost("3C111", "Push as a; Push as b", "Altman"), 0);
    assert_eq!(
        cost("3C111", "Push as a; Push as b; Push as c", "Altman"),
        0
    );
    assert_eq!(cost("1U229", "Relic", "Emok"), 2);
    assert_eq!(cost("1U229", "Relic", "1U232"), 1);
}

/// 3C111 Jorem
/// 2E-COST-05
///
/// With fewer counters than the printed cost he can be played for the lower one.
#[test]
fn a_lower_cost_is_enough() {
    let mut t = stage(
        "
        event Push: cost 1 keyword Assault
        player 1
          missions: Base
          counters 1
          core: Push
          hand: 3C111
        segment play",
    );
    t.play_at("Jorem", "Base");
    assert_eq!(t.counters(1), 0);
}

/// 3C051 Regeneration Alcoves
///
/// For the top card of the deck a Borg about to be played at Unicomplex comes aboard a Borg ship.
#[test]
fn borg_come_out_of_alcoves_aboard_a_ship() {
    let mut t = stage(
        "
        player 1
          missions: 3S110; Red
          core: 3C051
          hand: Allocation Drone
          deck: Relic; Stone
          at Red: Borg Sphere
        segment play",
    );
    t.play_at("Allocation Drone", "Unicomplex");
    t.use_text("Regeneration Alcoves", 0);
    choose(&mut t, &["Borg Sphere"]);
    assert!(t.aboard("Allocation Drone", "Borg Sphere"));
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.counters(1), 6);
}

/// 3R150 Bashir Founder, Nefarious Saboteur
/// 3U161 Lovok Founder, Puppet Master
///
/// With an opponent's personnel they make every Infiltration card played count twice.
#[test]
fn founders_among_the_enemy() {
    let start = |place: &str| {
        let mut t = stage(&format!(
            "
            event Mask: cost 1 keyword Infiltration
            player 1
              missions: Base
              hand: Mask
              at {place}: 3R150; 3U161
            player 2
              missions: Red
              hand: Stone
              at Red: Altman
            segment play"
        ));
        t.play("Mask");
        t
    };
    let mut t = start("Red");
    for _ in 0..4 {
        if can_use(&t, "Lovok Founder", 0) {
            t.use_text("Lovok Founder", 0);
            choose(&mut t, &["Altman"]);
        } else if can_use(&t, "Bashir Founder", 0) {
            t.use_text("Bashir Founder", 0);
        }
    }
    assert_eq!(t.hand(1).len(), 1);
    assert!(t.in_discard(2, "Stone"));
    let t = start("Base");
    assert!(!responds(&t) && t.in_hand(2, "Stone"));
}
