//! A player gives up (2E-GAP-43).

use super::turn::{Step, Turn};
use crate::kernel::frame::Frame;
use crate::kernel::game::Game;
use crate::kernel::happening::Happening;
use crate::kernel::ids::{CardId, Seat, Seats};
use crate::kernel::place::Place;
use crate::kernel::state::{EndedBy, Flag, Outcome, Until};
use cards::language::Kind;
use cards::lexicon::CardType;

impl Game {
    pub(crate) fn concede(&mut self, seat: Seat) {
        self.state.player_mut(seat).gone = true;
        self.tell_all(Happening::new(Kind::Leave).by(seat));
        let left = self.everybody();
        if left.len() == 1 {
            self.end_game(Outcome {
                winners: left,
                tied: Seats::NONE,
                by: EndedBy::Concession,
            });
            return;
        }
        // An order the player took part in cannot be finished without them: it is broken off.
        self.break_off();
        self.clear_away(seat);
        if self.state.active == seat {
            self.state.frames = vec![Frame::Turn(Turn::new(Step::Cleanup))];
        }
    }

    /// Back to the turn itself. Cards in the air go where used cards go.
    fn break_off(&mut self) {
        self.state.pending = None;
        self.reply = None;
        self.met = None;
        self.state.frames.truncate(1);
        if let Some(Frame::Turn(turn)) = self.state.frames.first_mut() {
            turn.step = match turn.step {
                Step::Beaming { .. } | Step::HidingInOrders => Step::OrderMenu,
                Step::HidingInPlay => Step::PlayMenu,
                step => step,
            };
            turn.work.clear();
        }
        self.expire(|u| matches!(u, Until::Attempt | Until::Dilemma | Until::Fight));
        for owner in self.state.seats() {
            for zone in [
                Place::Drawn(owner),
                Place::Stack(owner),
                Place::Limbo(owner),
            ] {
                for card in self.state.zone(zone).to_vec() {
                    self.send_home(card);
                }
            }
        }
    }

    /// The leaving player's cards go out of the game, what lies on them to its owners.
    fn clear_away(&mut self, seat: Seat) {
        for i in 0..self.state.cards.len() as u16 {
            let card = CardId(i);
            let place = self.state.card(card).place;
            let mine = self.table.face(card).owner == seat;
            if mine {
                self.state.put(card, Place::Removed(seat));
                self.state.cards[card.index()].clear();
                continue;
            }
            let host_gone = self.rests_on(card, seat);
            let site_gone = self
                .site_of(card)
                .is_some_and(|s| !self.has_other_mission(s, seat));
            // A card of somebody else that the leaver commanded has no commander any more.
            let leaderless = place.in_play() && self.state.card(card).commander == seat;
            let captive = place == Place::Brig(seat);
            if host_gone || (site_gone && place.in_play()) || leaderless || captive {
                self.send_home(card);
            }
        }
        // Hosts may have gone after the cards on them were looked at.
        let lost: Vec<CardId> = self
            .state
            .field
            .iter()
            .copied()
            .filter(|c| self.host_lost(*c))
            .collect();
        for card in lost {
            self.send_home(card);
        }
    }

    fn has_other_mission(&self, site: crate::kernel::ids::SiteId, seat: Seat) -> bool {
        let missions = &self.table.site_facts(site).missions;
        missions
            .iter()
            .any(|m| self.table.face(*m).owner != seat && self.is_in_row(*m))
    }

    fn is_in_row(&self, mission: CardId) -> bool {
        matches!(self.state.card(mission).place, Place::Row(_))
    }

    fn rests_on(&self, card: CardId, seat: Seat) -> bool {
        match self.state.card(card).place {
            Place::Aboard(host) | Place::On(host) | Place::Beneath(host) => {
                self.table.face(host).owner == seat || self.rests_on(host, seat)
            }
            _ => false,
        }
    }

    fn host_lost(&self, card: CardId) -> bool {
        match self.state.card(card).place {
            Place::Aboard(host) | Place::On(host) | Place::Beneath(host) => {
                !self.state.card(host).place.in_play() || self.host_lost(host)
            }
            _ => false,
        }
    }

    /// Dilemmas to the pile, everything else to the discard pile.
    fn send_home(&mut self, card: CardId) {
        let face = self.table.face(card);
        let owner = face.owner;
        if face.kind == CardType::Dilemma {
            self.state.put_under(card, Place::Pile(owner));
            self.state.cards[card.index()].clear();
            self.state.cards[card.index()].set(Flag::FaceUp, true);
            self.settle_pile(owner);
        } else {
            self.state.put(card, Place::Discard(owner));
            self.state.cards[card.index()].clear();
        }
        self.state.cards[card.index()].commander = owner;
    }
}
