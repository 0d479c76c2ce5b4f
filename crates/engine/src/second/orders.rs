//! Executing orders: beaming, moving, attempting, and Order texts (2E-ORD-01).

use crate::kernel::choice::Action;
use crate::kernel::game::Game;
use crate::kernel::ids::{CardId, Seat, SiteId};
use crate::kernel::place::Place;
use crate::kernel::refusal::{Refusal, Why, refuse};
use crate::kernel::state::Flag;
use cards::language::Timing;
use cards::lexicon::{CardType, MissionKind};

/// What one look over the table tells about a player's cards.
#[derive(Default)]
struct Survey {
    /// Own unstopped ships and where they are.
    ships: Vec<(CardId, SiteId)>,
    /// One bit a site: something there can be beamed up.
    surfaces: u64,
    /// Ships with something aboard that can be beamed.
    carrying: Vec<CardId>,
}

impl Game {
    fn survey(&self, seat: Seat) -> Survey {
        let mut s = Survey::default();
        for &card in &self.state.field {
            let c = self.state.card(card);
            if c.commander != seat {
                continue;
            }
            let stopped = c.is(Flag::Stopped);
            match (c.place, self.table.face(card).kind) {
                (Place::Orbit(site), CardType::Ship) if !stopped => s.ships.push((card, site)),
                (Place::Surface(site), CardType::Personnel | CardType::Equipment) if !stopped => {
                    s.surfaces |= 1 << (site.0 & 63);
                }
                (Place::Aboard(ship), CardType::Personnel | CardType::Equipment) if !stopped => {
                    s.carrying.push(ship);
                }
                _ => {}
            }
        }
        s
    }

    pub(crate) fn order_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.push(Action::End);
        let survey = self.survey(seat);
        for &(ship, site) in &survey.ships {
            let surface = self.table.site_facts(site).kind != MissionKind::Space;
            let loaded = survey.carrying.contains(&ship);
            let aboard = Place::Aboard(ship);
            let ground = Place::Surface(site);
            if surface && survey.surfaces & (1 << (site.0 & 63)) != 0 {
                self.offer_beam(seat, ground, aboard, out);
            }
            if loaded {
                if surface {
                    self.offer_beam(seat, aboard, ground, out);
                }
                for &(other, there) in &survey.ships {
                    if other != ship && there == site {
                        self.offer_beam(seat, aboard, Place::Aboard(other), out);
                    }
                }
                self.moves(seat, ship, site, out);
            }
        }
        self.attempts(seat, out);
        if self.hideable(seat).next().is_some() {
            out.push(Action::Hide);
        }
        self.text_orders(seat, out);
    }

    fn offer_beam(&self, seat: Seat, from: Place, to: Place, out: &mut Vec<Action>) {
        // The survey has already seen to most of it; texts can still stand in the way.
        if self.is_beam_free(seat, from, to) {
            out.push(Action::Beam { from, to });
        }
    }

    fn text_orders(&self, seat: Seat, out: &mut Vec<Action>) {
        for &(card, ability) in &self.table.actions {
            let interrupt = self.table.face(card).kind == CardType::Interrupt;
            if self.is_awake(card)
                && self.can_use(seat, card, ability)
                && (!interrupt || self.check_order_interrupt(seat, card).is_ok())
            {
                out.push(Action::Use { card, ability });
            }
        }
    }

    /// 2E-ORDX-01, 2E-ORDX-03, 2E-GAP-61.
    fn check_text_order(&self, seat: Seat, card: CardId, ability: u8) -> Result<(), Refusal> {
        if ability >= crate::text::respond::LASTING {
            return refuse("2E-WHEN-02", Why::NoResponse);
        }
        match &self.table.ability(card, ability).when {
            Timing::Order => {
                if self.table.face(card).kind == CardType::Interrupt {
                    self.check_order_interrupt(seat, card)?;
                }
                self.check_ability(seat, card, ability)
            }
            Timing::During(_) => self.check_ability(seat, card, ability),
            Timing::On(_) if self.table.face(card).kind == CardType::Interrupt => {
                refuse("2E-PLAY-11", Why::NoResponse)
            }
            _ => refuse("2E-WHEN-02", Why::NoResponse),
        }
    }

    fn check_order_interrupt(&self, seat: Seat, card: CardId) -> Result<(), Refusal> {
        let cx = self.cx_of(card);
        let lent = || self.table.face(card).owner == seat && self.is_lent(card, &cx);
        if self.state.card(card).place != Place::Hand(seat) && !lent() {
            return refuse("2E-PLAY-01", Why::NotInHand { card });
        }
        match self.holds(&self.table.def(card).play.need, &cx) {
            true => Ok(()),
            false => refuse("2E-ACT-11", Why::RequirementNotMet),
        }
    }

    pub(crate) fn check_order(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::End => Ok(()),
            Action::Beam { from, to } => self.check_beam(seat, from, to),
            Action::Move { ship, to } => self.check_move(seat, ship, to),
            Action::Attempt { mission, ship } => self.check_attempt(seat, mission, ship),
            Action::Use { card, ability } => self.check_text_order(seat, card, ability),
            Action::Hide => self.check_hide(seat),
            Action::Draw | Action::DrawRest => refuse("2E-TURN-02", Why::NotNow),
            Action::Play { card, .. } if self.table.face(card).kind == CardType::Interrupt => {
                refuse("2E-PLAY-11", Why::NotNow)
            }
            Action::Play { .. } => refuse("2E-PLAY-01", Why::NotNow),
            Action::Pass => refuse("2E-TURN-06", Why::NotNow),
            Action::Repair { .. } => refuse("2E-DAM-08", Why::NotNow),
        }
    }
}
