//! The compiler: card text to abilities, and abilities to card text.

use crate::facts::{self, Slots};
use crate::grammar::{self, Grammar, GrammarError};
use crate::lexicon::{self, Lexicon};
use crate::parse::{self, Tree};
use crate::slots::{self, This};
use crate::term::{Sym, Term};
use crate::{misprints, normal, print, raise, sane, tokens};
use cards::language::{Ability, PlayRule};
use cards::lexicon::{CardType, Gender};
use cards::{CardDef, Facts};
use locale::{Lang, Message, message};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::sync::Arc;

/// The abilities of a card, as its text gives them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Compiled {
    /// The demands of the card on being played, and where it goes.
    #[serde(skip_serializing_if = "PlayRule::is_default")]
    pub play: PlayRule,
    /// The abilities, in the order of the text.
    pub text: Vec<Ability>,
}

impl Compiled {
    /// The abilities as a tree, without fields that have their usual value. Grammars work on such trees.
    pub fn term(&self) -> Term {
        // Both types have only named fields and variants, which JSON can hold.
        let json = serde_json::to_value(self).expect("abilities are data");
        raise::plain(&Term::from_json(&json))
    }

    /// Whether both mean the same, however their conditions are ordered and grouped.
    pub fn same_meaning(&self, other: &Compiled) -> bool {
        self == other || normal::normal(&self.term()) == normal::normal(&other.term())
    }
}

/// The most words and signs in a text: several times as many as any card has room for. Reading goes as deep as
/// a text is long.
const MOST_WORDS: usize = 400;

/// A text that is not compiled: the reason, and the words in question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{reason}: {words:?}")]
pub struct Declined {
    /// The reason, in the reader's language.
    pub reason: Message,
    /// The bytes of the text that are not understood.
    pub at: Range<usize>,
    /// The text at these bytes.
    pub words: String,
    /// Words that would have been understood there.
    pub nearest: Option<String>,
}

/// Grammars and words. Making one takes a moment; share it.
#[derive(Debug)]
pub struct Compiler {
    /// Reads and writes English.
    pub english: Grammar,
    /// Writes German.
    pub german: Grammar,
    /// The words of the game and of the cards.
    pub lexicon: Lexicon,
}

mod files {
    include!(concat!(env!("OUT_DIR"), "/grammars.rs"));
}

/// The grammar category that the texts of a card type begin with.
fn start(kind: CardType) -> &'static str {
    match kind {
        CardType::Personnel => "TextPersonnel",
        CardType::Ship => "TextShip",
        CardType::Equipment => "TextEquipment",
        CardType::Event => "TextEvent",
        CardType::Interrupt => "TextInterrupt",
        CardType::Mission => "TextMission",
        CardType::Dilemma => "TextDilemma",
        // No grammar reads or writes texts of these types yet.
        CardType::Incident
        | CardType::Objective
        | CardType::Artifact
        | CardType::Facility
        | CardType::Doorway
        | CardType::Tactic
        | CardType::Site
        | CardType::TimeLocation
        | CardType::Tribble
        | CardType::Trouble => "TextEvent",
    }
}

/// The words that a text may use for its own card.
pub fn this(card: &CardDef) -> This {
    let (kind, pronoun) = match &card.facts {
        Facts::Personnel {
            gender: Gender::Female,
            ..
        } => ("person", "she"),
        Facts::Personnel { .. } => ("person", "he"),
        Facts::Ship { .. } => ("ship", "it"),
        Facts::Equipment {} => ("equipment", "it"),
        Facts::Event {} => ("event", "it"),
        Facts::Interrupt {} => ("interrupt", "it"),
        Facts::Mission { .. } => ("mission", "it"),
        Facts::Dilemma { .. } => ("dilemma", "it"),
        Facts::First(_) => ("card", "it"),
    };
    This { kind, pronoun }
}

