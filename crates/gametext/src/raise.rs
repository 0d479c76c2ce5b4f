//! Between terms and the typed card language: what goes without saying is left out on one side and put back
//! on the other.

use crate::term::{Sym, Term};
use cards::lexicon::CardType;
use std::sync::Arc;

/// The value of a field that is not written.
pub fn usual(key: &str) -> Option<Term> {
    Some(match key {
        "by" => Term::word("You"),
        "how" => Term::node("By", Term::word("You")),
        "from" => Term::word("Play"),
        "filter" | "card" | "other" => Term::word("Any"),
        "on" | "gain" => Term::Bool(true),
        "open" | "must" | "same_quadrant" | "attributes" | "despite" | "optional" => Term::Bool(false),
        "delta" => Term::Int(0),
        "need" | "guard" => Term::word("Always"),
        "limit" | "points" | "best" => Term::word("None"),
        "active" | "to" => Term::word("Usual"),
        "body" | "no" | "otherwise" | "tweak" => Term::list(vec![]),
        _ => return None,
    })
}

/// Leaves out fields with their usual value.
pub fn plain(term: &Term) -> Term {
    match term {
        Term::Map(fields) => Term::Map(
            fields
                .iter()
                .map(|(k, v)| (*k, plain(v)))
                .filter(|(k, v)| usual(k.as_str()).as_ref() != Some(v) && *v != Term::word("None"))
                .collect(),
        ),
        Term::List(items) => Term::List(items.iter().map(plain).collect()),
        Term::Node(tag, payload) => Term::Node(*tag, Arc::new(plain(payload))),
        other => other.clone(),
    }
}

/// In the instructions of a dilemma personnel and equipment are those in the attempt: cards that a text
/// does not place elsewhere.
pub fn place_in_attempt(text: &Term, kind: CardType, put: bool) -> Term {
    if kind != CardType::Dilemma {
        return text.clone();
    }
    go(text, put)
}

fn go(term: &Term, put: bool) -> Term {
    // A text that works from a mission or a ship speaks of cards in play.
    if term.field("active").is_some() && matches!(term, Term::Map(_)) {
        return term.clone();
    }
    let term = match term {
        Term::Map(fields) => Term::Map(fields.iter().map(|(k, v)| (*k, go(v, put))).collect()),
        Term::List(items) => Term::List(items.iter().map(|t| go(t, put)).collect()),
        Term::Node(tag, payload) => Term::Node(*tag, Arc::new(go(payload, put))),
        other => other.clone(),
    };
    let Term::Map(fields) = &term else { return term };
    let Some(filter) = term.field("filter") else { return term };
    let only_these = fields.iter().all(|(k, _)| matches!(k.as_str(), "filter" | "best" | "from"));
    if !only_these || !in_attempt(filter) {
        return term;
    }
    let attempt = Term::word("Attempt");
    match (put, term.field("from")) {
        (true, None) => {
            let mut fields = fields.to_vec();
            fields.insert(0, (Sym::new("from"), attempt));
            Term::Map(fields.into())
        }
        (false, Some(from)) if *from == attempt => Term::Map(
            fields
                .iter()
                .filter(|(k, _)| k.as_str() != "from")
                .cloned()
                .collect(),
        ),
        _ => term,
    }
}

fn in_attempt(filter: &Term) -> bool {
    let parts: Vec<&Term> = match filter {
        Term::Node(tag, list) if tag.as_str() == "All" => list.children(),
        other => vec![other],
    };
    let carried = |t: &&Term| {
        matches!(t.to_string().as_str(), "Type(Personnel)" | "Type(Equipment)")
            || matches!(t, Term::Node(tag, _) if matches!(tag.as_str(), "Species" | "Keyword" | "Skill" | "Either"))
    };
    let placed = |t: &&Term| {
        matches!(t, Term::Node(tag, _) if matches!(tag.as_str(), "At" | "SameMission" | "With" | "Doing"))
    };
    let ships = |t: &&Term| matches!(t.to_string().as_str(), "Type(Ship)" | "Type(Mission)" | "Type(Dilemma)" | "Type(Event)");
    parts.iter().any(carried) && !parts.iter().any(placed) && !parts.iter().any(ships)
}
