//! A normal form for terms: one spelling for one meaning.
//!
//! Words can be grouped in more ways than one without a difference ("[Rom] personnel present" as two conditions
//! or as three). Readings are compared by their normal forms, so that only a difference in meaning makes a text
//! ambiguous.

use crate::term::Term;

/// The normal form: `All` and `Either` are flat, sorted and without repetitions; one condition stands alone; two
/// negations are none.
pub fn normal(term: &Term) -> Term {
    match term {
        Term::List(items) => Term::List(items.iter().map(normal).collect()),
        Term::Map(fields) => {
            let mut fields: Vec<_> = fields.iter().map(|(k, v)| (*k, normal(v))).collect();
            fields.sort_by_key(|(k, _)| k.as_str());
            Term::Map(fields.into())
        }
        Term::Node(tag, payload) => node(tag.as_str(), normal(payload)),
        other => other.clone(),
    }
}

fn node(tag: &str, payload: Term) -> Term {
    match (tag, &payload) {
        ("All" | "Either", Term::List(items)) => joined(tag, items),
        // Two negations are none.
        ("Not", Term::Node(not, inner)) if not.as_str() == "Not" => (**inner).clone(),
        _ => Term::node(tag, payload),
    }
}

fn joined(tag: &str, items: &[Term]) -> Term {
    let mut parts: Vec<Term> = Vec::new();
    for item in items {
        match item {
            Term::Node(inner, list) if inner.as_str() == tag => {
                parts.extend(list.children().into_iter().cloned());
            }
            // "Any" of a card is no condition.
            Term::Word(any) if any.as_str() == "Any" && tag == "All" => {}
            other => parts.push(other.clone()),
        }
    }
    parts.sort_by_cached_key(Term::to_string);
    // To pay twice is not to pay once.
    parts.dedup_by(|a, b| a == b && a.tag().is_none_or(|t| t.as_str() != "Pay"));
    match (parts.as_slice(), tag) {
        ([], "All") => Term::word("Any"),
        ([one], _) => one.clone(),
        _ => Term::node(tag, Term::list(parts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Term {
        Term::word(text)
    }

    fn all(parts: &[Term]) -> Term {
        Term::node("All", Term::list(parts.to_vec()))
    }

    #[test]
    fn order_and_grouping_of_conditions_do_not_matter() {
        let flat = all(&[word("A"), word("B"), word("C")]);
        let nested = all(&[word("C"), all(&[word("B"), word("A")]), word("A")]);
        assert_eq!(normal(&flat), normal(&nested));
    }

    #[test]
    fn one_condition_stands_alone_and_none_is_any() {
        assert_eq!(normal(&all(&[word("A"), word("Any")])), word("A"));
        assert_eq!(normal(&all(&[])), word("Any"));
        // Either of nothing is no card at all, not any card.
        let nothing = Term::node("Either", Term::list(vec![]));
        assert_eq!(normal(&nothing), nothing);
    }

    #[test]
    fn all_and_either_are_not_the_same() {
        let parts = [word("A"), word("B")];
        let either = Term::node("Either", Term::list(parts.to_vec()));
        assert_ne!(normal(&all(&parts)), normal(&either));
        assert_ne!(normal(&all(&[either.clone(), word("C")])), normal(&either));
    }

    #[test]
    fn two_negations_are_none_and_one_is_one() {
        let not = |t: Term| Term::node("Not", t);
        assert_eq!(normal(&not(not(word("A")))), word("A"));
        assert_ne!(normal(&not(word("A"))), word("A"));
    }

    #[test]
    fn causes_that_the_game_tells_apart_stay_apart() {
        // A dilemma that is faced, and any dilemma card.
        let card = Term::node("Card", Term::node("Type", word("Dilemma")));
        assert_ne!(normal(&card), normal(&word("Dilemma")));
    }

    #[test]
    fn what_is_paid_twice_is_not_paid_once() {
        let pay = Term::node("Pay", word("A"));
        assert_ne!(normal(&all(&[pay.clone(), pay.clone()])), normal(&pay));
    }

    #[test]
    fn the_order_of_effects_matters() {
        let (a, b) = (word("A"), word("B"));
        let there = Term::list(vec![a.clone(), b.clone()]);
        assert_ne!(normal(&there), normal(&Term::list(vec![b, a])));
    }
}
