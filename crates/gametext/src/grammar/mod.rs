//! Grammar files: productions that pair words with a term, read in both directions.
//!
//! ```text
//! # who draws is filled in from outside
//! Do[who=$w, f=$f] = <$f bare="draw" s="draws"> Cards:$n   -> Draw(who: $w, n: $n)
//! Do[who=$w, f=$f] = <$f bare="gain" s="gains"> INT:$n "points"   <- Points(who: $w, n: N($n))
//! ```
//!
//! Left of `=` stands a category with named arguments, right of it the text: words in quotes, words that
//! depend on an argument in angle brackets, and other categories. After `->` comes the term; `<-`
//! marks a wording that is read but never written. Categories in capitals are word lists of the lexicon.

mod reader;

use crate::term::{Sym, Term};
use reader::{Reader, rules};
use std::collections::{HashMap, HashSet};

/// A term with variables, as it stands in a grammar file.
#[derive(Clone, Debug, PartialEq)]
pub enum Template {
    /// A number.
    Int(i32),
    /// `true` or `false`.
    Bool(bool),
    /// A name without a payload.
    Word(Sym),
    /// `$n`: a variable, by its position in the production.
    Var(usize),
    /// `-$n`: the number with its sign turned.
    Minus(usize),
    /// `[$a, ..$rest]`.
    List(Vec<Element>),
    /// `Draw($n)`.
    Node(Sym, Box<Template>),
    /// `(who: $w, n: $n)`.
    Map(Vec<(Sym, Template)>),
    /// `@new`, `@ref(...)`: a place for a slot, with the words about it.
    Mark(Sym, Vec<Template>),
}

/// An element of a list.
#[derive(Clone, Debug, PartialEq)]
pub enum Element {
    /// One element.
    One(Template),
    /// `..$rest`: a variable that holds any number of elements.
    Rest(usize),
}

/// A part of what a production reads and writes.
#[derive(Clone, Debug)]
pub enum Item {
    /// A word; a small letter also matches a capital at the beginning of a sentence.
    Word(Sym),
    /// Words by the value of a variable.
    Choice(usize, Vec<(Term, Vec<Sym>)>),
    /// Another category, with its arguments and the variable for its term.
    Child {
        category: usize,
        args: Vec<(Sym, Template)>,
        to: Option<usize>,
    },
}

/// A line of a grammar: a category, the words, and the term they stand for.
#[derive(Clone, Debug)]
pub struct Production {
    pub category: usize,
    pub args: Vec<(Sym, Template)>,
    pub items: Vec<Item>,
    pub template: Template,
    /// The number of variables.
    pub variables: usize,
    /// Read, never written.
    pub reads_only: bool,
    /// File and line, for messages.
    pub place: String,
}

/// A grammar: productions that pair words with terms.
#[derive(Debug, Default)]
pub struct Grammar {
    pub(crate) categories: Vec<Sym>,
    by_name: HashMap<Sym, usize>,
    pub(crate) productions: Vec<Production>,
    /// Productions of each category; empty for word lists.
    pub(crate) of: Vec<Vec<usize>>,
    /// The words each category can begin with.
    pub(crate) begins: Vec<Begin>,
}

/// The words and word lists a category can begin with.
#[derive(Debug, Default, Clone)]
pub struct Begin {
    pub words: HashSet<Sym>,
    pub lists: Vec<Sym>,
    /// Whether the category can be nothing at all.
    pub empty: bool,
}

/// A fault in a grammar file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct GrammarError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The fault, for people who work on the grammar.
    pub message: String,
}

impl Grammar {
    /// Reads grammar files: name and content of each.
    pub fn read(files: &[(&str, &str)]) -> Result<Grammar, GrammarError> {
        let grammar = Grammar::read_to_write(files)?;
        grammar.check_reading()?;
        Ok(grammar)
    }

    /// Reads a grammar that only writes: its categories may begin with themselves.
    pub fn read_to_write(files: &[(&str, &str)]) -> Result<Grammar, GrammarError> {
        let mut grammar = Grammar::default();
        for (file, text) in files {
            for (line, rule) in rules(text) {
                Reader::new(&mut grammar, &rule)
                    .rule(format!("{file}:{line}"))
                    .map_err(|message| GrammarError {
                        file: (*file).to_owned(),
                        line,
                        message,
                    })?;
            }
        }
        grammar.check()?;
        grammar.begins = grammar.beginnings();
        Ok(grammar)
    }

