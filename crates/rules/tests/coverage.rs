//! Tests of what the coverage report counts and reports as missing.

use rules::citations::scan;
use rules::coverage::{Coverage, Fault, State, UNTESTABLE_AT_MOST, Untestable};
use rules::{Ledger, second_edition};

fn two_rules() -> Ledger {
    let lines = "Text.\n- Test: t\n- Source: s\n";
    Ledger::parse(&format!(
        "### 1.1 ATT: attempts\n#### 2E-ATT-01 One\n{lines}#### 2E-ATT-02 Two\n{lines}"
    ))
    .unwrap()
}

fn listed(id: &str) -> Untestable {
    Untestable {
        id: id.into(),
        reason: "the table only".into(),
    }
}

#[test]
fn a_rule_is_covered_listed_or_missing() {
    let ledger = two_rules();
    let citations = scan("a.rs", "#[test] fn a() { /* 2E-ATT-01 */ }");
    let none = [];
    let coverage = Coverage::new(&ledger, &citations, &none);
    assert_eq!((coverage.covered, coverage.total), (1, 2));
    assert_eq!(coverage.rules[0].tests[0].name, "a");
    assert_eq!(
        coverage.faults,
        [Fault::Missing(ledger.rules[1].id.clone())]
    );

    let list = [listed("2E-ATT-02")];
    let coverage = Coverage::new(&ledger, &citations, &list);
    assert_eq!(coverage.rules[1].state, State::Untestable);
    assert_eq!(coverage.rules[1].reason, Some("the table only"));
    assert_eq!(coverage.areas[0].untestable, 1);
    assert_eq!(coverage.faults, []);
}

#[test]
fn a_listed_rule_that_is_tested_counts_as_covered() {
    let ledger = two_rules();
    let citations = scan("a.rs", "#[test] fn a() { /* 2E-ATT-01 */ }");
    let list = [listed("2E-ATT-01")];
    let coverage = Coverage::new(&ledger, &citations, &list);
    assert_eq!(coverage.in_state(State::Covered).count(), 1);
    assert_eq!(coverage.in_state(State::Untestable).count(), 0);
}

#[test]
fn ids_that_do_not_exist_are_faults_wherever_they_stand() {
    let ledger = two_rules();
    let citations = scan(
        "a.rs",
        "#[test] fn a() { /* 2E-ATT-01 2E-ATT-02 2E-ATT-03 */ }",
    );
    let list = [listed("2E-ATT-09"), listed("2E-ATT-09")];
    let faults: Vec<String> = (Coverage::new(&ledger, &citations, &list).faults.iter())
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        faults,
        [
            "2E-ATT-09 is listed as untestable but is not in the ledger",
            "2E-ATT-09 is listed as untestable but is not in the ledger",
            "2E-ATT-09 is listed as untestable twice",
            "a.rs:1 a cites 2E-ATT-03, which is not in the ledger",
        ]
    );
}

#[test]
fn the_list_of_untestable_rules_is_short() {
    let ledger = second_edition();
    let citations = Default::default();
    let too_many = |count: usize| {
        let list: Vec<Untestable> = (ledger.rules.iter().take(count))
            .map(|rule| listed(&rule.id.to_string()))
            .collect();
        let faults = Coverage::new(ledger, &citations, &list).faults;
        faults.contains(&Fault::TooManyUntestable(count))
    };
    assert!(!too_many(UNTESTABLE_AT_MOST));
    assert!(too_many(UNTESTABLE_AT_MOST + 1));
}
