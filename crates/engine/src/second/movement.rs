//! Moving a ship (2E-MOVE-01 to 2E-MOVE-12).

use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::happening::{Cause, Facet, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use crate::kernel::table::{about, has};
use crate::text::eval::{Cx, NOTHING};
use crate::text::modifiers::Wanted;
use cards::language::{Kind, Modifier};
use cards::lexicon::{CardType, Stat};

/// 2E-MOVE-09.
const QUADRANT: i16 = 2;
/// 2E-MOVE-10.
const REGION: i16 = 2;

fn way(seat: Seat, ship: CardId, to: CardId, from: SiteId, site: SiteId) -> Happening {
    Happening::new(Kind::MoveShip)
        .by(seat)
        .card(ship)
        .other(to)
        .from(Place::Orbit(from))
        .to(Place::Orbit(site))
}

impl Game {
    /// The Range a ship needs from one mission to another.
    pub fn range_needed(&self, ship: CardId, a: SiteId, b: SiteId) -> i16 {
        let (from, to) = (self.table.site_facts(a), self.table.site_facts(b));
        let seat = self.state.card(ship).commander;
        let mut needed = self.span(a, seat) + self.span(b, seat);
        let mut other_quadrant = from.quadrant != to.quadrant;
        // 2E-GAP-35: once, however many regions they share.
        if from.regions.iter().any(|r| to.regions.contains(r)) {
            needed -= REGION;
        }
        if self.table.modifiers & has::TRAVEL != 0 {
            let (ma, mb) = (from.missions[0], to.missions[0]);
            let cx = Cx::new(ship, self.state.card(ship).commander, &NOTHING);
            let wanted = Wanted {
                kind: has::TRAVEL,
                about: about::ALL,
                concerns: &|m, mcx| {
                    matches!(m, Modifier::Travel { ship: which, a, b, .. } if {
                        let fits =
                            |x, y| self.filter(a, x, mcx) && self.filter(b, y, mcx);
                        self.filter(which, ship, mcx) && (fits(ma, mb) || fits(mb, ma))
                    })
                },
            };
            self.each_modifier_of(&wanted, &cx, &mut |m, mcx| {
                if let Modifier::Travel {
                    delta,
                    same_quadrant,
                    ..
                } = m
                {
                    self.applied(mcx);
                    needed += i16::from(*delta);
                    other_quadrant &= !same_quadrant;
                }
            });
        }
        if other_quadrant {
            needed += QUADRANT;
        }
        needed.max(0)
    }

    /// Copies of a mission are one place; a player's own one counts before the others.
    fn span(&self, site: SiteId, seat: Seat) -> i16 {
        let facts = self.table.site_facts(site);
        if self.table.modifiers & has::STAT == 0 {
            return facts.span;
        }
        let own = |m: &&CardId| self.state.card(**m).place == Place::Row(seat);
        let mission = facts.missions.iter().find(own);
        self.stat(*mission.unwrap_or(&facts.missions[0]), Stat::Span)
    }

    /// Sites whose missions are still on the table.
    pub(crate) fn is_on_table(&self, site: SiteId) -> bool {
        let missions = &self.table.site_facts(site).missions;
        missions
            .iter()
            .any(|m| matches!(self.state.card(*m).place, Place::Row(_)))
    }

    pub(crate) fn moves(&self, seat: Seat, ship: CardId, from: SiteId, out: &mut Vec<Action>) {
        let left = self.stat(ship, Stat::UnusedRange);
        if left == 0 || !self.is_staffed(ship) {
            return;
        }
        for i in 0..self.table.sites.len() as u8 {
            let site = SiteId(i);
            if site == from || self.range_needed(ship, from, site) > left || !self.is_on_table(site)
            {
                continue;
            }
            let to = self.table.site_facts(site).missions[0];
            let h = way(seat, ship, to, from, site);
            if self.forbidden(&h).is_none() && self.check_tolls(&h, seat).is_ok() {
                out.push(Action::Move { ship, to });
            }
        }
    }

    pub(crate) fn check_move(&self, seat: Seat, ship: CardId, to: CardId) -> Result<(), Refusal> {
        let card = self.state.card(ship);
        if self.table.face(ship).kind != CardType::Ship {
            return refuse("2E-MOVE-01", Why::NotAShip { card: ship });
        }
        let Place::Orbit(from) = card.place else {
            return refuse("2E-CMD-02", Why::NotThere { place: card.place });
        };
        if card.commander != seat {
            return refuse("2E-CMD-01", Why::NotYours { card: ship });
        }
        if card.is(Flag::Stopped) {
            return refuse("2E-ORD-07", Why::Stopped { card: ship });
        }
        let Some(site) = self.table.site_of_mission(to) else {
            return refuse("2E-MOVE-03", Why::WrongTarget);
        };
        if !self.is_on_table(site) {
            return refuse("2E-MOVE-03", Why::WrongTarget);
        }
        if site == from {
            // Another copy of the mission is the same place (2E-MOVE-12, 2E-GAP-37).
            let copies = self.table.site_facts(site).missions.len() > 1;
            let rule = if copies { "2E-MOVE-12" } else { "2E-MOVE-03" };
            return refuse(rule, Why::AlreadyThere);
        }
        if !self.is_staffed(ship) {
            return refuse("2E-MOVE-02", Why::NotStaffed { ship });
        }
        let h = way(seat, ship, to, from, site);
        if let Some(by) = self.forbidden(&h) {
            return refuse("2E-MOVE-02", Why::Forbidden { by });
        }
        let (needed, left) = (
            self.range_needed(ship, from, site),
            self.stat(ship, Stat::UnusedRange),
        );
        if needed > left {
            return refuse("2E-MOVE-05", Why::TooFar { needed, left });
        }
        self.check_tolls(&h, seat)
    }

    pub(crate) fn move_ship(&mut self, seat: Seat, ship: CardId, to: CardId) {
        let (Place::Orbit(from), Some(site)) =
            (self.state.card(ship).place, self.table.site_of_mission(to))
        else {
            return;
        };
        self.show_staff(seat, ship);
        let needed = self.range_needed(ship, from, site);
        let h = way(seat, ship, to, from, site)
            .cause(Cause::Action)
            .n(needed);
        self.happen_for_a_price(h, Vec::new(), seat);
    }

    /// 2E-SHOW-03, 2E-SHOW-05: staffing uses icons of the crew and one matching affiliation.
    fn show_staff(&mut self, seat: Seat, ship: CardId) {
        let affiliation = self.affiliation(ship);
        let staffing = self.table.face(ship).staffing.iter();
        let required = staffing.fold(0, |all, i| all | i);
        let crew: Vec<CardId> = self
            .crew(ship, Some(seat))
            .filter(|c| !self.state.card(*c).is(Flag::Stopped))
            .collect();
        if let Some(&one) = crew.iter().find(|c| self.affiliation(**c) == affiliation) {
            self.show(one, Facet::Affiliation);
        }
        for card in crew {
            if self.table.face(card).icons & required != 0 {
                self.show(card, Facet::StaffingIcon);
            }
        }
    }

    pub(crate) fn enact_move_ship(&mut self, h: &Happening) {
        let (Some(ship), Some(Place::Orbit(to))) = (h.card, h.to) else {
            return;
        };
        // Texts may have changed the way; the Range is what it takes now.
        let needed = match h.from {
            Some(Place::Orbit(from)) => self.range_needed(ship, from, to),
            _ => h.n,
        };
        let card = &mut self.state.cards[ship.index()];
        card.range_used = card
            .range_used
            .saturating_add(needed.min(i16::from(i8::MAX)) as i8);
        card.place = Place::Orbit(to);
        self.tell_all(*h);
    }
}