    /// The number of a category.
    pub(crate) fn category(&self, name: &str) -> Option<usize> {
        self.by_name.get(&Sym::new(name)).copied()
    }

    fn named(&mut self, name: &str) -> usize {
        let name = Sym::new(name);
        if let Some(&at) = self.by_name.get(&name) {
            return at;
        }
        self.categories.push(name);
        self.of.push(Vec::new());
        self.by_name.insert(name, self.categories.len() - 1);
        self.categories.len() - 1
    }

    /// Checks that every category has productions or is a word list.
    fn check(&self) -> Result<(), GrammarError> {
        for p in &self.productions {
            for item in &p.items {
                if let Item::Child { category, .. } = item
                    && self.of[*category].is_empty()
                    && !is_word_list(self.categories[*category].as_str())
                {
                    let name = self.categories[*category];
                    return Err(fail(&p.place, format!("{name:?} is not defined")));
                }
            }
        }
        Ok(())
    }

    /// Checks that no category begins with itself: reading would never end.
    fn check_reading(&self) -> Result<(), GrammarError> {
        let nullable = self.nullable();
        for start in 0..self.categories.len() {
            let mut seen = vec![false; self.categories.len()];
            let mut todo = vec![start];
            while let Some(at) = todo.pop() {
                for &p in &self.of[at] {
                    for item in &self.productions[p].items {
                        let Item::Child { category, .. } = item else {
                            break;
                        };
                        if *category == start {
                            return Err(fail(
                                &self.productions[p].place,
                                format!("{:?} begins with itself", self.categories[start]),
                            ));
                        }
                        if !seen[*category] {
                            seen[*category] = true;
                            todo.push(*category);
                        }
                        if !nullable[*category] {
                            break;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    fn beginnings(&self) -> Vec<Begin> {
        let nullable = self.nullable();
        let mut begins: Vec<Begin> = nullable
            .iter()
            .map(|empty| Begin {
                empty: *empty,
                ..Begin::default()
            })
            .collect();
        for (n, begin) in begins.iter_mut().enumerate() {
            if self.of[n].is_empty() {
                begin.lists.push(self.categories[n]);
            }
        }
        loop {
            let mut changed = false;
            for p in &self.productions {
                for item in &p.items {
                    let mut next = begins[p.category].clone();
                    match item {
                        Item::Word(word) => {
                            next.words.insert(*word);
                        }
                        Item::Choice(_, options) => {
                            next.words
                                .extend(options.iter().filter_map(|(_, words)| words.first()));
                        }
                        Item::Child { category, .. } => {
                            next.words.extend(&begins[*category].words);
                            for list in begins[*category].lists.clone() {
                                if !next.lists.contains(&list) {
                                    next.lists.push(list);
                                }
                            }
                        }
                    }
                    let old = &begins[p.category];
                    if next.words.len() != old.words.len() || next.lists.len() != old.lists.len() {
                        begins[p.category] = next;
                        changed = true;
                    }
                    if !matches!(item, Item::Child { category, .. } if nullable[*category]) {
                        break;
                    }
                }
            }
            if !changed {
                return begins;
            }
        }
    }

    fn nullable(&self) -> Vec<bool> {
        let mut nullable = vec![false; self.categories.len()];
        loop {
            let mut changed = false;
            for p in &self.productions {
                let empty = p.items.iter().all(
                    |item| matches!(item, Item::Child { category, .. } if nullable[*category]),
                );
                if empty && !nullable[p.category] {
                    nullable[p.category] = true;
                    changed = true;
                }
            }
            if !changed {
                return nullable;
            }
        }
    }
}

fn fail(place: &str, message: String) -> GrammarError {
    let (file, line) = place.rsplit_once(':').unwrap_or((place, "0"));
    GrammarError {
        file: file.to_owned(),
        line: line.parse().unwrap_or(0),
        message,
    }
}

/// Whether a category is a word list of the lexicon.
pub fn is_word_list(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}
