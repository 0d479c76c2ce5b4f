//! The meaning of words that point back.

use super::{Meant, Resolver, This, Unresolved};
use crate::referents::{Part, Referent, fits, mark_at, token};
use crate::term::{Sym, Term};
use locale::{Message, message};

/// A test of referents.
type Fit<'f> = &'f dyn Fn(&Referent) -> bool;

/// A mark that may point back, at its place in the text.
struct Pointer<'a> {
    resolver: &'a Resolver,
    tag: Sym,
    at: i32,
    ability: i32,
    /// The place again, then the words about what is meant.
    items: Vec<&'a Term>,
}

impl Resolver {
    /// The meaning of a mark that points back; nothing, if the term is not one.
    pub(super) fn meaning(&self, term: &Term, ability: i32) -> Result<Option<Meant>, Unresolved> {
        let (Some(at), Term::Node(tag, list)) = (mark_at(term), term) else {
            return Ok(None);
        };
        let pointer = Pointer {
            resolver: self,
            tag: *tag,
            at,
            ability,
            items: list.children(),
        };
        pointer.meaning()
    }

    /// Whether the referent is forgotten: what a card in play was played with, except by what it does at once.
    fn is_gone(&self, n: usize, ability: i32) -> bool {
        let at_once = |a: i32| usize::try_from(a).map_or(true, |a| self.at_once[a]);
        self.referents[n].ability == -1 && !at_once(ability)
    }

    /// Whether two cards were mentioned and the words do not decide which of them is meant.
    fn is_unclear(&self, n: usize, at: i32, ability: i32, fits: Fit) -> bool {
        let found = &self.referents[n];
        let earlier = |test: &dyn Fn(&Referent) -> bool| {
            let before =
                |t: &&Referent| t.at < found.at && t.ability == ability && found.ability == ability;
            self.referents
                .iter()
                .filter(before)
                .any(|t| fits(t) && test(t))
        };
        // "An opponent's ship" and "your ship" are distinguished by whose they are.
        let alike = |t: &Referent| t.part == Part::Happening && t.opponents == found.opponents;
        let happened = found.part == Part::Condition && earlier(&alike);
        let paid = !found.cost.is_empty() && !found.cost.contains(&at);
        happened || paid && earlier(&|t| t.cost != found.cost)
    }

    /// The latest fitting referent before the place: in the same ability, else in an earlier one.
    fn latest(&self, at: i32, ability: i32, fits: Fit) -> Option<usize> {
        let before = |t: &Referent| t.at <= at && !t.within.contains(&at) && fits(t);
        let candidates = self.referents.iter().enumerate().filter(|(_, t)| before(t));
        candidates
            .max_by_key(|(_, t)| (t.ability == ability, t.at))
            .map(|(i, _)| i)
    }
}

