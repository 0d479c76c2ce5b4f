//! Grammar files: productions that pair words with a term, read in both directions.
//!
//! ```text
//! # who draws is filled in from outside
//! Do[who=$w, f=$f] = <$f bare="draw" s="draws"> Cards:$n   -> Draw(who: $w, n: $n)
//! Do[who=$w, f=$f] = <$f bare="gain" s="gains"> INT:$n "points"   <- Points(who: $w, n: N($n))
//! ```
//!
//! Left of `=` stands a category with named arguments, right of it what is written: words in quotes, words
//! that depend on an argument in angle brackets, and other categories. After `->` comes the term; `<-`
//! marks a wording that is read but never written. Categories in capitals are word lists of the lexicon.

use crate::term::{Sym, Term};
use crate::tokens;
use std::collections::{HashMap, HashSet};

#[derive(Clone, Debug, PartialEq)]
pub enum Template {
    Int(i32),
    Bool(bool),
    Word(Sym),
    Var(usize),
    /// `-$n`: the number with its sign turned.
    Minus(usize),
    List(Vec<Element>),
    Node(Sym, Box<Template>),
    Map(Vec<(Sym, Template)>),
    /// `@new`, `@ref(...)`: a place for a slot, with what is said about it.
    Mark(Sym, Vec<Template>),
}

#[derive(Clone, Debug, PartialEq)]
pub enum Element {
    One(Template),
    Rest(usize),
}

#[derive(Clone, Debug)]
pub enum Item {
    /// A word, and whether its case matters.
    Word(Sym),
    /// Words by the value of a variable.
    Choice(usize, Vec<(Term, Vec<Sym>)>),
    Child {
        category: usize,
        args: Vec<(Sym, Template)>,
        to: Option<usize>,
    },
}

#[derive(Clone, Debug)]
pub struct Production {
    pub category: usize,
    pub args: Vec<(Sym, Template)>,
    pub items: Vec<Item>,
    pub template: Template,
    pub variables: usize,
    /// Read, never written.
    pub reads_only: bool,
    /// File and line, for messages and for naming what was understood.
    pub place: String,
}

#[derive(Debug, Default)]
pub struct Grammar {
    pub categories: Vec<Sym>,
    by_name: HashMap<Sym, usize>,
    pub productions: Vec<Production>,
    /// Productions of each category; empty for word lists.
    pub of: Vec<Vec<usize>>,
    /// What each category can begin with.
    pub begins: Vec<Begin>,
}

/// The words and word lists a category can begin with.
#[derive(Debug, Default, Clone)]
pub struct Begin {
    pub words: HashSet<Sym>,
    pub lists: Vec<Sym>,
    pub empty: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {message}")]
pub struct GrammarError {
    pub file: String,
    pub line: usize,
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
                let mut reader = Reader {
                    grammar: &mut grammar,
                    rest: &rule,
                    variables: Vec::new(),
                };
                reader
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

