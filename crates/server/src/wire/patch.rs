//! What changed between two JSON texts, in the three operations of RFC 6902 that are needed: `add`, `remove`,
//! `replace`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "PatchOp"))]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Op {
    Add {
        path: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
    Remove {
        path: String,
    },
    Replace {
        path: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Value,
    },
}

/// What turns `old` into `new`. Both are JSON as it is sent, without blanks: what is equal is passed over as text, and
/// only what is new is read.
pub fn diff(old: &str, new: &str) -> Vec<Op> {
    let mut ops = Vec::new();
    compare(old, new, &mut String::new(), &mut ops);
    ops
}

fn compare(old: &str, new: &str, path: &mut String, ops: &mut Vec<Op>) {
    if old == new {
        return;
    }
    match (old.as_bytes().first(), new.as_bytes().first()) {
        (Some(b'{'), Some(b'{')) => objects(&fields(old), &fields(new), path, ops),
        (Some(b'['), Some(b'[')) => lists(&parts(old), &parts(new), path, ops),
        _ => ops.push(Op::Replace {
            path: path.clone(),
            value: read(new),
        }),
    }
}

fn objects(old: &[(&str, &str)], new: &[(&str, &str)], path: &mut String, ops: &mut Vec<Op>) {
    let has = |key: &str| new.iter().any(|(other, _)| *other == key);
    for (key, _) in old.iter().filter(|(key, _)| !has(key)) {
        within(path, &name(key), |path| {
            ops.push(Op::Remove { path: path.clone() })
        });
    }
    for &(key, new) in new {
        let before = old.iter().find(|(other, _)| *other == key);
        match before {
            Some((_, old)) if *old == new => {}
            Some((_, old)) => within(path, &name(key), |path| compare(old, new, path, ops)),
            None => within(path, &name(key), |path| {
                ops.push(Op::Add {
                    path: path.clone(),
                    value: read(new),
                });
            }),
        }
    }
}

/// What both lists begin and end with stays; of the middle as much as both have is compared, the rest comes or goes.
fn lists(old: &[&str], new: &[&str], path: &mut String, ops: &mut Vec<Op>) {
    let both = old.len().min(new.len());
    let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let ends = old.iter().rev().zip(new.iter().rev());
    let end = ends.take(both - start).take_while(|(a, b)| a == b).count();
    let (olds, news) = (&old[start..old.len() - end], &new[start..new.len() - end]);
    let shared = olds.len().min(news.len());
    for (i, (old, new)) in olds.iter().zip(news).enumerate() {
        within(path, &(start + i).to_string(), |path| {
            compare(old, new, path, ops)
        });
    }
    for i in (shared..olds.len()).rev() {
        within(path, &(start + i).to_string(), |path| {
            ops.push(Op::Remove { path: path.clone() });
        });
    }
    for (i, new) in news.iter().enumerate().skip(shared) {
        within(path, &(start + i).to_string(), |path| {
            ops.push(Op::Add {
                path: path.clone(),
                value: read(new),
            });
        });
    }
}

/// What stands between the commas of a list or an object.
fn parts(whole: &str) -> Vec<&str> {
    let mut rest = &whole[1..whole.len() - 1];
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let end = first(b',', rest);
        parts.push(&rest[..end]);
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    parts
}

/// Keys, with their quotation marks, and values.
fn fields(object: &str) -> Vec<(&str, &str)> {
    let parts = parts(object).into_iter();
    let split = parts.map(|part| part.split_at(first(b':', part)));
    split.map(|(key, value)| (key, &value[1..])).collect()
}

/// Where the first such sign is that is in no text, list or object; the end if there is none.
fn first(sign: u8, text: &str) -> usize {
    let mut depth = 0;
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => {
                while let Some((_, byte)) = bytes.next() {
                    match byte {
                        b'"' => break,
                        b'\\' => drop(bytes.next()),
                        _ => {}
                    }
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth -= 1,
            _ if byte == sign && depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// A part of a JSON text is JSON.
fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

fn name(key: &str) -> Cow<'_, str> {
    match key.contains('\\') {
        true => serde_json::from_str(key).unwrap_or_default(),
        false => key.trim_matches('"').into(),
    }
}

fn within(path: &mut String, key: &str, f: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    for c in key.chars() {
        match c {
            '~' => path.push_str("~0"),
            '/' => path.push_str("~1"),
            c => path.push(c),
        }
    }
    f(path);
    path.truncate(length);
}

/// Carries out `ops`; `None` if one of them does not fit.
pub fn apply(value: &mut Value, ops: &[Op]) -> Option<()> {
    for op in ops {
        match op {
            Op::Replace { path, value: new } => *value.pointer_mut(path)? = new.clone(),
            Op::Add { path, value: new } => {
                let (parent, key) = split(path)?;
                match value.pointer_mut(parent)? {
                    Value::Object(map) => {
                        map.insert(key, new.clone());
                    }
                    Value::Array(list) => {
                        let at = key.parse().ok().filter(|at| *at <= list.len())?;
                        list.insert(at, new.clone());
                    }
                    _ => return None,
                }
            }
            Op::Remove { path } => {
                let (parent, key) = split(path)?;
                match value.pointer_mut(parent)? {
                    Value::Object(map) => {
                        map.remove(&key)?;
                    }
                    Value::Array(list) => {
                        let at = key.parse().ok().filter(|at| *at < list.len())?;
                        list.remove(at);
                    }
                    _ => return None,
                }
            }
        }
    }
    Some(())
}

fn split(path: &str) -> Option<(&str, String)> {
    let (parent, key) = path.rsplit_once('/')?;
    Some((parent, key.replace("~1", "/").replace("~0", "~")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4i64).prop_map(Value::from),
            "[a~/\\\\\",:{}\\[\\]ü]{0,4}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::hash_map("[ab~/\\\\\",:{}\\[\\]ü]{0,2}", inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_difference_carried_out_gives_the_new_value(old in any_json(), new in any_json()) {
            let mut value = old.clone();
            let ops = diff(&old.to_string(), &new.to_string());
            prop_assert_eq!(apply(&mut value, &ops), Some(()));
            prop_assert_eq!(value, new);
        }
    }

    #[test]
    fn one_card_more_is_one_operation() {
        let old = json!({"hand": [{"id": 1}, {"id": 2}, {"id": 3}]});
        let new = json!({"hand": [{"id": 1}, {"id": 9}, {"id": 2}, {"id": 3}]});
        let added = Op::Add {
            path: String::from("/hand/1"),
            value: json!({"id": 9}),
        };
        assert_eq!(diff(&old.to_string(), &new.to_string()), [added]);
    }
}
