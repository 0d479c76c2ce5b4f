//! Events that begin combat or an engagement.

use crate::support::arena::{fight, ground, lost, victors};
use crate::support::facing::PLANET;
use cards::language::Kind;
use engine::script::{player, table};
use engine::{Choice, Label};

/// 3U035 Adding to Our Perfection: the winner takes command of one at random, who is not stopped. 2E-CMD-03, 2E-GAP-66
#[test]
fn the_collective_grows() {
    let mut t = ground("3U035", "Evaluation Drone; Thexor", "Shandor; Sabrun");
    t.use_text("E", 0);
    fight(&mut t, Label::Combat, &["Evaluation Drone", "Shandor"]);
    let ours: Vec<&str> = ["Shandor", "Sabrun"]
        .into_iter()
        .filter(|n| t.commander(n) == player(1))
        .collect();
    assert_eq!(ours.len(), 1);
    assert!(!t.is_stopped(ours[0]) && t.on_surface(ours[0], PLANET));
    assert_eq!(t.owner(ours[0]), player(2));
}

/// 3U064 The Will of the Collective: the one taken goes aboard a Borg ship at the mission. 2E-GAP-66
#[test]
fn the_will_of_the_collective_brings_one_aboard() {
    let mut t = table(&format!(
        "player 1
          missions: {PLANET}
          core: 3U064 as E
          at {PLANET}: Evaluation Drone; Thexor; Borg Sphere
        player 2
          at {PLANET}: Shandor"
    ));
    t.use_text("E", 0);
    fight(&mut t, Label::Combat, &["Evaluation Drone", "Shandor"]);
    assert_eq!(t.commander("Shandor"), player(1));
    assert!(t.aboard("Shandor", "Borg Sphere"));
}

/// 3R037 Bred for Battle: two cards from hand each time, the event stays; only Jem'Hadar of its user fight, and only they are
/// stopped. 2E-COMBAT-03, 2E-COMBAT-12, 2E-ACT-13
#[test]
fn only_those_bred_for_battle_fight() {
    let set = |hand: &str, mine: &str, theirs: &str| {
        table(&format!(
            "player 1
              missions: {PLANET}
              hand: {hand}
              core: 3R037 as E
              at {PLANET}: {mine}
            player 2
              at {PLANET}: {theirs}"
        ))
    };
    let mut t = set("Anara; Hoya; Mills", "Odera'Klen; Thexor", "Shandor");
    t.use_text("E", 0).pick(&["Anara", "Mills"]);
    fight(&mut t, Label::Combat, &["Odera'Klen", "Shandor"]);
    assert_eq!(victors(&t), [1]);
    assert!(t.in_discard(2, "Shandor") && t.in_core(1, "E"));
    assert_eq!(t.hand(1), ["Hoya"]);
    assert!(t.is_stopped("Odera'Klen") && !t.is_stopped("Thexor"));
    // Strength 8 alone against 13.
    let mut t = set("Anara; Hoya", "Odera'Klen; Thexor", "Jerax; Lopez");
    t.use_text("E", 0);
    if matches!(t.pending().choice, Choice::Cards { .. }) {
        t.pick(&["Anara", "Hoya"]);
    }
    fight(&mut t, Label::Combat, &["Odera'Klen", "Jerax"]);
    assert_eq!(victors(&t), [2]);
    assert!(t.in_core(1, "E"));
    for (hand, mine) in [("Anara", "Odera'Klen"), ("Anara; Hoya", "Thexor")] {
        let mut t = set(hand, mine, "Shandor");
        let order = t.use_action("E", 0);
        t.refused_act(order);
    }
}

/// 3U160 Limara'Son: he fights with all others there, win or lose, and goes to the discard pile afterwards, which is no killing.
/// 2E-COMBAT-03, 2E-CMD-11
#[test]
fn a_fierce_soldier_fights_once() {
    for (theirs, won) in [("Shandor", true), ("Jerax; Kahmis; Dokar", false)] {
        let mut t = table(&format!(
            "player 1
              missions: {PLANET}
              at {PLANET}: Limara'Son, Fierce Soldier as Soldier; Anara
            player 2
              at {PLANET}: {theirs}"
        ));
        t.use_text("Soldier", 0);
        fight(
            &mut t,
            Label::Combat,
            &["Soldier", theirs.split(';').next().unwrap_or_default()],
        );
        assert_eq!(lost(&t, 2).len(), usize::from(won));
        assert!(t.in_discard(1, "Soldier"));
        assert!(t.is_stopped("Anara"));
        assert_eq!(t.happened(Kind::Kill), usize::from(won));
    }
}
