//! Somebody is about to be killed or taken prisoner, or has been.

use crate::support::cards::triggers_killing::red;
use crate::support::stage::{can_use, choose, meet, on_top, pass_all, responds, stage};
use cards::language::Kind;
use engine::script::Table;

/// 3R113 Odo, Wayward Link
///
/// He and a Bajoran with him are stopped, the Bajoran lives. Nobody else is saved so.
#[test]
fn the_wayward_link_saves_bajorans() {
    let mut t = red("3R113; Brilgar; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Brilgar"]);
    t.use_text("Odo", 1);
    assert!(t.is_stopped("Odo") && t.is_stopped("Brilgar"));
    assert!(t.on_surface("Brilgar", "Red"));
    let mut t = red("3R113; Brilgar; Altman", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Altman"]);
    assert!(t.in_discard(1, "Altman"), "he is no Bajoran");
}

/// 3U136 Reclamation Drone
///
/// Another Drone is stopped, the Borg about to be killed goes to the top of its owner's deck. The Drone that
/// pays is another than the one with the text.
#[test]
fn a_reclaimed_borg_goes_to_the_deck() {
    let mut t = red("3U136; Allocation Drone; 3S122", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    pass_all(&mut t);
    choose(&mut t, &["Borg Queen"]);
    t.use_text("Reclamation Drone", 0);
    assert!(on_top(&t, 1, "Borg Queen"));
    assert!(t.is_stopped("Allocation Drone"));
    let mut t = red("3U136; 3S122", "", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Borg Queen"]);
    assert!(t.in_discard(1, "Borg Queen"), "no other Drone to stop");
}

/// 3U144 Elim Garak, Plain, Simple Tailor
///
/// A personnel from hand goes in his place; another card does not serve.
#[test]
fn the_tailor_slips_back_into_the_hand() {
    let mut t = red("3U144; Emok", "Relic; Megar", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Elim Garak"]);
    t.use_text("Elim Garak", 0);
    assert!(t.in_hand(1, "Elim Garak") && t.in_discard(1, "Megar") && t.in_hand(1, "Relic"));
    let mut t = red("3U144; Emok", "Relic", "Fang");
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Elim Garak"]);
    assert!(t.in_discard(1, "Elim Garak"));
}

/// 3U097 Pacify Warring Factions
///
/// A personnel who attempts it and would be killed by a dilemma may go back to its owner's hand.
#[test]
fn the_factions_let_the_dying_go_home() {
    let start = "
        player 1
          missions: 3U097; Red
          at Pacify Warring Factions: Altman; Bandee
          at Red: Barron; Mills
        player 2
          pile: Fang";
    let mut t = stage(start);
    meet(&mut t, "Pacify Warring Factions", &["Fang"]);
    choose(&mut t, &["Altman"]);
    t.use_text("Pacify Warring Factions", 0);
    assert!(t.in_hand(1, "Altman"));
    assert_eq!(t.happened(Kind::Kill), 0);
    let mut t = stage(start);
    meet(&mut t, "Red", &["Fang"]);
    choose(&mut t, &["Barron"]);
    assert!(t.in_discard(1, "Barron"), "another mission");
}

/// 3C079 We're Everywhere
/// 2E-DL-05
///
/// The death of one's own Shape-shifter fetches another; any other death does not.
#[test]
fn shape_shifters_are_everywhere() {
    let start = |victim: &str| {
        let mut t = stage(
            "
            player 1
              missions: Red
              hand: 3C079
              deck: Altman; Founder Councilor; Bandee
              at Red: 3R113; Brilgar
            player 2
              pile: Fang",
        );
        meet(&mut t, "Red", &["Fang"]);
        choose(&mut t, &[victim]);
        pass_until(&mut t, "We're Everywhere");
        t
    };
    let mut t = start("Odo");
    t.use_text("We're Everywhere", 0);
    assert_eq!(t.candidates(), ["Founder Councilor"]);
    t.pick(&["Founder Councilor"]);
    assert!(t.in_hand(1, "Founder Councilor"));
    let t = start("Brilgar");
    assert!(!can_use(&t, "We're Everywhere", 0));
}

fn pass_until(t: &mut Table, card: &str) {
    while responds(t) && !can_use(t, card, 0) {
        t.pass();
    }
}
