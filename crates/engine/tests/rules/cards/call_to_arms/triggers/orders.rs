//! Orders of personnel and interrupts, and facts of cards that are gone.

use crate::support::stage::{can_use, choose, stage};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::{Action, Why};

/// 3R076 Pseudopod
///
/// The Infiltrator goes back to hand, and one of those it was with dies at random.
#[test]
fn the_infiltrator_strikes_where_it_was() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: 3R076
          at Red: 3R159
        player 2
          missions: Red; Green
          at Red: Altman
          at Green: Bandee",
    );
    t.use_text("Pseudopod", 0);
    choose(&mut t, &["Kira Founder"]);
    assert!(t.in_hand(1, "Kira Founder"));
    assert!(t.in_discard(2, "Altman") && t.on_surface("Bandee", "Green"));
}

/// 3U133 Negation Drone
/// 2E-GAP-63
///
/// Both deaths are the price: without another Drone with it, nothing happens.
#[test]
fn two_drones_for_one_event() {
    let mut t = stage(
        "
        player 1
          missions: Base
          at Base: 3U133; Archival Drone
        player 2
          core: Relic",
    );
    t.use_text("Negation Drone", 0);
    choose(&mut t, &["Relic"]);
    assert!(t.in_discard(1, "Negation Drone") && t.in_discard(1, "Archival Drone"));
    assert!(t.in_discard(2, "Relic"));
    let mut t = stage(
        "
        player 1
          missions: Base
          at Base: 3U133; Altman
        player 2
          core: Relic",
    );
    let alone = t.use_action("Negation Drone", 0);
    assert_eq!(t.refused_act(alone).why, Why::CostCannotBePaid);
}

/// 3S122 Borg Queen, Bringer of Order
///
/// For the top card of the deck a named skill is given to all Borg of her player for the turn.
#[test]
fn the_bringer_of_order_names_a_skill() {
    let mut t = stage(
        "
        player 1
          missions: Base; Red
          deck: Relic; Stone
          at Base: 3S122; Altman
          at Red: Archival Drone
        player 2
          at Red: Allocation Drone",
    );
    t.use_text("Borg Queen", 0).name_skill(Skill::Law);
    let law = |c: &str| t.skill(c, Skill::Law);
    assert_eq!(
        [
            law("Borg Queen"),
            law("Archival Drone"),
            law("Altman"),
            law("Allocation Drone")
        ],
        [1, 1, 0, 0]
    );
    assert!(t.in_discard(1, "Relic"));
    assert!(!can_use(&t, "Borg Queen", 0));
}

/// 3C140 Transwarp Drone
/// 3R180 Reginald Barclay, Reclusive Engineer
///
/// Two Range more this turn for the ship they are, or were, aboard; on a planet they cannot.
#[test]
fn engines_are_tuned_aboard() {
    let mut t = stage(
        "
        player 1
          missions: Base
          hand: Relic; Stone
          at Base: Skiff; 3C140 as ground; Altman
          aboard Skiff: 3C140; 3R180
        ship Skiff: Federation staff[] R8 W1 S1",
    );
    let ground = t.use_action("ground", 0);
    t.refused_act(ground);
    let drone = t
        .game
        .actions()
        .into_iter()
        .find(|a| matches!(a, Action::Use { card, .. } if t.name(*card) == "Transwarp Drone"));
    t.act(drone.expect("the Drone aboard"));
    assert_eq!(t.stat("Skiff", Stat::Range), 10);
    assert_eq!(t.happened(Kind::Return), 1);
    t.use_text("Reginald Barclay", 0);
    for card in ["Relic", "Stone"] {
        if !t.in_discard(1, card) {
            choose(&mut t, &["Relic", "Stone"]);
        }
    }
    assert_eq!(t.stat("Skiff", Stat::Range), 12);
    assert!(t.in_discard(1, "Relic") && t.in_discard(1, "Stone"));
}
