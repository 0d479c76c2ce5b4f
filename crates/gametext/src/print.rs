//! Writing: a term as words, by the same productions that read it.

use crate::facts::Slots;
use crate::grammar::{Element, Grammar, Item, Template, is_word_list};
use crate::lexicon::Lexicon;
use crate::parse::Tree;
use crate::term::{Sym, Term};
use std::collections::HashMap;
use std::sync::Arc;

/// The values of a production's variables.
type Env = Vec<Option<Term>>;

/// The words of a term.
#[derive(Clone, Debug)]
pub struct Written {
    pub words: Arc<[Sym]>,
    /// The arguments of the category, as far as they are known now.
    pub args: Vec<(Sym, Term)>,
}

/// A category, the term and the arguments that are known.
type Key = (usize, Term, Vec<(Sym, Term)>);

/// Writes the text of one card.
pub struct Printer<'a> {
    grammar: &'a Grammar,
    lexicon: &'a Lexicon,
    slots: &'a Slots,
    memo: HashMap<Key, Option<Written>>,
    /// The deepest term that could not be written, for messages.
    pub stuck: Option<(usize, String)>,
    depth: usize,
    /// Writing in the words of a reading.
    guided: bool,
}

impl std::fmt::Debug for Printer<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Printer")
            .field("stuck", &self.stuck)
            .finish()
    }
}

