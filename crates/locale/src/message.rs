//! A sentence before a language is chosen: an id and the facts.

use crate::{Lang, bundle};
use serde::{Serialize, Serializer};
use std::fmt;

/// An id of the `.ftl` files and the facts that stand in the sentence. Errors carry it in place of words, so that
/// whoever shows them chooses the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub id: &'static str,
    pub args: Vec<(&'static str, Value)>,
}

/// A fact of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    Text(String),
    /// A number, by which words around it may be chosen.
    Number(i64),
    /// A part that is a message itself.
    Message(Message),
}

impl Message {
    pub fn new(id: &'static str) -> Message {
        Message {
            id,
            args: Vec::new(),
        }
    }

    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Message {
        self.args.push((name, value.into()));
        self
    }

    /// The sentence. An id that is in no file, which the tests rule out, is said as it is.
    pub fn say(&self, lang: Lang) -> String {
        bundle::format(lang, self.id, &self.args).unwrap_or_else(|| self.id.to_owned())
    }
}

/// English, for developers and for output that other programs read.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.say(Lang::En))
    }
}

/// A message can be the error itself, for readers of values that only know errors.
impl std::error::Error for Message {}

/// What other programs read does not change with the language.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}
impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}
impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}
impl From<Message> for Value {
    fn from(message: Message) -> Value {
        Value::Message(message)
    }
}
impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
macro_rules! numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Value {
                Value::Number(i64::from(number))
            }
        }
    )+};
}
// No u64: seeds do not fit a number of Fluent and are written as text.
numbers!(u8, u16, u32, i8, i16, i32, i64);
