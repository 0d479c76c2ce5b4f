//! Mission requirements as card lists print them, read and printed.
//!
//! ```text
//! requirement := all ("or" all)*                 -- "or" binds weakest
//! all         := term ((", and" | "and" | ",") term)*
//! term        := [level] skill | attribute ">" number | "(" requirement ")"
//! ```

use crate::CardDef;
use crate::language::{Condition, Effect, Group, Requirement};
use crate::lexicon::{Skill, Stat};
use locale::{Message, message};
use std::fmt::Write as _;
use winnow::ascii::{dec_uint, multispace0};
use winnow::combinator::{alt, cut_err, delimited, opt, preceded, repeat, terminated};
use winnow::error::{ContextError, ErrMode, StrContext, StrContextValue};
use winnow::prelude::*;
use winnow::token::take_while;

/// A text that is not a mission requirement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.message())]
pub struct RequirementError {
    /// The character, counted from 1.
    pub at: usize,
    /// The words that could be there.
    pub expected: Message,
}

impl RequirementError {
    /// The error in words.
    pub fn message(&self) -> Message {
        message!(
            "requirement-expected",
            at = self.at,
            what = self.expected.clone()
        )
    }
}

/// Parentheses nested deeper than this are a mistake, not a mission.
const DEEPEST: usize = 8;

/// Reads what a mission requires (2E-REQ-01).
///
/// ```
/// use cards::language::Requirement::{All, Either, Skill, Total};
/// use cards::lexicon::{Skill::*, Stat};
/// let tree = cards::requirement::parse("Officer, Cunning>28, and (Law or 2 Treachery)").unwrap();
/// let choice = Either(vec![Skill(Law, 1), Skill(Treachery, 2)]);
/// assert_eq!(tree, All(vec![Skill(Officer, 1), Total(Stat::Cunning, 28), choice]));
/// ```
pub fn parse(text: &str) -> Result<Requirement, RequirementError> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return Err(RequirementError {
                at: at + 1,
                expected: message!("requirement-deepest", most = DEEPEST),
            });
        }
    }
    requirement.parse(text).map_err(|e| RequirementError {
        at: text[..e.offset()].chars().count() + 1,
        expected: match e.inner().context().next() {
            Some(StrContext::Expected(StrContextValue::Description(_))) => {
                message!("requirement-term")
            }
            Some(StrContext::Expected(what)) => message!("text", text = what.to_string()),
            _ => message!("requirement-more"),
        },
    })
}

fn token<'a>(text: &'static str) -> impl Parser<&'a str, &'a str, ErrMode<ContextError>> {
    delimited(multispace0, text, multispace0)
}

fn requirement(input: &mut &str) -> ModalResult<Requirement> {
    // What follows a separator must be there: errors then name its place and not the separator's.
    let more = repeat(0.., preceded(token("or"), cut_err(all)));
    let (first, more): (_, Vec<_>) = (all, more).parse_next(input)?;
    Ok(one_or(first, more, Requirement::Either))
}

fn all(input: &mut &str) -> ModalResult<Requirement> {
    // "and" after a comma belongs to the comma.
    let comma = (token(","), opt(token("and"))).void();
    let separator = alt((comma, token("and").void()));
    let more = repeat(0.., preceded(separator, cut_err(term)));
    let (first, more): (_, Vec<_>) = (term, more).parse_next(input)?;
    Ok(one_or(first, more, Requirement::All))
}

fn one_or(
    first: Requirement,
    more: Vec<Requirement>,
    many: fn(Vec<Requirement>) -> Requirement,
) -> Requirement {
    if more.is_empty() {
        first
    } else {
        many([vec![first], more].concat())
    }
}

fn term(input: &mut &str) -> ModalResult<Requirement> {
    preceded(
        multispace0,
        alt((
            delimited(token("("), cut_err(requirement), cut_err(closing)),
            total,
            skill,
        )),
    )
    .context(StrContext::Expected(StrContextValue::Description(
        "a skill, an attribute total or \"(\"",
    )))
    .parse_next(input)
}

fn closing<'a>(input: &mut &'a str) -> ModalResult<&'a str> {
    let what = StrContextValue::StringLiteral(")");
    token(")")
        .context(StrContext::Expected(what))
        .parse_next(input)
}

