//! Reads a query.
//!
//! ```text
//! any   := all ("or" all)*
//! all   := part (["and"] part)*
//! part  := "-" part | "(" any ")" | term
//! term  := word | "phrase" | field compare value | "sort:" ["-"] field
//! ```

use super::error::{Fault, QueryError};
use super::field::Field;
use super::fold::fold;
use super::query::{Amount, Condition, Match, Order, Query, SortKey, Term, Test, quoted};
use super::token::{Kind, Token, tokens};
use super::value::{self, Closed};
use crate::catalogue::nearest;
use crate::edition::Edition;
use std::ops::Range;

/// Groups inside each other deeper than this are a mistake.
pub(crate) const DEEPEST: usize = 32;
/// The most conditions. No player asks for more.
pub(crate) const MOST_TERMS: usize = 500;

pub(crate) fn read(edition: Edition, text: &str) -> Result<Query, QueryError> {
    let mut reader = Reader {
        edition,
        text,
        tokens: tokens(text),
        next: 0,
        terms: 0,
        sort: Vec::new(),
    };
    let condition = reader.any(0)?;
    match reader.peek() {
        None => Ok(Query {
            condition,
            sort: reader.sort,
        }),
        // Everything else is part of a condition.
        Some(token) => Err(QueryError::new(token.at.clone(), Fault::NothingToClose)),
    }
}

struct Reader<'a> {
    edition: Edition,
    text: &'a str,
    tokens: Vec<Token>,
    next: usize,
    terms: usize,
    sort: Vec<SortKey>,
}

type Read<T> = Result<T, QueryError>;

#[derive(Clone, Copy, PartialEq)]
enum Connective {
    Or,
    And,
}

/// The way a field and a value are compared.
#[derive(Clone, Copy, PartialEq)]
enum Compare {
    Has,
    Equal,
    NotEqual,
    Less,
    AtMost,
    More,
    AtLeast,
}

/// A field, the comparison, and their token.
#[derive(Clone)]
struct Asked {
    field: Field,
    compare: Compare,
    /// Field and comparison.
    at: Range<usize>,
}

/// A value without its quotes, and its place with them.
struct Value {
    text: String,
    at: Range<usize>,
}

