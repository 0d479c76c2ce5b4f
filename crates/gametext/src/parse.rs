//! Reading: every way a text can be taken, all at once.
//!
//! A category at a place in the text is read once and remembered. Readings with the same term are one.

use crate::grammar::{Element, Grammar, Item, Template, is_word_list};
use crate::lexicon::Lexicon;
use crate::term::{Sym, Term};
use crate::tokens::Token;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The named arguments of a category.
pub type Args = Arc<[(Sym, Term)]>;

/// One reading of a category from some place on.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The token after it.
    pub end: usize,
    pub term: Term,
    pub args: Args,
    pub tree: Arc<Tree>,
}

/// The way a text was read: the production, its choices and its parts. Writing can follow it to use the
/// same words again.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    /// `None` for a word list.
    pub(crate) production: Option<usize>,
    pub(crate) choices: Vec<usize>,
    pub(crate) parts: Vec<Arc<Tree>>,
}

/// The furthest place that reading reached, and what would have been understood there.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    /// The token.
    pub at: usize,
    /// Productions, each with the number of its items that were read.
    pub expected: Vec<(usize, usize)>,
}

/// Reads one text.
pub struct Parser<'a> {
    grammar: &'a Grammar,
    lexicon: &'a Lexicon,
    tokens: &'a [Token],
    memo: HashMap<(usize, usize), Arc<[Reading]>>,
    /// Whether a word list has a word at a place.
    lists: HashMap<(Sym, usize), bool>,
    /// The furthest place reached so far.
    pub reach: Reach,
    /// Readings built so far; a text that explodes is given up.
    work: usize,
}

/// More readings than any sensible text needs.
const LIMIT: usize = 400_000;

/// The work a term takes beside the reading itself: long lists are copied with every part that holds them.
fn weight(term: &Term) -> usize {
    match term {
        Term::List(items) => items.len(),
        Term::Node(_, payload) => weight(payload),
        _ => 0,
    }
}

impl std::fmt::Debug for Parser<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Parser")
            .field("reach", &self.reach)
            .finish()
    }
}