    pub fn category(&self, name: &str) -> Option<usize> {
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

    /// Every category has productions or is a word list.
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

pub fn is_word_list(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_uppercase() || c == '_')
}

/// The rules of a file with the line each begins on. A rule goes on over indented lines; an indented line
/// that begins with `|` is another rule with the same left side.
fn rules(text: &str) -> Vec<(usize, String)> {
    let mut rules: Vec<(usize, String)> = Vec::new();
    let mut left = String::new();
    for (line, number) in text.lines().zip(1..) {
        let line = match line.find(" #") {
            Some(at) if !line[..at].contains('"') || line[..at].matches('"').count() % 2 == 0 => {
                &line[..at]
            }
            _ => line,
        };
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        let indented = line.starts_with([' ', '\t']);
        match line.trim().strip_prefix('|') {
            Some(more) if indented => rules.push((number, format!("{left}= {more}"))),
            _ if indented => {
                if let Some((_, rule)) = rules.last_mut() {
                    rule.push(' ');
                    rule.push_str(line.trim());
                }
            }
            _ => {
                left = left_side(line);
                rules.push((number, line.to_owned()));
            }
        }
    }
    rules
}

/// Everything before the `=` that separates, which is the first outside brackets.
fn left_side(line: &str) -> String {
    let mut depth = 0;
    let end = line.char_indices().find(|(_, c)| {
        match c {
            '[' | '(' => depth += 1,
            ']' | ')' => depth -= 1,
            '=' if depth == 0 => return true,
            _ => {}
        }
        false
    });
    line[..end.map_or(line.len(), |(at, _)| at)].to_owned()
}

struct Reader<'a> {
    grammar: &'a mut Grammar,
    rest: &'a str,
    variables: Vec<String>,
}

type Read<T> = Result<T, String>;

impl Reader<'_> {
    fn rule(&mut self, place: String) -> Read<()> {
        let name = self.name()?;
        let category = self.grammar.named(&name);
        let args = self.args()?;
        self.expect("=")?;
        let mut items = Vec::new();
        let mut children = Vec::new();
        let mut reads_only = false;
        let template = loop {
            self.space();
            if self.eat("->") {
                break Some(self.template()?);
            }
            if self.eat("<-") {
                reads_only = true;
                break Some(self.template()?);
            }
            if self.rest.is_empty() {
                break None;
            }
            if self.rest.starts_with('"') {
                for word in self.quoted()? {
                    items.push(Item::Word(word));
                }
            } else if self.eat("<") {
                items.push(self.choice()?);
            } else {
                let name = self.name()?;
                let category = self.grammar.named(&name);
                let args = self.args()?;
                let to = match self.eat(":") {
                    true => Some(self.variable()?),
                    false => None,
                };
                children.extend(to);
                items.push(Item::Child { category, args, to });
            }
        };
        let template = match (template, children.as_slice()) {
            (Some(template), _) => template,
            (None, [only]) => Template::Var(*only),
            (None, []) => Template::Word(Sym::new("_")),
            (None, _) => return Err(String::from("a term is needed after ->")),
        };
        self.space();
        if !self.rest.is_empty() {
            return Err(format!("not understood: {}", self.rest));
        }
        let at = self.grammar.productions.len();
        self.grammar.of[category].push(at);
        self.grammar.productions.push(Production {
            category,
            args,
            items,
            template,
            variables: self.variables.len(),
            reads_only,
            place,
        });
        Ok(())
    }

    fn choice(&mut self) -> Read<Item> {
        self.space();
        let on = self.variable()?;
        let mut options = Vec::new();
        loop {
            self.space();
            if self.eat(">") {
                return Ok(Item::Choice(on, options));
            }
            let value = match self.template()? {
                Template::Word(w) => Term::Word(w),
                Template::Int(n) => Term::Int(n),
                _ => return Err(String::from("a choice needs plain values")),
            };
            self.expect("=")?;
            self.space();
            options.push((value, self.quoted()?));
        }
    }

    fn args(&mut self) -> Read<Vec<(Sym, Template)>> {
        let mut args = Vec::new();
        if !self.eat("[") {
            return Ok(args);
        }
        loop {
            self.space();
            if self.eat("]") {
                return Ok(args);
            }
            let key = self.name()?;
            self.expect("=")?;
            args.push((Sym::new(&key), self.template()?));
            self.space();
            self.eat(",");
        }
    }