impl Reader<'_> {
    fn peek(&self) -> Option<&Token> {
        self.tokens.get(self.next)
    }

    fn take(&mut self) -> Option<Token> {
        let token = self.peek().cloned();
        self.next += usize::from(token.is_some());
        token
    }

    /// The next token, if nothing is between it and this place.
    fn beside(&self, end: usize, kinds: &[Kind]) -> Option<&Token> {
        self.peek()
            .filter(|token| token.at.start == end && kinds.contains(&token.kind))
    }

    /// Whether the next token is `or` or `and`, and not the name of a field.
    fn connective(&self) -> Option<Connective> {
        let token = self.peek().filter(|token| token.kind == Kind::Word)?;
        let after = self.tokens.get(self.next + 1);
        if after.is_some_and(|t| t.kind == Kind::Compare && t.at.start == token.at.end) {
            return None;
        }
        match &self.text[token.at.clone()] {
            word if word.eq_ignore_ascii_case("or") => Some(Connective::Or),
            word if word.eq_ignore_ascii_case("and") => Some(Connective::And),
            _ => None,
        }
    }

    fn one_sided(&self, at: &Range<usize>) -> QueryError {
        let word = self.text[at.clone()].to_owned();
        QueryError::new(at.clone(), Fault::OneSided(word))
    }

    fn any(&mut self, depth: usize) -> Read<Option<Condition>> {
        let mut branches = Vec::new();
        let mut before: Option<Range<usize>> = None;
        loop {
            let branch = self.all(depth)?;
            let after = match self.connective() {
                Some(_) => self.take().map(|token| token.at),
                None => None,
            };
            match (branch, before.as_ref().or(after.as_ref())) {
                (Some(branch), _) => branches.push(branch),
                (None, Some(or)) => return Err(self.one_sided(or)),
                (None, None) => return Ok(None),
            }
            if after.is_none() {
                return Ok(Some(joined(branches, Condition::Any)));
            }
            before = after;
        }
    }

    /// Parts side by side, up to an `or`, a `)` or the end.
    fn all(&mut self, depth: usize) -> Read<Option<Condition>> {
        let mut parts = Vec::new();
        let mut and: Option<Range<usize>> = None;
        loop {
            let connective = self.connective();
            let kind = self.peek().map(|token| token.kind);
            let ends = matches!(kind, None | Some(Kind::Close)) || connective.is_some();
            match (&and, connective) {
                (Some(and), _) if ends => return Err(self.one_sided(and)),
                (None, Some(Connective::And)) => {
                    and = self.take().map(|token| token.at);
                    if let (true, Some(and)) = (parts.is_empty(), &and) {
                        return Err(self.one_sided(and));
                    }
                }
                _ if ends => break,
                _ => {
                    parts.extend(self.part(depth)?);
                    and = None;
                }
            }
        }
        Ok((!parts.is_empty()).then(|| joined(parts, Condition::All)))
    }

    /// Nothing for a `sort:`, which is not a condition.
    fn part(&mut self, depth: usize) -> Read<Option<Condition>> {
        let Some(token) = self.take() else {
            return Ok(None);
        };
        let at = token.at.clone();
        let fault = |fault| Err(QueryError::new(at.clone(), fault));
        match token.kind {
            Kind::Minus | Kind::Open if depth >= DEEPEST => fault(Fault::TooDeep(DEEPEST)),
            Kind::Minus => {
                let starts = [
                    Kind::Minus,
                    Kind::Open,
                    Kind::Word,
                    Kind::Phrase,
                    Kind::Unclosed,
                ];
                if self.beside(at.end, &starts).is_none() || self.connective().is_some() {
                    return fault(Fault::NothingToExclude);
                }
                match self.part(depth + 1)? {
                    None => fault(Fault::SortInside),
                    Some(Condition::Not(twice)) => Ok(Some(*twice)),
                    Some(part) => Ok(Some(Condition::Not(Box::new(part)))),
                }
            }
            Kind::Open => {
                let inside = self.any(depth + 1)?;
                match (self.take(), inside) {
                    (None, _) => fault(Fault::UnclosedGroup),
                    (Some(close), None) => {
                        let at = at.start..close.at.end;
                        Err(QueryError::new(at, Fault::EmptyGroup))
                    }
                    (Some(_), inside) => Ok(inside),
                }
            }
            Kind::Close => fault(Fault::NothingToClose),
            Kind::Unclosed => fault(Fault::UnclosedQuote),
            Kind::Compare => fault(Fault::NoField(self.text[at.clone()].to_owned())),
            Kind::Phrase | Kind::Word => self.term(token, depth),
        }
    }

    fn term(&mut self, token: Token, depth: usize) -> Read<Option<Condition>> {
        self.terms += 1;
        if self.terms > MOST_TERMS {
            return Err(QueryError::new(token.at, Fault::TooMany(MOST_TERMS)));
        }
        let compare = self.beside(token.at.end, &[Kind::Compare]).cloned();
        if let (Kind::Word, Some(compare)) = (token.kind, compare) {
            self.next += 1;
            let asked = self.asked(&token.at, &compare.at)?;
            return match asked.field {
                Field::Sort => {
                    let keys = self.sort_keys(&asked, depth)?;
                    self.sort.extend(keys);
                    Ok(None)
                }
                Field::Number(stat) => {
                    let value = self.glued(&asked)?;
                    let amount = amount(&asked, &value)?;
                    let (test, at) = (Test::Number(stat, amount), value.at);
                    Ok(Some(Condition::Term(Term { test, at })))
                }
                Field::Skill | Field::Staffing => self.counted(&asked).map(Some),
                _ => self.words(&asked).map(Some),
            };
        }
        let value = self.value(&token);
        lettered(&value)?;
        let (test, at) = (Test::Words(value.text), value.at);
        Ok(Some(Condition::Term(Term { test, at })))
    }

    fn asked(&self, field: &Range<usize>, compare: &Range<usize>) -> Read<Asked> {
        let (word, mark) = (&self.text[field.clone()], &self.text[compare.clone()]);
        let found = Field::find(word).ok_or_else(|| {
            let names = Field::ALL
                .iter()
                .flat_map(|(_, long, short)| [*long, *short]);
            let fault = Fault::NoSuchField(word.to_owned());
            QueryError::new(field.clone(), fault).propose(nearest(word, names))
        })?;
        Ok(Asked {
            field: found,
            compare: comparison(mark, compare)?,
            at: field.start..compare.end,
        })
    }

    /// The words of a token: single spaces, no quotes.
    fn value(&self, token: &Token) -> Value {
        let mut text = &self.text[token.at.clone()];
        if token.kind == Kind::Phrase {
            let mut inside = text.chars();
            inside.next();
            inside.next_back();
            text = inside.as_str();
        }
        Value {
            text: text.split_whitespace().collect::<Vec<_>>().join(" "),
            at: token.at.clone(),
        }
    }

    /// The word or phrase behind a comparison.
    fn first_value(&mut self, asked: &Asked) -> Read<Value> {
        let starts = [Kind::Word, Kind::Phrase, Kind::Unclosed];
        match self.beside(asked.at.end, &starts).cloned() {
            None => Err(self.no_value(asked)),
            Some(token) if token.kind == Kind::Unclosed => {
                Err(QueryError::new(token.at, Fault::UnclosedQuote))
            }
            Some(token) => {
                self.next += 1;
                Ok(self.value(&token))
            }
        }
    }

    /// The value is missing; perhaps there is only a space too much.
    fn no_value(&self, asked: &Asked) -> QueryError {
        let error = QueryError::new(asked.at.clone(), Fault::NoValue(asked.field));
        match self.peek() {
            Some(next) if matches!(next.kind, Kind::Word | Kind::Phrase) => {
                let at = asked.at.start..next.at.end;
                let meant = [&self.text[asked.at.clone()], &self.text[next.at.clone()]].concat();
                QueryError { at, ..error }.propose([meant])
            }
            _ => error,
        }
    }

    /// A phrase, or everything up to the next space: `k:Commander:Defiant`.
    fn glued(&mut self, asked: &Asked) -> Read<Value> {
        let mut value = self.first_value(asked)?;
        let quoted = self.tokens[self.next - 1].kind == Kind::Phrase;
        while !quoted && let Some(more) = self.beside(value.at.end, &[Kind::Word, Kind::Compare]) {
            value.at.end = more.at.end;
            self.next += 1;
        }
        if !quoted {
            value.text = self.text[value.at.clone()].to_owned();
        }
        Ok(value)
    }

    /// A field that holds words.
    fn words(&mut self, asked: &Asked) -> Read<Condition> {
        let exactly = match asked.compare {
            Compare::Has => Match::Part,
            Compare::Equal | Compare::NotEqual => Match::Whole,
            _ => {
                let fault = Fault::NotCompared(asked.field);
                return Err(QueryError::new(asked.at.clone(), fault));
            }
        };
        let value = self.glued(asked)?;
        lettered(&value)?;
        let Value { text, at } = value;
        let (test, not) = match value::closed(self.edition, asked.field, &text, &at).transpose()? {
            Some(Closed::Is(test)) => (test, false),
            Some(Closed::IsNot(test)) => (test, true),
            None if asked.field == Field::ReportsTo => (Test::ReportsTo(text), false),
            None => (Test::Field(asked.field, exactly, text), false),
        };
        let term = Condition::Term(Term { test, at });
        Ok(match not != (asked.compare == Compare::NotEqual) {
            true => Condition::Not(Box::new(term)),
            false => term,
        })
    }

    /// A skill with its level or an icon with its number: `medical`, `medical>=2`, `"2 medical"`.
    fn counted(&mut self, asked: &Asked) -> Read<Condition> {
        if !matches!(
            asked.compare,
            Compare::Has | Compare::Equal | Compare::NotEqual
        ) {
            let fault = Fault::NotCompared(asked.field);
            return Err(QueryError::new(asked.at.clone(), fault));
        }
        let Value { text, at } = self.first_value(asked)?;
        let name = text.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = &text[..text.len() - name.len()];
        let name = name.trim_start();
        let mut wanted = Amount::AtLeast(1);
        if !digits.is_empty() && !name.is_empty() {
            let value = Value {
                text: digits.to_owned(),
                at: at.clone(),
            };
            wanted = Amount::AtLeast(number(asked.field, &value, digits)?);
        }
        let name = if name.is_empty() { text.as_str() } else { name };
        let test = match asked.field {
            Field::Skill => {
                let found = value::lookup(asked.field, name, &at, &value::skills(self.edition));
                let skill = found.map_err(|mut error| {
                    // What is proposed takes the place of the number too.
                    if !digits.is_empty() && name != text {
                        let numbered = |p: &String| quoted(&format!("{digits} {p}"));
                        error.proposals = error.proposals.iter().map(numbered).collect();
                    }
                    error
                })?;
                Test::Skill(skill, wanted)
            }
            _ => {
                lettered(&Value {
                    text: name.to_owned(),
                    at: at.clone(),
                })?;
                Test::Staffing(name.to_owned(), wanted)
            }
        };
        let test = match self.beside(at.end, &[Kind::Compare]).cloned() {
            None => test,
            Some(mark) => {
                self.next += 1;
                let asked = Asked {
                    field: asked.field,
                    compare: comparison(&self.text[mark.at.clone()], &mark.at)?,
                    at: at.start..mark.at.end,
                };
                let value = self.glued(&asked)?;
                let wanted = amount(&asked, &value)?;
                match test {
                    Test::Skill(skill, _) => Test::Skill(skill, wanted),
                    Test::Staffing(icon, _) => Test::Staffing(icon, wanted),
                    other => other,
                }
            }
        };
        let term = Condition::Term(Term { test, at });
        Ok(match asked.compare == Compare::NotEqual {
            true => Condition::Not(Box::new(term)),
            false => term,
        })
    }

    fn sort_keys(&mut self, asked: &Asked, depth: usize) -> Read<Vec<SortKey>> {
        let value = self.glued(asked)?;
        if depth > 0 {
            let at = asked.at.start..value.at.end;
            return Err(QueryError::new(at, Fault::SortInside));
        }
        if !matches!(asked.compare, Compare::Has | Compare::Equal) {
            let fault = Fault::NotCompared(Field::Sort);
            return Err(QueryError::new(asked.at.clone(), fault));
        }
        let keys = value.text.split(',').map(|part| {
            let part = part.trim();
            let (order, word) = match part.strip_prefix('-') {
                Some(word) => (Order::Down, word),
                None => (Order::Up, part),
            };
            let field = Field::find(word).filter(|field| field.sorts());
            field.map(|field| SortKey { field, order }).ok_or_else(|| {
                let known = Field::ALL.iter().filter(|(field, ..)| field.sorts());
                let names = known.flat_map(|(_, long, short)| [*long, *short]);
                let near = nearest(word, names).filter(|_| !value.text.contains(','));
                let fault = match Field::find(word) {
                    Some(field) => Fault::NotSorted(field),
                    None => Fault::NoSuchField(word.to_owned()),
                };
                let sign = if order == Order::Down { "-" } else { "" };
                let near = near.filter(|_| Field::find(word).is_none());
                QueryError::new(value.at.clone(), fault)
                    .propose(near.map(|name| format!("{sign}{name}")))
            })
        });
        keys.collect()
    }
}

