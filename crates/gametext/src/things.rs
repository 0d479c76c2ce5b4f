//! What a text mentions: the things its slots hold.

use crate::lexicon::Lexicon;
use crate::term::{Sym, Term};

/// A thing that can be referred to.
#[derive(Clone, Debug)]
pub struct Thing {
    /// Its place in the text.
    pub at: i32,
    /// The slot number where there is one already.
    pub slot: i32,
    /// Which ability it stands in; -1 for the play rule.
    pub ability: i32,
    pub kind: &'static str,
    pub plural: bool,
    /// How it was dealt with: discarded, revealed …
    pub verb: Option<Sym>,
    /// The card has a commander or owner who is another player.
    pub opponents: bool,
    /// What it was described by.
    pub filters: Vec<Term>,
    /// Where it was looked for.
    pub place: Option<Term>,
    /// The slot is left out when nobody reads it.
    pub idle: bool,
    /// The marks inside its own description, which cannot point to it.
    pub within: Vec<i32>,
    /// Where the text speaks of it.
    pub part: Part,
    /// The marks of the cost it is picked for.
    pub cost: Vec<i32>,
}

/// The parts of an ability that name cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// What it answers to.
    Happening,
    /// What must hold.
    Condition,
    #[default]
    Effect,
}

/// A mark's place: the token it begins at, then what tells it from other marks there.
pub fn key(token: usize, production: usize, number: usize) -> i32 {
    (token * 100_000 + (production % 12_000) * 8 + number % 8) as i32
}

pub fn token(key: i32) -> usize {
    (key.max(0) / 100_000) as usize
}

/// Which words can stand for which kinds of thing.
pub fn fits(wanted: &str, kind: &str) -> bool {
    match wanted {
        "any" => true,
        "card" => !matches!(kind, "player" | "skill" | "number" | "mission" | "type"),
        "it" => !matches!(kind, "player" | "person" | "skill" | "number" | "captive"),
        "person" => matches!(kind, "person" | "captive" | "title"),
        "captive" => matches!(kind, "captive" | "person"),
        _ => wanted == kind,
    }
}

pub const KINDS: [&str; 16] = [
    "person",
    "ship",
    "event",
    "interrupt",
    "equipment",
    "mission",
    "dilemma",
    "captive",
    "player",
    "skill",
    "number",
    "title",
    "type",
    "card",
    "it",
    "any",
];

/// The key of a mark: its place in the text.
pub fn mark_at(term: &Term) -> Option<i32> {
    match term {
        Term::Node(tag, list) if tag.as_str().starts_with('@') => match &**list {
            Term::List(items) => match items.first() {
                Some(Term::Int(at)) => Some(*at),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    }
}

/// The places of all marks in a term.
pub fn marks(term: Option<&Term>, out: &mut Vec<i32>) {
    let Some(term) = term else { return };
    out.extend(mark_at(term));
    for child in term.children() {
        marks(Some(child), out);
    }
}

#[derive(Debug)]
pub struct Gather<'a> {
    pub lexicon: &'a Lexicon,
    pub ability: i32,
    pub out: Vec<Thing>,
    /// Inside a condition that only asks whether a card exists, unless somebody speaks of it.
    pub idle: bool,
    /// The marks of the cost that is being read.
    pub cost: Vec<i32>,
}

/// A kind, number and the rest of what is known where a slot is filled.
#[derive(Default)]
struct Said<'a> {
    kind: &'static str,
    plural: bool,
    verb: Option<Sym>,
    filter: Option<&'a Term>,
    place: Option<&'a Term>,
    idle: bool,
    within: Vec<i32>,
    part: Part,
}

