//! Facts about slots, for writing: the words that fit what a slot holds.

use crate::lexicon::Lexicon;
use crate::referents::{Gather, KINDS, Referent, fits};
use crate::slots::{This, here, inside, is_word, my_ship, not_other};
use crate::term::{Sym, Term};
use std::collections::HashMap;
use std::sync::Arc;

/// The facts known about every slot of a card's text.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    referents: HashMap<i32, Referent>,
    this: Option<This>,
}

impl Slots {
    /// Collects the slots of a text, as packs store it.
    pub fn of(text: &Term, this: Option<This>, lexicon: &Lexicon) -> Slots {
        let mut gather = Gather {
            lexicon,
            ability: 0,
            out: Vec::new(),
            idle: false,
            cost: Vec::new(),
        };
        gather.walk(text, None);
        let mut slots = Slots {
            this,
            ..Slots::default()
        };
        for referent in gather.out {
            slots.referents.entry(referent.slot).or_insert(referent);
        }
        slots
    }

    fn slot(&self, term: &Term) -> Option<&Referent> {
        match term {
            Term::Int(n) => self.referents.get(n),
            _ => None,
        }
    }

    /// The facts about the term where a mark stands: for each argument of the mark the values that fit.
    /// Nothing, if the mark cannot stand for the term.
    pub fn facts(&self, mark: Sym, term: &Term) -> Option<Vec<Vec<Term>>> {
        match mark.as_str() {
            "@new" => matches!(term, Term::Int(_)).then(Vec::new),
            "@this" => self.this_facts(term),
            "@slot" => self.slot(term).map(|r| self.described(r)),
            "@ref" => self.slot(inside(term, "In")?).map(|r| self.described(r)),
            "@pron" => self.pronoun_facts(term),
            "@that" => {
                let referent = self.slot(inside(term, "In").unwrap_or(term))?;
                Some(vec![number(referent), descriptions(referent)])
            }
            "@self" => self.self_facts(term),
            // "his or her" is never said of the player who reads the text.
            "@his" => match inside(term, "In") {
                Some(n) => Some(vec![vec![
                    term.clone(),
                    Term::node("AnOpponent", n.clone()),
                ]]),
                None => (!is_word(term, "You")).then(|| vec![vec![term.clone()]]),
            },
            "@here" => (*term == here(self.this)).then(Vec::new),
            "@other" => match is_word(term, "Other") {
                true => Some(Vec::new()),
                false => self
                    .slot(inside(inside(term, "Not")?, "In")?)
                    .map(|r| self.described(r)),
            },
            "@present" => match is_word(term, "This") {
                true => self.this.filter(|t| t.is_there()).map(|_| Vec::new()),
                false if self.this.is_some_and(This::is_there) => None,
                false => self.slot(inside(term, "In")?).map(|_| Vec::new()),
            },
            "@place" => {
                let known =
                    |t: &&Referent| t.place.as_ref().map(opened).as_ref() == Some(&opened(term));
                // Of several referents from there the earliest is meant, whatever their order in the table.
                let earliest = self.referents.values().filter(known).min_by_key(|t| t.slot);
                earliest.map(|r| self.described(r))
            }
            "@player" => match inside(term, "CommanderOf").and_then(|r| inside(r, "In")) {
                Some(slot) => self.slot(slot).map(|_| Vec::new()),
                None => self
                    .slot(inside(term, "In")?)
                    .filter(|t| t.kind == "player")
                    .map(|_| Vec::new()),
            },
            _ => None,
        }
    }

    /// The kinds, the number and the verb by which a referent can be called.
    fn described(&self, referent: &Referent) -> Vec<Vec<Term>> {
        let mut kinds: Vec<&str> = KINDS
            .into_iter()
            .filter(|k| fits(k, referent.kind))
            .collect();
        // Where no mission was mentioned, "that mission" is where the card is.
        if matches!(referent.kind, "person" | "ship")
            && self.referents.values().all(|t| t.kind != "mission")
        {
            kinds.push("mission");
        }
        let verbs = vec![referent.verb.map_or(Term::word("_"), Term::Word)];
        vec![words(&kinds), number(referent), verbs]
    }

    fn this_facts(&self, term: &Term) -> Option<Vec<Vec<Term>>> {
        let this = self.this?;
        if is_word(term, "This") {
            return Some(vec![words(&[this.kind, "card"])]);
        }
        let carried = is_word(term, "MyShip") && !matches!(this.kind, "ship" | "person");
        carried.then(|| vec![words(&["ship"])])
    }

    fn pronoun_facts(&self, term: &Term) -> Option<Vec<Vec<Term>>> {
        if let Some(this) = self.this.filter(|_| is_word(term, "This")) {
            return Some(vec![words(&[this.pronoun]), words(&[this.kind])]);
        }
        let referent = self.slot(inside(term, "In")?)?;
        let pronouns = match referent.kind {
            _ if referent.plural => words(&["they"]),
            "person" | "captive" | "title" => words(&["heshe", "he", "she"]),
            _ => words(&["it"]),
        };
        Some(vec![pronouns, words(&[referent.kind])])
    }

