//! `spaceline rules show`: one rule, or one difference between the rulebooks.

use super::evidence;
use crate::failure::{Failure, Outcome};
use crate::page;
use locale::{Lang, message, say};
use rules::citations::TestRef;
use rules::{Difference, DifferenceId, DifferenceKind, Rule, Unknown};
use serde::Serialize;
use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub struct Args {
    id: String,
    #[arg(long)]
    json: bool,
}

impl Args {
    pub fn run(self, lang: Lang, out: &mut dyn Write) -> Outcome {
        if DifferenceId::read(&self.id).is_some() {
            let difference = rules::difference(&self.id).map_err(unknown)?;
            return match self.json {
                true => page::json(out, difference),
                false => Ok(write_difference(lang, out, difference)?),
            };
        }
        let rule = rules::get(&self.id).map_err(unknown)?;
        let mut citations = evidence::citations()?;
        let tests = citations.remove(&rule.id.to_string()).unwrap_or_default();
        match self.json {
            true => page::json(out, &CitedRule { rule, tests }),
            false => Ok(write_rule(lang, out, rule, &tests)?),
        }
    }
}

#[derive(Serialize)]
struct CitedRule<'a> {
    #[serde(flatten)]
    rule: &'a Rule,
    tests: Vec<TestRef>,
}

fn write_rule(lang: Lang, out: &mut dyn Write, rule: &Rule, tests: &[TestRef]) -> io::Result<()> {
    let ledger = match rule.id.edition {
        1 => rules::first_edition(),
        _ => rules::second_edition(),
    };
    let area = ledger.areas.iter().find(|area| area.code == rule.area);
    writeln!(out, "{}  {}", rule.id, rule.title)?;
    if let Some(area) = area {
        writeln!(out, "{}", area.subject)?;
    }
    super::english_only(lang, out)?;
    writeln!(out)?;
    page::paragraph(out, 2, &rule.text)?;
    writeln!(out)?;
    let lines = [
        (say!(lang, "rule-why"), rule.why.as_deref()),
        (say!(lang, "rule-test"), filled(&rule.test)),
        ("2002".to_owned(), rule.in_2002.as_deref()),
        (say!(lang, "rule-players"), rule.multiplayer.as_deref()),
        (say!(lang, "rule-source"), filled(&rule.source)),
        (say!(lang, "rule-certainty"), rule.certainty.as_deref()),
    ];
    for (label, text) in lines {
        if let Some(text) = text {
            page::labelled(out, &label, LABEL, text)?;
        }
    }
    let cited = say!(lang, "rule-cited");
    if tests.is_empty() {
        return page::labelled(out, &cited, LABEL, &say!(lang, "no-test"));
    }
    for (index, test) in tests.iter().enumerate() {
        let label = if index == 0 { &cited } else { "" };
        page::labelled(out, label, LABEL, &test.to_string())?;
    }
    Ok(())
}

/// A line that has something to say.
fn filled(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

fn write_difference(lang: Lang, out: &mut dyn Write, difference: &Difference) -> io::Result<()> {
    writeln!(out, "{}  {}", difference.id, difference.topic)?;
    let kind = match difference.kind {
        DifferenceKind::Behaviour => say!(lang, "difference-behaviour"),
        DifferenceKind::New => say!(lang, "difference-new"),
        DifferenceKind::Clarification => say!(lang, "difference-clarification"),
        DifferenceKind::Wording => say!(lang, "difference-wording"),
    };
    writeln!(out, "{kind}")?;
    super::english_only(lang, out)?;
    writeln!(out)?;
    page::labelled(out, "2002", LABEL, &difference.in_2002)?;
    page::labelled(out, "2003", LABEL, &difference.in_2003)?;
    let rules: Vec<String> = difference.rules.iter().map(ToString::to_string).collect();
    let rules = match rules.is_empty() {
        true => say!(lang, "none"),
        false => rules.join(", "),
    };
    page::labelled(out, &say!(lang, "rules"), LABEL, &rules)
}

/// Width of the column of labels.
const LABEL: usize = 10;

fn unknown(error: Unknown) -> Failure {
    let hint = match error.suggestions.as_slice() {
        [] => message!("no-such-rule-hint"),
        near => message!("nearest-rules", ids = near.join(", ")),
    };
    Failure::Asked {
        message: message!("no-such-rule", typed = error.typed),
        hint: Some(hint),
    }
}
