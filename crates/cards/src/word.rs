//! Interned words: keywords, species, classes, titles. Comparing two of them is comparing two numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{OnceLock, RwLock};

/// A word that is compared far more often than it is read. Equality is by number, everything that
/// leaves the process (order, hash, files) goes by the letters.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Word(u32);

#[derive(Default)]
struct Table {
    by_text: HashMap<&'static str, u32>,
    text: Vec<&'static str>,
}

fn table() -> &'static RwLock<Table> {
    static TABLE: OnceLock<RwLock<Table>> = OnceLock::new();
    TABLE.get_or_init(Default::default)
}

impl Word {
    /// Interns `text`. Words live as long as the program; their number is bounded by the cards loaded.
    pub fn new(text: &str) -> Word {
        if let Some(&n) = table()
            .read()
            .unwrap_or_else(|e| e.into_inner())
            .by_text
            .get(text)
        {
            return Word(n);
        }
        let mut table = table().write().unwrap_or_else(|e| e.into_inner());
        if let Some(&n) = table.by_text.get(text) {
            return Word(n);
        }
        let n = table.text.len() as u32;
        let text: &'static str = Box::leak(text.to_owned().into_boxed_str());
        table.text.push(text);
        table.by_text.insert(text, n);
        Word(n)
    }

    /// The letters.
    pub fn as_str(self) -> &'static str {
        table().read().unwrap_or_else(|e| e.into_inner()).text[self.0 as usize]
    }
}

impl From<&str> for Word {
    fn from(text: &str) -> Word {
        Word::new(text)
    }
}
impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}
impl Ord for Word {
    fn cmp(&self, other: &Word) -> std::cmp::Ordering {
        self.as_str().cmp(other.as_str())
    }
}
impl PartialOrd for Word {
    fn partial_cmp(&self, other: &Word) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
// The number depends on the order of loading, so a state's hash must not see it.
#[allow(clippy::derived_hash_with_manual_eq)]
impl Hash for Word {
    fn hash<H: Hasher>(&self, h: &mut H) {
        self.as_str().hash(h);
    }
}
impl Serialize for Word {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.as_str())
    }
}
impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Word, D::Error> {
        Ok(Word::new(&String::deserialize(d)?))
    }
}
