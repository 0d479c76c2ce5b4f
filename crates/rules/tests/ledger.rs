//! The ledger in the repository, and ledgers with mistakes.

use rules::{DifferenceKind, Ledger, LedgerFault};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn the_ledger_has_343_rules_and_74_decisions() {
    let (decisions, printed): (Vec<_>, Vec<_>) =
        rules::all().iter().partition(|rule| rule.area == "GAP");
    assert_eq!((printed.len(), decisions.len()), (343, 74));
    assert_eq!(rules::all().len(), 417);
}

#[test]
fn each_area_has_as_many_rules_as_the_index_says() {
    let markdown = include_str!("../../../docs/rules/second-edition.md");
    let (_, index) = markdown.split_once("### 5.1").unwrap();
    let (index, _) = index.split_once("### 5.2").unwrap();
    let stated: Vec<(&str, &str, usize)> = index
        .lines()
        .filter_map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            match cells[..] {
                [area, subject, count] if !area.is_empty() => {
                    Some((area, subject, count.parse().ok()?))
                }
                _ => None,
            }
        })
        .collect();
    let counted: Vec<(&str, &str, usize)> = rules::areas()
        .iter()
        .map(|area| {
            let rules = rules::all().iter().filter(|rule| rule.area == area.code);
            (&*area.code, &*area.subject, rules.count())
        })
        .collect();
    assert_eq!(counted, stated);
}

#[test]
fn no_id_appears_twice_and_the_numbers_of_an_area_run_from_one() {
    // Decisions about later sets have these numbers, and are not in this ledger yet.
    let later = 70..=104;
    let ids: BTreeSet<_> = rules::all().iter().map(|rule| &rule.id).collect();
    assert_eq!(ids.len(), rules::all().len());
    let mut last: BTreeMap<&str, u16> = BTreeMap::new();
    for rule in rules::all() {
        let number = last.entry(&rule.area).or_default();
        *number += 1;
        if rule.area == "GAP" && later.contains(number) {
            *number = later.end() + 1;
        }
        assert_eq!(rule.id.number, *number, "{}", rule.id);
    }
}

#[test]
fn each_decision_has_a_reason_and_no_printed_rule_has_one() {
    for rule in rules::all() {
        assert_eq!(rule.why.is_some(), rule.area == "GAP", "{}", rule.id);
    }
}

#[test]
fn the_optional_lines_are_read() {
    let with = |has: fn(&rules::Rule) -> bool| rules::all().iter().filter(|r| has(r)).count();
    assert_eq!(with(|rule| rule.in_2002.is_some()), 57);
    assert_eq!(with(|rule| rule.multiplayer.is_some()), 69);
}

#[test]
fn the_differences_are_numbered_and_name_known_rules() {
    let differences = rules::differences();
    assert_eq!(differences.len(), 47);
    for (index, difference) in differences.iter().enumerate() {
        assert_eq!(usize::from(difference.id.0), index + 1);
        for id in &difference.rules {
            assert!(rules::get(&id.to_string()).is_ok(), "{id}");
        }
    }
    let switches = differences
        .iter()
        .filter(|difference| difference.kind == DifferenceKind::Behaviour);
    assert_eq!(switches.count(), 14);
}

#[test]
fn every_difference_cited_by_a_rule_exists() {
    for rule in rules::all() {
        let line = rule.in_2002.as_deref().unwrap_or_default();
        for word in line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-') {
            if word.starts_with("D-") {
                assert!(rules::difference(word).is_ok(), "{}: {word}", rule.id);
            }
        }
    }
}

#[test]
fn a_mistake_is_reported_with_its_line() {
    let rule = "### 1.1 ATT: attempts\n\n#### 2E-ATT-01 Title\nText.\n- Test: t\n- Source: s\n";
    assert!(Ledger::parse(rule).is_ok());
    let fault = |markdown: String| {
        let error = Ledger::parse(&markdown).unwrap_err();
        (error.line, error.fault)
    };

    let entry = &rule[rule.find("####").unwrap()..];
    let (line, twice) = fault(format!("{rule}{entry}"));
    assert_eq!(line, 7);
    assert!(matches!(twice, LedgerFault::Twice(_)), "{twice}");

    let untested = rule.replace("- Test: t\n", "");
    let (line, untested) = fault(format!("{untested}#### 2E-ATT-02 Next\n"));
    assert_eq!(
        (line, untested.to_string()),
        (3, "2E-ATT-01 has no Test: line".into())
    );

    let (line, label) = fault(rule.replace("Source", "Sauce"));
    assert_eq!((line, label), (6, LedgerFault::Label("- Sauce: s".into())));

    let (line, stray) = fault(rule.replace("1.1 ATT", "1.1 DIL"));
    assert_eq!(line, 3);
    assert!(matches!(stray, LedgerFault::WrongArea(..)), "{stray}");

    let (_, unpadded) = fault(rule.replace("ATT-01", "ATT-1"));
    assert!(matches!(unpadded, LedgerFault::Heading(_)), "{unpadded}");
}
