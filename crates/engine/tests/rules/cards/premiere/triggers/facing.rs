//! Windows that are open while somebody faces a dilemma or attempts a mission.

use crate::support::cards::triggers_facing::tests;
use crate::support::stage::{can_use, choose, meet, pass_all, take_skill, use_when_possible};
use cards::language::Kind;
use cards::lexicon::{Skill, Stat};

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