    fn template(&mut self) -> Read<Template> {
        self.space();
        if self.rest.starts_with('$') {
            return Ok(Template::Var(self.variable()?));
        }
        if self.rest.starts_with("-$") {
            self.rest = &self.rest[1..];
            return Ok(Template::Minus(self.variable()?));
        }
        if self.rest.starts_with('"') {
            let end = self.rest[1..].find('"').ok_or("a quote is not closed")?;
            let word = Sym::new(&self.rest[1..=end]);
            self.rest = &self.rest[end + 2..];
            return Ok(Template::Word(word));
        }
        if self.eat("[") {
            return self.elements();
        }
        if self.rest.starts_with('(') {
            return self.payload();
        }
        if self
            .rest
            .starts_with(|c: char| c.is_ascii_digit() || c == '-')
        {
            let end = self.rest[1..]
                .find(|c: char| !c.is_ascii_digit())
                .map_or(self.rest.len(), |at| at + 1);
            let number = self.rest[..end].parse().map_err(|_| "a bad number")?;
            self.rest = &self.rest[end..];
            return Ok(Template::Int(number));
        }
        let mark = self.eat("@");
        let name = self.name()?;
        if mark {
            let tag = Sym::new(&format!("@{name}"));
            let args = match self.rest.starts_with('(') {
                true => match self.payload()? {
                    Template::List(items) => items
                        .into_iter()
                        .map(|e| match e {
                            Element::One(t) => Ok(t),
                            Element::Rest(_) => Err(String::from("no rest here")),
                        })
                        .collect::<Read<_>>()?,
                    one => vec![one],
                },
                false => Vec::new(),
            };
            return Ok(Template::Mark(tag, args));
        }
        match name.as_str() {
            "true" => return Ok(Template::Bool(true)),
            "false" => return Ok(Template::Bool(false)),
            _ => {}
        }
        let tag = Sym::new(&name);
        match self.rest.starts_with('(') {
            true => Ok(Template::Node(tag, Box::new(self.payload()?))),
            false => Ok(Template::Word(tag)),
        }
    }

    fn elements(&mut self) -> Read<Template> {
        let mut list = Vec::new();
        loop {
            self.space();
            if self.eat("]") {
                return Ok(Template::List(list));
            }
            list.push(match self.eat("..") {
                true => Element::Rest(self.variable()?),
                false => Element::One(self.template()?),
            });
            self.space();
            self.eat(",");
        }
    }

    /// `(x)`, `(x, y)` or `(a: x, b: y)`.
    fn payload(&mut self) -> Read<Template> {
        self.expect("(")?;
        let (mut fields, mut items) = (Vec::new(), Vec::new());
        loop {
            self.space();
            if self.eat(")") {
                break;
            }
            let named = self
                .rest
                .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
                .filter(|at| *at > 0 && self.rest[*at..].starts_with(':'));
            match named {
                Some(at) => {
                    let key = Sym::new(&self.rest[..at]);
                    self.rest = &self.rest[at + 1..];
                    fields.push((key, self.template()?));
                }
                None => items.push(Element::One(self.template()?)),
            }
            self.space();
            self.eat(",");
        }
        match (fields.is_empty(), items.len()) {
            (false, 0) => Ok(Template::Map(fields)),
            (false, _) => Err(String::from("named and unnamed fields together")),
            (true, 1) => match items.remove(0) {
                Element::One(t) => Ok(t),
                Element::Rest(_) => Err(String::from("no rest here")),
            },
            (true, _) => Ok(Template::List(items)),
        }
    }

    fn quoted(&mut self) -> Read<Vec<Sym>> {
        self.expect("\"")?;
        let end = self.rest.find('"').ok_or("a quote is not closed")?;
        let words = &self.rest[..end];
        self.rest = &self.rest[end + 1..];
        Ok(tokens::tokens(words).iter().map(|t| t.word).collect())
    }

    fn variable(&mut self) -> Read<usize> {
        self.expect("$")?;
        let name = self.name()?;
        if let Some(at) = self.variables.iter().position(|v| *v == name) {
            return Ok(at);
        }
        self.variables.push(name);
        Ok(self.variables.len() - 1)
    }

    fn name(&mut self) -> Read<String> {
        self.space();
        let end = self
            .rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
            .unwrap_or(self.rest.len());
        if end == 0 {
            return Err(format!("a name is expected before: {}", self.rest));
        }
        let name = self.rest[..end].to_owned();
        self.rest = &self.rest[end..];
        Ok(name)
    }

    fn space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn eat(&mut self, token: &str) -> bool {
        match self.rest.strip_prefix(token) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, token: &str) -> Read<()> {
        self.space();
        match self.eat(token) {
            true => Ok(()),
            false => Err(format!("{token} is expected before: {}", self.rest)),
        }
    }
}
