//! Windows that are open while somebody faces a dilemma or attempts a mission.

use crate::support::cards::triggers_facing::tests;
use crate::support::stage::{
    can_use, choose, meet, pass_all, responds, take_skill, use_when_possible,
};
use cards::language::Kind;
use cards::lexicon::Skill;
use engine::Place;
use engine::script::player;

/// 3C078 The Founder is Wise
///
/// A Vorta who faces gains two in each attribute and all skills of a Founder with him. Without a Vorta it cannot be played.
#[test]
fn the_founder_is_wise() {
    let start = |crew: &str| {
        let mut t = tests(&format!(
            "
            player 1
              missions: Red
              hand: 3C078
              at Red: {crew}
            player 2
              pile: Strong; Leaders"
        ));
        meet(&mut t, "Red", &["Leaders"]);
        t
    };
    let mut t = start("3S158; 3C152; 3S154");
    assert_eq!(t.score(1), 0);
    use_when_possible(&mut t, "The Founder is Wise", 0);
    choose(&mut t, &["Founder Leader"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(!can_use(&start("3C152; 3S154"), "The Founder is Wise", 0));
}

/// 3U069 Adapt
///
/// A copy of the dilemma overcome at one's own mission lets the Borg overcome it unfelt.
#[test]
fn the_borg_adapt() {
    let start = |below: &str| {
        let mut t = tests(&format!(
            "
            player 1
              missions: Red; Green
              hand: 3U069
              at Red: Allocation Drone; Appraisal Drone
              beneath Green: {below} as below of 2
            player 2
              pile: Flood as drawn"
        ));
        meet(&mut t, "Red", &["drawn"]);
        t
    };
    let mut t = start("Flood");
    t.use_text("Adapt", 0);
    pass_all(&mut t);
    assert_eq!(t.beneath("Red"), ["drawn"]);
    let stops = t.events.iter().filter(|e| e.h.kind == Kind::Stop);
    assert!(
        stops
            .into_iter()
            .all(|e| !matches!(e.h.cause, engine::Cause::Dilemma(_))),
        "the dilemma did nothing"
    );
    assert!(!can_use(&start("Calm"), "Adapt", 0));
}

/// 3S070 Analyze
///
/// A dilemma about to go back to its pile is overcome instead, if a Borg faces it.
#[test]
fn the_borg_analyze() {
    let start = |crew: &str| {
        let mut t = tests(&format!(
            "
            dilemma Tide: dual cost 1 text [(when: Resolve, body: [Move(verb: Return, what: One(This), to: OwnersPile)])]
            player 1
              missions: Red
              hand: 3S070
              at Red: {crew}
            player 2
              pile: Tide"
        ));
        meet(&mut t, "Red", &["Tide"]);
        t
    };
    let mut t = start("Allocation Drone");
    use_when_possible(&mut t, "Analyze", 0);
    assert_eq!(t.beneath("Red"), ["Tide"]);
    let t = start("Altman");
    assert!(t.in_hand(1, "Analyze"));
    assert_eq!(t.place("Tide"), Place::Pile(player(2)));
}

/// 3C119 Allocation Drone
/// 3C127 Continuity Drone
///
/// Interlink: the top card of the deck gives every Borg of its player the skill for the attempt.
#[test]
fn drones_are_linked() {
    let mut t = tests(
        "
        dilemma Rock: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Geology, 3)),
            yes: [Points(who: You, n: N(1))])])]
        player 1
          missions: Red; Green
          deck: Relic; Stone; Altman
          at Red: Allocation Drone; Appraisal Drone; Archival Drone; Mills
          at Green: Continuity Drone
        player 2
          pile: Rock",
    );
    meet(&mut t, "Red", &["Rock"]);
    use_when_possible(&mut t, "Allocation Drone", 0);
    assert!(t.in_discard(1, "Relic"));
    let geology = |c: &str| t.skill(c, Skill::Geology);
    assert_eq!(
        [
            geology("Allocation Drone"),
            geology("Continuity Drone"),
            geology("Mills")
        ],
        [1, 1, 1]
    );
    assert!(!can_use(&t, "Continuity Drone", 0), "it does not attempt");
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert_eq!(t.skill("Continuity Drone", Skill::Geology), 0);
}

/// 3C130 Information Drone
///
/// Its link is a skill of a companion who is no Borg.
#[test]
fn an_information_drone_links_a_strangers_skill() {
    let mut t = tests(
        "
        player 1
          missions: Red
          deck: Relic; Stone
          at Red: 3C130; Archival Drone; Altman
        player 2
          pile: Calm",
    );
    meet(&mut t, "Red", &["Calm"]);
    use_when_possible(&mut t, "Information Drone", 0);
    choose(&mut t, &["Altman"]);
    take_skill(&mut t, Skill::Transporters);
    assert_eq!(t.skill("Archival Drone", Skill::Transporters), 1);
    assert_eq!(t.skill("Information Drone", Skill::Transporters), 2);
    assert_eq!(t.skill("Altman", Skill::Transporters), 1);
}

/// 3R123 Borg Queen, Guardian of the Hive
/// 2E-GAP-67
///
/// She puts a Drone of the discard pile in the place of one that faces; the newcomer takes part.
#[test]
fn the_guardian_exchanges_drones() {
    let mut t = tests(
        "
        dilemma Nurse: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Medical, 1)),
            yes: [Points(who: You, n: N(1))])])]
        player 1
          missions: Red
          discard: Research Drone; Altman
          at Red: 3R123; Archival Drone
        player 2
          pile: Nurse",
    );
    meet(&mut t, "Red", &["Nurse"]);
    t.use_text("Borg Queen", 0);
    choose(&mut t, &["Archival Drone"]);
    choose(&mut t, &["Research Drone"]);
    pass_all(&mut t);
    assert!(t.in_discard(1, "Archival Drone") && t.on_surface("Research Drone", "Red"));
    assert_eq!(t.score(1), 1);
    assert!(!responds(&t));
}
