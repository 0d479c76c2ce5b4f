//! The step between terms and the typed card language: usual values are left out on one side and put back on
//! the other.

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
        "open" | "must" | "same_quadrant" | "attributes" | "despite" | "optional" => {
            Term::Bool(false)
        }
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

/// "When … is about to be killed, … place that personnel on top of your deck": a personnel that is put elsewhere is
/// not killed. The move happens instead, though some texts do not use the word.
pub fn instead(text: &Term) -> Term {
    let Some(Term::List(abilities)) = text.field("text") else {
        return text.clone();
    };
    let abilities = abilities.iter().map(|ability| {
        let when = ability.field("when").and_then(|w| match w {
            Term::Node(on, when) if on.as_str() == "On" => Some(&**when),
            _ => None,
        });
        let about_to = |w: &&Term| {
            let word = |key: &str| w.field(key).and_then(Term::tag).map_or("", Sym::as_str);
            word("phase") == "Before" && matches!(word("kind"), "Kill" | "Capture")
        };
        let Some(when) = when.filter(about_to) else {
            return ability.clone();
        };
        let bound = when.field("bind").and_then(|b| b.field("card"));
        let card = match bound {
            Some(slot) => Term::node("One", Term::node("In", slot.clone())),
            None => return ability.clone(),
        };
        saved(ability, &card)
    });
    let abilities = Term::list(abilities.collect());
    let Term::Map(fields) = text else {
        return text.clone();
    };
    let with = |(k, v): &(Sym, Term)| {
        (
            *k,
            if k.as_str() == "text" {
                abilities.clone()
            } else {
                v.clone()
            },
        )
    };
    Term::Map(fields.iter().map(with).collect())
}

/// The term with moves of that card made replacements.
fn saved(term: &Term, card: &Term) -> Term {
    if let Term::Node(tag, payload) = term {
        match tag.as_str() {
            "Instead" | "Later" => return term.clone(),
            "Move" if payload.field("what") == Some(card) => {
                let verb = payload
                    .field("verb")
                    .and_then(Term::tag)
                    .map_or("", Sym::as_str);
                if matches!(verb, "Place" | "Take" | "Return" | "Remove") {
                    return Term::node("Instead", Term::list(vec![term.clone()]));
                }
            }
            _ => {}
        }
    }
    term.try_map(&mut |t| Ok::<_, ()>(saved(t, card)))
        .unwrap_or_else(|()| term.clone())
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
    // A text that works from a mission or a ship is about cards in play.
    if term.field("active").is_some() && matches!(term, Term::Map(_)) {
        return term.clone();
    }
    let term = match term {
        Term::Map(fields) => Term::Map(fields.iter().map(|(k, v)| (*k, go(v, put))).collect()),
        Term::List(items) => Term::List(items.iter().map(|t| go(t, put)).collect()),
        Term::Node(tag, payload) => Term::Node(*tag, Arc::new(go(payload, put))),
        other => other.clone(),
    };
    let Term::Map(fields) = &term else {
        return term;
    };
    let Some(filter) = term.field("filter") else {
        return term;
    };
    let only_these = fields
        .iter()
        .all(|(k, _)| matches!(k.as_str(), "filter" | "best" | "from"));
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
        matches!(
            t.to_string().as_str(),
            "Type(Personnel)" | "Type(Equipment)"
        ) || matches!(t, Term::Node(tag, _) if matches!(tag.as_str(), "Species" | "Keyword" | "Skill" | "Either"))
    };
    let placed = |t: &&Term| matches!(t, Term::Node(tag, _) if matches!(tag.as_str(), "At" | "SameMission" | "With" | "Doing"));
    let ships = |t: &&Term| {
        matches!(
            t.to_string().as_str(),
            "Type(Ship)" | "Type(Mission)" | "Type(Dilemma)" | "Type(Event)"
        )
    };
    parts.iter().any(carried) && !parts.iter().any(placed) && !parts.iter().any(ships)
}
