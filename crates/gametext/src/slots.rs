//! Slots: giving numbers to what a text mentions, and finding what its pronouns mean.
//!
//! Reading leaves marks: `@new` where something is picked, named or seen, and `@slot`, `@ref`, `@player`
//! where a later word points back ("that personnel", "he or she", "those cards"). Marks carry their place in
//! the text. A pointer means the latest thing before it that fits in kind and number. Writing goes the
//! other way: a slot number fits a mark if the thing in that slot is of the kind the words say.

use crate::term::{Sym, Term};
use std::collections::HashMap;
use std::rc::Rc;

/// A thing that can be referred to.
#[derive(Clone, Debug)]
struct Thing {
    at: i32,
    /// Which ability it stands in; -1 for the play rule.
    ability: i32,
    kind: &'static str,
    plural: bool,
    /// How it was dealt with: discarded, revealed …
    verb: Option<Sym>,
    /// The card has a commander or owner who is another player.
    opponents: bool,
    /// The marks inside its own description, which cannot point to it.
    within: Vec<i32>,
}

/// What is known of every slot of a card's text, for writing.
#[derive(Clone, Debug, Default)]
pub struct Slots {
    things: HashMap<i32, Thing>,
    this: Option<This>,
}

/// What the text says of its own card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct This {
    pub kind: &'static str,
    /// `he`, `she` or `it`.
    pub pronoun: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unresolved {
    /// The place in the text.
    pub at: usize,
    pub message: String,
}

/// A mark's place: the token it begins at, then what tells it from other marks there.
pub fn key(token: usize, production: usize, number: usize) -> i32 {
    (token * 100_000 + (production % 12_000) * 8 + number % 8) as i32
}

fn token(key: i32) -> usize {
    (key.max(0) / 100_000) as usize
}

/// Which words can stand for which kinds of thing.
fn fits(wanted: &str, kind: &str) -> bool {
    match wanted {
        "any" => true,
        "card" => !matches!(kind, "player" | "skill" | "number" | "mission" | "type"),
        "it" => !matches!(kind, "player" | "person" | "skill" | "number" | "captive"),
        "person" => matches!(kind, "person" | "captive" | "title"),
        "captive" => matches!(kind, "captive" | "person"),
        _ => wanted == kind,
    }
}

