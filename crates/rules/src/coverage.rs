//! Which rules are tested, which cannot be, and what is wrong with that.

use crate::citations::{Citations, TestRef};
use crate::id::RuleId;
use crate::ledger::{Ledger, Rule};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most rules that may be listed as untestable.
pub const UNTESTABLE_AT_MOST: usize = 25;

/// A rule that no test of a program can decide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Untestable {
    pub id: String,
    pub reason: String,
}

/// The rules of one area that are not built yet, by their numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pending {
    pub area: String,
    pub numbers: Vec<u16>,
}

/// The state of every rule.
#[derive(Clone, Debug, Serialize)]
pub struct Coverage<'a> {
    pub total: usize,
    pub covered: usize,
    /// The rules that are listed as not built yet; none in a ledger that is complete.
    #[serde(skip_serializing_if = "is_zero")]
    pub pending: usize,
    pub areas: Vec<AreaCoverage<'a>>,
    pub rules: Vec<RuleCoverage<'a>>,
    pub faults: Vec<Fault>,
}

#[derive(Clone, Debug, Serialize)]
pub struct AreaCoverage<'a> {
    pub area: &'a str,
    pub subject: &'a str,
    pub total: usize,
    pub covered: usize,
    pub untestable: usize,
}

#[derive(Clone, Debug, Serialize)]
pub struct RuleCoverage<'a> {
    pub id: &'a RuleId,
    pub title: &'a str,
    pub state: State,
    pub tests: &'a [TestRef],
    /// The reason it cannot be tested.
    pub reason: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// At least one test cites it.
    Covered,
    /// No test cites it, and the list of untestable rules says why.
    Untestable,
    /// No test cites it, and it is listed as not built yet.
    Pending,
    Missing,
}

/// A reason that the coverage is not complete.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Neither cited nor listed.
    Missing(RuleId),
    /// More rules are listed than [`UNTESTABLE_AT_MOST`].
    TooManyUntestable(usize),
    /// The list names an id that is not in the ledger.
    UnknownUntestable(String),
    /// The list names an id twice.
    RepeatedUntestable(String),
    /// A test cites an id that is not in the ledger.
    UnknownCitation { id: String, test: TestRef },
    /// The list of pending rules names an id that is not in the ledger.
    UnknownPending(RuleId),
    /// A pending rule has a test: the list only shrinks.
    NoLongerPending(RuleId),
}

impl<'a> Coverage<'a> {
    pub fn new(
        ledger: &'a Ledger,
        citations: &'a Citations,
        untestable: &'a [Untestable],
    ) -> Coverage<'a> {
        Coverage::with_pending(ledger, citations, untestable, &[])
    }

    /// The coverage of a ledger of which a part is not built yet.
    pub fn with_pending(
        ledger: &'a Ledger,
        citations: &'a Citations,
        untestable: &'a [Untestable],
        pending: &[Pending],
    ) -> Coverage<'a> {
        let mut rules: Vec<RuleCoverage<'a>> = (ledger.rules.iter())
            .map(|rule| RuleCoverage::new(rule, citations, untestable))
            .collect();
        for rule in rules.iter_mut().filter(|rule| rule.state == State::Missing) {
            if is_pending(pending, rule.id) {
                rule.state = State::Pending;
            }
        }
        let areas = (ledger.areas.iter())
            .map(|area| {
                let count = |state: Option<State>| {
                    (rules.iter())
                        .filter(|rule| rule.id.area == area.code)
                        .filter(|rule| state.is_none_or(|state| rule.state == state))
                        .count()
                };
                AreaCoverage {
                    area: &area.code,
                    subject: &area.subject,
                    total: count(None),
                    covered: count(Some(State::Covered)),
                    untestable: count(Some(State::Untestable)),
                }
            })
            .collect();
        Coverage {
            total: rules.len(),
            covered: (rules.iter())
                .filter(|rule| rule.state == State::Covered)
                .count(),
            pending: (rules.iter())
                .filter(|rule| rule.state == State::Pending)
                .count(),
            areas,
            faults: (faults(ledger, citations, untestable, &rules).into_iter())
                .chain(pending_faults(ledger, citations, pending))
                .collect(),
            rules,
        }
    }

    pub fn in_state(&self, state: State) -> impl Iterator<Item = &RuleCoverage<'a>> {
        self.rules.iter().filter(move |rule| rule.state == state)
    }
}

