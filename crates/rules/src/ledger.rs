//! Reading the ledger's markdown.
//!
//! A section heading `### 1.18 ATT: attempting a mission` (or `## 2. GAP: …`) opens an area, `#### 2E-ATT-04 Title`
//! a rule; the paragraph below is its text and the list its labelled lines. Rows of a table that begin with `D-nn`
//! are differences. Everything else is prose for people.
//!
//! Rules of the First Edition have a line that says how certain they are. Rulings on single cards and decisions have no
//! example of their own there, and what is not read in a rulebook has no source.

use crate::id::{DifferenceId, RuleId};
use serde::Serialize;
use std::collections::BTreeSet;
use thiserror::Error;

/// One numbered statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rule {
    pub id: RuleId,
    pub area: String,
    pub title: String,
    pub text: String,
    /// One given/when/then example; empty for rules of the First Edition that have none.
    pub test: String,
    /// The section of the rulebook; empty for rules of the First Edition that have none.
    pub source: String,
    /// How certain a rule of the First Edition is: `printed`, `inferred`, `memory, unsure`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certainty: Option<String>,
    /// The reason, for a decision of this project (`GAP`).
    pub why: Option<String>,
    /// The difference under the rulebook of 2002.
    pub in_2002: Option<String>,
    /// The difference with three or more players.
    pub multiplayer: Option<String>,
}

/// A chapter of the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Area {
    /// `ATT`
    pub code: String,
    /// `attempting a mission`
    pub subject: String,
}

/// A difference between the rulebooks of 2002 and 2003.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    pub id: DifferenceId,
    pub topic: String,
    pub in_2002: String,
    pub in_2003: String,
    pub kind: DifferenceKind,
    /// The rules concerned.
    pub rules: Vec<RuleId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum DifferenceKind {
    /// The two rule sets play differently.
    Behaviour,
    /// New in 2003 where 2002 is silent.
    New,
    /// Same behaviour, said more clearly.
    Clarification,
    Wording,
}

impl DifferenceKind {
    pub fn describe(self) -> &'static str {
        match self {
            DifferenceKind::Behaviour => "behaviour differs",
            DifferenceKind::New => "new in 2003",
            DifferenceKind::Clarification => "clarification, same behaviour",
            DifferenceKind::Wording => "wording only",
        }
    }
}

/// A whole ledger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    pub areas: Vec<Area>,
    pub rules: Vec<Rule>,
    pub differences: Vec<Difference>,
}

