//! `spaceline rules coverage`: which rules are tested.

use super::evidence;
use crate::failure::{Failure, Outcome};
use crate::page;
use rules::coverage::{Coverage, Fault, RuleCoverage, State, UNTESTABLE_AT_MOST};
use std::io::{self, Write};

/// List for every rule the tests that cite it, and the rules that none does
///
/// A test cites a rule by naming its id in its doc comment, its attributes or its body. The index is made when this
/// program is built.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline rules coverage
  spaceline rules coverage --missing
  spaceline rules coverage --check")]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Only the rules that are neither cited nor listed as untestable
    #[arg(long)]
    missing: bool,
    /// Only say what is wrong, and exit with code 1 if anything is: a rule that is neither cited nor listed, more than
    /// 25 listed, an id that does not exist
    #[arg(long, conflicts_with_all = ["json", "missing"])]
    check: bool,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        let citations = evidence::citations()?;
        let untestable = evidence::untestable()?;
        let coverage = Coverage::new(rules::second_edition(), &citations, &untestable);
        if self.check {
            return check(out, &coverage);
        }
        let missing: Vec<&RuleCoverage<'_>> = coverage.in_state(State::Missing).collect();
        match (self.json, self.missing) {
            (true, true) => page::json(out, &missing),
            (true, false) => page::json(out, &coverage),
            (false, true) => Ok(write_missing(out, &missing)?),
            (false, false) => Ok(write_report(out, &coverage)?),
        }
    }
}

fn write_report(out: &mut dyn Write, coverage: &Coverage<'_>) -> io::Result<()> {
    for rule in &coverage.rules {
        writeln!(out, "{}  {}", rule.id, rule.title)?;
        for test in rule.tests {
            writeln!(out, "    {test}")?;
        }
        match rule.state {
            State::Covered => {}
            State::Untestable => writeln!(out, "    untestable")?,
            State::Missing => writeln!(out, "    no test")?,
        }
    }
    writeln!(out, "\nArea    Covered  Untestable  Subject")?;
    for area in &coverage.areas {
        let covered = format!("{}/{}", area.covered, area.total);
        let untestable = match area.untestable {
            0 => String::new(),
            some => some.to_string(),
        };
        let (code, subject) = (area.area, area.subject);
        writeln!(out, "{code:<6}  {covered:>7}  {untestable:>10}  {subject}")?;
    }
    writeln!(out, "\nUntestable")?;
    for rule in coverage.in_state(State::Untestable) {
        let id = rule.id.to_string();
        page::labelled(out, &id, 12, rule.reason.unwrap_or_default())?;
    }
    writeln!(out, "\nMissing")?;
    for area in &coverage.areas {
        let ids: Vec<String> = (coverage.in_state(State::Missing))
            .filter(|rule| rule.id.area == area.area)
            .map(|rule| rule.id.to_string())
            .collect();
        if !ids.is_empty() {
            page::paragraph(out, 2, &ids.join(" "))?;
        }
    }
    writeln!(out, "\n{}", summary(coverage))
}

fn write_missing(out: &mut dyn Write, missing: &[&RuleCoverage<'_>]) -> io::Result<()> {
    for rule in missing {
        writeln!(out, "{:<13} {}", rule.id.to_string(), rule.title)?;
    }
    writeln!(out, "{} missing", page::count(missing.len(), "rule"))
}

fn check(out: &mut dyn Write, coverage: &Coverage<'_>) -> Outcome {
    writeln!(out, "{}", summary(coverage))?;
    if coverage.faults.is_empty() {
        return Ok(());
    }
    let missing: Vec<String> = (coverage.faults.iter())
        .filter_map(|fault| match fault {
            Fault::Missing(id) => Some(id.to_string()),
            _ => None,
        })
        .collect();
    if !missing.is_empty() {
        writeln!(out, "neither cited by a test nor listed as untestable:")?;
        page::paragraph(out, 2, &missing.join(" "))?;
    }
    for fault in &coverage.faults {
        if !matches!(fault, Fault::Missing(_)) {
            writeln!(out, "{fault}")?;
        }
    }
    Err(Failure::Check {
        message: format!(
            "{} in the rules coverage",
            page::count(coverage.faults.len(), "fault")
        ),
        hint: format!(
            "name the id in a test that fails when the rule is broken; docs/rules/untestable.ron lists the few \
             (at most {UNTESTABLE_AT_MOST}) that no test can decide"
        ),
    })
}

fn summary(coverage: &Coverage<'_>) -> String {
    let untestable = coverage.in_state(State::Untestable).count();
    format!(
        "{}: {} covered, {untestable} untestable, {} missing",
        page::count(coverage.total, "rule"),
        coverage.covered,
        coverage.total - coverage.covered - untestable,
    )
}
