//! The languages say the same things, and the sources ask for nothing else.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut out = Vec::new();
    let entries = fs::read_dir(folder).expect("a folder");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        if path.is_dir() {
            out.extend(files(&path, ending));
        } else if path.extension().is_some_and(|end| end == ending) {
            out.push(path);
        }
    }
    out.sort();
    out
}

/// What a pattern needs: variables, and other messages that stand in it.
#[derive(Clone, Debug, Default)]
struct Needs {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
}

impl Needs {
    fn of(pattern: &Pattern<String>) -> Needs {
        let mut needs = Needs::default();
        needs.pattern(pattern);
        needs
    }

    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants
                    .iter()
                    .for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// All messages and attributes of a language with what they need. Nothing in the files may be unreadable, and no id
/// may stand there twice. What the client for browsers says is its own, and looked at by its tests.
fn messages(lang: &str) -> BTreeMap<String, Needs> {
    let mut out = BTreeMap::new();
    let folder = root().join("locales").join(lang);
    let web = folder.join("web");
    for file in files(&folder, "ftl") {
        if file.starts_with(&web) {
            continue;
        }
        let text = fs::read_to_string(&file).expect("a readable file");
        let parsed = fluent_syntax::parser::parse(text);
        let parsed = parsed.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in parsed.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let value = message.value.iter().map(|pattern| (id.clone(), pattern));
            let attributes = message.attributes.iter();
            let attributes = attributes.map(|a| (format!("{id}.{}", a.id.name), &a.value));
            for (id, pattern) in value.chain(attributes) {
                let twice = out.insert(id.clone(), Needs::of(pattern));
                assert!(twice.is_none(), "{lang}: {id} stands twice in the files");
            }
        }
    }
    out
}

/// The variables of a message and of those that stand in it.
fn variables(all: &BTreeMap<String, Needs>, id: &str) -> BTreeSet<String> {
    let needs = &all[id];
    let inside = needs.messages.iter().flat_map(|other| {
        assert!(
            all.contains_key(other),
            "{id} asks for {other}, which is not there"
        );
        variables(all, other)
    });
    inside.chain(needs.variables.iter().cloned()).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let (english, german) = (messages("en"), messages("de"));
    let ids = |all: &BTreeMap<String, Needs>| all.keys().cloned().collect::<BTreeSet<_>>();
    let differ: Vec<String> = ids(&english)
        .symmetric_difference(&ids(&german))
        .cloned()
        .collect();
    assert!(differ.is_empty(), "only in one language: {differ:#?}");
    for id in english.keys() {
        assert_eq!(variables(&english, id), variables(&german, id), "{id}");
    }
}

/// What a source asks for: the id of `say!` or `message!` and the names of its facts.
struct Call {
    file: String,
    id: String,
    facts: BTreeSet<String>,
}

fn sources() -> Vec<(String, String)> {
    let mut out = Vec::new();
    for folder in [
        "bots", "cards", "cli", "engine", "gametext", "rules", "server", "tell",
    ] {
        for file in files(&root().join("crates").join(folder).join("src"), "rs") {
            let text = fs::read_to_string(&file).expect("a readable file");
            out.push((file.display().to_string(), text));
        }
    }
    assert!(out.len() > 50, "the sources are there");
    out
}

/// The arguments between the bracket at the start of the text and the one that closes it.
fn arguments(text: &str) -> Vec<String> {
    let (mut out, mut depth, mut quoted, mut before) = (vec![String::new()], 0, false, ' ');
    for letter in text.chars() {
        match letter {
            '"' if before != '\\' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            break;
        }
        match letter {
            ',' if depth == 1 && !quoted => out.push(String::new()),
            letter => out.last_mut().expect("an argument").push(letter),
        }
        before = letter;
    }
    // The bracket itself is in the first one.
    out[0] = out[0][1..].to_owned();
    out.retain(|argument| !argument.trim().is_empty());
    out.iter()
        .map(|argument| argument.trim().to_owned())
        .collect()
}

fn calls() -> Vec<Call> {
    let mut out = Vec::new();
    for (file, text) in sources() {
        for (name, place_of_id) in [("say!(", 1), ("message!(", 0)] {
            for (at, _) in text.match_indices(name) {
                let arguments = arguments(&text[at + name.len() - 1..]);
                let Some(id) = arguments.get(place_of_id) else {
                    panic!("{file}: a call without an id");
                };
                // Ids that a variable holds are found by the other test.
                let Some(id) = id.strip_prefix('"').and_then(|id| id.strip_suffix('"')) else {
                    continue;
                };
                let facts = arguments[place_of_id + 1..].iter();
                let name = |fact: &String| fact.split(" =").next().map(str::to_owned);
                out.push(Call {
                    file: file.clone(),
                    id: id.to_owned(),
                    facts: facts.filter_map(name).collect(),
                });
            }
        }
    }
    out
}

#[test]
fn the_sources_ask_for_messages_that_exist_and_give_them_their_facts() {
    let english = messages("en");
    let calls = calls();
    assert!(calls.len() > 300, "the calls are found");
    let mut faults = Vec::new();
    for Call { file, id, facts } in calls {
        if !english.contains_key(&id) {
            faults.push(format!("{file}: there is no {id}"));
        } else if variables(&english, &id) != facts {
            faults.push(format!(
                "{file}: {id} needs {:?}, not {facts:?}",
                variables(&english, &id)
            ));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn no_message_is_left_over() {
    let english = messages("en");
    let sources = sources();
    let inside: BTreeSet<&String> = english.values().flat_map(|needs| &needs.messages).collect();
    let asked_for = |id: &String| {
        let literal = format!("\"{id}\"");
        sources.iter().any(|(_, text)| text.contains(&literal))
    };
    // The help of commands and the names of values are asked for by the names of clap, the starter decks by those of
    // their files; the crate of the command line compares them.
    let by_name = |id: &String| {
        let groups = ["command", "value-names.", "starter-"];
        groups.iter().any(|group| id.starts_with(group))
    };
    let left: Vec<&String> = (english.keys())
        .filter(|id| !by_name(id) && !inside.contains(id) && !asked_for(id))
        .collect();
    assert!(left.is_empty(), "nobody asks for {left:#?}");
}