impl Pointer<'_> {
    fn meaning(&self) -> Result<Option<Meant>, Unresolved> {
        let this = self.resolver.this;
        let there = this.is_some_and(This::is_there);
        Ok(Some(match self.tag.as_str() {
            "@this" => match (self.word(1), this) {
                (kind, Some(this))
                    if kind != this.kind && !matches!(kind, "card" | "_" | "ship") =>
                {
                    return Err(self.wrong(message!("text-another-type")));
                }
                _ => Meant::This,
            },
            "@slot" | "@ref" | "@place" => self.noun()?,
            "@that" => self.description()?,
            "@pron" => match self.word(1) {
                "they" => self.latest(&|t| t.plural)?,
                "heshe" => self.he_or_she()?,
                pronoun => self.pronoun(pronoun)?,
            },
            "@present" if there => Meant::This,
            "@other" => self.other()?,
            "@present" => self.latest(&|t| fits("person", t.kind))?,
            "@player" => self.latest(&|t| t.kind == "player" || t.opponents)?,
            _ => return Ok(None),
        }))
    }

    /// "Another personnel", "each other ship": not the one the text mentioned last, or not its own card if that is
    /// of this kind. An equipment is no personnel that another one could be told from.
    fn other(&self) -> Result<Meant, Unresolved> {
        let kind = match self.word(1) {
            "_" => "card",
            kind => kind,
        };
        let own = self.resolver.this.filter(|t| fits(kind, t.kind));
        let fit = |t: &Referent| fits(kind, t.kind);
        match own {
            Some(this) if this.is_there() => Ok(self.mentioned_since(&fit).unwrap_or(Meant::This)),
            Some(_) => Ok(self.latest(&fit).unwrap_or(Meant::This)),
            None => self.latest(&fit),
        }
    }

    /// A card in play that this ability mentioned after its own card.
    fn mentioned_since(&self, fit: Fit) -> Option<Meant> {
        let in_play = |t: &Referent| {
            let shown = t.part == Part::Happening || t.part == Part::Effect && t.cost.is_empty();
            t.ability == self.ability && !t.plural && t.place.is_none() && shown && fit(t)
        };
        let n = self.resolver.latest(self.at, self.ability, &in_play)?;
        let at = self.resolver.referents[n].at;
        let mut own = self.resolver.mentions.iter();
        let own_since = own.any(|(m, a)| *a == self.ability && (at..self.at).contains(m));
        (!own_since).then_some(Meant::Referent(n))
    }

    /// "That personnel", "those cards", "the revealed card".
    fn noun(&self) -> Result<Meant, Unresolved> {
        let (kind, plural, verb) = (self.word(1), self.word(2), self.word(3));
        let fit = |t: &Referent| {
            fits(kind, t.kind)
                && (plural == "_" || t.plural == (plural == "pl"))
                && (verb == "_" || t.verb.is_some_and(|v| v.as_str() == verb))
                && (self.tag.as_str() != "@place" || t.place.is_some())
        };
        let found = match verb {
            "_" => self.clear(&fit),
            _ => self.latest(&fit),
        };
        match (found, kind) {
            (Err(_), "mission") => {
                self.latest(&|t| !t.plural && matches!(t.kind, "person" | "ship"))
            }
            (found, _) => found,
        }
    }

    /// A noun with adjectives that were used before.
    fn description(&self) -> Result<Meant, Unresolved> {
        let plural = self.word(1) == "pl";
        let words = self.items.get(2).map(|t| t.children()).unwrap_or_default();
        self.latest(&|t| {
            t.plural == plural && words.iter().all(|f| {
                t.filters.contains(f)
                    || matches!(f.to_string().as_str(), "Type(Personnel)" if fits("person", t.kind))
                    || (mark_at(f).is_some() && t.filters.iter().any(|g| mark_at(g).is_some()))
            })
        })
    }

    fn he_or_she(&self) -> Result<Meant, Unresolved> {
        let person = |t: &Referent| !t.plural && fits("person", t.kind);
        // Not somebody who has just been put away or shown, if there is anybody else.
        let away = |t: &Referent| {
            t.verb
                .is_some_and(|v| matches!(v.as_str(), "Discard" | "Reveal" | "Remove"))
        };
        let resolver = self.resolver;
        match resolver.latest(self.at, self.ability, &|t| person(t) && !away(t)) {
            Some(n) if resolver.referents[n].ability == self.ability => Ok(Meant::Referent(n)),
            _ => self.clear(&person),
        }
    }

    /// "He", "she" or "it": the card with the text, or a referent mentioned since.
    fn pronoun(&self, pronoun: &str) -> Result<Meant, Unresolved> {
        let (resolver, kind) = (self.resolver, self.word(2));
        let wanted = match (kind, pronoun) {
            ("_", "it") => "it",
            ("_", _) => "person",
            (kind, _) => kind,
        };
        let found = resolver.latest(self.at, self.ability, &|t| {
            !t.plural && fits(wanted, t.kind)
        });
        let is_this = resolver
            .this
            .is_some_and(|this| this.pronoun == pronoun && (kind == "_" || this.kind == kind));
        let before = resolver.mentions.iter().filter(|(m, _)| *m < self.at);
        let mention = before.max().filter(|_| is_this);
        // "While this ship is present with a ship, it is …" refers to this ship.
        let this_again = |by: i32| kind == "ship" && by == self.ability;
        match (found, mention) {
            (Some(n), Some((m, by)))
                if pronoun == "it"
                    && resolver.referents[n].ability == self.ability
                    && resolver.referents[n].at > *m
                    && !this_again(*by) =>
            {
                Ok(Meant::Referent(n))
            }
            (_, Some(_)) => Ok(Meant::This),
            (Some(n), None) => Ok(Meant::Referent(n)),
            (None, None) => Err(self.wrong(message!("text-points-to-nothing"))),
        }
    }

    /// The latest referent that fits.
    fn latest(&self, fit: Fit) -> Result<Meant, Unresolved> {
        match self.resolver.latest(self.at, self.ability, fit) {
            Some(n) if self.resolver.is_gone(n, self.ability) => {
                Err(self.wrong(message!("text-forgotten")))
            }
            Some(n) => Ok(Meant::Referent(n)),
            None => Err(self.wrong(message!("text-points-to-nothing"))),
        }
    }

    /// The latest referent that fits, unless an earlier one may be meant as well.
    fn clear(&self, fit: Fit) -> Result<Meant, Unresolved> {
        match self.latest(fit)? {
            Meant::Referent(n) if self.resolver.is_unclear(n, self.at, self.ability, fit) => {
                Err(self.wrong(message!("text-points-to-two")))
            }
            meant => Ok(meant),
        }
    }

    fn word(&self, n: usize) -> &'static str {
        let item = self.items.get(n).and_then(|t| t.tag());
        item.map_or("_", Sym::as_str)
    }

    fn wrong(&self, message: Message) -> Unresolved {
        Unresolved {
            at: token(self.at),
            message,
        }
    }
}
