//! The types of everything that goes over the wire, for TypeScript: made from the types of this program, so that they
//! cannot be different.

use crate::http::bodies;
use crate::wire::messages::{ProblemText, TableInfo};
use crate::wire::{FromClient, ToClient};
use std::any::TypeId;
use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

const HEAD: &str = "// Made from the Rust types by crates/server/tests/types.rs; do not edit.\n\
                    // UPDATE_TYPES=1 cargo test -p server --test types\n";

/// All of them as one module, in the order of their names.
pub fn typescript() -> String {
    let mut all = All::default();
    all.add::<FromClient>();
    all.add::<ToClient>();
    all.add::<ProblemText>();
    all.add::<TableInfo>();
    bodies(&mut all);
    let mut text = String::from(HEAD);
    for (_, declaration) in all.found.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    tidy(&text)
}

/// Every type that was met, by its name.
#[derive(Debug, Default)]
pub struct All {
    found: BTreeMap<String, (TypeId, String)>,
}

/// No number on the wire is larger than JavaScript's can be.
fn config() -> Config {
    Config::new().with_large_int("number")
}

impl All {
    /// A type and everything in it.
    pub fn add<T: TS + 'static + ?Sized>(&mut self) {
        self.visit::<T>();
    }
}

impl TypeVisitor for All {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Lists and the like have no declaration of their own, but what is in them may.
        T::visit_generics(self);
        if T::output_path().is_none() {
            return;
        }
        let config = config();
        let name = T::ident(&config);
        let id = TypeId::of::<T>();
        if let Some((other, _)) = self.found.get(&name) {
            assert_eq!(*other, id, "two types are called {name}");
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let text = format!("{docs}export {}\n", never_null(&T::decl(&config)));
        self.found.insert(name, (id, text));
        T::visit_dependencies(self);
    }
}

/// What may be absent is left out instead of being null.
fn never_null(declaration: &str) -> String {
    let mut parts = declaration.split("?: ");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out.push_str("?: ");
        match part.split_once(" | null,") {
            // Before the next field, that is.
            Some((kind, rest)) if !kind.contains(": ") => {
                out.extend([kind, ",", rest]);
            }
            _ => out.push_str(part),
        }
    }
    out
}

/// A remark of one line needs no more than one.
fn tidy(text: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim_end) {
        match lines.as_slice() {
            [.., open, said] if line == " */" && open == "/**" => {
                let said = said.trim_start_matches(" * ").to_owned();
                lines.truncate(lines.len() - 2);
                lines.push(format!("/** {said} */"));
            }
            _ => lines.push(line.to_owned()),
        }
    }
    lines.join("\n") + "\n"
}
