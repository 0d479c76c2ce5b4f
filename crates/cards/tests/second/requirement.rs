use crate::all;
use cards::Catalogue;
use cards::Facts;
use cards::language::Requirement::{self, All, Either, Skill, Total};
use cards::lexicon::Skill::*;
use cards::lexicon::Stat;
use cards::requirement::parse;

fn of(id: &str) -> Requirement {
    match &Catalogue::second_edition().get(id).unwrap().facts {
        Facts::Mission {
            requirements: Some(requirement),
            ..
        } => requirement.clone(),
        other => panic!("{other:?}"),
    }
}

/// 2E-REQ-01, 2E-ERR-04
#[test]
fn feldomite_rush_needs_two_skills_a_total_and_one_of_three() {
    let choice = Either(vec![
        Skill(Acquisition, 1),
        Skill(Law, 1),
        Skill(Treachery, 2),
    ]);
    let expected = All(vec![
        Skill(Engineer, 1),
        Skill(Geology, 1),
        Total(Stat::Cunning, 28),
        choice,
    ]);
    assert_eq!(of("1U169"), expected);
}

/// 2E-ERR-03
#[test]
fn explore_black_cluster_is_corrected() {
    let skills = [Astrometrics, Leadership, Physics, Science].map(|s| Skill(s, 1));
    let expected = [skills.to_vec(), vec![Total(Stat::Cunning, 34)]].concat();
    assert_eq!(of("1S167"), All(expected));
}

/// 2E-ERR-06
#[test]
fn investigate_massacre_is_corrected() {
    let expected = All(vec![
        Skill(Diplomacy, 1),
        Skill(Science, 2),
        Total(Stat::Cunning, 28),
    ]);
    assert_eq!(of("1U179"), expected);
}

/// 2E-REQ-01
#[test]
fn or_binds_weaker_than_and() {
    let a = All(vec![Skill(Law, 1), Skill(Honor, 1)]);
    let b = All(vec![Skill(Medical, 2), Total(Stat::Integrity, 29)]);
    let both = Either(vec![a, b]);
    assert_eq!(
        parse("Law, and Honor or 2 Medical and Integrity>29"),
        Ok(both)
    );
    let inner = Either(vec![Skill(Honor, 1), Skill(Medical, 1)]);
    let grouped = All(vec![Skill(Law, 1), inner]);
    assert_eq!(parse("Law and (Honor or Medical)"), Ok(grouped));
}

#[test]
fn every_mission_requirement_is_read_back_as_it_was_printed() {
    let mut n = 0;
    for card in all() {
        if let Facts::Mission {
            requirements: Some(requirement),
            ..
        } = &card.facts
        {
            let printed = requirement.printed().unwrap();
            assert_eq!(parse(&printed).as_ref(), Ok(requirement), "{}", card.id);
            n += 1;
        }
    }
    assert_eq!(n, 86);
}

/// A requirement made from the digits of a number; lists have two to four entries.
fn made(seed: &mut u64, depth: u8) -> Requirement {
    let mut digit = |n: u64| {
        *seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (*seed >> 33) % n
    };
    match digit(if depth == 0 { 2 } else { 4 }) {
        0 => {
            let skill = cards::lexicon::Skill::ALL[digit(23) as usize];
            Skill(skill, 1 + digit(3) as u8)
        }
        1 => Total(Stat::PERSONNEL[digit(3) as usize], digit(60) as u16),
        kind => {
            let n = 2 + digit(3);
            let list = (0..n).map(|_| made(seed, depth - 1)).collect();
            if kind == 2 { All(list) } else { Either(list) }
        }
    }
}

#[test]
fn any_requirement_is_read_back_as_it_was_printed() {
    let mut seed = 1;
    for _ in 0..2000 {
        let requirement = made(&mut seed, 4);
        let printed = requirement.printed().unwrap();
        assert_eq!(parse(&printed), Ok(requirement), "{printed}");
    }
}

#[test]
fn printed_requirements_have_their_commas_and_parentheses() {
    for text in [
        "Law",
        "2 Law and Integrity>29",
        "Law, Honor, and Strength>30",
        "Law, Strength>30, and (Honor or Treachery)",
        "Law and Honor or Medical and Science",
        "Law and (Honor and Weapons>8 or 2 Officer)",
        "Law and (Honor and Officer)",
        "Law or (Honor or Officer)",
    ] {
        assert_eq!(parse(text).unwrap().printed().as_deref(), Some(text));
    }
    let slip = parse("Law, Honor, Strength>38 and (Honor or Treachery)").unwrap();
    assert_eq!(
        slip.printed().unwrap(),
        "Law, Honor, Strength>38, and (Honor or Treachery)"
    );
}

#[test]
fn what_is_no_requirement_is_refused_with_its_place() {
    let term = "a skill, an attribute total or \"(\"";
    for (text, at, expected) in [
        ("", 1, term),
        ("Lawyer", 1, term),
        ("Law, Gardening", 6, term),
        ("Law and (Honor or Officer", 26, "`)`"),
        ("Law and (Honor or Lwa)", 19, term),
        ("0 Law", 1, term),
        ("cost>3", 1, term),
        ("Law)", 4, "\"and\", \"or\" or the end"),
    ] {
        let error = parse(text).unwrap_err();
        assert_eq!(
            (error.at, error.expected.to_string().as_str()),
            (at, expected),
            "{text}"
        );
    }
    assert!(parse(&"(".repeat(100_000)).is_err());
}
