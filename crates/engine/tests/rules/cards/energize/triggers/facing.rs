//! Windows that are open while somebody faces a dilemma or attempts a mission.

use crate::support::cards::triggers_facing::tests;
use crate::support::stage::{can_use, choose, meet, pass_all, take_skill};
use cards::lexicon::Skill;
use engine::Place;
use engine::script::player;

/// 2U087 Stricken Dumb
/// 2E-SKILL-09
///
/// A skill cannot be held back, but it can be lost: the personnel has none for that dilemma.
#[test]
fn the_stricken_have_no_skills() {
    let start = "
        player 1
          missions: Red
          hand: 2U087; Relic
          at Red: 1S268; Altman
        player 2
          pile: Diplomats";
    let mut t = tests(start);
    meet(&mut t, "Red", &["Diplomats"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    let mut t = tests(start);
    meet(&mut t, "Red", &["Diplomats"]);
    t.use_text("Stricken Dumb", 0);
    choose(&mut t, &["Jean-Luc Picard"]);
    choose(&mut t, &["Relic"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 0);
    assert_eq!(
        t.skill("Jean-Luc Picard", Skill::Diplomacy),
        2,
        "it is over"
    );
}

/// 2C088 Team of Ambassadors
/// 2U137 Kahless, The Greatest Warrior of Them All
/// 1R324 Dathon, Speaker of Tama
/// 1C119 Warrior's Birthright
///
/// Where one attribute is asked for, another may stand in: of the dilemma, for the one who faces, with a companion, at
/// the mission.
#[test]
fn one_attribute_stands_in_for_another() {
    let met = |dilemma: &str, hand: &str, crew: &str| {
        let mut t = tests(&format!(
            "
            player 1
              missions: Red
              hand: {hand}
              at Red: {crew}
            player 2
              pile: {dilemma}"
        ));
        meet(&mut t, "Red", &[dilemma]);
        if !hand.is_empty() {
            assert!(can_use(&t, hand, 0), "{hand}");
            t.use_text(hand, 0);
        }
        pass_all(&mut t);
        t.score(1) == 1
    };
    // Integrity 8 + 8, Cunning 6 + 5, Strength 6 + 4.
    let envoys = "1S268; 2C154";
    assert!(!met("Strong", "", envoys) && !met("Clever", "", envoys));
    assert!(met("Strong", "Team of Ambassadors", envoys));
    assert!(met("Clever", "Team of Ambassadors", envoys));
    // Integrity 5 + 3, Cunning 4 + 5, Strength 7 + 7: too weak; Kahless 10, 5, 8.
    assert!(!met("Clever", "", "2R138; Dokar"));
    assert!(met("Clever", "", "2U137; 3C156"), "13 against 16");
    assert!(!met("Upright", "", "Dokar; Kahmis"));
    // Dathon 8, 6, 6: with another Diplomacy personnel only.
    assert!(met("Strong", "", "1R324; 2C154"));
    assert!(!met("Strong", "", "1R324; 1R267 [stopped]; 3R116"));
}

/// 2R105 Jaro Essa, Leader of the Circle
///
/// Once for each dilemma a personnel leaves the discard pile for good and lends him one skill.
#[test]
fn the_circle_remembers_once_for_each_dilemma() {
    let mut t = tests(
        "
        player 1
          missions: Red
          discard: 1S268; 1S297
          at Red: 2R105; Brilgar
        player 2
          pile: Calm; Leaders",
    );
    meet(&mut t, "Red", &["Calm", "Leaders"]);
    t.use_text("Jaro Essa", 0).pick(&["Jean-Luc Picard"]);
    take_skill(&mut t, Skill::Officer);
    // Once each dilemma, and nobody else has anything to say: this is the second dilemma already.
    assert_eq!(t.beneath("Red"), ["Calm"]);
    t.use_text("Jaro Essa", 0);
    choose(&mut t, &["Gowron"]);
    take_skill(&mut t, Skill::Law);
    assert!(!can_use(&t, "Jaro Essa", 0));
    assert_eq!(t.place("Jean-Luc Picard"), Place::Removed(player(1)));
    assert_eq!(
        t.skill("Jaro Essa", Skill::Officer),
        0,
        "that was the dilemma before"
    );
}