impl<'a> Parser<'a> {
    /// A parser for these tokens.
    pub fn new(grammar: &'a Grammar, lexicon: &'a Lexicon, tokens: &'a [Token]) -> Parser<'a> {
        Parser {
            grammar,
            lexicon,
            tokens,
            memo: HashMap::new(),
            lists: HashMap::new(),
            reach: Reach::default(),
            work: 0,
        }
    }

    /// All readings of the whole text as `category`.
    pub fn whole(&mut self, category: usize) -> Vec<(Term, Arc<Tree>)> {
        let mut out: Vec<(Term, Arc<Tree>)> = Vec::new();
        for reading in self.category(category, 0).iter() {
            if reading.end == self.tokens.len() && !out.iter().any(|(t, _)| *t == reading.term) {
                out.push((reading.term.clone(), reading.tree.clone()));
            }
        }
        out
    }

    /// Whether reading was given up because there are too many readings.
    pub fn exhausted(&self) -> bool {
        self.work >= LIMIT
    }

    fn category(&mut self, category: usize, at: usize) -> Arc<[Reading]> {
        if let Some(known) = self.memo.get(&(category, at)) {
            return known.clone();
        }
        let grammar = self.grammar;
        if !self.can_begin(category, at) {
            let none: Arc<[Reading]> = Arc::new([]);
            self.memo.insert((category, at), none.clone());
            return none;
        }
        let mut out = Vec::new();
        let mut seen = HashSet::new();
        let name = grammar.categories[category];
        if grammar.of[category].is_empty() && is_word_list(name.as_str()) {
            for (end, term, args) in self.lexicon.read(name, self.tokens, at) {
                out.push(Reading {
                    end,
                    term,
                    args: args.into(),
                    tree: Arc::default(),
                });
            }
        }
        for &p in &grammar.of[category] {
            let production = &grammar.productions[p];
            let mut walk = Walk {
                production: p,
                begin: at,
                bound: vec![None; production.variables],
                marks: Cell::new(0),
                choices: Vec::new(),
                parts: Vec::new(),
            };
            self.items(&mut walk, 0, at, &mut |reading: Reading| {
                if seen.insert((reading.end, reading.term.clone(), reading.args.clone())) {
                    out.push(reading);
                }
            });
        }
        let out: Arc<[Reading]> = out.into();
        self.memo.insert((category, at), out.clone());
        out
    }

    /// Whether the token at this place is one that the category can begin with.
    fn can_begin(&mut self, category: usize, at: usize) -> bool {
        let begin = &self.grammar.begins[category];
        let Some(token) = self.tokens.get(at) else {
            return begin.empty;
        };
        begin.empty
            || begin.words.contains(&token.word)
            || token
                .small
                .is_some_and(|small| begin.words.contains(&small))
            || begin.lists.iter().any(|list| self.listed(*list, at))
    }

    fn listed(&mut self, list: Sym, at: usize) -> bool {
        if let Some(known) = self.lists.get(&(list, at)) {
            return *known;
        }
        let found = !self.lexicon.read(list, self.tokens, at).is_empty();
        self.lists.insert((list, at), found);
        found
    }

    fn reached(&mut self, at: usize, production: usize, item: usize) {
        if at > self.reach.at || self.reach.expected.is_empty() {
            self.reach = Reach {
                at,
                expected: vec![],
            };
        }
        if at == self.reach.at && self.reach.expected.len() < 200 {
            self.reach.expected.push((production, item));
        }
    }

    fn word_is(&self, at: usize, word: Sym) -> bool {
        self.tokens
            .get(at)
            .is_some_and(|t| t.word == word || t.small == Some(word))
    }

    fn items(&mut self, walk: &mut Walk, n: usize, at: usize, found: &mut dyn FnMut(Reading)) {
        if self.work >= LIMIT {
            return;
        }
        self.work += 1;
        let grammar = self.grammar;
        let production = &grammar.productions[walk.production];
        let Some(item) = production.items.get(n) else {
            walk.marks.set(0);
            let term = walk.build(&production.template);
            self.work += term.as_ref().map_or(0, weight);
            let mut args: Vec<(Sym, Term)> = Vec::with_capacity(production.args.len());
            for (key, template) in &production.args {
                match walk.build(template) {
                    Some(value) => args.push((*key, value)),
                    None => return,
                }
            }
            if let Some(term) = term {
                let (term, args) = tidy(term, args);
                let tree = Arc::new(Tree {
                    production: Some(walk.production),
                    choices: walk.choices.clone(),
                    parts: walk.parts.clone(),
                });
                found(Reading {
                    end: at,
                    term,
                    args: args.into(),
                    tree,
                });
            }
            return;
        };
        match item {
            Item::Word(word) => match self.word_is(at, *word) {
                true => self.items(walk, n + 1, at + 1, found),
                false => self.reached(at, walk.production, n),
            },
            Item::Choice(variable, options) => {
                let mut any = false;
                for (choice, (value, words)) in options.iter().enumerate() {
                    if words
                        .iter()
                        .enumerate()
                        .all(|(i, w)| self.word_is(at + i, *w))
                    {
                        any = true;
                        let kept = walk.bound.clone();
                        if walk.unify(&Term::Var(*variable as u32), value) {
                            walk.choices.push(choice);
                            self.items(walk, n + 1, at + words.len(), found);
                            walk.choices.pop();
                        }
                        walk.bound = kept;
                    }
                }
                if !any {
                    self.reached(at, walk.production, n);
                }
            }
            Item::Child { category, args, to } => {
                let readings = self.category(*category, at);
                if readings.is_empty() {
                    self.reached(at, walk.production, n);
                }
                for reading in readings.iter() {
                    let kept = walk.bound.clone();
                    if walk.join(reading, args, *to) {
                        walk.parts.push(reading.tree.clone());
                        self.items(walk, n + 1, reading.end, found);
                        walk.parts.pop();
                    }
                    walk.bound = kept;
                }
            }
        }
    }
}

/// A production being read: its variables first, those of its children after them.
struct Walk {
    production: usize,
    begin: usize,
    bound: Vec<Option<Term>>,
    /// Marks made so far, so that no two are taken for one.
    marks: Cell<usize>,
    choices: Vec<usize>,
    parts: Vec<Arc<Tree>>,
}

impl Walk {
    fn join(&mut self, reading: &Reading, args: &[(Sym, Template)], to: Option<usize>) -> bool {
        let base = self.bound.len() as u32;
        let shift = |term: &Term| shifted(term, base);
        let highest = reading
            .args
            .iter()
            .map(|(_, t)| variables(t))
            .max()
            .unwrap_or(0)
            .max(variables(&reading.term));
        self.bound.resize(self.bound.len() + highest as usize, None);
        for (key, template) in args {
            let Some((_, value)) = reading.args.iter().find(|(k, _)| k == key) else {
                continue;
            };
            let wanted = match self.open(template) {
                Some(wanted) => wanted,
                None => return false,
            };
            if !self.unify(&wanted, &shift(value)) {
                return false;
            }
        }
        match to {
            Some(variable) => self.unify(&Term::Var(variable as u32), &shift(&reading.term)),
            None => true,
        }
    }

    fn walk(&self, term: &Term) -> Term {
        let mut term = term.clone();
        while let Term::Var(n) = term {
            match self.bound.get(n as usize) {
                Some(Some(next)) => term = next.clone(),
                _ => return term,
            }
        }
        term
    }

    fn unify(&mut self, a: &Term, b: &Term) -> bool {
        let (a, b) = (self.walk(a), self.walk(b));
        match (&a, &b) {
            (Term::Var(x), Term::Var(y)) if x == y => true,
            (Term::Var(x), _) => {
                self.bound[*x as usize] = Some(b);
                true
            }
            (_, Term::Var(y)) => {
                self.bound[*y as usize] = Some(a);
                true
            }
            (Term::List(x), Term::List(y)) => {
                x.len() == y.len() && x.iter().zip(y.iter()).all(|(a, b)| self.unify(a, b))
            }
            (Term::Node(s, x), Term::Node(t, y)) => s == t && self.unify(x, y),
            (Term::Map(x), Term::Map(y)) => {
                x.len() == y.len()
                    && x.iter().all(|(k, a)| {
                        y.iter()
                            .find(|(l, _)| l == k)
                            .is_some_and(|(_, b)| self.unify(a, b))
                    })
            }
            _ => a == b,
        }
    }