/// One condition of several, without lists inside lists of the same kind.
fn joined(parts: Vec<Condition>, list: fn(Vec<Condition>) -> Condition) -> Condition {
    let kind = std::mem::discriminant(&list(Vec::new()));
    let mut flat = Vec::new();
    for part in parts {
        let same = std::mem::discriminant(&part) == kind;
        match part {
            Condition::All(inner) | Condition::Any(inner) if same => flat.extend(inner),
            part => flat.push(part),
        }
    }
    match flat.len() {
        1 => flat.remove(0),
        _ => list(flat),
    }
}

/// Something has to be left when marks and quotes are taken away.
fn lettered(value: &Value) -> Read<()> {
    match fold(&value.text).is_empty() {
        true => Err(QueryError::new(value.at.clone(), Fault::NoLetters)),
        false => Ok(()),
    }
}

fn comparison(mark: &str, at: &Range<usize>) -> Read<Compare> {
    // `c:>3` is reported elsewhere.
    let plain = match mark.strip_prefix(':') {
        Some(rest) if !rest.is_empty() && !rest.starts_with(':') => rest,
        _ => mark,
    };
    Ok(match plain {
        ":" => Compare::Has,
        "=" | "==" => Compare::Equal,
        "!=" | "≠" => Compare::NotEqual,
        "<" => Compare::Less,
        "<=" | "≤" => Compare::AtMost,
        ">" => Compare::More,
        ">=" | "≥" => Compare::AtLeast,
        _ => {
            let meant = match plain {
                "=<" => Some("<="),
                "=>" => Some(">="),
                "<>" | "=!=" => Some("!="),
                "::" => Some(":"),
                _ => None,
            };
            let fault = Fault::NoSuchComparison(mark.to_owned());
            return Err(QueryError::new(at.clone(), fault).propose(meant.map(str::to_owned)));
        }
    })
}

