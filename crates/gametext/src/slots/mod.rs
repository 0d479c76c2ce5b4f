//! Slots: the numbers of what a text mentions, and the meaning of its pronouns.
//!
//! Reading leaves marks: `@new` where something is picked, named or seen, and others where a later word points
//! back ("that personnel", "he or she", "those cards"). Marks carry their place in the text. A pointer means the
//! latest referent before it that fits in kind and number (`meaning`); then marks become slot numbers
//! (`replace`). Writing goes the other way: a slot number fits a mark if the referent in that slot is of the
//! kind the words ask for (`facts`).

mod meaning;
mod replace;

use crate::lexicon::Lexicon;
use crate::referents::{Gather, Referent, mark_at};
use crate::term::Term;
use locale::Message;
use std::collections::HashMap;

/// The words a text may use for its own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct This {
    /// `person`, `ship`, `equipment`, `event`, `interrupt`, `mission` or `dilemma`.
    pub kind: &'static str,
    /// `he`, `she` or `it`.
    pub pronoun: &'static str,
}

impl This {
    /// Whether the card is somewhere among others, so that "other" and "present" refer to it.
    pub(crate) fn is_there(self) -> bool {
        matches!(self.kind, "person" | "ship" | "equipment")
    }
}

/// A word that points back to nothing, or to two referents at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unresolved {
    /// The token.
    pub at: usize,
    pub message: Message,
}

pub(crate) fn is_word(term: &Term, word: &str) -> bool {
    matches!(term, Term::Word(w) if w.as_str() == word)
}

/// The payload of a node with this tag.
pub(crate) fn inside<'t>(term: &'t Term, tag: &str) -> Option<&'t Term> {
    match term {
        Term::Node(t, inner) if t.as_str() == tag => Some(inner),
        _ => None,
    }
}

pub(crate) fn not_other() -> Term {
    Term::node("Not", Term::word("Other"))
}

/// "This mission" as a filter: a mission's own card, the one a card lies on, or where a card is.
pub(crate) fn here(this: Option<This>) -> Term {
    match this.map(|t| t.kind) {
        Some("mission") => not_other(),
        Some("event" | "dilemma") => {
            Term::node("Has", Term::list(vec![Term::word("On"), not_other()]))
        }
        _ => Term::node("SameMission", Term::word("Here")),
    }
}

/// "This ship" as a filter, on a card that is not a ship: the one it lies on or is aboard.
pub(crate) fn my_ship(this: Option<This>) -> Option<Term> {
    let relation = match this?.kind {
        "event" | "dilemma" => "On",
        "person" | "equipment" => "Aboard",
        _ => return None,
    };
    let carries = Term::node("Has", Term::list(vec![Term::word(relation), not_other()]));
    let ship = Term::node("Type", Term::word("Ship"));
    Some(Term::node("All", Term::list(vec![ship, carries])))
}

/// Turns marks into slot numbers.
pub(crate) fn resolve(
    text: &Term,
    this: Option<This>,
    lexicon: &Lexicon,
) -> Result<Term, Unresolved> {
    let mut gather = Gather {
        lexicon,
        ability: -1,
        out: Vec::new(),
        idle: false,
        cost: Vec::new(),
    };
    let abilities: &[Term] = match text.field("text") {
        Some(Term::List(items)) => items,
        _ => &[],
    };
    let play = text.field("play");
    if let Some(play) = play {
        gather.walk(play, None);
    }
    for ability in abilities {
        gather.ability += 1;
        gather.walk(ability, None);
    }
    let mut referents = gather.out;
    referents.sort_by_key(|t| (t.ability, t.at));
    let mut resolver = Resolver {
        referents,
        mentions: Vec::new(),
        at_once: abilities.iter().map(|a| is_at_once(a, this)).collect(),
        this,
        uses: Vec::new(),
        numbers: Vec::new(),
    };
    let each = || {
        let numbered = abilities.iter().enumerate();
        let play = play.map(|play| (play, -1));
        play.into_iter().chain(numbered.map(|(n, a)| (a, n as i32)))
    };
    each().for_each(|(part, n)| resolver.mention(part, n));
    for (part, n) in each() {
        resolver.point(part, n)?;
    }
    resolver.number();
    let mut out = Vec::new();
    if let Some(play) = play {
        out.push(("play", resolver.replace(play, -1)?));
    }
    let abilities = abilities
        .iter()
        .enumerate()
        .map(|(n, ability)| resolver.replace(ability, n as i32))
        .collect::<Result<Vec<_>, _>>()?;
    out.push(("text", Term::list(abilities)));
    Ok(Term::map(out))
}