impl Gather<'_> {
    fn add(&mut self, at: Option<&Term>, said: Said) {
        let (slot, at) = match at {
            Some(Term::Int(slot)) => (*slot, 0),
            Some(mark) if mark.tag().is_some_and(|t| t.as_str() == "@new") => match mark_at(mark) {
                Some(at) => (0, at),
                None => return,
            },
            _ => return,
        };
        self.out.push(Thing {
            at,
            slot,
            ability: self.ability,
            kind: said.kind,
            plural: said.plural,
            verb: said.verb,
            opponents: said.filter.is_some_and(is_opponents),
            filters: said.filter.map(parts).unwrap_or_default(),
            place: said.place.cloned(),
            idle: said.idle,
            within: said.within,
            part: said.part,
            cost: self.cost.clone(),
        });
    }

    /// Every place that fills a slot and what goes in.
    pub fn walk(&mut self, term: &Term, verb: Option<Sym>) {
        let mut inside = verb;
        match term {
            Term::Map(_) if term.field("of").is_some() && term.field("to").is_some() => {
                let of = term.field("of");
                let filter = of.and_then(|of| of.field("filter"));
                let one = matches!(
                    term.field("n").map(|n| n.to_string()).as_deref(),
                    Some("Exactly(N(1))" | "UpTo(N(1))")
                );
                let mut within = Vec::new();
                marks(of, &mut within);
                marks(term.field("n"), &mut within);
                let kind = filter.and_then(|f| self.kind(f)).unwrap_or(place_kind(of));
                let place = of.and_then(|of| of.field("from"));
                let asked = std::mem::take(&mut self.idle);
                let idle = asked || is_top(term);
                let (part, verb) = match asked {
                    true => (Part::Condition, verb.or(Some(Sym::new("Asked")))),
                    false => (Part::Effect, verb),
                };
                self.add(
                    term.field("to"),
                    Said {
                        kind,
                        plural: !one,
                        verb,
                        filter,
                        place,
                        idle,
                        within,
                        part,
                    },
                );
            }
            Term::Map(_) if term.field("kind").is_some() && term.field("bind").is_some() => {
                self.happening(term)
            }
            Term::Node(tag, payload) => match tag.as_str() {
                "AnOpponent" => self.add(
                    Some(payload),
                    Said {
                        kind: "player",
                        ..Said::default()
                    },
                ),
                "ChoosePlayer" | "SomePlayer" => {
                    self.add(
                        payload.field("to"),
                        Said {
                            kind: "player",
                            ..Said::default()
                        },
                    );
                }
                "ChooseNumber" => self.add(
                    payload.field("to"),
                    Said {
                        kind: "number",
                        ..Said::default()
                    },
                ),
                "Name" => {
                    let kind = match payload.field("what").and_then(Term::tag).map(Sym::as_str) {
                        Some("Skill") => "skill",
                        Some("CardType") => "type",
                        _ => "title",
                    };
                    self.add(
                        payload.field("to"),
                        Said {
                            kind,
                            ..Said::default()
                        },
                    );
                }
                "Look" => {
                    let (select, plural) = looked_at(payload.field("what"));
                    let filter = select.and_then(|s| s.field("filter"));
                    let kind = filter
                        .and_then(|f| self.kind(f))
                        .unwrap_or(place_kind(select));
                    let place = select.and_then(|s| s.field("from"));
                    let verb = Some(Sym::new("Reveal"));
                    self.add(
                        payload.field("to"),
                        Said {
                            kind,
                            plural,
                            verb,
                            filter,
                            place,
                            ..Said::default()
                        },
                    );
                    inside = verb;
                }
                "Each" => {
                    let players = payload
                        .field("over")
                        .and_then(Term::tag)
                        .is_some_and(|t| t.as_str() == "Players");
                    let kind = if players { "player" } else { "person" };
                    self.add(
                        payload.field("slot"),
                        Said {
                            kind,
                            ..Said::default()
                        },
                    );
                }
                "Fight" => {
                    let filter = payload.field("with");
                    let kind = filter.and_then(|f| self.kind(f)).unwrap_or("ship");
                    self.add(
                        payload.field("to"),
                        Said {
                            kind,
                            filter,
                            idle: true,
                            ..Said::default()
                        },
                    );
                }
                "Bind" => self.idle = true,
                "Move" => inside = payload.field("verb").and_then(Term::tag),
                "Stop" => inside = Some(Sym::new("Stop")),
                "Choose" => inside = Some(Sym::new("Choose")),
                _ => {}
            },
            _ => {}
        }
        let costs = term.field("cost").filter(|_| term.field("get").is_some());
        for child in term.children() {
            match costs {
                Some(cost) if std::ptr::eq(cost, child) => {
                    let mut within = Vec::new();
                    marks(Some(cost), &mut within);
                    let outer = std::mem::replace(&mut self.cost, within);
                    self.walk(child, inside);
                    self.cost = outer;
                }
                _ => self.walk(child, inside),
            }
        }
    }

    fn happening(&mut self, term: &Term) {
        let kind = term
            .field("kind")
            .and_then(Term::tag)
            .map_or("", Sym::as_str);
        let bind = |what: &str| term.field("bind").and_then(|b| b.field(what));
        let filter = term.field("card");
        let mut within = Vec::new();
        marks(filter, &mut within);
        marks(term.field("other"), &mut within);
        let card = filter.and_then(|f| self.kind(f)).unwrap_or(match kind {
            "DrawDilemmas" | "RevealDilemma" | "Face" | "Overcome" | "ReturnDilemma" => "dilemma",
            "MoveShip" => "ship",
            "Kill" | "Stop" | "Capture" | "UseSkill" | "Select" => "person",
            "Complete" | "AttemptBegin" | "AttemptFail" => "mission",
            _ => "card",
        });
        let plural = term.field("batch").is_some() || kind == "DrawDilemmas";
        let verb = Some(Sym::new(kind));
        self.add(
            bind("card"),
            Said {
                kind: card,
                plural,
                verb,
                filter,
                place: None,
                idle: true,
                within: within.clone(),
                part: Part::Happening,
            },
        );
        let other = term
            .field("other")
            .and_then(|f| self.kind(f))
            .unwrap_or(match kind {
                "Face" => "dilemma",
                _ => "mission",
            });
        let way = |word: &str| Some(Sym::new(word)).filter(|_| kind == "MoveShip");
        let filter = term.field("other");
        self.add(
            bind("other"),
            Said {
                kind: other,
                verb: way("To"),
                filter,
                idle: true,
                within,
                ..Said::default()
            },
        );
        self.add(
            bind("from"),
            Said {
                kind: "mission",
                verb: way("From"),
                idle: true,
                ..Said::default()
            },
        );
        self.add(
            bind("who"),
            Said {
                kind: "player",
                idle: true,
                ..Said::default()
            },
        );
        self.add(
            bind("number"),
            Said {
                kind: "number",
                idle: true,
                ..Said::default()
            },
        );
    }

    /// The kind of card a filter speaks of.
    fn kind(&self, filter: &Term) -> Option<&'static str> {
        let Term::Node(tag, payload) = filter else {
            return None;
        };
        match tag.as_str() {
            "All" => {
                let parts = payload.children();
                let typed = parts.iter().find_map(|p| match p {
                    Term::Node(tag, _) if matches!(tag.as_str(), "Type" | "Mission" | "Is") => {
                        self.kind(p)
                    }
                    _ => None,
                });
                typed.or_else(|| parts.iter().find_map(|p| self.kind(p)))
            }
            "Either" => {
                let kinds: Vec<_> = payload
                    .children()
                    .into_iter()
                    .map(|f| self.kind(f))
                    .collect();
                let first = kinds.first().copied().flatten()?;
                kinds.iter().all(|k| *k == Some(first)).then_some(first)
            }
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
            "Not" => match &**payload {
                Term::Node(tag, _) if tag.as_str() == "Mission" => Some("mission"),
                _ => None,
            },
            "Mission" => Some("mission"),
            "Dilemma" => Some("dilemma"),
            // A pick out of cards bound before.
            "In" => match &**payload {
                Term::Int(n) => self.out.iter().find(|t| t.slot == *n).map(|t| t.kind),
                mark => {
                    let said = mark.children().first().map(|l| l.children())?;
                    let kind = said.get(1)?.tag()?.as_str();
                    KINDS
                        .into_iter()
                        .find(|k| *k == kind && !matches!(*k, "any" | "it" | "card"))
                }
            },
            "Species" | "Skill" => Some("person"),
            "Class" => Some("ship"),
            "Keyword" => self.lexicon.keyword_kind(payload.tag()?),
            "Title" => match &**payload {
                Term::Node(is, title) if is.as_str() == "Is" => {
                    self.lexicon.title_kind(title.tag()?)
                }
                _ => Some("person"),
            },
            _ => None,
        }
    }
}

