//! Marks replaced by slot numbers.

use super::{Meant, Resolver, Unresolved, here, is_word, my_ship, not_other};
use crate::facts::opened;
use crate::referents::{is_top, mark_at, token};
use crate::term::{Sym, Term};
use locale::{Message, message};
use std::sync::Arc;

impl Resolver {
    /// The term with numbers in place of marks.
    pub(super) fn replace(&self, term: &Term, ability: i32) -> Result<Term, Unresolved> {
        if let Some(meant) = self.meaning(term, ability)? {
            return self.pointed(term, meant);
        }
        if let Term::Node(tag, payload) = term
            && let Some(replaced) = self.node(term, tag.as_str(), payload, ability)?
        {
            return Ok(replaced);
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

    /// The term for a mark whose meaning is known.
    fn pointed(&self, mark: &Term, meant: Meant) -> Result<Term, Unresolved> {
        let tag = mark.tag().map_or("", Sym::as_str);
        let n = match meant {
            Meant::This => {
                return Ok(match tag {
                    "@other" => Term::word("Other"),
                    "@this" => self.this_or_ship(mark),
                    _ => Term::word("This"),
                });
            }
            Meant::Referent(n) => n,
        };
        let referent = &self.referents[n];
        let reference = Term::node("In", Term::Int(self.numbers[n]));
        Ok(match tag {
            "@slot" => Term::Int(self.numbers[n]),
            "@other" => Term::node("Not", reference),
            "@player" if referent.kind != "player" => Term::node("CommanderOf", reference),
            "@place" => match &referent.place {
                Some(place) => opened(&self.replace(place, referent.ability)?),
                None => reference,
            },
            _ => reference,
        })
    }

    /// The term for the nodes that are not simply walked through.
    fn node(
        &self,
        term: &Term,
        tag: &str,
        payload: &Term,
        ability: i32,
    ) -> Result<Option<Term>, Unresolved> {
        let unused = || {
            let to = payload.field("to");
            to.is_some_and(|to| !self.is_used(to, ability))
        };
        let of = || {
            let of = payload.field("of").cloned().unwrap_or(Term::word("_"));
            self.replace(&of, ability)
        };
        let argument = || {
            let argument = payload.children().get(1).map(|t| self.replace(t, ability));
            argument.transpose()
        };
        Ok(Some(match tag {
            "@here" => here(self.this),
            "@his" => match argument()? {
                Some(who) if !is_word(&who, "You") && !matches!(who, Term::Var(_)) => who,
                _ => return Err(wrong(term, message!("text-his-of-nobody"))),
            },
            "@self" => match argument()? {
                Some(Term::Node(_, n)) if self.is_name(&n) => {
                    Term::node("Title", Term::Node(Sym::new("In"), n))
                }
                Some(Term::Node(tag, n)) => Term::Node(tag, n),
                Some(ship) if is_word(&ship, "MyShip") => {
                    my_ship(self.this).ok_or_else(|| wrong(term, message!("text-another-type")))?
                }
                _ => not_other(),
            },
            "@new" => {
                let at = mark_at(term);
                let n = self
                    .referents
                    .iter()
                    .position(|t| Some(t.at) == at && t.ability == ability);
                Term::Int(n.and_then(|n| self.numbers.get(n)).copied().unwrap_or(1))
            }
            // A card that nobody refers to again only has to exist.
            "Bind" if unused() => Term::node("Some", of()?),
            // The top card of a deck needs no picking where nobody refers to it again.
            "Pick" if is_top(payload) && unused() => Term::node("Every", of()?),
            "Fight" => {
                let Term::Map(fields) = payload else {
                    return Ok(Some(term.clone()));
                };
                let read = |k: &Sym, v: &Term| k.as_str() != "to" || self.is_used(v, ability);
                let kept: Vec<_> = fields.iter().filter(|(k, v)| read(k, v)).cloned().collect();
                Term::node("Fight", self.fields(&kept, ability)?)
            }
            _ => return Ok(None),
        }))
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

    /// "This ship" on a card that is not a ship is the ship it is on or aboard.
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
        n.is_some_and(|n| self.referents[n].kind == "title")
    }

    fn is_used(&self, mark: &Term, ability: i32) -> bool {
        let Some(at) = mark_at(mark) else { return true };
        self.uses
            .iter()
            .any(|(n, _)| self.referents[*n].at == at && self.referents[*n].ability == ability)
    }
}

fn wrong(mark: &Term, message: Message) -> Unresolved {
    Unresolved {
        at: mark_at(mark).map_or(0, token),
        message,
    }
}
