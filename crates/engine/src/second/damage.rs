//! Damage on ships and its removal (2E-DAM-01 to 2E-DAM-11).

use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat};
use crate::kernel::place::Place;
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

/// 2E-DAM-04.
const DESTROYED_BY: usize = 3;

impl Game {
    pub fn damage_on(&self, ship: CardId) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == Place::On(ship) && card.is(Flag::Damage)
        })
    }

    /// Called when a damage card has been placed.
    pub(crate) fn check_hull(&mut self, ship: CardId) {
        if self.damage_on(ship).count() < DESTROYED_BY {
            return;
        }
        let owner = self.table.face(ship).owner;
        let h = Happening::new(Kind::Destroy).card(ship).cause(Cause::Rule);
        self.happen(h.to(Place::Discard(owner)));
    }

    /// Damage cards that `seat` may remove: own ships at own headquarters that accept them
    /// (2E-DAM-07, 2E-GAP-31).
    pub(crate) fn repairs(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            match card.place {
                Place::On(ship) if card.is(Flag::Damage) => {
                    self.state.card(ship).commander == seat && self.at_home(seat, ship)
                }
                _ => false,
            }
        })
    }

    fn at_home(&self, seat: Seat, ship: CardId) -> bool {
        let site = self.site_of(ship);
        self.state.zone(Place::Row(seat)).iter().any(|m| {
            self.table.site_of_mission(*m) == site
                && self.table.face(*m).mission == Some(MissionKind::Headquarters)
                && self.table.def(*m).accepts(self.table.def(ship))
        })
    }

    /// 2E-DAM-10, 2E-GAP-51.
    pub(crate) fn repair(&mut self, seat: Seat, damage: CardId) {
        let face = self.table.face(damage);
        let to = match face.kind {
            CardType::Dilemma => Place::Pile(face.owner),
            _ => Place::Discard(face.owner),
        };
        self.happen(
            Happening::new(Kind::Repair)
                .by(seat)
                .card(damage)
                .cause(Cause::Action)
                .to(to),
        );
    }
}