impl Slots {
    /// What can be said of the term where a mark stands: for each argument the values that fit.
    pub fn says(&self, mark: Sym, term: &Term) -> Option<Vec<Vec<Term>>> {
        let slot = |term: &Term| match term {
            Term::Int(n) => self.things.get(n),
            _ => None,
        };
        let words = |kinds: &[&str]| -> Vec<Term> { kinds.iter().map(|k| Term::word(k)).collect() };
        let kinds = |thing: &Thing| -> Vec<Term> {
            let all = ["person", "ship", "event", "interrupt", "equipment", "mission", "dilemma", "captive", "player", "skill", "number", "title", "type", "card", "it", "any"];
            let fitting: Vec<&str> = all.into_iter().filter(|k| fits(k, thing.kind)).collect();
            words(&fitting)
        };
        let number = |thing: &Thing| words(if thing.plural { &["pl"] } else { &["sg"] });
        let verb = |thing: &Thing| vec![thing.verb.map_or(Term::word("_"), Term::Word)];
        match mark.as_str() {
            "@new" => matches!(term, Term::Int(_)).then(Vec::new),
            "@this" => match (term, self.this) {
                (Term::Word(w), Some(this)) if w.as_str() == "This" => Some(vec![words(&[this.kind, "card"])]),
                _ => None,
            },
            "@slot" => {
                let thing = slot(term)?;
                Some(vec![kinds(thing), number(thing), verb(thing)])
            }
            "@ref" => match term {
                Term::Node(tag, n) if tag.as_str() == "In" => {
                    let thing = slot(n)?;
                    Some(vec![kinds(thing), number(thing), verb(thing)])
                }
                _ => None,
            },
            "@pron" => match (term, self.this) {
                (Term::Word(w), Some(this)) if w.as_str() == "This" => Some(vec![words(&[this.pronoun])]),
                (Term::Node(tag, n), _) if tag.as_str() == "In" => {
                    let thing = slot(n)?;
                    let words = match thing.kind {
                        _ if thing.plural => words(&["they"]),
                        "person" | "captive" | "title" => words(&["heshe", "he", "she"]),
                        _ => words(&["it"]),
                    };
                    Some(vec![words])
                }
                _ => None,
            },
            // A card as a filter: this one, or one spoken of before.
            "@self" => match term {
                Term::Node(tag, inner) if tag.as_str() == "Not" && **inner == Term::word("Other") => {
                    Some(vec![vec![Term::word("This")]])
                }
                Term::Node(tag, n) if tag.as_str() == "In" => slot(n).map(|_| vec![vec![term.clone()]]),
                _ => None,
            },
            // "other": than this card, or than the one spoken of before.
            "@other" => match term {
                Term::Word(w) if w.as_str() == "Other" => Some(Vec::new()),
                Term::Node(tag, inner) if tag.as_str() == "Not" => match &**inner {
                    Term::Node(tag, n) if tag.as_str() == "In" => slot(n).map(|_| Vec::new()),
                    _ => None,
                },
                _ => None,
            },
            "@player" => match term {
                Term::Node(tag, n) if matches!(tag.as_str(), "In") => {
                    let thing = slot(n)?;
                    (thing.kind == "player").then(Vec::new)
                }
                Term::Node(tag, inner) if tag.as_str() == "CommanderOf" => match &**inner {
                    Term::Node(tag, n) if tag.as_str() == "In" => slot(n).map(|_| Vec::new()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    /// The slots of a text as it stands in a pack.
    pub fn of(text: &Term, this: Option<This>) -> Slots {
        let mut slots = Slots { this, ..Slots::default() };
        let mut things = Vec::new();
        gather(text, &Around::default(), &mut things);
        for (slot, thing) in things {
            slots.things.entry(slot).or_insert(thing);
        }
        slots
    }
}

/// What surrounds a part of a term.
#[derive(Clone, Debug, Default)]
struct Around {
    verb: Option<Sym>,
    ability: i32,
}

/// Every place that fills a slot: the number in it (or the place of its mark) and what goes in.
fn gather(term: &Term, around: &Around, out: &mut Vec<(i32, Thing)>) {
    let number = |t: &Term| match t {
        Term::Int(n) => Some((*n, 0)),
        Term::Node(tag, list) if tag.as_str() == "@new" => match &**list {
            Term::List(items) => match items.first() {
                Some(Term::Int(at)) => Some((-1 - *at, *at)),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    let mut within = Vec::new();
    match term {
        Term::Map(_) if term.field("of").is_some() => marks(term.field("of"), &mut within),
        Term::Map(_) if term.field("kind").is_some() => {
            marks(term.field("card"), &mut within);
            marks(term.field("other"), &mut within);
        }
        _ => {}
    }
    let mut add = |at: Option<&Term>, kind: &'static str, plural: bool, verb: Option<Sym>, opponents: bool| {
        if let Some((slot, at)) = at.and_then(number) {
            let thing = Thing {
                at,
                ability: around.ability,
                kind,
                plural,
                verb,
                opponents,
                within: within.clone(),
            };
            out.push((slot, thing));
        }
    };
    let mut inside = around.clone();
    match term {
        Term::Map(_) if term.field("of").is_some() && term.field("to").is_some() => {
            let of = term.field("of");
            let filter = of.and_then(|of| of.field("filter"));
            let plural = !matches!(term.field("n").map(|n| n.to_string()).as_deref(), Some("Exactly(N(1))" | "UpTo(N(1))"));
            let kind = filter.map_or_else(|| place_kind(of), |f| filter_kind(f).unwrap_or(place_kind(of)));
            add(term.field("to"), kind, plural, around.verb, filter.is_some_and(is_opponents));
        }
        Term::Map(_) if term.field("kind").is_some() && term.field("bind").is_some() => {
            let happening = term.field("kind").and_then(Term::tag).map_or("", Sym::as_str);
            let bind = term.field("bind");
            let plural = term.field("batch").is_some();
            let card = term.field("card");
            let kind = card.and_then(filter_kind).unwrap_or(match happening {
                "DrawDilemmas" | "RevealDilemma" | "Face" | "Overcome" | "ReturnDilemma" => "dilemma",
                "MoveShip" => "ship",
                "Kill" | "Stop" | "Capture" | "UseSkill" | "Select" => "person",
                "Complete" | "AttemptBegin" | "AttemptFail" => "mission",
                _ => "card",
            });
            let many = plural || happening == "DrawDilemmas";
            let verb = Some(Sym::new(happening));
            let opponents = card.is_some_and(is_opponents);
            add(bind.and_then(|b| b.field("card")), kind, many, verb, opponents);
            let other = term.field("other").and_then(filter_kind).unwrap_or(match happening {
                "Face" => "dilemma",
                _ => "mission",
            });
            add(bind.and_then(|b| b.field("other")), other, false, None, false);
            add(bind.and_then(|b| b.field("who")), "player", false, None, false);
            add(bind.and_then(|b| b.field("number")), "number", false, None, false);
        }
        Term::Node(tag, payload) => match tag.as_str() {
            "AnOpponent" => add(Some(payload), "player", false, None, false),
            "ChoosePlayer" => add(payload.field("to"), "player", false, None, false),
            "ChooseNumber" => add(payload.field("to"), "number", false, None, false),
            "Name" => {
                let kind = match payload.field("what").and_then(Term::tag).map(Sym::as_str) {
                    Some("Skill") => "skill",
                    Some("CardType") => "type",
                    _ => "title",
                };
                add(payload.field("to"), kind, false, None, false);
            }
            "Look" => {
                let what = payload.field("what");
                let (kind, plural) = target_kind(what);
                add(payload.field("to"), kind, plural, Some(Sym::new("Reveal")), false);
                inside.verb = Some(Sym::new("Reveal"));
            }
            "Each" => {
                let over = payload.field("over");
                let players = over.and_then(Term::tag).is_some_and(|t| t.as_str() == "Players");
                add(payload.field("slot"), if players { "player" } else { "person" }, false, None, false);
            }
            "Move" => inside.verb = payload.field("verb").and_then(Term::tag),
            "Stop" => inside.verb = Some(Sym::new("Stop")),
            "Choose" => inside.verb = Some(Sym::new("Choose")),
            _ => {}
        },
        _ => {}
    }
    for child in term.children() {
        gather(child, &inside, out);
    }
}

/// The places of all marks in a term.
fn marks(term: Option<&Term>, out: &mut Vec<i32>) {
    let Some(term) = term else { return };
    if let Term::Node(tag, list) = term
        && tag.as_str().starts_with('@')
        && let Term::List(items) = &**list
        && let Some(Term::Int(at)) = items.first()
    {
        out.push(*at);
    }
    for child in term.children() {
        marks(Some(child), out);
    }
}

/// The kind of card a filter speaks of.
fn filter_kind(filter: &Term) -> Option<&'static str> {
    match filter {
        Term::Node(tag, payload) => match tag.as_str() {
            "All" => match &**payload {
                Term::List(items) => items.iter().find_map(filter_kind),
                _ => None,
            },
            "Either" => match &**payload {
                Term::List(items) => {
                    let kinds: Vec<_> = items.iter().map(filter_kind).collect();
                    kinds.first().copied().flatten().filter(|k| kinds.iter().all(|o| *o == Some(k)))
                }
                _ => None,
            },
            "Type" => Some(match payload.tag()?.as_str() {
                "Personnel" => "person",
                "Ship" => "ship",
                "Event" => "event",
                "Interrupt" => "interrupt",
                "Equipment" => "equipment",
                "Mission" => "mission",
                "Dilemma" => "dilemma",
                _ => return None,
            }),
            "Is" if payload.tag().is_some_and(|t| t.as_str() == "Captive") => Some("captive"),
            "Mission" => Some("mission"),
            _ => None,
        },
        _ => None,
    }
}

fn is_opponents(filter: &Term) -> bool {
    match filter {
        Term::Node(tag, payload) => match tag.as_str() {
            "All" => payload.children().into_iter().any(is_opponents),
            "Commanded" | "Owned" => matches!(
                payload.tag().map(Sym::as_str),
                Some("EachOpponent" | "Opponent" | "AnOpponent")
            ),
            _ => false,
        },
        _ => false,
    }
}

fn place_kind(select: Option<&Term>) -> &'static str {
    match select.and_then(|s| s.field("from")).and_then(Term::tag).map(Sym::as_str) {
        Some("Attempt") => "person",
        Some("Pile" | "Stack" | "Drawn" | "Beneath") => "dilemma",
        _ => "card",
    }
}

fn target_kind(target: Option<&Term>) -> (&'static str, bool) {
    let select = match target {
        Some(Term::Node(tag, inner)) => match tag.as_str() {
            "Pick" => inner.field("of"),
            _ => Some(&**inner),
        },
        _ => None,
    };
    let filter = select.and_then(|s| s.field("filter"));
    let kind = filter.and_then(filter_kind).unwrap_or(place_kind(select));
    let text = select.map(|s| s.to_string()).unwrap_or_default();
    (kind, !text.contains("Top(1)") && !text.contains("Bottom(1)"))
}

/// Turns marks into slot numbers.
pub fn resolve(text: &Term, this: Option<This>) -> Result<Term, Unresolved> {
    let mut things: Vec<(i32, Thing)> = Vec::new();
    let abilities: &[Term] = match text.field("text") {
        Some(Term::List(items)) => items,
        _ => &[],
    };
    if let Some(play) = text.field("play") {
        gather(play, &Around { verb: None, ability: -1 }, &mut things);
    }
    for (n, ability) in abilities.iter().enumerate() {
        gather(ability, &Around { verb: None, ability: n as i32 }, &mut things);
    }
    things.sort_by_key(|(_, t)| (t.ability, t.at));
    let mut resolver = Resolver {
        things: things.into_iter().map(|(_, t)| t).collect(),
        mentions: Vec::new(),
        this,
        uses: Vec::new(),
    };
    mentions(text, &mut resolver.mentions);
    // Whatever is read from another ability is remembered on the card.
    resolver.point(text.field("play"), -1)?;
    for (n, ability) in abilities.iter().enumerate() {
        resolver.point(Some(ability), n as i32)?;
    }
    let numbers = resolver.numbers();
    let mut play = text.field("play").cloned();
    if let Some(p) = &mut play {
        *p = resolver.replace(p, -1, &numbers)?;
    }
    let abilities = abilities
        .iter()
        .enumerate()
        .map(|(n, ability)| resolver.replace(ability, n as i32, &numbers))
        .collect::<Result<Vec<_>, _>>()?;
    let mut out = Vec::new();
    if let Some(play) = play {
        out.push(("play", play));
    }
    out.push(("text", Term::list(abilities)));
    Ok(Term::map(out))
}

/// Where the text mentions its own card by name ("this personnel").
fn mentions(term: &Term, out: &mut Vec<i32>) {
    if let Term::Node(tag, list) = term
        && tag.as_str() == "@this"
        && let Term::List(items) = &**list
        && let Some(Term::Int(at)) = items.first()
    {
        out.push(*at);
    }
    for child in term.children() {
        mentions(child, out);
    }
}

struct Resolver {
    things: Vec<Thing>,
    mentions: Vec<i32>,
    this: Option<This>,
    /// Thing and the ability that reads it.
    uses: Vec<(usize, i32)>,
}

enum Meant {
    This,
    Thing(usize),
}

impl Resolver {
    fn point(&mut self, term: Option<&Term>, ability: i32) -> Result<(), Unresolved> {
        let Some(term) = term else { return Ok(()) };
        if let Some(meant) = self.meaning(term, ability)? {
            if let Meant::Thing(thing) = meant {
                self.uses.push((thing, ability));
            }
            return Ok(());
        }
        for child in term.children() {
            self.point(Some(child), ability)?;
        }
        Ok(())
    }

    fn numbers(&self) -> Vec<i32> {
        let mut next: HashMap<i32, i32> = HashMap::new();
        let mut remembered = 200;
        let numbers = self.things.iter().enumerate().map(|(i, thing)| {
            let elsewhere = self
                .uses
                .iter()
                .any(|(used, by)| *used == i && *by != thing.ability && thing.ability >= 0);
            if elsewhere {
                remembered += 1;
                return remembered - 1;
            }
            let n = next.entry(thing.ability.max(0)).or_insert(0);
            *n += 1;
            *n
        });
        numbers.collect()
    }

    /// What a pointing mark means, if the term is one.
    fn meaning(&self, term: &Term, ability: i32) -> Result<Option<Meant>, Unresolved> {
        let Term::Node(tag, list) = term else { return Ok(None) };
        let Term::List(items) = &**list else { return Ok(None) };
        let at = match items.first() {
            Some(Term::Int(at)) => *at,
            _ => return Ok(None),
        };
        let word = |n: usize| items.get(n).and_then(Term::tag).map_or("_", Sym::as_str);
        let none = |what: &str| Unresolved {
            at: token(at),
            message: format!("{what} points to nothing that was mentioned before"),
        };
        Ok(Some(match tag.as_str() {
            "@this" => {
                let kind = word(1);
                if self.this.is_some_and(|this| this.kind != kind && kind != "card" && kind != "_") {
                    return Err(Unresolved {
                        at: token(at),
                        message: format!("this card is not what “this {kind}” says"),
                    });
                }
                Meant::This
            }
            "@slot" | "@ref" => {
                let (kind, plural, verb) = (word(1), word(2), word(3));
                let found = self.latest(at, ability, |t| {
                    fits(kind, t.kind)
                        && (plural == "_" || t.plural == (plural == "pl"))
                        && (verb == "_" || t.verb.is_some_and(|v| v.as_str() == verb))
                });
                Meant::Thing(found.ok_or_else(|| none(&format!("“that {kind}”")))?)
            }
            "@pron" => match word(1) {
                "they" => Meant::Thing(
                    self.latest(at, ability, |t| t.plural).ok_or_else(|| none("“they”"))?,
                ),
                "heshe" => Meant::Thing(
                    self.latest(at, ability, |t| !t.plural && fits("person", t.kind))
                        .ok_or_else(|| none("“he or she”"))?,
                ),
                pronoun => {
                    let wanted = if pronoun == "it" { "it" } else { "person" };
                    let thing = self.latest(at, ability, |t| !t.plural && fits(wanted, t.kind));
                    let is_this = self.this.is_some_and(|this| this.pronoun == pronoun);
                    let mention = self.mentions.iter().copied().filter(|m| *m < at).max();
                    match (thing, mention.filter(|_| is_this)) {
                        (Some(t), Some(m))
                            if pronoun == "it" && self.things[t].ability == ability && self.things[t].at > m =>
                        {
                            Meant::Thing(t)
                        }
                        (_, Some(_)) => Meant::This,
                        (Some(t), None) => Meant::Thing(t),
                        (None, None) => return Err(none(&format!("“{pronoun}”"))),
                    }
                }
            },
            "@other" => {
                let own = self.this.is_some_and(|this| matches!(this.kind, "person" | "ship" | "equipment"));
                match own {
                    true => Meant::This,
                    false => Meant::Thing(
                        self.latest(at, ability, |t| fits("card", t.kind)).ok_or_else(|| none("“other”"))?,
                    ),
                }
            }
            "@player" => {
                let found = self
                    .latest(at, ability, |t| t.kind == "player" || t.opponents)
                    .ok_or_else(|| none("“that opponent”"))?;
                Meant::Thing(found)
            }
            _ => return Ok(None),
        }))
    }

    /// The latest fitting thing before the place: in the same ability, else in an earlier one.
    fn latest(&self, at: i32, ability: i32, fits: impl Fn(&Thing) -> bool) -> Option<usize> {
        let candidates = self.things.iter().enumerate().filter(|(_, t)| t.at <= at && !t.within.contains(&at) && fits(t));
        candidates
            .max_by_key(|(_, t)| (t.ability == ability, t.at))
            .map(|(i, _)| i)
    }

    fn replace(&self, term: &Term, ability: i32, numbers: &[i32]) -> Result<Term, Unresolved> {
        if let Some(meant) = self.meaning(term, ability)? {
            let tag = term.tag().map_or("", Sym::as_str);
            let reference = |slot: i32| Term::node("In", Term::Int(slot));
            return Ok(match meant {
                Meant::This if tag == "@other" => Term::word("Other"),
                Meant::Thing(thing) if tag == "@other" => Term::node("Not", reference(numbers[thing])),
                Meant::This => Term::word("This"),
                Meant::Thing(thing) => match tag {
                    "@slot" => Term::Int(numbers[thing]),
                    "@player" if self.things[thing].kind != "player" => {
                        Term::node("CommanderOf", reference(numbers[thing]))
                    }
                    _ => reference(numbers[thing]),
                },
            });
        }
        if let Term::Node(tag, list) = term {
            match tag.as_str() {
                "@self" => {
                    let inner = list.children().get(1).map(|t| self.replace(t, ability, numbers)).transpose()?;
                    return Ok(match inner {
                        Some(Term::Node(tag, n)) => Term::Node(tag, n),
                        _ => Term::node("Not", Term::word("Other")),
                    });
                }
                // A card that nobody speaks of again only has to exist.
                "Bind" if list.field("to").is_some_and(|to| !self.is_used(to, ability)) => {
                    let of = list.field("of").cloned().unwrap_or(Term::word("_"));
                    return Ok(Term::node("Some", self.replace(&of, ability, numbers)?));
                }
                "@new" => {
                    let at = match &**list {
                        Term::List(items) => match items.first() {
                            Some(Term::Int(at)) => *at,
                            _ => 0,
                        },
                        _ => 0,
                    };
                    let thing = self
                        .things
                        .iter()
                        .position(|t| t.at == at && t.ability == ability)
                        .unwrap_or(0);
                    return Ok(Term::Int(numbers.get(thing).copied().unwrap_or(1)));
                }
                _ => {}
            }
        }
        if let Term::Map(fields) = term
            && fields.iter().any(|(k, _)| k.as_str() == "bind")
        {
            let mut kept = Vec::new();
            for (key, value) in fields.iter() {
                if key.as_str() != "bind" {
                    kept.push((*key, self.replace(value, ability, numbers)?));
                    continue;
                }
                // A slot that nobody reads is not filled.
                let Term::Map(binds) = value else { continue };
                let mut used = Vec::new();
                for (k, v) in binds.iter() {
                    if self.is_used(v, ability) {
                        used.push((*k, self.replace(v, ability, numbers)?));
                    }
                }
                if !used.is_empty() {
                    kept.push((*key, Term::Map(used.into())));
                }
            }
            return Ok(Term::Map(kept.into()));
        }
        Ok(match term {
            Term::List(items) => Term::List(
                items.iter().map(|t| self.replace(t, ability, numbers)).collect::<Result<_, _>>()?,
            ),
            Term::Node(tag, payload) => Term::Node(*tag, Rc::new(self.replace(payload, ability, numbers)?)),
            Term::Map(fields) => Term::Map(
                fields
                    .iter()
                    .map(|(k, v)| Ok((*k, self.replace(v, ability, numbers)?)))
                    .collect::<Result<_, Unresolved>>()?,
            ),
            other => other.clone(),
        })
    }

    fn is_used(&self, mark: &Term, ability: i32) -> bool {
        let Term::Node(_, list) = mark else { return true };
        let Term::List(items) = &**list else { return true };
        let Some(Term::Int(at)) = items.first() else { return true };
        self.uses
            .iter()
            .any(|(thing, _)| self.things[*thing].at == *at && self.things[*thing].ability == ability)
    }
}