/// A fault that keeps a ledger from being read, and its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct LedgerError {
    pub line: usize,
    pub fault: LedgerFault,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LedgerFault {
    #[error("'{0}' is not a rule id with a title")]
    Heading(String),
    #[error("{0} stands under the area {1}")]
    WrongArea(RuleId, String),
    #[error("{0} appears twice")]
    Twice(RuleId),
    #[error("{id} has no {part}")]
    Missing { id: RuleId, part: &'static str },
    #[error("'{0}' is not a line of a rule")]
    Label(String),
    #[error("'{0}' is not a row of the differences")]
    Difference(String),
}

impl Ledger {
    /// Reads a ledger, or says what is wrong in which line.
    pub fn parse(markdown: &str) -> Result<Ledger, LedgerError> {
        Ledger::default().and(markdown)
    }

    /// Reads the continuation of a ledger. An area of the first part may go on in it.
    pub fn and(self, markdown: &str) -> Result<Ledger, LedgerError> {
        let mut reader = Reader {
            seen: self.rules.iter().map(|rule| rule.id.clone()).collect(),
            ledger: self,
            ..Reader::default()
        };
        for (index, line) in markdown.lines().enumerate() {
            if line.starts_with('#') {
                reader.close()?;
            }
            let line_number = index + 1;
            reader
                .line(line_number, line.trim_end())
                .map_err(|fault| LedgerError {
                    line: line_number,
                    fault,
                })?;
        }
        reader.close()?;
        Ok(reader.ledger)
    }
}

#[derive(Default)]
struct Reader {
    ledger: Ledger,
    seen: BTreeSet<RuleId>,
    open: Option<Draft>,
    /// The code of the area being read.
    area: String,
}

/// A rule whose lines are still being read.
struct Draft {
    line: usize,
    id: RuleId,
    title: String,
    text: String,
    test: Option<String>,
    source: Option<String>,
    certainty: Option<String>,
    why: Option<String>,
    in_2002: Option<String>,
    multiplayer: Option<String>,
}

impl Reader {
    fn line(&mut self, number: usize, line: &str) -> Result<(), LedgerFault> {
        if let Some(heading) = line.strip_prefix("#### ") {
            self.open_rule(number, heading)
        } else if line.starts_with('#') {
            if let Some(area) = area_of_heading(line) {
                self.area = area.code.clone();
                if !self
                    .ledger
                    .areas
                    .iter()
                    .any(|known| known.code == area.code)
                {
                    self.ledger.areas.push(area);
                }
            }
            Ok(())
        } else if line.starts_with("| D-") {
            let difference = difference_of_row(line);
            let difference = difference.ok_or_else(|| LedgerFault::Difference(line.to_owned()))?;
            self.ledger.differences.push(difference);
            Ok(())
        } else if let Some(draft) = &mut self.open {
            draft.line(line)
        } else {
            Ok(())
        }
    }

    fn open_rule(&mut self, line: usize, heading: &str) -> Result<(), LedgerFault> {
        let bad = || LedgerFault::Heading(heading.to_owned());
        let (written, title) = heading.split_once(' ').ok_or_else(bad)?;
        let id = RuleId::read(written).ok_or_else(bad)?;
        if id.to_string() != written || title.trim().is_empty() {
            return Err(bad());
        }
        if id.area != self.area {
            return Err(LedgerFault::WrongArea(id, self.area.clone()));
        }
        if !self.seen.insert(id.clone()) {
            return Err(LedgerFault::Twice(id));
        }
        self.open = Some(Draft {
            line,
            id,
            title: title.trim().to_owned(),
            text: String::new(),
            test: None,
            source: None,
            certainty: None,
            why: None,
            in_2002: None,
            multiplayer: None,
        });
        Ok(())
    }

    /// Ends the rule being read; a missing part is reported at its heading.
    fn close(&mut self) -> Result<(), LedgerError> {
        if let Some(draft) = self.open.take() {
            let line = draft.line;
            let rule = draft.finish();
            self.ledger
                .rules
                .push(rule.map_err(|fault| LedgerError { line, fault })?);
        }
        Ok(())
    }
}

impl Draft {
    fn line(&mut self, line: &str) -> Result<(), LedgerFault> {
        let Some(item) = line.strip_prefix("- ") else {
            if !line.is_empty() {
                join(&mut self.text, line);
            }
            return Ok(());
        };
        let bad = || LedgerFault::Label(line.to_owned());
        let (label, text) = item.split_once(": ").ok_or_else(bad)?;
        let slot = match label {
            "Test" => &mut self.test,
            "Source" => &mut self.source,
            "Certainty" if self.id.edition == 1 => &mut self.certainty,
            "Why" => &mut self.why,
            "2002" => &mut self.in_2002,
            "MP" => &mut self.multiplayer,
            _ => return Err(bad()),
        };
        if slot.replace(text.to_owned()).is_some() {
            return Err(bad());
        }
        Ok(())
    }

    fn finish(self) -> Result<Rule, LedgerFault> {
        let missing = |part| LedgerFault::Missing {
            id: self.id.clone(),
            part,
        };
        if self.text.is_empty() {
            return Err(missing("text"));
        }
        // Rulings on single cards and decisions of the First Edition have no example of their own.
        let is_first = self.id.edition == 1;
        let untested = is_first && ["CR", "GAP"].contains(&self.id.area.as_str());
        if is_first && self.certainty.is_none() {
            return Err(missing("Certainty: line"));
        }
        if self.test.is_none() && !untested {
            return Err(missing("Test: line"));
        }
        if self.source.is_none() && !is_first {
            return Err(missing("Source: line"));
        }
        Ok(Rule {
            test: self.test.unwrap_or_default(),
            source: self.source.unwrap_or_default(),
            certainty: self.certainty,
            area: self.id.area.clone(),
            id: self.id,
            title: self.title,
            text: self.text,
            why: self.why,
            in_2002: self.in_2002,
            multiplayer: self.multiplayer,
        })
    }
}

fn join(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}

/// `### 1.18 ATT: attempting a mission` is an area, `### 2.1 Dilemmas and attempts` is not.
fn area_of_heading(heading: &str) -> Option<Area> {
    let (_number, rest) = heading.trim_start_matches(['#', ' ']).split_once(' ')?;
    let (code, subject) = rest.split_once(": ")?;
    let is_code = code.bytes().all(|b| b.is_ascii_uppercase());
    is_code.then(|| Area {
        code: code.to_owned(),
        subject: subject.to_owned(),
    })
}

fn difference_of_row(row: &str) -> Option<Difference> {
    let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
    let [id, topic, in_2002, in_2003, kind, rules] = cells[..] else {
        return None;
    };
    Some(Difference {
        id: DifferenceId::read(id)?,
        topic: topic.to_owned(),
        in_2002: in_2002.to_owned(),
        in_2003: in_2003.to_owned(),
        kind: match kind {
            "B" => DifferenceKind::Behaviour,
            "N" => DifferenceKind::New,
            "C" => DifferenceKind::Clarification,
            "W" => DifferenceKind::Wording,
            _ => return None,
        },
        rules: match rules {
            "none" => Vec::new(),
            list => list.split(", ").map(RuleId::read).collect::<Option<_>>()?,
        },
    })
}
