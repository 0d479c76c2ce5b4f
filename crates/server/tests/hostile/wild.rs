//! Everything a program might send that means no good, by lot.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};
use serde_json::{Map, Value, json};

/// Texts that mean something elsewhere.
pub const TEXTS: &[&str] = &[
    "",
    " ",
    "'; DROP TABLE people; --",
    "' OR '1'='1",
    "\" OR \"\"=\"",
    "1; DELETE FROM games",
    "$1",
    "%",
    "_",
    "%s%n%x",
    "\\",
    "\\u0000",
    "\0",
    "a\0b",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "&lt;b&gt;",
    "javascript:alert(1)",
    "${7*7}",
    "{{7*7}}",
    "{ $name }",
    "../../etc/passwd",
    "..%2f..%2f",
    "\r\nSet-Cookie: spaceline=x",
    "\u{202e}gnp.exe",
    "\u{feff}",
    "\u{1F596}\u{1F3FD}",
    "e\u{301}\u{301}\u{301}",
    "\u{fdfa}",
    "NaN",
    "-1",
    "0x10",
    "null",
    "true",
    "[]",
    "deleted",
    "ensign",
];

/// JSON, or nearly, that no value of a program can be.
pub const RAW: &[&str] = &[
    "",
    " ",
    "{",
    "}",
    "[",
    "\"",
    "{\"type\":\"ping\"",
    "{\"type\":\"ping\"}}",
    "{\"type\":\"ping\"} {\"type\":\"ping\"}",
    "{\"type\":\"ping\",}",
    "{'type':'ping'}",
    "{type:\"ping\"}",
    "\u{feff}{\"type\":\"ping\"}",
    "{\"type\":\"pi\\u006eg\\ud800\"}",
    "{\"type\":\"chat\",\"text\":\"\\ud800\"}",
    "{\"type\":\"chat\",\"text\":\"\\udc00\\ud800\"}",
    "{\"type\":\"chat\",\"text\":\"\\u00\"}",
    "{\"type\":\"chat\",\"text\":\"\t\"}",
    "{\"type\":\"answer\",\"n\":1e400,\"answer\":\"Concede\",\"mark\":\"\"}",
    "{\"type\":\"answer\",\"n\":-1,\"answer\":\"Concede\",\"mark\":\"\"}",
    "{\"type\":\"answer\",\"n\":0.5,\"answer\":\"Concede\",\"mark\":\"\"}",
    "{\"type\":\"answer\",\"n\":18446744073709551616,\"answer\":\"Concede\",\"mark\":\"\"}",
    "{\"type\":\"answer\",\"n\":99999999999999999999999999999999999999999999,\"answer\":\"Concede\"}",
    "{\"type\":\"answer\",\"n\":\"0\",\"answer\":\"Concede\"}",
    "{\"type\":\"answer\",\"n\":null,\"answer\":\"Concede\"}",
    "{\"type\":\"answer\",\"n\":0,\"n\":0,\"answer\":{\"Number\":1}}",
    "{\"type\":\"answer\",\"n\":0,\"answer\":{\"Number\":1,\"YesNo\":true}}",
    "{\"type\":\"answer\",\"n\":0,\"answer\":{\"Number\":99999999999999999999}}",
    "{\"type\":\"answer\",\"n\":0,\"answer\":{\"Number\":-9223372036854775809}}",
    "{\"type\":\"answer\",\"n\":0,\"answer\":{\"Cards\":[65536]}}",
    "{\"type\":\"answer\",\"n\":0,\"answer\":{\"Player\":256}}",
    "{\"type\":\"answer\",\"n\":0}",
    "{\"type\":\"show_hand\",\"yes\":1}",
    "{\"type\":\"settings\",\"settings\":{\"other\":\"sometimes\"}}",
    "{\"type\":\"settings\",\"settings\":{\"kinds\":{\"<b>\":\"never\"}}}",
    "{\"type\":{}}",
    "{\"type\":null}",
    "{}",
    "[]",
    "null",
    "true",
    "NaN",
    "-",
    "1e999999999",
    "0000000000",
];

#[derive(Debug)]
pub struct Wild(ChaCha8Rng);

impl Wild {
    pub fn new(seed: u64) -> Wild {
        Wild(ChaCha8Rng::seed_from_u64(seed))
    }