impl Compiler {
    /// A compiler that knows the words of these cards.
    pub fn new<'a>(cards: impl IntoIterator<Item = &'a CardDef>) -> Result<Compiler, GrammarError> {
        Ok(Compiler {
            english: Grammar::read(files::ENGLISH)?,
            german: Grammar::read_to_write(files::GERMAN)?,
            lexicon: Lexicon::new(cards),
        })
    }

    /// Writes the text of a card. `Err` names the part that the language has no words for.
    pub fn render(&self, card: &CardDef, language: Lang) -> Result<String, String> {
        let compiled = Compiled {
            play: card.play.clone(),
            text: card.text.clone(),
        };
        if compiled == Compiled::default() {
            return Ok(String::new());
        }
        let grammar = match language {
            Lang::En => &self.english,
            Lang::De => &self.german,
        };
        self.write(grammar, card.card_type(), this(card), &compiled, None)
    }

    /// Reads a text as that of a card, of which only the type and the gender matter. A text that is not
    /// understood, or that has more than one meaning, is declined.
    pub fn compile(&self, card: &CardDef, text: &str) -> Result<Compiled, Declined> {
        let readings = self.readings(card.card_type(), this(card), text)?;
        match readings.as_slice() {
            [(one, _)] => Ok(one.clone()),
            _ => Err(Declined {
                reason: message!("text-readings", n = readings.len()),
                at: 0..text.len(),
                words: text.to_owned(),
                nearest: None,
            }),
        }
    }

    /// Reads a text like [`compile`](Compiler::compile) and makes sure that it can be shown: the English written from
    /// it must mean the same again, and German must have words for it. Otherwise the text is declined.
    pub fn compile_and_prove(&self, card: &CardDef, text: &str) -> Result<Compiled, Declined> {
        let compiled = self.compile(card, text)?;
        let decline = |reason: Message| Declined {
            reason,
            at: 0..text.len(),
            words: text.to_owned(),
            nearest: None,
        };
        let (kind, this) = (card.card_type(), this(card));
        let write = |grammar: &Grammar, lang: &str| {
            self.write(grammar, kind, this, &compiled, None)
                .map_err(|_| decline(message!("text-not-in-words", lang = lang)))
        };
        let english = write(&self.english, "en")?;
        match self.compile(card, &english) {
            Ok(again) if again.same_meaning(&compiled) => {}
            _ => return Err(decline(message!("text-not-the-same", text = english))),
        }
        write(&self.german, "de")?;
        Ok(compiled)
    }

    /// Reads a text in all ways it can be taken, each with the way it was read. `Err`, if there is none, shows
    /// where understanding ends.
    pub fn readings(
        &self,
        kind: CardType,
        this: This,
        text: &str,
    ) -> Result<Vec<(Compiled, Arc<Tree>)>, Declined> {
        let normal = misprints::normalise(text);
        let tokens = tokens::tokens(&normal.text);
        let mut parser = parse::Parser::new(&self.english, &self.lexicon, &tokens);
        let decline = |reason: Message, from: usize, to: usize, nearest: Option<String>| {
            let place = |token: usize| tokens.get(token).map_or(normal.text.len(), |t| t.at.start);
            let end = tokens.get(to).map_or(normal.text.len(), |t| t.at.end);
            let at = normal.original(place(from))..normal.original(end);
            let words = text.get(at.clone()).unwrap_or_default().to_owned();
            Declined {
                reason,
                at,
                words,
                nearest,
            }
        };
        if tokens.len() > MOST_WORDS {
            let reason = message!("text-too-long", most = MOST_WORDS);
            return Err(decline(reason, MOST_WORDS, tokens.len(), None));
        }
        let Some(category) = self.english.category(start(kind)) else {
            return Err(decline(
                message!("text-not-understood"),
                0,
                tokens.len(),
                None,
            ));
        };
        let terms = parser.whole(category);
        if parser.exhausted() {
            return Err(decline(
                message!("text-too-many-readings"),
                0,
                tokens.len(),
                None,
            ));
        }
        if terms.is_empty() {
            let reach = &parser.reach;
            let at = reach.at.min(tokens.len().saturating_sub(1));
            let end = tokens[at..]
                .iter()
                .position(|t| matches!(t.word.as_str(), "." | "," | ";"))
                .map_or(tokens.len().saturating_sub(1), |n| at + n.max(1) - 1);
            let nearest = self.nearest(reach);
            return Err(decline(message!("text-not-understood"), at, end, nearest));
        }
        let mut out: Vec<(Compiled, Arc<Tree>)> = Vec::new();
        let mut problem = None;
        for (term, tree) in terms {
            match self.typed(&term, kind, this) {
                Ok(compiled) if !out.iter().any(|(c, _)| c.same_meaning(&compiled)) => {
                    out.push((compiled, tree))
                }
                Ok(_) => {}
                Err((at, reason)) => problem = Some((at, reason)),
            }
        }
        match (out.is_empty(), problem) {
            (false, _) => Ok(out),
            (true, Some((at, reason))) => Err(decline(reason, at, at, None)),
            (true, None) => Err(decline(
                message!("text-not-understood"),
                0,
                tokens.len(),
                None,
            )),
        }
    }

    fn typed(&self, term: &Term, kind: CardType, this: This) -> Result<Compiled, (usize, Message)> {
        let term =
            slots::resolve(term, Some(this), &self.lexicon).map_err(|e| (e.at, e.message))?;
        let term = raise::instead(&raise::plain(&term));
        let term = raise::place_in_attempt(&term, kind, true);
        if let Some(reason) = sane::nonsense(&term) {
            return Err((0, reason));
        }
        serde_json::from_value(term.to_json()).map_err(|e| {
            (
                0,
                message!(
                    "text-wrong-grammar",
                    fault = e.to_string(),
                    term = term.to_string()
                ),
            )
        })
    }

    /// Reads a text as a category of the English grammar, before slots are numbered: for people who work on
    /// the grammar.
    pub fn raw(&self, category: &str, text: &str) -> Vec<Term> {
        let normal = misprints::normalise(text);
        let tokens = tokens::tokens(&normal.text);
        let mut parser = parse::Parser::new(&self.english, &self.lexicon, &tokens);
        match self.english.category(category) {
            Some(category) => parser.whole(category).into_iter().map(|(t, _)| t).collect(),
            None => Vec::new(),
        }
    }

    /// The words that could have followed.
    fn nearest(&self, reach: &parse::Reach) -> Option<String> {
        let mut out: Vec<String> = Vec::new();
        let mut add = |what: String| {
            if !out.contains(&what) {
                out.push(what);
            }
        };
        let quoted = |word: &Sym| format!("“{}”", word.as_str());
        for (p, n) in &reach.expected {
            match self.english.productions[*p].items.get(*n) {
                Some(grammar::Item::Word(word)) => add(quoted(word)),
                Some(grammar::Item::Choice(_, options)) => {
                    options
                        .iter()
                        .filter_map(|(_, words)| words.first())
                        .for_each(|w| add(quoted(w)));
                }
                Some(grammar::Item::Child { category, .. }) => {
                    let begin = &self.english.begins[*category];
                    for list in &begin.lists {
                        add(lexicon::list_name(list.as_str()).to_owned());
                    }
                    if begin.words.len() <= 4 {
                        let mut words: Vec<String> = begin.words.iter().map(quoted).collect();
                        words.sort();
                        words.into_iter().for_each(&mut add);
                    }
                }
                None => {}
            }
        }
        out.truncate(8);
        (!out.is_empty()).then(|| out.join(", "))
    }

    /// Writes the text of these abilities; with a `tree`, in the words of that reading. `Err` names the part that
    /// the grammar has no words for.
    pub fn write(
        &self,
        grammar: &Grammar,
        kind: CardType,
        this: This,
        compiled: &Compiled,
        tree: Option<&Tree>,
    ) -> Result<String, String> {
        let term = raise::place_in_attempt(&compiled.term(), kind, false);
        let term = match term.field("text") {
            Some(_) => term,
            None => Term::map(vec![("text", Term::list(vec![]))]),
        };
        let term = facts::apart(&term);
        let slots = Slots::of(&term, Some(this), &self.lexicon);
        let mut printer = print::Printer::new(grammar, &self.lexicon, &slots);
        let category = grammar
            .category(start(kind))
            .ok_or("no grammar for this type")?;
        let written = match tree {
            Some(tree) => printer.write_as(tree, category, &term, &[]),
            None => printer.write(category, &term, Vec::new()),
        };
        match written {
            Some(written) => {
                let mut words = written.words.to_vec();
                lexicon::articles(&mut words);
                Ok(tokens::join(&words))
            }
            None => Err(printer.stuck.map_or_else(String::new, |(_, what)| what)),
        }
    }
}
