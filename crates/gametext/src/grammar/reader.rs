//! The notation of grammar files.

use super::{Element, Grammar, Item, Production, Template};
use crate::term::{Sym, Term};
use crate::tokens;

/// The rules of a file with the line each begins on. A rule goes on over indented lines; an indented line
/// that begins with `|` is another rule with the same left side.
pub(super) fn rules(text: &str) -> Vec<(usize, String)> {
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

/// Reads one rule into a grammar.
pub(super) struct Reader<'a> {
    grammar: &'a mut Grammar,
    rest: &'a str,
    variables: Vec<String>,
}

type Read<T> = Result<T, String>;

impl<'a> Reader<'a> {
    pub(super) fn new(grammar: &'a mut Grammar, rule: &'a str) -> Reader<'a> {
        Reader {
            grammar,
            rest: rule,
            variables: Vec::new(),
        }
    }

    pub(super) fn rule(&mut self, place: String) -> Read<()> {
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
