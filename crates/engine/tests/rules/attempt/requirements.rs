//! Checking mission requirements.

use crate::support::cast::{completed, count, faced, unopposed, with};
use cards::Catalogue;
use cards::language::{Kind, Requirement};
use cards::lexicon::{Skill, Stat};
use engine::script::player;
use engine::{Flag, Place};

/// Whether people with these facts complete a planet or space mission.
fn completes(rules: &str, mission: &str, space: bool, people: &[&str]) -> bool {
    let mut text = format!("rules {rules}\n");
    let mut names = Vec::new();
    for (i, facts) in people.iter().enumerate() {
        text.push_str(&format!("personnel Member {i}: Federation {facts}\n"));
        names.push(format!("Member {i}"));
    }
    let names = names.join("; ");
    let place = if space {
        format!("at {mission}: Wren\naboard Wren: {names}\n")
    } else {
        format!("at {mission}: {names}\n")
    };
    let mut t = with(&format!("{text}player 1\nmissions: {mission}\n{place}"));
    match space {
        true => t.attempt_with(mission, "Wren"),
        false => t.attempt(mission),
    };
    unopposed(&mut t);
    let points = i16::from(completed(&t, mission));
    assert_eq!(
        t.score(1) > 0,
        points > 0,
        "points and completion go together"
    );
    assert_eq!(t.happened(Kind::AttemptFail) > 0, points == 0);
    points > 0
}

/// 2E-REQ-01
/// 2E-ERR-04
#[test]
fn feldomite_rush_asks_for_two_skills_a_total_and_one_of_three() {
    let card = Catalogue::second_edition()
        .find("Feldomite Rush")
        .expect("the card");
    let cards::Facts::Mission {
        requirements: Some(Requirement::All(parts)),
        ..
    } = &card.facts
    else {
        panic!("a mission with requirements")
    };
    let skills = parts
        .iter()
        .filter(|p| matches!(p, Requirement::Skill(..)))
        .count();
    assert_eq!((parts.len(), skills), (4, 2));
    assert!(parts.contains(&Requirement::Skill(Skill::Engineer, 1)));
    assert!(parts.contains(&Requirement::Skill(Skill::Geology, 1)));
    assert!(parts.contains(&Requirement::Total(Stat::Cunning, 28)));
    let choice = parts.iter().find_map(|p| match p {
        Requirement::Either(ways) => Some(ways.clone()),
        _ => None,
    });
    let three = [
        (Skill::Acquisition, 1),
        (Skill::Law, 1),
        (Skill::Treachery, 2),
    ];
    assert_eq!(
        choice,
        Some(three.map(|(s, n)| Requirement::Skill(s, n)).to_vec())
    );
}

/// 2E-REQ-01
#[test]
fn one_of_several_alternatives_is_enough() {
    let needs = |facts: &str| {
        let mut t = with(&format!(
            "planet Fork: Fed points 30 needs (Law and Cunning>4) or (2 Honor and Strength>4)
             personnel Solo: Federation I1 C5 S5 {facts}
             player 1
               missions: Fork
               at Fork: Solo"
        ));
        t.attempt("Fork");
        unopposed(&mut t);
        completed(&t, "Fork")
    };
    assert!(needs("Law"));
    assert!(needs("2 Honor"));
    assert!(needs("Law 2 Honor"));
    assert!(!needs("Honor"));
    assert!(!needs("Medical"));
}

/// 2E-REQ-02
#[test]
fn requirements_are_checked_after_the_last_dilemma_with_those_who_remain() {
    let mut t = with(
        "planet Hall: Fed points 30 needs Cunning>14
         player 1
           missions: Hall
           at Hall: 4x Ensign
         player 2
           pile: Kill One; Halt; Mist; Free",
    );
    t.attempt("Hall")
        .pick(&["Kill One", "Halt"])
        .order(&["Kill One", "Halt"]);
    assert_eq!(faced(&t), "Halt");
    assert_eq!(t.candidates().len(), 3);
    assert!(
        !completed(&t, "Hall"),
        "not yet: a dilemma is still being faced"
    );
    assert_eq!(t.score(1), 0);
    let one = t.game.pending().cloned().map(|p| p.choice);
    let Some(engine::Choice::Cards { from, .. }) = one else {
        panic!("cards are asked for")
    };
    t.answer(engine::Answer::Cards(vec![from[0]]));
    assert!(completed(&t, "Hall"), "three with Cunning 5 are enough");
}

