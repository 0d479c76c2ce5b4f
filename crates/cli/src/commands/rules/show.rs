//! `spaceline rules show`: one rule, or one difference between the rulebooks.

use super::evidence;
use crate::failure::{Failure, Outcome};
use crate::page;
use rules::citations::TestRef;
use rules::{Difference, DifferenceId, Rule, Unknown};
use serde::Serialize;
use std::io::{self, Write};

/// Show one rule with its example, its source and the tests that cite it
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  spaceline rules show 2E-ATT-04
  spaceline rules show att-4 --json
  spaceline rules show D-09")]
pub struct Args {
    /// Id of a rule, such as 2E-ATT-04 or att-4, or of a difference between the rulebooks, such as D-09
    id: String,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, out: &mut dyn Write) -> Outcome {
        if DifferenceId::read(&self.id).is_some() {
            let difference = rules::difference(&self.id).map_err(unknown)?;
            return match self.json {
                true => page::json(out, difference),
                false => Ok(write_difference(out, difference)?),
            };
        }
        let rule = rules::get(&self.id).map_err(unknown)?;
        let mut citations = evidence::citations()?;
        let tests = citations.remove(&rule.id.to_string()).unwrap_or_default();
        match self.json {
            true => page::json(out, &CitedRule { rule, tests }),
            false => Ok(write_rule(out, rule, &tests)?),
        }
    }
}

#[derive(Serialize)]
struct CitedRule<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    tests: Vec<TestRef>,
}

fn write_rule(out: &mut dyn Write, rule: &Rule, tests: &[TestRef]) -> io::Result<()> {
    let area = rules::areas().iter().find(|area| area.code == rule.area);
    writeln!(out, "{}  {}", rule.id, rule.title)?;
    if let Some(area) = area {
        writeln!(out, "{}", area.subject)?;
    }
    writeln!(out)?;
    page::paragraph(out, 2, &rule.text)?;
    writeln!(out)?;
    let lines = [
        ("Why", rule.why.as_deref()),
        ("Test", Some(rule.test.as_str())),
        ("2002", rule.in_2002.as_deref()),
        ("3+ players", rule.multiplayer.as_deref()),
        ("Source", Some(rule.source.as_str())),
    ];
    for (label, text) in lines {
        if let Some(text) = text {
            page::labelled(out, label, LABEL, text)?;
        }
    }
    if tests.is_empty() {
        return page::labelled(out, "Cited by", LABEL, "no test");
    }
    for (index, test) in tests.iter().enumerate() {
        let label = if index == 0 { "Cited by" } else { "" };
        page::labelled(out, label, LABEL, &test.to_string())?;
    }
    Ok(())
}

fn write_difference(out: &mut dyn Write, difference: &Difference) -> io::Result<()> {
    writeln!(out, "{}  {}", difference.id, difference.topic)?;
    writeln!(out, "{}\n", difference.kind.describe())?;
    page::labelled(out, "2002", LABEL, &difference.in_2002)?;
    page::labelled(out, "2003", LABEL, &difference.in_2003)?;
    let rules: Vec<String> = difference.rules.iter().map(ToString::to_string).collect();
    let rules = match rules.is_empty() {
        true => "none".to_owned(),
        false => rules.join(", "),
    };
    page::labelled(out, "Rules", LABEL, &rules)
}

/// Width of the column of labels.
const LABEL: usize = 10;

fn unknown(error: Unknown) -> Failure {
    let hint = match error.suggestions.as_slice() {
        [] => "ids look like 2E-ATT-04; 'spaceline rules search WORDS' finds rules by words".into(),
        near => format!("the nearest are {}", near.join(", ")),
    };
    Failure::Asked {
        message: error.to_string(),
        hint: Some(hint),
    }
}