impl<'a> Printer<'a> {
    /// A printer for a text with these slots.
    pub fn new(grammar: &'a Grammar, lexicon: &'a Lexicon, slots: &'a Slots) -> Printer<'a> {
        Printer {
            grammar,
            lexicon,
            slots,
            memo: HashMap::new(),
            stuck: None,
            depth: 0,
            guided: false,
        }
    }

    /// Writes a term as a category, in the first way that fits.
    pub fn write(
        &mut self,
        category: usize,
        term: &Term,
        known: Vec<(Sym, Term)>,
    ) -> Option<Written> {
        let name = self.grammar.categories[category];
        if self.grammar.of[category].is_empty() && is_word_list(name.as_str()) {
            let (words, args) = self.lexicon.write(name, term, &known)?;
            return Some(Written {
                words: words.into(),
                args,
            });
        }
        let key = (category, term.clone(), known);
        if let Some(done) = self.memo.get(&key) {
            return done.clone();
        }
        // A category that needs itself for the same term writes nothing.
        self.memo.insert(key.clone(), None);
        self.depth += 1;
        let grammar = self.grammar;
        let mut result = None;
        if self.depth < 200 {
            for &p in &grammar.of[category] {
                if grammar.productions[p].reads_only {
                    continue;
                }
                result = self.production(p, term, &key.2, None);
                if result.is_some() {
                    break;
                }
            }
        }
        self.depth -= 1;
        if result.is_none()
            && self
                .stuck
                .as_ref()
                .is_none_or(|(depth, _)| *depth < self.depth)
        {
            self.stuck = Some((self.depth, format!("{name:?}: {term}")));
        }
        self.memo.insert(key, result.clone());
        result
    }

    /// Writes a term in the words of one reading of it.
    pub fn write_as(
        &mut self,
        tree: &Tree,
        category: usize,
        term: &Term,
        known: &[(Sym, Term)],
    ) -> Option<Written> {
        self.guided = true;
        match tree.production {
            None => self.write(category, term, known.to_vec()),
            Some(p) => self.production(p, term, known, Some(tree)),
        }
    }

    fn production(
        &mut self,
        p: usize,
        term: &Term,
        known: &[(Sym, Term)],
        tree: Option<&Tree>,
    ) -> Option<Written> {
        let production = &self.grammar.productions[p];
        let mut envs = vec![vec![None; production.variables]];
        for (key, template) in &production.args {
            if let Some((_, value)) = known.iter().find(|(k, _)| k == key) {
                envs = envs
                    .into_iter()
                    .flat_map(|env| self.fit(template, value, env))
                    .collect();
            }
        }
        let envs: Vec<Env> = envs
            .into_iter()
            .flat_map(|env| self.fit(&production.template, term, env))
            .collect();
        envs.into_iter().find_map(|env| self.children(p, env, tree))
    }

    /// Writes the parts in an order in which each knows what it needs.
    fn children(&mut self, p: usize, mut env: Env, tree: Option<&Tree>) -> Option<Written> {
        let production = &self.grammar.productions[p];
        let mut parts: Vec<Option<Arc<[Sym]>>> = vec![None; production.items.len()];
        loop {
            let mut best: Option<(usize, usize)> = None;
            for (n, item) in production.items.iter().enumerate() {
                let Item::Child { args, to, .. } = item else {
                    continue;
                };
                if parts[n].is_some() {
                    continue;
                }
                if to.is_some_and(|to| env[to].is_none()) {
                    continue;
                }
                let unknown = args
                    .iter()
                    .filter(|(_, t)| value(t, &env).is_none())
                    .count();
                if best.is_none_or(|(_, least)| unknown < least) {
                    best = Some((n, unknown));
                }
            }
            let Some((n, _)) = best else { break };
            let Item::Child { category, args, to } = &production.items[n] else {
                break;
            };
            let term = match to {
                Some(to) => env[*to].clone()?,
                None => Term::word("_"),
            };
            let known: Vec<(Sym, Term)> = args
                .iter()
                .filter_map(|(k, t)| Some((*k, value(t, &env)?)))
                .collect();
            let part = production.items[..n]
                .iter()
                .filter(|i| matches!(i, Item::Child { .. }))
                .count();
            let written = match tree {
                Some(tree) => self.write_as(tree.parts.get(part)?, *category, &term, &known)?,
                None => self.write(*category, &term, known)?,
            };
            for (key, template) in args {
                if let Some((_, found)) = written.args.iter().find(|(k, _)| k == key) {
                    env = self.fit(template, found, env).into_iter().next()?;
                }
            }
            parts[n] = Some(written.words);
        }
        let mut words: Vec<Sym> = Vec::new();
        let mut choices = tree
            .map(|t| t.choices.as_slice())
            .unwrap_or_default()
            .iter();
        for (n, item) in production.items.iter().enumerate() {
            match item {
                Item::Word(word) => words.push(*word),
                Item::Child { .. } => words.extend(parts[n].as_ref()?.iter()),
                Item::Choice(variable, options) => {
                    let (value, chosen) = match (choices.next(), &env[*variable]) {
                        (Some(choice), _) => options.get(*choice)?,
                        (None, Some(value)) => options.iter().find(|(v, _)| v == value)?,
                        (None, None) => options.first()?,
                    };
                    env[*variable] = Some(value.clone());
                    words.extend(chosen);
                }
            }
        }
        let args = production
            .args
            .iter()
            .filter_map(|(k, t)| Some((*k, value(t, &env)?)))
            .collect();
        Some(Written {
            words: words.into(),
            args,
        })
    }

    /// All ways in which the template can be this term.
    fn fit(&self, template: &Template, term: &Term, mut env: Env) -> Vec<Env> {
        match (template, term) {
            (Template::Var(n), _) => match &env[*n] {
                Some(known) if known == term || crate::facts::alike(known, term) => vec![env],
                Some(_) => vec![],
                None => {
                    env[*n] = Some(term.clone());
                    vec![env]
                }
            },
            (Template::Minus(n), Term::Int(i)) => self.fit(&Template::Var(*n), &Term::Int(-i), env),
            (Template::Mark(tag, args), _) => self.fit_mark(*tag, args, term, env),
            (Template::Int(a), Term::Int(b)) if a == b => vec![env],
            (Template::Bool(a), Term::Bool(b)) if a == b => vec![env],
            (Template::Word(a), Term::Word(b)) if a == b => vec![env],
            (Template::Node(tag, payload), _) => self.fit_node(*tag, payload, term, env),
            (Template::Map(wanted), Term::Map(fields)) => self.fit_map(wanted, fields, env),
            (Template::List(elements), Term::List(items)) => self.fit_list(elements, items, env),
            _ => vec![],
        }
    }

    fn fit_mark(&self, tag: Sym, args: &[Template], term: &Term, env: Env) -> Vec<Env> {
        let Some(found) = self.slots.facts(tag, term) else {
            return vec![];
        };
        let mut envs = vec![env];
        for (arg, options) in args.iter().zip(&found) {
            let fit = |env: Env| {
                let each = options.iter();
                let fitting = each.flat_map(|value| self.fit(arg, value, env.clone()));
                fitting.collect::<Vec<_>>()
            };
            envs = envs.into_iter().flat_map(fit).collect();
        }
        envs
    }

    fn fit_node(&self, tag: Sym, payload: &Template, term: &Term, env: Env) -> Vec<Env> {
        let one = || Term::node("Exactly", Term::node("N", Term::Int(1)));
        let picked = |select: &Term| Term::map(vec![("of", select.clone()), ("n", one())]);
        if matches!(tag.as_str(), "All" | "Either") {
            let list = match term {
                Term::Node(t, list) if *t == tag => (**list).clone(),
                Term::Word(w) if w.as_str() == "Any" && tag.as_str() == "All" => Term::list(vec![]),
                other => Term::list(vec![other.clone()]),
            };
            return self.fit(payload, &list, env);
        }
        let Term::Node(found, inner) = term else {
            return vec![];
        };
        match (tag.as_str(), found.as_str()) {
            // Read as "instead" without the word, see `raise::instead`.
            ("Move", "Instead") if self.guided && inner.children().len() == 1 => {
                self.fit_node(tag, payload, inner.children()[0], env)
            }
            // A card that only has to exist is written like one that is bound.
            ("Bind", "Some") => self.fit(payload, &picked(inner), env),
            ("Pick", "Every") if crate::referents::is_end(inner) => {
                self.fit(payload, &picked(inner), env)
            }
            _ if tag == *found => self.fit(payload, inner, env),
            _ => vec![],
        }
    }

    fn fit_map(&self, wanted: &[(Sym, Template)], fields: &[(Sym, Term)], env: Env) -> Vec<Env> {
        let known = |k: &Sym| wanted.iter().any(|(w, _)| w == k);
        if !fields.iter().all(|(k, _)| known(k)) {
            return vec![];
        }
        let mut envs = vec![env];
        for (key, template) in wanted {
            envs = match fields.iter().find(|(k, _)| k == key) {
                Some((_, value)) => envs
                    .into_iter()
                    .flat_map(|env| self.fit(template, value, env))
                    .collect(),
                None if only_marks(template) => envs,
                None => match crate::raise::usual(key.as_str()) {
                    Some(value) => envs
                        .into_iter()
                        .flat_map(|env| self.fit(template, &value, env))
                        .collect(),
                    None => vec![],
                },
            };
        }
        envs
    }

    fn fit_list(&self, elements: &[Element], items: &[Term], env: Env) -> Vec<Env> {
        match elements {
            [] if items.is_empty() => vec![env],
            [] => vec![],
            [Element::One(template), rest @ ..] => match items {
                [first, others @ ..] => self
                    .fit(template, first, env)
                    .into_iter()
                    .flat_map(|env| self.fit_list(rest, others, env))
                    .collect(),
                [] => vec![],
            },
            [Element::Rest(n), rest @ ..] => {
                if let Some(known) = &env[*n] {
                    let Term::List(known) = known else {
                        return vec![];
                    };
                    return match items.starts_with(known) {
                        true => self.fit_list(rest, &items[known.len()..], env.clone()),
                        false => vec![],
                    };
                }
                let mut out = Vec::new();
                // The longest first: a list that can be taken in one piece is.
                for take in (0..=items.len()).rev() {
                    let mut env = env.clone();
                    env[*n] = Some(Term::list(items[..take].to_vec()));
                    out.extend(self.fit_list(rest, &items[take..], env));
                }
                out
            }
        }
    }
}

/// Whether a field only tells where a slot is filled; such fields are left out when nobody reads the slot.
fn only_marks(template: &Template) -> bool {
    match template {
        Template::Mark(tag, _) => tag.as_str() == "@new",
        Template::Map(fields) => fields.iter().all(|(_, t)| only_marks(t)),
        _ => false,
    }
}

/// The value of a template whose variables are known.
fn value(template: &Template, env: &Env) -> Option<Term> {
    Some(match template {
        Template::Int(n) => Term::Int(*n),
        Template::Bool(b) => Term::Bool(*b),
        Template::Word(w) => Term::Word(*w),
        Template::Var(n) => env[*n].clone()?,
        Template::Minus(n) => match env[*n].clone()? {
            Term::Int(n) => Term::Int(-n),
            _ => return None,
        },
        Template::List(elements) => {
            let mut out = Vec::new();
            for element in elements {
                match element {
                    Element::One(t) => out.push(value(t, env)?),
                    Element::Rest(n) => match env[*n].as_ref()? {
                        Term::List(items) => out.extend(items.iter().cloned()),
                        _ => return None,
                    },
                }
            }
            Term::list(out)
        }
        Template::Node(tag, payload) => crate::parse::collapse(*tag, value(payload, env)?),
        Template::Map(fields) => Term::Map(
            fields
                .iter()
                .map(|(k, t)| Some((*k, value(t, env)?)))
                .collect::<Option<_>>()?,
        ),
        Template::Mark(..) => return None,
    })
}