/// 2E-REQ-02
#[test]
fn those_lost_to_dilemmas_do_not_count_for_the_requirements() {
    for (dilemma, done) in [("Kill One", false), ("Mist", true)] {
        let mut t = with(&format!(
            "planet Hall: Fed points 30 needs Cunning>15
             player 1
               missions: Hall
               at Hall: 4x Ensign
             player 2
               pile: {dilemma}; 3x Free"
        ));
        t.attempt("Hall").pick(&[dilemma]);
        assert_eq!(completed(&t, "Hall"), done);
    }
}

/// 2E-REQ-02
#[test]
fn requirements_are_not_checked_if_nobody_remains() {
    let mut t = with(
        "player 1
           missions: Green
           at Green: 2x Ensign
         player 2
           pile: Kill All; Mist",
    );
    t.attempt("Green").pick(&["Kill All"]);
    assert!(
        !completed(&t, "Green"),
        "a mission that asks for nothing is not completed by nobody"
    );
    assert_eq!(t.score(1), 0);
}

/// 2E-REQ-03
#[test]
fn no_matching_affiliation_is_needed_to_complete() {
    let mut t = with(
        "personnel Worf: Klingon Honor
         planet Field: Fed points 30 needs Honor
         dilemma Snipe: dual cost 1 text [(when: Resolve, body: [
            Move(verb: Kill, what: Every((from: Attempt, filter: Affiliation(Federation))))])]
         player 1
           missions: Field
           at Field: Worf; Ann; Wren
           aboard Wren: Worf as second Worf
         player 2
           pile: Snipe; Mist",
    );
    t.attempt("Field").pick(&["Snipe"]);
    assert!(t.in_discard(1, "Ann"));
    assert!(completed(&t, "Field"));
}

/// 2E-REQ-04
#[test]
fn one_personnel_may_supply_several_skills() {
    let needs = |people: &[&str]| {
        let mut text = String::new();
        let mut names = Vec::new();
        for (i, facts) in people.iter().enumerate() {
            text.push_str(&format!("personnel Member {i}: Federation {facts}\n"));
            names.push(format!("Member {i}"));
        }
        let mut t = with(&format!(
            "planet Lab: Fed points 30 needs Medical and Science
             {text}
             player 1
               missions: Lab
               at Lab: {}",
            names.join("; ")
        ));
        t.attempt("Lab");
        unopposed(&mut t);
        completed(&t, "Lab")
    };
    assert!(needs(&["Medical Science"]));
    assert!(needs(&["Medical", "Science"]));
    assert!(!needs(&["Medical", "Medical"]));
}

fn cunning(numbers: &[i16], aboard: i16) -> bool {
    let mut text = String::new();
    let mut names = Vec::new();
    for (i, n) in numbers.iter().enumerate() {
        text.push_str(&format!("personnel Member {i}: Federation C{n}\n"));
        names.push(format!("Member {i}"));
    }
    let mut t = with(&format!(
        "planet Maze: Fed points 35 needs Cunning>34
         {text}
         personnel Brain: Federation C{aboard}
         player 1
           missions: Maze
           at Maze: {}; Wren
           aboard Wren: Brain",
        names.join("; ")
    ));
    t.attempt("Maze");
    unopposed(&mut t);
    completed(&t, "Maze")
}

/// 2E-REQ-05
#[test]
fn the_attribute_is_added_up_over_all_participants() {
    assert!(cunning(&[6, 7, 7, 8, 7], 0), "35 together");
    assert!(
        !cunning(&[6, 7, 7, 8], 30),
        "28 together; who is aboard a ship does not count"
    );
}

/// 2E-REQ-06
#[test]
fn an_equal_total_is_not_enough() {
    assert!(!cunning(&[6, 7, 7, 7, 7], 0), "34 is not more than 34");
    assert!(cunning(&[7, 7, 7, 7, 7], 0), "35 is");
}

