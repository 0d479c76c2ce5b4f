//! Changes of a view, in the three operations of RFC 6902 that are needed: `add`, `remove`, `replace`.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

/// The operations that bring a view up to date, as the JSON that is sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Patch(#[cfg_attr(feature = "ts", ts(as = "Vec<Op>"))] Box<RawValue>);

impl Patch {
    /// The changes that [`Watcher::follow`](engine::Watcher::follow) reports.
    pub fn new(ops: String) -> Patch {
        // A watcher writes JSON.
        Patch(RawValue::from_string(ops).unwrap_or_default())
    }
}

impl PartialEq for Patch {
    fn eq(&self, other: &Patch) -> bool {
        self.0.get() == other.0.get()
    }
}

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
    use serde_json::json;

    fn apply_to(mut value: Value, ops: Value) -> Option<Value> {
        let ops: Vec<Op> = serde_json::from_value(ops).expect("operations");
        apply(&mut value, &ops).map(|()| value)
    }

    #[test]
    fn operations_are_carried_out_in_their_order() {
        let old = json!({"hand": [{"id": 1}, {"id": 2}, {"id": 3}], "score": 5});
        let ops = json!([
            {"op": "replace", "path": "/hand/0", "value": {"id": 7}},
            {"op": "remove", "path": "/hand/2"},
            {"op": "add", "path": "/hand/1", "value": {"id": 9}},
            {"op": "remove", "path": "/score"},
            {"op": "add", "path": "/gone", "value": true},
        ]);
        let new = json!({"hand": [{"id": 7}, {"id": 9}, {"id": 2}], "gone": true});
        assert_eq!(apply_to(old, ops), Some(new));
    }

    #[test]
    fn an_operation_that_does_not_fit_is_refused() {
        for ops in [
            json!([{"op": "remove", "path": "/hand/3"}]),
            json!([{"op": "add", "path": "/hand/5", "value": 1}]),
            json!([{"op": "replace", "path": "/deck", "value": 1}]),
        ] {
            assert_eq!(apply_to(json!({"hand": [1, 2, 3]}), ops), None);
        }
    }
}
