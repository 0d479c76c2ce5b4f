//! A player gives up (2E-GAP-43).

use super::turn::{Step, Turn};
use super::{attempt, fight};
use crate::kernel::choice::Choice;
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
        if self.state.active == seat {
            // Nobody is left to finish what the leaver began.
            self.break_off();
            self.clear_away(seat);
            self.state.frames = vec![Frame::Turn(Turn::new(Step::Cleanup))];
        } else {
            self.let_go(seat);
            self.clear_away(seat);
        }
    }

    /// What goes on in somebody else's turn goes on without the leaver.
    fn let_go(&mut self, seat: Seat) {
        let own = (1..self.state.frames.len()).find(|i| self.is_of(&self.state.frames[*i], seat));
        if let Some(first) = own {
            self.state.frames.truncate(first);
            self.state.pending = None;
        }
        if self.state.frames.len() == 1 {
            // Between actions the turn looks at the decks again before it asks (2E-WIN-03).
            self.state.pending = None;
        }
        let next = self.state.left_of(seat);
        for i in 1..self.state.frames.len() {
            match &mut self.state.frames[i] {
                Frame::Respond(round) if round.seat == seat => round.seat = next,
                Frame::Attempt(a) if a.opponent == seat => {
                    self.state.frames.truncate(i + 1);
                    self.state.pending = None;
                    self.next_dilemma_player();
                    break;
                }
                Frame::Fight(f) if f.opponent == seat => {
                    // Nobody wins against somebody who is not there; the beginner's side is stopped.
                    f.step = fight::Step::Stopping;
                    f.winner = None;
                    f.work = f.involved.clone();
                    self.state.frames.truncate(i + 1);
                    self.state.pending = None;
                    break;
                }
                _ => {}
            }
        }
        self.forget_asking(seat);
    }

    /// Whether a frame is the leaver's doing.
    fn is_of(&self, frame: &Frame, seat: Seat) -> bool {
        let owned = |c: CardId| self.table.face(c).owner == seat;
        match frame {
            Frame::Play(p) => p.seat == seat,
            Frame::Block(b) => b.you == seat || owned(b.source),
            Frame::Check(c) => c.you == seat,
            Frame::Happen(h) => h.h.card.is_some_and(owned),
            Frame::Attempt(a) => a.attempter == seat,
            Frame::Fight(f) => f.starter == seat,
            Frame::Turn(_) | Frame::Respond(_) => false,
        }
    }

    /// The next player to the left draws; if the dilemmas were chosen already, none are left to face.
    fn next_dilemma_player(&mut self) {
        use attempt::Step as A;
        let Some(a) = self.attempt() else { return };
        let next = self.state.left_of(a.attempter);
        if let Some(a) = self.attempt_mut() {
            a.opponent = next;
            a.dilemma = None;
            a.step = match a.step {
                A::Choose | A::Order => A::Draw,
                A::Face | A::Instruct(_) | A::Overcome => A::Reveal,
                step => step,
            };
        }
    }

    /// A question to the leaver is dropped; one to somebody else no longer offers the leaver's cards.
    fn forget_asking(&mut self, seat: Seat) {
        let Some(mut pending) = self.state.pending.take() else {
            return;
        };
        if pending.seat == seat {
            return;
        }
        let stays = |c: &CardId| self.table.face(*c).owner != seat;
        match &mut pending.choice {
            Choice::Cards { from, min, max, .. } => {
                from.retain(stays);
                *max = (*max).min(from.len() as u16);
                *min = (*min).min(*max);
            }
            Choice::Order { cards } => cards.retain(stays),
            Choice::Player { from } => *from = from.without(seat),
            _ => {}
        }
        self.state.pending = Some(pending);
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
                self.quit_groups(card);
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
        self.quit_groups(card);
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
