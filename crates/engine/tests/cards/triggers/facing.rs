//! Windows that are open while somebody faces a dilemma or attempts a mission.

use super::kit::{can_use, choose, meet, pass_all, responds, stage, take_skill, use_when_possible};
use crate::harness::{Table, player};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};
use engine::Place;

/// Dilemmas that give a point for a requirement met.
const TESTS: &str = "
dilemma Diplomats: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Diplomacy, 2)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Leaders: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Skill(Leadership, 1)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Strong: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Strength, 15)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Clever: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Cunning, 15)),
    yes: [Points(who: You, n: N(1))])])]
dilemma Upright: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, Total(Integrity, 15)),
    yes: [Points(who: You, n: N(1))])])]
";

fn tests(text: &str) -> Table {
    stage(&format!("{TESTS}\n{text}"))
}

/// 1S131 Mission Briefing
/// 2E-SKILL-12
/// 2E-GAP-62
///
/// For a discard, one who faces the dilemma gains all skills, at full levels, of a stopped comrade at the mission, for
/// that dilemma only.
#[test]
fn a_briefing_brings_the_skills_of_the_stopped() {
    let mut t = tests(
        "
        player 1
          missions: Red
          hand: 1S131; Relic
          at Red: Altman; Bandee; 1S268 [stopped]
        player 2
          pile: Diplomats",
    );
    meet(&mut t, "Red", &["Diplomats"]);
    use_when_possible(&mut t, "Mission Briefing", 0);
    choose(&mut t, &["Altman"]);
    choose(&mut t, &["Relic"]);
    choose(&mut t, &["Jean-Luc Picard"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
    assert!(t.in_discard(1, "Relic"));
    assert_eq!(t.skill("Altman", Skill::Diplomacy), 0);
}

/// 1S145 Ties of Blood and Water
/// 1S143 The Promise
/// 2E-SKILL-12
///
/// The dead lend their skills to one who faces a dilemma; the Klingon card lends its attributes, too.
#[test]
fn the_dead_lend_their_skills() {
    let mut t = tests(
        "
        player 1
          missions: Red
          hand: 1S145
          discard: 1R208; Altman
          at Red: Brilgar; Mills
        player 2
          pile: Diplomats",
    );
    meet(&mut t, "Red", &["Diplomats"]);
    t.use_text("Ties of Blood and Water", 0);
    choose(&mut t, &["Brilgar"]);
    choose(&mut t, &["Bareil Antos"]);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);

    let mut t = tests(
        "
        player 1
          missions: Red
          hand: 1S143
          discard: 2R138
          at Red: 1S300; Mills
        player 2
          pile: Upright",
    );
    meet(&mut t, "Red", &["Upright"]);
    t.use_text("The Promise", 0);
    choose(&mut t, &["Kahlest"]);
    pass_all(&mut t);
    // Ten for her seven, and six of Mills.
    assert_eq!(t.score(1), 1);
    assert_eq!(t.stat("Kahlest", Stat::Integrity), 7);
}

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

/// 1C119 Warrior's Birthright
///
/// On a mission it serves for the mission's own requirements as well as for dilemmas there.
#[test]
fn a_birthright_serves_mission_and_dilemmas() {
    let play = |core: &str| {
        let mut t = tests(&format!(
            "
            planet Tomb: any points 40 needs Cunning>18
            player 1
              missions: Tomb
              on Tomb: {core}
              at Tomb: Dokar; Kahmis; T'vis
            player 2
              pile: Upright"
        ));
        meet(&mut t, "Tomb", &["Upright"]);
        pass_all(&mut t);
        t.score(1)
    };
    // Integrity 17, Cunning 13, Strength 21.
    assert_eq!(play("Relic"), 1);
    assert_eq!(play("1C119"), 41);
}

/// 1U123 Comfort Women
///
/// A Gul who attempts gains one skill of a stranger there, and every Gul or Legate in the attempt is one better in each
/// attribute, until its end.
#[test]
fn a_gul_is_comforted() {
    let mut t = tests(
        "
        player 1
          missions: Red
          hand: 1U123
          at Red: 1U232; Parn; 1S268
        player 2
          pile: Calm; Diplomats",
    );
    t.attempt("Red");
    if can_use(&t, "Comfort Women", 0) {
        t.use_text("Comfort Women", 0);
    } else {
        t.pick(&["Calm", "Diplomats"]);
        t.order(&["Calm", "Diplomats"]);
        use_when_possible(&mut t, "Comfort Women", 0);
    }
    choose(&mut t, &["Danar"]);
    choose(&mut t, &["Jean-Luc Picard"]);
    take_skill(&mut t, Skill::Archaeology);
    assert_eq!(t.skill("Danar", Skill::Archaeology), 1);
    assert_eq!(t.stat("Danar", Stat::Strength), 7);
    assert_eq!(t.stat("Parn", Stat::Strength), 6);
    assert_eq!(t.stat("Jean-Luc Picard", Stat::Strength), 6);
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

/// 1U144 The Tides of Fortune
///
/// A space dilemma revealed from one's own stack is faced by one's own Romulan ship there; the attempters do not face it.
#[test]
fn fortune_turns_a_dilemma_round() {
    let start = |dilemma: &str| {
        let mut t = tests(
            "
            dilemma Storm: space cost 1 text [(when: Resolve, body: [Stop(what: Every((from: Attempt,
                filter: Type(Personnel))))])]
            player 1
              missions: Deep
              at Deep: 2C172 as raider
              aboard raider: 2R120; Altman
            player 2
              missions: Base
              hand: 1U144
              at Deep: Romulan Scout Vessel
              aboard Romulan Scout Vessel: Palteth; Rogesh; 2C167; Toraan as t2
              pile: Storm; Flood",
        );
        t.attempt_with("Deep", "raider").pick(&[dilemma]);
        t
    };
    let mut t = start("Storm");
    use_when_possible(&mut t, "The Tides of Fortune", 0);
    pass_all(&mut t);
    assert_eq!(t.score(2), 10);
    assert!(t.is_stopped("Palteth") && t.is_stopped("Rogesh"));
    let hit = t.events.iter().any(|e| {
        e.h.kind == Kind::Stop
            && e.h.card == Some(t.card("Altman"))
            && matches!(e.h.cause, engine::Cause::Dilemma(_))
    });
    assert!(!hit, "those who attempt did not face it");
    assert!(
        !can_use(&start("Flood"), "The Tides of Fortune", 0),
        "dual is not space"
    );
}

/// 1S289 William T. Riker, Number One
/// 2E-WHEN-05
///
/// Two skills that are there while he faces a dilemma and not when the mission is checked.
#[test]
fn number_one_has_more_skills_before_a_dilemma() {
    let play = |mission: &str, pile: &str| {
        let mut t = tests(&format!(
            "
            dilemma Guards: dual cost 1 text [(when: Resolve, body: [If(c: Meets(Attempt, All([Skill(Security, 1),
                Skill(Anthropology, 1)])), yes: [Points(who: You, n: N(1))])])]
            planet Camp: any points 30 needs Security
            planet Home: any points 30
            player 1
              missions: Camp; Home
              at {mission}: 1S289
            player 2
              pile: {pile}"
        ));
        meet(&mut t, mission, &[pile]);
        t.score(1)
    };
    assert_eq!(play("Home", "Guards"), 31);
    assert_eq!(play("Camp", "Guards"), 1);
}

/// 1R208 Bareil Antos, Esteemed Vedek
/// 1R224 Shakaar Edon, Resistance Leader
///
/// Their companions gain one, and one more in the hour of need, not two more.
#[test]
fn good_company_counts_more_in_need() {
    let mut t = tests(
        "
        dilemma Scale: dual cost 1 text [(when: Resolve, body: [
            Points(who: You, n: Sum(Integrity, (from: Attempt, filter: Title(Is(\"Brilgar\")))))])]
        player 1
          missions: Red
          at Red: 1R208; 1R224; Brilgar; Altman
        player 2
          pile: Scale",
    );
    assert_eq!(t.stat("Brilgar", Stat::Integrity), 6);
    assert_eq!(t.stat("Brilgar", Stat::Strength), 7);
    assert_eq!(t.stat("Bareil Antos", Stat::Integrity), 8, "not himself");
    assert_eq!(t.stat("Altman", Stat::Integrity), 6, "no Bajoran card");
    meet(&mut t, "Red", &["Scale"]);
    assert_eq!(t.score(1), 7);
}

/// 1R236 Elim Garak, Agent of the Obsidian Order
/// 2E-SKILL-13
///
/// A personnel from hand gives him one of its skills for the attempt, and the text may be used again.
#[test]
fn the_agent_learns_from_discarded_contacts() {
    let mut t = tests(
        "
        player 1
          missions: Red
          hand: 1S268; 1S297; Relic
          at Red: 1R236; Emok
        player 2
          pile: Calm; Leaders",
    );
    meet(&mut t, "Red", &["Calm", "Leaders"]);
    use_when_possible(&mut t, "Elim Garak", 0);
    assert_eq!(
        t.candidates(),
        [
            "Gowron, Leader of the High Council",
            "Jean-Luc Picard, Explorer"
        ]
    );
    t.pick(&["Jean-Luc Picard"]);
    take_skill(&mut t, Skill::Diplomacy);
    assert_eq!(
        t.skill("Elim Garak", Skill::Diplomacy),
        1,
        "one level of two"
    );
    assert!(can_use(&t, "Elim Garak", 0), "no limit");
    t.use_text("Elim Garak", 0);
    take_skill(&mut t, Skill::Leadership);
    pass_all(&mut t);
    assert_eq!(t.score(1), 1);
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
