//! Texts that let a card be played from or at an unusual place.

use super::eval::{Cx, NOTHING};
use super::modifiers::Wanted;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::table::{About, ModifierKind};
use cards::language::{Kind, Modifier, Ref};
use cards::lexicon::{CardType, MissionKind};

impl Game {
    /// Cards outside the hand that a text lets `seat` play.
    pub(crate) fn playable_from(&self, seat: Seat) -> Vec<CardId> {
        match self.may_be_modified(ModifierKind::Permit) {
            true => self.permitted(seat, &Cx::new(CardId(0), seat, &NOTHING)),
            false => Vec::new(),
        }
    }

    /// Whether a text lets the owner of this interrupt play it from where it is, as if it were in hand.
    pub(crate) fn is_lent(&self, card: CardId, cx: &Cx) -> bool {
        self.table.modifiers.has(ModifierKind::Permit)
            && self
                .permitted(self.table.face(card).owner, cx)
                .contains(&card)
    }

    fn permitted(&self, seat: Seat, cx: &Cx) -> Vec<CardId> {
        use cards::language::Place as P;
        let mut out = Vec::new();
        self.each_modifier(ModifierKind::Permit, cx, &mut |m, mcx| {
            let Modifier::Permit { act, at } = m else {
                return;
            };
            let pile =
                matches!(at, P::On(_) | P::Discard(_) | P::Deck(..) | P::Core(_)).then_some(*at);
            let Some(from) = act.from.or(pile) else {
                return;
            };
            for card in self.cards_at(from, mcx) {
                let mut h = Happening::new(Kind::Play).by(seat).card(card);
                h.from = Some(self.state.card(card).place);
                if self.matches(act, &h, &[], act.phase, act.batch, mcx) {
                    self.applied(mcx);
                    out.push(card);
                }
            }
        });
        out
    }

    /// Whether a text lets the card be played at this mission although it could not be otherwise.
    pub(crate) fn is_permitted(&self, seat: Seat, card: CardId, at: CardId) -> bool {
        let mut h = Happening::new(Kind::Play).by(seat).card(card).other(at);
        h.from = Some(self.state.card(card).place);
        let ship = self.table.face(at).kind == CardType::Ship;
        let here = |place: &cards::language::Place, mcx: &Cx| match place {
            cards::language::Place::Aboard(Ref::It) => ship,
            cards::language::Place::Aboard(r) => self.card_of(*r, mcx) == Some(at),
            cards::language::Place::At(Ref::It) => {
                matches!(self.state.card(at).place, Place::Row(_))
            }
            _ if ship => false,
            cards::language::Place::At(r) => {
                let there = self.card_of(*r, mcx);
                there.is_some_and(|m| self.site_of(m) == self.site_of(at))
            }
            cards::language::Place::Headquarters(who) => {
                let row = self.state.card(at).place;
                matches!(row, Place::Row(s) if self.seats_of(*who, mcx).has(s))
                    && self.table.face(at).mission == Some(MissionKind::Headquarters)
            }
            _ => false,
        };
        let wanted = Wanted {
            kind: ModifierKind::Permit,
            about: About::ALL,
            concerns: &|m, mcx| {
                matches!(m, Modifier::Permit { act, at: place } if here(place, mcx)
                    && self.matches(act, &h, &[], act.phase, act.batch, mcx))
            },
        };
        let mut ok = false;
        let cx = Cx::new(card, seat, &NOTHING);
        self.each_modifier_of(&wanted, &cx, &mut |_, mcx| {
            self.applied(mcx);
            ok = true;
        });
        ok
    }
}
