//! A last check of a reading: abilities that fit the grammar but could never do anything, or would reach cards
//! that the words do not mention, are declined rather than played.

use crate::slots::{inside, is_word};
use crate::term::{Sym, Term};
use locale::{Message, message};

/// The first part that makes no sense.
pub fn nonsense(text: &Term) -> Option<Message> {
    let Some(Term::List(abilities)) = text.field("text") else {
        return None;
    };
    abilities.iter().find_map(ability)
}

fn ability(ability: &Term) -> Option<Message> {
    let when = ability.field("when").and_then(|w| inside(w, "On"));
    let word = |key: &str| {
        when.and_then(|w| w.field(key))
            .and_then(Term::tag)
            .map_or("", Sym::as_str)
    };
    let over = when.is_some() && !matches!(word("phase"), "Before" | "While");
    let body = ability.field("body")?;
    let tags = |wanted: &'static [&'static str]| {
        any(body, &|t| {
            t.tag().is_some_and(|t| wanted.contains(&t.as_str()))
        })
    };
    if over && tags(&["Prevent", "Instead"]) {
        return Some(message!("text-prevents-the-past"));
    }
    if over && word("kind") == "Play" && any(body, &|t| changes_cost(t, when)) {
        return Some(message!("text-cost-is-paid"));
    }
    if any(ability, &contradicts) {
        return Some(message!("text-contradicts"));
    }
    if any(body, &leaves_the_loop) {
        return Some(message!("text-outside-each"));
    }
    if any(body, &half_counted) {
        return Some(message!("text-for-each-of-which"));
    }
    if any(body, &|t| is_that_card_again(t, when)) {
        return Some(message!("text-points-to-two"));
    }
    if any(body, &moves_from_nowhere) {
        return Some(message!("text-from-nowhere"));
    }
    let placed = ability
        .field("active")
        .is_some_and(|a| is_word(a, "Placed") || is_word(a, "Damage"));
    if placed && any(body, &is_anybody) {
        return Some(message!("text-whose-personnel"));
    }
    None
}

fn any(term: &Term, test: &dyn Fn(&Term) -> bool) -> bool {
    test(term) || term.children().iter().any(|t| any(t, test))
}

/// A change of the cost of the very card that was played.
fn changes_cost(term: &Term, when: Option<&Term>) -> bool {
    let Some(stat) = inside(term, "Stat") else {
        return false;
    };
    let cost = stat
        .field("stats")
        .is_some_and(|s| s.to_string() == "[Cost]");
    let on = stat.field("on").and_then(|on| inside(on, "One"));
    let played = when
        .and_then(|w| w.field("bind"))
        .and_then(|b| b.field("card"));
    cost && on
        .is_some_and(|on| is_word(on, "This") || (played.is_some() && inside(on, "In") == played))
}

/// A filter that wants a card in a slot and out of it.
fn contradicts(term: &Term) -> bool {
    let Some(Term::List(parts)) = inside(term, "All") else {
        return false;
    };
    let in_slot = |t: &Term| inside(t, "In").cloned();
    let not_in = |t: &Term| inside(t, "Not").and_then(in_slot);
    parts
        .iter()
        .filter_map(not_in)
        .any(|slot| parts.iter().any(|p| in_slot(p).as_ref() == Some(&slot)))
}

/// A card discarded, taken or placed that could be anybody's and anywhere.
fn moves_from_nowhere(term: &Term) -> bool {
    let Some(payload) = inside(term, "Move") else {
        return false;
    };
    let verb = payload
        .field("verb")
        .and_then(Term::tag)
        .map_or("", Sym::as_str);
    let carried = matches!(verb, "Discard" | "Take" | "Place" | "Return" | "Remove");
    let pick = payload.field("what").and_then(|what| inside(what, "Pick"));
    let of = pick.and_then(|pick| pick.field("of"));
    carried
        && of.is_some_and(|of| {
            of.field("from").is_none() && !of.field("filter").is_some_and(|f| any(f, &is_placed))
        })
}

/// A filter for whose a card is, or where.
fn is_placed(term: &Term) -> bool {
    term.tag().is_some_and(|t| {
        matches!(
            t.as_str(),
            "Commanded" | "Owned" | "At" | "SameMission" | "With" | "Doing" | "In" | "Has"
        )
    })
}

/// A pick among all personnel of the table.
fn is_anybody(term: &Term) -> bool {
    let Some(of) = inside(term, "Pick")
        .or_else(|| inside(term, "Choose"))
        .and_then(|p| p.field("of"))
    else {
        return false;
    };
    let personnel = |f: &Term| f.to_string() == "Type(Personnel)";
    let filter = of.field("filter");
    of.field("from").is_none() && filter.is_some_and(|f| any(f, &personnel) && !any(f, &is_placed))
}

/// Effects one after another of which a later one reads who or what an earlier `Each` was about: the words
/// belong into the loop.
fn leaves_the_loop(term: &Term) -> bool {
    let Term::List(effects) = term else {
        return false;
    };
    effects.iter().enumerate().any(|(n, effect)| {
        let slot = inside(effect, "Each").and_then(|each| each.field("slot"));
        slot.is_some_and(|slot| {
            let reads = |t: &Term| inside(t, "In") == Some(slot);
            effects[n + 1..].iter().any(|later| any(later, &reads))
        })
    })
}

/// "Cunning +1 and Strength +1 for each ...": counted for the second number only, where both are meant.
fn half_counted(term: &Term) -> bool {
    let Term::List(effects) = term else {
        return false;
    };
    let stat = |effect: &Term| {
        let stat = effect.field("m").and_then(|m| inside(m, "Stat"))?;
        let n = stat.field("n")?;
        Some((
            stat.field("on")?.clone(),
            inside(n, "N").is_some(),
            any(n, &is_count),
        ))
    };
    effects.windows(2).any(|pair| {
        matches!((stat(&pair[0]), stat(&pair[1])),
            (Some((a, true, _)), Some((b, false, true))) if a == b)
    })
}

fn is_count(term: &Term) -> bool {
    inside(term, "Count").is_some()
}

/// "That opponent's ship" after something happened to an opponent's ship: a pick among all ships of that
/// player is not what the words say.
fn is_that_card_again(term: &Term, when: Option<&Term>) -> bool {
    let Some(of) = inside(term, "Pick").and_then(|p| p.field("of")) else {
        return false;
    };
    let slot = when
        .and_then(|w| w.field("bind"))
        .and_then(|b| b.field("card"));
    let (Some(slot), Some(filter), Some(card)) =
        (slot, of.field("filter"), when.and_then(|w| w.field("card")))
    else {
        return false;
    };
    let theirs = Term::node(
        "Commanded",
        Term::node("CommanderOf", Term::node("In", slot.clone())),
    );
    let parts = crate::referents::parts(filter);
    let seen = crate::referents::parts(card);
    of.field("from").is_none()
        && parts.contains(&theirs)
        && parts.iter().all(|p| *p == theirs || seen.contains(p))
}