struct Resolver {
    referents: Vec<Referent>,
    /// The places where the text mentions its own card ("this personnel"), each with its ability.
    mentions: Vec<(i32, i32)>,
    /// The abilities that are done with once the card has been played.
    at_once: Vec<bool>,
    this: Option<This>,
    /// Referent and the ability that reads it.
    uses: Vec<(usize, i32)>,
    /// The slot number of each referent.
    numbers: Vec<i32>,
}

/// The meaning of a word that points back.
enum Meant {
    /// The card with the text.
    This,
    /// A referent, by its position in [`Resolver::referents`].
    Referent(usize),
}

impl Resolver {
    fn mention(&mut self, term: &Term, ability: i32) {
        if let Some(at) =
            mark_at(term).filter(|_| term.tag().is_some_and(|t| t.as_str() == "@this"))
        {
            self.mentions.push((at, ability));
        }
        for child in term.children() {
            self.mention(child, ability);
        }
    }

    fn point(&mut self, term: &Term, ability: i32) -> Result<(), Unresolved> {
        if let Some(meant) = self.meaning(term, ability)? {
            if let Meant::Referent(n) = meant {
                self.uses.push((n, ability));
                // A place names its owner again.
                if term.tag().is_some_and(|t| t.as_str() == "@place")
                    && let Some(place) = self.referents[n].place.clone()
                {
                    let named = self
                        .referents
                        .iter()
                        .position(|t| place_marks(&place).contains(&t.at));
                    self.uses.extend(named.map(|owner| (owner, ability)));
                }
            }
            return Ok(());
        }
        // Putting another card in place of the selected one refers to that one.
        if term.tag().is_some_and(|t| t.as_str() == "Force") {
            let selected = |t: &Referent| {
                t.ability == ability && t.verb.is_some_and(|v| v.as_str() == "Select")
            };
            let n = self.referents.iter().position(selected);
            self.uses.extend(n.map(|n| (n, ability)));
        }
        for child in term.children() {
            self.point(child, ability)?;
        }
        Ok(())
    }

    /// Numbers from 1 in each ability; whatever is read from another ability is remembered on the card.
    fn number(&mut self) {
        let mut next: HashMap<i32, i32> = HashMap::new();
        let mut remembered = 200;
        for (i, referent) in self.referents.iter().enumerate() {
            let elsewhere = self
                .uses
                .iter()
                .any(|(used, by)| *used == i && *by != referent.ability && referent.ability >= 0);
            let read = self.uses.iter().any(|(used, _)| *used == i);
            let n = match elsewhere {
                _ if referent.idle && !read => 0,
                true => {
                    remembered += 1;
                    remembered - 1
                }
                false => {
                    let n = next.entry(referent.ability.max(0)).or_insert(0);
                    *n += 1;
                    *n
                }
            };
            self.numbers.push(n);
        }
    }
}

/// Whether the ability is carried out while its card is being played: an event stays in play for the others.
fn is_at_once(ability: &Term, this: Option<This>) -> bool {
    let at_once = |w: &Term| is_word(w, "Resolve");
    this.is_none_or(|this| this.kind != "event") || ability.field("when").is_none_or(at_once)
}

fn place_marks(place: &Term) -> Vec<i32> {
    let mut out = Vec::new();
    crate::referents::marks(Some(place), &mut out);
    out
}