impl<'a> RuleCoverage<'a> {
    fn new(
        rule: &'a Rule,
        citations: &'a Citations,
        untestable: &'a [Untestable],
    ) -> RuleCoverage<'a> {
        let id = rule.id.to_string();
        let tests = citations.get(&id).map_or(&[][..], Vec::as_slice);
        let listed = untestable.iter().find(|entry| entry.id == id);
        let (state, reason) = match (tests, listed) {
            ([], Some(entry)) => (State::Untestable, Some(entry.reason.as_str())),
            ([], None) => (State::Missing, None),
            _ => (State::Covered, None),
        };
        RuleCoverage {
            id: &rule.id,
            title: &rule.title,
            state,
            tests,
            reason,
        }
    }
}

fn is_zero(n: &usize) -> bool {
    *n == 0
}

fn is_pending(pending: &[Pending], id: &RuleId) -> bool {
    let mut of_area = pending.iter().filter(|list| list.area == id.area);
    of_area.any(|list| list.numbers.contains(&id.number))
}

fn pending_faults(ledger: &Ledger, citations: &Citations, pending: &[Pending]) -> Vec<Fault> {
    let edition = ledger.rules.first().map_or(2, |rule| rule.id.edition);
    let listed = pending.iter().flat_map(|list| {
        list.numbers.iter().map(|number| RuleId {
            edition,
            area: list.area.clone(),
            number: *number,
        })
    });
    listed
        .filter_map(|id| {
            let known = ledger.rules.iter().any(|rule| rule.id == id);
            match (known, citations.contains_key(&id.to_string())) {
                (false, _) => Some(Fault::UnknownPending(id)),
                (true, true) => Some(Fault::NoLongerPending(id)),
                (true, false) => None,
            }
        })
        .collect()
}

fn faults(
    ledger: &Ledger,
    citations: &Citations,
    untestable: &[Untestable],
    rules: &[RuleCoverage<'_>],
) -> Vec<Fault> {
    // Tests cite the rules of both editions; a ledger has those of one.
    let edition = match ledger.rules.first() {
        Some(rule) => format!("{}E-", rule.id.edition),
        None => String::new(),
    };
    let is_known = |id: &str| ledger.rules.iter().any(|rule| rule.id.to_string() == id);
    let missing = (rules.iter())
        .filter(|rule| rule.state == State::Missing)
        .map(|rule| Fault::Missing(rule.id.clone()));
    let too_many = (untestable.len() > UNTESTABLE_AT_MOST)
        .then_some(Fault::TooManyUntestable(untestable.len()));
    let unknown_listed = (untestable.iter())
        .filter(|entry| !is_known(&entry.id))
        .map(|entry| Fault::UnknownUntestable(entry.id.clone()));
    let repeated = (untestable.iter().enumerate())
        .filter(|(at, entry)| untestable[..*at].iter().any(|e| e.id == entry.id))
        .map(|(_, entry)| Fault::RepeatedUntestable(entry.id.clone()));
    let unknown_cited = (citations.iter())
        .filter(|(id, _)| id.starts_with(&edition) && !is_known(id))
        .flat_map(|(id, tests)| {
            tests.iter().map(|test| Fault::UnknownCitation {
                id: id.clone(),
                test: test.clone(),
            })
        });
    missing
        .chain(too_many)
        .chain(unknown_listed)
        .chain(repeated)
        .chain(unknown_cited)
        .collect()
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Missing(id) => write!(
                f,
                "{id} is neither cited by a test nor listed as untestable"
            ),
            Fault::TooManyUntestable(count) => write!(
                f,
                "{count} rules are listed as untestable, at most {UNTESTABLE_AT_MOST} may be"
            ),
            Fault::UnknownUntestable(id) => {
                write!(f, "{id} is listed as untestable but is not in the ledger")
            }
            Fault::RepeatedUntestable(id) => write!(f, "{id} is listed as untestable twice"),
            Fault::UnknownPending(id) => {
                write!(f, "{id} is listed as pending but is not in the ledger")
            }
            Fault::NoLongerPending(id) => {
                write!(f, "{id} is listed as pending but has a test")
            }
            Fault::UnknownCitation { id, test } => {
                write!(f, "{test} cites {id}, which is not in the ledger")
            }
        }
    }
}

impl fmt::Display for TestRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.file, self.line, self.name)
    }
}
