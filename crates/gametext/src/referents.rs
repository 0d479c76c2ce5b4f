//! Referents: the cards, players, names and numbers that a text mentions and can point back to.

use crate::lexicon::Lexicon;
use crate::term::{Sym, Term};

/// Something a text mentions and can point back to.
#[derive(Clone, Debug)]
pub struct Referent {
    /// Its place in the text.
    pub at: i32,
    /// The slot number where there is one already.
    pub slot: i32,
    /// The ability it is in; -1 for the play rule.
    pub ability: i32,
    /// One of [`KINDS`].
    pub kind: &'static str,
    /// Whether it is several cards.
    pub plural: bool,
    /// The way it was dealt with: discarded, revealed …
    pub verb: Option<Sym>,
    /// The card has a commander or owner who is another player.
    pub opponents: bool,
    /// The parts of its description.
    pub filters: Vec<Term>,
    /// The place it was looked for in.
    pub place: Option<Term>,
    /// The slot is left out when nobody reads it.
    pub idle: bool,
    /// The marks inside its own description, which cannot point to it.
    pub within: Vec<i32>,
    /// The part of the ability that mentions it.
    pub part: Part,
    /// The marks of the cost it is picked for.
    pub cost: Vec<i32>,
}

/// The parts of an ability that name cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The happening it responds to.
    Happening,
    /// The condition that must hold.
    Condition,
    /// The effects.
    #[default]
    Effect,
}

/// The place of a mark: the token it begins at, then a number that distinguishes it from other marks there.
pub fn key(token: usize, production: usize, number: usize) -> i32 {
    (token * 100_000 + (production % 12_000) * 8 + number % 8) as i32
}

/// The token that a mark begins at.
pub fn token(key: i32) -> usize {
    (key.max(0) / 100_000) as usize
}

/// Whether a word of the kind `wanted` can stand for a referent of this kind.
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

/// The kinds of referent, and the wider kinds that words can ask for.
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

/// Collects the referents of a text.
#[derive(Debug)]
pub struct Gather<'a> {
    /// The words that give away the kind of a card.
    pub lexicon: &'a Lexicon,
    /// The ability being walked through; -1 for the play rule.
    pub ability: i32,
    /// The referents found so far.
    pub out: Vec<Referent>,
    /// Inside a condition that only asks whether a card exists, unless a later word refers to it.
    pub idle: bool,
    /// The marks of the cost that is being read.
    pub cost: Vec<i32>,
}

/// A description: the kind, the number and whatever else is known where a slot is filled.
#[derive(Default)]
struct Described<'a> {
    kind: &'static str,
    plural: bool,
    verb: Option<Sym>,
    filter: Option<&'a Term>,
    place: Option<&'a Term>,
    idle: bool,
    within: Vec<i32>,
    part: Part,
}

impl Described<'_> {
    fn of_kind(kind: &'static str) -> Self {
        Described {
            kind,
            ..Described::default()
        }
    }
}

impl Gather<'_> {
    fn add(&mut self, at: Option<&Term>, is: Described) {
        let (slot, at) = match at {
            Some(Term::Int(slot)) => (*slot, 0),
            Some(mark) if mark.tag().is_some_and(|t| t.as_str() == "@new") => match mark_at(mark) {
                Some(at) => (0, at),
                None => return,
            },
            _ => return,
        };
        self.out.push(Referent {
            at,
            slot,
            ability: self.ability,
            kind: is.kind,
            plural: is.plural,
            verb: is.verb,
            opponents: is.filter.is_some_and(is_opponents),
            filters: is.filter.map(parts).unwrap_or_default(),
            place: is.place.cloned(),
            idle: is.idle,
            within: is.within,
            part: is.part,
            cost: self.cost.clone(),
        });
    }

    /// Collects every place that fills a slot, with a description of what goes in.
    pub fn walk(&mut self, term: &Term, verb: Option<Sym>) {
        let inside = match term {
            Term::Map(_) if term.field("of").is_some() && term.field("to").is_some() => {
                self.pick(term, verb);
                verb
            }
            Term::Map(_) if term.field("kind").is_some() && term.field("bind").is_some() => {
                self.happening(term);
                verb
            }
            Term::Node(tag, payload) => self.node(tag.as_str(), payload, verb),
            _ => verb,
        };
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

    /// Collects the cards that a pick binds.
    fn pick(&mut self, term: &Term, verb: Option<Sym>) {
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
            Described {
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

    /// Collects what an effect or a condition binds. Returns the verb for the parts inside.
    fn node(&mut self, tag: &str, payload: &Term, verb: Option<Sym>) -> Option<Sym> {
        match tag {
            "AnOpponent" => self.add(Some(payload), Described::of_kind("player")),
            "ChoosePlayer" | "SomePlayer" => {
                self.add(payload.field("to"), Described::of_kind("player"));
            }
            "ChooseNumber" => self.add(payload.field("to"), Described::of_kind("number")),
            "Name" => {
                let kind = match payload.field("what").and_then(Term::tag).map(Sym::as_str) {
                    Some("Skill") => "skill",
                    Some("CardType") => "type",
                    _ => "title",
                };
                self.add(payload.field("to"), Described::of_kind(kind));
            }
            "Look" => return Some(self.look(payload)),
            "Each" => {
                let players = payload
                    .field("over")
                    .and_then(Term::tag)
                    .is_some_and(|t| t.as_str() == "Players");
                let kind = if players { "player" } else { "person" };
                self.add(payload.field("slot"), Described::of_kind(kind));
            }
            "Fight" => {
                let filter = payload.field("with");
                let kind = filter.and_then(|f| self.kind(f)).unwrap_or("ship");
                self.add(
                    payload.field("to"),
                    Described {
                        filter,
                        idle: true,
                        ..Described::of_kind(kind)
                    },
                );
            }
            "Bind" => self.idle = true,
            "Move" => return payload.field("verb").and_then(Term::tag),
            "Stop" => return Some(Sym::new("Stop")),
            "Choose" => return Some(Sym::new("Choose")),
            _ => {}
        }
        verb
    }

    /// Collects the cards that a player looks at.
    fn look(&mut self, payload: &Term) -> Sym {
        let (select, plural) = looked_at(payload.field("what"));
        let filter = select.and_then(|s| s.field("filter"));
        let kind = filter
            .and_then(|f| self.kind(f))
            .unwrap_or(place_kind(select));
        let verb = Sym::new("Reveal");
        self.add(
            payload.field("to"),
            Described {
                plural,
                verb: Some(verb),
                filter,
                place: select.and_then(|s| s.field("from")),
                ..Described::of_kind(kind)
            },
        );
        verb
    }

    /// Collects the cards, players and numbers that a happening binds.
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
            Described {
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
            Described {
                kind: other,
                verb: way("To"),
                filter,
                idle: true,
                within,
                ..Described::default()
            },
        );
        self.add(
            bind("from"),
            Described {
                kind: "mission",
                verb: way("From"),
                idle: true,
                ..Described::default()
            },
        );
        self.add(
            bind("who"),
            Described {
                kind: "player",
                idle: true,
                ..Described::default()
            },
        );
        self.add(
            bind("number"),
            Described {
                kind: "number",
                idle: true,
                ..Described::default()
            },
        );
    }

    /// The kind of card a filter asks for.
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
                    let words = mark.children().first().map(|l| l.children())?;
                    let kind = words.get(1)?.tag()?.as_str();
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
