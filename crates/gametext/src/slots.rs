//! Slots: giving numbers to what a text mentions, and finding what its pronouns mean.
//!
//! Reading leaves marks: `@new` where something is picked, named or seen, and others where a later word points
//! back ("that personnel", "he or she", "those cards"). Marks carry their place in the text. A pointer means the
//! latest thing before it that fits in kind and number. Writing goes the other way: a slot number fits a mark if
//! the thing in that slot is of the kind the words say.

use crate::lexicon::Lexicon;
use crate::says::opened;
use crate::term::{Sym, Term};
use crate::things::{Gather, Part, Thing, fits, is_top, mark_at, token};
use locale::{Message, message};
use std::collections::HashMap;
use std::sync::Arc;

/// What the text says of its own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct This {
    pub kind: &'static str,
    /// `he`, `she` or `it`.
    pub pronoun: &'static str,
}

impl This {
    /// Cards that are somewhere among others, so that "other" and "present" speak of them.
    pub fn is_there(self) -> bool {
        matches!(self.kind, "person" | "ship" | "equipment")
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unresolved {
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

/// "This ship" as a filter, on a card that is no ship: the one it lies on or is aboard.
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
pub fn resolve(text: &Term, this: Option<This>, lexicon: &Lexicon) -> Result<Term, Unresolved> {
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
    let mut things = gather.out;
    things.sort_by_key(|t| (t.ability, t.at));
    let mut resolver = Resolver {
        things,
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
    things: Vec<Thing>,
    /// Where the text mentions its own card by name ("this personnel"), and in which ability.
    mentions: Vec<(i32, i32)>,
    /// The abilities that are done with once the card has been played.
    at_once: Vec<bool>,
    this: Option<This>,
    /// Thing and the ability that reads it.
    uses: Vec<(usize, i32)>,
    numbers: Vec<i32>,
}

enum Meant {
    This,
    Thing(usize),
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
            if let Meant::Thing(thing) = meant {
                self.uses.push((thing, ability));
                // A place names its owner again.
                if term.tag().is_some_and(|t| t.as_str() == "@place")
                    && let Some(place) = self.things[thing].place.clone()
                {
                    let named = self
                        .things
                        .iter()
                        .position(|t| place_marks(&place).contains(&t.at));
                    self.uses.extend(named.map(|n| (n, ability)));
                }
            }
            return Ok(());
        }
        // Putting another card in place of the selected one speaks of that one.
        if term.tag().is_some_and(|t| t.as_str() == "Force") {
            let selected =
                |t: &Thing| t.ability == ability && t.verb.is_some_and(|v| v.as_str() == "Select");
            let n = self.things.iter().position(selected);
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
        for (i, thing) in self.things.iter().enumerate() {
            let elsewhere = self
                .uses
                .iter()
                .any(|(used, by)| *used == i && *by != thing.ability && thing.ability >= 0);
            let read = self.uses.iter().any(|(used, _)| *used == i);
            let n = match elsewhere {
                _ if thing.idle && !read => 0,
                true => {
                    remembered += 1;
                    remembered - 1
                }
                false => {
                    let n = next.entry(thing.ability.max(0)).or_insert(0);
                    *n += 1;
                    *n
                }
            };
            self.numbers.push(n);
        }
    }

    /// What a pointing mark means, if the term is one.
    fn meaning(&self, term: &Term, ability: i32) -> Result<Option<Meant>, Unresolved> {
        let (Some(at), Some(tag)) = (mark_at(term), term.tag()) else {
            return Ok(None);
        };
        let Term::Node(_, list) = term else {
            return Ok(None);
        };
        let items = list.children();
        let word = |n: usize| items.get(n).and_then(|t| t.tag()).map_or("_", Sym::as_str);
        let wrong = |message: Message| Unresolved {
            at: token(at),
            message,
        };
        let none = || wrong(message!("text-points-to-nothing"));
        let thing = |fit: &dyn Fn(&Thing) -> bool| match self.latest(at, ability, fit) {
            Some(n) if self.is_gone(n, ability) => Err(wrong(message!("text-forgotten"))),
            Some(n) => Ok(Meant::Thing(n)),
            None => Err(none()),
        };
        let clear = |fit: &dyn Fn(&Thing) -> bool| match thing(fit)? {
            Meant::Thing(n) if self.is_unclear(n, at, ability, fit) => {
                Err(wrong(message!("text-points-to-two")))
            }
            meant => Ok(meant),
        };
        Ok(Some(match tag.as_str() {
            "@this" => match (word(1), self.this) {
                (kind, Some(this))
                    if kind != this.kind && !matches!(kind, "card" | "_" | "ship") =>
                {
                    return Err(wrong(message!("text-another-type")));
                }
                _ => Meant::This,
            },
            "@slot" | "@ref" | "@place" => {
                let (kind, plural, verb) = (word(1), word(2), word(3));
                let fit = |t: &Thing| {
                    fits(kind, t.kind)
                        && (plural == "_" || t.plural == (plural == "pl"))
                        && (verb == "_" || t.verb.is_some_and(|v| v.as_str() == verb))
                        && (tag.as_str() != "@place" || t.place.is_some())
                };
                let found = match verb {
                    "_" => clear(&fit),
                    _ => thing(&fit),
                };
                match (found, kind) {
                    (Err(_), "mission") => {
                        thing(&|t| !t.plural && matches!(t.kind, "person" | "ship"))?
                    }
                    (found, _) => found?,
                }
            }
            "@that" => {
                let plural = word(1) == "pl";
                let said = items.get(2).map(|t| t.children()).unwrap_or_default();
                thing(&|t| {
                    t.plural == plural
                        && said.iter().all(|f| {
                            t.filters.contains(f)
                                || matches!(f.to_string().as_str(), "Type(Personnel)" if fits("person", t.kind))
                                || (mark_at(f).is_some() && t.filters.iter().any(|g| mark_at(g).is_some()))
                        })
                })?
            }
            "@pron" => match word(1) {
                "they" => thing(&|t| t.plural)?,
                "heshe" => {
                    let person = |t: &Thing| !t.plural && fits("person", t.kind);
                    // Not somebody who has just been put away or shown, if there is anybody else.
                    let away = |t: &Thing| {
                        t.verb
                            .is_some_and(|v| matches!(v.as_str(), "Discard" | "Reveal" | "Remove"))
                    };
                    match self.latest(at, ability, &|t| person(t) && !away(t)) {
                        Some(n) if self.things[n].ability == ability => Meant::Thing(n),
                        _ => clear(&person)?,
                    }
                }
                pronoun => {
                    let wanted = match (word(2), pronoun) {
                        ("_", "it") => "it",
                        ("_", _) => "person",
                        (kind, _) => kind,
                    };
                    let found = self.latest(at, ability, &|t| !t.plural && fits(wanted, t.kind));
                    let is_this = self.this.is_some_and(|this| {
                        this.pronoun == pronoun && (word(2) == "_" || this.kind == word(2))
                    });
                    let before = self.mentions.iter().filter(|(m, _)| *m < at);
                    let mention = before.max().filter(|_| is_this);
                    // "While this ship is present with a ship, it is …" speaks of this ship.
                    let this_again = |by: i32| word(2) == "ship" && by == ability;
                    match (found, mention) {
                        (Some(t), Some((m, by)))
                            if pronoun == "it"
                                && self.things[t].ability == ability
                                && self.things[t].at > *m
                                && !this_again(*by) =>
                        {
                            Meant::Thing(t)
                        }
                        (_, Some(_)) => Meant::This,
                        (Some(t), None) => Meant::Thing(t),
                        (None, None) => return Err(none()),
                    }
                }
            },
            "@other" if self.this.is_some_and(This::is_there) => Meant::This,
            "@other" => {
                let kind = if word(1) == "_" { "card" } else { word(1) };
                // A mission speaks of itself where no other is spoken of.
                match thing(&|t| fits(kind, t.kind)) {
                    Err(_) if self.this.is_some_and(|t| t.kind == kind) => Meant::This,
                    found => found?,
                }
            }
            "@present" if self.this.is_some_and(This::is_there) => Meant::This,
            "@present" => thing(&|t| fits("person", t.kind))?,
            "@player" => thing(&|t| t.kind == "player" || t.opponents)?,
            _ => return Ok(None),
        }))
    }

    /// What a card in play was played with is forgotten, except by what it does at once.
    fn is_gone(&self, n: usize, ability: i32) -> bool {
        let at_once = |a: i32| usize::try_from(a).map_or(true, |a| self.at_once[a]);
        self.things[n].ability == -1 && !at_once(ability)
    }

    /// Two cards were mentioned and the words do not tell which of them is meant.
    fn is_unclear(&self, n: usize, at: i32, ability: i32, fits: &dyn Fn(&Thing) -> bool) -> bool {
        let found = &self.things[n];
        let earlier = |test: &dyn Fn(&Thing) -> bool| {
            let before =
                |t: &&Thing| t.at < found.at && t.ability == ability && found.ability == ability;
            self.things
                .iter()
                .filter(before)
                .any(|t| fits(t) && test(t))
        };
        // "An opponent's ship" and "your ship" are told apart by whose they are.
        let alike = |t: &Thing| t.part == Part::Happening && t.opponents == found.opponents;
        let happened = found.part == Part::Condition && earlier(&alike);
        let paid = !found.cost.is_empty() && !found.cost.contains(&at);
        happened || paid && earlier(&|t| t.cost != found.cost)
    }

    /// The latest fitting thing before the place: in the same ability, else in an earlier one.
    fn latest(&self, at: i32, ability: i32, fits: &dyn Fn(&Thing) -> bool) -> Option<usize> {
        let before = |t: &Thing| t.at <= at && !t.within.contains(&at) && fits(t);
        let candidates = self.things.iter().enumerate().filter(|(_, t)| before(t));
        candidates
            .max_by_key(|(_, t)| (t.ability == ability, t.at))
            .map(|(i, _)| i)
    }

    fn replace(&self, term: &Term, ability: i32) -> Result<Term, Unresolved> {
        let tag = term.tag().map_or("", Sym::as_str);
        if let Some(meant) = self.meaning(term, ability)? {
            return Ok(match meant {
                Meant::This => match tag {
                    "@other" => Term::word("Other"),
                    "@this" => self.this_or_ship(term),
                    _ => Term::word("This"),
                },
                Meant::Thing(n) => {
                    let (thing, reference) = (
                        &self.things[n],
                        Term::node("In", Term::Int(self.numbers[n])),
                    );
                    match tag {
                        "@slot" => Term::Int(self.numbers[n]),
                        "@other" => Term::node("Not", reference),
                        "@player" if thing.kind != "player" => Term::node("CommanderOf", reference),
                        "@place" => match &thing.place {
                            Some(place) => opened(&self.replace(place, thing.ability)?),
                            None => reference,
                        },
                        _ => reference,
                    }
                }
            });
        }
        if let Term::Node(_, payload) = term {
            match tag {
                "@here" => return Ok(here(self.this)),
                "@his" => {
                    let who = payload
                        .children()
                        .get(1)
                        .map(|t| self.replace(t, ability))
                        .transpose()?;
                    return match who {
                        Some(who) if !is_word(&who, "You") && !matches!(who, Term::Var(_)) => {
                            Ok(who)
                        }
                        _ => Err(Unresolved {
                            at: mark_at(term).map_or(0, token),
                            message: message!("text-his-of-nobody"),
                        }),
                    };
                }
                "@self" => {
                    let inner = payload
                        .children()
                        .get(1)
                        .map(|t| self.replace(t, ability))
                        .transpose()?;
                    return Ok(match inner {
                        Some(Term::Node(_, n)) if self.is_name(&n) => {
                            Term::node("Title", Term::Node(Sym::new("In"), n))
                        }
                        Some(Term::Node(tag, n)) => Term::Node(tag, n),
                        Some(ship) if is_word(&ship, "MyShip") => {
                            my_ship(self.this).ok_or_else(|| Unresolved {
                                at: mark_at(term).map_or(0, token),
                                message: message!("text-another-type"),
                            })?
                        }
                        _ => not_other(),
                    });
                }
                "@new" => {
                    let at = mark_at(term);
                    let n = self
                        .things
                        .iter()
                        .position(|t| Some(t.at) == at && t.ability == ability);
                    return Ok(Term::Int(
                        n.and_then(|n| self.numbers.get(n)).copied().unwrap_or(1),
                    ));
                }
                // A card that nobody speaks of again only has to exist.
                "Bind"
                    if payload
                        .field("to")
                        .is_some_and(|to| !self.is_used(to, ability)) =>
                {
                    let of = payload.field("of").cloned().unwrap_or(Term::word("_"));
                    return Ok(Term::node("Some", self.replace(&of, ability)?));
                }
                // The top card of a deck needs no picking where nobody speaks of it again.
                "Pick"
                    if is_top(payload)
                        && payload
                            .field("to")
                            .is_some_and(|to| !self.is_used(to, ability)) =>
                {
                    let of = payload.field("of").cloned().unwrap_or(Term::word("_"));
                    return Ok(Term::node("Every", self.replace(&of, ability)?));
                }
                "Fight" => {
                    let Term::Map(fields) = &**payload else {
                        return Ok(term.clone());
                    };
                    let read = |k: &Sym, v: &Term| k.as_str() != "to" || self.is_used(v, ability);
                    let kept: Vec<_> = fields.iter().filter(|(k, v)| read(k, v)).cloned().collect();
                    return Ok(Term::node("Fight", self.fields(&kept, ability)?));
                }
                _ => {}
            }
        }
        Ok(match term {
            Term::List(items) => Term::List(
                items
                    .iter()
                    .map(|t| self.replace(t, ability))
                    .collect::<Result<_, _>>()?,
            ),
            Term::Node(tag, payload) => Term::Node(*tag, Arc::new(self.replace(payload, ability)?)),
            Term::Map(fields) => self.fields(fields, ability)?,
            other => other.clone(),
        })
    }

    fn fields(&self, fields: &[(Sym, Term)], ability: i32) -> Result<Term, Unresolved> {
        let mut kept = Vec::new();
        for (key, value) in fields {
            match (key.as_str(), value) {
                // A slot that nobody reads is not filled.
                ("bind", Term::Map(binds)) => {
                    let used: Vec<_> = binds
                        .iter()
                        .filter(|(_, v)| self.is_used(v, ability))
                        .cloned()
                        .collect();
                    if !used.is_empty() {
                        kept.push((*key, self.fields(&used, ability)?));
                    }
                }
                _ => kept.push((*key, self.replace(value, ability)?)),
            }
        }
        Ok(Term::Map(kept.into()))
    }

    /// "This ship" on a card that is no ship is the ship it is on or aboard.
    fn this_or_ship(&self, mark: &Term) -> Term {
        let Term::Node(_, list) = mark else {
            return Term::word("This");
        };
        let ship = list.children().get(1).is_some_and(|t| is_word(t, "ship"));
        match ship && self.this.is_some_and(|t| t.kind != "ship") {
            true => Term::word("MyShip"),
            false => Term::word("This"),
        }
    }

    fn is_name(&self, slot: &Term) -> bool {
        let Term::Int(slot) = slot else { return false };
        let n = self.numbers.iter().position(|n| n == slot);
        n.is_some_and(|n| self.things[n].kind == "title")
    }

    fn is_used(&self, mark: &Term, ability: i32) -> bool {
        let Some(at) = mark_at(mark) else { return true };
        self.uses
            .iter()
            .any(|(n, _)| self.things[*n].at == at && self.things[*n].ability == ability)
    }
}

/// Whether the ability is carried out while its card is being played: an event stays in play for the others.
fn is_at_once(ability: &Term, this: Option<This>) -> bool {
    let at_once = |w: &Term| is_word(w, "Resolve");
    this.is_none_or(|this| this.kind != "event") || ability.field("when").is_none_or(at_once)
}

fn place_marks(place: &Term) -> Vec<i32> {
    let mut out = Vec::new();
    crate::things::marks(Some(place), &mut out);
    out
}