    pub fn below(&mut self, n: usize) -> usize {
        if n == 0 { 0 } else { self.0.random_range(0..n) }
    }

    pub fn one<'a, T: ?Sized>(&mut self, from: &'a [&'a T]) -> &'a T {
        from[self.below(from.len())]
    }

    pub fn bytes(&mut self, most: usize) -> Vec<u8> {
        let len = self.below(most + 1);
        (0..len).map(|_| self.0.random_range(0..=255u8)).collect()
    }

    pub fn text(&mut self) -> String {
        match self.below(4) {
            0 => String::from_utf8_lossy(&self.bytes(40)).into_owned(),
            1 => self.one(TEXTS).repeat(1 + self.below(40)),
            _ => self.one(TEXTS).to_owned(),
        }
    }

    pub fn number(&mut self) -> Value {
        match self.below(8) {
            0 => json!(-1),
            1 => json!(0),
            2 => json!(u64::MAX),
            3 => json!(i64::MIN),
            4 => json!(1e300),
            5 => json!(0.5),
            6 => json!(u32::MAX),
            _ => json!(self.below(300)),
        }
    }

    pub fn value(&mut self, depth: usize) -> Value {
        let kinds = if depth == 0 { 5 } else { 8 };
        match self.below(kinds) {
            0 => Value::Null,
            1 => json!(self.below(2) == 0),
            2 | 3 => self.number(),
            4 => json!(self.text()),
            5 => (0..self.below(4)).map(|_| self.value(depth - 1)).collect(),
            _ => {
                let mut map = Map::new();
                for _ in 0..self.below(5) {
                    let key = match self.below(2) {
                        0 => self.text(),
                        _ => self.one(KEYS).to_owned(),
                    };
                    map.insert(key, self.value(depth - 1));
                }
                Value::Object(map)
            }
        }
    }

    /// The same with something in it changed, left out or added.
    pub fn spoiled(&mut self, value: &Value) -> Value {
        let mut value = value.clone();
        for _ in 0..=self.below(3) {
            self.spoil(&mut value);
        }
        value
    }

    fn spoil(&mut self, value: &mut Value) {
        let here = self.below(3) == 0;
        match value {
            Value::Object(map) if !here && !map.is_empty() => {
                let keys: Vec<String> = map.keys().cloned().collect();
                let key = keys[self.below(keys.len())].clone();
                match self.below(5) {
                    0 => drop(map.remove(&key)),
                    1 => drop(map.insert(self.text(), self.value(1))),
                    _ => self.spoil(map.get_mut(&key).expect("it is there")),
                }
            }
            Value::Array(list) if !here && !list.is_empty() => {
                let at = self.below(list.len());
                match self.below(4) {
                    0 => drop(list.remove(at)),
                    1 => list.push(list[at].clone()),
                    _ => self.spoil(&mut list[at]),
                }
            }
            Value::Number(_) if self.below(2) == 0 => *value = self.number(),
            Value::String(_) if self.below(2) == 0 => *value = json!(self.text()),
            other => *other = self.value(2),
        }
    }

    /// The text of a value with some letters changed.
    pub fn scratched(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len().max(1));
            match self.below(3) {
                0 if at < bytes.len() => drop(bytes.remove(at)),
                1 if at < bytes.len() => bytes[at] = self.0.random_range(0..=255u8),
                _ => bytes.insert(at.min(bytes.len()), b"{}[]\",:0\\\x00\xff"[self.below(11)]),
            }
        }
        bytes
    }

    /// For a path or a query, every byte that needs it written with a percent sign.
    pub fn encoded(text: &str) -> String {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
        text.bytes()
            .map(|byte| match plain(byte) {
                true => char::from(byte).to_string(),
                false => format!("%{byte:02X}"),
            })
            .collect()
    }
}

const KEYS: &[&str] = &[
    "type",
    "n",
    "answer",
    "mark",
    "text",
    "yes",
    "settings",
    "name",
    "token",
    "deck",
    "setup",
    "bots",
    "password",
    "start",
    "players",
    "seat",
    "bot",
    "list",
    "starter",
    "__proto__",
];

/// A text so deep that a careless reader has no room left for it.
pub fn deep(open: &str, close: &str, depth: usize) -> String {
    format!("{}{}", open.repeat(depth), close.repeat(depth))
}
