//! The First Edition's ledger, which is in two files.

use rules::coverage::{Coverage, Fault, Pending, State};
use rules::{Ledger, LedgerFault, first_edition};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn the_ledger_has_762_rules_239_rulings_and_137_decisions() {
    let of = |area: &str| {
        let rules = first_edition().rules.iter();
        rules.filter(|rule| rule.area == area).count()
    };
    assert_eq!((of("CR"), of("GAP")), (239, 137));
    assert_eq!(first_edition().rules.len() - 239 - 137, 762);
}

#[test]
fn the_numbers_of_each_area_run_from_one() {
    let ids: BTreeSet<_> = first_edition().rules.iter().map(|rule| &rule.id).collect();
    assert_eq!(ids.len(), first_edition().rules.len());
    let mut last: BTreeMap<&str, u16> = BTreeMap::new();
    for rule in &first_edition().rules {
        let number = last.entry(&rule.area).or_default();
        *number += 1;
        assert_eq!(
            (rule.id.edition, rule.id.number),
            (1, *number),
            "{}",
            rule.id
        );
    }
}

#[test]
fn every_rule_says_how_certain_it_is_and_every_decision_has_a_reason() {
    for rule in &first_edition().rules {
        assert!(rule.certainty.is_some(), "{}", rule.id);
        assert_eq!(rule.why.is_some(), rule.area == "GAP", "{}", rule.id);
        let may_lack_test = ["CR", "GAP"].contains(&rule.area.as_str());
        assert!(may_lack_test || !rule.test.is_empty(), "{}", rule.id);
    }
}

#[test]
fn a_rule_is_found_by_an_id_with_its_edition() {
    assert_eq!(
        rules::get("1e-deck-5").unwrap().id.to_string(),
        "1E-DECK-05"
    );
    assert_eq!(rules::get("1E-CR-7").unwrap().id.to_string(), "1E-CR-007");
    assert_eq!(
        rules::get("1E-GAP-100").unwrap().id.to_string(),
        "1E-GAP-100"
    );
    // Without an edition the Second is meant.
    assert!(rules::get("seed-1").is_err());
    assert_eq!(
        rules::get("1E-DECX-05").unwrap_err().suggestions[0],
        "1E-DECK-05"
    );
}

#[test]
fn a_search_in_it_finds_its_rules_only() {
    let hits = first_edition().search("six missions");
    assert!(hits.iter().any(|rule| rule.id.to_string() == "1E-DECK-05"));
    assert!(hits.iter().all(|rule| rule.id.edition == 1));
}

#[test]
fn no_address_is_in_it() {
    for rule in &first_edition().rules {
        let all = format!("{} {} {}", rule.text, rule.test, rule.source).to_lowercase();
        for word in ["http", "www.", "forum", "wiki"] {
            assert!(!all.contains(word), "{}: {word}", rule.id);
        }
    }
}

const RULE: &str =
    "### 1.1 ATT: attempts\n\n#### 1E-ATT-01 Title\nText.\n- Test: t\n- Certainty: printed\n";

#[test]
fn a_rule_without_its_certainty_is_a_fault() {
    assert!(Ledger::parse(RULE).is_ok());
    let error = Ledger::parse(&RULE.replace("- Certainty: printed\n", "")).unwrap_err();
    assert_eq!(error.fault.to_string(), "1E-ATT-01 has no Certainty: line");
    // The Second Edition has no such line.
    let second = RULE
        .replace("1E-", "2E-")
        .replace("printed", "printed\n- Source: s");
    let error = Ledger::parse(&second).unwrap_err();
    assert!(matches!(error.fault, LedgerFault::Label(_)), "{error}");
}

#[test]
fn a_second_file_continues_the_first_and_repeats_no_id() {
    let more = RULE.replace("ATT-01", "ATT-02");
    let both = Ledger::parse(RULE)
        .and_then(|ledger| ledger.and(&more))
        .unwrap();
    assert_eq!((both.areas.len(), both.rules.len()), (1, 2));
    let again = Ledger::parse(RULE).and_then(|ledger| ledger.and(RULE));
    assert!(matches!(again.unwrap_err().fault, LedgerFault::Twice(_)));
}

#[test]
fn a_pending_rule_is_no_fault_until_a_test_cites_it() {
    let ledger = Ledger::parse(RULE).unwrap();
    let pending = [Pending {
        area: "ATT".into(),
        numbers: vec![1],
    }];
    let none = rules::citations::Citations::new();
    let coverage = Coverage::with_pending(&ledger, &none, &[], &pending);
    assert_eq!((coverage.pending, coverage.faults.len()), (1, 0));
    assert_eq!(coverage.rules[0].state, State::Pending);
    assert_eq!(Coverage::new(&ledger, &none, &[]).faults.len(), 1);

    let source = "/// 1E-ATT-01, 2E-ATT-01\n#[test]\nfn a_test() {}";
    let cited = rules::citations::scan("a.rs", source);
    let coverage = Coverage::with_pending(&ledger, &cited, &[], &pending);
    // Rules of the other edition are not this ledger's business.
    assert!(matches!(coverage.faults[..], [Fault::NoLongerPending(_)]));
    assert!(Coverage::new(&ledger, &cited, &[]).faults.is_empty());
}
