//! What changed between two JSON values, in the three operations of RFC 6902 that are needed: `add`, `remove`,
//! `replace`.

use serde::{Deserialize, Serialize};
use serde_json::Value;

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

/// What turns `old` into `new`.
pub fn diff(old: &Value, new: &Value) -> Vec<Op> {
    let mut ops = Vec::new();
    compare(old, new, &mut String::new(), &mut ops);
    ops
}

fn compare(old: &Value, new: &Value, path: &mut String, ops: &mut Vec<Op>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for key in old.keys().filter(|key| !new.contains_key(*key)) {
                within(path, key, |path| {
                    ops.push(Op::Remove { path: path.clone() })
                });
            }
            for (key, new) in new {
                within(path, key, |path| match old.get(key) {
                    Some(old) => compare(old, new, path, ops),
                    None => ops.push(Op::Add {
                        path: path.clone(),
                        value: new.clone(),
                    }),
                });
            }
        }
        (Value::Array(old), Value::Array(new)) => lists(old, new, path, ops),
        _ if old == new => {}
        _ => ops.push(Op::Replace {
            path: path.clone(),
            value: new.clone(),
        }),
    }
}

/// What both lists begin and end with stays; of the middle as much as both have is compared, the rest comes or goes.
fn lists(old: &[Value], new: &[Value], path: &mut String, ops: &mut Vec<Op>) {
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
                value: new.clone(),
            });
        });
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
            "[a~/]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::hash_map("[ab~/]{0,2}", inner, 0..4)
                    .prop_map(|map| Value::Object(map.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn a_difference_carried_out_gives_the_new_value(old in any_json(), new in any_json()) {
            let mut value = old.clone();
            prop_assert_eq!(apply(&mut value, &diff(&old, &new)), Some(()));
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
        assert_eq!(diff(&old, &new), [added]);
    }
}