/// The parts of a description.
pub fn parts(filter: &Term) -> Vec<Term> {
    match filter {
        Term::Node(tag, list) if tag.as_str() == "All" => {
            list.children().into_iter().cloned().collect()
        }
        other => vec![other.clone()],
    }
}

fn is_opponents(filter: &Term) -> bool {
    parts(filter).iter().any(|part| match part {
        Term::Node(tag, who) if matches!(tag.as_str(), "Commanded" | "Owned") => {
            matches!(
                who.tag().map(Sym::as_str),
                Some("EachOpponent" | "Opponent" | "AnOpponent")
            )
        }
        _ => false,
    })
}

fn place_kind(select: Option<&Term>) -> &'static str {
    match select
        .and_then(|s| s.field("from"))
        .and_then(Term::tag)
        .map(Sym::as_str)
    {
        Some("Attempt") => "person",
        Some("Brig") => "captive",
        Some("Pile" | "Stack" | "Drawn" | "Beneath") => "dilemma",
        _ => "card",
    }
}

/// The set a player looks at, and whether it is more than one card.
fn looked_at(target: Option<&Term>) -> (Option<&Term>, bool) {
    let Some(Term::Node(tag, inner)) = target else {
        return (None, true);
    };
    if tag.as_str() == "Pick" {
        let one = inner
            .field("n")
            .is_some_and(|n| n.to_string() == "Exactly(N(1))");
        return (inner.field("of"), !one);
    }
    let text = inner
        .field("from")
        .map(|f| f.to_string())
        .unwrap_or_default();
    (
        Some(inner),
        !text.contains("Top(1)") && !text.contains("Bottom(1)") && !text.contains(", 1"),
    )
}

/// One card picked from the end of a deck or pile.
pub fn is_top(pick: &Term) -> bool {
    let one = pick
        .field("n")
        .is_some_and(|n| n.to_string() == "Exactly(N(1))");
    one && pick.field("how").is_none_or(|h| h.to_string() != "Random")
        && pick.field("of").is_some_and(is_end)
}

/// The one card at an end of a deck or pile.
pub fn is_end(select: &Term) -> bool {
    let Some(Term::Node(_, place)) = select.field("from") else {
        return false;
    };
    let end = place
        .children()
        .get(1)
        .map(|e| e.to_string())
        .unwrap_or_default();
    matches!(end.as_str(), "Top(1)" | "Bottom(1)") && select.field("filter").is_none()
}