    fn self_facts(&self, term: &Term) -> Option<Vec<Vec<Term>>> {
        if *term == not_other() {
            return Some(vec![words(&["This"])]);
        }
        if my_ship(self.this).as_ref() == Some(term) {
            return Some(vec![words(&["MyShip"])]);
        }
        if let Some(slot) = inside(term, "Title").and_then(|t| inside(t, "In")) {
            self.slot(slot)?;
            return Some(vec![vec![Term::node("In", slot.clone())]]);
        }
        self.slot(inside(term, "In")?)
            .map(|_| vec![vec![term.clone()]])
    }
}

fn words(list: &[&str]) -> Vec<Term> {
    list.iter().map(|word| Term::word(word)).collect()
}

fn number(referent: &Referent) -> Vec<Term> {
    words(if referent.plural { &["pl"] } else { &["sg"] })
}

/// The text with the slots of each ability numbered apart from those of the others, for writing.
pub fn apart(text: &Term) -> Term {
    let Some(Term::List(abilities)) = text.field("text") else {
        return text.clone();
    };
    let moved = abilities
        .iter()
        .enumerate()
        .map(|(n, ability)| moved(ability, "", 20 * n as i32))
        .collect();
    let mut out = Vec::new();
    if let Some(play) = text.field("play") {
        out.push(("play", play.clone()));
    }
    out.push(("text", Term::list(moved)));
    Term::map(out)
}

/// Whether two bodies of different abilities mean the same, each with its own slots.
pub fn alike(a: &Term, b: &Term) -> bool {
    matches!((a, b), (Term::List(x), Term::List(y)) if x.len() == y.len())
        && (1..4).any(|n| moved(a, "", 20 * n) == *b || moved(b, "", 20 * n) == *a)
}

/// The term with its slots, found by the fields they are in, moved up.
fn moved(term: &Term, around: &str, by: i32) -> Term {
    let slot = matches!(
        around,
        "In" | "Those"
            | "AnOpponent"
            | "Len"
            | "Value"
            | "Named"
            | "ShipOf"
            | "MissionOf"
            | "PlaceOf"
            | "Slot"
            | "to"
            | "slot"
    );
    match term {
        Term::Int(n) if slot && *n < 200 => Term::Int(n + by),
        Term::List(items) => Term::List(items.iter().map(|t| moved(t, "", by)).collect()),
        Term::Node(tag, payload) if tag.as_str() == "AllSame" => match &**payload {
            Term::List(items) => {
                let items = items.iter().map(|t| moved(t, "In", by)).collect();
                Term::Node(*tag, Arc::new(Term::List(items)))
            }
            other => Term::Node(*tag, Arc::new(other.clone())),
        },
        Term::Node(tag, payload) => Term::Node(*tag, Arc::new(moved(payload, tag.as_str(), by))),
        Term::Map(fields) if around == "bind" => Term::Map(
            fields
                .iter()
                .map(|(k, v)| (*k, moved(v, "to", by)))
                .collect(),
        ),
        Term::Map(fields) => Term::Map(
            fields
                .iter()
                .map(|(k, v)| (*k, moved(v, k.as_str(), by)))
                .collect(),
        ),
        other => other.clone(),
    }
}

/// A place whose owner has been named: the player is known from then on.
pub(crate) fn opened(place: &Term) -> Term {
    match place {
        Term::Node(tag, inner) if tag.as_str() == "AnOpponent" => {
            Term::node("In", (**inner).clone())
        }
        other => other
            .try_map(&mut |t| Ok::<_, ()>(opened(t)))
            .unwrap_or_else(|()| other.clone()),
    }
}

/// The words by which a referent may be called again: its noun, with more and more of its description.
fn descriptions(referent: &Referent) -> Vec<Term> {
    let said: Vec<&Term> = referent
        .filters
        .iter()
        .filter(|f| match f {
            Term::Node(tag, _) => matches!(
                tag.as_str(),
                "Type"
                    | "Affiliation"
                    | "Icon"
                    | "Skill"
                    | "Keyword"
                    | "Species"
                    | "Not"
                    | "Class"
                    | "Either"
            ),
            Term::Word(w) => matches!(w.as_str(), "Unique" | "Other"),
            _ => false,
        })
        .collect();
    let mut out = Vec::new();
    for n in 1..=said.len() {
        out.push(Term::list(
            said[said.len() - n..]
                .iter()
                .map(|t| (*t).clone())
                .collect(),
        ));
    }
    // Any one adjective with the noun.
    if let Some((noun, adjectives)) = said.split_last() {
        for adjective in adjectives {
            out.push(Term::list(vec![(*adjective).clone(), (*noun).clone()]));
        }
    }
    out
}
