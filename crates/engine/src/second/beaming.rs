//! Beaming (2E-BEAM-01 to 2E-BEAM-10).

use super::rules::BeamingShip;
use super::turn::Step;
use crate::kernel::choice::{Ask, Choice, Constraint};
use crate::kernel::frame::Frame;
use crate::kernel::game::{Flow, Game};
use crate::kernel::happening::{Cause, Happening};
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Kind;
use cards::lexicon::{CardType, MissionKind};

impl Game {
    pub(crate) fn check_beam(&self, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        let a = self.transporter_site(seat, from)?;
        let b = self.transporter_site(seat, to)?;
        if a != b {
            return refuse("2E-BEAM-09", Why::DifferentMission);
        }
        if from == to {
            return refuse("2E-BEAM-05", Why::SamePlace);
        }
        let h = self.beam(seat, a, from, to);
        if let Some(by) = self.forbidden(&h) {
            return refuse("2E-BEAM-01", Why::Forbidden { by });
        }
        if self.beamable(seat, from).next().is_none() {
            let stopped = self.state.field.iter().find(|c| {
                let card = self.state.card(**c);
                card.place == from && card.commander == seat && card.is(Flag::Stopped)
            });
            return match stopped {
                Some(&card) => refuse("2E-ORD-07", Why::Stopped { card }),
                None => refuse("2E-BEAM-02", Why::NothingToBeam),
            };
        }
        self.check_tolls(&h, seat)
    }

    fn beam(&self, seat: Seat, site: SiteId, from: Place, to: Place) -> Happening {
        let mission = self.table.site_facts(site).missions[0];
        Happening::new(Kind::Beam)
            .by(seat)
            .other(mission)
            .from(from)
            .to(to)
    }

    /// Whether no text stands in the way of a beam that could be made otherwise.
    pub(crate) fn is_beam_free(&self, seat: Seat, from: Place, to: Place) -> bool {
        if self.table.modifiers == 0 {
            return true;
        }
        let Ok(site) = self.transporter_site(seat, from) else {
            return false;
        };
        let h = self.beam(seat, site, from, to);
        self.forbidden(&h).is_none() && self.check_tolls(&h, seat).is_ok()
    }

    /// The site of one end of a beam, if `seat` may use it.
    fn transporter_site(&self, seat: Seat, place: Place) -> Result<SiteId, Refusal> {
        match place {
            Place::Surface(site) => {
                if self.table.site_facts(site).kind == MissionKind::Space {
                    return refuse("2E-BEAM-06", Why::NoSurface);
                }
                Ok(site)
            }
            Place::Aboard(ship) => {
                let card = self.state.card(ship);
                let Place::Orbit(site) = card.place else {
                    return refuse("2E-BEAM-01", Why::NoShipThere);
                };
                if card.commander != seat {
                    let own = self.state.field.iter().any(|c| {
                        self.state.card(*c).place == Place::Orbit(site)
                            && self.state.card(*c).commander == seat
                    });
                    return match own {
                        true => refuse("2E-BEAM-07", Why::OpponentsShip { ship }),
                        false => refuse("2E-BEAM-01", Why::NoShipThere),
                    };
                }
                if card.is(Flag::Stopped) && self.state.rules.beaming_ship == BeamingShip::Unstopped
                {
                    return refuse("2E-GAP-33", Why::Stopped { card: ship });
                }
                Ok(site)
            }
            place => refuse("2E-BEAM-03", Why::NotThere { place }),
        }
    }

    /// Own unstopped personnel and own equipment there (2E-ORD-07, 2E-GAP-34).
    pub(crate) fn beamable(&self, seat: Seat, from: Place) -> impl Iterator<Item = CardId> + '_ {
        self.state.field.iter().copied().filter(move |c| {
            let card = self.state.card(*c);
            card.place == from
                && card.commander == seat
                && !card.is(Flag::Stopped)
                && matches!(
                    self.table.face(*c).kind,
                    CardType::Personnel | CardType::Equipment
                )
        })
    }

    pub(crate) fn beam_cards(&mut self, from: Place, to: Place) -> Flow {
        let seat = self.state.active;
        let Some(cards) = self.reply_cards() else {
            // A player who left may have taken a ship or a mission along (2E-GAP-43).
            if self.check_beam(seat, from, to).is_err() {
                if let Some(Frame::Turn(turn)) = self.state.frames.last_mut() {
                    turn.step = Step::OrderMenu;
                }
                return Flow::Go;
            }
            let candidates: Vec<CardId> = self.beamable(seat, from).collect();
            let max = candidates.len() as u16;
            let choice = Choice::Cards {
                from: candidates,
                min: 1,
                max,
                rule: Constraint::Free,
            };
            return self.ask(seat, Ask::BeamWhich, choice);
        };
        if let Some(Frame::Turn(turn)) = self.state.frames.last_mut() {
            turn.step = Step::OrderMenu;
        }
        let site = match (from, to) {
            (Place::Surface(site), _) | (_, Place::Surface(site)) => Some(site),
            (Place::Aboard(ship), _) => self.site_of(ship),
            _ => None,
        };
        let mut h = Happening::new(Kind::Beam)
            .by(seat)
            .cause(Cause::Action)
            .from(from)
            .to(to);
        h.other = site.map(|s| self.table.site_facts(s).missions[0]);
        h.n = cards.len() as i16;
        self.happen_for_a_price(h, cards, seat);
        Flow::Go
    }

    pub(crate) fn enact_beam(&mut self, h: &Happening, cards: &[CardId]) {
        let Some(to) = h.to else { return };
        for card in cards {
            let from = self.state.card(*card).place;
            if matches!(from, Place::Surface(_) | Place::Aboard(_)) {
                self.state.cards[card.index()].place = to;
            }
        }
        self.tell_cards(*h, cards);
    }
}
