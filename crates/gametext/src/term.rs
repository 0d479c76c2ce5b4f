//! Terms: the card language as plain trees, so that a grammar can build and take apart any part of it.
//!
//! A term has the shape that serde gives the typed language: a variant with fields is a node with a tag.
//! `Stop(what: One(This))` is written the same in a grammar file, in a pack and here.

use serde_json::Value;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};

/// An interned word. Grammar files and lexicons are small, so the table only grows with them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sym(u32);

#[derive(Default)]
struct Table {
    by_text: HashMap<&'static str, u32>,
    text: Vec<&'static str>,
}

fn table() -> &'static Mutex<Table> {
    static TABLE: OnceLock<Mutex<Table>> = OnceLock::new();
    TABLE.get_or_init(Default::default)
}

impl Sym {
    /// Interns a word.
    pub fn new(text: &str) -> Sym {
        let mut table = table().lock().unwrap_or_else(|e| e.into_inner());
        if let Some(&n) = table.by_text.get(text) {
            return Sym(n);
        }
        let n = table.text.len() as u32;
        let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
        table.text.push(text);
        table.by_text.insert(text, n);
        Sym(n)
    }

    /// The word.
    pub fn as_str(self) -> &'static str {
        table().lock().unwrap_or_else(|e| e.into_inner()).text[self.0 as usize]
    }
}

impl fmt::Debug for Sym {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A part of the card language as a tree.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum Term {
    /// A number.
    Int(i32),
    /// `true` or `false`.
    Bool(bool),
    /// A unit variant, or a string.
    Word(Sym),
    /// A list.
    List(Arc<[Term]>),
    /// A variant with a payload; several unnamed fields are a list, named ones a map.
    Node(Sym, Arc<Term>),
    /// Named fields.
    Map(Arc<[(Sym, Term)]>),
    /// A variable whose value is not known yet.
    Var(u32),
}

impl Term {
    /// Makes a unit variant or a string.
    pub fn word(text: &str) -> Term {
        Term::Word(Sym::new(text))
    }

    /// Makes a variant with a payload.
    pub fn node(tag: &str, payload: Term) -> Term {
        Term::Node(Sym::new(tag), Arc::new(payload))
    }

    /// Makes a list.
    pub fn list(items: Vec<Term>) -> Term {
        Term::List(items.into())
    }

    /// Makes named fields.
    pub fn map(fields: Vec<(&str, Term)>) -> Term {
        Term::Map(fields.into_iter().map(|(k, v)| (Sym::new(k), v)).collect())
    }

    /// The field of a map, or of a node that holds a map.
    pub fn field(&self, key: &str) -> Option<&Term> {
        match self {
            Term::Map(fields) => {
                let key = Sym::new(key);
                fields.iter().find(|(k, _)| *k == key).map(|(_, v)| v)
            }
            Term::Node(_, payload) => payload.field(key),
            _ => None,
        }
    }

    /// The name of a variant.
    pub fn tag(&self) -> Option<Sym> {
        match self {
            Term::Node(tag, _) | Term::Word(tag) => Some(*tag),
            _ => None,
        }
    }

    /// Whether there are no variables in it.
    pub fn is_ground(&self) -> bool {
        match self {
            Term::Var(_) => false,
            Term::List(items) => items.iter().all(Term::is_ground),
            Term::Node(_, payload) => payload.is_ground(),
            Term::Map(fields) => fields.iter().all(|(_, v)| v.is_ground()),
            _ => true,
        }
    }

    /// Replaces the parts directly inside, one by one.
    pub fn try_map<E>(&self, f: &mut impl FnMut(&Term) -> Result<Term, E>) -> Result<Term, E> {
        Ok(match self {
            Term::List(items) => Term::List(items.iter().map(f).collect::<Result<_, E>>()?),
            Term::Node(tag, payload) => Term::Node(*tag, Arc::new(f(payload)?)),
            Term::Map(fields) => Term::Map(
                fields
                    .iter()
                    .map(|(k, v)| Ok((*k, f(v)?)))
                    .collect::<Result<_, E>>()?,
            ),
            other => other.clone(),
        })
    }

    /// The parts directly inside.
    pub fn children(&self) -> Vec<&Term> {
        match self {
            Term::List(items) => items.iter().collect(),
            Term::Node(_, payload) => vec![payload],
            Term::Map(fields) => fields.iter().map(|(_, v)| v).collect(),
            _ => vec![],
        }
    }

    /// The JSON that serde reads as the typed language.
    pub fn to_json(&self) -> Value {
        match self {
            Term::Int(n) => Value::from(*n),
            Term::Bool(b) => Value::from(*b),
            Term::Word(w) => Value::from(w.as_str()),
            Term::List(items) => items.iter().map(Term::to_json).collect(),
            Term::Node(tag, payload) => {
                let mut object = serde_json::Map::new();
                object.insert(tag.as_str().to_owned(), payload.to_json());
                Value::Object(object)
            }
            Term::Map(fields) => fields
                .iter()
                .map(|(k, v)| (k.as_str().to_owned(), v.to_json()))
                .collect(),
            Term::Var(n) => Value::from(format!("?{n}")),
        }
    }

    /// Makes a term from the JSON that serde writes.
    pub fn from_json(value: &Value) -> Term {
        match value {
            Value::Null => Term::word("None"),
            Value::Bool(b) => Term::Bool(*b),
            Value::Number(n) => Term::Int(n.as_i64().unwrap_or(0) as i32),
            Value::String(s) => Term::word(s),
            Value::Array(items) => Term::list(items.iter().map(Term::from_json).collect()),
            Value::Object(fields) => {
                let mut all = fields.iter();
                if let (Some((key, value)), None) = (all.next(), all.next())
                    && key.starts_with(|c: char| c.is_ascii_uppercase())
                {
                    return Term::node(key, Term::from_json(value));
                }
                Term::Map(
                    fields
                        .iter()
                        .map(|(k, v)| (Sym::new(k), Term::from_json(v)))
                        .collect(),
                )
            }
        }
    }
}

/// Prints it like RON, for people.
impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let comma = |f: &mut fmt::Formatter<'_>, items: &[Term]| {
            for (i, item) in items.iter().enumerate() {
                write!(f, "{}{item}", if i == 0 { "" } else { ", " })?;
            }
            Ok(())
        };
        let named = |f: &mut fmt::Formatter<'_>, fields: &[(Sym, Term)]| {
            for (i, (k, v)) in fields.iter().enumerate() {
                write!(f, "{}{k:?}: {v}", if i == 0 { "" } else { ", " })?;
            }
            Ok(())
        };
        match self {
            Term::Int(n) => write!(f, "{n}"),
            Term::Bool(b) => write!(f, "{b}"),
            Term::Word(w) => {
                let plain = w
                    .as_str()
                    .chars()
                    .all(|c| c.is_alphanumeric() || c == '_' || c == '@');
                match plain {
                    true => write!(f, "{w:?}"),
                    false => write!(f, "\"{w:?}\""),
                }
            }
            Term::Var(n) => write!(f, "?{n}"),
            Term::List(items) => {
                f.write_str("[")?;
                comma(f, items)?;
                f.write_str("]")
            }
            Term::Map(fields) => {
                f.write_str("(")?;
                named(f, fields)?;
                f.write_str(")")
            }
            Term::Node(tag, payload) => {
                write!(f, "{tag:?}(")?;
                match &**payload {
                    Term::Map(fields) => named(f, fields)?,
                    other => write!(f, "{other}")?,
                }
                f.write_str(")")
            }
        }
    }
}

impl fmt::Debug for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