/// 2E-REQ-07
#[test]
fn a_mission_whose_requirements_are_met_is_completed() {
    for (who, done) in [("Ann; Bo", true), ("Ann; Cy", false), ("Bo; Cy", false)] {
        let mut t = with(&format!(
            "planet Lab: Fed points 30 needs Medical, Science and Cunning>9
             player 1
               missions: Lab; Green
               at Lab: {who}"
        ));
        assert!(!t.is("Lab", Flag::Completed));
        t.attempt("Lab");
        unopposed(&mut t);
        assert_eq!(t.is("Lab", Flag::Completed), done);
        assert!(!t.is("Green", Flag::Completed));
        assert_eq!(t.happened(Kind::Complete), usize::from(done));
    }
}

/// 2E-REQ-08
#[test]
fn the_points_of_a_completed_mission_are_added_to_the_score() {
    let mut t = with(
        "players 3
         player 1
           score 30
           missions: Green
           at Green: Ann
         player 2
           score 10",
    );
    t.attempt("Green");
    unopposed(&mut t);
    assert_eq!([t.score(1), t.score(2), t.score(3)], [65, 10, 0]);
}

/// 2E-REQ-09
#[test]
fn leave_behinds_stay_beneath_a_completed_mission() {
    for rules in ["2003", "2002"] {
        let mut t = with(&format!(
            "rules {rules}
             player 1
               missions: Green
               at Green: 5x Ensign
             player 2
               beneath Green: One; Two
               pile: 3x Mist"
        ));
        t.attempt("Green");
        let Some(&mist) = t.game.state().zone(Place::Drawn(player(2))).first() else {
            panic!("drawn")
        };
        t.answer(engine::Answer::Cards(vec![mist]));
        assert!(completed(&t, "Green"));
        for n in [2, 1] {
            assert_eq!(t.beneath("Green"), ["Mist", "One", "Two"]);
            t.until_turn_of(n);
        }
        assert_eq!(t.beneath("Green"), ["Mist", "One", "Two"]);
        assert_eq!(count(&t, Place::Pile(player(2)), "Mist"), 2);
    }
}

/// 2E-ERR-03
#[test]
fn explore_black_cluster_is_completed_by_four_skills_and_cunning_35() {
    for rules in ["2003", "2002"] {
        let does = |people: &[&str]| completes(rules, "Explore Black Cluster", true, people);
        assert!(does(&[
            "Astrometrics Leadership C18",
            "Physics Science C17"
        ]));
        assert!(
            !does(&["Astrometrics Leadership C17", "Physics Science C17"]),
            "Cunning 34"
        );
        assert!(!does(&["Leadership C18", "Physics Science C17"]));
        assert!(!does(&["Astrometrics C18", "Physics Science C17"]));
        assert!(!does(&["Astrometrics Leadership C18", "Science C17"]));
        assert!(!does(&["Astrometrics Leadership C18", "Physics C17"]));
    }
}

/// 2E-ERR-04
#[test]
fn feldomite_rush_needs_one_of_its_three_alternatives() {
    for rules in ["2003", "2002"] {
        let does = |people: &[&str]| completes(rules, "Feldomite Rush", false, people);
        assert!(
            !does(&["Engineer Geology C20", "Treachery C9"]),
            "a single Treachery"
        );
        assert!(does(&["Engineer Geology C20", "Treachery Law C9"]));
        assert!(does(&["Engineer Geology C20", "2 Treachery C9"]));
        assert!(does(&["Engineer Geology Treachery C20", "Treachery C9"]));
        assert!(does(&["Engineer Geology C20", "Acquisition C9"]));
        assert!(!does(&["Engineer Geology C19", "Law C9"]), "Cunning 28");
        assert!(!does(&["Geology C20", "Law C9"]));
        assert!(!does(&["Engineer C20", "Law C9"]));
    }
}

/// 2E-ERR-06
#[test]
fn investigate_massacre_needs_two_science() {
    for rules in ["2003", "2002"] {
        let does = |people: &[&str]| completes(rules, "Investigate Massacre", false, people);
        assert!(!does(&["Diplomacy C20", "Science C20"]), "one Science");
        assert!(does(&["Diplomacy C20", "2 Science C20"]));
        assert!(does(&["Diplomacy Science C14", "Science C15"]));
        assert!(
            !does(&["Diplomacy Science C14", "Science C14"]),
            "Cunning 28"
        );
        assert!(!does(&["Science C20", "Science C20"]));
    }
}