fn number(field: Field, value: &Value, text: &str) -> Read<i32> {
    // Nothing on a card comes near.
    const LARGEST: i32 = 9999;
    let number = text.trim().parse().ok();
    number.filter(|n: &i32| n.abs() <= LARGEST).ok_or_else(|| {
        let fault = Fault::NoNumber(field, value.text.clone());
        QueryError::new(value.at.clone(), fault)
    })
}

/// A number or a range, compared.
fn amount(asked: &Asked, value: &Value) -> Read<Amount> {
    let number = |text: &str| number(asked.field, value, text);
    let Some((least, most)) = value.text.split_once("..") else {
        let n = number(&value.text)?;
        return Ok(match asked.compare {
            Compare::Has | Compare::Equal => Amount::Equal(n),
            Compare::NotEqual => Amount::NotEqual(n),
            Compare::Less => Amount::Less(n),
            Compare::AtMost => Amount::AtMost(n),
            Compare::More => Amount::More(n),
            Compare::AtLeast => Amount::AtLeast(n),
        });
    };
    let fault = |fault| QueryError::new(value.at.clone(), fault);
    if !matches!(asked.compare, Compare::Has | Compare::Equal) {
        return Err(fault(Fault::ComparedRange));
    }
    match (least.trim(), most.trim()) {
        (least, "") => Ok(Amount::AtLeast(number(least)?)),
        ("", most) => Ok(Amount::AtMost(number(most)?)),
        (least, most) => {
            let (least, most) = (number(least)?, number(most)?);
            match least <= most {
                true => Ok(Amount::Between(least, most)),
                false => Err(fault(Fault::Backwards).propose([format!("{most}..{least}")])),
            }
        }
    }
}