    /// A template as a term with variables in it, for comparing.
    fn open(&self, template: &Template) -> Option<Term> {
        Some(match template {
            Template::Var(n) => Term::Var(*n as u32),
            _ => self.build(template)?,
        })
    }

    fn build(&self, template: &Template) -> Option<Term> {
        Some(match template {
            Template::Int(n) => Term::Int(*n),
            Template::Bool(b) => Term::Bool(*b),
            Template::Word(w) => Term::Word(*w),
            Template::Var(n) => self.resolve(&Term::Var(*n as u32)),
            Template::Minus(n) => match self.resolve(&Term::Var(*n as u32)) {
                Term::Int(n) => Term::Int(-n),
                _ => return None,
            },
            Template::List(elements) => {
                let mut out = Vec::new();
                for element in elements {
                    match element {
                        Element::One(t) => out.push(self.build(t)?),
                        Element::Rest(n) => match self.resolve(&Term::Var(*n as u32)) {
                            Term::List(items) => out.extend(items.iter().cloned()),
                            _ => return None,
                        },
                    }
                }
                Term::list(out)
            }
            Template::Node(tag, payload) => collapse(*tag, self.build(payload)?),
            Template::Map(fields) => Term::Map(
                fields
                    .iter()
                    .map(|(k, t)| Some((*k, self.build(t)?)))
                    .collect::<Option<_>>()?,
            ),
            Template::Mark(tag, args) => {
                let number = self.marks.get();
                self.marks.set(number + 1);
                let mut items = vec![Term::Int(crate::referents::key(
                    self.begin,
                    self.production,
                    number,
                ))];
                for arg in args {
                    items.push(self.build(arg)?);
                }
                Term::Node(*tag, Arc::new(Term::list(items)))
            }
        })
    }

    fn resolve(&self, term: &Term) -> Term {
        match self.walk(term) {
            Term::List(items) => Term::List(items.iter().map(|t| self.resolve(t)).collect()),
            Term::Node(tag, payload) => Term::Node(tag, Arc::new(self.resolve(&payload))),
            Term::Map(fields) => {
                Term::Map(fields.iter().map(|(k, v)| (*k, self.resolve(v))).collect())
            }
            other => other,
        }
    }
}

/// Makes a node. `All` and `Either` of one part are that part.
pub fn collapse(tag: Sym, payload: Term) -> Term {
    if matches!(tag.as_str(), "All" | "Either")
        && let Term::List(items) = &payload
    {
        match items.len() {
            0 if tag.as_str() == "All" => return Term::word("Any"),
            1 => return items[0].clone(),
            _ => {}
        }
    }
    Term::Node(tag, Arc::new(payload))
}

fn variables(term: &Term) -> u32 {
    match term {
        Term::Var(n) => n + 1,
        other => other
            .children()
            .into_iter()
            .map(variables)
            .max()
            .unwrap_or(0),
    }
}

fn shifted(term: &Term, by: u32) -> Term {
    match term {
        Term::Var(n) => Term::Var(n + by),
        Term::List(items) => Term::List(items.iter().map(|t| shifted(t, by)).collect()),
        Term::Node(tag, payload) => match payload.is_ground() {
            true => term.clone(),
            false => Term::Node(*tag, Arc::new(shifted(payload, by))),
        },
        Term::Map(fields) => Term::Map(fields.iter().map(|(k, v)| (*k, shifted(v, by))).collect()),
        other => other.clone(),
    }
}

/// Numbers what is left unknown from 0 on, so that equal readings are equal.
fn tidy(term: Term, args: Vec<(Sym, Term)>) -> (Term, Vec<(Sym, Term)>) {
    fn go(term: &Term, order: &mut Vec<u32>) -> Term {
        match term {
            Term::Var(n) => {
                let at = order.iter().position(|o| o == n).unwrap_or_else(|| {
                    order.push(*n);
                    order.len() - 1
                });
                Term::Var(at as u32)
            }
            Term::List(items) => Term::List(items.iter().map(|t| go(t, order)).collect()),
            Term::Node(tag, payload) => Term::Node(*tag, Arc::new(go(payload, order))),
            Term::Map(fields) => {
                Term::Map(fields.iter().map(|(k, v)| (*k, go(v, order))).collect())
            }
            other => other.clone(),
        }
    }
    if term.is_ground() && args.iter().all(|(_, v)| v.is_ground()) {
        return (term, args);
    }
    let mut order = Vec::new();
    let term = go(&term, &mut order);
    let args = args.iter().map(|(k, v)| (*k, go(v, &mut order))).collect();
    (term, args)
}