fn word<'a>(input: &mut &'a str) -> ModalResult<&'a str> {
    take_while(1.., |c: char| c.is_ascii_alphabetic()).parse_next(input)
}

fn total(input: &mut &str) -> ModalResult<Requirement> {
    let stat = word.verify_map(|name| {
        let attributes = Stat::PERSONNEL.into_iter().chain(Stat::SHIP);
        attributes.into_iter().find(|s| s.name() == name)
    });
    (terminated(stat, token(">")), dec_uint)
        .map(|(stat, n)| Requirement::Total(stat, n))
        .parse_next(input)
}

fn skill(input: &mut &str) -> ModalResult<Requirement> {
    let level = opt(terminated(dec_uint::<_, u8, _>, multispace0));
    let name = word.verify_map(|name| Skill::SECOND.iter().copied().find(|s| s.name() == name));
    (level.verify(|n| *n != Some(0)), name)
        .map(|(level, skill)| Requirement::Skill(skill, level.unwrap_or(1)))
        .parse_next(input)
}

impl Requirement {
    /// The requirement as a mission prints it, or nothing if it holds what missions do not print.
    ///
    /// `parse` reads the result back to the same tree, as long as no list in it has a single entry.
    pub fn printed(&self) -> Option<String> {
        let mut out = String::new();
        print(self, Inside::Nothing, &mut out)?;
        Some(out)
    }
}

/// The requirement around another one, which decides whether that needs parentheses.
#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Nothing,
    Either,
    All,
}

fn print(r: &Requirement, inside: Inside, out: &mut String) -> Option<()> {
    match r {
        Requirement::Skill(skill, 1) => write!(out, "{skill}").ok(),
        Requirement::Skill(skill, level) => write!(out, "{level} {skill}").ok(),
        Requirement::Total(stat, n) => write!(out, "{stat}>{n}").ok(),
        Requirement::Either(list) => parenthesised(inside != Inside::Nothing, out, |out| {
            for (i, r) in list.iter().enumerate() {
                out.push_str(if i > 0 { " or " } else { "" });
                print(r, Inside::Either, out)?;
            }
            Some(())
        }),
        Requirement::All(list) => parenthesised(inside == Inside::All, out, |out| {
            for (i, r) in list.iter().enumerate() {
                out.push_str(match (i, list.len()) {
                    (0, _) => "",
                    (1, 2) => " and ",
                    (i, n) if i + 1 == n => ", and ",
                    _ => ", ",
                });
                print(r, Inside::All, out)?;
            }
            Some(())
        }),
        Requirement::More(..)
        | Requirement::Cards(..)
        | Requirement::Of(..)
        | Requirement::If(_)
        | Requirement::Pay(_)
        | Requirement::Few(..)
        | Requirement::Each(_) => None,
    }
}

fn parenthesised(
    yes: bool,
    out: &mut String,
    print: impl FnOnce(&mut String) -> Option<()>,
) -> Option<()> {
    out.push_str(if yes { "(" } else { "" });
    print(out)?;
    out.push_str(if yes { ")" } else { "" });
    Some(())
}

/// The requirement of a dilemma, if it has exactly one.
pub fn asked_for(card: &CardDef) -> Option<&Requirement> {
    fn of_condition<'a>(condition: &'a Condition, out: &mut Vec<&'a Requirement>) {
        match condition {
            Condition::Meets(Group::Attempt, requirement) => out.push(requirement),
            Condition::Not(not) => of_condition(not, out),
            Condition::All(all) | Condition::Either(all) => {
                all.iter()
                    .for_each(|condition| of_condition(condition, out));
            }
            _ => {}
        }
    }
    fn of_block<'a>(block: &'a [Effect], out: &mut Vec<&'a Requirement>) {
        for effect in block {
            if let Effect::If { c, .. } = effect {
                of_condition(c, out);
            }
            effect
                .blocks()
                .iter()
                .for_each(|block| of_block(block, out));
        }
    }
    let mut found = Vec::new();
    for ability in &card.text {
        of_condition(&ability.guard, &mut found);
        of_block(&ability.body, &mut found);
    }
    match found[..] {
        [one] => Some(one),
        _ => None,
    }
}
