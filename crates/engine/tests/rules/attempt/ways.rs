//! Further ways to attempt and complete a mission (2E-GAP-60).

use crate::support::cast::{completed, unopposed, with};
use engine::script::Table;
use engine::{Answer, Ask, Choice, Label};

const CAMP: &str = "
personnel Vorta: Dominion
personnel Founder: Dominion Treachery
personnel Gul: Cardassian Treachery
personnel Glinn: Cardassian Science
planet Camp: Fed points 35 needs Science text [(when: Static, body: [
    Apply(m: Requirement(of: Title(Is(\"Camp\")), op: Alternative(
        using: Affiliation(Dominion), requirement: Skill(Treachery, 1), points: 20)), until: InPlay)])]
planet Park: Fed points 35 needs Science
dilemma Purge: dual cost 1 text [(when: Resolve, body: [
    Move(verb: Kill, what: Every((from: Attempt, filter: Affiliation(Dominion))))])]
dilemma Mutiny: dual cost 1 text [(when: Resolve, body: [
    Move(verb: Kill, what: Every((from: Attempt, filter: Affiliation(Federation))))])]
";

fn camp(people: &str, dilemma: &str) -> Table {
    let mut t = with(&format!(
        "{CAMP}
         player 1
           missions: Camp; Park
           at Camp: {people}
           at Park: Founder as lone one
         player 2
           pile: {dilemma}; Soil; Free; Pair; Trio"
    ));
    t.attempt("Camp").pick(&[dilemma]);
    t
}

/// 2E-GAP-60
#[test]
fn a_text_opens_a_mission_to_other_personnel_with_other_requirements_and_points() {
    let mut t = camp("Founder", "Mist");
    assert!(completed(&t, "Camp"));
    assert_eq!(t.score(1), 20);
    let park = t.attempt_action("Park", None);
    assert_eq!(
        t.refused_act(park).rule,
        "2E-ATT-07",
        "without the text they cannot"
    );
}

/// 2E-GAP-60
#[test]
fn the_text_does_not_open_the_mission_to_a_group_without_such_personnel() {
    let mut t = with(&format!(
        "{CAMP}
         player 1
           missions: Camp
           at Camp: Gul; Glinn"
    ));
    let camp = t.attempt_action("Camp", None);
    assert_eq!(t.refused_act(camp).rule, "2E-ATT-07");
}

/// 2E-GAP-60
#[test]
fn the_others_take_part_and_count() {
    let t = camp("Vorta; Gul", "Mist");
    assert!(completed(&t, "Camp"));
    assert_eq!(t.score(1), 20);
}

/// 2E-GAP-60
#[test]
fn the_other_requirements_need_such_a_personnel_at_the_end() {
    let t = camp("Vorta; Gul", "Purge");
    assert!(t.in_discard(1, "Vorta"));
    assert!(!completed(&t, "Camp"));
    assert!(t.is_stopped("Gul"));
    assert_eq!(t.score(1), 0);
}

/// 2E-GAP-60
#[test]
fn the_printed_requirements_need_a_group_that_qualified_by_icon() {
    let t = camp("Vorta; Glinn", "Mist");
    assert!(
        !completed(&t, "Camp"),
        "Science is there, but nobody came for it with the icon"
    );
    assert!(t.is_stopped("Glinn"));
}

/// 2E-GAP-60
#[test]
fn a_group_that_qualified_both_ways_may_use_either() {
    for (own, points) in [(true, 35), (false, 20)] {
        let mut t = camp("Founder as founder; Bo", "Mist");
        assert_eq!((t.asked(), t.ask()), (1, Ask::CompleteHow));
        let Choice::Options { options } = t.pending().choice.clone() else {
            panic!("options are asked for")
        };
        assert_eq!(options.len(), 2);
        let n = options
            .iter()
            .position(|o| (*o == Label::PrintedRequirements) == own)
            .expect("that option");
        t.answer(Answer::Option(n as u8));
        assert!(completed(&t, "Camp"));
        assert_eq!(t.score(1), points);
    }
}

/// 2E-GAP-60
#[test]
fn the_printed_requirements_stay_open_when_those_with_the_icon_or_the_others_are_gone() {
    let mut t = camp("Vorta; Glinn; Ann", "Mutiny");
    if t.ask() == Ask::CompleteHow {
        t.option(0);
    }
    assert!(t.in_discard(1, "Ann"));
    assert!(
        completed(&t, "Camp"),
        "the group qualified by icon when it began"
    );
    assert_eq!(t.score(1), 35);
    let t = camp("Vorta; Glinn; Ann", "Purge");
    assert!(completed(&t, "Camp"));
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-60
#[test]
fn camping_trip_can_be_attempted_by_its_printed_affiliations() {
    let mut t = with(
        "personnel Ranger: Bajoran Biology Geology Science Honor C35
         player 1
           missions: Camping Trip
           at Camping Trip: Ranger",
    );
    t.attempt("Camping Trip");
    unopposed(&mut t);
    assert!(completed(&t, "Camping Trip"));
    assert_eq!(t.score(1), 35);
}

/// 2E-GAP-60
#[test]
fn without_points_of_their_own_the_other_requirements_score_the_printed_ones() {
    let mut t = with(
        "personnel Founder: Dominion Treachery
         planet Camp: Fed points 35 needs Science text [(when: Static, body: [
            Apply(m: Requirement(of: Title(Is(\"Camp\")), op: Alternative(
                using: Affiliation(Dominion), requirement: Skill(Treachery, 1))), until: InPlay)])]
         player 1
           missions: Camp
           at Camp: Founder",
    );
    t.attempt("Camp");
    unopposed(&mut t);
    assert!(completed(&t, "Camp"));
    assert_eq!(t.score(1), 35);
}
