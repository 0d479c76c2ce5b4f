//! `spaceline rules coverage`: which rules are tested.

use super::evidence;
use crate::commands::edition;
use crate::failure::{Failure, Outcome};
use crate::page;
use cards::Edition;
use locale::{Lang, message, say};
use rules::coverage::{Coverage, Fault, RuleCoverage, State, UNTESTABLE_AT_MOST};
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    #[arg(long)]
    json: bool,
    #[arg(long)]
    missing: bool,
    #[arg(long, conflicts_with_all = ["json", "missing"])]
    check: bool,
    #[arg(long, default_value = Edition::Second.name(), value_parser = edition())]
    edition: Edition,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        let citations = evidence::citations()?;
        let (ledger, untestable, pending) = match self.edition {
            Edition::First => {
                let untestable = evidence::first_untestable()?;
                (rules::first_edition(), untestable, evidence::pending()?)
            }
            Edition::Second => (rules::second_edition(), evidence::untestable()?, Vec::new()),
        };
        let coverage = Coverage::with_pending(ledger, &citations, &untestable, &pending);
        if self.check {
            return check(lang, out, &coverage);
        }
        let missing: Vec<&RuleCoverage<'_>> = coverage.in_state(State::Missing).collect();
        match (self.json, self.missing) {
            (true, true) => page::json(out, &missing),
            (true, false) => page::json(out, &coverage),
            (false, true) => Ok(write_missing(lang, out, &missing)?),
            (false, false) => Ok(write_report(lang, out, &coverage)?),
        }
    }
}

fn write_report(lang: Lang, out: &mut dyn Write, coverage: &Coverage<'_>) -> io::Result<()> {
    for rule in &coverage.rules {
        writeln!(out, "{}  {}", rule.id, rule.title)?;
        for test in rule.tests {
            writeln!(out, "    {test}")?;
        }
        match rule.state {
            State::Covered => {}
            State::Untestable => writeln!(out, "    {}", say!(lang, "untestable"))?,
            State::Pending => writeln!(out, "    {}", say!(lang, "pending"))?,
            State::Missing => writeln!(out, "    {}", say!(lang, "no-test"))?,
        }
    }
    let heads = [
        say!(lang, "coverage-area"),
        say!(lang, "coverage-covered"),
        say!(lang, "coverage-untestable"),
        say!(lang, "coverage-subject"),
    ];
    let [area, covered, untestable, subject] = &heads;
    let (wide, wider) = (page::columns(covered), page::columns(untestable));
    writeln!(out, "\n{area:<6}  {covered}  {untestable}  {subject}")?;
    for area in &coverage.areas {
        let covered = format!("{}/{}", area.covered, area.total);
        let untestable = match area.untestable {
            0 => String::new(),
            some => some.to_string(),
        };
        let (code, subject) = (area.area, area.subject);
        writeln!(
            out,
            "{code:<6}  {covered:>wide$}  {untestable:>wider$}  {subject}"
        )?;
    }
    writeln!(out, "\n{untestable}")?;
    for rule in coverage.in_state(State::Untestable) {
        let id = rule.id.to_string();
        page::labelled(out, &id, 12, rule.reason.unwrap_or_default())?;
    }
    writeln!(out, "\n{}", say!(lang, "coverage-missing"))?;
    for area in &coverage.areas {
        let ids: Vec<String> = (coverage.in_state(State::Missing))
            .filter(|rule| rule.id.area == area.area)
            .map(|rule| rule.id.to_string())
            .collect();
        if !ids.is_empty() {
            page::paragraph(out, 2, &ids.join(" "))?;
        }
    }
    writeln!(out, "\n{}", summary(lang, coverage))
}

fn write_missing(lang: Lang, out: &mut dyn Write, missing: &[&RuleCoverage<'_>]) -> io::Result<()> {
    for rule in missing {
        writeln!(out, "{:<13} {}", rule.id.to_string(), rule.title)?;
    }
    writeln!(
        out,
        "{}",
        say!(lang, "coverage-rules-missing", n = missing.len())
    )
}

fn check(lang: Lang, out: &mut dyn Write, coverage: &Coverage<'_>) -> Outcome {
    writeln!(out, "{}", summary(lang, coverage))?;
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
        writeln!(out, "{}", say!(lang, "coverage-neither"))?;
        page::paragraph(out, 2, &missing.join(" "))?;
    }
    for fault in &coverage.faults {
        if let Some(text) = fault_line(lang, fault) {
            writeln!(out, "{text}")?;
        }
    }
    Err(Failure::Check {
        message: message!("coverage-faults", n = coverage.faults.len()),
        hint: message!("coverage-hint", most = UNTESTABLE_AT_MOST),
    })
}

/// The faults besides missing tests, which are listed together.
fn fault_line(lang: Lang, fault: &Fault) -> Option<String> {
    Some(match fault {
        Fault::Missing(_) => return None,
        Fault::TooManyUntestable(n) => {
            say!(lang, "coverage-too-many", n = *n, most = UNTESTABLE_AT_MOST)
        }
        Fault::UnknownUntestable(id) => say!(lang, "coverage-unknown", id = id.to_string()),
        Fault::UnknownPending(id) => say!(lang, "coverage-unknown-pending", id = id.to_string()),
        Fault::NoLongerPending(id) => say!(lang, "coverage-no-longer", id = id.to_string()),
        Fault::RepeatedUntestable(id) => say!(lang, "coverage-repeated", id = id.to_string()),
        Fault::UnknownCitation { id, test } => {
            say!(
                lang,
                "coverage-cites",
                test = test.to_string(),
                id = id.to_string()
            )
        }
    })
}

fn summary(lang: Lang, coverage: &Coverage<'_>) -> String {
    let untestable = coverage.in_state(State::Untestable).count();
    let missing = coverage.total - coverage.covered - coverage.pending - untestable;
    let summary = say!(
        lang,
        "coverage-summary",
        n = coverage.total,
        covered = coverage.covered,
        untestable = untestable,
        missing = missing
    );
    match coverage.pending {
        0 => summary,
        n => format!("{summary}; {}", say!(lang, "coverage-pending", n = n)),
    }
}
