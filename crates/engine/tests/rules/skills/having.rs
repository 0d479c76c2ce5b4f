//! 2E-SKILL-01 to 2E-SKILL-05, 2E-SKILL-12, 2E-SKILL-13: having and gaining skills.

use crate::support::actions::{attempt_in_peace, picks, take_skill, world};
use cards::lexicon::Skill;
use engine::script::Table;

const TOOLS: &str = "
personnel Two: Federation 2 Leadership 2 Diplomacy
personnel One: Federation Leadership
personnel Star: Federation Astrometrics
planet Throne: Fed points 35 needs 2 Leadership
planet Court: Fed points 30 needs Diplomacy
planet Sick Bay: Fed points 30 needs Medical
event Lesson: text [(when: Order, body: [Apply(m: Skill(on: Every((filter: All([Type(Personnel), Commanded(You)]))),
    what: Fixed([(Astrometrics, 1)])), until: Turn)])]
event Oblivion: text [(when: Order, body: [Apply(m: Skill(on: Every((filter: Type(Personnel))), gain: false,
    what: AllOwn), until: Turn)])]
event Doctor Wanted: text [(when: Order, body: [If(c: Meets(Select((filter: All([Type(Personnel), Commanded(You)]))),
    Skill(Medical, 1)), yes: [Points(who: You, n: N(1))], no: [Points(who: You, n: N(2))])])]
event Wits Wanted: text [(when: Order, body: [If(c: Meets(Select((filter: All([Type(Personnel), Commanded(You)]))),
    Total(Cunning, 5)), yes: [Points(who: You, n: N(10))], no: [Points(who: You, n: N(20))])])]
event Heir: text [(when: Order, body: [Choose((of: (from: Discard(You), filter: Type(Personnel)), n: Exactly(N(1)),
    to: 0)), Apply(m: Skill(on: Every((filter: All([Type(Personnel), Commanded(You)]))),
    what: AllFrom(from: Those(0))), until: Turn)])]
event Interrogation: text [(when: Order, body: [Choose((of: (from: Brig(You), filter: Type(Personnel)),
    n: Exactly(N(1)), to: 0)), Choose((of: (filter: All([Type(Personnel), Commanded(You)])), n: Exactly(N(1)), to: 1)),
    Apply(m: Skill(on: Those(1), what: OneFrom(Those(0))), until: Turn)])]
";

fn tools(text: &str) -> Table {
    world(&format!("{TOOLS}\n{text}"))
}

/// 2E-SKILL-01
#[test]
fn skills_are_game_text_and_of_no_use_where_the_text_is_not() {
    // Both rule sets bar the text of a stopped card; only the older one leaves its attributes (D-37).
    for (rules, wits) in [("2002", 10), ("2003", 20)] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Base
              core: Doctor Wanted; Wits Wanted
              at Base: Ann [stopped]"
        ));
        t.use_text("Doctor Wanted", 0);
        assert_eq!(t.score(1), 2, "{rules}");
        t.use_text("Wits Wanted", 0);
        assert_eq!(t.score(1), 2 + wits, "{rules}");
    }
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Doctor Wanted; Wits Wanted
          at Base: Ann",
    );
    t.use_text("Doctor Wanted", 0).use_text("Wits Wanted", 0);
    assert_eq!(t.score(1), 11);
}

/// 2E-SKILL-01
#[test]
fn a_personnel_that_loses_all_skills_provides_none() {
    let mut t = tools(
        "
        player 1
          missions: Sick Bay
          core: Oblivion
          at Sick Bay: Ann",
    );
    assert_eq!(t.skill("Ann", Skill::Medical), 1);
    t.use_text("Oblivion", 0);
    assert_eq!(t.skill("Ann", Skill::Medical), 0);
    attempt_in_peace(&mut t, "Sick Bay");
    assert_eq!(t.score(1), 0);
    assert!(t.is_stopped("Ann"));
}

/// 2E-SKILL-03
#[test]
fn levels_of_several_personnel_add_up() {
    for (who, score) in [
        ("One as a; One as b", 35),
        ("Two", 35),
        ("One", 0),
        ("One; Ann", 0),
    ] {
        let mut t = tools(&format!(
            "
            player 1
              missions: Throne
              at Throne: {who}"
        ));
        attempt_in_peace(&mut t, "Throne");
        assert_eq!(t.score(1), score, "{who}");
    }
}

/// 2E-SKILL-04
#[test]
fn two_levels_meet_a_requirement_for_one() {
    let mut t = tools(
        "
        player 1
          missions: Court
          at Court: Two",
    );
    attempt_in_peace(&mut t, "Court");
    assert_eq!(t.score(1), 30);
}

/// 2E-SKILL-05
#[test]
fn a_gained_skill_adds_its_level() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Lesson as first; Lesson as second
          at Base: Star; Ann",
    );
    t.use_text("first", 0);
    assert_eq!(t.skill("Star", Skill::Astrometrics), 2);
    assert_eq!(t.skill("Ann", Skill::Astrometrics), 1);
    t.use_text("second", 0);
    assert_eq!(t.skill("Star", Skill::Astrometrics), 3);
}

/// 2E-SKILL-12
#[test]
fn all_skills_are_gained_at_their_full_levels() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Base
              core: Heir
              at Base: Cy
              discard: Two; Ann"
        ));
        t.use_text("Heir", 0).pick(&["Two"]);
        assert_eq!(t.skill("Cy", Skill::Diplomacy), 3);
        assert_eq!(t.skill("Cy", Skill::Leadership), 2);
        assert_eq!(t.skill("Cy", Skill::Medical), 0);
    }
}

/// 2E-SKILL-13
#[test]
fn one_skill_is_gained_at_one_level() {
    for rules in ["2002", "2003"] {
        let mut t = tools(&format!(
            "
            rules {rules}
            player 1
              missions: Base
              core: Interrogation
              at Base: Ann
              brig: Two of 2"
        ));
        t.use_text("Interrogation", 0);
        while picks(&t) {
            let name = t.candidates()[0].clone();
            t.pick(&[&name]);
        }
        assert!(take_skill(&mut t, Skill::Diplomacy));
        assert_eq!(t.skill("Ann", Skill::Diplomacy), 1);
        assert_eq!(t.skill("Ann", Skill::Leadership), 0);
        assert_eq!(t.skill("Ann", Skill::Medical), 1);
    }
}

/// 2E-SKILL-13
#[test]
fn only_a_skill_the_other_has_can_be_gained() {
    let mut t = tools(
        "
        player 1
          missions: Base
          core: Interrogation
          at Base: Ann; Bo
          brig: Two of 2; One of 2",
    );
    t.use_text("Interrogation", 0).pick(&["Two"]).pick(&["Bo"]);
    assert!(!take_skill(&mut t, Skill::Medical));
    assert!(take_skill(&mut t, Skill::Leadership));
    assert_eq!(t.skill("Bo", Skill::Leadership), 1);
    assert_eq!(t.skill("Ann", Skill::Leadership), 0);
}
